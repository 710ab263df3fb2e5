import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { formatMemoryQuestion, type MemoryQuestion } from "../../../shared/writing/memory-question.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { memoryOf, undo } from "./memory.ts";

/** A question about memory, as a turn that opens gets it. */
interface Question extends MemoryQuestion {
  itemId: string;
}

Deno.test("resolve_knowledge() and the question before it", async (t) => {
  const stack = await startStack();
  const doubtful = async () => {
    const user = await stack.createUser("Ana");
    const memory = memoryOf(user);
    const mine = (await memory.enter("Trabalha na Vale", { slot: "employer", value: "Vale" })).item;
    const said = (await memory.say("Saiu da Vale", { slot: "employer", value: "Vale", holds: false })).item;
    const resolve = (item_id: string, resolution: string, more: JsonObject = {}) =>
      call(user.client, "resolve_knowledge", { item_id, resolution, ...more });
    return { user, ...memory, mine, said, resolve };
  };
  /** The question that a turn would raise, by the way in another conversation unless one is named; raised, it is asked. */
  const next = async ({ client }: TestUser, { conversation = crypto.randomUUID(), raise = false } = {}) => {
    const turn = await call(client, "open_turn", {
      conversation: conversation,
      client_message_id: crypto.randomUUID(),
      message: "oi",
    });
    const { question } = turn.context as { question: Question | null };
    await call(client, "close_turn", {
      turn_id: turn.id,
      attempt: turn.attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: turn.id, parts: [] }, metadata: {} },
      tray: { opened: raise && question ? [offerOf(question)] : [] },
    });
    return question;
  };

  await t.step("keep_existing: the new item gives way", async () => {
    const { resolve, said, mine, current, rows } = await doubtful();
    const result = await resolve(said.id, "keep_existing");
    assert.deepEqual([result.status, result.resolution], ["resolved", "keep_existing"]);
    assert.deepEqual(await current(), ["Trabalha na Vale"]);
    assert.equal((await rows()).find((row) => row.id === said.id)?.superseded_by_id, mine.id);
  });

  await t.step("use_new: even what the user had validated gives way, and the new one is vouched for", async () => {
    const { resolve, said, mine, current, rows } = await doubtful();
    await resolve(said.id, "use_new");
    assert.deepEqual(await current(), ["Saiu da Vale"]);
    const [old, winner] = await rows();
    assert.deepEqual([old!.id, old!.superseded_by_id, old!.confidence], [mine.id, said.id, 1]);
    assert.deepEqual([winner!.needs_resolution, winner!.validated_by_user], [false, true]);
  });

  await t.step("keep_both: both stand and nothing is asked again", async () => {
    const { resolve, said, user, current } = await doubtful();
    await resolve(said.id, "keep_both");
    assert.equal((await current()).length, 2);
    assert.equal(await next(user), null);
  });

  await t.step("either side names the question", async () => {
    const { resolve, mine, current } = await doubtful();
    await resolve(mine.id, "use_new");
    assert.deepEqual(await current(), ["Saiu da Vale"]);
  });

  await t.step("a repeated call gets the stored result, and it can be taken back", async () => {
    const { resolve, said, user, current } = await doubtful();
    const first = await resolve(said.id, "use_new", { tool_call_id: "r1" });
    assert.deepEqual(await resolve(said.id, "use_new", { tool_call_id: "r1" }), first);
    await undo(user, "r1");
    assert.deepEqual(await current(), ["Trabalha na Vale", "Saiu da Vale"]);
    assert.notEqual(await next(user), null);
  });

  await t.step("is asked once, gently", async () => {
    const { user, said } = await doubtful();
    const question = await next(user);
    assert.equal(
      question && formatMemoryQuestion(question).text,
      "Você mencionou antes “Trabalha na Vale”, mas agora disse “Saiu da Vale”. Mudou algo?",
    );
    assert.equal(question?.itemId, said.id);
    assert.deepEqual(await next(user, { raise: true }), question, "what was not raised comes again");
    assert.equal(await next(user), null);
  });

  await t.step("an answer closes every question about what gave way, and undoing it asks again", async () => {
    const user = await stack.createUser("Ana");
    const { enter, say, rows } = memoryOf(user);
    const hospital = { slot: "employer", value: "Hospital Português" };
    await enter("Trabalha no Hospital Português", hospital);
    await say("Foi contratada pelo SAMU", { slot: "employer", value: "SAMU" });
    const { question } = await say("Não trabalha mais no Hospital Português", { ...hospital, holds: false });
    const waiting = async () => (await rows()).filter((row) => row.needs_resolution).map(({ content }) => content);
    assert.deepEqual(await waiting(), ["Foi contratada pelo SAMU", "Não trabalha mais no Hospital Português"]);
    const answer = { item_id: question!.item.id, resolution: "use_new", tool_call_id: "left" };
    await call(user.client, "resolve_knowledge", answer);
    assert.deepEqual(await waiting(), []);
    await undo(user, "left");
    assert.deepEqual(await waiting(), ["Foi contratada pelo SAMU", "Não trabalha mais no Hospital Português"]);
  });

  await t.step("waits for another conversation than the one that brought it up", async () => {
    const user = await stack.createUser("Ana");
    const { enter } = memoryOf(user);
    await enter("Mora em Natal", { slot: "residence", value: "Natal" });
    const conversation = crypto.randomUUID();
    const turn = await call(user.client, "open_turn", {
      conversation: conversation,
      client_message_id: crypto.randomUUID(),
      message: "me mudei pra Recife",
    });
    await call(user.client, "run_tool", {
      turn_id: turn.id,
      attempt: turn.attempt,
      tool: "add_knowledge",
      args: {
        type: "fact",
        content: "Se mudou para Recife",
        area: "personal_growth",
        slot: "residence",
        value: "Recife",
      },
      tool_call_id: crypto.randomUUID(),
    });
    await call(user.client, "close_turn", {
      turn_id: turn.id,
      attempt: turn.attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: turn.id, parts: [] }, metadata: {} },
    });
    assert.equal(await next(user, { conversation }), null);
    assert.notEqual(await next(user), null);
  });

  await t.step("a person's birthday: the answer changes the person", async () => {
    const user = await stack.createUser("Ana");
    await call(user.client, "update_person", { name: "Dora", birthday: "--01-02" });
    await call(user.client, "update_person", { name: "Dora", birthday: "--01-03", tool_call_id: "b1" });
    const question = await next(user);
    assert.equal(
      question && formatMemoryQuestion(question).text,
      "Você mencionou antes, sobre Dora, “Faz aniversário em 02/01”, mas agora disse “Faz aniversário em 03/01”. Mudou algo?",
    );
    await call(user.client, "resolve_knowledge", { item_id: question!.itemId, resolution: "use_new" });
    const found = await call(user.client, "get_person", { name: "Dora" });
    assert.deepEqual([(found.person as JsonObject).birthday, (found.person as JsonObject).facts], ["--01-03", []]);
  });

  await t.step("refuses what is no answer, no item or no question, and other people's items", async () => {
    const { user, said, mine, resolve } = await doubtful();
    const hint = async (args: JsonObject, as = user) => {
      const { status, hint } = await refusal(as.client, "resolve_knowledge", args);
      return [status, hint];
    };
    assert.deepEqual(await hint({ item_id: said.id, resolution: "perhaps" }), [400, "invalid_resolution"]);
    assert.deepEqual(await hint({ item_id: crypto.randomUUID(), resolution: "use_new" }), [404, "knowledge_not_found"]);
    assert.deepEqual(await hint({ item_id: said.id, resolution: "use_new" }, await stack.createUser("Eva")), [
      404,
      "knowledge_not_found",
    ]);
    await resolve(said.id, "keep_both");
    assert.deepEqual(await hint({ item_id: mine.id, resolution: "use_new" }), [409, "nothing_to_resolve"]);
  });

  await stack.close();
});

/** What the runtime keeps of a question it has put to the user. */
function offerOf({ itemId, ...doubt }: Question): JsonObject {
  return {
    id: crypto.randomUUID(),
    kind: "resolve_knowledge",
    toolCallId: crypto.randomUUID(),
    tool: "resolve_knowledge",
    args: { item_id: itemId },
    offer: formatMemoryQuestion(doubt).text,
    skills: [],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
}
