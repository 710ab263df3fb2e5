import type { Tool } from "@modelcontextprotocol/client";
import { boundMcpAnswer } from "./bound-mcp-answer.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { type OutsideFailure, outsideFailureOf, OutsideRefusal } from "./outside-failure.ts";
import { MOST_MS, type Network } from "./read-outside.ts";

/** Where an MCP server is, and what is sent with each request. */
export interface McpServer {
  url: string;
  headers: Record<string, string>;
}

/** A tool as the server lists it. Its texts and its schema are the server's own. */
export interface McpTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: Record<string, unknown>;
}

export interface McpCall {
  tool: string;
  /** Digest of the tool at the time it was approved. The call is not made when the tool's digest is another now. */
  digest: string;
  args: Record<string, unknown>;
  timeoutMs?: number;
  maxBytes?: number;
}

/**
 * The outcome of a call. `done`: the server answered; `isError` is what the server itself says about it. `none`: the tool was not
 * called. `unknown`: the call was sent, and nobody knows what it did.
 */
export type McpAnswer =
  | { outcome: "done"; isError: boolean; text: string; structured?: Record<string, unknown> }
  | { outcome: "none"; why: "unreachable" | "changed"; failure?: OutsideFailure }
  | { outcome: "unknown"; failure?: OutsideFailure };

/** SHA-256, hexadecimal, of what a model is told about a tool: name, description and arguments. */
export async function digestOf({ name, description = "", inputSchema }: McpTool): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sortKeys({ name, description, inputSchema })));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** Sorts the keys of all objects: two versions of the protocol write the same schema in different orders. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map((
      [key, member],
    ) => [key, sortKeys(member)]),
  );
}

/** Lists the tools of a server. @throws whatever the network, the limits or the server throw */
export async function listMcpTools(server: McpServer, network: Network): Promise<McpTool[]> {
  return await withServer(server, network, {}, async ({ list }) => await list());
}

/** Lists the server's tools again, and calls the tool only if its digest is still the approved one. Never throws. */
export async function callMcpTool(server: McpServer, call: McpCall, network: Network): Promise<McpAnswer> {
  let isCalled = false;
  try {
    return await withServer(server, network, call, async ({ list, callTool }) => {
      const listed = (await list()).filter(({ name }) => name === call.tool);
      const [tool, second] = listed;
      if (!tool || second || await digestOf(tool) !== call.digest) return { outcome: "none", why: "changed" };
      isCalled = true;
      return await callTool(tool, call.args);
    });
  } catch (error) {
    const failure = outsideFailureOf(error);
    return isCalled ? { outcome: "unknown", failure } : { outcome: "none", why: "unreachable", failure };
  }
}

interface Connection {
  list(): Promise<McpTool[]>;
  callTool(tool: McpTool, args: Record<string, unknown>): Promise<Extract<McpAnswer, { outcome: "done" }>>;
}

const MOST_PAGES = 20;

/** Connects to the server, runs `work` and closes the connection, all within the limits of a single request. */
async function withServer<T>(
  { url, headers }: McpServer,
  network: Network,
  limits: { timeoutMs?: number; maxBytes?: number },
  work: (server: Connection) => Promise<T>,
): Promise<T> {
  // Most turns call no MCP server: the client is loaded by the first turn that does.
  const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  const timeout = Math.min(limits.timeoutMs ?? MOST_MS, MOST_MS);
  const outside = guardedFetch(network, limits);
  // The client wraps errors of its fetch in errors of its own. The original is kept here and thrown in their place.
  let fetchError: unknown;
  const client = new Client({ name: "life-assistant", version: "1.0.0" }, {
    versionNegotiation: { mode: "auto" },
    listMaxPages: MOST_PAGES,
    inputRequired: { autoFulfill: false },
    // The server's own output schema is not applied to its results. `callTool` below checks what it uses.
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
    // The client opens a stream by GET to receive events between calls. None are needed: 405 tells it that there is no stream.
    fetch: async (address, init) => {
      if (init?.method === "GET") return new Response(null, { status: 405 });
      // A server may ask the client something too (`ping`), thousands of times in one answer. Nothing is answered to it.
      if (isAnswer(init?.body)) return new Response(null, { status: 202 });
      return await outside(address, init).then((response) => boundMcpAnswer(response, idOf(init?.body))).catch(
        (error) => {
          fetchError = error;
          throw error;
        },
      );
    },
  });
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timedOut.reject(new OutsideRefusal(`no answer within ${timeout} ms`, "too_slow")),
    timeout,
  );
  const connection: Connection = {
    list: async () => (await client.listTools(undefined, { timeout })).tools as McpTool[],
    async callTool(tool, args) {
      // With the definition, the client calls once. Without, it lists and calls again when the server finds fault with a header.
      const options = { timeout, toolDefinition: tool as Tool };
      const { content, structuredContent, isError } = await client.callTool(
        { name: tool.name, arguments: args },
        options,
      );
      return {
        outcome: "done",
        isError: isError === true,
        text: content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n"),
        ...(isObject(structuredContent) && { structured: structuredContent }),
      };
    },
  };
  try {
    const worked = client.connect(transport, { timeout }).then(() => work(connection));
    return await Promise.race([worked, timedOut.promise]);
  } catch (error) {
    throw fetchError ?? error;
  } finally {
    clearTimeout(timer);
    await client.close().catch(() => {});
  }
}

/** Whether a message of the client answers one of the server's. Every other message names a method. */
function isAnswer(body: RequestInit["body"]): boolean {
  return typeof body === "string" && !("method" in Object(JSON.parse(body)));
}

function idOf(body: RequestInit["body"]): unknown {
  return typeof body === "string" ? Object(JSON.parse(body)).id : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
