import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";
import { nextRun } from "../schedule/start-jobs.ts";

interface Job {
  jobname: string;
  schedule: string;
  command: string;
}

/** Runs each scheduled job that fell due between two times once, at the later one, and has the schedule planned anew. */
export async function runJobsBetween(database: Database, from: number, to: number): Promise<void> {
  const jobs = await database.query<Job>("select jobname, schedule, command from cron.job where active order by jobid");
  for (const { jobname, schedule, command } of jobs) {
    const due = nextRun(schedule, new Date(from));
    if (!due || due.getTime() > to) continue;
    await database.run(command).catch((error) => logFailure(`[cron] ${jobname}`, error));
  }
  await database.run("notify life_assistant_schedule, 'cron'");
}

/** What a night came to. */
interface NightResult {
  status: string;
  messagesProcessed: number;
  factsCreated: number;
  factsUpdated: number;
  inferencesCreated: number;
}

const BUSY_PAUSE_MS = 500;

/** Has memory consolidated for one person, now; one that is under way is waited for. Returns what came of it in a line. */
export async function consolidate(url: string, secretKey: string, userId: string): Promise<string> {
  for (let waited = false;; waited = true) {
    const response = await fetch(`${url}/functions/v1/consolidate-memory`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ userIds: [userId], force: true }),
    });
    if (!response.ok) throw new Error(`consolidate-memory: ${response.status} ${await response.text()}`);
    const { results: [result] } = await response.json() as { results: NightResult[] };
    if (!result) return "nobody was consolidated";
    if (result.status === "busy") {
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      continue;
    }
    if (result.status === "skipped") return waited ? "done by the schedule" : "nothing new was said";
    const { status, messagesProcessed, factsCreated, factsUpdated, inferencesCreated } = result;
    return `${status}: ${messagesProcessed} messages read, ${factsCreated} facts learned, ${factsUpdated} refreshed, ` +
      `${inferencesCreated} inferred`;
  }
}
