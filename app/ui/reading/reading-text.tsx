import { useSite } from "../site-data";

/** A host's text, set to be read; sanitised where it came in (server/http/heavy/html.ts). */
export function ReadingText({ html }: { html: string }) {
  const { lite } = useSite();
  const __html = lite ? html.replace(pictures, "") : html;
  return <div className="reading" dangerouslySetInnerHTML={{ __html }} />;
}

/** The sanitiser leaves no ">" inside a tag. */
const pictures = /<img\b[^>]*>/g;
