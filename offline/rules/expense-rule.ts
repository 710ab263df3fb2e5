import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { leftover, NOISE } from "./leftover.ts";
import { readExpenseCategory } from "../reading/expense-category.ts";
import { isVerb } from "../language/verb-lexicon.ts";
import { ACCOUNT_NOISE, readAccount } from "./account-said.ts";
import { amountsOf, priceOf } from "./amounts.ts";
import { readInstallmentPlan } from "./installment-plan.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";

/** What an expense was for, in the user's words: "no mercado" gives "mercado". Empty: the clause does not say. */
function expenseDescription(clause: Clause, reading: Reading): string {
  return leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    NOISE.moment,
    PATTERNS.VERBS,
    PATTERNS.KIND,
    PATTERNS.FORGOTTEN,
    PATTERNS.INSTALLMENTS,
    ACCOUNT_NOISE,
    NOISE.payment,
    NOISE.degree,
  ]);
}

const ENDED = "(?:acabei|acabamos|terminei|andei) (?:{spend:doing}|{buy:doing}|{pay:doing})";
const DONE = "(?:acabei de|acabamos de|terminei de|tive que|precisei|consegui|fui obrigada a|resolvi|tivemos que) ";
/** Verbs that mean spending only with a known thing to buy: "tomei", "comi". */
const ORDERED = phrase("{order:did}");
const USED_TO = phrase("antigamente|costumava|costumo|cheguei a|por semana|todo santo mes");
const ASKED = phrase("{note:ask}|{note:doing}|{put:ask}|soma|somar|add|gastos?|despesas?|gastinho|compras?|registro");
/** A request without thing and amount: "quero anotar um gasto". */
const BARE_REQUEST = new RegExp(
  `^(?:(?:eu|me|ai|quero|queria|preciso|gostaria de|pode|vou|vamos|por favor|que voce) )*${
    phrase("(?:{note:ask}|{note:inf}|{put:ask}|{put:inf}|tenho|fiz)").source
  } (?:um|uma|uns|umas|outro|outra|meu|minha|o|a|mais um|mais uma|novo|nova)?(?: novo| nova)? ?(?:gastos?|despesas?|compras?)(?: (?:ai|aqui|hoje|novo|nova|de hoje))*$`,
);

/** "gastei 50 no mercado ontem", "foi 35 de uber", "anota 25 de cinema", "mercado: 230". */
export function expenseRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (
    !isStatement(clause, reading.today) || PATTERNS.NO_MONEY.test(keys) || PATTERNS.GIVEN_UP.test(keys) ||
    USED_TO.test(keys)
  ) {
    return [];
  }
  const spent = PATTERNS.SPENT.exec(keys);
  const spentOrAsked = spent ?? PATTERNS.SPENT_AMOUNT.exec(keys) ?? ASKED.exec(keys);
  const isOrder = spentOrAsked !== null && spentOrAsked !== spent && ORDERED.test(spentOrAsked[0]);
  // "esqueci de anotar: 37 no sacolão" does not deny the expense.
  if (spentOrAsked !== null && !ASKED.test(spentOrAsked[0]) && isNegated(keys, spentOrAsked.index)) return [];
  const price = priceOf(clause);
  const { description, category } = readPurpose(clause, reading);
  const isPrice = price !== null &&
    (price.money || price.explicit || /^(?:de|por|foi|deu)$/.test(clause.units[price.at - 1]?.key ?? ""));
  if (price === null || (spent !== null && !isPrice)) {
    if (spent === null && BARE_REQUEST.test(keys)) {
      return [{ tool: "create_expense", args: {}, score: 0.9, ask: "Quanto foi, e com o quê?" }];
    }
    return spent === null ? [] : missingAmount(clause, category, description);
  }
  const score = scoreOf(clause, reading, {
    spent: spent !== null,
    told: spentOrAsked !== null,
    category,
    explicit: price.explicit,
    amount: price.amount,
    money: isPrice && !(isOrder && !price.explicit && isCounted(clause, price.at)) &&
      !(isOrder && readExpenseCategory(clause.text) === null),
  });
  if (score === 0) return [];
  const account = readAccount(clause);
  const { installments, each } = readInstallmentPlan(clause);
  const pieces = installments !== undefined && each !== undefined ? installments : piecesOf(clause, price.at);
  const args = {
    amount: Math.round((each ?? price.amount) * pieces * 100) / 100,
    category: category ?? "other",
    description: description || "gasto",
    ...(clause.date ? { date: clause.date } : {}),
    ...(account === undefined ? {} : { account }),
    ...(installments === undefined ? {} : { installments }),
  };
  return [{ tool: "create_expense", args, score }];
}

