import type { ModelCall } from "../../model/stream-step.ts";
import { isStorable } from "../../database/plain-text.ts";
import { isJsonObject, type ToolDefinition } from "../../tools/definition.ts";
import { readCall, type ToolCall } from "../../tools/read-call.ts";
import { withOrder } from "../../tools/said/orderable-tools.ts";
import type { TurnEvent } from "../reply.ts";

/**
 * Reads the calls of a step against the schemas of their tools. Yields every call; then, for each that cannot be read, the reason, from
 * which the model goes on. `orders` are the words that calls quote as the person's order, by the call's id.
 */
export async function* readCalls(made: ModelCall[], tools: ToolDefinition[], modelId: string) {
  const orders = new Map<string, string>();
  const read = made.map((call) => {
    const { order, ...input } = isJsonObject(call.input) ? call.input : {};
    const tool = tools.find(({ name }) => name === call.toolName);
    const takesOrder = tool !== undefined && withOrder(tool) !== tool;
    if (takesOrder && typeof order === "string") orders.set(call.toolCallId, order);
    const plain = takesOrder && isJsonObject(call.input) ? { ...call, input, isValid: false } : call;
    return { ...plain, ...readCall(plain, tools) };
  });
  for (const { toolCallId, toolName, input, providerOptions, ...call } of read) {
    const args = "call" in call ? call.call.args : isStorable(input) && isJsonObject(input) ? input : {};
    yield {
      type: "call",
      toolCallId,
      tool: toolName,
      args,
      signature: providerOptions && { providerOptions, modelId },
    } satisfies TurnEvent;
  }
  const calls: ToolCall[] = [];
  let hasUnreadable = false;
  for (const { toolCallId, toolName, ...call } of read) {
    if ("call" in call) calls.push(call.call);
    else {
      hasUnreadable = true;
      const output = { type: "error-text", value: call.reason } as const;
      yield { type: "result", toolCallId, tool: toolName, output } satisfies TurnEvent;
    }
  }
  return { calls, orders, hasUnreadable };
}
