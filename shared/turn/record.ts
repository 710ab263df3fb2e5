import type { StoredMessage } from "../history/build-window.ts";
import { isDeepEqual } from "../runtime/is-deep-equal.ts";
import type { JsonObject } from "../tools/definition.ts";
import type { NewProposal, Proposal } from "./offer/proposal.ts";
import type { KeptItem, TurnEvent, TurnOutcome, TurnRoute, TurnUsage, WrittenCall } from "./reply.ts";
import { type ToolOutput, TurnTranscript } from "./transcript.ts";
import { STOPPED_CALL } from "./turn-stopped.ts";

/** What a turn changed in the tray, stored when the turn closes. */
export interface TrayChanges {
  opened: NewProposal[];
  decided: { id: string; status: "rejected" | "corrected" | "dropped" }[];
  shown: string[];
  reminded: string[];
}

/**
 * Everything that a turn has said, done and decided. `apply` is the only place where an event of a reply reaches the transcript (and
 * through it the stream), the tray and the metadata. So a turn that fails midway still tells what it had done.
 */
export class TurnRecord {
  route: TurnRoute = "model";
  outcome: TurnOutcome = "completed";
  skills: string[] = [];
  modelCalls = 0;
  readonly usage: TurnUsage = { inputTokens: 0, outputTokens: 0, thoughtTokens: 0, cachedTokens: 0 };
  /** In a planner conversation: there was nothing to do or say. */
  noop = false;
  readonly tray: TrayChanges = { opened: [], decided: [], shown: [], reminded: [] };
  /** Proposals that were answered in this turn, with the arguments of the answer. */
  readonly settled: Proposal[] = [];
  /** Those of them that ran unchanged. */
  readonly accepted: Proposal[] = [];
  /** Ids of questions about memory that were answered. */
  readonly resolved: string[] = [];
  readonly written: WrittenCall[] = [];
  readonly kept: KeptItem[] = [];
  toldInsight?: string;
  toldReminders?: string[];
  readonly #spokenByCode = new Set<StoredMessage>();

  constructor(public transcript: TurnTranscript) {}

  /** The native messages of the turn so far. */
  get messages(): readonly StoredMessage[] {
    return this.transcript.messages;
  }

  /** The same without what code said. That is for the person; and a request to a model may not end with the assistant's words. */
  get messagesForModel(): StoredMessage[] {
    return this.transcript.messages.filter((message) => !this.#spokenByCode.has(message));
  }

  /** What this turn leaves waiting. */
  get proposed(): readonly NewProposal[] {
    return this.tray.opened;
  }

  apply(event: TurnEvent): void {
    switch (event.type) {
      case "step":
        return this.transcript.startStep();
      case "delta":
        return this.transcript.write(event.text);
      case "end-text":
        return this.transcript.endText();
      case "say":
        return void this.#spokenByCode.add(this.transcript.say(event.text));
      case "call":
        return this.transcript.addCall(event.toolCallId, event.tool, event.args, event.signature);
      case "result":
        return this.transcript.endCall(event.toolCallId, event.tool, event.output);
      case "settled":
        return this.#settle(event.proposal, event.args, event.output);
      case "proposed":
        this.tray.opened.push(event.proposal);
        if (event.proposal.kind === "proposal" && !event.proposal.choices) {
          this.transcript.requestApproval(event.proposal.toolCallId, event.proposal.id);
        }
        return;
      case "decided":
        return void this.tray.decided.push({ id: event.id, status: event.status });
      case "resolved":
        return void this.resolved.push(event.id);
      case "written":
        return void this.written.push(...event.calls);
      case "kept":
        return void this.kept.push(...event.items);
      case "shown":
        return void this.tray.shown.push(...event.ids);
      case "reminded":
        return void this.tray.reminded.push(...event.ids);
      case "route":
        return void (this.route = event.route);
      case "skills":
        return void (this.skills = [...new Set(event.skills)]);
      case "asked-model":
        return this.#countModelCall(event.usage);
      case "nothing-to-do":
        return void (this.noop = true);
      case "told-insight":
        return void (this.toldInsight = event.id);
      case "told-reminders":
        return void (this.toldReminders = event.ids);
    }
  }

  applyAll(events: Iterable<TurnEvent>): void {
    for (const event of events) this.apply(event);
  }

  /** Ends the turn as failed, with a sentence for the person. It proposes nothing, and its reminders and insight are told another time. */
  fail(sentence: string): void {
    this.apply({ type: "say", text: sentence });
    this.outcome = "failed";
    this.#discardProposals();
  }

  /** Ends the turn as it stands, because the user has stopped it. */
  stop(): void {
    this.transcript.denyOpenCalls(STOPPED_CALL);
    this.outcome = "stopped";
    this.#discardProposals();
  }

  /** Ends the turn as failed and keeps nothing but the sentence, because the rest could not be stored. */
  discardAndFail(sentence: string): void {
    this.transcript = new TurnTranscript(() => {}, this.transcript.messageId);
    this.tray.decided.length = 0;
    this.fail(sentence);
  }

  #settle(proposal: Proposal, args: JsonObject, output: ToolOutput): void {
    this.transcript.endEarlierCall({ ...proposal, args }, output, proposal.id);
    this.settled.push({ ...proposal, args });
    if (output.type === "json" && isDeepEqual(args, proposal.args)) this.accepted.push(proposal);
  }

  #discardProposals(): void {
    this.tray.opened.length = 0;
    this.tray.shown.length = 0;
    this.tray.reminded.length = 0;
    this.toldInsight = undefined;
    this.toldReminders = undefined;
  }

  #countModelCall(usage: TurnUsage): void {
    this.modelCalls++;
    this.usage.inputTokens += usage.inputTokens;
    this.usage.outputTokens += usage.outputTokens;
    this.usage.thoughtTokens += usage.thoughtTokens;
    this.usage.cachedTokens += usage.cachedTokens;
  }
}
