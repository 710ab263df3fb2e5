import { asksToForget } from "../commands/memory-request.ts";
import { fold } from "../fold.ts";
import {
  BELIEF,
  DOUBT,
  HYPOTHESIS,
  QUESTION_WORD,
  REPORTED_SPEECH,
  SIGNED_AS_SPEECH,
  SPLITS_SENTENCE,
  UNREAL,
  WAS_A_JOKE,
} from "../orders/fault-words.ts";
import { isFiller } from "../orders/fillers.ts";
import { markPastedText } from "../orders/pasted-text.ts";
import { readSentences, type Sentence } from "../sentences.ts";
import { ONE_PERSON, SOMEONE } from "../somebody.ts";
import { contentStems } from "./meaning.ts";
import type { Quotation } from "./quote.ts";
import { meanSame } from "./same-meaning.ts";

/** Why what a quote says is not told as true, or not by the person about whom it would be kept. */
export type TellingFault =
  | "pasted"
  | "quoted"
  | "of_another"
  | "question"
  | "doubted"
  | "unreal"
  | "hypothetical"
  | "withdrawn";

/** How a person tells what would be kept. */
export interface Telling {
  fault: TellingFault | null;
  /** "acho que": they believe it and are not sure. */
  isUnsure: boolean;
  /** For `of_another`: of whom it is told, "minha irma". */
  subject?: string;
}

/** What would be kept: a sentence without its subject, and whom it is about, if not the one who tells it. */
export interface ToldBelief {
  content: string;
  person?: string | null;
}

const FAIR: Telling = { fault: null, isUnsure: false };

/**
 * Reads how the person tells what would be kept: as true, of whom, and in their own words. Only the words that carry the belief count,
 * and what stands right before and behind them: in "será que posso comer aveia sendo celíaca?" nobody doubts that she is.
 */
export function readTelling(quotation: Quotation, belief: ToldBelief): Telling {
  const text = quotation.text.normalize("NFC");
  const sentences = readSentences(text);
  const marked = markPastedText(text, sentences);
  const claims = findClaims(marked, quotation, belief, text);
  const tellings = claims.map((claim) => {
    const fault = findSpeechFault(claim, sentences, marked, text) ?? findFault(claim, marked);
    if (fault !== null) return { fault, isUnsure: false };
    const subject = otherSubject(claim);
    return subject === null
      ? { fault: null, isUnsure: isUnsure(claim) }
      : { fault: "of_another" as const, isUnsure: false, subject };
  });
  // Said fairly once is enough: "sonhei que era casada. e sou mesmo casada".
  return tellings.find(({ fault }) => fault === null) ?? tellings[0] ?? FAIR;
}

/** A sentence that says what would be kept. */
interface Claim {
  sentence: Sentence;
  /** Its place among the sentences of the message. */
  index: number;
  /** The indexes of the words that say it. */
  words: readonly number[];
  /** The part of the sentence in which they stand, and those before and behind it. */
  stretch: Stretch;
  before: Stretch | undefined;
  behind: Stretch | undefined;
  /** The words of the part that stand before those that say it. */
  lead: string;
  belief: ToldBelief;
}

interface Stretch {
  from: number;
  to: number;
  plain: string;
  /** Whether an "e" joins it to the part before. */
  isJoined: boolean;
}

/** The sentences that say what would be kept: within the quote, or, where it has none of its words, around it. */
function findClaims(sentences: readonly Sentence[], { start, end }: Quotation, belief: ToldBelief, text: string): Claim[] {
  const stems = contentStems(belief.content);
  const touched = sentences.flatMap((sentence, index) => {
    const quoted = sentence.words.flatMap((word, at) => word.start < end && word.end > start && !word.isMark ? [at] : []);
    return quoted.length > 0 ? [{ sentence, index, quoted }] : [];
  });
  const saying = (pick: (one: { sentence: Sentence; quoted: number[] }) => number[]) =>
    touched.flatMap((one) => {
      const words = pick(one).filter((at) => says(one.sentence.words[at]!.plain, stems));
      return words.length > 0 ? [{ ...one, words }] : [];
    });
  const all = ({ sentence }: { sentence: Sentence }) => [...sentence.words.keys()];
  const [inQuote, inSentence] = [saying(({ quoted }) => quoted), saying(all)];
  const found = inQuote.length > 0
    ? inQuote
    : inSentence.length > 0
    ? inSentence
    : touched.map((one) => ({ ...one, words: one.quoted }));
  return found.map(({ sentence, index, words }) => claimOf(sentence, index, words, belief, text));
}

function says(word: string, stems: readonly string[]): boolean {
  return contentStems(word).some((said) => stems.some((stem) => meanSame(stem, said)));
}

