import { expect, test } from "vitest";
import { drawText, look, randomText, type Look } from "../../../server/session/captcha-picture.ts";
import { solve } from "./captcha-solver.ts";

const pictures = 150;
const plain: Look = { step: [31, 31], turn: 0, bend: 0, lines: 0 };

async function readBySolver(count: number, how: Look) {
  let [whole, characters] = [0, 0];
  for (let n = 0; n < count; n++) {
    const text = randomText();
    const read = await solve(await drawText(text, how));
    if (read === text) whole += 1;
    characters += [...text].filter((one, place) => one === read[place]).length;
  }
  return { whole: whole / count, characters: characters / count / 6 };
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;

test("the solver can read: plain letters, at least half of them whole", async () => {
  const { whole, characters } = await readBySolver(20, plain);
  console.log(`plain: ${percent(whole)} whole, ${percent(characters)} of the characters`);
  expect(whole).toBeGreaterThanOrEqual(0.5);
});

test("and reads under 5 % of the pictures a visitor gets", { timeout: 120_000 }, async () => {
  const { whole, characters } = await readBySolver(pictures, look);
  console.log(`${pictures}: ${percent(whole)} whole, ${percent(characters)} of the characters`);
  expect(whole).toBeLessThan(0.05);
});
