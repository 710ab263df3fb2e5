import { z } from "zod";

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
