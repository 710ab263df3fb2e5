-- The rows of a slice of an import: which exist already, which may be trusted, and inserting them. Ids follow a rule:
-- a row of the caller keeps its id; any other id is derived from the caller, the table and the old id, so that a
-- repeated row is inserted once. Rows are inserted by one statement; when it fails they are halved until the bad rows
-- are found, which are rejected with a reason.

-- What makes the ids of the caller's imported rows theirs: nobody else can foretell an id and take it first.
create function private.import_salt() returns text
language sql stable security definer set search_path = '' as $$
  select private.signature('ids of imported rows', private.current_user_id()::text);
$$;

-- The id of a row of a file in an account, by its salt.
create function private.imported_id(salt text, section text, old_id text) returns uuid
language sql immutable set search_path = '' as $$
  -- The version and variant bits of a name-based uuid, which clients check.
  select overlay(overlay(md5(salt || ':' || section || ':' || old_id) placing '5' from 13) placing '8' from 17)::uuid;
$$;

-- Which of the ids are rows of the caller.
create function private.present_ids(section text, ids uuid[]) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query execute format('select t.id from %s t where t.user_id = $1 and t.id = any ($2)',
      case section when 'messages' then 'private.all_messages' else format('public.%I', section) end)
    using private.current_user_id(), ids;
end;
$$;

-- The id in this account for each id of a file, and whether the row exists.
create function private.place_ids(digest text, section text, old_ids text[]) returns table (old_id text, id uuid, known boolean)
language plpgsql stable set search_path = '' as $$
declare
  salt constant text := private.import_salt();
begin
  return query
  with
  asked as materialized (
    select o.old, private.try_uuid(o.old) as same, private.imported_id(salt, place_ids.section, o.old) as made
    from (select distinct old from unnest(place_ids.old_ids) as u (old) where old is not null) o
  ),
  present as materialized (
    select p.id from private.present_ids(place_ids.section, array(select unnest(array[a.same, a.made]) from asked a)) as p (id)
  )
  select a.old, coalesce(m.item_id, s.id, a.made), coalesce(m.item_id, s.id, d.id) is not null
  from asked a
  left join present s on s.id = a.same
  left join present d on d.id = a.made
  left join private.import_matches m on place_ids.section = 'knowledge_items' and m.user_id = (select auth.uid())
    and m.content_hash = place_ids.digest and m.old_id = a.old;
end;
$$;

-- Notes which items of a file exist with another id: people by name, others by the same words about the same subject.
-- Before any row is inserted, since duplicates within the file are kept.
create function private.match_knowledge(digest text, items jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  unknown jsonb := (
    select coalesce(jsonb_agg(e.value -> 'row'), '[]') from jsonb_array_elements(items) as e
    join private.place_ids(match_knowledge.digest, 'knowledge_items', array(
      select i.value -> 'row' ->> 'id' from jsonb_array_elements(items) as i)) as p
        on p.old_id = e.value -> 'row' ->> 'id' and not p.known);
begin
  insert into private.import_matches (user_id, content_hash, old_id, item_id)
  select distinct on (r.value ->> 'id') caller, match_knowledge.digest, r.value ->> 'id', i.id
  from jsonb_array_elements(unknown) as r
  join public.knowledge_items i on i.user_id = caller and i.type = 'person' and i.deleted_at is null and i.superseded_at is null
    and private.fold(i.title) = private.fold(r.value ->> 'title')
    and coalesce(private.fold(i.person_metadata ->> 'relationship') = private.fold(r.value -> 'person_metadata' ->> 'relationship'), true)
  where r.value ->> 'type' = 'person'
  order by r.value ->> 'id', i.created_at, i.id;
  insert into private.import_matches (user_id, content_hash, old_id, item_id)
  select distinct on (f.old) caller, match_knowledge.digest, f.old, i.id
  from (
    select r.value ->> 'id' as old, private.content_digest(r.value ->> 'content') as words, coalesce(p.id::text, 'self') as subject
    from jsonb_array_elements(unknown) as r
    left join private.place_ids(match_knowledge.digest, 'knowledge_items', array(
      select s.value ->> 'subject' from jsonb_array_elements(unknown) as s where s.value ->> 'subject' <> 'self')) as p
      on p.old_id = r.value ->> 'subject'
    where r.value ->> 'type' <> 'person'
  ) f
  join public.knowledge_items i on i.user_id = caller and i.content_digest = f.words and i.subject = f.subject and i.type <> 'person'
    and i.deleted_at is null and i.superseded_at is null
  order by f.old, i.created_at, i.id;
end;
$$;

-- Replaces ids of the file by those of this account inside a value: tool results and insights contain ids.
create function private.remap_mentions(value jsonb, ids jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select string_agg(p.piece || coalesce(ids ->> m.found[1], m.found[1], ''), '' order by p.position)::jsonb
  from regexp_split_to_table(value::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') with ordinality as p (piece, position)
  left join regexp_matches(value::text, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') with ordinality as m (found, position)
    using (position);
$$;

-- Works on whole slices: a function called for each row costs as much as the insert.
-- Messages of unknown origin: only their text, and the columns derived from it.
create function private.trusted_messages(items jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') || jsonb_build_object('parts', p.parts,
      'content', d.content, 'tool_calls', d.tool_calls, 'tool_call_id', d.tool_call_id, 'name', d.name)) order by e.position), '[]')
    from jsonb_array_elements(items) with ordinality as e (value, position)
    cross join lateral (
      -- Without tool calls and results, which would be read as if this deployment had run them.
      select coalesce(jsonb_agg(part.value order by part.position), '[]') as parts
      from jsonb_array_elements(case jsonb_typeof(e.value -> 'row' -> 'parts')
        when 'array' then e.value -> 'row' -> 'parts' else '[]' end)
        with ordinality as part (value, position)
      where part.value ->> 'type' = 'text' and jsonb_typeof(part.value -> 'text') = 'string'
    ) p
    cross join lateral private.derive_message(p.parts) as d);
