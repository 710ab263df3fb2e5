import assert from "node:assert/strict";
import { isCourtesy } from "../../../shared/intents/courtesy.ts";

const COURTESIES = [
  ...["oi", "oii", "bom dia", "e aí", "oi, tudo bem?", "Boa noite!", "opa, tudo certo?"],
  ...["obrigada", "valeu", "brigadão", "ok, obrigada", "muito obrigado!", "obrigada pela ajuda"],
];
const OTHERS = [
  ...["", "sim", "pode", "👍", "não, obrigada", "tudo bem", "beleza", "cancela", "o segundo"],
  ...["oi, gastei 50 no uber", "obrigada, e quanto gastei?", "salve inception", "estou triste hoje"],
];

for (const text of COURTESIES) {
  Deno.test(`isCourtesy() takes '${text}' for one`, () => assert.equal(isCourtesy(text), true));
}

for (const text of OTHERS) {
  Deno.test(`isCourtesy() takes '${text}' for more than one`, () => assert.equal(isCourtesy(text), false));
}
