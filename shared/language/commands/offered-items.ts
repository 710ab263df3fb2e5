import { fold } from "../fold.ts";
import { readPositions } from "./positions.ts";

const LEAD = "(?:(?:nao|sim|ok|pode|mas|e|ah|ops|opa|por favor|na verdade)[\\s,.!]+)*";
/** "só o primeiro", "registra só o segundo". */
const ONLY = new RegExp(`^${LEAD}(?:\\w+ )?(?:so|somente|apenas) (.+)$`);
/** "menos o segundo", "tira o uber". */
const EXCEPT = new RegExp(`^${LEAD}(?:tudo )?(?:menos|exceto|sem|tira|tire) (.+)$`);
/** "o segundo não", "o uber não precisa". */
const NOT_THIS = new RegExp(`^${LEAD}(.+?),? nao(?: (?:precisa|quero))?$`);

/**
 * Which of several offered items a bare reply leaves, by index: "só o primeiro", "menos o uber", "o último não". `items` are the
 * words by which each can be called. Null when it says something else, names none of them or all: that is for the model to read.
 */
export function readKeptItems(reply: string, items: readonly string[]): number[] | null {
  const folded = reply.replace(/[.!]+$/, "");
  if (folded.length > 60 || folded.includes("?")) return null;
  const only = ONLY.exec(folded)?.[1];
  const phrase = only ?? EXCEPT.exec(folded)?.[1] ?? NOT_THIS.exec(folded)?.[1];
  const named = phrase === undefined ? null : itemsAt(phrase, items.length) ?? itemsCalled(phrase, items);
  if (named === null || named.size === items.length) return null;
  return [...items.keys()].filter((index) => named.has(index) === (only !== undefined));
}

/** "o primeiro", "o 2 e o 3"; a figure without an article may be a new amount. */
function itemsAt(phrase: string, count: number): Set<number> | null {
  if (/^\d|\bd[eo] (?:dia )?\d/.test(phrase)) return null;
  const indices = readPositions(phrase)?.map((position) => position < 0 ? count + position : position - 1);
  return indices?.every((index) => index >= 0 && index < count) ? new Set(indices) : null;
}

/** "a água", "o uber e o mercado": each name that of one item alone. */
function itemsCalled(phrase: string, items: readonly string[]): Set<number> | null {
  const called = items.map((item) => new Set(fold(item).split(/\W+/)));
  const indices = phrase.split(/ e |, ?/).map((name) => {
    const words = name.split(/\W+/).filter((word) => word !== "" && !/^(?:[oa]s?|d[eoa]s?)$/.test(word));
    const found = [...called.keys()].filter((index) => words.every((word) => called[index]!.has(word)));
    return words.length > 0 && found.length === 1 ? found[0]! : null;
  });
  return indices.every((index) => index !== null) ? new Set(indices) : null;
}
