import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { BASE_TOOLS } from "../../../shared/skills/compose.ts";
import { health } from "../../../shared/skills/health.ts";
import { library } from "../../../shared/skills/library.ts";

import { finance } from "../../../shared/skills/finance.ts";
import { toolsOfSkill } from "../../support/skill-tools.ts";
import { MOST_PACK_TOOLS, MOST_TOOLS } from "../../../shared/catalog/select-tools.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";
import { packsWith, pushPacks } from "../../support/tool-catalog.ts";

Deno.test("a deployment of two hundred tools", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  await pushPacks(stack, packsWith(200));
  const ana = await stack.createUser("Ana");
  const call = (name: string, args: object) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
  const done = gemini({ text: "Pronto." });
  const offered = (at: number) => fake.requests.at(at)!.tools![0]!.functionDeclarations.map(({ name }) => name);
  const chosen = (at: number) => offered(at).filter((name) => name !== "use_skill");
  const response = () => JSON.stringify(fake.requests.at(-1)!.contents.at(-1));

  await t.step("a turn is offered no more than the bound, base tools among them, and what fits", async () => {
    fake.script(done);
    for (
      const [text, tool] of [
        ["Gastei 50 no mercado", "create_expense"],
        ["tem alerta de temporal pra Blumenau?", "get_weather_alerts"],
        ["que horas passa o próximo ônibus 474?", "get_bus_arrivals"],
        ["gastei 50 no mercado e pesei 82kg hoje", "record_metric"],
        ["oi, tudo bem?", "add_knowledge"],
      ] as const
    ) {
      await new Conversation(stack, ana).say(text);
      assert.ok(offered(-1).includes(tool), `${text}: ${offered(-1)}`);
      assert.ok(chosen(-1).length <= MOST_TOOLS, `${chosen(-1)}`);
      for (const name of [...BASE_TOOLS, "use_skill"]) assert.ok(offered(-1).includes(name), name);
    }
  });

  await t.step("the same message makes the same request", async () => {
    const tools = async () => {
      await new Conversation(stack, ana).say("quanto tá o dólar?");
      return JSON.stringify(fake.requests.at(-1)!.tools);
    };
    assert.equal(await tools(), await tools());
  });

  await t.step("what was offered is offered again for what is asked right after", async () => {
    const talk = new Conversation(stack, ana);
    await talk.say("tem alerta de temporal pra Blumenau?");
    await talk.say("e em Itajaí?");
    assert.ok(offered(-1).includes("get_weather_alerts"));
  });

  await t.step("a tool that was not offered is fetched by its pack's name, and runs", async () => {
    fake.script(call("use_skill", { skill: "conversao" }), call("convert_units", {}), done);
    await new Conversation(stack, ana).say("oi, tudo bem?");
    assert.ok(!offered(-3).includes("convert_units"));
    assert.ok(offered(-2).includes("convert_units"));
    assert.match(response(), /"name":"convert_units","response":.*Pronto/);
  });

  await t.step("or by what it does", async () => {
    fake.script(call("use_skill", { looking_for: "eclipse da lua" }), call("get_sky_events", {}), done);
    const { metadata } = await new Conversation(stack, ana).say("oi, tudo bem?");
    assert.ok(metadata.skills.includes("astronomia"));
    assert.ok(offered(-2).includes("get_sky_events"), `${offered(-2)}`);
    assert.match(response(), /"name":"get_sky_events","response":.*Pronto/);
  });

  await t.step("a skill is declared whole, and one that is opened closes none of its tools", async () => {
    fake.script(call("use_skill", { skill: "library" }), done);
    await new Conversation(stack, ana).say("gastei 50 no mercado e pesei 82kg hoje");
    const first = chosen(-2);
    for (const name of [...toolsOfSkill(finance).map(({ name }) => name), ...health.tools]) {
      assert.ok(first.includes(name), name);
    }
    for (const name of [...first, ...library.tools]) assert.ok(offered(-1).includes(name), name);
    assert.ok(first.length <= MOST_TOOLS);
  });

  await t.step("a turn that no pack is meant by has few of their tools", async () => {
    fake.script(done);
    await new Conversation(stack, ana).say("oi, tudo bem?");
    assert.ok(chosen(-1).length <= BASE_TOOLS.length + MOST_PACK_TOOLS);
    assert.deepEqual(chosen(-1).slice(0, BASE_TOOLS.length), BASE_TOOLS);
  });

  await t.step("what nobody does is said, and the turn goes on", async () => {
    fake.script(call("use_skill", { looking_for: "xyzzy" }), done);
    assert.equal((await new Conversation(stack, ana).say("oi, tudo bem?")).text, "Pronto.");
    assert.match(response(), /Nenhuma habilidade daqui faz isso/);
    fake.script(call("use_skill", {}), done);
    assert.equal((await new Conversation(stack, ana).say("oi, tudo bem?")).text, "Pronto.");
  });

  await t.step("the tool of an offer that waits stays, whatever is said next", async () => {
    await stack.sql("update public.tool_definitions set confirmation = 'required' where name = 'get_sky_events'");
    const talk = new Conversation(stack, ana);
    fake.script(call("get_sky_events", {}));
    assert.ok((await talk.say("quando é o próximo eclipse?")).metadata.waiting);
    fake.script(done);
    await talk.say("Gastei 50 no mercado");
    assert.ok(offered(-1).includes("get_sky_events") && offered(-1).includes("answer_offer"), `${offered(-1)}`);
  });

  await fake.close();
  await stack.close();
});
