import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import {
  type Conversation,
  type OfflineOptions,
  readConversation,
  readOfflineOptions,
  type ToolResult,
} from "./conversation.ts";
import { fold } from "../shared/language/fold.ts";
import { decide } from "./decision/decide.ts";
import type { Decision, PlannedCall } from "./decision/plan-calls.ts";
import { followUp } from "./decision/follow-up.ts";
import { readReply } from "../shared/language/commands/confirmation.ts";
import { type Reading, readMessage } from "./reading/read-message.ts";
import { findTopic } from "./speech/find-topic.ts";
import { sayFound, sayResults } from "./speech/say-results.ts";
import { applyTone, talk } from "./speech/talk.ts";
import { urgentAnswer } from "./urgent/urgent-answer.ts";

/** What the model says and calls in one step; at least one of the two. */
export interface Response {
  text: string;
  calls: PlannedCall[];
}

/** Calls whose results are told in a later step of the turn; a write that is offered ends the turn. */
const RUN_AT_ONCE =
  /^(?:get_|search_|save_|enrich_|(?:list_reminders|analyze_context|add_knowledge|update_person|create_automatic_note)$)/;

/** One step: what to say and call, given the conversation and the tools. Deterministic. */
export function respond(options: LanguageModelV4CallOptions): Response {
  const offline = readOfflineOptions(options);
  const conversation = readConversation(options.prompt);
  const urgent = conversation.results.length === 0 ? urgentAnswer(conversation.message, conversation.past) : null;
  if (urgent !== null) return { text: applyTone(urgent, { ...offline.tone, emojiLevel: "none" }), calls: [] };
  const given = toolsOf(options);
  const answered = answerTray(conversation, given);
  if (answered !== null) return answered;
  const reading = readMessage(conversation.message, offline.today, conversation.time);
  const decision = decide(reading, conversation.past, decidedWith(conversation, given));
  const response = conversation.results.length === 0
    ? begin(decision, reading, offline, given)
    : proceed(decision, conversation, reading, offline, given);
  return response.text === "" && response.calls.length === 0
    ? { text: "Não sei se entendi. Pode dizer de outro jeito?", calls: [] }
    : { ...response, calls: response.calls.map((call) => withOrder(call, conversation.message, options)) };
}

/** Hands on, where a tool takes it, the whole message as the order: code reads whether it holds one. */
function withOrder(call: PlannedCall, message: string, { tools = [] }: LanguageModelV4CallOptions): PlannedCall {
  const takesOrder = tools.some((tool) =>
    tool.type === "function" && tool.name === call.tool && "order" in (tool.inputSchema.properties ?? {})
  );
  return takesOrder ? { ...call, args: { ...call.args, order: message } } : call;
}

/** A bare yes or no is the answer to all that waits. */
function answerTray({ message, results, waiting }: Conversation, given: ReadonlySet<string>): Response | null {
  const tool = "answer_offer";
  const reply = readReply(fold(message).trim());
  if (reply === "other" || waiting === 0 || !given.has(tool)) return null;
  if (results.some((result) => result.tool === tool)) return { text: "Pronto.", calls: [] };
  const decision = reply === "confirm" ? "yes" : "no";
  const answers = Array.from({ length: waiting }, (_, index) => ({ item: index + 1, decision }));
  return { text: "", calls: [{ tool, args: { quote: message, answers } }] };
}

function toolsOf({ tools = [], toolChoice }: LanguageModelV4CallOptions): ReadonlySet<string> {
  if (toolChoice?.type === "none") return new Set();
  const names = tools.map(({ name }) => name);
  return new Set(toolChoice?.type === "tool" ? names.filter((name) => name === toolChoice.toolName) : names);
}

/** On the last step no tools are given; what was called before tells what the message was read as. */
function decidedWith({ results }: Conversation, given: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...given, ...results.map(({ tool }) => tool)]);
}

function begin(decision: Decision, reading: Reading, offline: OfflineOptions, given: ReadonlySet<string>): Response {
  if (decision.kind === "ask") return { text: applyTone(decision.question, offline.tone), calls: [] };
  if (decision.kind === "talk") {
    return decision.lookUp === undefined
      ? { text: talk(decision.topic, reading, offline), calls: [] }
      : { text: "", calls: [decision.lookUp] };
  }
  const calls = decision.calls.filter(({ tool }) => given.has(tool));
  // What is answered in words comes first: an offered write ends the turn.
  const first = calls.filter(({ tool }) => RUN_AT_ONCE.test(tool));
  return { text: "", calls: first.length > 0 ? first : calls };
}

function proceed(
  decision: Decision,
  conversation: Conversation,
  message: Reading,
  offline: OfflineOptions,
  given: ReadonlySet<string>,
): Response {
  const { results } = conversation;
  const reading = decision.kind === "calls" ? decision.reading : message;
  const asked = decision.kind === "talk" && decision.lookUp !== undefined
    ? results.find(({ tool }) => tool === "search_knowledge")
    : undefined;
  const further = followUp(reading, results, given);
  const told = results.filter((one) => one !== asked && !further?.lookedUp.includes(one));
  const left = decision.kind === "calls" ? notYet(decision.calls, results).filter(({ tool }) => given.has(tool)) : [];
  const said = [
    asked === undefined ? "" : found(asked) ?? talk(findTopic(message), message, offline),
    sayResults(told, offline),
    further?.say === undefined ? "" : applyTone(further.say, offline.tone),
  ];
  // What an earlier step said is not said again.
  const fresh = said.filter((text) => text !== "").join("\n\n").split("\n\n")
    .filter((part) => part !== "" && !conversation.said.includes(withoutEmoji(part)));
  return { text: fresh.join("\n\n"), calls: [...further?.calls ?? [], ...left] };
}

/** What memory plainly holds of a question that no tool is for. */
function found({ output }: ToolResult): string | null {
  return output.kind === "result" ? sayFound(output.value, true) : null;
}

function withoutEmoji(text: string): string {
  return text.replace(/\s?\p{Extended_Pictographic}\uFE0F?$/u, "");
}

/** The calls that were planned and not made: a tool called as often as planned is done, whatever its schema made of the arguments. */
function notYet(planned: readonly PlannedCall[], results: readonly ToolResult[]): PlannedCall[] {
  return planned.filter((call) => {
    const made = results.filter(({ tool }) => tool === call.tool);
    const wanted = Object.entries(call.args).map(([key, value]) => [key, JSON.stringify(value)] as const);
    return made.length < planned.filter(({ tool }) => tool === call.tool).length &&
      !made.some(({ args }) => wanted.every(([key, value]) => JSON.stringify(args[key]) === value));
  });
}
