import assert from "node:assert/strict";
import fc from "fast-check";
import type { z } from "zod";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { fold } from "../../../shared/language/fold.ts";
import { isStorable } from "../../../shared/database/plain-text.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";
import { withOrder } from "../../../shared/tools/said/orderable-tools.ts";
import { FOLLOW_UP_TOOLS } from "../../../shared/turn/model/follow-up-calls.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { type ChatAnswer, Conversation } from "../../support/chat.ts";
import { gemini, type GeminiRequest, startFakeGemini } from "../../support/fake-gemini.ts";
import { checkContents } from "../../support/faults/invariants.ts";
import {
  everySlip,
  FAULT_NAMES,
  type FaultyCall,
  type FaultyStep,
  faultyStep,
  replyOf,
  rightCall,
  SIGNATURE,
  THOUGHT,
  triedTools,
} from "../../support/gemini-faults.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { recordReader, type UserRecord } from "../../support/user-records.ts";

// Of the conversations by chance. To look for more: another seed, more runs, and FAULTS_SHRINK for the shortest that fails.
const SEED = Number(Deno.env.get("FAULTS_SEED") ?? 20261122);
const RUNS = Number(Deno.env.get("FAULTS_RUNS") ?? 15);

const TALK = [
  "gastei 50 no mercado e pesei 80 kg hoje",
  "como estão minhas dívidas e minhas contas?",
  "minha prima Renata mora em Natal e faz aniversário em 5 de agosto",
  "sou alérgica a camarão e comecei a ler toda noite",
  "me faz um relatório da semana, por favor",
  "o que você sabe de mim?",
];
const ANSWERS = [
  "sim",
  "sim",
  "não",
  "na verdade foi 60",
  "sim! e obrigada pela ajuda",
  "1",
  "o que você sabe de mim?",
];

/** What somebody says, and the steps that the model answers with until it comes to its senses. */
interface FaultyTurn {
  text: string;
  /** Said in its place where an offer waits. */
  answer: string;
  steps: FaultyStep[];
}

const faultyTurn: fc.Arbitrary<FaultyTurn> = fc.record({
  text: fc.constantFrom(...TALK, "sim"),
  answer: fc.constantFrom(...ANSWERS),
  steps: fc.array(faultyStep, { minLength: 1, maxLength: 4 }),
});

