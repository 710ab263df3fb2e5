import { z } from "zod";
import { fold } from "../../text/fold.ts";
import { joinWords } from "../../text/join-words.ts";
import { sentence, splitVerb, toSecondPerson, toThirdPerson } from "../memory/tell-belief.ts";
import { callPerson, yourRelation } from "./call-person.ts";

const mentionSchema = z.object({ content: z.string() });

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

/** Everything known about somebody: "A Júlia é sua irmã. Faz aniversário em 12/03. Gosta de flores e vinho." */
export function describePerson(person: Person): string {
  const { name, relationship, content, mentions } = person;
  const who = callPerson(name, relationship);
  const [first, ...others] = personClauses(person);
  const known: string[] = [];
  if (first !== undefined) known.push(toThirdPerson(first, who, name), ...others);
  // The person item's own words, when they are more than the name.
  else known.push(fold(content) === fold(name) ? `Ainda não sei quase nada sobre ${who}` : content);
  if (mentions.length > 0) {
    known.push(
      `Você também me contou: ${mentions.map((mention) => lowerFirst(toSecondPerson(mention.content))).join("; ")}`,
    );
  }
  return known.map(sentence).join(" ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is known of a person, each without its subject: "é sua irmã", "faz aniversário em 12/03", "mora em Recife". */
export function personClauses({ name, relationship, birthday, preferences, facts }: Person): string[] {
  const named = relationship !== undefined && fold(relationship) !== fold(name);
  return [
    ...(named ? [`é ${yourRelation(relationship, name)}`] : []),
    ...(birthday ? [birthdayClause(birthday)] : []),
    ...preferenceClauses(preferences),
    ...facts.map((fact) => fact.content),
  ];
}

function birthdayClause(birthday: string): string {
  const day = formatBirthday(birthday);
  return birthday.startsWith("--") ? `faz aniversário em ${day}` : `nasceu em ${day}`;
}

/** "gosta de flores e vinho", and what brings its own verb as it is: "odeia cebola". */
export function preferenceClauses(preferences: readonly string[]): string[] {
  const liked: string[] = [];
  const clauses: string[] = [];
  for (const preference of preferences) {
    const text = preference.trim().replace(/\.+$/, "");
    const likes = /^gost[ao] (?:muito )?d(?:e|a|o|as|os) (.+)$/i.exec(text)?.[1];
    if (likes) liked.push(likes);
    else if (splitVerb(text)) clauses.push(lowerFirst(text));
    else liked.push(text);
  }
  return liked.length > 0 ? [`gosta de ${joinWords(liked)}`, ...clauses] : clauses;
}

/** "12/03", or "12/03/1990" when the year is known, from `--03-12` and `1990-03-12`. */
export function formatBirthday(birthday: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (!month || !day) return birthday;
  return year === "-" ? `${day}/${month}` : `${day}/${month}/${year}`;
}