/** What the money was for. "deixei 250 lá" is about the thing in the clause before. */
function readPurpose(clause: Clause, reading: Reading): { description: string; category: string | null } {
  const description = expenseDescription(clause, reading);
  const category = readExpenseCategory(description) ?? readExpenseCategory(clause.plain);
  const { previous } = clause;
  if (category !== null || previous === undefined || previous.isQuestion || priceOf(previous) !== null) {
    return { description, category };
  }
  const before = readExpenseCategory(previous.text);
  if (
    before === null ||
    (description !== "" && !/^(?:(?:a |minha )?parte|cada|conta|total|valor|tudo|lá|la)$/i.test(description))
  ) {
    return { description, category: before };
  }
  return { description: expenseDescription(previous, reading), category: before };
}

/** Whether a bare number counts the word after it: "peguei 2 ônibus". */
function isCounted({ units }: Clause, at: number): boolean {
  const next = units[at + 1]?.key ?? "";
  return /^[a-z]{3,}$/.test(next) && !/^(?:num|numa|com|pro|pra|por|nos|nas|hoje|ontem|ali|la)$/.test(next);
}

/** How many times the price is paid: "3 camisas de 50 cada". */
function piecesOf(clause: Clause, at: number): number {
  // "2 cafés de 7 reais": the price is for each.
  if (!/(?:NUM|MONEY) (?:reais )?cada|NUM [a-z]+s de MONEY/.test(clause.keys)) return 1;
  const count = amountsOf(clause).find((other) => other.at !== at && !other.explicit && isCounted(clause, other.at));
  return count !== undefined && Number.isInteger(count.amount) && count.amount >= 2 && count.amount <= 100
    ? count.amount
    : 1;
}

interface Signs {
  spent: boolean;
  told: boolean;
  category: string | null;
  explicit: boolean;
  money: boolean;
  amount: number;
}

function scoreOf(clause: Clause, reading: Reading, { spent, told, category, explicit, money, amount }: Signs): number {
  const { keys, units } = clause;
  const other = PATTERNS.OTHER.test(keys) ? 0.3 : 0;
  if (spent) return 0.95 - other / 2;
  if (told && !explicit && category === null && amount <= 10) return 0;
  if (told) return (explicit || (money && category !== null) ? 0.8 : money ? 0.65 : 0) - other;
  if (isNegated(keys, keys.search(/NUM|MONEY/))) return 0;
  if (continuesList(clause, reading)) return 0.7 - other;
  // An amount and something to buy, and no word against it: "gasolina 150", "a farmácia me levou 96".
  if (units.length > 14 || PATTERNS.OTHERWISE.test(keys) || isNegated(keys, keys.search(/NUM|MONEY/))) return 0;
  const plain = units.length <= 8 && !units.some(({ key }) => isVerb(key));
  if (category !== null && money) return (plain ? 0.7 : explicit ? 0.6 : 0.55) - other;
  return plain && explicit ? 0.6 - other : 0;
}

/** Whether a clause is one more item in a list of expenses: "50 no posto e 18 na conveniência". */
function continuesList({ previous, keys, units }: Clause, reading: Reading): boolean {
  if (
    previous === undefined || units.length > 6 || PATTERNS.OTHERWISE.test(keys) ||
    units.some(({ key, inherited }) => !inherited && isVerb(key))
  ) return false;
  return expenseRule(previous, reading).some(({ ask }) => ask === undefined);
}

