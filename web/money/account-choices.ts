import type { Entry } from "./entries.ts";
import { useAccounts } from "./accounts-data.ts";

/** The accounts and cards that may have paid an expense, by their ids: none for what is no expense. */
export function useAccountChoices({ kind, account }: Entry): (readonly [id: string, name: string])[] {
  const { data } = useAccounts();
  if (kind !== "expense" || data === undefined) return [];
  const choices = data.accounts.map(({ id, name }) => [id, name] as const);
  if (!account) return [["", "Não sei qual"], ...choices];
  // One that was removed since still has the expense.
  return choices.some(([id]) => id === account.id) ? choices : [[account.id, account.name], ...choices];
}
