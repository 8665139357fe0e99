import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { searchAtUrl } from "~/urls";
import { useSearchPlace } from "./search-place";
import { useSite, useT } from "../site-data";
import { SiteLink } from "../site-link";

/** Under the search box while it has the focus: the last searches, which only scripts know, and the hot words. */
export function SearchPanel({ type }: { type: number }) {
  const t = useT();
  const hotWords = useHotWords();
  const history = useSearchHistory();
  if (history.length === 0 && hotWords.length === 0) return null;
  return (
    <div className="search-panel">
      <Words title={t("search.history")} words={history} type={type} />
      <Words title={t("search.hot")} words={hotWords} />
    </div>
  );
}

/** What others search for where a search on this page would look. */
export function useHotWords(): string[] {
  const { frame } = useSite();
  return useSearchPlace().hot ? frame.hotWords : [];
}

interface WordsProps {
  title: string;
  words: string[];
  /** What they are looked for among; without it, wherever they find something. */
  type?: number;
}

/** Searches as links. They land where the form does, which keeps them in the history. */
export function Words({ title, words, type }: WordsProps) {
  const { form } = useSearchPlace();
  if (words.length === 0) return null;
  return (
    <div className="hot-words">
      <p>{title}</p>
      <ul className="chips">
        {words.map((word) => (
          <li key={word}>
            <SiteLink to={searchAtUrl(form, word, type)} rel="nofollow">
              {word}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Kept in the `search` cookie by the answer to the search form, and read again on every page. */
function useSearchHistory(): string[] {
  const [history, set] = useState<string[]>([]);
  const { key } = useLocation();
  useEffect(() => {
    const raw = /(?:^|;\s*)search=([^;]*)/.exec(document.cookie)?.[1];
    try {
      const parsed: unknown = JSON.parse(decodeURIComponent(raw ?? "[]"));
      if (Array.isArray(parsed)) set(parsed.filter((one) => typeof one === "string"));
    } catch {
      // Somebody else's cookie of that name: no history.
    }
  }, [key]);
  return history;
}
