import assert from "node:assert/strict";
import { redactedLine } from "../../../local/redacted-console.ts";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";
import { startDevProcess } from "../../support/start-process.ts";

Deno.test("redactedLine() names the error and its objects, never values", () => {
  const failed = Object.assign(new Error('value "minha senha" is bad'), {
    code: "23514",
    detail: "Failing row contains (minha senha)",
    parameters: ["minha senha"],
    table: "notes",
    constraint: "notes_body_check",
    where: "PL/pgSQL function public.create_note(text) line 3 at SQL statement\nminha senha",
  });
  assert.equal(
    redactedLine(["Error:", failed]),
    "[api] 23514 table=notes constraint=notes_body_check in PL/pgSQL function public.create_note(text) line 3",
  );
  const raised = Object.assign(new Error("minha senha"), { code: "PT404", hint: "not_found" });
  assert.equal(redactedLine([raised]), "[api] PT404 not_found");
  const denied = Object.assign(new Error("permission denied for table notes"), { code: "42501" });
  assert.equal(redactedLine([denied]), "[api] 42501 permission denied for table notes");
  assert.equal(redactedLine([new Error("minha senha")]), "[api] Error");
  assert.equal(redactedLine(["To: ana@example.com", { token: 1 }]), null);
});

Deno.test("startStack() turns lite's telemetry off", async () => {
  const stack = await startStack({ migrations: localProject.migrations });
  await stack.close();
  assert.deepEqual([Deno.env.get("LITE_TELEMETRY"), Deno.env.get("DO_NOT_TRACK")], ["0", "1"]);
});

Deno.test("the dev process prints neither SQL nor the user's words when a request fails", async () => {
  const dev = await startDevProcess(["--memory"]);
  const { url, publishableKey, secretKey } = dev.ready;
  const words = "segredo-da-ana";
  const headers = { apikey: secretKey, "content-type": "application/json" };
  const post = (path: string, body: unknown, apikey = secretKey) =>
    fetch(url + path, { method: "POST", headers: { ...headers, apikey }, body: JSON.stringify(body) });
  const responses = [
    await post("/rest/v1/notes", { body: `${words} ${words} ${words} ${words} ${words}` }),
    await post("/rest/v1/notes", { id: words, body: words }),
    await post("/rest/v1/rpc/refuse", { words }),
    await post("/rest/v1/rpc/nobody", { words }),
    await post(
      "/auth/v1/token?grant_type=password",
      { email: `${words}@example.com`, password: words },
      publishableKey,
    ),
    await post("/auth/v1/recover", { email: `${words}@example.com` }, publishableKey),
  ];
  for (const response of responses) await response.body?.cancel();
  const { stdout, stderr } = await dev.stop("SIGTERM");
  assert.doesNotMatch(stdout + stderr, new RegExp(words));
  assert.doesNotMatch(stdout + stderr, /insert into|select /i);
  assert.match(stderr, /\[api\] PT422 refused/);
});
