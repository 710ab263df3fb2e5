import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { Intent, IntentAction } from "../language/commands/intent.ts";
import { agreesToForget, agreesToOpposite, isExplicitYes, isMoreThanHeard } from "../language/commands/confirmation.ts";
import { admitsError } from "../language/commands/correction.ts";
import { kindsNamed } from "../language/record-nouns.ts";
import { meansOnlyLast } from "../language/commands/undo.ts";
import type { StatementRequest } from "../language/commands/statement-request.ts";
import type { MemoryRequest } from "../language/commands/memory-request.ts";
import { type QuestionSides, readResolution, type Resolution } from "../language/commands/resolution.ts";
import { readPositions } from "../language/commands/positions.ts";
import { readSelections } from "../language/commands/selection.ts";
import { splitIntoClauses } from "../language/orders/answer-clauses.ts";
import { meansEverything } from "../language/orders/means-everything.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { kindNounsOf } from "../tools/said/wanted-write.ts";
import type { ToolContext } from "../tools/definition.ts";
import { type NothingOpen, readNothingOpen } from "./command/nothing-open.ts";
import type { TrayAnswer } from "./offer/answer-tray.ts";
import { correctProposals, correctSaved, type SavedCorrection } from "./offer/correct-calls.ts";
import { areDeletions, isForgetting, type Proposal, proposalsAskedLast, withoutQuestions } from "./offer/proposal.ts";
import { erases, needsExplicitYes } from "./offer/stakes.ts";
import { STANDING_YES_TOOL } from "./offer/standing-yes.ts";
import { questionBefore } from "./model/evidence.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { TurnMessage } from "./read-message.ts";

/** Who answers the message, and to what: code, where the message answers a proposal or is a command; otherwise the model. */
export type RoutedTurn =
  /** Buttons, or a whole message that answers what was asked last. */
  | { kind: "answer"; answers: TrayAnswer[] }
  /** A yes to a choice, a choice that fits no option or several (`fits`), or a yes that has to be explicit. */
  | { kind: "ask-again"; proposals: Proposal[]; fits?: "none" | "several" }
  /** A button of a proposal that no longer waits. */
  | { kind: "too-late" }
  /** The answer to a question about memory. */
  | { kind: "resolve"; question: Proposal; resolution: Resolution }
  | { kind: "explain-question"; question: Proposal }
  /** "desfaz". `withdrawn` are the proposals that were asked last: these are dropped, and nothing is undone. */
  | { kind: "undo"; withdrawn: Proposal[] }
  /** "na verdade foi 35", about what was just written. */
  | { kind: "correct-saved"; correction: SavedCorrection }
  /** The person asks what memory holds, or to forget something. */
  | { kind: "memory"; memoryRequest: MemoryRequest }
  /** The person asks to undo an import of a statement, or how to import one. */
  | { kind: "statement"; statementRequest: StatementRequest }
  /** The person lists, searches, saves or deletes items of their library. */
  | { kind: "command"; intent: Intent }
  /** A yes, a choice or a "cancela" while nothing waits. */
  | { kind: "nothing-open"; why: NothingOpen }
  | { kind: "model" };

/** Commands about the library that code carries out. */
const COMMANDS: ReadonlySet<IntentAction> = new Set(
  [
    "list_all",
    "list_type",
    "list_status",
    "search",
    "save",
    "save_previous",
    "offer_link",
    "delete_all",
    "delete_item",
  ],
);

/** What routing needs to know besides the message. */
export interface RoutingContext {
  context: OpenedTurn["context"];
  toolContext: ToolContext;
  catalog: Catalog;
}

/**
 * Decides who answers a message, from its words and the proposals that wait. Pure; no model, no database. The first rule that fits
 * wins:
 *
 * 1. buttons, each of which answers its own proposal;
 * 2. the answer to a question about memory;
 * 3. the answer to what was asked last: a choice, a no, a yes, a correction;
 * 4. a message that is one command: undo, a correction of what was just written, memory, the library;
 * 5. the model, for everything else. It may still find an answer to a proposal in the message.
 */
