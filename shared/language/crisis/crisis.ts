import { crisisExclusions, crisisOthersPatterns, crisisPatterns, distressPatterns } from "./crisis-patterns.ts";
import { fold } from "../fold.ts";
import { normalizeMessage } from "../triggers/normalize-message.ts";
import { PatternIndex, wordStarts } from "../triggers/pattern-index.ts";
import { patternOf } from "../triggers/expressions.ts";
import { firstNames } from "../triggers/first-names.ts";

/** Who is in danger: the user, somebody else; or the user is in distress without words of dying. */
export type PersonInCrisis = "user" | "other" | "distressed user";

/** Whether the message speaks of suicide or self-harm, anybody's: then care comes first, whatever else is active. */
export function signalsCrisis(text: string): boolean {
  return crisisSigns(normalizeMessage(text)).some(({ kind }) => kind !== "distress");
}

/** Whether a text speaks of that, or of a life too heavy. @param normalized from normalizeMessage() */
export function hasSignsOfCrisis(normalized: string): boolean {
  return crisisSigns(normalized).length > 0;
}

/** Whom the words of crisis in a message are about, the user where it is not certain; null when there are none. */
export function personInCrisis(text: string): PersonInCrisis | null {
  const normalized = normalizeMessage(text);
  const signs = crisisSigns(normalized);
  if (signs.length === 0) return null;
  const grave = signs.filter(({ kind }) => kind !== "distress");
  if (grave.some((sign) => !isAnothers(normalized, sign))) return "user";
  if (grave.length > 0) return "other";
  return signs.some((sign) => !isAnothers(normalized, sign)) ? "distressed user" : "other";
}

/** A part of a text that speaks of the user's death (`crisis`), of somebody else's (`others`), or of despair (`distress`). */
interface CrisisSign {
  kind: "crisis" | "others" | "distress";
  start: number;
  end: number;
}

const crisisIndex = new PatternIndex<CrisisSign["kind"] | "figure of speech">();
crisisIndex.add("crisis", crisisPatterns);
crisisIndex.add("others", crisisOthersPatterns);
crisisIndex.add("distress", distressPatterns);
crisisIndex.add("figure of speech", crisisExclusions);

/** The signs in a normalized text, without those that a figure of speech covers. */
function crisisSigns(normalized: string): CrisisSign[] {
  const signs: CrisisSign[] = [];
  const figures: { start: number; end: number }[] = [];
  for (const { owner, start, end } of crisisIndex.matches(wordStarts(normalized))) {
    if (owner === "figure of speech") figures.push({ start, end });
    else signs.push({ kind: owner, start, end });
  }
  const meant = signs.filter((sign) => !figures.some(({ start, end }) => start < sign.end && sign.start < end));
  // "quer se matar" also says whose words they are, so the "se matar" in it does not count by itself.
  return meant.filter((sign) =>
    sign.kind !== "crisis" ||
    !meant.some(({ kind, start, end }) => kind === "others" && start <= sign.start && sign.end <= end)
  );
}

/** One of several, written in several lines. */
function oneOf(lines: string): string {
  return `(?:${lines.trim().replaceAll(/\s*\n\s*/g, "|")})`;
}

