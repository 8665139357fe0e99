import type { ParseKeys } from "i18next";
import { useT } from "./site-data";

interface Props {
  /** Unique on its page; a page may have several forms. */
  id?: string;
  name: string;
  label: string;
  value?: string | undefined;
  /** A key of i18n. */
  error?: string | undefined;
  help?: string;
  /** More than one makes it a box. */
  lines?: number;
  max: number;
  required?: boolean;
  type?: "text" | "password" | "email" | "tel";
  /** What a browser may fill in, such as `current-password`. */
  autoComplete?: string;
  inputMode?: "numeric";
  /** The first field with an error takes the focus. */
  focus?: boolean;
}

/** A labelled field with its help below and its error beside it, in words. */
export function Field(props: Props) {
  const { name, label, value, error, help, lines = 1, max, required, focus } = props;
  const { type = "text", autoComplete, inputMode, id = `field-${name}` } = props;
  const t = useT();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    defaultValue: value,
    maxLength: max,
    required,
    autoFocus: focus,
    autoComplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea {...shared} rows={lines} />
      ) : (
        <input {...shared} type={type} inputMode={inputMode} />
      )}
      {error && (
        <span id={`${id}-error`} className="form-error" role="alert">
          {t(error as ParseKeys)}
        </span>
      )}
      {help && (
        <span id={`${id}-help`} className="muted">
          {help}
        </span>
      )}
    </p>
  );
}
