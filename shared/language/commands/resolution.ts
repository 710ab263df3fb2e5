import { fold } from "../fold.ts";
import { numberWord } from "../figures/number-word.ts";
import { stemWord } from "../stem-word.ts";
import { readReply } from "./confirmation.ts";
import { readPositions } from "./positions.ts";

/** The user's answer to "you mentioned X, but now said Y: has anything changed?" */
export type Resolution = "keep_existing" | "use_new" | "keep_both" | "neither" | "later";

/** The two facts as the question quotes them: the known one and the one stated since. */
export interface QuestionSides {
  existing: string;
  stated: string;
}

const PHRASES: Readonly<Record<Resolution, RegExp>> = {
  neither: new RegExp(
    String.raw`^(?:nenhum[ao]?(?: d[ao]s (?:dois|duas|2))?|nem uma? nem (?:[ao] )?outr[ao]|` +
      String.raw`(?:ta )?tudo errado|[ao]s (?:dois|duas) (?:estao|tao) errad[ao]s)$`,
  ),
  keep_both: /^(?:sim |valem )?(?:n?[ao]s (?:dois|duas|2)|amb[ao]s)(?: coisas| valem)?(?: (?:estao|tao) cert[ao]s)?$/,
  later: new RegExp(
    String.raw`^(?:ah )?(?:tanto faz|sei la|talvez|depende|nao (?:sei|lembro|importa)|(?:nao quero|` +
      String.raw`prefiro nao) (?:falar|dizer|responder)(?: d?isso| sobre isso)?|(?:mais tarde|` +
      String.raw`depois)(?: (?:eu vejo|te (?:conto|digo|falo)))?)$`,
  ),
  use_new: /^(?:(?:sim )?mud(?:ou|ei)(?: sim| tudo)?|[ao] (?:informacao )?nov[ao]|[ao] (?:mais recente|atual))$/,
  keep_existing:
    /^(?:(?:nao|nada) mudou(?: nada)?|mudou (?:nada|nao)|(?:continua |tudo )?igual|[ao] (?:antig[ao]|anterior))$/,
};
// A reply that is a yes or a no to an offer answers this question only with these words, which say what is true.
const YES = /(?<![a-z])(?:s+i*[mn]*|isso|exato|exatamente|claro|certeza|verdade|[au]r*h*[au][mn]+)(?![a-z])|[👍✅👌]/u;
const NO = /(?<![a-z])(?:n|n+a+o+|naum|nop|negativo|nada)(?![a-z])|[👎❌]/u;
const NOT_NOW = /\b(?:quero|precisa|hoje|agora|melhor|deixa|pode|vou|cancela|esquece|por enquanto)\b/;
const DENIES = /\b(?:nao|nunca|nem|jamais|sem|parou|deixou|largou)\b/;
const SMALL = new Set(
  "a o as os de da do das dos em na no nas nos com eu e eh ele ela sou to tou estou agora ainda so mesmo ja continuo continua"
    .split(" "),
);
const POSITIONS: Readonly<Record<number, Resolution>> = { 1: "keep_existing", 2: "use_new", 3: "keep_both" };

/**
 * Reads the answer to a question about two facts: "sim", "em recife", "não, salvador", "o segundo", "os dois", "nenhum",
 * "tanto faz". Null when the message says more.
 */
export function readResolution(folded: string, sides: QuestionSides): Resolution | null {
  if (folded === fold(sides.existing)) return "keep_existing";
  if (folded === fold(sides.stated)) return "use_new";
  if (folded.length > 200 || folded.includes("?")) return null;
  const clauses = folded.split(/[,.;:!…\n]+(?:\s|$)/).filter((clause) => clause.trim() !== "");
  const answers = new Set(clauses.map((clause) => readClause(clause.trim(), sides)));
  // "Sim, obrigada": a clause that is no answer may be thanks. The message as a whole must then have the same answer.
  const wholeAnswer = answers.delete(null) ? byReply(folded) : undefined;
  const [answer = null] = answers;
  return answers.size === 1 && (wholeAnswer === undefined || wholeAnswer === answer) ? answer : null;
}

