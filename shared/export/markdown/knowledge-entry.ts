import { AREA_NAMES } from "../../memory/vocabulary.ts";
import type { ExportRow } from "../read-export.ts";
import type { EntryContext } from "./entry-context.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { formatMoment } from "./format-moment.ts";
import { numberOf } from "./number-of.ts";
import { textOf } from "./text-of.ts";

const AREAS: Record<string, string> = AREA_NAMES;

const TYPES: Record<string, string> = {
  fact: "fato",
  preference: "preferência",
  memory: "lembrança",
  insight: "percepção",
  person: "pessoa",
};

const SOURCES: Record<string, string> = {
  conversation: "dito em conversa",
  user_input: "escrito por você",
  ai_inference: "dedução minha",
};

/** A knowledge item: what it says, then where it comes from and whether it still holds. */
export function knowledgeEntry(row: ExportRow, { timezone }: EntryContext): string {
  const title = textOf(row, "title").trim();
  const content = textOf(row, "content").trim();
  const told = title === "" || content.startsWith(title) || title.endsWith("…")
    ? escapeMarkdown(content)
    : `**${escapeMarkdown(title)}:** ${escapeMarkdown(content)}`;
  return `- ${row.is_current === false ? `~~${told}~~` : told}  \n  ${escapeMarkdown(provenance(row, timezone))}\n`;
}

function provenance(row: ExportRow, timezone: string): string {
  const about = textOf(row, "about");
  const confidence = numberOf(row, "confidence");
  const supersededAt = textOf(row, "superseded_at");
  const evidence = textOf(row, "inference_evidence");
  return [
    TYPES[textOf(row, "type")],
    AREAS[textOf(row, "area")],
    about && `sobre ${about}`,
    formatMoment(textOf(row, "stated_at"), timezone),
    SOURCES[textOf(row, "source")],
    evidence && `porque: ${evidence}`,
    confidence === null ? "" : `confiança ${Math.round(confidence * 100)}%`,
    row.validated_by_user === true ? "confirmado por você" : "",
    row.needs_resolution === true ? "em dúvida" : "",
    supersededAt ? `substituído em ${formatMoment(supersededAt, timezone)}` : "atual",
  ].filter(Boolean).join(" · ");
}
