import { remember } from "../remember.ts";
import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { readSentences, type Sentence } from "../sentences.ts";
import { type Clause, clausesOf, harmlessDenials } from "./clauses.ts";
import { DOUBT } from "./fault-words.ts";
import { isFiller } from "./fillers.ts";
import type { OrderInSentence, Stretch } from "./nearby-words.ts";
import {
  addsOneMore,
  contentStartOf,
  findOrderFault,
  isAskedFirstElsewhere,
  isTakenBackElsewhere,
  isToldAsSpeech,
  type OrderFault,
  qualifiesSentenceBefore,
} from "./order-faults.ts";
import type { OrderAct } from "./order-verbs.ts";
import { findOrderWords } from "./order-words.ts";
import { markPastedText } from "./pasted-text.ts";

/** What quoted words of a message are: an order, a yes, or neither. */
export type OrderReading =
  | {
    found: true;
    /** `change` is neither an order nor a yes, but a correction without either: "o vestido foi ontem". */
    kind: "order" | "yes" | "change";
    /** What the order asks for. */
    act: OrderAct;
    /** Whether a yes stands in it too: "sim, registra". */
    hasYes: boolean;
    /** The sentence in which it stands, as it was written. */
    sentence: string;
    /** All sentences whose figures belong to it, those behind it that correct it included: "sim. mas foi ontem". */
    scope: string;
    /** Its clause, with the things listed beside it ("sim pra água e o uber") and a sentence that adds one more ("e o sono tb"). */
    clause: string;
  }
  | { found: false; reason: OrderFault };

/** What the model quotes the words for. */
interface QuoteUse {
  /** They answer an offer: then "isso" or "claro" may have anything behind it. */
  isAnswer?: boolean;
  /** They correct an offer: then a doubt or a denial anywhere in them counts. */
  isCorrection?: boolean;
}

/** A longer message is pasted text, and nobody reads it for a yes: 800 sentences took 6 s, 60 take 40 ms. */
const LONGEST_MESSAGE = 4000;
const MOST_SENTENCES = 60;
const MOST_WORDS = 1200;

/** The sentences of a message, pasted text marked in them; none of a message that is too long. */
const readShortMessage = remember(100, (message: string): readonly Sentence[] => {
  if (message.length > LONGEST_MESSAGE) return [];
  const sentences = readSentences(message);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return sentences.length > MOST_SENTENCES || words > MOST_WORDS ? [] : markPastedText(message, sentences);
});

/**
 * Whether the words that a model quotes give an order or say yes in this message. The sentence around them is read as well: it must hold
 * no denial, condition, doubt, question, reported speech or postponement, and no later sentence may take the order back. Words that can
 * be read in two ways are no order: that costs the person one more question.
 */
export function readOrder(message: string, quote: string, use: QuoteUse = {}): OrderReading {
  const sentences = readShortMessage(message);
  const places = findQuote(sentences, quote);
  if (places.length === 0) return { found: false, reason: "not_verbatim" };
  // The same words may stand in the message twice; the first place that is an order counts.
  let reason: OrderFault = "no_command";
  for (const place of places) {
    const reading = readPlace(sentences, place, use);
    if (reading.found) return reading;
    if (reason === "no_command") reason = reading.reason;
  }
  return { found: false, reason };
}

/**
 * Reads quoted words that answer an offer or correct something. Apart from orders and yeses, a correction is found: words that would be
 * a valid yes with "sim" before them, that is without a doubt, a condition or reported speech in their sentence. A "não" before the right
 * figure is about the wrong one ("não, foi 60").
 */
export function readAnswer(message: string, quote: string): OrderReading {
  const reading = readOrder(message, quote, { isAnswer: true });
  if (reading.found || reading.reason !== "no_command") return reading;
  const [folded, foldedQuote] = [fold(message), fold(quote).trim()];
  const at = folded.indexOf(foldedQuote);
  if (at < 0) return reading;
  const before = folded.slice(0, at).replace(OPENS_CORRECTION, "");
  const behind = folded.slice(at + foldedQuote.length);
  const asYes = `sim, ${foldedQuote.replace(OPENS_CORRECTION, "")}`;
  const agreed = readOrder(before + asYes + behind, asYes, { isAnswer: true, isCorrection: true });
  return agreed.found ? { ...agreed, kind: "change", hasYes: false, sentence: quote, scope: quote } : agreed;
}

