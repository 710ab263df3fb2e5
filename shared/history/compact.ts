import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { LONGEST_GIST, readEntries, type SummaryEntry, summaryLine } from "../prompt/earlier-talk.ts";
import { estimateTokens } from "../prompt/estimate-tokens.ts";
import { extendSummary } from "./long-term-summary.ts";
import { summarizeMessages } from "./summarize-messages.ts";

/**
 * When there are more entries than MOST, the oldest go into the summary text until LEFT remain. These and what the next compaction adds
 * fit into `ENTRIES_TOKENS`, so that no entry is left out of a prompt.
 */
const MOST = { messages: 30, tokens: 1_000 };
const LEFT = { messages: 10, tokens: 400 };
/** A long conversation that was imported, or never compacted, is compacted over several turns. */
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
 * Puts the messages before `before` into the conversation's summaries, batch by batch. Each batch is stored at once. Where another
 * instance was faster this one stops; where it breaks off, the next turn continues.
 *
 * @param chooseModel the model that writes the text about the oldest part; null: rules write it
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
    const { entries, oldest } = splitOldest([
      ...readEntries(found.structuredSummary),
      ...summarizeMessages(found.messages),
    ]);
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
function splitOldest(all: SummaryEntry[]): { entries: SummaryEntry[]; oldest: SummaryEntry[] } {
  if (countMessages(all) <= MOST.messages && tokensOf(all) <= MOST.tokens) return { entries: all, oldest: [] };
  let messages = 0;
  let tokens = 0;
  const from = all.findLastIndex((entry) => {
    tokens += tokensOf([entry]);
    messages += countMessages([entry]);
    return messages > LEFT.messages || tokens > LEFT.tokens;
  }) + 1;
  return { entries: all.slice(from), oldest: all.slice(0, from) };
}

/** Without the entries about tool calls. */
function countMessages(entries: SummaryEntry[]): number {
  return entries.filter(({ role }) => role !== "tool").length;
}

function tokensOf(entries: SummaryEntry[]): number {
  return entries.reduce((sum, entry) => sum + estimateTokens(`${summaryLine(entry, LONGEST_GIST)}\n`), 0);
}
