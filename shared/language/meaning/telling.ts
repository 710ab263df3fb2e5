import { asksToForget } from "../commands/memory-request.ts";
import { fold } from "../fold.ts";
import { BELIEF, DOUBT, HYPOTHESIS, QUESTION_WORD, UNREAL, WAS_A_JOKE } from "../orders/fault-words.ts";
import { isFiller } from "../orders/fillers.ts";
import { markPastedText } from "../orders/pasted-text.ts";
import { plainBetween, readSentences, type Sentence } from "../sentences.ts";
import { firstNames } from "../triggers/first-names.ts";
import { ONE_PERSON, SOMEONE } from "../somebody.ts";
import { type BeliefClaim, findClaims, says, type ToldBelief } from "./claim.ts";
import { contentStems } from "./meaning.ts";
import type { Quotation } from "./quote.ts";
import { findToldOtherwise, isOfThirdPerson } from "./otherwise-told.ts";
import { meanSame } from "./same-meaning.ts";
import { findSpeechFault } from "./told-as-speech.ts";

/** Why what a quote says is not told as true, or not by the person about whom it would be kept. */
export type TellingFault =
  | "pasted"
  | "quoted"
  | "of_another"
  | "question"
  | "doubted"
  | "believed_by_others"
  | "wished"
  | "past"
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

const FAIR: Telling = { fault: null, isUnsure: false };

/**
 * Reads how the person tells what would be kept: as true, of whom, and in their own words. Only the words that carry the belief count,
 * and what stands right before and behind them: in "será que posso comer aveia sendo celíaca?" nobody doubts that she is.
 */
export function readTelling(quotation: Quotation, belief: ToldBelief): Telling {
  const { text, sentences, marked } = readMessage(quotation.text);
  const claims = findClaims(marked, quotation, belief, text);
  const tellings = claims.map((claim) => {
    const fault = findSpeechFault(claim, sentences, marked, text) ?? findFault(claim, marked);
    if (fault !== null) return { fault, isUnsure: false };
    const subject = otherSubject(claim) ?? (isOfThirdPerson(claim) ? "outra pessoa" : null);
    if (subject !== null) return { fault: "of_another" as const, isUnsure: false, subject };
    const toldOtherwise = findToldOtherwise(claim);
    return { fault: toldOtherwise, isUnsure: toldOtherwise === null && isUnsure(claim, marked) };
  });
  // Said fairly once is enough: "sonhei que era casada. e sou mesmo casada".
  return tellings.find(({ fault }) => fault === null) ?? tellings[0] ?? FAIR;
}

/** A message as it is read for claims; `marked` has the words of pasted text marked as quoted. */
interface ReadMessage {
  message: string;
  text: string;
  sentences: readonly Sentence[];
  marked: readonly Sentence[];
}

/** The last message that was read: most calls of a step quote the same one. */
let lastRead: ReadMessage | null = null;

function readMessage(message: string): ReadMessage {
  if (lastRead?.message === message) return lastRead;
  const text = message.normalize("NFC");
  const sentences = readSentences(text);
  lastRead = { message, text, sentences, marked: markPastedText(text, sentences) };
  return lastRead;
}

function findFault(claim: BeliefClaim, sentences: readonly Sentence[]): TellingFault | null {
  const { lead, before, stretch, behind, belief } = claim;
  // "sonhei que era rica e morava em Paris": the "que" goes on behind the "e".
  const goesOn = stretch.isJoined && before !== undefined && /\bque\b/.test(before.plain) ? `${before.plain} ` : "";
  const led = goesOn + lead;
  const [unreal] = UNREAL.exec(led) ?? [];
  if (unreal !== undefined && !unreal.split(" ").some((word) => says(word, contentStems(belief.content)))) {
    return "unreal";
  }
  if (takesBack(lead)) return "withdrawn";
  const next = behind?.plain ?? sentences[claim.index + 1]?.plain ?? "";
  if (WAS_A_JOKE.test(next)) return "withdrawn";
  if (belief.isIntroduction || hedges(belief.content) || IS_OWNED.test(lead)) return null;
  if (isAsked(claim)) return "question";
  const governed = contentBehind(HYPOTHESIS, lead);
  if (governed !== null && governed.length === 0) return "hypothetical";
  return isDoubted(led, behind?.plain ?? "") ? "doubted" : null;
}

/** "será que minha | alergia passa?": what is one's own is there. */
const IS_OWNED = /\b(?:meus?|minhas?|noss[oa]s?)$/;

/** "esquece que", "apaga da memória que", "não é verdade que"; "apaga a luz que" is about something else. */
function takesBack(lead: string): boolean {
  const others = contentStems(lead.replace(/\b(?:memoria|verdade|disse|falei|contei)\b/g, " "));
  return others.length <= 1 && /\b(?:que|de)\b/.test(lead) && asksToForget(`${lead} isso`);
}

const HEDGE =
  /\b(?:ach|pens|suspeit|desconfi|cogit|consider|imagin|duvid|acredit|talvez|possiv|provavel|pod|sonh|quer|desej|pretend)\w*/;

/** Whether a belief says itself that it is unsure or a wish: "Acha que é intolerante", "Pensa em mudar de emprego". */
function hedges(content: string): boolean {
  return HEDGE.test(fold(content));
}

