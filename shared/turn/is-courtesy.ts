import type { ChatRequest } from "../http/parse-chat-request.ts";
import { classifyIntent } from "../intents/classify.ts";

/** Whether a message only greets or thanks. */
export function isCourtesy(request: ChatRequest): boolean {
  return request.kind === "message" && ["greet", "thank"].includes(classifyIntent(request.text).action);
}
