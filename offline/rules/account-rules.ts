import { fold } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { readExpenseCategory } from "../reading/expense-category.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { writeAccount } from "./account-said.ts";
import { amountsOf, priceOf } from "./amounts.ts";
import { debtProgressRule, installmentRule } from "./debt-payment-rules.ts";
import { financeSummaryRule } from "./finance-summary-rule.ts";
import { leftover, NOISE } from "./leftover.ts";
import { paidBillRule } from "./paid-bill-rule.ts";
import { pendingBillsRule } from "./pending-bills-rule.ts";
import { asksAdvice, type Candidate, isAboutSomeoneElse, isNegated, isStatement, type Rule } from "./rule.ts";

const ACCOUNT = "(?:conta(?: corrente)?|poupanca|carteira)(?: d[aoe])?(?: (?:{@bank}))?|{@bank}";
/** What is paid off month by month as a debt, and never with a card. */
const LOAN = "{@debt}|carro|moto|casa|apartamento|ape|terreno|lote";

const PATTERNS = phrases({
  BILL_ASKED: "fatura|cartao|cartoes",
  BALANCE: `(?:quanto|saldo)(?: [a-z]+){0,4} (?:n[oa]|d[oa]) (?:minha |meu )?(?:${ACCOUNT})`,
  LIMIT: "(?:quanto|qual)(?: [a-z]+){0,4} limite",
  INSTALMENTS_LEFT: "(?:quant[ao]s?(?: [a-z]+){0,3} parcelas?|parcelas?)(?: [a-z]+){0,3}(?= |$)",
  LEFT: "falta|faltam|faltando|restam|resta",
  LOAN,
  PAYS_CARD: "fatura|(?:paguei|quitei|adiantei)(?: [a-zA-Z]+){0,3} (?:o|d?o meu|do|meu) cartao",
  BILL_NAME: "(?:a |o |d[ao]s? |minha |meu )*(?:fatura|boleto|cartao(?: de credito)?)(?: d[aoe]s?)?",
  MOVED:
    `(?:passei|transferi|mandei|movi|joguei|coloquei|botei|tirei)(?: [a-zA-Z]+){0,2} (?:NUM|MONEY)(?: [a-z]+)? d[ao] (?:minha |meu )?(${ACCOUNT}) (?:pr[ao]|para [ao]|n[ao]) (?:minha |meu )?(${ACCOUNT}|cartao(?: (?:{@bank}))?)`,
  WITHDRAWN:
    `(?:saquei|sacamos)(?: [a-zA-Z]+){0,2} (?:NUM|MONEY)(?:(?: [a-z]+){0,3} d[ao] (?:minha |meu )?(${ACCOUNT}))?`,
  CARD: "cartao(?: de credito)?(?: d[aoe])?(?: (?:{@bank}))?",
  CLOSES: "fecha|fechamento",
  HAS: `(?:tenho|to com|estou com|saldo de)(?: [a-z]+)? (?:NUM|MONEY)(?: [a-z]+)? n[ao] (?:minha |meu )?(${ACCOUNT})`,
  RETURNED: "devolvi|devolvemos",
  AHEAD: "antecipei|adiantei|antecipamos|adiantamos",
  QUESTION:
    "faltam?|faltando|restam?|quant[ao]s?|parcelas?|ainda|pra|acabar|terminar|de pagar|tenho|que|eu|tem|devolvi|devolvemos|antecipei|adiantei|antecipamos|adiantamos|na loja|NUM|ultimas|todas",
});
const BANK = phrase("{@bank}");

/** The candidate of the surest of other rules, for people who have no account that fits. */
function otherwise(clause: Clause, reading: Reading, ...rules: Rule[]): { instead?: Candidate } {
  const found = rules.flatMap((rule) => rule(clause, reading)).filter(({ ask }) => ask === undefined);
  const [instead] = found.sort((a, b) => b.score - a.score);
  return instead === undefined ? {} : { instead };
}

/** "quanto vem na fatura?", "qual o saldo da conta?", "quanto tenho de limite?", "faltam quantas parcelas do celular?". */
export function accountQuestionRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (!clause.isQuestion || asksAdvice(keys) || isAboutSomeoneElse(clause)) return [];
  const bank = BANK.exec(keys)?.[0];
  const ask = (args: Candidate["args"]) => [{
    tool: "get_accounts",
    args,
    score: 0.96,
    ...otherwise(clause, reading, pendingBillsRule, debtProgressRule, financeSummaryRule),
  }];
  if (PATTERNS.INSTALMENTS_LEFT.test(keys) && PATTERNS.LEFT.test(keys) && !PATTERNS.LOAN.test(keys)) {
    const purchase = leftover(clause, reading, [NOISE.courtesy, PATTERNS.QUESTION]).replace(/[?!.]+$/, "");
    return purchase === "" ? [] : ask({ purchase });
  }
  if (/gast(?:ei|amos)|devo|divida|(?:MONEY|NUM)/.test(keys)) return [];
  const isLimit = PATTERNS.LIMIT.test(keys) && readExpenseCategory(clause.plain) === null;
  if (PATTERNS.BILL_ASKED.test(keys) || isLimit) {
    return ask({ account: bank === undefined ? "cartão" : `cartão ${writeAccount(bank)}` });
  }
  return PATTERNS.BALANCE.test(keys) ? ask({ account: bank === undefined ? "conta" : writeAccount(bank) }) : [];
}

