import assert from "node:assert/strict";
import { isSupported } from "../../../../shared/memory/extraction/is-supported.ts";

Deno.test("isSupported() takes other inflections and words of its own, not other names or numbers", () => {
  const said = "trampo na Totvs como dev, ganho 5 mil e odeio acordar cedo";
  for (const text of ["Trabalha como dev na Totvs", "Ganha 5 mil", "Detesta acordar cedo"]) {
    assert.ok(isSupported(text, said), text);
  }
  for (const text of ["Trabalha na Ambev", "Ganha 6 mil", "Mora longe do trabalho", "Tem dois filhos"]) {
    assert.ok(!isSupported(text, said), text);
  }
});
