import { z } from "zod";
import { isJsonObject } from "../tools/definition.ts";
import type { StoredMessage } from "./build-window.ts";

const partSchema = z.looseObject({ type: z.string() });
// Users can write message rows over REST too: whatever is not an object is left out.
const storedPartsSchema = z.array(z.unknown()).catch([]).transform((parts) => parts.filter(isJsonObject));

const answerSchema = z.object({
  message: z.object({ parts: z.array(partSchema) }),
  metadata: z.looseObject({ waiting: z.array(z.looseObject({ id: z.string() })).optional() }),
});

/** A page of a conversation, as `conversation_messages` returns it. */
export const conversationPageSchema = z.object({
  messages: z.array(z.discriminatedUnion("role", [
    z.object({ role: z.literal("user"), id: z.string(), parts: storedPartsSchema, content: z.string() }),
    z.object({
      role: z.literal("assistant"),
      id: z.string(),
      /** The answer of its turn, then the answers of the turns in which its buttons were pressed. */
      answers: z.array(answerSchema).nullable(),
      /** The native messages, where no turn has stored an answer. */
      rows: z.array(z.object({ role: z.enum(["assistant", "tool"]), parts: storedPartsSchema })).nullable(),
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
type Answers = z.infer<typeof answerSchema>[];

/** A part as `useChat` shows it. */
type ShownPart = z.infer<typeof partSchema>;

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
    if (message.answers === null) return { id, role, parts: partsOfRows(message.rows ?? []) };
    return {
      id,
      role,
      parts: joinParts(message.answers).map((part) => settlePart(part, byId)),
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
  const places = new Map<unknown, number>();
  for (const part of answers.flatMap(({ message }) => message.parts)) {
    const place = part.toolCallId === undefined ? undefined : places.get(part.toolCallId);
    if (place !== undefined) joined[place] = { ...joined[place], ...part, input: joined[place]!.input };
    else places.set(part.toolCallId, joined.push(part) - 1);
  }
  return joined;
}

/** The metadata of all answers. Of what waited after the last one, only what still waits is left. */
function joinMetadata(answers: Answers, actions: Actions): Record<string, unknown> {
  const { waiting: _, ...metadata } = Object.assign({}, ...answers.map((one) => one.metadata));
  const waiting = (answers.at(-1)?.metadata.waiting ?? []).filter(({ id }) => actions.get(id)?.open);
  return { ...metadata, ...(waiting.length > 0 && { waiting }) };
}

function settlePart(part: ShownPart, actions: Actions): ShownPart {
  const approval = z.object({ id: z.string() }).safeParse(part.approval).data;
  if (part.state === "output-denied") return asNotRun(part, approval?.id);
  if (part.state !== "approval-requested" && part.state !== "approval-responded") return part;
  const action = actions.get(approval?.id ?? "");
  if (action?.open) return part;
  if (!action || action.result === null) return asNotRun(part, approval?.id);
  return { ...part, state: "output-available", output: action.result, approval: { id: action.id, approved: true } };
}

/** A call that has not run is shown like one that was answered with no: there is no other state for it. */
function asNotRun(part: ShownPart, approvalId = String(part.toolCallId)): ShownPart {
  return { ...part, state: "output-denied", approval: { id: approvalId, approved: false } };
}

// Read by hand: a schema takes 20 µs and more for each part that does not fit, and clients may write such parts.
type StoredPart = StoredMessage["parts"][number];
type StoredCall = StoredPart & { toolCallId: string; toolName: string };
type StoredResult = StoredPart & { toolCallId: string; output: { type: string; value?: unknown } };

function isCall(part: StoredPart): part is StoredCall {
  return part.type === "tool-call" && typeof part.toolCallId === "string" && typeof part.toolName === "string";
}

function isResult(part: StoredPart): part is StoredResult {
  const { type, toolCallId, output } = part;
  return type === "tool-result" && typeof toolCallId === "string" && isJsonObject(output) &&
    typeof output.type === "string";
}

/** Native messages as parts. Each message becomes a step with its texts, and its calls with their results. */
function partsOfRows(rows: StoredMessage[]): ShownPart[] {
  const results = new Map(
    rows.flatMap(({ parts }) => parts.filter(isResult)).map(({ toolCallId, output }) => [toolCallId, output]),
  );
  return rows.filter(({ role }) => role === "assistant").flatMap(({ parts }) => [
    { type: "step-start" },
    ...parts.flatMap((part): ShownPart[] =>
      isCall(part) ? [partOfCall(part, results.get(part.toolCallId))] : textsOf([part])
    ),
  ]);
}

function partOfCall({ toolCallId, toolName, input }: StoredCall, output?: StoredResult["output"]): ShownPart {
  const shown = { type: `tool-${toolName}`, toolCallId, input };
  if (output?.type === "json" || output?.type === "text") {
    return { ...shown, state: "output-available", output: output.value };
  }
  if (output?.type.startsWith("error-")) return { ...shown, state: "output-error", errorText: String(output.value) };
  return asNotRun(shown);
}
