import assert from "node:assert/strict";
import { templatesPage } from "../../../local/templates/write.ts";
import { noteTools } from "../../../shared/notes/note-tools.ts";
import { parseTemplate } from "../../../shared/notes/parse-template.ts";
import { findUnknownField, RESULT_FIELDS } from "../../../shared/notes/result-fields.ts";
import { findTemplateTool } from "../../../shared/notes/template-tools.ts";
import { TemplateError } from "../../../shared/notes/template.ts";
import { builtInCatalog } from "../../../shared/catalog/catalog.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";

Deno.test("RESULT_FIELDS has every tool that a template may call", () => {
  const callable = [...builtInTools, ...noteTools].map(({ name }) => name).filter((name) =>
    "tool" in findTemplateTool(name, builtInCatalog)
  );
  assert.deepEqual(Object.keys(RESULT_FIELDS).toSorted(), callable.toSorted());
});

Deno.test("findUnknownField() tells the first wrong name of a path, and what could stand there", () => {
  const right = ["total", "bills", "bills.0.name", "overdue.count", "bills.12.due_on"];
  for (const path of right) assert.equal(findUnknownField("get_pending_bills", path.split(".")), null, path);
  assert.deepEqual(findUnknownField("get_habits", ["habit"]), { wrong: "habit", known: ["date", "habits"] });
  assert.deepEqual(findUnknownField("get_birthdays", ["people", "name"]), {
    wrong: "people.name",
    known: ["0", "1", "2"],
  });
  assert.deepEqual(findUnknownField("get_habits", ["date", "year"]), { wrong: "date.year", known: [] });
  assert.deepEqual(findUnknownField("get_habits", ["constructor"])?.wrong, "constructor");
  assert.equal(findUnknownField("get_note_section", ["data", "whatever", "there", "is"]), null);
  assert.equal(findUnknownField("a_packs_tool", ["rate"]), null);
});

Deno.test("parseTemplate() refuses a misspelt field at its place, and says which there are", () => {
  const source = "---\nname: a\ntitle: A\n---\nTotal: {{use-tool?:get_birthdays:value.peple.0.name:{}}}\n";
  assert.throws(() => parseTemplate(source), (error: TemplateError) => {
    assert.deepEqual(error.issues, [{
      line: 5,
      column: 34,
      message: "“get_birthdays” não tem o campo peple. Há people.",
    }]);
    return true;
  });
});

Deno.test("docs/templates.md tells what each tool takes and gives, as deno task templates:write writes it", async () => {
  assert.equal(await Deno.readTextFile("docs/templates.md"), await templatesPage());
});
