/** A standalone SVG document of a fixed size. */
export function svgDocument(
  size: { readonly w: number; readonly h: number },
  language: "zh" | "en",
  body: string,
): string {
  const { w, h } = { w: String(size.w), h: String(size.h) };
  const lang = language === "zh" ? "zh-CN" : "en";
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;
}
