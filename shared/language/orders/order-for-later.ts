import { findOrderWords } from "./order-words.ts";

const LATER = "(?:depois de )?amanha|(?:n?[oa] )?(?:semana|mes|ano) que vem|(?:[dn]?a )?proxima(?: vez| semana)?|" +
  "so (?:no fim d[oa] \\S+|amanha)|mais pra frente";
/** "amanhã registra 50", "da próxima vez anota" */
const BEFORE = new RegExp(`^(?:(?:e|mas|entao|ai) )?(?:${LATER}) (?:voce |me )?(\\S+)`);
/** "anota 50 no mês que vem"; "a carne do churrasco de amanhã" says what it is for. */
const BEHIND = new RegExp(String.raw`(?<!\b(?:d[aeo]|pr[ao]|com) )\b(?:${LATER})$`);

/** Whether an order is to be carried out on a later day. @param clause the order's own clause, folded */
export function isOrderForLater(clause: string): boolean {
  const verb = BEFORE.exec(clause)?.[1];
  if (verb !== undefined && findOrderWords([verb]) !== null) return true;
  return BEHIND.test(clause) && findOrderWords([clause.split(" ")[0]!]) !== null;
}
