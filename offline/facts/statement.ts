import { type VerbForm, verbLexicon, type VerbTense } from "../language/verb-lexicon.ts";
import { findPerson, type Person } from "../reading/find-person.ts";
import { keysOf, type Unit } from "../reading/read-units.ts";

/** How something is told to hold: now, since it happened once, or no longer. */
export type Mode = "now" | "past" | "ended";

/** One thing that a clause states as true. */
export interface Statement {
  /** Whom it is about; null is the user. */
  person: Person | null;
  /** The infinitives that the main verb can be of: "fui" is of "ser" and of "ir". */
  verbs: readonly string[];
  /** The ways it can be told to hold: "moramos" is now and then. */
  modes: readonly Mode[];
  negated: boolean;
  /** "me" or "se" stands before the first verb. */
  reflexive: boolean;
  first: VerbForm;
  /** From the first verb on: "a fazer" in "comecei a fazer terapia". */
  helped: readonly Unit[];
  /** What follows the main verb. */
  rest: readonly Unit[];
}

const ASK =
  "(?:lembra|lembre|lembrar|lembre se|lembra se|guarda|guarde|guardar|grava|grave|gravar|anota|anote|anotar|salva|" +
  "salve|salvar|memoriza|memorize|memorizar|registra|registre|registrar|nao (?:se )?esquec[a-z]+|" +
  "nao (?:deixa|deixe) de lembrar|toma nota|fica sabendo|fique sabendo|saiba|decora|so pra (?:voce saber|constar)|" +
  "pra voce saber|pra sua informacao|(?:coloca|poe|bota) (?:na memoria|ai))";
const BEFORE_ASK =
  "(?:oi|ei|opa|olha|por favor|entao|e|ah|me|pode|voce|consegue|poderia|quero|queria|gostaria|preciso|" +
  "que|so|pra|bom|nao)";
const AFTER_ASK = "(?:ai|la|na memoria|na sua memoria|de memoria|isso|isto|disso|disto|nisso|o seguinte|do seguinte|" +
  "essa|esse|esta|este|info|informacao|dado|fato|detalhe|pra mim|por favor|sempre|de|uma coisa|bem|tambem|se|" +
  "nas suas notas|no meu perfil|sobre mim|ta|pra)";
/** "lembra que …", "anota aí: …", "quero que você guarde na memória que …". */
export const REQUEST = new RegExp(`^(?:${BEFORE_ASK} )*?${ASK}(?: ${AFTER_ASK})*(?: que| de que)?(?= |$)`);

/** What may stand before a statement without changing it. */
const LEAD = new RegExp(
  "^(?:(?:oi|ola|ei|gente|olha|ah|bom|entao|e|mas|ai|DATE|hoje|ontem|agora|atualmente|finalmente|alias|inclusive|" +
    "tambem|que|na (?:verdade|real)|eh que|hoje em dia|gracas a deus|descobri que|" +
    "(?:meu|minha|o|a) medic[oa] (?:disse|falou) que|(?:em|ha|faz|desde) NUM(?: anos| meses)?) )+",
);
const ADVERB =
  /^(?:nao|nunca|nem|jamais|ja|ainda|tambem|sempre|so|agora|hoje|ontem|DATE|realmente|finalmente|atualmente)$/;
const NOT = /^(?:nao|nunca|nem|jamais)$/;
const CLITIC = /^(?:me|se|nos)$/;
const TOLD: readonly VerbTense[] = ["do", "they-do", "did", "they-did"];
/** Verbs that help another: what stands between the two, the form of the other, and what they make of it. */
const HELPERS: Readonly<Record<string, readonly [between: string, form: VerbTense, mode: Mode]>> = {
  estar: ["", "doing", "now"],
  continuar: ["", "doing", "now"],
  começar: ["a", "to-do", "now"],
  passar: ["a", "to-do", "now"],
  voltar: ["a", "to-do", "now"],
  poder: ["", "to-do", "now"],
  ir: ["", "to-do", "past"],
  acabar: ["de", "to-do", "past"],
  parar: ["de", "to-do", "ended"],
  deixar: ["de", "to-do", "ended"],
};

/**
 * What a clause states; null when it states nothing that begins with somebody and what they do.
 *
 * @param before who "ela", or a verb without a subject, means: the one person that the clause before was about
 */
export function readStatement(units: readonly Unit[], text: string, before: Person | null): Statement | null {
  const subject = subjectAt(units, wordsIn(LEAD.exec(`${keysOf(units)} `)?.[0] ?? ""), text, before);
  if (subject === null) return null;
  let at = subject.next;
  let negated = false;
  while (ADVERB.test(units[at]?.key ?? "")) negated = NOT.test(units[at++]!.key) || negated;
  const clitic = units[at];
  const reflexive = clitic !== undefined && CLITIC.test(text.slice(clitic.start, clitic.end).toLowerCase());
  if (CLITIC.test(clitic?.key ?? "")) at++;
  const forms = formsAt(units, at, subject, before);
  const first = forms[0];
  if (first === undefined) return null;
  const { verbs, modes, last } = helpedVerb(units, at, forms);
  return {
    person: subject.person ?? (subject.own || ownForm(first) ? null : before),
    verbs,
    modes,
    negated,
    reflexive,
    first,
    helped: units.slice(at + 1, last + 1),
    rest: units.slice(last + 1),
  };
}

