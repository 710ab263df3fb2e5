-- What the user writes by hand: a correction answers the question that its words answer, and a field they name is theirs.

create or replace function private.corrected(
  old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb)
returns public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  item public.knowledge_items := private.new_knowledge(false);
begin
  item.type := coalesce(corrected.type, old.type);
  item.area := coalesce(corrected.area, old.area);
  item.sub_area := coalesce(corrected.sub_area, case when item.area = old.area then old.sub_area end);
  item.content := coalesce(btrim(corrected.content, E' \t\r\n'), old.content);
  -- A title made from the content follows it; a name or the user's own title stays.
  item.title := coalesce(nullif(btrim(corrected.title), ''),
    case when old.title = private.title_of(old.content) then private.title_of(item.content) else old.title end);
  item.subject := old.subject;
  -- A slot that was read from the words is read again; one that was given to them stays.
  item.slot := case when item.content = old.content or private.read_slot(old.content) ->> 'slot' is null then old.slot end;
  item.person_metadata := case when item.type = 'person'
    then coalesce(old.person_metadata, '{}') || coalesce(corrected.person_metadata, '{}') end;
  if item.type = 'person' and corrected.content is null
    and old.content = private.person_content(old.title, old.person_metadata ->> 'relationship') then
    item.content := private.person_content(item.title, item.person_metadata ->> 'relationship');
  end if;
  return item;
end;
$$;

create function private.claim_fields(fields text[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.user_memories m set edited_fields = m.edited_fields || (select jsonb_object_agg(f, now()) from unnest(fields) as f)
  where m.user_id = private.current_user_id() and not m.edited_fields ?& fields;
$$;
comment on function private.claim_fields(text[]) is 'Fields the user has spoken for, also when what they wrote stood there already.';

create or replace function public.update_user_memory(changes jsonb default '{}', release text[] default '{}', tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('update_user_memory', update_user_memory.tool_call_id);
  cleaned jsonb;
begin
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
      current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
      "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
      learned_patterns = v.learned_patterns
    from (
      select (jsonb_populate_record(o, cleaned)).* from public.user_memories o where o.user_id = private.current_user_id()
    ) v
    where m.user_id = v.user_id;
    perform private.claim_fields(array(select jsonb_object_keys(cleaned)));
  end if;
  if cardinality(update_user_memory.release) > 0 then
    perform private.release_fields(update_user_memory.release);
  end if;
  return private.record_tool('update_user_memory', update_user_memory.tool_call_id,
    jsonb_build_object('changes', update_user_memory.changes, 'release', update_user_memory.release),
    jsonb_build_object('status', 'updated', 'memory', private.user_memory_json()));
end;
$$;

-- The time zone of the profile that the user edits is the one their days begin in.
create function private.follow_timezone()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' and new.timezone is not null then
    update public.profiles p set timezone = new.timezone where p.user_id = new.user_id and p.timezone <> new.timezone;
  end if;
  return new;
end;
$$;
create trigger user_memories_follow_timezone after update of timezone on public.user_memories
  for each row execute function private.follow_timezone();

revoke execute on function private.claim_fields(text[]), private.follow_timezone() from public, anon;
grant execute on function private.claim_fields(text[]), private.follow_timezone() to authenticated, service_role;
