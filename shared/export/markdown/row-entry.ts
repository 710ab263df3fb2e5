import type { ExportRow } from "../read-export.ts";
import type { EntryContext } from "./entry-context.ts";
import { financeEntries } from "./finance-entries.ts";
import { healthEntries } from "./health-entries.ts";
import { knowledgeEntry } from "./knowledge-entry.ts";
import { memoryEntry } from "./memory-entry.ts";
import { messageEntry } from "./message-entry.ts";
import { noteEntry } from "./note-entry.ts";
import { plainEntry } from "./plain-entry.ts";

/** Rows that say something only through others: links between items, and conversations, whose messages follow. */
const SILENT = ["knowledge_links", "conversations"];

const ENTRIES: Record<string, (row: ExportRow, context: EntryContext) => string> = {
  profiles: memoryEntry,
  user_memories: memoryEntry,
  knowledge_items: knowledgeEntry,
  messages: messageEntry,
  library_items: noteEntry,
  ...financeEntries,
  ...healthEntries,
};

/** One row as Markdown; empty when it has nothing to say by itself. */
export function rowEntry(section: string, row: ExportRow, context: EntryContext): string {
  if (SILENT.includes(section)) return "";
  return (ENTRIES[section] ?? plainEntry)(row, context);
}
