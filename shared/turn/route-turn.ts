import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { Intent, IntentAction } from "../language/commands/classify.ts";
import { agreesToOpposite } from "../language/commands/confirmation.ts";
import type { MemoryRequest } from "../language/commands/memory-request.ts";
import { isExplicitYes } from "../language/commands/explicit-yes.ts";
import { type QuestionSides, readResolution, type Resolution } from "../language/commands/resolution.ts";
import { readSelections } from "../language/commands/selection.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { ToolContext } from "../tools/definition.ts";
import { type NothingOpen, readNothingOpen } from "./command/nothing-open.ts";
import type { TrayAnswer } from "./offer/answer-tray.ts";
import { correctProposals, correctSaved, type SavedCorrection } from "./offer/correct-calls.ts";
import { justProposed, type OpenPendingAction, takesAway } from "./offer/pending-action.ts";
import { needsExplicitYes } from "./offer/stakes.ts";
import { STANDING_YES } from "./offer/standing-yes.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { TurnMessage } from "./read-message.ts";

/** Who settles the message: code, from what waits or is asked for, or the model. */
export type RoutedTurn =
  /** Buttons, or a whole message that answers what was just proposed. */
  | { kind: "answer"; answers: TrayAnswer[] }
  /** A yes chooses nothing, a choice fits none or several (`fits`), or the yes has to say what to. */
  | { kind: "ask-again"; pending: OpenPendingAction[]; fits?: "none" | "several" }
  /** A button of a proposal that is no longer open. */
  | { kind: "too-late" }
  /** The answer to a question about memory. */
  | { kind: "resolve"; pending: OpenPendingAction; resolution: Resolution }
  | { kind: "explain-question"; pending: OpenPendingAction }
  /** "desfaz": `withdraws` what was just proposed, where something was. */
  | { kind: "undo"; withdraws: OpenPendingAction[] }
  /** "na verdade foi 35", said of what was just written. */
  | { kind: "correct-saved"; correction: SavedCorrection }
  /** What memory holds, or shall no longer hold. */
  | { kind: "memory"; asked: MemoryRequest }
  /** What is saved shall be listed, searched, added to or deleted. */
  | { kind: "command"; intent: Intent }
  /** A yes, a choice or a "cancela" while nothing is open. */
  | { kind: "nothing-open"; why: NothingOpen }
  | { kind: "model" };

/** What code does with what is saved. */
const COMMANDS: ReadonlySet<IntentAction> = new Set(
  ["list_all", "list_type", "search", "save", "save_previous", "delete_all", "delete_item"],
);

/** What a message is routed by. */
export interface RoutingContext {
  context: OpenedTurn["context"];
  toolContext: ToolContext;
  catalog: Catalog;
}

/**
 * Reads the message against what waits in the conversation. Pure; no model, no database. What fits first counts, in this order:
 *
 * 1. buttons, which answer each its own proposal;
 * 2. the answer to an open question about memory;
 * 3. the answer to what was just proposed: a choice, a no, a yes, a correction;
 * 4. a command as a whole: undo, a correction of what was just written, what memory holds or shall forget, what is saved;
 * 5. the model, for everything else. To what waits the model may find an answer.
 */
export function routeTurn(request: ChatRequest, message: TurnMessage, routing: RoutingContext): RoutedTurn {
  const { context } = routing;
  // A retried message answers the same proposals as at its first attempt, also those that this attempt had decided already.
  const open = [...context.tray, ...context.decided].toSorted((one, other) => one.since < other.since ? -1 : 1);
  if (request.kind === "approval") return routeApprovals(context.approvals, open);
  if (message.isCrisis) return { kind: "model" };
  const question = open.find(({ kind, turnsSince }) => kind === "resolve_knowledge" && turnsSince === 0);
  const answered = question ? routeQuestion(message, question) : null;
  const fresh = justProposed(open);
  return answered ?? (fresh.length > 0 ? routeAnswer(message, fresh, routing) : null) ??
    routeCommand(message, withoutOffersBeside(fresh, context), routing) ?? { kind: "model" };
}

function routeApprovals(approvals: OpenedTurn["context"]["approvals"], open: readonly OpenPendingAction[]): RoutedTurn {
  const answers = approvals.flatMap(({ id, approved }) => {
    const pending = open.find((one) => one.id === id);
    return pending ? [{ pending, approved }] : [];
  });
  const [first] = answers;
  if (!first) return { kind: "too-late" };
  // "Mudou algo?": the buttons say what "sim" and "não" say.
  if (first.pending.kind === "resolve_knowledge") {
    return { kind: "resolve", pending: first.pending, resolution: first.approved ? "use_new" : "keep_existing" };
  }
  const pending = answers.map((answer) => answer.pending);
  if (choosesNothing(pending) && answers.every(({ approved }) => approved)) return { kind: "ask-again", pending };
  return {
    kind: "answer",
    answers: answers.map(({ pending, approved }): TrayAnswer => ({ pending, decision: approved ? "yes" : "no" })),
  };
}

