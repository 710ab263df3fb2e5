import { extractOffline } from "../../shared/memory/extract-offline.ts";
import type { ExtractedItem } from "../../shared/memory/extraction/extracted-item.ts";
import type { Reading } from "../reading/reading.ts";
import type { PlannedCall } from "./decision.ts";

/** As many as are told in one breath. */
const MOST = 5;

/**
 * What lasts of a message that asks for nothing, as the night would learn it: "larguei a fintech e agora trabalho no Nubank".
 * Kept at once, so that it is known in this very conversation.
 */
export function toldFacts(reading: Reading, given: ReadonlySet<string>): PlannedCall[] {
  if (reading.clauses.some(({ asks }) => asks)) return [];
  const learned = extractOffline([{ id: "", text: reading.text, sentAt: "" }]).items;
  const items = FIGURES.test(reading.keys) ? learned.filter(keepsFigures) : learned;
  const calls: PlannedCall[] = [];
  for (const item of items.filter(isPlain)) {
    const call = item.type === "person" ? introduce(item, given) : keep(item, given);
    if (call !== null) calls.push(call);
  }
  return calls.slice(0, MOST);
}

/** "quero ler 12 livros esse ano", "tomo puran 50 em jejum", "me chamo Rê, 38 anos": their figures are part of them. */
function keepsFigures({ type, area, content, person }: ExtractedItem): boolean {
  if (type === "person" || /^(?:Quer|Pretende|Sonha em|Tem como meta) /.test(content)) {
    return type === "person" || !person;
  }
  return area !== "finance" && !/^(?:Pesa|Mede|Ganha|Recebe|Paga|Gasta|Deve) /.test(content);
}

/** Tastes have rules of their own; of others only what changes their lives is told to be known. */
function isPlain({ type, area, content, person }: ExtractedItem): boolean {
  if (type === "preference" || /^(?:Vai|Planeja|Precisa) /.test(content)) return false;
  return type === "person" || !person || !OF_NO_ONE_ELSE.has(area);
}

/** Areas of others that are theirs to keep. */
const OF_NO_ONE_ELSE: ReadonlySet<string> = new Set(["finance", "leisure", "spirituality"]);
/** What has a figure is for the tools that record, or for nobody. */
const FIGURES = /(?:^| )(?:MONEY|QTY|TIME|NUM)(?: |$)/;

function introduce({ person, relationship, birthday }: ExtractedItem, given: ReadonlySet<string>): PlannedCall | null {
  if (!given.has("update_person") || !person || !relationship) return null;
  return { tool: "update_person", args: { name: person, relationship, ...(birthday ? { birthday } : {}) } };
}

function keep(
  { type, area, sub_area, content, person }: ExtractedItem,
  given: ReadonlySet<string>,
): PlannedCall | null {
  if (!given.has("add_knowledge")) return null;
  const args = { type, area, content, ...(sub_area ? { sub_area } : {}), ...(person ? { person } : {}) };
  return { tool: "add_knowledge", args };
}
