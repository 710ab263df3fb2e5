import type { JSONSchema7 } from "ai";
import { z } from "zod";
import { claimsWrite, offersWrite } from "../language/claimed-writes.ts";
import { explainIssue } from "../writing/explain-issue.ts";
import type { JsonObject, ToolDefinition } from "./definition.ts";
import { mendArguments } from "./mend-arguments.ts";

/** The three actions by which a planner may answer a message. */
export type AgentAction =
  | { action: "CALL_TOOL"; tool: ToolDefinition; args: JsonObject }
  | { action: "RESPOND"; message: string }
  | { action: "NOOP" };

/** An action that may be carried out, or the reason why the answer holds none: a clause for the model, pt-BR. */
export type AgentResponse = { action: AgentAction } | { reason: string };

/**
 * The JSON schema of the planner's answer, as the model is shown it. It does not describe `args`: the schemas of all tools together
 * are larger than a provider accepts. `additionalProperties` is needed: without it the model leaves `args` empty.
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
 * Checks a planner's answer, given as text or as JSON. CALL_TOOL must name one of the tools, with arguments that its schema accepts;
 * arguments are repaired if their meaning is certain. RESPOND must have a text that proposes no write and claims none as done; its
 * emojis are removed. NOOP must have no message. Never throws.
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
    // Arguments nested thousands of levels deep cannot be copied.
    return { reason: "args não servem: há níveis demais" };
  }
}

function readResponse(message: unknown): AgentResponse {
  const words = typeof message === "string" ? withoutEmoji(message) : "";
  if (words === "") return { reason: "RESPOND precisa de message, um texto sem emojis" };
  // Only the runtime may offer a write: a yes to an offer in the model's own words would run nothing. And only the tool that wrote
  // may say so.
  if (offersWrite(words)) {
    return { reason: "message não oferece nada: se há o que fazer, é CALL_TOOL, e o sistema pergunta" };
  }
  if (claimsWrite(words)) return { reason: "RESPOND não fez nada e não diz que fez: para fazer, é CALL_TOOL" };
  return { action: { action: "RESPOND", message: words } };
}

const EMOJI = "(?:(?![©®™])\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|" +
  "[\\u200D\\uFE0E\\uFE0F\\u20E3]|[\\u{E0020}-\\u{E007F}])+";
const LEADING_EMOJI = new RegExp(`^${EMOJI}[ \\t]?`, "gmu");
const OTHER_EMOJI = new RegExp(`[ \\t]?${EMOJI}`, "gu");

function withoutEmoji(text: string): string {
  return text.replace(LEADING_EMOJI, "").replace(OTHER_EMOJI, "").trim();
}
