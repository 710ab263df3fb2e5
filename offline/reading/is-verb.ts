import { verbLexicon } from "../language/verb-lexicon.ts";

/** Forms that are nouns, conjunctions or adverbs more often than verbs. */
const NOT_VERBS = new Set(
  ("conta contas gasto gastos como para nada peso jogo treino treinos corrida corridas fato pago paga pagos pagas passo passos almoco jantar danca lutas luta " +
    "compra compras da das vale entrada entradas saida comida bebida medida corte nota marca falta foto por se era fora foras caso " +
    "cobra sobra troco troca ganho ganhos toca vista feito dado dados posto sai trabalho sumo prova cozinha leve lances ve vem caminho lista vendas venda mude " +
    "reserva deposito resumo registro saia pesa vivo viva data dada dito meta metas janta ajuste amo cremos pesada tomara tirar pedido partida partidas teste escolha")
    .split(" "),
);

/** Whether a key is read as a verb that says something by itself; participles and words that are rather nouns are not. */
export function isVerb(key: string): boolean {
  if (NOT_VERBS.has(key)) return false;
  return verbLexicon.read(key).some(({ tense }) => tense !== "done") || /^(?:to|ta|tava|tao|eh)$/.test(key);
}
