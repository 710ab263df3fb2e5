import { fileURLToPath } from "node:url";
import type { Ready } from "../../local/dev.ts";

/** How a process ended and all it printed. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** A program of the project in a process of its own that has said it is ready. */
export interface StartedProcess<T> {
  /** Its first line, read as JSON. */
  ready: T;
  pid: number;
  /** Sends a signal and does not wait. */
  signal(signal: Deno.Signal): void;
  /** Sends the signal, waits for the end and returns all that was printed. */
  stop(signal: Deno.Signal): Promise<Ended>;
}

/** Starts a script of the project (a path from its root) and waits for its ready line. */
export async function startProcess<T>(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<StartedProcess<T>> {
  const child = scriptCommand(script, args, env).spawn();
  const stderr = new Response(child.stderr).text();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let stdout = "";
  while (!stdout.includes("\n")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`${script} did not start: ${await stderr}`);
    stdout += value;
  }
  return {
    ready: JSON.parse(stdout),
    pid: child.pid,
    signal: (signal) => child.kill(signal),
    async stop(signal) {
      child.kill(signal);
      for (let part = await reader.read(); !part.done; part = await reader.read()) stdout += part.value;
      return { code: (await child.status).code, stdout, stderr: await stderr };
    },
  };
}

/** How such a process is started. */
export function scriptCommand(script: string, args: string[], env: Record<string, string>): Deno.Command {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--quiet", fileURLToPath(new URL(`../../${script}`, import.meta.url)), ...args],
    env: { LITE_AUTH_BCRYPT_COST: "4", NO_COLOR: "1", ...env },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}

const tinyProject = "tests/support/local-project.ts";

/** A `deno task dev --json` of the tiny project in a process of its own. */
export type DevProcess = StartedProcess<Ready>;

/** Runs the command until it ends by itself, as it does when it cannot start. */
export async function runDevProcess(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const { code, stdout, stderr } = await scriptCommand(tinyProject, args, env).output();
  return { code, stdout: new TextDecoder().decode(stdout), stderr: new TextDecoder().decode(stderr) };
}

/** Starts the command, for the tiny project unless told otherwise, on a free port and waits for its ready line. */
export async function startDevProcess(
  args: string[],
  env: Record<string, string> = {},
  script = tinyProject,
): Promise<DevProcess> {
  return await startProcess<Ready>(script, ["--json", "--port", "0", ...args], env);
}

/** Runs Deno in a folder. */
export async function runDeno(cwd: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = new Deno.Command(Deno.execPath(), { args, cwd, env: { NO_COLOR: "1" }, stdin: "null" });
  const { code, stdout, stderr } = await command.output();
  return { code, output: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}