Deno.test("whatever Gemini does, each turn is answered or fails clearly, and the next one works", async (t) => {
  console.info(`seed ${SEED}`);
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  const stack = await startStack({
    functions: { chat: createChatApp({ limits: { ...TURN_LIMITS, firstMs: 500 } }) },
    env: { ...fake.env, CHAT_MODEL: "gemini-3.8-flash", CHAT_MODEL_FALLBACK: "gemini-3.5-flash-lite" },
  });
  const recordsOf = await recordReader(stack);
  const outcomes: Record<string, number> = { completed: 0, failed: 0, offered: 0, written: 0 };

  /** One conversation: after each faulty turn a clean one, or one in the end. */
  const talk = async (turns: FaultyTurn[], user: TestUser, cleanEach = true) => {
    const conversation = new Conversation(stack, user);
    const messages = new Map<string, string>();
    let records = await recordsOf(user.userId);
    let offered: ChatAnswer["metadata"]["waiting"];
    const say = async (text: string, id: string) => {
      const said = [...messages.set(id, text).values()];
      const before = fake.requests.length;
      const answer = await conversation.say(text, id);
      for (const request of fake.requests.slice(before)) checkHistory(request, said);
      checkAnswer(answer);
      await checkStored(user, conversation.id, id);
      const after = await recordsOf(user.userId);
      const mayWrite = offered !== undefined &&
        (/^(?:sim|na verdade)/.test(text) || (text === "1" && offered.some(({ choices }) => choices !== undefined)));
      if (!mayWrite) await checkRecords(user, records, after, said);
      if (mayWrite && JSON.stringify(after) !== JSON.stringify(records)) outcomes.written!++;
      records = after;
      offered = answer.metadata.waiting;
      outcomes[answer.metadata.outcome]!++;
      if (offered) outcomes.offered!++;
      return answer;
    };
    for (const [index, { steps, ...words }] of turns.entries()) {
      const text = offered ? words.answer : words.text;
      const id = crypto.randomUUID();
      fake.script(...steps.map((step) => replyOf(step, text, fake.requests)), gemini({ text: "Certo." }));
      const answer = await say(text, id);
      // A bare yes is about what was just asked.
      if (answer.metadata.waiting && turns[index + 1]?.answer === "sim") continue;
      if (!cleanEach && index < turns.length - 1) continue;
      fake.script(gemini({ text: `Resposta ${index}.` }));
      // A failed turn is said again or left.
      const isRetried = answer.metadata.outcome === "failed" && index % 2 === 0;
      const clean = await (isRetried ? say(text, id) : say(`e como vai o dia ${index}?`, crypto.randomUUID()));
      assert.equal(clean.metadata.outcome, "completed", clean.text);
      if (clean.metadata.route === "model") assert.match(clean.text, new RegExp(`Resposta ${index}\\.`));
    }
  };

  /** Somebody who has a row of each kind. */
  const somebody = async (): Promise<TestUser> => {
    const user = await stack.createUser("Ana");
    const { client } = user;
    const seeded = await Promise.all([
      client.rpc("create_finance_item", { kind: "bill", name: "Luz", amount: 90, due_day: 10, recurring: false }),
      client.rpc("create_finance_item", { kind: "debt", name: "Geladeira", amount: 100, installments: 10 }),
      client.rpc("create_reminder", { text: "ligar pro banco", at: "2039-01-01T09:00" }),
      client.rpc("create_habit", { name: "Ler", frequency: "daily" }),
      client.rpc("create_expense", { amount: 50, category: "food", description: "mercado" }),
      client.rpc("record_metric", { metric: "weight", value: 80 }),
      client.rpc("update_person", { name: "Júlia", relationship: "irmã" }),
    ]);
    for (const { error } of seeded) assert.equal(error, null, JSON.stringify(error));
    return user;
  };

  const checkStored = async (user: TestUser, conversationId: string, messageId: string) => {
    const [stored] = await stack.sql<{ messages: number; open: number; results: number }>(
      `select (select count(*)::int from public.messages where user_id = $1 and client_message_id = $3) as messages,
       (select count(*)::int from public.turns where conversation_id = $2 and status = 'running') as open,
       (select count(*)::int - count(distinct tool_call_id)::int from public.messages
         where conversation_id = $2 and role = 'tool') as results`,
      [user.userId, conversationId, messageId],
    );
    assert.deepEqual(stored, { messages: 1, open: 0, results: 0 }, "a message once, no turn open, one result a call");
  };

  /** Nothing has been written but what rests on words of the person's. */
  const checkRecords = async (user: TestUser, before: UserRecord[], after: UserRecord[], said: string[]) => {
    const known = new Set(before.map((row) => JSON.stringify(row)));
    const left = new Set(after.map((row) => JSON.stringify(row)));
    const changed = [
      ...after.filter((row) => !known.has(JSON.stringify(row)) && !isGenerated(row, before)),
      ...before.filter((row) => !left.has(JSON.stringify(row))),
    ];
    if (changed.length === 0) return;
    const told = fold(said.join("\n"));
    const quoted = builtInTools.filter(({ confirmation }) => confirmation === "quoted").map(({ name }) => name);
    const ran = await stack.sql<{ tool: string; quote: string }>(
      "select tool, args ->> 'quote' as quote from public.tool_executions where user_id = $1 and tool = any ($2)",
      [user.userId, quoted],
    );
    for (const { tool, quote } of ran) assert.ok(told.includes(fold(quote)), `${tool} rests on "${quote}"`);
    for (const row of changed) {
      // That a standing yes was proposed is noted, and is none.
      if (row.table === "standing_yes" && row.is_on === false) continue;
      const kept = ["knowledge_items", "knowledge_links", "user_memories", "library_items"].includes(row.table);
      assert.ok(ran.length > 0 && kept, `written without a yes: ${JSON.stringify(row)}`);
      if (row.table !== "knowledge_items" || known.has(JSON.stringify(row))) continue;
      assert.ok(typeof row.quote === "string" && told.includes(fold(row.quote)), `nobody said ${JSON.stringify(row)}`);
    }
  };

  const step = (calls: FaultyCall[]): FaultyStep => ({ calls, text: false, thought: false, signed: true });
  const [text] = TALK as [string];

  await t.step("each fault, and an offer with its yes after them all", async () => {
    const faults = FAULT_NAMES.map((fault): FaultyTurn => ({ text, answer: text, steps: [{ fault }] }));
    const offered: FaultyTurn = { text, answer: text, steps: [step([rightCall("create_expense")])] };
    await talk([...faults, offered, { ...offered, answer: "sim" }], await somebody());
    assert.equal(outcomes.written, 1);
  });

  await t.step("each slip in each argument of every tool", async () => {
    const user = await somebody();
    const skills = step(Array.from({ length: 7 }, (_, n) => rightCall("use_skill", n)));
    for (const { name, inputSchema } of [...builtInTools, ...FOLLOW_UP_TOOLS].map(withOrder)) {
      const calls = everySlip(name, Object.keys((inputSchema as unknown as z.ZodObject).shape).length);
      const turns = Array.from({ length: Math.ceil(calls.length / 20) }, (_, n): FaultyTurn => ({
        text,
        answer: text,
        steps: [skills, step(calls.slice(20 * n, 20 * n + 20))],
      }));
      // What settles is there where something waits.
      if (!builtInTools.some((tool) => tool.name === name)) {
        turns.unshift({ text, answer: text, steps: [step([rightCall("create_expense")])] });
      }
      await talk(turns, user, false);
      assert.ok(triedTools.has(name), `${name} was not among the tools`);
    }
  });

  await t.step("in conversations of any of these", async () => {
    let held = 0;
    const conversations = fc.asyncProperty(fc.array(faultyTurn, { minLength: 3, maxLength: 5 }), async (turns) => {
      held++;
      await talk(turns, await somebody());
    });
    await fc.assert(conversations, {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: !Deno.env.get("FAULTS_SHRINK"),
    });
    console.info(`${held} conversations, ${JSON.stringify(outcomes)}, ${fake.requests.length} requests`);
  });

  await fake.close();
  await stack.close();
});

