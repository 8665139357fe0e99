/** Prints a table: the first column to the left, figures to the right. */
export function print(title: string, head: string[], rows: string[][], note = ""): void {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => wide(row[at] ?? ""))),
  );
  const line = (row: string[]) =>
    `  ${row.map((cell, at) => pad(cell, widths[at] ?? 0, at > 0)).join("   ")}`.trimEnd();
  const lines = [head, ...rows].map(line);
  console.log(`\n${title}\n${lines.join("\n")}${note === "" ? "" : `\n  ${note}`}`);
}

/** A figure with so many digits behind the point; a dash where nothing could be measured. */
export function figure(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : "-";
}

export const kb = (bytes: number) => figure(bytes / 1024, 1);

/** `0.95x`: how much of theirs is ours. */
export const ratio = (ours: number, theirs: number) => `${figure(ours / theirs, 2)}x`;

export function median(values: number[]): number {
  return share(values, 0.5);
}

/** The value below which this share of them lies. */
export function share(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** A Chinese character takes two columns. */
function wide(text: string): number {
  return [...text].reduce((width, one) => width + (one > "\u2e7f" ? 2 : 1), 0);
}

function pad(text: string, width: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, width - wide(text)));
  return right ? space + text : text + space;
}
