import { describeItem } from "../../shared/tools/base/describe-item.ts";
import type { KnowledgeItem } from "../../shared/tools/base/knowledge-item.ts";
import { fold } from "../../shared/text/fold.ts";
import type { Reading } from "../reading/reading.ts";
import { SINGLE_FACTS } from "./single-facts.ts";

/** Of what holds one at a time, what was told last; what stood before it, when both are still kept. Null for other questions. */
export function sayLatest(
  items: readonly (KnowledgeItem & { created_at?: string })[],
  { keys }: Reading,
): string | null {
  const single = SINGLE_FACTS.find(({ asked }) => asked.test(keys));
  if (single === undefined) return null;
  const own = items.filter(({ type, about }) => type !== "person" && type !== "insight" && about === undefined);
  const [latest, before] = own.filter(({ content }) => single.told.test(fold(content)))
    .sort((one, other) => (other.created_at ?? "").localeCompare(one.created_at ?? ""));
  if (latest === undefined) return null;
  return before === undefined
    ? describeItem(latest)
    : `O mais recente que você me contou: ${lowerFirst(describeItem(latest))} Antes, eu sabia isto: ${
      lowerFirst(describeItem(before))
    }`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
