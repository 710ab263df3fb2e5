import { fold } from "../../shared/text/fold.ts";
import { ABBREVIATIONS } from "../language/abbreviations.ts";
import { correctText } from "./correct-text.ts";
import { type PlacedMention, readMentions } from "./read-mentions.ts";
import { markCopula } from "./mark-copula.ts";
import { markNames } from "./mark-names.ts";
import { settleSlips } from "./settle-slips.ts";
import type { Mention, MentionKey, Unit } from "./unit.ts";

const KEYS = { number: "NUM", time: "TIME", quantity: "QTY", date: "DATE", name: "NAME" } as const;
const TOKEN = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,:]\d+)*|[^\s]|\n/g;

/** The words, values and marks of a message in order, slips corrected; their places are those in the message as written. */
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
  return settleSlips(markCopula(markNames(placed, written)));
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
  // Digits that are no number: "13º", the thirteenth salary, other ordinals, the end of a code.
  if (/^\d/.test(folded)) {
    if (folded === "13") units.push({ key: "decimo", start, end });
    return;
  }
  const short = folded.replace(/([a-z])\1{2,}/g, "$1");
  const word = ABBREVIATIONS.get(short) ?? short;
  for (const key of word.split(" ")) units.push({ key, start, end });
}
