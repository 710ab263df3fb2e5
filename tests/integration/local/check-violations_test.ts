import assert from "node:assert/strict";
import { checkViolationsAs400 } from "../../../local/postgrest-errors.ts";

Deno.test("checkViolationsAs400() makes a refusal by a check constraint a 400 with its code and leaves other failures alone", async () => {
  const message = 'new row for relation "bills" violates check constraint "bills_amount_check"';
  const refused = await checkViolationsAs400(
    Response.json({ code: "SUP", message: `error: ${message}` }, { status: 500 }),
  );
  assert.deepEqual([refused.status, await refused.json()], [400, {
    code: "23514",
    message,
    details: null,
    hint: null,
  }]);
  const failed = await checkViolationsAs400(Response.json({ code: "SUP", message: "Error: boom" }, { status: 500 }));
  assert.deepEqual([failed.status, await failed.json()], [500, { code: "SUP", message: "Error: boom" }]);
  const words = await checkViolationsAs400(new Response("no JSON", { status: 500 }));
  assert.deepEqual([words.status, await words.text()], [500, "no JSON"]);
  const fine = new Response(message);
  assert.equal(await checkViolationsAs400(fine), fine);
  await fine.body?.cancel();
});
