import { readReply } from "../commands/confirmation.ts";
import { findOrderWords, type FoundOrder, isFiller, type OrderAct } from "./order-words.ts";
import { type Clause, clausesOf, harmlessDenials } from "./clauses.ts";
import { corrects, faultOf, goesOn, isTakenBack, type OrderFault } from "./order-faults.ts";
import { DOUBTS } from "./fault-words.ts";
import type { Meant } from "./nearby-words.ts";
import { fold } from "../fold.ts";
import { readSentences, type Sentence } from "../sentences.ts";

export type { OrderFault };

/**
 * What quoted words of a message are: an order, a yes, or neither. `act` is what the order asks for, `sentence`
 * where it stands; `agrees` says whether a yes stands in it too, `scope` are all sentences whose figures belong to
 * it, those behind that correct it ("sim. mas foi ontem") included.
 */
export type OrderReading =
  | {
    found: true;
    /** `change`: neither an order nor a yes, but a correction meant as it is said: "o vestido foi ontem". */
    kind: "order" | "yes" | "change";
    act: OrderAct;
    agrees: boolean;
    sentence: string;
    scope: string;
    /** The clause of the order or yes, with the things that are listed beside it and the sentence that goes on with it. */
    clause: string;
  }
  | { found: false; reason: OrderFault };

/** As what words are quoted. */
interface Asked {
  /** They are said to answer what was asked: then "isso" or "claro" may have anything behind it. */
  answers?: boolean;
  /** They correct what was asked: a doubt or a denial anywhere in them counts. */
  isChange?: boolean;
}

/** More of a message is pasted, and nobody reads it for a yes: 800 sentences took 6 s, 60 take 40 ms. */
const LONGEST_MESSAGE = 4000;
const MOST_SENTENCES = 60;
const MOST_WORDS = 1200;

function sentencesOf(message: string): Sentence[] {
  if (message.length > LONGEST_MESSAGE) return [];
  const sentences = readSentences(message);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return sentences.length > MOST_SENTENCES || words > MOST_WORDS ? [] : sentences;
}

/**
 * Whether the words that a model quotes give an order or say yes in this message. The whole sentence around them
 * is read: a denial, a condition, a doubt, a question, another's words or a postponement there makes them none, as
 * does a later sentence that takes them back. What is left open is not found: it costs one more question.
 */
export function readOrder(message: string, order: string, asked: Asked = {}): OrderReading {
  const sentences = sentencesOf(message);
  const places = placesOf(sentences, order);
  if (places.length === 0) return { found: false, reason: "not_verbatim" };
  let reason: OrderFault = "no_command";
  for (const place of places) {
    const read = readPlace(sentences, place, asked);
    if (read.found) return read;
    if (reason === "no_command") reason = read.reason;
  }
  return { found: false, reason };
}

/**
 * What quoted words are that are said to answer a question or to correct something. Beside orders and yeses a correction counts
 * that would be a yes with "sim" before it: without a doubt, a condition or another's words in its sentence. The "não" before the
 * right figure is about the wrong one ("não, foi 60").
 */
export function readAnswer(message: string, quote: string): OrderReading {
  const read = readOrder(message, quote, { answers: true });
  if (read.found || read.reason !== "no_command") return read;
  const [folded, quoted] = [fold(message), fold(quote).trim()];
  const at = folded.indexOf(quoted);
  if (at < 0) return read;
  const yes = `sim, ${quoted.replace(WRONG, "")}`;
  const agreed = readOrder(folded.slice(0, at).replace(WRONG, "") + yes + folded.slice(at + quoted.length), yes, {
    answers: true,
    isChange: true,
  });
  return agreed.found ? { ...agreed, kind: "change", agrees: false, sentence: quote, scope: quote } : agreed;
}

const WRONG = /^\s*(?:(?:nao|n)\b\s*[,.!]+\s*|(?:perai|pera|espera|ops|opa|ih|eita)\b[\s,.!]*)+/;

/**
 * The sentences of a message that hold an order or a yes as {@link readOrder} finds them, with what corrects them
 * behind.
 */
export function orderScope(message: string): string[] {
  const sentences = sentencesOf(message);
  return sentences.flatMap((_, index) => {
    const read = readIn(sentences, index, 0, Infinity);
    return read.found ? [read.scope] : [];
  });
}

/** Where quoted words stand: of each sentence that they touch, from which word to which. */
type Place = { sentence: number; first: number; next: number }[];

