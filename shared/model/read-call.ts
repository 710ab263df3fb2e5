import type { LanguageModelV4ToolCall } from "@ai-sdk/provider";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { ModelFailure } from "./model-failure.ts";

/** A tool call of a step whose tool exists and whose arguments its schema accepts. */
export interface ModelCall {
  toolCallId: string;
  tool: ToolDefinition;
  args: JsonObject;
  /** What the provider wants back with the call (Gemini's thought signature). */
  providerOptions?: JsonObject;
}

/**
 * A call as the model made it, against the tools it was given.
 *
 * @throws ModelFailure `invalid_call` for a tool it was not given, or arguments that the tool's schema refuses
 */
export function readCall(
  { toolName, input, providerMetadata }: LanguageModelV4ToolCall,
  tools: ToolDefinition[],
): ModelCall {
  const tool = tools.find(({ name }) => name === toolName);
  if (!tool) throw new ModelFailure("invalid_call", new Error(`call of ${toolName}, which was not given`));
  const args = tool.inputSchema.safeParse(parseJson(input));
  if (!args.success) throw new ModelFailure("invalid_call", args.error);
  // An id of our own: some providers count from one in every answer, and a repeated id would get the stored result.
  return { toolCallId: crypto.randomUUID(), tool, args: args.data, providerOptions: providerMetadata };
}

/** Models leave the arguments out of a call that needs none. */
function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
