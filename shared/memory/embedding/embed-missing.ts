import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import type { RpcClient } from "../../database/rpc-client.ts";
import type { Embedder } from "../../model/embedder.ts";
import { embedItems } from "./embed-items.ts";
import { itemTextSchema } from "./item-text.ts";

const claimSchema = z.object({ status: z.enum(["claimed", "none", "busy"]), items: z.array(itemTextSchema) });

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
