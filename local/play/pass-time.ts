import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";
import { nextRun } from "../schedule/start-jobs.ts";

interface Job {
  jobname: string;
  schedule: string;
  command: string;
}

/** Runs each cron job that fell due between two times once, at the later time, and makes the schedule plan its next runs. */
export async function runJobsBetween(database: Database, from: number, to: number): Promise<void> {
  const jobs = await database.query<Job>("select jobname, schedule, command from cron.job where active order by jobid");
  for (const { jobname, schedule, command } of jobs) {
    const due = nextRun(schedule, new Date(from));
    if (!due || due.getTime() > to) continue;
    await database.run(command).catch((error) => logFailure(`[cron] ${jobname}`, error));
  }
  await database.run("notify life_assistant_schedule, 'cron'");
}

const BUSY_PAUSE_MS = 500;

/**
 * Consolidates the memory of one person now. When the schedule is already doing so, waits for it.
 * @throws Error when it fails
 */
export async function consolidate(url: string, secretKey: string, userId: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/functions/v1/consolidate-memory`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ userIds: [userId], force: true }),
    });
    if (!response.ok) throw new Error(`consolidate-memory: ${response.status} ${await response.text()}`);
    const { results: [result] } = await response.json() as { results: { status: string }[] };
    if (result?.status === "failed") throw new Error("memory could not be consolidated; the next night tries again");
    if (result?.status !== "busy") return;
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

/** One line with the results of the consolidations since a time. */
export async function describeLearningSince(database: Database, userId: string, since: number): Promise<string> {
  const [row] = await database.query<Record<"messages" | "created" | "updated" | "inferred" | "refused", number>>(
    `select coalesce(sum(messages_processed), 0)::int as messages, coalesce(sum(facts_created), 0)::int as created,
       coalesce(sum(facts_updated), 0)::int as updated, coalesce(sum(inferences_created), 0)::int as inferred,
       coalesce(sum(pg_catalog.jsonb_array_length(rejections)), 0)::int as refused
     from public.memory_consolidations where user_id = $1::uuid and created_at > $2::timestamptz`,
    [userId, new Date(since).toISOString()],
  );
  const { messages = 0, created = 0, updated = 0, inferred = 0, refused = 0 } = row ?? {};
  return `${messages} messages read, ${created} facts learned, ${updated} refreshed, ${inferred} inferred, ` +
    `${refused} refused`;
}