/** Whether a yes says nothing: each of these asks which of several is meant. */
function choosesNothing(pending: readonly OpenPendingAction[]): boolean {
  return pending.every(({ choices }) => choices !== undefined);
}

function routeQuestion(message: TurnMessage, pending: OpenPendingAction): RoutedTurn | null {
  if (message.asksBack) return { kind: "explain-question", pending };
  const labelOf = (resolution: Resolution) =>
    pending.choices?.find(({ args }) => args.resolution === resolution)?.label ?? "";
  const sides: QuestionSides = { existing: labelOf("keep_existing"), stated: labelOf("use_new") };
  const resolution = readResolution(message.folded, sides);
  return resolution && { kind: "resolve", pending, resolution };
}

/** @param fresh what the answer before ended with */
function routeAnswer(
  message: TurnMessage,
  fresh: readonly OpenPendingAction[],
  { context, catalog, toolContext }: RoutingContext,
): RoutedTurn | null {
  const erases = takesAway(fresh);
  if (erases !== null && agreesToOpposite(message, erases) && !message.isUndo) return null;
  const chosen = routeChoice(message, fresh);
  if (chosen) return chosen;
  if (message.isUndo) return { kind: "undo", withdraws: withoutOffersBeside(fresh, context) };
  if (message.reply === "reject") return answerAll(fresh, "no");
  if (message.reply === "confirm") {
    const isGrave = fresh.some((pending) => needsExplicitYes({ catalog }, pending));
    return choosesNothing(fresh) || (isGrave && !isExplicitYes(message.text))
      ? { kind: "ask-again", pending: [...fresh] }
      : answerAll(fresh, "yes");
  }
  // "Registrei R$ 45,00 … Ainda espera o seu sim: …" – "na verdade foi 43": about what was written here, not what was asked elsewhere.
  const correction = fresh.every(({ isElsewhere }) => isElsewhere)
    ? correctSaved(context.writes, message, toolContext, catalog)
    : null;
  if (correction) return { kind: "correct-saved", correction };
  const answers = correctProposals(fresh, message, toolContext, catalog);
  return answers && { kind: "answer", answers };
}

function answerAll(fresh: readonly OpenPendingAction[], decision: "yes" | "no"): RoutedTurn {
  return { kind: "answer", answers: fresh.map((pending) => ({ pending, decision })) };
}

/**
 * After a record, "desfaz" and "na verdade foi 35" are about the record, though the answer ended with the offer not to ask any more
 * or named what has waited for a while.
 */
function withoutOffersBeside(
  fresh: readonly OpenPendingAction[],
  { writes }: OpenedTurn["context"],
): OpenPendingAction[] {
  return writes.some(({ isLast }) => isLast)
    ? fresh.filter(({ tool, isReminded }) => tool !== STANDING_YES && !isReminded)
    : [...fresh];
}

/** A choice answers the one question that is open; where several are, the model reads which is meant. */
function routeChoice(message: TurnMessage, fresh: readonly OpenPendingAction[]): RoutedTurn | null {
  const [pending, other] = fresh.filter(({ choices }) => choices !== undefined);
  if (!pending?.choices || other) return null;
  const { action, entities: { year } } = message.intent;
  // "salva inception" is no word of what stands in the list.
  if (COMMANDS.has(action) && message.reply === "other") return null;
  // Before anything else: a bare "a segunda" could also be read as a day, a bare number as an amount.
  const indices = readSelections(message.folded, pending.choices);
  if (indices) {
    const choices = indices.map((index) => pending.choices![index]!);
    return { kind: "answer", answers: [{ pending, decision: "choose", choices }] };
  }
  const isOfYear = year !== undefined && pending.choices.some(({ label }) => label.includes(String(year)));
  return action === "select" ? { kind: "ask-again", pending: [pending], fits: isOfYear ? "several" : "none" } : null;
}

function routeCommand(
  message: TurnMessage,
  fresh: readonly OpenPendingAction[],
  { context, toolContext, catalog }: RoutingContext,
): RoutedTurn | null {
  if (message.isUndo) return { kind: "undo", withdraws: [] };
  // While something was just proposed, "na verdade" is about that.
  const correction = fresh.length > 0 ? null : correctSaved(context.writes, message, toolContext, catalog);
  if (correction) return { kind: "correct-saved", correction };
  const why = readNothingOpen(message, context);
  if (why !== null) return { kind: "nothing-open", why };
  const { intent, memoryRequest } = message;
  if (memoryRequest !== null) return { kind: "memory", asked: memoryRequest };
  // What is to be deleted while something was just proposed may be that.
  const isForModel = !COMMANDS.has(intent.action) || (fresh.length > 0 && intent.action.startsWith("delete_"));
  return isForModel ? null : { kind: "command", intent };
}
