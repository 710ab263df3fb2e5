import { fold } from "./fold.ts";

/** Words around the name of an account: "no débito", "do meu cartão nubank". */
const AROUND = new Set(["de", "do", "da", "no", "na", "o", "a", "em", "com", "pelo", "pela", "meu", "minha"]);

/**
 * The words that name an account, as functions of the database take them: a kind ("débito", "cartão"), a name, or both. "no cartão do
 * Nubank" gives "cartão Nubank". What is left of nothing but small words stays as it is.
 */
export function plainAccount(said: string): string {
  const words = said.split(/\s+/).filter((word) => !AROUND.has(fold(word)));
  return words.length === 0 ? said : words.join(" ");
}

const NO_ACCOUNT = new Set(["sem", "sem conta", "nenhuma", "nenhum", "null", "none"]);

/** Whether the words say that there is no account: "nenhuma". */
export function namesNoAccount(said: string): boolean {
  return NO_ACCOUNT.has(fold(said.trim()));
}
