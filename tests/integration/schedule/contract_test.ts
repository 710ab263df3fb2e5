import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { type Stack, startStack } from "../../support/stack.ts";

const migrations = fileURLToPath(new URL("../../support/schedule-project/migrations", import.meta.url));

interface Received {
  method: string;
  path: string;
  apikey: string | null;
  contentType: string | null;
  body: string;
}

interface Run {
  status: string;
  return_message: string;
  command: string;
  start_time: string;
  end_time: string | null;
}

// What the application may rely on of cron, net and vault, whoever brings them: this file runs on PGlite with the
// schemas of the local stack, and on Postgres with the real pg_cron.
Deno.test("cron, net and vault keep their contract", async (t) => {
  const received: Received[] = [];
  const answers: Record<string, (request: Request) => Response | Promise<Response>> = {
    "/tick": () => Response.json({ ticked: true }),
    "/echo": () => Response.json({ fine: true }, { status: 202 }),
    "/slow": async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return new Response("late");
    },
  };
  const record = {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const [apikey, contentType] = [headers.get("apikey"), headers.get("content-type")];
      received.push({ method, path: pathname + search, apikey, contentType, body: await request.text() });
      return await (answers[pathname] ?? answers["/echo"])!(request);
    },
  };
  const stack = await startStack({
    migrations,
    schedule: true,
    functions: { tick: record, echo: record, slow: record },
  });
  const runsOf = (jobid: unknown) =>
    stack.sql<Run>(
      `select status, return_message, command, start_time::text, end_time::text
       from cron.job_run_details where jobid = $1 and status in ('succeeded', 'failed') order by runid`,
      [jobid],
    );

  await t.step("a job that a migration scheduled fires by itself, and its request arrives", async () => {
    const [job] = await stack.sql("select * from cron.job where jobname = 'tick'");
    assert.equal(job?.schedule, "1 second");
    assert.equal(job?.active, true);
    const runs = await until(() => runsOf(job?.jobid), (found) => found.some(({ status }) => status === "succeeded"));
    assert.match(runs[0]?.command ?? "", /net\.http_post/);
    assert.ok(runs[0]?.start_time && runs[0].end_time && runs[0].return_message);
    await until(() => Promise.resolve(received), (requests) => requests.length > 0);
    assert.deepEqual(received[0], {
      method: "POST",
      path: "/tick",
      apikey: stack.secretKey,
      contentType: "application/json",
      body: '{"from": "cron"}',
    });
    const responses = await until(
      () => stack.sql("select status_code, content_type, content, timed_out, error_msg from net._http_response"),
      (rows) => rows.length > 0,
    );
    assert.equal(responses[0]?.status_code, 200);
    assert.deepEqual(JSON.parse(String(responses[0]?.content)), { ticked: true });
    assert.equal(responses[0]?.error_msg, null);
  });

  await t.step("unschedule() ends it, by name or id, and refuses what it does not know", async () => {
    assert.deepEqual(await stack.sql("select cron.unschedule('tick') as done"), [{ done: true }]);
    await settle(stack);
    const [before] = await stack.sql("select count(*) from cron.job_run_details");
    const [other] = await stack.sql("select cron.schedule('0 0 1 1 *', 'select 1') as id");
    assert.deepEqual(await stack.sql("select cron.unschedule($1::bigint) as done", [other?.id]), [{ done: true }]);
    await assert.rejects(stack.sql("select cron.unschedule('tick')"), /could not find valid entry for job 'tick'/);
    await assert.rejects(stack.sql("select cron.unschedule(987654)"), /could not find valid entry for job 987654/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.deepEqual(await stack.sql("select count(*) from cron.job_run_details"), [before]);
  });

  await t.step("a name upserts: same job, new schedule and command", async () => {
    const [first] = await stack.sql("select cron.schedule('nightly', '0 3 * * *', 'select 1') as id");
    const [second] = await stack.sql("select cron.schedule('nightly', '0 4 * * *', 'select 2') as id");
    assert.deepEqual(second, first);
    assert.deepEqual(await stack.sql("select schedule, command, active from cron.job where jobname = 'nightly'"), [
      { schedule: "0 4 * * *", command: "select 2", active: true },
    ]);
  });

  await t.step("schedule() takes what pg_cron takes and refuses what it refuses", async () => {
    const good = ["* * * * *", "*/5 0-6 1,15 * mon-fri", "30 seconds", "1 second", "59 seconds", "0 3 $ * *", "@daily"];
    good.push(
      "@hourly",
      "5 4 * * 7",
      "* * * jan,feb *",
      "  0 0 * * *",
      "5,10-20/5 * * * *",
      "* * * * MON",
      "10 SECONDS",
    );
    const bad = ["", "x", "* * * *", "60 * * * *", "1/20 * * * *", "0 seconds", "60 seconds", "* 24 * * *", "@bogus"];
    bad.push("* * 0 * *", "* * * 13 *", "* * * * 8", "*/0 * * * *", "a * * * *", "* * 32 * *", "5x * * * *");
    bad.push("* * * * Monday", "0 0 1 january *", "-1 * * * *", "1, * * * *");
    for (const schedule of good) await stack.sql("select cron.schedule('probe', $1, 'select 1')", [schedule]);
    for (const schedule of bad) {
      const attempt = stack.sql("select cron.schedule('probe', $1, 'select 1')", [schedule]);
      await assert.rejects(attempt, (error: { code?: string; message: string }) => {
        assert.equal(error.code, "22023", schedule);
        assert.equal(error.message, `invalid schedule: ${schedule}`);
        return true;
      });
    }
    await stack.sql("select cron.unschedule('probe')");
  });

  await t.step("a job that fails is told so, changes nothing, and is run again", async () => {
    await stack.sql("create table public.noted (id int)");
    const [job] = await stack.sql(
      "select cron.schedule('fails', '1 second', 'insert into public.noted values (1); select 1 / 0') as id",
    );
    const runs = await until(() => runsOf(job?.id), (found) => found.length >= 2);
    assert.deepEqual(new Set(runs.map(({ status }) => status)), new Set(["failed"]));
    assert.match(runs[0]?.return_message ?? "", /^ERROR: +division by zero/);
    assert.deepEqual(await stack.sql("select * from public.noted"), []);
  });

  await t.step("alter_job() pauses a job", async () => {
    await stack.sql("select cron.alter_job((select jobid from cron.job where jobname = 'fails'), active := false)");
    await settle(stack);
    const [before] = await stack.sql("select count(*) from cron.job_run_details");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.deepEqual(await stack.sql("select count(*) from cron.job_run_details"), [before]);
    await stack.sql("delete from cron.job_run_details");
    assert.deepEqual(await stack.sql("select * from cron.job_run_details"), []);
  });

  await t.step("runs of one job do not overlap", async () => {
    await stack.sql("create table public.spans (began timestamptz, ended timestamptz)");
    const [job] = await stack.sql(`select cron.schedule('long', '1 second',
      'insert into public.spans select clock_timestamp(), clock_timestamp() from pg_sleep(0);
       select pg_sleep(1.4); update public.spans set ended = clock_timestamp() where ended = began') as id`);
    await until(() => runsOf(job?.id), (found) => found.length >= 2);
    await stack.sql("select cron.unschedule('long')");
    const overlaps = await stack.sql(
      "select 1 from public.spans a join public.spans b on a.began < b.began and b.began < a.ended",
    );
    assert.deepEqual(overlaps, []);
  });

  const responseTo = async (call: string, parameters: unknown[] = []) => {
    const [sent] = await stack.sql(`select ${call} as id`, parameters);
    const rows = await until(
      () => stack.sql("select * from net._http_response where id = $1", [sent?.id]),
      (found) => found.length > 0,
    );
    return rows[0] ?? {};
  };
  const url = `${stack.url}/functions/v1/echo`;

  await t.step("http_post() sends body, parameters and headers, and answers by its id", async () => {
    received.length = 0;
    const response = await responseTo(
      `net.http_post(url := $1, body := '{"olá": [1, null]}', params := '{"a b": "ç&="}', headers := '{"apikey": "k"}')`,
      [url],
    );
    assert.deepEqual(received[0], {
      method: "POST",
      path: "/echo?a%20b=%C3%A7%26%3D",
      apikey: "k",
      contentType: "application/json",
      body: '{"olá": [1, null]}',
    });
    assert.deepEqual([response.status_code, response.timed_out, response.error_msg], [202, false, null]);
    assert.match(String(response.content_type), /^application\/json/);
  });

  await t.step("http_get() and http_delete() send theirs", async () => {
    received.length = 0;
    await responseTo('net.http_get($1, \'{"q": "1"}\')', [url]);
    await responseTo("net.http_delete($1)", [`${url}?x=1`]);
    assert.deepEqual(received.map(({ method, path, body }) => [method, path, body]), [
      ["GET", "/echo?q=1", ""],
      ["DELETE", "/echo?x=1", ""],
    ]);
  });

  await t.step("a request of a transaction that is rolled back is never sent", async () => {
    received.length = 0;
    const failing = `do $do$ begin perform net.http_post('${url}'); raise exception 'undone'; end $do$`;
    await assert.rejects(stack.sql(failing), /undone/);
    await responseTo("net.http_get($1)", [`${url}/after`]);
    assert.deepEqual(received.map(({ path }) => path), ["/echo/after"]);
  });

  await t.step("a request that takes too long, and one that finds nobody, are told so", async () => {
    const late = await responseTo("net.http_get($1, timeout_milliseconds := 300)", [`${stack.url}/functions/v1/slow`]);
    assert.deepEqual([late.status_code, late.timed_out], [null, true]);
    assert.match(String(late.error_msg), /timeout/i);
    const refused = await responseTo("net.http_get('http://127.0.0.1:1/')");
    assert.equal(refused.status_code, null);
    assert.ok(refused.error_msg);
  });

  await t.step("the vault gives back what was put into it, by name", async () => {
    const [created] = await stack.sql("select vault.create_secret('segredo', 'test', 'of a test') as id");
    const read = () =>
      stack.sql("select id, decrypted_secret, description from vault.decrypted_secrets where name = 'test'");
    assert.deepEqual(await read(), [{ id: created?.id, decrypted_secret: "segredo", description: "of a test" }]);
    await stack.sql("select vault.update_secret($1, 'outro')", [created?.id]);
    assert.equal((await read())[0]?.decrypted_secret, "outro");
    await assert.rejects(stack.sql("select vault.create_secret('x', 'test')"), { code: "23505" });
  });

  await t.step("users have no part in any of it", async () => {
    const allowed = await stack.sql(`
      select role, class.oid::regclass::text as object
      from unnest(array['anon', 'authenticated']) role, pg_class class
      where class.relnamespace in ('net'::regnamespace, 'vault'::regnamespace) and class.relkind in ('r', 'v')
        and has_schema_privilege(role, class.relnamespace, 'usage')`);
    assert.deepEqual(allowed, []);
    for (const role of ["anon", "authenticated"]) {
      const [cron] = await stack.sql("select has_schema_privilege($1, 'cron', 'usage') as usable", [role]);
      assert.deepEqual(cron, { usable: false });
    }
    const { client } = await stack.createUser();
    for (const schema of ["cron", "net", "vault"]) {
      assert.ok((await client.schema(schema).from("job").select()).error);
    }
  });

  await stack.close();
});

/** Asks again until the answer will do. */
async function until<T>(ask: () => Promise<T>, enough: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await ask();
    if (enough(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("waited 20 s in vain");
}

/** Lets a run that was under way come to its end. */
async function settle(stack: Stack): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await until(
    () => stack.sql("select 1 from cron.job_run_details where status in ('starting', 'running')"),
    (rows) => rows.length === 0,
  );
}
