import { fold } from "../../../text/fold.ts";
import { readNumbers } from "../../../text/number.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Measured } from "./measures.ts";

const DRANK = phrase("{drink:did}|a gente (?:bebeu|tomou)|foram|(?:ja|acabei de) (?:beber|tomar)|{note:ask}|{put:ask}");
const VESSEL = "(xicar(?:inh)?as?|copos?|copinhos?|canecas?|tacas?|latas?|latinhas?|garrafas?|garrafinhas?|doses?)";
/** What is drunk by the piece, how it is called and what one counts it in. */
const DRINKS: readonly { name: string; words: string; unit?: string }[] = [
  { name: "café", words: "cafes?|cafezinhos?", unit: "xícaras" },
  { name: "chá", words: "chas?", unit: "xícaras" },
  { name: "cerveja", words: "cervejas?|brejas?|chopes?|chopps?" },
  { name: "vinho", words: "vinhos?", unit: "taças" },
  { name: "refrigerante", words: "refrigerantes?|refris?|cocas?" },
  { name: "energético", words: "energeticos?" },
];

/** "tomei 2 xícaras de café", "bebi três cervejas": how many, kept under the drink's own name; null when none are told. */
export function countDrinks({ keys, plain }: Clause): Measured | null {
  const drank = DRANK.exec(keys);
  if (drank === null) return null;
  const text = fold(plain);
  const counts = readNumbers(text);
  for (const { name, words, unit } of DRINKS) {
    const match = new RegExp(`(?:\\b${VESSEL} de )?\\b(?:${words})\\b(?! da manha| com )`).exec(text);
    if (match === null) continue;
    const count = counts.find(({ end }) => end < match.index + 1 && /^\s$/.test(text.slice(end, match.index)));
    // "tomei um café" is told of company more often than of coffee.
    if (count === undefined || count.value > 50 || (count.value === 1 && match[1] === undefined)) return null;
    const counted = match[1] ?? unit;
    return {
      metric: "custom",
      customName: name,
      value: count.value,
      ...(counted === undefined ? {} : { unit: counted.replace("xicar", "xícar").replace("tacas", "taças") }),
      at: drank.index,
      score: 0.86,
    };
  }
  return null;
}
