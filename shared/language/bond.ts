import { fold } from "./fold.ts";

/** Words before a bond that say whose relative it is: "minha vó", "a nossa mãe", "é meu irmão". */
const WHOSE = /^(?:(?:é|a|o|um|uma|meu|minha|nosso|nossa|seu|sua)\s+)+(?=\S)/i;

/** The everyday words for relatives, with the standard one. Accents matter: "vó" is a grandmother, "vô" a grandfather. */
const SPOKEN: Readonly<Record<string, string>> = {
  "vó": "avó",
  "vovó": "avó",
  "voinha": "avó",
  "vozinha": "avó",
  "vô": "avô",
  "vovô": "avô",
  "voinho": "avô",
  "vozinho": "avô",
  "mainha": "mãe",
  "mamãe": "mãe",
  "mami": "mãe",
  "mãezinha": "mãe",
  "painho": "pai",
  "papai": "pai",
  "paizinho": "pai",
  "titia": "tia",
  "titio": "tio",
  "maninha": "irmã",
  "maninho": "irmão",
};

/** The same words typed without accents. "vo" and "vovo" are left out, since they may be either grandparent. */
const WITHOUT_ACCENTS = new Map(
  Object.entries(SPOKEN)
    .map(([word, bond]): [string, string] => [fold(word), bond])
    .filter(([word]) => !/^v(?:o|ovo)$/.test(word)),
);

/** The one spelling of a bond, what somebody is to the user: "minha Vó" is "avó", "neuro da mamãe" is "neuro da mãe". */
export function canonicalBond(text: string): string {
  return withoutWhose(text).split(/(\s+)/).map((word) => standardWord(word) ?? word).join("");
}

/** The form by which a person is looked up: "minha vó" and "vovó" are "avó". Names stay as they are, also "vó Nair". */
export function canonicalName(text: string): string {
  return standardWord(withoutWhose(text)) ?? text;
}

function withoutWhose(text: string): string {
  return text.normalize("NFC").trim().replace(WHOSE, "").toLocaleLowerCase("pt-BR");
}

function standardWord(word: string): string | undefined {
  return SPOKEN[word] ?? WITHOUT_ACCENTS.get(word);
}

/** Whether the bond itself says that it is over: "ex", "ex-namorado". */
export function isFormer(bond: string): boolean {
  return /^ex(?:[\s-]|$)/.test(fold(bond.trim()));
}
