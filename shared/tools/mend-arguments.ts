import type { z } from "zod";
import { explainIssue } from "../writing/explain-issue.ts";
import { fold } from "../language/fold.ts";

/** Arguments that a schema takes, or why it takes none: a sentence for the model, pt-BR. */
export type Mended = { args: Record<string, unknown> } | { reason: string };

// A mended value can show what stood behind it: a list of one number in words is two mends.
const ROUNDS = 3;

/**
 * Arguments as a model wrote them, in the shape that a tool asks for. Mended is only what can mean one thing: null for an
 * absent argument, "50" for a number, "Food" for food, one for a list of one, and what a check of the schema's own says how
 * to mend (arguments.ts).
 */
export function mendArguments(schema: z.ZodType<Record<string, unknown>>, input: unknown): Mended {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { reason: "os argumentos precisam ser um objeto JSON" };
  }
  const args = structuredClone(input) as Record<string, unknown>;
  for (let round = 1;; round++) {
    const { data, error } = schema.safeParse(args, { error: explainIssue });
    if (!error) return { args: data };
    const mended = error.issues.map((issue) => mend(args, issue)).some(Boolean);
    if (!mended || round === ROUNDS) return { reason: error.issues.map(describeIssue).join("; ") };
  }
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join(".")}: ${message}` : message;
}

/** Mends the value that an issue is about, in place. */
function mend(args: Record<string, unknown>, issue: z.core.$ZodIssue): boolean {
  const name = issue.path.at(-1);
  const parent = issue.path.slice(0, -1).reduce<unknown>((value, key) => (value as never)?.[key], args);
  if (name === undefined || typeof parent !== "object" || parent === null || !(name in parent)) return false;
  const fields = parent as Record<PropertyKey, unknown>;
  const value = fields[name];
  // Of an optional argument nothing is missed; of another it is said that it is missing.
  if (value === null || (typeof value === "string" && value.trim() === "")) return delete fields[name];
  const better = mendedValue(value, issue);
  if (better === undefined) return false;
  fields[name] = better;
  return true;
}

function mendedValue(value: unknown, issue: z.core.$ZodIssue): unknown {
  switch (issue.code) {
    case "invalid_type":
      return convertTo(value, issue.expected);
    case "invalid_value":
      return typeof value === "string"
        ? issue.values.find((one) => fold(String(one)) === fold(value.trim()))
        : undefined;
    case "custom":
      return issue.params?.mend?.(value);
  }
}

function convertTo(value: unknown, expected: string): unknown {
  if (expected === "array" && typeof value !== "object") return [value];
  if (expected === "string" && typeof value === "number") return String(value);
  if (typeof value !== "string") return undefined;
  if (expected === "number" || expected === "int") return readNumber(value);
  if (expected === "boolean") return { true: true, false: false }[value.trim().toLowerCase()];
}

/** "50", "-3.5" or "12,90"; with thousands it could be read in two ways. */
function readNumber(text: string): number | undefined {
  return /^\s*[-+]?\d+([.,]\d{1,2})?\s*$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
