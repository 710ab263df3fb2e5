import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { namesNoAccount, plainAccount } from "../../language/plain-account.ts";
import type { ChoiceLabel } from "../../writing/choice-label.ts";
import { formatDate } from "../../writing/format-date.ts";
import { nameInSentence } from "../../writing/one-line.ts";

/** The account or card that somebody names, without the small words around it. */
export const accountName = plainText(200).overwrite(plainAccount);

/** The same in a correction, where a blank name, or a word for none, takes the account away. */
export const changedAccount = plainText(200, { blank: true }).overwrite((said) =>
  namesNoAccount(said) ? "" : plainAccount(said)
);

/** What functions tell of the account of something new, in the facts of an offer and in results. */
export const accountTold = {
  /** The account that is named, else the default one. */
  account: z.string().optional(),
  /** A name that is no account of the person's: what is recorded has none. */
  unknown_account: z.string().optional(),
  /** The day on which the account begins, if the entry is older: it does not change the balance. */
  before_account: z.string().optional(),
};

const schema = z.object(accountTold);
type AccountTold = z.infer<typeof schema>;

/** ", em Itaú"; empty without an account. */
export function sayAccount({ account }: AccountTold): string {
  return account === undefined ? "" : `, em ${nameInSentence(account)}`;
}

/** What else there is to know about the account, after a blank; empty when there is nothing. */
export function remarkOnAccount(
  { unknown_account: unknown, before_account: begins }: AccountTold,
  today: string,
): string {
  if (unknown !== undefined) return ` (Não conheço a conta ou o cartão “${unknown}”: fica sem conta.)`;
  return begins === undefined
    ? ""
    : ` (É de antes de ${formatDate(begins, today)}, quando a conta começa aqui: o saldo não muda.)`;
}

/** Asks which of several rows is meant, or where several accounts fit, which of those. */
export function askWhich(row: string) {
  return (_args: unknown, _context: unknown, choices: readonly { label: ChoiceLabel }[]): string =>
    choices.some(({ label }) => typeof label !== "string" && label.of === "account") ? "Em qual conta ou cartão?" : row;
}
