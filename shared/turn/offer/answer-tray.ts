import type { JsonObject, ToolChoice } from "../../tools/definition.ts";
import { linesTakenOut } from "../../tools/library/lines-taken-out.ts";
import { findUnsaidLines } from "../../tools/said/unsaid-lines.ts";
import type { TurnEvent, TurnRoute } from "../reply.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import { inOfferedOrder, prepareAfterOthers, withAnsweredTogether } from "./answered-together.ts";
import { type ExecutedCall, type Proposal, proposalsAskedLast } from "./proposal.ts";
import { prepareCalls, type PreparedStep } from "./prepare-calls.ts";
import { type Offer, propose } from "./propose.ts";
import { canOfferAgain, isToolUnchanged, runCalls, type RunnableCall } from "./run-calls.ts";
import { writtenCalls } from "./tell-results.ts";

/** What the person answered to one proposal. */
export type TrayAnswer =
  & { proposal: Proposal }
  & (
    | { decision: "yes" | "no" }
    /** It may have been a yes or not: the offer is shown again. */
    | { decision: "unclear"; reason: string }
    /**
     * Yes, with other arguments. `mayRun` if the person's words cover them; otherwise the changed proposal waits. `text` is the message,
     * where the model read the change in it.
     */
    | { decision: "change"; args: JsonObject; mayRun: boolean; text?: string }
    | { decision: "choose"; choices: ToolChoice[] }
  );

/** What became of one answer. */
export type AnswerOutcome =
  | { status: "done"; result: JsonObject }
  | { status: "rejected" }
  /** The proposal still waits, unchanged or changed; `offer` is its text now. */
  | { status: "waiting"; offer: string; reason?: string }
  | { status: "impossible"; sentence: string };

/** What became of all answers. */
export interface AnsweredTray {
  events: TurnEvent[];
  ran: ExecutedCall[];
  /** What the person has to be asked: proposals that changed, and those whose answer decided nothing. */
  offers: Offer[];
  /** Why something was not done, for the person. */
  sentences: string[];
  /** By the proposal's id. */
  outcomes: Map<string, AnswerOutcome>;
  route: TurnRoute;
}

const CHANGED = "Não fiz nada com isto: mudou desde que perguntei.";

/**
 * Carries out the answers of one message, or of one press of buttons. Every accepted proposal, changed or not, runs in one transaction. If
 * one of them cannot run, the person is told why and the others run without it.
 */
export async function answerTray(turn: Turn, answers: readonly TrayAnswer[]): Promise<AnsweredTray> {
  const answered = new Set(answers.map(({ proposal }) => proposal.id));
  const answering = new Answering(turn, turn.opened.context.tray.filter(({ id }) => answered.has(id)));
  for (const answer of answers) if (answer.decision === "no") answering.reject(answer.proposal);
  for (const answer of answers) if (answer.decision === "unclear") answering.askAgain(answer.proposal, answer.reason);
  const accepted = new Set(
    answers.flatMap((answer) =>
      answer.decision === "yes" || answer.decision === "change" && answer.mayRun ? [answer.proposal] : []
    ),
  );
  await answering.change(
    answers.flatMap((answer) => answer.decision === "change" ? [answer] : []),
    answering.asked.filter((proposal) => accepted.has(proposal)),
  );
  for (const answer of answers) if (answer.decision === "choose") answering.choose(answer.proposal, answer.choices);
  for (const answer of answers) if (answer.decision === "yes") answering.accept(answer.proposal);
  await answering.run();
  return { ...answering.result, route: routeOf(answers, answering.result) };
}

/** A turn in which a yes ran nothing is not stored as confirmed. Otherwise code would answer the next "sim" with "Isso já está feito". */
function routeOf(answers: readonly TrayAnswer[], { ran, offers }: Pick<AnsweredTray, "ran" | "offers">): TurnRoute {
  const decisions = new Set(answers.map(({ decision }) => decision));
  if (decisions.has("change")) return "corrected";
  if (ran.length === 0 && !decisions.has("no")) return offers.length > 0 ? "corrected" : "direct";
  if (ran.length === 0) return "rejected";
  if (decisions.has("choose")) return "selected";
  return decisions.has("yes") ? "confirmed" : "rejected";
}

