import { type ChatAnswer, Conversation } from "../tests/support/chat.ts";
import type { Stack, TestUser } from "../tests/support/stack.ts";
import { type Effects, type Fault, grade } from "./grade.ts";
import { type Action, type Expectation, type Scenario, ZONE } from "./scenario.ts";

/** What one run of a scenario came to. */
export interface Run {
  faults: Fault[];
  inputTokens: number;
  outputTokens: number;
  modelCalls: number;
  milliseconds: number;
}

/** Walks a scenario as somebody new, through the real functions; the first step that goes wrong ends it. */
export async function runScenario(stack: Stack, { name, conversationType, seed = {}, steps }: Scenario): Promise<Run> {
  const user = await stack.createUser("Ana", ZONE);
  for (const [table, rows] of Object.entries(typeof seed === "function" ? seed() : seed)) {
    // Rows of one table need not name the same columns.
    const { error } = await user.client.from(table).insert(rows, { defaultToNull: false });
    if (error) throw new Error(`${name}: seed of ${table}: ${error.message}`);
  }
  const walk = new Walk(stack, user, conversationType);
  const run: Run = { faults: [], inputTokens: 0, outputTokens: 0, modelCalls: 0, milliseconds: 0 };
  for (const [index, { expect, ...action }] of steps.entries()) {
    const began = performance.now();
    const answer = await walk.take(action as Action).catch((cause) => brokenOff(index, cause));
    run.milliseconds += performance.now() - began;
    if (isFault(answer)) {
      run.faults.push(answer);
      break;
    }
    if (answer?.metadata) {
      run.inputTokens += answer.metadata.usage.inputTokens;
      run.outputTokens += answer.metadata.usage.outputTokens;
      run.modelCalls += answer.metadata.modelCalls;
    }
    const faults = grade(await walk.effects(answer, expect), expect);
    run.faults.push(...faults.map(({ kind, what }) => ({ kind, what: `step ${index + 1}: ${what}` })));
    if (faults.length > 0) break;
  }
  return run;
}

/** A step that could not be taken, such as a button where there is none: the others go on. */
function brokenOff(index: number, cause: unknown): Fault {
  return { kind: "failed", what: `step ${index + 1}: ${cause instanceof Error ? cause.message : cause}` };
}

function isFault(answer: ChatAnswer | Fault | null): answer is Fault {
  return answer !== null && "kind" in answer;
}

/** Somebody's way through a scenario: the conversation they are in, and what it leaves behind. */
class Walk {
  #conversation: Conversation;

  constructor(
    readonly stack: Stack,
    readonly user: TestUser,
    readonly conversationType: Scenario["conversationType"],
  ) {
    this.#conversation = new Conversation(stack, user);
  }

  async take(action: Action): Promise<ChatAnswer | null> {
    if ("say" in action) {
      return await this.#conversation.say(action.say, undefined, { conversationType: this.conversationType });
    }
    if ("press" in action) {
      const open = (await this.#open()).filter(({ isLast }) => isLast);
      if (open.length === 0) throw new Error("nothing waits for a yes");
      return await this.#conversation.approve(open.map(({ id }) => id), action.press === "yes");
    }
    if ("night" in action) await this.#night();
    else this.#conversation = new Conversation(this.stack, this.user);
    return null;
  }

  /** What an action came to; the user's rows of the tables that are asked about. */
  async effects(answer: ChatAnswer | null, { rows = [] }: Expectation = {}): Promise<Effects> {
    await this.stack.settled();
    const tables = [...new Set(rows.map(({ table }) => table))];
    const parts = answer?.message?.parts ?? [];
    return {
      outcome: answer === null ? "completed" : answer.metadata?.outcome ?? `HTTP ${answer.status}`,
      route: answer?.metadata?.route ?? "",
      text: answer?.text ?? "",
      calls: parts.filter(({ type }) => type.startsWith("tool-"))
        .map(({ type, input }) => ({
          tool: type.slice("tool-".length),
          args: (input ?? {}) as Record<string, unknown>,
        })),
      // A night or a request that was turned away is no turn: the last one has been looked at.
      ran: answer?.metadata ? await this.#ran() : [],
      offered: (await this.#open()).map(({ tool, args }) => ({ tool, args })),
      rows: Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await this.#rows(table)]))),
    };
  }

  /** Tools that ran in the conversation's last turn. */
  async #ran(): Promise<string[]> {
    const rows = await this.stack.sql<{ tool: string }>(
      `select e.tool from public.tool_executions e where e.user_id = $1 and e.turn_id = (
        select t.id from public.turns t where t.user_id = $1 order by t.created_at desc limit 1)`,
      [this.user.userId],
    );
    return rows.map(({ tool }) => tool);
  }

  /** What waits, the oldest first; `isLast`: named by the last answer that named any, as its buttons are. */
  async #open(): Promise<(Effects["offered"][number] & { id: string; isLast: boolean })[]> {
    return await this.stack.sql(
      `select p.id, p.tool, p.args, t.created_at = max(t.created_at) over () as "isLast"
       from public.pending_actions p join public.turns t on t.id = p.shown_turn_id
       where p.user_id = $1 and p.status = 'open' order by p.created_at`,
      [this.user.userId],
    );
  }

  async #rows(table: string): Promise<Record<string, unknown>[]> {
    const { data, error } = await this.user.client.from(table).select("*");
    if (error) throw new Error(`${table}: ${error.message}`);
    return data;
  }

  async #night(): Promise<void> {
    const response = await fetch(`${this.stack.url}/functions/v1/consolidate-memory`, {
      method: "POST",
      headers: { apikey: this.stack.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ userIds: [this.user.userId], force: true }),
    });
    if (!response.ok) throw new Error(`consolidate-memory: ${response.status} ${await response.text()}`);
    const { results } = await response.json() as { results: { status: string }[] };
    // Where nothing was read, nothing learned proves nothing.
    const status = results[0]?.status ?? "none";
    if (!["completed", "partial", "skipped"].includes(status)) throw new Error(`the night came to ${status}`);
  }
}
