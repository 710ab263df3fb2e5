import { crisisExclusions, crisisOthersPatterns, crisisPatterns, distressPatterns } from "./crisis-patterns.ts";
import { fold } from "../fold.ts";
import { normalizeMessage } from "../triggers/normalize-message.ts";
import { PatternIndex, wordStarts } from "../triggers/pattern-index.ts";
import { SOMEONE } from "../somebody.ts";

/** Who is in danger: the user, or somebody else. A "distressed user" is in despair, but does not speak of dying. */
export type PersonInCrisis = "user" | "other" | "distressed user";

/** Whether a message speaks of suicide or self-harm, of anybody. Care then comes before everything else. */
export function signalsCrisis(text: string): boolean {
  return findSigns(normalizeMessage(text)).some(({ kind }) => kind !== "distress");
}

/**
 * Whether a message speaks of suicide, self-harm or despair, of anybody.
 *
 * @param normalized the message after `normalizeMessage()`
 */
export function signalsCrisisOrDistress(normalized: string): boolean {
  return findSigns(normalized).length > 0;
}

/** The person that the words of crisis are about; the user when it is not certain. Null when there are no such words. */
export function personInCrisis(text: string): PersonInCrisis | null {
  const normalized = normalizeMessage(text);
  const signs = findSigns(normalized);
  if (signs.length === 0) return null;
  const grave = signs.filter(({ kind }) => kind !== "distress");
  if (grave.some((sign) => !isAboutSomebodyElse(normalized, sign))) return "user";
  if (grave.length > 0) return "other";
  return signs.some((sign) => !isAboutSomebodyElse(normalized, sign)) ? "distressed user" : "other";
}

/** Words about the user's death (`crisis`), about somebody else's (`others`), or about despair (`distress`). */
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

/** The signs in a normalized text, without those that are part of a figure of speech. */
function findSigns(normalized: string): CrisisSign[] {
  const signs: CrisisSign[] = [];
  const figures: { start: number; end: number }[] = [];
  for (const { owner, start, end } of crisisIndex.matches(wordStarts(normalized))) {
    if (owner === "figure of speech") figures.push({ start, end });
    else signs.push({ kind: owner, start, end });
  }
  const meant = signs.filter((sign) => !figures.some(({ start, end }) => start < sign.end && sign.start < end));
  // "quer se matar" shows that it is about somebody else. The "se matar" in it does not count a second time.
  return meant.filter((sign) =>
    sign.kind !== "crisis" ||
    !meant.some(({ kind, start, end }) => kind === "others" && start <= sign.start && sign.end <= end)
  );
}

/** A pattern for one of several alternatives, which may stand in several lines. */
function oneOf(lines: string): string {
  return `(?:${lines.trim().replaceAll(/\s*\n\s*/g, "|")})`;
}

function wordOf(lines: string): RegExp {
  return new RegExp(`\\b${oneOf(lines)}\\b`);
}

/** Verbs with which "me" does not make the user the subject: "me disse". */
const TOLD = oneOf(String.raw`
  diss\w+|fal\w+|cont\w+|mand\w+|lig\w+|escrev\w+|confess\w+|procur\w+|ped\w+|cham\w+|avis\w+|revel\w+|post\w+
  desabaf\w+|preocup\w+|assust\w+|deix\w+
`);
const I = String.raw`\b` + oneOf(`
  eu|a gente|to|tou|tava com|estou|sou|ando|fico|sinto|tenho|quero|vou|penso|comig[oa]|mim|me(?! ${TOLD})
`) + String.raw`\b`;
/** Verb forms that exist only in the third person. They are about somebody else even when no person is recognized. */
const ONLY_THIRD_PERSON =
  /^(?:quer|quis|vai|nao (?:quer|aguenta|suporta|consegue|ve)|desistiu|cansou|odeia|tentou|prefere)\b/;
/** Up to this many characters between a word for the user and a sign, the sign is about the user. */
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
/** Words about somebody who is not named: "quer morrer". "queria morrer" is about the user. */
const ABOUT_UNNAMED = wordOf(String.raw`
  quer|quis|aguenta|suporta|consegue|ve|desistiu|cansou|odeia|del[ea]s?|el[ea]|pensou|fal(?:a|ou)|diss?e?|diz|tentou|vai
`);
/** Before words that are reported as somebody said them: "minha irmã mandou: quero morrer". */
const QUOTED = new RegExp(`${SOMEONE}(?: \\w+){0,3} ${TOLD}(?: pra mim| aqui)? ?(?:[:"“,]|assim) ?["“]?$`);

/** Whether a sign is about somebody else, judged by its grammatical person and by who is mentioned last before it. */
function isAboutSomebodyElse(text: string, { kind, start, end }: CrisisSign): boolean {
  const before = text.slice(0, start);
  const sign = text.slice(start, end);
  if (/^(?: \w+){0,3},? eu tambem\b/.test(text.slice(end))) return false;
  if (/^vida d[aeo] (?!gente\b)/.test(sign)) return true;
  if (FIRST_PERSON.test(sign)) return QUOTED.test(before);
  const lastMention = [...before.matchAll(MENTIONED_PEOPLE)].at(-1);
  if (lastMention === undefined) return kind === "others" && ABOUT_UNNAMED.test(sign);
  const endOfMention = lastMention.index + lastMention[0].length;
  if (lastMention.groups?.own !== undefined) return ONLY_THIRD_PERSON.test(sign) && start - endOfMention > NEAR;
  return (kind === "others" && ONLY_THIRD_PERSON.test(sign)) || THIRD_PERSON.test(text.slice(endOfMention, end));
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