/** Carries out the answers of one message, and collects what comes of them. */
class Answering {
  readonly result: Omit<AnsweredTray, "route"> = {
    events: [],
    ran: [],
    offers: [],
    sentences: [],
    outcomes: new Map(),
  };
  #runnable: RunnableCall[] = [];
  /** Accepted proposals whose facts have changed since the offer: they are offered again. */
  readonly #outdated: { proposal: Proposal; args: JsonObject }[] = [];

  /** @param asked the proposals that are answered, in the order in which they were offered */
  constructor(readonly turn: Turn, readonly asked: readonly Proposal[]) {}

  reject(proposal: Proposal): void {
    this.#end(proposal, { type: "execution-denied", reason: "A pessoa disse não." }, "rejected");
    this.result.outcomes.set(proposal.id, { status: "rejected" });
  }

  accept(proposal: Proposal): void {
    if (proposal.choices) return this.#keepWaiting(proposal);
    if (isToolUnchanged(this.turn, proposal)) {
      this.#runnable.push({ ...callOf(proposal), proposal, status: "confirmed" });
    } else if (canOfferAgain(this.turn, proposal)) this.#outdated.push({ proposal, args: proposal.args });
    else this.#giveUp(proposal, CHANGED);
  }

  choose(proposal: Proposal, choices: readonly ToolChoice[]): void {
    choices.forEach(({ args, facts }, index) =>
      this.#runnable.push({
        ...callOf(proposal),
        args,
        facts,
        ...(index === 0 ? { proposal, status: "selected" } : { toolCallId: crypto.randomUUID(), replaces: [] }),
      })
    );
  }

  /** A change that may not run, or that fits several rows, becomes a new proposal. If it would be refused, the old one keeps waiting. */
  async change(
    changes: readonly Extract<TrayAnswer, { decision: "change" }>[],
    accepted: readonly Proposal[],
  ): Promise<void> {
    for (const { proposal, args, mayRun, text } of changes) {
      const before = accepted.slice(0, Math.max(accepted.indexOf(proposal), 0));
      const step = await prepareAfterOthers(this.turn, { ...callOf(proposal), args }, before);
      const [prepared] = step.calls;
      if (prepared?.status === "ready" && mayRun && keepsLines(prepared, proposal, text)) {
        const { facts } = prepared;
        this.#runnable.push({ ...callOf(proposal), args: prepared.args, facts, proposal, status: "corrected" });
      } else if (prepared !== undefined && prepared.status !== "refused") this.#replaceProposal(proposal, step);
      else this.#keepWaiting(proposal, prepared?.sentence);
    }
  }

  /** Runs all accepted calls together. A call that cannot run is left out with its reason, and the others run without it. */
  async run(): Promise<void> {
    this.#runnable = inOfferedOrder(this.turn, this.#runnable);
    let isTogether = this.asked.length < 2;
    while (this.#runnable.length > 0) {
      const outcome = await runCalls(this.turn, this.#runnable);
      if ("ran" in outcome) {
        outcome.ran.forEach((ran) => this.#noteRan(ran));
        break;
      }
      const { fault } = outcome;
      if (fault.hasChanged && !isTogether) {
        this.#runnable = await withAnsweredTogether(this.turn, this.asked, this.#runnable);
        isTogether = true;
        continue;
      }
      isTogether = this.asked.length < 2;
      const broken = this.#runnable.find(({ toolCallId }) => toolCallId === fault.toolCallId) ?? this.#runnable[0]!;
      this.#runnable = this.#runnable.filter((call) => call !== broken);
      if (!broken.proposal) this.result.sentences.push(fault.sentence);
      else if (fault.hasChanged) this.#outdated.push({ proposal: broken.proposal, args: broken.args });
      else this.#giveUp(broken.proposal, fault.sentence);
    }
    for (const { proposal, args } of this.#outdated) await this.#offerAgain(proposal, args);
  }

  #noteRan(ran: ExecutedCall): void {
    const { toolCallId, tool, args, result } = ran;
    const call = this.#runnable.find((one) => one.toolCallId === toolCallId);
    const output: ToolOutput = { type: "json", value: result };
    if (call?.proposal) {
      this.result.events.push({ type: "settled", proposal: call.proposal, args, output });
      this.result.outcomes.set(call.proposal.id, { status: "done", result });
    } else {
      this.result.events.push({ type: "call", toolCallId, tool, args }, { type: "result", toolCallId, tool, output });
    }
    this.result.ran.push(ran);
    this.result.events.push({ type: "written", calls: writtenCalls([ran], this.turn) });
  }

  /** What the offer showed has changed: what would run now needs a yes of its own. */
  async #offerAgain(proposal: Proposal, args: JsonObject): Promise<void> {
    const step = await prepareCalls(this.turn, [{ ...callOf(proposal), args }], proposal.replaces);
    const [prepared] = step.calls;
    if (prepared === undefined || prepared.status === "refused") {
      return this.#giveUp(proposal, prepared?.sentence ?? CHANGED);
    }
    this.result.sentences.push(CHANGED);
    this.#replaceProposal(proposal, step);
  }

  /** Replaces a proposal with a new one. The old one's call ends as not run. */
  #replaceProposal(proposal: Proposal, prepared: PreparedStep): void {
    this.#end(proposal, { type: "execution-denied", reason: "Mudou: outra proposta tomou o lugar." }, "corrected");
    const calls = prepared.calls.map((one) => ({ ...one, call: { ...one.call, toolCallId: crypto.randomUUID() } }));
    for (const { call: { toolCallId, tool, args } } of calls) {
      this.result.events.push({ type: "call", toolCallId, tool, args });
    }
    const tray = this.turn.opened.context.tray.filter(({ id }) => id !== proposal.id);
    const { events, offers } = propose(this.turn, { ...prepared, calls }, { skills: proposal.skills, tray });
    this.result.events.push(...events);
    this.result.offers.push(...offers);
    this.result.outcomes.set(proposal.id, { status: "waiting", offer: offers[0]?.offer ?? proposal.offer });
  }

  askAgain(proposal: Proposal, reason: string): void {
    this.#keepWaiting(proposal);
    this.result.outcomes.set(proposal.id, { status: "waiting", offer: proposal.offer, reason });
  }

  #keepWaiting(proposal: Proposal, sentence?: string): void {
    if (sentence !== undefined) this.result.sentences.push(sentence);
    this.result.events.push({ type: "shown", ids: [proposal.id] });
    this.result.offers.push(proposal);
    this.result.outcomes.set(proposal.id, { status: "waiting", offer: proposal.offer });
  }

  #giveUp(proposal: Proposal, sentence: string): void {
    this.#end(proposal, { type: "error-text", value: sentence }, "dropped");
    this.result.sentences.push(sentence);
    this.result.outcomes.set(proposal.id, { status: "impossible", sentence });
  }

  #end(proposal: Proposal, output: ToolOutput, status: "rejected" | "corrected" | "dropped"): void {
    this.result.events.push(
      { type: "settled", proposal, args: proposal.args, output },
      { type: "decided", id: proposal.id, status },
    );
  }
}

/** Whether a change takes no line out of a saved text that the offer did not show and the person does not name. */
function keepsLines({ args, facts = {} }: { args: JsonObject; facts?: JsonObject }, proposal: Proposal, text?: string) {
  const seen = linesTakenOut(proposal.args, proposal.facts ?? {});
  return text === undefined || findUnsaidLines(args, facts, { now: text, before: [proposal.offer] }, seen).length === 0;
}

function callOf({ toolCallId, tool, args, facts, source, replaces }: Proposal): RunnableCall {
  return { toolCallId, tool, args, facts, source, replaces };
}

/** The proposals that were asked last and that these answers leave out. */
export function unanswered(
  tray: readonly Proposal[],
  answers: readonly TrayAnswer[],
): Proposal[] {
  const answered = new Set(answers.map(({ proposal }) => proposal.id));
  return proposalsAskedLast(tray).filter(({ id }) => !answered.has(id));
}
