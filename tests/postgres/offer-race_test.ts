import assert from "node:assert/strict";
import { Conversation } from "../support/chat.ts";
import { gemini, startFakeGemini } from "../support/fake-gemini.ts";
import { call } from "../support/rpc.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const repetitions = 12;

postgresTest("a row that changes at the instant of the yes is not written as it was not shown", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  const offer = async (name: string, args: Record<string, unknown>) => {
    fake.script(gemini({ functionCall: { name, args } }));
    const conversation = new Conversation(stack, user);
    const { metadata } = await conversation.say("resolve isso das minhas contas");
    assert.ok(metadata.waiting?.some(({ tool }) => tool === name));
    return conversation;
  };

  await t.step("two yeses to one instalment, in two conversations that both asked: it is paid once", async () => {
    const debt = { kind: "debt", name: "Carro", amount: 500, installments: repetitions + 1 };
    const { item } = await call<{ item: { id: string } }>(user.client, "create_finance_item", debt);
    for (let paid = 1; paid <= repetitions; paid++) {
      const [one, two] = [
        await offer("pay_debt", { debt_id: item.id }),
        await offer("pay_debt", { debt_id: item.id }),
      ];
      const answers = await Promise.all([one.say("sim"), two.say("sim")]);
      assert.deepEqual(answers.map(({ metadata }) => [metadata.outcome, metadata.waiting]), [
        ["completed", undefined],
        ["completed", undefined],
      ], answers.map(({ text }) => text).join("\n"));
      assert.equal(answers.filter(({ metadata }) => metadata.written?.length === 1).length, 1);
      const [row] = await stack.sql("select current_installment as next from public.debts where id = $1", [item.id]);
      assert.equal(row?.next, paid + 1);
    }
  });

  await t.step("a yes to a deletion and an edit over REST: the one or the other", async () => {
    for (let time = 0; time < repetitions; time++) {
      const { data } = await user.client.from("expenses")
        .insert({ amount: 80, category: "food", description: "mercado" }).select("id").single();
      const conversation = await offer("delete_finance_item", { kind: "expense", item_id: data?.id });
      const edit = async () => {
        await new Promise((resolve) => setTimeout(resolve, 2 * time));
        return await user.client.from("expenses").update({ amount: 8000, description: "aluguel" })
          .eq("id", data?.id).is("deleted_at", null).select("id");
      };
      const [yes, edited] = await Promise.all([conversation.say("sim"), edit()]);
      const isAskedAgain = edited.data?.length === 1;
      const isWaiting = yes.metadata.waiting?.some(({ elsewhere }) => elsewhere !== true) ?? false;
      assert.deepEqual([edited.error, isWaiting], [null, isAskedAgain], yes.text);
    }
  });

  await stack.close();
  await fake.close();
});
