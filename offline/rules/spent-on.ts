import { fold } from "../../shared/text/fold.ts";
import { readCategoryName } from "../../shared/tools/finance/read-category-name.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const QUESTION = phrase(
  "quanto|quantos|quanta|quantas|qual|quais|como|o que|que|cade|sera|eu|a gente|nos|me|voce|sabe|saber|dizer|diz|mostra|mostrar|ver|fala|foi|foram|deu|deram|saiu|ficou|eh|ta|ja|ate agora|no total|total|" +
    "{spend}|gastos?|gastando|gastou|despesas?|{pay:did}|{drop:did}|{buy:did}|usei|consumi|consegui|embora|dinheiro|grana|valor|soma|somando|ao todo|quero|queria|preciso|conta|essa|esse|isso|aquilo|nisso|{show:ask}|resumo|lista|reais|pila|conto",
);
const PERIOD = phrase(
  "(?:(?:n|d)?(?:esse|essa|este|esta)|no|na|do|da|o|a|em|de|ultim[oa]s?|proxim[oa]s?|nos|nas|dos|das|por|desde|durante|ate|entre) (?:(?:ultim[oa]s?|proxim[oa]s?) )?(?:NUM )?(?:mes|meses|ano|anos|semanas?|dias?|fim de semana|final de semana|fds|quinzena|trimestre|semestre|bimestre|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: (?:e|a|ate) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))?(?: (?:passad[oa]|retrasad[oa]|anterior|atual|inteir[oa]|que passou|todo|toda|de NUM))?|" +
    "(?:semana|mes|ano)(?: (?:passad[oa]|retrasad[oa]|anterior|atual))?|mensal|anual|por (?:mes|semana|dia)|(?:ultim[oa]s|primeir[oa]s) NUM dias",
);
const DEGREE = phrase(
  "mais|menos|muito|demais|tudo|geral|normalmente|costumo|sempre|em media|media|so|apenas|mesmo|afinal|no total|total|geral|coisas?|onde|la|desde|ate|a partir",
);
/** Asks for the spending on one thing: "quanto gastei no ifood", "quanto foi de uber". */
const ASKED = phrase(
  "(?:total|soma) (?:de|do|da|dos|das|com|em|n[oa])|quanto (?:[a-z]+ )*(?:{spend}|foi|foram|deu|saiu|ficou|{pay:did}|{drop:did}|usei|consumi)|gastos? (?:com|de|no|na|em|do|da)|(?:foi|foram|deu|saiu|ficou) quanto (?:de|com|em|n[oa]|d[oa])|(?:gastei|gastamos|torrei)(?: [a-zA-Z]+)* quanto|quanto de|quanto (?:em|com|no|na)",
);

const SPENDABLE = phrase("posso|consigo|da pra|dava pra|devo|deveria|vou|pretendo");

/** What a question about spending names, as written, unless it is a category's own name: "ifood"; "" when it names none. */
export function spentOn(clause: Clause, reading: Reading): string {
  if (!ASKED.test(clause.keys) || SPENDABLE.test(clause.keys)) return "";
  const named = leftover(clause, reading, [NOISE.courtesy, PERIOD, NOISE.moment, QUESTION, NOISE.payment, DEGREE])
    .replace(/[?!.]+$/, "");
  if (named.split(" ").length > 4 || !/\p{L}{2,}/u.test(named)) return "";
  return readCategoryName("expense", named) === null && isGoverned(named, clause.text) ? named : "";
}

/** "no ifood", "de uber": what is named stands behind a preposition. */
function isGoverned(named: string, text: string): boolean {
  const at = fold(text).indexOf(fold(named.split(" ")[0]!));
  return /(?:^|\s)(?:quanto (?:foi|deu|ficou|saiu) [oa]s?|com|em|n[oa]s?|num|numa|d[eoa]s?|pel[oa]s?|pr[oa]|pra|para)(?:\s(?:[oa]s?|uma?|meu|minha))?\s$/
    .test(fold(text).slice(0, Math.max(0, at)));
}
