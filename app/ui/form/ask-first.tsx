import type { ReactNode } from "react";

interface Props {
  /** The words of what cannot be undone, and what they name to whoever cannot see beside what they stand. */
  words: string;
  label?: string;
  /** The form that does it. */
  children: ReactNode;
}

/** Shows the button that cannot be undone only to who asks for it, scripts or none. */
export function AskFirst({ words, label, children }: Props) {
  return (
    <details className="ask-first">
      <summary className="quiet" aria-label={label}>
        {words}
      </summary>
      {children}
    </details>
  );
}
