import type { Ready } from "../../local/describe-ready.ts";
import { type Ended, scriptCommand, type StartedProcess, startProcess } from "./start-process.ts";

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
