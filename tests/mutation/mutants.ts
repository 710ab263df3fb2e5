import type { Stack } from "../support/stack.ts";

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
  | "trigger dropped";

/** One guarantee less of the database. */
export interface Mutant {
  kind: Kind;
  /** What it is about, as people would name it. */
  name: string;
  /** The table, if it is about one of schema public. */
  table: string | null;
  statement: string;
}

/** Every mutant of each kind, from the catalog. Each query gives name, table and statement. */
const QUERIES: Record<Kind, string> = {
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
};

/** Reads all mutants, kind by kind. */
export async function readMutants(database: Pick<Stack, "sql">): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const rows = await database.sql<Omit<Mutant, "kind">>(query);
    mutants.push(...rows.map((row) => ({ kind: kind as Kind, ...row })));
  }
  return mutants;
}
