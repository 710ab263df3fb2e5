import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { QUESTION_WORD, STARTS_WITH_WHY_OR_HOW } from "./fault-words.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

/** A yes that may answer any question. "Pode" and "registra" are said to offers alone. */
const ANY_YES = /^(?:[a-z]{1,4} )?(?:sim|isso|claro|exato|exatamente|aham|uhum|certeza|com certeza)\b/;

/**
 * Whether a sentence that says yes goes on in the words of one of these questions, and so answers that: "sim, choveu aqui" answers
 * "Choveu aí?". To "quando?" nobody says yes.
 */
export function answersTalk(sentence: string, questions: readonly string[]): boolean {
  const folded = fold(sentence);
  if (!ANY_YES.test(folded)) return false;
  const said = new Set(meaningStems(folded).filter((stem) => !NAMELESS_STEMS.has(stem)));
  return questions.map(fold).some((question) =>
    !QUESTION_WORD.test(question) && !STARTS_WITH_WHY_OR_HOW.test(question) &&
    meaningStems(question).some((stem) => said.has(stem))
  );
}
