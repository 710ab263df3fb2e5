import assert from "node:assert/strict";
import { markRefused } from "../../../local/mark-refused.ts";

Deno.test("markRefused() makes a refusal by a check constraint a 400 with its code and leaves other failures alone", async () => {
  const message = 'new row for relation "bills" violates check constraint "bills_amount_check"';
  const refused = await markRefused(Response.json({ code: "SUP", message: `error: ${message}` }, { status: 500 }));
  assert.deepEqual([refused.status, await refused.json()], [400, {
    code: "23514",
    message,
    details: null,
    hint: null,
  }]);
  const failed = await markRefused(Response.json({ code: "SUP", message: "Error: boom" }, { status: 500 }));
  assert.deepEqual([failed.status, await failed.json()], [500, { code: "SUP", message: "Error: boom" }]);
  const words = await markRefused(new Response("no JSON", { status: 500 }));
  assert.deepEqual([words.status, await words.text()], [500, "no JSON"]);
  const fine = new Response(message);
  assert.equal(await markRefused(fine), fine);
  await fine.body?.cancel();
});
