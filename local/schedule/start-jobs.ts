import { Cron } from "croner";
import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";

/** Runs what is due in cron.job. */
export interface Jobs {
  /** Looks at the table again: jobs have changed. */
  reload(): Promise<void>;
  /** Starts no more runs and waits for those under way. */
  stop(): Promise<void>;
}

interface Job {
  jobid: string;
  schedule: string;
}

// setTimeout takes no more than 2^31 ms; a job that is further away is looked at again then.
const longestWait = 24 * 60 * 60 * 1000;

/**
 * Starts the jobs of the cron shim. Runs of one job never overlap: what falls due meanwhile is left out, as a run that
 * falls due while no process is there. Of several processes on one server one takes each run.
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
      setTimeout(() => wait > longestWait ? plan(job) : start(job, due), Math.min(wait, longestWait)),
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

const take = `
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
  const [run] = await database.query<{ runid: string; command: string }>(take, [jobid, due.toISOString()]);
  if (!run) return;
  const failure = await database.run(run.command).then(() => null, describe);
  await database.query(
    `update cron.job_run_details set status = $2, return_message = $3, end_time = pg_catalog.clock_timestamp()
     where runid = $1::bigint`,
    [run.runid, failure === null ? "succeeded" : "failed", failure ?? "ok"],
  );
}

/** Runs of a process that was killed, worded as pg_cron words them. */
async function failAbandoned(database: Database): Promise<void> {
  await database.run(
    `update cron.job_run_details set status = 'failed', return_message = 'server restarted'
     where status in ('starting', 'running')`,
  );
}

function describe(error: unknown): string {
  return `ERROR: ${error instanceof Error ? error.message : error}`;
}

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
