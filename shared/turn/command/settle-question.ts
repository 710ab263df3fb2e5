import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { DomainError } from "../../database/domain-error.ts";
import type { Resolution } from "../../language/commands/resolution.ts";
import { oneLineTexts } from "../../writing/one-line.ts";
import { describeKnowledgeItem, knowledgeItemSchema, quoteItem } from "../../tools/memory/knowledge-item.ts";
import type { JsonObject } from "../../tools/definition.ts";
import { type ExecutedCall, executedCallSchema, type Proposal } from "../offer/proposal.ts";
import { type Reply, sayDirectly } from "../reply.ts";
import type { Turn } from "../turn.ts";

/**
 * Carries out the answer to a question about memory, exactly once, and tells what came of it. The question was text and no
 * tool call, so no call is shown or stored in the conversation.
 */
export async function settleQuestion(turn: Turn, question: Proposal, resolution: Resolution): Promise<Reply> {
  const skills = { type: "skills" as const, skills: question.skills };
  if (resolution === "later") {
    const decided = { type: "decided" as const, id: question.id, status: "rejected" as const };
    return [skills, decided, ...sayDirectly("Tudo bem, deixo como está.", "rejected")];
  }
  // `use_new` is the call as it was offered, so it confirms it; every other answer selects another choice.
  const status = resolution === "use_new" ? "confirmed" : "selected";
  try {
    const ran = z.array(executedCallSchema).parse(
      await callRpc(turn.client, "run_calls", {
        turn_id: turn.opened.id,
        attempt: turn.opened.attempt,
        calls: [{ ...callFor(question, resolution), pendingActionId: question.id, status }],
      }),
    );
    return [skills, { type: "resolved", id: question.id }, ...sayDirectly(tellResolved(ran), status)];
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    const decided = { type: "decided" as const, id: question.id, status: "dropped" as const };
    return [skills, decided, ...sayDirectly("Isso já tinha sido resolvido na sua memória; não mudei nada.")];
  }
}

function callFor({ toolCallId, args }: Proposal, resolution: Exclude<Resolution, "later">) {
  return resolution === "neither"
    ? { toolCallId, tool: "reject_contradiction", args: { item_id: args.item_id } }
    : { toolCallId, tool: "resolve_knowledge", args: { item_id: args.item_id, resolution } };
}

function tellResolved(ran: readonly ExecutedCall[]): string {
  const outcomes = ran.flatMap(({ tool, result }) => describeResolution(tool, result) ?? []);
  return ["Obrigada por esclarecer!", ...outcomes].join(" ");
}

/** Explains a question about memory to a person who asks back. The question keeps waiting. */
export function explainQuestion({ id, choices = [], skills }: Proposal): Reply {
  const [existing, stated] = choices.map(({ label }) => label);
  const explained = `Na minha memória ficaram duas coisas que parecem não combinar:\n1. ${existing}\n2. ${stated}\n` +
    "Qual vale, ou valem as duas? Se preferir, deixo como está.";
  return [{ type: "skills", skills }, { type: "shown", ids: [id] }, ...sayDirectly(explained)];
}

const resolved = z.object({
  resolution: z.enum(["keep_existing", "use_new", "keep_both"]),
  item: knowledgeItemSchema,
  others: z.array(knowledgeItemSchema),
});
const rejected = z.object({ removed: z.array(knowledgeItemSchema).min(1) });

/** Tells the result of resolve_knowledge or reject_contradiction, which answer a question about memory; null for other tools. */
export function describeResolution(tool: string, result: JsonObject): string | null {
  if (tool === "reject_contradiction") {
    const { removed } = rejected.parse(oneLineTexts(result));
    return `Tirei da memória:\n${removed.map((item) => `- ${describeKnowledgeItem(item)}`).join("\n")}`;
  }
  if (tool !== "resolve_knowledge") return null;
  const { resolution, item, others } = resolved.parse(oneLineTexts(result));
  if (resolution === "keep_both") return "Deixei os dois na memória.";
  if (resolution === "use_new") return `Atualizei a memória: ${quoteItem(item)}`;
  return others[0] ? `Mantive na memória: ${quoteItem(others[0])}` : "Deixei a memória como estava.";
}
