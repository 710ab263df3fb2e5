import { formatDate } from "./format-date.ts";

/** A day as an adverb: "hoje", "ontem", "na sexta (14/11)", "no sábado (15/11)", "em 12/08/2026". */
export function onDay(date: string | undefined, today: string): string {
  const text = formatDate(date ?? today, today);
  if (/^\d/.test(text)) return `em ${text}`;
  if (/^(?:sábado|domingo)/.test(text)) return `no ${text}`;
  return text.includes("(") ? `na ${text}` : text;
}
