import { contextLists } from "./context.ts";
import { counselorLists } from "./counselor.ts";
import { type Heading, patternOf } from "./expressions.ts";
import { financeLists } from "./finance.ts";
import { healthLists } from "./health.ts";
import { hashName } from "./hash.ts";
import { libraryLists } from "./library.ts";
import { PatternIndex, wordStarts } from "./pattern-index.ts";
import { professionalLists } from "./professional.ts";
import { relationshipsLists } from "./relationships.ts";
import type { SkillName } from "./skill-name.ts";

type Owner = SkillName | "context";

/** The lists of every skill that is found by its words, and the context lists, which belong to no skill. */
export const triggerLists: Readonly<Partial<Record<Owner, Heading[]>>> = {
  counselor: counselorLists,
  finance: financeLists,
  health: healthLists,
  relationships: relationshipsLists,
  professional: professionalLists,
  library: libraryLists,
  context: contextLists,
};

interface ListedHeading {
  owner: Owner;
  /** The feature of the heading in the word model. */
  hash: number;
  /** The feature that all headings of the owner share. */
  ownerHash: number;
}

/** Words of a message that an expression of a list fits, or a number. */
export interface HeadingMatch {
  /** Absent for a number. */
  owner?: Owner;
  /** The feature of the heading, or of the number's size. */
  hash: number;
  /** Absent for a number. */
  ownerHash?: number;
  start: number;
  end: number;
}

let index: PatternIndex<ListedHeading> | undefined;

/**
 * The expressions and numbers found in a message, in the order of their places.
 *
 * @param normalized the message after `normalizeMessage()`
 */
export function findHeadings(normalized: string): HeadingMatch[] {
  index ??= indexLists();
  const words = wordStarts(normalized);
  const numbers = findNumbers(normalized, words.starts);
  const found: HeadingMatch[] = [];
  /** Where the last match of each heading ends: its next one must begin behind that. */
  const ends = new Map<ListedHeading, number>();
  for (const { owner: heading, start, end } of index.matches(words)) {
    if (start < (ends.get(heading) ?? 0)) continue;
    ends.set(heading, end);
    const { owner, hash, ownerHash } = heading;
    found.push({ owner, hash, ownerHash, start, end });
  }
  return numbers.length === 0 ? found : [...numbers, ...found].sort((one, other) => one.start - other.start);
}

function indexLists(): PatternIndex<ListedHeading> {
  const index = new PatternIndex<ListedHeading>();
  for (const [owner, headings] of Object.entries(triggerLists) as [Owner, Heading[]][]) {
    for (const { name, expressions } of headings) {
      const heading = { owner, hash: hashName(`${owner}/${name}`), ownerHash: hashName(owner) };
      index.add(heading, expressions.map(patternOf));
    }
  }
  return index;
}

const CENTS = hashName("cents");
const DIGITS = [1, 2, 3, 4].map((count) => hashName(`${count} digits`));

/** Numbers, told apart by their size: "12,50" is a price more often than "3" is. */
function findNumbers(text: string, starts: number[]): HeadingMatch[] {
  const found: HeadingMatch[] = [];
  for (const start of starts) {
    if (!isDigit(text.charCodeAt(start)) || isWithinNumber(text, start)) continue;
    const [number = ""] = /^[\d.,]*\d/.exec(text.slice(start, start + 20)) ?? [];
    const hash = /^\d+[.,]\d\d$/.test(number) ? CENTS : DIGITS[Math.min(4, number.replace(/\D/g, "").length) - 1];
    found.push({ hash: hash as number, start, end: start + number.length });
  }
  return found;
}

/** "1.234,56" is one number: its "234" and "56" begin none. */
function isWithinNumber(text: string, start: number): boolean {
  return /[.,]/.test(text[start - 1] ?? "") && isDigit(text.charCodeAt(start - 2));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
