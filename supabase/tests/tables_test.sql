-- Every table, read from the catalog: owner, other user, anonymous, service role, grants, policies, owner column.
-- A new table is covered on the day it is added, and must have rows in the seed, whose user is the owner here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select no_plan();

create temp table people on commit drop as
  select (select id from auth.users order by created_at, id limit 1) as owner_id, gen_random_uuid() as other_id;

create temp view tables as
  select c.oid, c.relname::text as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as owned
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');

-- Runs a statement as a role and a user and rolls it back: 'rows: n', or the SQLSTATE of the error.
create function pg_temp.outcome(role text, user_id uuid, statement text)
returns text
language plpgsql
as $$
declare
  affected int;
begin
  perform set_config('request.jwt.claim.sub', coalesce(outcome.user_id::text, ''), true);
  perform set_config('request.jwt.claims',
    jsonb_build_object('role', outcome.role, 'sub', outcome.user_id)::text, true);
  perform set_config('role', outcome.role, true);
  execute outcome.statement;
  get diagnostics affected = row_count;
  raise exception using errcode = 'TAPOK', message = 'rows: ' || affected;
exception
  when sqlstate 'TAPOK' then return sqlerrm;
  when others then return sqlstate;
end;
$$;

create function pg_temp.rows_of(name text, owner_id uuid)
returns text
language plpgsql
as $$
declare
  total int;
begin
  execute format('select count(*) from public.%I where user_id = $1', rows_of.name) into total using rows_of.owner_id;
  return 'rows: ' || total;
end;
$$;

-- Inserts the owner's rows again, with new ids where they have ids, so that only a policy or a grant can refuse them.
create function pg_temp.copy_of(name text)
returns text
language sql
as $$
  select format('insert into public.%1$I (%2$s) select %3$s from copied',
    copy_of.name,
    string_agg(format('%I', a.attname), ', ' order by a.attnum),
    string_agg(format('%I', a.attname), ', ' order by a.attnum))
  from pg_attribute a
  where a.attrelid = format('public.%I', copy_of.name)::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'id';
$$;

create function pg_temp.outcome_of_copy(role text, user_id uuid, name text)
returns text
language plpgsql
as $$
declare
  result text;
begin
  execute format('create temp table copied as select * from public.%I where user_id = (select owner_id from people) limit 1',
    outcome_of_copy.name);
  grant select on copied to public;
  result := pg_temp.outcome(outcome_of_copy.role, outcome_of_copy.user_id, pg_temp.copy_of(outcome_of_copy.name));
  drop table copied;
  return result;
end;
$$;

-- A device is a real browser, so the seed has none.
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
select owner_id, 'https://push.example.com/of-the-owner', 'B' || repeat('a', 86), repeat('a', 22) from people;

select isnt(pg_temp.rows_of(name, owner_id), 'rows: 0', name || ': the seed has rows, so that what follows proves something')
from tables, people where owned order by name;

-- Catalog

select ok(c.relrowsecurity, format('%s.%s: row-level security is on', c.relnamespace::regnamespace, c.relname))
from pg_class c
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') order by c.relname;

select ok(
  exists (
    select from pg_constraint k
    where k.conrelid = t.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass and k.confdeltype = 'c'
      and k.conkey = array[(select a.attnum from pg_attribute a where a.attrelid = t.oid and a.attname = 'user_id')]),
  t.name || ': user_id references auth.users on delete cascade')
from tables t where owned order by name;

-- Some rows of these tables belong to the deployment and have no user.
select ok(a.attnotnull or t.name in ('tool_packs', 'tool_definitions', 'feature_flags'), t.name || ': user_id is not null')
from tables t join pg_attribute a on a.attrelid = t.oid and a.attname = 'user_id' order by name;

select ok(
  exists (select from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attname = 'user_id'
    where i.indrelid = t.oid and i.indkey[0] = a.attnum and i.indpred is null),
  t.name || ': an index starts with user_id')
from tables t where owned order by name;

select is_empty(
  format($q$
    select k.conname from pg_constraint k
    where k.conrelid = %s and k.contype = 'f' and k.confrelid <> 'auth.users'::regclass
      and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'user_id')
      and not (select a.attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'user_id') = any (k.conkey)
  $q$, t.oid),
  t.name || ': foreign keys to users'' tables carry user_id')
-- A tool of the deployment has no user, and a foreign key with a null is not checked: its policy checks the owner of the pack.
from tables t where owned and name <> 'tool_definitions' order by name;

select ok(obj_description(t.oid) is not null, t.name || ': has a comment') from tables t order by name;

