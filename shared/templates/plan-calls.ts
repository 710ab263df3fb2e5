import type { JsonObject } from "../tools/definition.ts";
import { isNoteTool } from "./template-tools.ts";
import { periodKind, type Template, type TemplateCall, type TemplateIssue } from "./template.ts";

/** Different calls of one template. */
export const MOST_CALLS = 20;

/** What a template reads: no call needs the result of another, so all go together, and equal ones once. */
export interface Plan {
  calls: { tool: string; args: JsonObject }[];
  /** Which of the calls a placeholder shows. */
  indexOf(call: TemplateCall): number;
  /** The first placeholder that is one too many. */
  tooMany: TemplateIssue | null;
}

/** @param date `YYYY-MM-DD`: a day of the period that note tools are asked about; without one the period that runs */
export function planCalls(template: Pick<Template, "title" | "body" | "period">, date?: string): Plan {
  const period = { kind: periodKind(template), ...(date !== undefined && { date }) };
  const indexes = new Map<string, number>();
  const calls: Plan["calls"] = [];
  let tooMany: TemplateIssue | null = null;
  for (const call of [...template.title, ...template.body]) {
    if (typeof call === "string" || indexes.has(keyOf(call))) continue;
    const { tool, args, line, column } = call;
    if (calls.length === MOST_CALLS) {
      tooMany ??= { line, column, message: `Um modelo faz até ${MOST_CALLS} consultas diferentes.` };
      continue;
    }
    indexes.set(keyOf(call), calls.length);
    calls.push({ tool: tool.name, args: isNoteTool(tool) ? { ...args, ...period } : args });
  }
  return { calls, indexOf: (call) => indexes.get(keyOf(call))!, tooMany };
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
