import { fold } from "../language/fold.ts";
import { oneLine } from "../writing/one-line.ts";

/** Another assistant that the person has let in. */
export interface Assistant {
  /** What its conversations are called by clients, before their number. */
  key: string;
  /** As it calls itself, which anybody may; absent when it does not say. */
  name?: string;
}

const LONGEST_KEY = 50;
const LONGEST_NAME = 60;

/**
 * Whose requests these are: by the client that the token was given to, else by the name that the client gives itself.
 *
 * @param clientInfo as the request has it, if it has one
 */
export function nameAssistant(clientId: string | undefined, clientInfo?: { name: string; title?: string }): Assistant {
  const called = oneLine(clientInfo?.title || clientInfo?.name || "", LONGEST_NAME).replace(/["“”]/g, "").trim();
  const slug = fold(clientId ?? called).replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_KEY);
  return { key: `mcp:${slug || "-"}`, ...(called && { name: called }) };
}
