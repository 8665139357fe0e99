import { statSync } from "node:fs";
import { readVersions, type Version } from "./versions.ts";

/** What the site offers of the Bible, and how old what it has read of it may be. */
export interface BibleCatalogue {
  versions(): Version[];
  /** What was read of the Bible before is read anew; milliseconds since 1970, 0 where nothing was said. */
  since(): number;
  /** Another word whenever either of them has changed. */
  revision(): string;
}

interface Settings {
  /** `BIBLE_VERSIONS_FILE`; its versions hold as soon as it has changed. */
  file: string | null;
  builtIn: Version[];
  /** Its time is `since`: whoever changes texts on a host touches it (docs/rules.md, bible 16). */
  stamp: string;
}

/** Throws what is wrong with the file at the start; later a faulty one leaves the versions as they were. */
export function openCatalogue(
  { file, builtIn, stamp }: Settings,
  onFault: (error: unknown) => void,
): BibleCatalogue {
  let readAt = file === null ? 0 : changedAt(file);
  let versions = file === null ? builtIn : readVersions(file);

  function refresh(): void {
    const at = file === null ? 0 : changedAt(file);
    // A file that is being replaced is away for a moment.
    if (file === null || at === readAt || at === 0) return;
    readAt = at;
    try {
      versions = readVersions(file);
    } catch (error) {
      onFault(error);
    }
  }

  return {
    versions() {
      refresh();
      return versions;
    },
    since: () => changedAt(stamp),
    revision() {
      refresh();
      return `${readAt} ${changedAt(stamp)}`;
    },
  };
}

/** Milliseconds since 1970, or 0 for a file that is not there. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
