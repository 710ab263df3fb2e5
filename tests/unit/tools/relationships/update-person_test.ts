import assert from "node:assert/strict";
import { readBirthday, updatePerson } from "../../../../shared/tools/relationships/update-person.ts";

const TODAY = "2026-11-20";

for (
  const [text, current, expected] of [
    ["dia 6", "--05-05", "--05-06"],
    ["foi 13", "1990-05-05", "1990-05-13"],
    ["6 de maio", "--03-05", "--05-06"],
    ["12/08", "--03-05", "--08-12"],
    ["dia 31", "--02-05", null],
    ["isso", "--02-05", null],
  ] as const
) {
  Deno.test(`readBirthday() reads "${text}" after ${current} as ${expected}`, () => {
    assert.equal(readBirthday(text, current, TODAY), expected);
  });
}

Deno.test("updatePerson.correct() changes the birthday of what is offered, and nothing else", () => {
  const args = { name: "Roberto", birthday: "--05-05" };
  const context = { today: TODAY, timezone: "America/Sao_Paulo" };
  assert.deepEqual(updatePerson.correct!(args, "dia 6", context), { name: "Roberto", birthday: "--05-06" });
  assert.equal(updatePerson.correct!({ name: "Roberto", note: "gosta de jazz" }, "dia 6", context), null);
});
