let running = 0;
let own = 0;

/**
 * PGlite's WebAssembly unwinds by `process.exitCode = 100; throw …`, at start and on every SQL error that it then
 * handles. Nothing failed: the exit code of this process stays its own, also when several databases are at work.
 */
export async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  if (running++ === 0) own = Deno.exitCode;
  try {
    return await work();
  } finally {
    running--;
    Deno.exitCode = own;
  }
}
