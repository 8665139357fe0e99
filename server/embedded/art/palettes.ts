/** One light of day: three sky tones, the light itself, the land far and near, and the dark under the text. */
export interface Palette {
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly ink: string;
  readonly accent: string;
}

function palette(tones: string): Palette {
  const [top, mid, low, glow, far, near, ink, accent] = tones.split(" ").map((tone) => `#${tone}`);
  return { top, mid, low, glow, far, near, ink, accent } as Palette;
}

//                    top    mid    low    glow   far    near   ink    accent
const teal = palette("1f7672 7bb5aa f7e6c0 fff6dd 83b3a8 0d4341 062a29 edc070");
const umber = palette("9a5b1d deaa68 fdecc8 fff8e2 c99766 56301a 27150b f6cd80");
const rose = palette("a8717a e0b5ad fcebde fff6ec cda09c 63384a 3d1c2b f9d2a4");
const olive = palette("76834f bfc086 f9f3d6 fffce6 a6ab76 3d4d26 212d10 ead07a");
const slate = palette("456789 9fb8c9 f7e9d3 fff6e6 94acbd 27435f 142a42 eec893");
const ochre = palette("c98f35 efca80 fff4da fffbee d6ab66 6e4817 42270a fff0c2");
const mist = palette("b5c4bc e2e3d6 fbfaf7 ffffff b9c5b6 3d5a50 1d3833 c0803a");
const blush = palette("dcb9ac f2dccd fdf3e7 fffaf0 d9b3a4 744a42 4a2822 b9653f");
const sage = palette("9fb59a d3dcbd f8f5df fffdee a9bb9b 3d5a42 1d3524 d9a95a");
const plum = palette("353057 96708a f6bd8c ffead0 806080 291f38 151021 f8c884");
const night = palette("0e1b2a 234059 7f979a fbecc6 36546a 10202c 080f16 f5d48a");
const deep = palette("062629 13595a 86b8a4 fbf0cc 2a6b67 072a2a 041817 f3d68c");
const dusk = palette("2c4763 8c98ae f5cfa4 fff0d6 7488a0 1d2f45 0d1824 f6cd8c");
const ember = palette("2a180e 7a431d e0a05a fff0c6 80502a 28170c 150c06 f9cd7c");

/** The palettes by the hour they suit. */
export const PALETTES = {
  day: [teal, blush, ochre, sage, slate, rose, mist, olive],
  any: [rose, teal, plum, mist, umber, slate, blush, olive, dusk],
  warm: [ochre, rose, sage, umber, teal, blush, plum],
  dark: [night, plum, dusk, deep, ember],
  room: [umber, deep, plum, ember, dusk, night],
} as const satisfies Record<string, readonly Palette[]>;

export type Hour = keyof typeof PALETTES;

/** Blends two #rrggbb colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  let blended = 0;
  for (const shift of [16, 8, 0]) {
    const start = (a >> shift) & 255;
    const end = (b >> shift) & 255;
    blended |= Math.round(start + (end - start) * amount) << shift;
  }
  return `#${blended.toString(16).padStart(6, "0")}`;
}

function luma(tone: string): number {
  const value = Number.parseInt(tone.slice(1), 16);
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255;
}

/** The tone, deepened towards `dark` until light text reads on it. */
export function deepen(tone: string, dark: string): string {
  let amount = 0;
  while (amount < 1 && luma(mix(tone, dark, amount)) > 0.42) amount += 0.1;
  return mix(tone, dark, amount);
}
