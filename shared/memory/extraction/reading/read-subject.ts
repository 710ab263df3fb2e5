import type { VerbForm } from "../language/verb-form.ts";
import { RELATIONS } from "../language/relations.ts";
import type { Clause, Subject } from "./clause.ts";
import type { PersonMention } from "./person-mention.ts";
import type { Word } from "./word.ts";

const OWNER = /^(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)$/;
const PREPOSITION =
  /^(?:com|de|da|do|das|dos|pra|pro|na|no|em|ao|por|pela|pelo|sobre|contra|desde|ate|sem|segundo|ver|chamar)$/;
const BESIDE_VERB =
  /^(?:nao|nunca|jamais|ja|tambem|se|me|so|sempre|agora|hoje|ainda|mesmo|mais|quase|finalmente|atualmente|,|ontem|la|aqui|que|sim|realmente|infelizmente|acabou|recentemente|ate|enfim|gracas|deus|a|desde|entao)$/;
const COMES_AFTER = new Set(["nascer", "falecer", "morrer", "chegar"]);
const UNKNOWN: Subject = { kind: "unknown" };

/** Whom or what a clause speaks of. */
export function readSubject(
  clause: Clause,
  words: readonly Word[],
  people: readonly PersonMention[],
  { from, verb }: { from: number; verb: number },
  earlier: readonly Clause[],
  spoken: Subject | null,
): Subject {
  const keys = clause.before.map(({ key }) => key);
  const person = people.filter(({ first, last }) => first > from && last < verb).at(-1);
  const ownForm = clause.finite.person === "I" || clause.finite.person === "we";
  if (keys.includes("eu") && ownForm || keys.join(" ").includes("a gente")) return { kind: "self" };
  const previous = earlier.at(-1)?.subject ?? null;
  if (person !== undefined && (!ownForm || clause.finite.tense === "imperfect") && isBeside(words, person, verb)) {
    return named({ words, people, previous, spoken, verb, finite: clause.finite }, person);
  }
  // "o motorista era de Recife e tinha 3 filhos": "tinha" goes on about whoever it was.
  if (ownForm) {
    return ambiguous(clause) && joined(clause) && previous !== null && previous.kind !== "thing"
      ? previous
      : { kind: "self" };
  }
  return thing(clause.before) ?? relative(clause, words, people, from) ?? inherited(clause, previous) ??
    inverted(clause) ?? UNKNOWN;
}

function isBeside(words: readonly Word[], person: PersonMention, verb: number): boolean {
  return words.slice(person.last + 1, verb).every(({ key }) => BESIDE_VERB.test(key));
}

interface Scene {
  words: readonly Word[];
  people: readonly PersonMention[];
  previous: Subject | null;
  spoken: Subject | null;
  verb: number;
  finite: VerbForm;
}

function named({ words, people, previous, spoken, verb, finite }: Scene, person: PersonMention): Subject {
  if (person.pronoun) return [previous, spoken].find((one) => one?.kind === "person") ?? UNKNOWN;
  const before = words[person.first - 1]?.key ?? "";
  if (!PREPOSITION.test(before)) return { kind: "person", person: several(words, person, people, finite) };
  // "o aniversário da minha mãe é …": what is spoken of is hers.
  return /^(?:de|da|do|dos|das)$/.test(before) && person.first >= 2
    ? { kind: "thing", words: words.slice(Math.max(0, person.first - 3), verb).filter(({ kind }) => kind !== "mark") }
    : UNKNOWN;
}

/** "a Bia e o Léo casaram". */
function several(
  words: readonly Word[],
  person: PersonMention,
  people: readonly PersonMention[],
  finite: VerbForm,
): PersonMention {
  const other = people.find(({ last }) => last === person.first - 2);
  if (finite.person !== "they" || other === undefined || words[person.first - 1]?.key !== "e") return person;
  const names = [other, person].map(({ name, relation }) => name ?? `a pessoa ${relation}`);
  return other.name === undefined || person.name === undefined
    ? person
    : { ...person, first: other.first, plural: true, own: true, names };
}

/** "eu morava" and "ela morava" are one form. */
function ambiguous({ finite, before }: Clause): boolean {
  return finite.tense === "imperfect" && finite.person === "I" && !before.some(({ key }) => key === "eu");
}

function joined({ link }: Clause): boolean {
  return /^(?:e|,|mas|nem)$/.test(link);
}

/** "meu salário", "minha cor preferida", "o nome do meu pai". */
function thing(before: readonly Word[]): Subject | null {
  const owner = before.findIndex(({ key }) => OWNER.test(key));
  if (owner < 0 || PREPOSITION.test(before[owner - 1]?.key ?? "") || owner === before.length - 1) return null;
  return { kind: "thing", words: before.slice(owner).filter(({ kind }) => kind !== "mark") };
}

/** "minha irmã que mora em Recife", "tenho uma irmã que mora lá". */
function relative(
  clause: Clause,
  words: readonly Word[],
  people: readonly PersonMention[],
  from: number,
): Subject | null {
  if (clause.link !== "que" || clause.before.some(({ key }) => !BESIDE_VERB.test(key))) return null;
  const at = words[from - 1]?.kind === "mark" ? from - 2 : from - 1;
  const person = people.find(({ last }) => last === at || last === from - 1);
  if (person !== undefined) return person.pronoun ? UNKNOWN : { kind: "person", person };
  const relation = RELATIONS.get(words[at]?.key ?? "");
  if (relation === undefined || !/^(?:um|uma)$/.test(words[at - 1]?.key ?? "")) return UNKNOWN;
  return {
    kind: "person",
    person: { first: at - 1, last: at, relation, own: false, plural: false, names: [], pronoun: false },
  };
}

/** "minha irmã mora em Recife e trabalha com moda". */
function inherited(clause: Clause, previous: Subject | null): Subject | null {
  if (!joined(clause) || clause.before.some(({ key }) => !BESIDE_VERB.test(key))) return null;
  return previous?.kind === "person" || previous?.kind === "self" ? previous : null;
}

/** "nasceu minha neta". */
function inverted(clause: Clause): Subject | null {
  if (!COMES_AFTER.has(clause.main.lemma)) return null;
  const person = clause.people.find(({ own, first }) => own && first > clause.at);
  return person === undefined ? null : { kind: "person", person };
}
