import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import type { MemoryRequest } from "../../language/commands/memory-request.ts";
import { oneLineTexts } from "../../writing/one-line.ts";
import { describeMemory } from "../../tools/memory/describe-memory.ts";
import { knowledgeItemSchema } from "../../tools/memory/knowledge-item.ts";
import type { RequestedCall } from "../offer/proposal.ts";
import { prepareCalls, type PreparedStep } from "../offer/prepare-calls.ts";
import { type Reply, sayDirectly } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { proposeDirectly } from "./propose-directly.ts";

const listSchema = z.object({ items: z.array(knowledgeItemSchema), next_cursor: z.string().nullable() });
const profileSchema = z.object({ memory: z.record(z.string(), z.unknown()) });

/**
 * Tells what memory holds, or proposes to forget it, without the model. Forgetting waits for a yes like every write.
 *
 * @returns null when the message may mean something else: no item fits it, and it does not name memory
 */
export async function settleMemoryRequest(
  turn: Turn,
  memoryRequest: MemoryRequest,
  skills: string[],
): Promise<Reply | null> {
  if (memoryRequest.action === "tell") {
    return [{ type: "skills", skills }, ...sayDirectly(await tell(turn, memoryRequest.area))];
  }
  const calls = memoryRequest.action === "forget"
    ? [newCall("delete_knowledge", { query: memoryRequest.query })]
    : [newCall("forget_everything", {})];
  const prepared = await prepareAll(turn, calls, memoryRequest.action === "forget" && memoryRequest.everything);
  if (
    memoryRequest.action === "forget" && !memoryRequest.namesMemory &&
    prepared.calls.every(({ status }) => status === "refused")
  ) {
    return null;
  }
  return proposeDirectly(turn, prepared, skills);
}

async function tell({ client }: Turn, area: string | undefined): Promise<string> {
  const [list, profile] = await Promise.all([
    callRpc(client, "list_knowledge", { page_size: 200, ...(area === undefined ? {} : { area }) }),
    area === undefined ? callRpc(client, "get_user_memory", {}) : null,
  ]);
  const { items, next_cursor } = listSchema.parse(list);
  return describeMemory({
    items: oneLineTexts(items),
    more: next_cursor !== null,
    profile: profile === null ? undefined : profileSchema.parse(profile).memory,
  });
}

/** "tudo sobre coentro" means every item that fits: all are proposed together. Otherwise the person chooses one. */
async function prepareAll(turn: Turn, calls: RequestedCall[], everything: boolean): Promise<PreparedStep> {
  const prepared = await prepareCalls(turn, calls);
  const [only] = prepared.calls;
  if (!everything || only?.status !== "choose") return prepared;
  return await prepareCalls(turn, only.choices.map(({ args }) => newCall(only.call.tool, args)));
}

function newCall(tool: string, args: RequestedCall["args"]): RequestedCall {
  return { toolCallId: crypto.randomUUID(), tool, args };
}
