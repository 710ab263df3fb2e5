import { readFigures } from "../figures/figures.ts";
import { weekdaysIn } from "../figures/said-time.ts";
import { fold } from "../fold.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { remember } from "../remember.ts";
import { RECORD_NOUNS } from "../record-nouns.ts";
import { clausesBySentence } from "./answer-clauses.ts";
import { NAMELESS_STEMS } from "./order-object.ts";
import { findOrderWords } from "./order-words.ts";

/** A clause, with what it names. */
interface ReadClause {
  text: string;
  /** All its stems. */
  stems: readonly string[];
  /** Those of words that may name a thing. */
  names: readonly string[];
  isOrder: boolean;
  isTimed: boolean;
}

/** Words that tell when and how, and name nothing: "vence dia 10", "na verdade sexta", "de noite", "em 10 vezes". */
const TELLS_WHEN = new Set([
  ...NAMELESS_STEMS,
  ...meaningStems(
    "vence pago paguei mudou muda ficou passou verdade tipo umas pelas manha noite tarde cedo hora horas minutos semana feira " +
      "vezes parcelas parcelei comprei dois duas ambos cada sempre mesmo msm vdd ainda pera espera " +
      "proximo proxima depois antes adia adiou marquei",
  ),
  ...meaningStems(Object.values(RECORD_NOUNS).flat().join(" ")),
]);

/**
 * The clauses of a message that tell of one of the things in it. First those that have its whole name ("remédio da pressão às 8", beside
 * "remédio do colesterol às 22"), then all that have a word of it. With them go the clauses that name nothing: "aluguel 900, dia 5".
 *
 * @param label the words that name the thing; a verb in front tells only what is done with it
 */
export function clausesOfThing(message: string, label: string, today: string): string[][] {
  const stems = new Set(meaningStems(label));
  const withoutVerb = new Set(meaningStems(withoutFirstVerb(label, message)));
  const names = withoutVerb.size > 0 ? withoutVerb : stems;
  const sentences = readSentences(message, today);
  const namedIn = (clause: ReadClause) =>
    [...names].filter((stem) => clause.stems.some((said) => isStemSaid(said, new Set([stem])))).length;
  const most = Math.max(0, ...sentences.flat().map(namedIn));
  if (most === 0) return [];
  return (most === names.size && most > 1 ? [most, 1] : [1]).map((least) =>
    clausesWith(sentences, {
      isOwn: (clause) => namedIn(clause) >= least,
      isNameless: (clause) => clause.names.every((stem) => isStemSaid(stem, stems)),
    })
  );
}

/** "Ligar pra Bia" is about Bia; "Freezer da Bia", of which one says "o freezer", begins with no verb. */
function withoutFirstVerb(label: string, message: string): string {
  const verb = /^\S+[aei]r(?=\s+\S)/i.exec(label)?.[0];
  if (verb === undefined) return label;
  const isNoun = new RegExp(
    String.raw`\b(?:[oa]|uma?|[dn][oa]|pr[oa]|meu|minha) ${fold(verb).replace(/[^a-z0-9 ]/g, ".")}\b`,
  ).test(fold(message));
  return isNoun ? label : label.slice(verb.length);
}

/** What a clause may be for a thing; one that is neither names something else. */
interface Reading {
  isOwn(clause: ReadClause): boolean;
  isNameless(clause: ReadClause): boolean;
}

/**
 * The clauses of a thing: a clause without a name belongs to the name before it; in a sentence that begins with a day or an hour, to the
 * one behind it: "às 20h, remédio, às 22h, consulta".
 */
function clausesWith(sentences: readonly ReadClause[][], { isOwn, isNameless }: Reading): string[] {
  const found: string[] = [];
  let isLastOwn = false;
  for (const sentence of sentences) {
    const named = sentence.map((clause) => isOwn(clause) ? true : isNameless(clause) ? null : false);
    const leads = named[0] === null && sentence[0]!.isTimed && !sentence[0]!.isOrder;
    sentence.forEach((clause, at) => {
      const next = named.slice(at).find((one) => one !== null);
      const belongs = named[at] ?? (clause.isOrder || (leads && next !== undefined ? next : isLastOwn));
      isLastOwn = named[at] ?? isLastOwn;
      if (belongs) found.push(clause.text);
    });
  }
  return found;
}

const readSentences = remember(20, (message: string, today: string): readonly ReadClause[][] => {
  return clausesBySentence(fold(message)).map((clauses) => clauses.map((text) => readClause(text, today)));
});

function readClause(text: string, today: string): ReadClause {
  const figures = readFigures(text, today);
  const words = text.match(/[a-z0-9]+/g) ?? [];
  const rest = figures.toReversed().reduce(
    (left, { start, end }) => left.slice(0, start) + " " + left.slice(end),
    text,
  );
  return {
    text,
    stems: meaningStems(text),
    names: (rest.match(/[a-z0-9]+/g) ?? [])
      .flatMap((word, at, all) => mayName(word, all[at - 1]) ? meaningStems(word) : [])
      .filter((stem) => !TELLS_WHEN.has(stem)),
    isOrder: (findOrderWords(words)?.act ?? "agree") !== "agree",
    isTimed: figures.length > 0 || weekdaysIn(text).size > 0,
  };
}

/** Irregular words name something only behind an article: "a filha", but not "foi". */
function mayName(word: string, before = ""): boolean {
  if (weekdaysIn(word).size > 0 || findOrderWords([word]) !== null) return false;
  return !meaningStems(word).some((stem) => stem.startsWith("=")) ||
    /^(?:[oa]s?|[dn][ao]s?|pr[oa]s?|meus?|minhas?)$/.test(before);
}

/** What stands where an account or a place does in a clause: "no nubank", "com o itaú". */
const BEHIND_PLACE = /\b(?:n[oa]s?|pel[oa]|com|via|cartao|conta)(?: (?:[oa]|cartao|conta))? ([a-z]\w+)/g;

/**
 * Whether an account is said of another thing: it stands only in clauses that name something else, and the clauses of this thing have
 * another name where an account may stand.
 */
export function isAccountOfElse(account: string, message: string, label: string, today: string): boolean {
  const wanted = new Set(meaningStems(account));
  const own = clausesOfThing(message, label, today).at(-1) ?? [];
  const hasAccount = (text: string) => meaningStems(text).some((stem) => isStemSaid(stem, wanted));
  const clauses = readSentences(message, today).flat().filter(({ text }) => hasAccount(text));
  if (clauses.length === 0 || own.some(hasAccount)) return false;
  const isOfElse = ({ names }: ReadClause) => names.some((stem) => !isStemSaid(stem, wanted));
  const labels = new Set(meaningStems(label));
  const places = own.flatMap((text) => [...text.matchAll(BEHIND_PLACE)]).flatMap(([, word = ""]) => meaningStems(word));
  return clauses.every(isOfElse) && places.some((stem) => !isStemSaid(stem, labels) && !TELLS_WHEN.has(stem));
}
