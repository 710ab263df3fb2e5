import { extractOffline } from "../../../memory/extract-offline.ts";
import type { ExtractedItem } from "../../../memory/extraction/extracted-item.ts";
import type { Reading } from "../reading/reading.ts";
import type { PlannedCall } from "./decision.ts";

/** More of one message are a story, which the nightly run reads with what stands around it. */
const MOST = 4;

/**
 * Keeps at once what the nightly run would learn from a message that no rule reads: "tomo losartana de manhã", "minha
 * cunhada Pri". The same rules decide what lasts, so what is kept now is not learned again at night.
 */
export function learnStatement({ text, clauses }: Reading, given: ReadonlySet<string>): PlannedCall[] {
  if (clauses.some(({ asks }) => asks)) return [];
  const { items } = extractOffline([{ id: "said", text, sentAt: new Date(0).toISOString() }]);
  if (items.length > MOST) return [];
  return items.flatMap((item) => call(item)).filter(({ tool }) => given.has(tool));
}

function call({ type, area, sub_area, title, content, person, relationship }: ExtractedItem): PlannedCall[] {
  if (type === "person") {
    return person && relationship ? [{ tool: "update_person", args: { name: person, relationship } }] : [];
  }
  if (type !== "fact" && type !== "preference") return [];
  const args = { type, area, content, sub_area, title, person };
  return [{ tool: "add_knowledge", args: Object.fromEntries(Object.entries(args).filter(([, value]) => value)) }];
}
