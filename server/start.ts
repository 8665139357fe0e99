import { ensureBuild } from "./ensure-build.ts";

/** `npm start`: builds when needed, then runs the site. */
ensureBuild();
await import("./main.ts");