export function routeTurn(request: ChatRequest, message: TurnMessage, routing: RoutingContext): RoutedTurn {
  const { context } = routing;
  // Where a turn broke off and this attempt goes on with it, proposals that the first attempt decided count as if they still waited.
  const proposals = [...context.tray, ...context.decided].toSorted((one, other) => one.since < other.since ? -1 : 1);
  if (request.kind === "approval") {
    // Without approvals it is the turn of a message that decided these proposals and broke off. It goes on with what the buttons say.
    return routeApprovals(context.approvals.length > 0 ? context.approvals : request.approvals, proposals);
  }
  if (message.isCrisis) return { kind: "model" };
  const question = proposals.find(({ kind, turnsSince }) => kind === "resolve_knowledge" && turnsSince === 0);
  const routedQuestion = question ? routeQuestion(message, question) : null;
  if (routedQuestion) return routedQuestion;
  const askedLast = proposalsAskedLast(proposals);
  // "sim, faz tudo", beside what was asked earlier: the model reads whether that is meant too.
  const mayMeanOlder = withoutQuestions(proposals).length > askedLast.length &&
    splitIntoClauses(message.folded).some(meansEverything);
  const routedAnswer = askedLast.length > 0 && !mayMeanOlder ? routeAnswer(message, askedLast, routing) : null;
  if (routedAnswer) return routedAnswer;
  return routeCommand(message, withoutSideOffers(askedLast, context), routing) ?? { kind: "model" };
}

function routeApprovals(
  approvals: OpenedTurn["context"]["approvals"],
  proposals: readonly Proposal[],
): RoutedTurn {
  const answers = approvals.flatMap(({ id, approved }) => {
    const proposal = proposals.find((one) => one.id === id);
    return proposal ? [{ proposal, approved }] : [];
  });
  const [first] = answers;
  if (!first) return { kind: "too-late" };
  // To the question "Mudou algo?" the buttons mean "sim" and "não".
  if (first.proposal.kind === "resolve_knowledge") {
    return { kind: "resolve", question: first.proposal, resolution: first.approved ? "use_new" : "keep_existing" };
  }
  const answered = answers.map(({ proposal }) => proposal);
  if (areChoices(answered) && answers.every(({ approved }) => approved)) {
    return { kind: "ask-again", proposals: answered };
  }
  return {
    kind: "answer",
    answers: answers.map(({ proposal, approved }): TrayAnswer => ({ proposal, decision: approved ? "yes" : "no" })),
  };
}

/** Whether each of these asks which of several is meant: a yes answers none of them. */
function areChoices(proposals: readonly Proposal[]): boolean {
  return proposals.every(({ choices }) => choices !== undefined);
}

function routeQuestion(message: TurnMessage, question: Proposal): RoutedTurn | null {
  if (message.asksBack) return { kind: "explain-question", question };
  const labelOf = (resolution: Resolution) =>
    question.choices?.find(({ args }) => args.resolution === resolution)?.label ?? "";
  const sides: QuestionSides = { existing: labelOf("keep_existing"), stated: labelOf("use_new") };
  const resolution = readResolution(message.folded, sides);
  return resolution && { kind: "resolve", question, resolution };
}

function routeAnswer(
  message: TurnMessage,
  askedLast: readonly Proposal[],
  { context, catalog, toolContext }: RoutingContext,
): RoutedTurn | null {
  const areAllDeletions = areDeletions(askedLast);
  if (areAllDeletions !== null && agreesToOpposite(message, areAllDeletions) && !message.isUndo) return null;
  const chosen = routeChoice(message, askedLast, toolContext.today);
  if (chosen) return chosen;
  if (message.isUndo) return { kind: "undo", withdrawn: withoutSideOffers(askedLast, context) };
  const forgets = askedLast.some(isForgetting) && agreesToForget(message);
  if (forgets && !askedLast.every(isForgetting)) return null;
  if (message.bareReply === "reject" && !forgets) return answerAll(askedLast, "no");
  if (message.bareReply === "confirm" || forgets) {
    const mustBeExplicit = askedLast.some((proposal) => needsExplicitYes({ catalog }, proposal));
    const isOnlyHeard = !isMoreThanHeard(message.folded) && askedLast.some((proposal) => erases({ catalog }, proposal));
    if (areChoices(askedLast) || isOnlyHeard || (mustBeExplicit && !isExplicitYes(message.text))) {
      return { kind: "ask-again", proposals: [...askedLast] };
    }
    return answerAll(askedLast, "yes");
  }
  // "na verdade foi 43" after "Registrei R$ 45,00 … Ainda espera o seu sim: …" is about what was written here, not about a proposal of
  // another conversation.
  const correction = askedLast.every(({ isElsewhere }) => isElsewhere)
    ? correctSaved(context.writes, message, toolContext, catalog)
    : null;
  if (correction) return { kind: "correct-saved", correction };
  // "2", while a choice waits that was asked before: the model reads whether it is the second option or a value.
  const mayChoose = context.tray.some((one) => one.choices !== undefined && !askedLast.includes(one));
  if (mayChoose && readPositions(message.text) !== null) return null;
  const answers = correctProposals(askedLast, message, toolContext, catalog);
  return answers && { kind: "answer", answers };
}

