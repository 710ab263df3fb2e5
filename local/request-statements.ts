import { AsyncLocalStorage } from "node:async_hooks";

/*
 * Lite sends at least 15 statements for an rpc, one after the other: `begin`, eleven settings, the call, a query that reads
 * the response settings, `commit`. Here `begin` and the settings are sent together, and so are the last query and `commit`.
 * The settings also check whether the account still exists.
 */

/** The beginning of one of lite's transactions. */
export interface Opening {
  /** Settings of this transaction, by name. */
  settings: Map<string, string>;
  readOnly: boolean;
}

/** Sends statements over one connection. */
export interface Wire<Result> {
  query(sql: string, parameters: unknown[]): Promise<Result>;
  /** Begins a transaction with these settings. */
  open(opening: Opening): Promise<void>;
  /** Sends the last statement of a transaction together with `commit`. */
  finish(sql: string): Promise<Result>;
  /** The result of a statement that was not sent. */
  result(rows: Record<string, unknown>[]): Result;
}

/** The settings that are sent together, `role` first. Any other is sent as lite sends it. */
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
 * How long a statement of the request may run, as in PostgREST: the timeout of the called function, or else the timeout of
 * the role. It is set before the call, because it does not apply to a statement that already runs.
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

/** Makes all settings, from the parameters in their order. Null resets a setting. Fails with 401 when the account was deleted. */
export const SET_ALL = `select ${
  SETTINGS.map((name) => `pg_catalog.set_config('${name}', ${parameterOf(name)}, true)`).join(", ")
}, pg_catalog.set_config('statement_timeout', ${TIMEOUT}, true),
  auth.check_account($1::text, $2::text)`;

export function settingValues({ settings }: Opening): (string | null)[] {
  return SETTINGS.map((name) => settings.get(name) ?? null);
}

/** A request to the data API. */
export interface DataRequest {
  /** The error of the first statement that Postgres refused. */
  refusal?: { code: string; message: string };
}

const dataRequests = new AsyncLocalStorage<DataRequest>();

/** Serves a request to the data API, and stores in `request` what Postgres refuses. */
export function noteRefusal<T>(serve: () => T, request: DataRequest): T {
  return dataRequests.run(request, serve);
}

/** A `query` that takes the statements of one connection in order, and sends fewer statements with the same effect. */
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
      if (!LAST_QUERY.test(sql)) return await wire.query(sql, parameters);
      const answer = await wire.finish(sql);
      committed = true;
      return answer;
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

/** Lite's query after an rpc. Lite commits whatever the query returns. */
const LAST_QUERY = new RegExp(
  String
    .raw`^\s*SELECT current_setting\('response\.status', true\) AS status,\s+current_setting\('response\.headers', true\) AS headers\s*$`,
);

/** Adds the setting that a statement makes to the opening. False: the statement does something else. */
function collect(opening: Opening, sql: string, [value]: unknown[]): boolean {
  if (sql === "SET LOCAL transaction_read_only = on") return opening.readOnly = true;
  const role = /^SET LOCAL ROLE "(\w+)"$/.exec(sql)?.[1];
  if (role) return opening.settings.get("role") === role;
  const [, name, given] = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/.exec(sql) ?? [];
  if (name === undefined || !SETTINGS.includes(name)) return false;
  opening.settings.set(name, given === "$1" ? String(value) : "");
  return true;
}
