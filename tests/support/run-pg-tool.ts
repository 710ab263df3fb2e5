import { findInstallation } from "../../local/postgres/find-installation.ts";

/** Runs a program of Postgres 17, from the installation of `deno task postgres:up` or else from the machine. */
export async function runPgTool(program: string, args: string[], input?: Uint8Array): Promise<Uint8Array> {
  const installation = await findInstallation().catch(() => null);
  const [file = program, ...rest] = installation ? installation.command(program, ...args) : [program, ...args];
  const child = spawn(file, rest);
  const ended = child.output();
  const writer = child.stdin.getWriter();
  if (input) await writer.write(input);
  await writer.close();
  const { code, stdout, stderr } = await ended;
  if (code !== 0) throw new Error(`${program} failed: ${new TextDecoder().decode(stderr)}`);
  return stdout;
}

function spawn(file: string, args: string[]): Deno.ChildProcess {
  try {
    return new Deno.Command(file, { args, stdin: "piped", stdout: "piped", stderr: "piped" }).spawn();
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    throw new Error(`${file} is not installed: with DATABASE_URL, the programs of postgresql-client-17 are needed`, {
      cause,
    });
  }
}
