

create function private.says(content text, value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(value ~ '\S' and strpos(' ' || private.plain_words(content) || ' ', ' ' || private.plain_words(value) || ' ') > 0, false);
$$;
comment on function private.says(text, text) is 'Whether a value stands in a sentence, word for word.';

create function private.tells_field(item public.knowledge_items, field text)
returns boolean
language sql
stable
set search_path = ''
as $$
  -- "Tem 40 livros" is not about being 40: a value alone does not tell. Lists hold whole phrases, which do.
  select case field
    when 'location' then s.slot = 'residence'
    when 'age' then s.slot = 'age'
    when 'occupation' then s.slot = 'employment' or item.area = 'career'
    when 'family_context' then s.slot in ('marital_status', 'children', 'household', 'bond') or item.area = 'relationships'
    when 'name' then item.plain ~ '\m(chama|nome)\M'
    else field in ('current_goals', 'current_challenges', 'top_of_mind', 'values', 'communication_style') end
  from (select coalesce(item.slot, private.read_slot(item.content) ->> 'slot') as slot) s;
$$;

create function private.in_profile(item public.knowledge_items)
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- What the user wrote into the profile, and what another item says as well, is not this item's.
  with
  fields as (
    select f.key, e.value #>> '{}' as value, jsonb_typeof(f.value) as kind
    from public.user_memories m
    cross join lateral jsonb_each(to_jsonb(m)) as f
    cross join lateral jsonb_array_elements(case jsonb_typeof(f.value) when 'array' then f.value else jsonb_build_array(f.value) end) as e (value)
    where m.user_id = item.user_id and f.key = any (private.memory_fields()) and not m.edited_fields ? f.key and jsonb_typeof(f.value) <> 'null'
  ),
  own as (
    select f.* from fields f
    where case when private.says(item.content, f.value) then private.tells_field(item, f.key) end
      and not exists (
        select from public.knowledge_items o
        where o.user_id = item.user_id and o.id <> item.id and o.subject = 'self' and o.deleted_at is null and o.superseded_at is null
          and case when strpos(' ' || o.plain || ' ', ' ' || private.plain_words(f.value) || ' ') > 0 then private.tells_field(o, f.key) end)
  )
  select coalesce(jsonb_object_agg(g.key, g.value), '{}')
  from (
    select o.key, case when min(o.kind) = 'array' then jsonb_agg(o.value) else to_jsonb(min(o.value)) end as value from own o group by o.key
  ) g;
$$;
comment on function private.in_profile(public.knowledge_items) is 'What the profile holds of an item and of no other: { field: text or [texts] }.';

create function private.carried(value text, old_content text, new_content text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- "Mora em Curitiba" → "Mora em Recife": what stands where the value stood.
  select case when a.at > 0 and lower(left(new_content, a.at - 1)) = lower(a.before) and lower(right(new_content, char_length(a.after))) = lower(a.after)
      and char_length(new_content) > char_length(a.before || a.after) and not (a.before || a.after = '' and char_length(new_content) > 200)
    then case when left(value, 1) = upper(left(value, 1)) then upper(left(a.middle, 1)) || substr(a.middle, 2) else a.middle end end
  from (
    select p.at, left(old_content, p.at - 1) as before, substr(old_content, p.at + char_length(value)) as after,
      btrim(substr(new_content, p.at, char_length(new_content) - char_length(old_content) + char_length(value))) as middle
    from (select strpos(lower(old_content), lower(value)) as at) p
    where p.at > 0
  ) a;
$$;
comment on function private.carried(text, text, text) is 'What takes a value''s place when one sentence takes another''s; null when the sentences differ otherwise.';

create function private.write_profile(content jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  -- Not as the user: it is no edit of theirs.
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style
  from (
    select (jsonb_populate_record(o, write_profile.content)).* from public.user_memories o where o.user_id = private.current_user_id()
  ) v
  where m.user_id = v.user_id;
$$;

create function private.change_profile(removed jsonb, added jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  memory public.user_memories;
  field text;
  known jsonb;
  entry text;
  content jsonb := '{}'::jsonb;
begin
  select m.* into memory from public.user_memories m where m.user_id = private.current_user_id();
  for field in select f from unnest(private.memory_fields()) as f where (removed ? f or added ? f) and not memory.edited_fields ? f loop
    known := to_jsonb(memory) -> field;
    if jsonb_typeof(known) = 'array' then
      -- One at a time, so that each is compared with what is there.
      for entry in select jsonb_array_elements_text(coalesce(removed -> field, '[]')) loop
        known := private.changed_list(field, array(select jsonb_array_elements_text(known)), 'remove', entry);
      end loop;
      for entry in select jsonb_array_elements_text(coalesce(added -> field, '[]')) loop
        known := private.changed_list(field, array(select jsonb_array_elements_text(known)), 'add', entry);
      end loop;
    else
      known := case
        when removed ? field or jsonb_typeof(known) = 'null' then coalesce(added -> field, 'null')
        else known end;
    end if;
    begin
      content := content || jsonb_build_object(field, private.clean_memory_value(field, case
        when field = 'age' and known #>> '{}' ~ '^\d{1,3}$' then (known #>> '{}')::jsonb else known end));
    exception when sqlstate 'PT400' then
      -- "Tem trinta e cinco anos": no value for a field is better than a wrong one.
      content := content || jsonb_build_object(field, null);
    end;
  end loop;
  perform private.write_profile(content);
end;
$$;
comment on function private.change_profile(jsonb, jsonb) is
  'Takes values out of the caller''s profile and puts others in, both { field: text or [texts] }; fields the user edited stay as they are.';

create function private.carry_in_profile(gone jsonb, old_content text, new_item public.knowledge_items)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(g.field, g.value), '{}')
  from (
    select f.key as field, case when jsonb_typeof(min(f.value::text)::jsonb) = 'array' then jsonb_agg(c.value) else to_jsonb(min(c.value)) end as value
    from jsonb_each(gone) as f
    cross join lateral jsonb_array_elements_text(case jsonb_typeof(f.value) when 'array' then f.value else jsonb_build_array(f.value) end) as e (value)
    cross join lateral (select private.carried(e.value, old_content, new_item.content) as value) c
    where case when c.value is not null then private.tells_field(new_item, f.key) end
    group by f.key
  ) g;
$$;
comment on function private.carry_in_profile(jsonb, text, public.knowledge_items) is 'What the new item says where the old one said what is gone: { field: text or [texts] }.';

create function private.follow_in_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  successor public.knowledge_items;
begin
  if current_user <> 'authenticated' or new.subject <> 'self' or new.type in ('person', 'insight') or private.is_current(old) = private.is_current(new) then
    return new;
  end if;
  select i.* into successor from public.knowledge_items i
  where i.user_id = new.user_id and i.id = coalesce(new.superseded_by_id, old.superseded_by_id);
  if private.is_current(old) then
    new.from_profile := private.in_profile(old);
    if new.from_profile <> '{}' then
      perform private.change_profile(new.from_profile, private.carry_in_profile(new.from_profile, old.content, successor));
    end if;
  elsif new.from_profile <> '{}' then
    -- What the successor had put there gives way.
    perform private.change_profile(private.carry_in_profile(new.from_profile, old.content, successor), new.from_profile);
    new.from_profile := null;
  end if;
  new.from_profile := nullif(new.from_profile, '{}');
  return new;
end;
$$;

grant execute on function
  private.says(text, text),
  private.tells_field(public.knowledge_items, text),
  private.in_profile(public.knowledge_items),
  private.carried(text, text, text),
  private.write_profile(jsonb),
  private.change_profile(jsonb, jsonb),
  private.carry_in_profile(jsonb, text, public.knowledge_items),
  private.follow_in_profile()
to authenticated, service_role;