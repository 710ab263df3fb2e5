import { z } from "zod";
import { fold } from "../../language/fold.ts";
import { asSentence, capitalize, joinWords } from "../../writing/join-words.ts";

const mentionSchema = z.object({ content: z.string(), about: z.string().optional() });

/**
 * Somebody in the person's life, as get_person and update_person return them. `relationship` is the current bond, `past_bonds` are
 * the earlier ones with their last day. `facts` are about this somebody; `mentions` are about something else and name them.
 */
export const personSchema = z.object({
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  relationship: z.string().optional(),
  past_bonds: z.array(z.object({ relationship: z.string(), until: z.string() })).default([]),
  birthday: z.string().optional(),
  preferences: z.array(z.string()).default([]),
  content: z.string(),
  facts: z.array(mentionSchema).default([]),
  mentions: z.array(mentionSchema).default([]),
});

/** The fields that say who somebody is. */
export type Identity =
  & Pick<z.infer<typeof personSchema>, "name">
  & Partial<Pick<z.infer<typeof personSchema>, "aliases" | "relationship" | "past_bonds" | "birthday">>;

/**
 * Everything known about somebody: "Júlia: irmã. Faz aniversário em 12/03. Mora em Recife." Names and bonds stand alone, because the
 * gender of an article, or of "seu" and "sua", is not known.
 */
export function describePerson(person: z.input<typeof personSchema>): string {
  const { name, content, preferences = [], mentions = [] } = person;
  const facts = (person.facts ?? []).filter((fact) => !isOnlyBirthday(fact.content, person)).map((fact) =>
    fact.content
  );
  const [first, ...others] = [
    ...identityOf(person),
    ...(preferences.length > 0 ? [`gosta de ${joinWords(preferences.map(withoutFullStop))}`] : []),
  ];
  const sentences = first === undefined ? [] : [`${name}: ${first}`, ...others, ...facts];
  // If nothing says who they are, the facts stand alone.
  if (first === undefined && facts.length > 0) sentences.push(`Sobre ${name}: ${facts[0]}`, ...facts.slice(1));
  // If there are no facts either, the content of their item stands here, if it says more than the name.
  if (sentences.length === 0) {
    sentences.push(fold(content) === fold(name) ? `Ainda não sei quase nada sobre ${name}` : content);
  }
  if (mentions.length > 0) {
    const quotedMentions = mentions.map(({ content, about }) =>
      `“${about ? `${about}: ` : ""}${withoutFullStop(content)}”`
    );
    sentences.push(`Você também me contou: ${joinWords(quotedMentions)}`);
  }
  return sentences.map(asSentence).join(" ");
}

/** Who somebody is, inside a sentence: "Júlia (irmã, faz aniversário em 12/03)", or only the name. */
export function introducePerson(person: Identity): string {
  const identity = identityOf(person);
  return `${capitalize(person.name)}${identity.length === 0 ? "" : ` (${identity.join(", ")})`}`;
}

/** "irmã", "também Ju", "antes namorado, até 23/11/2026", "faz aniversário em 12/03". Of past bonds, only the last. */
function identityOf({ name, aliases = [], relationship, past_bonds: past = [], birthday }: Identity): string[] {
  const last = past.at(-1);
  return [
    ...(relationship !== undefined && fold(relationship) !== fold(name) ? [relationship] : []),
    ...(aliases.length > 0 ? [`também ${joinWords(aliases)}`] : []),
    ...(last ? [`antes ${last.relationship}, até ${formatBirthday(last.until)}`] : []),
    ...(birthday ? [describeBirthday(birthday)] : []),
  ];
}

function withoutFullStop(text: string): string {
  return text.trim().replace(/\.+$/, "");
}

function describeBirthday(birthday: string): string {
  const day = formatBirthday(birthday);
  return birthday.startsWith("--") ? `faz aniversário em ${day}` : `nasceu em ${day}`;
}

/** Whether a fact says only the birthday. update_person stores this fact together with the person. */
function isOnlyBirthday(fact: string, { birthday }: Pick<Identity, "birthday">): boolean {
  return birthday !== undefined &&
    fold(withoutFullStop(fact)) === fold(`faz aniversário em ${formatBirthday(birthday)}`);
}

/** Writes `--03-12` as "12/03", and `1990-03-12` as "12/03/1990". */
export function formatBirthday(birthday: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (!month || !day) return birthday;
  return year === "-" ? `${day}/${month}` : `${day}/${month}/${year}`;
}
