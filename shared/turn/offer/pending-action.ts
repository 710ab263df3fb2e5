import { z } from "zod";
import type { JsonObject, ToolChoice } from "../../tools/definition.ts";

/** Proposals that a conversation holds at most (private.open_pending_action), and that a turn sees, of other conversations too. */
export const MOST_WAITING = 20;
const WAITING_HOURS = 72;

const jsonObject = z.record(z.string(), z.unknown());

/** What a call was and gave. */
export const writeSchema = z.object({ tool: z.string(), result: jsonObject });

/** A call that has run, with what it gave and the writes that it replaced. */
export const executedCallSchema = z.object({
  toolCallId: z.string(),
  tool: z.string(),
  args: jsonObject,
  result: jsonObject,
  replaced: z.array(writeSchema).optional(),
});
export type ExecutedCall = z.infer<typeof executedCallSchema>;

const absent = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

/** What waits for the person's answer, as open_turn reads it: a proposal of the tray, or a question about memory. */
export const pendingActionSchema = z.object({
  id: z.string(),
  kind: z.enum(["proposal", "resolve_knowledge"]),
  status: z.string(),
  toolCallId: z.string(),
  tool: z.string(),
  args: jsonObject,
  /** What the offer showed; the yes runs the call only while it is still so. */
  facts: absent(jsonObject),
  /** Of a pack's tool, what the call was to do when it was offered (`ToolDefinition.source`). */
  source: absent(z.string()),
  /** Numbered candidates for what the call is about: nobody has said yet which. */
  choices: absent(z.array(z.object({ label: z.string(), args: jsonObject, facts: absent(jsonObject) }))),
  /** Tool calls that have run and that the yes takes back before it runs this one. */
  replaces: z.array(z.string()),
  offer: z.string(),
  skills: z.array(z.string()),
  result: absent(executedCallSchema),
  since: z.string(),
  expiresAt: z.string(),
  isReminded: z.boolean(),
  /** It was asked in another conversation of the person. */
  isElsewhere: z.boolean(),
  /** Turns of this conversation answered since it was last named here; at least one where it never was. */
  turnsSince: z.number(),
});
export type OpenPendingAction = z.infer<typeof pendingActionSchema>;

/** A proposal that was answered in another conversation than its own. */
export const answeredElsewhereSchema = z.object({
  toolCallId: z.string(),
  status: z.string(),
  result: absent(executedCallSchema),
});

/** One write call, with what is known of it before it runs. */
export interface PendingCall {
  toolCallId: string;
  tool: string;
  args: JsonObject;
  facts?: JsonObject;
  source?: string;
}

/** A numbered candidate for what a call is about. */
export type PendingChoice = ToolChoice;

/** What this turn leaves to wait, stored at its close. */
export interface NewPendingAction extends PendingCall {
  id: string;
  kind: "proposal" | "resolve_knowledge";
  choices?: PendingChoice[];
  replaces: string[];
  /** Which kind of record it is, where a standing yes may cover it. */
  recordKind?: string;
  offer: string;
  skills: string[];
  /** ISO 8601 */
  since: string;
  expiresAt: string;
}

/** Until when something that is offered now waits. */
export function waitsUntil(now = Date.now()): { since: string; expiresAt: string } {
  return { since: new Date(now).toISOString(), expiresAt: new Date(now + WAITING_HOURS * 3_600_000).toISOString() };
}

/** The proposals among what waits. */
export function proposalsOf<T extends { kind: string }>(tray: readonly T[]): T[] {
  return tray.filter(({ kind }) => kind === "proposal");
}

/** The proposals that the answer before this message ended with: a bare yes, no or choice is about these. */
export function justProposed(tray: readonly OpenPendingAction[]): OpenPendingAction[] {
  return proposalsOf(tray).filter(({ turnsSince }) => turnsSince === 0);
}

/** Whether all of these take something away; null where part of them does. */
export function takesAway(calls: readonly { tool: string }[]): boolean | null {
  const erasing = calls.filter(({ tool }) => /^(?:delete|forget)_/.test(tool));
  return erasing.length === calls.length ? true : erasing.length === 0 ? false : null;
}
