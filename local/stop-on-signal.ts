/** Ctrl-C or SIGTERM closes cleanly and exits with 0; a second signal gives up waiting for open requests. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) Deno.exit(130);
    stopping = true;
    console.error("stopping");
    await stop();
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, onSignal);
}
