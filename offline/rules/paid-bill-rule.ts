import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { leftover, NOISE } from "./leftover.ts";
import { readExpenseCategory } from "../reading/expense-category.ts";
import { PAID_BY, readAccount } from "./account-said.ts";
import { amountsOf } from "./amounts.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";

/** The names of the paid bills in a clause: "paguei a conta de luz e a internet" gives "luz" and "internet". */
function billNames(clause: Clause, reading: Reading): string[] {
  const noise = [
    PAID_BY,
    NOISE.courtesy,
    NOISE.moment,
    NOISE.request,
    PATTERNS.PAID_NOISE,
    PATTERNS.KIND,
    PATTERNS.EXTRA,
    NOISE.degree,
  ];
  const text = leftover(clause, reading, noise);
  return text.split(/\s*,\s*|\s+e\s+(?:também\s+)?|\s*\+\s*/i)
    .map((name) =>
      name.replace(/^(?:(?:a|o|as|os|minha|meu|da|do|de)\s+)+/i, "").replace(
        /^(?:conta|boleto|fatura)\s+d[eoa]\s+/i,
        "",
      ).trim()
    )
    .filter((name) => name !== "");
}

const DONE = "(?:acabei de|acabamos de|terminei de|tive que|consegui|lembrei de) ";
const SPECIFIC = phrase("boleto|fatura|mensalidade|{@bill}(?<!conta|contas)");
const BILL = phrase("{@bill}|{@bill-word}");

const PATTERNS = phrases({
  PAID_NOISE:
    "(?:(?:eu|nos|a gente|ja|acabei de|acabamos de|terminei de|tive que|consegui|finalmente|pode|foi|foram|ta|tao|ficou|tava|como|em|dei|da|dar|fiz|efetuei|realizei|o|a|os|as) )*(?:{pay:past}|{pay:done}|{pay:inf}|risca|riscar|tira|tirar|d[ao]s? (?:lista|pendentes|pendencias|contas)|pix|deposito|transferencia|fiz|mandei|baixa|pagamento|resolvi|resolvid[oa]s?|feit[oa]s?|caiu|debitad[oa]|foi|quite)(?: (?:de|da|do|na|no|em|so|ja|como|eh|toda|todo|com sucesso))*",
  KIND:
    "(?:(?:a|o|as|os|minha|meu|minhas|meus|essa|esse) )?(?:{@bill-word}) (?:de|da|do|das|dos)(?! (?:manha|tarde|noite))",
  EXTRA:
    "deu|veio|custou|saiu|ficou|desse mes|deste mes|do mes|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|atrasad[oa]s?|em dia|com atraso|adiantad[oa]|inteir[oa]|sim|tambem|marca|marcar|marque|atrasos?",
  PAID:
    `{pay:did}|a gente {pay:they}|${DONE}{pay:inf}|(?:ta|tao|foi|foram|ja|ficou|como|ficaram|esta) (?:ja )?(?:{pay:done}|quite|resolvid[oa])|(?:fiz|efetuei|realizei) o pagamento|(?:da|dar|dei|de) baixa|` +
    "^pagos? (?:o|os)(?= [a-z ]+$)|^(?:quitad|liquidad|resolvid)[oa]s? (?:a|o|as|os)|(?:{@bill}|{@bill-word}) (?:{pay:done})",
  SETTLED:
    "(?:fiz|mandei|fizemos) (?:o |um )?(?:pix|deposito|ted|transferencia) (?:d[aeo]|pr[ao])|(?:resolvi|acertei|ja foi|foi debitad[oa]|caiu no debito)",
  NOT_BILLS:
    "mico|pra ver|caro|a lingua|o pato|vexame|na mesma moeda|promessa|meus pecados|sapo|micao|penitencia|atencao|parcelas?|prestac(?:ao|oes)|{@instalment}|financiamento|emprestimo|consorcio|consignado|divida|crediario",
  NOT_YET:
    "vou|vai ser|preciso|tenho que|quero|queria|devia|falta|esqueci|amanha|pensando|se eu|pode pagar|{pay:inf} (?:a|o) .* (?:pra|por) mim",
  /** Somebody else's words to the person, as in a pasted letter: nobody says "sua fatura" of their own. */
  SAID_TO_THEM: "(?:sua|seu)s? (?:{@bill}|{@bill-word})",
  /** The place of an expense, which is not a bill: "paguei 15 no lanche da faculdade". */
  SPENT_AT:
    "(?:NUM|MONEY)(?: [a-z]+)? pr[ao] (?:a |o |minha |meu )?(?:diarista|faxineira|empregada|baba|personal|manicure|jardineiro)|(?:NUM|MONEY)(?: [a-z]+)? n(?:o|a|um|uma) (?!(?:{@bill}|{@bill-word})(?![a-z])|cartao|debito|pix)[a-z]+",
});

