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
  if import_data.digest is null or import_data.digest !~ '^[0-9a-f]{64}$' or jsonb_typeof(import_data.document) is distinct from 'object' then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
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
  'Imports { table: [{ index, row }] } for the caller, once per digest (SHA-256 of the file''s content); a valid signature of the digest keeps source and validation: { status: imported | repeated, own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }] }. Reasons: invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_section, not_looked_at (after a thousand bad rows of the section) and what the tables raise. Raises PT400 invalid_document.';
grant execute on function public.import_data(jsonb, text, text) to authenticated, service_role;
