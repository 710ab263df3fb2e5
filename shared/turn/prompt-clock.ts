/** The user's date and time, as the prompt tells them. */
export interface PromptClock {
  /** `YYYY-MM-DD` */
  date: string;
  /** "sexta-feira" */
  weekday: string;
  /** `HH:MM` */
  time: string;
  timezone: string;
}

const WEEKDAYS = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];

/** @param now local date and time of the user, `YYYY-MM-DDTHH:MM` */
export function promptClock(now: string, timezone: string): PromptClock {
  const [date = "", time = ""] = now.split("T");
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  return { date, weekday, time, timezone };
}
