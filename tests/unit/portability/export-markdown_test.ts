import fc from "fast-check";
import assert from "node:assert/strict";
import { writeMarkdown } from "../../../shared/portability/export-markdown.ts";
import { formatMoment } from "../../../shared/portability/markdown-text.ts";
import { escapeMarkdown } from "../../../shared/writing/escape-markdown.ts";
import type { ExportPart } from "../../../shared/portability/read-export.ts";

const written = async (...parts: ExportPart[]) =>
  (await Array.fromAsync(writeMarkdown({
    what: "everything",
    exportedAt: "2026-11-21T02:30:00+00:00",
    timezone: "America/Sao_Paulo",
    sections: [],
    parts: ReadableStream.from(parts),
  }))).join("");

/** Text that would like to be more than text. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(
    fc.constantFrom(
      "#",
      "# ",
      "- ",
      "1. ",
      "*",
      "_",
      "`",
      "```",
      "<b>",
      "</b>",
      "[a](b)",
      "\n",
      "\n\n",
      "|",
      "> ",
      "---",
      "~~",
      "\\",
      "&amp;",
      "x",
      "=",
    ),
  ).map(
    (pieces) => pieces.join(""),
  ),
);

Deno.test("escapeMarkdown() keeps the words and leaves nothing that is syntax", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const escaped = escapeMarkdown(text);
      assert.equal(escaped.replace(/\\([\\`*_[\]<>#|~&\-+=.)])/g, "$1"), text.replace(/\s+/g, " ").trim());
      assert.doesNotMatch(escaped, /\n/);
      assert.doesNotMatch(escaped.replace(/\\./g, "x"), /[`*_[\]<>#|~&]|^[-+=]|^\d+[.)]/);
    }),
    { numRuns: 1000 },
  );
});

Deno.test("writeMarkdown() has one line of structure for each entry, whatever the entries say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 5 }), async (texts) => {
      const markdown = await written(
        { section: "conversations", rows: texts.map((title, id) => ({ id: String(id), title })) },
        {
          section: "messages",
          rows: texts.map((content, id) => ({
            conversation_id: String(id),
            role: "user",
            content,
            created_at: "2026-01-01",
          })),
        },
        {
          section: "knowledge_items",
          rows: texts.map((content) => ({ title: content, content, is_current: false, about: content })),
        },
        { section: "expenses", rows: texts.map((description) => ({ amount: 1, description })) },
        { section: "something_new", rows: texts.map((text) => ({ text })) },
      );
      const lines = markdown.split("\n");
      const spoken = texts.filter((text) => text.trim() !== "").length;
      const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
      assert.equal(count(/^# /), 1);
      assert.equal(count(/^## /), spoken === 0 ? 3 : 4);
      assert.equal(count(/^### /), spoken);
      assert.equal(count(/^- /), texts.length * 3);
      assert.equal(lines.filter((line) => !/^(#|- |> ?|\*\*Você\*\*| {2}|Exportado|$)/.test(line)).join("\n"), "");
    }),
    { numRuns: 200 },
  );
});

Deno.test("writeMarkdown() tells each kind of row in pt-BR", async () => {
  const markdown = await written(
    { section: "profiles", rows: [{ display_name: "Ana", timezone: "America/Recife" }] },
    {
      section: "user_memories",
      rows: [{ age: 34, current_goals: ["Correr", "Ler"], learned_patterns: [], edited_fields: {} }],
    },
    {
      section: "knowledge_items",
      rows: [{
        type: "insight",
        area: "mental_health",
        title: "Sono",
        content: "Dorme pior\nantes de provas",
        source: "ai_inference",
        inference_evidence: "5 de 6 noites",
        confidence: 0.7,
        validated_by_user: false,
        needs_resolution: true,
        is_current: true,
        stated_at: "2026-11-21T02:30:00+00:00",
      }],
    },
    { section: "library_items", rows: [{ title: "Ideias", content: "- uma\n- duas", created_at: "2026-11-01" }] },
    {
      section: "expenses",
      rows: [{ amount: 1234.5, category: "food", description: "mercado", spent_on: "2026-11-20" }],
    },
    {
      section: "bills",
      rows: [{
        month: "2026-11-01",
        name: "Luz",
        amount: 99.9,
        category: "utilities",
        status: "paid",
        paid_on: "2026-11-05",
      }],
    },
    {
      section: "incomes",
      rows: [{ month: "2026-11-01", name: "Salário", expected_amount: 5000, actual_amount: null, category: "salary" }],
    },
    { section: "budgets", rows: [{ month: "2026-11-01", category: "food", amount: 800 }] },
    {
      section: "debts",
      rows: [
        { id: "d", name: "Carro", installment_amount: 500, installments: 10, current_installment: 3, status: "active" },
      ],
    },
    { section: "debt_payments", rows: [{ debt_id: "d", amount: 500, paid_on: "2026-11-10" }] },
    { section: "investments", rows: [{ name: "Tesouro", category: "fixed_income", amount: 100, current_value: 110 }] },
    {
      section: "tracking_entries",
      rows: [{ metric: "weight", value: 81.4, entry_date: "2026-11-19", note: "de manhã" }],
    },
    {
      section: "habits",
      rows: [
        { id: "h", name: "Ler", frequency: "custom", days: [1, 3], active: false },
        { id: "i", name: "Inglês", frequency: "weekly", days: [], times_a_week: 3, active: true },
      ],
    },
    { section: "habit_completions", rows: [{ habit_id: "h", completion_date: "2026-11-18" }] },
    { section: "tool_packs", rows: [{ id: "p", name: "clima", version: "1.0.0", enabled: true }] },
    { section: "tool_definitions", rows: [{ pack_id: "p", name: "previsao" }] },
  );
  for (
    const line of [
      "Exportado do Life Assistant em 20/11/2026 23:30.",
      "- **Como chamar:** Ana",
      "- **Metas atuais:** Correr; Ler",
      "- **Sono:** Dorme pior antes de provas  ",
      "  percepção · saúde mental · 20/11/2026 · dedução minha · porque: 5 de 6 noites · confiança 70% · em dúvida · atual",
      "### Ideias",
      "- uma",
      "- 20/11/2026 · R$ 1.234,50 · alimentação · mercado",
      "- 11/2026 · Luz · R$ 99,90 · contas da casa · paga · em 05/11/2026",
      "- 11/2026 · Salário · previsto R$ 5.000,00 · salário",
      "- 11/2026 · alimentação · R$ 800,00 por mês",
      "- Carro · 10 × R$ 500,00 · parcela 3 · em dia",
      "- 10/11/2026 · R$ 500,00 · Carro",
      "- Tesouro · renda fixa · aplicado R$ 100,00 · hoje R$ 110,00",
      "- 19/11/2026 · peso · 81,4 kg · de manhã",
      "- Ler · às segundas e quartas · parado",
      "- Inglês · 3 vezes por semana",
      "- 18/11/2026 · Ler",
      "- clima 1.0.0",
      "- previsao · clima",
    ]
  ) assert.ok(markdown.split("\n").includes(line), `${line}\n---\n${markdown}`);
});

Deno.test("writeMarkdown() leaves out tool results and says when there is nothing", async () => {
  assert.match(await written({ section: "messages", rows: [{ role: "tool", content: "" }] }), /Nada por aqui ainda\./);
});

Deno.test("formatMoment() gives days as they are and moments in the user's zone", () => {
  assert.equal(formatMoment("2026-11-01", "America/Sao_Paulo"), "01/11/2026");
  assert.equal(formatMoment("2026-11-01T01:00:00Z", "America/Sao_Paulo", true), "31/10/2026 22:00");
  assert.equal(formatMoment("2026-11-01T03:00:00Z", "America/Sao_Paulo", true), "01/11/2026 00:00");
  assert.equal(formatMoment("sempre", "America/Sao_Paulo"), "sempre");
});