/** "não, foi 60", "peraí, foi ontem" */
const OPENS_CORRECTION = /^\s*(?:(?:nao|n)\b\s*[,.!]+\s*|(?:perai|pera|espera|ops|opa|ih|eita)\b[\s,.!]*)+/;

/** Each order or yes of a message, as {@link readOrder} finds it, with the sentences behind it that correct it. */
export const findOrderScopes = remember(400, (message: string): readonly string[] => {
  const sentences = readShortMessage(message);
  return sentences.flatMap((_, index) => {
    const reading = readSentence(sentences, index, { from: 0, to: Infinity });
    return reading.found ? [reading.scope] : [];
  });
});

/** Where a quote stands: in each sentence that it touches, which words. */
type QuotePlace = { sentence: number; stretch: Stretch }[];

/** For each place of a quote its sentence is read. */
const MOST_PLACES = 30;

/** The places of the message, up to a most, at which the words of a quote stand one after the other. */
function findQuote(sentences: readonly Sentence[], quote: string): QuotePlace[] {
  const all = sentences.flatMap(({ words }, sentence) =>
    words.flatMap(({ plain, isMark }, at) => isMark ? [] : [{ sentence, at, plain }])
  );
  const wanted = readSentences(quote).flatMap(({ words }) => words.filter(({ isMark }) => !isMark));
  if (wanted.length === 0) return [];
  const places: QuotePlace[] = [];
  for (let start = 0; start + wanted.length <= all.length && places.length < MOST_PLACES; start++) {
    if (!wanted.every(({ plain }, index) => all[start + index]!.plain === plain)) continue;
    const touched = Map.groupBy(all.slice(start, start + wanted.length), ({ sentence }) => sentence);
    places.push([...touched].map(([sentence, words]) => ({
      sentence,
      stretch: { from: words[0]!.at, to: words.at(-1)!.at + 1 },
    })));
  }
  return places;
}

/** The first order in the sentences that a quote touches. One sentence with a fault makes the whole quote invalid. */
function readPlace(sentences: readonly Sentence[], place: QuotePlace, use: QuoteUse): OrderReading {
  const readings = place.map(({ sentence, stretch }) => readSentence(sentences, sentence, stretch, use));
  const fault = readings.find((reading) => !reading.found && reading.reason !== "no_command");
  return fault ?? readings.find(({ found }) => found) ?? { found: false, reason: "no_command" };
}

/** Reads the order in the sentence at `index` that overlaps the quoted words. */
function readSentence(
  sentences: readonly Sentence[],
  index: number,
  quoted: Stretch,
  use: QuoteUse = {},
): OrderReading {
  const sentence = sentences[index]!;
  const qualified = withQualifiers(sentences, index);
  const clauses = clausesIn(sentence);

  const orders = findOrders(sentence, clauses, quoted, use);
  const [found] = orders.toSorted((a, b) => Number(a.order.act === "agree") - Number(b.order.act === "agree"));
  if (found === undefined) return { found: false, reason: faultWithoutOrder(sentence, quoted) };

  const reason = (isToldAsSpeech(sentences[index - 1], sentences[index + 1]) ? "quoted" : null) ??
    findOrderFault(sentence, qualified, found, clauses) ??
    (isTakenBackElsewhere(sentences, index, found.order) ? "withdrawn" : null) ??
    (isAskedFirstElsewhere(sentences, index) ? "asked_first" : null);
  if (reason !== null) return { found: false, reason };

  const { act } = found.order;
  const hasContentBehind = found.to < sentence.words.length;
  const listed = act === "record" ? listedBehind(sentences, index, hasContentBehind) : [];
  const added = qualified.filter((one) => one !== sentence && addsOneMore(one));
  return {
    found: true,
    kind: act === "agree" ? "yes" : "order",
    act,
    hasYes: orders.some(({ order }) => order.hasYes),
    sentence: sentence.written,
    clause: [withListedThings(sentence, clauses, found), ...added.map(({ plain }) => plain)].join(" . "),
    scope: [...qualified, ...listed].map(({ written }) => written).join(" "),
  };
}

