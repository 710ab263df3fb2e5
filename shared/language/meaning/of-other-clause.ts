import { fold } from "../fold.ts";
import { readSentences, type SentenceWord } from "../sentences.ts";
import { ONE_PERSON, SOMEONE } from "../somebody.ts";
import { stemWord } from "../stem-word.ts";
import { findOrderWords } from "../orders/order-words.ts";
import { contentStems } from "./meaning.ts";
import { isAboutAllergy, isHealthKind } from "./told-ended.ts";
import { numbersIn, saidTokensIn } from "./unfounded-words.ts";

/** What would be kept of somebody. */
export interface KeptBelief {
  content: string;
  slot?: string | null;
  key?: string | null;
  value?: string | null;
  /** Whom it is about, if not the person. */
  person?: string | null;
}

/** What is measured of somebody, and has no key. */
const MEASURED = /^(?:weight|height|age)$/;

/**
 * Whether a belief on health, on a measure, or on who has died or is hated, may join words of two halves of its sentence: "sou alérgica a
 * camarão e adoro amendoim" does not tell of an allergy to peanuts, nor "losartana 50mg e varfarina 5mg" of 50 mg of warfarin. What is only
 * enumerated has the verb before it: "sou alérgica a camarão e amendoim".
 */
export function mayBeOfOtherClause(belief: KeptBelief, sentence: string): boolean {
  const isMeasured = MEASURED.test(belief.slot ?? "");
  const predicate = predicateOf(belief);
  if (!isMeasured && predicate === null && !isHealthKind(belief.slot)) return false;
  // "me lembra às 8 da metformina": an order tells nothing.
  const isOrder = ({ words, plain }: ReadClause) =>
    !isMeasured && !predicate?.test(plain) && findOrderWords(words.map((word) => word.plain)) !== null;
  const clauses = readClauses(sentence).filter((clause) => !isOrder(clause));
  if (clauses.length < 2) return false;
  if (isMeasured) return isMeasureOfElse(belief, clauses);
  return predicate !== null && isObjectOfElse(belief, predicate, clauses) || isHealthOfElse(belief, clauses) ||
    belief.slot === "medication" && isDoseOfElse(belief, clauses);
}

/** What is said in a belief, in the words by which a sentence says it; null where it does as little harm as any other. */
function predicateOf({ content, slot }: KeptBelief): RegExp | null {
  const folded = fold(content);
  if (slot === "allergy" || isAboutAllergy(content)) return PREDICATES.find((one) => one.test(folded)) ?? null;
  if (slot === "medication") return TAKES;
  return PREDICATES.find((one) => one.test(folded)) ?? null;
}

const TAKES = /\b(?:tom|us)(?:o|a|amos|ando|ei|ou|ar)\b/;
const PREDICATES = [
  /\b(?:alergi|intoleran)\w*/,
  /\bnao (?:pode|posso|podemos|podem)\b/,
  /\b(?:morr|falec)(?:e|i)\w*/,
  /\b(?:odei|odi|detest)[a-z]+/,
  /\b(?:am(?:o|a|amos)|ador(?:o|a|amos|ava))\b/,
];
/** Those whose subject is told by them: "minha mãe morreu". */
const OF_SUBJECT = PREDICATES[2]!;

/** Whether what a belief says is said of something else, and its object stands in a half with a verb of its own. */
function isObjectOfElse(belief: KeptBelief, predicate: RegExp, clauses: readonly ReadClause[]): boolean {
  const objects = objectsOf(belief, predicate);
  if (objects.length === 0 || objects.length > MOST_OBJECTS) return false;
  const groups = groupByVerb(clauses, objects);
  const named = groups.filter((group) => group.some(({ stems }) => objects.some((one) => stems.includes(one))));
  const saying = groups.filter((group) => group.some(({ plain }) => predicate.test(plain)));
  if (named.length === 0 || named.some((group) => saying.includes(group))) return false;
  return saying.some(([clause]) => {
    const at = predicate.exec(clause!.plain);
    if (at === null) return false;
    const beside = predicate === OF_SUBJECT
      ? clause!.plain.replace(predicate, " ")
      : clause!.plain.slice(at.index + at[0].length);
    return contentStems(beside).length > 0;
  });
}

