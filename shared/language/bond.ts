import { fold } from "./fold.ts";

/** What says whose somebody is, before a bond: "minha vó", "a nossa mãe", "é meu irmão". */
const WHOSE = /^(?:(?:é|a|o|um|uma|meu|minha|nosso|nossa|seu|sua)\s+)+(?=\S)/i;

/** What a relative is called in many homes, by what they are. The marks tell a grandmother from a grandfather. */
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

/** As they are typed without marks, where that leaves no doubt: "vo" may be either grandparent, and stays. */
const UNMARKED = new Map(
  Object.entries(SPOKEN).map(([word, bond]) => [fold(word), bond]).filter(([word]) => !/^v(?:o|ovo)$/.test(word!)) as [
    string,
    string,
  ][],
);

/** What somebody is to the user, in one spelling: "minha Vó" is "avó", "neuro da mamãe" stays the neuro of a mother. */
export function canonicalBond(said: string): string {
  const bond = said.normalize("NFC").trim().replace(WHOSE, "").toLocaleLowerCase("pt-BR");
  return bond.split(/(\s+)/).map((word) => SPOKEN[word] ?? UNMARKED.get(word) ?? word).join("");
}

/** A name as it is looked up: "minha vó" and "vovó" are "avó"; a name, also of "vó Nair", stays as it is said. */
export function canonicalName(said: string): string {
  const bare = said.normalize("NFC").trim().replace(WHOSE, "").toLocaleLowerCase("pt-BR");
  return SPOKEN[bare] ?? UNMARKED.get(bare) ?? said;
}

/** Whether a bond says itself that it is over: "ex", "ex-namorado". */
export function isFormer(bond: string): boolean {
  return /^ex(?:[\s-]|$)/.test(fold(bond.trim()));
}
