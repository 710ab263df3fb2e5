import assert from "node:assert/strict";
import {
  noteDay,
  noteList,
  noteMinutes,
  noteRange,
  noteTable,
  noteText,
  noteValue,
} from "../../../shared/notes/note-figures.ts";

Deno.test("noteMinutes() writes lengths of time", () => {
  assert.deepEqual([450, 480, 45, 59.7].map(noteMinutes), ["7h30", "8h", "45 min", "1h"]);
});

Deno.test("noteValue() and noteRange() write values in their metric's unit", () => {
  assert.deepEqual([
    noteValue("weight", 81.4, "kg"),
    noteValue("water", 750, "ml"),
    noteValue("water", 2100, "ml"),
    noteValue("sleep", 7.5, "h"),
    noteValue("mood", 7.25, null),
    noteValue("custom", 98, "mg/dL"),
    noteValue("custom", 1234.5, null),
  ], ["81,4 kg", "750 ml", "2,1 L", "7h30", "7,3", "98 mg/dL", "1.234,5"]);
  assert.deepEqual([
    noteRange("weight", 81.7, 84.6, "kg"),
    noteRange("sleep", 5.5, 8.75, "h"),
    noteRange("mood", 7, 7, null),
  ], ["81,7 a 84,6 kg", "5h30 a 8h45", "7"]);
});

Deno.test("noteText() is one line without Markdown, and is cut", () => {
  assert.equal(noteText(" linha\n\num "), "linha um");
  assert.equal(noteText("*a* [b](c) <i> `d` #e |f| ~g~"), "\\*a\\* \\[b\\](c) \\<i\\> \\`d\\` \\#e \\|f\\| \\~g\\~");
  assert.deepEqual([noteText("abcdefgh", 5), noteText("   "), noteText(null)], ["abcd…", "", ""]);
  assert.equal(noteDay("2026-03-01"), "01/03");
});

Deno.test("noteList() and noteTable() are Markdown, and nothing of nothing", () => {
  assert.equal(noteList(["a", "b", "c"], 3, 2), "- a\n- b\n- e mais 1");
  assert.equal(noteList(["a"], 51), "- a\n- e mais 39");
  assert.equal(noteList([]), "");
  assert.equal(
    noteTable(["", "Hoje"], [["Peso", "81 kg"], ["Sono", null]]),
    "|  | Hoje |\n|---|---|\n| Peso | 81 kg |\n| Sono | – |",
  );
  assert.equal(noteTable([""], []), "");
});
