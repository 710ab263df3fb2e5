import { z } from "zod";

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

export type Person = z.infer<typeof personSchema>;