-- Grants

select ok(
  not has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')
    and not has_any_column_privilege('anon', c.oid, 'select, insert, update, references'),
  format('%s.%s: anon holds no privilege', c.relnamespace::regnamespace, c.relname))
from pg_class c
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
order by c.relname;

-- Signed-in users may read lookup tables of schema private, and only their own rows of tables with a user.
select ok(
  not has_table_privilege('authenticated', c.oid, 'insert, update, delete, truncate, references, trigger')
    and not has_any_column_privilege('authenticated', c.oid, 'insert, update, references'),
  format('private.%s: authenticated writes nothing', c.relname))
from pg_class c
where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by c.relname;

-- Without a policy nobody would see a row, but the grant would be a mistake all the same.
select ok(
  exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = 'r')
    or not has_any_column_privilege('authenticated', c.oid, 'select'),
  format('private.%s: authenticated may read it only if a policy says what of it', c.relname))
from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p') order by c.relname;

-- What else a row of these tables holds, its person may not set, or not see.
select ok(not has_table_privilege('authenticated', format('public.%I', name)::regclass, privilege),
  format('%s: authenticated may %s some of its columns only', name, privilege))
from (values ('conversations', 'insert'), ('conversations', 'update'), ('library_items', 'insert'), ('library_items', 'update'),
  ('profiles', 'update'), ('push_subscriptions', 'select'), ('tool_definitions', 'insert'), ('tool_definitions', 'update'),
  ('tool_health', 'select'),
  ('tool_packs', 'insert'), ('tool_packs', 'update'), ('user_memories', 'update')) as partly (name, privilege)
order by name, privilege;

-- Views run as the reader, so that the policies of their tables hold.
select ok(
  c.relkind = 'v' and 'security_invoker=true' = any (c.reloptions) or c.relrowsecurity and (
    select count(*) = 1 and bool_and(p.polcmd = 'r' and p.polroles = array['authenticated'::regrole::oid]
      and pg_get_expr(p.polqual, p.polrelid) = '(( SELECT auth.uid() AS uid) = user_id)')
    from pg_policy p where p.polrelid = c.oid),
  format('private.%s: authenticated reads their own rows only', c.relname))
from pg_class c
where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  and has_any_column_privilege('authenticated', c.oid, 'select')
  and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
order by c.relname;

select ok(not has_table_privilege('authenticated', t.oid, 'truncate, references, trigger'),
  t.name || ': authenticated may not truncate, reference or add triggers')
from tables t order by name;

select ok(
  has_table_privilege('service_role', c.oid, 'select') and has_table_privilege('service_role', c.oid, 'insert')
    and has_table_privilege('service_role', c.oid, 'update') and has_table_privilege('service_role', c.oid, 'delete'),
  format('%s.%s: service_role reads and writes', c.relnamespace::regnamespace, c.relname))
from pg_class c
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
  and c.oid <> 'public.accesses'::regclass order by c.relname;

select ok(
  has_table_privilege('service_role', 'public.accesses', 'select')
    and not has_table_privilege('service_role', 'public.accesses', 'insert, update, delete, truncate, references, trigger')
    and not has_any_column_privilege('service_role', 'public.accesses', 'insert, update'),
  'public.accesses: service_role reads what it accessed, and changes nothing of it');

select ok(not has_sequence_privilege('anon', c.oid, 'usage, select, update'), c.relname || ': anon may not use the sequence')
from pg_class c
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S' order by c.relname;

select ok('security_invoker=true' = any (c.reloptions), c.relname || ': the view runs as its caller')
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by c.relname;

-- Policies

select is(
  (select count(*)::int from pg_policy p where p.polrelid = t.oid and p.polcmd = command.letter and p.polpermissive),
  (has_table_privilege('authenticated', t.oid, command.privilege)
    or has_any_column_privilege('authenticated', t.oid, nullif(command.privilege, 'delete')) is true)::int,
  format('%s: one policy to %s if authenticated may, none otherwise', t.name, command.privilege))
from tables t,
  (values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete')) as command (letter, privilege)
order by name, privilege;

select is(
  (select count(*)::int from pg_policy p where p.polrelid = t.oid and p.polcmd = command.letter and not p.polpermissive
    and '( SELECT (NOT private.is_assistant()))' in (pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))),
  (select count(*)::int from pg_policy p where p.polrelid = t.oid and p.polcmd = command.letter and p.polpermissive),
  format('%s: another assistant may not %s', t.name, command.privilege))
