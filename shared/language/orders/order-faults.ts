import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import type { Sentence } from "../sentences.ts";
import { aboutAsking, type Clause, harmlessDenials } from "./clauses.ts";
import {
  ASKS,
  ASKS_FIRST,
  CONDITIONS,
  COUNTERFACTUAL,
  DENIES,
  DOUBTS,
  FORBIDS,
  GOES_ON,
  JOKES,
  LEAVES_OUT,
  OTHER_QUESTION,
  OTHERS_WORDS,
  POSTPONES,
  PURPOSE,
  SAID_BEHIND,
  TAG,
  TAKES_BACK,
  TOLD_BEFORE,
  TURNS_DOWN,
} from "./fault-words.ts";
import { type Meant, nearbyWords, type Stretch } from "./nearby-words.ts";
import { findOrderWords, type FoundOrder } from "./order-words.ts";

/** Why words of a message are no order and no yes. */
export type OrderFault =
  | "not_verbatim"
  | "no_command"
  | "negated"
  | "conditional"
  | "doubted"
  | "question"
  | "quoted"
  | "postponed"
  | "withdrawn";

/**
 * What in the order's sentence, or in one that corrects it, makes it none. Of its own sentence only what stands near it counts:
 * "treinei e não sinto as canelas, marca a academia".
 */
export function faultOf(
  sentence: Sentence,
  related: readonly Sentence[],
  meant: Meant,
  clauses: readonly Clause[],
): OrderFault | null {
  const plainOf = (from: number, to: number) => sentence.words.slice(from, to).map(({ plain }) => plain).join(" ");
  if (sentence.words.slice(meant.from, meant.to).some(({ isQuoted }) => isQuoted)) return "quoted";
  if (meant.clause.isException && !/ sim$/.test(meant.clause.text)) return "negated";
  const near = nearbyWords(sentence, meant);
  const lead = plainOf(0, meant.from);
  const nearLead = plainOf(near.from, meant.from);
  if (OTHERS_WORDS.test(nearLead) || TOLD_BEFORE.test(plainOf(near.from, meant.to))) return "quoted";
  if (SAID_BEHIND.test(plainOf(meant.to, Infinity))) return "quoted";
  // "traduz: sim, registra"
  if (/ :/.test(lead) && findOrderWords(lead.slice(0, lead.lastIndexOf(" :")).split(" ")) === null) return "quoted";
  if (isAsked(sentence, meant, clauses)) return "question";
  if (related.some((other) => other !== sentence && other.isQuestion)) return "question";
  const content = contentFrom(sentence, meant);
  const read = related.map((one) =>
    one === sentence ? withoutHarmless(one, content, near) : withoutHarmless(one, Infinity)
  ).join(" . ");
  if (DOUBTS.test(read)) return "doubted";
  if (CONDITIONS.test(read)) return "conditional";
  if (DENIES.test(read) || / nao$/.test(sentence.plain) && content < Infinity) return "negated";
  const behind = clauses.slice(clauses.indexOf(meant.clause) + 1);
  // "gastei 50, mentira, foi 60" is no jest.
  const rejects = ({ text, words }: Clause) =>
    !LEAVES_OUT.test(text) && isRejection(text, words[0]!.at >= content) || JOKES.test(text) && !/\d/.test(text);
  if (behind.some((clause) => clause.text !== "" && clause.words[0]!.at >= meant.to && rejects(clause))) {
    return "withdrawn";
  }
  if (meant.order.act !== "remind" && POSTPONES.test(read.replace(PURPOSE, " "))) return "postponed";
  return null;
}

/** "anota a receita: farinha, canela e cravo": in what is to be kept no slip is forgiven ("cancela"). */
function isRejection(text: string, isContent: boolean): boolean {
  return readReply(text) === "reject" && (!isContent || TAKES_BACK.test(text) || DENIES.test(text));
}

/**
 * From where on a sentence is what is to be kept, which may deny and doubt as it likes: "me lembra de …", "anota:
 * …".
 */
function contentFrom({ words }: Sentence, { order, to }: Meant): number {
  const opens = order.act === "remind" ? /^(?:de|que|pra|:)$/ : order.act === "record" ? /^:$/ : null;
  if (opens === null) return Infinity;
  const at = words.findIndex(({ plain }, index) => index >= to && opens.test(plain));
  return at < 0 ? Infinity : at;
}

