import type { Embedder } from "../model/embedder.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { JsonObject } from "../tools/definition.ts";

// Contracts, "Tools": somebody waits, and the search is complete without it.
const PATIENCE_MS = 300;

/**
 * What the runtime adds to a call of `search_knowledge`: the question as a vector, if it is there in time. Nothing for other
 * tools, for an empty question, without a key, or when embedding fails.
 */
export async function embedQuestion(
  embedder: Embedder | null,
  tool: string,
  { query }: JsonObject,
): Promise<JsonObject | undefined> {
  if (!embedder || tool !== "search_knowledge" || typeof query !== "string" || query.trim() === "") return undefined;
  try {
    const vector = await embedder.embedQuestion(query, AbortSignal.timeout(PATIENCE_MS));
    return { query_embedding: vector, embedding_model: embedder.model };
  } catch (error) {
    logFailure("a question was not embedded", error);
    return undefined;
  }
}
