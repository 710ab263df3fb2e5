import type { JsonObject } from "../tools/definition.ts";
import type { NewProposal, Proposal } from "./offer/proposal.ts";
import type { CallSignature, ToolOutput } from "./transcript.ts";

export type TurnRoute = "model" | "direct" | "confirmed" | "rejected" | "corrected" | "selected";
export type TurnOutcome = "completed" | "failed" | "stopped";

/** Tokens as the provider counted them; estimates for the offline model. */
export interface TurnUsage {
  inputTokens: number;
  outputTokens: number;
  /** The part of the output that was thinking. */
  thoughtTokens: number;
  /** The part of the input that the provider had cached. */
  cachedTokens: number;
}

/** A write that this turn has done, for metadata and for "desfaz". */
export interface WrittenCall {
  toolCallId: string;
  tool: string;
  /** The record by its name: "R$ 50,00 em alimentação (mercado), de hoje". */
  what: string;
  undoable: boolean;
}

/** An item that a write to memory has stored. */
export interface KeptItem {
  id: string;
  content: string;
  /** Items that it replaced. */
  ended?: { id: string; content: string }[];
}

/** One thing that a turn says, does or decides. Only `TurnRecord.apply` carries it into transcript, record and stream. */
export type TurnEvent =
  /** A step begins: what one call of the model, or code on its own, says and does. */
  | { type: "step" }
  /** A piece of the model's words, as it comes. */
  | { type: "delta"; text: string }
  | { type: "end-text" }
  /** A paragraph by code, for the person only: it is not sent to the model in this turn. */
  | { type: "say"; text: string }
  | { type: "call"; toolCallId: string; tool: string; args: JsonObject; signature?: CallSignature }
  /** The output of a call that was made in this turn. */
  | { type: "result"; toolCallId: string; tool: string; output: ToolOutput }
  /** The output of a call that an earlier turn has proposed. */
  | { type: "settled"; proposal: Proposal; args: JsonObject; output: ToolOutput }
  /** A call of this turn waits for the person's answer, or a question about memory does. */
  | { type: "proposed"; proposal: NewProposal }
  /** A proposal was closed, and its call as it was offered did not run. */
  | { type: "decided"; id: string; status: "rejected" | "corrected" | "dropped" }
  /** A question about memory was answered, and the answer is carried out. */
  | { type: "resolved"; id: string }
  | { type: "written"; calls: WrittenCall[] }
  | { type: "kept"; items: KeptItem[] }
  /** Proposals of earlier turns that were named again: asked anew (shown), or only mentioned (reminded). */
  | { type: "shown"; ids: string[] }
  | { type: "reminded"; ids: string[] }
  | { type: "route"; route: TurnRoute }
  | { type: "skills"; skills: string[] }
  | { type: "asked-model"; usage: TurnUsage }
  /** In a planner conversation: there was nothing to do or say. */
  | { type: "nothing-to-do" }
  | { type: "told-insight"; id: string }
  | { type: "told-reminders"; ids: string[] };

/** The events of a reply by code, all at once. A reply by the model yields the same events one by one. */
export type Reply = TurnEvent[];

/** A reply by code that only says something. */
export function sayDirectly(text: string, route: TurnRoute = "direct"): Reply {
  return [{ type: "route", route }, { type: "step" }, { type: "say", text }];
}
