import assert from "node:assert/strict";
import { TermIndex, termsOf } from "../../../shared/catalog/term-index.ts";

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

Deno.test("TermIndex.score() finds what stands beside it, and weighs its words with those of both", () => {
  const own = new TermIndex(new Map([["mortgage", [[termsOf("simulacao de financiamento"), 2]]]]), index);
  assert.deepEqual([...own.score(termsOf("feriados")).keys()], ["holiday"]);
  assert.deepEqual(own.score(termsOf("feriados")), score("feriados"));
  const { mortgage = 0, loan = 0 } = Object.fromEntries(own.score(termsOf("simulacao")));
  const rare = own.score(termsOf("financiamento")).get("mortgage")!;
  assert.ok(mortgage > 0 && loan > 0 && rare > mortgage, `${mortgage} ${loan} ${rare}`);
  assert.equal(own.size, 4);
});

Deno.test("TermIndex.score() is not won by length alone", () => {
  const long = termsOf(
    Array.from({ length: 50 }, (_, at) => `juros ${String.fromCharCode(97 + at % 26)}x${at}`).join(" "),
  );
  const two = new TermIndex(new Map([["short", [[termsOf("juros"), 1]]], ["long", [[long, 1]]]]));
  const { short = 0, long: other = 0 } = Object.fromEntries(two.score(termsOf("juros")));
  assert.ok(short > other, `${short} ${other}`);
});
