import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";
import { priceOf } from "./price-of.ts";

const INVESTED = phrase(
  "(?:consegui|acabei de|deu pra|conseguimos) (?:investir|guardar|poupar|economizar|juntar|aplicar)|investi|investimos|apliquei|aplicamos|aportei|guardei|guardamos|poupei|economizei|juntei|fiz um aporte|aporte de",
);
const PUT = phrase(
  "{put:did}|{transfer:did}|comprei|compramos|{note:ask}|{put:ask}|separei|passei|joguei|meti|mandei|larguei|investimento de|aplicacao de",
);
const WHERE = phrase("{@invest}");
const NOT = phrase(
  "^(?:reserva|separa) (?:NUM|MONEY)|na memoria|gastei|paguei|devo|limite|teto|orcamento|bolsa de|uma bolsa|minha bolsa",
);
const VERBS = phrase(
  "(?:(?:eu|a gente|ja|consegui|acabei de|deu pra|fiz|um|uma|mais|registra|anota|meu) )*(?:{invest:did}|{invest:inf}|{put:did}|{transfer:did}|{put:ask}|comprei|compramos|separei|passei|joguei|meti|mandei|aporte|investimento|aplicacao|fiz)(?: (?:de|em|no|na|nos|nas|mais|uns|umas|pra|pro|um|uma|o|a|dinheiro|grana))*",
);
const CATEGORIES: readonly [string, RegExp][] = [
  ["savings", phrase("poupanca|caixinha|cofrinho|porquinho|reserva|reserva de emergencia|nubank|cofre")],
  [
    "fixed_income",
    phrase("tesouro|tesouro direto|tesouro selic|selic|cdbs?|lci|lca|renda fixa|debentures?|letra de credito"),
  ],
  ["funds", phrase("fundos?|etfs?|fundo de investimento")],
  ["stocks", phrase("acao|acoes|bolsa|bolsa de valores|renda variavel|b3")],
  ["crypto", phrase("criptos?|criptomoedas?|bitcoins?|ethereum|btc|eth|cripto")],
  ["retirement", phrase("previdencia|previdencia privada|pgbl|vgbl|aposentadoria")],
  ["real_estate", phrase("fiis?|fundo imobiliario|fundos imobiliarios|imovel|imoveis|terreno")],
];

const TAKEN = phrase("(?:tirei|saquei|resgatei|retirei|usei|peguei)(?: [a-zA-Z]+){0,3} (?:d[oae]s?|n[oa])");
const NO_WITHDRAWAL = "Dinheiro que sai de um investimento eu ainda não sei registrar. " +
  "Se um aporte foi anotado errado, eu apago: me diz qual.";

/** "investi 200 no tesouro", "botei 150 na caixinha". */
export function createInvestmentItem(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const where = WHERE.test(keys);
  if (where && TAKEN.test(keys) && isStatement(clause, reading.today)) {
    return [{ tool: "create_finance_item", args: { kind: "investment" }, score: 0.9, ask: NO_WITHDRAWAL }];
  }
  const verb = INVESTED.exec(keys) ?? (where ? PUT.exec(keys) : null);
  if (verb === null || NOT.test(keys) || isNegated(keys, verb.index) || !isStatement(clause, reading.today)) return [];
  const price = priceOf(clause);
  const outright = INVESTED.test(keys);
  if (price === null || !price.money && !where) {
    const asked = /(?:QTY|TIME|NUM)/.test(keys) || !(where || /investi|apliquei|aportei/.test(keys))
      ? []
      : ["Quanto foi?"];
    return asked.map((ask) => ({ tool: "create_finance_item", args: { kind: "investment" }, score: 0.6, ask }));
  }
  const name = leftover(clause, reading, [NOISE.request, NOISE.courtesy, NOISE.moment, VERBS, NOISE.degree]);
  const category = CATEGORIES.find(([, words]) => words.test(keys))?.[0] ?? "other";
  const args = {
    kind: "investment",
    name: name || "economias",
    amount: price.amount,
    category,
    ...(clause.date ? { date: clause.date } : {}),
  };
  return [{ tool: "create_finance_item", args, score: where ? 0.96 : outright ? 0.85 : 0.7 }];
}
