import { z } from "zod";
import { isRelation, withArticle, yourRelation } from "../relationships/call-person.ts";
import { describePerson } from "../relationships/person.ts";
import { fold } from "../../text/fold.ts";
import { capitalize } from "../../text/join-words.ts";
import { splitVerb } from "./split-verb.ts";

/** What is kept about a person besides the name. `birthday` is `YYYY-MM-DD`, or `--MM-DD` when the year is unknown. */
const personMetadataSchema = z.object({
  relationship: z.string().optional(),
  birthday: z.string().optional(),
  preferences: z.array(z.string()).optional(),
});

/** A knowledge item as the Postgres functions return it; `about` is a person's name, absent when it is the user. */
export const knowledgeItemSchema = z.object({
  type: z.string(),
  area: z.string(),
  title: z.string(),
  content: z.string(),
  about: z.string().optional(),
  person: personMetadataSchema.optional(),
  confidence: z.number(),
});

export type KnowledgeItem = z.infer<typeof knowledgeItemSchema>;

/** A knowledge item as one tells it to the user: "Você é alérgica a camarão.", "A Júlia mora em Recife." */
export function describeItem(item: KnowledgeItem): string {
  if (item.type === "person") {
    return describePerson({
      preferences: [],
      ...item.person,
      name: item.title,
      content: item.content,
      facts: [],
      mentions: [],
    });
  }
  const told = item.about === undefined ? toSecondPerson(item.content) : toThirdPerson(
    item.content,
    isRelation(item.about) ? yourRelation(item.about) : withArticle(item.about),
    item.about,
  );
  if (item.type === "insight") return sentence(`Percebi que ${lowerFirst(told)}`);
  return sentence(item.confidence < 0.7 ? `Acho que ${lowerFirst(told)}` : told);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const POSSESSIVES: Record<string, string> = {
  meu: "seu",
  minha: "sua",
  meus: "seus",
  minhas: "suas",
  mim: "você",
  comigo: "com você",
};

/**
 * Says to the user what memory says about them. Sentences that do not begin with a verb stay as they are.
 *
 * @example
 * toSecondPerson("É alérgica a camarão"); // "Você é alérgica a camarão"
 * toSecondPerson("Moro com minha irmã"); // "Você mora com sua irmã"
 */
export function toSecondPerson(content: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  const phrase = splitVerb(text);
  // "A Lari me largou" → "A Lari te largou".
  if (phrase === null) return yours(text.replace(/(?<!^)(?<!\p{L})me(?= \p{L}{3,})/giu, "te"));
  return ["Você", phrase.before, phrase.verb, yours(phrase.rest)].filter((part) => part !== "").join(" ");
}

function yours(text: string): string {
  return text.replace(/(?<!\p{L})(?:meus?|minhas?|mim|comigo)(?!\p{L})/giu, (word) => {
    const replacement = POSSESSIVES[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toUpperCase() ? capitalize(replacement) : replacement;
  });
}

/**
 * Says of somebody else what memory says about them; `who` is the name with its article.
 *
 * @example
 * toThirdPerson("Mora em Recife", "a Júlia", "Júlia"); // "a Júlia mora em Recife"
 * toThirdPerson("Aniversário em março", "a Júlia", "Júlia"); // "Sobre a Júlia: aniversário em março"
 */
export function toThirdPerson(content: string, who: string, name: string): string {
  const text = content.trim().replace(/\s*\.+$/, "");
  if (` ${fold(text)} `.includes(` ${fold(name)} `)) return text;
  const phrase = splitVerb(text);
  if (phrase === null || phrase.firstPerson) return `Sobre ${who}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return [who, phrase.before, phrase.verb, phrase.rest].filter((part) => part !== "").join(" ");
}

/** A text as a sentence: capital first, full stop last unless it ends with a mark of its own. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}
