import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { readOrder } from "../../language/orders/order.ts";
import { asBuiltIn, type JsonObject, type ToolDefinition } from "../../tools/definition.ts";
import type { Evidence } from "../../tools/said/evidence.ts";
import { weighCall } from "../../tools/said/grounding.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import type { Repeats } from "./find-repeats.ts";

/** The calls of one step, sorted by what becomes of them. */
export interface WeighedCalls {
  /** Reads, and writes that quote the person's own words. */
  runnable: ToolCall[];
  /** Writes that need a yes, unless the person ordered them. */
  unconfirmed: ToolCall[];
  refused: { call: ToolCall; reason: string }[];
  /** Writes on quoted words beyond MAX_QUOTED_WRITES: the message is read again at night. */
  leftForTonight: ToolCall[];
}

/** The most calls of one step. Nobody reads a longer list of proposals before saying yes to it. */
export const MAX_CALLS = 20;
/** The most writes on quoted words in one turn. */
const MAX_QUOTED_WRITES = 12;

const TOO_MANY_CALLS = `Não rodei: só ${MAX_CALLS} chamadas de cada vez. Siga com o que já tem.`;
const AGAIN = "Não rodei de novo: esta mesma chamada já foi feita nesta resposta, e o resultado dela está acima. " +
  "Siga com ele, ou responda com o que tem.";
const ONCE_A_MESSAGE =
  "Não rodei: só uma vez por mensagem. Se a pessoa pediu mais de uma, diga que peça a outra em seguida.";

/**
 * Sorts the calls of a step into those that run, those that need a yes and those that the model gets back with a reason.
 *
 * @param quotedWrites names of the tools that have written on quoted words in this turn, one name for each call
 * @param repeats calls that were made before in this turn, with the same arguments
 */
export function weighCalls(
  calls: readonly ToolCall[],
  evidence: Evidence,
  quotedWrites: readonly string[],
  repeats: Pick<Repeats, "toolCallIds" | "ofWrites">,
): WeighedCalls {
  const result: WeighedCalls = { runnable: [], unconfirmed: [], refused: [], leftForTonight: [] };
  const calledTools = new Set(quotedWrites);
  let room = MAX_QUOTED_WRITES - quotedWrites.length;
  for (const [index, call] of calls.entries()) {
    const { tool } = call;
    const refuse = (reason: string) => result.refused.push({ call, reason });
    const weighed = index < MAX_CALLS ? weighCall(tool, call.args, evidence) : { refused: TOO_MANY_CALLS };
    if ("refused" in weighed) refuse(weighed.refused);
    else if (isOnRequest(tool) && calledTools.has(tool.name)) refuse(ONCE_A_MESSAGE);
    else if (repeats.ofWrites.has(call.toolCallId)) refuse(AGAIN);
    // The person may mean two equal writes: both are proposed.
    else if ("offered" in weighed) result.unconfirmed.push({ ...call, args: weighed.offered });
    // A joke about a password is no order to save it.
    else if (isUnorderedSave(call, evidence)) result.unconfirmed.push(call);
    else if (repeats.toolCallIds.has(call.toolCallId)) refuse(AGAIN);
    else if (tool.confirmation === "none" || room-- > 0) result.runnable.push({ ...call, args: weighed.runs });
    else result.leftForTonight.push(call);
    if (isOnRequest(tool) && !("refused" in weighed)) calledTools.add(tool.name);
  }
  return result;
}

function isOnRequest(tool: ToolDefinition): boolean {
  return asBuiltIn(tool)?.needsRequest === true;
}

/** Whether a call would save an item to the library and the words that it quotes do not order to record it. */
function isUnorderedSave({ tool, args }: ToolCall, { messages }: Evidence): boolean {
  if (asBuiltIn(tool)?.recordKind !== "library") return false;
  const order = readOrder(messages.at(-1) ?? "", String(args.quote ?? ""));
  return !order.found || order.act !== "record" || !isContentSaid(args, messages.slice(-2));
}

/**
 * Whether half of what would be saved stands in the message or in the one before it: "registra 50 no mercado" orders no note of a secret.
 */
function isContentSaid({ content, title, query, url }: JsonObject, messages: readonly string[]): boolean {
  const text = [content, title, query, url].filter((one) => typeof one === "string").join(" ");
  const stems = meaningStems(text);
  const said = new Set(meaningStems(messages.join(" ")));
  return stems.filter((stem) => isStemSaid(stem, said)).length * 2 >= stems.length;
}
