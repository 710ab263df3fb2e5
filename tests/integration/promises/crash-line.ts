/** A call of a turn's worker at which it dies: "after", the database has done it and nobody has heard. */
export interface Crash {
  moment: "before" | "after";
  rpc: string;
}

/** The line between the functions and their stack, on which a worker can be made to die at a chosen rpc. */
export interface CrashLine {
  url: string;
  /** From now on: where the worker of the next turn dies. */
  arm(crash: Crash | null): void;
  /** The rpcs that reached the stack since then. */
  done(): string[];
  close(): Promise<void>;
}

/** Of a dead worker nothing arrives any more; one that is told that its turn was taken over stops at once, as if dead. */
const DEAD = { code: "PT409", hint: "stale_turn", message: "died on purpose", details: null };

/** Lays a line to the stack, which may be started after it. */
export function startCrashLine(stackUrl: () => string): CrashLine {
  let crash: Crash | null = null;
  let dead = false;
  let reached: string[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const rpc = pathname.split("/").at(-1) ?? "";
    const body = await request.arrayBuffer();
    dead ||= crash?.moment === "before" && crash.rpc === rpc;
    if (dead) return Response.json(DEAD, { status: 409 });
    const { method, headers } = request;
    const response = await fetch(stackUrl() + pathname + search, {
      method,
      headers,
      ...(method === "GET" ? {} : { body }),
    });
    const answer = await response.arrayBuffer();
    if (response.ok) reached.push(rpc);
    dead = crash?.moment === "after" && crash.rpc === rpc;
    if (dead) return Response.json(DEAD, { status: 409 });
    const answered = new Headers(response.headers);
    answered.delete("content-encoding");
    answered.delete("content-length");
    return new Response(response.status === 204 ? null : answer, { status: response.status, headers: answered });
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    arm(next) {
      [crash, dead, reached] = [next, false, []];
    },
    done: () => reached,
    close: () => server.shutdown(),
  };
}
