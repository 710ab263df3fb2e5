import assert from "node:assert/strict";
import type { RecentConversation } from "../../../shared/prompt/build-turn-context.ts";
import { fillConversation } from "../../support/long-conversation.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

Deno.test("private.recent_conversations() tells a new conversation how the last ones ended", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const recent = async ({ userId }: TestUser, conversation: string) => {
    const [row] = await stack.sql<{ told: RecentConversation[] }>(
      `with caller as materialized (
         select set_config('request.jwt.claims', jsonb_build_object('sub', $1::text, 'role', 'authenticated')::text, true),
           set_config('request.jwt.claim.sub', $1, true))
       select private.recent_conversations($2) as told from caller`,
      [userId, conversation],
    );
    return row!.told;
  };
  const begun = async ({ userId }: TestUser) => {
    const [row] = await stack.sql<{ id: string }>(
      "insert into public.conversations (user_id) values ($1) returning id",
      [userId],
    );
    return row!.id;
  };
  const debts = await fillConversation(stack, ana, 2, { 2: "Ficou de ligar pro Dr. Henrique." });
  await stack.sql("update public.conversations set title = 'dívidas' where id = $1", [debts.id]);
  const trip = await fillConversation(stack, ana, 4, { 4: "A viagem é em março." });
  await fillConversation(stack, bia, 2, { 2: "segredo da Bia" });

  await t.step("newest first, with title and day, and nobody else's", async () => {
    const told = await recent(ana, await begun(ana));
    assert.deepEqual(told.map(({ title, gist }) => [title, gist]), [
      [null, "A viagem é em março."],
      ["dívidas", "Ficou de ligar pro Dr. Henrique."],
    ]);
    assert.match(told[0]!.date, /^\d{4}-\d\d-\d\d$/);
  });

  await t.step("not itself, and nothing once it has an answer", async () => {
    assert.deepEqual(await recent(ana, trip.id), []);
  });

  await t.step("nothing of a turn that is not to be kept, nor of what was forgotten", async () => {
    await stack.sql(
      "update public.messages set not_to_learn_at = now() where conversation_id = $1 and content = 'mensagem 3'",
      [trip.id],
    );
    await stack.sql("update public.conversations set forgotten_to = $2 where id = $1", [debts.id, debts.last]);
    assert.deepEqual((await recent(ana, await begun(ana))).map(({ gist }) => gist), ["mensagem 2"]);
  });

  await stack.close();
});
