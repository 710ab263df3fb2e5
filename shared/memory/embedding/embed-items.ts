import { APICallError } from "ai";
import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import type { RpcClient } from "../../database/rpc-client.ts";
import type { Embedder } from "../../model/embedder.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { ItemText } from "./item-text.ts";

interface EmbeddedItem {
  id: string;
  digest: string;
  embedding: string;
}

const TIMEOUT_MS = 30_000;
const storedSchema = z.object({ stored: z.number() });

/**
 * Embeds items in one request and stores the vectors in another. Of a batch that is refused, each item is tried by itself,
 * so that one that cannot be embedded does not keep the others from it.
 *
 * @returns how many were stored; not those whose text has changed meanwhile
 */
export async function embedItems(client: RpcClient, embedder: Embedder, items: ItemText[]): Promise<number> {
  const embeddings = await embedBatch(embedder, items);
  if (embeddings.length === 0) return 0;
  const args = { model: embedder.model, embeddings };
  return storedSchema.parse(await callRpc(client, "store_embeddings", args)).stored;
}

async function embedBatch(embedder: Embedder, items: ItemText[]): Promise<EmbeddedItem[]> {
  try {
    const vectors = await embedder.embedItems(items.map(({ text }) => text), AbortSignal.timeout(TIMEOUT_MS));
    return items.map(({ id, digest }, index) => ({ id, digest, embedding: vectors[index]! }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (items.length > 1) return (await Promise.all(items.map((item) => embedBatch(embedder, [item])))).flat();
    logFailure("an item could not be embedded", error);
    return [];
  }
}

function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400;
}
