import { CARE_TALK } from "./care-talk.ts";
import { applyTone } from "./tone.ts";

/** Whether an answer ended in a caring question. */
export function cares(answer: string): boolean {
  return Object.values(CARE_TALK).some(({ question, welcome }) =>
    [...question, ...welcome].some((one) => answer.includes(one) || answer.includes(careful(one)))
  );
}

function careful(text: string): string {
  return applyTone(text, {
    style: "reflective",
    emojiLevel: "none",
    responseLength: "elaborated",
    formality: "careful-informal",
  });
}
