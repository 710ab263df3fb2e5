import { Cron } from "croner";
import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";

/** Runs the jobs of cron.job when they are due. */
interface Jobs {
  /** Reads the table again, after jobs have changed. */
  reload(): Promise<void>;
  /** Starts no more runs, and waits for those that are running. */
  stop(): Promise<void>;
}

interface Job {
  jobid: string;
  schedule: string;
}

// setTimeout takes at most 2^31 ms. For a job that is further away, the wait is planned again each day.
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Starts the jobs of the cron shim. Runs of one job never overlap: a run is skipped when the one before it still runs, and also
 * when no process is there at its time. When several processes share a server, one of them takes each run.
 */
export async function startJobs(database: Database): Promise<Jobs> {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  const plan = (job: Job) => {
    const due = nextRun(job.schedule, new Date());
    if (stopped || !due) return;
    const wait = due.getTime() - Date.now();
    timers.set(
      job.jobid,
      setTimeout(() => wait > MAX_WAIT_MS ? plan(job) : start(job, due), Math.min(wait, MAX_WAIT_MS)),
    );
  };
  const start = (job: Job, due: Date) => {
    plan(job);
    if (running.has(job.jobid)) return;
    const run = runJob(database, job.jobid, due)
      .catch((error) => logFailure(`[cron] job ${job.jobid}`, error))
      .finally(() => running.delete(job.jobid));
    running.set(job.jobid, run);
  };
  const reload = async () => {
    const jobs = await database.query<Job>("select jobid::text, schedule from cron.job where active");
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    for (const job of jobs) plan(job);
  };

  if (database.exclusive) await failAbandoned(database);
  await reload();
  return {
    reload,
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

/** Takes a run for this process, unless another has taken it, and records its start. */
const TAKE_RUN = `
  with taken as (
    insert into cron.taken as t (jobid, due)
    select jobid, $2::timestamptz from cron.job where jobid = $1::bigint and active
    on conflict (jobid) do update set due = excluded.due where t.due < excluded.due
    returning jobid
  )
  insert into cron.job_run_details (jobid, database, username, command, status, start_time)
  select j.jobid, j.database, j.username, j.command, 'running', pg_catalog.clock_timestamp()
  from cron.job j join taken using (jobid)
  returning runid::text, command, username`;

async function runJob(database: Database, jobid: string, due: Date): Promise<void> {
  const [run] = await database.query<{ runid: string; command: string }>(TAKE_RUN, [jobid, due.toISOString()]);
  if (!run) return;
  const failure = await database.run(run.command).then(() => null, errorText);
  await database.query(
    `update cron.job_run_details set status = $2, return_message = $3, end_time = pg_catalog.clock_timestamp()
     where runid = $1::bigint`,
    [run.runid, failure === null ? "succeeded" : "failed", failure ?? "ok"],
  );
}

/** Marks the runs of a killed process as failed, with the message that pg_cron uses. */
async function failAbandoned(database: Database): Promise<void> {
  await database.run(
    `update cron.job_run_details set status = 'failed', return_message = 'server restarted'
     where status in ('starting', 'running')`,
  );
}

function errorText(error: unknown): string {
  return `ERROR: ${error instanceof Error ? error.message : error}`;
}

/**
 * When a pg_cron schedule is due next, in UTC and strictly after the given time. Null: never. A schedule in seconds counts
 * from the epoch and not from the last run, so that all processes on one server compute the same times.
 */
export function nextRun(schedule: string, after: Date): Date | null {
  const seconds = /^\s*(\d+)\s*seconds?\s*$/i.exec(schedule)?.[1];
  if (seconds) {
    const step = Number(seconds) * 1000;
    return new Date((Math.floor(after.getTime() / step) + 1) * step);
  }
  const pattern = schedule.trim();
  // In pg_cron, `$` is the last day of the month. A field that starts with * does not restrict the day, also with a step.
  const [, , day, , weekday] = pattern.split(/\s+/);
  const domAndDow = Boolean(day?.startsWith("*") || weekday?.startsWith("*"));
  const cron = new Cron(pattern.replace("$", "L"), { paused: true, timezone: "UTC", mode: "5-part", domAndDow });
  return cron.nextRun(after) ?? null;
}
