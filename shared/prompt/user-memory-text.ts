import { estimateTokens } from "./estimate-tokens.ts";

/** Budget of the compact profile in every prompt: 800 with the heading and the quotation around it. */
const MOST_TOKENS = 770;
/** One value may not crowd out the others; digits and signs take more room than letters. */
const LONGEST_VALUE = 400;
const VALUE_TOKENS = 90;

/** Fields and their labels in the order in which they are kept when space is short: what harms, who, then goals, challenges, patterns. */
const FIELDS: [field: string, label: string][] = [
  ["safety", "Alergias, condições e remédios"],
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
 * The user memory as lines "label: value", within its share of 800 estimated tokens: less important fields, and the last items of a
 * list, are left out first. Empty when nothing is known.
 */
export function userMemoryText(memory: Record<string, unknown>): string {
  const lines: string[] = [];
  let remaining = MOST_TOKENS;
  for (const [field, label] of FIELDS) {
    const line = fit(label, entries(memory[field]), remaining);
    if (line === null) continue;
    lines.push(line);
    remaining -= estimateTokens(`${line}\n`);
  }
  return lines.join("\n");
}

/** "label: a; b; c" with as many entries as fit, or null when not one does. */
function fit(label: string, values: string[], budget: number): string | null {
  let fitting: string | null = null;
  for (let count = 1; count <= values.length; count++) {
    const line = `${label}: ${values.slice(0, count).join("; ")}`;
    if (estimateTokens(`${line}\n`) > budget) break;
    fitting = line;
  }
  return fitting;
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
  let kept = line.length <= LONGEST_VALUE
    ? line
    : [...line.slice(0, LONGEST_VALUE * 2)].slice(0, LONGEST_VALUE).join("");
  while (estimateTokens(kept) > VALUE_TOKENS) kept = [...kept].slice(0, Math.floor(kept.length * 0.8)).join("");
  return kept.length === line.length ? line : `${kept}…`;
}
