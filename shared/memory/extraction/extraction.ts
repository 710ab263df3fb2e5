import type { ExtractedItem } from "./extracted-item.ts";
import type { LooseChange } from "./loose-change.ts";

/** An item that is not kept, and why. */
export interface Rejection {
  reason: string;
  item: unknown;
}

/** What a batch of messages taught. */
export interface Extraction {
  items: ExtractedItem[];
  memoryChanges: LooseChange[];
  rejections: Rejection[];
  /** Messages whose own words may make something known untrue; none where a model judged that. */
  said: { message_id: string; said: string }[];
  /** The model's answer as it came, for the record. */
  raw: unknown;
}

/** A user's message, as extraction reads it. */
export interface SourceMessage {
  id: string;
  text: string;
  /** ISO 8601 */
  sentAt: string;
}

/** What extraction may know about the user: never a source of facts. */
export interface ExtractionContext {
  /** `YYYY-MM-DD`, the user's day. */
  today?: string;
  people?: { name: string; relationship?: string | null }[];
  goals?: string[];
  /** Current items, so that the model can tell what contradicts them. */
  known?: { id: string; content: string; person?: string | null }[];
  /** The compact profile, field by field. */
  userMemory?: Record<string, unknown>;
}
