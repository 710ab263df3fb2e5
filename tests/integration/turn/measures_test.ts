import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { gemini, geminiDictated, geminiGarbage, startFakeGemini } from "../../support/fake-gemini.ts";
import { chatCalls } from "../../support/running-turn.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

const SECRET = "CPF 123.456.789-09";

/** A turn's row as its user reads it. */
interface TurnRow {
  id: string;
  conversation_id: string;
  intent: string;
  route: string;
  status: string;
  skills: string[];
  model: string | null;
  model_calls: number;
  usage: Record<string, number>;
  tools: string[];
  steps: [string, number][];
  round_trips: number;
  background_trips: number;
  first_word_ms: number | null;
  took_ms: number;
  error: string | null;
}

/** The lines of log that turns write meanwhile. */
async function turnLines(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const real = console.log;
  const lines: string[] = [];
  console.log = (...said: unknown[]) => lines.push(said.map(String).join(" "));
  try {
    await work();
  } finally {
    console.log = real;
  }
  return lines.filter((line) => line.startsWith('{"event":"turn"')).map((line) => JSON.parse(line));
}

async function lastTurn({ client }: TestUser): Promise<TurnRow> {
  const { data, error } = await client.from("turns").select(
    "id, conversation_id, intent, route, status, skills, model, model_calls, usage, tools, steps, round_trips, background_trips, first_word_ms, took_ms, error",
  ).order("created_at", { ascending: false }).limit(1).single();
  if (error) throw error;
  return data as unknown as TurnRow;
}

/** Says something; the turn's row, its line of log, and the round trips the stack has seen. */
async function measured(stack: Stack, user: TestUser, say: () => Promise<unknown>) {
  const before = stack.counts.rest;
  let trips = 0;
  const [line, ...more] = await turnLines(async () => {
    await say();
    trips = stack.counts.rest - before;
  });
  assert.deepEqual(more, [], "one line a turn");
  const row = await lastTurn(user);
  return { row, line: line!, trips };
}

/** What the log and the row say alike; the log has the close as well. */
function assertSame(line: Record<string, unknown>, row: TurnRow): void {
  const { conversation, turn, outcome, ms, steps, backgroundTrips, ...same } = line;
  const told = [row.conversation_id, row.id, row.status];
  assert.deepEqual([conversation, turn, outcome], told);
  assert.deepEqual((steps as [string, number][]).slice(0, -1), row.steps);
  assert.equal((steps as [string, number][]).at(-1)?.[0], "close_turn");
  assert.ok((ms as number) >= row.took_ms);
  // Chunks may be kept while the turn is closed.
  assert.ok((backgroundTrips as number) >= row.background_trips);
  assert.deepEqual(same, {
    event: "turn",
    attempt: 1,
    intent: row.intent,
    route: row.route,
    skills: row.skills,
    model: row.model,
    modelCalls: row.model_calls,
    usage: row.usage,
    tools: row.tools,
    roundTrips: row.round_trips,
    firstWordMs: row.first_word_ms,
    error: row.error,
  });
}

