import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import type { RpcClient } from "../../database/rpc-client.ts";
import type { ExtractedItem } from "../extraction/extracted-item.ts";
import type { Judge } from "./judge.ts";

const candidatesSchema = z.object({
  candidates: z.array(z.object({
    position: z.number(),
    others: z.array(z.object({ id: z.string(), content: z.string() })),
  })),
});

/** An extracted item with what a model said of it and known items like it. */
export interface JudgedItem extends ExtractedItem {
  judgements?: { other_id: string; verdict: string }[];
}

/** Has a model judge which known items the extracted ones speak against, where no rule can tell; asks nothing when none is alike. */
export async function judgeItems(
  client: RpcClient,
  judge: Judge,
  held: { user_id: string; attempt: number },
  items: ExtractedItem[],
  signal: AbortSignal,
): Promise<JudgedItem[]> {
  if (items.length === 0) return items;
  const { candidates } = candidatesSchema.parse(await callRpc(client, "read_candidates", { ...held, items }));
  if (candidates.length === 0) return items;
  const likes = candidates.map(({ position, others }) => ({ position, others, content: items[position]!.content }));
  const judgements = await judge(likes, signal);
  return items.map((item, at) => {
    const own = judgements.filter(({ position }) => position === at);
    if (own.length === 0) return item;
    return { ...item, judgements: own.map(({ otherId, verdict }) => ({ other_id: otherId, verdict })) };
  });
}