function claimOf(sentence: Sentence, index: number, words: number[], belief: ToldBelief, text: string): Claim {
  const stretches = stretchesOf(sentence, text);
  const countIn = ({ from, to }: Stretch) => words.filter((at) => at >= from && at < to).length;
  const most = Math.max(...stretches.map(countIn));
  const place = stretches.findIndex((stretch) => countIn(stretch) === most);
  const stretch = stretches[place]!;
  const first = words.find((at) => at >= stretch.from) ?? stretch.from;
  return {
    sentence,
    index,
    words,
    stretch,
    before: stretches[place - 1],
    behind: stretches[place + 1],
    lead: textOf(sentence, stretch.from, first),
    belief,
  };
}

const ONLY_SOMEONE = new RegExp(`^(?:e )?${ONE_PERSON}(?: \\w+)?$`);

/** Splits a sentence at its marks and conjunctions. "é" is no "e", and "a Ana e alérgica" is one part. */
function stretchesOf({ words }: Sentence, text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let isJoined = false;
  const plainOf = (start: number, to: number) => words.slice(start, to).map(({ plain }) => plain).join(" ");
  const close = (to: number, by: string) => {
    if (to > from) stretches.push({ from, to, plain: plainOf(from, to), isJoined });
    from = to + 1;
    isJoined = by === "e";
  };
  for (const [at, { plain, isMark, start, end }] of words.entries()) {
    const isAnd = plain === "e" && text.slice(start, end).toLowerCase() === "e" &&
      !ONLY_SOMEONE.test(plainOf(from, at));
    if (isMark || isAnd || plain !== "e" && SPLITS_SENTENCE.test(plain)) close(at, plain);
  }
  close(words.length, "");
  return stretches;
}

function textOf({ words }: Sentence, from: number, to: number): string {
  return words.slice(from, to).map(({ plain }) => plain).join(" ");
}

/**
 * Whether the words are told as somebody's: pasted, in quotation marks, behind "Zé:", before "disse o Zé". What is kept about that one
 * may rest on what the person quotes of them, but not on a pasted text.
 */
function findSpeechFault(
  claim: Claim,
  sentences: readonly Sentence[],
  marked: readonly Sentence[],
  text: string,
): "quoted" | "pasted" | null {
  const { sentence, index, words, lead, behind, belief } = claim;
  const first = sentence.words[words[0]!]!;
  const isQuoted = words.every((at) => sentences[index]!.words[at]!.isQuoted);
  if (!isQuoted && isPasted(claim, marked, text)) return "pasted";
  const isSpeech = isQuoted ||
    isBehindSpeaker(text, first.start) ||
    isDirectSpeech(lead, first.plain) ||
    SIGNED_AS_SPEECH.test(behind?.plain ?? marked[index + 1]?.plain ?? "");
  return isSpeech && !namesSpeaker(belief, marked) ? "quoted" : null;
}

