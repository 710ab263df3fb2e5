import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { kindsNamed } from "../record-nouns.ts";
import { plainBetween, type Sentence } from "../sentences.ts";
import { asksFirst } from "./asked-first.ts";
import { type Clause, harmlessDenials, hasHarmlessDenial } from "./clauses.ts";
import {
  ADDS_ONE_MORE,
  COMPLAINT,
  CONDITION,
  DOUBT,
  KEPT_FOR_LATER,
  LEAVES_ONE_OUT,
  NAMES_WORDS,
  NEGATION,
  OTHER_QUESTION,
  POSTPONEMENT,
  PROHIBITION,
  QUESTION_TAG,
  QUESTION_WORD,
  REFUSAL,
  REPORTED_SPEECH,
  REPORTED_SPEECH_BEHIND,
  RETRACTS,
  SAID_ANOTHER_DAY,
  SIGNED_AS_SPEECH,
  STARTS_WITH_OTHER_THING,
  STARTS_WITH_WHY_OR_HOW,
  TAKES_BACK,
  UNREAL_CONDITION,
  WAS_A_JOKE,
} from "./fault-words.ts";
import { nearbyWords, type OrderInSentence, type Stretch } from "./nearby-words.ts";
import type { FoundOrder } from "./order-verbs.ts";
import { findOrderWords } from "./order-words.ts";

/** Why words of a message are neither an order nor a yes. */
export type OrderFault =
  | "not_verbatim"
  | "no_command"
  | "negated"
  | "conditional"
  | "doubted"
  | "question"
  | "quoted"
  | "postponed"
  | "asked_first"
  | "withdrawn";

/**
 * What makes an order invalid, in its own sentence or in one that qualifies it; null when nothing does. In its own sentence only the
 * words near the order count: "treinei e não sinto as canelas, marca a academia" denies nothing of the order.
 *
 * @param qualified the order's sentence and the neighbours that qualify it
 */
export function findOrderFault(
  sentence: Sentence,
  qualified: readonly Sentence[],
  found: OrderInSentence,
  clauses: readonly Clause[],
): OrderFault | null {
  if (sentence.words.slice(found.from, found.to).some(({ isQuoted }) => isQuoted)) return "quoted";
  if (found.clause.isException && !/ sim$/.test(found.clause.text)) return "negated";
  const near = nearbyWords(sentence, found);
  if (isOfSomebodyElse(sentence, found, near)) return "quoted";
  if (isAsked(sentence, found, clauses)) return "question";
  if (qualified.some((other) => other !== sentence && other.isQuestion)) return "question";

  const contentStart = contentStartOf(sentence, found);
  if (isAskedFirst(sentence, found, clauses, contentStart)) return "asked_first";
  const relevant = qualified.map((one) =>
    one === sentence ? relevantText(one, contentStart, near) : relevantText(one, Infinity)
  ).join(" . ");
  if (DOUBT.test(relevant)) return "doubted";
  if (CONDITION.test(relevant)) return "conditional";
  if (NEGATION.test(relevant) || / nao$/.test(sentence.plain) && contentStart < Infinity) return "negated";
  if (isWithdrawnBehind(found, clauses, contentStart)) return "withdrawn";
  if (found.order.act !== "remind" && POSTPONEMENT.test(relevant.replace(KEPT_FOR_LATER, " "))) return "postponed";
  return null;
}

/** "ela escreveu:" before the order's sentence, or "disse o Pedro" behind it: these are their words. "anota:" is an order itself. */
export function isToldAsSpeech(before: Sentence | undefined, behind: Sentence | undefined): boolean {
  const isIntroduced = before !== undefined && before.written.endsWith(":") &&
    !isOwnIntroduction(before.plain) && findOrderWords(before.plain.split(" ")) === null;
  return isIntroduced || behind !== undefined && SIGNED_AS_SPEECH.test(behind.plain);
}

/** Whether the order is told as words of another person or of another day. */
function isOfSomebodyElse(sentence: Sentence, { from, to }: OrderInSentence, near: Stretch): boolean {
  if (REPORTED_SPEECH.test(plainBetween(sentence, near.from, from))) return true;
  if (COMPLAINT.test(sentence.plain)) return true;
  if (SAID_ANOTHER_DAY.test(plainBetween(sentence, near.from, to))) return true;
  if (REPORTED_SPEECH_BEHIND.test(plainBetween(sentence, to))) return true;
  // "traduz: sim, registra"
  const lead = plainBetween(sentence, 0, from);
  if (NAMES_WORDS.test(lead)) return true;
  if (!/ :/.test(lead)) return false;
  const introduction = lead.slice(0, lead.lastIndexOf(" :"));
  return !isOwnIntroduction(introduction) && findOrderWords(introduction.split(" ")) === null;
}

