import { App, type Connection } from "@supabase/lite";
import type { Database } from "./database.ts";
import { knownTokens } from "./known-tokens.ts";
import { lostConnectionsAs503, refusedAsPostgrest } from "./postgrest-errors.ts";
import { type Log, withRedactedConsole } from "./redacted-console.ts";
import { type DataRequest, noteRefusal } from "./request-statements.ts";
import { installSchedule } from "./schedule/start-schedule.ts";
import type { Secrets } from "./secrets.ts";

/** `/rest/v1` and `/auth/v1` over a database. */
export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
}

/** Builds the API, its auth schema, everything `bootstrap.sql` lists, and what scheduling needs. Idempotent. */
export async function createApi(
  database: Database,
  secrets: Secrets,
  url: string,
  log: Log = console.error,
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
    options: { server: { middlewares: [knownTokens(secrets.jwtSecret)] } },
  });
  await database.gate(() => withRedactedConsole(log, () => app.ensureSystemSchema()));
  await database.run(await Deno.readTextFile(new URL("./bootstrap.sql", import.meta.url)));
  await installSchedule(database);
  keepGrants(database);
  return {
    // The body is read before the gate, so that a slow client holds up nobody but itself.
    async fetch(request, peerAddress) {
      const body = request.body ? await request.arrayBuffer() : undefined;
      const { url, method, headers } = request;
      const serve = () => app.fetch(new Request(url, { method, headers, body }), { peerAddress });
      const data = new URL(url).pathname.startsWith("/rest/");
      const seen: DataRequest = {};
      const answer = await database.gate(() =>
        withRedactedConsole(log, () => data ? noteRefusal(serve, seen) : serve())
      );
      const response = await refusedAsPostgrest(answer, seen);
      return database.exclusive ? response : await lostConnectionsAs503(response);
    },
  };
}

/**
 * At the first data request lite would grant all on every schema with an RLS table to anon and authenticated.
 * An internal field says that this was done; `checkGrantsKept` proves that it still works.
 */
function keepGrants(database: Database): void {
  if (!("rlsState" in database.connection)) {
    throw new Error("this @supabase/lite has no rlsState: grants would be lost");
  }
  Object.assign(database.connection, { rlsState: "active" });
}

type Plugin = Parameters<Connection["kysely"]["withPlugin"]>[0];
type Query = ReturnType<Plugin["transformQuery"]>;

/**
 * Lite writes the names of an rpc's arguments into the call as they are (`limit := $1`), and one that SQL reserves is a
 * syntax error. PostgREST quotes them, and so does this.
 */
function quoteArgumentNames(connection: Connection): void {
  const plugin: Plugin = {
    transformQuery: ({ node }) => quoted(node) as Query,
    transformResult: ({ result }) => Promise.resolve(result),
  };
  Object.assign(connection, { kysely: connection.kysely.withPlugin(plugin) });
}

/** The query builder's tree with the names quoted: a fragment `<name> := <value>` begins with the name, itself a fragment. */
function quoted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(quoted);
  // Values are the callers' own data.
  if (!isNode(node) || node.kind === "ValueNode" || node.kind === "PrimitiveValueListNode") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, quoted(part)])) as unknown as Node;
  if (copy.kind !== "RawNode" || !copy.sqlFragments?.[1]?.startsWith(" := ")) return copy;
  const [name, ...values] = copy.parameters ?? [];
  const [plain, ...rest] = name?.sqlFragments ?? [];
  // Once is enough: a connection may be served from twice.
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

const grants = `
  select pg_catalog.md5(pg_catalog.string_agg(line, ',' order by line)) as seal from (
    select pg_catalog.format('%s %s %s', role, class.oid, privilege) as line
    from pg_catalog.pg_class class
    cross join pg_catalog.unnest(array['anon', 'authenticated']) role
    cross join pg_catalog.unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
    where class.relkind in ('r', 'v', 'm', 'p')
      and class.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and pg_catalog.has_table_privilege(role, class.oid, privilege)
  ) held`;

const anyTable = `
  select relname as name from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname limit 1`;

/**
 * Makes the first data request, the one at which lite would widen the grants, and compares who may do what before and
 * after. Also warms the schema cache.
 * @throws when the grants changed
 */
export async function checkGrantsKept(database: Database, api: Api, secrets: Secrets, url: string): Promise<void> {
  const [table] = await database.query<{ name: string }>(anyTable);
  if (!table) return;
  const before = await database.query<{ seal: string | null }>(grants);
  const request = new Request(`${url}/rest/v1/${encodeURIComponent(table.name)}?limit=0`, {
    headers: { apikey: secrets.secretKey },
  });
  const response = await api.fetch(request, "127.0.0.1");
  await response.body?.cancel();
  const after = await database.query<{ seal: string | null }>(grants);
  if (before[0]?.seal !== after[0]?.seal) throw new Error("the data API changed the grants of the migrations");
}