/** "paguei a luz", "quitei o boleto da internet", "dá baixa no aluguel", "a água já tá paga". */
export function paidBillRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const paid = PATTERNS.PAID.exec(keys) ?? (BILL.test(keys) ? PATTERNS.SETTLED.exec(keys) : null);
  if (
    paid === null || clause.hasQuestionMark || PATTERNS.NOT_BILLS.test(keys) || PATTERNS.NOT_YET.test(keys) ||
    PATTERNS.SAID_TO_THEM.test(keys) || isNegated(keys, paid.index)
  ) {
    return [];
  }
  // "dá baixa" looks like a request to show something.
  if (!isStatement({ ...clause, isQuestion: clause.isQuestion && !/baixa/.test(keys) }, reading.today)) return [];
  const named = BILL.test(keys);
  // "paguei 48 da conta do bar" is an expense: with an amount, it must be the name of a bill.
  const [told] = amountsOf(clause).filter(({ money }) => money);
  if (told !== undefined && (!(named && SPECIFIC.test(keys)) || PATTERNS.SPENT_AT.test(keys))) return [];
  const names = namesOf(clause, reading);
  const category = readExpenseCategory(names[0] ?? "");
  if (
    !named &&
    (category === "food" || category === "entertainment" || category === "shopping" || category === "transport" ||
      category === "health")
  ) {
    return [{ tool: "create_expense", args: { category, description: names[0]! }, score: 0.6, ask: "Quanto foi?" }];
  }
  const account = readAccount(clause, PAID_BY);
  const details = {
    ...(account === undefined ? {} : { account }),
    ...(clause.date ? { paid_on: clause.date } : {}),
    ...(told === undefined ? {} : { amount: told.amount }),
  };
  if (names.length === 0) {
    return [{ tool: "mark_bill_paid", args: details, score: 0.6, ask: "Qual conta você pagou?" }];
  }
  const score = named ? 0.92 : 0.75;
  // One amount for several bills belongs to none of them.
  const { amount: _amount, ...day } = details;
  const shared = names.length === 1 ? details : day;
  return names.map((name) => ({ tool: "mark_bill_paid", args: { bill_name: name, ...shared }, score }));
}

/** The bills in the clause, or in the clause before ("risca o telefone da lista, paguei"), or the general word for a bill. */
function namesOf(clause: Clause, reading: Reading): string[] {
  const names = billNames(clause, reading).slice(0, 5);
  if (names.length > 0) return names;
  const { previous } = clause;
  if (previous !== undefined && !previous.isQuestion && BILL.test(previous.keys)) {
    return billNames(previous, reading).slice(0, 5);
  }
  const word = SINGLE.exec(clause.keys)?.[0];
  return word === undefined ? [] : [word];
}

/** A general word for one bill: "paguei o boleto". The tool finds out which one it is. */
const SINGLE = phrase("boleto|fatura|mensalidade|assinatura");
