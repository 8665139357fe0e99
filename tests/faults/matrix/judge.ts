import { zhCN } from "../../../app/i18n/zh-CN.ts";
import type { HostName } from "../../../server/http/hosts.ts";
import type { Answer } from "../../rigs/browse.ts";
import type { Address } from "./addresses.ts";
import { exceptions, formStatuses, leavesOpen, statuses, type Role } from "./expectations.ts";
import { refusal } from "./faults.ts";
import type { Form } from "./forms.ts";
import { isKept, type FormAnswer } from "./requests.ts";

/** What is wrong with the answer of a cell, in words; nothing where all is as it is to be. */

export interface Cell {
  fault: string;
  host: HostName;
  /** The status where every host is well. */
  well: number;
}

export function addressFaults(address: Address, cell: Cell, answer: Answer): string[] {
  const { fault, host, well } = cell;
  const { kind, needs, name } = address;
  const role: Role = needs.includes(host) ? "primary" : "secondary";
  const right = [...statuses(kind, role, fault, well), ...exceptions(name, host, fault)];
  return [
    ...(right.includes(answer.status) ? [] : [`${answer.status} for ${right.join(" or ")}`]),
    ...(kind === "page" && answer.status !== 302 ? frameFaults(answer) : []),
    ...(kind === "file" ? fileFaults(answer, fault) : []),
    ...(kind === "page" && role === "primary" && well === 200 && answer.status === 404
      ? saidFaults(answer, fault)
      : []),
  ];
}

export function formFaults(form: Form, cell: Cell, answer: FormAnswer, asked: string[]): string[] {
  const { fault, host, well } = cell;
  const writes = form.write.startsWith(`${host} `);
  const role: Role = writes || form.needs.includes(host) ? "primary" : "secondary";
  const right = [...formStatuses(role, fault, well), ...exceptions(form.name, host, fault)];
  const times = asked.filter((call) => call === form.write).length;
  const through = [200, 204, 303].includes(answer.status);
  const missing = form.typed.filter((field) => !isKept(answer.text, answer.sent[field] ?? ""));
  const unknown = writes && times === 1 && leavesOpen.includes(fault) && "content" in answer.sent;
  return [
    ...(right.includes(answer.status) ? [] : [`${answer.status} for ${right.join(" or ")}`]),
    ...(times > 1 ? [`the host was asked ${times} times`] : []),
    ...(through || missing.length === 0 ? [] : [`${answer.status} without what was typed`]),
    ...(unknown && !through && !answer.text.includes(zhCN.form.mayHaveArrived)
      ? ["does not say that it may have arrived"]
      : []),
    ...(answer.text === "" ? [] : frameFaults(answer)),
  ];
}

/** A page of ours, in our own frame, that tells nothing of what is behind it. */
function frameFaults({ status, headers, text }: Answer): string[] {
  const html = headers["content-type"] === "text/html; charset=utf-8" && text.includes("<main");
  const policy = String(headers["content-security-policy"]).includes("default-src 'none'");
  const leak = /\bapi\/(tv|user)\.|apiv2\/|ECONN|UND_ERR|\w+Error:/.exec(text)?.[0];
  return [
    ...(html ? [] : [`${status} is no page of ours`]),
    ...(html && !policy ? ["has no policy"] : []),
    ...(leak === undefined ? [] : [`says ${leak}`]),
    ...(status === 503 && !(Number(headers["retry-after"]) > 0) ? ["503 without Retry-After"] : []),
  ];
}

/** A 404 for something a host says is not there shows the host's words. */
function saidFaults({ text }: Answer, fault: string): string[] {
  return fault !== "404 with a body" || text.includes(refusal) ? [] : ["404 without what was said"];
}

/** What is no file of the host's is not kept as one. */
const foreign = [
  ...["HTML", "empty body", "wrong shape", "10,000 levels", "1,000,000 objects"],
  ...["10 MB", "compressed bomb"],
];

function fileFaults({ status, headers }: Answer, fault: string): string[] {
  if (status !== 200) {
    const plain = String(headers["content-type"]).startsWith("text/plain");
    return plain ? [] : [`${status} in ${String(headers["content-type"])}`];
  }
  const kept = /max-age=[1-9]\d{3}/.test(String(headers["cache-control"]));
  return foreign.includes(fault) && kept ? [`kept for ${headers["cache-control"]}`] : [];
}
