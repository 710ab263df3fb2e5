import type { ToneConfig } from "../../shared/skills/definition.ts";
import type { PastTurn } from "../decision/past-turn.ts";
import type { Reading } from "../reading/reading.ts";
import type { Wordings } from "./care/care-words.ts";
import { CARE_TALK } from "./care-talk.ts";
import { pick } from "./pick.ts";
import { applyTone } from "./tone.ts";
import type { Feeling } from "./topic.ts";

/**
 * Meets a feeling: welcome and open question; with room to speak, another view and a small step as well. What was said
 * earlier in the conversation is not said again.
 */
export function care(feeling: Feeling, reading: Reading, tone: ToneConfig, past: readonly PastTurn[]): string {
  const plain: ToneConfig = { ...tone, emojiLevel: feeling === "joy" ? tone.emojiLevel : "none" };
  const said = past.map(({ assistant }) => assistant).join("\n");
  const own = CARE_TALK[feeling];
  const any = CARE_TALK.unnamed;
  const fresh = (words: Wordings, seed: string, more: Wordings = words) => {
    const left = [words, more].map((list) => list.filter((one) => !said.includes(applyTone(one, plain))))
      .find((list) => list.length > 0);
    const [first, ...rest] = left ?? [];
    return first === undefined ? null : pick([first, ...rest], seed);
  };
  const opening = fresh(own.welcome, reading.text, any.welcome) ?? pick(any.welcome, reading.text);
  const asked = fresh(own.question, `${reading.text}?`, any.question) ?? pick(any.question, `${reading.text}?`);
  const view = fresh(own.perspective, reading.text);
  const step = fresh(own.step, reading.text);
  if (tone.responseLength === "concise" || view === null) return applyTone(`${opening} ${asked}`, plain);
  if (tone.responseLength === "moderate" || step === null) return applyTone(`${opening} ${view}\n\n${asked}`, plain);
  return applyTone(`${opening} ${asked}\n\n${view}\n\n${step}`, plain);
}
