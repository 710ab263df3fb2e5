import { FILLERS, isFiller } from "./fillers.ts";
import { type FoundOrder, type NamedAct, orderAt } from "./order-verbs.ts";
import { findSelection, yesAt } from "./yes-words.ts";

/** "já falei", "eu pedi": the person says it again. */
const SAID_BEFORE = /^(?:diss(?:e|emos)|falei|pedi|mandei|avisei|respondi|confirmei|repeti)$/;

/** How one is, at the end of what was said: "tô bem", "dormi bem". */
const SMALL_TALK = new RegExp(
  String.raw`\b(?:(?:esta|estou|to|tou|tudo) (?:tudo )?(?:bem|bom|boa|otim[oa]|mal|melhor)|` +
    "(?:dormi|descansei|almocei|jantei|comi)(?: (?:bem|muito|mal))?)$",
);

/**
 * The order or the yes of a clause; null when it has none. An order may stand anywhere in its clause ("gastei 50 no mercado registra
 * aí"), a yes only at its start; in an answer to an offer, a yes counts anywhere ("o do remédio pode sim", "1 e 3 blz").
 *
 * @param words folded, chat spellings written out
 */
export function findOrderWords(words: readonly string[], isAnswer = false): FoundOrder | null {
  // "nota: comprar palheta"
  if (words.length === 1 && /^(?:nota|anotacao|recado)$/.test(words[0]!)) {
    return firmOrder({ act: "record", next: 1 }, 0);
  }
  // "lembrete: ligar pra Ana"
  if (words.length === 1 && words[0] === "lembrete") return firmOrder({ act: "remind", next: 1 }, 0);
  let yes: FoundOrder | null = null;
  let isStart = true;
  for (let at = 0; at < words.length;) {
    const order = orderAt(words, at);
    if (order !== null) {
      // "pode sim registrar", "cadastra sim"
      const hasYes = yes !== null || words.slice(at, order.next + 1).includes("sim");
      return firmOrder(order, yes?.first ?? at, hasYes);
    }
    // "boa, agora sim" is a comment, not a yes.
    if (words[at] === "agora" && words[at + 1] === "sim") return null;
    // "tô bem sim", "dormi bem sim" answer how one is.
    if (SMALL_TALK.test(words.slice(0, at).join(" ")) && words[at] === "sim") return null;
    const nextYes = isStart || isAnswer ? yesAt(words, at, isAnswer) : null;
    if (nextYes !== null) {
      yes = joinYes(yes, nextYes);
      at = nextYes.next;
    } else {
      isStart &&= isFiller(words[at]!);
      at++;
    }
  }
  return yes ?? findInsistence(words) ?? findSelection(words);
}

function firmOrder({ act, next }: NamedAct, first: number, hasYes = false): FoundOrder {
  return { act, first, next, hasYes: hasYes || act === "agree", isFirm: true };
}

function joinYes(before: FoundOrder | null, then: FoundOrder): FoundOrder {
  return before === null ? then : { ...before, next: then.next, isFirm: before.isFirm || then.isFirm };
}

/** "8 já disse", "já falei", "eu falei anota": somebody who has to say it again means it. */
function findInsistence(words: readonly string[]): FoundOrder | null {
  for (const [at, word] of words.entries()) {
    if (/^\d/.test(word) || FILLERS.has(word) || word === "eu" || word === "te") continue;
    if (!SAID_BEFORE.test(word) || !/^(?:ja|eu|te)$/.test(words[at - 1] ?? "")) return null;
    const order = at + 1 < words.length ? orderAt(words, at + 1) : null;
    if (order !== null) return firmOrder(order, at - 1, true);
    const rest = words.slice(at + 1).join(" ");
    // "já pedi demissão" says what was done.
    const isRepeated = /^(?:$|(?:que )?(?:sim|isso|po|pow|ne|k)\b|[a-z0-9]+ vez(?:es)?$)/.test(rest);
    return isRepeated && (words[at - 1] === "ja" || words[at - 2] === "ja")
      ? { act: "agree", hasYes: true, first: at - 1, next: at + 1, isFirm: true }
      : null;
  }
  return null;
}
