import { randomInt } from "node:crypto";
import sharp from "sharp";

/** Each digit in a box of 20 by 36, drawn rather than written: no font is needed. */
const strokes = [
  "M10 2C2 2 2 34 10 34S18 2 10 2z",
  "M4 9L11 2V34",
  "M3 10C3 0 17 0 17 10 17 18 6 24 3 34H17",
  "M3 4H16L9 15C20 15 20 34 9 34 5 34 3 32 2 29",
  "M14 34V2L2 24H18",
  "M16 2H5L4 16C18 11 20 34 9 34 5 34 3 32 2 29",
  "M14 2C4 8 2 18 3 26 4 37 17 36 17 26 17 15 5 15 3 25",
  "M2 2H17L8 34",
  "M10 17C2 14 2 2 10 2S18 14 10 17C1 20 1 34 10 34S19 20 10 17z",
  "M17 11C15 21 3 21 3 11 3 0 16 0 17 11 18 20 15 30 7 34",
];

/** Four digits as a painted picture, in a data address; no text can be read out of it. */
export async function drawDigits(digits: string): Promise<string> {
  const painted = await sharp(Buffer.from(draw(digits)), { density: 108 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return `data:image/png;base64,${painted.toString("base64")}`;
}

function draw(digits: string): string {
  const figures = [...digits].map((digit, place) => {
    const turn = randomInt(-14, 15);
    const x = 14 + place * 29 + randomInt(-3, 4);
    return `<path transform="translate(${x} ${randomInt(7, 16)}) rotate(${turn} 10 18)" d="${strokes[Number(digit)] ?? ""}"/>`;
  });
  const noise = Array.from(
    { length: 4 },
    () =>
      `<path stroke-width="1.2" opacity=".5" d="M0 ${randomInt(58)}Q70 ${randomInt(58)} 140 ${randomInt(58)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 58" width="140" height="58">` +
    `<rect width="140" height="58" fill="#f4f1ea"/>` +
    `<g fill="none" stroke="#3d4a5c" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">` +
    `${figures.join("")}${noise.join("")}</g></svg>`
  );
}
