import { speeds } from "./keys";

interface Props {
  label: string;
  speed: number;
  onChoose: (speed: number) => void;
}

export function SpeedChoice({ label, speed, onChoose }: Props) {
  return (
    <label>
      {label}
      <select value={speed} onChange={({ target }) => onChoose(Number(target.value))}>
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </label>
  );
}
