import { z } from "zod";
import { isRelation, withArticle, yourRelation } from "../relationships/call-person.ts";
import { describePerson } from "../relationships/person.ts";
import { sentence, toSecondPerson, toThirdPerson } from "./tell-belief.ts";

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
