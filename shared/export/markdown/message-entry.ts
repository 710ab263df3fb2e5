import type { ExportRow } from "../read-export.ts";
import type { EntryContext } from "./entry-context.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { formatMoment } from "./format-moment.ts";
import { quoteLines } from "./quote-lines.ts";
import { textOf } from "./text-of.ts";

/** What was said and when, under the name of its conversation. Tool calls have no words; the JSON export has them. */
export function messageEntry(row: ExportRow, context: EntryContext): string {
  const content = textOf(row, "content").trim();
  if (content === "" || row.role === "tool") return "";
  const conversation = textOf(row, "conversation_id");
  const heading = conversation === context.openConversation
    ? ""
    : `### ${escapeMarkdown(context.names.get(conversation) ?? "") || "Conversa sem título"}\n\n`;
  context.openConversation = conversation;
  const speaker = row.role === "user" ? "Você" : "Assistente";
  const moment = formatMoment(textOf(row, "created_at"), context.timezone, true);
  return `${heading}**${speaker}** · ${moment}\n\n${quoteLines(content)}\n\n`;
}
