import assert from "node:assert/strict";
import { splitStatements } from "../../../local/split-statements.ts";

const texts = (sql: string) => splitStatements(sql).map((statement) => statement.text);

Deno.test("splitStatements() ends statements at semicolons and gives their lines", () => {
  assert.deepEqual(splitStatements("select 1;\n\n-- why; not\nselect 2;\n"), [
    { text: "select 1", line: 1 },
    { text: "select 2", line: 4 },
  ]);
  assert.deepEqual(texts(" ; ;-- nothing\n/* here; */"), []);
});

Deno.test("splitStatements() leaves semicolons in text, names, comments and bodies alone", () => {
  for (
    const statement of [
      "select 'a;''b;'",
      "select E'it\\'s; fine'",
      'select 1 as "a;b"',
      "select 1 /* a; b */ + 2",
      "do $$ begin perform 1; end; $$",
      "create function f() returns text language sql as $body$ select '$$;'; $body$",
      "create function f() returns int language sql begin atomic select case when true then 1 end; select 2; end",
      "select $1 + 1, case when true then 'x;' end",
    ]
  ) assert.deepEqual(texts(`${statement};\nselect 2`), [statement, "select 2"]);
});
