import type postgres from "postgres";

/** Makes a connection a user's, as the REST API does, and returns the server's process that answers it. */
export async function signIn(sql: postgres.Sql, userId: string): Promise<number> {
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, false),
    set_config('request.jwt.claim.sub', ${userId}, false)`;
  await sql`set role authenticated`;
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return backend!.pid;
}
