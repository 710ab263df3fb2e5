import { Cron } from "croner";

/**
 * When a schedule of pg_cron is due next, strictly after the given time; null for never. UTC. Seconds are counted from
 * the epoch and not from the last run, so that all processes on one server see the same times.
 */
export function nextRun(schedule: string, after: Date): Date | null {
  const seconds = /^\s*(\d+)\s*seconds?\s*$/i.exec(schedule)?.[1];
  if (seconds) {
    const step = Number(seconds) * 1000;
    return new Date((Math.floor(after.getTime() / step) + 1) * step);
  }
  const pattern = schedule.trim();
  // `$` is pg_cron's last day of the month. A field that starts with * restricts nothing, also with a step.
  const [, , day, , weekday] = pattern.split(/\s+/);
  const domAndDow = Boolean(day?.startsWith("*") || weekday?.startsWith("*"));
  const cron = new Cron(pattern.replace("$", "L"), { paused: true, timezone: "UTC", mode: "5-part", domAndDow });
  return cron.nextRun(after) ?? null;
}
