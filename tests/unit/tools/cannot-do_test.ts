import assert from "node:assert/strict";
import { listMissingAbilities } from "../../../shared/tools/cannot-do.ts";

Deno.test("listMissingAbilities() leaves out what a tool does", () => {
  const nothing = listMissingAbilities([]);
  assert.ok(nothing.some((text) => text.includes("agenda")));
  const left = listMissingAbilities([{ name: "create_event" }, { name: "create_expense" }]);
  assert.deepEqual(left, nothing.filter((text) => !text.includes("agenda")));
});