function readClause(clause: string, sides: QuestionSides): Resolution | null {
  const phrase = (Object.keys(PHRASES) as Resolution[]).find((resolution) => PHRASES[resolution].test(clause));
  if (phrase !== undefined) return phrase;
  const [number = 0, second] = readPositions(clause) ?? [];
  const position = second === undefined ? POSITIONS[number] : undefined;
  const side = bySide(clause, sides) ?? byReply(clause) ?? position ?? null;
  // When a fact says "dois filhos", "2" may mean the fact or the second position.
  return position === undefined || position === side ? side : null;
}

/** By words that only one of the facts has. A fact with a negation cannot be chosen by its words. */
function bySide(clause: string, sides: QuestionSides): Resolution | null {
  const [existing, stated] = [wordSetOf(sides.existing), wordSetOf(sides.stated)];
  const distinctive = wordSetOf(clause).difference(existing.intersection(stated));
  const isNamed = (fact: string, words: ReadonlySet<string>) =>
    distinctive.size > 0 && distinctive.isSubsetOf(words) && !DENIES.test(fold(fact));
  if (isNamed(sides.existing, existing)) return "keep_existing";
  return isNamed(sides.stated, stated) ? "use_new" : null;
}

function byReply(folded: string): Resolution | null {
  const reply = readReply(folded);
  if (reply === "confirm") return YES.test(folded) ? "use_new" : null;
  if (reply === "other") return null;
  if (NOT_NOW.test(folded)) return "later";
  return NO.test(folded) ? "keep_existing" : null;
}

function wordSetOf(text: string): Set<string> {
  const words = fold(text).match(/[a-z]+|\d+(?:[.,/]\d+)*/g) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)).map((word) => stemWord(String(numberWord(word) ?? word))));
}

const QUESTIONS_BACK = [
  "como assim",
  "(?:que|qual)(?: e)?(?: [ao])? (?:duvida|pergunta|diferenca|cert[oa])",
  String.raw`(?:por que|porque|pq)(?: (?:voce|vc))?(?: (?:pergunt\w+|quer saber))?(?: isso)?`,
  "quando(?: foi)?(?: que)?(?: eu)? (?:disse|falei|contei)(?: isso)?",
  "(?:eu )?(?:disse|falei|contei) isso",
  "(?:nao|n) entendi(?: a pergunta)?",
  "mudou (?:o que|onde)",
  "o que mudou",
  String.raw`(?:hein|oi|ue)(?=[ !.…]*\?)`,
];
const ASKS_BACK = new RegExp(
  `^(?:(?:oi|ue|uai|hein|ah|mas|ei|nossa)[ ,]*)?(?:${QUESTIONS_BACK.join("|")})[ ?!.…]*$`,
);

/** Whether a reply asks what the question meant instead of answering it: "como assim?", "quando eu disse isso?" */
export function asksBack(folded: string): boolean {
  return folded.length <= 60 && ASKS_BACK.test(folded);
}

const AGREES = new RegExp(
  String.raw`\b(?:sim|isso mesmo|isso ai|exat[oa]|exatamente|cert[oa]s?|certinh[oa]s?|corret[oa]s?|verdade|` +
    String.raw`confirm\w+|confere|continu\w+|ainda|acert\w+|perfeit[oa]|procede|segue|sigo|mantem)\b`,
);
const DISAGREES = /\b(?:nao|nunca|jamais|nem|nada|errad[oa]s?|errou|mentira|mudou|mudei)\b/;

/** Whether a clause says that a known fact is still true: "ainda", "continua", "isso mesmo". */
export function saysStillTrue(folded: string): boolean {
  return AGREES.test(folded);
}

/** Whether a clause says that a known fact is not true, or no longer: "errado", "mudou". */
export function saysUntrue(folded: string): boolean {
  return DISAGREES.test(folded);
}
