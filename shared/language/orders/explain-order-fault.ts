import { findOrderScopes } from "./order.ts";
import type { OrderFault } from "./order-faults.ts";

const EXPLAINED: Readonly<Record<OrderFault, string>> = {
  not_verbatim: "o trecho citado precisa ser desta mensagem, palavra por palavra, sem juntar pedaços",
  no_command: "o trecho citado não manda fazer nem diz sim",
  negated: "há uma negação na frase do trecho citado",
  conditional: "a frase do trecho citado põe uma condição",
  doubted: "a frase do trecho citado mostra dúvida",
  question: "o trecho citado está numa pergunta",
  quoted: "o trecho citado são palavras de outra pessoa ou de outra hora",
  postponed: "a frase do trecho citado deixa para depois",
  asked_first: "a pessoa quer ser perguntada, ou conferir, antes",
  withdrawn: "outra frase da mensagem volta atrás",
};

/** One sentence for the model: what is wrong with the words that it quoted, and which words of the message would do. */
export function explainOrderFault(fault: OrderFault, message: string): string {
  const [valid] = findOrderScopes(message);
  return `Não rodei direto: ${EXPLAINED[fault]}${valid === undefined ? "" : `; o que vale aqui é “${valid}”`}.`;
}
