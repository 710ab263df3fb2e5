import { fold } from "../fold.ts";
import { readSentences } from "../sentences.ts";
import { affirmedQuestion } from "./answer-to-question.ts";
import { contentStems, hasWordsOf } from "./meaning.ts";
import { saidTokensIn } from "./unfounded-words.ts";

// Whether a sentence says outright that an allergy, a condition or a medicine is over, or how a medicine is taken now.

/** What of somebody's health a harm may come from, if it is wrongly taken for ended. */
export type HealthKind = "allergy" | "condition" | "medication";

const ABOUT_ALLERGY = /\b(?:alergi|intoleran)/;

/** Whether a text speaks of an allergy or an intolerance. */
export function isAboutAllergy(text: string): boolean {
  return ABOUT_ALLERGY.test(fold(text));
}

export function isHealthKind(slot: unknown): slot is HealthKind {
  return slot === "allergy" || slot === "condition" || slot === "medication";
}

/** An allergy, a condition or a medicine. `key`: which; its words, or those of `content` where it has none, name it. */
export interface HealthFact {
  kind: HealthKind;
  key?: string | null;
  content: string;
}

/** Words of grammar that may stand between the words of a pattern and the name. */
const GAP = String
  .raw`(?:(?:a|ao|aos|as|o|os|de|da|das|do|dos|com|um|uma|meu|minha|ess[ea]|aquel[ea]|remedio|mais|nenhuma?|qualquer) )*`;
const ALLERGY = String.raw`(?:alergi\w+|alergic\w+|intoleran\w+)`;
/** What may follow without a limit to it: "não tomo em jejum" is not "não tomo". */
const TAIL = String
  .raw`(?: (?:mais|nao|agora|hoje|tambem|viu|ta|nem .*|(?:ha|faz|desde|segundo) .*|[\d,]+(?: ?(?:mg|mcg|g|ml))?))*$`;
const NOT_SO = String.raw`(?:nao|nunca) (?:sou|somos|e|era|fui|foi|tenho|temos|tem|tive|teve|estou|to|esta|estava)`;
const ANY = String.raw`(?: mais| nenhuma?| qualquer| nada)*`;
const RID = String
  .raw`(?:(?:curei|sarei|recuperei|livrei|curou|sarou)(?: me)?|(?:estou|to|esta|fiquei|ficou) (?:curad|livr|recuperad)\w+)`;
const GONE = String.raw`(?:ja )?(?:passou|acabou|sumiu|sarou|desapareceu|foi embora)`;
const TAKE = String.raw`(?:tomo|tomamos|toma|tomando|tomar|uso|usa|usando|usar)`;
const STOP = String
  .raw`(?:parei|paramos|parou|pararam|larguei|largou|abandonei|suspendi|suspendeu|suspenderam|interrompi|interrompeu)`;
const REMOVE = String.raw`(?:tir|cort|retir|cancel|elimin)(?:ei|ou|aram)`;
const SWAP = String.raw`(?:troquei|trocou|trocaram|trocamos|substitui|substituiu|substituiram)`;

const ENDED: Readonly<Record<HealthKind, readonly RegExp[]>> = {
  allergy: patterns(
    `${NOT_SO}${ANY} ${ALLERGY} ${GAP}KEY${TAIL}`,
    `${RID} ${GAP}${ALLERGY} ${GAP}KEY`,
    `${ALLERGY} ${GAP}KEY ${GONE}${TAIL}`,
  ),
  condition: patterns(
    `${NOT_SO}${ANY} ${GAP}KEY${TAIL}`,
    `${RID} ${GAP}KEY`,
    `KEY ${GONE}${TAIL}`,
  ),
  medication: patterns(
    `(?:nao|nunca)(?: estou| to| esta| vou| vai| preciso| precisa)?(?: mais)?(?: de)? ${TAKE}${ANY} ${GAP}KEY${TAIL}`,
    `KEY (?:eu )?(?:ja )?nao ${TAKE} mais${TAIL}`,
    `${STOP} (?:de ${TAKE} )?${GAP}(?:(?:tratamento|uso) ${GAP})?KEY`,
    `(?:deixei|deixou|deixamos) de ${TAKE} ${GAP}KEY`,
    `${REMOVE} ${GAP}KEY${TAIL}`,
    `(?:acabou|acabei|terminou|terminei|encerrei) ${GAP}tratamento ${GAP}KEY`,
    `KEY (?:foi|esta|ficou) (?:suspens|cortad|cancelad|interrompid|retirad|trocad|substituid)\\w+`,
    `${SWAP} ${GAP}KEY (?:por|pel[oa]s?) `,
  ),
};

function patterns(...sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(String.raw`(?<![a-z])${source}`));
}

/** Words before the pattern with which it is not said, or not of now. */
const NOT_SAID_BEFORE = /\b(?:nao|nunca|jamais|nem|quase|se|quando|caso|talvez|antes|ate|ia|queria)\b/;
/** Words behind it by which it is said for a time only. */
const FOR_A_TIME = /\b(?:por (?:\d|um|uns|uma|umas|dois|duas|tres)|so|ate|antes|de novo)\b/;
/** Words that have a part in a pattern: they name nothing. */
const ROLE = new RegExp(
  `^(?:${ALLERGY}|${TAKE}|${STOP}|${REMOVE}|${SWAP}|deix(?:ei|ou)|sofr[ei]|tratamento|remedio|uso)$`,
);
const CLAUSE_END = / [^\w\s] | (?:mas|porem|porque|pois|por causa|por conta|so que) /;

