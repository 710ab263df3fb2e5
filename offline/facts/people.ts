import { RELATIONS } from "../language/people-words.ts";
import { findPerson } from "../reading/find-person.ts";
import { isDayOnly, keysOf, type Unit } from "../reading/unit.ts";
import { dayValueOf, type Fact, type Place } from "./fact.ts";
import type { Statement } from "./statement.ts";

const RELATION = `(?:${[...RELATIONS.keys()].sort((one, other) => other.length - one.length).join("|")})`;
const OWN = "(?:meu|minha|nosso|nossa)";
/** "a Bia é minha amiga", "conheci o Lucas, meu novo vizinho". */
const NAME_FIRST = new RegExp(`NAME (?:eh )?(?:[oa] )?${OWN} (?:nov[oa] )?(?<relation>${RELATION})(?: |$)`);
/** "meu chefe se chama Roberto", "minha mãe é a Rosa", "o nome do meu chefe é Sérgio". */
const RELATION_FIRST = new RegExp(
  `${OWN} (?<relation>${RELATION}) (?:(?:se )?chama|eh) (?:[oa] )?NAME(?: (?:e|que) |$)`,
);
const BIRTHDAY_OF = /(?:^| )aniversario d[aeo] .*DATE$|^(?:dia )?DATE eh (?:o )?aniversario d[aeo] /;

/** A fact that says who somebody is, from a clause with name and relation: "minha irmã Júlia", "a Bia é minha amiga". */
export function introductionsIn(
  units: readonly Unit[],
  text: string,
  place: Place,
  statement: Statement | null,
): Fact[] {
  const keys = keysOf(units);
  const name = units.find(({ mention }) => mention?.kind === "name")?.mention;
  const said = NAME_FIRST.exec(keys) ?? RELATION_FIRST.exec(keys);
  const person = findPerson(units, text);
  if (name?.kind !== "name" || person === null || statement?.negated) return [];
  const stated = said?.groups?.relation === undefined ? null : relationIn(said.groups.relation, said[0]);
  const relation = stated ?? partnerRelation(statement, name.name);
  if (relation !== null) return [relationFact(name.name, relation, place)];
  return person.relationship === undefined || person.name === person.relationship
    ? []
    : [relationFact(person.name, person.relationship, place)];
}

/** The relation of the user's partner: "tô namorando a Isabela", "sou casada com o Caio". */
function partnerRelation(statement: Statement | null, name: string): string | null {
  if (statement === null || statement.person !== null) return null;
  const rest = keysOf(statement.rest);
  const married = statement.verbs.includes("ser") && /^casad[oa] com /.test(rest);
  const named = /(?:^| )(?:([oa]) )?NAME/.exec(rest);
  if (named === null || !married && !statement.verbs.includes("namorar")) return null;
  const woman = (named[1] ?? name.at(-1)) === "a";
  if (married) return woman ? "esposa" : "marido";
  return woman ? "namorada" : "namorado";
}

function relationIn(keys: string, said: string): string {
  return keys === "avo" ? /(?:meu|nosso) avo/.test(said) ? "avô" : "avó" : RELATIONS.get(keys)!;
}

/** The fact of somebody's birthday: "o aniversário da Ana é 12/09", "dia 4 de abril é niver da Luana". */
export function birthdayFactIn(units: readonly Unit[], text: string, place: Place): Fact | null {
  const person = BIRTHDAY_OF.test(keysOf(units)) ? findPerson(units, text) : null;
  const day = units.find(({ key }) => key === "DATE");
  if (person === null || day?.mention?.kind !== "date" || isDayOnly(day, text)) return null;
  const { name, relationship } = person;
  const value = dayValueOf(text.slice(day.start, day.end), day.mention.date);
  return {
    type: "fact",
    subject: name,
    ...(relationship === undefined ? {} : { relation: relationship }),
    area: "relationships",
    content: `Faz aniversário em ${text.slice(day.start, day.end).replace(/^(?:no )?dia /i, "")}`,
    slot: "birthday",
    key: null,
    value,
    holds: true,
    ...place,
  };
}

function relationFact(name: string, relation: string, place: Place): Fact {
  return {
    type: "person",
    subject: name,
    relation,
    area: "relationships",
    content: `${name}, ${relation}`,
    slot: "relationship",
    key: name,
    value: relation,
    holds: true,
    ...place,
  };
}
