import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { Conversation } from "../../support/chat.ts";
import { refusal } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { printedText } from "../../support/printed.ts";

async function run(stack: Stack, ...args: string[]): Promise<{ code: number; out: string }> {
  const where = ["--url", stack.url, "--secrets", "/nonexistent/secrets.json"];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", fileURLToPath(new URL("../../../local/usage.ts", import.meta.url)), ...where, ...args],
    env: { SUPABASE_SECRET_KEY: stack.secretKey, NO_COLOR: "1" },
  }).output();
  return { code, out: printedText(stdout, stderr) };
}

/** A closed turn as it would be stored. */
interface StoredTurn {
  daysAgo: number;
  skills: string[];
  tookMs: number;
  model?: string;
  status?: string;
  usage?: Record<string, unknown>;
}

async function store(stack: Stack, { userId }: TestUser, turns: StoredTurn[]): Promise<void> {
  const [{ id }] = await stack.sql<{ id: string }>(
    "insert into public.conversations (user_id, client_id) values ($1, 'c') returning id",
    [userId],
  ) as [{ id: string }];
  for (const { daysAgo, skills, tookMs, model = null, status = "completed", usage = {} } of turns) {
    await stack.sql(
      `insert into public.turns
        (user_id, conversation_id, kind, status, lease_until, skills, took_ms, first_word_ms, model, model_calls, usage, created_at)
       values ($1, $2, 'message', $3, now(), $4, $5, $5 / 2, $6, 1, $7, $8)`,
      [userId, id, status, skills, tookMs, model, usage, `${day(daysAgo)}T12:00:00Z`],
    );
  }
}

const began = Date.now();
const day = (daysAgo: number) => new Date(began - daysAgo * 86_400_000).toISOString().slice(0, 10);

