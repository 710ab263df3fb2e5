import assert from "node:assert/strict";
import { markBillPaid } from "../../../../shared/tools/finance/mark-bill-paid.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const id = "5f0c53cb-7f2c-4f0f-9d5b-3c1d6b2e9a10";
const args = { bill_id: id, bill_name: "Luz", paid_on: "2026-11-21" };
const bill = { name: "Luz", amount: 187.4, due_on: "2026-11-25", status: "pending", recurring: true };

Deno.test("markBillPaid.offer() names the bill, its amount, its due date and the day of payment", () => {
  assert.equal(
    markBillPaid.offer!(args, bill, context),
    "Quer que eu marque Luz (R$ 187,40, vence na quarta (25/11)) como paga hoje?",
  );
});

Deno.test("markBillPaid.offer() takes the amount told, and names the bill's own", () => {
  assert.equal(
    markBillPaid.offer!({ ...args, amount: 120 }, bill, context),
    "Quer que eu marque Luz (vence na quarta (25/11)) como paga hoje, por R$ 120,00? " +
      "Ela está cadastrada em R$ 187,40; o valor muda só nesse mês.",
  );
  assert.match(
    markBillPaid.offer!({ ...args, amount: 120 }, { ...bill, recurring: false }, context),
    / Ela está cadastrada em R\$ 187,40\.$/,
  );
});

Deno.test("markBillPaid.offer() says when an overdue bill was due", () => {
  const overdue = { ...bill, due_on: "2026-11-10", status: "overdue" };
  assert.match(
    markBillPaid.offer!({ ...args, paid_on: "2026-11-20" }, overdue, context),
    /venceu em 10\/11\/2026\) como paga ontem\?$/,
  );
});

Deno.test("markBillPaid.prepare.missing() lists the open bills, or says how to enter one", () => {
  const { missing } = markBillPaid.prepare!;
  assert.equal(
    missing({ bill_name: "academia" }, { existing: ["Luz", "Internet"] }, context),
    "Não encontrei a conta “academia” entre as que estão em aberto, que são: Luz e Internet. Qual delas você pagou?",
  );
  assert.match(missing({}, { existing: [] }, context), /^Você não tem nenhuma conta em aberto aqui\./);
});

Deno.test("markBillPaid.answer() tells what is left of the month", () => {
  const paid = { ...bill, status: "paid", paid_on: "2026-11-21" };
  const answer = (count: number, total: number) =>
    markBillPaid.answer({ bill: paid, remaining: { count, total } }, context);
  assert.equal(answer(0, 0), "Marquei Luz (R$ 187,40) como paga hoje. Não falta mais nenhuma conta neste mês.");
  assert.match(answer(1, 80), /Neste mês ainda falta 1 conta, R\$ 80,00\.$/);
  assert.match(answer(3, 1180.5), /Neste mês ainda faltam 3 contas, R\$ 1\.180,50\.$/);
});

Deno.test("markBillPaid.inputSchema takes no call's arguments as well as a seed's id, and refuses other texts as id", () => {
  const accepts = (value: unknown) => markBillPaid.inputSchema.safeParse(value).success;
  assert.equal(accepts({}), true);
  assert.equal(accepts({ bill_id: "00000000-0000-0000-0000-000000000001" }), true);
  assert.equal(accepts({ bill_id: "luz" }), false);
});

Deno.test("markBillPaid.prepare.doubt() speaks up when the amount told is clearly not the bill's", () => {
  const { doubt } = markBillPaid.prepare!;
  assert.equal(
    doubt!({ bill_name: "cartão", amount: 500 }, bill, context),
    "A conta mais parecida em aberto é Luz, de R$ 187,40, e você falou em R$ 500,00. Se foi essa, me diz só " +
      "“paguei Luz”; se foi um gasto, me diz com o quê e eu registro.",
  );
  for (const amount of [undefined, 187.4, 120, 260]) {
    assert.equal(doubt!({ bill_name: "luz", amount }, bill, context), null);
  }
});
