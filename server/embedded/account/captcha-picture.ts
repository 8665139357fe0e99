import { randomInt } from "node:crypto";

const length = 6;
/** The seven segments of a digit as a clock shows it, from the top clockwise, the middle one last. */
const segments = [
  "M4 4H20",
  "M20 4V20",
  "M20 20V36",
  "M20 36H4",
  "M4 36V20",
  "M4 20V4",
  "M4 20H20",
].map((path) => `<path d="${path}"/>`);
/** The segments of each digit, by their places. */
const digitShapes = "012345 12 01346 01236 1256 02356 023456 012 0123456 012356".split(" ");

export function randomDigits(): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

/** A picture of the digits, in a data address: a host's captcha, for a demonstration that nobody attacks. */
export async function drawDigits(digits: string): Promise<string> {
  const shapes = [...digits].map((digit, at) => {
    const lines = [...(digitShapes[Number(digit)] ?? "")].map((place) => segments[Number(place)]);
    return `<g transform="translate(${12 + at * 30} ${4 + randomInt(12)})">${lines.join("")}</g>`;
  });
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${24 + length * 30}" height="56">` +
    `<rect width="100%" height="100%" fill="#f4f1ea"/>` +
    `<g fill="none" stroke="#3d4a5c" stroke-width="4" stroke-linecap="round">${shapes.join("")}</g></svg>`;
  // Loaded when it is first wanted, as painted pictures do.
  const { default: sharp } = await import("sharp");
  const painted = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${painted.toString("base64")}`;
}
