import type { z } from "zod";
import { NotFound } from "./errors.ts";

/** An empty payload of a detail call (`null`, `[]`, `{}`) is the host's way to say that it has no such thing. */
export function found<Shape extends z.ZodType>(shape: Shape, payload: unknown): z.output<Shape> {
  const empty =
    payload === null ||
    payload === undefined ||
    (typeof payload === "object" && Object.keys(payload).length === 0);
  if (empty) throw new NotFound("the payload is empty");
  return shape.parse(payload);
}
