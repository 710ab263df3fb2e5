/**
 * A test that needs a real Postgres server; `deno task test:postgres` starts one, names it in TEST_DATABASE_URL and runs
 * these. Without a server they are not part of the run.
 */
export function postgresTest(name: string, test: (t: Deno.TestContext, server: string) => Promise<void>): void {
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (server) Deno.test(name, (t) => test(t, server));
}
