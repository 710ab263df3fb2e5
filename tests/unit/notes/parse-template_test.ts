import fc from "fast-check";
import assert from "node:assert/strict";
import { BUILT_IN } from "../../../shared/notes/built-in.ts";
import { parseStoredTemplate, parseTemplate } from "../../../shared/notes/parse-template.ts";
import { planCalls } from "../../../shared/notes/plan-calls.ts";
import { isCall, NOTE_KINDS, TemplateError, type TemplateIssue } from "../../../shared/notes/template.ts";
import { catalogWith, toolOf } from "./pack-tools.ts";
import { builtInModule } from "../../../local/templates/write.ts";

const HEAD = "---\nname: minha_semana\ntitle: Minha semana\n---\n";

function issuesOf(source: string, parse = (text: string) => parseTemplate(text)): readonly TemplateIssue[] {
  try {
    parse(source);
    return [];
  } catch (error) {
    assert.ok(error instanceof TemplateError, String(error));
    return error.issues;
  }
}

Deno.test("parseTemplate() reads front matter, text and calls, and where each call stands", () => {
  const template = parseTemplate(
    `${HEAD}Oi!\n\nAs contas: {{use-tool?:get_pending_bills:value.total:{"month": 11, "year": 2026}}} e só.\n`,
  );
  assert.deepEqual([template.name, template.title, template.period, template.kind], [
    "minha_semana",
    ["Minha semana"],
    "week",
    undefined,
  ]);
  const [before, call, after] = template.body;
  assert.deepEqual([before, after], ["Oi!\n\nAs contas: ", " e só.\n"]);
  assert.ok(isCall(call!));
  assert.deepEqual([call.tool.name, call.args, call.field, call.isErrorShown, call.line, call.column], [
    "get_pending_bills",
    { month: 11, year: 2026 },
    ["total"],
    true,
    7,
    12,
  ]);
});

Deno.test("parseTemplate() says with line and column what is wrong", () => {
  const cases: [string, line: number, column: number, RegExp][] = [
    ["Oi", 1, 1, /Comece com name e title/],
    ["---\ntitle: Oi\n---\nOi", 1, 1, /Falta o nome/],
    ["---\nname: Oi\ntitle: Oi\n---\nOi", 2, 7, /letras minúsculas/],
    ["---\nname: oi\n---\nOi", 1, 1, /Falta o título/],
    ['---\nname: oi\ntitle: "Oi"\n---\nOi', 3, 1, /sem aspas/],
    ["---\nname: oi\ntitle: Oi\ntitle: Olá\n---\nOi", 4, 1, /duas vezes/],
    ["---\nname: oi\ntitle: Oi\nautor: eu\n---\nOi", 4, 1, /Não conheço “autor”/],
    ["---\nname: oi\ntitle: Oi\nperiod: ano\n---\nOi", 4, 9, /period é week, month/],
    ["---\nname: oi\ntitle: Oi\nkind: weekly_report\n---\nOi", 4, 7, /se chama weekly_report/],
    ["---\nname: weekly_report\ntitle: Oi\nperiod: month\n---\nOi", 4, 9, /é week/],
    ["---\nname: oi\ntitle: {{use-tool:get_x:answer:{}}}\n---\nOi", 3, 8, /Não conheço a ferramenta “get_x”/],
    [HEAD, 5, 1, /Falta o texto/],
    [`${HEAD}{{use-tool:get_x:answer:{}}}`, 5, 1, /Não conheço a ferramenta “get_x”/],
    [`${HEAD}a\nbc {{use-tool:create_expense:answer:{}}}`, 6, 4, /só com um sim: um modelo só consulta/],
    [`${HEAD}{{use-tool:save_note:answer:{}}}`, 5, 1, /só com um sim/],
    [`${HEAD}{{use-tool:forget_everything:answer:{}}}`, 5, 1, /só com um sim/],
    [`${HEAD}{{use-tool:get_habits:table:{}}}`, 5, 1, /Não conheço o comando “table”/],
    [`${HEAD}{{use-tool:get_habits:value:{}}}`, 5, 1, /Não conheço o comando/],
    [`${HEAD}{{use-tool:get_habits:answer:{"dias":1}}}`, 5, 30, /não tem o argumento “dias”/],
    [`${HEAD}{{use-tool:get_note_section:answer:{}}}`, 5, 36, /section: Falta este campo/],
    [`${HEAD}{{use-tool:get_note_section:answer:{"section":"tudo"}}}`, 5, 36, /^section: /],
    [`${HEAD}{{use-tool:get_habits:answer:{"a": tru}}}`, 5, 30, /não são JSON/],
    [`${HEAD}x\n\n{{use-tool:get_habits:answer:{`, 7, 1, /não fecha/],
  ];
  for (const [source, line, column, message] of cases) {
    const [issue] = issuesOf(source);
    assert.deepEqual([issue?.line, issue?.column], [line, column], `${source}: ${JSON.stringify(issue)}`);
    assert.match(issue!.message, message, source);
  }
});

Deno.test("parseTemplate() names every problem at once, in their order", () => {
  const issues = issuesOf(`${HEAD}{{use-tool:get_x:answer:{}}}\n{{use-tool:\n{{use-tool:get_habits:x:{}}}`);
  assert.deepEqual(issues.map(({ line }) => line), [5, 6, 7]);
});

