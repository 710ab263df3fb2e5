import { compilePatterns } from "./compile-patterns.ts";
import { crisisExclusions } from "./crisis-exclusions.ts";
import { crisisPatterns } from "./crisis-patterns.ts";
import { normalizeMessage } from "./normalize-message.ts";

const signals = compilePatterns(crisisPatterns);
const figuresOfSpeech = compilePatterns(crisisExclusions);

/** Whether the message speaks of suicide or self-harm: then care comes first, whatever else is active (domain §1). */
export function signalsCrisis(message: string): boolean {
  const text = normalizeMessage(message);
  const excluded = figuresOfSpeech ? [...text.matchAll(figuresOfSpeech)] : [];
  return signals !== null &&
    [...text.matchAll(signals)].some((signal) =>
      !excluded.some((other) =>
        other.index < signal.index + signal[0].length && signal.index < other.index + other[0].length
      )
    );
}
