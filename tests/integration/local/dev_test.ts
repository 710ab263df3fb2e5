import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import type { Ready } from "../../../local/dev.ts";
import { runDevProcess, startDevProcess } from "../../support/start-process.ts";

const connect = ({ url, secretKey }: Ready) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

const numbers = async (ready: Ready) =>
  ((await connect(ready).from("forgotten").select("id").order("id")).data ?? []).map(({ id }) => id);

Deno.test("deno task dev keeps data and keys over restarts, kills and new migrations", async (t) => {
  const data = await Deno.makeTempDir();
  const folder = `${data}/new`;
  let first: Ready;

  await t.step("the first start applies migrations and seed and prints one line", async () => {
    const dev = await startDevProcess(["--data", folder]);
    first = dev.ready;
    assert.deepEqual(await numbers(dev.ready), [1]);
    const { error } = await connect(dev.ready).from("forgotten").insert({ id: 2 });
    assert.equal(error, null);
    const { code, stdout, stderr } = await dev.stop("SIGINT");
    assert.equal(code, 0);
    const { url, publishableKey, secretKey, demo } = first;
    assert.equal(stdout, JSON.stringify({ event: "ready", url, publishableKey, secretKey, demo }) + "\n");
    assert.match(stderr, /applied 001_notes\.sql\napplied 002_functions\.sql\napplied seed\.sql/);
  });

  await t.step("only the owner can read the keys", async () => {
    assert.equal((await Deno.stat(`${folder}/secrets.json`)).mode! & 0o777, 0o600);
  });

  await t.step(
    "a second process is told who has the folder; a kill -9 while writing loses nothing answered",
    async () => {
      const dev = await startDevProcess(["--data", folder]);
      const { code, stdout, stderr } = await runDevProcess(["--data", folder, "--port", "0", "--reset"]);
      assert.deepEqual([code, stdout], [1, ""]);
      assert.match(stderr, /^error: the data folder \S+ is in use by process \d+; [^\n]+\n$/);
      assert.deepEqual(await numbers(dev.ready), [1, 2]);

      const client = connect(dev.ready);
      const answered: number[] = [];
      await client.from("turns").insert({ id: 1, status: "running", lease_until: "2999-01-01" });
      const writing = Promise.all(Array.from({ length: 40 }, async (_, index) => {
        const { error } = await client.from("forgotten").insert({ id: 100 + index });
        if (!error && answered.push(100 + index) === 10) await dev.stop("SIGKILL");
      }));
      await writing;
      assert.ok(answered.length >= 10);

      const again = await startDevProcess(["--data", folder]);
      const kept = new Set(await numbers(again.ready));
      assert.deepEqual(answered.filter((id) => !kept.has(id)), []);
      const { data } = await connect(again.ready).from("turns").select("lease_until");
      assert.ok(Date.parse(data?.[0]?.lease_until) < Date.now(), "the lease of the killed process has ended");
      assert.equal(again.ready.publishableKey, first.publishableKey);
      assert.equal(again.ready.secretKey, first.secretKey);
      await again.stop("SIGTERM");
    },
  );

  const migrations = await Deno.makeTempDir();
  const baseline = `${migrations}/001_notes.sql`;
  const refused = async () => {
    const { code, stdout, stderr } = await runDevProcess(["--data", folder, "--port", "0"], { MIGRATIONS: migrations });
    assert.deepEqual([code, stdout], [1, ""]);
    assert.match(stderr, /^error: the data folder \S+ was made by other migrations [^\n]+ --reset [^\n]+\n$/);
  };
  await copyFiles(new URL("../../support/local-project/migrations/", import.meta.url), migrations);
  await Deno.writeTextFile(`${migrations}/003_more.sql`, "create table public.more (id int);");
  const text = await Deno.readTextFile(baseline);

  await t.step("a folder that another baseline has made is left as it is, and --reset is offered", async () => {
    await Deno.writeTextFile(baseline, `${text}\ncreate table public.other (id int);`);
    await refused();
  });

  await t.step(
    "a new migration is applied, a comment in an old one is no change, the seed is not run again",
    async () => {
      await Deno.writeTextFile(baseline, `-- A comment is no change.\n${text}`);
      const dev = await startDevProcess(["--data", folder], { MIGRATIONS: migrations });
      assert.equal((await connect(dev.ready).from("more").select()).error, null);
      assert.ok((await numbers(dev.ready)).includes(2), "nothing was destroyed");
      assert.match(
        (await dev.stop("SIGTERM")).stderr,
        /^applied 003_more\.sql\nfunction broken does not load [^\n]+\nstopping\n$/,
      );
    },
  );

  await t.step("a folder that has a migration more is left as it is too", async () => {
    await Deno.remove(`${migrations}/003_more.sql`);
    await refused();
    await Deno.remove(migrations, { recursive: true });
  });

  await t.step("--reset starts over with new keys", async () => {
    const dev = await startDevProcess(["--data", folder, "--reset"]);
    assert.deepEqual(await numbers(dev.ready), [1]);
    assert.notEqual(dev.ready.secretKey, first.secretKey);
    await dev.stop("SIGTERM");
  });

  await t.step("a first start that was killed is made up for", async () => {
    await Deno.remove(`${folder}/database`, { recursive: true });
    await Deno.mkdir(`${folder}/database.unfinished/base`, { recursive: true });
    const dev = await startDevProcess(["--data", folder]);
    assert.deepEqual(await numbers(dev.ready), [1]);
    await dev.stop("SIGTERM");
  });

  await Deno.remove(data, { recursive: true });
});

