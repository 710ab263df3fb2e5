import assert from "node:assert/strict";
import { composeOffer } from "../../../../shared/turn/offer-calls.ts";

Deno.test("composeOffer() says a single offer as it is", () => {
  assert.equal(composeOffer({ offers: ["Quer que eu registre isso?"] }), "Quer que eu registre isso?");
});

Deno.test("composeOffer() lists several offers under one question", () => {
  assert.equal(
    composeOffer({ offers: ["Quer que eu registre A?", "Quer que eu apague B?"] }),
    "Quer que eu faça tudo isto?\n- registre A\n- apague B",
  );
});

Deno.test("composeOffer() numbers the choices of a question", () => {
  assert.equal(
    composeOffer({
      offers: [],
      question: { text: "Qual delas?", choices: [{ label: "Luz", args: {} }, { label: "Luz do sítio", args: {} }] },
    }),
    "Qual delas?\n1. Luz\n2. Luz do sítio",
  );
});
