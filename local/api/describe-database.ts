import type { RpcDescription, TableDescription } from "../../shared/api/build-document.ts";

/** Reads what a signed-in person may call and read, from the catalog. @param query runs one statement as the owner */
export async function describeDatabase(
  query: <T>(sql: string) => Promise<T[]>,
): Promise<{ rpcs: RpcDescription[]; tables: TableDescription[] }> {
  const rpcs = await query<RpcDescription>(RPCS);
  const tables = await query<TableDescription>(TABLES);
  return { rpcs, tables };
}

const RPCS = `
select p.proname as name, coalesce(obj_description(p.oid, 'pg_proc'), '') as comment,
  (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', format_type(a.type, null),
      'optional', a.place > p.pronargs - p.pronargdefaults) order by a.place), '[]')
    from unnest(coalesce(p.proargnames, '{}'), p.proargtypes::oid[]) with ordinality as a (name, type, place)
    where a.type is not null) as args
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname = 'public' and has_function_privilege('authenticated', p.oid, 'execute')
  and p.prorettype <> 'trigger'::regtype
order by p.proname`;

const TABLES = `
select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
  (select jsonb_agg(r.name order by r.place)
    from unnest(array['select', 'insert', 'update', 'delete']) with ordinality as r (name, place)
    where has_table_privilege('authenticated', c.oid, r.name)
      or r.name <> 'delete' and has_any_column_privilege('authenticated', c.oid, r.name)) as rights
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind in ('r', 'v', 'p')
  and (has_table_privilege('authenticated', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))
order by c.relname`;
