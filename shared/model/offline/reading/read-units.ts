import { fold } from "../../../text/fold.ts";
import { ABBREVIATIONS } from "../language/abbreviations.ts";
import { spell } from "../language/spell.ts";
import { type PlacedMention, readMentions } from "./read-mentions.ts";
import { markNames } from "./mark-names.ts";
import type { Mention, MentionKey, Unit } from "./unit.ts";

const KEYS = { number: "NUM", time: "TIME", quantity: "QTY", date: "DATE", name: "NAME" } as const;
/** What stands before a name. */
const BEFORE_NAME = /^(?:[oa]|[dn][oa]|pr[oa]|com|de|em|chama|eh|ao|NAME|[a-z]*m[aã]e|pai|irm[aã]o?|am?ig[oa]|chefe)$/;
const TOKEN = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,:]\d+)*|[^\s]|\n/g;

/** The words, values and marks of a message in order. */
export function readUnits(text: string, today: string): Unit[] {
  const written = text.normalize("NFC");
  const folded = fold(written);
  const mentions = readMentions(written, today);
  const units: Unit[] = [];
  let next = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const start = match.index;
    const end = start + match[0].length;
    while (next < mentions.length && mentions[next]!.end <= start) next++;
    const mention = mentions[next];
    if (mention !== undefined && mention.start < end) addMention(units, mention);
    else addWord(units, match[0], written.slice(start, end), start, end);
  }
  return markNames(units, written);
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
  // A name in capitals is not a slip.
  const named = /^\p{Lu}\p{Ll}/u.test(written) && BEFORE_NAME.test(units.at(-1)?.key ?? "");
  const word = ABBREVIATIONS.get(short) ?? (named ? short : spell(short));
  for (const key of word.split(" ")) units.push({ key, start, end });
}
