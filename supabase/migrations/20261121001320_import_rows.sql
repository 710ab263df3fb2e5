-- Import, row by row: a section of a file is inserted by one statement; when that fails it is halved until the bad rows
-- are alone, and those are rejected with the reason. Ids are remapped by a rule, not by a table: a row of the caller keeps
-- its id, any other gets one made from the caller, the table and the old id, so that importing twice makes nothing twice.

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

create function private.trusted_row(section text, given jsonb, own boolean)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when section = 'knowledge_items' then
      jsonb_build_object('title', private.title_of(given ->> 'content'))
      || case when own then given else
        -- Somebody else's word about confidence and validation counts for nothing; the user brought it, so it is theirs.
        given - array['source_ref', 'inference_evidence', 'slot', 'needs_resolution', 'asked_at', 'seen_at']
        || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence',
          case when jsonb_typeof(given -> 'confidence') = 'number' and (given ->> 'confidence')::numeric between 0 and 1
            then to_jsonb(least((given ->> 'confidence')::numeric, 0.9)) else coalesce(given -> 'confidence', '0.9') end) end
    when section = 'conversations' and not own then given - array['structured_summary', 'long_term_summary']
    when section = 'messages' and jsonb_typeof(given -> 'parts') = 'array' then (
      -- Tool calls and results of unknown origin would be read as if this deployment had run them.
      select given || jsonb_build_object('parts', p.parts, 'content', d.content, 'tool_calls', d.tool_calls,
        'tool_call_id', d.tool_call_id, 'name', d.name,
        'role', case when own or given ->> 'role' <> 'tool' then given -> 'role' end)
      from (
        select coalesce(jsonb_agg(e.value order by e.position), '[]') as parts
        from jsonb_array_elements(given -> 'parts') with ordinality as e (value, position)
        where own or (e.value ->> 'type' = 'text' and jsonb_typeof(e.value -> 'text') = 'string')
      ) p, private.derive_message(p.parts) d)
    else given end;
$$;
comment on function private.trusted_row(text, jsonb, boolean) is
  'A row as it may be believed: source, validation, summaries and tool results are kept only from this deployment''s own export.';

create function private.import_defaults(section text, columns text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  members text;
  defaults jsonb;
begin
  select string_agg(format('%L, (%s)', a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid)), ', ') into members
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', section)::regclass and a.attname = any (columns) and a.attname <> 'id';
  execute format('select jsonb_build_object(%s)', members) into defaults;
  return defaults;
end;
$$;

create function private.prepare_row(
  section text, given jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select defaults || jsonb_build_object('id', gen_random_uuid()) || coalesce(jsonb_object_agg(e.key, case
      when e.key = 'id' then to_jsonb(private.imported_id((select auth.uid()), section, e.value #>> '{}'))
      when targets ? e.key and e.value <> '"self"'
        then to_jsonb(private.resolve_id(known, targets ->> e.key, e.value #>> '{}'))
      else e.value end), '{}')
  from jsonb_each(given) as e
  where e.key = any (columns) and jsonb_typeof(e.value) <> 'null';
$$;
comment on function private.prepare_row(text, jsonb, text[], jsonb, jsonb, jsonb) is
  'A row ready to be inserted: only columns the user may write, defaults for what is missing, ids as they are here.';

create function private.refusal_of(state text, hint text, constraint_name text, column_name text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'reason', case
      when state like 'PT4%' then hint
      when state = '23505' then 'already_exists'
      when state = '23503' then 'broken_link'
      when state = '23502' then 'missing_value'
      when state = '23514' or state like '22%' then 'invalid_value'
      when state = '42501' then 'not_allowed' end,
    'problem', coalesce(nullif(column_name, ''), nullif(constraint_name, ''))));
$$;

create function private.insert_rows(section text, columns text[], items jsonb[], out created int, out rejections jsonb)
language plpgsql
set search_path = ''
as $$
declare
  names text := (select string_agg(format('%I', c), ', ') from unnest(columns) as c);
  latest timestamptz;
  state text;
  hint text;
  violated text;
  missing text;
  half int := cardinality(items) / 2;
  rest record;
begin
  created := cardinality(items);
  rejections := '[]';
  if created = 0 then
    return;
  end if;
  begin
    execute format('with stored as (insert into public.%1$I (%2$s) select %3$s from unnest($1) with ordinality as i (item, position),'
      ' jsonb_populate_record(null::public.%1$I, i.item -> ''row'') as r order by i.position returning %4$s as latest)'
      ' select max(s.latest) from stored s', section, names,
      (select string_agg(format('r.%I', c), ', ') from unnest(columns) as c),
      case when section = 'knowledge_items' then 'greatest(created_at, stated_at)' else 'created_at' end)
    into latest using items;
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    return;
  exception when others then
    get stacked diagnostics state = returned_sqlstate, hint = pg_exception_hint, violated = constraint_name, missing = column_name;
    if not private.refusal_of(state, hint, violated, missing) ? 'reason' then
      raise;
    end if;
  end;
  if half = 0 then
    created := 0;
    rejections := jsonb_build_array(jsonb_build_object('section', section, 'index', items[1] -> 'index')
      || private.refusal_of(state, hint, violated, missing));
    return;
  end if;
  select * into rest from private.insert_rows(section, columns, items[1:half]);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(section, columns, items[half + 1:]) as r;
end;
$$;
comment on function private.insert_rows(text, text[], jsonb[]) is
  'Inserts [{ index, row }] in order, all that the table accepts; rejections: [{ section, index, reason, problem? }].';

revoke execute on function private.try_uuid(text), private.imported_id(uuid, text, text), private.resolve_id(jsonb, text, text),
  private.known_rows(text, jsonb), private.known_people(jsonb, jsonb), private.known_facts(jsonb, jsonb),
  private.remap_mentions(jsonb, jsonb, jsonb), private.trusted_row(text, jsonb, boolean), private.import_defaults(text, text[]),
  private.prepare_row(text, jsonb, text[], jsonb, jsonb, jsonb), private.refusal_of(text, text, text, text),
  private.insert_rows(text, text[], jsonb[]) from public, anon;
grant execute on function private.try_uuid(text), private.imported_id(uuid, text, text), private.resolve_id(jsonb, text, text),
  private.known_rows(text, jsonb), private.known_people(jsonb, jsonb), private.known_facts(jsonb, jsonb),
  private.remap_mentions(jsonb, jsonb, jsonb), private.trusted_row(text, jsonb, boolean), private.import_defaults(text, text[]),
  private.prepare_row(text, jsonb, text[], jsonb, jsonb, jsonb), private.refusal_of(text, text, text, text),
  private.insert_rows(text, text[], jsonb[]) to authenticated, service_role;
