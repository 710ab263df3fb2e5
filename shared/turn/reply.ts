import type { JsonObject } from "../tools/definition.ts";
import type { NewProposal, Proposal } from "./offer/proposal.ts";
import type { CallSignature, ToolOutput } from "./transcript.ts";

export type TurnRoute = "model" | "direct" | "confirmed" | "rejected" | "corrected" | "selected";
export type TurnOutcome = "completed" | "failed" | "stopped";

/** Tokens as the provider counted them; estimates for the offline model. */
export interface TurnUsage {
  inputTokens: number;
  outputTokens: number;
  /** Of the output, what was thought and not said. */
  thoughtTokens: number;
  /** Of the input, what the provider had kept. */
  cachedTokens: number;
}

/** A write that was done in this turn, for metadata and for "desfaz". */
export interface WrittenCall {
  toolCallId: string;
  tool: string;
  /** The record by its name: "R$ 50,00 em alimentação (mercado), de hoje". */
  what: string;
  undoable: boolean;
}

/** What memory took in, or what that ended. */
export interface KeptItem {
  id: string;
  content: string;
  /** Beliefs that it took the place of. */
  ended?: { id: string; content: string }[];
}

/** One thing that a turn says, does or decides. The reducer (record.ts) alone carries it into transcript, record and stream. */
export type TurnEvent =
  /** A step begins: what one model call, or code by itself, says and does. */
  | { type: "step" }
  /** A piece of the model's words, as it comes. */
  | { type: "delta"; text: string }
  | { type: "end-text" }
  /** A paragraph by code. It is for the person: the model of this turn is not sent it. */
  | { type: "say"; text: string }
  | { type: "call"; toolCallId: string; tool: string; args: JsonObject; signature?: CallSignature }
  /** The end of a call of this turn. */
  | { type: "result"; toolCallId: string; tool: string; output: ToolOutput }
  /** The end of a call that was proposed in an earlier turn. */
  | { type: "settled"; proposal: Proposal; args: JsonObject; output: ToolOutput }
  /** A call of this turn waits for the person's answer, or a question about memory does. */
  | { type: "proposed"; proposal: NewProposal }
  | { type: "decided"; id: string; status: "rejected" | "corrected" | "dropped" }
  /** A question about memory was answered, and the answer is carried out. */
  | { type: "resolved"; id: string }
  | { type: "written"; calls: WrittenCall[] }
  | { type: "kept"; items: KeptItem[] }
  /** What waited before and was named again: asked for anew (shown), or only called to mind (reminded). */
  | { type: "shown"; ids: string[] }
  | { type: "reminded"; ids: string[] }
  | { type: "route"; route: TurnRoute }
  | { type: "skills"; skills: string[] }
  | { type: "asked-model"; usage: TurnUsage }
  /** In a planner conversation: there was nothing to do or say. */
  | { type: "nothing-to-do" }
  | { type: "told-insight"; id: string }
  | { type: "told-reminders"; ids: string[] };

/** What settles a message comes to. The model's way yields the same events as they come. */
export type Reply = TurnEvent[];

/** A reply of code alone that says one thing. */
export function sayDirectly(text: string, route: TurnRoute = "direct"): Reply {
  return [{ type: "route", route }, { type: "step" }, { type: "say", text }];
}
