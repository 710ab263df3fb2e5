import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { fold } from "../shared/language/fold.ts";
import { capitalize } from "../shared/writing/join-words.ts";
import { builtInTools } from "../shared/tools/registry.ts";
import { extractFacts, fileFact } from "./facts/extract-facts.ts";
import type { Fact } from "./facts/facts-of.ts";
import { respond } from "./respond.ts";

/**
 * The answer to a question for JSON, by the name of its format: what messages teach (`extraction`), what kept items are about
 * (`filing`), a planner's `action`, and no judgement of pairs (`judgements`), which rules cannot give. Null when no JSON is
 * asked for.
 */
export function answerJson(options: LanguageModelV4CallOptions): string | null {
  const { responseFormat, prompt } = options;
  if (responseFormat?.type !== "json") return null;
  if (responseFormat.name === "action") return JSON.stringify(actionFor(options));
  const text = prompt.flatMap((message) =>
    message.role === "user" ? message.content.flatMap((part) => part.type === "text" ? [part.text] : []) : []
  ).join("\n\n");
  const answer = ANSWERS[responseFormat.name ?? ""];
  return JSON.stringify(answer === undefined ? {} : answer(text));
}

const ANSWERS: Readonly<Record<string, (prompt: string) => unknown>> = {
  extraction: (prompt) => {
    const goals = goalsIn(block(prompt, "perfil"));
    const items = messagesIn(block(prompt, "mensagens")).flatMap(({ number, date, text }) =>
      extractFacts(text, date).map((fact) => itemOf(fact, number, text, goals))
    );
    return { items, memory_changes: [] };
  },
  filing: (prompt) => ({ items: linesIn(block(prompt, "itens")).map(({ number, text }) => filed(number, text)) }),
  judgements: () => ({ judgements: [] }),
};

const TOOLS = builtInTools.map(({ name }) => ({ type: "function" as const, name, inputSchema: {} }));

/** The first of what would be called, or what would be said. */
function actionFor(options: LanguageModelV4CallOptions) {
  const { text, calls: [call] } = respond({ ...options, tools: TOOLS });
  return call ? { action: "CALL_TOOL", ...call } : { action: "RESPOND", message: text };
}

/** A message as the prompt of extraction quotes it. */
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

/** A paragraph that no number and time stand above belongs to the message before; the assistant's question is not the person's. */
function messagesIn(quoted: string): QuotedMessage[] {
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

function linesIn(quoted: string): { number: number; text: string }[] {
  return quoted.split("\n").flatMap((line) => {
    const [, number, text] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    return number === undefined || text === undefined ? [] : [{ number: Number(number), text }];
  });
}

/** Goals of the profile, to know one that is done: "Metas atuais: correr uma maratona; ler mais". */
function goalsIn(profile: string): string[] {
  const line = profile.split("\n").find((one) => one.startsWith("Metas atuais: ")) ?? "";
  return line.slice("Metas atuais: ".length).split("; ").filter((goal) => goal !== "");
}

function itemOf(fact: Fact, message: number, text: string, goals: readonly string[]) {
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
    memory: subject === null ? memoryOf(fact, goals) : null,
  };
}

function filed(item: number, text: string) {
  const said = fileFact(text, "2000-01-01") ?? fileFact(text.slice(text.indexOf(": ") + 2), "2000-01-01");
  return said === null
    ? { item, slot: null, key: null, value: null, holds: true }
    : { item, slot: said.slot, key: said.key, value: said.value, holds: said.holds };
}

/** What a fact changes in the compact profile. */
function memoryOf({ slot, key, value, holds, content }: Fact, goals: readonly string[]) {
  if (slot === "goal" && key !== null) {
    if (value === "open") return { field: "current_goals", op: "add", value: capitalize(key) };
    const goal = goals.find((one) => covers(key, one));
    return goal === undefined ? null : { field: "current_goals", op: "remove", value: goal };
  }
  if (!holds || value === null) return null;
  if (slot === "residence") return { field: "location", op: "set", value };
  if (slot === "name" || slot === "age") return { field: slot, op: "set", value };
  if (slot === "occupation") return { field: "occupation", op: "set", value: capitalize(value) };
  return slot === "employer" && content.startsWith("Trabalha")
    ? { field: "occupation", op: "set", value: content }
    : null;
}

/** Most of the goal's words are in what was done. */
function covers(done: string, goal: string): boolean {
  const wordsOf = (text: string) => (fold(text).match(/[a-z\d]{3,}/g) ?? []).map((word) => word.slice(0, 5));
  const said = wordsOf(done);
  const wanted = wordsOf(goal);
  return wanted.length > 0 && wanted.filter((word) => said.includes(word)).length >= wanted.length / 2;
}