/** A payment of a card's bill, as transfer_money takes it, and the same as a payment of a bill. */
export function readCardPayment(clause: Clause, reading: Reading): { args: Candidate["args"]; bill: Candidate } | null {
  const [bill, ...more] = paidBillRule(clause, reading);
  if (bill?.tool !== "mark_bill_paid" || more.length > 0 || !PATTERNS.PAYS_CARD.test(clause.keys)) return null;
  const { bill_name = "", amount, paid_on, account } = bill.args;
  const name = fold(String(bill_name)).replace(new RegExp(PATTERNS.BILL_NAME.source, "g"), "").trim();
  const rest = {
    ...(amount === undefined ? {} : { amount }),
    ...(paid_on === undefined ? {} : { date: paid_on }),
    ...(account === undefined ? {} : { from_account: account }),
  };
  return { args: { to_account: `cartão ${name}`.trim(), ...rest }, bill };
}

/** "paguei a fatura do nubank": the first step looks up whether there is such a card, or a bill of that name. */
export function cardPaymentRule(clause: Clause, reading: Reading): Candidate[] {
  const payment = readCardPayment(clause, reading);
  return payment === null ? [] : [{ tool: "get_accounts", args: {}, score: 0.97, instead: payment.bill }];
}

/** "passei 500 da conta pra poupança", "saquei 100". */
export function transferRule(clause: Clause, reading: Reading): Candidate[] {
  const moved = PATTERNS.MOVED.exec(clause.keys) ?? PATTERNS.WITHDRAWN.exec(clause.keys);
  const amount = priceOf(clause)?.amount;
  if (moved === null || amount === undefined || !isStatement(clause, reading.today)) return [];
  if (isNegated(clause.keys, moved.index)) return [];
  // What is withdrawn becomes cash.
  const [, from, to = "dinheiro"] = moved;
  const args = {
    to_account: writeAccount(to),
    ...(from === undefined ? {} : { from_account: writeAccount(from) }),
    amount,
    ...(clause.date === undefined ? {} : { date: clause.date }),
  };
  return [{ tool: "transfer_money", args, score: 0.98 }];
}

const DAY = "(?:n?o |todo )?(?:dia )?(\\d{1,2})(?!\\d)";

/** "meu cartão nubank fecha dia 3 e vence dia 10", "tenho 1.200 na conta do itaú". */
export function newAccountRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.isQuestion || isAboutSomeoneElse(clause)) return [];
  const bank = BANK.exec(keys)?.[0];
  if (PATTERNS.CARD.test(keys) && PATTERNS.CLOSES.test(keys)) {
    const text = fold(reading.text);
    const closing = new RegExp(`fech[a-z]+ ${DAY}`).exec(text)?.[1];
    const due = new RegExp(`venc[a-z]+ ${DAY}`).exec(text)?.[1];
    const [limited] = reading.clauses.filter((one) => /limite/.test(one.keys));
    const limit = limited && amountsOf(limited).find(({ money, amount }) => money || amount > 31)?.amount;
    const args = {
      kind: "card",
      name: capitalize(writeAccount(bank ?? "cartao")),
      ...(closing === undefined ? {} : { closing_day: Number(closing) }),
      ...(due === undefined ? {} : { due_day: Number(due) }),
      ...(limit === undefined ? {} : { amount: limit }),
    };
    const ask = closing && due ? {} : { ask: "Que dia a fatura fecha, e que dia ela vence?" };
    return [{ tool: "create_finance_item", args, score: 0.97, ...ask }];
  }
  const has = PATTERNS.HAS.exec(keys)?.[1];
  const amount = priceOf(clause)?.amount;
  if (has === undefined || amount === undefined || !isStatement(clause, reading.today)) return [];
  const category = /poupanca/.test(has) ? "savings" : /carteira/.test(has) ? "cash" : "checking";
  const name = capitalize(writeAccount(bank ?? has));
  return [{ tool: "create_finance_item", args: { kind: "account", name, category, amount }, score: 0.97 }];
}

/** "devolvi o celular", "antecipei 3 parcelas do celular". */
export function purchaseEndRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys, units } = clause;
  const verb = PATTERNS.RETURNED.exec(keys) ?? PATTERNS.AHEAD.exec(keys);
  if (verb === null || units.length > 8 || PATTERNS.LOAN.test(keys) || isNegated(keys, verb.index)) return [];
  if (!isStatement(clause, reading.today)) return [];
  const which = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, PATTERNS.QUESTION]);
  if (which === "") return [];
  if (PATTERNS.RETURNED.test(keys)) {
    // Given back to somebody: nothing that was bought.
    if (/(?:^| )(?:pr[ao]|para|ao|aos|NAME|dinheiro|chaves?)(?: |$)/.test(keys)) return [];
    return [{ tool: "update_expense", args: { which, returned: true }, score: 0.85 }];
  }
  const count = amountsOf(clause).find(({ at }) => /^parcelas?$/.test(units[at + 1]?.key ?? ""))?.amount;
  if (count === undefined) return [];
  return [{
    tool: "update_expense",
    args: { which, paid_ahead: count },
    score: 0.97,
    ...otherwise(clause, reading, installmentRule),
  }];
}