const PATTERNS = phrases({
  VERBS:
    "(?:(?:eu|nos|a gente|me|ja|acabei de|acabamos de|terminei de|tive que|precisei|consegui|fui|cheguei a|fui|tava|sai|passei|jantei|almocei|acho que|esqueci de (?:anotar|registrar|lancar|marcar|contar)|la se|se|tive|teve|fiz|fizemos|rolou|paguei|deu|que|so|mais|tambem|isso|esse|aqui) )*" +
    "(?:{spend:past}|{spend:inf}|{spend:doing}|{buy:doing}|acabei|{drop:past}|{put:past}|{buy:past}|{buy:inf}|{order:past}|{pay:past}|{pay:inf}|{transfer:past}|{cost:past}|{cost:now}|fiz|fizemos|tive|rolou|sumiu|sumiram|comeu|levou|sugou|passei|rachei|rachamos|dividi|dividimos|gasto|embora|estourei)(?: (?:em|por|de|com|um|uma|uns|umas|so|me|tudo|isso))*",
  KIND:
    "(?:um |uma |o |a |outro |mais um |novo |nova )*(?:gastos?|despesas?|compras?|compra|debito|saida|lancamento|pagamento|valor|preco)(?: novo| nova)? (?:de|do|da|no|na|com|em|foi|eh)|(?:uma |um )?(?:grana|dinheiro|nota|fortuna)|(?:gasto|despesa)|pix|reais|conto|r",
  INSTALLMENTS: "(?:(?:em|por|de) )?NUM (?:x|vezes|parcelas|prestacoes)(?: (?:sem juros|iguais|fixas))?",
  FORGOTTEN: "esqueci de (?:anotar|registrar|lancar|marcar|contar|falar)|faltou (?:anotar|registrar|lancar)",
  /** Verbs that always mean spending. */
  SPENT:
    `{spend:did}|{buy:did}|a gente (?:{spend:they}|{buy:they})|${DONE}(?:{spend:inf}|{buy:inf}|{pay:inf})|${ENDED}|fiz (?:uma|umas|um|as|minhas) (?:compra|compras|comprinha|gasto|pix)|tive (?:um|uma) (?:gasto|despesa)`,
  /** Verbs that mean spending together with an amount. */
  SPENT_AMOUNT:
    "{pay:did}|a gente {pay:they}|{drop:did}|{order:did}|a gente {order:they}|{transfer:did}|{cost:past}|{put:did}|^pix|cobraram|cobrou|sumiu|sumiram|embora|passei|pix de|rachei|rachamos|doei|apostei|depositei",
  GIVEN_UP:
    "desconto (?:foi|de|deu)|troco (?:foi|deu|de)|cashback|{spend:would}|{buy:would}|{pay:would}|(?:deixei|parei|desisti|evitei|consegui nao) (?:de )?{spend:inf}|(?:deixei|parei|desisti|evitei) de {buy:inf}|por NUM a NUM",
  NO_MONEY:
    "gast(?:ei|amos|ou) (?:o |a |meu |minha |muito |muita |toda |todo |tanto |tanta |bastante |mais |um )*(?:tempo|energia|energias|paciencia|saliva|sola|latim|vida|juventude|atencao|forca|forcas|neuronio|dia|noite|manha|tarde|horas?|minutos|folego|lagrimas|onda|voz)|comprei (?:briga|a ideia|a promessa|essa ideia)",
  /** Subjects of other rules: income, debts, savings, bills, plans, measures. */
  OTHER:
    "(?:nova|novo) (?:conta|boleto|assinatura|mensalidade)|(?:conta|assinatura|mensalidade) nova|{@income}|{@invest}|{@budget}|devo|devendo|emprestimo|divida|vence|todo dia|todo mes|por mes|mensal|mensais|vezes|parcelei|financiei|{invest:did}|{receive:did}|salario|meu peso|{weigh}|quilos|kg|passos",
  /** Amounts that were not spent: wishes, plans, prices, states, habits. */
  OTHERWISE:
    "quero|queria|vou|vamos|ia|preciso|devia|deveria|posso|poderia|pode|acho|gastar|comprar|pagar|gostaria|tenho|tinha|temos|falta|faltam|sobrou|sobra|sobraram|restam|restaram|ganhei|ganho|recebi|recebo|sou|to|tao|tem|dormi|bebi|corri|andei|caminhei|ate|menos|nota|humor|energia|peso|sono|limite|teto|meta|" +
    "custa|custam|custava|custaria|eh|era|eram|sao|inteira|vale|valia|subiu|aumentou|baixou|caiu|(?:ta|to|tava|fiquei|ficou) com|mega|gb|graus|por cento|ta (?:a|por|em|de|custando|NUM|MONEY|caro)|tava|sai por|fica em|cobra|cobram|cobrando|vende|vendem|vendo|vendi|procurando|vi|achei|encontrei|pensei|pensando|penso|sonhei|imaginei|pedir|pediu|emprestar|emprestei|devo|deve|antigamente|costumava|costumo|geralmente|normalmente|sempre|por semana|por dia|por mes|todo mes|cada um|desisti|desconto|promocao|de NUM (?:por|pra) NUM|cupom|eh (?:muito|caro|barato|um absurdo)|amanha|semana que vem|mes que vem",
});

function missingAmount({ keys, units }: Clause, category: string | null, description: string): Candidate[] {
  if (/(?:TIME|QTY|MONEY)/.test(keys) || (category === null && description === "") || units.length > 12) return [];
  if (/(?:nada|pouco|muito|demais|tudo|bem|mal|horrores|menos|mais)$/.test(keys)) return [];
  return [{
    tool: "create_expense",
    args: { category: category ?? "other", description },
    score: category === null ? 0.5 : 0.6,
    ask: "Quanto foi?",
  }];
}
