import { svgDocument } from "../../art/svg.ts";
import { SERIF } from "../../art/text.ts";
import { clothCover, labelCover } from "./cloth.ts";
import type { CoverDesign } from "./design.ts";
import { archCover, jacketCover } from "./paper.ts";

export interface CoverInput {
  title: string;
  author: string;
  language: "zh" | "en";
  design: CoverDesign;
}

/** A book's front, 480 by 640. */
export function drawCover({ title, author, language, design }: CoverInput): string {
  const words = { title, author };
  return svgDocument(
    { w: 480, h: 640 },
    language,
    `<g font-family="${SERIF}">${bound(design, words)}</g>${hinge}`,
  );
}

function bound(design: CoverDesign, words: { title: string; author: string }): string {
  switch (design.binding) {
    case "cloth":
      return clothCover(words, design);
    case "label":
      return labelCover(words, design);
    case "jacket":
      return jacketCover(words, design);
    case "arch":
      return archCover(words, design);
  }
}

/** Where the boards bend, and the light on the edges: what makes a front a book's. */
const hinge =
  '<defs><linearGradient id="hinge"><stop offset="0" stop-opacity=".3"/><stop offset=".3" stop-opacity=".05"/>' +
  '<stop offset=".55" stop-opacity=".28"/><stop offset=".7" stop-color="#fff" stop-opacity=".22"/>' +
  '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>' +
  '<path fill="url(#hinge)" d="M0 0h34v640H0z"/>' +
  '<path fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2" d="M0 1h479v638H0"/>';
