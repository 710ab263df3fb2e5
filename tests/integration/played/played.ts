import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import { type FakeGemini, gemini, type GeminiPart, promptOf, startFakeGemini } from "../../support/fake-gemini.ts";
import { daysBefore, todayOf } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

/** A call as a model makes it. */
export const calls = (name: string, args: JsonObject): GeminiPart => ({ functionCall: { name, args } });
export const says = (text: string): GeminiPart => ({ text });

/** A call of add_knowledge that keeps a fact in the words of a message. */
export const keeps = (content: string, quote: string, more: JsonObject = {}): GeminiPart =>
  calls("add_knowledge", { type: "fact", area: "personal_growth", content, quote, ...more });

export interface PlayedStage {
  stack: Stack;
  /** Somebody new, at noon, whose today and yesterday are the database's. */
  begin(): Promise<Played>;
  close(): Promise<void>;
}

export async function startPlayed(): Promise<PlayedStage> {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  return {
    stack,
    begin: async () => {
      const user = await stack.createUser("Marina", whereItIs(12));
      const today = await todayOf(user.client);
      return new Played(fake, user, new Conversation(stack, user), today);
    },
    close: async () => {
      await fake.close();
      await stack.close();
    },
  };
}

/** A conversation of which each answer of the model is given. */
export class Played {
  readonly yesterday: string;

  constructor(
    readonly fake: FakeGemini,
    readonly user: TestUser,
    readonly conversation: Conversation,
    readonly today: string,
  ) {
    this.yesterday = daysBefore(today, 1);
  }

  /** Says something; the model answers with `steps`, and is asked exactly so many times: not at all without them. */
  async say(text: string, ...steps: GeminiPart[][]): Promise<ChatAnswer> {
    const before = this.fake.requests.length;
    this.fake.script(...steps.map((parts) => gemini(...parts)));
    const answer = await this.conversation.say(text);
    const asked = this.fake.requests.length - before;
    assert.equal(answer.status, 200, JSON.stringify(answer.error));
    assert.equal(asked, steps.length, `“${text}” asked the model ${asked} times: ${answer.text}\n${this.results()}`);
    return answer;
  }

  /** What the last request tells the model: instructions, memory, tray and list of writes. */
  prompt(): string {
    return promptOf(this.fake.requests.at(-1)!);
  }

  /** The tools of the last request, by name. */
  tools(): string[] {
    const { tools = [] } = this.fake.requests.at(-1)!;
    return tools.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name));
  }

  /** The results of calls that stand in the last request, one a line. */
  results(): string {
    const parts = this.fake.requests.at(-1)?.contents.flatMap((content) => content.parts) ?? [];
    return parts.flatMap((part) => "functionResponse" in part ? [JSON.stringify(part.functionResponse)] : []).join(
      "\n",
    );
  }

  async expenses(): Promise<[number, string][]> {
    const { data } = await this.user.client.from("expenses").select("amount, spent_on").is("deleted_at", null)
      .order("amount").throwOnError();
    return data.map(({ amount, spent_on }) => [amount, spent_on]);
  }

  /** Names and what is left of debts, by name. */
  async debts(): Promise<[string, number][]> {
    const { data } = await this.user.client.from("debts").select("name, total_amount, paid_amount")
      .is("deleted_at", null).order("name").throwOnError();
    return data.map(({ name, total_amount, paid_amount }) => [name, total_amount - paid_amount]);
  }

  async measures(metric: string): Promise<[number, string][]> {
    const { data } = await this.user.client.from("tracking_entries").select("value, entry_date").eq("metric", metric)
      .is("deleted_at", null).order("entry_date").throwOnError();
    return data.map(({ value, entry_date }) => [value, entry_date]);
  }

  async reminders(): Promise<string[]> {
    const { data } = await this.user.client.from("reminders").select("text").is("deleted_at", null).order("text")
      .throwOnError();
    return data.map(({ text }) => text);
  }

  /** What memory holds now. */
  async beliefs(): Promise<string[]> {
    const { data } = await this.user.client.from("knowledge_items").select("content").is("deleted_at", null)
      .is("superseded_at", null).order("content").throwOnError();
    return data.map(({ content }) => content);
  }
}

/** What waits after an answer, in the words of its proposals. */
export function waitingOf({ metadata: { waiting = [] } }: ChatAnswer): string[] {
  return waiting.map(({ offer }) => offer);
}

/** Sentences in which software speaks over the conversation. */
const FORM = /Continua esperando|Deixei de lado|me repete|Quantas parcelas|Guardei:|Anotei\.|Não rodei|Não guardei/;

/** The person reads no form, no refusal word for word, and no sentence twice. */
export function assertSpoken({ text }: ChatAnswer): void {
  assert.doesNotMatch(text, FORM);
  const sentences = text.split(/\n+|(?<=[.!?]) /).map((one) => one.trim()).filter((one) => one.length > 20);
  assert.deepEqual([...new Set(sentences)], sentences, "a sentence stands twice");
}
