import type { JsonObject } from "../tools/definition.ts";
import type { PackCall } from "./call-pack-tools.ts";
import { isNoteTool, isPackTool } from "./template-tools.ts";
import { isCall, periodKind, type Template, type TemplateCall, type TemplateIssue } from "./template.ts";

/** How many different calls a template may have. */
export const MOST_CALLS = 20;

/** The calls of a template. No call needs the result of another: all are made together, and equal ones once. */
export interface CallPlan {
  /** Calls that the database answers. */
  calls: { tool: string; args: JsonObject }[];
  /** Calls of packs' tools. */
  packCalls: PackCall[];
  /** The index of a placeholder's result in the list of all results: those of `calls`, then those of `packCalls`. */
  indexOf(call: TemplateCall): number;
  /** The first placeholder over the limit, as an issue; null when there are few enough. */
  tooMany: TemplateIssue | null;
}

/**
 * Collects the calls of a template.
 *
 * @param date `YYYY-MM-DD`, a day of the period that note tools get; without one it is the current period
 */
export function planCalls(template: Pick<Template, "title" | "body" | "period">, date?: string): CallPlan {
  const period = { kind: periodKind(template), ...(date !== undefined && { date }) };
  const indexes = new Map<string, number>();
  const calls: CallPlan["calls"] = [];
  const packCalls: PackCall[] = [];
  let tooMany: TemplateIssue | null = null;
  for (const call of [...template.title, ...template.body]) {
    if (!isCall(call) || indexes.has(keyOf(call))) continue;
    const { tool, args, line, column } = call;
    if (calls.length + packCalls.length === MOST_CALLS) {
      tooMany ??= { line, column, message: `Um modelo faz até ${MOST_CALLS} consultas diferentes.` };
      continue;
    }
    if (isPackTool(tool)) {
      indexes.set(keyOf(call), packCalls.length);
      packCalls.push({ tool, args });
    } else {
      indexes.set(keyOf(call), calls.length);
      calls.push({ tool: tool.name, args: isNoteTool(tool) ? { ...args, ...period } : args });
    }
  }
  const indexOf = (call: TemplateCall) => indexes.get(keyOf(call))! + (isPackTool(call.tool) ? calls.length : 0);
  return { calls, packCalls, indexOf, tooMany };
}

function keyOf({ tool, args }: TemplateCall): string {
  return `${tool.name} ${JSON.stringify(sortKeys(args))}`;
}

/** Sorts the keys of all objects, so that equal arguments give the same JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => [key, sortKeys(member)]),
  );
}
