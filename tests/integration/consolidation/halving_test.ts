import fc from "fast-check";
import assert from "node:assert/strict";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { CONSOLIDATION_LIMITS } from "../../../shared/memory/consolidate-user.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { beliefs, consolidateNow, post, say } from "./consolidation.ts";
import { answered, type ExtractionReply, startFakeExtractionModel } from "./fake-extraction-model.ts";

const BLOCKED = { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } };
const NEVER = "never";
type Fault = ExtractionReply | typeof NEVER;

const THINGS =
  ("abacates bonsais canecas dominós elásticos fósforos guizos hortênsias ímãs jarros kimonos lampiões miçangas " +
    "novelos ocarinas pandeiros quartzos rolhas selos tampinhas urnas violinos xilofones zíperes agulhas bordados chaveiros " +
    "dedais estojos fitas gravuras hélices incensos jornais lupas moedas navalhas ovelhas postais relógios").split(" ");
const told = (thing: string) => `coleciono ${thing}`;
const POISON = "e uma coisa que ninguém lê";

/** The messages of a prompt, by their numbers. */
function messagesIn(prompt: string): { number: number; text: string }[] {
  return [...prompt.matchAll(/^\[(\d+)\] \d{4}-\d\d-\d\d \d\d:\d\d\n(.*)$/gm)]
    .map(([, number, text]) => ({ number: Number(number), text: text! }));
}

function read(prompt: string): string {
  const items = messagesIn(prompt).flatMap(({ number, text }) => {
    const thing = /^coleciono (\S+)/.exec(text)?.[1];
    return thing === undefined
      ? []
      : [answered(`Coleciona ${thing}`, told(thing), { message: number, area: "leisure" })];
  });
  return JSON.stringify({ items, memory_changes: [] });
}

/** Reads every message but those with the poison, which makes all that is asked together with it fail. */
function reader(fault: Fault): (texts: string[]) => ExtractionReply | Promise<ExtractionReply> {
  return ([prompt]) => {
    if (!prompt!.includes("<mensagens>")) return JSON.stringify({ judgements: [] });
    if (!prompt!.includes(POISON)) return read(prompt!);
    return fault === NEVER ? new Promise((resolve) => setTimeout(() => resolve(503), 3000)) : fault;
  };
}

/** What became of somebody's messages: how many wait, and which were set aside, with the reason. */
async function outcome(stack: Stack, { userId }: TestUser) {
  const waiting = await stack.sql(
    "select id from public.messages where user_id = $1 and role = 'user' and consolidation_id is null",
    [userId],
  );
  const aside = await stack.sql<{ reason: string; text: string; status: string }>(
    `select r.value ->> 'reason' as reason, m.content as text, c.status
     from public.memory_consolidations c cross join jsonb_array_elements(c.rejections) as r
     join public.messages m on m.id::text = r.value -> 'item' ->> 'message_id' and m.consolidation_id = c.id
     where c.user_id = $1 order by m.seq`,
    [userId],
  );
  return { waiting: waiting.length, aside };
}

const model = startFakeExtractionModel();
const extractions = () => model.requests.filter(({ texts }) => texts[0]!.includes("<mensagens>")).length;
const limits = { ...CONSOLIDATION_LIMITS, retrySeconds: () => 0.001 };
const stackWith = (more: Partial<typeof limits> = {}) =>
  startStack({
    env: model.env,
    functions: { "consolidate-memory": createConsolidationApp({ limits: { ...limits, ...more } }) },
  });

Deno.test("a message that a model refuses costs that message alone, in a batch of ten", async () => {
  const stack = await stackWith();
  const user = await stack.createUser();
  model.script(reader(BLOCKED));
  for (const [at, thing] of THINGS.slice(0, 10).entries()) {
    await say(stack, user, at === 6 ? `${told(thing)} ${POISON}` : told(thing));
  }
  const before = extractions();
  const { status, messagesProcessed, factsCreated } = await consolidateNow(stack, user);
  assert.deepEqual([status, messagesProcessed, factsCreated], ["partial", 10, 9]);
  const lost = THINGS[6]!;
  assert.deepEqual(
    await beliefs(stack, user),
    THINGS.slice(0, 10).filter((thing) => thing !== lost).map((thing) => `Coleciona ${thing}`),
  );
  assert.deepEqual(await outcome(stack, user), {
    waiting: 0,
    aside: [{ reason: "blocked_by_model", text: `${told(lost)} ${POISON}`, status: "partial" }],
  });
  // Four halvings, what they leave, and a second look at what is refused, without what is known.
  assert.ok(extractions() - before <= 2 * (Math.ceil(Math.log2(10)) + 2) + 3, `${extractions() - before} calls`);
  await say(stack, user, told("zíperes"));
  assert.deepEqual((await consolidateNow(stack, user)).status, "completed");
  await stack.close();
});

