import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { postgresTest, withCopy } from "../support/template.ts";

postgresTest("deno task usage asks a Postgres server itself", async (_, server) => {
  await withCopy(server, { seed: false }, async (_database, url) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", fileURLToPath(new URL("../../local/usage.ts", import.meta.url)), "--database-url", url],
      env: { NO_COLOR: "1" },
    }).output();
    const out = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    assert.deepEqual([code, out], [0, "No turns in the last 7 days.\n"]);
  });
});
