import { findInstallation } from "../../local/postgres/find-installation.ts";

/** Runs one of Postgres 17's programs, of the installation that `deno task postgres:up` uses or else of the machine. */
export async function runPgTool(program: string, args: string[], input?: Uint8Array): Promise<Uint8Array> {
  const installation = await findInstallation().catch(() => null);
  const [file = program, ...rest] = installation ? installation.command(program, ...args) : [program, ...args];
  const child = new Deno.Command(file, { args: rest, stdin: "piped", stdout: "piped", stderr: "piped" }).spawn();
  const ended = child.output();
  const writer = child.stdin.getWriter();
  if (input) await writer.write(input);
  await writer.close();
  const { code, stdout, stderr } = await ended;
  if (code !== 0) throw new Error(`${program} failed: ${new TextDecoder().decode(stderr)}`);
  return stdout;
}
