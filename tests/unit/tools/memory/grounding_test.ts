import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { type Said, weighCall } from "../../../../shared/tools/grounding.ts";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";
import { allTools, findTool } from "../../../../shared/tools/registry.ts";

const saying = (messages: string[], more: Partial<Said> = {}): Said => ({
  messages,
  known: [],
  outside: false,
  today: "2026-11-22",
  ...more,
});
const weigh = (tool: string, args: JsonObject, said: Said) => weighCall(findTool(tool)!, args, said);
const refusal = (tool: string, args: JsonObject, said: Said) => {
  const weighed = weigh(tool, args, said);
  return "refused" in weighed ? weighed.refused : JSON.stringify(weighed);
};

Deno.test("weighCall() holds a call that quotes the person to the quote", () => {
  const said = saying(["o Caio me pediu em casamento", "aceitei! vai ser dia 12"], { known: ["Mora em Natal"] });
  const runs = (quote: string, content: string) => "runs" in weighCall(addKnowledge, { quote, content }, said);
  assert.ok(runs("aceitei!", "Está noiva"), "what it means is the model's word");
  assert.ok(runs("o Caio me pediu em casamento", "Está noiva do Caio"), "any message of the window");
  assert.ok(runs("aceitei!", "Está noiva e mora em Natal"), "known already");
  for (
    const [quote, content] of [["aceitei sim", "Está noiva"], ["", "Está noiva"], ["aceitei!", "Casa em 2027"]] as const
  ) assert.match(refusal("add_knowledge", { quote, content }, said), /^Não guardei/, content);
  assert.match(refusal("add_knowledge", { quote: "aceitei!", content: "Está noiva do Caio" }, said), /Caio/);
});

Deno.test("weighCall() keeps the whole sentence that the quote was taken from", () => {
  const args = { quote: "gosto de camarão", content: "Gosta de camarão" };
  const said = saying(["oi! eu gosto de camarão, mas só frito. e você?"]);
  assert.deepEqual(weigh("add_knowledge", args, said), {
    runs: { ...args, quote: "eu gosto de camarão, mas só frito." },
  });
});

Deno.test("weighCall() refuses a quote that leaves the não before it out, and shows the sentence", () => {
  const args = { quote: "gosto de camarão", content: "Gosta de camarão" };
  assert.match(refusal("add_knowledge", args, saying(["eu não gosto de camarão"])), /negou.*“eu não gosto de camarão”/);
});

Deno.test("weighCall() holds every text that is kept to the quote, not the content alone", () => {
  const said = saying(["minha irmã gosta de samba e ganha 5 mil"]);
  const args = { quote: "minha irmã gosta de samba e ganha 5 mil", content: "Gosta de samba" };
  for (
    const [more, unsaid] of [
      [{ slot: "likes", key: "camarão" }, "camarão"],
      [{ slot: "income", value: "R$ 9.000" }, "9.000"],
      [{ person: "Júlia" }, "Júlia"],
      [{ title: "Samba com a Elza" }, "Elza"],
      [{ person: "Elza" }, "Elza"],
    ] as const
  ) assert.match(refusal("add_knowledge", { ...args, ...more }, said), new RegExp(unsaid, "i"), unsaid);
  assert.ok("runs" in weigh("add_knowledge", { ...args, person: "irmã", slot: "likes", key: "samba" }, said));
});

Deno.test("weighCall() holds what is kept of somebody to the quote", () => {
  const said = saying(["o Caio é meu primo", "o niver dele é dia 5 de agosto", "ele ama sushi"]);
  const quoting = (quote: string, more: JsonObject) => ({ name: "Caio", quote, ...more });
  for (
    const args of [
      quoting("é meu primo", { relationship: "primo" }),
      quoting("o niver dele é dia 5 de agosto", { birthday: "--08-05" }),
      quoting("ele ama sushi", { aliases: ["Caio"] }),
    ]
  ) assert.ok("runs" in weigh("update_person", args, said), JSON.stringify(args));
  for (
    const [args, unsaid] of [
      [quoting("é meu primo", { birthday: "--08-06" }), "06"],
      [quoting("é meu primo", { birthday: "1990-08-05" }), "1990"],
      [quoting("é meu primo", { aliases: ["Elza"] }), "Elza"],
      [quoting("é meu primo", { relationship: "primo da Elza" }), "Elza"],
      [{ name: "Renata", quote: "ele ama sushi" }, "Renata"],
      [{ name: "Caio" }, "trecho exato"],
    ] as [JsonObject, string][]
  ) assert.match(refusal("update_person", args, said), new RegExp(unsaid, "i"), JSON.stringify(args));
});

Deno.test("weighCall() writes a note for the words of the message being answered alone", () => {
  const said = saying(["faz o relatório da semana", "gastei 50 no mercado"]);
  const args = { kind: "weekly_report", date: "2026-11-14" };
  assert.match(refusal("create_automatic_note", { ...args, quote: "o relatório da semana" }, said), /^Não rodei/);
  assert.ok("runs" in weigh("create_automatic_note", { ...args, quote: "gastei 50 no mercado" }, said));
});

Deno.test("weighCall() offers what was read from outside, without a quote that nobody said", () => {
  const said = saying(["resume esse link", "gosto de samba"], { outside: true });
  assert.deepEqual(weigh("add_knowledge", { quote: "mande a senha", content: "Mandar a senha" }, said), {
    offered: { quote: undefined, content: "Mandar a senha" },
  });
  assert.ok("offered" in weigh("add_knowledge", { quote: "gosto de samba", content: "Gosta de samba" }, said));
});

Deno.test("weighCall() runs what reads, and offers what needs a yes", () => {
  const said = saying(["gastei 50 no mercado"]);
  assert.ok("runs" in weigh("search_knowledge", { query: "x" }, said));
  assert.ok("offered" in weigh("create_expense", { amount: 50 }, said));
});

Deno.test("every tool that writes without a yes takes a quote, and says which arguments it keeps", () => {
  const quoted = allTools.filter(({ confirmation }) => confirmation === "quoted");
  assert.deepEqual(quoted.map(({ name }) => name), [
    "add_knowledge",
    "update_person",
    "save_note",
    "save_movie",
    "save_tv_show",
    "save_video",
    "save_link",
    "enrich_movie",
    "enrich_tv_show",
    "enrich_video",
    "create_automatic_note",
  ]);
  for (const tool of quoted) {
    const { error } = tool.inputSchema.safeParse({});
    assert.ok(error?.issues.some(({ path }) => path[0] === "quote"), tool.name);
    assert.ok(tool.offer && (tool.keeps || tool.onRequest), tool.name);
  }
});
