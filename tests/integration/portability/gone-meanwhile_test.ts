import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, geminiLate, startFakeGemini } from "../../support/fake-gemini.ts";
import { startDatabaseLine } from "../../support/faults/database-line.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { tracesOf } from "../../support/traces.ts";
import { beliefs, post, say } from "../consolidation/consolidation.ts";
import { answered, startFakeExtractionModel } from "../consolidation/fake-extraction-model.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { callFunction, fact, importFile } from "./files.ts";

// A turn, a night's learning and an import are held at each of their calls of the database, before and after it is done, while the
// person deletes the account or has somebody forgotten. Then they go on.

/** In no text of the project, so that every row in which it stands is one of these. */
const NAME = "Quixabeira";
const SAID = `minha amiga ${NAME} mora em Sobral`;

const ON_SERVER = Deno.env.get("TEST_DATABASE_URL") !== undefined;

interface World {
  stack: Stack;
  line: Awaited<ReturnType<typeof startDatabaseLine>>;
  close(): Promise<void>;
}

/** What goes on while the person decides. */
interface Work {
  /** Its calls of the database carry this. */
  key(world: World, user: TestUser): string;
  prepare?(world: World, user: TestUser): Promise<unknown>;
  /** Does it, and returns the status of its answer. */
  run(world: World, user: TestUser): Promise<number>;
}

const WORKS: Record<string, Work> = {
  "a turn": {
    key: (_, { token }) => token,
    run: async ({ stack }, user) => (await new Conversation(stack, user).say(`anota aí: ${SAID}`)).status,
  },
  "a night": {
    key: ({ stack }) => stack.secretKey,
    prepare: async ({ stack }, user) => {
      await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [user.userId, whereItIs(12)]);
      await say(stack, user, SAID);
      // A worker that stored nothing keeps the queue of embeddings for its minute.
      await stack.sql("update private.embedding_lease set locked_until = null");
    },
    run: async ({ stack }, user) => {
      const response = await post(stack, { userIds: [user.userId] });
      await response.body?.cancel();
      return response.status;
    },
  },
  "an import": {
    key: (_, { token }) => token,
    run: async ({ stack }, user) => {
      const data = {
        knowledge_items: [fact("a", { content: `${NAME} mora em Sobral` }), fact("b")],
        library_items: [{ id: "n", type: "note", title: "Nota", content: `Livro da ${NAME}` }],
      };
      return (await importFile(stack, user.token, { format: "life-assistant", version: 1, data })).http;
    },
  },
};

Deno.test("an account that is deleted meanwhile leaves nothing, and nothing is written for it", async (t) => {
  const world = await start();
  const { stack } = world;

  for (const [name, work] of Object.entries(WORKS)) {
    for (const { rpc, done } of await momentsOf(world, work)) {
      await t.step(`${name}: ${done ? "after" : "before"} ${rpc}`, async () => {
        const meanwhile = await interrupt(world, work, { rpc, done }, (user) => erase(stack, user));
        assert.equal(meanwhile.result, 200);
        assert.ok(meanwhile.status < 500, `answered ${meanwhile.status}`);
        const { userId, email } = meanwhile.user;
        assert.deepEqual(await tracesOf(stack, [userId, email, NAME]), []);
      });
    }
  }

  await t.step("the night goes on with the next person", async () => {
    const [user, other] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
    for (const one of [user, other]) await WORKS["a night"]!.prepare!(world, one);
    const deletes = world.line.strike(stack.secretKey, "apply_consolidation", async ({ forward, answer }) => {
      await erase(stack, user);
      answer(await forward());
    }, 1);
    await (await post(stack, { userIds: [user.userId] })).body?.cancel();
    assert.equal(deletes(), 1);
    await (await post(stack, { userIds: [other.userId] })).body?.cancel();
    assert.ok((await beliefs(stack, other)).includes(`${NAME}: Mora em Sobral`));
    assert.equal(await erase(stack, other), 200);
    assert.deepEqual(await tracesOf(stack, [NAME]), []);
  });

  await t.step("all at once, at any moment", async () => {
    for (let round = 0; round < (ON_SERVER ? 24 : 4); round++) {
      const user = await stack.createUser("Ana");
      for (const { prepare } of Object.values(WORKS)) await prepare?.(world, user);
      const working = Object.values(WORKS).map(({ run }) => run(world, user));
      await new Promise((resolve) => setTimeout(resolve, round * (ON_SERVER ? 12 : 60)));
      const erased = await erase(stack, user);
      const statuses = await Promise.all(working);
      await stack.settled();
      assert.equal(erased, 200, `round ${round}`);
      assert.ok(statuses.every((status) => status < 500), `round ${round}: answered ${statuses}`);
      assert.deepEqual(await tracesOf(stack, [user.userId, user.email, NAME]), [], `round ${round}`);
    }
  });
  await world.close();
});

