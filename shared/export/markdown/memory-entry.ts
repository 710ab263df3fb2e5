import type { ExportRow } from "../read-export.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

const FIELDS: [column: string, label: string][] = [
  ["name", "Nome"],
  ["display_name", "Como chamar"],
  ["age", "Idade"],
  ["location", "Onde mora"],
  ["occupation", "Ocupação"],
  ["family_context", "Família"],
  ["current_goals", "Metas atuais"],
  ["current_challenges", "Desafios atuais"],
  ["top_of_mind", "Na cabeça agora"],
  ["values", "Valores"],
  ["communication_style", "Como prefere conversar"],
  ["learned_patterns", "Padrões percebidos"],
  ["timezone", "Fuso horário"],
];

/** The profile and the user memory: a line a field, those without content left out. */
export function memoryEntry(row: ExportRow): string {
  return FIELDS.flatMap(([column, label]) => {
    const value = row[column];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => text !== null && text !== undefined);
    return texts.length === 0
      ? []
      : [`- **${label}:** ${texts.map((text) => escapeMarkdown(String(text))).join("; ")}\n`];
  }).join("");
}
