import type { ChatMessage } from "./messages-data.ts";

const READS = /^tool-(?:get|list|search|analyze|prepare|find|read)_/;

/** What the assistant is doing before it speaks, in one line. */
export function ToolActivity({ message: { parts } }: { message: ChatMessage }) {
  const last = parts.findLast(({ type }) => type !== "step-start");
  if (!last?.type.startsWith("tool-") || !("state" in last) || last.state?.startsWith("output")) return null;
  return (
    <p className="text-sm text-ink-soft">
      {READS.test(last.type) ? "consultando o que está guardado…" : "preparando o registro…"}
    </p>
  );
}