from tables t, (values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete')) as command (letter, privilege)
order by name, privilege;

select ok(
  p.polroles = array['authenticated'::regrole::oid] and p.polcmd <> '*',
  format('%s: the policy is for one operation and for authenticated only', p.polname))
from pg_policy p join tables t on t.oid = p.polrelid order by p.polname;

select ok(
  coalesce(pg_get_expr(p.polqual, p.polrelid), required) like '%( SELECT auth.uid() AS uid) = user_id%'
    and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), required) like '%( SELECT auth.uid() AS uid) = user_id%'
    and (p.polqual is not null) = (p.polcmd in ('r', 'w', 'd'))
    and (p.polwithcheck is not null) = (p.polcmd in ('a', 'w')),
  format('%s: both sides ask for (select auth.uid()) = user_id', p.polname))
from pg_policy p join tables t on t.oid = p.polrelid and t.owned and p.polpermissive,
  (values ('( SELECT auth.uid() AS uid) = user_id')) as rule (required)
order by p.polname;

select ok(
  pg_get_expr(p.polqual, p.polrelid) like '%( SELECT auth.uid() AS uid)%', format('%s: what is nobody''s asks who is signed in', p.polname))
from pg_policy p join tables t on t.oid = p.polrelid and not t.owned and p.polpermissive and p.polcmd = 'r' order by p.polname;

-- The owner

select is(
  pg_temp.outcome('authenticated', owner_id, format('select 1 from public.%I', name)), pg_temp.rows_of(name, owner_id),
  name || ': the owner sees exactly their own rows')
from tables, people where owned and has_table_privilege('authenticated', oid, 'select') order by name;

select is(
  pg_temp.outcome('authenticated', owner_id, format('update public.%I set user_id = %L', name, other_id)), '42501',
  name || ': the owner cannot give rows to somebody else')
from tables, people where owned order by name;

select isnt(
  pg_temp.outcome_of_copy('authenticated', owner_id, name), '42501',
  name || ': the owner may plant a row')
from tables, people where owned and has_table_privilege('authenticated', oid, 'insert') order by name;

-- Another user

select ok(
  pg_temp.outcome('authenticated', other_id, format('select 1 from public.%I', name)) in ('rows: 0', '42501'),
  name || ': another user sees nothing')
from tables, people where owned order by name;

select ok(
  pg_temp.outcome('authenticated', other_id, format('update public.%I set %I = %2$I', name, a.attname)) in ('rows: 0', '42501'),
  format('%s: another user cannot update %s', name, a.attname))
from tables t cross join people join pg_attribute a on a.attrelid = t.oid
where owned and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
order by name, a.attnum;

select ok(
  pg_temp.outcome('authenticated', other_id, format('delete from public.%I', name)) in ('rows: 0', '42501'),
  name || ': another user deletes nothing')
from tables, people where owned order by name;

select is(
  pg_temp.outcome_of_copy('authenticated', other_id, name), '42501',
  name || ': another user cannot plant a row')
from tables, people where owned order by name;

-- Postgres looks for a double before it checks who the other columns belong to: without the owner in front, an insert tells by its error
-- whether somebody else has such a row.
select ok(
  a.attname = 'user_id' or i.indisprimary and i.indnatts = 1,
  format('%s: %s tells one person''s rows from another''s', t.name, i.indexrelid::regclass))
from tables t join pg_index i on i.indrelid = t.oid and i.indisunique
left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
where t.owned and has_any_column_privilege('authenticated', t.oid, 'insert') order by t.name, 1;

-- Nobody

select is(
  pg_temp.outcome('anon', null, format(statement, name)), '42501', format('%s: anonymous, %s', name, operation))
from tables,
  (values ('select', 'select from public.%I'), ('delete', 'delete from public.%I'),
    ('insert', 'insert into public.%I default values'), ('truncate', 'truncate public.%I')) as attempt (operation, statement)
order by name, operation;

select is(
  pg_temp.outcome('anon', null, format('update public.%I set %I = %2$I', t.name, a.attname)), '42501',
  t.name || ': anonymous, update')
from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum = 1 order by name;

select is(
  pg_temp.outcome('authenticated', null, format('select from public.%I', name)), 'rows: 0',
  name || ': a token without a user sees nothing')
from tables where has_any_column_privilege('authenticated', oid, 'select') order by name;

-- The service role

select is(
  pg_temp.outcome('service_role', null, format('select from public.%I where user_id = %L', name, owner_id)),
  pg_temp.rows_of(name, owner_id),
  name || ': the service role sees every row')
from tables, people where owned order by name;

select * from finish();
rollback;
