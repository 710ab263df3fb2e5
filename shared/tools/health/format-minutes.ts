/** A length of time as one says it: "45 minutos", "7h30", "8h". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return whole === 1 ? "1 minuto" : `${whole} minutos`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}
