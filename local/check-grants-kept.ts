import type { Api } from "./create-api.ts";
import type { Database } from "./database.ts";
import type { Secrets } from "./generate-secrets.ts";

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
