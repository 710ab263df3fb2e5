import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Lite sends 15 statements one after the other for the least rpc: `begin`, eleven settings, the call, a look at what the call
 * set, `commit`. Here `begin` and the settings go as one, and so do the look and the `commit`. Whether the account is still
 * there is looked at with the settings.
 */

/** What a transaction of lite's begins with. */
export interface Opening {
  /** By name, for this transaction. */
  settings: Map<string, string>;
  readOnly: boolean;
}

/** How an engine sends statements over one connection. */
export interface Wire<Result> {
  query(sql: string, parameters: unknown[]): Promise<Result>;
  /** Begins a transaction with these settings. */
  open(opening: Opening): Promise<void>;
  /** Sends a transaction's last statement, and commits. */
  finish(sql: string): Promise<Result>;
  /** What a statement that was not sent returns. */
  result(rows: Record<string, unknown>[]): Result;
}

/** The settings that go together, `role` first. Any other is sent as lite sends it. */
const SETTINGS: readonly string[] = [
  "role",
  "request.jwt.claim.sub",
  "request.jwt.claim.role",
  "request.jwt.claims",
  "storage.operation",
  "response.status",
  "response.headers",
  "request.method",
  "request.path",
  "request.headers",
];

/** The parameter that holds a setting. */
function parameterOf(name: string): string {
  return `$${SETTINGS.indexOf(name) + 1}::text`;
}

/**
 * For how long each statement of the request may run, as PostgREST has it: what the function says that is called, else what
 * the role says. Set before the call, since a statement that has begun keeps its own.
 */
const TIMEOUT = `coalesce((
  select pg_catalog.split_part(setting, '=', 2) from pg_catalog.pg_proc p, pg_catalog.unnest(p.proconfig) as setting
  where p.proname = substring(${parameterOf("request.path")} from '/rpc/(\\w+)$')
    and p.pronamespace = 'public'::regnamespace and setting like 'statement\\_timeout=%' limit 1
), (
  select pg_catalog.split_part(setting, '=', 2) from pg_catalog.pg_db_role_setting s, pg_catalog.unnest(s.setconfig) as setting
  where s.setrole = pg_catalog.to_regrole(${parameterOf("role")}) and s.setdatabase in (0, (
      select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()))
    and setting like 'statement\\_timeout=%' order by s.setdatabase desc limit 1
), '0')`;

/** Sets them all, to the parameters in their order; null takes a setting back. Fails with 401 for an account that is gone. */
export const SET_ALL = `select ${
  SETTINGS.map((name) => `pg_catalog.set_config('${name}', ${parameterOf(name)}, true)`).join(", ")
}, pg_catalog.set_config('statement_timeout', ${TIMEOUT}, true),
  auth.check_account($1::text, $2::text)`;

export function settingValues({ settings }: Opening): (string | null)[] {
  return SETTINGS.map((name) => settings.get(name) ?? null);
}

/** A request of the data API, with the first statement that Postgres refused. */
export interface DataRequest {
  refusal?: { code: string; message: string };
}

const dataRequests = new AsyncLocalStorage<DataRequest>();

/** Serves a request of the data API, and notes what Postgres refuses. */
export function noteRefusal<T>(serve: () => T, request: DataRequest): T {
  return dataRequests.run(request, serve);
}

/** Takes the statements of one connection in the order of the calls, and sends them in as few as have the same effect. */
export function requestStatements<Result>(wire: Wire<Result>): Wire<Result>["query"] {
  let opening: Opening | null = null;
  let committed = false;
  return async (sql, parameters) => {
    if (/^begin$/i.test(sql)) {
      opening = { settings: new Map(), readOnly: false };
      return wire.result([]);
    }
    if (opening) {
      const started = opening;
      if (collect(started, sql, parameters)) return wire.result([]);
      opening = null;
      if (/^(commit|rollback)$/i.test(sql)) return wire.result([]);
      await wire.open(started);
    }
    if (committed) {
      committed = false;
      if (/^commit$/i.test(sql)) return wire.result([]);
    }
    try {
      if (!LAST_LOOK.test(sql)) return await wire.query(sql, parameters);
      const looked = await wire.finish(sql);
      committed = true;
      return looked;
    } catch (error) {
      const request = dataRequests.getStore();
      if (request && isRefusal(error)) request.refusal ??= { code: error.code, message: error.message };
      throw error;
    }
  };
}

function isRefusal(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** After an rpc; whatever it finds, lite commits. */
const LAST_LOOK = new RegExp(
  String
    .raw`^\s*SELECT current_setting\('response\.status', true\) AS status,\s+current_setting\('response\.headers', true\) AS headers\s*$`,
);

/** Adds what a statement sets to the opening; false when it does something else. */
function collect(opening: Opening, sql: string, [value]: unknown[]): boolean {
  if (sql === "SET LOCAL transaction_read_only = on") return opening.readOnly = true;
  const role = /^SET LOCAL ROLE "(\w+)"$/.exec(sql)?.[1];
  if (role) return opening.settings.get("role") === role;
  const [, name, given] = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/.exec(sql) ?? [];
  if (name === undefined || !SETTINGS.includes(name)) return false;
  opening.settings.set(name, given === "$1" ? String(value) : "");
  return true;
}
