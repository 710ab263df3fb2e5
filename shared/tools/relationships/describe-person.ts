import { fold } from "../../text/fold.ts";
import { sentence } from "../base/sentence.ts";
import { toSecondPerson } from "../base/to-second-person.ts";
import { formatBirthday } from "./format-birthday.ts";
import type { Person } from "./person.ts";
import { preferenceClauses } from "./preference-clauses.ts";
import { relationshipClause } from "./relationship-clause.ts";
import { withArticle } from "./with-article.ts";

/** Everything known about somebody: "A Júlia é sua irmã. Faz aniversário em 12/03. Gosta de flores e vinho." */
export function describePerson(person: Person): string {
  const { name, relationship, birthday, preferences, facts, mentions } = person;
  const who = withArticle(name, relationship);
  const unnamed = relationship !== undefined && fold(relationship) === fold(name);
  const clauses = [
    ...(relationship && !unnamed ? [relationshipClause(relationship, name)] : []),
    ...(birthday ? [birthdayClause(birthday)] : []),
    ...preferenceClauses(preferences),
    ...facts.map((fact) => fact.content),
  ];
  const [first, ...others] = clauses;
  const known = first === undefined
    ? [...aboutItself(person, who)]
    : [`${opening(first, who)}`, ...others.map(sentence)];
  const mentioned = mentions.map((mention) => toSecondPerson(mention.content));
  if (mentioned.length > 0) known.push(`Você também me contou: ${mentioned.map(lowerFirst).join("; ")}.`);
  return known.join(" ");
}

function opening(clause: string, who: string): string {
  return /^\p{Lu}/u.test(clause) && !/^(?:É|Tem|Mora|Vive|Gosta|Faz|Trabalha|Nasceu)(?!\p{L})/u.test(clause)
    ? `Sobre ${who}: ${lowerFirst(clause)}.`
    : sentence(`${who} ${lowerFirst(clause)}`);
}

function birthdayClause(birthday: string): string {
  return birthday.startsWith("--")
    ? `faz aniversário em ${formatBirthday(birthday)}`
    : `nasceu em ${formatBirthday(birthday)}`;
}

/** The person item's own words, when they are more than the name. */
function aboutItself({ name, content }: Person, who: string): string[] {
  return fold(content) === fold(name) ? [`Ainda não sei quase nada sobre ${who}.`] : [sentence(content)];
}

function lowerFirst(text: string): string {
  const trimmed = text.trim().replace(/\.+$/, "");
  return trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
}
