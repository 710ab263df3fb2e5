import type { ExtractedItem } from "./extracted-item.ts";

/** An item without the message it comes from. */
export type Learned = Omit<ExtractedItem, "message_id" | "confidence">;
