import { SHORTENS, STAYS, TAKES_AWAY } from "../../language/choice-words.ts";
import { hasDenial, isDeniedAlike } from "../../language/denied-alike.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { remember } from "../../language/remember.ts";
import { findOrderWords } from "../../language/orders/order-words.ts";
import { oneLine } from "../../writing/one-line.ts";
import { isJsonObject, type JsonObject } from "../definition.ts";
import { compareLines, linesOf } from "../library/compare-lines.ts";
import { linesTakenOut } from "../library/lines-taken-out.ts";
import type { SaidWords } from "./unsaid-arguments.ts";

/**
 * What a call does to the lines of a saved text that the person did not say: lines that go, that stand elsewhere than before, and new ones
 * that deny something.
 *
 * @param seen lines that the person was shown to go, as by the offer that they say yes to
 */
export function findUnsaidLines(
  args: JsonObject,
  facts: JsonObject,
  { now, before }: Pick<SaidWords, "now" | "before">,
  seen: readonly string[] = [],
): string[] {
  const added = Object.values(addedLines(args, facts)).flatMap((lines) => lines ?? []);
  const denied = added.filter((line) => hasDenial(line) && !isDeniedAlike(line, [now, ...before]));
  if (!isJsonObject(facts.item)) return denied;
  const { content, title } = facts.item;
  const isSeen = new Set(seen);
  const gone = linesTakenOut(args, facts).filter((line) => !isSeen.has(line));
  const lines = linesOf(String(content ?? ""));
  // Nobody names so many lines one by one, and where there are so many others looking for the one that is meant takes too long.
  const isTooMuch = gone.length > MOST_NAMED || lines.length > MOST_LINES;
  if (isTooMuch && (gone.length > 0 || typeof args.new_content === "string")) return ["o texto inteiro", ...denied];
  const stays = lines.filter((line) => !gone.includes(line));
  const told = { now: fold(now), title: fold(String(title ?? "")), stays, comes: added };
  return [
    ...gone.filter((line) => !isMeant(line, told)).map((line) => `que sai “${oneLine(line, 60)}”`),
    ...movedLines(args, String(content ?? ""), told).map((line) => `que muda de lugar “${oneLine(line, 60)}”`),
    ...denied,
  ];
}

const MOST_NAMED = 50;
const MOST_LINES = 1000;

/** Of a new text, what the row does not have, line by line: what stands there needs no words, and what goes has a check of its own. */
export function addedLines(
  { new_content, add }: JsonObject,
  { item }: JsonObject,
): Record<string, string[] | undefined> {
  const isKnown = typeof new_content === "string" && isJsonObject(item) && typeof item.content === "string";
  return {
    ...isKnown && { new_content: compareLines(item.content as string, new_content).added },
    ...typeof add === "string" && { add: linesOf(add) },
    remove: undefined,
  };
}

/** What was said, folded, and the text that it is about. */
interface ToldOfText {
  now: string;
  title: string;
  /** Lines that stay, and lines that are new. */
  stays: readonly string[];
  comes: readonly string[];
}

/**
 * Whether the person means that a line goes: they name half of it, and take something away or say what comes instead of it. Where a line
 * that stays is named as well in the same part, nobody knows which one is meant: "tira o leite", of "leite" and "doce de leite".
 */
function isMeant(line: string, told: ToldOfText): boolean {
  const { now, stays, comes } = told;
  const part = now.split(/[.;!?,\n]+|\s+e\s+/).find((one) => shareNamed(line, one, told) >= HALF) ?? now;
  const share = shareNamed(line, part, told);
  if (share < HALF || STAYS.test(part) || stays.some((other) => shareNamed(other, part, told) >= share)) return false;
  const stems = new Set(meaningStems(line));
  return takesAway(now) || comes.some((other) => meaningStems(other).some((stem) => isStemSaid(stem, stems)));
}

const HALF = 0.5;

const NONE: ReadonlySet<string> = new Set();
/** Each line is looked up in the same few texts. */
const stemsOf = remember(20, (text: string): ReadonlySet<string> => new Set(meaningStems(text)));

/** How much of a line is named. Words of the title name the whole text, and not a line that has them too. */
function shareNamed(line: string, text: string, { title, stays }: ToldOfText): number {
  const said = stemsOf(text);
  const isTitleThatGoes = fold(line) === title && !stays.includes(line);
  const ofTitle = isTitleThatGoes ? NONE : stemsOf(title);
  const stems = meaningStems(line).filter((stem) => !ofTitle.has(stem));
  return stems.length === 0 ? 0 : stems.filter((stem) => isStemSaid(stem, said)).length / stems.length;
}

/** "tira", "troca", "risca". */
function takesAway(folded: string): boolean {
  return TAKES_AWAY.test(folded) || SHORTENS.test(folded) ||
    folded.split(" ").some((word) => findOrderWords([word])?.act === "erase");
}

/** The lines that stand before another one than they did, where nobody names them: a heading may say what the lines below it mean. */
function movedLines({ new_content }: JsonObject, content: string, told: ToldOfText): string[] {
  if (typeof new_content !== "string") return [];
  let last = 0;
  return compareLines(content, new_content).kept.filter(({ line, at }) => {
    if (shareNamed(line, told.now, told) >= HALF) return false;
    const isMoved = at < last;
    last = Math.max(last, at);
    return isMoved;
  }).map(({ line }) => line);
}
