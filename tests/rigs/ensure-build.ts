import { ensureBuild } from "../../server/process/ensure-build.ts";

/** Whole-app tests drive the build, so it must be that of these sources. */
export default function setup(): void {
  process.env["NODE_ENV"] = "production";
  ensureBuild();
}
