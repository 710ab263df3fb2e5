import { oneLine } from "../../writing/one-line.ts";
import { asBuiltIn, asPackTool, type JsonObject, outsideWriteOf } from "../../tools/definition.ts";
import { composeCall } from "./compose-call.ts";
import type { PreparedCall } from "./prepare-calls.ts";
import { runTool } from "../run-tool.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import type { RequestedCall } from "./proposal.ts";

/** A call that fits several things: the person has to say which one. */
export type UndecidedCall = Extract<PreparedCall, { status: "choose" }>;

/** Whether a call is a read of a pack's tool: the model tells its result. A write of such a tool is told by code. */
export function isPackRead(turn: Pick<Turn, "catalog">, { tool }: { tool: string }): boolean {
  const added = asPackTool(turn.catalog.find(tool));
  return added !== undefined && outsideWriteOf(added) === undefined;
}

/**
 * Looks up outside, or composes from a template, what the tool's function gets besides the call's arguments. Otherwise says why the call
 * cannot run now, or between what the person has to choose.
 */
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
 * Runs a call that needs no yes, after its tool has looked outside. If it found several things, nothing runs: the call comes back, and is
 * offered with its choices.
 *
 * @throws as `runTool`
 */
export async function lookUpAndRun(turn: Turn, call: RequestedCall): Promise<ToolOutput | UndecidedCall> {
  const found = await lookUpCall(turn, call);
  if ("args" in found) return await runTool(turn, call.toolCallId, call.tool, call.args, found.args);
  return found.status === "choose" ? found : { type: "error-text", value: found.sentence };
}