Deno.test("whatever a model does with some of the messages, the others are learned from", async (t) => {
  const FAULTS: [string, Fault, string, number][] = [
    ["a blocked prompt", BLOCKED, "blocked_by_model", 6],
    ["an answer that is no JSON", "Não posso ajudar com isso.", "unreadable_answer", 3],
    ["a refusal", 400, "no_answer", 3],
    ["an error of the provider's", 500, "no_answer", 3],
    ["silence", NEVER, "no_answer", 1],
  ];
  for (const [what, fault, reason, numRuns] of FAULTS) {
    await t.step(what, async () => {
      const stack = await stackWith(fault === NEVER ? { extraction: 1000 } : {});
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 24 }).chain((count) =>
            fc.tuple(
              fc.constant(count),
              fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: 2 }),
            )
          ),
          async ([count, poisoned]) => {
            const user = await stack.createUser();
            model.script(reader(fault));
            const said = THINGS.slice(0, count)
              .map((thing, at) => poisoned.includes(at) ? `${told(thing)} ${POISON}` : told(thing));
            for (const text of said) await say(stack, user, text);
            const before = extractions();
            await consolidateNow(stack, user);
            const good = THINGS.slice(0, count).filter((_, at) => !poisoned.includes(at));
            assert.deepEqual((await beliefs(stack, user)).sort(), good.map((thing) => `Coleciona ${thing}`).sort());
            const { waiting, aside } = await outcome(stack, user);
            assert.deepEqual([waiting, aside.map(({ reason }) => reason)], [0, poisoned.map(() => reason)]);
            assert.deepEqual(aside.map(({ text }) => text), said.filter((text) => text.includes(POISON)));
            // A failure costs up to three calls: twice asked, and once with something harmless.
            const narrowing = poisoned.length * (Math.ceil(Math.log2(count)) + 2);
            assert.ok(
              extractions() - before <= 3 * narrowing + 2 * poisoned.length + 6,
              `${extractions() - before} calls for ${count}`,
            );
          },
        ),
        { numRuns, endOnFailure: true },
      );
      await stack.close();
    });
  }
});

Deno.test("a slip of the model's while it is narrowed down costs no message beside the one", async () => {
  const stack = await stackWith();
  const user = await stack.createUser();
  const slipped = new Set<string>();
  model.script((texts) => {
    const [first, ...others] = messagesIn(texts[0]!).map(({ text }) => text);
    if (first !== undefined && others.length === 0 && first !== "Bom dia!" && !slipped.has(first)) {
      slipped.add(first);
      return 503;
    }
    return reader(500)(texts);
  });
  for (const [at, thing] of THINGS.slice(0, 5).entries()) {
    await say(stack, user, at === 1 ? `${told(thing)} ${POISON}` : told(thing));
  }
  await consolidateNow(stack, user);
  assert.deepEqual([(await beliefs(stack, user)).length, (await outcome(stack, user)).aside.length], [4, 1]);
  assert.ok(slipped.size > 1, "an innocent one was met by a slip");
  await stack.close();
});

Deno.test("what is known costs no message, when it is that which a model refuses to read", async () => {
  const stack = await stackWith();
  const user = await stack.createUser();
  await user.client.rpc("add_knowledge", { type: "fact", area: "leisure", content: `Guarda facas ${POISON}` });
  model.script(reader(BLOCKED));
  await say(stack, user, told("selos"));
  await say(stack, user, told("moedas"));
  assert.deepEqual(await consolidateNow(stack, user).then(({ status, factsCreated }) => [status, factsCreated]), [
    "completed",
    2,
  ]);
  await stack.close();
});

