import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { isToldForStandingYes } from "../../../../shared/tools/said/told-for-standing-yes.ts";

/** Whether a standing yes covers a call on a message, which follows "gastei 50 no mercado". */
function covers(message: string, tool: string, args: JsonObject, facts: JsonObject = {}) {
  return isToldForStandingYes({
    tool: findBuiltInTool(tool)!,
    args,
    facts,
    quote: "",
    said: {
      now: message,
      before: ["gastei 50 no mercado"],
      known: [],
      today: "2026-11-28",
      nowLocal: "2026-11-28T13:00",
    },
    otherTargets: [],
  });
}

const market = { amount: 50, category: "food", description: "mercado" };

Deno.test("a standing yes covers one entry as it was told", () => {
  assert.equal(covers("gastei 50 no mercado", "create_expense", market), true);
  assert.equal(covers("pesei 82 kg hoje", "record_metric", { metric: "weight", value: 82 }), true);
  assert.equal(covers("meu peso deu 82", "record_metric", { metric: "weight", value: 82 }), true);
  assert.equal(covers("me pesei hoje, 82", "record_metric", { metric: "weight", value: 82 }), true);
  assert.equal(covers("a balança deu 82 kg", "record_metric", { metric: "weight", value: 82 }), true);
  assert.equal(covers("meu peso de hoje: 82", "record_metric", { metric: "weight", value: 82 }), true);
  assert.equal(covers("gastei R$ 50 no mercado", "create_expense", market), true);
  assert.equal(covers("dormi 8h", "record_metric", { metric: "sleep", value: 8 }), true);
});

Deno.test("and an income in whichever account, if the way of the money was said", () => {
  const rides = { kind: "income", name: "Corridas de app", category: "freelance", account: "Carteira" };
  const told = (message: string, amount: number) => covers(message, "create_finance_item", { ...rides, amount });
  assert.equal(told("isso. e fiz 45 em dinheiro já cedo numa corrida", 45), true);
  assert.equal(told("ganhei 62 em dinheiro agora cedo, e pode os 28 de antes", 62), true);
  assert.equal(told("fiz uma corridinha agora 28 no pix", 28), true);
  assert.equal(told("hoje deu 190 no pix nas corridas. paguei o Zé da padaria em dinheiro", 190), true);
  assert.equal(told("paguei 45 em dinheiro numa corrida", 45), false);
  assert.equal(told("fiz 45 numa corrida", 45), false, "no account was said, and no way of paying");
});

Deno.test("and nothing that was not said in this message, or that changes what stands", () => {
  assert.equal(covers("foi uma loucura o mercado hoje", "create_expense", market), false);
  assert.equal(covers("gastei 50 no mercado", "record_metric", { metric: "weight", value: 50 }), false);
  const losartana = { text: "tomar a losartana", at: "2026-11-28T08:00" };
  const ends = { reminder: "losartana", forever: true };
  assert.equal(covers("tomei a losartana agora cedo", "complete_reminder", ends, losartana), false);
  const freela = { kind: "income", name: "Freela", amount: 500, category: "freelance" };
  const series = { replaced_amount: 2000 };
  assert.equal(covers("caiu 500 do freela hoje", "create_finance_item", { ...freela, recurring: true }), false);
  assert.equal(covers("caiu 500 do freela hoje", "create_finance_item", freela, series), false);
  assert.equal(covers("gastei 50 no mercado", "update_expense", { which: "mercado", amount: 50 }), false);
});

Deno.test("nor what has another unit than money, or is the weight of something else", () => {
  const weight = { metric: "weight", value: 80 };
  assert.equal(covers("andei 50 km até o mercado", "create_expense", market), false);
  for (
    const message of [
      "meu cachorro pesa 80 kg",
      "o peso do meu cachorro deu 80",
      "levantei 80 kg na academia",
      "comprei 80 kg de cimento",
      "pesei 80 kg de batata",
      "o mínimo é 80 kg",
    ]
  ) assert.equal(covers(message, "record_metric", weight), false, message);
});
