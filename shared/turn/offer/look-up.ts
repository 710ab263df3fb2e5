import { oneLine } from "../../writing/one-line.ts";
import { asAdded, asBuiltIn, type JsonObject, outsideWriteOf } from "../../tools/definition.ts";
import { composeCall } from "./compose-call.ts";
import type { PreparedCall } from "./prepare-calls.ts";
import { runTool } from "../run-tool.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import type { RequestedCall } from "./proposal.ts";

/** A call of which the person has to say which of several it means. */
export type UndecidedCall = Extract<PreparedCall, { status: "choose" }>;

/** What a pack's tool has read is for the model to tell; what it has changed outside tells of itself. */
export function isReadOutside(turn: Pick<Turn, "catalog">, { tool }: { tool: string }): boolean {
  const added = asAdded(turn.catalog.find(tool));
  return added !== undefined && outsideWriteOf(added) === undefined;
}

/** What a call's tool found outside, or a template read: what its function gets beside the arguments, or why it cannot run now. */
export async function lookUpCall(
  turn: Pick<Turn, "client" | "outside" | "catalog" | "toolContext">,
  call: RequestedCall,
): Promise<{ args: JsonObject } | Extract<PreparedCall, { status: "choose" | "refused" }>> {
  const tool = turn.catalog.find(call.tool);
  if (asBuiltIn(tool)?.isFromTemplate) return await composeCall(turn, call);
  const found = await tool?.lookUp?.(call.args, turn.outside, turn.toolContext) ?? { args: {} };
  if ("args" in found) return found;
  if ("refused" in found) return { call, status: "refused", sentence: found.refused };
  const choices = found.choices.map((choice) => ({ ...choice, label: oneLine(choice.label) }));
  return { call, status: "choose", question: found.question, choices };
}

/**
 * Runs a call that needs no yes, after its tool has looked outside. Where that found several, nothing runs and the call comes
 * back, to be offered with its choices.
 *
 * @throws as `runTool`
 */
export async function runCall(turn: Turn, call: RequestedCall): Promise<ToolOutput | UndecidedCall> {
  const found = await lookUpCall(turn, call);
  if ("args" in found) return await runTool(turn, call.toolCallId, call.tool, call.args, found.args);
  return found.status === "choose" ? found : { type: "error-text", value: found.sentence };
}
