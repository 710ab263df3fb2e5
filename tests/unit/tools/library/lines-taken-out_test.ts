import assert from "node:assert/strict";
import { compareLines } from "../../../../shared/tools/library/compare-lines.ts";
import { tellLinesTakenOut } from "../../../../shared/tools/library/lines-taken-out.ts";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";

const BEFORE = "Compras\narroz\nfeijão\nvarfarina 5mg às 8h\nsenha do cofre 4471";
const item = { type: "note", title: "Compras", content: BEFORE };
const lost = (before: string, after: string) => compareLines(before, after).lost;

Deno.test("compareLines() keeps a line that stands in the new text as it is, or as words within one line", () => {
  assert.deepEqual(lost(BEFORE, `${BEFORE}\nleite`), []);
  assert.deepEqual(lost(BEFORE, "Compras\nleite"), BEFORE.split("\n").slice(1));
  assert.deepEqual(lost("arroz\nfeijão", "Feijão, arroz e leite"), []);
  assert.deepEqual(lost("- [ ] Arroz\n* feijão", "- [x] arroz\n- Feijão"), []);
});

Deno.test("compareLines() loses a line whose words are in several lines, or stand for another line", () => {
  const dose = "losartana 50mg às 8h\nvarfarina 5mg às 20h";
  assert.deepEqual(lost(dose, "losartana 5mg às 20h\nvarfarina 50mg às 8h"), dose.split("\n"));
  assert.deepEqual(lost("a Lia não pode: amendoim", "a Lia pode: amendoim"), ["a Lia não pode: amendoim"]);
  assert.deepEqual(lost("pagar luz\npagar água", "pagar"), ["pagar luz", "pagar água"]);
  assert.deepEqual(lost("luz\npagar luz", "pagar luz"), ["luz"]);
  assert.deepEqual(lost("saldo: -500\n❌ leite", "saldo: 500\n✅ leite"), ["saldo: -500", "❌ leite"]);
});

Deno.test("compareLines() finds what a new text adds to a line", () => {
  assert.deepEqual(compareLines("arroz\npode: leite", "arroz, feijão 4,5 kg\nnão pode: leite\nsal").added, [
    "feijão 4,5 kg",
    "não",
    "sal",
  ]);
});

const context = { today: "2026-11-23", timezone: "America/Sao_Paulo" };
const offer = (args: JsonObject, facts: JsonObject = { item }) =>
  findBuiltInTool("update_item")!.offer!({ title: "Compras", ...args }, facts, context);

Deno.test("update_item.offer() tells which lines go and come", () => {
  assert.match(
    offer({ new_content: "Compras\nleite" }),
    /\? Saem 4 linhas: “arroz”, “feijão”, “varfarina 5mg às 8h” e mais 1\.$/,
  );
  assert.match(offer({ new_content: BEFORE.replace("\narroz", "") }), /\? Sai 1 linha: “arroz”\.$/);
  assert.match(offer({ new_content: `${BEFORE}\nleite` }), /\?$/);
  assert.equal(offer({ add: "leite" }), "Quer que eu deixe a nota “Compras” com mais “leite”?");
  assert.equal(
    offer({ remove: ["cofre"], add: "leite" }, { item, gone: ["senha do cofre 4471"] }),
    "Quer que eu deixe a nota “Compras” com mais “leite”? Sai 1 linha: “senha do cofre 4471”.",
  );
  assert.equal(
    offer({ remove: ["arroz"] }, { item, gone: ["arroz"] }),
    "Quer que eu mude o texto da nota “Compras”? Sai 1 linha: “arroz”.",
  );
  assert.match(tellLinesTakenOut(["a ".repeat(40)]), /: “a a .*…” \(80 caracteres\)\.$/);
  assert.equal(tellLinesTakenOut([]), "");
});

const FOOD = "a Lia não pode: amendoim\na Lia pode: leite e ovo";
const HEADED = "Pode:\n- leite\nNão pode:\n- amendoim";
const SHOPPING = "arroz\nfeijão 2 kg\nquiabo 1 kg\nleite\ndoce de leite";
const SECRETS = "wifi de casa: 4471\nsenha do cofre: 9023";

