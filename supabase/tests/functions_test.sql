-- Every function of the application, read from the catalog: search_path, definer, who may execute, what it returns.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select no_plan();

create temp view functions as
  select p.oid, p.prosecdef as definer, p.proconfig as settings, p.prorettype as returns,
    p.pronamespace = 'public'::regnamespace as exposed,
    format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e');

select ok(settings @> array['search_path=""'], name || ' has an empty search_path') from functions order by name;

select ok(not has_function_privilege('anon', oid, 'execute'), name || ' is not for anon') from functions order by name;

select ok(
  not exists (
    select from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where p.oid = f.oid and a.grantee = 0),
  name || ' is not granted to public')
from functions f order by name;

select ok(not definer, name || ' runs as its caller') from functions where exposed order by name;

select ok(
  has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('service_role', oid, 'execute'),
  name || ' is granted to somebody by name')
from functions where exposed order by name;

select is(returns::regtype::text, 'jsonb', name || ' returns jsonb') from functions where exposed order by name;

select ok(obj_description(oid, 'pg_proc') is not null, name || ' has a comment') from functions where exposed order by name;

select is(
  (select count(*)::int from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname = (select q.proname from pg_proc q where q.oid = f.oid)),
  1, name || ' is the only one of its name: a call by name is never ambiguous')
from functions f where exposed order by name;

select is_empty(
  $$
    select p.oid::regprocedure from pg_proc p
    where p.prosecdef
      and p.pronamespace not in ('private'::regnamespace, 'pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and p.pronamespace not in (select oid from pg_namespace where nspname in ('auth', 'cron', 'net', 'vault', 'graphql', 'pgbouncer', 'storage', 'realtime'))
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  $$,
  'no function outside schema private runs as its definer');

select ok(not has_schema_privilege('anon', 'private', 'usage'), 'anon may not look into schema private');
select ok(not has_schema_privilege('anon', 'private', 'create'), 'anon may not create in schema private');
select ok(not has_schema_privilege('authenticated', s, 'create'), 'authenticated may not create in schema ' || s)
from unnest(array['public', 'private', 'extensions', 'auth']) s;

select * from finish();
rollback;
