import type { ModelCall } from "../model/stream-step.ts";
import { isStorable } from "../database/plain-text.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { mendArguments } from "./mend-arguments.ts";

/** A call that can be run: its tool belongs to the turn, and the tool's schema accepts the arguments. */
export interface ToolCall {
  toolCallId: string;
  tool: ToolDefinition;
  args: JsonObject;
  providerOptions?: JsonObject;
}

/** A call that can be run, or the reason why it cannot: a sentence for the model. */
export type ReadCall = { call: ToolCall } | { reason: string };

const UNSTORABLE = "Não rodei: há nos argumentos um sinal que não dá para guardar. Chame de novo sem ele.";

/** Reads a call as the model made it. Arguments that do not fit the schema are repaired if their meaning is certain. */
export function readCall(
  { toolCallId, toolName, input, isValid, providerOptions }: ModelCall,
  tools: readonly ToolDefinition[],
): ReadCall {
  const tool = tools.find(({ name }) => name === toolName);
  if (!tool) {
    return {
      reason: `Não rodei: essa ferramenta não existe aqui. Existem: ${tools.map(({ name }) => name).join(", ")}.`,
    };
  }
  const mended = isValid ? { args: input as JsonObject } : mendArguments(tool.inputSchema, input);
  // A schema may accept characters that Postgres cannot store. Then saving the whole turn would fail.
  if ("args" in mended && !isStorable(mended.args)) return { reason: UNSTORABLE };
  if ("args" in mended) return { call: { toolCallId, tool, args: mended.args, providerOptions } };
  return {
    reason: `Não rodei: argumentos que não servem (${mended.reason}). ` +
      "Corrija e chame de novo uma vez, ou pergunte à pessoa o que falta.",
  };
}
