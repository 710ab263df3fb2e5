/** A date, or a moment in the user's time zone, as Brazilians write it: "16/11/2026", with `time` "16/11/2026 20:10". */
export function formatMoment(value: string, timezone: string, time = false): string {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  const format = new Intl.DateTimeFormat("pt-BR", {
    timeZone: timezone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    ...(time ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : {}),
  });
  return format.format(moment).replace(",", "");
}
