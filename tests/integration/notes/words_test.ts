import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("automatic notes write numbers, days and other people's words in pt-BR", async (t) => {
  const stack = await startStack();
  const said = async (expression: string) =>
    (await stack.sql<{ text: string | null }>(`select private.${expression} as text`))[0]!.text;
  const all = async (cases: Record<string, string | null>) => {
    for (const [expression, text] of Object.entries(cases)) assert.equal(await said(expression), text, expression);
  };

  await t.step("numbers", () =>
    all({
      "note_number(1234.5)": "1.234,5",
      "note_number(81.45, 1)": "81,5",
      "note_number(0)": "0",
      "note_number(-0.25)": "-0,25",
      "note_number(1000000, 0)": "1.000.000",
      "note_count(1, 'dia', 'dias')": "1 dia",
      "note_count(0, 'dia', 'dias')": "0 dias",
      "note_minutes(450)": "7h30",
      "note_minutes(480)": "8h",
      "note_minutes(45)": "45 min",
      "note_minutes(59.7)": "1h",
    }));

  await t.step("values and their ranges", () =>
    all({
      "note_value('weight', 81.4, 'kg')": "81,4 kg",
      "note_value('water', 750, 'ml')": "750 ml",
      "note_value('water', 2100, 'ml')": "2,1 L",
      "note_value('sleep', 7.5, 'h')": "7h30",
      "note_value('mood', 7.25, null)": "7,3",
      "note_value('custom', 98, 'mg/dL')": "98 mg/dL",
      "note_range('weight', 81.7, 84.6, 'kg')": "81,7 a 84,6 kg",
      "note_range('sleep', 5.5, 8.75, 'h')": "5h30 a 8h45",
      "note_range('mood', 7, 7, null)": "7",
    }));

  await t.step("spans of days", () =>
    all({
      "note_span('2026-11-16', '2026-11-22')": "16 a 22 de novembro de 2026",
      "note_span('2026-11-30', '2026-12-06')": "30 de novembro a 6 de dezembro de 2026",
      "note_span('2026-12-28', '2027-01-03')": "28 de dezembro de 2026 a 3 de janeiro de 2027",
      "month_name('2026-03-01')": "março",
    }));

  await t.step("texts, lists and tables", () =>
    all({
      "note_text(E' linha\\n\\num ')": "linha um",
      "note_text('*a* [b](c) <i> `d` #e |f| ~g~')": "\\*a\\* \\[b\\](c) \\<i\\> \\`d\\` \\#e \\|f\\| \\~g\\~",
      "note_text('abcdefgh', 5)": "abcd…",
      "note_text('   ')": null,
      "note_text(null)": null,
      "note_list(array['a', 'b', 'c'], 2)": "- a\n- b\n- e mais 1",
      "note_list('{}')": null,
      "note_list(null)": null,
      "note_table(array['', 'Hoje'], array[private.note_row('Peso', '81 kg'), private.note_row('Sono', null)])":
        "|  | Hoje |\n|---|---|\n| Peso | 81 kg |\n| Sono | – |",
      "note_table(array[''], null)": null,
      "note_section('Título', null, 'a', 'b')": "## Título\n\na\n\nb",
      "note_section('Título', null, null)": null,
    }));

  await stack.close();
});
