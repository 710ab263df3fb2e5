import assert from "node:assert/strict";
import { refusedAsPostgrest } from "../../../local/postgrest-errors.ts";

const failed = () => Response.json({ code: "SUP", message: "error: something" }, { status: 500 });

Deno.test("refusedAsPostgrest() makes what Postgres refused the status and code that PostgREST has", async () => {
  for (
    const [code, status] of [["23514", 400], ["P0001", 400], ["57014", 500], ["40P01", 500], ["54000", 500]] as const
  ) {
    const refusal = { code, message: "what Postgres said" };
    const answer = await refusedAsPostgrest(failed(), { refusal });
    assert.deepEqual([answer.status, await answer.json()], [status, { ...refusal, details: null, hint: null }]);
  }
});

Deno.test("refusedAsPostgrest() leaves other failures alone", async () => {
  for (const seen of [{}, { refusal: { code: "ECONNREFUSED", message: "gone" } }]) {
    const answer = await refusedAsPostgrest(failed(), seen);
    assert.deepEqual([answer.status, (await answer.json()).code], [500, "SUP"]);
  }
  const told = Response.json({ code: "PT409" }, { status: 409 });
  assert.equal(await refusedAsPostgrest(told, { refusal: { code: "23514", message: "row" } }), told);
  await told.body?.cancel();
});
