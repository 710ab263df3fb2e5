import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { StoredMessage } from "../history/build-window.ts";
import { classifyIntent, type Intent, type IntentAction } from "../intents/classify.ts";
import { asksBack, type QuestionSides, readResolution, type Resolution } from "../intents/resolution.ts";
import { agreesToOpposite, readReply } from "../intents/confirmation.ts";
import { type MemoryRequest, readMemoryRequest } from "../intents/memory-request.ts";
import { readSelections } from "../intents/selection.ts";
import { asksToUndo } from "../intents/undo.ts";
import { NO_PACKS, type Packs } from "../packs/load-packs.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import type { ToolContext } from "../tools/definition.ts";
import { correctCalls, correctSaved, type Replacement } from "./correct-calls.ts";
import { type OpenedTurn, type OpenPendingAction, takesAway } from "./open-turn.ts";
import { type NothingOpen, readNothingOpen } from "./nothing-open.ts";
import { wordsOf } from "./said-before.ts";
import type { PendingCall, PendingChoice } from "./turn.ts";

/** Who settles the turn: code, from what is pending or asked for, or the model. */
export type RoutedTurn =
  | { kind: "confirm"; pending: OpenPendingAction }
  /** An earlier attempt of this turn ran the calls and broke off before it answered. `more`: the message is no bare answer. */
  | { kind: "confirmed-before"; pending: OpenPendingAction; more?: string }
  | { kind: "reject"; pending: OpenPendingAction }
  | { kind: "correct"; pending: OpenPendingAction; calls: PendingCall[] }
  | { kind: "select"; pending: OpenPendingAction; choices: PendingChoice[] }
  /** A yes to "which of these?" chooses nothing; "como assim?" answers nothing. `fits`: how many a choice was, not one. */
  | { kind: "ask-again"; pending: OpenPendingAction; fits?: "none" | "several" }
  /** A yes or no to an offer that is no longer open; `pending` is the one that is. */
  | { kind: "too-late"; pending?: OpenPendingAction }
  /** The answer to a question about memory. */
  | { kind: "resolve"; pending: OpenPendingAction; resolution: Resolution }
  | { kind: "resolved-before"; pending: OpenPendingAction }
  /** "na verdade foi 35", said after the yes: what was just written is to be replaced. */
  | { kind: "correct-saved"; replacement: Replacement; pending?: OpenPendingAction }
  | { kind: "undo"; pending?: OpenPendingAction }
  /** What memory holds, or shall no longer hold. */
  | { kind: "memory"; asked: MemoryRequest; text: string; pending?: OpenPendingAction }
  /** What is saved shall be listed, searched, added to or deleted. */
  | { kind: "command"; intent: Intent; text: string; pending?: OpenPendingAction }
  /** A yes, a choice or a "cancela" while nothing is open. */
  | { kind: "nothing-open"; why: NothingOpen }
  | { kind: "model"; text: string; pending?: OpenPendingAction };

/** What code does with what is saved. */
const COMMANDS: ReadonlySet<IntentAction> = new Set(
  ["list_all", "list_type", "search", "save", "save_previous", "delete_all", "delete_item"],
);

/**
 * Reads the message against what is open in the conversation. Pure; no model, no database. What fits
 * first counts, in this order:
 *
 * 1. what an earlier attempt of this very turn had carried out;
 * 2. a button, which answers what is pending;
 * 3. the reply to an offer the client names, when that one is not open any more;
 * 4. the answer to an open question about memory;
 * 5. the reply to an open offer: a choice, a no, a yes, a correction;
 * 6. a command as a whole: undo, a correction of what was just written, what memory holds or shall forget, what is saved;
 * 7. the model, for everything else. To an open offer that is not answered here the model may find an answer.
 */
export function routeTurn(
  request: ChatRequest,
  context: OpenedTurn["context"],
  toolContext: ToolContext,
  packs: Packs = NO_PACKS,
): RoutedTurn {
  const { decidedAction, pendingAction: pending } = context;
  const text = request.kind === "message" ? request.text : "";
  const decided = decidedAction && routeDecided(request, decidedAction, toolContext, packs);
  if (decided) return decided;
  if (request.kind === "approval") {
    // An earlier attempt of this turn had dropped it, since it could not be done.
    return pending ? routeApproval(request.approved, pending) : { kind: "too-late" };
  }
  const isMeant = meansOpenOffer(request, pending);
  if (!isMeant && readReply(text) !== "other") return { kind: "too-late", pending: pending ?? undefined };
  const routed = !isMeant
    ? null
    : pending?.kind === "resolve_knowledge"
    ? routeAnswer(text, pending)
    : pending
    ? routeReply(text, pending, toolContext, packs, unanswered(context.window))
    : null;
  return routed ?? routeCommand(text, context, toolContext, packs) ??
    { kind: "model", text, pending: pending ?? undefined };
}

