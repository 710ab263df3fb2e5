import assert from "node:assert/strict";
import { ask } from "./ask.ts";

const PLANNED: [string, number, string | undefined][] = [
  ["posso gastar 200 com roupa?", 200, "shopping"],
  ["posso comprar um tênis de 300?", 300, "shopping"],
  ["dá pra gastar 150 no jantar?", 150, "food"],
  ["será que dá pra comprar um livro de 80 reais esse mês?", 80, "education"],
  ["consigo gastar R$ 1.200 numa viagem?", 1200, "entertainment"],
  ["posso gastar 90?", 90, undefined],
  ["posso gastar 200 com roupa", 200, "shopping"],
  ["tenho grana pra comprar um celular de 1500 esse mês?", 1500, "shopping"],
  ["um show de 250 cabe no meu orçamento?", 250, "entertainment"],
];

for (const [message, planned_amount, planned_category] of PLANNED) {
  Deno.test(`"${message}" asks what the purchase would leave, and records nothing`, async () => {
    const { calls } = await ask(message);
    assert.deepEqual(calls, [{
      tool: "get_finance_summary",
      args: { planned_amount, ...(planned_category === undefined ? {} : { planned_category }) },
    }]);
  });
}

for (const message of ["gastei 200 com roupa", "comprei um tênis de 300", "posso registrar 50 no mercado?"]) {
  Deno.test(`"${message}" is no planned purchase`, async () => {
    const { calls } = await ask(message);
    assert.ok(calls.every(({ args }) => args.planned_amount === undefined));
  });
}
