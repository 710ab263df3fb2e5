-- The rows of an import: which of them the account has already, which may be believed, and inserting them. Ids are remapped
-- by a rule, not by a table: a row of the caller keeps its id, any other gets one made from the caller, the table and the old
-- id, so that importing a row twice makes nothing twice. A section is inserted by one statement; when that fails it is halved
-- until the bad rows are alone, and those are rejected with the reason.

create function private.try_uuid(value text) returns uuid
language sql immutable set search_path = '' as $$
  select case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
$$;
grant execute on function private.try_uuid(text) to authenticated, service_role;

create function private.imported_id(user_id uuid, section text, old_id text) returns uuid
language sql immutable set search_path = '' as $$
  -- Version and variant of a name-based uuid: clients check them.
  select overlay(overlay(md5(user_id || ':' || section || ':' || old_id) placing '5' from 13) placing '8' from 17)::uuid;
$$;
comment on function private.imported_id(uuid, text, text) is 'The id that a row of a file gets in the account of a user.';
grant execute on function private.imported_id(uuid, text, text) to authenticated, service_role;

create function private.resolve_id(known jsonb, section text, old_id text) returns uuid
language sql stable set search_path = '' as $$
  select coalesce((known ->> (section || '/' || old_id))::uuid, private.imported_id((select auth.uid()), section, old_id));
$$;
comment on function private.resolve_id(jsonb, text, text) is 'The row here that an id in the file stands for; known: { "section/id in the file": id here }.';
grant execute on function private.resolve_id(jsonb, text, text) to authenticated, service_role;

-- What is compared is worked out once a row, not once a pair: nothing tells the planner how many there
-- are of either, and it would go for nested loops.
create function private.known_people(items jsonb, known jsonb) returns jsonb
language sql stable set search_path = '' set enable_nestloop = off as $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, private.fold(e.value -> 'row' ->> 'title') as name,
      private.fold(e.value -> 'row' -> 'person_metadata' ->> 'relationship') as relationship
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' = 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select p.id, private.fold(p.title) as name, private.fold(p.person_metadata ->> 'relationship') as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.name = g.name and coalesce(p.relationship = g.relationship, true);
$$;
comment on function private.known_people(jsonb, jsonb) is 'People of a file whom the caller''s memory knows by name already.';
grant execute on function private.known_people(jsonb, jsonb) to authenticated, service_role;

create function private.known_facts(items jsonb, known jsonb) returns jsonb
language sql stable set search_path = '' set enable_nestloop = off as $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, private.content_digest(e.value -> 'row' ->> 'content') as words,
      case when coalesce(e.value -> 'row' ->> 'subject', 'self') = 'self' then 'self'
        else private.resolve_id(known, 'knowledge_items', e.value -> 'row' ->> 'subject')::text end as subject
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' <> 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select i.id, i.subject, i.content_digest as words
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type <> 'person' and i.deleted_at is null and i.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.words = g.words and p.subject = g.subject;
$$;
comment on function private.known_facts(jsonb, jsonb) is 'Items of a file that say what a current item of the caller says of the same subject.';
grant execute on function private.known_facts(jsonb, jsonb) to authenticated, service_role;

create function private.known_rows(section text, items jsonb) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
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
grant execute on function private.known_rows(text, jsonb) to authenticated, service_role;