function placesOf(sentences: readonly Sentence[], order: string): Place[] {
  const all = sentences.flatMap(({ words }, sentence) =>
    words.flatMap(({ plain, isMark }, at) => isMark ? [] : [{ sentence, at, plain }])
  );
  const wanted = readSentences(order).flatMap(({ words }) => words.filter(({ isMark }) => !isMark));
  if (wanted.length === 0) return [];
  const places: Place[] = [];
  for (let start = 0; start + wanted.length <= all.length; start++) {
    if (!wanted.every(({ plain }, index) => all[start + index]!.plain === plain)) continue;
    const touched = Map.groupBy(all.slice(start, start + wanted.length), ({ sentence }) => sentence);
    places.push([...touched].map(([sentence, words]) => ({
      sentence,
      first: words[0]!.at,
      next: words.at(-1)!.at + 1,
    })));
  }
  return places;
}

/** Of the sentences that a quote touches, the first order in them; one that is refused refuses the quote. */
function readPlace(sentences: readonly Sentence[], place: Place, asked: Asked): OrderReading {
  const readings = place.map(({ sentence, first, next }) => readIn(sentences, sentence, first, next, asked));
  const fault = readings.find((reading) => !reading.found && reading.reason !== "no_command");
  return fault ?? readings.find(({ found }) => found) ?? { found: false, reason: "no_command" };
}

/** Reads the order that overlaps some words of a sentence. */
function readIn(
  sentences: readonly Sentence[],
  index: number,
  first: number,
  next: number,
  { answers = false, isChange = false }: Asked = {},
): OrderReading {
  const sentence = sentences[index]!;
  const behind = sentences[index + 1];
  const before = sentences[index - 1];
  const related = [
    ...before !== undefined && /^(?:e )?(?:se|caso)\b/.test(before.plain) ? [before] : [],
    sentence,
    ...behind !== undefined && corrects(behind) ? [behind] : [],
  ];
  const harmless = harmlessDenials(sentence);
  const clauses = clausesOf(sentence, harmless);
  const orders = clauses.flatMap((clause) => {
    const order = findOrderWords(clause.words.map(({ at }) => sentence.words[at]!.plain), answers);
    if (order === null) return [];
    const from = clause.words[order.first]!.at;
    const to = clause.words[order.next - 1]!.at + 1;
    const core = isChange ? { from: Math.min(from, first), to: Math.max(to, next) } : { from, to };
    return [{ order, clause, from, to, core }];
  });
  const quoted = orders.filter(({ from, to }) => from < next && to > first);
  const isShown = (quoted.length > 0 ? quoted : listBefore(orders, first)).filter(({ order, clause }) =>
    order.isFirm || isAlone(clause.index, clauses, sentence, order, answers)
  );
  const [meant] = isShown.toSorted((a, b) => Number(a.order.act === "agree") - Number(b.order.act === "agree"));
  if (meant === undefined) return { found: false, reason: faultWithoutOrder(sentence, first, next) };
  // What stands under "ela escreveu:" is hers.
  const isCited = before !== undefined && before.written.endsWith(":") &&
    findOrderWords(before.plain.split(" ")) === null;
  const reason = (isCited ? "quoted" : null) ?? faultOf(sentence, related, meant, clauses) ??
    (isTakenBack(sentences, index, meant.order) ? "withdrawn" : null);
  if (reason !== null) return { found: false, reason };
  const { act } = meant.order;
  return {
    found: true,
    kind: act === "agree" ? "yes" : "order",
    act,
    agrees: isShown.some(({ order }) => order.agrees),
    sentence: sentence.written,
    clause: [
      clauseOf(sentence, clauses, meant),
      ...related.filter((one) => one !== sentence && goesOn(one)).map(({ plain }) => plain),
    ]
      .join(" . "),
    scope: [...related, ...(act === "record" ? continuations(sentences, index, meant.to < sentence.words.length) : [])]
      .map(({ written }) => written)
      .join(" "),
  };
}

/** "anota tudo: 15 da quentinha, 9,40 da passagem": what is quoted of a list is ordered before it. */
function listBefore(orders: readonly Meant[], first: number): Meant[] {
  const last = orders.at(-1);
  return last !== undefined && last.order.act === "record" && last.to <= first
    ? [{ ...last, core: { from: last.from, to: first + 1 } }]
    : [];
}

