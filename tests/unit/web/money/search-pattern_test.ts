import assert from "node:assert/strict";
import { amountRange, namePattern } from "../../../../web/money/search-pattern.ts";

Deno.test("namePattern() finds names with and without accents, in the order of the words", () => {
  const finds = (text: string, name: string) => new RegExp(namePattern(text)!, "i").test(name);
  assert.ok(finds("farmacia", "Farmácia"));
  assert.ok(finds("FARMÁCIA", "farmacia da esquina"));
  assert.ok(finds("internet casa", "Internet da casa"));
  assert.ok(!finds("casa internet", "Internet da casa"));
});

Deno.test("namePattern() keeps nothing that would end a filter of PostgREST or mean more in a pattern", () => {
  assert.equal(namePattern('(x",.*y)'), "x.*y");
  assert.equal(namePattern(" %_ "), null);
});

Deno.test("amountRange() takes reais without cents for every amount that begins with them", () => {
  assert.deepEqual(amountRange("46"), { from: 46, below: 47 });
  assert.deepEqual(amountRange("1.234"), { from: 1234, below: 1235 });
  assert.deepEqual(amountRange("46,90"), { from: 46.9, below: 46.91 });
  assert.equal(amountRange("farmácia"), null);
});
