import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { Resolution } from "../intents/resolution.ts";
import { oneLineTexts } from "../text/one-line.ts";
import { describeItem, knowledgeItemSchema, quoteItem } from "../tools/memory/knowledge-item.ts";
import type { JsonObject } from "../tools/definition.ts";
import { type ExecutedCalls, executedCallsSchema, type OpenPendingAction } from "./open-turn.ts";
import type { RoutedTurn } from "./route-turn.ts";
import type { PendingCall, Turn } from "./turn.ts";

type Settling = Exclude<Resolution, "later">;
type SettledRoute = Extract<RoutedTurn, { kind: "resolve" | "resolved-before" }>;

/**
 * Carries out the answer to a question about memory, exactly once, and says what came of it. The question was text and no
 * tool call, so no call is shown or stored in the conversation.
 */
export async function settleQuestion(turn: Turn, routed: SettledRoute): Promise<void> {
  const { pending } = routed;
  turn.result.skills = pending.skills;
  if (routed.kind === "resolved-before") {
    return sayResolved(turn, pending.results ?? [], pending.status === "confirmed" ? "confirmed" : "selected");
  }
  if (routed.resolution === "later") return leave(turn, pending, "rejected", "Tudo bem, deixo como está.");
  return await resolve(turn, pending, routed.resolution);
}

async function resolve(turn: Turn, pending: OpenPendingAction, resolution: Settling): Promise<void> {
  // A yes runs the call as it was offered; everything else is one of the choices.
  const status = resolution === "use_new" ? "confirmed" : "selected";
  try {
    const results = executedCallsSchema.parse(
      await callRpc(turn.client, "confirm_pending_action", {
        turn_id: turn.opened.id,
        attempt: turn.opened.attempt,
        pending_action_id: pending.id,
        status,
        calls: pending.calls.map((call) => answered(call, resolution)),
      }),
    );
    return sayResolved(turn, results, status);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    return leave(turn, pending, "dropped", "Isso já tinha sido resolvido na sua memória; não mudei nada.");
  }
}

function leave(turn: Turn, { id }: OpenPendingAction, status: "rejected" | "dropped", words: string): void {
  turn.result.route = status;
  turn.result.decision = { id, status };
  return speak(turn, words);
}

function answered({ toolCallId, args }: PendingCall, resolution: Settling) {
  return resolution === "neither"
    ? { toolCallId, tool: "reject_contradiction", args: { item_id: args.item_id } }
    : { toolCallId, tool: "resolve_knowledge", args: { item_id: args.item_id, resolution } };
}

function sayResolved(turn: Turn, results: ExecutedCalls, route: "confirmed" | "selected"): void {
  turn.result.route = route;
  const outcomes = results.flatMap(({ tool, result }) => describeResolution(tool, result) ?? []);
  return speak(turn, ["Obrigada por esclarecer!", ...outcomes].join(" "));
}

function speak({ transcript }: Turn, sentence: string): void {
  transcript.startStep();
  transcript.say(sentence);
}

/** What a question about memory is about, for somebody who asks back. */
export function explainQuestion({ choices = [] }: OpenPendingAction): string {
  const [existing, stated] = choices.map(({ label }) => label);
  return `Na minha memória ficaram duas coisas que parecem não combinar:\n1. ${existing}\n2. ${stated}\n` +
    "Qual vale, ou valem as duas? Se preferir, deixo como está.";
}

const resolved = z.object({
  resolution: z.enum(["keep_existing", "use_new", "keep_both"]),
  item: knowledgeItemSchema,
  others: z.array(knowledgeItemSchema),
});
const rejected = z.object({ removed: z.array(knowledgeItemSchema).min(1) });

/** What came of a question about memory, from the result of resolve_knowledge or reject_contradiction; null for other tools. */
export function describeResolution(tool: string, result: JsonObject): string | null {
  if (tool === "reject_contradiction") {
    const { removed } = rejected.parse(oneLineTexts(result));
    return `Tirei da memória:\n${removed.map((item) => `- ${describeItem(item)}`).join("\n")}`;
  }
  if (tool !== "resolve_knowledge") return null;
  const { resolution, item, others } = resolved.parse(oneLineTexts(result));
  if (resolution === "keep_both") return "Deixei os dois na memória.";
  if (resolution === "use_new") return `Atualizei a memória: ${quoteItem(item)}`;
  return others[0] ? `Mantive na memória: ${quoteItem(others[0])}` : "Deixei a memória como estava.";
}