/**
 * A sentence as it is read for denials: without what denies nothing, without exceptions, without what is to be
 * kept.
 */
function withoutHarmless(sentence: Sentence, content: number, near: Stretch = { from: 0, to: Infinity }): string {
  const { words } = sentence;
  const dropped = harmlessDenials(sentence);
  // "…, mas só se eu confirmar" is said of the order again.
  const resumes = words.findIndex(({ plain, isMark }, at) =>
    at > content && isMark && /^(?:mas|so|se|caso|talvez|espera|esquece)$/.test(words[at + 1]?.plain ?? "") &&
    plain === ","
  );
  return words.flatMap(({ plain }, at) =>
    at < near.from || at >= near.to || dropped.has(at) || (at >= content && (resumes < 0 || at < resumes))
      ? []
      : [plain]
  ).join(" ");
}

/** Whether the order itself is asked; a question about something else may stand behind it ("…, e quanto gastei?"). */
function isAsked(sentence: Sentence, meant: Meant, clauses: readonly Clause[]): boolean {
  const start = meant.clause.words[0]!.at;
  const lead = sentence.words.slice(start, meant.from).map(({ plain }) => plain).join(" ");
  if (
    ASKS_FIRST.test(sentence.plain) || ASKS_FIRST.test(lead) || ASKS.test(lead) ||
    sentence.isQuestion && ASKS.test(sentence.words.slice(0, start).map(({ plain }) => plain).join(" "))
  ) return true;
  if (!sentence.isQuestion) return false;
  const behind = clauses.filter(({ index }) => index > meant.clause.index);
  if (behind.length === 0) return true;
  const isImperative = meant.order.act !== "agree" && !/^(?:pode|pd|quero|bora)\b/.test(meant.clause.text);
  if (behind.length === 1 && TAG.test(behind[0]!.text) && isImperative) return false;
  return !behind.some(({ text }) => OTHER_QUESTION.test(text));
}

/** Whether a sentence names one more thing for the order before it: "e o sono tb". */
export function goesOn({ plain }: Sentence): boolean {
  return GOES_ON.test(plain);
}

/** A sentence that goes on with the one before it. */
export function corrects({ plain, words }: Sentence): boolean {
  if (COUNTERFACTUAL.test(plain)) return false;
  const isDenial = (TURNS_DOWN.test(plain) || /^(?:espera|pera|perai|calma)\b/.test(plain)) && words.length <= 6;
  return isDenial || GOES_ON.test(plain) ||
    new RegExp(
      String.raw`^(?:so se|se|caso)\b|^(?:ah |e |opa |ops )?(?:mas|so que|porem|menos|exceto|tirando|` +
        String.raw`ou melhor|na verdade|na real|digo|quer dizer|alias|errei|foi|foram|era|eram)\b`,
    )
      .test(plain);
}

/** Whether another sentence takes the order back: "sim. não, espera"; before a yes also a bare "não". */
export function isTakenBack(sentences: readonly Sentence[], index: number, { act }: FoundOrder): boolean {
  return sentences.some(({ plain, written, words }, at) => {
    if (at === index) return false;
    // "… fritava bolinho. bom, deixa pra lá. o do Anselmo sim" is about what stands before it.
    if (at < index) {
      return act === "agree" && readReply(fold(written)) === "reject" && !sentences.slice(0, at).some(isOwnMatter);
    }
    // "não precisa confirmar", "não esquece" are about the asking.
    if (aboutAsking(plain) && words.length > 1) return false;
    if (FORBIDS.test(plain)) return true;
    // "… quanto disso? brincadeira haha", "… pensei em vender o carro. ah, esquece" are about what stands before them.
    if (at > index + 1 && (JOKES.test(plain) || sentences.slice(index + 1, at).some(isOwnMatter))) return false;
    return readReply(fold(written)) === "reject" ||
      ((TAKES_BACK.test(plain) || TURNS_DOWN.test(plain)) && words.length <= 6);
  });
}

/** A sentence that tells of something else, and lists nothing more. */
function isOwnMatter({ plain, words }: Sentence): boolean {
  return words.length > 4 && !/\d/.test(plain) && !TAKES_BACK.test(plain);
}
