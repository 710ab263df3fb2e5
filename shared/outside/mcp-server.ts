import { guardedFetch } from "./guarded-fetch.ts";
import { type OutsideFailure, outsideFailure, OutsideRefusal } from "./outside-failure.ts";
import { MOST_MS, type Network } from "./read-outside.ts";

/** Where an MCP server is, and what is sent with each request. */
export interface McpServer {
  url: string;
  headers: Record<string, string>;
}

/** A tool as the server lists it, in words and a schema of its own. */
export interface McpTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: Record<string, unknown>;
}

export interface McpCall {
  tool: string;
  /** Of the tool as it was when it was looked at: any other is not called. */
  digest: string;
  args: Record<string, unknown>;
  timeoutMs?: number;
  maxBytes?: number;
}

/** What a server answered; `isError` is its own word. Or why it did not: `none` was asked of the tool, or it is `unknown` what came of it. */
export type McpAnswer =
  | { came: "done"; isError: boolean; text: string; structured?: Record<string, unknown> }
  | { came: "none"; why: "unreachable" | "changed"; failure?: OutsideFailure }
  | { came: "unknown"; failure?: OutsideFailure };

/** SHA-256, hexadecimal, of what a model would be told of a tool: name, description and arguments. */
export async function digestOf({ name, description = "", inputSchema }: McpTool): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sorted({ name, description, inputSchema })));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** Two protocol versions write the same schema in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map(([key, member]) => [key, sorted(member)]),
  );
}

/** The tools of a server. @throws whatever the network, the limits or the server throw */
export async function listMcpTools(server: McpServer, network: Network): Promise<McpTool[]> {
  return await withServer(server, network, {}, async ({ list }) => await list());
}

/** Lists the server's tools once more, and calls the one that is meant while it is what it was. Never throws. */
export async function callMcpTool(server: McpServer, call: McpCall, network: Network): Promise<McpAnswer> {
  let isCalled = false;
  try {
    return await withServer(server, network, call, async ({ list, callTool }) => {
      const listed = (await list()).filter(({ name }) => name === call.tool);
      const digests = await Promise.all(listed.map(digestOf));
      if (digests.length !== 1 || digests[0] !== call.digest) {
        return { came: "none", why: "changed" };
      }
      isCalled = true;
      return await callTool(call.tool, call.args);
    });
  } catch (error) {
    const failure = outsideFailure(error);
    return isCalled ? { came: "unknown", failure } : { came: "none", why: "unreachable", failure };
  }
}

interface Connected {
  list(): Promise<McpTool[]>;
  callTool(name: string, args: Record<string, unknown>): Promise<Extract<McpAnswer, { came: "done" }>>;
}

const MOST_PAGES = 20;

/** Connects, works and leaves, within the limits of one reading. */
async function withServer<T>(
  { url, headers }: McpServer,
  network: Network,
  limits: { timeoutMs?: number; maxBytes?: number },
  work: (server: Connected) => Promise<T>,
): Promise<T> {
  // Most turns call no such tool: the client is loaded by the first that does.
  const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  const timeout = Math.min(limits.timeoutMs ?? MOST_MS, MOST_MS);
  const outside = guardedFetch(network, limits);
  // The client tells of what its fetch met in words of its own.
  let met: unknown;
  const client = new Client({ name: "life-assistant", version: "1.0.0" }, {
    versionNegotiation: { mode: "auto" },
    listMaxPages: MOST_PAGES,
    inputRequired: { autoFulfill: false },
    // A schema of the server's own is not run against its results: what comes is looked at here.
    jsonSchemaValidator: {
      getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
    },
  });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      reconnectionDelayGrowFactor: 1,
    },
    // Nothing is listened to between calls.
    fetch: async (address, init) => {
      if (init?.method === "GET") return new Response(null, { status: 405 });
      return await outside(address, init).catch((error) => {
        met = error;
        throw error;
      });
    },
  });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new OutsideRefusal(`no answer within ${timeout} ms`, "too_slow")),
    timeout,
  );
  const connected: Connected = {
    list: async () => (await client.listTools(undefined, { timeout })).tools as McpTool[],
    async callTool(name, args) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: args }, { timeout });
      return {
        came: "done",
        isError: isError === true,
        text: content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n"),
        ...(isObject(structuredContent) && { structured: structuredContent }),
      };
    },
  };
  try {
    return await Promise.race([client.connect(transport, { timeout }).then(() => work(connected)), late.promise]);
  } catch (error) {
    throw met ?? error;
  } finally {
    clearTimeout(timer);
    await client.close().catch(() => {});
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
