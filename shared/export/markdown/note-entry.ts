import type { ExportRow } from "../read-export.ts";
import type { EntryContext } from "./entry-context.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { formatMoment } from "./format-moment.ts";
import { textOf } from "./text-of.ts";

/**
 * A note or a saved thing. A note is Markdown already: its text stands as the user wrote it. Headings of an automatic note
 * come below its title.
 */
export function noteEntry(row: ExportRow, { timezone }: EntryContext): string {
  const title = escapeMarkdown(textOf(row, "title")) || "Sem título";
  const url = textOf(row, "url");
  const written = textOf(row, "content") || textOf(row, "description");
  const text = row.origin === "automatic" ? written.replace(/^## /gm, "#### ") : written;
  const moment = formatMoment(textOf(row, "created_at"), timezone);
  return [`### ${title}`, moment, url && `<${url.replace(/[\s<>]/g, encodeURIComponent)}>`, text.trim()]
    .filter(Boolean).join("\n\n") + "\n\n";
}
