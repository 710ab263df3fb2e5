/** What people call a record by its kind, folded: "o lembrete sim, a conta não". */
export const RECORD_NOUNS = {
  reminder: ["lembrete", "lembretes", "aviso", "avisos", "alarme", "alarmes"],
  habit: ["habito", "habitos"],
  expense: ["gasto", "gastos", "despesa", "despesas", "compra", "compras"],
  metric: ["medida", "medidas"],
  bill: ["conta", "contas", "boleto", "boletos"],
  debt: ["divida", "dividas"],
  income: ["renda", "rendas", "entrada", "entradas"],
  loan: ["emprestimo", "emprestimos"],
} as const;

/** The nouns of a folded text that name a kind of record. */
export function kindsNamed(folded: string): string[] {
  const nouns: readonly string[] = Object.values(RECORD_NOUNS).flat();
  return (folded.match(/[a-z]+/g) ?? []).filter((word) => nouns.includes(word));
}

/** Words with which people tell of a measure, beside its name: "corri 5 km", "dormi 7h". */
export const MEASURE_WORDS: Readonly<Record<string, string>> = {
  weight: "pesei",
  sleep: "dormi",
  exercise: "treinei treino",
  distance: "corri corrida caminhei caminhada andei pedalei",
};
