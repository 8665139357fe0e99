import { n } from "./brush.ts";
import type { Brush } from "./brush.ts";
import { mix } from "./palettes.ts";

/** The sky, brightening down to the horizon. */
export function sky(b: Brush, horizon: number): string {
  const { top, mid, low } = b.palette;
  const fill = b.line(0, 0, 0, horizon, [
    [0, top],
    [0.55, mid],
    [1, low],
  ]);
  return `<path fill="${fill}" d="M0 0h${n(b.w)}v${n(b.h)}H0z"/>`;
}

/** Light around a point, over the whole canvas. */
export function halo(b: Brush, x: number, y: number, radius: number, strength = 0.9): string {
  const { glow } = b.palette;
  const fill = b.soft([
    [0, glow, strength],
    [0.3, glow, Math.round(strength * 45) / 100],
    [1, glow, 0],
  ]);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function sun(b: Brush, x: number, y: number, radius: number): string {
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${b.palette.glow}"/>`;
  return halo(b, x, y, radius * 6) + disc;
}

/** A soft line of land across the canvas, closed at `floor`. */
export function ridgeLine(
  b: Brush,
  base: number,
  height: number,
  steps: number,
  floor = b.h,
): string {
  const stride = (b.w + 80) / steps;
  let x = -40;
  let y = base - b.random.range(0, height);
  let d = `M-40 ${n(floor)}V${n(y)}`;
  for (let step = 0; step < steps; step += 1) {
    const nextX = x + stride * b.random.range(0.85, 1.15);
    const nextY =
      base - height * (step % 2 === 0 ? b.random.range(0.5, 1) : b.random.range(0, 0.4));
    const bend = (nextX - x) / 2;
    d += `C${n(x + bend)} ${n(y)} ${n(nextX - bend)} ${n(nextY)} ${n(nextX)} ${n(nextY)}`;
    x = nextX;
    y = nextY;
  }
  return `${d}H${n(b.w + 90)}V${n(floor)}z`;
}

/** A ridge whose foot fades into mist. */
export function ridge(
  b: Brush,
  base: number,
  height: number,
  steps: number,
  depth: number,
): string {
  const tone = mix(b.palette.far, b.palette.near, depth);
  const foot = mix(tone, depth < 0.75 ? b.palette.low : b.palette.ink, depth < 0.75 ? 0.38 : 0.45);
  const fill = b.line(0, base - height, 0, base + 70 * b.u, [
    [0, tone],
    [1, foot],
  ]);
  return `<path fill="${fill}" d="${ridgeLine(b, base, height, steps)}"/>`;
}

/** Long flat clouds. */
export function clouds(b: Brush, count: number, top: number, bottom: number): string {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const length = b.random.range(60, 190) * b.u;
    const x = b.random.range(-0.05, 0.9) * b.w;
    const y = b.random.range(top, bottom);
    const r = b.random.range(2, 5) * b.u;
    d += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-r * 2)} ${n(length)} 0q${n(-length / 2)} ${n(r)} ${n(-length)} 0`;
  }
  return `<path fill="${b.palette.glow}" opacity=".38" d="${d}"/>`;
}

export function stars(b: Brush, count: number, bottom: number): string {
  let small = "";
  let large = "";
  for (let index = 0; index < count; index += 1) {
    const dot = `M${String(b.random.int(0, b.w))} ${String(b.random.int(4, bottom))}h0`;
    if (index % 6 === 0) large += dot;
    else small += dot;
  }
  const stroke = `stroke="${b.palette.glow}" stroke-linecap="round"`;
  return `<path ${stroke} stroke-width="1.4" opacity=".55" d="${small}"/><path ${stroke} stroke-width="2.6" opacity=".85" d="${large}"/>`;
}

export function birds(b: Brush, x: number, y: number, count: number): string {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const s = b.random.range(5, 9) * b.u;
    const left = x + b.random.range(-60, 60) * b.u;
    const top = y + b.random.range(-22, 22) * b.u;
    d += `M${n(left)} ${n(top)}q${n(s * 0.6)} ${n(-s * 0.7)} ${n(s)} ${n(s * 0.15)}q${n(s * 0.5)} ${n(-s * 0.85)} ${n(s)} ${n(-s * 0.15)}`;
  }
  return `<path fill="none" stroke="${b.palette.near}" stroke-width="${n(1.6 * b.u)}" stroke-linecap="round" opacity=".75" d="${d}"/>`;
}

export function pine(x: number, foot: number, height: number): string {
  const half = height * 0.2;
  const side = `l${n(half * 0.7)} ${n(height * 0.42)}h${n(-half * 0.3)}l${n(half * 0.6)} ${n(height * 0.58)}`;
  return `M${n(x)} ${n(foot - height)}${side}h${n(-half * 2)}l${n(half * 0.6)} ${n(-height * 0.58)}h${n(-half * 0.3)}z`;
}

export function cypress(x: number, foot: number, height: number): string {
  const half = height * 0.13;
  return `M${n(x)} ${n(foot - height)}q${n(half * 1.9)} ${n(height * 0.62)} ${n(half * 0.35)} ${n(height)}h${n(-half * 0.7)}q${n(-half * 1.55)} ${n(-height * 0.38)} ${n(half * 0.35)} ${n(-height)}z`;
}
