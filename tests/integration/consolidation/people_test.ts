import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, say } from "./consolidation.ts";

type Learned = Record<string, unknown> & { quote: string };

Deno.test("apply_consolidation(): who somebody is, and what is told about them", async (t) => {
  const stack = await startStack();
  const learn = async (user: TestUser, said: string, ...items: Learned[]) => {
    const message = await say(stack, user, said);
    const claim = await asService<{ attempt: number }>(stack, "claim_consolidation", {
      user_ids: [user.userId],
      force: true,
    });
    const { body } = await asService<{ status: string; rejections?: unknown }>(stack, "apply_consolidation", {
      user_id: user.userId,
      attempt: claim.body.attempt,
      messages: [message],
      items: items.map((item) => ({
        message_id: message,
        type: "fact",
        area: "relationships",
        slot: null,
        key: null,
        value: null,
        holds: true,
        certainty: "stated",
        replaces: [],
        memory: null,
        ...item,
      })),
    });
    assert.equal(body.status, "completed", JSON.stringify(body));
  };
  const bondOf = (subject: string, value: string, quote: string, more = {}) => ({
    type: "person",
    subject,
    slot: "relationship",
    key: subject,
    value,
    content: `É ${value}`,
    quote,
    ...more,
  });

  await t.step("one message gives several facts about several people", async () => {
    const lia = await stack.createUser("Lia");
    await learn(
      lia,
      "a Nair, minha avó, tem diabetes e adora bingo, e o Tião mudou pra Olinda",
      bondOf("Nair", "avó", "a Nair, minha avó"),
      {
        subject: "Nair",
        content: "Tem diabetes",
        slot: "condition",
        key: "diabetes",
        quote: "a Nair, minha avó, tem diabetes",
      },
      { subject: "Nair", content: "Adora bingo", slot: "likes", key: "bingo", quote: "adora bingo" },
      {
        subject: "Tião",
        content: "Mora em Olinda",
        slot: "residence",
        value: "Olinda",
        quote: "o Tião mudou pra Olinda",
      },
    );
    assert.deepEqual((await beliefs(stack, lia)).sort(), [
      "Nair, avó",
      "Nair: Adora bingo",
      "Nair: Tem diabetes",
      "Tião",
      "Tião: Mora em Olinda",
    ]);
  });

  await t.step("a bond that is over is history, and a label from before still says who is meant", async () => {
    const ana = await stack.createUser("Ana");
    const caio = async () =>
      (await call(ana.client, "get_person", { name: "Caio" })).person as unknown as {
        relationship?: string;
        past_bonds?: { relationship: string }[];
      };
    await call(ana.client, "update_person", { name: "Caio", relationship: "namorado", tool_call_id: "c" });
    await learn(ana, "o Caio é primo da Bia", bondOf("Caio", "chefe", "o Caio", { holds: false }));
    assert.equal((await caio()).relationship, "namorado");
    await learn(
      ana,
      "o Caio não é mais meu namorado",
      bondOf("Caio", "namorado", "o Caio não é mais", { holds: false }),
    );
    const { relationship, past_bonds } = await caio();
    assert.deepEqual([relationship, past_bonds?.map((bond) => bond.relationship)], [undefined, ["namorado"]]);
    await learn(ana, "voltei com o Caio", bondOf("Caio (namorado)", "noivo", "voltei com o Caio"));
    assert.equal((await caio()).relationship, "noivo");
    assert.equal((await beliefs(stack, ana)).length, 1);
  });

  await stack.close();
});
