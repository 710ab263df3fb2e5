-- Import, row by row: a section of a file is inserted by one statement; when that fails it is halved until the bad rows
-- are alone, and those are rejected with the reason.

-- Whole sections at a time: a function called once a row costs as much as the insert.
create function private.trusted_knowledge(items jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row')
      - array['source_ref', 'inference_evidence', 'slot', 'needs_resolution', 'asked_at', 'seen_at']
      || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
        when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number' and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
          then '0.9'
        else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position);
$$;
comment on function private.trusted_knowledge(jsonb) is
  'Items of unknown origin: what they say of confidence, source and validation counts for nothing; the user brought them.';

create function private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
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

create function private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
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
  end if;
  return items;
end;
$$;
comment on function private.trusted_rows(text, jsonb, boolean, jsonb, jsonb) is
  'Rows as they may be believed: source, validation, summaries and tool results are kept only from this deployment''s own export.';

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

create function private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb)
returns jsonb[]
language sql
stable
set search_path = ''
as $$
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

revoke execute on function private.trusted_knowledge(jsonb), private.trusted_messages(jsonb, boolean, jsonb, jsonb),
  private.trusted_rows(text, jsonb, boolean, jsonb, jsonb), private.import_defaults(text, text[]),
  private.prepare_rows(text, jsonb, text[], jsonb, jsonb, jsonb), private.refusal_of(text, text, text, text),
  private.insert_rows(text, text[], jsonb[]) from public, anon;
grant execute on function private.trusted_knowledge(jsonb), private.trusted_messages(jsonb, boolean, jsonb, jsonb),
  private.trusted_rows(text, jsonb, boolean, jsonb, jsonb), private.import_defaults(text, text[]),
  private.prepare_rows(text, jsonb, text[], jsonb, jsonb, jsonb), private.refusal_of(text, text, text, text),
  private.insert_rows(text, text[], jsonb[]) to authenticated, service_role;
