import type { ParseKeys } from "i18next";
import { useT } from "./site-data";

interface Props {
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
  /** The first field with an error takes the focus. */
  focus?: boolean;
}

/** A labelled field with its help below and its error beside it, in words. */
export function Field({ name, label, value, error, help, lines = 1, max, required, focus }: Props) {
  const t = useT();
  const described = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(" ");
  const shared = {
    id: `field-${name}`,
    name,
    defaultValue: value,
    maxLength: max,
    required,
    autoFocus: focus,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <p className="field">
      <label htmlFor={shared.id}>{label}</label>
      {lines > 1 ? <textarea {...shared} rows={lines} /> : <input {...shared} />}
      {error && (
        <span id={`${name}-error`} className="form-error" role="alert">
          {t(error as ParseKeys)}
        </span>
      )}
      {help && (
        <span id={`${name}-help`} className="muted">
          {help}
        </span>
      )}
    </p>
  );
}
