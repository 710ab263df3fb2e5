import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { MemoryRequest } from "../intents/memory-request.ts";
import { oneLineTexts } from "../text/one-line.ts";
import { describeMemory } from "../tools/memory/describe-memory.ts";
import { knowledgeItemSchema } from "../tools/memory/knowledge-item.ts";
import { offerCalls, prepareCalls, type PreparedStep } from "./offer-calls.ts";
import type { PendingCall, Turn } from "./turn.ts";

const listSchema = z.object({ items: z.array(knowledgeItemSchema), next_cursor: z.string().nullable() });
const profileSchema = z.object({ memory: z.record(z.string(), z.unknown()) });

/**
 * Tells what is known or offers to forget it, without a model. Forgetting waits for a yes like every write.
 *
 * @returns false when the message may mean something else after all: nothing fits it and memory was not named
 */
export async function settleMemoryRequest(turn: Turn, request: MemoryRequest, skills: string[]): Promise<boolean> {
  if (request.action === "tell") {
    const text = await tell(turn, request.area);
    begin(turn, skills);
    turn.transcript.say(text);
    return true;
  }
  const calls = request.action === "forget"
    ? [newCall("delete_knowledge", { query: request.query })]
    : [newCall("forget_everything", {})];
  const prepared = await prepareAll(turn, calls, request.action === "forget" && request.everything);
  if (request.action === "forget" && !request.plain && prepared.calls.every(({ status }) => status === "refused")) {
    return false;
  }
  begin(turn, skills);
  for (const { call: { toolCallId, tool, args } } of prepared.calls) turn.transcript.call(toolCallId, tool, args);
  offerCalls(turn, prepared, skills);
  return true;
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

/** "tudo sobre coentro" means all that fits, offered together; otherwise the user chooses one. */
async function prepareAll(turn: Turn, calls: PendingCall[], everything: boolean): Promise<PreparedStep> {
  const prepared = await prepareCalls(turn, calls);
  const [only] = prepared.calls;
  if (!everything || only?.status !== "choose") return prepared;
  return await prepareCalls(turn, only.choices.map(({ args }) => newCall(only.call.tool, args)));
}

function newCall(tool: string, args: PendingCall["args"]): PendingCall {
  return { toolCallId: crypto.randomUUID(), tool, args };
}

function begin({ transcript, result }: Turn, skills: string[]): void {
  result.skills = skills;
  transcript.startStep();
}