Deno.test("who is forgotten meanwhile is not learned again from what was said before", async (t) => {
  const world = await start();
  const { stack } = world;
  const works = Object.entries(WORKS).filter(([name]) => name !== "an import").map(([name, work]) => ({
    name,
    work: {
      ...work,
      prepare: async (world: World, user: TestUser) => {
        const { error } = await user.client.rpc("add_knowledge", {
          type: "person",
          person: NAME,
          content: `${NAME} é colega de trabalho`,
          area: "relationships",
        });
        assert.equal(error, null);
        await work.prepare?.(world, user);
      },
    },
  }));
  const forgettings: Record<string, (user: TestUser) => Promise<void>> = {
    "that person": async ({ client, userId }) => {
      const people = await stack.sql<{ id: string }>(
        "select id from public.knowledge_items where user_id = $1 and type = 'person' and deleted_at is null",
        [userId],
      );
      for (const { id } of people) assert.equal((await client.rpc("erase_knowledge", { item_id: id })).error, null);
    },
    everything: async ({ client }) => assert.equal((await client.rpc("forget_everything", {})).error, null),
  };

  for (const { name, work } of works) {
    // A message that comes after the forgetting is learned from, and chunks are none of memory.
    const moments = (await momentsOf(world, work)).filter(({ rpc, done }) =>
      rpc !== "append_chunks" && (rpc !== "open_turn" || done)
    );
    for (const [what, forget] of Object.entries(forgettings)) {
      // What was said stays in the history, and the answer with it.
      const after = { rpc: moments.at(-1)!.rpc, done: true };
      const quiet = await interrupt(world, work, after, () => Promise.resolve());
      await forget(quiet.user);
      const inHistory = tablesOf(await tracesOf(stack, [NAME]));
      await erase(stack, quiet.user);
      for (const moment of moments) {
        await t.step(`${what}, during ${name}, ${moment.done ? "after" : "before"} ${moment.rpc}`, async () => {
          const { user, status } = await interrupt(world, work, moment, forget);
          assert.equal(status, 200);
          const found = tablesOf(await tracesOf(stack, [NAME]));
          const known = await beliefs(stack, user);
          await erase(stack, user);
          assert.deepEqual(known, []);
          assert.deepEqual(found.filter((table) => !inHistory.includes(table)), []);
        });
      }
    }
  }
  await world.close();
});

function tablesOf(traces: string[]): string[] {
  return traces.map((trace) => trace.split(" ")[0]!);
}

/** Each call of a work and each side of it. */
async function momentsOf(world: World, work: Work): Promise<{ rpc: string; done: boolean }[]> {
  const { stack, line } = world;
  const user = await stack.createUser("Vera");
  await work.prepare?.(world, user);
  const key = work.key(world, user);
  line.mend(key);
  assert.equal(await work.run(world, user), 200);
  await stack.settled();
  const rpcs = [...new Set(line.done(key))];
  assert.equal(await erase(stack, user), 200);
  return rpcs.flatMap((rpc) => [{ rpc, done: false }, { rpc, done: true }]);
}

/** Does something for a new person while one of their work's calls is held. */
async function interrupt<T>(
  world: World,
  work: Work,
  { rpc, done }: { rpc: string; done: boolean },
  act: (user: TestUser) => Promise<T>,
): Promise<{ user: TestUser; result: T; status: number }> {
  const { stack, line } = world;
  // Chunks are stored by the clock: a turn that was faster is had again.
  for (let tries = 0; tries < 10; tries++) {
    const user = await stack.createUser("Ana");
    await work.prepare?.(world, user);
    const key = work.key(world, user);
    const results: T[] = [];
    line.strike(key, rpc, async ({ forward, answer }) => {
      const answered = done ? await forward() : null;
      results.push(await act(user));
      answer(answered ?? await forward());
    }, 1);
    const status = await work.run(world, user);
    await stack.settled();
    line.mend(key);
    if (results.length > 0) return { user, result: results[0]!, status };
    await erase(stack, user);
  }
  return assert.fail(`${rpc} is not called`);
}

async function erase(stack: Stack, { token }: TestUser): Promise<number> {
  const response = await callFunction(stack, "account", token, { method: "DELETE" });
  await response.body?.cancel();
  return response.status;
}

/** The stack with a line to its database, and a model that remembers what was said. */
async function start(): Promise<World> {
  const talking = startFakeGemini();
  const reading = startFakeExtractionModel();
  const line = await startDatabaseLine();
  talking.embedBy(() => [1, ...Array<number>(767).fill(0)]);
  const args = { type: "fact", content: "Mora em Sobral", area: "relationships", person: NAME, quote: SAID };
  talking.script((request) => {
    const isTold = JSON.stringify(talking.requests.at(-1)!.contents.at(-1)).includes("functionResponse");
    // Late, so that the beginning of the answer is stored before its end.
    const reply = isTold
      ? gemini({ text: "Anotei." })
      : gemini({ text: "Deixa comigo." }, { functionCall: { name: "add_knowledge", args } });
    return geminiLate(300, reply)(request);
  });
  reading.script((texts) =>
    JSON.stringify(
      texts.join("\n").includes(SAID)
        ? { items: [answered("Mora em Sobral", SAID, { subject: NAME, area: "relationships" })] }
        : { items: [] },
    )
  );
  const front = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const base = pathname.endsWith(":generateContent") ? reading.env.GOOGLE_GENERATIVE_AI_BASE_URL! : talking.baseUrl;
    return await fetch(base.replace("/v1beta", "") + pathname + search, {
      method: request.method,
      headers: { "content-type": "application/json" },
      body: await request.text(),
    });
  });
  const stack = await startStack({
    env: {
      ...talking.env,
      GOOGLE_GENERATIVE_AI_BASE_URL: `http://127.0.0.1:${front.addr.port}/v1beta`,
      SUPABASE_URL: line.url,
    },
  });
  line.connect(stack.url);
  return {
    stack,
    line,
    async close() {
      await stack.close();
      line.close();
      await Promise.all([talking.close(), reading.close(), front.shutdown()]);
    },
  };
}
