import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { fieldLayers } from "./layers";
import { marksOf, type Marks, type Typed } from "./secrets";

/** What a page knows of a field: all of it comes from the schema. */
export interface FieldFace {
  kind?: Typed;
  required?: boolean;
  maxLength?: number;
}

/** What a page knows of a form. */
export interface FormFace<Name extends string = string> {
  /** Unique among the forms of a page. */
  name: string;
  fields: Record<Name, FieldFace>;
}

export interface Form<
  Schema extends z.ZodType = z.ZodType,
  Name extends string = string,
> extends FormFace<Name> {
  schema: Schema;
  marks: ReadonlyMap<string, Marks>;
}

type Layers = ReturnType<typeof fieldLayers>;
type NameOf<Schema extends z.ZodType> = keyof z.input<Schema> & string;

const forms: Form[] = [];
/** Every form of the site: the server has all modules of forms in it. */
export const everyForm: readonly Form[] = forms;

/**
 * A form by its schema. In a browser only its face is left (see `formFaces`). A form with several buttons has a schema
 * for each, and `whole` has the fields of all.
 */
export function form<Schema extends z.ZodType, Whole extends z.ZodType = Schema>(
  name: string,
  schema: Schema,
  whole: Whole | Schema = schema,
): Form<Schema, NameOf<Schema> | NameOf<Whole>> {
  const layers = fieldLayers(whole);
  const marks = new Map([...layers].map(([field, its]) => [field, marksOf(its)]));
  const made = { name, schema, marks, fields: facesOf(whole, layers) };
  forms.push(made);
  return made;
}

/**
 * `required` and `maxLength` are all that browsers check before a form is sent. Patterns and least lengths are the
 * server's, which says in words what is wrong.
 */
function facesOf(schema: z.ZodType, layers: Layers): Record<string, FieldFace> {
  const constraints = getZodConstraint(schema);
  const faces = [...layers].map(([name, its]): [string, FieldFace] => {
    const { kind } = marksOf(its);
    const maxLength = longest(its);
    return [
      name,
      {
        ...(kind !== undefined && { kind }),
        ...(constraints[name]?.required && { required: true }),
        ...(maxLength !== null && { maxLength }),
      },
    ];
  });
  return Object.fromEntries(faces);
}

/** As zod says it: conform 1.21 looks for lengths where zod 4.6 does not keep them any more. */
function longest(layers: readonly z.core.$ZodType[]): number | null {
  const lengths = layers.flatMap((one) =>
    one instanceof z.ZodString ? (one.maxLength ?? []) : [],
  );
  return lengths.length === 0 ? null : Math.min(...lengths);
}
