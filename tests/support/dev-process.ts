import { fileURLToPath } from "node:url";
import type { Ready } from "../../local/describe-ready.ts";

/** A `deno task dev --json` of the tiny project in a process of its own. */
export interface DevProcess {
  ready: Ready;
  /** Sends the signal, waits for the end and returns what was printed after the ready line. */
  stop(signal: Deno.Signal): Promise<Ended>;
}

/** How a process ended and all it printed. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command until it ends by itself, as it does when it cannot start. */
export async function runDevProcess(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const { code, stdout, stderr } = await command(args, env).output();
  return { code, stdout: new TextDecoder().decode(stdout), stderr: new TextDecoder().decode(stderr) };
}

/** Starts the command on a free port and waits for its ready line. */
export async function startDevProcess(args: string[], env: Record<string, string> = {}): Promise<DevProcess> {
  const child = command(["--json", "--port", "0", ...args], env).spawn();
  const stderr = new Response(child.stderr).text();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let stdout = "";
  while (!stdout.includes("\n")) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stack did not start: ${await stderr}`);
    stdout += value;
  }
  return {
    ready: JSON.parse(stdout),
    async stop(signal) {
      child.kill(signal);
      for (let part = await reader.read(); !part.done; part = await reader.read()) stdout += part.value;
      return { code: (await child.status).code, stdout, stderr: await stderr };
    },
  };
}

function command(args: string[], env: Record<string, string>): Deno.Command {
  const script = fileURLToPath(new URL("./local-project.ts", import.meta.url));
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--quiet", script, ...args],
    env: { LITE_AUTH_BCRYPT_COST: "4", NO_COLOR: "1", ...env },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}
