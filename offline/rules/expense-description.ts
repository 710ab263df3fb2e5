import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const VERBS = phrase(
  "(?:(?:eu|nos|a gente|me|ja|acabei de|acabamos de|terminei de|tive que|precisei|consegui|fui|cheguei a|fui|tava|sai|passei|jantei|almocei|acho que|esqueci de (?:anotar|registrar|lancar|marcar|contar)|la se|se|tive|teve|fiz|fizemos|rolou|paguei|deu|que|so|mais|tambem|isso|esse|aqui) )*" +
    "(?:{spend:past}|{spend:inf}|{spend:doing}|{buy:doing}|acabei|{drop:past}|{put:past}|{buy:past}|{buy:inf}|{order:past}|{pay:past}|{pay:inf}|{transfer:past}|{cost:past}|{cost:now}|fiz|fizemos|tive|rolou|sumiu|sumiram|comeu|levou|sugou|passei|rachei|rachamos|dividi|dividimos|gasto|embora|estourei)(?: (?:em|por|de|com|um|uma|uns|umas|so|me|tudo|isso))*",
);
const KIND = phrase(
  "(?:um |uma |o |a |outro |mais um |novo |nova )*(?:gastos?|despesas?|compras?|compra|debito|saida|lancamento|pagamento|valor|preco)(?: novo| nova)? (?:de|do|da|no|na|com|em|foi|eh)|(?:uma |um )?(?:grana|dinheiro|nota|fortuna)|(?:gasto|despesa)|pix|reais|conto|r",
);

const FORGOTTEN = phrase(
  "esqueci de (?:anotar|registrar|lancar|marcar|contar|falar)|faltou (?:anotar|registrar|lancar)",
);

/** What an expense was for, in the user's words: "no mercado" gives "mercado". Empty when nothing is said. */
export function expenseDescription(clause: Clause, reading: Reading): string {
  const said = leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    NOISE.moment,
    VERBS,
    KIND,
    FORGOTTEN,
    NOISE.payment,
    NOISE.degree,
  ]);
  const meal = MEALS.find(([verb]) => verb.test(clause.keys))?.[1];
  return /^(?:fora|aqui|ali|l[aá]|na rua)$/i.test(said) && meal !== undefined ? `${meal} ${said.toLowerCase()}` : said;
}

/** "almocei fora" says what was bought by its verb. */
const MEALS: readonly (readonly [RegExp, string])[] = [
  [/almoc/, "almoço"],
  [/jant/, "jantar"],
  [/lanch/, "lanche"],
  [/com[ie]/, "comida"],
];
