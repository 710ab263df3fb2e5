import assert from "node:assert/strict";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { CONSOLIDATION_LIMITS } from "../../../shared/memory/consolidate-user.ts";
import { loadFunctions } from "../../../local/load-functions.ts";
import { breakFunction } from "../../support/break-function.ts";
import { Conversation } from "../../support/chat.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";
import { consolidateNow, say } from "../consolidation/consolidation.ts";

const SECRET = "CPF 123.456.789-09 e diagnóstico HIV positivo";
const SECRET_WORDS = /123\.?456|HIV|diagn[oó]stic/i;
const MOST = 600;

/** All that this process has written. From here on: lite's console is watched from its start. */
const lines: string[] = [];
for (const name of ["log", "info", "warn", "error", "debug"] as const) {
  console[name] = (...said: unknown[]) => {
    lines.push(said.map((one) => typeof one === "string" ? one : Deno.inspect(one)).join(" "));
  };
}

/** What a provider may answer that quotes what it was sent: `said` is the body of the request. */
const PROVIDER: [what: string, answer: (said: string) => Response][] = [
  ["an answer that is no JSON", (said) => new Response(`{"text": "${said}`)],
  ["a line without end", (said) => new Response(`data: {${(SECRET + said).repeat(500)}`)],
  ["an answer of another shape", (said) => Response.json({ candidates: said, embeddings: said, embedding: said })],
  [
    "text where JSON was asked for",
    (said) =>
      Response.json({ candidates: [{ content: { role: "model", parts: [{ text: said }] }, finishReason: "STOP" }] }),
  ],
  [
    "a reason to finish",
    (said) => Response.json({ candidates: [{ content: { role: "model", parts: [] }, finishReason: said }] }),
  ],
  ["a block", (said) => Response.json({ promptFeedback: { blockReason: said, blockReasonMessage: said } })],
  ...[400, 403, 429, 500].flatMap((status): [string, (said: string) => Response][] => [
    [
      `${status} in JSON`,
      (said) => Response.json({ error: { code: status, message: said, status: said } }, { status }),
    ],
    [`${status} in words`, (said) => new Response(said, { status })],
  ]),
];

/** The functions of the database that each function calls. */
const CALLS: Record<string, string[]> = {
  chat: ["open_turn", "prepare_calls", "run_tool", "close_turn"],
  "consolidate-memory": ["claim_consolidation", "read_consolidation", "apply_consolidation", "claim_embeddings"],
  export: ["export_page"],
  import: ["begin_import", "import_slice"],
  account: ["delete_account"],
};