create function private.remap_mentions(value jsonb, ids jsonb, known jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
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
grant execute on function private.remap_mentions(jsonb, jsonb, jsonb) to authenticated, service_role;

-- Whole sections at a time: a function called once a row costs as much as the insert.
create function private.trusted_knowledge(items jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row')
      - array['source_ref', 'inference_evidence', 'slot', 'slot_key', 'value', 'holds', 'quote', 'filed_at', 'needs_resolution', 'asked_at', 'seen_at', 'pattern', 'derived_from', 'retired_at',
        'profile_entry']
      || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
        when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number' and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
          then '0.9'
        else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position);
$$;
comment on function private.trusted_knowledge(jsonb) is
  'Items of unknown origin: what they say of confidence, source and validation counts for nothing; the user brought them.';
grant execute on function private.trusted_knowledge(jsonb) to authenticated, service_role;

create function private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') || jsonb_build_object(
      'parts', p.parts, 'content', d.content, 'tool_calls', d.tool_calls, 'tool_call_id', d.tool_call_id, 'name', d.name,
      'role', case when own or e.value -> 'row' ->> 'role' <> 'tool' then e.value -> 'row' -> 'role' end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position)
  cross join lateral (
    select case
      when jsonb_typeof(e.value -> 'row' -> 'parts') is distinct from 'array' then '[]'
      when (e.value -> 'row' -> 'parts')::text ~ '[0-9a-f]{8}-' then private.remap_mentions(e.value -> 'row' -> 'parts', ids, known)
      else e.value -> 'row' -> 'parts' end as given
  ) g
  cross join lateral (
    -- Tool calls and results of unknown origin would be read as if this deployment had run them.
    select coalesce(jsonb_agg(part.value order by part.position), '[]') as parts
    from jsonb_array_elements(g.given) with ordinality as part (value, position)
    where own or (part.value ->> 'type' = 'text' and jsonb_typeof(part.value -> 'text') = 'string')
  ) p
  cross join lateral private.derive_message(p.parts) as d;
$$;
comment on function private.trusted_messages(jsonb, boolean, jsonb, jsonb) is
  'Messages with the columns that follow from their parts; of unknown origin, only what was said.';
grant execute on function private.trusted_messages(jsonb, boolean, jsonb, jsonb) to authenticated, service_role;

