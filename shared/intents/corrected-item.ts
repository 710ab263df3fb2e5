import { fold } from "../text/fold.ts";
import { itemsNamed } from "./items-named.ts";

/** Which of several offered items is corrected, and the words that say to what. */
export interface CorrectedItem {
  index: number;
  value: string;
}

const ITEM_AND_VALUE =
  /^(?:(?:nao|mas|ah|ops|opa|e|so que|na verdade)[\s,]+)*((?:o|a|os|as) .{2,40}?) (?:foi|foram|era|eram|e(?= \d)|eh|deu|deram|custou|saiu|ficou)(?: (?:so|por|de|uns|umas))? (\S.{0,40})$/;

/** "o lanche foi 21", said of an offer of several: the item by its words or position and its new value; null otherwise. */
export function readCorrectedItem(text: string, items: readonly string[]): CorrectedItem | null {
  const folded = fold(text).trim().replace(/[.!]+$/, "");
  if (items.length < 2 || folded.length > 100 || folded.includes("?")) return null;
  const [, item, value] = ITEM_AND_VALUE.exec(folded) ?? [];
  const named = itemsNamed(item, items);
  return named?.length === 1 && value !== undefined ? { index: named[0]!, value: `foi ${value}` } : null;
}
