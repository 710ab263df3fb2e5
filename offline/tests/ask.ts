import type { LanguageModelV4CallOptions, LanguageModelV4Content, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { createOfflineModel } from "../offline-model.ts";
import { builtInTools } from "../../shared/tools/registry.ts";

/** The options of a call of the offline model. */
export interface AskOptions {
  tools?: string[];
  tone?: Record<string, string>;
  userName?: string;
  skills?: string[];
}

/** Asks the offline model and returns what it says and calls. A string is a user's message. */
export async function ask(
  prompt: string | LanguageModelV4Prompt,
  { tools, tone, userName, skills = [] }: AskOptions = {},
) {
  const result = await createOfflineModel().doGenerate(callOptions(prompt, { tools, tone, userName, skills }));
  const calls = result.content.flatMap((part) =>
    part.type === "tool-call" ? [{ tool: part.toolName, args: JSON.parse(part.input) }] : []
  );
  return { text: textOf(result.content), calls, result };
}

/** The options of a call as in a turn. Default: with all tools. */
export function callOptions(
  prompt: string | LanguageModelV4Prompt,
  { tools, tone, userName, skills = [] }: AskOptions = {},
): LanguageModelV4CallOptions {
  const names = tools ?? builtInTools.map(({ name }) => name);
  return {
    prompt: typeof prompt === "string" ? [{ role: "user", content: [{ type: "text", text: prompt }] }] : prompt,
    tools: names.map((name) => ({ type: "function", name, inputSchema: { type: "object" } })),
    providerOptions: {
      offline: {
        today: "2026-11-20",
        timezone: "America/Sao_Paulo",
        skills,
        tone: { style: "practical", emojiLevel: "none", responseLength: "concise", formality: "informal", ...tone },
        ...(userName === undefined ? {} : { userName }),
      },
    },
  };
}

function textOf(content: LanguageModelV4Content[]): string {
  return content.flatMap((part) => part.type === "text" ? [part.text] : []).join("");
}

/** The messages of a turn up to a tool's result: the user's text, the call, and the result. */
export function withResult(text: string, toolName: string, input: object, output: unknown): LanguageModelV4Prompt {
  const value = JSON.parse(JSON.stringify(output));
  return [
    { role: "user", content: [{ type: "text", text }] },
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "c1", toolName, input }] },
    {
      role: "tool",
      content: [{
        type: "tool-result",
        toolCallId: "c1",
        toolName,
        output: typeof value === "string" ? { type: "error-text", value } : { type: "json", value },
      }],
    },
  ];
}
