import { fold } from "../language/fold.ts";
import { oneLine } from "../writing/one-line.ts";

/** Another assistant that the person has given access. */
export interface Assistant {
  /** The beginning of the client ids of its conversations, before their number. */
  key: string;
  /** The name that it gives itself. It proves nothing: any client may use any name. */
  name?: string;
}

const LONGEST_KEY = 50;
const LONGEST_NAME = 60;

/**
 * Finds out which assistant a request comes from: by the client that the token was given to, or else by the name that it gives itself.
 *
 * @param clientInfo the name in the MCP request, if it has one
 */
export function identifyAssistant(
  clientId: string | undefined,
  clientInfo?: { name: string; title?: string },
): Assistant {
  const called = oneLine(clientInfo?.title || clientInfo?.name || "", LONGEST_NAME).replace(/["“”]/g, "").trim();
  const slug = fold(clientId ?? called).replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_KEY);
  return { key: `mcp:${slug || "-"}`, ...(called && { name: called }) };
}
