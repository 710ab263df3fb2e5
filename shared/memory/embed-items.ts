import { APICallError } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Embedder } from "../model/embedder.ts";
import { logFailure } from "../runtime/log-failure.ts";

/** What of an item is to be embedded, and a digest by which the database knows whether it still says that. */
const itemTextSchema = z.object({ id: z.uuid(), text: z.string(), digest: z.string() });

type ItemText = z.infer<typeof itemTextSchema>;

interface EmbeddedItem {
  id: string;
  digest: string;
  embedding: string;
}

const TIMEOUT_MS = 30_000;
// So many in a row without one that goes through, and it is not the items.
const MOST_REFUSED = 3;
const storedSchema = z.object({ stored: z.number() });
const missingSchema = z.object({ items: z.array(itemTextSchema) });
const claimSchema = z.object({ status: z.enum(["claimed", "none", "busy"]), items: z.array(itemTextSchema) });

/** Embeds what is new in a user's memory and library, as the user: two round trips. What fails is left to the scheduled run. */
export async function embedNewItems(client: RpcClient, embedder: Embedder): Promise<void> {
  const { items } = missingSchema.parse(await callRpc(client, "missing_embeddings", {}));
  if (items.length > 0) await embedItems(client, embedder, items);
}

/**
 * Embeds whatever has no vector of this model, of all users, until nothing is left, another worker is at it or the time is
 * up. For the scheduled run, with a secret key: what a turn left behind, what was typed in or imported, and everything
 * after a change of model.
 *
 * @param deadline `Date.now()` after which no batch is begun
 */
export async function embedMissing(client: RpcClient, embedder: Embedder, deadline: number): Promise<void> {
  const claim = { model: embedder.model, holder: crypto.randomUUID() };
  while (Date.now() < deadline) {
    const { items } = claimSchema.parse(await callRpc(client, "claim_embeddings", claim));
    // A batch of which nothing could be stored would come again.
    if (items.length === 0 || await embedItems(client, embedder, items) === 0) return;
  }
}

/**
 * Embeds items in one request and stores the vectors in another. A batch that is refused is tried in halves, so that one
 * item that cannot be embedded does not keep the others from it.
 *
 * @returns how many were stored; not those whose text has changed meanwhile
 */
async function embedItems(client: RpcClient, embedder: Embedder, items: ItemText[]): Promise<number> {
  const embeddings = await embedBatch(embedder, items);
  if (embeddings.length === 0) return 0;
  const args = { model: embedder.model, embeddings };
  return storedSchema.parse(await callRpc(client, "store_embeddings", args)).stored;
}

/** How a batch has gone so far. */
interface Tally {
  embedded: number;
  refused: number;
}

async function embedBatch(
  embedder: Embedder,
  items: ItemText[],
  tally: Tally = { embedded: 0, refused: 0 },
): Promise<EmbeddedItem[]> {
  try {
    const vectors = await embedder.embedItems(items.map(({ text }) => text), AbortSignal.timeout(TIMEOUT_MS));
    tally.embedded += items.length;
    return items.map(({ id, digest }, index) => ({ id, digest, embedding: vectors[index]! }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const half = items.length >> 1;
    if (half > 0) {
      const first = await embedBatch(embedder, items.slice(0, half), tally);
      return [...first, ...await embedBatch(embedder, items.slice(half), tally)];
    }
    // Google refuses a wrong key as it refuses a wrong text.
    if (++tally.refused === MOST_REFUSED && tally.embedded === 0) throw error;
    logFailure("an item could not be embedded", error);
    return [];
  }
}

function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400;
}
