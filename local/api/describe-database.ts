import type { ColumnDescription, RpcDescription, TableDescription } from "../../shared/api/build-document.ts";
import { CLIENT_TOPICS } from "../../shared/api/rpc-topics.ts";
import { type AllowedValues, columnValues, groupValues, toolValues } from "./allowed-values.ts";

/** What a signed-in person may call and read, and which values its arguments and columns take. */
export interface DatabaseDescription {
  rpcs: RpcDescription[];
  tables: TableDescription[];
  values: AllowedValues[];
}

/** Reads it from the catalog, and the values of tools' arguments from their schemas. @param query runs one statement as the owner */
export async function describeDatabase(query: <T>(sql: string) => Promise<T[]>): Promise<DatabaseDescription> {
  const tables = (await query<CatalogTable>(TABLES)).map(({ columns, ...table }) => ({
    ...table,
    columns: columns.map(({ check, ...column }): ColumnDescription => {
      const values = columnValues(check);
      return { ...column, ...(values && { values }) };
    }),
  }));
  const slots = await query<{ kind: string; names: string[] }>(SLOTS);
  const areas = await query<{ area: string; names: string }>(SUB_AREAS);
  const known = toolValues();
  const ofMemory = new Map(
    tables.find(({ name }) => name === "knowledge_items")!.columns.map(({ name, values }) => [name, values]),
  );
  const memory = new Set(CLIENT_TOPICS.find(({ title }) => title === "Memory")!.rpcs);
  const rpcs = (await query<RpcDescription>(RPCS)).map((rpc) => ({
    ...rpc,
    args: rpc.args.map((arg) => {
      const values = known.get(rpc.name)?.get(arg.name) ?? (memory.has(rpc.name) ? ofMemory.get(arg.name) : undefined);
      return { ...arg, ...(values && { values }) };
    }),
  }));
  const values = [
    ...groupValues(tables, rpcs),
    ...areas.map(({ area, names }) => ({
      name: `sub_area of ${area}`,
      values: [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
      of: FILED,
    })),
    ...slots.map(({ kind, names }) => ({ name: `slot, ${kind}`, values: names, of: FILED })),
  ];
  return { rpcs, tables, values };
}

/** What takes a sub-area and a slot. */
const FILED = ["knowledge_items", "add_knowledge", "correct_knowledge"];

type CatalogTable = Omit<TableDescription, "columns"> & {
  columns: (Omit<ColumnDescription, "values"> & { check: string | null })[];
};

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
      or r.name <> 'delete' and has_any_column_privilege('authenticated', c.oid, r.name)) as rights,
  (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
      'nullable', not a.attnotnull, 'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
      'writable', a.attgenerated = '' and a.attidentity <> 'a' and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update')),
      'check', (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[' limit 1)) order by a.attnum)
    from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('authenticated', c.oid, a.attnum, 'select')) as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind in ('r', 'v', 'p')
  and (has_table_privilege('authenticated', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))
order by c.relname`;

const SLOTS = `
select kind, jsonb_agg(name order by name) as names from private.slots group by kind
order by array_position(array['single', 'measured', 'keyed', 'goal'], kind)`;

/** The values stand in the function that the constraint calls, since they depend on the area. */
const SUB_AREAS = `
select found[1] as area, found[2] as names
from pg_proc p cross join lateral regexp_matches(p.prosrc, 'when ''(\\w+)'' then array\\[([^\\]]*)\\]', 'g') as found
where p.oid = 'private.is_sub_area(text, text)'::regprocedure`;
