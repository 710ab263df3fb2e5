import type { JsonObject } from "../../tools/definition.ts";
import type { TurnEvent, TurnRoute } from "../reply.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import { type ExecutedCall, type OpenPendingAction, type PendingChoice, proposalsOf } from "./pending-action.ts";
import { prepareCalls, type PreparedStep } from "./prepare-calls.ts";
import { type Offer, propose } from "./propose.ts";
import { isAsOffered, isOfferable, runCalls, type RunnableCall } from "./run-calls.ts";
import { writtenCalls } from "./tell-results.ts";

/** What the person answered to one proposal. */
export type TrayAnswer =
  & { pending: OpenPendingAction }
  & (
    | { decision: "yes" | "no" }
    /** Whether it was a yes is left open: it is shown again. */
    | { decision: "unclear"; reason: string }
    /** With other arguments; `runs` where the person's words bear them, otherwise the proposal changes and waits. */
    | { decision: "change"; args: JsonObject; runs: boolean }
    | { decision: "choose"; choices: PendingChoice[] }
  );

/** What became of each answer, by the proposal's id. */
export type AnswerOutcome =
  | { status: "done"; result: JsonObject }
  | { status: "rejected" }
  /** It waits, as it was or changed: `offer` says what for. */
  | { status: "waiting"; offer: string; reason?: string }
  | { status: "impossible"; sentence: string };

export interface AnsweredTray {
  events: TurnEvent[];
  ran: ExecutedCall[];
  /** What is to be asked, and was not asked like this before. */
  offers: Offer[];
  /** Why something was not done, for the person. */
  sentences: string[];
  outcomes: Map<string, AnswerOutcome>;
  route: TurnRoute;
}

const CHANGED = "Não fiz nada com isto: mudou desde que perguntei.";

/**
 * Does what one message or one press of buttons answers to proposals. All that is said yes to runs in one transaction, also where
 * some of it is said no to or changed. A yes that cannot be carried out is told with its reason; the others are not held up by it.
 */
export async function answerTray(turn: Turn, answers: readonly TrayAnswer[]): Promise<AnsweredTray> {
  const answering = new Answering(turn, answers);
  for (const answer of answers) if (answer.decision === "no") answering.reject(answer.pending);
  for (const answer of answers) if (answer.decision === "unclear") answering.askAgain(answer.pending, answer.reason);
  await answering.change(answers.flatMap((answer) => answer.decision === "change" ? [answer] : []));
  for (const answer of answers) if (answer.decision === "choose") answering.choose(answer.pending, answer.choices);
  for (const answer of answers) if (answer.decision === "yes") answering.accept(answer.pending);
  await answering.run();
  return { ...answering.result, route: routeOf(answers, answering.result) };
}

/** A turn in which a yes ran nothing is not stored as confirmed: to the next "sim" code would answer that all is done. */
function routeOf(answers: readonly TrayAnswer[], { ran, offers }: Pick<AnsweredTray, "ran" | "offers">): TurnRoute {
  const said = new Set(answers.map(({ decision }) => decision));
  if (said.has("change")) return "corrected";
  if (ran.length === 0 && !said.has("no")) return offers.length > 0 ? "corrected" : "direct";
  if (ran.length === 0) return "rejected";
  if (said.has("choose")) return "selected";
  return said.has("yes") ? "confirmed" : "rejected";
}

/** The answers of one message while they are carried out. */
class Answering {
  readonly result: Omit<AnsweredTray, "route"> = {
    events: [],
    ran: [],
    offers: [],
    sentences: [],
    outcomes: new Map(),
  };
  #runnable: RunnableCall[] = [];
  readonly #anew: { pending: OpenPendingAction; args: JsonObject }[] = [];

  constructor(readonly turn: Turn, readonly answers: readonly TrayAnswer[]) {}

  reject(pending: OpenPendingAction): void {
    this.#end(pending, { type: "execution-denied", reason: "A pessoa disse não." }, "rejected");
    this.result.outcomes.set(pending.id, { status: "rejected" });
  }

  accept(pending: OpenPendingAction): void {
    if (pending.choices) return this.#wait(pending);
    if (isAsOffered(this.turn, pending)) this.#runnable.push({ ...callOf(pending), pending, status: "confirmed" });
    else if (isOfferable(this.turn, pending)) this.#anew.push({ pending, args: pending.args });
    else this.#giveUp(pending, CHANGED);
  }

