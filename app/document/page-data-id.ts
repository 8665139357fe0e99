import { createContext } from "react";

/** The id of the data that stands beside the page; null where it stands inside. The server alone knows it. */
export const PageDataId = createContext<string | null>(null);
