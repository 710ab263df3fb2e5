import { z } from "zod";
import { memoryChangeSchema } from "./memory-change.ts";

/** A change of the user memory that hangs on no item: a pattern, what is on their mind. */
export const looseChangeSchema = memoryChangeSchema.extend({ message_id: z.string().min(1) });

export type LooseChange = z.infer<typeof looseChangeSchema>;