const MOST_OBJECTS = 3;

/** Stems of what a belief speaks of: its key, else the rest of its content, else whom it is about. */
function objectsOf({ content, key, person }: KeptBelief, predicate: RegExp): string[] {
  const rest = contentStems(fold(content).replace(predicate, " "));
  const found = key ? contentStems(key) : rest;
  return found.length > 0 ? found : contentStems(person ?? "");
}

/** A clause with its words. */
interface ReadClause {
  words: readonly SentenceWord[];
  plain: string;
  stems: readonly string[];
}

/** The clauses between marks and conjunctions; what is written "é" is none. */
function readClauses(text: string): ReadClause[] {
  const written = text.normalize("NFC");
  return readSentences(written).flatMap(({ words }) => {
    const clauses: SentenceWord[][] = [[]];
    for (const word of words) {
      if (word.isMark || /^(?:e|mas|porem|porque|pois)$/i.test(written.slice(word.start, word.end))) clauses.push([]);
      else clauses.at(-1)!.push(word);
    }
    return clauses.filter((clause) => clause.length > 0);
  }).map((words) => {
    const plain = words.map((word) => word.plain).join(" ");
    return { words, plain, stems: contentStems(plain) };
  });
}

/** Clauses by their verb: one without a verb goes with the one before it. */
function groupByVerb(clauses: readonly ReadClause[], objects: readonly string[]): ReadClause[][] {
  const groups: ReadClause[][] = [];
  for (const clause of clauses) {
    const before = groups.at(-1);
    if (
      before === undefined ||
      hasVerb(clause, objects) && !correctsBefore(clause, before) && before.some((one) => hasVerb(one, objects))
    ) {
      groups.push([clause]);
    } else groups.at(-1)!.push(clause);
  }
  return groups;
}

/** "não é alérgica a amendoim, é a castanha": says the same of something else. */
function correctsBefore({ plain }: ReadClause, before: readonly ReadClause[]): boolean {
  return /^(?:e|era|foi|sao) (?:[oa]s?|aos?|d[eao]s?)\b/.test(plain) && /\bnao\b/.test(before.at(-1)!.plain);
}

const BEFORE_NOUN =
  /^(?:[oa]s?|aos?|d[eaio]s?|n[ao]s?|em|uma?|uns|umas|com|sem|pr[oa]s?|por|pel[oa]s?|meus?|minhas?|ess[ea]s?)$/;
const BEFORE_FIRST_PERSON = /^(?:eu|me|nao|nunca|ja|tambem|so|ainda|que)$/;
const PAST = /^[a-z]{2,}(?:[aeio]mos|[aei]ram|avam?|ei|ou|iu|eu)$/;
const THIRD_PERSON = new RegExp(
  String
    .raw`\b(?:${ONE_PERSON}|el[ea]s?)(?: (?:nao|tambem|ja|so|que|me|se))* (?!(?:ess|nest|dest|d|n)[ae]\b)[a-z]{3,}(?:a|e|am|em)\b`,
);

/** Whether a clause has a verb, by the forms of words and where they stand. @param objects stems that are known to be none */
function hasVerb({ words, plain }: ReadClause, objects: readonly string[]): boolean {
  return THIRD_PERSON.test(plain) || words.some(({ plain: word }, at) => {
    const before = words[at - 1]?.plain;
    const stem = stemWord(word);
    if (
      objects.includes(stem) || [word, before ?? ""].some((one) => BEFORE_NOUN.test(one)) || KIN.test(word) ||
      /[aei]r$/.test(word)
    ) {
      return false;
    }
    // "ovo cozido"
    if (/[ai]d[oa]s?$/.test(words[at + 1]?.plain ?? "")) return false;
    const isFirstPerson = /^[a-z]{2,}[^a]?[oi]$/.test(word) && !/(?:ao|to[sz]?)$/.test(word) && words.length > 1 &&
      (before === undefined || BEFORE_FIRST_PERSON.test(before));
    return stem.startsWith("=") || IS_SO.test(word) || PAST.test(word) && !/^(?:meu|seu)$/.test(word) || isFirstPerson;
  });
}

