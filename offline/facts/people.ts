import { RELATIONS } from "../language/people-words.ts";
import { findPerson } from "../reading/find-person.ts";
import { isDayOnly, keysOf, type Unit } from "../reading/read-units.ts";
import { dayOf, type Fact, type Place } from "./fact.ts";
import type { Statement } from "./statement.ts";

const RELATION = `(?:${[...RELATIONS.keys()].sort((one, other) => other.length - one.length).join("|")})`;
const OWN = "(?:meu|minha|nosso|nossa)";
/** "a Bia é minha amiga", "conheci o Lucas, meu novo vizinho". */
const NAME_FIRST = new RegExp(`NAME (?:eh )?(?:[oa] )?${OWN} (?:nov[oa] )?(?<relation>${RELATION})(?: |$)`, "d");
/** "meu chefe se chama Roberto", "minha mãe é a Rosa", "o nome do meu chefe é Sérgio". */
const RELATION_FIRST = new RegExp(
  `${OWN} (?<relation>${RELATION}) (?:(?:se )?chama|eh) (?:[oa] )?NAME(?: (?:e|que) |$)`,
  "d",
);
const BIRTHDAY_OF = /(?:^| )aniversario d[aeo] .*DATE$|^(?:dia )?DATE eh (?:o )?aniversario d[aeo] /;

/** Who somebody is, where a clause says it along with the name: "minha irmã Júlia", "a Bia é minha amiga". */
export function introducedIn(
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
  const relation = said?.groups?.relation === undefined ? undefined : relationIn(said.groups.relation, said[0]);
  if (relation !== undefined) return [somebody(name.name, relation, place)];
  const loved = statement?.person === null && /^(?:namorando|casada)$/.test(loveOf(statement))
    ? /(?:^| )(?:com )?(?:(?<article>[oa]) )?NAME/.exec(keysOf(statement.rest))
    : null;
  if (loved != null) {
    const woman = (loved.groups?.article ?? name.name.at(-1)) === "a";
    const married = loveOf(statement!) === "casada";
    return [somebody(name.name, married ? woman ? "esposa" : "marido" : woman ? "namorada" : "namorado", place)];
  }
  return person.relationship === undefined || person.name === person.relationship
    ? []
    : [somebody(person.name, person.relationship, place)];
}

function loveOf({ verbs, rest }: Statement): string {
  if (verbs.includes("namorar")) return "namorando";
  return verbs.includes("ser") && /^casad[oa] com /.test(keysOf(rest)) ? "casada" : "";
}

function relationIn(keys: string, said: string): string {
  return keys === "avo" ? /(?:meu|nosso) avo/.test(said) ? "avô" : "avó" : RELATIONS.get(keys)!;
}

/** "o aniversário da Ana é 12/09", "dia 4 de abril é niver da Luana": somebody's birthday. */
export function birthdayIn(units: readonly Unit[], text: string, place: Place): Fact | null {
  const person = BIRTHDAY_OF.test(keysOf(units)) ? findPerson(units, text) : null;
  const day = units.find(({ key }) => key === "DATE");
  if (person === null || day?.mention?.kind !== "date" || isDayOnly(day, text)) return null;
  const { name, relationship } = person;
  const value = dayOf(text.slice(day.start, day.end), day.mention.date);
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

function somebody(name: string, relation: string, place: Place): Fact {
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
