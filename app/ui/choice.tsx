import type { ParseKeys } from "i18next";
import type { useField } from "./form-answer";
import { useT } from "./site-data";

interface Props {
  field: ReturnType<ReturnType<typeof useField>>;
  label: string;
  /** What stands there before anything is chosen. */
  none?: string;
  options: { value: string; label: string }[];
}

/** A labelled list to choose from. What was chosen stays, even where the list cannot be had any more. */
export function Choice({ field, label, none, options }: Props) {
  const t = useT();
  const { id, name, value = "", error, focus } = field;
  const lost = value !== "" && !options.some((one) => one.value === value);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        required
        autoFocus={focus}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {none !== undefined && <option value="">{none}</option>}
        {lost && <option value={value}>{value}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      {error && (
        <span id={`${id}-error`} className="form-error" role="alert">
          {t(error as ParseKeys)}
        </span>
      )}
    </p>
  );
}
