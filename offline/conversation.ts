import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import { z } from "zod";
import type { ToneConfig } from "../shared/skills/definition.ts";
import type { JsonObject } from "../shared/tools/definition.ts";

/** An earlier turn: what the rules need to understand a message that leaves something out. */
export interface PastTurn {
  user: string;
  /** The last text of the assistant in the turn. */
  assistant: string;
  calls: {
    tool: string;
    args: Record<string, unknown>;
    /** The name of the person that the tool found. */
    person?: string;
  }[];
}

const DEFAULT_TONE: ToneConfig = {
  style: "practical",
  emojiLevel: "minimal",
  responseLength: "concise",
  formality: "informal",
};

const toneSchema = z.object({
  style: z.enum(["practical", "reflective", "empathetic", "hopeful", "direct", "celebratory"]),
  emojiLevel: z.enum(["none", "minimal", "moderate"]),
  responseLength: z.enum(["concise", "moderate", "elaborated"]),
  formality: z.enum(["informal", "careful-informal"]),
});

const optionsSchema = z.object({
  tone: toneSchema.catch(DEFAULT_TONE),
  skills: z.array(z.string()).catch([]),
  today: z.string().regex(/^\d{4}-\d{2}-\d{2}$/).catch(() => new Date().toISOString().slice(0, 10)),
  timezone: z.string().catch("America/Sao_Paulo"),
  userName: z.string().trim().min(1).max(80).optional().catch(undefined),
});

/** What the turn gives the offline model in addition to the messages. Dates are in the user's time zone, `YYYY-MM-DD`. */
export type OfflineOptions = z.infer<typeof optionsSchema>;

/** Reads `providerOptions.offline`. A missing or malformed field gets a default. */
export function readOfflineOptions({ providerOptions }: LanguageModelV4CallOptions): OfflineOptions {
  return optionsSchema.parse(providerOptions?.offline ?? {});
}

/** The result of a call in the present turn. */
export interface ToolResult {
  tool: string;
  args: JsonObject;
  output: { kind: "result"; value: JsonObject } | { kind: "error"; sentence: string } | { kind: "denied" };
}

/** The prompt as the offline model sees it. */
export interface Conversation {
  past: PastTurn[];
  /** The user's message to answer. */
  message: string;
  /** The calls since that message, in order. */
  results: ToolResult[];
  /** What the assistant said since that message, in an earlier step. */
  said: string;
  /** How many proposals wait for the person's answer. */
  waiting: number;
  /** The user's local time, `HH:MM`. Undefined: the prompt does not contain it. */
  time?: string;
}

/** Blocks that a prompt puts before the person's words: context, and what a planner's message quotes of the turn before. */
const LEADING_BLOCKS = /^(?:<(contexto|antes|resultado|dito)>\n[^]*?\n<\/\1>\n{1,2})+/;

/** Splits a prompt into past turns, the present message and the results of its calls. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  const turns: { turn: PastTurn; results: ToolResult[] }[] = [];
  const calls = new Map<string, PastTurn["calls"][number]>();
  for (const message of prompt) {
    if (message.role === "user") {
      const text = message.content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
      turns.push({ turn: { user: text.replace(LEADING_BLOCKS, ""), assistant: "", calls: [] }, results: [] });
      continue;
    }
    const current = turns.at(-1);
    if (current === undefined || message.role === "system") continue;
    for (const part of message.content) {
      if (part.type === "text") current.turn.assistant = part.text;
      else if (part.type === "tool-call") {
        const call = { tool: part.toolName, args: asObject(part.input) };
        calls.set(part.toolCallId, call);
        current.turn.calls.push(call);
      } else if (part.type === "tool-result") {
        const call = calls.get(part.toolCallId);
        const output = readOutput(part.output);
        const found = output.kind === "result" ? asObject(output.value.person).name : undefined;
        if (call !== undefined && typeof found === "string") call.person = found;
        current.results.push({ tool: part.toolName, args: call?.args ?? {}, output });
      }
    }
  }
  const present = turns.pop();
  return {
    past: turns.map(({ turn }) => turn),
    message: present?.turn.user ?? "",
    results: present?.results ?? [],
    said: present?.turn.assistant ?? "",
    waiting: countWaiting(prompt),
    ...readTime(prompt),
  };
}

/** The texts that the system wrote: its instructions, and the last message with the blocks before the person's words. */
function systemTexts(prompt: LanguageModelV4Prompt): string[] {
  return [prompt.find(({ role }) => role === "system"), prompt.findLast(({ role }) => role === "user")]
    .flatMap((message) => typeof message?.content === "string" ? [message.content] : textsOf(message));
}

function readTime(prompt: LanguageModelV4Prompt): { time?: string } {
  const time = /^Hoje é [^,\n]+, (\d{2}:\d{2}) \(/m.exec(systemTexts(prompt).join("\n"))?.[1];
  return time === undefined ? {} : { time };
}

/** The number of proposals in the block `esperando`. */
function countWaiting(prompt: LanguageModelV4Prompt): number {
  const list = systemTexts(prompt)
    .map((text) => /<esperando>\n([^]*?)\n<\/esperando>/.exec(text)?.[1] ?? "").join("\n");
  return list.match(/^\[\d+\] /gm)?.length ?? 0;
}

function textsOf(message: LanguageModelV4Prompt[number] | undefined): string[] {
  if (message === undefined || typeof message.content === "string") return [];
  return message.content.flatMap((part) => part.type === "text" ? [part.text] : []);
}

/** The runtime writes results in these three forms only. */
function readOutput(output: LanguageModelV4ToolResultOutput): ToolResult["output"] {
  if (output.type === "json") return { kind: "result", value: asObject(output.value) };
  return output.type === "error-text" ? { kind: "error", sentence: output.value } : { kind: "denied" };
}

function asObject(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value as JsonObject : {};
}
