import { z } from "zod";

type Schema = z.core.$ZodType;

/** Each field of a form's schema, by name, with every schema it is made of. */
export function fieldLayers(schema: Schema): ReadonlyMap<string, Schema[]> {
  const fields = new Map<string, Schema[]>();
  for (const layer of layersOf(schema)) {
    if (!(layer instanceof z.core.$ZodObject)) continue;
    for (const [name, field] of Object.entries(layer._zod.def.shape)) {
      fields.set(name, [...(fields.get(name) ?? []), ...layersOf(field)]);
    }
  }
  return fields;
}

/** A schema and whatever it wraps, pipes, joins or chooses from. */
function layersOf(schema: Schema): Schema[] {
  const { def } = schema._zod;
  const inner = [
    "innerType" in def && def.innerType,
    "in" in def && def.in,
    "out" in def && def.out,
    "left" in def && def.left,
    "right" in def && def.right,
    "element" in def && def.element,
    ...("options" in def && Array.isArray(def.options) ? def.options : []),
  ].filter((one) => one instanceof z.core.$ZodType);
  return [schema, ...inner.flatMap(layersOf)];
}
