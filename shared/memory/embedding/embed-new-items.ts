import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import type { RpcClient } from "../../database/rpc-client.ts";
import type { Embedder } from "../../model/embedder.ts";
import { embedItems } from "./embed-items.ts";
import { itemTextSchema } from "./item-text.ts";

const missingSchema = z.object({ items: z.array(itemTextSchema) });

/** Embeds what is new in a user's memory, as the user: two round trips. What fails is left to the scheduled run. */
export async function embedNewItems(client: RpcClient, embedder: Embedder): Promise<void> {
  const { items } = missingSchema.parse(await callRpc(client, "missing_embeddings", {}));
  if (items.length > 0) await embedItems(client, embedder, items);
}
