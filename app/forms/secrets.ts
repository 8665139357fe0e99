import { z } from "zod";
import type { MessageKey } from "~/i18n/translator";

/** How a field is typed: `lines` is a box of several lines. */
export type Typed = "text" | "lines" | "email" | "tel" | "password" | "file";

/** What a schema says of a field beside its checks. */
export interface Marks {
  /** Nothing is typed into a field that has no kind: ids, choices, which button was pressed. */
  kind?: Typed;
  /** What the field is called where its own page cannot be shown. */
  label?: MessageKey;
  /** Never given back to a page, and asked for again. */
  secret?: boolean;
  /** Good for one attempt: its form asks for a new one. */
  once?: boolean;
}

const registry = z.registry<Marks>();

/** A field people type into. */
export function typed<Shape extends z.ZodType>(kind: Typed, label: MessageKey, shape: Shape) {
  return mark(shape, { kind, label });
}

/** A field no page ever gives back: a password, or an answer that proves who one is. */
export function secret<Shape extends z.ZodType>(shape: Shape): Shape {
  return mark(shape, { secret: true });
}

/** A secret that is good for one attempt, such as a solved challenge. */
export function once<Shape extends z.ZodType>(shape: Shape): Shape {
  return mark(shape, { secret: true, once: true });
}

/** A copy keeps the marks of what it was made from, and so does whatever is checked further. */
function mark<Shape extends z.ZodType>(shape: Shape, marks: Marks): Shape {
  const marked = shape.clone();
  registry.add(marked, marks);
  return marked;
}

/** The marks of a field, by all it is made of. */
export function marksOf(layers: readonly z.core.$ZodType[]): Marks {
  return Object.assign({}, ...layers.map((one) => registry.get(one)));
}
