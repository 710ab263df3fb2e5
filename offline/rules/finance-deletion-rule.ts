import { readExpenseCategory } from "../reading/expense-category.ts";
import { categoryName, readCategoryName } from "../../shared/tools/finance/category.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { amountsOf } from "./amounts.ts";
import { leftover, NOISE } from "./leftover.ts";
import { metricsOf } from "./metric-question-rules.ts";
import { type Candidate, isAboutSomeoneElse } from "./rule.ts";

const PATTERNS = phrases({
  REMOVE:
    "zera|zerar|{remove:ask}|(?:quero|queria|preciso|pode|poderia|da pra|consegue|vou|vamos)(?: que voce)? {remove:inf}|cancela|cancele|cancelar|(?:cancelei|encerrei) (?:a|o|minha|meu)|encerra|encerrar|" +
    "nao (?:tenho|pago|assino|quero|uso|existe) mais|(?:lancei|anotei|registrei|cadastrei) (?:[a-zA-Z]+ ){0,4}(?:errad[oa]|sem querer|(?:duas|NUM) vezes|em dobro|repetid[oa]|por engano)",
  /** Not deletions from finance: measures, people, memory, saved things, alarms, lists of paid bills. */
  NOT:
    "peso|sono|humor|energia da|agua de|registros? de (?:peso|agua|sono|humor|energia|exercicio)|treino|habitos?|memoria|memorias|lembrete|alarme|nota|notas|filme|filmes|serie|series|video|videos|link|links|conversa|mensagem|" +
    "(?:das|da) (?:pendentes|pendencias|lista)|duvida|da cabeca|conclusao|proveito|ferias|folga|foto|extrato|proveito|aniversario|reuniao|consulta|viagem|tudo|dinheiro d|apag(?:a|ue|ar) (?:a|as) luz(?:es)?",
  NAME_NOISE:
    "zera|zerar|(?:me|ai|la|por favor|pode|poderia|da pra|consegue|quero|queria|preciso|vou|que voce|acho que|eu|ja) (?:{remove:ask}|{remove:inf})|{remove:ask}|{remove:inf}|cancela|cancele|cancelar|cancelei|encerrei|encerra|encerrar|nao (?:tenho|pago|assino|quero|uso|existe) mais|" +
    "duplicad[oa]|aquel[ea]|aqueles|aquelas|ess[ea]|ultim[oa]|mais recente|que (?:eu )?(?:lancei|anotei|registrei|cadastrei|coloquei|falei|contei|fiz)|lancei|anotei|registrei|cadastrei|errad[oa]|errado|sem querer|(?:duas|NUM) vezes|vezes|em dobro|repetid[oa]|por engano|que ta|d[ao]s? (?:meus|minhas) (?:gastos|contas|dividas|despesas)|fora|de valor|no valor de|valor",
  KIND_NOISE:
    "(?:(?:o|a|um|uma|meu|minha|do|da) )*(?:gastos?|gastinho|despesas?|compras?|comprinha|lancamentos?|{@bill-word}|renda|receita|investimentos?|aplicacao|dividas?|limites?|teto|orcamentos?|metas?|gastar)(?: (?:de|do|da|no|na|com|em))?",
});
const EXPENSE = phrase("gastos?|gastinho|despesas?|compras?|comprinha|lancamentos?");
const BILL = phrase("{@bill-word}");
const NAMED_BILL = phrase("{@bill}");
const DEBT = phrase("{@debt}");
const INCOME = phrase("renda|receita|salario|entrada de dinheiro|rendas|receitas");
const BUDGET = phrase("limites?|teto|orcamentos?|meta de gastos?");
const INVESTMENT = phrase("investimentos?|aplicacao|aplicacoes|aporte");

/** "apaga aquele gasto do mercado", "tira a conta da netflix", "exclui o gasto de 50 de ontem", "cancelei a academia". */
export function financeDeletionRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const remove = PATTERNS.REMOVE.exec(keys);
  if (remove === null || PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) return [];
  if (clause.hasQuestionMark && !/^(?:[a-z]+ )?(?:pode|poderia|da pra|consegue|voce)/.test(keys)) return [];
  const name = leftover(clause, reading, [
    NOISE.courtesy,
    PATTERNS.NAME_NOISE,
    PATTERNS.KIND_NOISE,
    NOISE.moment,
    NOISE.degree,
  ]);
  const kind = kindOf(keys, name);
  if (kind === null) return [];
  const [amount] = amountsOf(clause).filter(({ money }) => money);
  const own = clause.units.find(({ mention }) => mention?.kind === "date")?.mention;
  const last = /ultim[oa]|mais recente/.test(keys);
  const detailed = name !== "" || amount !== undefined || own !== undefined;
  if (!detailed && !last && kind !== "income") {
    return [{ tool: "delete_finance_item", args: { kind }, score: 0.75, ask: ASK[kind] }];
  }
  const called = kind === "budget" ? budgetName(name) : name;
  const args = {
    kind,
    ...(called === "" ? {} : { name: called }),
    ...(amount === undefined ? {} : { amount: amount.amount }),
    ...(own?.kind === "date" && kind === "expense" ? { date: own.date } : {}),
  };
  return [{ tool: "delete_finance_item", args, score: 0.97 }];
}

type Kind = "expense" | "bill" | "debt" | "income" | "investment" | "budget";

const ASK: Record<Kind, string> = {
  expense: "Qual gasto você quer apagar?",
  bill: "Qual conta você quer tirar?",
  debt: "Qual dívida você quer apagar?",
  income: "Qual renda você quer apagar?",
  investment: "Qual investimento você quer apagar?",
  budget: "De qual categoria você quer tirar o orçamento?",
};

/** The name of a budget is its category: "roupa" belongs to shopping. */
function budgetName(name: string): string {
  const category = readCategoryName("budget", name) ?? readExpenseCategory(name);
  return category === null ? name : categoryName(category);
}

/** The kind of thing to delete: by its noun, or by a known name of a bill or of something to buy. */
function kindOf(keys: string, name: string): Kind | null {
  if (BUDGET.test(keys) && !/(?:^| )cartao|credito|cheque/.test(keys)) return "budget";
  if (EXPENSE.test(keys)) return "expense";
  if (DEBT.test(keys) && !BILL.test(keys)) return "debt";
  if (BILL.test(keys)) return "bill";
  if (INVESTMENT.test(keys)) return "investment";
  if (INCOME.test(keys)) return "income";
  if (name.split(" ").length > 3) return null;
  // "lancei água errado" is about drinking.
  if (metricsOf(keys).some((metric) => metric !== "exercise")) return null;
  if (NAMED_BILL.test(keys)) return "bill";
  if (readExpenseCategory(name) === null) return null;
  return MISTAKE.test(keys) || DELETING.test(keys) || /(?:MONEY|NUM|DATE)/.test(keys) && REMOVING.test(keys)
    ? "expense"
    : null;
}

const REMOVING = phrase("{remove:ask}|{remove:inf}");
const DELETING = phrase("apag(?:a|ue|ar)|delet(?:a|e|ar)|exclu(?:i|a|ir)|remov(?:e|a|er)");
const MISTAKE = phrase("errad[oa]|sem querer|(?:duas|NUM) vezes|em dobro|repetid[oa]|por engano");
