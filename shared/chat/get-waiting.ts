import type { Context } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient } from "../database/rpc-client.ts";
import { authenticate } from "../http/authenticate.ts";
import { readConversationId } from "../http/parse-chat-request.ts";
import { readEnvironment } from "../runtime/environment.ts";
import {
  type JsonObject,
  type RecordKind,
  recordKindOf,
  type ToolContext,
  type ValueChange,
} from "../tools/definition.ts";
import { findBuiltInTool } from "../tools/registry.ts";
import { proposalSchema } from "../turn/offer/proposal.ts";
import { isCut } from "../writing/one-line.ts";
import { toWaitingAction, type WaitingAction } from "../turn/offer/waiting-action.ts";

/** What waits, with what a person needs to see before the answer. */
export interface ShownWaiting extends WaitingAction {
  /** The values of a row that a yes changes. */
  changes?: ValueChange[];
  /** What the offer shows the beginning of and a yes writes, whole. */
  texts?: string[];
  /** The kind of record that a yes writes, where the person can agree to it for good (set_standing_yes). */
  recordKind?: RecordKind;
  /** What the person had said, at most 500 characters, and where. */
  said?: { conversation: string; message: string; text: string };
}

const waitingSchema = z.object({
  today: z.string(),
  timezone: z.string(),
  waiting: z.array(proposalSchema.extend({
    said: z.object({ conversation: z.string(), message: z.string(), text: z.string() }).nullable(),
  })),
});

/** `GET /chat/{id}/waiting`: what waits for an answer in a conversation now, whatever its last message says. */
export async function getWaiting(c: Context): Promise<Response> {
  const environment = readEnvironment();
  const user = await authenticate(c.req.raw, environment);
  const { waiting, ...context } = waitingSchema.parse(
    await callRpc(createUserClient(environment, user.token), "waiting_actions", {
      conversation: readConversationId(c) ?? "",
    }),
  );
  return Response.json({ waiting: waiting.map((one) => toShownWaiting(one, context)) });
}

function toShownWaiting(
  { said, ...proposal }: z.infer<typeof waitingSchema>["waiting"][number],
  context: ToolContext,
): ShownWaiting {
  const { tool, args, facts, choices } = proposal;
  const builtIn = findBuiltInTool(tool);
  const changes = choices || !facts ? [] : builtIn?.changes?.(args, facts, context);
  const texts = builtIn === undefined
    ? []
    : wholeTexts(args).filter((text) => !changes?.some(({ after }) => after === text));
  const recordKind = recordKindOf(builtIn, args);
  return {
    ...toWaitingAction(proposal),
    ...(changes?.length && { changes }),
    ...(texts.length > 0 && { texts }),
    ...(recordKind && { recordKind }),
    ...(said && { said }),
  };
}

/** The arguments that an offer cuts. The quotation is the person's own and only says what the call rests on. */
function wholeTexts({ quote: _, ...args }: JsonObject): string[] {
  return Object.values(args).filter((value) => typeof value === "string").filter(isCut);
}
