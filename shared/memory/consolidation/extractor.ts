import type { Extraction, ExtractionContext, SourceMessage } from "../extraction/extraction.ts";

/** Reads a batch of messages; throws when it cannot be read at all. */
export type Extractor = (
  messages: readonly SourceMessage[],
  context: ExtractionContext,
  signal: AbortSignal,
) => Extraction | Promise<Extraction>;
