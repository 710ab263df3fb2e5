import assert from "node:assert/strict";
import { findUnsaidLines } from "../../../../shared/tools/said/unsaid-lines.ts";

/** What the person did not say of the lines that go from a list of milk, salt and coffee. */
const unsaid = (now: string, remove: string[], add?: string) =>
  findUnsaidLines({ remove, ...add !== undefined && { add } }, {
    item: { title: "lista de compras", content: "- leite\n- sal\n- café" },
    gone: remove.map((line) => `- ${line}`),
  }, { now, before: [] });

Deno.test("findUnsaidLines() takes out no line that is to stay", () => {
  for (
    const [now, remove, add] of [
      ["não tira o leite da lista de compras, põe arroz", ["leite"], "arroz"],
      ["põe arroz mas nunca tira o leite", ["leite"], "arroz"],
      ["põe arroz e tira o lixo, o leite fica", ["leite"], "arroz"],
      ["tira o sal e deixa o leite", ["leite", "sal"]],
      ["tira o sal, o leite continua", ["leite", "sal"]],
    ] as const
  ) assert.deepEqual(unsaid(now, [...remove], add), ["que sai “- leite”"], now);
});

Deno.test("findUnsaidLines() takes out each line that is named to go", () => {
  for (
    const [now, remove, add] of [
      ["tira o leite", ["leite"]],
      ["tira o leite e o sal", ["leite", "sal"]],
      ["troca leite por leite de coco", ["leite"], "leite de coco"],
      ["risca o café, põe arroz", ["café"], "arroz"],
      ["na lista tira o leite e bota leite sem lactose, e risca o sal", ["leite", "sal"], "leite sem lactose"],
    ] as const
  ) assert.deepEqual(unsaid(now, [...remove], add), [], now);
});
