import assert from "node:assert/strict";
import type { StatementReport } from "../../../shared/statements/run-statement.ts";
import { type ExtractionReply, startFakeExtractionModel } from "../consolidation/fake-extraction-model.ts";
import { startStack } from "../../support/stack.ts";
import { accountFile, newPerson } from "./statement-files.ts";

const FILE = accountFile([
  ["01/09/2026", "-45.00", "Compra no débito - PADARIA SOL"],
  ["02/09/2026", "-30.00", "Compra no débito - POSTO LUA"],
  ["03/09/2026", "-20.00", "Compra no débito - POSTO LUA"],
  ["04/09/2026", "-99.00", "Compra no débito - ZXQ 123"],
]);
const categories = ({ lines }: StatementReport) => lines.map(({ category }) => category);
const answer = (expenses: unknown) => JSON.stringify({ expenses });

Deno.test("POST /statements asks a model for the categories of words that the person has given none", async (t) => {
  const fake = startFakeExtractionModel();
  const stack = await startStack({ env: fake.env });
  const ana = await newPerson(stack, "Ana");
  const account = await ana.open("Conta", "checking");
  const preview = () => ana.preview(account, FILE);

  await t.step("once for all of them, the same words once", async () => {
    fake.script(answer([{ number: 1, category: "food" }, { number: 2, category: "transport" }]));
    assert.deepEqual(categories(await preview()), ["food", "transport", "transport", "other"]);
    assert.equal(fake.requests.length, 1);
    assert.equal(fake.requests[0]!.texts.join("\n").match(/POSTO LUA/g)?.length, 1);
  });

  await t.step("takes of an answer what can be taken", async () => {
    fake.script(answer([
      { number: 1, category: "comida" },
      { number: 2, category: "transport" },
      { number: 99, category: "food" },
      { number: 0, category: "food" },
      "3: food",
    ]));
    assert.deepEqual(categories(await preview()), ["other", "transport", "transport", "other"]);
  });

  const failures: [name: string, reply: ExtractionReply][] = [
    ["no JSON", "são gastos"],
    ["JSON of another form", '{"expenses": {}}'],
    ["503", 503],
  ];
  for (const [name, reply] of failures) {
    await t.step(`a model that answers ${name} keeps no import back`, async () => {
      fake.script(reply);
      assert.deepEqual(categories(await preview()), ["other", "other", "other", "other"]);
    });
  }

  await t.step("categories that are sent are not asked for, and are what is imported and learned", async () => {
    fake.script(answer([{ number: 1, category: "food" }, { number: 2, category: "transport" }]));
    const { lines } = await preview();
    const sent = Object.fromEntries(lines.map(({ id, category }) => [id, category]));
    const before = fake.requests.length;
    const imported = await ana.bringIn(account, FILE, { categories: sent });
    assert.deepEqual(categories(imported), ["food", "transport", "transport", "other"]);
    assert.equal(fake.requests.length, before);
    const next = await ana.preview(account, accountFile([["09/09/2026", "-12.00", "Compra no débito - POSTO LUA"]]));
    assert.deepEqual(categories(next), ["transport"]);
    assert.equal(fake.requests.length, before, "what is learned is not asked for");
  });

  await stack.close();
  await fake.close();
});
