import { readMemoryRequest } from "./memory-request.ts";

/** Whether a message asks for something to be forgotten, or denies it: nothing in it is to be learned. */
export function asksToForget(text: string): boolean {
  const action = readMemoryRequest(text)?.action;
  return action === "forget" || action === "forget_everything";
}
