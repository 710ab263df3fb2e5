/** Milliseconds that a Postgres process of this machine has run so far, whatever else the machine had to do; NaN elsewhere. */
export async function processorTime(pid: number): Promise<number> {
  const read = (file: string) => Deno.readTextFile(`/proc/${pid}/${file}`).catch(() => "");
  if ((await read("comm")).trim() !== "postgres") return NaN;
  return Number((await read("schedstat")).split(" ")[0]) / 1e6;
}
