import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { asksAdvice, type Candidate, isAboutSomeoneElse, isNegated, isStatement } from "./rule.ts";
import { leftover, NOISE } from "./leftover.ts";
import { PAID_BY, readAccount } from "./account-said.ts";
import { amountsOf } from "./amounts.ts";
const PART = phrase("parcelas?|prestac(?:ao|oes)|parte|metade|mensalidade|boleto|conta");

/** The name of a debt that a clause says was paid off completely: "quitei o financiamento". Null: it does not say that. */
export function readDebtSettlement(clause: Clause, reading: Reading): string | null {
  const { keys } = clause;
  const settled = PATTERNS.SETTLED.exec(keys);
  if (settled === null || !PATTERNS.DEBT.test(keys) || PART.test(keys) || clause.hasQuestionMark) return null;
  if (isNegated(keys, settled.index) || !isStatement(clause, reading.today)) return null;
  return leftover(clause, reading, [NOISE.courtesy, NOISE.moment, PATTERNS.WORDS, NOISE.degree]);
}

/** "quitei o financiamento": the first step looks up how many instalments are left. */
export function debtSettlementRule(clause: Clause, reading: Reading): Candidate[] {
  const name = readDebtSettlement(clause, reading);
  if (name === null) return [];
  return [{ tool: "get_debt_progress", args: name === "" ? {} : { debt_name: name }, score: 0.97 }];
}

const INSTALMENT_DEBT = "(?:{@instalment}|financiamento|emprestimo|consorcio|consignado|crediario|acordo|carne|divida)";
const ABOUT = phrase(INSTALMENT_DEBT);
const NOT_YET = phrase("vou|vai|preciso|tenho que|quero|queria|falta|esqueci|amanha|pensando|se eu|posso");

/** Up to this number, a figure without the word counts instalments ("adiantei 12 do carro"). A higher one is money ("paguei 500 do carro"). */
const MAX_UNNAMED = 24;

/** "paguei a parcela do carro", "adiantei 3 parcelas do financiamento". */
export function installmentRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys, units } = clause;
  const paid = PATTERNS.PAID.exec(keys);
  if (
    paid === null || !(ABOUT.test(keys) || PATTERNS.SOME.test(keys)) || clause.hasQuestionMark || NOT_YET.test(keys) ||
    isNegated(keys, paid.index)
  ) {
    return [];
  }
  if (!isStatement({ ...clause, isQuestion: clause.isQuestion && !/baixa/.test(keys) }, reading.today)) return [];
  const noise = [PAID_BY, NOISE.courtesy, NOISE.moment, NOISE.request, PATTERNS.VERBS, PATTERNS.COUNT, NOISE.degree];
  const account = readAccount(clause, PAID_BY);
  const name = leftover(clause, reading, noise).replace(/\s+(?:desse|deste|do|esse) m[eê]s$/i, "");
  const amounts = amountsOf(clause);
  // An amount of money is never a count. Without the word for instalments, neither is a high number.
  const counted = amounts.find(({ at, amount, explicit }) =>
    !explicit && Number.isInteger(amount) && amount >= 1 &&
    (/^(?:parcel|prestac)/.test(units[at + 1]?.key ?? "")
      ? amount <= 600
      : amount <= MAX_UNNAMED && /^d[aeo]$/.test(units[at + 1]?.key ?? "") && !/parcel|prestac/.test(keys))
  );
  const paidAmount = amounts.find((one) =>
    one !== counted && !/^(?:parcel|prestac)/.test(units[one.at - 1]?.key ?? "") &&
    (one.money || one.amount > MAX_UNNAMED && /^d[aeo]$/.test(units[one.at + 1]?.key ?? ""))
  );
  return [{
    tool: "pay_debt",
    args: {
      ...(name === "" ? {} : { debt_name: name }),
      ...(counted === undefined && paidAmount !== undefined ? {} : { installments: counted?.amount ?? 1 }),
      ...(paidAmount === undefined ? {} : { amount: paidAmount.amount }),
      ...(account === undefined ? {} : { account }),
    },
    score: /parcel|prestac/.test(keys) ? 0.95 : ABOUT.test(keys) ? 0.85 : 0.82,
  }];
}