/**
 * Whether a sentence says outright, with the name in it, that an allergy, a condition or a medicine is not, or is no longer: "não sou mais
 * alérgica a camarão", "parei com a varfarina". Not "não tomo em jejum", "deixei na bolsa", "não esquece". An answer has the name in the
 * question.
 */
export function saysEnded(fact: HealthFact, sentence: string, question: string | null = null): boolean {
  const isEnding = (clause: string) => ENDED[fact.kind].some((pattern) => isFoundIn(pattern, clause));
  const clauses = clausesOf(sentence, fact);
  if (clauses.some(isEnding)) return true;
  if (question === null || isNamedIn(fact, sentence) || !isNamedIn(fact, question)) return false;
  const affirmed = affirmedQuestion({ sentence, question });
  return clauses.some((clause) =>
    /^nao(?: mais)?$/.test(clause) || isEnding(`${clause} KEY`) || isEnding(`${clause} alergia KEY`)
  ) ||
    affirmed !== null && clausesOf(affirmed, fact).some(isEnding);
}

function isFoundIn(pattern: RegExp, clause: string): boolean {
  const found = pattern.exec(clause);
  return found !== null && !NOT_SAID_BEFORE.test(clause.slice(0, found.index)) &&
    !FOR_A_TIME.test(clause.slice(found.index + found[0].length));
}

/** The clauses of a text, folded, with KEY in place of the words that name what a fact is about. */
function clausesOf(text: string, fact: HealthFact): string[] {
  return readSentences(text).flatMap(({ plain }) => ` ${plain} `.split(CLAUSE_END)).map((clause) =>
    clause.trim().split(/\s+/).map((word) => isNamedBy(fact, word) ? "KEY" : word).join(" ")
      .replace(/KEY(?: (?:de|da|do|d|a|o))* KEY/g, "KEY")
  );
}

function isNamedIn(fact: HealthFact, text: string): boolean {
  return clausesOf(text, fact).some((clause) => clause.includes("KEY"));
}

/** How many letters of a longer name its forms share: "gravidez" and "grávida", "diabetes" and "diabética". */
const ENDING_LETTERS = 3;
const SHORTEST_BEGINNING = 4;

function isNamedBy(fact: HealthFact, word: string): boolean {
  if (ROLE.test(word) || word.length < 3) return false;
  const stems = contentStems(word);
  return namesOf(fact).some((name) => {
    const beginning = name.slice(0, Math.max(SHORTEST_BEGINNING, name.length - ENDING_LETTERS));
    return word.startsWith(beginning) || contentStems(name).some((stem) => stems.includes(stem));
  });
}

/** The words by which a fact is named, folded: those of its key, or the first of its content. */
function namesOf({ key, content }: HealthFact): string[] {
  const words = readSentences(key || content).flatMap(({ words }) =>
    words.flatMap(({ plain, isMark }) => isMark ? [] : [plain])
  );
  const names = words.filter((word) => !ROLE.test(word) && contentStems(word).length > 0);
  return key ? names : names.slice(0, 1);
}

/** Words of a clause by which a medicine is taken so from now on. */
const TAKEN = new RegExp(
  String
    .raw`\b(?:${TAKE}|agora|dose|dosagem|passei a|mud(?:ou|ei|aram)|aument\w+|diminu\w+|reduzi\w+|sub(?:iu|i|iram)|` +
    String.raw`baix(?:ou|ei|aram)|dobr\w+|ajust\w+|troc\w+|receit\w+|prescrev\w+|passou|passaram|virou)\b`,
);

/**
 * Whether a sentence says outright that a medicine is taken in this dose: "agora tomo 10 mg de varfarina", "a dose mudou pra 10 mg". Not
 * "comprei duas caixas de 10 mg". An answer has the name in the question.
 */
export function saysDose(fact: HealthFact, dose: string, sentence: string, question: string | null = null): boolean {
  const figures = [...saidTokensIn([dose]).values];
  const isAnswer = question !== null && !isNamedIn(fact, sentence) && isNamedIn(fact, question);
  const clauses = clausesOf(isAnswer ? `${question.replaceAll("?", "")} ${sentence}` : sentence, fact);
  const hasDose = (clause: string) => {
    const said = saidTokensIn([clause]).values;
    return figures.every((figure) => said.has(figure));
  };
  return clauses.some((clause) => TAKEN.test(clause) && !/\b(?:nao|nunca|nem)\b/.test(clause) && hasDose(clause)) &&
    isNearest(figures, clauses.join(" , "));
}

/** Whether the figure that stands nearest to the name is one of a dose; so where the name does not stand in the sentence. */
function isNearest(figures: readonly number[], text: string): boolean {
  const words = text.replace(/\bde [\d,]+(?: ?\w+)? (?=(?:pra|para|a) \d)/g, "").split(/\s+/);
  const name = words.indexOf("KEY");
  if (name < 0 || figures.length === 0) return true;
  const places = words.flatMap((word, at) => saidTokensIn([word]).values.size > 0 ? [at] : []);
  const distance = (at: number) => Math.abs(at - name);
  const nearest = Math.min(...places.map(distance));
  return places.filter((at) => distance(at) === nearest)
    .some((at) => [...saidTokensIn([words[at]!]).values].some((value) => figures.includes(value)));
}

/** Whether a medicine is known, and not in this dose. */
export function isOtherDose(fact: HealthFact, dose: string, known: readonly string[]): boolean {
  const figures = [...saidTokensIn([dose]).values];
  const hasDose = (text: string) => {
    const said = saidTokensIn([text]).values;
    return figures.length > 0 ? figures.every((figure) => said.has(figure)) : hasWordsOf(dose, text);
  };
  return known.some((text) => isNamedIn(fact, text) && !hasDose(text));
}
