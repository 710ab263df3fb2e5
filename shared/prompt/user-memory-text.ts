import { estimateTokens } from "./estimate-tokens.ts";

/** The budget of the profile in every prompt: 800 tokens with the heading and the tags around it. */
const MOST_TOKENS = 770;
/** The longest value in characters, so that one value leaves room for the others. */
const LONGEST_VALUE = 400;
/** The same in tokens, since digits and signs cost more than letters. */
const VALUE_TOKENS = 90;

/** The label of allergies, conditions and medicines. */
export const SAFETY_LABEL = "Alergias, condições e remédios";

/** Fields and their labels, the most important first: health risks, the name, then goals, challenges and patterns. */
const FIELDS: [field: string, label: string][] = [
  ["safety", SAFETY_LABEL],
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
 * The user memory as lines "label: value", within its budget. Less important fields, and the last items of a list, are left out first.
 * Empty when nothing is known.
 */
export function userMemoryText(memory: Record<string, unknown>): string {
  const lines: string[] = [];
  let remaining = MOST_TOKENS;
  for (const [field, label] of FIELDS) {
    const line = lineThatFits(label, valuesOf(memory[field]), remaining);
    if (line === null) continue;
    lines.push(line);
    remaining -= estimateTokens(`${line}\n`);
  }
  return lines.join("\n");
}

/** "label: a; b; c" with as many values as fit; null where none fits. */
function lineThatFits(label: string, values: string[], budget: number): string | null {
  let fitting: string | null = null;
  for (let count = 1; count <= values.length; count++) {
    const line = `${label}: ${values.slice(0, count).join("; ")}`;
    if (estimateTokens(`${line}\n`) > budget) break;
    fitting = line;
  }
  return fitting;
}

/** A field's value as short texts. Lists and objects are flattened; empty values are left out. */
function valuesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) => {
      const text = valuesOf(inner).join(", ");
      return text === "" ? [] : [shorten(/^\d+$/.test(key) ? text : `${key}: ${text}`)];
    });
  }
  const text = shorten(String(value));
  return text === "" ? [] : [text];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  let kept = line.length <= LONGEST_VALUE
    ? line
    : [...line.slice(0, LONGEST_VALUE * 2)].slice(0, LONGEST_VALUE).join("");
  while (estimateTokens(kept) > VALUE_TOKENS) kept = [...kept].slice(0, Math.floor(kept.length * 0.8)).join("");
  return kept.length === line.length ? line : `${kept}…`;
}
