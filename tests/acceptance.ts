import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** docs/acceptance.md names a test for each demand; this finds those whose test did not pass. */

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Demand {
  line: string;
  file: string;
  /** A part of the test's full title. */
  title: string;
  /** In how many dialects of the hosts it is shown. */
  dialects: number;
}

/** A test that passed: its file from the project's root, and its full title. */
export interface Passed {
  file: string;
  title: string;
}

const row = /^\| (\d:\d+) \| .* \| (\S+) \| (.+?) +\| ([12]) +\|$/;

export function readDemands(markdown: string): Demand[] {
  return markdown.split("\n").flatMap((line) => {
    if (!/^\| \d:\d/.test(line)) return [];
    const [, where = "", file = "", title = "", dialects] = row.exec(padless(line)) ?? [];
    return [{ line: where || line, file, title, dialects: Number(dialects) }];
  });
}

const padless = (line: string) => line.replace(/ {2,}/g, " ");

/** Every demand whose test did not pass, or passed in fewer dialects than the table says. */
export function unmet(demands: readonly Demand[], passed: readonly Passed[]): string[] {
  const byFile = new Map<string, string[]>();
  for (const { file, title } of passed) byFile.set(file, [...(byFile.get(file) ?? []), title]);
  return demands.flatMap(({ line, file, title, dialects }) => {
    const times = new Map<string, number>();
    for (const one of byFile.get(file) ?? []) {
      if (one.includes(title)) times.set(one, (times.get(one) ?? 0) + 1);
    }
    // Each dialect is a run of its own.
    return Math.max(0, ...times.values()) >= dialects ? [] : [`${line}: ${file}: ${title}`];
  });
}

export const demands = () => readDemands(readFileSync(join(root, "docs/acceptance.md"), "utf8"));

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

export function passedInVitest(report: string): Passed[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ fullName }) => ({ file: fromRoot(name), title: fullName })),
  );
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
}

export function passedInPlaywright(report: string): Passed[] {
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] };
  const walk = (suite: Suite, above: string): Passed[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "expected"))
      .map(({ title }) => ({ file: `tests/browser/${suite.file}`, title: above + title })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above}${inner.title} `)),
  ];
  return suites.flatMap((suite) => walk(suite, ""));
}

const fromRoot = (path: string) => relative(root, path).split(sep).join("/");
