import { hasWordsOf } from "../../language/meaning/meaning.ts";
import { type HealthFact, isHealthKind, saysDose, saysEnded } from "../../language/meaning/told-ended.ts";
import type { JsonObject } from "../definition.ts";
import { textOrNull } from "../said/evidence.ts";

/**
 * A belief as it is written after a yes: only what its offer shows. The offer has the content and whom it is about. All else is read from
 * these words at night, but for allergies, conditions and medicines, which enter every prompt at once where the words name them.
 */
export function asOffered({ type, content, area, person, quote, ...unseen }: JsonObject): JsonObject {
  return {
    type: type === "person" ? "fact" : type,
    content,
    area,
    ...(person !== undefined && { person }),
    ...(quote !== undefined && { quote }),
    confidence: 1,
    ...shownFiling(String(content), unseen),
  };
}

/** What of slot, key, value and `holds` the content itself says. */
function shownFiling(content: string, { slot, key, value, holds }: JsonObject): JsonObject {
  if (!isHealthKind(slot) || textOrNull(key) === null || !hasWordsOf(String(key), content)) return {};
  const fact: HealthFact = { kind: slot, key: String(key), content };
  if (saysEnded(fact, content)) return { slot, key, holds: false };
  const dose = textOrNull(value) ?? "";
  if (holds === false || slot === "medication" && !saysDose(fact, dose, content)) return {};
  return { slot, key, ...(slot === "medication" && dose !== "" && hasWordsOf(dose, content) && { value }) };
}
