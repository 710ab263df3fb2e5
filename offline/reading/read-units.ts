import { readDates } from "../../shared/language/figures/date.ts";
import { type DurationMention, readDurations } from "../../shared/language/figures/duration.ts";
import { readMoney } from "../../shared/language/figures/money.ts";
import { readNumbers } from "../../shared/language/figures/number.ts";
import { readQuantities } from "../../shared/language/figures/quantity.ts";
import { isVerb } from "../language/verb-lexicon.ts";
import { fold } from "../../shared/language/fold.ts";
import { ABBREVIATIONS } from "../language/abbreviations.ts";
import { correctText } from "./correct-text.ts";
import { markNames } from "./mark-names.ts";
import type { Mention, MentionKey, Unit } from "./unit.ts";

/** A value and its position. */
interface PlacedMention {
  mention: Mention;
  start: number;
  end: number;
}

/** All values of a text in order. When two would overlap, the more specific kind is taken. */
function readMentions(text: string, today: string): PlacedMention[] {
  const money = readMoney(text);
  const found: PlacedMention[] = [];
  const add = (mention: Mention, { start, end }: { start: number; end: number }) => {
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ mention, start, end });
  };
  for (const one of readQuantities(text)) add({ kind: "quantity", measure: one.kind, value: one.value }, one);
  for (const one of money) if (one.isExplicit) add({ kind: "money", amount: one.amount, explicit: true }, one);
  for (const one of readDates(text, today)) if (!isRating(text, one)) add({ kind: "date", date: one.date }, one);
  for (const one of readDurations(text)) add(...wholeTime(text, one));
  for (const one of money) add({ kind: "money", amount: one.amount, explicit: false }, one);
  for (const one of readNumbers(text)) add({ kind: "number", amount: one.value }, one);
  return found.filter(({ end }) => !/[ºª°]/.test(text.charAt(end))).sort((a, b) => a.start - b.start);
}

/** Whether a date is a rating: "humor 8/10", "energia: 7/10". */
function isRating(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!/^\d{1,2}\/10$/.test(text.slice(start, end))) return false;
  return /(?:humor|energia|disposi|nota|ânimo|animo|pique|astral|sentindo|sinto)[^.;,]{0,25}$/i.test(
    text.slice(0, start),
  );
}

/** A duration with the minutes that follow the hour directly: "7h30 anteontem". */
function wholeTime(text: string, { minutes, start, end }: DurationMention): [Mention, { start: number; end: number }] {
  const rest = /h$/i.test(text.slice(start, end)) ? /^[0-5]\d(?![\d%]|[.,]\d)/.exec(text.slice(end))?.[0] : undefined;
  const whole = minutes + Number(rest ?? 0);
  return [{ kind: "time", minutes: whole }, { start, end: end + (rest?.length ?? 0) }];
}

/** After one of these words, "e" is the verb "é", unless another of them follows: "quem e a Júlia". */
const ASKING = /^(?:quem|qual|quais|quanto|quando|onde|como|nao|que)$/;
const MARK = /^(?:[.!?;,\n…]|que)$/;
const OPENS = /^(?:meu|minha|meus|minhas|o|a|nosso|nossa|esse|essa|este|esta|NAME)$/;
const VALUES = /^(?:NUM|MONEY|TIME|QTY)$/;

/**
 * Finds the verb "é" that is typed as "e": after a question word or "não", or in a part of the message that begins with a
 * person or thing and has no other verb ("minha mãe e a Rosa").
 */
function markCopula(units: readonly Unit[]): Unit[] {
  const marked = units.map((unit, index) => {
    if (unit.key !== "e") return unit;
    const [before, after] = [units[index - 1]?.key ?? "", units[index + 1]?.key ?? ""];
    return ASKING.test(before) && after !== "" && !ASKING.test(after) && !MARK.test(after)
      ? { ...unit, key: "eh" }
      : unit;
  });
  let start = 0;
  for (let i = 0; i <= marked.length; i++) {
    if (i < marked.length && !MARK.test(marked[i]!.key)) continue;
    const at = findCopula(marked.slice(start, i));
    if (at > 0) marked[start + at] = { ...marked[start + at]!, key: "eh" };
    start = i + 1;
  }
  return marked;
}

/** Index of the "e" that is the verb of this part; -1 when there is none. */
function findCopula(part: readonly Unit[]): number {
  const first = part[0]?.key ?? "";
  if (!OPENS.test(first) || part.length < 3 || part.some(({ key }) => isVerb(key))) return -1;
  const at = part.findIndex(({ key }, index) => key === "e" && index > 0);
  if (at < 0 || at > 6 || at === part.length - 1) return -1;
  if (first !== "NAME" && at < 2) return -1;
  return part.slice(0, at).some(({ key }) => VALUES.test(key)) ? -1 : at;
}

