import assert from "node:assert/strict";
import { withoutItsTime } from "../../../../shared/language/figures/without-its-time.ts";

const NOW = "2026-11-26T20:00";

Deno.test("withoutItsTime() takes away the words at the end that say when it comes due", () => {
  const texts: [string, string, string][] = [
    ["tomar água em meia hora", "2026-11-26T20:30", "tomar água"],
    ["tirar o bolo do forno daqui 20 minutos", "2026-11-26T20:20", "tirar o bolo do forno"],
    ["ligar pra Lúcia amanhã às 9", "2026-11-27T09:00", "ligar pra Lúcia"],
    ["ligar pra Lúcia às 9 de amanhã", "2026-11-27T09:00", "ligar pra Lúcia às 9 de amanhã"],
    ["dentista, sexta às 14h30.", "2026-11-27T14:30", "dentista"],
  ];
  for (const [text, at, kept] of texts) assert.equal(withoutItsTime(text, at, NOW), kept, text);
});

Deno.test("withoutItsTime() leaves a text without such words, words for another time, and one that is nothing else", () => {
  for (
    const [text, at] of [
      ["consulta às 15h", "2026-11-27T14:00"],
      ["pagar a conta de amanhã", "2026-11-27T09:00"],
      ["comprar 2 litros de leite", "2026-11-27T09:00"],
      ["amanhã", "2026-11-27T09:00"],
      ["assar o bolo em 40 minutos", "2026-11-26T20:10"],
    ] as const
  ) assert.equal(withoutItsTime(text, at, NOW), text);
});
