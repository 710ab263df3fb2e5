import { fold } from "../fold.ts";
import { REPORTED_SPEECH, SIGNED_AS_SPEECH } from "../orders/fault-words.ts";
import type { Sentence } from "../sentences.ts";
import { ONE_PERSON } from "../somebody.ts";
import { type BeliefClaim, says, type ToldBelief } from "./claim.ts";
import { contentStems } from "./meaning.ts";
import { meanSame } from "./same-meaning.ts";

/**
 * Whether the words are told as somebody's: pasted, in quotation marks, behind "Zé:", before "disse o Zé". What is kept about that one
 * may rest on what the person quotes of them, but not on a pasted text.
 */
export function findSpeechFault(
  claim: BeliefClaim,
  sentences: readonly Sentence[],
  marked: readonly Sentence[],
  text: string,
): "quoted" | "pasted" | null {
  const { sentence, index, words, lead, behind, belief } = claim;
  const first = sentence.words[words[0]!]!;
  const written = sentences[index]!;
  const isInMarks = words.every((at) => written.words[at]!.isQuoted);
  if (!isInMarks && isPasted(claim, marked, text)) return "pasted";
  // "minha banda preferida é “Os Mutantes”": a name in quotation marks is no speech, where the rest of the sentence is one's own.
  const stems = contentStems(belief.content);
  const isQuoted = isInMarks &&
    !written.words.some(({ plain, isQuoted, isMark }) => !isQuoted && !isMark && says(plain, stems));
  const isSpeech = isQuoted ||
    isBehindSpeaker(text, first.start) ||
    isDirectSpeech(lead, first.plain) ||
    SIGNED_AS_SPEECH.test(behind?.plain ?? marked[index + 1]?.plain ?? "");
  return isSpeech && !namesSpeaker(belief, sentences) ? "quoted" : null;
}

/** Whether the words stand in a pasted text. "sou vegana. o que respondo?" on one line tells it; the text would have its own lines. */
function isPasted({ sentence, words }: BeliefClaim, marked: readonly Sentence[], text: string): boolean {
  if (!words.every((at) => sentence.words[at]!.isQuoted)) return false;
  const { start } = sentence.words[words[0]!]!;
  const from = startOfLine(text, start);
  const to = text.indexOf("\n", start);
  const own = marked.flatMap((one) => one.words.filter(({ isQuoted, isMark }) => !isQuoted && !isMark))
    .filter((word) => word.start >= from && (to < 0 || word.start < to));
  return own.length === 0 || own[0]!.start < start;
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

const SPEAKER = new RegExp(String.raw`^\s*(?:${ONE_PERSON}|el[ea])(?: [a-z]+){0,2} ?:`);
const OWN_LINE = /^\s*eu\s*:/m;
const LABEL = /^\s*(?!eu\b)[a-z]+(?: [a-z]+){0,2} ?:/;

/** "ele: corintiano, eu: palmeirense", "Maria aqui: 45 anos" */
const BEHIND_ONESELF = /\b(?:eu|aqui) ?:[^:]*$/;

/** "Zé: …", and in a chat with lines of one's own, "Eu: …", any other name. */
function isBehindSpeaker(text: string, at: number): boolean {
  const lead = fold(text.slice(startOfLine(text, at), at));
  if (BEHIND_ONESELF.test(lead)) return false;
  return SPEAKER.test(lead) || LABEL.test(lead) && OWN_LINE.test(fold(text));
}

/** "ela falou eu sou celíaca"; but "ela falou que eu sou" is told by the person themselves. */
function isDirectSpeech(lead: string, said: string): boolean {
  const speech = [...lead.matchAll(new RegExp(REPORTED_SPEECH, "g"))].at(-1);
  if (speech === undefined) return false;
  const between = `${lead.slice(speech.index + speech[0].length)} ${said}`;
  return /^(?: assim)? (?:(?:eu )?(?:sou|estou|tenho)|eu [a-z]+o)\b/.test(between) && !/\bque\b/.test(between);
}

/** Whether it would be kept about somebody whom the person names outside of the quoted words, or means by a pronoun there. */
function namesSpeaker({ content, person }: ToldBelief, sentences: readonly Sentence[]): boolean {
  const names = contentStems(person || [...fold(content).matchAll(new RegExp(`\\b${ONE_PERSON}\\b`, "g"))].join(" "));
  const own = sentences.flatMap(({ words }) => words.filter(({ isQuoted }) => !isQuoted).map(({ plain }) => plain));
  if (person && own.some((word) => /^d?el[ea]s?$/.test(word))) return true;
  const said = contentStems(own.join(" "));
  return names.length > 0 && names.every((name) => said.some((word) => meanSame(name, word)));
}