Deno.test("no log holds a person's words, whatever fails, and no line is long", async (t) => {
  let answer = PROVIDER[0]![1];
  const provider = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => answer(await request.text()),
  );
  const limits = { ...CONSOLIDATION_LIMITS, extraction: 2000, retrySeconds: () => 0.001 };
  const consolidation = createConsolidationApp({ limits });
  const others = loadFunctions(inProject("supabase/functions"));
  const found = async (name: string) => name === "consolidate-memory" ? consolidation : await others(name);
  const functions = Object.fromEntries(
    await Promise.all(Object.keys(CALLS).map(async (name) => [name, (await found(name))!] as const)),
  );
  const options = {
    functions,
    // All in this process, whose output is read.
    migrations: inProject("supabase/migrations"),
  };
  const stack = await startStack({
    ...options,
    env: {
      LOG_TURNS: "on",
      GOOGLE_GENERATIVE_AI_API_KEY: "test-key",
      GOOGLE_GENERATIVE_AI_BASE_URL: `http://127.0.0.1:${provider.addr.port}/v1beta`,
    },
  });
  const request = async (user: TestUser, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stack.url}/${path}`, {
      ...init,
      headers: {
        apikey: path.includes("consolidate-memory") ? stack.secretKey : stack.publishableKey,
        authorization: `Bearer ${user.token}`,
        "content-type": "application/json",
        ...init.headers,
      },
    });
    return await response.text().catch(() => "");
  };
  const document = {
    format: "life-assistant",
    version: 1,
    data: { knowledge_items: [{ id: "1", type: "fact", area: "health", title: SECRET, content: SECRET, [SECRET]: 1 }] },
  };

  /** Everything a person does, with the secret in it. */
  async function live(user: TestUser): Promise<void> {
    const conversation = new Conversation(stack, user);
    await conversation.say(`meu ${SECRET}, o que eu faço?`).catch(() => {});
    await say(stack, user, `meu ${SECRET}`).catch(() => {});
    await user.client.rpc("add_knowledge", { type: "fact", area: "health", content: `Tem ${SECRET}` });
    await user.client.rpc("add_knowledge", { type: SECRET, area: SECRET, content: SECRET, slot: SECRET });
    await user.client.rpc("run_tool", {
      turn_id: crypto.randomUUID(),
      attempt: 1,
      tool: SECRET,
      args: { [SECRET]: SECRET },
    });
    await user.client.from("expenses").insert({ description: SECRET, amount: SECRET, category: SECRET });
    await user.client.from("expenses").insert({ description: SECRET, amount: -1, spent_on: "2026-11-01" });
    await user.client.from("knowledge_items").insert({ type: "fact", area: SECRET, title: SECRET, content: SECRET });
    await consolidateNow(stack, user).catch(() => {});
    await stack.settled();
    await request(user, "functions/v1/export?what=everything");
    await request(user, "functions/v1/import", { method: "POST", body: JSON.stringify(document) });
    await stack.settled();
  }

  const quiet = () => {
    for (const line of lines) {
      assert.doesNotMatch(line, SECRET_WORDS, line.slice(0, 2000));
      assert.ok(line.length <= MOST && !line.includes("\n"), line.slice(0, 1000));
    }
    lines.length = 0;
  };
  const errorsOf = async (user: TestUser) =>
    (await stack.sql<{ error_message: string }>(
      "select error_message from public.memory_consolidations where user_id = $1 and error_message is not null",
      [user.userId],
    )).map(({ error_message }) => error_message);

  for (const [what, next] of PROVIDER) {
    await t.step(`the model: ${what}`, async () => {
      answer = next;
      const user = await stack.createUser("Ana");
      await live(user);
      for (const message of await errorsOf(user)) assert.doesNotMatch(message, SECRET_WORDS);
      assert.ok(lines.length > 0, "something was to be logged");
      quiet();
    });
  }

  // Each function of ours meets each of them, and each of its calls the first.
  const most = Math.max(...Object.values(CALLS).map((names) => names.length));
  const faults: [errcode: string, at: number][] = [
    ...Array.from({ length: most }, (_, at): [string, number] => ["P0001", at]),
    ...["22P02", "42883", "57014", "PT422"].map((errcode, at): [string, number] => [errcode, at]),
  ];
  for (const [errcode, at] of faults) {
    const broken = Object.values(CALLS).map((names) => names[at % names.length]!);
    await t.step(`the database: ${errcode} at ${broken.join(", ")}`, async () => {
      const user = await stack.createUser("Ana");
      const mends = await Promise.all(broken.map((name) => breakFunction(stack, name, errcode, SECRET)));
      await live(user);
      await request(user, "functions/v1/account", { method: "DELETE" });
      for (const mend of mends) await mend();
      for (const message of await errorsOf(user)) assert.doesNotMatch(message, SECRET_WORDS);
      assert.ok(lines.length > 0, "something was to be logged");
      quiet();
    });
  }

  await t.step("what cannot be read", async () => {
    const user = await stack.createUser("Ana");
    const encoded = encodeURIComponent(SECRET);
    const bodies = [
      `{"id": "${SECRET}`,
      SECRET,
      JSON.stringify({ [SECRET]: SECRET }),
      JSON.stringify([SECRET]),
      "[".repeat(5000) + SECRET,
    ];
    for (const name of Object.keys(CALLS)) {
      for (const body of bodies) {
        for (const method of ["POST", "DELETE", "PUT"]) await request(user, `functions/v1/${name}`, { method, body });
      }
      await request(user, `functions/v1/${name}/${encoded}?what=${encoded}&format=${encoded}`);
      await request(user, `functions/v1/${name}`, {
        headers: { authorization: `Bearer ${btoa(SECRET)}.${btoa(SECRET)}.x` },
      });
    }
    for (const body of bodies) {
      for (
        const path of [
          "rest/v1/knowledge_items",
          "rest/v1/rpc/add_knowledge",
          `rest/v1/${encoded}`,
          `rest/v1/rpc/${encoded}`,
        ]
      ) {
        await request(user, path, { method: "POST", body });
      }
      await request(user, "auth/v1/signup", { method: "POST", body });
    }
    for (
      const query of [
        `${encoded}=eq.1`,
        `content=${encoded}`,
        `select=${encoded}`,
        `order=${encoded}`,
        `id=eq.${encoded}`,
        `and=(${encoded})`,
      ]
    ) await request(user, `rest/v1/knowledge_items?${query}`);
    await request(user, `functions/v1/${encoded}`);
    await request(user, encoded);
    quiet();
  });

  await stack.close();
  await provider.shutdown();
});
