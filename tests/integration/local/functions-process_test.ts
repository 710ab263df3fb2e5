import assert from "node:assert/strict";
import { startInstance } from "../../support/function-instance.ts";
import { scriptCommand, startProcess } from "../../support/start-process.ts";
import { startStack } from "../../support/stack.ts";
import { printedText } from "../../support/printed.ts";

Deno.test("deno task functions serves the functions beside a stack", async (t) => {
  const stack = await startStack();
  const instance = await startInstance(stack);
  await t.step("a turn goes through it, and is the stack's", async () => {
    const user = await stack.createUser("Ana");
    const answer = await instance.conversation(user).say("gastei 50 reais no mercado");
    assert.equal(answer.status, 200);
    assert.equal((await user.client.from("turns").select("status")).data?.[0]?.status, "completed");
    assert.equal(stack.counts.functions, 0);
  });
  await instance.close();
  await stack.close();
});

Deno.test("deno task functions takes keys from the environment, serves nothing else, and stops on SIGTERM", async () => {
  const env = { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}' };
  const args = ["--port", "0", "--supabase-url", "http://127.0.0.1:1", "--secrets", "/nonexistent"];
  const { ready, stop } = await startProcess<{ url: string }>("local/functions.ts", args, env);
  for (const [path, status] of [["/functions/v1/chat", 401], ["/functions/v1/nobody", 404], ["/rest/v1/x", 404]]) {
    const response = await fetch(`${ready.url}${path}`, { method: "POST", body: "{}" });
    await response.body?.cancel();
    assert.equal(response.status, status, String(path));
  }
  assert.equal((await stop("SIGTERM")).code, 0);
});

Deno.test("deno task functions says in one line why it does not start", async () => {
  for (
    const [args, message] of [
      [[], /^error: --supabase-url must be the URL/],
      [
        ["--supabase-url", "http://127.0.0.1:1", "--secrets", "/nonexistent"],
        /^error: there is no \/nonexistent and no/,
      ],
      [["--supabase-url", "http://127.0.0.1:1", "--port", "x"], /^error: --port takes a number/],
      [["--bogus"], /^error: Unknown option '--bogus'/],
    ] as const
  ) {
    const command = scriptCommand("local/functions.ts", [...args], { SUPABASE_PUBLISHABLE_KEYS: "" });
    const { code, stdout, stderr } = await command.output();
    assert.deepEqual([code, stdout.length], [1, 0]);
    assert.match(printedText(stderr), message);
  }
});
