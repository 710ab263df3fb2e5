import assert from "node:assert/strict";
import { plannedEvent } from "../decision/planned-event.ts";
import { readMessage } from "../reading/read-message.ts";

const eventOf = (text: string) =>
  plannedEvent(readMessage(text, "2026-11-22"), new Set(["add_knowledge"]))?.args.content;

Deno.test("plannedEvent() keeps what is to come with its very day", async (t) => {
  for (
    const [text, content] of [
      ["consulta com dr Paulo dia 28 as 14h", "Consulta com dr Paulo em 28/11/2026 as 14h"],
      ["pipoca toma vacina dia 3/12", "Pipoca toma vacina em 03/12/2026"],
      ["amanhã tem festa da escola da Bia às 15h", "Festa da escola da Bia em 23/11/2026 às 15h"],
      ["sexta vou no show do Djavan", "Vou no show do Djavan em 27/11/2026"],
      ["marquei o dentista pra quinta", "Marquei o dentista em 26/11/2026"],
      ["dia 15 de dezembro é a formatura do Lucas", "A formatura do Lucas em 15/12/2026"],
    ] as const
  ) await t.step(text, () => assert.equal(eventOf(text), content));
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
