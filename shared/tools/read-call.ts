import type { ModelCall } from "../model/stream-step.ts";
import { isStorable } from "../database/plain-text.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { mendArguments } from "./mend-arguments.ts";

/** A call of a tool that the turn has, with arguments that the tool takes. */
export interface ToolCall {
  toolCallId: string;
  tool: ToolDefinition;
  args: JsonObject;
  providerOptions?: JsonObject;
}

/** What a model's call comes to: one that can be run, or why it cannot, a sentence for the model. */
export type ReadCall = { call: ToolCall } | { reason: string };

const UNSTORABLE = "Não rodei: há nos argumentos um sinal que não dá para guardar. Chame de novo sem ele.";

/** Reads a call of the model's: arguments that do not fit are mended where that is certain, and otherwise explained. */
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
  // Whatever a schema lets through: what cannot be stored would take the whole turn with it.
  if ("args" in mended && !isStorable(mended.args)) return { reason: UNSTORABLE };
  if ("args" in mended) return { call: { toolCallId, tool, args: mended.args, providerOptions } };
  return {
    reason: `Não rodei: argumentos que não servem (${mended.reason}). ` +
      "Corrija e chame de novo uma vez, ou pergunte à pessoa o que falta.",
  };
}
