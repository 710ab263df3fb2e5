/** How far one is with a film, a series or a book. */
export type WorkStatus = "wanted" | "started" | "done";

/** What is done with a work: one sees it or reads it. */
interface WorkVerb {
  infinitive: string;
  gerund: string;
  past: string;
  /** "vistos": how a list of what is done is called. */
  participle: string;
}

const SEES: WorkVerb = {
  infinitive: "ver|assistir|maratonar",
  gerund: "vendo|assistindo|maratonando",
  past: "vi|assisti|maratonei",
  participle: "vist[oa]s?|assistid[oa]s?",
};
const READS: WorkVerb = { infinitive: "ler", gerund: "lendo", past: "li", participle: "lid[oa]s?" };

interface SavedWords {
  nouns: string;
  /** Only works have a status. */
  verb?: WorkVerb;
}

/**
 * The types of items that a person can save, and the words that people have for them, as patterns for folded text. All commands about
 * saved things are built from these.
 */
const SAVED_WORDS = {
  note: { nouns: "notas?|anotacao|anotacoes" },
  movie: { nouns: "filmes?", verb: SEES },
  tv_show: { nouns: "series?|seriados?", verb: SEES },
  book: { nouns: "livros?", verb: READS },
  video: { nouns: "videos?" },
  link: { nouns: "links?" },
} satisfies Record<string, SavedWords>;

export type SavedType = keyof typeof SAVED_WORDS;
export const SAVED_TYPES = Object.keys(SAVED_WORDS) as SavedType[];

/** Patterns with a group for each type, by which `typeIn` of a match says which one it is. */
function typePattern(types: readonly SavedType[]): string {
  return types.map((type) => `(?<${type}>${SAVED_WORDS[type].nouns})`).join("|");
}

const WORKS = SAVED_TYPES.filter((type) => "verb" in SAVED_WORDS[type]);

export const NOUNS: Readonly<Record<SavedType, string>> = Object.fromEntries(
  SAVED_TYPES.map((type) => [type, SAVED_WORDS[type].nouns]),
) as Record<SavedType, string>;
export const TYPE = typePattern(SAVED_TYPES);
export const ANY_TYPE = Object.values(NOUNS).join("|");
/** Films, series and books. */
export const WORK = typePattern(WORKS);

const verbs = (form: keyof WorkVerb) => [SEES, READS].map((verb) => verb[form]).join("|");
const I = "(?:eu )?(?:ainda )?";

/** What a person says of what they want, have begun and have done: "quero ler", "tô vendo", "já li". */
export const STATUS_CLAUSES: Readonly<Record<WorkStatus, string>> = {
  wanted: `${I}(?:quero|queria|pretendo|vou|falta|(?:tenho|ficou|ta|tem) (?:pra|que)) (?:${verbs("infinitive")})`,
  started: `${I}(?:to|tou|estou|ando|venho) (?:${verbs("gerund")})|(?:eu )?comecei a (?:${verbs("infinitive")})`,
  done: `(?:eu )?(?:ja )?(?:${verbs("past")})|(?:eu )?(?:ja )?terminei de (?:${verbs("infinitive")})`,
};
/** How lists are called: "pra ler", "em andamento", "lidos". */
export const STATUS_ADJECTIVES: Readonly<Record<WorkStatus, string>> = {
  wanted: `pra (?:${verbs("infinitive")})`,
  started: "em andamento|pela metade|em leitura|comecad[oa]s?",
  done: `(?:ja )?(?:${verbs("participle")})|terminad[oa]s?`,
};

const READING = new RegExp(`\\b(?:${Object.values(READS).join("|")})\\b`);

/** "o que tô lendo?" names no type, but only books are read. Undefined: films or series. */
export function typeOfVerb(clause: string): SavedType | undefined {
  return READING.test(clause) ? "book" : undefined;
}
