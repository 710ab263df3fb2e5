import { APICallError } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Embedder } from "../model/embedder.ts";
import { logFailure } from "../runtime/log-failure.ts";

/** The text of an item to be embedded. By the digest the database knows whether the text has changed since. */
const itemTextSchema = z.object({ id: z.uuid(), text: z.string(), digest: z.string() });

type ItemText = z.infer<typeof itemTextSchema>;

interface EmbeddedItem {
  id: string;
  digest: string;
  embedding: string;
}

const TIMEOUT_MS = 30_000;
// After so many refused items and none accepted, the items are not the cause.
const MOST_REFUSED = 3;
const storedSchema = z.object({ stored: z.number() });
const missingSchema = z.object({ items: z.array(itemTextSchema) });
const claimSchema = z.object({ status: z.enum(["claimed", "none", "busy"]), items: z.array(itemTextSchema) });

/**
 * Embeds new items of a person's memory and library, with the person's own rights, in two round trips. Items that fail are left to the
 * scheduled run.
 */
export async function embedNewItems(client: RpcClient, embedder: Embedder): Promise<void> {
  const { items } = missingSchema.parse(await callRpc(client, "missing_embeddings", {}));
  if (items.length > 0) await embedItems(client, embedder, items);
}

/**
 * Embeds all items of all users that have no vector of this model: those that a turn did not embed, those that were typed in or
 * imported, and all items after a change of model. It stops when none is left, another worker does it, or the time is up. It is called
 * by the scheduled run, with a secret key.
 *
 * @param deadline `Date.now()` after which no batch is begun
 */
export async function embedMissing(client: RpcClient, embedder: Embedder, deadline: number): Promise<void> {
  const claim = { model: embedder.model, holder: crypto.randomUUID() };
  while (Date.now() < deadline) {
    const { items } = claimSchema.parse(await callRpc(client, "claim_embeddings", claim));
    // Stops if nothing was stored: the same batch would be claimed again.
    if (items.length === 0 || await embedItems(client, embedder, items) === 0) return;
  }
}

/**
 * Embeds items in one request and stores the vectors in another. A refused batch is tried again in halves, so that one item that
 * cannot be embedded does not stop the others.
 *
 * @returns how many were stored; items whose text has changed in the meantime are not
 */
async function embedItems(client: RpcClient, embedder: Embedder, items: ItemText[]): Promise<number> {
  const embeddings = await embedBatch(embedder, items);
  if (embeddings.length === 0) return 0;
  const args = { model: embedder.model, embeddings };
  return storedSchema.parse(await callRpc(client, "store_embeddings", args)).stored;
}

/** Counts of a batch while its halves are tried. */
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
    // Google answers 400 to a wrong key as well as to a text that it refuses.
    if (++tally.refused === MOST_REFUSED && tally.embedded === 0) throw error;
    logFailure("an item could not be embedded", error);
    return [];
  }
}

function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400;
}
