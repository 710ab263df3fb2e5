import { agreesToOpposite, isMoreThanHeard, readActWord, readPhrase } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { kindsNamed } from "../record-nouns.ts";
import { readSentences } from "../sentences.ts";
import { namesOnlyOthers } from "./answer-clauses.ts";
import { clausesOf } from "./clauses.ts";
import { withoutRestriction } from "./exceptions.ts";
import { CONDITION, DOUBT, NEGATION, POSTPONEMENT, REPORTED_SPEECH } from "./fault-words.ts";
import { FILLERS } from "./fillers.ts";
import { NAMELESS_STEMS, objectStems } from "./order-object.ts";
import { findOrderWords } from "./order-words.ts";

// What is erased is erased on a sentence that says only so. "Sim, ela veio ontem" may answer somebody else: it is asked again.

/** Words that join others, or point at what was offered. */
const SMALL = new Set(
  ("o a os as um uma uns umas de do da dos das no na nos nas em pra pro pras pros pelo pela por com e eu me mim te " +
    "ele ela eles elas dele dela esse essa esses essas este isso isto aquele aquela aquilo desse dessa disso nesse nessa " +
    "meu minha meus minhas que tenho hoje ontem anteontem mesmo ultimo ultima ultimos ultimas").split(" "),
);
const PLACE = /^(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim)[oa]s?$/;
const TO_ERASE = /^(?:apag|exclu|delet|remov|tir|elimin|limp|risc|esque[cq]|desfa|zer|some|sum[ai])[a-z]*$/;
const GREETING = /\b(?:bom dia|boa (?:tarde|noite))\b/g;
/** "e obrigada pela ajuda viu" */
const THANKS = /\b(?:e )?(?:muito )?(?:obrigad[ao]|brigad[ao]|vlw)\b[^,.;!?\n]*/gi;
/** "o resto deixa" is about what else was offered. */
const THE_REST = /^(?:o resto|[oa]s? outr[oa]s?)\b/;
/** "apaga pq foi duplicado": why something is erased, told behind the order itself. */
const REASON = new RegExp(
  String.raw`(\b(?:apag|exclu|delet|remov|tir|risc|esque[cq])[a-z]*\b[^,.;!?\n]*?) ` +
    String.raw`(?:porque|pq|pois|ja que|(?<!\bo )que (?:foi|era|esta|ta|e|eu))\b[^,.;!?\n]*`,
  "g",
);

/** "foi engano", "lancei errado", "tava duplicado": why, in a clause of its own. */
const WHY = new RegExp(
  String.raw`^(?:eu )?(?:(?:lancei|registrei|digitei|coloquei|anotei) (?:errad[oa]|duplicad[oa]|duas vezes)|` +
    String.raw`(?:foi|era|esta|estava|tava) (?:um |por )?(?:engano|erro|errad[oa]|duplicad[oa]|repetid[oa]))$`,
);

/**
 * Whether a sentence with a yes to an offer to erase says nothing else: each of its clauses is a yes, an order to erase, a name of what
 * was offered, politeness, or another order of its own ("e registra 50 no mercado").
 *
 * @param sentence as it was written
 * @param own words of what is to be erased (`meaningStems`)
 * @param others words of what else was offered: a clause about these is no part of this yes
 */
export function saysOnlyYesToErase(
  sentence: string,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): boolean {
  const text = withoutRestriction(sentence).replace(REASON, "$1").replace(GREETING, ",").replace(THANKS, "");
  return isMoreThanHeard(fold(sentence)) &&
    readSentences(text).every((one) =>
      clausesOf(one, new Set()).every(({ text: clause }) =>
        THE_REST.test(clause) || WHY.test(clause) || namesOnlyOthers(clause, own, others) ||
        isOnlyYes(clause, own.union(others)) ||
        isOtherOrder(clause)
      )
    );
}

/** Whether a clause has a yes, a verb of erasing or a name in it, and beside it only small words. */
function isOnlyYes(clause: string, stems: ReadonlySet<string>): boolean {
  if (REPORTED_SPEECH.test(clause) || agreesToOpposite({ folded: clause, bareReply: "confirm" }, true)) return false;
  const words = clause.split(" ");
  let hasSense = false;
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const phrase = readPhrase(words, at);
    const isSmall = isSmallWord(word) && (phrase === null || phrase.next === at + 1);
    const read = isSmall ? null : phrase;
    if (read?.kind === "no" && !isNamed(word, stems)) return false;
    if (!isSmall && read === null && !isNamed(word, stems) && readActWord(word) === null) return false;
    hasSense ||= !isSmall || FILLERS.has(word) || PLACE.test(word) || /^ess[ea]s?$/.test(word);
    at = read?.next ?? at + 1;
  }
  return hasSense;
}

function isNamed(word: string, stems: ReadonlySet<string>): boolean {
  const named = meaningStems(word);
  // "tá" is written out as "esta".
  return TO_ERASE.test(word) || word === "esta" || kindsNamed(word).length > 0 ||
    named.length > 0 && named.every((stem) => isStemSaid(stem, stems));
}

/** A number, or a word that says nothing by itself: "o", "esse", "eu disse". */
function isSmallWord(word: string): boolean {
  if (NEGATION.test(word)) return false;
  if (/^\d/.test(word) || SMALL.has(word) || FILLERS.has(word) || PLACE.test(word)) return true;
  const stems = meaningStems(word);
  return stems.length > 0 && stems.every((stem) => NAMELESS_STEMS.has(stem)) && readPhrase([word], 0) === null &&
    readActWord(word) === null;
}

/** "e registra 50 no mercado", "e me lembra de ligar": an order that names its own object. */
function isOtherOrder(clause: string): boolean {
  const words = clause.split(" ");
  const order = findOrderWords(words);
  if (order === null || order.act === "agree") return false;
  const isFirst = words.slice(0, order.first).every((word) => SMALL.has(word) || FILLERS.has(word));
  const hasObject = objectStems(clause).length > 0 || /\d/.test(clause);
  return isFirst && hasObject && ![NEGATION, CONDITION, DOUBT, POSTPONEMENT].some((fault) => fault.test(clause));
}
