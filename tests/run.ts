import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { demands, passedInPlaywright, passedInVitest, unmet } from "./acceptance.ts";
import { ensureBuild } from "../server/process/ensure-build.ts";

/** `npm test`: every check, one after the other; no test starts on sources that fail to type or lint. The last line is the sum. */

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** False, or an error, when the step failed. */
  run(): boolean | Promise<boolean>;
  /** Where it fails, nothing else runs. */
  first?: boolean;
  /** The runner's own count; a step without one counts only when it fails. */
  count?(): Count;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
// The tools are found, and run on this very Node, however this script was started.
const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`;

const steps: Step[] = [
  {
    name: "types and lint",
    first: true,
    // Beside each other: each uses one core.
    run: async () => {
      const checks = [["tsc", "--noEmit"], ["eslint", "."], ["prettier", "--check", "."], ["knip"]];
      return (await Promise.all(checks.map(check))).every(Boolean);
    },
  },
  {
    name: "build",
    run() {
      ensureBuild();
      return true;
    },
  },
  {
    name: "unit and whole-app tests",
    run: () =>
      tool(
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ),
    count() {
      const { numPassedTests, numFailedTests } = readReport(vitestReport) as Record<string, number>;
      return { passed: number(numPassedTests), failed: number(numFailedTests) };
    },
  },
  {
    name: "browser tests",
    run() {
      process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = playwrightReport;
      return tool("playwright", "test", "--reporter=list,json");
    },
    count() {
      const { stats } = readReport(playwrightReport) as { stats: Record<string, number> };
      // What passes only now and then has failed.
      const failed = number(stats["unexpected"]) + number(stats["flaky"]);
      return { passed: number(stats["expected"]), failed };
    },
  },
  {
    name: "acceptance",
    run() {
      const passed = [...passedInVitest(vitestReport), ...passedInPlaywright(playwrightReport)];
      const missing = unmet(demands(), passed);
      console.log(missing.length === 0 ? "every demand is shown" : missing.join("\n"));
      return missing.length === 0;
    },
  },
];

const sum: Count = { passed: 0, failed: 0 };
let firstFailed = false;
for (const step of steps) {
  if (firstFailed) break;
  console.log(`\n== ${step.name}`);
  // A step that failed is a failure even where its runner counted none: it may have crashed.
  const succeeded = (await attempt(() => step.run())) === true;
  const { passed, failed } = (await attempt(() => step.count?.())) ?? { passed: 0, failed: 0 };
  firstFailed ||= step.first === true && !succeeded;
  sum.passed += passed;
  sum.failed += succeeded ? failed : Math.max(1, failed);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function tool(name: string, ...args: string[]): boolean {
  const env = { ...process.env, PATH: path };
  const { status, error } = spawnSync(name, args, { cwd: root, stdio: "inherit", env });
  if (error !== undefined) throw error;
  return status === 0;
}

/** Runs a tool beside others, and prints what it said in one piece. */
function check([name = "", ...args]: string[]): Promise<boolean> {
  const options = { cwd: root, env: { ...process.env, PATH: path }, maxBuffer: Infinity };
  return new Promise((resolve) => {
    execFile(name, args, options, (error, output, complaints) => {
      console.log(`${name}: ${error === null ? "well" : "failed"}\n${output}${complaints}`);
      resolve(error === null);
    });
  });
}

async function attempt<T>(work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(String(error));
    return null;
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A report without its number is no report. */
function number(value: number | undefined): number {
  if (typeof value !== "number") throw new Error("a test report lacks its counts");
  return value;
}
