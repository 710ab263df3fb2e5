import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { asksAdvice } from "./asks-advice.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const DEBT = phrase("{@debt}|{@instalment}");
const OWING = phrase(
  "paguei d[oa] (?:meu |minha )?(?:carro|moto|casa|apartamento|ape|celular|geladeira|tv|notebook|sofa)|quant[oa]s (?:meses|parcelas|prestacoes|anos) (?:ainda )?falta(?:m)?|(?:carro|moto|casa|apartamento|ape) (?:termina|acaba) quando|quando (?:termina|acaba) (?:o |a )?(?:carro|moto|casa|apartamento)|pagando (?:[a-z]+ ){0,3}parcelad[oa]s?|parcelad[oa]s? (?:[a-z]+ ){0,2}pagando|saldo devedor|falta pagar d[aeo]|devo|devendo|devemos|endividad[oa]|quitar|quito|quitei|termin[a-z]+ de pagar|acab[a-z]+ de pagar|falta(?:m)? (?:muito|quanto(?: d[oae])?|pra|quantas)|quanto (?:ainda |que )?falta (?:d[oae]|pra (?:quitar|pagar|terminar|acabar))(?! (?:orcamento|limite|dia|mes|semana|ano|aula|filme|prova|natal|jogo|mercado|lazer))",
);
const BILL = phrase("{@bill}");
/** "falta quanto do celular?": a bill has no part that is left. */
const LEFT_OF = phrase(
  "(?:quanto (?:ainda )?falta|falta quanto|falta muito) (?:pra (?:pagar|quitar|acabar|terminar) )?(?:d?[oa])",
);
const ASKED = phrase(
  "o que|pra quem|raio x|quanto|quantas|quantos|quando|como|qual|quais|falta|faltam|total|mostra|lista|ver|resumo|situacao|ja paguei|andamento|progresso|tenho|tem|to|muito|fala|diz|conta|sobre|atualiza|diminu[a-z]+|aument[a-z]+|termino|acabo|quito|ate quando",
);
const NOT = phrase(
  "me dev(?:e|em|endo|ia|iam)|contas?|boletos?|faturas?|devo (?:ir|fazer|ser|ter|falar|comprar|comer|tomar|aceitar|usar|dizer|pedir|sair|beber|dormir|mandar)|como faco|renegociar|conselho|insonia|sono|consigo pagar|nao consigo",
);
const WORDS = phrase(
  "(?:(?:quanto|quantas|quantos|quando|como|qual|quais|que|o|a|as|os|eu|ainda|ja|me|pra|ta|tao|to|anda|andam|estao|vao|vai|meu|minha|meus|minhas|muito|so|no|total|de|do|da|das|dos|em|toda|todas|todos) )*(?:falta|faltam|faltando|devo|devendo|devemos|pagando|parcelad[oa]s?|paguei|pago|pagar|quitar|quito|quitei|termino|terminar|terminei|acabo|acabar|acaba|termina|restam?|resta|quando|meses|anos|mostra|mostrar|lista|listar|ver|situacao|diminuindo|aumentando|diminuiram|saldo devedor|saldo|andamento|progresso|total|parcelas?|prestacoes|prestacao|dividas?|debitos?|tenho|tem|vence|valor|resumo|raio x|um|uma|metade|livre|fico|sobre|fala|diz|geral|status|estao|tao|ta|como|consigo|endividad[oa]|quanto|quantas)(?: (?:de|do|da|das|dos|pra|pro|o|a|no|na|com|ao|aos|em|total|ainda|eu|meu|minha|mais|geral|agora|tudo|todas|muito|mesmo))*",
);

/** Questions about debts: "como estão minhas dívidas?", "quanto falta do financiamento?", "quantas parcelas faltam do carro". */
export function getDebtProgress(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const listing = /^(?:as |minhas |todas |meus )*(?:dividas|financiamentos|parcelas)$/.test(keys);
  if (!(clause.asks || listing) || asksAdvice(keys) || NOT.test(keys) || isAboutSomeoneElse(clause)) return [];
  const debt = DEBT.test(keys);
  const owing = OWING.test(keys);
  if (
    !(debt || owing) || !(listing || ASKED.test(keys) || (clause.asks && !asksAdvice(keys))) ||
    /(?:NUM|MONEY)/.test(keys)
  ) return [];
  if (
    !debt &&
    !/quant[oa]s|paguei d|parcelad|termina|acaba|dev(?:o|endo|emos|edor)|quit|falta (?:muito |quanto )?d|falta pagar|de pagar|endividad/
      .test(keys)
  ) {
    return [];
  }
  const name = leftover(clause, reading, [NOISE.courtesy, NOISE.moment, WORDS, NOISE.degree]).replace(/[?!.]+$/, "");
  return [{
    tool: "get_debt_progress",
    args: name === "" || name.length > 60 ? {} : { debt_name: name },
    score: !debt && BILL.test(keys) && !LEFT_OF.test(keys) && !/dev(?:o|endo)/.test(keys) ? 0.7 : debt ||
        /falta pagar d|devedor|dev(?:o|endo) (?:[a-z]+ )*(?:cartao|banco|loja)|(?:cartao|banco|loja) (?:[a-z]+ )*dev(?:o|endo)/
          .test(keys)
      ? 0.92
      : 0.86,
  }];
}
