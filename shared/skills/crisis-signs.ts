import { crisisExclusions } from "./crisis-exclusions.ts";
import { crisisOthersPatterns } from "./crisis-others-patterns.ts";
import { crisisPatterns } from "./crisis-patterns.ts";
import { distressPatterns } from "./distress-patterns.ts";
import { PatternIndex } from "./pattern-index.ts";
import { wordStarts } from "./word-starts.ts";

/** What stands in a text that speaks of dying, of somebody else's dying, or of a life too heavy. */
export interface CrisisSign {
  kind: "crisis" | "others" | "distress";
  start: number;
  end: number;
}

const index = new PatternIndex<CrisisSign["kind"] | "figure of speech">();
index.add("crisis", crisisPatterns);
index.add("others", crisisOthersPatterns);
index.add("distress", distressPatterns);
index.add("figure of speech", crisisExclusions);

/** The signs in a normalized text, without those that a figure of speech covers. */
export function crisisSigns(text: string): CrisisSign[] {
  const signs: CrisisSign[] = [];
  const figures: { start: number; end: number }[] = [];
  for (const { owner, start, end } of index.matches(wordStarts(text))) {
    if (owner === "figure of speech") figures.push({ start, end });
    else signs.push({ kind: owner, start, end });
  }
  const meant = signs.filter((sign) => !figures.some(({ start, end }) => start < sign.end && sign.start < end));
  // "quer se matar" says more than the "se matar" in it: whose words they are.
  return meant.filter((sign) =>
    sign.kind !== "crisis" ||
    !meant.some(({ kind, start, end }) => kind === "others" && start <= sign.start && sign.end <= end)
  );
}
