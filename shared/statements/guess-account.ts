import { bankOfName } from "./banks.ts";
import type { Statement } from "./statement.ts";

/** What is compared of an account: `cash` has no statement. */
export interface StatementAccount {
  id: string;
  name: string;
  kind: "checking" | "savings" | "cash" | "card";
}

/**
 * The account that a file is of, by its bank and kind, if only one may be meant. An account without a bank in its name may be of any,
 * one named after another bank, or after a bank that the file does not name, is never meant.
 *
 * @returns its id, or null: then the person has to say it
 */
export function guessAccount(
  { bank, kind }: Pick<Statement, "bank" | "kind">,
  accounts: readonly StatementAccount[],
): string | null {
  const fitting = accounts.filter((account) => account.kind !== "cash" && isCard(account) === isCard({ kind }));
  const ofBank = bank === null ? [] : fitting.filter(({ name }) => bankOfName(name) === bank);
  const unnamed = fitting.filter(({ name }) => bankOfName(name) === null);
  const meant = ofBank.length > 0 ? ofBank : unnamed;
  const sameKind = meant.filter((account) => account.kind === kind);
  return only(meant) ?? only(sameKind);
}

function isCard({ kind }: { kind: string }): boolean {
  return kind === "card";
}

function only(accounts: readonly StatementAccount[]): string | null {
  return accounts.length === 1 ? accounts[0]!.id : null;
}