end;
$$;

-- Rows of unknown origin, reduced to what may be trusted: source, validation, tool results and automatic notes count
-- only in an export of this deployment.
create function private.trusted_rows(section text, items jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if section = 'messages' then
    return private.trusted_messages(items);
  end if;
  return (
    select coalesce(jsonb_agg(e.value || jsonb_build_object('row', case section
      when 'knowledge_items' then (e.value -> 'row')
        - array['source_ref', 'inference_evidence', 'slot', 'slot_key', 'value', 'holds', 'quote', 'filed_at',
          'needs_resolution', 'asked_at',
          'seen_at', 'pattern', 'derived_from', 'retired_at', 'profile_entry']
        || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
          when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number'
            and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
            then '0.9'
          else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)
      when 'library_items' then (e.value -> 'row') - array['origin', 'kind', 'period_from', 'period_to', 'generated_at']
      else e.value -> 'row' end) order by e.position), '[]')
    from jsonb_array_elements(items) with ordinality as e (value, position));
end;
$$;

-- What of a row only its person switches on, off: a standing yes, and an own pack, whose instructions a model reads and whose
-- calls leave. A signature says which deployment made a file, and not who: a stranger can write both into an account of
-- their own and export it.
create function private.switched_off(section text) returns jsonb
language sql immutable set search_path = '' as $$
  select case section when 'standing_yes' then '{"is_on": false}'::jsonb when 'tool_packs' then '{"enabled": false}' else '{}' end;
$$;

-- The statement that inserts rows ($1) into some columns and returns the latest time in rows of unknown origin.
-- Imported messages are marked as learned: what they taught is part of the file.
create function private.import_statement(section text, columns text[], own boolean) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- Defaults are computed for each row: two rows without a group get two groups.
    select format('with stored as ('
      'insert into public.%1$I (%2$s) select %3$s from jsonb_to_recordset($1) as r (%4$s) returning %5$s as latest)'
      ' select max(s.latest) from stored s', section,
      string_agg(format('%I', a.attname), ', ' order by a.attnum),
      string_agg(case
        when section = 'knowledge_items' and a.attname = 'title' then 'coalesce(r.title, private.title_of(r.content))'
        when section = 'messages' and a.attname = 'not_to_learn_at' then 'now()'
        when d.adbin is null then format('r.%I', a.attname)
        else format('coalesce(r.%I, %s)', a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid)) end, ', ' order by a.attnum),
      string_agg(format('%I %s', a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum),
      case when own then 'null::timestamptz' else 'created_at' end)
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = format('public.%I', section)::regclass and a.attname = any (columns));
end;
$$;

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

