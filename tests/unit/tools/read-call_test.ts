import assert from "node:assert/strict";
import { readCall } from "../../../shared/tools/read-call.ts";
import { FOLLOW_UP_TOOLS } from "../../../shared/turn/model/follow-up-calls.ts";

const call = (quote: string) => ({ toolCallId: "1", toolName: "undo", input: { quote }, isValid: true });

Deno.test("readCall() gives back what cannot be stored, though the schema takes it", () => {
  const tools = [...FOLLOW_UP_TOOLS];
  assert.ok("call" in readCall(call("desfaz"), tools));
  for (const quote of ["desfaz\u0000", "desfaz \ud83d"]) {
    const read = readCall(call(quote), tools);
    assert.match("reason" in read ? read.reason : "", /não dá para guardar/);
  }
});
