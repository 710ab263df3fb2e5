import { logFailure } from "../shared/runtime/log-failure.ts";
import { StartError } from "./run-task.ts";

/** A server on a port of this machine. */
interface Listener {
  url: string;
  /** Gives open streams this long to finish, then cuts them. */
  close(graceMs: number): Promise<void>;
}

type Handle = (request: Request, peerAddress: string | null) => Promise<Response>;

/**
 * Serves on 127.0.0.1; port 0 picks a free one.
 * @throws {StartError} when the port is in use
 */
export function listen(port: number, handle: Handle): Listener {
  const abort = new AbortController();
  const open = new Set<Promise<void>>();
  const server = serve(port, abort.signal, (request, info) => {
    if (abort.signal.aborted) return unavailable();
    const completed: Promise<void> = info.completed.catch(() => {}).finally(() => open.delete(completed));
    open.add(completed);
    return handle(request, info.remoteAddr.hostname);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    async close(graceMs) {
      await waitAtMost(graceMs, Promise.all(open));
      // Not server.shutdown(): it waits for open streams, and an abort during it fails with BadResource.
      abort.abort();
      await server.finished;
    },
  };
}

function serve(
  port: number,
  signal: AbortSignal,
  handler: Deno.ServeHandler<Deno.NetAddr>,
): Deno.HttpServer<Deno.NetAddr> {
  try {
    return Deno.serve({ hostname: "127.0.0.1", port, signal, onListen: () => {}, onError: unexpectedError }, handler);
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AddrInUse || cause instanceof Deno.errors.PermissionDenied)) throw cause;
    const why = cause instanceof Deno.errors.AddrInUse ? "already in use" : "not allowed";
    throw new StartError(`port ${port} is ${why}; choose another with --port`, { cause });
  }
}

function unexpectedError(error: unknown): Response {
  logFailure("[gateway]", error);
  return Response.json({ message: "An unexpected error occurred" }, { status: 500 });
}

function unavailable(): Response {
  return Response.json({ message: "The stack is stopping" }, { status: 503 });
}

/** Waits for the work, but no longer than this. The work itself is not stopped. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