const ANY_DEBT = phrase("{@debt}|{@instalment}");
const BILL = phrase("{@bill}");

const PATTERNS = phrases({
  SETTLED:
    "quitei|quitamos|acabei de quitar|terminei de pagar|acabei de pagar (?:tod[oa] (?:o|a)|inteir[oa])|liquidei|zerei|paguei (?:tod[oa] (?:o|a)|inteir[oa]|tudo d[oa])|paguei (?:o|a) .* (?:inteir[oa]|tod[oa])",
  DEBT:
    "financiamento|emprestimo|consorcio|consignado|divida|crediario|acordo|carne|hipoteca|fies|(?:quitei|quitamos|quitar|zerei|liquidei)(?: (?:o|meu|tod[oa]|tudo|d[oa]|finalmente))* cartao(?: de credito)?",
  WORDS:
    "(?:(?:eu|ja|finalmente|hoje|a gente|enfim) )*(?:quitei|quitamos|quitar|terminei de pagar|acabei de pagar|acabei de|liquidei|zerei|paguei)(?: (?:tod[oa]|tudo|inteir[oa]|o|a|d[oa]|minha|meu))*|inteir[oa]|tod[oa]",
  PAID:
    "(?<!^)(?:{pay:done})(?! (?:a|o|as|os)(?![a-z]))|dei (?:mais )?(?:uma|NUM|a)|{pay:did}|a gente {pay:they}|(?:acabei de|terminei de|consegui|tive que|acabamos de) {pay:inf}|adiantei|antecipei|abati|amortizei|mandei|(?:registra|anota|marca|lanca)(?: [a-z]+)? pagamento|(?:da|dar|dei|de) baixa|(?:ta|tao|foi|foram|ja|ficou|como) (?:ja )?(?:{pay:done}|quite)|" +
    `(?:fiz|efetuei) o pagamento|ja foi|foi mais|foi (?:uma|a) ${INSTALMENT_DEBT}|foram (?:mais )?NUM|foi-se|menos (?:uma|NUM)`,
  /** Instalments without the word for them: "adiantei duas do carro". */
  SOME:
    "(?:adiantei|antecipei|amortizei|paguei|quitei|mandei) (?:mais )?(?:NUM|uma) d[ao] (?:meu |minha )?(?:{@debt}|carro|moto|casa|apartamento|ape|celular|geladeira|notebook|tv|sofa|banco|terreno|lote|kitnet)",
  VERBS:
    "(?:(?:eu|nos|a gente|ja|acabei de|terminei de|consegui|tive que|pode|mais|em|como|o) )*(?:{pay:past}|{pay:inf}|{pay:done}|dei|mandei|de uma vez|adiantei|antecipei|abati|amortizei|baixa|pagamento|foi|foram|ta|menos)(?: (?:ja|em|mais|so|de))*",
  COUNT:
    "(?:(?:a|as|o|os|uma|mais|minha|minhas|essa|outra|ultima|primeira|NUM|de) )*(?:{@instalment})(?: NUM)?(?: (?:de|do|da|dos|das))?",
  OWING:
    "paguei d[oa] (?:meu |minha )?(?:carro|moto|casa|apartamento|ape|celular|geladeira|tv|notebook|sofa)|quant[oa]s (?:meses|parcelas|prestacoes|anos) (?:ainda )?falta(?:m)?|(?:carro|moto|casa|apartamento|ape) (?:termina|acaba) quando|quando (?:termina|acaba) (?:o |a )?(?:carro|moto|casa|apartamento)|pagando (?:[a-z]+ ){0,3}parcelad[oa]s?|parcelad[oa]s? (?:[a-z]+ ){0,2}pagando|saldo devedor|falta pagar d[aeo]|devo|devendo|devemos|endividad[oa]|quitar|quito|quitei|termin[a-z]+ de pagar|acab[a-z]+ de pagar|falta(?:m)? (?:muito|quanto(?: d[oae])?|pra|quantas)|quanto (?:ainda |que )?falta (?:d[oae]|pra (?:quitar|pagar|terminar|acabar))(?! (?:orcamento|limite|dia|mes|semana|ano|aula|filme|prova|natal|jogo|mercado|lazer))",
  /** Questions for what is left, which a bill cannot have: "falta quanto do celular?". */
  LEFT_OF: "(?:quanto (?:ainda )?falta|falta quanto|falta muito) (?:pra (?:pagar|quitar|acabar|terminar) )?(?:d?[oa])",
  ASKED:
    "o que|pra quem|raio x|quanto|quantas|quantos|quando|como|qual|quais|falta|faltam|total|mostra|lista|ver|resumo|situacao|ja paguei|andamento|progresso|tenho|tem|to|muito|fala|diz|conta|sobre|atualiza|diminu[a-z]+|aument[a-z]+|termino|acabo|quito|ate quando",
  NOT:
    "me dev(?:e|em|endo|ia|iam)|contas?|boletos?|faturas?|devo (?:ir|fazer|ser|ter|falar|comprar|comer|tomar|aceitar|usar|dizer|pedir|sair|beber|dormir|mandar)|como faco|renegociar|conselho|insonia|sono|consigo pagar|nao consigo",
  QUESTION_WORDS:
    "(?:(?:quanto|quantas|quantos|quando|como|qual|quais|que|o|a|as|os|eu|ainda|ja|me|pra|ta|tao|to|anda|andam|estao|vao|vai|meu|minha|meus|minhas|muito|so|no|total|de|do|da|das|dos|em|toda|todas|todos) )*(?:falta|faltam|faltando|devo|devendo|devemos|pagando|parcelad[oa]s?|paguei|pago|pagar|quitar|quito|quitei|termino|terminar|terminei|acabo|acabar|acaba|termina|restam?|resta|quando|meses|anos|mostra|mostrar|lista|listar|ver|situacao|diminuindo|aumentando|diminuiram|saldo devedor|saldo|andamento|progresso|total|parcelas?|prestacoes|prestacao|dividas?|debitos?|tenho|tem|vence|valor|resumo|raio x|um|uma|metade|livre|fico|sobre|fala|diz|geral|status|estao|tao|ta|como|consigo|endividad[oa]|quanto|quantas)(?: (?:de|do|da|das|dos|pra|pro|o|a|no|na|com|ao|aos|em|total|ainda|eu|meu|minha|mais|geral|agora|tudo|todas|muito|mesmo))*",
});

