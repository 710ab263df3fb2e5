import type { JsonObject } from "../tools/definition.ts";
import type { PackCall } from "./ask-packs.ts";
import { isNoteTool, isOfPack } from "./template-tools.ts";
import { isCall, periodKind, type Template, type TemplateCall, type TemplateIssue } from "./template.ts";

/** Different calls of one template. */
export const MOST_CALLS = 20;

/** What a template reads: no call needs the result of another, so all go together, and equal ones once. */
export interface Plan {
  /** Of the database. */
  calls: { tool: string; args: JsonObject }[];
  /** Of tools of packs. */
  outside: PackCall[];
  /** Which result a placeholder shows, of those of the database and then of those of packs. */
  indexOf(call: TemplateCall): number;
  /** The first placeholder that is one too many. */
  tooMany: TemplateIssue | null;
}

/** @param date `YYYY-MM-DD`: a day of the period that note tools are asked about; without one the period that runs */
export function planCalls(template: Pick<Template, "title" | "body" | "period">, date?: string): Plan {
  const period = { kind: periodKind(template), ...(date !== undefined && { date }) };
  const indexes = new Map<string, number>();
  const calls: Plan["calls"] = [];
  const outside: PackCall[] = [];
  let tooMany: TemplateIssue | null = null;
  for (const call of [...template.title, ...template.body]) {
    if (!isCall(call) || indexes.has(keyOf(call))) continue;
    const { tool, args, line, column } = call;
    if (calls.length + outside.length === MOST_CALLS) {
      tooMany ??= { line, column, message: `Um modelo faz até ${MOST_CALLS} consultas diferentes.` };
      continue;
    }
    if (isOfPack(tool)) indexes.set(keyOf(call), outside.push({ tool, args }) - 1);
    else {
      indexes.set(
        keyOf(call),
        calls.push({ tool: tool.name, args: isNoteTool(tool) ? { ...args, ...period } : args }) - 1,
      );
    }
  }
  const indexOf = (call: TemplateCall) => indexes.get(keyOf(call))! + (isOfPack(call.tool) ? calls.length : 0);
  return { calls, outside, indexOf, tooMany };
}

function keyOf({ tool, args }: TemplateCall): string {
  return `${tool.name} ${JSON.stringify(sorted(args))}`;
}

/** One text for equal arguments, in whatever order they were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => [key, sorted(member)]),
  );
}