function isUnsure({ index, lead, behind, belief }: BeliefClaim, sentences: readonly Sentence[]): boolean {
  const isBelieved = contentBehind(BELIEF, lead)?.length === 0 && /\bque\b/.test(lead);
  return !belief.isIntroduction && !hedges(belief.content) &&
    (isBelieved || isRemarkOfDoubt(behind?.plain ?? sentences[index + 1]?.plain ?? ""));
}

/** Whether it is doubted right before it, by more than an "acho", or by a remark behind it: "sou celíaca, sei lá". */
function isDoubted(lead: string, behind: string): boolean {
  const doubt = DOUBT.exec(lead)?.[0];
  const governed = contentBehind(DOUBT, lead);
  if (doubt !== undefined && !BELIEF.test(doubt) && governed !== null && governed.length <= 1) return true;
  return isRemarkOfDoubt(behind) && !BELIEF.test(behind);
}

function isRemarkOfDoubt(text: string): boolean {
  return DOUBT.test(text) && contentStems(text.replace(DOUBT, " ")).length === 0;
}

/** "não sei se te contei que", "acho que já falei que": doubted is that it was told. */
const TOLD_BEFORE = /\b(?:contei|falei|disse|comentei|mencionei) que\b/;

/** The words with a meaning between the last place that a pattern fits and the end, without people; null where it fits nowhere. */
function contentBehind(pattern: RegExp, lead: string): string[] | null {
  const last = [...lead.matchAll(new RegExp(pattern, "g"))].at(-1);
  const behind = last === undefined ? "" : lead.slice(last.index + last[0].length);
  if (last === undefined || TOLD_BEFORE.test(behind)) return null;
  return contentStems(behind.replace(new RegExp(`\\b${ONE_PERSON}\\b`, "g"), " "));
}

/** Whether the question is just this: "sou celíaca?". A tag or another clause behind it, or other words beside it, ask something else. */
function isAsked({ sentence, stretch, words, lead }: BeliefClaim): boolean {
  if (!sentence.isQuestion || stretch.to < sentence.words.length) return false;
  const isBare = stretch.to - stretch.from <= words.length;
  const behind = plainBetween(sentence, words.at(-1)! + 1, stretch.to).split(" ").filter((word) => !isFiller(word))
    .join(" ");
  return !isBare && contentStems(`${lead.replace(QUESTION_WORD, " ")} ${behind}`).length === 0;
}

/**
 * Another person right before the words, where the sentence names both: of "a Bia é celíaca e o Caio é diabético" it is not kept that the
 * Caio is celiac. Where it names one, that may be a nickname of the other.
 */
function subjectBesidePerson({ sentence, lead }: BeliefClaim, person: string): string | null {
  const [firstName = ""] = fold(person).match(/[a-z]+/g) ?? [];
  const place = sentence.words.findIndex(({ plain }) => plain === firstName);
  const subject = SUBJECT_BEFORE.exec(lead)?.[1];
  if (place < 0 || subject === undefined || subject === firstName) return null;
  // "Zé: eu sou celíaco" is said by Zé; "eu sou celíaca, minha irmã não" denies it of the sister.
  return subject !== "eu" || /^(?:nao|nem)$/.test(sentence.words[place + 1]?.plain ?? "") ? subject : null;
}

const SUBJECT_BEFORE = new RegExp(
  String.raw`\b(${
    firstNames.join("|")
  }|eu(?= (?:sou|tenho|estou|tomo)\b))(?: (?:e|era|sou|tenho|estou|tomo|esta|tem|foi|teve|toma|usa))?$`,
);

const OTHER = new RegExp(String.raw`${SOMEONE}|\b${ONE_PERSON} que\b`, "g");
const OWN =
  /\b(?:eu|me|mim|comigo|nos|conosco|a gente|meus?|minhas?|noss[oa]s?|sou|estou|tou|to|tenho|[a-z]{2,}(?:ei|mos))\b/;
const THIRD_PERSON =
  /^(?:\S+ ){0,3}?(?:e|era|foi|esta|estava|tem|tinha|teve|ficou|virou|anda|vive|sofre|toma|usa)(?: |$)/;

/**
 * Of whom it is told, where that is somebody else whom neither the person of the belief nor its content names: "minha irmã é alérgica"
 * would be kept as the person's own allergy. Null where it is told of the person themselves.
 */
function otherSubject(claim: BeliefClaim): string | null {
  const { sentence, stretch, before, words, lead, belief } = claim;
  if (belief.isIntroduction) return null;
  if (belief.person) return subjectBesidePerson(claim, belief.person);
  const verb = fold(belief.content).split(/\s/)[0]!;
  const isJoined = stretch.isJoined && before !== undefined && stretch.plain.split(" ")[0] === verb;
  const led = isJoined ? `${before.plain} ${lead}` : lead;
  const subject = [...led.matchAll(OTHER)].at(-1);
  if (subject === undefined) return null;
  const behind = led.slice(subject.index + subject[0].length).trim();
  const told = `${behind} ${plainBetween(sentence, words.find((at) => at >= stretch.from)!, stretch.to)}`.trim();
  const isThirdPerson = THIRD_PERSON.test(behind) || told.split(" ").includes(verb);
  if (!isThirdPerson || OWN.test(told)) return null;
  const said = contentStems(told);
  const isTold = contentStems(belief.content).every((stem) => said.some((word) => meanSame(stem, word)));
  return isTold ? subject[0] : null;
}