-- Inserts [{ index, row }] in order, as many as the table accepts; rejections: [{ section, index, reason, problem?
-- }].
create function private.insert_rows(
  statement text, section text, items jsonb[], out created int, out rejections jsonb
)
language plpgsql set search_path = '' as $$
declare
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
    execute statement into latest
    using (select jsonb_agg(i.item -> 'row' order by i.position) from unnest(items) with ordinality as i (item, position));
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
  select * into rest from private.insert_rows(statement, section, items[1:half]);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(statement, section, items[half + 1:]) as r;
end;
$$;

-- Imports [{ index, row }] into a table, without rows that the caller has already.
create function private.import_rows(
  tables text[], digest text, section text, items jsonb, own boolean, mentions jsonb,
  out created int, out skipped int, out rejections jsonb, out left_off int
)
language plpgsql set search_path = '' as $$
declare
  off constant jsonb := private.switched_off(import_rows.section);
  columns text[] := array(
    select c from unnest(private.export_columns(import_rows.section, tables)) as c
    where has_column_privilege(format('public.%I', import_rows.section), c, 'insert'));
  targets jsonb := jsonb_build_object('id', import_rows.section) || coalesce((
    select jsonb_object_agg(r.column_name, r.target) from private.export_references(import_rows.section) as r), '{}');
  ids jsonb;
  known jsonb;
  mentioned jsonb;
  fresh jsonb[];
begin
  if import_rows.section = 'knowledge_items' then
    targets := targets || '{"subject": "knowledge_items"}';
    perform private.lock_until_commit(private.current_user_id()::text || ':knowledge');
    perform set_config('life_assistant.importing', 'on', true);
    perform private.unarchive_messages(array(select private.try_uuid(e.value -> 'row' ->> 'source_ref')
      from jsonb_array_elements(items) as e));
  elsif import_rows.section = 'messages' then
    columns := columns || array['not_to_learn_at'];
  end if;
  select coalesce(jsonb_object_agg(o.target || '/' || p.old_id, p.id), '{}'),
    coalesce(jsonb_object_agg(p.old_id, true) filter (where p.known and o.target = import_rows.section), '{}'),
    coalesce(jsonb_object_agg(p.old_id, p.id) filter (where import_rows.mentions ->> p.old_id = o.target), '{}')
  into ids, known, mentioned
  from (
    select a.target, array_agg(a.old_id) as old_ids from (
      select t.value as target, e.value -> 'row' ->> t.key as old_id
      from jsonb_array_elements(items) as e cross join jsonb_each_text(targets) as t
      union all
      select m.value, m.key from jsonb_each_text(mentions) as m
    ) a group by a.target
  ) o cross join lateral private.place_ids(import_rows.digest, o.target, o.old_ids) as p;
  -- A tool result without a known tool is dropped.
  rejections := case when import_rows.section = 'messages' and not own then (
    select coalesce(jsonb_agg(jsonb_build_object('section', import_rows.section, 'index', e.value -> 'index',
      'reason', 'unknown_origin')), '[]')
    from jsonb_array_elements(items) as e where e.value -> 'row' ->> 'role' = 'tool') else '[]' end;
  fresh := array(
    select jsonb_build_object('index', e.value -> 'index',
      'was_on', coalesce(e.value -> 'row' ->> 'is_on', e.value -> 'row' ->> 'enabled', '') = 'true',
      'row', case when mentioned = '{}' then e.value -> 'row'
      else private.remap_mentions((e.value -> 'row') - array(select jsonb_object_keys(targets)), mentioned) end || (
      select coalesce(jsonb_object_agg(t.key, ids -> (t.value || '/' || (e.value -> 'row' ->> t.key))), '{}')
      from jsonb_each_text(targets) as t
      where e.value -> 'row' ->> t.key is not null and (t.key <> 'subject' or e.value -> 'row' ->> t.key <> 'self'))
      || case when import_rows.section = 'conversations' and exists (
        select from public.conversations c where c.user_id = (select auth.uid()) and c.client_id = e.value -> 'row' ->> 'client_id')
        then '{"client_id": null}'::jsonb else '{}' end || off)
    from jsonb_array_elements(case when own then items else private.trusted_rows(import_rows.section, items) end)
      with ordinality as e (value, position)
    where not coalesce(known ? (e.value -> 'row' ->> 'id'), false)
      and (own or import_rows.section <> 'messages' or e.value -> 'row' ->> 'role' is distinct from 'tool')
    order by e.position);
  skipped := jsonb_array_length(items) - jsonb_array_length(rejections) - cardinality(fresh);
  -- When the table is full, no insert is tried.
  if private.rows_left(import_rows.section) = 0 then
    rejections := rejections || coalesce((
      select jsonb_agg(jsonb_build_object('section', import_rows.section, 'index', f -> 'index', 'reason', 'too_many_rows'))
        from unnest(fresh) as f), '[]');
    fresh := '{}';
  end if;
  select r.created, import_rows.rejections || r.rejections into created, rejections
  from private.insert_rows(private.import_statement(import_rows.section, columns, own), import_rows.section, fresh) as r;
  fresh := array(select f from unnest(fresh) as f
    where not exists (select from jsonb_array_elements(import_rows.rejections) as r where r -> 'index' = f -> 'index'));
  left_off := (select count(*) from unnest(fresh) as f where off <> '{}' and (f -> 'was_on')::boolean);
  perform private.note_import(import_rows.digest, import_rows.section, to_jsonb(fresh));
