import { joinWords } from "../../text/join-words.ts";
import type { Frequency } from "./read-frequency.ts";

const PLURALS = ["domingos", "segundas", "terças", "quartas", "quintas", "sextas", "sábados"];

/** When a habit is due, as an adverb: "todo dia", "nos dias úteis", "às terças e quintas". */
export function formatFrequency({ frequency, days = [] }: Frequency): string {
  switch (frequency) {
    case "daily":
      return "todo dia";
    case "weekdays":
      return "nos dias úteis";
    case "weekends":
      return "nos fins de semana";
    case "custom":
      return formatDays(days);
  }
}

/** Weeks are told from Monday on. */
function formatDays(days: readonly number[]): string {
  const ordered = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const masculine = ordered[0] === 0 || ordered[0] === 6;
  return `${masculine ? "aos" : "às"} ${joinWords(ordered.map((day) => PLURALS[day] ?? ""))}`;
}
