import type { ParseKeys } from "i18next";
import { Field } from "~/ui/field";
import { useField } from "~/ui/form-answer";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { isBack, Setting, SettingForm, type SettingProps } from "./setting";

export function NicknameSetting({ profile, answer }: SettingProps) {
  const t = useT();
  const field = useField("nickname", answer);
  return (
    <Setting
      id="nickname"
      name={t("member.nickname")}
      value={profile.nickname || t("member.notSet")}
      open={isBack(answer, "nickname")}
    >
      <SettingForm name="nickname" answer={answer} submit={t("member.save")}>
        <Field
          {...field("nickname", profile.nickname)}
          label={t("member.nickname")}
          help={t("member.nicknameHelp")}
          max={30}
          autoComplete="nickname"
          required
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
  const { error, focus } = useField("avatar", answer)("avatar");
  return (
    <Setting
      id="avatar"
      name={t("member.avatar")}
      value={<Picture src={profile.avatar} width={64} height={64} sizes="64px" eager />}
      open={isBack(answer, "avatar", "picture")}
    >
      {avatars.length > 0 && (
        <SettingForm name="avatar" answer={answer} submit={t("member.save")}>
          <fieldset className="avatars" aria-describedby={error ? "avatar-error" : undefined}>
            <legend>{t("member.avatars")}</legend>
            {avatars.map(({ name, src }, place) => (
              <label key={name}>
                <input
                  type="radio"
                  name="avatar"
                  value={name}
                  defaultChecked={src === profile.avatar}
                  required
                  autoFocus={focus && place === 0}
                />
                <Picture src={src} width={64} height={64} sizes="64px" />
                <span>{t("member.avatarOne", { number: place + 1 })}</span>
              </label>
            ))}
          </fieldset>
          {error && (
            <p id="avatar-error" className="form-error" role="alert">
              {t(error as ParseKeys)}
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
  const { id, error, focus } = useField("picture", answer)("file");
  return (
    <SettingForm name="picture" answer={answer} submit={t("member.avatarUpload")} upload>
      <p className="field">
        <label htmlFor={id}>{t("member.avatarFile")}</label>
        <input
          id={id}
          type="file"
          name="file"
          accept="image/jpeg,image/png,image/webp"
          required
          autoFocus={focus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        />
        {error && (
          <span id={`${id}-error`} className="form-error" role="alert">
            {t(error as ParseKeys)}
          </span>
        )}
        <span id={`${id}-help`} className="muted">
          {t("member.avatarFileHelp")}
        </span>
      </p>
    </SettingForm>
  );
}
