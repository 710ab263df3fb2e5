import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { readCourtesy } from "../../../../shared/language/commands/courtesy.ts";

const GREETINGS = [
  ...["oi", "oii", "bom dia", "e aí", "oi, tudo bem?", "Boa noite!", "opa, tudo certo?"],
];
const THANKS = [
  ...["obrigada", "valeu", "brigadão", "ok, obrigada", "muito obrigado!", "obrigada pela ajuda"],
];
const OTHERS = [
  ...["", "sim", "pode", "👍", "não, obrigada", "tudo bem", "beleza", "cancela", "o segundo"],
  ...["oi, gastei 50 no uber", "obrigada, e quanto gastei?", "salve inception", "estou triste hoje"],
];

for (const text of GREETINGS) {
  Deno.test(`readCourtesy() takes '${text}' for a greeting`, () => assert.equal(readCourtesy(fold(text)), "greet"));
}

for (const text of THANKS) {
  Deno.test(`readCourtesy() takes '${text}' for thanks`, () => assert.equal(readCourtesy(fold(text)), "thank"));
}

for (const text of OTHERS) {
  Deno.test(`readCourtesy() takes '${text}' for more than either`, () => assert.equal(readCourtesy(fold(text)), null));
}