/** A sentence with its neighbours that qualify it: a condition before it, a correction behind it. */
function withQualifiers(sentences: readonly Sentence[], index: number): Sentence[] {
  const [before, sentence, behind] = [sentences[index - 1], sentences[index]!, sentences[index + 1]];
  const isCondition = before !== undefined && /^(?:e )?(?:se|caso)\b/.test(before.plain);
  const isCorrection = behind !== undefined && qualifiesSentenceBefore(behind);
  return [...isCondition ? [before] : [], sentence, ...isCorrection ? [behind] : []];
}

/** The orders and yeses of a sentence that overlap the quoted words, or that order the list in which these stand. */
function findOrders(
  sentence: Sentence,
  clauses: readonly Clause[],
  quoted: Stretch,
  { isAnswer = false, isCorrection = false }: QuoteUse,
): OrderInSentence[] {
  const all = ordersIn(sentence, clauses, isAnswer).map((one): OrderInSentence => {
    const { from, to } = one;
    const checked = isCorrection ? { from: Math.min(from, quoted.from), to: Math.max(to, quoted.to) } : { from, to };
    return { ...one, checked };
  });
  // "me lembra de cancelar a consulta": what the reminder is for is no order.
  const own = all.filter((one) => !all.some((other) => isContentOf(one, other, sentence)));
  const overlapping = own.filter(({ from, to }) => from < quoted.to && to > quoted.from);
  return (overlapping.length > 0 ? overlapping : orderOfList(own, quoted.from)).filter((one) =>
    one.order.isFirm || isSoftYesValid(one, clauses, sentence, isAnswer)
  );
}

const clausesBySentence = new WeakMap<Sentence, Clause[]>();

function clausesIn(sentence: Sentence): Clause[] {
  const clauses = clausesBySentence.get(sentence) ?? clausesOf(sentence, harmlessDenials(sentence));
  clausesBySentence.set(sentence, clauses);
  return clauses;
}

type PlacedOrder = Omit<OrderInSentence, "checked">;

const placedOrders = new WeakMap<Sentence, Map<boolean, PlacedOrder[]>>();

/** The orders and yeses of all clauses of a sentence. Read once: a quote of one word may stand in it hundreds of times. */
function ordersIn(sentence: Sentence, clauses: readonly Clause[], isAnswer: boolean): PlacedOrder[] {
  const known = placedOrders.get(sentence) ?? new Map<boolean, PlacedOrder[]>();
  const orders = known.get(isAnswer) ?? clauses.flatMap((clause): PlacedOrder[] => {
    const order = findOrderWords(clause.wordIndexes.map((at) => sentence.words[at]!.plain), isAnswer);
    if (order === null) return [];
    return [{ order, clause, from: clause.wordIndexes[order.first]!, to: clause.wordIndexes[order.next - 1]! + 1 }];
  });
  placedOrders.set(sentence, known.set(isAnswer, orders));
  return orders;
}

/** Whether an order stands within the content of another one of its clause. */
function isContentOf(one: OrderInSentence, other: OrderInSentence, sentence: Sentence): boolean {
  return other !== one && other.clause.index === one.clause.index && one.from > contentStartOf(sentence, other);
}

/** "anota tudo: 15 da quentinha, 9,40 da passagem": a quoted part of a list is ordered by the verb before the list. */
function orderOfList(orders: readonly OrderInSentence[], quotedFrom: number): OrderInSentence[] {
  const last = orders.at(-1);
  return last !== undefined && last.order.act === "record" && last.to <= quotedFrom
    ? [{ ...last, checked: { from: last.from, to: quotedFrom + 1 } }]
    : [];
}