Deno.test("a turn leaves its measures in its row and in one line of log", async (t) => {
  const fake = startFakeGemini();
  const app = (storeChunksMs: number) => createChatApp({ limits: { ...TURN_LIMITS, storeChunksMs } });
  const apps = { seen: app(20), alone: app(600_000) };
  const stack = await startStack({
    functions: {
      chat: { fetch: (request) => apps[request.headers.has("x-alone") ? "alone" : "seen"].fetch(request) },
    },
    env: { ...fake.env, LOG_TURNS: "on" },
  });
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);
  const conversation = new Conversation(stack, ana);

  /** A turn whose model has begun to answer. */
  const begin = async (id: string, headers: Record<string, string>) => {
    const chat = chatCalls(stack, ana, id);
    const model = geminiDictated();
    fake.script(model.reply);
    const live = chat.post("me conta uma história", headers);
    await model.asked;
    model.say({ text: "Era uma vez" });
    return { chat, model, live };
  };

  await t.step("of a model that reads and then answers", async () => {
    const search = (query: string) => ({ functionCall: { name: "search_knowledge", args: { query } } });
    const named = { functionCall: { name: SECRET, args: { [SECRET]: SECRET } } };
    fake.script(gemini(search("mar"), search("praia"), named), gemini({ text: "Nada ainda." }));
    const { row, line, trips } = await measured(stack, ana, () => conversation.say(`meu ${SECRET}, quanto gastei?`));
    assertSame(line, row);
    assert.ok(!JSON.stringify([line, row]).includes("123"), JSON.stringify(line));
    assert.equal(row.round_trips, trips);
    assert.deepEqual(
      [row.intent, row.route, row.status, row.model, row.model_calls, row.error],
      ["none", "model", "completed", "gemini-3.8-flash", 2, null],
    );
    assert.deepEqual(row.skills, ["finance"]);
    assert.deepEqual(row.usage, { inputTokens: 200, outputTokens: 20, thoughtTokens: 0, cachedTokens: 0 });
    assert.deepEqual(row.tools, ["search_knowledge", "unknown"]);
    assert.deepEqual(row.steps.map(([step]) => step), ["open_turn", "model", "search_knowledge", "model"]);
    assert.ok(row.first_word_ms! > 0 && row.first_word_ms! <= row.took_ms);
  });

  await t.step("of an offer and of the yes to it", async () => {
    const expense = { amount: 50, category: "food", description: "mercado" };
    fake.script(gemini({ functionCall: { name: "create_expense", args: expense } }));
    const offered = await measured(stack, ana, () => conversation.say("gastei 50 no mercado"));
    assertSame(offered.line, offered.row);
    assert.equal(offered.row.round_trips, offered.trips);
    assert.deepEqual(offered.row.tools, ["create_expense"]);
    const { row, line, trips } = await measured(stack, ana, () => conversation.say("sim"));
    assertSame(line, row);
    assert.equal(row.round_trips, trips);
    assert.deepEqual([row.intent, row.route, row.model, row.model_calls], ["answer_yes", "confirmed", null, 0]);
    assert.deepEqual(row.tools, ["create_expense"]);
    assert.deepEqual(row.steps.map(([step]) => step), ["open_turn", "run_calls"]);
  });

  await t.step("of a command", async () => {
    const { row, line, trips } = await measured(stack, ana, () => conversation.say("lista tudo"));
    assertSame(line, row);
    assert.equal(row.round_trips, trips);
    assert.deepEqual([row.intent, row.route], ["list_all", "direct"]);
  });

  await t.step("of a model that fails, and of the repeat that answers", async () => {
    fake.script(geminiGarbage());
    const id = crypto.randomUUID();
    const { row, line } = await measured(stack, ana, () => conversation.say("e agora?", id));
    assertSame(line, row);
    assert.deepEqual([row.status, row.error?.replace(/_\w+$/, "")], ["failed", "model"]);
    fake.script(gemini({ text: "Agora sim." }));
    const again = await measured(stack, ana, () => conversation.say("e agora?", id));
    assertSame({ ...again.line, attempt: 1 }, again.row);
    assert.deepEqual([again.line.attempt, again.row.status, again.row.error], [2, "completed", null]);
    const replay = await turnLines(() => conversation.say("e agora?", id));
    assert.deepEqual(replay, [], "a stored answer is no turn");
  });

  await t.step("of a turn that could not be stored", async () => {
    fake.script(async () => {
      await stack.sql("update public.turns set attempt = attempt + 1 where status = 'running'");
      return await gemini({ text: "Tarde demais." })(new Request("http://localhost"));
    });
    const lines = await turnLines(async () => {
      const { status } = await conversation.say("oi, tudo bem?");
      assert.equal(status, 409);
    });
    assert.deepEqual(lines.map(({ outcome, error }) => [outcome, error]), [["failed", "conversation_busy"]]);
  });

  await t.step("of a turn that is stopped: what it was until then, and no failure", async () => {
    const { chat, model, live } = await begin("parada", {});
    const [line, ...more] = await turnLines(async () => {
      assert.deepEqual(await chat.stop(), { stopped: true });
      await (await live).body?.cancel();
      await model.letGo;
      await stack.settled();
    });
    assert.deepEqual(more, []);
    const row = await lastTurn(ana);
    assertSame(line!, row);
    assert.deepEqual([row.status, row.intent, row.model, row.error], ["stopped", "none", null, null]);
    assert.ok(row.background_trips > 0, "the stop was learned beside the turn");
    assert.deepEqual(row.steps.map(([step]) => step), ["open_turn", "model"]);
  });

  await t.step("of one that is stopped after its instance was lost: the stop's own", async () => {
    const { chat, model, live } = await begin("perdida", { "x-alone": "" });
    const lines = await turnLines(async () => {
      await stack.sql("update public.turns set lease_until = now() - interval '1 second' where status = 'running'");
      assert.deepEqual(await chat.stop(), { stopped: true });
      model.end();
      await (await live).body?.cancel();
      await stack.settled();
    });
    const told = lines.map(({ attempt, outcome, intent, error }) => [attempt, outcome, intent, error]);
    assert.deepEqual(told, [[2, "stopped", "stop", null], [1, "failed", "none", "conversation_busy"]]);
    const row = await lastTurn(ana);
    assert.deepEqual([row.status, row.intent, row.round_trips], ["stopped", "stop", 2]);
  });

  await t.step("which only its user reads and nobody changes", async () => {
    const { data } = await bia.client.from("turns").select("id");
    assert.deepEqual(data, []);
    const { error } = await ana.client.from("turns").update({ took_ms: 1 }).neq("id", crypto.randomUUID());
    assert.equal(error?.code, "42501");
  });

  await t.step("in few bytes", async () => {
    const [{ most } = { most: 0 }] = await stack.sql<{ most: number }>(
      `select max(pg_column_size(row(intent, model, tools, steps, round_trips, background_trips, first_word_ms, took_ms, error)))::int as most
       from public.turns`,
    );
    assert.ok(most <= 400, `${most} bytes`);
  });

  await stack.close();
  await fake.close();
});
