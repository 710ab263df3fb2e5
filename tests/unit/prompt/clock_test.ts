import assert from "node:assert/strict";
import { clockText } from "../../../shared/prompt/clock.ts";

Deno.test("clockText() spells out today, yesterday and the week from Monday to Sunday", () => {
  assert.equal(
    clockText("2026-11-22T11:05", "America/Sao_Paulo"),
    "Hoje é domingo 2026-11-22, 11:05 (America/Sao_Paulo); ontem, sábado 2026-11-21.\n" +
      "Esta semana: seg 16, ter 17, qua 18, qui 19, sex 20, sáb 21, dom 22.",
  );
  assert.match(clockText("2026-12-01T00:00", "UTC"), /seg 30\/11, ter 1, qua 2/);
});
