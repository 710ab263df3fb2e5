import { readSentences } from "../sentences.ts";

const EXPLICIT = /\b(?:sim|confirmo|confirmado|tenho certeza|com certeza|certeza absoluta|positivo|afirmativo)\b/;
const CLEARS = new RegExp(
  String.raw`\b(?:pode|quero|sim)\b(?: \w+){0,2}? (?:apagar?|apague|excluir?|exclua|delet(?:ar|a|e)|` +
    String.raw`limpar?|esquecer?|zerar?|remover?|confirmar?|encerrar?)\b`,
);
const EXPLICIT_WORDS = new Set(
  ("sim confirmo confirmado tenho certeza com absoluta total toda positivo afirmativo pode quero " +
    "eu claro que isso mesmo apagar apaga apague excluir exclui exclua deletar " +
    "deleta delete limpar limpa esquecer esquece esqueca zerar zera remover " +
    "remove remova confirmar confirma encerrar encerra tudo todos todas " +
    "de vez pra sempre sobre mim minha minhas meu meus o a os as " +
    "memoria conta dados coisas itens historico por favor pfv agora ja logo entendi " +
    "obrigada obrigado").split(" "),
);

/**
 * Whether a message is, as a whole, a yes to what cannot be undone; an acknowledgement is none ("ok", "beleza",
 * "entendi").
 */
export function isExplicitYes(message: string): boolean {
  if (message.length > 120) return false;
  const sentences = readSentences(message);
  const words = sentences.flatMap(({ words }) => words);
  if (sentences.some(({ isQuestion }) => isQuestion) || words.some(({ isQuoted }) => isQuoted)) return false;
  const plain = words.filter(({ isMark }) => !isMark).map((word) => word.plain);
  const text = plain.join(" ");
  return plain.every((word) => EXPLICIT_WORDS.has(word)) && (EXPLICIT.test(text) || CLEARS.test(text));
}
