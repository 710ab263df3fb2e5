import type { LanguageModelV4 } from "@ai-sdk/provider";
import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import { type FakeGemini, gemini, type GeminiPart, promptOf, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { recordReader, type UserRecord } from "../../support/user-records.ts";

export const ZONE = "America/Sao_Paulo";

/** A call that the model makes. */
export function call(name: string, args: unknown): GeminiPart {
  return { functionCall: { name, args } };
}

/** What the model says beside its calls, or instead. */
export function words(text: string): GeminiPart {
  return { text };
}

/** `YYYY-MM-DD`, some days from today where the person lives. */
export function dayFromNow(days = 0): string {
  return Temporal.Now.plainDateISO(ZONE).add({ days }).toString();
}

export const expense = (amount: number, description: string, more: Record<string, unknown> = {}) =>
  call("create_expense", { amount, category: "food", description, ...more });

export const measure = (metric: string, value: number, more: Record<string, unknown> = {}) =>
  call("record_metric", { metric, value, ...more });

interface Answered {
  item: number;
  decision: "yes" | "no";
  args?: Record<string, unknown>;
}

export const answers = (quote: string | undefined, ...items: Answered[]) =>
  call("answer_offer", { quote, answers: items });

/** What refusals to the model say, and no answer to a person does. */
const FOR_THE_MODEL = /Não rodei|Não guardei|\bquote\b|\border\b|answer_offer|\bargs\b|Quantas parcelas foram\?/;

/** Somebody who talks to the assistant, whose model says what the test writes. */
export class Talk extends Conversation {
  constructor(readonly played: Played, user: TestUser) {
    super(played.stack, user);
  }

  /**
   * Says something; each step is what the model answers to one request, the last one stands for all that follow. Without steps
   * the model is not to be asked. No answer says a line twice, nor what is said to the model alone.
   */
  async tell(text: string, ...steps: GeminiPart[][]): Promise<ChatAnswer> {
    const answer = await this.tellEither(text, ...steps);
    const { length } = this.played.fake.requests;
    assert.equal(length === 0, steps.length === 0, `${text}: ${length} requests`);
    return answer;
  }

  /** The same where the message may be read by code as well as by the model. */
  async tellEither(text: string, ...steps: GeminiPart[][]): Promise<ChatAnswer> {
    const { fake } = this.played;
    fake.requests.length = 0;
    fake.script(...steps.map((parts) => gemini(...parts)));
    const answer = await this.say(text);
    assert.equal(answer.status, 200, `${text}: ${JSON.stringify(answer.error)}`);
    assert.equal(answer.metadata.outcome, "completed", `${text}: ${answer.text}`);
    assert.doesNotMatch(answer.text, FOR_THE_MODEL, text);
    const lines = answer.text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    assert.deepEqual(lines, [...new Set(lines)], `said twice after “${text}”`);
    return answer;
  }

  /** The same person in another conversation. */
  elsewhere(): Talk {
    return new Talk(this.played, this.user);
  }

  /** Amounts and descriptions of the expenses that stand. */
  async expenses(): Promise<string[]> {
    const rows = await this.select("expenses", "amount, description", "amount");
    return rows.map(({ amount, description }) => `${amount} ${description}`);
  }

  async measures(): Promise<string[]> {
    const rows = await this.select("tracking_entries", "metric, custom_name, value", "created_at, metric");
    return rows.map(({ metric, custom_name, value }) => `${custom_name ?? metric} ${value}`);
  }

  /** The person's rows of a table, without those that are deleted. */
  select(table: string, columns: string, order = "created_at"): Promise<Record<string, unknown>[]> {
    const all = `select * from public.${table} t where user_id = $1 and to_jsonb(t) ->> 'deleted_at' is null`;
    return this.stack.sql(`select ${columns} from (${all}) as rows order by ${order}`, [this.user.userId]);
  }

  /** What memory believes of the person and of others now. */
  async beliefs(): Promise<string[]> {
    const rows = await this.stack.sql<{ content: string; about: string | null }>(
      `select k.content, p.title as about from public.knowledge_items k
       left join public.knowledge_items p on p.user_id = k.user_id and p.id::text = k.subject
       where k.user_id = $1 and k.deleted_at is null and k.superseded_at is null and k.type <> 'person'
       order by k.created_at, k.content`,
      [this.user.userId],
    );
    return rows.map(({ content, about }) => about === null ? content : `${about}: ${content}`);
  }

  /** All that is recorded of the person, whatever table it is in. */
  records(): Promise<UserRecord[]> {
    return this.played.readRecords(this.user.userId);
  }

  /** Turns this conversation back, as if its last words had been said so many hours earlier. */
  async passHours(hours: number): Promise<void> {
    const past = `- make_interval(hours => ${hours})`;
    await this.stack.sql(
      `update public.pending_actions set created_at = created_at ${past}, expires_at = expires_at ${past} where user_id = $1`,
      [this.user.userId],
    );
  }
}

/** The stack, with a model that says what it is told to. */
export interface Played {
  stack: Stack;
  fake: FakeGemini;
  readRecords: (userId: string) => Promise<UserRecord[]>;
  newcomer(): Promise<Talk>;
  /** What the request at this place told the model besides the conversation. */
  told(at?: number): string;
  /** Results of calls as the last request gives them back, as JSON. */
  results(): string[];
  /** Names of the tools of a request. */
  tools(at?: number): string[];
  close(): Promise<void>;
}

/** @param night reads what was said when the night comes */
export async function startPlayed(night?: LanguageModelV4): Promise<Played> {
  const fake = startFakeGemini();
  const functions = night && {
    chat: createChatApp(),
    "consolidate-memory": createConsolidationApp({ chooseModel: () => night }),
  };
  const stack = await startStack({ env: fake.env, functions });
  const played: Played = {
    stack,
    fake,
    readRecords: await recordReader(stack),
    newcomer: async () => new Talk(played, await stack.createUser("Bruno", ZONE)),
    told: (at = -1) => promptOf(fake.requests.at(at)!),
    results: () =>
      (fake.requests.at(-1)?.contents ?? []).flatMap(({ parts }) =>
        parts.flatMap((part) => "functionResponse" in part ? [JSON.stringify(part.functionResponse)] : [])
      ),
    tools: (at = -1) =>
      (fake.requests.at(at)?.tools ?? []).flatMap(({ functionDeclarations }) =>
        functionDeclarations.map(({ name }) => name)
      ),
    async close() {
      await stack.settled();
      await stack.close();
      await fake.close();
    },
  };
  return played;
}
