import type { Language } from "../../app/urls/index.ts";
import type { Policy } from "./cache/cache.ts";
import type { Budget, Deadline } from "./deadline.ts";

export type Params = Record<string, string | number | undefined>;

export interface Call<T> {
  /** A HEAD only asks whether there is such a file: its payload is true or false. */
  method?: "GET" | "HEAD" | "POST";
  /** The path as docs/hosts.md has it, without a leading slash. */
  path: string;
  /** What the call is, where its path is another for each thing: it is guarded under this name. */
  name?: string;
  query?: Params;
  form?: Params;
  /** A picture sent along; the form then travels in parts. */
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  /** A GET that does something: never repeated, never shared. */
  write?: true;
  /** A POST that only reads: shared, repeated and kept like any other read. */
  reads?: true;
  /** The host wants the token among the fields of the call (docs/hosts.md, every host 3). */
  namesToken?: true;
  /** The answer brings a token: one that is the same as the visitor's is no echo. */
  bringsToken?: true;
  policy: Policy;
  /** A value older than this will not do, if a newer one can be had; milliseconds since 1970. */
  since?: number | undefined;
  /** Payload -> our model. May throw NotFound; whatever else it throws makes the payload Unavailable. */
  parse: (payload: unknown) => T | Promise<T>;
}

/** For whom a call is made, and how long it may take. */
export interface Visitor {
  language: Language;
  token: string | null;
  deadline: Deadline | Budget;
  /** Hears when a read is answered from the cache although it is no longer fresh; milliseconds. */
  onStale?: (byMs: number) => void;
  /** Hears how long a host took to answer this visitor; milliseconds. */
  onCall?: (ms: number) => void;
}

/** Makes one call on one host for one visitor. Throws the errors of `errors.ts` and nothing else. */
export type HostCall = <T>(call: Call<T>) => Promise<T>;
