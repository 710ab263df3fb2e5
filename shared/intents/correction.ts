import { readDates } from "../text/date.ts";
import { readDurations } from "../text/duration.ts";
import { readExpenseCategory } from "../text/expense-category.ts";
import { fold } from "../text/fold.ts";
import { readMoney } from "../text/money.ts";
import { readNumbers } from "../text/number.ts";
import { readQuantities } from "../text/quantity.ts";
import { readReply } from "./confirmation.ts";
import {
  BEFORE_VALUE,
  CIRCUMSTANCE,
  CORRECTION_CUES,
  DETAIL,
  FIELD,
  FIELD_AND_VALUE,
  OTHER_REQUEST,
  TRAILING_CUE,
} from "./correction-cues.ts";

// Any day serves: only where dates stand matters here.
const SOME_DAY = "2026-01-15";
const MAX_LENGTH = 160;
const MAX_DETAIL = 60;
const BLANKS = /^[\s,.;:!–-]*/;
const SMALL_WORDS =
  /\b(?:e|eh|foi|foram|era|eram|sao|deu|em|n[oa]s?|d[aeo]s?|o|a|os|as|por|pra|para|com|como|reais|real|conto|contos|pila|so|mesmo|uns|umas|mais ou menos|cerca|quase|acho|que|valor|categoria|data|dia|sim|cedo|noite|tarde|manha|exatamente|ate|unidades?|vezes|parcelas?|isso|agora|melhor|total|ai|la|poucos?|tantos?|por favor)\b/g;
const CATEGORY_NAME =
  /^(?:comida|alimentacao|mercado|transporte|saude|lazer|entretenimento|diversao|compras|moradia|casa|educacao|estudos?|outros)$/;

/**
 * Whether a reply corrects what was offered ("na verdade 75,5", "não, foi 60", "sim, mas ontem", "muda a categoria pra
 * lazer", "60"): the part of it that carries the new values, as typed; null for a plain answer, a question, or a
 * request of its own ("gastei 30 no uber").
 */
export function readCorrection(text: string): string | null {
  if (text.length > MAX_LENGTH || readReply(text) !== "other") return null;
  const folded = fold(text);
  if (OTHER_REQUEST.test(folded)) return null;
  if (folded.length <= MAX_DETAIL && DETAIL.test(folded.trim())) return text.trim();
  const { start, end, strength } = stripCues(folded);
  if (!carriesValues(folded.slice(start, end).trim(), strength)) return null;
  return text.normalize("NFC").slice(start, end).trim();
}

interface Stripped {
  start: number;
  end: number;
  strength: "none" | "weak" | "strong";
}

/** Takes the cues off both ends of the reply. */
function stripCues(folded: string): Stripped {
  const trailing = TRAILING_CUE.pattern.exec(folded);
  const end = trailing !== null && hasValue(folded.slice(0, trailing.index)) ? trailing.index : folded.length;
  let strength: Stripped["strength"] = end < folded.length ? "strong" : "none";
  let start = BLANKS.exec(folded)![0].length;
  for (let round = 0; round < 5; round++) {
    const rest = folded.slice(start, end);
    const cue = CORRECTION_CUES.find(({ pattern }) => pattern.test(rest));
    if (cue === undefined) break;
    if (strength !== "strong") strength = cue.strength;
    start += cue.pattern.exec(rest)![0].length;
    start += BLANKS.exec(folded.slice(start, end))![0].length;
  }
  if (strength !== "none" && !CIRCUMSTANCE.test(folded.slice(start, end))) {
    start += BEFORE_VALUE.exec(folded.slice(start, end))?.[0].length ?? 0;
  }
  return { start, end, strength };
}

function carriesValues(carried: string, strength: Stripped["strength"]): boolean {
  if (carried === "") return false;
  if (isOnlyValue(carried)) return true;
  if (strength === "none") return false;
  const told = hasValue(carried) || CIRCUMSTANCE.test(carried);
  return strength === "strong" ? told || FIELD.test(carried) : FIELD.test(carried) && carried.length <= 60;
}

function hasValue(folded: string): boolean {
  return mentions(folded).length > 0 || readExpenseCategory(folded) !== null ||
    (folded.match(/[a-z]{3,}/g) ?? []).some((word) => CATEGORY_NAME.test(word));
}

/** Nothing but values and the small words around them: "60", "foi ontem", "3 litros", "lazer". */
function isOnlyValue(folded: string): boolean {
  const spans = mentions(folded);
  let rest = folded;
  for (const { start, end } of spans) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  const words = rest.replace(SMALL_WORDS, " ").match(/[a-z]{2,}/g) ?? [];
  const named = words.filter((word) => CATEGORY_NAME.test(word) || readExpenseCategory(word) !== null).length;
  if (spans.length > 0) return words.length === 0 || (named === words.length && /^(?:e|eh|foi|era|sao)\b/.test(folded));
  if (words.length === 0 || words.length > 3) return false;
  if (FIELD_AND_VALUE.test(folded)) return named > 0 || /[:=]/.test(folded);
  if (/^(?:foi|foram|era|eram) (?!um|o |a )/.test(folded) && CIRCUMSTANCE.test(folded)) return true;
  // "na padaria", "uber": what it was for, where that was left open or wrong.
  if (named > 0 && words.length === 2) return /^(?:foi )?(?:n[oa]s?|d[oa]s?|pr[oa]|com|num|numa) /.test(folded);
  return words.length === 1 && named === 1;
}

function mentions(folded: string): { start: number; end: number }[] {
  return [
    ...readDates(folded, SOME_DAY),
    ...readMoney(folded),
    ...readDurations(folded),
    ...readQuantities(folded),
    ...readNumbers(folded),
  ];
}
