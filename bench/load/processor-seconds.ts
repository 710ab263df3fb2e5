import type postgres from "postgres";

const TICKS_A_SECOND = 100;

/** Seconds of processor that a process of this machine has used in all its threads; NaN where there is no /proc. */
export async function processorSeconds(pid: number, withEndedChildren = false): Promise<number> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => "");
  // The name of the program, in parentheses, may hold spaces. The fields after it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
  const [user = NaN, system = NaN, childUser = NaN, childSystem = NaN] = fields.slice(11, 15);
  return (user + system + (withEndedChildren ? childUser + childSystem : 0)) / TICKS_A_SECOND;
}

/** Seconds of processor that all processes of a Postgres server have used, also those that have ended. */
export async function serverSeconds(sql: postgres.Sql): Promise<number> {
  const [file] = await sql`select split_part(pg_catalog.pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`;
  const server: number = file!.pid;
  const children = await Deno.readTextFile(`/proc/${server}/task/${server}/children`).catch(() => "");
  const running = await Promise.all(children.trim().split(" ").map((pid) => processorSeconds(Number(pid))));
  return await processorSeconds(server, true) + running.reduce((sum, seconds) => sum + (seconds || 0), 0);
}
