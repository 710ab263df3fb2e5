import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { planned, sayPlanned } from "../../support/planner.ts";
import { startStack } from "../../support/stack.ts";
import { printedText } from "../../support/printed.ts";

Deno.test("flags", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const run = async (task: string, ...args: string[]) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", `local/packs/${task}.ts`, "--url", stack.url, "--secrets", "/nowhere/secrets.json", ...args],
      env: { SUPABASE_SECRET_KEY: stack.secretKey, NO_COLOR: "1" },
    }).output();
    return `${code} ${printedText(stdout, stderr)}`;
  };
  const flags = (...args: string[]) => run("flags", ...args);
  const say = async (user = ana, text = "gastei 50 no mercado") => {
    const before = stack.counts.rest;
    fake.script(gemini({ text: "Pronto." }));
    const { metadata } = await new Conversation(stack, user).say(text);
    const request = fake.requests.at(-1)!;
    const tools = request.tools![0]!.functionDeclarations;
    return {
      skills: metadata.skills,
      tools: tools.map(({ name }) => name),
      toFetch: tools.find(({ name }) => name === "use_skill")!.parametersJsonSchema!.properties!.skill!.enum ?? [],
      prompt: request.systemInstruction!.parts[0]!.text,
      trips: stack.counts.rest - before,
    };
  };

  await t.step("a skill that is off is neither woken nor fetched, and its tools are nowhere", async () => {
    assert.ok((await say()).tools.includes("create_expense"));
    assert.match(await flags("--off", "skill:finance"), /^0 skill:finance: off/);
    const { skills, tools, toFetch } = await say();
    assert.deepEqual(skills, ["general"]);
    assert.ok(!tools.includes("create_expense") && !toFetch.includes("finance") && toFetch.includes("health"));
  });

  await t.step("a model that calls such a tool all the same is told that it is not there", async () => {
    const call = { id: "1", name: "create_expense", args: { amount: 50, category: "food", description: "mercado" } };
    fake.script(gemini({ functionCall: call }), gemini({ text: "Pronto." }));
    const { metadata } = await new Conversation(stack, ana).say("gastei 50 no mercado");
    assert.equal(metadata.waiting, undefined);
    assert.match(JSON.stringify(fake.requests.at(-1)!.contents.at(-1)), /essa ferramenta não existe aqui/);
  });

  await t.step("a planner has none of them either", async () => {
    fake.script(planned("NOOP"));
    await sayPlanned(new Conversation(stack, ana), "gastei 50 no mercado");
    const prompt = fake.requests.at(-1)!.systemInstruction!.parts[0]!.text;
    assert.ok(!prompt.includes("create_expense") && prompt.includes("record_metric"));
  });

  await t.step("a person's own flag wins over the deployment's", async () => {
    assert.match(await flags("--on", "skill:finance", "--user", bia.email.toUpperCase()), /^0 skill:finance: on for/);
    assert.ok((await say(bia)).tools.includes("create_expense"));
    assert.ok(!(await say(ana)).tools.includes("create_expense"));
    assert.match(
      await flags("--unset", "skill:finance", "--list"),
      new RegExp(`no flag\\nskill:finance: on for ${bia.email}`, "i"),
    );
    assert.ok((await say(ana)).tools.includes("create_expense"));
  });

  await t.step("a pack that is off is neither woken nor listed, and open_turn tells what is off", async () => {
    assert.match(await run("push", "packs/calculos", "--enable", "calculos"), /^0 /);
    assert.ok((await say(ana, "simular um empréstimo")).tools.includes("simulate_loan"));
    await flags("--off", "pack:calculos", "--off", "template:weekly_report", "--user", ana.email);
    const { tools, toFetch } = await say(ana, "simular um empréstimo");
    assert.ok(!tools.includes("simulate_loan") && !toFetch.includes("calculos"));
    assert.ok((await say(bia, "simular um empréstimo")).tools.includes("simulate_loan"));
    const { data } = await ana.client.rpc("open_turn", { conversation: "a", client_message_id: "m", message: "oi" });
    assert.deepEqual(data.context.off, ["pack:calculos", "template:weekly_report"]);
    const other = await bia.client.rpc("open_turn", { conversation: "b", client_message_id: "m", message: "oi" });
    assert.deepEqual(other.data.context.off, []);
  });

  await t.step(
    "a prompt takes the place of a skill's instructions for whom it is on, without a round trip more",
    async () => {
      const file = await Deno.makeTempFile();
      await Deno.writeTextFile(file, "## Finanças em teste\nSeja breve.\n");
      const before = await say(bia);
      assert.match(await flags("--prompt", `skill:finance=${file}`), /^0 prompt skill:finance: 32 characters stored/);
      assert.equal((await say(bia)).prompt.includes("Finanças em teste"), false, "off until a flag says otherwise");
      await flags("--on", "prompt:skill:finance", "--user", bia.email);
      const after = await say(bia);
      assert.ok(after.prompt.includes("## Finanças em teste\nSeja breve."));
      assert.equal(after.trips, 2);
      assert.deepEqual(after.tools, before.tools);
      assert.equal((await say(ana)).prompt.includes("Finanças em teste"), false);
      fake.script(
        gemini({ functionCall: { id: "1", name: "use_skill", args: { skill: "finance" } } }),
        gemini({ text: "Pronto." }),
      );
      await new Conversation(stack, bia).say("oi, bom dia");
      assert.match(
        JSON.stringify(fake.requests.at(-1)!.contents),
        /Finanças em teste/,
        "also when the model fetches it",
      );
      await Deno.remove(file);
    },
  );

  await t.step("deno task flags says what it does not understand", async () => {
    for (
      const [args, said] of [
        [["--off", "health"], "write KIND:NAME"],
        [["--off", "colour:health"], "KIND is one of"],
        [["--off", "skill:helth"], "there is no skill helth"],
        [["--off", "skill:general"], "general stays"],
        [["--off", "template:weekly"], "there is no template weekly: it is one of weekly_report, "],
        [["--prompt", "skill:health=/nowhere.md"], "/nowhere.md cannot be read"],
        [["--list", "--url", "http://127.0.0.1:9"], "nothing answers at http://127.0.0.1:9"],
        [["--list", "--url", "127.0.0.1"], "--url 127.0.0.1: write http"],
        [["--off", "pack:none"], "there is no pack none"],
        [["--on", "prompt:skill:health"], "there is no prompt skill:health"],
        [["--off", "skill:health", "--user", "nobody@example.com"], "nobody has the address"],
        [["--prompt", "finance"], "write skill:NAME=FILE"],
        [["skill:health"], "belongs to no flag"],
        [["--colour"], "Unknown option"],
      ] as const
    ) {
      const answer = await flags(...args);
      assert.ok(answer.startsWith("1 error: ") && answer.includes(said), answer);
    }
  });

  await t.step("people neither read nor write flags and prompts", async () => {
    for (const table of ["feature_flags", "prompt_texts"]) {
      assert.equal((await ana.client.from(table).select()).error?.code, "42501");
      assert.equal((await ana.client.from(table).delete().neq("name", "")).error?.code, "42501");
    }
    const { error } = await ana.client.rpc("set_flag", { kind: "skill", name: "health", enabled: false });
    assert.equal(error?.code, "42501");
  });

  await stack.close();
  await fake.close();
});