Deno.test("parseTemplate() reads any garbage, or says where it stops", () => {
  const shards = fc.constantFrom(
    "---\n",
    "name: a\n",
    "title: b\n",
    "{{use-tool:get_habits:answer:",
    "{}",
    "}}",
    '{"a":',
    "\n\n",
    "## ",
  );
  fc.assert(fc.property(fc.array(fc.oneof(shards, fc.string({ unit: "binary" })), { maxLength: 20 }), (parts) => {
    const source = parts.join("");
    const lines = source.split("\n");
    for (const { line, column, message } of issuesOf(source)) {
      assert.ok(line >= 1 && line <= lines.length, message);
      assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1, `${line}:${column} ${message}`);
    }
  }));
});

Deno.test("planCalls() makes equal calls once, whatever the order of their arguments, and twenty at most", () => {
  const of = (body: string) => parseTemplate(HEAD + body);
  const twice = of(
    '{{use-tool:get_pending_bills:answer:{"month":1,"year":2026}}} {{use-tool:get_pending_bills:value.total:{"year":2026,"month":1}}}',
  );
  const plan = planCalls(twice);
  assert.deepEqual(plan.calls, [{ tool: "get_pending_bills", args: { month: 1, year: 2026 } }]);
  const dated = planCalls(of('{{use-tool:get_note_section:answer:{"section":"habits"}}}'), "2026-11-20");
  assert.deepEqual(dated.calls[0]!.args, { section: "habits", kind: "weekly_report", date: "2026-11-20" });
  const many = (count: number) =>
    Array.from({ length: count }, (_, day) => `{{use-tool:get_tracking_history:answer:{"days":${day + 1}}}}`).join(
      "\n",
    );
  assert.deepEqual(issuesOf(HEAD + many(20)), []);
  const [issue] = issuesOf(HEAD + many(21));
  assert.deepEqual([issue!.line, issue!.message], [25, "Um modelo faz até 20 consultas diferentes."]);
});

Deno.test("the built-in templates are those under templates/, and each is one", async () => {
  assert.equal(
    await Deno.readTextFile("shared/notes/built-in.ts"),
    await builtInModule(),
    "templates/ has changed: run deno task templates:write",
  );
  for (const kind of NOTE_KINDS) {
    const { name, kind: own } = parseTemplate(BUILT_IN[kind]);
    assert.deepEqual([name, own], [kind, kind]);
  }
});

const PACKS = catalogWith(
  toolOf("get_rate"),
  toolOf("get_habits"),
  toolOf("find_confirmed", { confirmed: true }),
  toolOf("get_own", {}, true),
  toolOf("send_order", { call: { method: "POST", url: "https://a.com/", query: [], body: [], headers: {} } }),
);

Deno.test("parseTemplate() takes tools of packs that need no yes, and says why not the others", () => {
  const { body: [call] } = parseTemplate(`${HEAD}{{use-tool:get_rate:value.rate:{"moeda":"USD"}}}`, PACKS);
  assert.ok(typeof call === "object" && "tool" in call);
  assert.equal(call.tool, PACKS.find("get_rate"));
  const cases: [string, column: number, RegExp][] = [
    [`{{use-tool:find_confirmed:answer:{}}}`, 1, /“find_confirmed” só é usada com um sim a cada vez/],
    [`{{use-tool:get_own:answer:{}}}`, 1, /“get_own” só é usada com um sim a cada vez/],
    [`{{use-tool:send_order:answer:{}}}`, 1, /“send_order” muda algo fora daqui, e isso só com um sim/],
    [`{{use-tool:get_rate:answer:{"moeda":"BRL"}}}`, 28, /^moeda: /],
    [`{{use-tool:get_rate:answer:{"dia":1}}}`, 28, /não tem o argumento “dia”/],
    [`{{use-tool:get_gone:answer:{}}}`, 1, /Não conheço a ferramenta “get_gone”, ou ela está desligada/],
  ];
  for (const [source, column, message] of cases) {
    const [issue] = issuesOf(HEAD + source, (text) => parseTemplate(text, PACKS));
    assert.deepEqual([issue?.line, issue?.column], [5, column], source);
    assert.match(issue!.message, message);
    assert.deepEqual(issuesOf(HEAD + source, (text) => parseStoredTemplate(text, PACKS)), [issue]);
    assert.deepEqual(
      issuesOf(HEAD + source.replace("tool:", "tool?:"), (text) => parseStoredTemplate(text, PACKS)),
      [],
    );
  }
});

Deno.test("planCalls() keeps calls of packs apart, each once, within the twenty of all", () => {
  const of = (body: string) => parseTemplate(HEAD + body, PACKS);
  const rate = `{{use-tool:get_rate:value.rate:{"moeda":"USD"}}} {{use-tool:get_rate:answer:{"moeda":"USD"}}}`;
  const template = of(`${rate} {{use-tool:get_pending_bills:answer:{}}} {{use-tool:get_habits:answer:{}}}`);
  const plan = planCalls(template);
  assert.deepEqual(plan.calls, [{ tool: "get_pending_bills", args: {} }]);
  // A pack's tool stands in the place of the built-in one.
  assert.deepEqual(plan.packCalls.map(({ tool, args }) => [tool.name, args]), [["get_rate", { moeda: "USD" }], [
    "get_habits",
    {},
  ]]);
  assert.deepEqual(template.body.filter(isCall).map(plan.indexOf), [1, 1, 0, 2]);
  const reads = Array.from({ length: 19 }, (_, day) => `{{use-tool:get_tracking_history:answer:{"days":${day + 1}}}}`)
    .join("\n");
  assert.deepEqual(issuesOf(`${HEAD}${reads}${rate}`, (text) => parseTemplate(text, PACKS)), []);
  const [issue] = issuesOf(
    `${HEAD}${reads}${rate}{{use-tool:get_habits:answer:{}}}`,
    (text) => parseTemplate(text, PACKS),
  );
  assert.match(issue!.message, /até 20 consultas/);
});
