import { embedNewItems } from "../memory/embedding/embed-new-items.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { Turn } from "./turn.ts";

const WRITES_MEMORY = new Set(["add_knowledge", "update_person"]);

/** What is done once the turn is stored and answered: new items of memory get their vectors. */
export function afterTurn({ client, embedder, transcript }: Turn): void {
  const added = transcript.messages.some(({ role, parts }) =>
    role === "tool" && parts.some(({ toolName }) => WRITES_MEMORY.has(String(toolName)))
  );
  if (embedder && added) runInBackground(embedNewItems(client, embedder));
}
