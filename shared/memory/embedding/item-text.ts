import { z } from "zod";

/** What of an item is to be embedded, and a digest by which the database knows whether it still says that. */
export const itemTextSchema = z.object({ id: z.uuid(), text: z.string(), digest: z.string() });

export type ItemText = z.infer<typeof itemTextSchema>;
