import { StartError } from "./start-error.ts";

/** A request handler on a port of this machine. */
export interface Listener {
  url: string;
  close(): Promise<void>;
}

/** How long open streams may finish after a stop was asked for. */
const graceMs = 3_000;

/**
 * Serves on 127.0.0.1; port 0 takes a free one.
 * @throws {StartError} when the port is in use
 */
export function listen(
  port: number,
  handle: (request: Request, peerAddress: string | null) => Promise<Response>,
): Listener {
  const abort = new AbortController();
  const server = serve(port, abort.signal, handle);
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    async close() {
      const timer = setTimeout(() => abort.abort(), graceMs);
      try {
        await server.shutdown();
        await server.finished;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function serve(
  port: number,
  signal: AbortSignal,
  handle: (request: Request, peerAddress: string | null) => Promise<Response>,
): Deno.HttpServer<Deno.NetAddr> {
  try {
    return Deno.serve(
      { hostname: "127.0.0.1", port, signal, onListen: () => {}, onError: failure },
      (request, info) => handle(request, info.remoteAddr.hostname),
    );
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AddrInUse || cause instanceof Deno.errors.PermissionDenied)) throw cause;
    const why = cause instanceof Deno.errors.AddrInUse ? "already in use" : "not allowed";
    throw new StartError(`port ${port} is ${why}; choose another with --port`, { cause });
  }
}

function failure(error: unknown): Response {
  console.error("[gateway]", error instanceof Error ? error.message : error);
  return Response.json({ message: "An unexpected error occurred" }, { status: 500 });
}
