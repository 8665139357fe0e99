import { emailForm, mobileForm } from "~/account/forms";
import { CodeField } from "~/account/parts/code-field";
import { areaChoices, type Area } from "~/account/parts/phone-form";
import { Field } from "~/ui/form/field";
import { useFields } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { Choice } from "~/ui/form/choice";
import { isBack, Setting, SettingForm, type SettingProps } from "./setting";

export function EmailSetting({ profile, answer }: SettingProps) {
  const t = useT();
  const field = useFields(emailForm, answer);
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
      <SettingForm form={emailForm} answer={answer} submit={t("member.emailBind")}>
        <Field
          {...field("email")}
          label={t("account.email")}
          help={t("account.codeHelp")}
          autoComplete="email"
        />
        <CodeField form={emailForm} answer={answer} />
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
  const field = useFields(mobileForm, answer);
  return (
    <Setting
      id="mobile"
      name={t("member.mobile")}
      value={profile.mobile || t("member.notSet")}
      open={isBack(answer, "mobile")}
    >
      <SettingForm form={mobileForm} answer={answer} submit={t("member.mobileBind")}>
        <Choice
          field={field("area", homeArea)}
          label={t("account.area")}
          options={areaChoices(areas)}
        />
        <Field
          {...field("mobile")}
          label={t("account.mobile")}
          help={t("member.mobileHelp")}
          autoComplete="tel-national"
        />
        <CodeField form={mobileForm} answer={answer} />
      </SettingForm>
    </Setting>
  );
}