/** Whether what is open is what the client says the message was written to, if it says. */
export function meansOpenOffer(request: ChatRequest, pending: OpenPendingAction | null): boolean {
  return request.pendingActionId === undefined || request.pendingActionId === pending?.id;
}

/** An earlier attempt of this turn has run what was offered, or taken the no, and could not be stored. */
function routeDecided(
  request: ChatRequest,
  decided: OpenPendingAction,
  toolContext: ToolContext,
  packs: Packs,
): RoutedTurn | null {
  if (decided.results) {
    if (decided.kind === "resolve_knowledge") return { kind: "resolved-before", pending: decided };
    const saysMore = request.kind === "message" && routeReply(request.text, decided, toolContext, packs) === null;
    return { kind: "confirmed-before", pending: decided, ...(saysMore && { more: request.text }) };
  }
  const isNo = request.kind === "approval" ? !request.approved : readReply(request.text) === "reject";
  return decided.status === "rejected" && isNo ? { kind: "reject", pending: decided } : null;
}

function routeApproval(approved: boolean, pending: OpenPendingAction): RoutedTurn {
  // "Mudou algo?": the buttons say what "sim" and "não" say.
  if (pending.kind === "resolve_knowledge") {
    return { kind: "resolve", pending, resolution: approved ? "use_new" : "keep_existing" };
  }
  if (!approved) return { kind: "reject", pending };
  return { kind: pending.choices ? "ask-again" : "confirm", pending };
}

function routeAnswer(text: string, pending: OpenPendingAction): RoutedTurn | null {
  if (asksBack(text)) return { kind: "ask-again", pending };
  const labelOf = (resolution: Resolution) =>
    pending.choices?.find(({ args }) => args.resolution === resolution)?.label ?? "";
  const sides: QuestionSides = { existing: labelOf("keep_existing"), stated: labelOf("use_new") };
  const resolution = signalsCrisis(text) ? null : readResolution(text, sides);
  return resolution && { kind: "resolve", pending, resolution };
}

/** What the person said just before, to a turn that broke off. */
function unanswered(window: StoredMessage[]): string[] {
  const [, ...before] = window.toReversed();
  const answeredAt = before.findIndex(({ role }) => role !== "user");
  return before.slice(0, answeredAt < 0 ? before.length : answeredAt).flatMap(wordsOf);
}

/** @param unheard said to the same offer and never answered */
function routeReply(
  text: string,
  pending: OpenPendingAction,
  toolContext: ToolContext,
  packs: Packs,
  unheard: string[] = [],
): RoutedTurn | null {
  const reply = readReply(text);
  const erases = takesAway(pending);
  if (erases !== null && agreesToOpposite(text, erases) && !asksToUndo(text)) return null;
  if (pending.choices) {
    const { action, entities: { year } } = classifyIntent(text);
    // "salva inception" is no word of what stands in the list.
    if (COMMANDS.has(action) && reply === "other") return null;
    // Before anything else: a bare "a segunda" could also be read as a day, a bare number as an amount.
    const indices = readSelections(text, pending.choices);
    if (indices) return { kind: "select", pending, choices: indices.map((index) => pending.choices![index]!) };
    const isOfYear = year !== undefined && pending.choices.some(({ label }) => label.includes(String(year)));
    if (action === "select") return { kind: "ask-again", pending, fits: isOfYear ? "several" : "none" };
  }
  if (reply === "reject" || asksToUndo(text)) return { kind: "reject", pending };
  if (reply === "confirm") {
    // The yes may mean what was corrected and not heard.
    const isCorrected = unheard.some((words) => correctCalls(pending.calls, words, toolContext, packs) !== null);
    return { kind: pending.choices || isCorrected ? "ask-again" : "confirm", pending };
  }
  const calls = correctCalls(pending.calls, text, toolContext, packs);
  return calls && { kind: "correct", pending, calls };
}

function routeCommand(
  text: string,
  { pendingAction, window }: OpenedTurn["context"],
  toolContext: ToolContext,
  packs: Packs,
): RoutedTurn | null {
  const pending = pendingAction ?? undefined;
  // While an offer is open, "desfaz" and "na verdade" are about the offer.
  if (pending?.kind !== "tool_calls") {
    if (asksToUndo(text)) return { kind: "undo", pending };
    const replacement = correctSaved(window, text, toolContext, packs);
    if (replacement) return { kind: "correct-saved", replacement, pending };
  }
  const asked = readMemoryRequest(text);
  const intent = classifyIntent(text);
  const why = pending ? null : readNothingOpen(intent, text, window);
  if (why !== null) return { kind: "nothing-open", why };
  // Whoever is in a crisis gets care, not a list.
  if ((asked === null && !COMMANDS.has(intent.action)) || signalsCrisis(text)) return null;
  if (asked !== null) return { kind: "memory", asked, text, pending };
  // What is to be deleted while an offer waits may be what was offered.
  return pending?.kind === "tool_calls" && intent.action.startsWith("delete_")
    ? null
    : { kind: "command", intent, text, pending };
}
