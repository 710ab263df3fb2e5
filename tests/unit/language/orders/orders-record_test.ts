import assert from "node:assert/strict";
import { ordersRecord } from "../../../../shared/language/orders/orders-record.ts";

const TODAY = "2026-11-24";

Deno.test("ordersRecord() hears an order to record, and one to remind at a time", () => {
  const heard = [
    "registra 50 no mercado",
    "me lembra amanhã às 9 de ligar pra mãe",
    "oi, tudo bem? anota aí que paguei a luz",
    "gastei 50 no mercado, registra",
  ];
  assert.deepEqual(heard.filter((message) => !ordersRecord(message, TODAY)), []);
});

Deno.test("ordersRecord() hears none in a question, a denial, a yes or a report", () => {
  const others = [
    "me lembra o nome daquele filme",
    "o que eu anotei ontem?",
    "não registra isso",
    "sim, pode registrar",
    "gastei 50 no mercado",
    "me passa uma receita rápida de macarrão alho e óleo",
    "me passa o telefone da Ana",
    "cria um poema",
    "oi",
    "registra como foi bom te conhecer? kkk",
  ];
  assert.deepEqual(others.filter((message) => ordersRecord(message, TODAY)), []);
});