/** What the system says beside the person's words: `<antes>` and `<contexto>`. */
function isPlaced(text: string): boolean {
  return /^<(?:antes|contexto)>\n/.test(text);
}

/** What reading a month makes of a series that was there. */
function isGenerated({ table, group_id }: UserRecord, before: UserRecord[]): boolean {
  return ["bills", "incomes"].includes(table) && before.some((row) => row.group_id === group_id);
}

function checkAnswer({ status, metadata, text, error }: ChatAnswer): void {
  assert.equal(status, 200, JSON.stringify(error));
  assert.match(metadata.outcome, /^(?:completed|failed)$/);
  assert.notEqual(text.trim(), "", `something is said: ${JSON.stringify(metadata)}`);
  if (metadata.outcome === "failed") assert.match(text, /guardada/);
  assert.ok(!text.includes(THOUGHT), "no thought is told");
  assert.ok(!text.includes("Algo deu errado por aqui"), "what fails is the model");
  assert.ok(isStorable(text), text);
  assert.doesNotMatch(text, /undefined|\[object|\bNaN\b|PT4\d\d|Error\b/);
}

/** What the person said is there in its order up to now, the history is valid, and of each step the first call is signed. */
function checkHistory(request: GeminiRequest, said: string[]): void {
  checkContents(request);
  const { contents } = request;
  const shown = JSON.stringify(contents);
  for (const { parts } of contents) {
    const [first, ...others] = parts.filter(({ functionCall }) => functionCall);
    if (first?.thoughtSignature === SIGNATURE) {
      assert.ok(others.every(({ thoughtSignature }) => !thoughtSignature), `the first is signed: ${shown}`);
    }
  }
  const users = contents.filter(({ role }) => role === "user").flatMap(({ parts }) =>
    parts.flatMap(({ text }) => typeof text === "string" && !isPlaced(text) ? [text] : [])
  );
  const heard = users.join("\n").split("\n");
  assert.ok(heard.length >= Math.min(said.length, 2), `turns of the person's are lost: ${shown}`);
  // Where a turn's results fill the window, what was said is shortened in the middle.
  const expected = said.slice(-heard.length);
  heard.forEach((words, place) => {
    const [start = "", end] = words.split(" [… cortado no meio …] ");
    if (end === undefined) assert.equal(words, expected[place]);
    else assert.ok(expected[place]!.startsWith(start) && expected[place]!.endsWith(end), words);
  });
}
