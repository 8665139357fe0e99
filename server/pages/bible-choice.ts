import type { Language } from "../../app/urls/index.ts";
import { NotFound } from "../http/errors.ts";
import { defaultVersions } from "../session/preferences.ts";
import type { Version } from "../upstreams/bible/versions.ts";
import type { Tools } from "./tools.ts";

/** A version, as it is offered. */
export interface Offered {
  key: string;
  label: string;
  lang: Language;
}

export const toOffered = ({ key, label, lang }: Version): Offered => ({ key, label, lang });

/** The versions an address names; "0" leaves it to the visitor, then to the language. None that is known: NotFound. */
export function versionsChosen({ bible, language }: Tools, raw: string): Version[] {
  const { preferences, versions } = bible;
  const wanted = raw === "0" ? preferences.versions : raw.split(",");
  const known = versions.filter((version) => wanted.includes(version.key));
  if (known.length > 0) return known;
  if (raw !== "0") throw new NotFound(`no version ${raw}`);
  const usual =
    versions.find(({ key }) => key === defaultVersions[language]) ??
    versions.find(({ lang }) => lang === language) ??
    versions[0];
  return usual === undefined ? [] : [usual];
}