/** The clause of a yes with the things that are listed beside it: "bené e nonato tá certinho", "sim pra água, o uber e o lanche". */
function withListedThings({ words }: Sentence, clauses: readonly Clause[], { clause }: OrderInSentence): string {
  const isThing = ({ text }: Clause) => /^(?:(?:[oa]s?|d[oa]s?|n[oa]s?|pr[oa]s?) )?\S+(?: \S+){0,3}$/.test(text);
  const isJoinedToNext = (one: Clause) => words[one.wordIndexes.at(-1)! + 1]?.plain === "e";
  let [first, last] = [clause.index, clause.index];
  while (first > 0 && isThing(clauses[first - 1]!) && isJoinedToNext(clauses[first - 1]!)) first--;
  // A list has an "e" before its last thing: "sim pra água, o uber vou ver" is no list.
  for (let at = clause.index + 1; at < clauses.length && isThing(clauses[at]!); at++) {
    if (isJoinedToNext(clauses[at - 1]!)) last = at;
  }
  return clauses.slice(first, last + 1).map(({ text }) => text).join(" ");
}

const MOST_LISTED = 4;

/**
 * The sentences behind an order that name more things for it: "anota aí: vendi 640. e o Dedé me deve 380". Where the order's sentence
 * ends with the order, what it is about was told before it, and only a sentence with "tb" adds to it: "recebi 1200. registra. e o Zé
 * depositou 600" orders only the 1200.
 */
function listedBehind(sentences: readonly Sentence[], index: number, hasContentBehind: boolean): Sentence[] {
  const listsMore = ({ plain, isQuestion }: Sentence) =>
    !isQuestion && (hasContentBehind && /^(?:e|mais)\b.*\d/.test(plain) || /\d.* (?:tb|tbm|tambem)$/.test(plain)) &&
    findOrderWords(plain.split(" ")) === null;
  const following = sentences.slice(index + 1, index + 1 + MOST_LISTED);
  const end = following.findIndex((sentence) => !listsMore(sentence));
  return following.slice(0, end < 0 ? following.length : end);
}

/** Why a quote holds no order: where it has the words of one, the denial or the question around them is the reason. */
function faultWithoutOrder({ plain, isQuestion }: Sentence, { from, to }: Stretch): OrderFault {
  const quoted = plain.split(" ").slice(from, to).join(" ");
  if (readReply(quoted) !== "confirm" && findOrderWords(quoted.split(" ")) === null) return "no_command";
  if (DOUBT.test(plain)) return "doubted";
  if (/\bnao\b/.test(plain)) return "negated";
  return isQuestion ? "question" : "no_command";
}

/**
 * Whether a soft yes ("claro", "ok", "isso") is one: it stands first, and nothing but an order, a choice or a change comes behind it. In
 * an answer to an offer other clauses may stand beside it.
 */
function isSoftYesValid(
  { order, clause }: OrderInSentence,
  clauses: readonly Clause[],
  { words }: Sentence,
  isAnswer: boolean,
): boolean {
  // "claro que apaga"; but "claro que o mercado estava cheio" tells something.
  const behind = clause.wordIndexes.slice(order.next).map((at) => words[at]!.plain).join(" ");
  const rest = behind.replace(/^que /, "");
  const mayFollow = (text: string) =>
    isFiller(text) || readReply(text) !== "other" || CHANGE.test(text) || findOrderWords(text.split(" ")) !== null;
  // "isso me lembra a vó" tells something.
  if (/^(?:is[st]o|isso ai)$/.test(clause.text.slice(0, -behind.length).trim()) && /^me /.test(rest)) return false;
  if (isAnswer) return mayFollow(rest) || rest === behind && CHOICE.test(rest);
  // "isso os dois, e me ajuda com o almoço": the number of things makes it a yes.
  if (/^(?:aos?|os|as) (?:dois|duas|tres|quatro|\d+)\b/.test(rest)) return true;
  const mayPrecede = ({ text, isException }: Clause) =>
    isException || readReply(text) !== "other" || /^(?:e|k+|ai|mas|por que)$/.test(text);
  return clauses.slice(0, clause.index).every(mayPrecede) && mayFollow(rest) &&
    clauses.slice(clause.index + 1).every(({ text, isException }) => isException || mayFollow(text));
}

/** "isso, o uber", "ok da pizza" */
const CHOICE = /^(?:\d|(?:[oa]|d[oa]s?|n[oa]s?|pr[oa]s?|(?:ess|est|aquel)[ea]s?) )/;
/** "ok, só o uber", "isso, foi 50" */
const CHANGE = /^(?:so|mas|menos|exceto|tirando|aos?|os|as|foi|era|esta)\b|\b(?:foi|era|foram)\b.*\d/;
