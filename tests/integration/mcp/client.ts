import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Stack } from "../../support/stack.ts";

/** Where other assistants find the server. */
export function mcpUrl(stack: Stack): string {
  return `${stack.url}/functions/v1/mcp`;
}

/** Another assistant with the official client, let in by a token. */
export async function connect(
  stack: Stack,
  token: string,
  { name = "claude", title, mode }: { name?: string; title?: string; mode?: "auto" | "legacy" } = {},
): Promise<Client> {
  const client = new Client({ name, title, version: "1.0.0" }, { versionNegotiation: { mode: mode ?? "auto" } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpUrl(stack)), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** What a result says. */
export function textOf({ content }: CallToolResult): string {
  return content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
}