function wordOf(lines: string): RegExp {
  return new RegExp(`\\b${oneOf(lines)}\\b`);
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
/** A person, not the object of a preposition: "briguei com meu marido" tells of the user. */
const SOMEONE = String.raw`(?<!\b${PREPOSITION} )\b` + oneOf(String.raw`
  ${WHOSE} (?:\w+ )?${KIN}
  (?:minhas|meus|uns|umas) \w+s
  ${FIRST_NAMES}
  el[ea]|alguem|fulan[oa]
  ${KIN} (?:d[aeo]|minha|meu)
`) + String.raw`\b`;
/** Verbs after which "me" is the listener: "me disse". */
const TOLD = oneOf(String.raw`
  diss\w+|fal\w+|cont\w+|mand\w+|lig\w+|escrev\w+|confess\w+|procur\w+|ped\w+|cham\w+|avis\w+|revel\w+|post\w+
  desabaf\w+|preocup\w+|assust\w+|deix\w+
`);
const I = String.raw`\b` + oneOf(`
  eu|a gente|to|tou|tava com|estou|sou|ando|fico|sinto|tenho|quero|vou|penso|comig[oa]|mim|me(?! ${TOLD})
`) + String.raw`\b`;
/** Forms that no first person has: somebody else is meant even where no name is recognized. */
const ONLY_THIRD_PERSON =
  /^(?:quer|quis|vai|nao (?:quer|aguenta|suporta|consegue|ve)|desistiu|cansou|odeia|tentou|prefere)\b/;
/** Characters between a word of the user and the sign that still say the sign is theirs. */
const NEAR = 14;
const MENTIONED_PEOPLE = new RegExp(`(?<other>${SOMEONE})|(?<own>${I})`, "g");
const FIRST_PERSON = wordOf(`
  me|mim|eu|minha|meus?|quero|vou|aguento|suporto|consigo|vejo|tenho|penso|pensei|prefiro|cansei|desisto|desisti|tomei
  pulo|podia|devia|faco
`);
const THIRD_PERSON = wordOf(String.raw`
  ta|esta|tava|anda|andava|vive|tem|teve|sente|sentindo|diss\w+|fal(?:a|ou|ando|aram)|diz|contou|postou|escreveu|mandou
  comentou|confessou|quer|quis|vem|fica|ficou|parece|tentou|tentar|pensa|pensou|planej\w+|se|entrou|voltou|apareceu
  cansou|desistiu
`);
/** What is said of somebody who is not named: "quer morrer"; "queria morrer" is the user. */
const OF_NOBODY_NAMED = wordOf(String.raw`
  quer|quis|aguenta|suporta|consegue|ve|desistiu|cansou|odeia|del[ea]s?|el[ea]|pensou|fal(?:a|ou)|diss?e?|diz|tentou|vai
`);
/** Reported word for word: "minha irmã mandou: quero morrer". */
const QUOTED = new RegExp(`${SOMEONE}(?: \\w+){0,3} ${TOLD}(?: pra mim| aqui)? ?(?:[:"“,]|assim) ?["“]?$`);

/** Whether a sign is about somebody else: by its person, and by who was mentioned last before it. */
function isAnothers(text: string, { kind, start, end }: CrisisSign): boolean {
  const before = text.slice(0, start);
  const sign = text.slice(start, end);
  if (/^(?: \w+){0,3},? eu tambem\b/.test(text.slice(end))) return false;
  if (/^vida d[aeo] (?!gente\b)/.test(sign)) return true;
  if (FIRST_PERSON.test(sign)) return QUOTED.test(before);
  const last = [...before.matchAll(MENTIONED_PEOPLE)].at(-1);
  if (last?.groups?.own !== undefined) {
    return ONLY_THIRD_PERSON.test(sign) && start - (last.index + last[0].length) > NEAR;
  }
  if (last !== undefined) {
    return (kind === "others" && ONLY_THIRD_PERSON.test(sign)) ||
      THIRD_PERSON.test(text.slice(last.index + last[0].length, end));
  }
  return kind === "others" && OF_NOBODY_NAMED.test(sign);
}

/** Words of grief, fear and pain, of whatever subject the message is. */
const HEAVY = new RegExp(
  String.raw`\b(?:morr(?:eu|er|endo|i)|falec\w+|luto|enterro|velorio|internad[oa]|hospital|` +
    String.raw`uti|acidente|cancer|assalt\w+|demitid\w+|desesper\w+|chor(?:ar|ando|ei)|` +
    String.raw`socorro|urgente|emergencia)\b`,
);

/** Whether a message tells of grief, fear or pain. The assistant then asks no question of its own. */
export function tellsOfPain(text: string): boolean {
  return HEAVY.test(fold(text));
}
