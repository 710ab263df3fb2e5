import assert from "node:assert/strict";
import { differenceByHand } from "../../../../local/migration/by-hand.ts";

Deno.test("differenceByHand() names rows, jobs, text search and foreign triggers that changed, and nothing else", () => {
  const before = [
    "create table public.a (id int);",
    "insert into private.settings values ('turns', '600');",
    "create text search configuration private.portuguese (copy = pg_catalog.portuguese);",
  ];
  const after = [
    "create table public.a (id int, name text);\ncreate text search configuration private.portuguese (copy = pg_catalog.portuguese);",
    "-- more\ninsert into private.settings\n  values ('turns', '700');",
    "create trigger t after insert on auth.users for each row execute function private.f();",
  ];
  assert.deepEqual(differenceByHand(before, after).map(({ change, statement }) => [change, statement.slice(0, 20)]), [
    ["removed", "insert into private."],
    ["added", "insert into private."],
    ["added", "create trigger t aft"],
  ]);
});

Deno.test("differenceByHand() overlooks comments, spaces and order", () => {
  const one = ["insert into a values (1);", "insert into b\n  -- both\n  values (2);"];
  const other = ["insert into b values (2);\n-- a\ninsert into a values (1);"];
  assert.deepEqual(differenceByHand(one, other), []);
});