/** Whether the words stand in a pasted text. "sou vegana. o que respondo?" on one line tells it; the text would have its own lines. */
function isPasted({ sentence, words }: Claim, marked: readonly Sentence[], text: string): boolean {
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

/** "Zé: …", and in a chat with lines of one's own, "Eu: …", any other name. */
function isBehindSpeaker(text: string, at: number): boolean {
  const lead = fold(text.slice(startOfLine(text, at), at));
  return SPEAKER.test(lead) || LABEL.test(lead) && OWN_LINE.test(fold(text));
}

/** "ela falou eu sou celíaca"; but "ela falou que eu sou" is told by the person themselves. */
function isDirectSpeech(lead: string, said: string): boolean {
  const speech = [...lead.matchAll(new RegExp(REPORTED_SPEECH, "g"))].at(-1);
  if (speech === undefined) return false;
  const between = `${lead.slice(speech.index + speech[0].length)} ${said}`;
  return /^(?: assim)? (?:eu|sou|estou|tenho)\b/.test(between) && !/\bque\b/.test(between);
}

/** Whether it would be kept about somebody whom the person names outside of the quoted words. */
function namesSpeaker({ content, person }: ToldBelief, sentences: readonly Sentence[]): boolean {
  const names = contentStems(person || [...fold(content).matchAll(new RegExp(`\\b${ONE_PERSON}\\b`, "g"))].join(" "));
  const own = sentences.flatMap(({ words }) => words.filter(({ isQuoted }) => !isQuoted).map(({ plain }) => plain));
  const said = contentStems(own.join(" "));
  return names.length > 0 && names.every((name) => said.some((word) => meanSame(name, word)));
}

function findFault(claim: Claim, sentences: readonly Sentence[]): TellingFault | null {
  const { lead, before, stretch, behind, belief } = claim;
  // "sonhei que era rica e morava em Paris": the "que" goes on behind the "e".
  const goesOn = stretch.isJoined && before !== undefined && /\bque\b/.test(before.plain) ? `${before.plain} ` : "";
  const led = goesOn + lead;
  if (UNREAL.test(led) && !UNREAL.test(fold(belief.content))) return "unreal";
  if (takesBack(lead)) return "withdrawn";
  const next = behind?.plain ?? sentences[claim.index + 1]?.plain ?? "";
  if (WAS_A_JOKE.test(next)) return "withdrawn";
  if (hedges(belief.content)) return null;
  if (isAsked(claim)) return "question";
  const governed = contentBehind(HYPOTHESIS, lead);
  if (governed !== null && governed.length === 0) return "hypothetical";
  return isDoubted(led, next) ? "doubted" : null;
}

/** "esquece que", "apaga da memória que", "não é verdade que"; "apaga a luz que" is about something else. */
function takesBack(lead: string): boolean {
  const others = contentStems(lead.replace(/\b(?:memoria|verdade|disse|falei|contei)\b/g, " "));
  return others.length <= 1 && /\b(?:que|de)\b/.test(lead) && asksToForget(`${lead} isso`);
}

const HEDGE = /\b(?:ach|pens|suspeit|desconfi|cogit|consider|imagin|duvid|acredit|talvez|possiv|provavel|pode)\w*/;

/** Whether a belief says itself that it is unsure: "Acha que é intolerante", "Pensa em mudar de emprego". */
function hedges(content: string): boolean {
  return HEDGE.test(fold(content));
}

function isUnsure({ lead, behind, belief }: Claim): boolean {
  const isBelieved = contentBehind(BELIEF, lead)?.length === 0 && /\bque\b/.test(lead);
  return !hedges(belief.content) && (isBelieved || isRemarkOfDoubt(behind?.plain ?? ""));
}

/** Whether it is doubted right before it, by more than an "acho", or by a remark behind it: "sou celíaca, sei lá". */
function isDoubted(lead: string, behind: string): boolean {
  const doubt = DOUBT.exec(lead)?.[0];
  if (doubt !== undefined && !BELIEF.test(doubt) && contentBehind(DOUBT, lead)!.length <= 1) return true;
  return isRemarkOfDoubt(behind) && !BELIEF.test(behind);
}

function isRemarkOfDoubt(text: string): boolean {
  return DOUBT.test(text) && contentStems(text.replace(DOUBT, " ")).length === 0;
}

/** The words with a meaning between the last place that a pattern fits and the end, without people; null where it fits nowhere. */
function contentBehind(pattern: RegExp, lead: string): string[] | null {
  const last = [...lead.matchAll(new RegExp(pattern, "g"))].at(-1);
  if (last === undefined) return null;
  return contentStems(lead.slice(last.index + last[0].length).replace(new RegExp(`\\b${ONE_PERSON}\\b`, "g"), " "));
}

/** Whether the question is just this: "sou celíaca?". A tag or another clause behind it, or other words beside it, ask something else. */
function isAsked({ sentence, stretch, words, lead }: Claim): boolean {
  if (!sentence.isQuestion || stretch.to < sentence.words.length) return false;
  const isBare = stretch.to - stretch.from <= words.length;
  const behind = textOf(sentence, words.at(-1)! + 1, stretch.to).split(" ").filter((word) => !isFiller(word)).join(" ");
  return !isBare && contentStems(`${lead.replace(QUESTION_WORD, " ")} ${behind}`).length === 0;
}

const OTHER = new RegExp(String.raw`${SOMEONE}|\b${ONE_PERSON} que\b`, "g");
const OWN =
  /\b(?:eu|me|mim|comigo|nos|conosco|a gente|meus?|minhas?|noss[oa]s?|sou|estou|tou|to|tenho|[a-z]{2,}(?:ei|mos))\b/;
const THIRD_PERSON = /^(?:\S+ ){0,3}?(?:e|era|foi|esta|estava|tem|tinha|teve|ficou|virou|anda|vive|sofre|toma|usa)(?: |$)/;

/**
 * Of whom it is told, where that is somebody else whom neither the person of the belief nor its content names: "minha irmã é alérgica"
 * would be kept as the person's own allergy. Null where it is told of the person themselves.
 */
function otherSubject({ sentence, stretch, before, words, lead, belief }: Claim): string | null {
  if (belief.person) return null;
  const verb = fold(belief.content).split(/\s/)[0]!;
  const isJoined = stretch.isJoined && before !== undefined && stretch.plain.split(" ")[0] === verb;
  const led = isJoined ? `${before.plain} ${lead}` : lead;
  const subject = [...led.matchAll(OTHER)].at(-1);
  if (subject === undefined) return null;
  const behind = led.slice(subject.index + subject[0].length).trim();
  const told = `${behind} ${textOf(sentence, words.find((at) => at >= stretch.from)!, stretch.to)}`.trim();
  const isThirdPerson = THIRD_PERSON.test(behind) || told.split(" ").includes(verb);
  if (!isThirdPerson || OWN.test(told)) return null;
  const said = contentStems(told);
  const isTold = contentStems(belief.content).every((stem) => said.some((word) => meanSame(stem, word)));
  return isTold ? subject[0] : null;
}
