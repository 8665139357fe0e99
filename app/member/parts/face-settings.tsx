import { Field, FieldError } from "~/ui/form/field";
import { useFields } from "~/ui/form/form-answer";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { avatarForm, nicknameForm, pictureForm } from "../forms";
import { isBack, Setting, SettingForm, type SettingProps } from "./setting";

export function NicknameSetting({ profile, answer }: SettingProps) {
  const t = useT();
  const field = useFields(nicknameForm, answer);
  return (
    <Setting
      id="nickname"
      name={t("member.nickname")}
      value={profile.nickname || t("member.notSet")}
      open={isBack(answer, "nickname")}
    >
      <SettingForm form={nicknameForm} answer={answer} submit={t("member.save")}>
        <Field
          {...field("nickname", profile.nickname)}
          label={t("member.nickname")}
          help={t("member.nicknameHelp")}
          autoComplete="nickname"
        />
      </SettingForm>
    </Setting>
  );
}

interface AvatarProps extends SettingProps {
  avatars: { name: string; src: string }[];
}

/** One of the host's pictures, or the member's own. */
export function AvatarSetting({ profile, avatars, answer }: AvatarProps) {
  const t = useT();
  const { required, error, focus } = useFields(avatarForm, answer)("avatar");
  return (
    <Setting
      id="avatar"
      name={t("member.avatar")}
      value={<Picture src={profile.avatar} width={64} height={64} sizes="64px" eager />}
      open={isBack(answer, "avatar", "picture")}
    >
      {avatars.length > 0 && (
        <SettingForm form={avatarForm} answer={answer} submit={t("member.save")}>
          <fieldset className="avatars" aria-describedby={error ? "avatar-error" : undefined}>
            <legend>{t("member.avatars")}</legend>
            {avatars.map(({ name, src }, place) => (
              <label key={name}>
                <input
                  type="radio"
                  name="avatar"
                  value={name}
                  defaultChecked={src === profile.avatar}
                  required={required}
                  autoFocus={focus && place === 0}
                />
                <Picture src={src} width={64} height={64} sizes="64px" />
                <span>{t("member.avatarOne", { number: place + 1 })}</span>
              </label>
            ))}
          </fieldset>
          {error && (
            <p id="avatar-error" className="form-error" role="alert">
              {t(error)}
            </p>
          )}
        </SettingForm>
      )}
      <Upload answer={answer} />
    </Setting>
  );
}

function Upload({ answer }: Pick<SettingProps, "answer">) {
  const t = useT();
  const { id, name, kind, required, error, focus } = useFields(pictureForm, answer)("file");
  return (
    <SettingForm form={pictureForm} answer={answer} submit={t("member.avatarUpload")} upload>
      <p className="field">
        <label htmlFor={id}>{t("member.avatarFile")}</label>
        <input
          id={id}
          type={kind}
          name={name}
          accept="image/jpeg,image/png,image/webp"
          required={required}
          autoFocus={focus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        />
        <FieldError id={id} error={error} />
        <span id={`${id}-help`} className="muted">
          {t("member.avatarFileHelp")}
        </span>
      </p>
    </SettingForm>
  );
}
