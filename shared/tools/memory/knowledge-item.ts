import { z } from "zod";
import { capitalize } from "../../writing/join-words.ts";
import { describePerson } from "../relationships/person.ts";

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

/**
 * A knowledge item as a line of a list, in the words in which it is kept, whoever wrote them: "É alérgica a camarão",
 * "Júlia: Mora em Recife". What is known of a person without words is said in sentences.
 */
export function describeKnowledgeItem(item: KnowledgeItem): string {
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
  const about = item.about === undefined ? "" : `${capitalize(item.about)}: `;
  const doubt = item.type === "insight" ? " (isso eu percebi)" : item.confidence < 0.7 ? " (não tenho certeza)" : "";
  return `${about}${item.content.trim().replace(/\.+$/, "")}${doubt}`;
}

/** The same within a sentence, which it ends: “É alérgica a camarão”. */
export function quoteItem(item: KnowledgeItem): string {
  const told = describeKnowledgeItem(item);
  return item.type === "person" ? told : `“${told}”.`;
}