Deno.test("deno task usage", async (t) => {
  const stack = await startStack();
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);
  const lite = "gemini-3.5-flash-lite";
  await store(stack, ana, [
    ...Array.from({ length: 20 }, (_, n) => ({
      daysAgo: 2,
      skills: ["finance"],
      tookMs: (n + 1) * 100,
      model: lite,
      usage: { inputTokens: 100_000, cachedTokens: 50_000, outputTokens: 10_000 },
    })),
    { daysAgo: 2, skills: ["finance"], tookMs: 10, status: "failed" },
    { daysAgo: 2, skills: ["health", "counselor"], tookMs: 50, model: "somebody-elses", usage: { inputTokens: 7 } },
    { daysAgo: 2, skills: ["counselor", "health"], tookMs: 50, model: lite, usage: { inputTokens: "many" } },
    { daysAgo: 9, skills: [], tookMs: 5 },
  ]);
  await store(stack, bia, [{ daysAgo: 2, skills: [], tookMs: 5 }]);

  await t.step("a person reads what they used, by their own days, and nobody else's", async () => {
    const read = async ({ client }: TestUser) => {
      const { data, error } = await client.rpc("read_usage", { days: 5 });
      assert.equal(error, null);
      return data as {
        days: { day: string; turns: number; failed: number; models: unknown[] }[];
        limits: unknown[];
        bytes: { used: number; most: number };
      };
    };
    assert.deepEqual((await read(ana)).days, [{
      day: day(2),
      turns: 23,
      failed: 1,
      models: [
        { model: lite, inputTokens: 2_000_000, outputTokens: 200_000, cachedTokens: 1_000_000 },
        { model: "somebody-elses", inputTokens: 7, outputTokens: 0, cachedTokens: 0 },
      ],
    }]);
    const { bytes, ...rest } = await read(bia);
    assert.deepEqual(rest, {
      days: [{ day: day(2), turns: 1, failed: 0, models: [] }],
      limits: [],
      rows: [],
    });
    assert.ok(bytes.used > 0 && bytes.used < 1_000 && bytes.most === 200_000_000, JSON.stringify(bytes));
    await bia.client.rpc("search_items", { query: "filme" });
    assert.deepEqual((await read(bia)).limits, [{ what: "searches", used: 1, most: 20_000 }]);
  });

  await t.step("adds up days and skills, and says what has no price", async () => {
    const { code, out } = await run(stack, "--json");
    assert.equal(code, 0, out);
    const { lines, total, prices } = JSON.parse(out);
    assert.deepEqual(lines.map((line: Record<string, unknown>) => [line.day, line.skill, line.turns, line.failed]), [
      [day(2), "none", 1, 0],
      [day(2), "counselor + health", 2, 0],
      [day(2), "finance", 21, 1],
    ]);
    const { cost, saved, ...finance } = lines[2];
    // 20 turns, of which each reads 50,000 new tokens and 50,000 kept ones, and writes 10,000.
    assert.ok(Math.abs(cost - 20 * (0.05 * 0.3 + 0.05 * 0.03 + 0.01 * 2.5)) < 1e-9, `${cost}`);
    assert.ok(Math.abs(saved - 20 * 0.05 * (0.3 - 0.03)) < 1e-9, `${saved}`);
    assert.deepEqual(finance, {
      day: day(2),
      skill: "finance",
      turns: 21,
      failed: 1,
      p50Ms: 1000,
      p95Ms: 1900,
      firstWordMs: 500,
      inputTokens: 2_000_000,
      outputTokens: 200_000,
      cachedTokens: 1_000_000,
      unknown: [],
    });
    assert.deepEqual(lines[1].unknown, ["somebody-elses"]);
    assert.deepEqual([total.turns, total.inputTokens, total.unknown], [24, 2_000_007, ["somebody-elses"]]);
    assert.match(prices.read, /^\d{4}-/);
  });

  await t.step("prints a table, of more days and of one user", async () => {
    const { code, out } = await run(stack, "--days", "10", "--user", ana.email);
    assert.equal(code, 0, out);
    const rows = out.split("\n").map((line) => line.split(/ {2,}/).map((cell) => cell.trim()));
    assert.deepEqual(rows[0]?.slice(0, 4), ["day", "skill", "turns", "failed"]);
    assert.deepEqual(rows[1], [day(9), "none", "1", "0", "0", "0", "0", "0.0000", "0.0000", "5", "5", "2"]);
    assert.deepEqual(rows[4]?.slice(0, 4), ["all", "24", "1", "2000007"]);
    assert.match(out, /Prices: US dollars for a million tokens, https:.*, as of 20\d\d-/);
    assert.match(out, /There is no price for somebody-elses: the cost does not include it/);
  });

  await t.step("counts turns as they are closed", async () => {
    const caio = await stack.createUser("Caio");
    await new Conversation(stack, caio).say("quanto gastei este mês?");
    const { lines } = JSON.parse((await run(stack, "--json", "--user", caio.email)).out);
    assert.equal(lines.length, 1);
    assert.deepEqual([lines[0].skill, lines[0].turns, lines[0].cost, lines[0].unknown], ["finance", 1, 0, []]);
    assert.ok(lines[0].inputTokens > 0 && lines[0].p50Ms > 0);
  });

  await t.step("prints no name that somebody made up", async () => {
    const dora = await stack.createUser("Dora");
    const hostile = "\u001b[2J\nmodel";
    await store(stack, dora, [
      {
        daysAgo: 1,
        skills: [hostile, `${hostile}2`],
        tookMs: 1,
        model: hostile,
        usage: { inputTokens: 1e30, outputTokens: -5 },
      },
    ]);
    const { out } = await run(stack, "--user", dora.email);
    assert.ok(!out.includes("\u001b") && !out.includes("model\n"), out);
    assert.match(out, / other +1 +0 +1000000000 +0 +0 +≥ 0\.0000/);
    assert.match(out, /There is no price for other:/);
  });

  await t.step("says what is wrong in one line", async () => {
    const wrong: [string[], string][] = [
      [["--user", "ninguem@example.com"], "error: nobody signs in as ninguem@example.com\n"],
      [["--days", "0"], 'error: --days takes a number from 1 to 3660; not "0"\n'],
    ];
    for (const [args, said] of wrong) assert.deepEqual(await run(stack, ...args), { code: 1, out: said });
  });

  await t.step("is the server's: users may not ask", async () => {
    assert.equal((await refusal(ana.client, "usage_report", {})).status, 403);
  });

  await stack.close();
});
