import type { Stack } from "../support/stack.ts";
import { guardsOf } from "./guards.ts";

/** What a mutant takes away or opens. */
export type Kind =
  | "policy dropped"
  | "policy opened"
  | "row-level security off"
  | "table granted"
  | "function granted"
  | "function as definer"
  | "function's search_path"
  | "check dropped"
  | "trigger dropped"
  | "guard dropped"
  | "limit lifted";

/** One guarantee less of the database. */
export interface Mutant {
  kind: Kind;
  /** What it is about, as people would name it. */
  name: string;
  /** The table, if it is about one of schema public. */
  table: string | null;
  statement: string;
  /** Of a guard: its function and line, as `private.check_account 4`. */
  place?: string;
}

/** Every mutant of each kind, from the catalog. Each query gives name, table and statement. */
const QUERIES: Record<Exclude<Kind, "guard dropped">, string> = {
  "policy dropped": `
    select format('%s.%s', tablename, policyname) as name, tablename as table,
      format('drop policy %I on %I.%I', policyname, schemaname, tablename) as statement
    from pg_policies where schemaname in ('public', 'private') order by 1`,
  "policy opened": `
    select format('%s.%s', tablename, policyname) as name, tablename as table,
      format('alter policy %I on %I.%I%s%s', policyname, schemaname, tablename,
        case when qual is not null then ' using (true)' end,
        case when with_check is not null then ' with check (true)' end) as statement
    from pg_policies where schemaname in ('public', 'private') order by 1`,
  "row-level security off": `
    select format('%s', c.oid::regclass) as name, c.relname as table,
      format('alter table %s disable row level security', c.oid::regclass) as statement
    from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and c.relrowsecurity
    order by 1`,
  "table granted": `
    select format('%s: %s to %s', c.oid::regclass, p.privilege, r.role) as name, c.relname as table,
      format('grant %s on %s to %s', p.privilege, c.oid::regclass, r.role) as statement
    from pg_class c, (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')) as p (privilege),
      (values ('anon'), ('authenticated')) as r (role)
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and not has_table_privilege(r.role, c.oid, p.privilege)
    order by 1`,
  "function granted": `
    select format('%s.%s(%s) to %s', p.pronamespace::regnamespace, p.proname, pg_get_function_identity_arguments(p.oid), r.role) as name,
      null as table,
      format('grant execute on function %s to %s', p.oid::regprocedure, r.role) as statement
    from pg_proc p, (values ('anon'), ('authenticated')) as r (role)
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
      and not has_function_privilege(r.role, p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    order by 1`,
  "function as definer": `
    select format('%s.%s(%s)', p.pronamespace::regnamespace, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
      null as table,
      format('alter function %s security definer', p.oid::regprocedure) as statement
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.prosecdef order by 1`,
  "function's search_path": `
    select format('%s.%s(%s)', p.pronamespace::regnamespace, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
      null as table,
      format('alter function %s reset search_path', p.oid::regprocedure) as statement
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
      and 'search_path=""' = any (p.proconfig) order by 1`,
  "check dropped": `
    select format('%s.%s', c.relname, k.conname) as name, c.relname as table,
      format('alter table public.%I drop constraint %I', c.relname, k.conname) as statement
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace and k.coninhcount = 0 order by 1`,
  "trigger dropped": `
    select format('%s.%s', c.relname, t.tgname) as name, c.relname as table,
      format('drop trigger %I on public.%I', t.tgname, c.relname) as statement
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0 order by 1`,
  "limit lifted": `
    select s.key as name, null as table,
      format('update private.settings set value = to_jsonb((value #>> ''{}'')::numeric * 1000) where key = %L', s.key) as statement
    from private.settings s where s.value #>> '{}' ~ '^[0-9]+$' and s.key <> 'pack_revision'
    union all
    select 'most_rows of ' || m.key, null,
      format('update private.settings set value = value || jsonb_build_object(%L, %s000) where key = ''most_rows''', m.key, m.value)
    from private.settings s, jsonb_each_text(s.value) as m where s.key = 'most_rows' order by 1`,
};

/** Functions written in PL/pgSQL, with the types of their arguments as Postgres writes them. */
const FUNCTIONS = `
  select format('%s.%s', p.pronamespace::regnamespace, p.proname) as name,
    format('%s.%s(%s)', p.pronamespace::regnamespace, p.proname, pg_get_function_identity_arguments(p.oid)) as signature,
    pg_get_functiondef(p.oid) as definition
  from pg_proc p join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f' order by 2`;

/** Reads all mutants, kind by kind. */
export async function readMutants(database: Pick<Stack, "sql">): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const rows = await database.sql<Omit<Mutant, "kind">>(query);
    mutants.push(...rows.map((row) => ({ kind: kind as Kind, ...row })));
  }
  return [...mutants, ...await readGuards(database)];
}

/** Each guard of each function without that guard, and each limit of one with a thousand times its number. */
async function readGuards(database: Pick<Stack, "sql">): Promise<Mutant[]> {
  const functions = await database.sql<{ name: string; signature: string; definition: string }>(FUNCTIONS);
  const guards = functions.flatMap(({ name, signature, definition }) =>
    guardsOf(definition).map((guard) => ({
      ...guard,
      place: `${name} ${guard.line}`,
      name: `${signature}: ${guard.name}, line ${guard.line}`,
    }))
  );
  const mutant = (kind: Kind, { name, place }: { name: string; place: string }, statement: string): Mutant => ({
    kind,
    name,
    table: null,
    statement,
    place,
  });
  return [
    ...guards.map((guard) => mutant("guard dropped", guard, guard.without)),
    ...guards.flatMap((guard) => guard.lifted === null ? [] : [mutant("limit lifted", guard, guard.lifted)]),
  ];
}
