import type { ChatRequest } from "../http/parse-chat-request.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import { fold } from "../text/fold.ts";
import { namesHelpLine } from "./names-help-line.ts";
import type { Turn } from "./turn.ts";

/** Words of grief, fear and pain, whatever skill they woke. */
const HEAVY =
  /\b(?:morr(?:eu|er|endo|i)|falec\w+|luto|enterro|velorio|internad[oa]|hospital|uti|acidente|cancer|assalt\w+|demitid\w+|desesper\w+|chor(?:ar|ando|ei)|socorro|urgente|emergencia)\b/;

/**
 * Whether this turn, as it begins, is one in which memory may speak up: nothing pressing or painful was said lately, and no
 * question is being answered.
 */
export function mayRaiseTopic({ opened: { context }, result }: Turn, request: ChatRequest): boolean {
  if (!context.question && !context.insight) return false;
  if (context.conversation.type !== "general" || result.skills.includes("counselor")) return false;
  if (context.pendingAction?.kind === "resolve_knowledge" || context.decidedAction?.kind === "resolve_knowledge") {
    return false;
  }
  const said = [...context.recentUserMessages, ...(request.kind === "message" ? [request.text] : [])];
  if (said.some(signalsCrisis) || said.slice(-2).some((text) => HEAVY.test(fold(text)))) return false;
  return !context.window.slice(-6).some(({ role, parts }) => role === "assistant" && namesHelpLine(parts));
}
