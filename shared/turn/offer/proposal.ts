import { z } from "zod";
import type { JsonObject, ToolChoice } from "../../tools/definition.ts";

/**
 * A conversation holds at most this many proposals (private.open_pending_action). A turn sees at most this many, those of the
 * person's other conversations included.
 */
export const MOST_WAITING = 20;
const WAITING_HOURS = 72;

const jsonObject = z.record(z.string(), z.unknown());

/** A write that has run: its tool and what that returned. */
export const writeSchema = z.object({ tool: z.string(), result: jsonObject });

/** A call that has run, with its result and the writes that it replaced. */
export const executedCallSchema = z.object({
  toolCallId: z.string(),
  tool: z.string(),
  args: jsonObject,
  result: jsonObject,
  replaced: z.array(writeSchema).optional(),
});
export type ExecutedCall = z.infer<typeof executedCallSchema>;

const absent = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

/**
 * A proposal of the tray, as open_turn reads it: a call that waits for the person's yes. Its kind is `proposal` for a write, and
 * `resolve_knowledge` for a question about two beliefs that contradict each other.
 */
export const proposalSchema = z.object({
  id: z.string(),
  kind: z.enum(["proposal", "resolve_knowledge"]),
  status: z.string(),
  toolCallId: z.string(),
  tool: z.string(),
  args: jsonObject,
  /** What the offer showed, from the database. A yes runs the call only while these facts are unchanged. */
  facts: absent(jsonObject),
  /** Only of a pack's tool: what the call was to do when it was offered (`ToolDefinition.source`). */
  source: absent(z.string()),
  /** Numbered candidates for what the call is about. The person has not chosen one yet. */
  choices: absent(z.array(z.object({ label: z.string(), args: jsonObject, facts: absent(jsonObject) }))),
  /** Ids of earlier calls. A yes undoes what they wrote, then runs this call. */
  replaces: z.array(z.string()),
  offer: z.string(),
  skills: z.array(z.string()),
  result: absent(executedCallSchema),
  since: z.string(),
  expiresAt: z.string(),
  isReminded: z.boolean(),
  /** It was asked in another conversation of the person. */
  isElsewhere: z.boolean(),
  /** How many turns of this conversation were answered since the last that named this proposal; at least 1 if none has. */
  turnsSince: z.number(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A proposal of this conversation that the person answered in another one. */
export const answeredElsewhereSchema = z.object({
  toolCallId: z.string(),
  status: z.string(),
  result: absent(executedCallSchema),
});

/** A call that was asked for and has not run, with what is known about it. */
export interface RequestedCall {
  toolCallId: string;
  tool: string;
  args: JsonObject;
  facts?: JsonObject;
  source?: string;
}

/** A proposal that this turn makes. It is stored when the turn closes. */
export interface NewProposal extends RequestedCall {
  id: string;
  kind: "proposal" | "resolve_knowledge";
  choices?: ToolChoice[];
  replaces: string[];
  /** The kind of record, if a standing yes may cover it. */
  recordKind?: string;
  offer: string;
  skills: string[];
  /** ISO 8601 */
  since: string;
  expiresAt: string;
}

/** How long a proposal that is made now waits. */
export function waitingPeriod(): { since: string; expiresAt: string } {
  const now = Date.now();
  return { since: new Date(now).toISOString(), expiresAt: new Date(now + WAITING_HOURS * 3_600_000).toISOString() };
}

/** The proposals of a tray that are no questions about memory. */
export function withoutQuestions<T extends { kind: string }>(tray: readonly T[]): T[] {
  return tray.filter(({ kind }) => kind === "proposal");
}

/** The proposals that the last answer asked about: a bare yes, no or choice is about these. */
export function proposalsAskedLast(tray: readonly Proposal[]): Proposal[] {
  return withoutQuestions(tray).filter(({ turnsSince }) => turnsSince === 0);
}

/** Whether all of these calls delete something; null if only some do. */
export function areDeletions(calls: readonly { tool: string }[]): boolean | null {
  const deletions = calls.filter(({ tool }) => /^(?:delete|forget)_/.test(tool));
  if (deletions.length === calls.length) return true;
  return deletions.length === 0 ? false : null;
}

/** Whether a call makes memory forget one thing, which can be taken back: forgetting everything needs an explicit yes. */
export function isForgetting({ tool }: { tool: string }): boolean {
  return tool === "delete_knowledge";
}
