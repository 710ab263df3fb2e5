/** What a test does when a request passes. "lost" drops the request. */
type Interruption = () => void | "lost" | Promise<void | "lost">;

/** Before the stack gets the request, or after the stack has done it and before the caller gets the answer. */
export type Moment = "before" | "after";

/** A proxy between functions and their stack, on which a test can interfere with an rpc. */
export interface Wire {
  url: string;
  /** Runs the interruption once, at the next call of the rpc. Then the call or its answer continues. */
  at(moment: Moment, rpc: string, interruption: Interruption): void;
  close(): Promise<void>;
}

/** Starts a proxy to the stack at this URL. */
export function startWire(stackUrl: string): Wire {
  const waiting = new Map<string, Interruption>();
  const interrupt = async (moment: Moment, rpc: string) => {
    const key = `${moment} ${rpc}`;
    const interruption = waiting.get(key);
    waiting.delete(key);
    return await interruption?.() === "lost";
  };
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const rpc = pathname.split("/").at(-1) ?? "";
    const body = await request.arrayBuffer();
    if (await interrupt("before", rpc)) return new Response(null, { status: 502 });
    const response = await fetch(stackUrl + pathname + search, {
      method: request.method,
      headers: request.headers,
      body: request.method === "GET" ? undefined : body,
    });
    const answer = await response.arrayBuffer();
    await interrupt("after", rpc);
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(response.status === 204 ? null : answer, { status: response.status, headers });
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    at: (moment, rpc, interruption) => void waiting.set(`${moment} ${rpc}`, interruption),
    close: () => server.shutdown(),
  };
}
