import assert from "node:assert/strict";
import { lostConnectionsAs503 } from "../../../local/postgrest-errors.ts";

Deno.test("lostConnectionsAs503() makes a lost database a 503 and leaves other failures alone", async () => {
  const lost = await lostConnectionsAs503(
    Response.json({ code: "SUP", message: "Error: connect ECONNREFUSED 127.0.0.1:5432" }, { status: 500 }),
  );
  assert.equal(lost.status, 503);
  assert.equal((await lost.json()).code, "PGRST001");
  const failed = await lostConnectionsAs503(Response.json({ code: "SUP", message: "Error: boom" }, { status: 500 }));
  assert.deepEqual([failed.status, await failed.json()], [500, { code: "SUP", message: "Error: boom" }]);
  const fine = new Response("ECONNREFUSED");
  assert.equal(await lostConnectionsAs503(fine), fine);
  await fine.body?.cancel();
});
