import { body, hostileAnswers, redirectTo } from "./hostile-answers.ts";
import { hostileMcpAnswer } from "./hostile-mcp-answers.ts";

// A server that need not keep to HTTP. It is a process of its own: what it sends without end takes no time from the product, and its
// end closes all that is open.

/** A request as it came, and what became of its connection. */
export interface Asked {
  /** The address that the product wanted to reach. */
  address: string;
  method: string;
  head: string;
  body: string;
  /** Bytes that were taken of the answer. */
  bytes: number;
  /** Milliseconds from the request until the connection was closed; null while it is open. */
  ms: number | null;
}

/** What is sent, byte by byte: the status line, the headers and the body are the answer's own. `gone` aborts when nobody reads. */
export type HostileAnswer = (
  asked: Asked,
  gone: AbortSignal,
) => AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const TYPES: Record<string, string> = { GET: "application/json", POST: "application/json", page: "text/html" };

async function startServer(): Promise<void> {
  const answers = Object.fromEntries(
    await Promise.all(
      Object.entries(TYPES).map(async ([way, type]) => [way, await hostileAnswers(type)] as const),
    ),
  );
  /** The answer to https://mal.com.br/<way>/<how>. A `to` says where a redirect leads, an `of` what is answered. */
  const answerTo = (asked: Asked): HostileAnswer | undefined => {
    const { pathname, searchParams } = new URL(asked.address);
    const [, way = "", how = ""] = pathname.split("/");
    const to = searchParams.get("to");
    if (to !== null) return redirectTo(to, Number(searchParams.get("code") ?? 302));
    return way === "mcp" ? hostileMcpAnswer(how, asked) : answers[way]?.[how] ?? body('{"a":1}');
  };
  const seen: Asked[] = [];
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  console.log(JSON.stringify({ port: (listener.addr as Deno.NetAddr).port }));
  for await (const connection of listener) void serve(connection, seen, answerTo);
}

async function serve(
  connection: Deno.Conn,
  seen: Asked[],
  answerTo: (asked: Asked) => HostileAnswer | undefined,
): Promise<void> {
  const gone = new AbortController();
  let asked: Asked | undefined;
  const began = performance.now();
  try {
    asked = await readRequest(connection);
    if (asked === undefined) return;
    if (asked.address === "") {
      for (const piece of body(JSON.stringify(seen))(asked, gone.signal) as string[]) await send(connection, piece);
      return;
    }
    seen.push(asked);
    void untilClosed(connection, gone);
    for await (const piece of answerTo(asked)?.(asked, gone.signal) ?? []) {
      await send(connection, piece, asked);
      if (gone.signal.aborted) break;
    }
  } catch {
    // Whoever asked has gone.
  } finally {
    if (asked) asked.ms = performance.now() - began;
    try {
      connection.close();
    } catch {
      // It was closed from the other side.
    }
  }
}

async function untilClosed(connection: Deno.Conn, gone: AbortController): Promise<void> {
  const rest = new Uint8Array(1024);
  try {
    while (await connection.read(rest) !== null);
  } catch {
    // A connection that breaks is closed too.
  }
  gone.abort();
}

async function send(connection: Deno.Conn, piece: string | Uint8Array, asked?: Asked): Promise<void> {
  const bytes = typeof piece === "string" ? new TextEncoder().encode(piece) : piece;
  for (let at = 0; at < bytes.length;) {
    const written = await connection.write(bytes.subarray(at));
    at += written;
    if (asked) asked.bytes += written;
  }
}

/** Reads one request with its body. The address that was wanted stands in a header. */
async function readRequest(connection: Deno.Conn): Promise<Asked | undefined> {
  const buffer = new Uint8Array(64 * 1024);
  let text = "";
  for (;;) {
    const read = await connection.read(buffer);
    if (read === null) return undefined;
    text += new TextDecoder().decode(buffer.subarray(0, read));
    const [head = "", body] = text.split("\r\n\r\n");
    if (body === undefined) continue;
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (new TextEncoder().encode(body).length < length) continue;
    const address = /^x-asked: (.*)$/im.exec(head)?.[1]?.trim() ?? "";
    return { address, method: head.split(" ")[0] ?? "", head, body, bytes: 0, ms: null };
  }
}

if (import.meta.main) await startServer();