/** Questions about debts: "como estão minhas dívidas?", "quanto falta do financiamento?", "quantas parcelas faltam do carro". */
export function debtProgressRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const listing = /^(?:as |minhas |todas |meus )*(?:dividas|financiamentos|parcelas)$/.test(keys);
  if (!(clause.isQuestion || listing) || asksAdvice(keys) || PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) {
    return [];
  }
  const debt = ANY_DEBT.test(keys);
  const owing = PATTERNS.OWING.test(keys);
  if (
    !(debt || owing) || !(listing || PATTERNS.ASKED.test(keys) || (clause.isQuestion && !asksAdvice(keys))) ||
    /(?:NUM|MONEY)/.test(keys)
  ) return [];
  if (
    !debt &&
    !/quant[oa]s|paguei d|parcelad|termina|acaba|dev(?:o|endo|emos|edor)|quit|falta (?:muito |quanto )?d|falta pagar|de pagar|endividad/
      .test(keys)
  ) {
    return [];
  }
  const noise = [NOISE.courtesy, NOISE.moment, PATTERNS.QUESTION_WORDS, NOISE.degree];
  const name = leftover(clause, reading, noise).replace(/[?!.]+$/, "");
  return [{
    tool: "get_debt_progress",
    args: name === "" || name.length > 60 ? {} : { debt_name: name },
    score: !debt && BILL.test(keys) && !PATTERNS.LEFT_OF.test(keys) && !/dev(?:o|endo)/.test(keys) ? 0.7 : debt ||
        /falta pagar d|devedor|dev(?:o|endo) (?:[a-z]+ )*(?:cartao|banco|loja)|(?:cartao|banco|loja) (?:[a-z]+ )*dev(?:o|endo)/
          .test(keys)
      ? 0.92
      : 0.86,
  }];
}
