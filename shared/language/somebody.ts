import { patternOf } from "./triggers/expressions.ts";
import { firstNames } from "./triggers/first-names.ts";

// Patterns for people that a message mentions, in folded text.

/** A pattern for one of several alternatives, which may stand in several lines. */
function oneOf(lines: string): string {
  return `(?:${lines.trim().replaceAll(/\s*\n\s*/g, "|")})`;
}

const FIRST_NAMES = patternOf(`(${firstNames.join("|")})`);
const KIN = oneOf(String.raw`
  mae|pai|irma|irmao|filh[oa]|amig[oa]|melhor amig[oa]|namorad[oa]|espos[oa]|marido|mulher|ex|prim[oa]|ti[oa]|avo|vo
  vovo|colega|vizinh[oa]|alun[oa]|cunhad[oa]|sogr[oa]|sobrinh[oa]|net[oa]|entead[oa]|companheir[oa]|conhecid[oa]|chefe
  padrinho|madrinha|afilhad[oa]|professora?|crush|ficante|noiv[oa]|menin[oa]|rapaz|moc[oa]|cara|garot[oa]|pessoa|mana
  mano|padrasto|madrasta|genro|nora|paciente|cliente|funcionari[oa]|bisavo|gemea|gemeo
`);
const WHOSE = "(?:(?:minh|noss)a|meu|nosso|uma?|[oa]|ess[ea]|aquel[ea]|del[ea]|seu|sua)";
const PREPOSITION = "(?:com|d[eao]|pr[aoe]|para|por|pel[ao]|n[ao]|em|ao|sem|sobre)";
/** A person who is not the object of a preposition: "briguei com meu marido" is about the user. */
export const SOMEONE = String.raw`(?<!\b${PREPOSITION} )\b` + oneOf(String.raw`
  ${WHOSE} (?:\w+ )?${KIN}
  (?:minhas|meus|uns|umas) \w+s
  ${FIRST_NAMES}
  el[ea]|alguem|fulan[oa]
  ${KIN} (?:d[aeo]|minha|meu)
`) + String.raw`\b`;

/** One person, by a bond or a first name, wherever they stand: "minha irmã", "Zé", "o pai da Ana". */
export const ONE_PERSON = String.raw`(?:${WHOSE} )?(?:${KIN}|${FIRST_NAMES})`;

const OF_ONE_PERSON = new RegExp(
  String.raw`\b(?<!\b(?:casa|aniversario|festa|carro|balanca|aparelho) )d[aeo] ${ONE_PERSON}\b`,
);

/** "a pressão da minha mãe": whether what a folded text names is somebody's. */
export function isOfAnother(folded: string): boolean {
  return OF_ONE_PERSON.test(folded);
}
