import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const WORDS = phrase(
  "(?:(?:eu|ja|hoje|que|registra|anota|marca|a gente|finalmente|consegui|pode|acabei de|meu|minha|o|a|de|do|da|no|na|mais um dia de|um) )*(?:{mark:ask}|{mark:did}|{note:ask}|{manage:did}|cumpri|completei|conclui|finalizei|fiz|fizemos|teve|fui|feit[oa]s?|check|checado|ok|habito|habitos|cumprid[oa]|concluid[oa]|completad[oa]|como|pra academia|na academia|minha sessao|sessao|o meu|hoje|risca|riscar|tica|ticar|da um)(?: (?:de|do|da|o|a|meu|minha|no|na|como|em|eh|ta|foi|pra|um|uma))*",
);
const TIME = phrase(
  "(?:por |durante )?(?:TIME|NUM (?:minutos|min|paginas|capitulos|vezes))|pela manha|logo cedo|ao acordar|antes de (?:dormir|deitar|sair|trabalhar)|depois d[oe] (?:almoco|trabalho|jantar|acordar)|todo dia|(?:ta|foi) feit[oa]",
);

/** The habit a clause says was done, in the user's words: "fiz minha leitura" gives "leitura", "meditei hoje" gives "meditei". */
export function habitActivity(clause: Clause, reading: Reading): string {
  return leftover(clause, reading, [NOISE.courtesy, NOISE.request, NOISE.moment, TIME, WORDS, NOISE.degree]);
}
