import { begins } from "./begins.ts";
import { HAPPENED } from "./happened.ts";
import { holds } from "./holds.ts";
import { LASTING } from "./lasting.ts";
import type { Rule } from "./rule.ts";

const DEBTS = { area: "finance", sub_area: "debts" };
const SAVINGS = { area: "finance", sub_area: "savings" };
const BUDGET = { area: "finance", sub_area: "budget" };
const INVESTMENTS = { area: "finance", sub_area: "investments" };
const AMOUNT = "(?:uns |umas |cerca de |quase |mais de |mais ou menos |r\\$ |so |em media |de )*NUM(?: mil)?";
const REGULAR = "(?:por mes|todo mes|mensais|mensal|ao mes|por semana|todo dia|por ano|todos os meses|no mes)";

/** Debts, savings, investments and what is paid every month. */
export const MONEY_RULES: readonly Rule[] = [
  {
    verbs: "dever",
    modes: LASTING,
    rest: begins(
      `${AMOUNT}|(?:dinheiro|grana) (?:pra|pro|ao?|n[oa])|(?:o |a |n[oa] )?(?:cartao|banco|agiota|cheque especial|receita|iptu)|pra (?:o |a )?(?:banco|agiota|receita)`,
    ),
    topic: DEBTS,
  },
  {
    verbs: "guardar juntar poupar economizar",
    modes: LASTING,
    rest: begins(
      `${AMOUNT}.* ?${REGULAR}|${AMOUNT} (?:reais )?(?:por|todo|n[oa]|d[eo])|dinheiro|grana|pra (?:[a-z]+[aei]r|aposentadoria|viagem|faculdade|entrada)|NUM% d|uma (?:parte|graninha|grana)`,
    ),
    topic: SAVINGS,
  },
  {
    verbs: "guardar juntar poupar economizar",
    modes: HAPPENED,
    rest: begins(`${AMOUNT}`),
    not: holds("hoje no|na promocao|hoje"),
    topic: SAVINGS,
  },
  {
    verbs: "investir aplicar",
    modes: [...LASTING],
    rest: begins(
      "(?:cerca de NUM%? |NUM%? |d[oa] (?:meu |minha )?(?:que (?:eu )?ganho|salario|renda) |um pouco |tudo |parte |dinheiro |r\\$ |NUM |reais |por mes |todo mes |mil )*(?:em|n[oa]|tod[oa])",
    ),
    not: holds("em mim|tempo|hoje|energia"),
    topic: INVESTMENTS,
  },
  {
    verbs: "pagar",
    modes: LASTING,
    rest: begins(
      `${AMOUNT}(?: reais| conto)?(?: ${REGULAR})? de [a-z]+|${AMOUNT}.* ${REGULAR}|aluguel|pensao|a faculdade|faculdade|(?:a |minha |o |um |meu )*(?:prestacao|financiamento|consorcio|parcela|plano de saude|previdencia|escola d|emprestimo|consignado)|a (?:escola|faculdade) d`,
    ),
    not: holds("hoje|agora|amanha|ontem|essa conta"),
    topic: BUDGET,
  },
  {
    verbs: "quitar zerar",
    modes: HAPPENED,
    rest: begins(
      "(?:(?:o|a|os|as|todas?|todos?|minha|minhas|meu|meus|d[eao]) )*(?:divida|dividas|financiamento|emprestimo|carro|moto|casa|apartamento|consorcio|cartao|cheque|parcelas|consignado|fies|agiota|prestacao|moto|imovel)",
    ),
    topic: DEBTS,
  },
  {
    verbs: "renegociar negociar",
    modes: HAPPENED,
    rest: begins("(?:a |as |o |minha |minhas |meu |todas )*(?:divida|dividas|emprestimo|cartao)"),
    topic: DEBTS,
  },
  {
    verbs: "financiar parcelar",
    modes: HAPPENED,
    rest: begins("(?:um |uma |o |a |meu |minha )+(?:carro|moto|casa|apartamento|imovel|divida|fatura)"),
    topic: DEBTS,
  },
  {
    verbs: "sair",
    modes: [...HAPPENED, "achieved"],
    rest: begins("d[ao]s? (?:dividas?|vermelho|spc|serasa|cheque especial|aluguel)"),
    topic: DEBTS,
  },
  {
    verbs: "pagar",
    modes: HAPPENED,
    rest: begins(
      "(?:tod[oa]s? )(?:[oa]s? )?(?:minhas? |meus? )?(?:dividas?|financiamento|emprestimos?|faculdade|cartoes|cartao)",
    ),
    topic: DEBTS,
  },
  {
    verbs: "quitar pagar zerar juntar guardar",
    modes: ["achieved"],
    rest: begins(
      "(?:(?:o|a|os|as|todas?|todos?|minha|minhas|meu|meus|tudo) )*(?:divida|dividas|financiamento|emprestimo|carro|moto|casa|apartamento|cartao|faculdade|fies)|NUM",
    ),
    topic: DEBTS,
  },
  {
    verbs: "assinar",
    modes: ["now", "was", "change"],
    rest: begins("[a-z]+"),
    not: holds(
      "contrato|papel|papelada|documentos?|ponto|embaixo|hoje|amanha|agora|carteira|cheque|divorcio|embaixo|isso",
    ),
    topic: BUDGET,
  },
  { verbs: "gastar", modes: ["now"], rest: begins(`${AMOUNT}.*${REGULAR}`), not: holds("hoje"), topic: BUDGET },
];
