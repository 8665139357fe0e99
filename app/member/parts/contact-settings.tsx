import { CodeField } from "~/account/parts/code-field";
import { areaChoices, type Area } from "~/account/parts/sms-form";
import { Field } from "~/ui/field";
import { useField } from "~/ui/form-answer";
import { useT } from "~/ui/site-data";
import { Choice } from "~/ui/choice";
import { isBack, Setting, SettingForm, type SettingProps } from "./setting";

export function EmailSetting({ profile, answer }: SettingProps) {
  const t = useT();
  const field = useField("email", answer);
  const { email, vemail } = profile;
  return (
    <Setting
      id="email"
      name={t("member.email")}
      value={
        email === "" ? (
          t("member.notSet")
        ) : (
          <>
            {email}{" "}
            <span className="badge">{t(vemail ? "member.verified" : "member.unverified")}</span>
          </>
        )
      }
      open={isBack(answer, "email")}
    >
      <SettingForm name="email" answer={answer} submit={t("member.emailBind")}>
        <Field
          {...field("email")}
          type="email"
          label={t("account.email")}
          help={t("account.codeHelp")}
          max={100}
          autoComplete="email"
          required
        />
        <CodeField name="email" answer={answer} />
      </SettingForm>
    </Setting>
  );
}

interface MobileProps extends SettingProps {
  areas: Area[];
}

const homeArea = "86";

export function MobileSetting({ profile, areas, answer }: MobileProps) {
  const t = useT();
  const field = useField("mobile", answer);
  return (
    <Setting
      id="mobile"
      name={t("member.mobile")}
      value={profile.mobile || t("member.notSet")}
      open={isBack(answer, "mobile")}
    >
      <SettingForm name="mobile" answer={answer} submit={t("member.mobileBind")}>
        <Choice
          field={field("area", homeArea)}
          label={t("account.area")}
          options={areaChoices(areas)}
        />
        <Field
          {...field("mobile")}
          type="tel"
          label={t("account.mobile")}
          help={t("member.mobileHelp")}
          max={15}
          autoComplete="tel-national"
          required
        />
        <CodeField name="mobile" answer={answer} />
      </SettingForm>
    </Setting>
  );
}
