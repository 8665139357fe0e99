import type { Piece } from "../types.ts";
import { fifth } from "./fifth.ts";
import { first } from "./first.ts";
import { fourth } from "./fourth.ts";
import { second } from "./second.ts";
import { third } from "./third.ts";

/** A month of mornings. */
export const ttlx: Piece[] = [...first, ...second, ...third, ...fourth, ...fifth];