const OWN_INTRODUCTION = new RegExp(
  String
    .raw`\b(?:esquec\w+|me ajuda|aproveitando|resumindo|quis dizer|quero dizer|(?:faz|fazer|faca) (?:um |o )?favor)\b|` +
    "^(?:(?:e|ah|minha|uma|outra|mais|nova) )*(?:ideia|lista|meta)$",
);

/** "antes que eu esqueça:", "novo gasto:" introduce the person's own order; "o Pedro:" and "a mensagem dele:" introduce words of others. */
function isOwnIntroduction(introduction: string): boolean {
  return !REPORTED_SPEECH.test(introduction) &&
    (kindsNamed(introduction).length > 0 || OWN_INTRODUCTION.test(introduction));
}

/** Whether a clause of the order's sentence asks for a question before anything is written. */
function isAskedFirst(
  sentence: Sentence,
  { clause }: OrderInSentence,
  clauses: readonly Clause[],
  contentStart: number,
): boolean {
  return clauses.some((one) => {
    if (one.index !== clause.index && STARTS_WITH_OTHER_THING.test(one.text)) return false;
    const near = { from: one.wordIndexes[0]!, to: one.wordIndexes.at(-1)! + 1 };
    return asksFirst(relevantText(sentence, contentStart, near));
  });
}

/** Whether another sentence, short and of its own, asks for a question first: "registra 50. foi caro. mas me pergunta antes". */
export function isAskedFirstElsewhere(sentences: readonly Sentence[], index: number): boolean {
  return sentences.some(({ plain, words }, at) =>
    at !== index && words.length <= 8 && !words[0]!.isQuoted && !STARTS_WITH_OTHER_THING.test(plain) && asksFirst(plain)
  );
}

/** Whether the order's clause or one behind it takes it back: "registra 50, não, espera", "registra 50 de mentirinha". */
function isWithdrawnBehind(
  { clause, to, order }: OrderInSentence,
  clauses: readonly Clause[],
  contentStart: number,
): boolean {
  if (clause.wordIndexes.at(-1)! < contentStart && WAS_A_JOKE.test(clause.text)) return true;
  // The "isso" of "tudo menos isso" is no yes.
  if (order.act === "agree" && RETRACTS.test(clause.text)) return true;
  return clauses.slice(clauses.indexOf(clause) + 1).some(({ text, wordIndexes }) => {
    const start = wordIndexes[0]!;
    if (text === "" || start < to) return false;
    // "gastei 50, mentira, foi 60" corrects a figure and is no joke.
    if (WAS_A_JOKE.test(text) && !/\d/.test(text) || RETRACTS.test(text)) return true;
    return !LEAVES_ONE_OUT.test(text) && rejects(text, start >= contentStart);
  });
}

/**
 * Whether a clause says no. In the content of a record a typing slip is not forgiven: in "anota a receita: farinha, canela e cravo",
 * "canela" is no "cancela".
 */
function rejects(text: string, isContent: boolean): boolean {
  return readReply(text) === "reject" && (!isContent || TAKES_BACK.test(text) || NEGATION.test(text));
}

/**
 * The index of the word at which the content of the record starts: "me lembra de …", "anota: …". Content may deny and doubt as it
 * likes. `Infinity` where no word starts it.
 */
export function contentStartOf({ words }: Sentence, { order, to }: OrderInSentence): number {
  const opening = order.act === "remind" ? /^(?:de|que|pra|:)$/ : order.act === "record" ? /^:$/ : null;
  if (opening === null) return Infinity;
  const at = words.findIndex(({ plain }, index) => index >= to && opening.test(plain));
  return at < 0 ? Infinity : at;
}

/** The text of a sentence that is searched for faults: without harmless denials, without the content, only words in `near`. */
function relevantText(
  sentence: Sentence,
  contentStart: number,
  near: Stretch = { from: 0, to: Infinity },
): string {
  const { words } = sentence;
  const harmless = harmlessDenials(sentence);
  // "…, mas só se eu confirmar" ends the content: it is about the order again.
  const contentEnd = words.findIndex(({ plain, isMark }, at) =>
    at > contentStart && isMark && plain === "," &&
    /^(?:mas|so|se|caso|talvez|espera|esquece|somente|mediante)$/.test(words[at + 1]?.plain ?? "")
  );
  const isContent = (at: number) => at >= contentStart && (contentEnd < 0 || at < contentEnd);
  return words
    .filter((_, at) => at >= near.from && at < near.to && !harmless.has(at) && !isContent(at))
    .map(({ plain }) => plain).join(" ");
}

