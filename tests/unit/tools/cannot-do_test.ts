import assert from "node:assert/strict";
import { cannotDo } from "../../../shared/tools/cannot-do.ts";

Deno.test("cannotDo() leaves out what a tool does", () => {
  const nothing = cannotDo([]);
  assert.ok(nothing.some((text) => text.includes("agenda")));
  const left = cannotDo([{ name: "create_event" }, { name: "create_expense" }]);
  assert.deepEqual(left, nothing.filter((text) => !text.includes("agenda")));
});
