/** What would go in the next night. */
export interface RetentionPreview {
  /** The day before which messages would go: the first of a month. */
  before: string;
  messages: number;
}

/** "os últimos 12 meses". */
export function nameMonths(months: number | null): string {
  if (months === null) return "Para sempre";
  return months === 60 ? "os últimos 5 anos" : months === 24 ? "os últimos 2 anos" : `os últimos ${months} meses`;
}

/** "Na próxima madrugada, 312 mensagens de antes de maio de 2026 são apagadas de vez." */
export function describePreview({ before, messages }: RetentionPreview): string {
  // At noon it is that day in every time zone.
  const month = new Date(`${before}T12:00:00`).toLocaleDateString("pt-BR", { month: "long", year: "numeric" });
  if (messages === 0) return `Por enquanto nada se apaga: não há mensagens de antes de ${month}.`;
  const count = messages.toLocaleString("pt-BR");
  return messages === 1
    ? `Na próxima madrugada, 1 mensagem de antes de ${month} é apagada de vez.`
    : `Na próxima madrugada, ${count} mensagens de antes de ${month} são apagadas de vez.`;
}
