/** One step of a Dockerfile. */
export interface Step {
  /** `COPY`, `RUN`, ... */
  word: string;
  rest: string;
}

export interface Stage {
  image: string;
  /** Its name, or its number. */
  name: string;
  steps: Step[];
}

/** The stages of a Dockerfile: comments dropped, continued lines joined. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join("\n")
    .replace(/\\\n\s*/g, "")
    .split("\n");
  for (const line of lines) {
    const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === "FROM") {
      const [image = "", , name = String(stages.length)] = rest.split(/\s+/);
      stages.push({ image, name, steps: [] });
    } else {
      stages.at(-1)?.steps.push({ word, rest });
    }
  }
  return stages;
}

/** The stages `docker build --target NAME` builds, in their order: those it stands on and those it copies from. */
export function stagesFor(stages: Stage[], target: string): Stage[] {
  const wanted = new Set([target]);
  for (const stage of [...stages].reverse()) {
    if (!wanted.has(stage.name)) continue;
    wanted.add(stage.image);
    for (const { rest } of stage.steps) wanted.add(/^--from=(\S+)\s/.exec(rest)?.[1] ?? target);
  }
  return stages.filter(({ name }) => wanted.has(name));
}

/** A stage's steps, behind those of the stage it stands on. */
export function stepsOf(stages: Stage[], name: string): Step[] {
  const stage = stages.find((one) => one.name === name);
  return stage === undefined ? [] : [...stepsOf(stages, stage.image), ...stage.steps];
}

/** Whether a `.dockerignore` lets a file in: the last pattern that speaks of it decides. */
export function sentToDocker(ignore: string, file: string): boolean {
  let sent = true;
  for (const line of ignore.split("\n").map((one) => one.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const pattern = line.replace(/^!/, "").replace(/\/$/, "");
    const glob = pattern.replace(/[.+^$()|[\]\\]/g, "\\$&").replace(/\*+/g, "[^/]*");
    if (new RegExp(`^${glob}(/|$)`).test(file)) sent = line.startsWith("!");
  }
  return sent;
}

/** `A=1 B=2` of an ENV step. */
export function variablesOf(rest: string): Record<string, string> {
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll('"', ""),
    ]),
  );
}

/** A command in its exec form, or in its shell form. */
export function commandOf(rest: string): string[] {
  return rest.startsWith("[") ? (JSON.parse(rest) as string[]) : ["sh", "-c", rest];
}
