import { fileURLToPath } from "node:url";
import { onServer } from "../support/template.ts";
import { testFiles } from "../support/test-groups.ts";
import type { CaseRunner } from "./case-runner.ts";
import type { Results } from "./results.ts";

/** One test of a file, as it ran by itself on the unchanged database. */
export interface Case {
  /** From the root of the project. */
  file: string;
  test: number;
  name: string;
  ms: number;
  /** The guards that refused something in it: `private.check_account 4`, function and line. */
  refused: string[];
  /** The constraints that something violated. */
  violated: string[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const LIMIT_MS = 120_000;

/**
 * Makes every refusal of a guard leave a line with the functions and lines it came through, and every other error one with the
 * constraint: both in the server's log, which keeps them when the transaction is rolled back.
 */
const LOGGED = `
create or replace function private.raise(status int, hint text, message text, detail jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  stack text;
begin
  get diagnostics stack = pg_context;
  raise log 'refused by %', replace(stack, E'\\n', ' <- ');
  raise exception using errcode = 'PT' || raise.status, message = raise.message, hint = raise.hint, detail = raise.detail::text;
end;
$$;
create schema watched;
create function watched.log_errors() returns event_trigger language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('log_min_messages', 'error', false);
end;
$$;
create event trigger log_errors on login execute function watched.log_errors();
alter event trigger log_errors enable always;
`;

/** The integration tests' files below one of the folders. */
export async function filesBelow(folders: string[]): Promise<string[]> {
  return (await testFiles(folders.map((folder) => `${root}${folder}`))).map((file) => file.slice(root.length));
}

/** Runs every test of the files once on the unchanged database; those that pass there can show a mutant. */
export async function survey(
  server: string,
  runner: CaseRunner,
  results: Results,
  files: string[],
  goOn: () => boolean,
): Promise<{ cases: Case[]; whole: boolean }> {
  const cases: Case[] = [];
  let whole = true;
  for (const [at, file] of files.entries()) {
    let own = await results.survey(file);
    if (!own) {
      if (!goOn()) {
        whole = false;
        continue;
      }
      own = await surveyFile(server, runner, file);
      await results.keepSurvey(file, own);
      console.error(
        `surveyed ${at + 1} of ${files.length}: ${file}, ${
          own.map(({ ms }) => `${(ms / 1000).toFixed(1)} s`).join(", ")
        }`,
      );
    }
    cases.push(...own);
  }
  return { cases, whole };
}

async function surveyFile(server: string, runner: CaseRunner, file: string): Promise<Case[]> {
  const path = `${root}${file}`;
  const { tests, undecided } = await runner.run({ file: path, test: -1, change: null, limit: LIMIT_MS });
  if (undecided) return [];
  const cases: Case[] = [];
  for (const [test, name] of tests.entries()) {
    const from = await logSize(server);
    const { failure, ms, violated } = await runner.run({ file: path, test, change: LOGGED, limit: LIMIT_MS });
    const log = await logSince(server, from);
    if (failure !== null) {
      console.error(`${file}, "${name}" is of no use, it fails by itself: ${failure}`);
      continue;
    }
    cases.push({ file, test, name, ms, refused: refusedIn(log), violated: violatedIn(log, violated) });
  }
  return cases;
}

/** The functions and lines through which refusals came. */
export function refusedIn(log: string): string[] {
  const found = new Set<string>();
  for (const line of log.split("\n")) {
    if (!line.includes("refused by ")) continue;
    for (const [, name, at] of line.matchAll(/PL\/pgSQL function ([\w.]+)\([^<]*?\) line (\d+) at/g)) {
      found.add(`${name} ${at}`);
    }
  }
  return [...found].sort();
}

function violatedIn(log: string, over: string[]): string[] {
  const found = new Set(over);
  for (const [, name] of log.matchAll(/violates \w+ constraint "(\w+)"/g)) found.add(name!);
  return [...found].sort();
}

async function logSize(server: string): Promise<number> {
  return await onServer(server, async (sql) => {
    const [row] = await sql<[{ size: string }]>`select size from pg_stat_file('server.log')`;
    return Number(row.size);
  });
}

async function logSince(server: string, from: number): Promise<string> {
  return await onServer(server, async (sql) => {
    const [row] = await sql<
      [{ bytes: Uint8Array }]
    >`select pg_read_binary_file('server.log', ${from}, 50000000) as bytes`;
    return new TextDecoder().decode(row.bytes);
  });
}
