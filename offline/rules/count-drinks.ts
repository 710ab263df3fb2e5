import { fold } from "../../shared/text/fold.ts";
import { readNumbers } from "../../shared/text/number.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Measured } from "./measured.ts";

const DRANK = phrase("{drink:did}|a gente (?:bebeu|tomou)|foram|(?:ja|acabei de) (?:beber|tomar)|{note:ask}|{put:ask}");
const VESSEL = "(xicar(?:inh)?as?|copos?|copinhos?|canecas?|tacas?|latas?|latinhas?|garrafas?|garrafinhas?|doses?)";
/** What is drunk by the piece, how it is called and what one counts it in. */
const DRINKS: readonly { name: string; words: string; unit?: string; one?: true }[] = [
  { name: "café", words: "cafes?|cafezinhos?", unit: "xícaras" },
  { name: "chá", words: "chas?", unit: "xícaras" },
  { name: "cerveja", words: "cervejas?|brejas?|chopes?|chopps?", one: true },
  { name: "vinho", words: "vinhos?", unit: "taças", one: true },
  { name: "refrigerante", words: "refrigerantes?|refris?|cocas?" },
  { name: "energético", words: "energeticos?" },
];

/** "tomei 2 xícaras de café", "bebi três cervejas": how many, kept under the drink's own name; null when none are told. */
export function countDrinks({ keys, plain }: Clause): Measured | null {
  const drank = DRANK.exec(keys);
  if (drank === null) return null;
  const text = fold(plain);
  const counts = readNumbers(text);
  for (const { name, words, unit, one } of DRINKS) {
    const match = new RegExp(`(?:\\b${VESSEL} de )?\\b(?:${words})\\b(?! da manha| com )`).exec(text);
    if (match === null) continue;
    const before = text.slice(0, match.index);
    const count = counts.find(({ end }) => /^\s$/.test(before.slice(end)))?.value ??
      (/\buma?\s$/.test(before) ? 1 : NaN);
    // "tomei um café" is told of company more often than of coffee.
    if (!(count <= 50) || (count === 1 && match[1] === undefined && one !== true)) return null;
    const counted = match[1] ?? unit;
    return {
      metric: "custom",
      customName: name,
      value: count,
      ...(counted === undefined ? {} : { unit: counted.replace("xicar", "xícar").replace("taca", "taça") }),
      at: drank.index,
      score: 0.86,
    };
  }
  return null;
}