Deno.test("deno task dev says in one line why it does not start, and exits with 1", async (t) => {
  const data = await Deno.makeTempDir();
  const migrations = await Deno.makeTempDir();
  await Deno.writeTextFile(
    `${migrations}/001_bad.sql`,
    "create table public.a (id int);\n\ncreate tabel public.b (id int);",
  );
  await Deno.writeTextFile(`${data}/file`, "");
  await Deno.mkdir(`${data}/garbage/database`, { recursive: true });
  await Deno.writeTextFile(`${data}/garbage/database/PG_VERSION`, "17\n");
  await Deno.mkdir(`${data}/keys`);
  await Deno.writeTextFile(`${data}/keys/secrets.json`, "{}");
  const taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = taken.addr;

  for (
    const [name, args, message, env] of [
      ["port in use", ["--memory", "--port", String(port)], `port ${port} is already in use`],
      ["unknown flag", ["--bogus"], "Unknown option '--bogus'"],
      ["data folder is a file", ["--data", `${data}/file`], "cannot use the data folder"],
      ["data folder holds garbage", ["--data", `${data}/garbage`], "cannot read the data folder"],
      ["keys are garbage", ["--data", `${data}/keys`], "secrets.json does not hold"],
      ["migration fails", ["--memory"], "001_bad.sql failed at line 3: .*; statement: create tabel", {
        MIGRATIONS: migrations,
      }],
      [
        "database is away",
        ["--data", `${data}/pg`, "--database-url", "postgresql://u:pw@127.0.0.1:1/x"],
        "cannot reach",
      ],
      [
        "database url is none",
        ["--data", `${data}/pg`, "--database-url", "mysql://x"],
        "--database-url must look like",
      ],
    ] as [string, string[], string, Record<string, string>?][]
  ) {
    await t.step(name, async () => {
      const withPort = args.includes("--port") ? args : [...args, "--port", "0"];
      const { code, stdout, stderr } = await runDevProcess(withPort, env);
      assert.deepEqual([code, stdout], [1, ""]);
      assert.match(stderr, new RegExp(`^error: [^\\n]*${message}[^\\n]*\\n$`));
      assert.doesNotMatch(stderr, /:pw@/);
    });
  }

  taken.close();
  await Deno.remove(data, { recursive: true });
  await Deno.remove(migrations, { recursive: true });
});

Deno.test("deno task dev --help lists the flags and exits with 0", async () => {
  const { code, stdout } = await runDevProcess(["--help"]);
  assert.equal(code, 0);
  for (const flag of ["--port", "--data", "--memory", "--reset", "--database-url", "--json"]) {
    assert.ok(stdout.includes(flag));
  }
});

async function copyFiles(from: URL, to: string): Promise<void> {
  for await (const { name } of Deno.readDir(from)) await Deno.copyFile(new URL(name, from), `${to}/${name}`);
}
