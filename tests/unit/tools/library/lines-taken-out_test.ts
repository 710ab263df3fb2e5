import assert from "node:assert/strict";
import { linesTakenOut, tellLinesTakenOut } from "../../../../shared/tools/library/lines-taken-out.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";

const BEFORE = "Compras\narroz\nfeijão\nvarfarina 5mg às 8h\nsenha do cofre 4471";
const item = { type: "note", title: "Compras", content: BEFORE };

Deno.test("linesTakenOut() finds the lines whose words the new text lacks", () => {
  assert.deepEqual(linesTakenOut(BEFORE, `${BEFORE}\nleite`), []);
  assert.deepEqual(linesTakenOut(BEFORE, "Compras\nleite"), BEFORE.split("\n").slice(1));
  assert.deepEqual(linesTakenOut("arroz\nfeijão", "Feijão, arroz e leite"), []);
});

Deno.test("update_item.offer() tells which lines go", () => {
  const offer = (new_content: string) =>
    findBuiltInTool("update_item")!.offer!({ title: "Compras", new_content }, { item }, {
      today: "2026-11-23",
      timezone: "America/Sao_Paulo",
    });
  assert.match(
    offer("Compras\nleite"),
    /\? Saem 4 linhas: “arroz”, “feijão”, “varfarina 5mg às 8h” e mais 1\.$/,
  );
  assert.match(offer(BEFORE.replace("\narroz", "")), /\? Sai 1 linha: “arroz”\.$/);
  assert.match(offer(`${BEFORE}\nleite`), /\?$/);
  assert.equal(tellLinesTakenOut([]), "");
});

/** What is said, the text that the note would have, and whether that is written at once. */
const ORDERS: [string, string, boolean][] = [
  ["põe leite na nota de compras", `${BEFORE}\nleite`, true],
  ["põe leite na nota de compras", "Compras\nleite", false],
  ["tira o arroz da nota de compras", BEFORE.replace("\narroz", ""), true],
  ["tira o arroz da nota de compras", BEFORE.replace("\narroz\nfeijão", ""), false],
];

for (const [message, new_content, runs] of ORDERS) {
  Deno.test(`“${message}” ${runs ? "writes" : "only offers"} ${JSON.stringify(new_content)}`, () => {
    const outcome = mayRunAtOnce({
      tool: findBuiltInTool("update_item")!,
      args: { title: "Compras", new_content },
      facts: { item },
      quote: message,
      said: { now: message, before: [], known: [], today: "2026-11-23", nowLocal: "2026-11-23T13:00" },
      otherTargets: [],
    });
    assert.equal(outcome.runs, runs, "reason" in outcome ? outcome.reason : "");
  });
}
