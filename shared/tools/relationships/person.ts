import { z } from "zod";
import { fold } from "../../text/fold.ts";
import { joinWords, sentence } from "../../text/join-words.ts";
import { callPerson, yourRelation } from "./call-person.ts";

const mentionSchema = z.object({ content: z.string(), about: z.string().optional() });

/** A person as get_person and update_person return it: facts are about them, mentions about something else. */
export const personSchema = z.object({
  name: z.string(),
  relationship: z.string().optional(),
  birthday: z.string().optional(),
  preferences: z.array(z.string()).default([]),
  content: z.string(),
  facts: z.array(mentionSchema).default([]),
  mentions: z.array(mentionSchema).default([]),
});

type Person = z.infer<typeof personSchema>;

/** Everything known about somebody: "A Júlia é sua irmã. Faz aniversário em 12/03. Gosta de flores e vinho. Mora em Recife." */
export function describePerson(person: Person): string {
  const { name, relationship, content, mentions } = person;
  const who = callPerson(name, relationship);
  const [first, ...others] = personClauses(person);
  const facts = person.facts.filter((fact) => !saysBirthday(fact.content, person));
  const known = first === undefined ? [] : [`${who} ${first}`, ...others];
  // What was told of them stands in its own words.
  known.push(
    ...facts.map((fact, at) => first === undefined && at === 0 ? `Sobre ${who}: ${fact.content}` : fact.content),
  );
  // The person item's own words, when they are more than the name.
  if (known.length === 0) known.push(fold(content) === fold(name) ? `Ainda não sei quase nada sobre ${who}` : content);
  if (mentions.length > 0) {
    const told = mentions.map(({ content, about }) => `“${about ? `${about}: ` : ""}${withoutStop(content)}”`);
    known.push(`Você também me contou: ${joinWords(told)}`);
  }
  return known.map(sentence).join(" ");
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.+$/, "");
}

/** What columns say of a person, each without its subject: "é sua irmã", "faz aniversário em 12/03", "gosta de flores e vinho". */
export function personClauses(
  { name, relationship, birthday, preferences = [] }: Pick<
    z.input<typeof personSchema>,
    "name" | "relationship" | "birthday" | "preferences"
  >,
): string[] {
  const named = relationship !== undefined && fold(relationship) !== fold(name);
  return [
    ...(named ? [`é ${yourRelation(relationship, name)}`] : []),
    ...(birthday ? [birthdayClause(birthday)] : []),
    ...(preferences.length > 0 ? [`gosta de ${joinWords(preferences.map(withoutStop))}`] : []),
  ];
}

function birthdayClause(birthday: string): string {
  const day = formatBirthday(birthday);
  return birthday.startsWith("--") ? `faz aniversário em ${day}` : `nasceu em ${day}`;
}

/** Whether a fact says nothing but the birthday, as update_person notes it beside a person. */
function saysBirthday(fact: string, { birthday }: Pick<Person, "birthday">): boolean {
  return birthday !== undefined && fold(withoutStop(fact)) === fold(`faz aniversário em ${formatBirthday(birthday)}`);
}

/** "12/03", or "12/03/1990" when the year is known, from `--03-12` and `1990-03-12`. */
export function formatBirthday(birthday: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (!month || !day) return birthday;
  return year === "-" ? `${day}/${month}` : `${day}/${month}/${year}`;
}
