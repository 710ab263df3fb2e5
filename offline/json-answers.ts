import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { builtInTools } from "../shared/tools/registry.ts";
import type { Fact } from "./facts/fact.ts";
import { factsInMessage } from "./facts/facts-in.ts";
import { respond } from "./respond.ts";

/**
 * The answer to a request for JSON, by the name of its format: facts from messages (`extraction`), or a planner's next step
 * (`action`). For `filing` and `judgements` it returns an empty answer, because the rules cannot do them.
 * @returns null when the request does not ask for JSON
 */
export function answerJson(options: LanguageModelV4CallOptions): string | null {
  const { responseFormat, prompt } = options;
  if (responseFormat?.type !== "json") return null;
  if (responseFormat.name === "action") return JSON.stringify(planAction(options));
  const text = prompt.flatMap((message) =>
    message.role === "user" ? message.content.flatMap((part) => part.type === "text" ? [part.text] : []) : []
  ).join("\n\n");
  const answer = ANSWERS[responseFormat.name ?? ""];
  return JSON.stringify(answer === undefined ? {} : answer(text));
}

const ANSWERS: Readonly<Record<string, (prompt: string) => unknown>> = {
  extraction: (prompt) => ({
    items: readMessages(block(prompt, "mensagens")).flatMap(({ number, date, text }) =>
      factsInMessage(text, date).map((fact) => itemOf(fact, number, text))
    ),
    memory_changes: [],
  }),
  filing: () => ({ items: [] }),
  judgements: () => ({ judgements: [] }),
};

const TOOLS = builtInTools.map(({ name }) => ({ type: "function" as const, name, inputSchema: {} }));

/** The first call that the model would make, or the text that it would say. */
function planAction(options: LanguageModelV4CallOptions) {
  const { text, calls: [call] } = respond({ ...options, tools: TOOLS });
  return call ? { action: "CALL_TOOL", ...call } : { action: "RESPOND", message: text };
}

/** A message that the extraction prompt quotes. */
interface QuotedMessage {
  number: number;
  /** `YYYY-MM-DD` */
  date: string;
  text: string;
}

function block(prompt: string, name: string): string {
  const start = prompt.indexOf(`<${name}>\n`);
  const end = prompt.indexOf(`\n</${name}>`, start);
  return start < 0 || end < 0 ? "" : prompt.slice(start + name.length + 3, end);
}

/**
 * The quoted messages, without the assistant's question. A paragraph that does not begin with number and time belongs to the
 * message before.
 */
function readMessages(quoted: string): QuotedMessage[] {
  const messages: QuotedMessage[] = [];
  for (const paragraph of quoted.split(/\n{2,}/)) {
    const head = /^\[(\d+)\] (\d{4}-\d{2}-\d{2}) \d{2}:\d{2}[^\n]*(?:\n|$)/.exec(paragraph);
    if (head === null) {
      const last = messages.at(-1);
      if (last !== undefined) last.text += `\n\n${paragraph}`;
    } else {
      const text = paragraph.slice(head[0].length).replace(/^\(pergunta: .*\)(?:\n|$)/, "");
      messages.push({ number: Number(head[1]), date: head[2]!, text });
    }
  }
  return messages;
}

function itemOf(fact: Fact, message: number, text: string) {
  const { subject, type, area, content, slot, key, value, holds } = fact;
  return {
    message,
    quote: text.normalize("NFC").slice(fact.start, fact.end),
    subject,
    type,
    area,
    content,
    slot,
    key,
    value,
    holds,
    certainty: "stated",
    replaces: [],
    memory: null,
  };
}
