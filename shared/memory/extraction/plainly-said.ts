import { ordersOtherwise } from "./orders-otherwise.ts";
import { readClauses } from "./reading/read-clauses.ts";
import { readSentences, type Sentence } from "./reading/read-sentences.ts";
import { spokenPart } from "./spoken-part.ts";

/** The sentences of a text that say something as true of one's own knowledge, in their words; empty when none does. */
export function plainlySaid(text: string): string {
  if (ordersOtherwise(text)) return "";
  const sentences = readSentences(text);
  if (sentences.every(isPlain)) return text;
  return sentences.filter(isPlain).map(({ words }) => text.slice(words[0]!.start, words.at(-1)!.end)).join(". ");
}

/** Nothing in it is asked, guessed, heard from others, pretended or taken back. */
function isPlain(sentence: Sentence): boolean {
  return !sentence.takenBack && spokenPart(sentence) !== null && readClauses(sentence).every(({ unreal }) => !unreal);
}
