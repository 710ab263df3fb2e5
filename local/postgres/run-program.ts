import { StartError } from "../run-task.ts";

/** How a program ended and what it printed. */
export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end. */
export async function runProgram(
  command: readonly string[],
  options: Deno.CommandOptions = {},
): Promise<ProgramResult> {
  const [program = "", ...args] = command;
  const { code, stdout, stderr } = await spawn(program, { args, stdin: "null", ...options });
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

async function spawn(program: string, options: Deno.CommandOptions): Promise<Deno.CommandOutput> {
  try {
    return await new Deno.Command(program, options).output();
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    throw new StartError(`the program ${program} is not installed`, { cause });
  }
}

/**
 * Runs a program that must succeed, and returns what it printed on stdout.
 * @param doing what the program does, for the error: "stopping Postgres"
 * @throws {StartError} with `doing` and the last line that the program printed
 */
export async function mustRun(
  doing: string,
  command: readonly string[],
  options?: Deno.CommandOptions,
): Promise<string> {
  const { code, stdout, stderr } = await runProgram(command, options);
  if (code === 0) return stdout;
  throw new StartError(`${doing} failed (${command[0]}, exit code ${code}): ${lastLine(stderr || stdout)}`);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/** Runs the work while this process holds a lock on the file. When a process dies, the system releases its lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await Deno.open(file, { write: true, create: true });
  try {
    await lock.lock(true);
    return await work();
  } finally {
    lock.close();
  }
}
