import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { type Stack, startStack } from "../../support/stack.ts";
import { beliefs, say } from "./consolidation.ts";
import { whereItIs } from "./zone-at-hour.ts";
import { printedText } from "../../support/printed.ts";

async function run(stack: Stack, ...args: string[]): Promise<{ code: number; out: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      fileURLToPath(new URL("../../../local/consolidate.ts", import.meta.url)),
      "--url",
      stack.url,
      "--secrets",
      "/nonexistent/secrets.json",
      ...args,
    ],
    env: { SUPABASE_SECRET_KEY: stack.secretKey, NO_COLOR: "1" },
  }).output();
  return { code, out: printedText(stdout, stderr) };
}

Deno.test("deno task consolidate", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  await stack.sql("update public.profiles set timezone = $1", [whereItIs(1)]);
  await say(stack, ana, "sou vegana");
  await say(stack, bia, "sou canhota");

  await t.step("refuses a flag it does not know in one line", async () => {
    assert.deepEqual(await run(stack, "--nwo"), {
      code: 1,
      out: "error: Unknown option '--nwo'; --help lists the flags\n",
    });
  });

  await t.step("takes nobody who is not due", async () => {
    assert.deepEqual(await run(stack), { code: 0, out: "Nobody is due; --now does not wait for 3:00.\n" });
  });

  await t.step("takes one user now and says what came of it", async () => {
    const { code, out } = await run(stack, "--user", ana.email, "--now");
    assert.deepEqual([code, out], [
      0,
      `[1/1] ${ana.email}, 1 messages … completed: 1 read, 1 learned, 0 refreshed, 0 inferred\n`,
    ]);
    assert.deepEqual([await beliefs(stack, ana), await beliefs(stack, bia)], [["É vegana"], []]);
  });

  await t.step("takes everybody who said something new", async () => {
    assert.match((await run(stack, "--now")).out, /^\[1\/1\] bia-.* completed: 1 read, 1 learned/);
    assert.deepEqual(await beliefs(stack, bia), ["É canhota"]);
  });

  await t.step("says what is wrong", async () => {
    const { code, out } = await run(stack, "--user", "ninguem@example.com");
    assert.deepEqual([code, out], [1, "error: nobody signs in as ninguem@example.com\n"]);
  });

  await stack.close();
});
