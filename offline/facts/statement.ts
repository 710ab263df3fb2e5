import { type VerbForm, verbLexicon, type VerbTense } from "../language/verb-lexicon.ts";
import { findPerson, type Person } from "../reading/find-person.ts";
import { keysOf, type Unit } from "../reading/unit.ts";

/** When a statement is true: now, once in the past, or no longer. */
export type Mode = "now" | "past" | "ended";

/** A statement in a clause. */
export interface Statement {
  /** Whom it is about. Null: the user. */
  person: Person | null;
  /** The possible infinitives of the main verb: "fui" can be "ser" and "ir". */
  verbs: readonly string[];
  /** The possible modes: "moramos" is both now and past. */
  modes: readonly Mode[];
  negated: boolean;
  /** Who is named together with the user: "a Carol" in "eu e a Carol". */
  companions: readonly Unit[];
  /** Whether "me" or "se" comes before the first verb. */
  reflexive: boolean;
  first: VerbForm;
  /** The units after a helping verb, up to the main verb: "a fazer" in "comecei a fazer terapia". */
  mainVerbUnits: readonly Unit[];
  /** The units after the main verb. */
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
/** A request to remember what follows: "lembra que …", "anota aí: …", "quero que você guarde na memória que …". */
export const KEEP_REQUEST = new RegExp(`^(?:${BEFORE_ASK} )*?${ASK}(?: ${AFTER_ASK})*(?: que| de que)?(?= |$)`);

/** Words before a statement that do not change it. */
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
/** Helping verbs: the word between them and the main verb, the form of the main verb, and the mode of the statement. */
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
 * Reads a statement that begins with a subject and a verb.
 *
 * @param before the person of the clause before, whom "ela" or a verb without a subject may mean
 * @returns null when the clause has no such statement
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
  const { verbs, modes, last } = findMainVerb(units, at, forms);
  return {
    person: subject.person ?? (subject.own || ownForm(first) ? null : before),
    verbs,
    modes,
    negated,
    companions: subject.companions ?? [],
    reflexive,
    first,
    mainVerbUnits: units.slice(at + 1, last + 1),
    rest: units.slice(last + 1),
  };
}

interface Subject {
  person: Person | null;
  /** Whether the subject is "eu" or "a gente". */
  own: boolean;
  companions?: readonly Unit[];
  next: number;
}

function subjectAt(units: readonly Unit[], at: number, text: string, before: Person | null): Subject | null {
  const keys = keysOf(units.slice(at, at + 3));
  const own = /^(?:eu|a gente)(?= )/.exec(`${keys} `)?.[0];
  if (own !== undefined) {
    const next = at + wordsIn(own);
    // "eu e a Carol terminamos"
    const companions = units[next]?.key === "e" ? findPerson(units.slice(0, next + 4), text, next) : null;
    if (companions === null) return { person: null, own: true, next };
    return {
      person: null,
      own: true,
      companions: units.slice(next + 1, companions.last + 1),
      next: companions.last + 1,
    };
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
  // "minha mãe e meu pai moram": two people, so the statement is not read.
  if (units[next]?.key === "e") return null;
  return { person: apposed === null ? person : { ...apposed, name: person.name }, own: false, next: next + work };
}

/** The readings of the verb that agree with the subject. */
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

/** The main verb, which may come after a helping verb, and the mode of the statement. */
function findMainVerb(units: readonly Unit[], at: number, forms: readonly VerbForm[]) {
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

/** The first verb in the third person, with its negation: "não mora". */
export function writeVerb({ first, reflexive, negated }: Statement, mode: Mode): string {
  const verb = first.person === "we" && mode === "now" ? presentOf(first) : first.third;
  const said = !reflexive ? verb : negated ? `se ${verb}` : `${verb}-se`;
  return negated ? `não ${said}` : said;
}

/** Splits an introduction into statements: "sou a Lia, 29 anos, enfermeira" has a name, an age and an occupation. */
export function splitIntroduction(statement: Statement): Statement[] {
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
  return {
    person: null,
    verbs,
    modes: ["now"],
    negated: false,
    companions: [],
    reflexive: false,
    first,
    mainVerbUnits: [],
    rest,
  };
}

function presentOf({ lemma, third }: VerbForm): string {
  const present = verbLexicon.forms(lemma, ["they-do"])[0] ?? "";
  return verbLexicon.read(present).find((one) => one.lemma === lemma)?.third ?? third;
}

function wordsIn(keys: string): number {
  return keys.trim() === "" ? 0 : keys.trim().split(" ").length;
}
