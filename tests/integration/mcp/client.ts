import assert from "node:assert/strict";
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

/** The call that records an expense. */
export const expense = (amount: unknown, description = "mercado") => ({
  name: "create_expense",
  arguments: { amount, description, category: "food" },
});

/** What was offered instead of done. */
export function offered(
  result: CallToolResult,
): { conversationId: string; offer: string; status: string; expiresAt: string } {
  assert.ok(!result.isError, textOf(result));
  return result.structuredContent as ReturnType<typeof offered>;
}

/** What an older client sends with a request. */
export function headers(token: string): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };
}
