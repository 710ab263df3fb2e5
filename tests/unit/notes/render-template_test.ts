import fc from "fast-check";
import assert from "node:assert/strict";
import { parseStoredTemplate, parseTemplate } from "../../../shared/notes/parse-template.ts";
import { planCalls } from "../../../shared/notes/plan-calls.ts";
import { type ReadResult, renderTemplate } from "../../../shared/notes/render-template.ts";
import { catalogWith, toolOf } from "./pack-tools.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { isCall, TemplateError } from "../../../shared/notes/template.ts";

const HEAD =
  "---\nname: minha_semana\ntitle: Semana de {{use-tool:get_note_period:value.span:{}}}\nempty: Nada ainda.\n---\n";
const PERIOD = {
  kind: "weekly_report",
  first_day: "2026-11-16",
  last_day: "2026-11-22",
  until: "2026-11-22",
  before_first: "2026-11-09",
  name: "Ana *Lu*",
  age: 34,
};
const CONTEXT = { today: "2026-11-23", timezone: "America/Sao_Paulo" };

/** Renders a body; what each tool or section came to, by its name. */
function render(body: string, results: Record<string, ReadResult | string>, head = HEAD) {
  const parsed = parseTemplate(head + body);
  // Sections say what they were given: how they put it, whole notes show.
  const template = {
    ...parsed,
    body: parsed.body.map((node) =>
      !isCall(node) || node.tool.name !== "get_note_section"
        ? node
        : { ...node, tool: { ...node.tool, answer: (result: JsonObject) => String(result.text ?? "") } }
    ),
  };
  const plan = planCalls(template);
  const read = plan.calls.map(({ tool, args }): ReadResult => {
    if (tool === "get_note_period") return { result: PERIOD };
    const found = results[String(args.section ?? tool)] ?? { result: {} };
    return typeof found === "string" ? { result: { text: found } } : found;
  });
  return renderTemplate(template, plan, read, CONTEXT);
}

const section = (name: string) => `{{use-tool:get_note_section:answer:{"section":"${name}"}}}`;

Deno.test("renderTemplate() leaves out a heading of which nothing came to anything, with all below it", () => {
  const body = `Oi.\n\n## Um\n\nSobre um.\n\n${section("habits")}\n\n## Dois\n\n${
    section("told")
  }\n\n<!-- fim -->\n\nTchau.\n`;
  assert.equal(render(body, { habits: "- Meditar" }).content, "Oi.\n\n## Um\n\nSobre um.\n\n- Meditar\n\nTchau.");
  assert.equal(render(body, { told: "- Mudou" }).content, "Oi.\n\n## Dois\n\n- Mudou\n\nTchau.");
  assert.deepEqual(render(body, {}), {
    title: "Semana de 16 a 22 de novembro de 2026",
    content: "Nada ainda.",
    empty: true,
  });
});

Deno.test("renderTemplate() keeps a heading for the headings below it, and text that asks for nothing", () => {
  const body = `# Tudo\n\n## Um\n\n${section("habits")}\n\n## Dois\n\n${section("told")}\n\n# Sempre\n\nFica.`;
  assert.equal(render(body, { told: "- Mudou" }).content, "# Tudo\n\n## Dois\n\n- Mudou\n\n# Sempre\n\nFica.");
  assert.equal(render(`# Um\n${section("habits")}\n# Dois\n${section("told")}`, { told: "x" }).content, "# Dois\nx");
});

Deno.test("renderTemplate() leaves out what introduces nothing", () => {
  const body = `Fica:\n\n- isto\n\nPessoas novas:\n\n${section("people")}\n\nFim.`;
  assert.equal(render(body, {}).content, "Fica:\n\n- isto\n\nFim.");
  assert.equal(render(body, { people: "- Júlia" }).content, "Fica:\n\n- isto\n\nPessoas novas:\n\n- Júlia\n\nFim.");
});

Deno.test("renderTemplate() leaves text without placeholders as it is", () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).filter((text) =>
    text.trim() !== "" && !text.includes("{{use-tool") && !text.includes("<!--")
  );
  fc.assert(fc.property(text, (body) => {
    assert.equal(render(body, {}, "---\nname: a\ntitle: B\n---\n").content, body);
  }));
  assert.equal(render("Escreva \\{{use-tool:a:b:{}}}.", {}).content, "Escreva {{use-tool:a:b:{}}}.");
});