const VALUE = /^(?:MONEY|NUM|QTY|TIME)$/;
/** Words that correct the value before them: "20, aliás 25", "dormi 7h, digo, 6h", "50... ops, foi 60". */
const TAKES_BACK =
  /^(?:alias|digo|minto|perai|pera|ops|opa|errei|corrigindo|quer dizer|na verdade|ou melhor|melhor dizendo|nao ,? ?(?:foi|era|foram))$/;
const PAUSE = /^[,.;…-]$/;
const BETWEEN = /^(?:[,.;:!…-]|foi|foram|era|eram|eh|sao|deu|uns|umas|no|na|so|que|nao|isso|esquece)$/;
/** The correction and the corrected value are at most this many units away from these words. */
const MAX_DISTANCE = 6;

/** Replaces a value by the correction that follows it, and removes the words in between. */
function applyCorrections(units: readonly Unit[]): Unit[] {
  const kept = [...units];
  for (let i = 0; i < kept.length; i++) {
    const end = correctionEnd(kept, i);
    if (end < 0) continue;
    const after = firstValue(kept, end);
    const before = kept.findLastIndex((unit, at) => at < i && VALUE.test(unit.key));
    if (after < 0 || before < 0 || i - before > MAX_DISTANCE || !canReplace(kept[before]!, kept[after]!)) continue;
    kept[before] = kept[after]!;
    kept.splice(i, after - i + 1);
    // Punctuation that stood before the correction would cut the clause.
    for (let mark = i - 1; PAUSE.test(kept[mark]?.key ?? ""); mark--) kept.splice(mark, 1);
    i = before;
  }
  return kept;
}

/** Index after the correcting words at `at`; -1 when none begin there. */
function correctionEnd(units: readonly Unit[], at: number): number {
  for (const length of [3, 2, 1]) {
    const words = units.slice(at, at + length).map(({ key }) => key).join(" ");
    if (at + length <= units.length && TAKES_BACK.test(words)) return at + length;
  }
  return -1;
}

/** Index of the next value, when only small words come before it; -1 otherwise. */
function firstValue(units: readonly Unit[], from: number): number {
  for (let i = from; i < units.length && i - from < MAX_DISTANCE; i++) {
    if (VALUE.test(units[i]!.key)) return i;
    if (!BETWEEN.test(units[i]!.key)) return -1;
  }
  return -1;
}

/** Whether one value can replace another: both of the same kind, or one an amount of money and one a bare number. */
function canReplace(before: Unit, after: Unit): boolean {
  return before.key === after.key || (after.key === "NUM" && before.key === "MONEY") ||
    (after.key === "MONEY" && before.key === "NUM");
}

const KEYS = { number: "NUM", time: "TIME", quantity: "QTY", date: "DATE", name: "NAME" } as const;
const TOKEN = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,:]\d+)*|[^\s]|\n/g;

/** The words, values and punctuation of a message in order, with corrected spelling. Positions are those in the original text. */
export function readUnits(text: string, today: string): Unit[] {
  const written = text.normalize("NFC");
  const corrected = correctText(written);
  const folded = fold(corrected.text);
  const mentions = readMentions(corrected.text, today);
  const units: Unit[] = [];
  let next = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const start = match.index;
    const end = start + match[0].length;
    while (next < mentions.length && mentions[next]!.end <= start) next++;
    const mention = mentions[next];
    if (mention !== undefined && mention.start < end) addMention(units, mention);
    else addWord(units, match[0], corrected.text.slice(start, end), start, end);
  }
  const placed = units.map((unit) => ({
    ...unit,
    start: corrected.original(unit.start, false),
    end: corrected.original(unit.end, true),
  }));
  return applyCorrections(markCopula(markNames(placed, written)));
}

function addMention(units: Unit[], { mention, start, end }: PlacedMention): void {
  const last = units.at(-1);
  if (last?.start === start && last.mention === mention) return;
  units.push({ key: keyOf(mention), start, end, mention });
}

function keyOf(mention: Mention): MentionKey {
  if (mention.kind === "money") return mention.explicit ? "MONEY" : "NUM";
  return KEYS[mention.kind];
}

function addWord(units: Unit[], folded: string, written: string, start: number, end: number): void {
  if (/^é$/i.test(written)) {
    units.push({ key: "eh", start, end });
    return;
  }
  // Digits that are not a number: "13º" (the thirteenth salary), other ordinals, the end of a code.
  if (/^\d/.test(folded)) {
    if (folded === "13") units.push({ key: "decimo", start, end });
    return;
  }
  const short = folded.replace(/([a-z])\1{2,}/g, "$1");
  const word = ABBREVIATIONS.get(short) ?? short;
  for (const key of word.split(" ")) units.push({ key, start, end });
}
