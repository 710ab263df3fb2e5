import assert from "node:assert/strict";
import { TermIndex, termsOf } from "../../../shared/text/term-index.ts";

const index = new TermIndex(
  new Map([
    ["loan", [[termsOf("simulacao de emprestimo"), 2], [termsOf("parcelas e juros"), 1]]],
    ["savings", [[termsOf("rendimento de poupanca"), 2], [termsOf("juros por mes"), 1]]],
    ["holiday", [[termsOf("feriados do ano"), 2]]],
  ]),
);
const score = (text: string) => index.score(termsOf(text));
const best = (text: string) => [...score(text)].toSorted(([, one], [, other]) => other - one)[0]?.[0];

Deno.test("TermIndex.score() finds a document by a word, whatever its ending", () => {
  assert.equal(best("proximo feriado"), "holiday");
  assert.equal(best("quanto rende a poupanca"), "savings");
  assert.equal(best("simular"), "loan", "by how it begins");
});

Deno.test("TermIndex.score() counts rare words more than common ones", () => {
  assert.equal(best("juros do emprestimo"), "loan");
  assert.equal(best("juros da poupanca"), "savings");
});

Deno.test("TermIndex.score() counts words that follow each other as they do there", () => {
  const pairs = new TermIndex(
    new Map([["rain", [[termsOf("vai dar praia"), 1]]], ["beach", [[termsOf("praia que vai lotar e dar"), 1]]]]),
  );
  const { rain = 0, beach = 0 } = Object.fromEntries(pairs.score(termsOf("vai dar praia")));
  assert.ok(rain > beach, `${rain} ${beach}`);
});

Deno.test("TermIndex.score() leaves out what shares no word, and makes little of words that all have", () => {
  assert.deepEqual([...score("feriados").keys()], ["holiday"]);
  const scores = score("simulacao de feriados");
  assert.ok(score("de").get("loan")! < scores.get("loan")! / 2);
  assert.equal(score("").size, 0);
});
