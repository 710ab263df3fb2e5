import { phrase } from "../language/phrase.ts";
import type { Reading } from "../reading/reading.ts";
import { asksAdvice } from "../rules/asks-advice.ts";
import { leftover } from "../rules/leftover.ts";
import { NOISE } from "../rules/noise.ts";
import type { PlannedCall } from "./decision.ts";

/** Of the world, whatever memory holds. */
const WORLD = phrase(
  "capital|presidente|quem (?:inventou|descobriu|criou|escreveu|ganhou)|previsao|clima|vai chover|noticias?|cotacao|dolar|horoscopo|signo|traduz[a-z]*|receita d[aeo]|significa[a-z]*|voce|tu|que horas|que dia",
);
const QUESTION = phrase(
  "(?:qual|quais|quem|onde|quando|como|que|quanto|quantos|quantas|cade|por que|me|fala|diz|mostra|sabe|lembra|eh|era|foi|sao|mesmo|ainda|tem|ta|fica|ficou|seria|chama|se chama|o|a|os|as|meu|minha|nosso|nossa|esse|essa|ai|pra mim|por favor)",
);

/** What to ask memory about a question that no tool is for: "qual a senha do wifi?"; null when memory cannot hold it. */
export function lookUp(reading: Reading): PlannedCall | null {
  const clause = reading.clauses.findLast(({ asks }) => asks);
  if (clause === undefined || WORLD.test(clause.keys) || asksAdvice(clause.keys)) return null;
  const query = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, QUESTION]).replace(/[?!.]+$/, "");
  return /[\p{L}]{3,}/u.test(query) ? { tool: "search_knowledge", args: { query } } : null;
}