/** "bené e nonato tá certinho", "sim pra água, o uber e o lanche": things that are listed beside a yes stand in its clause. */
function clauseOf({ words }: Sentence, clauses: readonly Clause[], { clause }: Meant): string {
  const isListed = ({ text }: Clause) => /^(?:(?:[oa]s?|d[oa]s?|n[oa]s?|pr[oa]s?) )?\S+(?: \S+){0,2}$/.test(text);
  const isJoined = (one: Clause) => words[one.words.at(-1)!.at + 1]?.plain === "e";
  let [first, last] = [clause.index, clause.index];
  while (first > 0 && isListed(clauses[first - 1]!) && isJoined(clauses[first - 1]!)) first--;
  // A list ends with "e": "sim pra água, o uber vou ver" is none.
  for (let at = clause.index + 1; at < clauses.length && isListed(clauses[at]!); at++) {
    if (isJoined(clauses[at - 1]!)) last = at;
  }
  return clauses.slice(first, last + 1).map(({ text }) => text).join(" ");
}

const MOST_CONTINUATIONS = 4;

/**
 * "anota aí: vendi 640. e o Dedé me deve 380": what an order goes on with in sentences of its own. Behind what it is about only a
 * "tb" goes on: "recebi 1200. registra. e o Zé depositou 600".
 */
function continuations(sentences: readonly Sentence[], index: number, hasContent: boolean): Sentence[] {
  const following = sentences.slice(index + 1, index + 1 + MOST_CONTINUATIONS);
  const end = following.findIndex(({ plain, isQuestion }) =>
    isQuestion || !((hasContent && /^(?:e|mais)\b.*\d/.test(plain)) || /\d.* (?:tb|tbm|tambem)$/.test(plain)) ||
    findOrderWords(plain.split(" ")) !== null
  );
  return following.slice(0, end < 0 ? following.length : end);
}

/** A quote without an order in a sentence that denies or asks is told so. */
function faultWithoutOrder({ plain, isQuestion }: Sentence, first: number, next: number): OrderFault {
  const quoted = plain.split(" ").slice(first, next).join(" ");
  if (readReply(quoted) !== "confirm" && findOrderWords(quoted.split(" ")) === null) return "no_command";
  if (DOUBTS.test(plain)) return "doubted";
  if (/\bnao\b/.test(plain)) return "negated";
  return isQuestion ? "question" : "no_command";
}

/**
 * A soft yes ("claro", "ok", "isso") counts where it stands first and nothing but an order, a choice or a change comes behind. Where it
 * answers a question anything may stand beside its clause.
 */
function isAlone(
  index: number,
  clauses: readonly Clause[],
  { words }: Sentence,
  order: FoundOrder,
  answers: boolean,
): boolean {
  const own = clauses[index]!;
  // "claro que apaga"
  const rest = own.words.slice(order.next).map(({ at }) => words[at]!.plain).join(" ").replace(/^que /, "");
  const isFollowed = (text: string) =>
    isFiller(text) || readReply(text) !== "other" || CHANGE.test(text) || findOrderWords(text.split(" ")) !== null;
  if (answers) return isFollowed(rest) || CHOICE.test(rest);
  // "isso os dois, e me ajuda com o almoço": how many are meant says that it is a yes.
  if (/^(?:aos?|os|as) (?:dois|duas|tres|quatro|\d+)\b/.test(rest)) return true;
  const opens = (clause: Clause) => readReply(clause.text) !== "other" || /^(?:e|k+|ai|mas|por que)$/.test(clause.text);
  return clauses.slice(0, index).every((clause) => opens(clause) || clause.isException) &&
    isFollowed(rest) && clauses.slice(index + 1).every((clause) => isFollowed(clause.text) || clause.isException);
}

const CHOICE = /^(?:\d|(?:[oa]|d[oa]s?|n[oa]s?|pr[oa]s?|ess[ea]s?) )/;
const CHANGE = /^(?:so|mas|menos|exceto|tirando|aos?|os|as|foi|era|esta)\b|\b(?:foi|era|foram)\b.*\d/;

const EXPLAINED: Readonly<Record<OrderFault, string>> = {
  not_verbatim: "o trecho citado precisa ser desta mensagem, palavra por palavra, sem juntar pedaços",
  no_command: "o trecho citado não manda fazer nem diz sim",
  negated: "há uma negação na frase do trecho citado",
  conditional: "a frase do trecho citado põe uma condição",
  doubted: "a frase do trecho citado mostra dúvida",
  question: "o trecho citado está numa pergunta",
  quoted: "o trecho citado são palavras de outra pessoa ou de outra hora",
  postponed: "a frase do trecho citado deixa para depois",
  withdrawn: "outra frase da mensagem volta atrás",
};

/** One sentence for the model: what was wrong with the words it quoted, and what would pass. */
export function explainOrderFault(fault: OrderFault, message: string): string {
  const [holds] = orderScope(message);
  return `Não rodei direto: ${EXPLAINED[fault]}${holds === undefined ? "" : `; o que vale aqui é “${holds}”`}.`;
}
