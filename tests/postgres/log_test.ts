import assert from "node:assert/strict";
import postgres from "postgres";
import { postgresTest } from "../support/template.ts";
import { openTestDatabase } from "../support/test-database.ts";

const SECRET = "CPF 987.654.321-00 e diagnóstico HIV positivo";

postgresTest(
  "Postgres logs nothing of what it refuses, neither of requests nor of a stack beside it",
  async (_, url) => {
    const database = await (await openTestDatabase({}))();
    const schema = await Deno.readTextFile(new URL("../../supabase/schemas/foundation.sql", import.meta.url));
    const quietly =
      /do \$\$\nbegin\n {2}if exists \(select from pg_catalog\.pg_roles\s+where rolname = 'authenticator'[\s\S]+?\n\$\$;/
        .exec(schema)![0];
    const [{ name }] = await database.query<{ name: string }>("select current_database() as name") as [
      { name: string },
    ];
    const logged = async () => {
      const [row] = await database.query<{ log: string }>("select pg_read_file('server.log') as log");
      return row!.log;
    };
    const refused = [
      `insert into public.knowledge_items (user_id, type, area, title, content) values (gen_random_uuid(), 'fact', 'health', '${SECRET}', '${SECRET}')`,
      `select private.raise(422, 'refused', '${SECRET}', '{"said": "${SECRET}"}')`,
      `select '${SECRET}'::int`,
    ];
    // PostgREST connects as this role; here nobody does otherwise.
    await database.run("create role authenticator login noinherit; grant service_role to authenticator");
    try {
      const target = new URL(url);
      target.username = "authenticator";
      target.pathname = `/${name}`;
      const asPostgrest = async (statements: string[]) => {
        const sql = postgres(target.href, { max: 1, onnotice: () => {} });
        await sql.unsafe("set role service_role");
        for (const statement of statements) await assert.rejects(sql.unsafe(statement));
        await sql.end();
      };
      await asPostgrest(["select 'what a server logs by itself'::int"]);
      await database.run(quietly);
      await database.run(quietly);
      const [{ settings }] = await database.query<{ settings: string[] }>(
        "select rolconfig as settings from pg_roles where rolname = 'authenticator'",
      ) as [{ settings: string[] }];
      assert.deepEqual(settings, ["log_min_messages=log"]);
      await asPostgrest(refused);
      for (const statement of refused) await assert.rejects(database.run(statement));
      // A backend writes its line before it answers.
      const log = await logged();
      assert.ok(log.includes("what a server logs by itself"), "this is the log");
      assert.ok(!log.includes("987.654.321"), "it holds the values");
    } finally {
      await database.run("drop role authenticator");
      await database.close();
    }
  },
);
