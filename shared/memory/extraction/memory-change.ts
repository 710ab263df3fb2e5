import { z } from "zod";
import { plainText } from "../../text/plain-text.ts";

/** Fields of the user memory that a consolidation may change (domain §6). */
const MEMORY_FIELDS = [
  "name",
  "age",
  "location",
  "occupation",
  "family_context",
  "current_goals",
  "current_challenges",
  "top_of_mind",
  "values",
  "communication_style",
  "learned_patterns",
] as const;

/** A change of the user memory: `set` a text, `add` to or `remove` from a list. */
export const memoryChangeSchema = z.object({
  field: z.enum(MEMORY_FIELDS),
  op: z.enum(["set", "add", "remove"]),
  value: plainText(1000),
});

export type MemoryChange = z.infer<typeof memoryChangeSchema>;
