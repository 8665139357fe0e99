import type { Language } from "~/urls";

/** Above 10,000 in 万, above 10^8 in 亿, one decimal; English is compact (docs/rules.md, numbers 1). */
export function formatCount(language: Language, count: number): string {
  return counts[language](count);
}

const counts: Record<Language, (count: number) => string> = {
  "zh-CN"(count) {
    if (count > 1e8) return `${oneDecimal(count / 1e8)}亿`;
    return count > 1e4 ? `${oneDecimal(count / 1e4)}万` : String(count);
  },
  "en-US": (count) => (count > 10_000 ? compact : plain).format(count),
};

/** m:ss, or h:mm:ss from an hour on. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** A day as the site's home time zone sees it, so that server and browser write the same. */
export function formatDay(language: Language, milliseconds: number): string {
  return days[language].format(milliseconds);
}

const plain = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const dayOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "Asia/Shanghai",
} as const;
const days = {
  "zh-CN": new Intl.DateTimeFormat("zh-CN", dayOptions),
  "en-US": new Intl.DateTimeFormat("en-US", dayOptions),
};

function oneDecimal(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1).replace(/\.0$/, "");
}
