import type { JsonObject } from "../tools/definition.ts";
import { estimateTokens } from "./estimate-tokens.ts";

/** Budget of the compact profile in every prompt (domain §6). */
const MOST_TOKENS = 800;
/** One field may not crowd out the others. */
const LONGEST_VALUE = 400;

/** Fields and their labels in the order in which they are kept when space is short: who, then goals, challenges, patterns. */
const FIELDS: [field: string, label: string][] = [
  ["name", "Nome"],
  ["current_goals", "Metas atuais"],
  ["current_challenges", "Desafios atuais"],
  ["learned_patterns", "Padrões percebidos"],
  ["top_of_mind", "Na cabeça agora"],
  ["family_context", "Família"],
  ["occupation", "Ocupação"],
  ["values", "Valores"],
  ["communication_style", "Como prefere conversar"],
  ["location", "Onde mora"],
  ["age", "Idade"],
];

/**
 * The user memory as lines "label: value", at most 800 estimated tokens: less important fields, and the last items of a
 * list, are left out first. Empty when nothing is known.
 */
export function userMemoryText(memory: JsonObject): string {
  const lines: string[] = [];
  let left = MOST_TOKENS;
  for (const [field, label] of FIELDS) {
    const line = fit(label, entries(memory[field]), left);
    if (line === null) continue;
    lines.push(line);
    left -= estimateTokens(`${line}\n`);
  }
  return lines.join("\n");
}

/** "label: a; b; c" with as many entries as fit, or null when not one does. */
function fit(label: string, values: string[], budget: number): string | null {
  for (let count = values.length; count > 0; count--) {
    const line = `${label}: ${values.slice(0, count).join("; ")}`;
    if (estimateTokens(`${line}\n`) <= budget) return line;
  }
  return null;
}

/** A field's value as short texts: lists and objects are flattened one level, empty ones dropped. */
function entries(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(entries);
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) => {
      const text = entries(inner).join(", ");
      return text === "" ? [] : [shorten(/^\d+$/.test(key) ? text : `${key}: ${text}`)];
    });
  }
  const text = shorten(String(value));
  return text === "" ? [] : [text];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= LONGEST_VALUE ? line : `${[...line].slice(0, LONGEST_VALUE).join("")}…`;
}
