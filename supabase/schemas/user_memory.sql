-- User memory: the short profile that is part of every prompt. One row for each user, created at sign-up.

create table public.user_memories (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (private.is_text(name, 200)),
  age int check (age between 0 and 130),
  location text check (private.is_text(location, 200)),
  occupation text check (private.is_text(occupation, 200)),
  family_context text check (private.is_text(family_context, 1000)),
  safety text[] not null default '{}' check (private.is_text_list(safety, 40, 300)),
  own_safety text[] not null default '{}' check (private.is_text_list(own_safety, 20, 300)),
  current_goals text[] not null default '{}' check (private.is_text_list(current_goals, 20, 300)),
  current_challenges text[] not null default '{}' check (private.is_text_list(current_challenges, 20, 300)),
  top_of_mind text[] not null default '{}' check (private.is_text_list(top_of_mind, 20, 300)),
  "values" text[] not null default '{}' check (private.is_text_list("values", 20, 300)),
  communication_style text check (private.is_text(communication_style, 500)),
  timezone text check (timezone is null or private.is_timezone(timezone)),
  learned_patterns text[] not null default '{}' check (private.is_text_list(learned_patterns, 50, 300)),
  edited_fields jsonb not null default '{}' check (jsonb_typeof(edited_fields) = 'object'),
  version int not null default 0 check (version >= 0),
  last_consolidated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_memories enable row level security;
revoke all on public.user_memories from anon, authenticated;
grant select on public.user_memories to authenticated;

-- Users get no insert; version and last_consolidated_at are written by the consolidation.
grant update (name, age, location, occupation, family_context, safety, current_goals, current_challenges, top_of_mind, "values",
  communication_style, timezone, learned_patterns) on public.user_memories to authenticated;

grant all on public.user_memories to service_role;
create policy user_memories_select on public.user_memories for select to authenticated
  using ((select auth.uid()) = user_id);

create policy user_memories_update on public.user_memories for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create trigger user_memories_set_updated_at before update on public.user_memories
  for each row execute function private.set_updated_at();
comment on table public.user_memories is
  'The profile that is part of every prompt. When space is short: goals, then challenges, then patterns.';
comment on column public.user_memories.safety is
  'Allergies, conditions and medicines of the person and of the people at home: from current items, then own_safety.';
comment on column public.user_memories.own_safety is 'Entries of safety that the person typed in.';
comment on column public.user_memories.learned_patterns is 'Sentences about recurring behaviour, in pt-BR.';
comment on column public.user_memories.edited_fields is
  'Fields the user edited, with the time: { field: timestamptz }. Consolidation does not overwrite them.';
comment on column public.user_memories.version is 'Increased by each consolidation.';

-- The user reads and edits the profile. Each field that the user has edited is recorded in edited_fields, so that the
-- consolidation leaves it alone.
create function private.memory_fields() returns text[]
language sql immutable set search_path = '' as $$
  select array['name', 'age', 'location', 'occupation', 'family_context', 'safety', 'current_goals',
    'current_challenges', 'top_of_mind',
    'values', 'communication_style', 'timezone', 'learned_patterns'];
$$;

create function private.note_edited_fields() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Consolidation and import run as another role: an update by the role authenticated is an edit by the user.
  if current_user = 'authenticated' then
    new.edited_fields := old.edited_fields || coalesce((
      select jsonb_object_agg(field, now())
      from unnest(private.memory_fields()) as field
      where to_jsonb(new) -> field is distinct from to_jsonb(old) -> field), '{}');
  end if;
  return new;
end;
$$;

create trigger user_memories_note_edited_fields before update on public.user_memories
  for each row execute function private.note_edited_fields();

-- A new time zone in the profile is also written to profiles.timezone, which decides what "today" is.
create function private.sync_timezone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and new.timezone is not null then
    update public.profiles p set timezone = new.timezone where p.user_id = new.user_id and p.timezone <> new.timezone;
  end if;
  return new;
end;
$$;

create trigger user_memories_follow_timezone after update of timezone on public.user_memories
  for each row execute function private.sync_timezone();

create function private.user_memory_json() returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(m) - array['user_id', 'created_at', 'own_safety'] from public.user_memories m
    where m.user_id = private.current_user_id();
$$;

create function public.get_user_memory() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('memory', private.user_memory_json());
end;
$$;
comment on function public.get_user_memory() is
  'The profile: { memory: { name, age, …, learned_patterns, edited_fields: { field: when }, version, '
  'last_consolidated_at, updated_at } }.';

-- The value of a field as it is stored: trimmed, null when blank. Raises PT400 invalid_value ({ field }).
create function private.clean_memory_value(field text, value jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kind text := jsonb_typeof(value);
  longest int := case field when 'family_context' then 1000 when 'communication_style' then 500 else 200 end;
  entries int := case field when 'learned_patterns' then 50 when 'safety' then 40 else 20 end;
  cleaned jsonb;
begin
  if field in ('safety', 'current_goals', 'current_challenges', 'top_of_mind', 'values', 'learned_patterns') then
    if kind = 'null' then
      return '[]'::jsonb;
    end if;
    if kind = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")') then
      select coalesce(jsonb_agg(btrim(e.value, E' \t\r\n') order by e.position), '[]') into cleaned
      from jsonb_array_elements_text(value) with ordinality as e (value, position);
      if private.is_text_list(array(select jsonb_array_elements_text(cleaned)), entries, 300) then
        return cleaned;
      end if;
    end if;
    perform private.raise(400, 'invalid_value', format('Esse campo é uma lista de até %s textos de até 300 letras.', entries),
      jsonb_build_object('field', field));
  end if;
  if kind = 'null' or (kind = 'string' and value #>> '{}' !~ '\S') then
    return 'null'::jsonb;
  end if;
  if field = 'age' then
    if kind = 'number' and value #>> '{}' ~ '^\d{1,3}$' and (value #>> '{}')::int between 0 and 130 then
      return value;
    end if;
    perform private.raise(400, 'invalid_value', 'A idade é um número inteiro de 0 a 130.', jsonb_build_object('field', field));
  end if;
  if kind = 'string' and char_length(btrim(value #>> '{}', E' \t\r\n')) <= longest
    and (field <> 'timezone' or private.is_timezone(btrim(value #>> '{}'))) then
    return to_jsonb(btrim(value #>> '{}', E' \t\r\n'));
  end if;
  perform private.raise(400, 'invalid_value', case field
    when 'timezone' then 'Não conheço esse fuso horário.'
    else format('Esse campo é um texto de até %s letras.', longest) end, jsonb_build_object('field', field));
  return null;
end;
$$;

-- Marks fields as edited by the user, also when the new value equals the old.
create function private.mark_fields_edited(fields text[]) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set edited_fields = m.edited_fields || (select jsonb_object_agg(f, now()) from unnest(fields) as f)
  where m.user_id = private.current_user_id() and not m.edited_fields ?& fields;
$$;

-- Allows consolidation to write fields of the caller's memory again.
create function private.release_fields(fields text[]) returns void
language sql security definer set search_path = '' as $$
  update public.user_memories m set edited_fields = m.edited_fields - fields where m.user_id = private.current_user_id();
$$;

create function private.check_memory_fields(fields text[]) returns void
language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  select f into unknown from unnest(fields) as f where f is null or f <> all (private.memory_fields()) limit 1;
  if found then
    perform private.raise(400, 'invalid_field', 'Não conheço esse campo da memória.',
      jsonb_build_object('field', unknown, 'allowed', private.memory_fields()));
  end if;
end;
$$;

create function public.update_user_memory(changes jsonb default '{}', release text[] default '{}',
  tool_call_id text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_user_memory', update_user_memory.tool_call_id);
  cleaned jsonb;
begin
  perform private.expect_few(update_user_memory.changes, 50);
  perform private.expect_few(update_user_memory.release, 50);
  if stored is not null then
    return stored;
  end if;
  if jsonb_typeof(update_user_memory.changes) is distinct from 'object' then
    perform private.raise(400, 'invalid_arguments', 'Diga quais campos mudar.', jsonb_build_object('expected', '{ field: value }'));
  end if;
  perform private.check_memory_fields(array(select jsonb_object_keys(update_user_memory.changes)));
  perform private.check_memory_fields(update_user_memory.release);
  select coalesce(jsonb_object_agg(c.key, private.clean_memory_value(c.key, c.value)), '{}') into cleaned
  from jsonb_each(update_user_memory.changes) as c;
  if cleaned <> '{}' then
    update public.user_memories m set
      name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
      safety = v.safety, current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
      "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
      learned_patterns = v.learned_patterns
    from (
      select (jsonb_populate_record(o, cleaned)).* from public.user_memories o where o.user_id = private.current_user_id()
    ) v
    where m.user_id = v.user_id;
    perform private.mark_fields_edited(array(select jsonb_object_keys(cleaned)));
  end if;
  if cardinality(update_user_memory.release) > 0 then
    perform private.release_fields(update_user_memory.release);
  end if;
  return private.record_tool('update_user_memory', update_user_memory.tool_call_id,
    jsonb_build_object('changes', update_user_memory.changes, 'release', update_user_memory.release),
    jsonb_build_object('status', 'updated', 'memory', private.user_memory_json()));
end;
$$;
comment on function public.update_user_memory(jsonb, text[], text) is
  'The user edits their profile: changes { field: value }, null or blank empties a field; edited fields are not '
  'overwritten by consolidation until named in release: { status: updated, memory }. Raises PT400 invalid_arguments, '
  'invalid_field ({ allowed }), invalid_value ({ field }).';

grant execute on function
  public.get_user_memory(),
  public.update_user_memory(jsonb, text[], text)
to authenticated, service_role;

create function private.is_same_entry(one text, other text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.plain_words(one) = private.plain_words(other)
    or extensions.similarity(private.plain_words(one), private.plain_words(other)) >= 0.8;
end;
$$;

create function private.changed_list(field text, entries text[], op text, value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  most int := case field when 'learned_patterns' then 50 else 20 end;
  kept text[] := array(
    select e.entry from unnest(entries) with ordinality as e (entry, position)
    where not (op = 'remove' and private.is_same_entry(e.entry, changed_list.value)) order by e.position);
begin
  if op = 'add' and not exists (select from unnest(kept) as k (entry) where private.is_same_entry(k.entry, changed_list.value)) then
    kept := kept || changed_list.value;
  end if;
  -- A full list drops its oldest entry.
  return to_jsonb(kept[greatest(1, cardinality(kept) - most + 1):]);
end;
$$;

create function private.changed_text(field text, known text, op text, value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case
    -- Of a field with several sentences one is removed, or several that were stored together.
    when op = 'remove' then coalesce(to_jsonb((
      select string_agg(s.sentence, '; ' order by s.position)
        from string_to_table(known, '; ') with ordinality as s (sentence, position)
      where not exists (select from string_to_table(value, '; ') as gone where private.is_same_entry(s.sentence, gone)))), 'null')
    when op = 'add' and field in ('family_context', 'communication_style') and known is not null then
      case when position(private.plain_words(value) in private.plain_words(known)) > 0 then to_jsonb(known)
        else to_jsonb(known || '; ' || value) end
    when field = 'age' then coalesce(to_jsonb(substring(value from '^\d{1,3}\M')::int), to_jsonb(value))
    else to_jsonb(value) end;
end;
$$;

-- Applies { field, op: set | add | remove, value } and returns changed, unchanged, edited_by_user (the user edited
-- the field) or invalid_memory_change. Raises PT400 invalid_value.
create function private.change_user_memory(owner uuid, change jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  field text := change ->> 'field';
  memory public.user_memories;
  known jsonb;
  changed jsonb;
begin
  if field is null or field in ('timezone', 'safety') or field <> all (private.memory_fields())
    or coalesce(change ->> 'op', '') not in ('set', 'add', 'remove')
    or coalesce(change ->> 'value', '') !~ '\S' then
    return 'invalid_memory_change';
  end if;
  select m.* into memory from public.user_memories m where m.user_id = owner for update;
  if memory.edited_fields ? field then
    return 'edited_by_user';
  end if;
  known := to_jsonb(memory) -> field;
  if jsonb_typeof(known) = 'array' then
    changed := private.changed_list(field, array(select jsonb_array_elements_text(known)), case change ->> 'op'
      when 'set' then 'add' else change ->> 'op' end,
      btrim(change ->> 'value'));
  else
    changed := private.changed_text(field, known #>> '{}', change ->> 'op', btrim(change ->> 'value'));
  end if;
  changed := private.clean_memory_value(field, changed);
  if changed = known then
    return 'unchanged';
  end if;
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, learned_patterns = v.learned_patterns
  from (select (jsonb_populate_record(memory, jsonb_build_object(field, changed))).*) v
  where m.user_id = owner;
  return 'changed';
end;
$$;

-- What a profile says, entry by entry.
create function private.profile_entries(owner uuid) returns table (field text, entry text)
language sql stable set search_path = '' as $$
  select f.field, e.entry
  from public.user_memories m
  cross join unnest(array['family_context', 'current_goals', 'current_challenges', 'top_of_mind', 'values',
    'learned_patterns']) as f (field)
  cross join lateral (select to_jsonb(m) -> f.field as value) v
  cross join lateral (
    select t.entry from jsonb_array_elements_text(case when jsonb_typeof(v.value) = 'array' then v.value else '[]' end) as t (entry)
    union all
    select t.entry from string_to_table(case when jsonb_typeof(v.value) = 'string' then v.value #>> '{}' end, '; ') as t (entry)
  ) e
  where m.user_id = profile_entries.owner;
$$;

-- Removes from the profile entries that consolidation derived from items that the user forgets: those of which at
-- least half of the words are in the items. Fields that the user edited stay.
create function private.forget_in_profile(gone uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (select auth.uid());
  said text[] := array(
    select unnest(private.stems_of(concat_ws(' ', k.content, k.quote))) from public.knowledge_items k
    where k.user_id = owner and k.id = any (forget_in_profile.gone));
  told record;
begin
  for told in
    select e.field, e.entry from private.profile_entries(owner) e
    where (select count(*) > 0 and count(*) * 2 >= cardinality(private.stems_of(e.entry))
        from unnest(private.stems_of(e.entry)) as s (stem) where s.stem = any (said))
  loop
    perform private.change_user_memory(owner, jsonb_build_object('field', told.field, 'op', 'remove', 'value', told.entry));
  end loop;
end;
$$;

-- The profile follows the items: when an item about the user becomes current its value is written into the field of
-- its slot, and removed when the item is no longer current. For items without a slot, extraction names the field
-- (profile_entry). Fields that the user edited stay as they are.
-- The field of user memory for items of a slot; null for most slots.
create function private.profile_field(slot text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return case slot when 'name' then 'name' when 'age' then 'age' when 'residence' then 'location' when 'occupation' then 'occupation'
    when 'employer' then 'occupation' when 'goal' then 'current_goals' end;
end;
$$;

-- The slots of a field, the inverse of profile_field(); in this form an index can be used.
create function private.profile_slots(field text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case field when 'name' then array['name'] when 'age' then array['age'] when 'location' then array['residence']
    when 'occupation' then array['occupation', 'employer'] when 'current_goals' then array['goal'] else '{}'::text[] end;
end;
$$;

-- The field and the value that an item has in the profile; nulls when it has none.
create function private.profile_entry(item public.knowledge_items, out field text, out value text)
language plpgsql immutable set search_path = '' as $$
begin
  if not (item.subject = 'self' and item.type not in ('person', 'insight') and item.holds and item.deleted_at is null
    and item.superseded_at is null and not item.needs_resolution and item.confidence >= 0.7) then
    return;
  end if;
  field := private.profile_field(item.slot);
  value := case
    when field is null then item.profile_entry ->> 'value'
    when item.slot <> 'goal' then item.value
    when item.value = 'open' then upper(left(item.slot_key, 1)) || substr(item.slot_key, 2) end;
  field := case when value is not null then coalesce(field, item.profile_entry ->> 'field') end;
end;
$$;

-- Values that other current items give for a field of the profile, the most important first.
create function private.other_entries(item public.knowledge_items, field text) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  -- The occupation comes before the employer; else the later item first.
  return query select e.value
  from public.knowledge_items o
  cross join lateral private.profile_entry(o) as e
  where o.user_id = item.user_id and o.id <> item.id and o.subject = 'self' and o.deleted_at is null and o.superseded_at is null
    and (o.slot = any (private.profile_slots(other_entries.field)) or o.profile_entry is not null) and e.field = other_entries.field
  order by o.slot is not distinct from 'employer', o.stated_at desc, o.id;
end;
$$;

create function private.sync_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
  come record;
  others text[];
begin
  -- A definer function, so that this does not count as an edit by the user.
  if tg_op = 'UPDATE' then
    select * into gone from private.profile_entry(old);
  else
    select null::text as field, null::text as value into gone;
  end if;
  select * into come from private.profile_entry(new);
  if gone is not distinct from come then
    return null;
  end if;
  if gone.field is not null then
    others := array(select private.other_entries(new, gone.field));
    if not exists (select from unnest(others) as o (entry) where private.is_same_entry(o.entry, gone.value)) then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'remove', 'value', gone.value));
    end if;
    if others <> '{}' and private.profile_field(new.slot) is not null and come.field is distinct from gone.field then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'add', 'value', others[1]));
    end if;
  end if;
  if come.field is not null
    and not (new.slot is not distinct from 'employer' and exists (select from private.other_entries(new, come.field))) then
    perform private.change_user_memory(new.user_id, jsonb_build_object('field', come.field, 'op', 'add', 'value', come.value));
  end if;
  return null;
exception when sqlstate 'PT400' then
  -- An age in words has no value for the field; no value is better than a wrong one.
  return null;
end;
$$;

-- Items that name their field themselves (profile_entry).
create index knowledge_items_in_profile on public.knowledge_items (user_id)
  where profile_entry is not null and deleted_at is null and superseded_at is null;

create trigger knowledge_items_enter_profile after insert on public.knowledge_items
  -- The profile of an import is part of its file.
  for each row when ((private.profile_field(new.slot) is not null or new.profile_entry is not null)
    and current_setting('life_assistant.importing', true) is distinct from 'on')
  execute function private.sync_profile();

create trigger knowledge_items_follow_in_profile
  after update of slot, slot_key, value, holds, deleted_at, superseded_at, needs_resolution, profile_entry on public.knowledge_items
  for each row when (private.profile_field(new.slot) is not null or private.profile_field(old.slot) is not null
    or new.profile_entry is not null or old.profile_entry is not null)
  execute function private.sync_profile();
