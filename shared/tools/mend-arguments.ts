import type { z } from "zod";
import { explainIssue } from "../writing/explain-issue.ts";
import { fold } from "../language/fold.ts";

/** Arguments that the schema accepts, or the reason why it accepts none: a sentence for the model, pt-BR. */
export type Mended = { args: Record<string, unknown> } | { reason: string };

// One repair can reveal the next problem: "5" for a list of numbers is first put into a list, then read as a number.
const ROUNDS = 3;

/**
 * Repairs arguments that a model wrote in another shape than the tool's schema asks for. Only values with one possible meaning are
 * repaired: null for an absent argument, "50" for a number, "Food" for food, a single value for a list of one. A check of the schema
 * may bring its own repair as `params.mend` (see arguments.ts).
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

/** Repairs in place the value that an issue is about. @returns whether something was changed */
function mend(args: Record<string, unknown>, issue: z.core.$ZodIssue): boolean {
  const name = issue.path.at(-1);
  const parent = issue.path.slice(0, -1).reduce<unknown>((value, key) => (value as never)?.[key], args);
  if (name === undefined || typeof parent !== "object" || parent === null || !(name in parent)) return false;
  const fields = parent as Record<PropertyKey, unknown>;
  const value = fields[name];
  // Without it, an optional argument is fine, and a required one is reported as missing.
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

/** Reads "50", "-3.5" or "12,90". Not "1.200", which is 1200 in Portuguese and 1.2 in English. */
function readNumber(text: string): number | undefined {
  return /^\s*[-+]?\d+([.,]\d{1,2})?\s*$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
