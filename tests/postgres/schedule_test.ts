import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { listMigrations } from "../../local/migrate.ts";
import { openPostgres } from "../../local/open-postgres.ts";
import { startSchedule } from "../../local/schedule/start-schedule.ts";
import { startStack } from "../support/stack.ts";
import { openCopy, postgresTest, template } from "../support/template.ts";

const migrations = fileURLToPath(new URL("../support/schedule-project/migrations", import.meta.url));

postgresTest("a stack with a schedule on Postgres has the real pg_cron, and no jobs of our own", async () => {
  const stack = await startStack({ migrations, schedule: true });
  const [has] = await stack.sql(`select
    exists (select from pg_extension where extname = 'pg_cron') as extension,
    to_regclass('cron.taken') is not null as shim`);
  assert.deepEqual(has, { extension: true, shim: false });
  await stack.close();
});

postgresTest(
  "of several processes on one server without pg_cron, one takes each run and each request",
  async (_, server) => {
    const received: string[] = [];
    const listener = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
      received.push(await request.text());
      return new Response("ok");
    });
    const database = await openCopy(server, await template(server, await listMigrations(migrations)));
    const others = await Promise.all([1, 2, 3].map(() => openPostgres(database.url)));
    const stops = await Promise.all(others.map(startSchedule));
    try {
      await database.run("select cron.unschedule('tick'); delete from cron.job_run_details");
      const url = `http://127.0.0.1:${listener.addr.port}/`;
      await database.query(
        `select cron.schedule('count', '1 second', format($$select net.http_post(%L, to_jsonb(extract(second from now())))$$, $1::text))`,
        [url],
      );
      while (received.length < 3) await new Promise((resolve) => setTimeout(resolve, 100));
      await database.run("select cron.unschedule('count')");
      await database.query("select net.http_post($1, to_jsonb(n)) from generate_series(1, 300) n", [url]);
      while (received.length < 303) await new Promise((resolve) => setTimeout(resolve, 100));
      const [runs] = await database.query<{ count: number; seconds: number }>(
        "select count(*)::int, extract(epoch from max(start_time) - min(start_time))::float8 as seconds from cron.job_run_details",
      );
      assert.ok(runs && runs.count <= runs.seconds + 2, JSON.stringify(runs));
      assert.equal(new Set(received).size, received.length, "nothing is sent twice");
    } finally {
      for (const stop of stops) await stop();
      for (const other of others) await other.close();
      await database.close();
      await listener.shutdown();
    }
  },
);
