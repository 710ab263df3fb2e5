import { phrase } from "../language/phrase.ts";

const ADVICE = phrase(
  "(?<!tem )como (?:eu |se )?(?:[a-z]+(?:ar|er|ir))(?! (?:minha|meu|minhas|meus) (?:dividas|contas|financas) (?:ta|tao))|quanto tempo (?:demora|leva|falta|dura)|queima|emagrece|engorda|qua(?:l|is) (?:exercicio|treino|dieta|alimento|remedio|cha|esporte|investimento)s?|como (?:faco|fazer|posso|perder|perco|ganho|durmo|dormir|emagrecer|melhorar|melhoro|aumentar|ter|comecar|lidar|lido|sair|saio|pagar|pago|quitar|quito|economizar|economizo|organizar|organizo|parar|paro|criar|crio|manter|largar|negociar|renegociar|investir|juntar|conseguir|consigo|evitar|evito|ser|ficar)|" +
    "(?:qual|quais)(?: eh| sao)? (?:o|a|os|as) (?:melhor|melhores|ideal|ideais|jeito)|recomend[a-z]+|deveria|dicas?|conselhos?|por que|pra que serve|(?:eh|sera que eh) (?:bom|ruim|normal|verdade|melhor|caro|barato|muito|seguro)|faz mal|faz bem|ideal|vale a pena|compensa|o que (?:voce )?acha|devo (?!quanto|pra|pro|ainda|no|na|em|mais)[a-z]+r|funciona|o que significa|o que eh|significado",
);

/** Whether a question asks for advice or knowledge of the world, which the user's own records do not hold. */
export function asksAdvice(keys: string): boolean {
  return ADVICE.test(keys);
}