Deno.test("a model that is away costs no message, whatever it says", async (t) => {
  const stack = await stackWith();
  for (const reply of [400, 401, 404, 429, 503, "<html>", "[]"]) {
    await t.step(`${reply}`, async () => {
      const user = await stack.createUser();
      for (const thing of THINGS.slice(0, 3)) await say(stack, user, told(thing));
      model.script(reply);
      assert.equal((await consolidateNow(stack, user)).status, "failed");
      assert.deepEqual(await outcome(stack, user), { waiting: 3, aside: [] });
      model.script(reader(BLOCKED));
      assert.equal((await consolidateNow(stack, user)).factsCreated, 3);
    });
  }
  await stack.close();
});

Deno.test("halving goes on where it was after the time is up, or the worker has died", async () => {
  // Every invocation has time for one batch, or for none.
  const stack = await stackWith({ invocation: 200 });
  const user = await stack.createUser();
  model.script(async (texts) => {
    await new Promise((resolve) => setTimeout(resolve, 210));
    return await reader(BLOCKED)(texts);
  });
  for (const [at, thing] of THINGS.slice(0, 20).entries()) {
    await say(stack, user, at === 0 ? `${told(thing)} ${POISON}` : told(thing));
  }
  let batches = 0;
  for (let runs = 0; runs < 60 && (await outcome(stack, user)).waiting > 0; runs++) {
    // A lease that a dead worker left, every other time.
    if (runs % 2 === 1) {
      await stack.sql(
        "update private.consolidation_queue set attempt = attempt + 1, locked_until = now() where user_id = $1",
        [user.userId],
      );
    }
    const before = model.requests.length;
    await (await post(stack, { userIds: [user.userId], force: true })).body?.cancel();
    if (model.requests.length > before) batches++;
  }
  assert.ok(batches <= 14, `${batches} batches`);
  assert.equal((await beliefs(stack, user)).length, 19);
  await stack.close();
});

Deno.test("insights that cannot be drawn hold up nothing that was said", async () => {
  const stack = await stackWith();
  const user = await stack.createUser();
  model.script(reader(BLOCKED));
  await say(stack, user, told("selos"));
  const [{ definition }] = await stack.sql<{ definition: string }>(
    "select pg_get_functiondef('private.retire_insights'::regproc) as definition",
  ) as [{ definition: string }];
  const head = definition.slice(0, definition.indexOf("AS $function$")).replace(/LANGUAGE \w+/, "LANGUAGE plpgsql");
  await stack.sql(`${head} AS $function$ begin raise exception 'broken' using errcode = 'XX000'; end $function$`);
  const { status, factsCreated } = await consolidateNow(stack, user);
  await stack.sql(definition);
  assert.deepEqual([status, factsCreated], ["completed", 1]);
  await stack.close();
});

Deno.test("what the database refuses costs the item, or the message", async (t) => {
  const stack = await stackWith();
  model.script(reader(BLOCKED));
  const refusing = async (errcode: string) => {
    await stack.sql(
      `create or replace function private.refuse_for_test() returns trigger language plpgsql as $$
       begin
         if new.content like '%rolhas%' then raise exception 'refused' using errcode = '${errcode}'; end if;
         return new;
       end $$`,
    );
  };
  await refusing("22000");
  await stack.sql(
    "create trigger refuse_for_test before insert on public.knowledge_items for each row execute function private.refuse_for_test()",
  );
  const someone = async () => {
    const user = await stack.createUser();
    for (const thing of ["selos", "rolhas", "moedas", "lupas"]) await say(stack, user, told(thing));
    return user;
  };
  const others = ["Coleciona selos", "Coleciona moedas", "Coleciona lupas"];

  for (const errcode of ["22021", "23505", "54000"]) {
    await t.step(`the item: ${errcode}`, async () => {
      await refusing(errcode);
      const user = await someone();
      const { status, messagesProcessed } = await consolidateNow(stack, user);
      assert.deepEqual([status, messagesProcessed, await beliefs(stack, user)], ["partial", 4, others]);
    });
  }
  await t.step("the message, where nobody knows why, and the rest the next time", async () => {
    await refusing("XX000");
    const user = await someone();
    await consolidateNow(stack, user);
    assert.deepEqual((await outcome(stack, user)).aside.map(({ reason, text }) => [reason, text]), [
      ["refused_by_database", told("rolhas")],
    ]);
    await consolidateNow(stack, user);
    assert.deepEqual([await beliefs(stack, user), (await outcome(stack, user)).waiting], [others, 0]);
  });
  await stack.sql("drop trigger refuse_for_test on public.knowledge_items");
  await stack.sql("drop function private.refuse_for_test()");
  await stack.close();
  await model.close();
});
