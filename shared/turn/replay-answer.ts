import type { UIMessageChunk } from "ai";
import type { ReplayedTurn } from "./open-turn.ts";

type StoredPart = ReplayedTurn["answer"]["message"]["parts"][number];

/** The chunks of an answer given before, so that a client which repeats its request sees the same message. */
export function replayAnswer({ message }: ReplayedTurn["answer"]): UIMessageChunk[] {
  const chunks = message.parts.flatMap((part, index) => replayPart(part, `text-${index}`));
  return [...chunks, { type: "finish-step" }];
}

function replayPart(part: StoredPart, id: string): UIMessageChunk[] {
  if (part.type === "step-start") return [{ type: "start-step" }];
  if (part.type === "text") {
    return [{ type: "text-start", id }, { type: "text-delta", id, delta: String(part.text) }, { type: "text-end", id }];
  }
  const toolCallId = String(part.toolCallId);
  const toolName = String(part.type).replace(/^tool-/, "");
  return [{ type: "tool-input-available", toolCallId, toolName, input: part.input }, ...replayEnd(part, toolCallId)];
}

function replayEnd(part: StoredPart, toolCallId: string): UIMessageChunk[] {
  switch (part.state) {
    case "output-available":
      return [{ type: "tool-output-available", toolCallId, output: part.output }];
    case "output-error":
      return [{ type: "tool-output-error", toolCallId, errorText: String(part.errorText) }];
    case "output-denied":
      return [{ type: "tool-output-denied", toolCallId }];
    case "approval-requested":
      return [{ type: "tool-approval-request", toolCallId, approvalId: String((part.approval as { id: string }).id) }];
    default:
      return [];
  }
}
