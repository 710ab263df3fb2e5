import { fold } from "../text/fold.ts";
import { readPositions } from "./positions.ts";

const LEAD = "(?:(?:nao|sim|ok|pode|mas|e|ah|ops|opa|por favor|na verdade)[\\s,.!]+)*";
/** "só o primeiro", "registra só o segundo". */
const ONLY = new RegExp(`^${LEAD}(?:\\w+ )?(?:so|somente|apenas) (.+)$`);
/** "menos o segundo", "tira o primeiro". */
const EXCEPT = new RegExp(`^${LEAD}(?:tudo )?(?:menos|exceto|sem|tira|tire) (.+)$`);
/** "o segundo não", "o primeiro não precisa". */
const NOT_THIS = new RegExp(`^${LEAD}(.+?),? nao(?: (?:precisa|quero))?$`);

/**
 * Which of several offered items a bare reply leaves, by index: "só o primeiro", "menos o segundo", "o último não". Null when
 * it says something else, names none of them or all: that is for the model to read.
 */
export function readKeptItems(text: string, count: number): number[] | null {
  const folded = fold(text).trim().replace(/[.!]+$/, "");
  if (folded.length > 60) return null;
  const only = ONLY.exec(folded)?.[1];
  const named = itemsAt(only ?? EXCEPT.exec(folded)?.[1] ?? NOT_THIS.exec(folded)?.[1], count);
  if (named === null || named.size === count) return null;
  return Array.from({ length: count }, (_, index) => index).filter((index) =>
    named.has(index) === (only !== undefined)
  );
}

/** "o primeiro", "o 2 e o 3"; a figure without an article may be a new amount. */
function itemsAt(phrase: string | undefined, count: number): Set<number> | null {
  if (phrase === undefined || /^\d|\bd[eo] (?:dia )?\d/.test(phrase)) return null;
  const indices = readPositions(phrase)?.map((position) => position < 0 ? count + position : position - 1);
  return indices?.every((index) => index >= 0 && index < count) ? new Set(indices) : null;
}
