import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { describeTools } from "../../../shared/packs/describe-tools.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { packsWith } from "../../support/tool-catalog.ts";
import { vector, vectorText } from "../embedding/vector.ts";

const MODEL = "gemini-embedding-001";
/** Shares no word with any tool. */
const SWELL = "bora surfar, galera";
const SURE = "tem alerta de temporal pra Blumenau?";

Deno.test("tools are chosen by what a message means where its words leave it open", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const ana = await stack.createUser("Ana");
  for (const pack of packsWith(50)) {
    const plain = { ...pack, tools: pack.tools.map((tool) => ({ ...tool, utterances: [] })) };
    const { error } = await server.rpc("push_pack", { pack: plain, knowledge: describeTools(plain) });
    assert.equal(error, null);
  }
  await server.from("tool_packs").update({ enabled: true }).is("user_id", null);
  const embed = async (tool: string, ...beginning: number[]) => {
    const { error, count } = await server.from("tools_knowledge").update(
      { embedding: vectorText(...beginning), embedding_model: MODEL },
      { count: "exact" },
    ).eq("entity", tool).eq("topic", "tool");
    assert.deepEqual([error, count], [null, 1], tool);
  };
  await embed("get_wave_forecast", 1);
  await embed("get_tide_table", 0.8, 0.6);
  await embed("find_recipe", 0, 1);
  const offered = () => fake.requests.at(-1)!.tools![0]!.functionDeclarations.map(({ name }) => name);
  const say = async (text: string) => {
    fake.script(gemini({ text: "Pronto." }));
    const before = stack.counts.rest;
    assert.equal((await new Conversation(stack, ana).say(text)).text, "Pronto.");
    return stack.counts.rest - before;
  };

  await t.step("tools_by_meaning() names what is near of enabled packs and one model, the nearest first", async () => {
    const ask = (more = {}) =>
      call<string[]>(ana.client, "tools_by_meaning", {
        query_embedding: vectorText(1),
        embedding_model: MODEL,
        ...more,
      });
    assert.deepEqual(await ask(), ["get_wave_forecast", "get_tide_table"]);
    assert.deepEqual(await ask({ embedding_model: "another" }), []);
    assert.equal(
      (await refusal(ana.client, "tools_by_meaning", { query_embedding: vectorText(2), embedding_model: MODEL })).hint,
      "invalid_embedding",
    );
    await server.from("tool_packs").update({ enabled: false }).eq("name", "mar");
    assert.deepEqual(await ask(), []);
    await server.from("tool_packs").update({ enabled: true }).eq("name", "mar");
  });

  await t.step("what is near is offered in the first step, with one round trip more", async () => {
    fake.embedBy(() => vector(1));
    assert.ok(await say(SURE) > 2, "packs are loaded once");
    const sure = await say(SURE);
    assert.ok(offered().includes("get_weather_alerts") && !offered().includes("get_wave_forecast"), `${offered()}`);
    assert.equal(await say(SWELL), sure + 1);
    assert.ok(offered().includes("get_wave_forecast") && offered().includes("get_tide_table"), `${offered()}`);
    assert.ok(!offered().includes("find_recipe"));
  });

  await t.step("a vector that comes late, or never, keeps nobody waiting: words choose", async () => {
    const late = Promise.withResolvers<number[]>();
    fake.embedBy(() => late.promise);
    await say(SWELL);
    assert.ok(!offered().includes("get_wave_forecast"), `${offered()}`);
    late.resolve(vector(1));
    fake.embedBy(() => 500);
    await say(SWELL);
    assert.ok(!offered().includes("get_wave_forecast"), `${offered()}`);
  });

  await t.step("a vector that came late counts from the next step on", async () => {
    const late = Promise.withResolvers<number[]>();
    fake.embedBy(() => late.promise);
    fake.script(
      () =>
        (late.resolve(vector(1)), gemini({ functionCall: { id: "1", name: "list_reminders", args: {} } }))(
          new Request("http://x"),
        ),
      gemini({ text: "Pronto." }),
    );
    await new Conversation(stack, ana).say(SWELL);
    assert.ok(offered().includes("get_wave_forecast"), `${offered()}`);
  });

  await t.step("a database that does not answer leaves the choice to words", async () => {
    fake.embedBy(() => vector(1));
    await stack.sql("alter function public.tools_by_meaning rename to tools_away");
    await say(SWELL);
    assert.ok(!offered().includes("get_wave_forecast"));
    await stack.sql("alter function public.tools_away rename to tools_by_meaning");
  });

  await t.step("no search for knowledge finds what a tool is found by", async () => {
    const { entries } = await call<{ entries: unknown[] }>(ana.client, "search_tool_knowledge", { query: "ondas" });
    assert.deepEqual(entries, []);
  });

  await fake.close();
  await stack.close();
});