interface Subject {
  person: Person | null;
  /** Whether "eu" or "a gente" is said. */
  own: boolean;
  next: number;
}

function subjectAt(units: readonly Unit[], at: number, text: string, before: Person | null): Subject | null {
  const keys = keysOf(units.slice(at, at + 3));
  const own = /^(?:eu|a gente)(?= )/.exec(`${keys} `)?.[0];
  if (own !== undefined) {
    const next = at + wordsIn(own);
    // "eu e a Carol terminamos"
    const beside = units[next]?.key === "e" ? findPerson(units.slice(0, next + 4), text, next) : null;
    return { person: null, own: true, next: beside === null ? next : beside.last + 1 };
  }
  if (/^el[ea] /.test(keys)) return before === null ? null : { person: before, own: false, next: at + 1 };
  const person = findPerson(units, text, at);
  const begins = /^[oa] /.test(keys) ? at + 1 : at;
  if (person === null || person.first > begins) return { person: null, own: false, next: at };
  // "meu irmão mais velho", "a Fernanda, minha colega de trabalho,"
  const described = /^(?:mais (?:velh|nov)[oa]|cacula|do meio|de (?:trabalho|faculdade|infancia))(?= )/
    .exec(`${keysOf(units.slice(person.last + 1, person.last + 3))} `);
  const relation = person.relationship === undefined ? findPerson(units, text, person.last + 1) : null;
  const apposed = relation?.first === person.last + 1 ? relation : null;
  const next = (apposed ?? person).last + 1 + wordsIn(described?.[0] ?? "");
  const work = keysOf(units.slice(next, next + 2)) === "de trabalho" ? 2 : 0;
  // "minha mãe e meu pai moram": of both, or of nobody for certain.
  if (units[next]?.key === "e") return null;
  return { person: apposed === null ? person : { ...apposed, name: person.name }, own: false, next: next + work };
}

/** The readings of the verb that fit the subject. */
function formsAt(units: readonly Unit[], at: number, subject: Subject, before: Person | null): readonly VerbForm[] {
  const unit = units[at];
  if (unit === undefined || unit.mention !== undefined) return [];
  const forms = verbLexicon.read(unit.key).filter(({ tense }) => TOLD.includes(tense));
  const own = forms.filter(ownForm);
  const others = forms.filter(({ person }) => person === "it");
  if (subject.person !== null) return others;
  if (subject.own) return own.length > 0 ? own : others;
  return own.length > 0 ? own : before === null ? [] : others;
}

function ownForm({ person }: VerbForm): boolean {
  return person === "I" || person === "we";
}

/** The main verb behind one that helps it, and how it is told to hold. */
function helpedVerb(units: readonly Unit[], at: number, forms: readonly VerbForm[]) {
  for (const { lemma, tense } of forms) {
    const [between, form, mode] = HELPERS[lemma] ?? [];
    if (form === undefined || mode === undefined || lemma === "ir" && !/did$/.test(tense)) continue;
    let next = units[at + 1]?.key === between ? at + 2 : at + 1;
    if (CLITIC.test(units[next]?.key ?? "")) next++;
    const main = verbLexicon.read(units[next]?.key ?? "").filter((one) => one.tense === form);
    if (main.length > 0) return { verbs: main.map((one) => one.lemma), modes: [mode], last: next };
  }
  const { tense, person } = forms[0]!;
  const modes: Mode[] = person === "we" ? ["now", "past"] : /did$/.test(tense) ? ["past"] : ["now"];
  return { verbs: forms.map(({ lemma }) => lemma), modes, last: at };
}

/** The first verb in the third person, with what denies it: "não mora". */
export function writeVerb({ first, reflexive, negated }: Statement, mode: Mode): string {
  const verb = first.person === "we" && mode === "now" ? presentOf(first) : first.third;
  const said = !reflexive ? verb : negated ? `se ${verb}` : `${verb}-se`;
  return negated ? `não ${said}` : said;
}

/** "sou a Lia, 29 anos, enfermeira": what stands behind the name is told as well. */
export function withIntroduction(statement: Statement): Statement[] {
  const named = /^(?:[oa] )?NAME /.exec(keysOf(statement.rest))?.[0];
  if (named === undefined || statement.person !== null) return [statement];
  const name = statement.rest.slice(0, wordsIn(named));
  const more = statement.rest.slice(name.length);
  const age = keysOf(more.slice(0, 2)) === "NUM anos" ? more.slice(0, 2) : [];
  return [{ ...statement, rest: name }, stating("tenho", age), stating("sou", more.slice(age.length))]
    .filter(({ rest }) => rest.length > 0);
}

function stating(verb: "tenho" | "sou", rest: readonly Unit[]): Statement {
  const first = verbLexicon.read(verb)[0]!;
  const verbs = [first.lemma];
  return { person: null, verbs, modes: ["now"], negated: false, reflexive: false, first, helped: [], rest };
}

function presentOf({ lemma, third }: VerbForm): string {
  const present = verbLexicon.forms(lemma, ["they-do"])[0] ?? "";
  return verbLexicon.read(present).find((one) => one.lemma === lemma)?.third ?? third;
}

function wordsIn(keys: string): number {
  return keys.trim() === "" ? 0 : keys.trim().split(" ").length;
}