create function private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if section = 'messages' then
    return private.trusted_messages(items, own, ids, known);
  elsif section = 'knowledge_items' and not own then
    return private.trusted_knowledge(items);
  elsif section = 'conversations' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['structured_summary', 'long_term_summary'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  elsif section = 'library_items' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['origin', 'kind', 'period_from', 'period_to', 'generated_at'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  end if;
  return items;
end;
$$;
comment on function private.trusted_rows(text, jsonb, boolean, jsonb, jsonb) is
  'Rows as they may be believed: source, validation, summaries, tool results and automatic notes are kept as such only from this deployment''s own export.';
grant execute on function private.trusted_rows(text, jsonb, boolean, jsonb, jsonb) to authenticated, service_role;

create function private.import_defaults(section text, columns text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
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
grant execute on function private.import_defaults(text, text[]) to authenticated, service_role;

create function private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb)
returns jsonb[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(jsonb_build_object('index', f.index, 'row', defaults
      || jsonb_build_object('id', gen_random_uuid())
      || case when section = 'knowledge_items' and not f.row ? 'title'
        then jsonb_build_object('title', private.title_of(f.content)) else '{}' end
      || f.row) order by f.position), '{}')
  from (
    select e.position, e.value -> 'index' as index, e.value -> 'row' ->> 'content' as content, coalesce(jsonb_object_agg(m.key, case
        when m.key = 'id' then to_jsonb(private.imported_id((select auth.uid()), section, m.value #>> '{}'))
        when targets ? m.key and m.value <> '"self"' then to_jsonb(coalesce(
          (known ->> ((targets ->> m.key) || '/' || (m.value #>> '{}')))::uuid,
          private.imported_id((select auth.uid()), targets ->> m.key, m.value #>> '{}')))
        else m.value end) filter (where m.key is not null), '{}') as row
    from jsonb_array_elements(items) with ordinality as e (value, position)
    left join lateral jsonb_each(e.value -> 'row') as m on m.key = any (columns) and jsonb_typeof(m.value) <> 'null'
    where not coalesce(known ? (section || '/' || (e.value -> 'row' ->> 'id')), false)
    group by e.position, e.value
  ) f;
$$;
comment on function private.prepare_rows(text, jsonb, text[], jsonb, jsonb, jsonb) is
  'Rows ready to be inserted, without those that are known: only columns the user may write, defaults for what is missing, ids as they are here. targets: { column: the table it points to }.';
grant execute on function private.prepare_rows(text, jsonb, text[], jsonb, jsonb, jsonb) to authenticated, service_role;

create function private.refusal_of(state text, hint text, constraint_name text, column_name text) returns jsonb
language sql immutable set search_path = '' as $$
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
grant execute on function private.refusal_of(text, text, text, text) to authenticated, service_role;

create function private.insert_rows(
  section text, columns text[], items jsonb[], most_rejected int default 1000, out created int, out rejections jsonb
)
language plpgsql set search_path = '' as $$
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
  if most_rejected <= 0 then
    created := 0;
    rejections := (select jsonb_agg(jsonb_build_object('section', section, 'index', i -> 'index', 'reason', 'not_looked_at'))
      from unnest(items) as i);
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
  select * into rest from private.insert_rows(section, columns, items[1:half], most_rejected);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(section, columns, items[half + 1:], most_rejected - jsonb_array_length(rest.rejections)) as r;
end;
$$;
comment on function private.insert_rows(text, text[], jsonb[], int) is
  'Inserts [{ index, row }] in order, all that the table accepts, until so many have been refused; rejections: [{ section, index, reason, problem? }].';
grant execute on function private.insert_rows(text, text[], jsonb[], int) to authenticated, service_role;

-- Import: a whole file in one transaction, once. Bad rows are rejected one by one, the rest is kept.

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

create function private.replay_import(content_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  -- The same file twice at once: the second waits for the first.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':import', 0));
  return (select i.result from private.imports i
    where i.user_id = caller and i.content_hash = replay_import.content_hash);
end;
$$;
comment on function private.replay_import(text) is 'What importing this content answered before, null when the caller has not imported it. Serialises imports of one user.';
grant execute on function private.replay_import(text) to authenticated, service_role;

create function private.record_import(content_hash text, result jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.imports (user_id, content_hash, result)
  values (private.current_user_id(), record_import.content_hash, record_import.result)
  returning result;
$$;
grant execute on function private.record_import(text, jsonb) to authenticated, service_role;

create function private.mark_not_to_learn(message_ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.messages m set not_to_learn_at = now()
  where m.user_id = private.current_user_id() and m.id = any (message_ids);
$$;
comment on function private.mark_not_to_learn(uuid[]) is 'Imported messages teach nothing: what was learned from them comes with the file.';
grant execute on function private.mark_not_to_learn(uuid[]) to authenticated, service_role;

create function private.fill_user_memory(content jsonb, edited jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
    learned_patterns = v.learned_patterns, edited_fields = m.edited_fields || fill_user_memory.edited
  from (
    select (jsonb_populate_record(o, fill_user_memory.content)).* from public.user_memories o
    where o.user_id = private.current_user_id()
  ) v
  where m.user_id = v.user_id;
$$;
grant execute on function private.fill_user_memory(jsonb, jsonb) to authenticated, service_role;

create function private.import_user_memory(item jsonb, own boolean, out created int, out skipped int, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  given jsonb := private.compact(item -> 'row');
  present jsonb := private.user_memory_json();
  field text;
  content jsonb := '{}'::jsonb;
begin
  rejections := '[]';
  foreach field in array private.memory_fields() loop
    -- What the account has already stays.
    continue when not given ? field or present -> field not in ('null', '[]');
    begin
      content := content || jsonb_build_object(field, private.clean_memory_value(field, given -> field));
    exception when sqlstate 'PT400' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('section', 'user_memories', 'index', item -> 'index',
        'reason', 'invalid_value', 'problem', field));
    end;
  end loop;
  perform private.fill_user_memory(content, coalesce((
    select jsonb_object_agg(e.key, e.value)
    from jsonb_each(case when own and jsonb_typeof(given -> 'edited_fields') = 'object' then given -> 'edited_fields' else '{}' end) as e
    where content ? e.key and e.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT[\d:.+]{8,30}$'), '{}'));
  created := (content <> '{}')::int;
  skipped := (content = '{}' and rejections = '[]')::int;
end;
$$;
comment on function private.import_user_memory(jsonb, boolean) is 'Fills the fields of the caller''s profile that are empty.';
grant execute on function private.import_user_memory(jsonb, boolean) to authenticated, service_role;

create function private.import_section(
  section text, items jsonb, own boolean, known jsonb, ids jsonb, out created int, out skipped int, out rejections jsonb
)
language plpgsql set search_path = '' as $$
declare
  tables text[] := private.export_tables('everything');
  columns text[] := array(
    select c from unnest(private.export_columns(section, tables)) as c
    where has_column_privilege(format('public.%I', section), c, 'insert'));
  targets jsonb := (select coalesce(jsonb_object_agg(r.column_name, r.target), '{}') from private.export_references(section) as r);
  fresh jsonb[];
begin
  if section = 'knowledge_items' then
    targets := targets || '{"subject": "knowledge_items"}';
  end if;
  fresh := private.prepare_rows(section, private.trusted_rows(section, items, own, ids, known), columns, targets,
    private.import_defaults(section, columns), known);
  select r.created, r.rejections into created, rejections from private.insert_rows(section, columns, fresh) as r;
  skipped := jsonb_array_length(items) - cardinality(fresh);
  if section = 'messages' then
    perform private.mark_not_to_learn(array(select (f -> 'row' ->> 'id')::uuid from unnest(fresh) as f));
  end if;
end;
$$;
comment on function private.import_section(text, jsonb, boolean, jsonb, jsonb) is
  'Imports [{ index, row }] of one table, without the rows that the caller has already.';
grant execute on function private.import_section(text, jsonb, boolean, jsonb, jsonb) to authenticated, service_role;

create function public.import_data(document jsonb, digest text, signature text default null) returns jsonb
-- Twenty megabytes take longer than the few seconds that users' statements usually get.
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  stored jsonb;
  own boolean;
  tables text[] := private.export_tables('everything');
  section text;
  step record;
  known jsonb := '{}'::jsonb;
  ids jsonb := '{}'::jsonb;
  created jsonb := '{}'::jsonb;
  skipped jsonb := '{}'::jsonb;
  rejections jsonb := '[]'::jsonb;
begin
  perform private.check_account();
  if import_data.digest is null or import_data.digest !~ '^[0-9a-f]{64}$' or jsonb_typeof(import_data.document) is distinct from 'object' then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  perform private.count_use('imports');
  stored := private.replay_import(import_data.digest);
  if stored is not null then
    return stored || '{"status": "repeated"}';
  end if;
  own := coalesce(import_data.signature = private.export_signature('export', import_data.digest), false);
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  foreach section in array array(
    select t from unnest(tables) as t where t not in ('profiles', 'user_memories') and jsonb_typeof(import_data.document -> t) = 'array')
  loop
    known := known || private.known_rows(section, import_data.document -> section);
    ids := ids || coalesce((
      select jsonb_object_agg(e.value -> 'row' ->> 'id', section) from jsonb_array_elements(import_data.document -> section) as e
      where e.value -> 'row' ->> 'id' is not null), '{}');
  end loop;
  foreach section in array tables loop
    continue when jsonb_typeof(import_data.document -> section) is distinct from 'array'
      or jsonb_array_length(import_data.document -> section) = 0;
    if section = 'profiles' then
      -- Name and time zone are the account's own.
      select 0 as created, jsonb_array_length(import_data.document -> section) as skipped, '[]'::jsonb as rejections into step;
    elsif section = 'user_memories' then
      select m.* into step from private.import_user_memory(import_data.document -> section -> 0, own) as m;
    else
      select s.* into step from private.import_section(section, import_data.document -> section, own, known, ids) as s;
    end if;
    created := created || jsonb_build_object(section, step.created);
    skipped := skipped || jsonb_build_object(section, step.skipped);
    rejections := rejections || step.rejections;
  end loop;
  select rejections || coalesce(jsonb_agg(jsonb_build_object('section', k, 'reason', 'unknown_section') order by k), '[]') into rejections
  from jsonb_object_keys(import_data.document) as k where k <> all (tables);
  return private.record_import(import_data.digest, jsonb_build_object('status', 'imported', 'own', own, 'created', created,
    'skipped', skipped, 'rejected', jsonb_array_length(rejections),
    'rejections', jsonb_path_query_array(rejections, '$[0 to 999]')));
end;
$$;
comment on function public.import_data(jsonb, text, text) is
  'Imports { table: [{ index, row }] } for the caller, once per digest (SHA-256 of the file''s content); a valid signature of the digest keeps source and validation: { status: imported | repeated, own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }] }. Reasons: invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_section, not_looked_at (after a thousand bad rows of the section) and what the tables raise. Raises PT400 invalid_document, PT429 rate_limited.';
grant execute on function public.import_data(jsonb, text, text) to authenticated, service_role;
