/** What the project's own functions come to a person's data for, by `accesses.purpose`. */
export const ACCESS_PURPOSES: Record<string, string> = {
  learning: "Aprender com as conversas, à noite",
  search: "Preparar a busca na memória e na biblioteca",
  reports: "Escrever os seus resumos",
  reminders: "Calcular as próximas vezes de um lembrete",
  notifications: "Avisar nos seus aparelhos",
  assistants: "Trazer o pedido de outro assistente seu",
  packs: "Chamar o serviço de um pacote seu",
  operation: "Manutenção por quem cuida desta instalação",
};

/** A row of `accesses`. */
export interface Access {
  day: string;
  purpose: string;
  times: number;
  last_at: string;
}

/** The accesses of a day for one purpose, the newest first. */
export function sumUpAccesses(rows: readonly Access[]): Access[] {
  const byPurpose = new Map<string, Access>();
  for (const row of rows) {
    const key = `${row.day} ${row.purpose}`;
    const known = byPurpose.get(key);
    byPurpose.set(
      key,
      known === undefined ? row : {
        ...row,
        times: known.times + row.times,
        last_at: known.last_at > row.last_at ? known.last_at : row.last_at,
      },
    );
  }
  return [...byPurpose.values()].toSorted((a, b) => b.last_at < a.last_at ? -1 : 1);
}
