import type { MessageKey } from "~/i18n/translator";
import type { FieldFace } from "~/forms/form";
import { useT } from "../site-data";

interface Props extends FieldFace {
  /** Unique on its page; a page may have several forms. */
  id: string;
  name: string;
  label: string;
  value?: string | undefined;
  error?: MessageKey | undefined;
  help?: string | undefined;
  /** How high a box of several lines is. */
  lines?: number;
  /** What a browser may fill in, such as `current-password`. */
  autoComplete?: string;
  inputMode?: "numeric";
  /** The first field with an error takes the focus. */
  focus?: boolean;
}

/** A labelled field with its help below and its error beside it, in words. Its limits come from its schema. */
export function Field(props: Props) {
  const { id, name, kind = "text", label, value, error, help, lines } = props;
  const { maxLength, required, focus, autoComplete, inputMode } = props;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    defaultValue: value,
    maxLength,
    required,
    autoFocus: focus,
    autoComplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "lines" ? (
        <textarea {...shared} rows={lines} />
      ) : (
        <input {...shared} type={kind} inputMode={inputMode} />
      )}
      <FieldError id={id} error={error} />
      {help && (
        <span id={`${id}-help`} className="muted">
          {help}
        </span>
      )}
    </p>
  );
}

/** What is wrong with a field, announced. */
export function FieldError({ id, error }: { id: string; error: MessageKey | undefined }) {
  const t = useT();
  if (error === undefined) return null;
  return (
    <span id={`${id}-error`} className="form-error" role="alert">
      {t(error)}
    </span>
  );
}