/** Whether the order itself is a question; a question about something else may stand behind it ("…, e quanto gastei?"). */
function isAsked(sentence: Sentence, { clause, from, order }: OrderInSentence, clauses: readonly Clause[]): boolean {
  const start = clause.wordIndexes[0]!;
  const lead = plainBetween(sentence, start, from);
  if (STARTS_WITH_WHY_OR_HOW.test(sentence.plain) || STARTS_WITH_WHY_OR_HOW.test(lead)) return true;
  if (QUESTION_WORD.test(lead)) return true;
  if (!sentence.isQuestion) return false;
  if (QUESTION_WORD.test(plainBetween(sentence, 0, start))) return true;

  const behind = clauses.filter(({ index }) => index > clause.index);
  if (behind.length === 0) return true;
  const isImperative = order.act !== "agree" && !/^(?:pode|pd|quero|bora)\b/.test(clause.text);
  if (behind.length === 1 && QUESTION_TAG.test(behind[0]!.text) && isImperative) return false;
  return !behind.some(({ text }) => OTHER_QUESTION.test(text));
}

/** "e o sono tb": whether a sentence adds one more thing to the order before it. */
export function addsOneMore({ plain }: Sentence): boolean {
  return ADDS_ONE_MORE.test(plain);
}

const STARTS_WITH_CORRECTION = new RegExp(
  [
    String.raw`^(?:so se|se|caso)\b`,
    "^(?:ah |e |opa |ops )?(?:mas|so que|porem|menos|exceto|tirando|ou melhor|na verdade|na real|digo|quer dizer|" +
    String.raw`alias|errei|foi|foram|era|eram)\b`,
  ].join("|"),
);

/** "mas o do fornecedor nem precisa" */
const NAMES_ANOTHER = /^(?:mas|e) [oa]s? d[oae]s? [a-z]{3,}/;

/** Whether a sentence limits, corrects or continues the order in the sentence before it: "mas foi ontem", "não, espera". */
export function qualifiesSentenceBefore({ plain, words }: Sentence): boolean {
  if (UNREAL_CONDITION.test(plain)) return false;
  if (NAMES_ANOTHER.test(plain)) return false;
  const isRefusal = (REFUSAL.test(plain) || /^(?:espera|pera|perai|calma)\b/.test(plain)) && words.length <= 6;
  return isRefusal || ADDS_ONE_MORE.test(plain) || STARTS_WITH_CORRECTION.test(plain);
}

/** Whether another sentence takes the order back: "sim. não, espera". A bare "não" before a yes takes it back too. */
export function isTakenBackElsewhere(sentences: readonly Sentence[], index: number, { act }: FoundOrder): boolean {
  return sentences.some(({ plain, written, words }, at) => {
    if (at === index) return false;
    // "… fritava bolinho. bom, deixa pra lá. o do Anselmo sim": the "deixa pra lá" is about the story before it.
    if (at < index) {
      return act === "agree" && readReply(fold(written)) === "reject" && !sentences.slice(0, at).some(tellsOtherMatter);
    }
    if (hasHarmlessDenial(plain) && words.length > 1 || NAMES_ANOTHER.test(plain)) return false;
    // "… quanto disso? brincadeira haha", "… pensei em vender o carro. ah, esquece": about the sentence right before, not the order.
    if (at > index + 1 && (WAS_A_JOKE.test(plain) || sentences.slice(index + 1, at).some(tellsOtherMatter))) {
      return false;
    }
    if (PROHIBITION.test(plain)) return !isAboutItsOwnSentence(plain);
    // "o resto ok. cancela aquele lembrete do encanador": another order, about a reminder.
    if (act !== "remind" && /^cancela (?:o|aquele|esse|um) lembrete (?:d|que|pra)/.test(plain)) return false;
    return readReply(fold(written)) === "reject" ||
      ((TAKES_BACK.test(plain) || REFUSAL.test(plain)) && words.length <= 6);
  });
}

/** "anota a água sim. ela tá se separando mas isso não guarda": the "isso" is what the sentence tells before. */
function isAboutItsOwnSentence(plain: string): boolean {
  const denial = / (?:, )?(?:,|mas|e) (?:ess[ea]|isso|isto) nao\b/.exec(plain);
  const told = plain.slice(0, denial?.index ?? 0);
  return !/^(?:mas |e )?(?:pensando|melhor|na verdade|na real|alias)\b/.test(told) && tellsOtherMatter({ plain: told });
}

/** Whether a sentence tells about something else: long, without a figure, and taking nothing back. */
function tellsOtherMatter({ plain }: Pick<Sentence, "plain">): boolean {
  return plain.split(" ").length > 4 && !/\d/.test(plain) && !TAKES_BACK.test(plain);
}