  choose(pending: OpenPendingAction, choices: readonly PendingChoice[]): void {
    choices.forEach(({ args, facts }, index) =>
      this.#runnable.push({
        ...callOf(pending),
        args,
        facts,
        ...(index === 0 ? { pending, status: "selected" } : { toolCallId: crypto.randomUUID(), replaces: [] }),
      })
    );
  }

  /** A change that would be refused, or that leaves open which row is meant, runs nothing: the proposal waits on. */
  async change(changes: readonly Extract<TrayAnswer, { decision: "change" }>[]): Promise<void> {
    for (const { pending, args, runs } of changes) {
      const step = await prepareCalls(this.turn, [{ ...callOf(pending), args }], pending.replaces);
      const [prepared] = step.calls;
      if (prepared?.status === "ready" && runs) {
        const { facts } = prepared;
        this.#runnable.push({ ...callOf(pending), args: prepared.args, facts, pending, status: "corrected" });
      } else if (prepared !== undefined && prepared.status !== "refused") this.#offerInstead(pending, step);
      else this.#wait(pending, prepared?.sentence);
    }
  }

  /** Runs what may run. One that cannot is set aside with its reason, and the others run without it. */
  async run(): Promise<void> {
    while (this.#runnable.length > 0) {
      const outcome = await runCalls(this.turn, this.#runnable);
      if ("ran" in outcome) {
        outcome.ran.forEach((ran) => this.#tellRan(ran));
        break;
      }
      const { fault } = outcome;
      const broken = this.#runnable.find(({ toolCallId }) => toolCallId === fault.toolCallId) ?? this.#runnable[0]!;
      this.#runnable = this.#runnable.filter((call) => call !== broken);
      if (!broken.pending) this.result.sentences.push(fault.sentence);
      else if (fault.hasChanged) this.#anew.push({ pending: broken.pending, args: broken.args });
      else this.#giveUp(broken.pending, fault.sentence);
    }
    for (const { pending, args } of this.#anew) await this.#offerAnew(pending, args);
  }

  #tellRan(ran: ExecutedCall): void {
    const { toolCallId, tool, args, result } = ran;
    const call = this.#runnable.find((one) => one.toolCallId === toolCallId);
    const output: ToolOutput = { type: "json", value: result };
    if (call?.pending) {
      this.result.events.push({ type: "settled", pending: call.pending, args, output });
      this.result.outcomes.set(call.pending.id, { status: "done", result });
    } else {
      this.result.events.push({ type: "call", toolCallId, tool, args }, { type: "result", toolCallId, tool, output });
    }
    this.result.ran.push(ran);
    this.result.events.push({ type: "written", calls: writtenCalls([ran], this.turn) });
  }

  /** What the offer showed has changed since: what would run now waits for a yes of its own. */
  async #offerAnew(pending: OpenPendingAction, args: JsonObject): Promise<void> {
    const step = await prepareCalls(this.turn, [{ ...callOf(pending), args }], pending.replaces);
    const [prepared] = step.calls;
    if (prepared === undefined || prepared.status === "refused") {
      return this.#giveUp(pending, prepared?.sentence ?? CHANGED);
    }
    this.result.sentences.push(CHANGED);
    this.#offerInstead(pending, step);
  }

  /** Puts a proposal in the place of one that waited, whose call ends as not run. */
  #offerInstead(pending: OpenPendingAction, prepared: PreparedStep): void {
    this.#end(pending, { type: "execution-denied", reason: "Mudou: outra proposta tomou o lugar." }, "corrected");
    const calls = prepared.calls.map((one) => ({ ...one, call: { ...one.call, toolCallId: crypto.randomUUID() } }));
    for (const { call: { toolCallId, tool, args } } of calls) {
      this.result.events.push({ type: "call", toolCallId, tool, args });
    }
    const tray = this.turn.opened.context.tray.filter(({ id }) => id !== pending.id);
    const { events, offers } = propose(this.turn, { ...prepared, calls }, { skills: pending.skills, tray });
    this.result.events.push(...events);
    this.result.offers.push(...offers);
    this.result.outcomes.set(pending.id, { status: "waiting", offer: offers[0]?.offer ?? pending.offer });
  }

  askAgain(pending: OpenPendingAction, reason: string): void {
    this.#wait(pending);
    this.result.outcomes.set(pending.id, { status: "waiting", offer: pending.offer, reason });
  }

  #wait(pending: OpenPendingAction, sentence?: string): void {
    if (sentence !== undefined) this.result.sentences.push(sentence);
    this.result.events.push({ type: "shown", ids: [pending.id] });
    this.result.offers.push(pending);
    this.result.outcomes.set(pending.id, { status: "waiting", offer: pending.offer });
  }

  #giveUp(pending: OpenPendingAction, sentence: string): void {
    this.#end(pending, { type: "error-text", value: sentence }, "dropped");
    this.result.sentences.push(sentence);
    this.result.outcomes.set(pending.id, { status: "impossible", sentence });
  }

  #end(pending: OpenPendingAction, output: ToolOutput, status: "rejected" | "corrected" | "dropped"): void {
    this.result.events.push({ type: "settled", pending, args: pending.args, output }, {
      type: "decided",
      id: pending.id,
      status,
    });
  }
}

function callOf({ toolCallId, tool, args, facts, source, replaces }: OpenPendingAction): RunnableCall {
  return { toolCallId, tool, args, facts, source, replaces };
}

/** What is left of what was just asked, once some of it is answered. */
export function unanswered(
  tray: readonly OpenPendingAction[],
  answers: readonly TrayAnswer[],
): OpenPendingAction[] {
  const answered = new Set(answers.map(({ pending }) => pending.id));
  return proposalsOf(tray).filter(({ id, turnsSince }) => turnsSince === 0 && !answered.has(id));
}
