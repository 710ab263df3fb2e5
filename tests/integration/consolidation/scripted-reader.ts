import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { answered } from "./fake-extraction-model.ts";

/** What a message teaches, without its number; or what an item typed in is about. */
export type Read = Record<string, unknown>;

/** Says what a message tells: its content, the words it rests on (the whole message unless given), and what it is about. */
export function tells(content: string, more: Read = {}): Read {
  return { content, ...more };
}

/**
 * An extraction model that reads by heart: each message as `messages` says, by its text, each item to be filed as `items`
 * says, by its content. It teaches nothing of others, and judges nothing.
 */
export function scriptedReader(messages: Record<string, Read[]>, items: Record<string, Read> = {}): LanguageModelV4 {
  const answers: Record<string, (prompt: string) => unknown> = {
    extraction: (prompt) => ({
      items: paragraphs(prompt, "mensagens").flatMap(({ number, text }) => {
        const said = text.split("\n").slice(1).join("\n").replace(/^\(pergunta: .*\)\n/, "");
        return (readAs(messages, said) ?? []).map(({ content, quote = said, ...more }) =>
          answered(String(content), String(quote), { message: number, ...more })
        );
      }),
      memory_changes: [],
    }),
    filing: (prompt) => ({
      items: paragraphs(prompt, "itens").flatMap(({ number, text }) => {
        const about = readAs(items, text);
        return about ? [{ item: number, slot: null, key: null, value: null, holds: true, ...about }] : [];
      }),
    }),
    judgements: () => ({ judgements: [] }),
  };
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "scripted-reader",
    supportedUrls: {},
    doGenerate(options) {
      const name = options.responseFormat?.type === "json" ? options.responseFormat.name ?? "" : "";
      const text = JSON.stringify(answers[name]!(promptOf(options)));
      const tokens = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };
      return Promise.resolve({
        content: [{ type: "text", text }],
        finishReason: { unified: "stop", raw: undefined },
        usage: { inputTokens: tokens, outputTokens: { total: 0, text: 0, reasoning: 0 } },
        warnings: [],
      });
    },
    doStream: () => Promise.reject(new Error("asked for JSON only")),
  };
}

/** The function that consolidates, with such a reader in the model's place. */
export function consolidationReading(messages: Record<string, Read[]>) {
  return { "consolidate-memory": createConsolidationApp({ chooseModel: () => scriptedReader(messages) }) };
}

function promptOf({ prompt }: LanguageModelV4CallOptions): string {
  const last = prompt.findLast(({ role }) => role === "user");
  if (last?.role !== "user") return "";
  return last.content.map((part) => part.type === "text" ? part.text : "").join("");
}

/** How something is read; nothing for a text that only the prototype knows ("toString"). */
function readAs<T>(readings: Record<string, T>, text: string): T | undefined {
  return Object.hasOwn(readings, text) ? readings[text] : undefined;
}

/** What stands under each number of a block. */
function paragraphs(prompt: string, block: string): { number: number; text: string }[] {
  const inside = new RegExp(`<${block}>\n([\\s\\S]*)\n</${block}>`).exec(prompt)?.[1] ?? "";
  return inside.split(/\n+(?=\[\d+\] )/).map((one) => {
    const [, number, text] = /^\[(\d+)\] ([\s\S]*)$/.exec(one) ?? [];
    return { number: Number(number), text: text?.trim() ?? "" };
  });
}
