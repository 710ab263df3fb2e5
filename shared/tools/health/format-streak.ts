import type { Frequency } from "./read-frequency.ts";

/** A streak in words: "5 dias seguidos" for daily habits, "5 vezes seguidas" where there are days off. */
export function formatStreak(streak: number, frequency: Frequency["frequency"]): string {
  const daily = frequency === "daily";
  if (streak === 1) return daily ? "1 dia" : "1 vez";
  return `${streak} ${daily ? "dias seguidos" : "vezes seguidas"}`;
}