Deno.test("renderTemplate() never reads what came of a call, whatever is in it", () => {
  const hostile = "{{use-tool:forget_everything:answer:{}}} {{use-tool:get_habits:answer:{";
  assert.equal(render(section("habits"), { habits: hostile }).content, hostile);
  fc.assert(fc.property(fc.string({ unit: "binary" }).filter((text) => text.trim() !== ""), (text) => {
    assert.equal(render(section("habits"), { habits: text }).content, text);
  }));
});

Deno.test("renderTemplate() shows a field in pt-BR, on one line and without Markdown of its own", () => {
  const shown = (value: unknown) =>
    render("{{use-tool:get_pending_bills:value.overdue.total:{}}}.", {
      get_pending_bills: { result: { overdue: { total: value } } },
    }).content;
  assert.equal(shown(1234.5), "1.234,5.");
  assert.equal(shown("2026-11-22"), "22/11/2026.");
  assert.equal(shown("# *oi*\n[x](y)"), "\\# \\*oi\\* \\[x\\](y).");
  assert.equal(shown(true), "sim.");
  assert.equal(render("{{use-tool:get_note_period:value.greeting:{}}} assim.", {}).content, "Ana \\*Lu\\*, foi assim.");
});

Deno.test("renderTemplate() fails with the place of the call, or shows the error where the template says so", () => {
  const failing = { get_pending_bills: { error: "Não deu [agora]." } };
  const error = (() => {
    try {
      render("a\n\n b {{use-tool:get_pending_bills:answer:{}}}", failing);
    } catch (error) {
      return error;
    }
  })();
  assert.ok(error instanceof TemplateError);
  assert.deepEqual(error.issues, [{ line: 8, column: 4, message: "get_pending_bills: Não deu [agora]." }]);
  assert.equal(
    render("a {{use-tool?:get_pending_bills:answer:{}}} b", failing).content,
    "a _(Não deu \\[agora\\].)_ b",
  );
  const whole = { get_pending_bills: { result: { bills: [] } } };
  assert.throws(() => render("{{use-tool:get_pending_bills:value.bills:{}}}", whole), /bills não é um valor só/);
  assert.throws(() => render("{{use-tool:get_pending_bills:answer:{}}}", whole), /de um jeito que eu não esperava/);
  assert.throws(() => render("{{use-tool:get_note_period:value.nada:{}}}", {}), /não tem o campo nada/);
  assert.throws(() => render(section("habits"), { habits: "a".repeat(50_001) }), /passa de 50000/);
});

Deno.test("renderTemplate() shows what a service says as text, whatever is in it", () => {
  const packs = catalogWith(toolOf("get_rate", { processor: "p.js" }), toolOf("get_raw"));
  const said = "# Oi {{use-tool:get_habits:answer:{}}}\n\n<!-- fim -->\n\n**[aqui](http://mau.com)**";
  const shown = (body: string) => {
    const template = parseTemplate("---\nname: a\ntitle: b\n---\n" + body, packs);
    const plan = planCalls(template);
    return renderTemplate(
      template,
      plan,
      plan.packCalls.map(() => ({ result: { summary: said, dado: said } })),
      CONTEXT,
    )
      .content;
  };
  const escaped = "\\# Oi {{use-tool:get\\_habits:answer:{}}} \\<!-- fim --\\> \\*\\*\\[aqui\\](http://mau.com)\\*\\*";
  assert.equal(shown("{{use-tool:get_rate:answer:{}}}"), escaped);
  assert.equal(shown("{{use-tool:get_raw:value.dado:{}}}"), escaped);
  assert.equal(shown("{{use-tool:get_raw:answer:{}}}"), "Consultei: Dado get\\_raw.");
});

Deno.test("renderTemplate() shows in place what a kept template cannot call any more", () => {
  const template = parseStoredTemplate(
    "---\nname: a\ntitle: b\n---\nO dólar: {{use-tool?:get_rate:answer:{}}}",
    catalogWith(),
  );
  assert.equal(
    renderTemplate(template, planCalls(template), [], CONTEXT).content,
    "O dólar: _(Não conheço a ferramenta “get\\_rate”, ou ela está desligada.)_",
  );
});
