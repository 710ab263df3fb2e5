import { personInCrisis } from "../../shared/language/crisis/crisis.ts";
import { fold } from "../../shared/language/fold.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { RELATIONS } from "../language/people-words.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { keysOf, type Unit } from "../reading/read-units.ts";
import { type Fact, factsOf } from "./facts-of.ts";
import { type Introduced, introducedBy, introducedIn } from "./people.ts";
import { readSentences } from "./sentences.ts";
import { readStatements, type Statement, type Who } from "./statements.ts";
import { writeUnits } from "./write-fact.ts";

/**
 * What a person's own words tell that lasts, with what each is about: slot, key, value. Moods, guesses, wishes, questions, jokes,
 * hearsay and quotes are not kept, nor is anything of words of crisis. Pure.
 */
export function extractFacts(message: string, today: string): Fact[] {
  const text = message.normalize("NFC");
  if (personInCrisis(text) !== null) return [];
  const facts: Fact[] = [];
  let spoken: Who | null = null;
  for (const sentence of readSentences(text, today)) {
    if (!sentence.question) facts.push(...introducedIn(sentence.units).map(somebody));
    facts.push(...calledIn(sentence.units, text));
    const statements = readStatements(sentence, text, spoken);
    for (const statement of statements) {
      facts.push(...introducedBy(statement).map(somebody), ...factsOf(statement, text));
    }
    facts.push(...fragments(sentence.units, text, statements));
    spoken = lastNamed(sentence.units, statements, spoken);
  }
  return distinct(withNames(facts)).sort((one, other) => one.start - other.start);
}

/** What an item already kept is about, from its content; null when the rules do not know. */
export function fileFact(content: string, today: string): Fact | null {
  const text = content.normalize("NFC");
  const [sentence, more] = readSentences(text, today);
  if (sentence === undefined || more !== undefined) return null;
  const found = readStatements(sentence, text, null, true).flatMap((statement) => factsOf(statement, text));
  return found.length === 1 && found[0]!.slot !== null ? found[0]! : null;
}

const CALL =
  /(?:^| )(?:me (?:chama|chame|chamem)|(?:pode|podem) me (?:chamar|tratar)|me trat[ae]|(?:todo mundo|todos|geral) me (?:chama|chamam|conhece)) (?:so |sempre )?(?:de|por) ((?:o |a )?(?:NAME|[a-z]{2,}))$/;

/** What the user wants to be called: "me chama de Duda". */
function calledIn(units: readonly Unit[], text: string): Fact[] {
  const keys = keysOf(units);
  if (!CALL.test(keys) || /(?:^| )nao me /.test(keys)) return [];
  const name = writeUnits(units.slice(-1), text);
  const [start, end] = [units[0]!.start, units.at(-1)!.end];
  if (!/^\p{Lu}/u.test(name)) return [];
  const content = `Prefere que chamem de ${name}`;
  return [{
    type: "preference",
    subject: null,
    area: "personal_growth",
    content,
    slot: "name",
    key: null,
    value: name,
    holds: true,
    start,
    end,
  }];
}

const AGE = /^NUM anos$/;

/** "sou a Lia, 29 anos, enfermeira, moro em BH": what stands between commas beside a name is what one is. */
function fragments(units: readonly Unit[], text: string, statements: readonly Statement[]): Fact[] {
  const parts = listAtCommas(units);
  const introduced = /^(?:(?:oi|ola|opa|bom dia|eu) )*(?:sou [oa] |me chamo |meu nome eh |aqui eh [oa] )?(?:NAME)$/
    .test(keysOf(parts[0] ?? []));
  if (!(introduced || AGE.test(keysOf(parts[0] ?? []))) || parts.length < 2) return [];
  const found: Fact[] = [];
  for (const part of parts.slice(introduced ? 1 : 0)) {
    const verb = AGE.test(keysOf(part)) ? "tenho" : "sou";
    if (part.length > 6 || statements.some(({ start }) => part.some((unit) => unit.start === start))) break;
    const [start, end] = [part[0]!.start, part.at(-1)!.end];
    const form = verbLexicon.read(verb)[0]!;
    const chain = {
      finite: form,
      main: form,
      mode: "now" as const,
      first: 0,
      last: 0,
      reflexive: false,
      units: [part[0]!],
    };
    const learned = factsOf({
      who: { kind: "self" },
      negated: false,
      mode: "now",
      chain,
      reflexive: false,
      rest: part,
      start,
      end,
    }, text);
    if (learned.length === 0) break;
    found.push(...learned);
  }
  return found;
}

function listAtCommas(units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.key === ",") parts.push([]);
    else parts.at(-1)!.push(unit);
  }
  return parts.filter((part) => part.length > 0);
}

function somebody({ name, relation, start, end }: Introduced): Fact {
  const social = /amig|vizinh|colega|chefe|patr|sóci|gerente|coordenador|supervisor|orientador/.test(relation);
  const love = /namorad|marido|espos|mulher|noiv|companheir|parceir|^ex|ficante|crush/.test(relation);
  return {
    type: "person",
    subject: name,
    relation,
    area: "relationships",
    subArea: social ? "social" : love ? "romantic" : "family",
    content: `${name}, ${relation}`,
    slot: "relationship",
    key: name,
    value: relation,
    holds: true,
    start,
    end,
  };
}

/** Whom "ela" in the next sentence means: who alone was spoken of; nobody once somebody else was. */
function lastNamed(units: readonly Unit[], statements: readonly Statement[], before: Who | null): Who | null {
  const named = units.flatMap(({ key, mention }) =>
    mention?.kind === "name" ? [mention.name] : RELATIONS.has(key) ? [RELATIONS.get(key)!] : []
  );
  if (named.length === 0) return before;
  const who = statements.findLast((one) => one.who.kind === "person")?.who;
  const own = who?.kind === "person" ? [who.name, who.relation] : [];
  return who !== undefined && named.every((one) => own.includes(one)) ? who : null;
}

/** "Bruno é meu primo que mora em SP": what is told of "primo" is told of Bruno. */
function withNames(facts: Fact[]): Fact[] {
  return facts.map((fact) => {
    if (fact.type === "person" || fact.subject === null || fact.subject !== fact.relation) return fact;
    const named = facts.filter(({ type, relation }) => type === "person" && relation === fact.relation);
    return named.length === 1 ? { ...fact, subject: named[0]!.subject } : fact;
  });
}

function distinct(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.map((fact) => ({ ...fact, content: capitalize(fact.content) })).filter(({ subject, content, type }) => {
    const id = fold(`${type === "person"} ${subject} ${content}`);
    return !seen.has(id) && seen.add(id) !== undefined;
  });
}
