import type { JSONSchema7 } from "ai";
import { z } from "zod";
import { claimsWrite, offersWrite } from "../language/claimed-writes.ts";
import { explainIssue } from "../writing/explain-issue.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { mendArguments } from "./mend-arguments.ts";

/** What a planner may answer a message with. */
export type AgentAction =
  | { action: "CALL_TOOL"; tool: ToolDefinition; args: JsonObject }
  | { action: "RESPOND"; message: string }
  | { action: "NOOP" };

/** An action that may be done, or why there is none: a clause for the model, pt-BR. */
export type AgentResponse = { action: AgentAction } | { reason: string };

/**
 * The planner's protocol as a model is shown it. Arguments are left open: the schemas of all tools in one are more than a
 * provider takes, and an object without properties would only be answered by an empty one.
 */
export function agentActionSchema(tools: readonly ToolDefinition[]): JSONSchema7 {
  return {
    type: "object",
    properties: {
      action: { type: "string", enum: ["CALL_TOOL", "RESPOND", "NOOP"] },
      tool: { anyOf: [{ type: "string", enum: tools.map(({ name }) => name) }, { type: "null" }] },
      args: { type: ["object", "null"], additionalProperties: true },
      message: { type: ["string", "null"] },
    },
    required: ["action", "tool", "args", "message"],
  };
}

const answerSchema = z.object({ action: z.string(), tool: z.unknown(), args: z.unknown(), message: z.unknown() })
  .partial();

/**
 * Checks a planner's answer, as text or as JSON: a call needs a tool of those given and arguments that its schema takes, mended
 * where that is certain; words are not empty, propose no write, claim nothing as done and lose their emojis; NOOP says nothing. Pure,
 * and never throws.
 */
export function validateAgentResponse(answer: unknown, tools: readonly ToolDefinition[]): AgentResponse {
  const { data, error } = answerSchema.safeParse(readJson(answer), { error: explainIssue });
  if (error) return { reason: "não é um objeto JSON com action" };
  switch (data.action) {
    case "CALL_TOOL":
      return readToolAction(data.tool, data.args, tools);
    case "RESPOND":
      return readResponse(data.message);
    case "NOOP":
      return data.message === undefined || data.message === null
        ? { action: { action: "NOOP" } }
        : { reason: "NOOP não diz nada: message precisa ser null" };
    default:
      return { reason: "action precisa ser CALL_TOOL, RESPOND ou NOOP" };
  }
}

function readJson(answer: unknown): unknown {
  try {
    return JSON.parse(typeof answer === "string" ? answer : JSON.stringify(answer));
  } catch {
    return undefined;
  }
}

function readToolAction(name: unknown, args: unknown, tools: readonly ToolDefinition[]): AgentResponse {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return { reason: `tool não existe; existem: ${tools.map((one) => one.name).join(", ")}` };
  try {
    const mended = mendArguments(tool.inputSchema, args ?? {});
    return "args" in mended
      ? { action: { action: "CALL_TOOL", tool, args: mended.args } }
      : { reason: `args não servem: ${mended.reason}` };
  } catch {
    // Nested thousands deep, it cannot be copied.
    return { reason: "args não servem: há níveis demais" };
  }
}

function readResponse(message: unknown): AgentResponse {
  const words = typeof message === "string" ? withoutEmoji(message) : "";
  if (words === "") return { reason: "RESPOND precisa de message, um texto sem emojis" };
  // Only the runtime proposes, since a yes to anybody else's offer runs nothing; and what is done is told by the tool that did it.
  if (offersWrite(words)) {
    return { reason: "message não oferece nada: se há o que fazer, é CALL_TOOL, e o sistema pergunta" };
  }
  if (claimsWrite(words)) return { reason: "RESPOND não fez nada e não diz que fez: para fazer, é CALL_TOOL" };
  return { action: { action: "RESPOND", message: words } };
}

const EMOJI =
  "(?:(?![©®™])\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|[\\u200D\\uFE0E\\uFE0F\\u20E3]|[\\u{E0020}-\\u{E007F}])+";
const LEADING_EMOJI = new RegExp(`^${EMOJI}[ \\t]?`, "gmu");
const OTHER_EMOJI = new RegExp(`[ \\t]?${EMOJI}`, "gu");

function withoutEmoji(text: string): string {
  return text.replace(LEADING_EMOJI, "").replace(OTHER_EMOJI, "").trim();
}
