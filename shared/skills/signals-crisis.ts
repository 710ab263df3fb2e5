import { crisisExclusions } from "./crisis-exclusions.ts";
import { crisisPatterns } from "./crisis-patterns.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { PatternIndex } from "./pattern-index.ts";
import { wordStarts } from "./word-starts.ts";

const signs = new PatternIndex<"signal" | "figure of speech">();
signs.add("signal", crisisPatterns);
signs.add("figure of speech", crisisExclusions);

/** Whether the message speaks of suicide or self-harm: then care comes first, whatever else is active (domain §1). */
export function signalsCrisis(message: string): boolean {
  const found = Object.groupBy(signs.matches(wordStarts(normalizeMessage(message))), ({ owner }) => owner);
  return (found.signal ?? []).some((signal) =>
    !(found["figure of speech"] ?? []).some((other) => other.start < signal.end && signal.start < other.end)
  );
}
