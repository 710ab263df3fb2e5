import assert from "node:assert/strict";
import { plannedEvent } from "../decision/planned-event.ts";
import { readMessage } from "../reading/read-message.ts";

const eventOf = (text: string) => plannedEvent(readMessage(text, "2026-11-22"), new Set(["add_knowledge"]))?.args;

Deno.test("plannedEvent() keeps what is to come in its own words, with its very day", async (t) => {
  for (
    const [text, key, value] of [
      ["consulta com dr Paulo dia 28 as 14h", "consulta com dr Paulo", "2026-11-28"],
      ["pipoca toma vacina dia 3/12", "pipoca toma vacina", "2026-12-03"],
      ["amanhã tem festa da escola da Bia às 15h", "festa da escola da Bia", "2026-11-23"],
      ["sexta vou no show do Djavan", "vou no show do Djavan", "2026-11-27"],
      ["marquei o dentista pra quinta", "marquei o dentista", "2026-11-26"],
      ["dia 15 de dezembro é a formatura do Lucas", "a formatura do Lucas", "2026-12-15"],
    ] as const
  ) {
    await t.step(text, () => {
      const event = eventOf(text);
      assert.deepEqual([event?.slot, event?.key, event?.value, event?.quote], ["plan", key, value, text]);
    });
  }
});

Deno.test("plannedEvent() leaves alone what is past, asked, paid or only may be", async (t) => {
  for (
    const text of [
      "fui no dentista sexta",
      "quando é minha consulta dia 28?",
      "pago 1800 de aluguel dia 5",
      "to pensando em viajar sábado",
      "talvez eu vá na festa amanhã",
      "amanhã vou acordar cedo",
      "hoje tem jogo",
      "hoje é sexta",
      "amanhã já é segunda!",
    ]
  ) await t.step(text, () => assert.equal(eventOf(text), undefined));
});
