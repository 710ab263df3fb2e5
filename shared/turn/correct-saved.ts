import { z } from "zod";
import type { StoredMessage } from "../history/build-window.ts";
import { fold } from "../text/fold.ts";
import type { ToolContext } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import { correctCalls } from "./correct-calls.ts";
import type { PendingCall } from "./turn.ts";

const resultPart = z.looseObject({
  type: z.literal("tool-result"),
  toolCallId: z.string(),
  output: z.looseObject({ type: z.literal("json") }),
});
const callPart = z.looseObject({
  type: z.literal("tool-call"),
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.record(z.string(), z.unknown()),
});

/** Said of something that is done; a bare "60" after a record is more likely the next one. */
const SAID_WRONG =
  /\b(?:na verdade|na vdd|na real|errei|me enganei|me confundi|corrig\w+|alias|quis dizer|quer dizer|minto|ops|errad[oa]|nao)\b|^(?:muda|troca|altera|era|foi)\b/;

/**
 * The writes of the turn before, as the user's words correct them ("na verdade foi 35"), or null when the turn before wrote
 * nothing or the words correct nothing.
 */
export function correctSaved(window: StoredMessage[], text: string, context: ToolContext): PendingCall[] | null {
  if (!SAID_WRONG.test(fold(text).trim())) return null;
  const written = writtenJustNow(window);
  const corrected = written.length > 0 ? correctCalls(written, text, context) : null;
  return corrected?.map(({ tool, args }) => ({ toolCallId: crypto.randomUUID(), tool, args, replaces: true })) ?? null;
}

/** Calls of tools that need a yes, whose results came after the user's last message but one. */
function writtenJustNow(window: StoredMessage[]): PendingCall[] {
  const earlier = window.slice(0, window.findLastIndex(({ role }) => role === "user"));
  const lastTurn = earlier.slice(earlier.findLastIndex(({ role }) => role === "user") + 1);
  const done = new Set(
    lastTurn.flatMap(({ role, parts }) =>
      role === "tool" ? parts.flatMap((part) => resultPart.safeParse(part).data?.toolCallId ?? []) : []
    ),
  );
  return earlier.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const call = callPart.safeParse(part).data;
      if (!call || !done.has(call.toolCallId) || findTool(call.toolName)?.confirmation !== "required") return [];
      return [{ toolCallId: call.toolCallId, tool: call.toolName, args: call.input }];
    })
  );
}
