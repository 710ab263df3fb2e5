import { App, type Connection } from "@supabase/lite";
import type { Database } from "./database.ts";
import type { SendMail } from "./dev-mail.ts";
import { rememberTokens } from "./known-tokens.ts";
import { lostConnectionsAs503, refusedAsPostgrest } from "./postgrest-errors.ts";
import { type Log, withPlainConsole, withRedactedConsole } from "./redacted-console.ts";
import { type DataRequest, noteRefusal } from "./request-statements.ts";
import { installSchedule } from "./schedule/start-schedule.ts";
import { refuseAssistants } from "./refuse-assistants.ts";
import type { Secrets } from "./secrets.ts";

/** `/rest/v1` and `/auth/v1` over a database. */
export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
}

/** Builds the API and creates what it needs in the database: the auth schema, `bootstrap.sql`, scheduling. Can be repeated. */
export async function createApi(
  database: Database,
  secrets: Secrets,
  url: string,
  log: Log = console.error,
  sendMail: SendMail = () => {},
): Promise<Api> {
  Deno.env.set("LITE_TELEMETRY", "0");
  Deno.env.set("DO_NOT_TRACK", "1");
  quoteArgumentNames(database.connection);
  const app = new App({
    connection: database.connection,
    api: { schemas: ["public"], external_url: url },
    auth: {
      enabled: true,
      site_url: url,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    db: { migrations: { enabled: false } },
    studio: { enabled: false },
    options: {
      server: { middlewares: [refuseAssistants, rememberTokens(secrets.jwtSecret)] },
      drivers: { email: { send: (mail) => Promise.resolve(withPlainConsole(() => sendMail(mail))) } },
    },
  });
  await database.gate(() => withRedactedConsole(log, () => app.ensureSystemSchema()));
  await database.run(await Deno.readTextFile(new URL("./bootstrap.sql", import.meta.url)));
  await installSchedule(database);
  preventGrantWidening(database);
  return {
    // The body is read before the request enters the gate, so that a slow client does not block other requests.
    async fetch(request, peerAddress) {
      const body = request.body ? await request.arrayBuffer() : undefined;
      const { url, method, headers } = request;
      const serve = () => app.fetch(new Request(url, { method, headers, body }), { peerAddress });
      const isDataRequest = new URL(url).pathname.startsWith("/rest/");
      const dataRequest: DataRequest = {};
      const answer = await database.gate(() =>
        withRedactedConsole(log, () => isDataRequest ? noteRefusal(serve, dataRequest) : serve())
      );
      const response = await refusedAsPostgrest(answer, dataRequest);
      return database.exclusive ? response : await lostConnectionsAs503(response);
    },
  };
}

/**
 * At the first data request, lite grants all privileges in every schema with an RLS table to anon and authenticated. It
 * skips that when its internal field `rlsState` is "active", so the field is set here. `checkGrantsKept` tests that the
 * field still has this effect.
 */
function preventGrantWidening(database: Database): void {
  if (!("rlsState" in database.connection)) {
    throw new Error("this @supabase/lite has no rlsState: grants would be lost");
  }
  Object.assign(database.connection, { rlsState: "active" });
}

type Plugin = Parameters<Connection["kysely"]["withPlugin"]>[0];
type Query = ReturnType<Plugin["transformQuery"]>;

/**
 * Lite writes the names of an rpc's arguments into the call without quotes (`limit := $1`). A name that SQL reserves is then
 * a syntax error. PostgREST quotes the names, so they are quoted here too.
 */
function quoteArgumentNames(connection: Connection): void {
  const plugin: Plugin = {
    transformQuery: ({ node }) => quoteNamesIn(node) as Query,
    transformResult: ({ result }) => Promise.resolve(result),
  };
  Object.assign(connection, { kysely: connection.kysely.withPlugin(plugin) });
}

/**
 * A copy of the query builder's tree in which argument names are quoted. An argument is a raw node with the fragment ` := `,
 * and its first parameter is the name, which is a raw node too.
 */
function quoteNamesIn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(quoteNamesIn);
  // Values are the caller's data and may hold anything.
  if (!isNode(node) || node.kind === "ValueNode" || node.kind === "PrimitiveValueListNode") return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, part]) => [key, quoteNamesIn(part)]),
  ) as unknown as Node;
  if (copy.kind !== "RawNode" || !copy.sqlFragments?.[1]?.startsWith(" := ")) return copy;
  const [name, ...values] = copy.parameters ?? [];
  const [plain, ...rest] = name?.sqlFragments ?? [];
  // Already quoted: two APIs can serve from one connection.
  if (plain === undefined || rest.length > 0 || plain.startsWith('"')) return copy;
  return { ...copy, parameters: [{ ...name, sqlFragments: [`"${plain}"`] }, ...values] };
}

interface Node {
  kind: string;
  sqlFragments?: string[];
  parameters?: Node[];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** A hash of every table privilege that anon and authenticated have. */
const GRANTS_HASH = `
  select pg_catalog.md5(pg_catalog.string_agg(line, ',' order by line)) as hash from (
    select pg_catalog.format('%s %s %s', role, class.oid, privilege) as line
    from pg_catalog.pg_class class
    cross join pg_catalog.unnest(array['anon', 'authenticated']) role
    cross join pg_catalog.unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
    where class.relkind in ('r', 'v', 'm', 'p')
      and class.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and pg_catalog.has_table_privilege(role, class.oid, privilege)
  ) privileges`;

const ANY_TABLE = `
  select relname as name from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname limit 1`;

/**
 * Makes the first data request, the one at which lite would widen the grants, and compares the grants before and after it.
 * The request also fills the schema cache.
 * @throws Error when the grants changed
 */
export async function checkGrantsKept(database: Database, api: Api, secrets: Secrets, url: string): Promise<void> {
  const [table] = await database.query<{ name: string }>(ANY_TABLE);
  if (!table) return;
  const before = await database.query<{ hash: string | null }>(GRANTS_HASH);
  const request = new Request(`${url}/rest/v1/${encodeURIComponent(table.name)}?limit=0`, {
    headers: { apikey: secrets.secretKey },
  });
  const response = await api.fetch(request, "127.0.0.1");
  await response.body?.cancel();
  const after = await database.query<{ hash: string | null }>(GRANTS_HASH);
  if (before[0]?.hash !== after[0]?.hash) throw new Error("the data API changed the grants of the migrations");
}
