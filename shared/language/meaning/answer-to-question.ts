import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { NEGATION } from "../orders/fault-words.ts";
import { readSentences } from "../sentences.ts";
import { deniesSomething, meaningOf, type SaidMeaning } from "./meaning.ts";

/** A sentence that the person said, and the assistant's question before it. */
export interface Answered {
  sentence: string;
  question?: string | null;
  /** `YYYY-MM-DD`, when it was said. */
  day: string;
}

/**
 * Whether a sentence has no content of its own, and so means what the question before it asks. A yes to an offer tells nothing of what its
 * question takes for granted: "Como você tem diabetes, quer ver o resumo?"
 */
export function isAnswerToQuestion({ sentence, question, day }: Answered): boolean {
  const isBare = meaningOf([sentence], day).stems.length === 0 || readReply(fold(sentence)) === "confirm";
  return Boolean(question) && isBare && !isOffer(question!);
}

/** The meaning of a sentence; of one without content ("sim") that of the question it answers. */
export function answeredMeaning(answered: Answered): SaidMeaning {
  const { sentence, question, day } = answered;
  return meaningOf(isAnswerToQuestion(answered) ? [sentence, question!] : [sentence], day);
}

/** Whether a sentence answers a question with no, or with neither, while the content says that it is so. */
export function isAnsweredOtherwise(answered: Answered, content: string, holds: boolean): boolean {
  return isAnswerToQuestion(answered) && holds && !deniesSomething(content) && !answersYes(answered.sentence);
}

/** The question that a sentence says yes to, also with more words: "sim, os dois são nossos". Null where it does not, and for an offer. */
export function affirmedQuestion({ sentence, question }: Omit<Answered, "day">): string | null {
  const saysYes = /^(?:sim|isso|claro|exato|aham|uhum)\b/.test(fold(sentence)) && answersYes(sentence);
  return question && saysYes && !isOffer(question) ? question : null;
}

/** First person forms that answer a question with yes: "sou", "tenho sim"; "é" about oneself as well, "ela é" not. */
const SAYS_YES =
  /\b(?:sim|claro|sou|somos|estou|tenho|temos|tomo|faco|moro|gosto|quero|vou|isso|exato|aham|uhum|arram|e)\b/;
const OF_ANOTHER = /^(?:el[ea]s?|minhas?|meus?|quem|ninguem|todo mundo)\b/;

/**
 * Whether an answer without content of its own says yes to the question before it: "sou sim" does, "ainda não", "já fui" and "por quê?"
 * do not.
 */
export function answersYes(answer: string): boolean {
  if (readReply(fold(answer)) === "confirm") return true;
  return readSentences(answer).some(({ plain, isQuestion }) =>
    !isQuestion && SAYS_YES.test(plain) && !NEGATION.test(plain) && !OF_ANOTHER.test(plain)
  );
}

const OFFERS = /(?:^|, |\be )(?:quer|queres|posso|devo|gostaria|vamos|prefere|que tal)\b/;

/** Whether a question offers to do something: "Quer ver o resumo?" does, "Você tem diabetes?" does not. */
function isOffer(question: string): boolean {
  return OFFERS.test(fold(question));
}
