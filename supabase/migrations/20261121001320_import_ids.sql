-- Import, which rows are which: ids are remapped by a rule, not by a table. A row of the caller keeps its id, any other gets
-- one made from the caller, the table and the old id, so that importing a row twice makes nothing twice.

create table private.imports (
  user_id uuid not null references auth.users (id) on delete cascade,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, content_hash)
);
alter table private.imports enable row level security;
grant all on private.imports to service_role;
comment on table private.imports is 'Files a user has imported, by their content, with the answer a repeat gets.';

create function private.try_uuid(value text)
returns uuid
language sql
immutable
set search_path = ''
as $$
  select case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
$$;

create function private.imported_id(user_id uuid, section text, old_id text)
returns uuid
language sql
immutable
set search_path = ''
as $$
  -- Version and variant of a name-based uuid: clients check them.
  select overlay(overlay(md5(user_id || ':' || section || ':' || old_id) placing '5' from 13) placing '8' from 17)::uuid;
$$;
comment on function private.imported_id(uuid, text, text) is 'The id that a row of a file gets in the account of a user.';

create function private.resolve_id(known jsonb, section text, old_id text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce((known ->> (section || '/' || old_id))::uuid, private.imported_id((select auth.uid()), section, old_id));
$$;
comment on function private.resolve_id(jsonb, text, text) is 'The row here that an id in the file stands for; known: { "section/id in the file": id here }.';

-- What is compared is worked out once a row, not once a pair: nothing tells the planner how many there
-- are of either, and it would go for nested loops.
create function private.known_people(items jsonb, known jsonb)
returns jsonb
language sql
stable
set search_path = ''
set enable_nestloop = off
as $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, private.name_key(e.value -> 'row' ->> 'title') as name,
      private.relationship_words(e.value -> 'row' -> 'person_metadata' ->> 'relationship') as relationship
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' = 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select p.id, private.name_key(p.title) as name, private.relationship_words(p.person_metadata ->> 'relationship') as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.name = g.name
    and (coalesce(g.relationship, '{}') = '{}' or coalesce(p.relationship, '{}') = '{}' or p.relationship && g.relationship);
$$;
comment on function private.known_people(jsonb, jsonb) is 'People of a file whom the caller''s memory knows by name already.';

create function private.known_facts(items jsonb, known jsonb)
returns jsonb
language sql
stable
set search_path = ''
set enable_nestloop = off
as $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, md5(private.plain_words(e.value -> 'row' ->> 'content')) as words,
      case when coalesce(e.value -> 'row' ->> 'subject', 'self') = 'self' then 'self'
        else private.resolve_id(known, 'knowledge_items', e.value -> 'row' ->> 'subject')::text end as subject
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' <> 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select i.id, i.subject, md5(private.plain_words(i.content)) as words
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type <> 'person' and i.deleted_at is null and i.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.words = g.words and p.subject = g.subject;
$$;
comment on function private.known_facts(jsonb, jsonb) is 'Items of a file that say what a current item of the caller says of the same subject.';

create function private.known_rows(section text, items jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
set enable_nestloop = off
as $$
declare
  known jsonb;
begin
  execute format($query$
    with
    given as materialized (
      select f.old, c.id
      from (select distinct e.value -> 'row' ->> 'id' as old from jsonb_array_elements($1) as e) f
      cross join lateral unnest(array[private.try_uuid(f.old), private.imported_id($2, %1$L, f.old)]) as c (id)
    ),
    present as materialized (select t.id from public.%1$I t where t.user_id = $2)
    select coalesce(jsonb_object_agg(%1$L || '/' || g.old, g.id), '{}')
    from given g join present p on p.id = g.id
  $query$, section) into known using items, private.current_user_id();
  if section = 'knowledge_items' then
    known := known || private.known_people(items, known);
    known := known || private.known_facts(items, known);
  end if;
  return known;
end;
$$;
comment on function private.known_rows(text, jsonb) is
  'Rows of a file that the caller has already: theirs, imported before, or, in memory, saying the same.';

create function private.remap_mentions(value jsonb, ids jsonb, known jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  written text := value::text;
  old_id text;
begin
  for old_id in
    select distinct m[1] from regexp_matches(written, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as m where ids ? m[1]
  loop
    written := replace(written, old_id, private.resolve_id(known, ids ->> old_id, old_id)::text);
  end loop;
  return written::jsonb;
end;
$$;
comment on function private.remap_mentions(jsonb, jsonb, jsonb) is
  'A value in which ids of the file''s rows are those they have here: the assistant acts on ids in earlier tool results. ids: { "id in the file": section }.';

revoke execute on function private.try_uuid(text), private.imported_id(uuid, text, text), private.resolve_id(jsonb, text, text),
  private.known_people(jsonb, jsonb), private.known_facts(jsonb, jsonb), private.known_rows(text, jsonb),
  private.remap_mentions(jsonb, jsonb, jsonb) from public, anon;
grant execute on function private.try_uuid(text), private.imported_id(uuid, text, text), private.resolve_id(jsonb, text, text),
  private.known_people(jsonb, jsonb), private.known_facts(jsonb, jsonb), private.known_rows(text, jsonb),
  private.remap_mentions(jsonb, jsonb, jsonb) to authenticated, service_role;
