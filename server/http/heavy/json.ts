/** What a payload may hold at most; more than any page shows, and far less than what would hold up the process. */
const mostContainers = 20_000;
const mostValues = 250_000;
const mostDepth = 32;

/** The text is no JSON, or more of it than a payload may hold; the message is for the log and quotes nothing. */
export class OddJson extends Error {}

/**
 * Parses a host's JSON. Objects, lists, values and depth are counted on the text, before anything is made of it: a
 * million empty objects cost one walk through three megabytes. Throws OddJson.
 */
export function parseJson(text: string): unknown {
  measure(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new OddJson(`no JSON: ${text.length} characters`);
  }
}

const [quote, backslash, comma] = [34, 92, 44];
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

function measure(text: string): void {
  let [depth, containers, values] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    else if (code === openList || code === openObject) {
      depth += 1;
      containers += 1;
      if (depth > mostDepth) throw new OddJson(`JSON deeper than ${mostDepth} levels`);
    } else if (code === closeList || code === closeObject) depth -= 1;
    if (containers > mostContainers || values > mostValues) {
      throw new OddJson(`JSON of more than ${mostContainers} objects or ${mostValues} values`);
    }
  }
}

/** Where the string that begins at `start` ends; behind the text where it does not. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) {
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}
