import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { lineOf, LONGEST_GIST, readEntries, type SummaryEntry } from "../prompt/earlier-talk.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { extendSummary } from "./long-term-summary.ts";
import { summarizeMessages } from "./summarize-messages.ts";

/**
 * Entries, messages and what was done: above the first numbers, the oldest go into the text until the second are left. What is
 * left, and what the next compaction adds to it, is told without being cut (`ENTRIES_TOKENS`).
 */
const MOST = { said: 30, tokens: 1_000 };
const LEFT = { said: 10, tokens: 400 };
/** What was imported or never compacted is caught up with over some turns. */
const MOST_BATCHES = 5;

const part = z.record(z.string(), z.unknown());
const foundSchema = z.object({
  version: z.number(),
  structuredSummary: z.unknown(),
  longTermSummary: z.string().nullable(),
  upTo: z.number().nullable(),
  more: z.boolean(),
  messages: z.array(z.object({
    seq: z.number(),
    role: z.enum(["user", "assistant", "tool"]),
    parts: z.array(part.nullable().catch(null)).catch([]).transform((all) => all.filter((one) => one !== null)),
  })),
});

/**
 * Puts what stands before a message into the conversation's summaries, batch by batch, each stored at once: whoever was faster
 * has done it, and what breaks off goes on after the next turn.
 *
 * @param chooseModel what writes the text about the oldest part; null: rules do
 */
export async function compactConversation(
  client: RpcClient,
  { conversationId, before }: { conversationId: string; before: number },
  chooseModel: () => Promise<LanguageModelV4 | null>,
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const asked = { conversation_id: conversationId, before_seq: before };
    const found = foundSchema.nullable().parse(await callRpc(client, "conversation_to_compact", asked));
    if (!found || found.upTo === null) return;
    const { entries, oldest } = layer([...readEntries(found.structuredSummary), ...summarizeMessages(found.messages)]);
    const summary = oldest.length === 0
      ? found.longTermSummary
      : await extendSummary(found.longTermSummary, oldest, await chooseModel());
    const { compacted } = z.object({ compacted: z.boolean() }).parse(
      await callRpc(client, "compact_conversation", {
        conversation_id: conversationId,
        version: found.version,
        up_to: found.upTo,
        structured_summary: entries,
        long_term_summary: summary,
      }),
    );
    if (!compacted || !found.more) return;
  }
}

/** The entries that stay, and the oldest, which go into the text. */
function layer(all: SummaryEntry[]): { entries: SummaryEntry[]; oldest: SummaryEntry[] } {
  if (saidIn(all) <= MOST.said && tokensOf(all) <= MOST.tokens) return { entries: all, oldest: [] };
  let [said, tokens] = [0, 0];
  const from = all.findLastIndex((entry) => {
    tokens += tokensOf([entry]);
    said += saidIn([entry]);
    return said > LEFT.said || tokens > LEFT.tokens;
  }) + 1;
  return { entries: all.slice(from), oldest: all.slice(0, from) };
}

function saidIn(entries: SummaryEntry[]): number {
  return entries.filter(({ role }) => role !== "tool").length;
}

function tokensOf(entries: SummaryEntry[]): number {
  return entries.reduce((sum, entry) => sum + estimateTokens(`${lineOf(entry, LONGEST_GIST)}\n`), 0);
}
