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

/** What the model says and calls in one step. At least one of the two is not empty. */
export interface Response {
  text: string;
  calls: PlannedCall[];
}

/** Tools that run at once, so that a later step can answer with their results. Other writes are offered, and an offer ends the turn. */
const RUN_AT_ONCE =
  /^(?:get_|search_|save_|enrich_|(?:list_reminders|analyze_context|add_knowledge|update_person|create_automatic_note)$)/;

/** Decides one step: what to say and what to call. The same input gives the same output. */
export function respond(options: LanguageModelV4CallOptions): Response {
  const offline = readOfflineOptions(options);
  const conversation = readConversation(options.prompt);
  const urgent = conversation.results.length === 0 ? urgentAnswer(conversation.message, conversation.past) : null;
  if (urgent !== null) return { text: applyTone(urgent, { ...offline.tone, emojiLevel: "none" }), calls: [] };
  const availableTools = toolsOf(options);
  const trayAnswer = answerTray(conversation, availableTools);
  if (trayAnswer !== null) return trayAnswer;
  const reading = readMessage(conversation.message, offline.today, conversation.time);
  const decision = decide(reading, conversation.past, toolsToDecideWith(conversation, availableTools));
  const response = conversation.results.length === 0
    ? firstStep(decision, reading, offline, availableTools)
    : nextStep(decision, conversation, reading, offline, availableTools);
  return response.text === "" && response.calls.length === 0
    ? { text: "Não sei se entendi. Pode dizer de outro jeito?", calls: [] }
    : { ...response, calls: response.calls.map((call) => withOrder(call, conversation.message, options)) };
}

/** Gives a tool with an argument `order` the whole message. Other code reads whether the message contains an order. */
function withOrder(call: PlannedCall, message: string, { tools = [] }: LanguageModelV4CallOptions): PlannedCall {
  const takesOrder = tools.some((tool) =>
    tool.type === "function" && tool.name === call.tool && "order" in (tool.inputSchema.properties ?? {})
  );
  return takesOrder ? { ...call, args: { ...call.args, order: message } } : call;
}

/** A plain yes or no answers all proposals of the tray. */
function answerTray({ message, results, waiting }: Conversation, availableTools: ReadonlySet<string>): Response | null {
  const tool = "answer_offer";
  const reply = readReply(fold(message).trim());
  if (reply === "other" || waiting === 0 || !availableTools.has(tool)) return null;
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

/** The last step has no tools. The tools called before are added, so that the message is understood as in the steps before. */
function toolsToDecideWith({ results }: Conversation, availableTools: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...availableTools, ...results.map(({ tool }) => tool)]);
}

/** The first step of a turn: asks, talks, or makes calls. */
function firstStep(
  decision: Decision,
  reading: Reading,
  offline: OfflineOptions,
  availableTools: ReadonlySet<string>,
): Response {
  if (decision.kind === "ask") return { text: applyTone(decision.question, offline.tone), calls: [] };
  if (decision.kind === "talk") {
    return decision.lookUp === undefined
      ? { text: talk(decision.topic, reading, offline), calls: [] }
      : { text: "", calls: [decision.lookUp] };
  }
  const calls = decision.calls.filter(({ tool }) => availableTools.has(tool));
  // Calls that are answered in words come first, because an offered write ends the turn.
  const first = calls.filter(({ tool }) => RUN_AT_ONCE.test(tool));
  return { text: "", calls: first.length > 0 ? first : calls };
}

/** A later step of a turn: says the results, and makes the calls that are left. */
function nextStep(
  decision: Decision,
  conversation: Conversation,
  message: Reading,
  offline: OfflineOptions,
  availableTools: ReadonlySet<string>,
): Response {
  const { results } = conversation;
  const reading = decision.kind === "calls" ? decision.reading : message;
  const memoryResult = decision.kind === "talk" && decision.lookUp !== undefined
    ? results.find(({ tool }) => tool === "search_knowledge")
    : undefined;
  const secondStep = followUp(reading, results, availableTools);
  const resultsToSay = results.filter((one) => one !== memoryResult && !secondStep?.lookedUp.includes(one));
  const callsLeft = decision.kind === "calls"
    ? pendingCalls(decision.calls, results).filter(({ tool }) => availableTools.has(tool))
    : [];
  const texts = [
    memoryResult === undefined ? "" : sayMemory(memoryResult) ?? talk(findTopic(message), message, offline),
    sayResults(resultsToSay, offline),
    secondStep?.say === undefined ? "" : applyTone(secondStep.say, offline.tone),
  ];
  // A paragraph that an earlier step said is not repeated.
  const newParagraphs = texts.filter((text) => text !== "").join("\n\n").split("\n\n")
    .filter((part) => part !== "" && !conversation.said.includes(withoutEmoji(part)));
  return { text: newParagraphs.join("\n\n"), calls: [...secondStep?.calls ?? [], ...callsLeft] };
}

/** The answer that memory has to a question that no tool is for. */
function sayMemory({ output }: ToolResult): string | null {
  return output.kind === "result" ? sayFound(output.value, true) : null;
}

function withoutEmoji(text: string): string {
  return text.replace(/\s?\p{Extended_Pictographic}\uFE0F?$/u, "");
}

/**
 * The planned calls that were not made yet. A tool that was called as often as planned counts as done, even if its schema changed
 * the arguments.
 */
function pendingCalls(planned: readonly PlannedCall[], results: readonly ToolResult[]): PlannedCall[] {
  return planned.filter((call) => {
    const made = results.filter(({ tool }) => tool === call.tool);
    const wanted = Object.entries(call.args).map(([key, value]) => [key, JSON.stringify(value)] as const);
    return made.length < planned.filter(({ tool }) => tool === call.tool).length &&
      !made.some(({ args }) => wanted.every(([key, value]) => JSON.stringify(args[key]) === value));
  });
}
