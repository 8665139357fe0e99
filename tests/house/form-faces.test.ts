import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Form } from "../../app/forms/form.ts";
import { formFaces } from "../../app/forms/form-faces.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const modules = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((path) => /^[a-z]+\/forms\.ts$/.test(path))
  .map((path) => `${app}${path}`);

/** What the plugin makes of a module, for a browser or for the server. */
async function made(id: string, ssr: boolean): Promise<string | null> {
  const { load } = formFaces({ alias: { "~": app.slice(0, -1) } });
  if (typeof load !== "function") return expect.fail("the plugin loads nothing");
  const context = { addWatchFile: () => {} };
  const one: unknown = await Reflect.apply(load, context, [id, { ssr }]);
  return typeof one === "object" && one !== null && "code" in one ? String(one.code) : null;
}

test.each(modules)("%s says to a browser what its schemas say, and no more", async (id) => {
  const code = (await made(id, false)) ?? expect.fail("nothing was made of it");
  const inBrowser: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const onServer: Record<string, Form> = await import(id);
  const faces = Object.entries(onServer).flatMap(([export_, { schema, name, fields }]) =>
    schema === undefined ? [] : [[export_, { name, fields }] as const],
  );
  expect(faces.length).toBeGreaterThan(0);
  expect({ ...Object(inBrowser) }).toEqual(Object.fromEntries(faces));
  expect(code).not.toContain("import");
});

test("the server keeps its schemas, and other modules are left alone", async () => {
  expect(await made(`${app}account/forms.ts`, true)).toBeNull();
  expect(await made(`${app}ui/field.tsx`, false)).toBeNull();
});
