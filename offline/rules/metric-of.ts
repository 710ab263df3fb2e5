import { phrase } from "../language/phrase.ts";

/** What can be tracked; the tools' own names. */
export type MetricName = "weight" | "water" | "sleep" | "exercise" | "mood" | "energy" | "custom";

const NOUNS: readonly [MetricName, RegExp][] = [
  [
    "mood",
    phrase(
      "{@mood}|me sentindo|me sinto|me senti|como (?:eu )?(?:me sinto|tenho me sentido|to me sentindo)|feliz|felicidade|alegria",
    ),
  ],
  ["energy", phrase("{@energy}|cansad[oa]|cansaco|disposta|disposto")],
  ["sleep", phrase("{@sleep}|dormid[oa]|dormind[oa]|{sleep}|horas de sono|durmo|dorme|insonia")],
  ["weight", phrase("{@weight}|{weigh}|emagrec[a-z]+|engord[a-z]+|quilos|kg|kilos")],
  [
    "water",
    phrase(
      "{@water}|hidrat[a-z]+|litros|copos de agua|quanto (?:ja |eu |que )*(?:bebi|tomei)(?= |$)(?! de (?:cerveja|vinho|cafe|alcool|remedio))",
    ),
  ],
  ["custom", phrase("{@custom}")],
  [
    "exercise",
    phrase(
      "{@exercise}|{exercise:past}|{exercise:inf}|{exercise:doing}|caminho|treinad[oa]|malhad[oa]|exercitad[oa]|suei",
    ),
  ],
];

/** A weight that no scale shows. */
const BURDEN = phrase(
  "pesam? n[oa]|na consciencia|n?as costas|das costas|nos ombros|que peso|um peso|peso (?:de|da) (?:palavra|decis[a-z]+|responsabilidade|culpa)|peso morto",
);

/** The metrics a clause names, by noun or verb, in the order of the keys. */
export function metricsOf(keys: string): MetricName[] {
  const found = NOUNS.flatMap(([metric, words]) => {
    if (metric === "weight" && BURDEN.test(keys)) return [];
    const match = words.exec(keys);
    return match === null ? [] : [{ metric, at: match.index }];
  });
  return found.sort((a, b) => a.at - b.at).map(({ metric }) => metric);
}
