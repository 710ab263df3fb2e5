import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { readPositions } from "./positions.ts";

const LEAD =
  "(?:(?:nao|sim|ok|ta|isso|pode|beleza|blz|claro|mas|e|ah|ops|opa|entao|por favor|acho que|na verdade|espera|calma)[\\s,.!]+)*";
const REGISTER =
  "(?:registra|anota|marca|salva|lanca|coloca|bota|poe|grava|quero|deixa|fica|manda|guarda|vale|eh|era|foi)";
/** "só o primeiro", "registra só o uber", "deixa apenas o mercado". */
const ONLY = new RegExp(
  `^${LEAD}(?:${REGISTER} )?(?:so|somente|apenas|unicamente)(?: (?:${REGISTER}|com|mesmo))* (.+?)(?: mesmo| por favor| sim)?$`,
);
/** "menos o uber", "tira o chiclete", "sem o segundo", "tudo menos a água". */
const EXCEPT = new RegExp(
  `^${LEAD}(?:(?:tudo|todos|todas|os dois|as duas|${REGISTER} (?:tudo|todos|todas|o resto)),? )?` +
    "(?:menos|exceto|tirando|fora|sem|com excecao d[eoa]|tira|tire|tirar|remove|remova|exclui|apaga|corta|pula|ignora|esquece|cancela|desconsidera|" +
    `nao (?:precisa(?: d[eoa])?|${REGISTER}|inclui|conta)(?: (?:anotar|registrar|marcar))?) (.+?)(?: (?:fora|dai|da lista|por favor|pfv|entao|ai))*$`,
);
/** "o uber não", "o segundo não precisa". */
const NOT_THIS = new RegExp(`^${LEAD}(.+?),? nao(?: (?:precisa|quero|vale|conta|era))?$`);

/**
 * Which of several offered items a reply leaves, by index: "só o primeiro", "menos o uber", "tira o chiclete", "o segundo
 * não". `items` are the words by which each can be called. Null when it says something else, names none of them or all.
 */
export function readKeptItems(text: string, items: readonly string[]): number[] | null {
  const folded = fold(text).trim().replace(/[.!]+$/, "");
  if (items.length < 2 || folded.length > 120 || folded.includes("?")) return null;
  const all = items.map((_, index) => index);
  const only = ONLY.exec(folded);
  const named = itemsNamed(only?.[1], items);
  if (named !== null) return named.length === items.length ? null : named;
  const left = itemsNamed(EXCEPT.exec(folded)?.[1] ?? NOT_THIS.exec(folded)?.[1], items);
  return left === null || left.length === items.length ? null : all.filter((index) => !left.includes(index));
}

/** Which of several offered items is corrected, and the words that say to what. */
interface CorrectedItem {
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

const SMALL_WORDS = new Set(
  "a o as os um uma de da do das dos no na nos nas com e em pra pro para gasto gastos despesa conta registro item coisa esse essa este esta aquele aquela parte resto que eu reais real tambem"
    .split(" "),
);

/**
 * The items a folded phrase names, by index: by position ("o primeiro") or by their words ("o uber"); null when a word of it
 * belongs to none of them.
 */
function itemsNamed(phrase: string | undefined, items: readonly string[]): number[] | null {
  if (phrase === undefined) return null;
  return byPosition(phrase, items.length) ?? byWords(phrase, items);
}

/** "o primeiro", "o 2", "os dois primeiros"; a bare figure may be a new amount. */
function byPosition(phrase: string, count: number): number[] | null {
  if (/^\d|\bd[eo] (?:dia )?\d/.test(phrase)) return null;
  const first = /^(?:os|as) (dois|duas|tres) primeir[oa]s$/.exec(phrase);
  if (first) return [0, 1, 2].slice(0, Math.min(first[1] === "tres" ? 3 : 2, count));
  const positions = readPositions(phrase);
  if (positions === null) return null;
  const indices = positions.map((position) => position < 0 ? count + position : position - 1);
  return indices.every((index) => index >= 0 && index < count) ? [...new Set(indices)].toSorted() : null;
}

function byWords(phrase: string, items: readonly string[]): number[] | null {
  const words = (phrase.match(/[a-z0-9]+(?:,\d+)?/g) ?? []).filter((word) => !SMALL_WORDS.has(word));
  if (words.length === 0 || words.length > 8) return null;
  const found = new Set<number>();
  for (const word of words) {
    const fitting = items.flatMap((item, index) => hasWord(item, word) ? [index] : []);
    if (fitting.length === 0) return null;
    for (const index of fitting) found.add(index);
  }
  return [...found].toSorted();
}

function hasWord(item: string, word: string): boolean {
  const others = fold(item).match(/[a-z0-9]+(?:,\d+)?/g) ?? [];
  const slips = word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0;
  return others.some((other) => other === word || (!/\d/.test(word) && editDistance(word, other, slips) <= slips));
}
