-- What consolidation and the slots of items change in the compact profile: only fields the user has not edited.
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
  -- The oldest entry makes room.
  return to_jsonb(kept[greatest(1, cardinality(kept) - most + 1):]);
end;
$$;

create function private.changed_text(field text, known text, op text, value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case
    -- Fields that hold several sentences lose one of them.
    when op = 'remove' then coalesce(to_jsonb((
      select string_agg(s.sentence, '; ' order by s.position) from string_to_table(known, '; ') with ordinality as s (sentence, position)
      where not private.is_same_entry(s.sentence, value))), 'null')
    when op = 'add' and field in ('family_context', 'communication_style') and known is not null then
      case when position(private.plain_words(value) in private.plain_words(known)) > 0 then to_jsonb(known)
        else to_jsonb(known || '; ' || value) end
    when field = 'age' then coalesce(to_jsonb(substring(value from '^\d{1,3}\M')::int), to_jsonb(value))
    else to_jsonb(value) end;
end;
$$;

create function private.change_user_memory(owner uuid, change jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  field text := change ->> 'field';
  memory public.user_memories;
  known jsonb;
  changed jsonb;
begin
  if field is null or field = 'timezone' or field <> all (private.memory_fields()) or coalesce(change ->> 'op', '') not in ('set', 'add', 'remove')
    or coalesce(change ->> 'value', '') !~ '\S' then
    return 'invalid_memory_change';
  end if;
  select m.* into memory from public.user_memories m where m.user_id = owner for update;
  if memory.edited_fields ? field then
    return 'edited_by_user';
  end if;
  known := to_jsonb(memory) -> field;
  if jsonb_typeof(known) = 'array' then
    changed := private.changed_list(field, array(select jsonb_array_elements_text(known)), case change ->> 'op' when 'set' then 'add' else change ->> 'op' end,
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
comment on function private.change_user_memory(uuid, jsonb) is
  'Applies { field, op: set | add | remove, value }: changed, unchanged, edited_by_user (the field is the user''s) or invalid_memory_change. Raises PT400 invalid_value.';

grant execute on function
  private.is_same_entry(text, text),
  private.changed_list(text, text[], text, text)
to authenticated, service_role;

grant execute on function
  private.changed_text(text, text, text, text),
  private.change_user_memory(uuid, jsonb)
to service_role;
