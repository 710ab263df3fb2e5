import { joinWords } from "./join-words.ts";

/** A time of day in words: "às 9h", "à 1h", "às 14h30", "à meia-noite", "ao meio-dia". */
export function sayHour(time: string): string {
  if (time === "00:00") return "à meia-noite";
  if (time === "12:00") return "ao meio-dia";
  const [hour, minute] = time.split(":").map(Number);
  return `${hour === 1 || hour === 0 ? "à" : "às"} ${hour}h${minute ? String(minute).padStart(2, "0") : ""}`;
}

/** Times of a day as they are named: "8h", "8h e 20h30". */
export function nameHours(times: readonly string[]): string {
  return joinWords(times.map((time) => sayHour(time).replace(/^\S+ /, "")));
}