const IS_SO = /^(?:sou|somos|sao|e|era|foi|fui|estou|to|esta|estava|tenho|tem|tinha|teve|gosto|tomo|uso|como)$/;
const KIN = new RegExp(`^${ONE_PERSON}$`);

const TIME_OF_DAY = /\b(?:manha|tarde|noite|almoco|janta|jantar|cafe|jejum|dormir)\b/g;

/**
 * Whether a dose or a time of the day is said of another medicine: the clause that names this one has others, and these stand in a clause
 * that names something else.
 */
function isDoseOfElse({ content, key, value }: KeptBelief, clauses: readonly ReadClause[]): boolean {
  const told = fold(`${content} ${value ?? ""}`);
  const names = contentStems(key || content.replace(TAKES, " "));
  const named = clauses.filter(({ stems }) => names.some((stem) => stems.includes(stem)));
  const isOther = ({ plain, stems }: ReadClause) =>
    !named.some((one) => one.plain === plain) &&
    stems.some((stem) => !contentStems(told).includes(stem)) &&
    contentStems(plain.replace(TAKES, " ").replace(TIME_OF_DAY, " ")).length > 0;
  const others = clauses.filter(isOther);
  const isExchanged = <Value>(wanted: readonly Value[], valuesIn: (clause: ReadClause) => readonly Value[]) =>
    named.length > 0 && wanted.length > 0 &&
    named.every((clause) => valuesIn(clause).length > 0 && !valuesIn(clause).some((one) => wanted.includes(one))) &&
    others.some((clause) => valuesIn(clause).some((one) => wanted.includes(one)));
  return isExchanged(numbersIn(told), ({ plain }) => [...saidTokensIn([plain]).values]) ||
    isExchanged<string>(told.match(TIME_OF_DAY) ?? [], ({ plain }) => plain.match(TIME_OF_DAY) ?? []);
}

const ANYBODY = new RegExp(String.raw`\b${ONE_PERSON}\b`);
const OTHER_PERSON = new RegExp(SOMEONE);
const OWN = /\b(?:eu|me|mim|nos|a gente|[a-z]{2,}mos|peso|tenho|meco|sou|estou|tomo|uso|fiz|faco)\b/;

/** "tenho asma e minha irmã diabetes": the other half tells of the person themselves, this one of somebody else. */
function isHealthOfElse({ content, key, slot, person }: KeptBelief, clauses: readonly ReadClause[]): boolean {
  const names = contentStems(key ?? "");
  if (!isHealthKind(slot) || person || ANYBODY.test(fold(content)) || names.length === 0) return false;
  const [named, rest] = [true, false].map((isNamed) =>
    clauses.filter(({ stems }) => names.some((stem) => stems.includes(stem)) === isNamed)
  ) as [ReadClause[], ReadClause[]];
  const isOfOther = ({ plain }: ReadClause) => OTHER_PERSON.test(plain) && !OWN.test(plain);
  return named.length > 0 && named.every(isOfOther) && rest.some(({ plain }) => OWN.test(plain));
}

/** Whether the figure stands only beside somebody else: "eu peso 80 e meu marido 95". */
function isMeasureOfElse({ content, value, person }: KeptBelief, clauses: readonly ReadClause[]): boolean {
  const figures = numbersIn(`${content} ${value ?? ""}`);
  const measured = clauses.filter(({ plain }) => saidTokensIn([plain]).values.size > 0);
  const beside = measured.filter(({ plain }) => figures.some((figure) => saidTokensIn([plain]).values.has(figure)));
  if (beside.length === 0 || beside.length === measured.length) return false;
  if (!person) return beside.every(({ plain }) => OTHER_PERSON.test(plain) && !OWN.test(plain));
  const names: readonly string[] = fold(person).match(/[a-z]{2,}/g) ?? [];
  const isNamed = ({ words }: ReadClause) => words.some(({ plain }) => names.includes(plain));
  const isOfElse = ({ plain }: ReadClause) => /\beu\b/.test(plain) || OTHER_PERSON.test(plain);
  return measured.some(isNamed) && beside.every((clause) => !isNamed(clause) && isOfElse(clause));
}
