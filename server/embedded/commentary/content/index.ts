import { meditations } from "./meditations.ts";
import { notesOnGospels } from "./notes-gospels.ts";
import { notesOnLetters } from "./notes-letters.ts";
import { notesOnOld } from "./notes-old.ts";
import type { Commentary } from "./types.ts";

export const commentaries: Commentary[] = [
  {
    sid: "1",
    title: { zh: "经文短释", en: "Short Notes" },
    chapters: { ...notesOnOld, ...notesOnGospels, ...notesOnLetters },
  },
  { sid: "2", title: { zh: "默想", en: "Meditations" }, chapters: meditations },
];