/** What is said, the title and the text of the note, the call, the lines that its preparation finds, and whether it runs at once. */
const ORDERS: [
  message: string,
  title: string,
  content: string,
  args: JsonObject,
  gone: string[] | null,
  runs: boolean,
][] = [
  ["põe leite na nota de compras", "Compras", BEFORE, { new_content: `${BEFORE}\nleite` }, null, true],
  ["põe leite na nota de compras", "Compras", BEFORE, { new_content: "Compras\nleite" }, null, false],
  ["tira o arroz da nota de compras", "Compras", BEFORE, { new_content: BEFORE.replace("\narroz", "") }, null, true],
  [
    "tira o arroz da nota de compras",
    "Compras",
    BEFORE,
    { new_content: BEFORE.replace("\narroz\nfeijão", "") },
    null,
    false,
  ],
  ["põe leite na lista", "Lista", BEFORE, { add: "leite" }, null, true],
  ["põe leite na lista", "Lista", BEFORE, { add: "leite\nvinho" }, null, false],
  ["põe leite na lista", "Lista", BEFORE, { add: "não comprar leite" }, null, false],
  [
    "tira o quiabo e o feijão é 4 kg",
    "Lista",
    SHOPPING,
    { remove: ["quiabo", "feijão"], add: "feijão 4 kg" },
    ["feijão 2 kg", "quiabo 1 kg"],
    true,
  ],
  [
    "tira o quiabo e o feijão é 4 kg",
    "Lista",
    SHOPPING,
    { remove: ["quiabo", "arroz"] },
    ["arroz", "quiabo 1 kg"],
    false,
  ],
  ["troca arroz por macarrão", "Lista", SHOPPING, { remove: ["arroz"], add: "macarrão" }, ["arroz"], true],
  ["tira o leite da lista", "Lista", SHOPPING, { remove: ["leite"] }, ["leite"], true],
  ["tira o leite da lista", "Lista", SHOPPING, { remove: ["doce de leite"] }, ["doce de leite"], false],
  ["tira o arroz da lista", "arroz", SHOPPING, { remove: ["arroz"] }, ["arroz"], true],
  ["põe ovo na lista e deixa o arroz", "Lista", SHOPPING, { remove: ["arroz"], add: "ovo" }, ["arroz"], false],
  ["põe 5512 do portão na nota do cofre", "Cofre", SECRETS, { remove: ["senha"], add: "portão 5512" }, [
    "senha do cofre: 9023",
  ], false],
  [
    "põe 5512 do portão na nota senhas",
    "Senhas",
    SECRETS,
    {
      new_content: "wifi de casa: 9023\nsenha do cofre: 4471\nportão: 5512",
    },
    null,
    false,
  ],
  ["põe 5512 do portão na nota senhas", "Senhas", SECRETS, { new_content: `${SECRETS}\nportão: 5512` }, null, true],
  [
    "põe pão na nota da Lia",
    "Lia",
    FOOD,
    { new_content: "a Lia pode: amendoim\na Lia não pode: leite e ovo\npão" },
    null,
    false,
  ],
  ["põe pão na nota da Lia", "Lia", FOOD, { new_content: `${FOOD}\npão` }, null, true],
  ["põe pão na nota da Lia", "Lia", "pode: leite", { new_content: "não pode: leite\npão" }, null, false],
  [
    "põe pão na nota da Lia",
    "Lia",
    HEADED,
    { new_content: "Pode:\n- amendoim\nNão pode:\n- leite\n- pão" },
    null,
    false,
  ],
  [
    "põe pão na nota da Lia",
    "Lia",
    HEADED,
    { new_content: "Pode:\n- leite\n- pão\nNão pode:\n- amendoim" },
    null,
    true,
  ],
  ["põe o arroz no fim da lista", "Lista", "arroz\nsal\nleite", { new_content: "sal\nleite\narroz" }, null, true],
];

for (const [message, title, content, args, gone, runs] of ORDERS) {
  Deno.test(`“${message}” ${runs ? "writes" : "only offers"} ${JSON.stringify(args)}`, () => {
    const outcome = mayRunAtOnce({
      tool: findBuiltInTool("update_item")!,
      args: { title, ...args },
      facts: { item: { type: "note", title, content }, ...gone && { gone } },
      quote: message,
      said: {
        now: message,
        before: [`o que tem na nota ${title}?`],
        known: [],
        today: "2026-11-23",
        nowLocal: "2026-11-23T13:00",
      },
      otherTargets: [],
    });
    assert.equal(outcome.runs, runs, "reason" in outcome ? outcome.reason : "");
  });
}