function answerAll(proposals: readonly Proposal[], decision: "yes" | "no"): RoutedTurn {
  return { kind: "answer", answers: proposals.map((proposal) => ({ proposal, decision })) };
}

/**
 * The proposals that "desfaz" and "na verdade foi 35" may be about. After a record these words are about the record, even if the
 * answer ended with the offer not to ask any more or with a reminder of an older proposal: both are left out here.
 */
function withoutSideOffers(askedLast: readonly Proposal[], { writes }: OpenedTurn["context"]): Proposal[] {
  return writes.some(({ isLast }) => isLast)
    ? askedLast.filter(({ tool, isReminded }) => tool !== STANDING_YES_TOOL && !isReminded)
    : [...askedLast];
}

/** A choice answers the only proposal with choices. If there are several, the model reads which one is meant. */
function routeChoice(message: TurnMessage, askedLast: readonly Proposal[], today: string): RoutedTurn | null {
  const [proposal, other] = askedLast.filter(({ choices }) => choices !== undefined);
  if (!proposal?.choices || other) return null;
  const { action, entities: { year } } = message.intent;
  // "salva inception" is a command and chooses nothing from the list.
  if (COMMANDS.has(action) && message.bareReply === "other") return null;
  // Choices are read first, since a bare "a segunda" could also be a day, and a bare number an amount.
  const indices = readSelections(message.folded, proposal.choices, today);
  if (indices) {
    const choices = indices.map((index) => proposal.choices![index]!);
    return { kind: "answer", answers: [{ proposal, decision: "choose", choices }] };
  }
  if (action !== "select") return null;
  const namesYear = year !== undefined && proposal.choices.some(({ label }) => label.includes(String(year)));
  return { kind: "ask-again", proposals: [proposal], fits: namesYear ? "several" : "none" };
}

function routeCommand(
  message: TurnMessage,
  askedLast: readonly Proposal[],
  { context, toolContext, catalog }: RoutingContext,
): RoutedTurn | null {
  if (message.isUndo) {
    // "desfaz o último", after several writes of one answer: the model reads which is meant.
    const isOneOfSeveral = meansOnlyLast(message.folded) && context.writes.filter(({ isLast }) => isLast).length > 1;
    return isOneOfSeveral || namesOtherKind(message, context, catalog) ? null : { kind: "undo", withdrawn: [] };
  }
  // "na verdade" is about the proposal that was asked last, if there is one. "foi ontem" may answer a question of the model's own.
  const mayCorrect = askedLast.length === 0 && (questionBefore(context.window) === null || admitsError(message.folded));
  const correction = mayCorrect ? correctSaved(context.writes, message, toolContext, catalog) : null;
  if (correction) return { kind: "correct-saved", correction };
  const why = readNothingOpen(message, context);
  if (why !== null) return { kind: "nothing-open", why };
  const { intent, memoryRequest, statementRequest } = message;
  if (statementRequest !== null) return { kind: "statement", statementRequest };
  if (memoryRequest !== null) return { kind: "memory", memoryRequest };
  // A wish to delete may be about the proposal that was asked last.
  if (askedLast.length > 0 && intent.action.startsWith("delete_")) return null;
  if (intent.entities.mayAnswer && (askedLast.length > 0 || questionBefore(context.window) !== null)) return null;
  return COMMANDS.has(intent.action) ? { kind: "command", intent } : null;
}

/** "desfaz o gasto" after a weight was recorded: what was written last is of another kind than the message names. */
function namesOtherKind(message: TurnMessage, { writes }: OpenedTurn["context"], catalog: Catalog): boolean {
  const named = kindsNamed(message.folded);
  return named.length > 0 && writes.some(({ isLast, tool, args }) => {
    const kinds = kindNounsOf(tool, args);
    return isLast && catalog.find(tool) !== undefined && kinds.length > 0 &&
      !named.some((noun) => kinds.includes(noun));
  });
}
