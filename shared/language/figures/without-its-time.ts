import { readDates } from "./date.ts";
import { readDelays } from "./duration.ts";
import { readTimes } from "./time-of-day.ts";

/** Words that lead to a time: "ligar amanhã, às 9" without its day and time leaves "ligar,". */
const LEADS = /(?:[\s,;]|(?<=\s)(?:em|n[oa]|[aà]s?|as|pr[ao]|para|dia))+$/i;
/** "a conta de amanhã" is about a day, and does not say when to be reminded. */
const BELONGS = /(?:^|\s)(?:d[eoa]s?|até|ate|desde)\s*$/i;

/**
 * A reminder's text without the words at its end that say when it comes due: "tomar água em meia hora" is "tomar água". Words for
 * another time stay: "consulta às 15h" that comes due at two.
 *
 * @param at `YYYY-MM-DDTHH:MM`, as `now`
 */
export function withoutItsTime(text: string, at: string, now: string): string {
  const [date = "", time = ""] = at.split("T");
  const ahead = (Date.parse(`${at}Z`) - Date.parse(`${now.slice(0, 16)}Z`)) / 60_000;
  const plain = text.normalize("NFC").trim();
  const spans = [
    ...readDelays(plain).filter(({ minutes }) => Math.abs(minutes - ahead) <= 2),
    ...readTimes(plain).filter((said) => said.time === time),
    ...readDates(plain, now.slice(0, 10), "future").filter((said) => said.date === date),
  ];
  let kept = plain;
  for (;;) {
    const end = kept.replace(/[\s.,;!]+$/, "").length;
    const last = spans.find((span) => span.end === end && span.start > 0 && !BELONGS.test(kept.slice(0, span.start)));
    if (last === undefined) break;
    kept = kept.slice(0, last.start).replace(LEADS, "");
  }
  return kept === "" ? plain : kept;
}
