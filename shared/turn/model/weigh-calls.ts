import { readOrder } from "../../language/orders/order.ts";
import { asBuiltIn, type ToolDefinition } from "../../tools/definition.ts";
import { type Evidence, weighCall } from "../../tools/said/grounding.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import type { Repeats } from "./find-repeats.ts";

/** What becomes of the calls of one step. */
export interface WeighedCalls {
  /** Reads, and writes of memory that rest on the person's own words. */
  runnable: ToolCall[];
  /** Writes that wait for a yes, unless the person ordered them. */
  held: ToolCall[];
  refused: { call: ToolCall; reason: string }[];
  /** Writes of memory over their number in a turn: the night reads the message again. */
  leftForTonight: ToolCall[];
}

/** Calls of one step that are run or held: nobody says yes to a longer list with open eyes. */
export const MAX_CALLS = 20;
/** Writes of memory in one turn. */
const MAX_KEPT = 12;

const TOO_MANY_CALLS = `Não rodei: só ${MAX_CALLS} chamadas de cada vez. Siga com o que já tem.`;
const AGAIN = "Não rodei de novo: esta mesma chamada já foi feita nesta resposta, e o resultado dela está acima. " +
  "Siga com ele, ou responda com o que tem.";
const ASKED_ONCE =
  "Não rodei: só uma vez por mensagem. Se a pessoa pediu mais de uma, diga que peça a outra em seguida.";
const NO_REPEATS = { toolCallIds: new Set<string>(), ofWrites: new Set<string>() };

/**
 * Sorts a step's calls into those that run, those that wait for a yes and those that the model gets back with a reason.
 *
 * @param written the tools that wrote without a yes in this turn, one name for each call
 * @param repeats calls that were made before in this turn, with the same arguments
 */
export function weighCalls(
  calls: readonly ToolCall[],
  said: Evidence,
  written: readonly string[],
  repeats: Pick<Repeats, "toolCallIds" | "ofWrites"> = NO_REPEATS,
): WeighedCalls {
  const result: WeighedCalls = { runnable: [], held: [], refused: [], leftForTonight: [] };
  const once = new Set(written);
  let room = MAX_KEPT - written.length;
  for (const [index, call] of calls.entries()) {
    const { tool } = call;
    const refuse = (reason: string) => result.refused.push({ call, reason });
    const weighed = index < MAX_CALLS ? weighCall(tool, call.args, said) : { refused: TOO_MANY_CALLS };
    if ("refused" in weighed) refuse(weighed.refused);
    else if (isOnRequest(tool) && once.has(tool.name)) refuse(ASKED_ONCE);
    else if (repeats.ofWrites.has(call.toolCallId)) refuse(AGAIN);
    // Two equal writes that wait may well be meant.
    else if ("offered" in weighed) result.held.push({ ...call, args: weighed.offered });
    // A joke about a password is no order to keep it.
    else if (isUnorderedSave(call, said)) result.held.push(call);
    else if (repeats.toolCallIds.has(call.toolCallId)) refuse(AGAIN);
    else if (tool.confirmation === "none" || room-- > 0) result.runnable.push({ ...call, args: weighed.runs });
    else result.leftForTonight.push(call);
    if (isOnRequest(tool) && !("refused" in weighed)) once.add(tool.name);
  }
  return result;
}

function isOnRequest(tool: ToolDefinition): boolean {
  return asBuiltIn(tool)?.needsRequest === true;
}

/** What the person saves is saved on their order alone: the words that the call quotes have to be one. */
function isUnorderedSave({ tool, args }: ToolCall, { messages }: Evidence): boolean {
  if (asBuiltIn(tool)?.recordKind !== "library") return false;
  return !readOrder(messages.at(-1) ?? "", String(args.quote ?? "")).found;
}