end;
$$;

create function private.fill_user_memory(content jsonb, edited jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    -- Profile entries that come from items are connected with them again once the items exist.
    safety = v.safety, own_safety = case when fill_user_memory.content ? 'safety' then v.safety[:20] else m.own_safety end,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
    learned_patterns = v.learned_patterns, edited_fields = m.edited_fields || fill_user_memory.edited
  from (
    select (jsonb_populate_record(o, fill_user_memory.content)).* from public.user_memories o
    where o.user_id = private.current_user_id()
  ) v
  where m.user_id = v.user_id;
$$;

-- Fills the fields of the caller's profile that are empty.
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
    -- Fields that have a value stay.
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
    from jsonb_each(case when own and jsonb_typeof(given -> 'edited_fields') = 'object'
      then given -> 'edited_fields' else '{}' end) as e
    where content ? e.key and e.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT[\d:.+]{8,30}$'), '{}'));
  created := (content <> '{}')::int;
  skipped := (content = '{}' and rejections = '[]')::int;
end;
$$;

-- Imports name, time zone and pronouns into an account that has only the defaults of sign-up.
create function private.import_profile(item jsonb, out created int, out skipped int, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  there public.profiles;
  given public.profiles;
begin
  -- A name or time zone that was set here stays.
  select p.* into there from public.profiles p where p.user_id = private.current_user_id() and p.updated_at = p.created_at;
  given := jsonb_populate_record(there, jsonb_strip_nulls(jsonb_build_object('display_name', item #> '{row,display_name}',
    'timezone', item #> '{row,timezone}', 'pronouns', item #> '{row,pronouns}'))
    -- What is no time of day, or neither true nor false, is left out. What a lock screen shows is decided here, not by a file.
    || (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(item -> 'row') e
      where (e.key in ('quiet_from', 'quiet_until') and e.value #>> '{}' ~ '^([01][0-9]|2[0-3])(:[0-5][0-9]){1,2}$')
        or (e.key = 'ring_questions' and jsonb_typeof(e.value) = 'boolean')));
  update public.profiles p set display_name = given.display_name, timezone = given.timezone, pronouns = given.pronouns,
    quiet_from = given.quiet_from, quiet_until = given.quiet_until, ring_questions = given.ring_questions
  where p.user_id = there.user_id and given is distinct from there and private.is_timezone(given.timezone)
    and coalesce(private.is_text(given.display_name, 200), true) and coalesce(given.pronouns in ('ela', 'ele', 'elu'), true)
    and coalesce(given.quiet_from <> given.quiet_until, num_nulls(given.quiet_from, given.quiet_until) = 2);
  created := found::int;
  skipped := (not found)::int;
  rejections := '[]';
end;
$$;
