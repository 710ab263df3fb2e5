import { z } from "zod";
import { capitalize } from "../../writing/join-words.ts";
import { describePerson } from "../relationships/person.ts";

/** What is stored about somebody with their name. `birthday` is `YYYY-MM-DD`, or `--MM-DD` when the year is unknown. */
const personMetadataSchema = z.object({
  relationship: z.string().optional(),
  birthday: z.string().optional(),
  preferences: z.array(z.string()).optional(),
});

/** A knowledge item as the SQL functions return it. `about` is somebody's name; it is absent if the item is about the person. */
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
 * A knowledge item as a line of a list, in its stored words: "É alérgica a camarão", "Júlia: Mora em Recife". An item of type `person`
 * is described by its bond, birthday and preferences.
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

/** A knowledge item at the end of a sentence, with its full stop: “É alérgica a camarão”. */
export function quoteItem(item: KnowledgeItem): string {
  const description = describeKnowledgeItem(item);
  return item.type === "person" ? description : `“${description}”.`;
}
