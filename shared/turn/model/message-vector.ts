import type { Embedder } from "../../model/embedder.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { findBuiltInTool } from "../../tools/registry.ts";
import type { Turn } from "../turn.ts";

// A vector takes 0.3 to 0.6 s. The person waits for it, and a search by words works without it.
const PATIENCE_MS = 1000;
const TIMEOUT_MS = 5000;

/**
 * Lets the turn embed this text when a search or the choice of tools by meaning first asks for its vector. Most messages need none
 * ("oi").
 */
export function prepareMessageVector(turn: Pick<Turn, "embedder" | "messageVector">, text: string): void {
  const { embedder } = turn;
  if (!embedder) return;
  let vector: Promise<string | null> | undefined;
  turn.messageVector = () => vector ??= embed(embedder, text);
}

/**
 * The arguments that the runtime adds to a search: the vector of the message, if it comes in time. Undefined for other tools, for an
 * empty query, without a key, or when embedding fails.
 */
export async function vectorArguments(
  turn: Pick<Turn, "embedder" | "messageVector">,
  tool: string,
  { query }: JsonObject,
): Promise<JsonObject | undefined> {
  const { embedder } = turn;
  if (!embedder || findBuiltInTool(tool)?.embeds !== "query" || typeof query !== "string" || query.trim() === "") {
    return undefined;
  }
  // A command that searches the library is answered at once, by words alone.
  if (tool === "search_items" && !turn.messageVector) return undefined;
  return await waitForVector(
    { embedder, messageVector: turn.messageVector ?? (() => embed(embedder, query)) },
    PATIENCE_MS,
  );
}

/** The vector of the message as the search functions take it, if it comes within so many milliseconds. */
export async function waitForVector(
  { embedder, messageVector }: Pick<Turn, "embedder" | "messageVector">,
  patienceMs: number,
): Promise<{ query_embedding: string; embedding_model: string } | undefined> {
  if (!embedder || !messageVector) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => timer = setTimeout(() => resolve(null), patienceMs));
  const vector = await Promise.race([messageVector(), late]);
  clearTimeout(timer);
  return vector === null ? undefined : { query_embedding: vector, embedding_model: embedder.model };
}

async function embed(embedder: Embedder, text: string): Promise<string | null> {
  try {
    return await embedder.embedQuestion(text, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    logFailure("a question was not embedded", error);
    return null;
  }
}
