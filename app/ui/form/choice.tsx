import { FieldError } from "./field";
import type { FieldState } from "./form-answer";

interface Props {
  field: FieldState;
  label: string;
  /** What stands there before anything is chosen. */
  none?: string;
  options: { value: string; label: string }[];
}

/** A labelled list to choose from. What was chosen stays, even where the list cannot be had any more. */
export function Choice({ field, label, none, options }: Props) {
  const { id, name, required, value = "", error, focus } = field;
  const lost = value !== "" && !options.some((one) => one.value === value);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        required={required}
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
      <FieldError id={id} error={error} />
    </p>
  );
}
