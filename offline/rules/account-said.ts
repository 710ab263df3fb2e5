import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/read-message.ts";

/** Means of payment and kinds of accounts. "pix" names no account, and the card of somebody else is none of the user's. */
const KIND =
  "(?:cartao|conta|poupanca)(?: de (?:credito|debito)| corrente)?(?: d[aoe] (?:{@bank})| (?:{@bank}))?|credito|debito|dinheiro|especie|carteira";

const PAID_WITH = phrase(
  `(?:n[oa]|pel[oa]|(?:com|usando) [oa]|em|d[oa]) (?:meu |minha )?(?:${KIND}|{@bank})(?! d[aoe]l?[ea]?s? )`,
);
/** Without "do", which names what is paid: "paguei a fatura do nubank pelo itaú". */
export const PAID_BY = phrase(
  `(?:n[oa]|pel[oa]|(?:com|usando) [oa]|em) (?:meu |minha )?(?:${KIND}|{@bank})(?! d[aoe]l?[ea]?s? )`,
);
const WORDS = phrase(`(?:${KIND}|{@bank})$`);
const WRITTEN: Record<string, string> = {
  cartao: "cartão",
  credito: "crédito",
  debito: "débito",
  poupanca: "poupança",
  especie: "espécie",
  itau: "itaú",
};

/** Words of a clause that say with which account something was paid. */
export const ACCOUNT_NOISE = PAID_WITH;

/** The account or card that paid: "no nubank", "no cartão do inter", "em dinheiro". Undefined: the clause names none. */
export function readAccount({ keys }: Clause, said: RegExp = PAID_WITH): string | undefined {
  const paid = said.exec(keys)?.[0];
  const words = paid === undefined ? undefined : WORDS.exec(paid)?.[0];
  return words === undefined ? undefined : writeAccount(words);
}

/** The words of an account as people write them: "cartão nubank". */
export function writeAccount(keys: string): string {
  return keys.replace(/[a-z0-9]+/g, (word) => WRITTEN[word] ?? word).replace(/ d[ao] (?!brasil)/g, " ");
}
