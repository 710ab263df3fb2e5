import { oneLine } from "../../writing/one-line.ts";
import { asBuiltIn, type JsonObject, type ToolDefinition } from "../../tools/definition.ts";
import type { WrittenCall } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { isPackRead } from "./look-up.ts";
import type { ExecutedCall } from "./proposal.ts";
import { nameWrite } from "./tell-undo.ts";

type TellingTurn = Pick<Turn, "catalog" | "toolContext">;

/** Tells what writes did: for a correction what was and what is now, for the others what their tools say. */
export function tellRan(ran: readonly ExecutedCall[], turn: TellingTurn): string {
  const corrections = ran.flatMap(({ replaced = [], ...call }) => {
    if (replaced.length === 0) return [];
    const before = replaced.map((write) => nameWrite(write, turn.toolContext)).join("; ");
    const from = `de ${before}`.replace(/^de (?=[oa]s? )/, "d");
    return [`Corrigi: ${from} para ${nameWrite(call, turn.toolContext)}.`];
  });
  const others = ran.filter(({ replaced = [] }) => replaced.length === 0);
  return [...corrections, ...(others.length > 0 ? [tellResults(others, turn)] : [])].join("\n");
}

/** Tells the results of calls that ran together, by their tools' own templates. Calls of one tool are told together. */
export function tellResults(
  calls: readonly { tool: string; result: JsonObject; args?: JsonObject }[],
  turn: TellingTurn,
): string {
  const context = turn.toolContext;
  const tools = [...new Set(calls.map(({ tool }) => tool))];
  return tools.map((name) => {
    const ofTool = calls.filter(({ tool }) => tool === name);
    const results = ofTool.map(({ result }) => result);
    const tool = turn.catalog.find(name);
    // The tool's pack may have been removed since.
    if (tool === undefined) return results.map(({ summary }) => oneLine(String(summary ?? "Feito."))).join("\n");
    const { answerSeveral } = asBuiltIn(tool) ?? {};
    return results.length > 1 && answerSeveral
      ? answerSeveral(results, context)
      : ofTool.map(({ result, args }) => tool.answer(result, context, args)).join("\n");
  }).join("\n");
}

/** The status of a call that wrote nothing: the record was the same already, or there is none. */
const NOTHING_WRITTEN: ReadonlySet<unknown> = new Set(["unchanged", "not_saved"]);

/** The writes as the metadata lists them. A write to a service and an irreversible deletion cannot be undone. */
export function writtenCalls(ran: readonly ExecutedCall[], turn: TellingTurn): WrittenCall[] {
  const written = ran.filter((call) => !NOTHING_WRITTEN.has(call.result.status) && !isPackRead(turn, call));
  return written.map(({ toolCallId, tool, result }) => ({
    toolCallId,
    tool,
    what: nameWrite({ tool, result }, turn.toolContext),
    undoable: isUndoable(turn.catalog.find(tool)),
  }));
}

function isUndoable(tool: ToolDefinition | undefined): boolean {
  const builtIn = asBuiltIn(tool);
  return builtIn !== undefined && builtIn.isIrreversible !== true;
}
