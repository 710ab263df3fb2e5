import assert from "node:assert/strict";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("startStack() serves edge functions as Supabase does", async (t) => {
  const stack = await startStack({
    migrations: localProject.migrations,
    functions: localProject.functions,
    env: { HOME: undefined },
  });
  const call = (path: string, init?: RequestInit) => fetch(`${stack.url}/functions/v1/${path}`, init);

  await t.step("the function sees its path, the body and its environment", async () => {
    const response = await call("echo/a/b?c=d", { method: "POST", body: "olá" });
    assert.deepEqual(await response.json(), {
      path: "/echo/a/b?c=d",
      method: "POST",
      body: "olá",
      supabaseUrl: stack.url,
    });
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
  });

  await t.step("a preflight is allowed the headers supabase-js sends", async () => {
    const asked = "authorization, x-client-info, apikey, content-type";
    const response = await call("echo", { method: "OPTIONS", headers: { "access-control-request-headers": asked } });
    await response.body?.cancel();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("access-control-allow-headers"), asked);
    assert.match(response.headers.get("access-control-allow-methods") ?? "", /POST/);
  });

  await t.step("a function's own CORS headers stand", async () => {
    const response = await call("echo/own-cors");
    await response.body?.cancel();
    assert.equal(response.headers.get("access-control-allow-origin"), "https://a.b");
  });

  await t.step("unknown, broken and throwing functions are errors with CORS headers", async () => {
    for (const [path, status] of [["nobody", 404], ["..%2f", 404], ["broken", 503], ["echo/throw", 500]] as const) {
      const response = await call(path);
      assert.equal(response.status, status, path);
      assert.equal(response.headers.get("access-control-allow-origin"), "*");
      assert.equal(typeof (await response.json()).code, "string");
    }
  });

  await stack.close();
});

Deno.test("startStack() gives each stack's functions their own environment, at the same time", async () => {
  const functions = { url: { fetch: () => new Response(Deno.env.get("SUPABASE_URL")) } };
  const stacks = await Promise.all([1, 2].map(() => startStack({ migrations: localProject.migrations, functions })));
  try {
    for (const { url } of stacks) assert.equal(await (await fetch(`${url}/functions/v1/url`)).text(), url);
    const { SUPABASE_URL } = Deno.env.toObject();
    assert.ok(!stacks.some(({ url }) => url === SUPABASE_URL), "the process's own is left alone");
  } finally {
    for (const stack of stacks) await stack.close();
  }
});

Deno.test("startStack() streams, and close() waits for work behind the answer", async () => {
  const done: string[] = [];
  const stack = await startStack({
    migrations: localProject.migrations,
    functions: {
      slow: {
        fetch() {
          const edge = globalThis as unknown as { EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } };
          edge.EdgeRuntime.waitUntil(Promise.resolve().then(() => done.push("background")));
          return new Response(ReadableStream.from([new TextEncoder().encode("um "), new TextEncoder().encode("dois")]));
        },
      },
    },
  });
  assert.equal(await (await fetch(`${stack.url}/functions/v1/slow`)).text(), "um dois");
  await stack.close();
  assert.deepEqual(done, ["background"]);
});

Deno.test("close() cuts a stream that does not end", async () => {
  let cancelled = false;
  const endless = () =>
    new Response(
      new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(1)), cancel: () => void (cancelled = true) }),
    );
  const stack = await startStack({ migrations: localProject.migrations, functions: { endless: { fetch: endless } } });
  const response = await fetch(`${stack.url}/functions/v1/endless`);
  await Promise.all([assert.rejects(response.text()), stack.close()]);
  assert.ok(cancelled);
});

Deno.test("startStack() lets a function call the stack while a request of its own waits", async () => {
  const stack = await startStack({
    migrations: localProject.migrations,
    functions: {
      relay: {
        fetch: (request) =>
          fetch(`${Deno.env.get("SUPABASE_URL")}/rest/v1/rpc/who_am_i`, { method: "POST", headers: request.headers }),
      },
    },
  });
  try {
    const { token, userId } = await stack.createUser();
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
    const before = stack.counts.rest;
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async () => await (await fetch(`${stack.url}/functions/v1/relay`, { headers })).json(),
      ),
    );
    assert.deepEqual(new Set(answers.map((answer) => answer.id)), new Set([userId]));
    assert.equal(stack.counts.rest - before, 20);
  } finally {
    await stack.close();
  }
});
