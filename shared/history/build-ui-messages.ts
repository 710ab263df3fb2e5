import { z } from "zod";
import type { StoredMessage } from "./build-window.ts";

const jsonObject = z.record(z.string(), z.unknown());
const part = z.looseObject({ type: z.string() });
// Users can write message rows over REST too: whatever is not an object is left out.
const storedParts = z.array(jsonObject.nullable().catch(null)).catch([])
  .transform((parts) => parts.filter((one) => one !== null));

const answer = z.object({
  message: z.object({ parts: z.array(part) }),
  metadata: z.looseObject({ waiting: z.array(z.looseObject({ id: z.string() })).optional() }),
});

/** A page of a conversation, as `conversation_messages` returns it. */
export const conversationPageSchema = z.object({
  messages: z.array(z.discriminatedUnion("role", [
    z.object({ role: z.literal("user"), id: z.string(), parts: storedParts, content: z.string() }),
    z.object({
      role: z.literal("assistant"),
      id: z.string(),
      /** The answer of its turn, then the answers of the turns in which its buttons were pressed. */
      answers: z.array(answer).nullable(),
      /** The native messages, where no turn has stored an answer. */
      rows: z.array(z.object({ role: z.enum(["assistant", "tool"]), parts: storedParts })).nullable(),
    }),
  ])),
  actions: z.array(z.object({
    id: z.string(),
    open: z.boolean(),
    toolCallId: z.string(),
    /** The result of the call; null where it has not run. */
    result: z.unknown(),
  })),
  next: z.string().nullable(),
});

type Page = z.infer<typeof conversationPageSchema>;
type Actions = Map<string, Page["actions"][number]>;
type Answers = z.infer<typeof answer>[];

/** A part as `useChat` shows it. */
type ShownPart = z.infer<typeof part>;

/** A message in the form that `useChat` has for its own messages. */
export interface ShownMessage {
  id: string;
  role: "user" | "assistant";
  parts: ShownPart[];
  metadata?: Record<string, unknown>;
}

/** The messages of a page as clients show them. A button whose proposal is no longer open is shown with its outcome. */
export function buildUiMessages({ messages, actions }: Pick<Page, "messages" | "actions">): ShownMessage[] {
  const byId: Actions = new Map(actions.map((action) => [action.id, action]));
  return messages.map((message): ShownMessage => {
    const { id, role } = message;
    if (role === "user") return { id, role, parts: userParts(message) };
    if (message.answers === null) return { id, role, parts: shownRows(message.rows ?? []) };
    return {
      id,
      role,
      parts: joinParts(message.answers).map((one) => settlePart(one, byId)),
      metadata: joinMetadata(message.answers, byId),
    };
  });
}

/** The texts of a user's message. A row that a client wrote without parts only has its content. */
function userParts({ parts, content }: { parts: Record<string, unknown>[]; content: string }): ShownPart[] {
  const texts = textsOf(parts);
  return texts.length > 0 ? texts : [{ type: "text", text: content }];
}

function textsOf(parts: Record<string, unknown>[]): ShownPart[] {
  return parts.flatMap(({ type, text }) => type === "text" && typeof text === "string" ? [{ type, text }] : []);
}

/** Joins the answers of one message as clients do: a call's later state takes the call's place, new texts come at the end. */
function joinParts(answers: Answers): ShownPart[] {
  const joined: ShownPart[] = [];
  for (const { message } of answers) {
    for (const one of message.parts) {
      const at = one.toolCallId === undefined
        ? -1
        : joined.findIndex(({ toolCallId }) => toolCallId === one.toolCallId);
      if (at < 0) joined.push(one);
      else joined[at] = { ...joined[at], ...one, input: joined[at]!.input };
    }
  }
  return joined;
}

/** The metadata of all answers. Of what waited after the last one, only what still waits is left. */
function joinMetadata(answers: Answers, actions: Actions): Record<string, unknown> {
  const { waiting: _, ...metadata } = Object.assign({}, ...answers.map((one) => one.metadata));
  const waiting = (answers.at(-1)?.metadata.waiting ?? []).filter(({ id }) => actions.get(id)?.open);
  return { ...metadata, ...(waiting.length > 0 && { waiting }) };
}

function settlePart(one: ShownPart, actions: Actions): ShownPart {
  const approval = z.object({ id: z.string() }).safeParse(one.approval).data;
  if (one.state === "output-denied") return denied(one, approval?.id);
  if (one.state !== "approval-requested" && one.state !== "approval-responded") return one;
  const action = actions.get(approval?.id ?? "");
  if (action?.open) return one;
  if (!action || action.result === null) return denied(one, approval?.id);
  return { ...one, state: "output-available", output: action.result, approval: { id: action.id, approved: true } };
}

/** A call that has not run is shown like one that was answered with no: there is no other state for it. */
function denied(one: ShownPart, approvalId = String(one.toolCallId)): ShownPart {
  return { ...one, state: "output-denied", approval: { id: approvalId, approved: false } };
}

const storedCall = z.object({
  type: z.literal("tool-call"),
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.unknown(),
});
const storedResult = z.object({
  type: z.literal("tool-result"),
  toolCallId: z.string(),
  output: z.looseObject({ type: z.string(), value: z.unknown() }),
});

/** Native messages as parts. Each message becomes a step with its texts, and its calls with their results. */
function shownRows(rows: StoredMessage[]): ShownPart[] {
  const results = new Map(
    rows.flatMap(({ parts }) => parts.flatMap((one) => storedResult.safeParse(one).data ?? []))
      .map(({ toolCallId, output }) => [toolCallId, output]),
  );
  return rows.filter(({ role }) => role === "assistant").flatMap(({ parts }) => [
    { type: "step-start" },
    ...parts.flatMap((one): ShownPart[] => {
      const call = storedCall.safeParse(one).data;
      return call ? [shownCall(call, results.get(call.toolCallId))] : textsOf([one]);
    }),
  ]);
}

function shownCall(
  { toolCallId, toolName, input }: z.infer<typeof storedCall>,
  output?: z.infer<typeof storedResult>["output"],
): ShownPart {
  const shown = { type: `tool-${toolName}`, toolCallId, input };
  if (output?.type === "json" || output?.type === "text") {
    return { ...shown, state: "output-available", output: output.value };
  }
  if (output?.type.startsWith("error-")) return { ...shown, state: "output-error", errorText: String(output.value) };
  return denied(shown);
}
