import { fileURLToPath } from "node:url";
import type { Ready } from "../../local/dev.ts";
import { printedText } from "./printed.ts";

/** How a process ended, and everything it printed. */
export interface ProcessResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** A running process with a program of the project, after its ready line. */
export interface StartedProcess<T> {
  /** The ready line, which is its first line, parsed as JSON. */
  ready: T;
  pid: number;
  /** What it has printed on stderr until now. */
  printed(): string;
  /** Sends a signal and does not wait. */
  signal(signal: Deno.Signal): void;
  /** Sends the signal and waits for the end. */
  stop(signal: Deno.Signal): Promise<ProcessResult>;
}

/** Starts a script of the project (a path from its root) and waits for its ready line. */
export async function startProcess<T>(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<StartedProcess<T>> {
  const child = scriptCommand(script, args, env).spawn();
  let errors = "";
  const stderr = (async () => {
    for await (const part of child.stderr.pipeThrough(new TextDecoderStream())) errors += part;
    return errors;
  })();
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
    printed: () => errors,
    signal: (signal) => child.kill(signal),
    async stop(signal) {
      child.kill(signal);
      for (let part = await reader.read(); !part.done; part = await reader.read()) stdout += part.value;
      return { code: (await child.status).code, stdout, stderr: await stderr };
    },
  };
}

/** The command that runs a script of the project. */
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

/** A process with `deno task dev --json` for the tiny project. */
type DevProcess = StartedProcess<Ready>;

/** Runs `deno task dev` until it ends by itself, because it cannot start. */
export async function runDevProcess(args: string[], env: Record<string, string> = {}): Promise<ProcessResult> {
  const { code, stdout, stderr } = await scriptCommand(tinyProject, args, env).output();
  return { code, stdout: printedText(stdout), stderr: printedText(stderr) };
}

/** Starts `deno task dev --json` on a free port, by default for the tiny project, and waits for its ready line. */
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
  return { code, output: printedText(stdout, stderr) };
}
