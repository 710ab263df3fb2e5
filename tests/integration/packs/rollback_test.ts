import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { startStack } from "../../support/stack.ts";
import { printedText } from "../../support/printed.ts";

Deno.test("versions and rollback", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const run = async (task: string, ...args: string[]) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", `local/packs/${task}.ts`, "--url", stack.url, "--secrets", "/nowhere/secrets.json", ...args],
      env: { SUPABASE_SECRET_KEY: stack.secretKey, NO_COLOR: "1" },
    }).output();
    return `${code} ${printedText(stdout, stderr)}`;
  };
  const push = async (name: string, version: string, tools: string[] = [`read_${name}`], knowledge?: object[]) => {
    const told = { title: "x", description: version, inputSchema: {}, limits: {} };
    const pack = {
      name,
      version,
      description: version,
      triggers: [],
      instructions: "",
      references: {},
      variables: [],
      scripts: {},
      tools: tools.map((tool) => ({ name: tool, ...told })),
    };
    assert.equal((await server.rpc("push_pack", { pack, knowledge })).error, null);
  };
  /** All that the deployment has: packs, tools, flags, prompts. */
  const state = async () => {
    const packs = await stack.sql(
      "select name, version, content, enabled from public.tool_packs where user_id is null order by 1",
    );
    const tools = await stack.sql(
      `select d.name, p.name as pack, d.definition, d.enabled, d.confirmation, d.limits
       from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id where d.user_id is null order by 1`,
    );
    const flags = await stack.sql("select user_id, kind, name, enabled from public.feature_flags order by 2, 3, 1");
    return { packs, tools, flags, prompts: await stack.sql("select name, text from public.prompt_texts order by 1") };
  };
  const version = async (name: string) =>
    (await server.from("tool_packs").select("version").is("user_id", null).eq("name", name)).data?.[0]?.version;

  const entry = (content: string) => ({ entityType: "skill", entity: "sabe", topic: "pattern", content, tokens: 5 });
  const known = async () =>
    (await stack.sql<{ content: string }>(
      "select content from public.tools_knowledge where pack = 'sabe' order by position",
    ))
      .map(({ content }) => content);

  await t.step("a pack's version comes back with what it knew", async () => {
    await push("sabe", "1", ["read_sabe"], [entry("antes"), entry("sempre")]);
    await push("sabe", "2", ["read_sabe"], [entry("sempre"), entry("depois")]);
    assert.match(await run("rollback", "sabe"), /^0 sabe: from 2, pushed .*, to 1, pushed .*;/);
    assert.deepEqual([await version("sabe"), await known()], ["1", ["antes", "sempre"]]);
  });

  await t.step("packs:rollback --knowledge puts back what packs knew, and leaves their tools", async () => {
    await push("sabe", "3", ["list_sabe"], [entry("outra coisa")]);
    assert.match(await run("rollback", "--knowledge"), /^0 .*sabe.* in \d+ ms/);
    assert.deepEqual([await version("sabe"), await known()], ["3", ["antes", "sempre"]]);
    await server.from("tool_packs").delete().eq("name", "sabe");
  });

  await t.step("packs:rollback --file puts one file of a pack back, and leaves the others", async () => {
    const folder = `${await Deno.makeTempDir()}/feira`;
    const script = (day: string) => `export default () => ({ day: "${day}" });\n`;
    const manifest = (title: string, script: string) =>
      `tools:
  - name: find_fair
    title: ${title}
    description: Diz que feira há hoje.
    script: scripts/${script}.js
    inputSchema: { type: object, properties: {} }
    examples: [{ scenario: success, title: hoje, arguments: {}, result: {} }]
`;
    const write = async (files: Record<string, string>) => {
      await Deno.remove(folder, { recursive: true }).catch(() => {});
      await Deno.mkdir(`${folder}/scripts`, { recursive: true });
      const skill = '---\nname: feira\ndescription: Feiras\nversion: "1"\n---\n';
      const all = { "SKILL.md": `${skill}## Início rápido\n## Padrões comuns\n## Antipadrões\n`, ...files };
      for (const [file, text] of Object.entries(all)) await Deno.writeTextFile(`${folder}/${file}`, text);
      assert.match(await run("push", folder), /^0 feira 1: 1 tool stored/);
    };
    await write({ "tools.yaml": manifest("Feira", "say"), "scripts/say.js": script("segunda") });
    await write({ "tools.yaml": manifest("Feira de hoje", "say"), "scripts/say.js": script("terça") });
    const stored = async () => {
      const { data } = await server.from("tool_packs").select("content, tool_definitions (definition)").eq(
        "name",
        "feira",
      )
        .single();
      const { scripts, files } = data!.content as { scripts: Record<string, string>; files: Record<string, string> };
      return {
        scripts,
        files,
        title: (data!.tool_definitions as { definition: { title: string } }[])[0]!.definition.title,
      };
    };
    assert.match(
      await run("rollback", "feira", "--file", "scripts/say.js"),
      /^0 feira: scripts\/say\.js is back, as in 1, /,
    );
    const back = await stored();
    assert.deepEqual([back.scripts, back.title], [{ "scripts/say.js": script("segunda") }, "Feira de hoje"]);
    assert.equal(back.files["scripts/say.js"], script("segunda"));
    assert.match(await run("rollback", "feira"), /^0 feira: from 1/);
    assert.deepEqual((await stored()).scripts, { "scripts/say.js": script("terça") });
    await write({ "tools.yaml": manifest("Feira", "tell"), "scripts/tell.js": script("quarta") });
    assert.match(
      await run("rollback", "feira", "--file", "tools.yaml"),
      /^1 error: tools\.yaml of 1 does not fit the rest: .*scripts\/say\.js is not in this pack/,
    );
    assert.match(
      await run("rollback", "feira", "--file", "none"),
      /^1 error: no stored version of feira has another none: it has SKILL/,
    );
    await run("push", "--enable", "feira");
    const { data: told } = await ana.client.rpc("enabled_packs", {});
    assert.deepEqual(JSON.stringify(told).includes("tools.yaml"), false, "what turns load is without the files");
    await Deno.remove(folder, { recursive: true });
    await server.from("tool_packs").delete().eq("name", "feira");
  });

  await t.step("a first push has nothing before it", async () => {
    await push("um", "1");
    assert.match(await run("rollback", "um"), /^1 error: there is no earlier version/);
    assert.match(await run("rollback", "nenhum"), /^1 error: no pack nenhum is stored\n/);
  });

  await t.step(
    "packs:rollback NAME puts back what a push replaced, further each time, and leaves what is enabled",
    async () => {
      await server.from("tool_packs").update({ enabled: true }).eq("name", "um");
      await server.from("tool_definitions").update({ limits: { maxBytes: 10 } }).eq("name", "read_um");
      await push("um", "2", ["read_um", "list_um"]);
      await push("um", "3", ["list_um"]);
      const [one] = (await state()).packs;
      assert.match(
        await run("push", "--list"),
        /um 3, enabled: list_um\n {2}before: 2, pushed .*\n {2}before: 1, pushed/,
      );
      await server.from("tool_packs").update({ pushed_at: "2026-11-23T05:10:00Z" }).eq("name", "um");
      await server.from("pack_versions").update({ pushed_at: "2026-11-22T04:09:00Z" }).match({
        pack: "um",
      });
      assert.match(
        await run("rollback", "um"),
        /^0 um: from 3, pushed 2026-11-23 05:10, to 2, pushed 2026-11-22 04:09; rolled back in \d+ ms/,
      );
      const { data } = await server.from("tool_definitions").select("name").order("name");
      assert.deepEqual(data, [{ name: "list_um" }, { name: "read_um" }]);
      assert.match(await run("rollback", "um"), /^0 um: from 2, pushed .*, to 1, pushed .*;/);
      assert.deepEqual((await state()).packs, [{
        ...one,
        version: "1",
        content: { ...one!.content as object, description: "1" },
      }]);
      assert.match(await run("rollback", "um"), /^1 error: there is no earlier version/);
    },
  );

  await t.step("the same pushed again is no version, and ten are kept", async () => {
    await push("um", "1");
    assert.match(await run("rollback", "um"), /^1 error/);
    for (let n = 2; n <= 13; n++) await push("um", `${n}`);
    const { data } = await server.from("pack_versions").select("version").eq("pack", "um").order("id");
    assert.deepEqual(data!.map((row) => row.version), ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
  });

  const changes: [what: string, change: () => Promise<unknown>][] = [
    ["a push", () => push("um", "14", ["read_um", "list_um"])],
    ["a pack that was new", () => push("dois", "1")],
    ["a pack that was deleted", async () => await server.from("tool_packs").delete().eq("name", "um")],
    ["what is enabled", async () => await server.from("tool_packs").update({ enabled: false }).eq("name", "um")],
    [
      "the deployment's words on a tool",
      async () =>
        await server.from("tool_definitions").update({ confirmation: "required", enabled: false }).eq(
          "name",
          "read_um",
        ),
    ],
    ["a flag", async () => await server.rpc("set_flag", { kind: "skill", name: "health", enabled: false })],
    [
      "a person's flag",
      async () => await server.rpc("set_flag", { kind: "skill", name: "health", enabled: true, email: ana.email }),
    ],
    ["a prompt", async () => await server.from("prompt_texts").upsert({ name: "skill:health", text: "## Outra" })],
    ["the rollback of a pack", async () => await server.rpc("rollback_pack", { name: "um" })],
  ];
  for (const [what, change] of changes) {
    await t.step(`packs:rollback --all takes back ${what}, and nothing else`, async () => {
      await server.from("prompt_texts").upsert({ name: "skill:finance", text: `before ${what}` });
      const before = await state();
      await change();
      assert.notDeepEqual(await state(), before);
      const { data, error } = await server.rpc("rollback_all");
      assert.equal(error, null);
      assert.equal(data.packs, before.packs.length);
      assert.deepEqual(await state(), before);
    });
  }

  await t.step("a tool that went from one pack to another comes back", async () => {
    await push("tres", "1", ["read_moved"]);
    const before = await state();
    await push("tres", "2", []);
    await push("quatro", "1", ["read_moved"]);
    assert.match(await run("rollback", "--all"), /^0 everything as before the change of .*; rolled back in \d+ ms/);
    assert.match(await run("rollback", "--all"), /^0 /);
    assert.deepEqual(await state(), before);
  });

  await t.step("what changes nothing is no change that could be taken back", async () => {
    const version = (await state()).packs.find(({ name }) => name === "tres");
    await push("tres", "5");
    await server.from("tool_packs").update({ enabled: true }).eq("name", "ninguem");
    await server.from("tool_packs").update({ enabled: false }).eq("name", "tres");
    assert.equal((await server.rpc("rollback_all")).error, null);
    assert.deepEqual((await state()).packs.find(({ name }) => name === "tres"), version);
  });

  await t.step("people's own packs are no part of it", async () => {
    const states = async () => await stack.sql("select id from private.deployment_states order by id");
    const before = await states();
    const own = { name: "meu", version: "1", content: {} };
    assert.equal((await ana.client.from("tool_packs").insert(own)).error, null);
    assert.deepEqual(await states(), before);
    await push("um", "15");
    await server.rpc("rollback_all");
    assert.equal((await ana.client.from("tool_packs").select("name").eq("name", "meu")).data!.length, 1);
  });

  await t.step("a rollback is whole or not at all", async () => {
    await push("um", "16");
    await stack.sql(`create function private.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await stack.sql(
      "create trigger refuse before insert on public.feature_flags for each row execute function private.refuse()",
    );
    await server.rpc("set_flag", { kind: "skill", name: "library", enabled: false });
    await stack.sql("alter table public.feature_flags disable trigger refuse");
    await server.rpc("set_flag", { kind: "skill", name: "library", enabled: false });
    await push("um", "17");
    await stack.sql("alter table public.feature_flags enable trigger refuse");
    const before = await state();
    assert.ok((await server.rpc("rollback_all")).error);
    assert.deepEqual(await state(), before);
    await stack.sql("drop trigger refuse on public.feature_flags");
    await stack.sql("drop function private.refuse()");
  });

  await t.step("an account takes its flags with it, those of before too, and the others stay", async () => {
    await server.rpc("set_flag", { kind: "skill", name: "library", enabled: true, email: bia.email });
    await push("um", "18");
    assert.equal((await bia.client.rpc("delete_account", { account_id: bia.userId })).error, null);
    assert.deepEqual(await stack.sql("select from private.past_flags where user_id = $1", [bia.userId]), []);
    assert.equal((await server.rpc("rollback_all")).error, null);
    assert.notEqual(await version("um"), "18");
  });

  await t.step("people neither see versions nor roll anything back", async () => {
    assert.equal((await ana.client.from("pack_versions").select()).error?.code, "42501");
    for (
      const [name, args] of [["rollback_pack", { name: "um" }], ["rollback_knowledge", {}], [
        "rollback_all",
        {},
      ]] as const
    ) {
      assert.equal((await ana.client.rpc(name, args)).error?.code, "42501");
    }
  });

  await t.step("packs:rollback asks for one thing", async () => {
    for (const args of [[], ["um", "--all"], ["--all", "--knowledge"], ["um", "dois"]]) {
      assert.match(await run("rollback", ...args), /^1 error: say one of/);
    }
  });

  await stack.close();
});
