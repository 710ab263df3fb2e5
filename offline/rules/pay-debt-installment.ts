import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { amountsOf } from "./amounts-of.ts";
import type { Candidate } from "./candidate.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const DEBT = "(?:{@instalment}|financiamento|emprestimo|consorcio|consignado|crediario|acordo|carne|divida)";
const PAID = phrase(
  "(?<!^)(?:{pay:done})(?! (?:a|o|as|os)(?![a-z]))|dei (?:mais )?(?:uma|NUM|a)|{pay:did}|a gente {pay:they}|(?:acabei de|terminei de|consegui|tive que|acabamos de) {pay:inf}|adiantei|antecipei|abati|amortizei|mandei|(?:registra|anota|marca|lanca)(?: [a-z]+)? pagamento|(?:da|dar|dei|de) baixa|(?:ta|tao|foi|foram|ja|ficou|como) (?:ja )?(?:{pay:done}|quite)|" +
    `(?:fiz|efetuei) o pagamento|ja foi|foi mais|foi (?:uma|a) ${DEBT}|foram (?:mais )?NUM|foi-se|menos (?:uma|NUM)`,
);
/** "adiantei duas do carro": instalments without the word. */
const SOME = phrase(
  "(?:adiantei|antecipei|amortizei|paguei|quitei|mandei) (?:mais )?(?:NUM|uma) d[ao] (?:meu |minha )?(?:{@debt}|carro|moto|casa|apartamento|ape|celular|geladeira|notebook|tv|sofa|banco|terreno|lote|kitnet)",
);
const ABOUT = phrase(DEBT);
const NOT_YET = phrase("vou|vai|preciso|tenho que|quero|queria|falta|esqueci|amanha|pensando|se eu|posso");
const VERBS = phrase(
  "(?:(?:eu|nos|a gente|ja|acabei de|terminei de|consegui|tive que|pode|mais|em|como|o) )*(?:{pay:past}|{pay:inf}|{pay:done}|dei|mandei|de uma vez|adiantei|antecipei|abati|amortizei|baixa|pagamento|foi|foram|ta|menos)(?: (?:ja|em|mais|so|de))*",
);
const COUNT = phrase(
  "(?:(?:a|as|o|os|uma|mais|minha|minhas|essa|outra|ultima|primeira|NUM|de) )*(?:{@instalment})(?: NUM)?(?: (?:de|do|da|dos|das))?",
);

/** "adiantei 12 do carro" are instalments, "paguei 500 do carro" is money. */
const MOST_UNNAMED = 24;

/** "paguei a parcela do carro", "adiantei 3 parcelas do financiamento". */
export function payDebtInstallment(clause: Clause, reading: Reading): Candidate[] {
  const { keys, units } = clause;
  const paid = PAID.exec(keys);
  if (
    paid === null || !(ABOUT.test(keys) || SOME.test(keys)) || clause.marked || NOT_YET.test(keys) ||
    isNegated(keys, paid.index)
  ) {
    return [];
  }
  if (!isStatement({ ...clause, asks: clause.asks && !/baixa/.test(keys) }, reading.today)) return [];
  const name = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, NOISE.request, VERBS, COUNT, NOISE.degree])
    .replace(/\s+(?:desse|deste|do|esse) m[eê]s$/i, "");
  const amounts = amountsOf(clause);
  // An amount of money is never a count; without the word, neither is a number of its size.
  const counted = amounts.find(({ at, amount, explicit }) =>
    !explicit && Number.isInteger(amount) && amount >= 1 &&
    (/^(?:parcel|prestac)/.test(units[at + 1]?.key ?? "")
      ? amount <= 600
      : amount <= MOST_UNNAMED && /^d[aeo]$/.test(units[at + 1]?.key ?? "") && !/parcel|prestac/.test(keys))
  );
  const paidAmount = amounts.find((one) =>
    one !== counted && !/^(?:parcel|prestac)/.test(units[one.at - 1]?.key ?? "") &&
    (one.money || one.amount > MOST_UNNAMED && /^d[aeo]$/.test(units[one.at + 1]?.key ?? ""))
  );
  return [{
    tool: "pay_debt_installment",
    args: {
      ...(name === "" ? {} : { debt_name: name }),
      quantity: counted?.amount ?? 1,
      ...(paidAmount === undefined ? {} : { amount: paidAmount.amount }),
    },
    score: /parcel|prestac/.test(keys) ? 0.95 : ABOUT.test(keys) ? 0.85 : 0.82,
  }];
}
