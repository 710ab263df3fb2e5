-- The compact profile is in every prompt, so it follows the items: what an item of the user's own says is put there when the item
-- becomes current and leaves with it. Its slot names the field; for what has no slot, extraction does (profile_entry). Fields the
-- user edited stay as they are.
create function private.profile_field(slot text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case slot when 'name' then 'name' when 'age' then 'age' when 'residence' then 'location' when 'occupation' then 'occupation'
    when 'employer' then 'occupation' when 'goal' then 'current_goals' end;
end;
$$;
comment on function private.profile_field(text) is 'The field of user memory that items of a slot feed; null for most.';

create function private.profile_slots(field text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case field when 'name' then array['name'] when 'age' then array['age'] when 'location' then array['residence']
    when 'occupation' then array['occupation', 'employer'] when 'current_goals' then array['goal'] else '{}'::text[] end;
end;
$$;
comment on function private.profile_slots(text) is 'The slots whose items feed a field of user memory, as profile_field has them; asked of an index.';

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
comment on function private.profile_entry(public.knowledge_items) is 'What an item says in the profile as it stands; nulls when it says nothing there.';
grant execute on function private.profile_entry(public.knowledge_items) to service_role;

create function private.entries_beside(item public.knowledge_items, field text) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  -- The occupation says more than who employs; otherwise the later counts.
  return query select e.value
  from public.knowledge_items o
  cross join lateral private.profile_entry(o) as e
  where o.user_id = item.user_id and o.id <> item.id and o.subject = 'self' and o.deleted_at is null and o.superseded_at is null
    and (o.slot = any (private.profile_slots(entries_beside.field)) or o.profile_entry is not null) and e.field = entries_beside.field
  order by o.slot is not distinct from 'employer', o.stated_at desc, o.id;
end;
$$;
comment on function private.entries_beside(public.knowledge_items, text) is 'What other current items say in a field of the profile, what counts most first.';

create function private.follow_in_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
  come record;
  others text[];
begin
  -- A definer: this is no edit of the user's, who may otherwise write the profile.
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
    others := array(select private.entries_beside(new, gone.field));
    if not exists (select from unnest(others) as o (entry) where private.is_same_entry(o.entry, gone.value)) then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'remove', 'value', gone.value));
    end if;
    if others <> '{}' and private.profile_field(new.slot) is not null and come.field is distinct from gone.field then
      perform private.change_user_memory(new.user_id, jsonb_build_object('field', gone.field, 'op', 'add', 'value', others[1]));
    end if;
  end if;
  if come.field is not null and not (new.slot is not distinct from 'employer' and exists (select from private.entries_beside(new, come.field))) then
    perform private.change_user_memory(new.user_id, jsonb_build_object('field', come.field, 'op', 'add', 'value', come.value));
  end if;
  return null;
exception when sqlstate 'PT400' then
  -- "Tem trinta e cinco anos": no value for a field is better than a wrong one.
  return null;
end;
$$;

-- What feeds the profile without a slot of it is looked up beside the slots.
create index knowledge_items_in_profile on public.knowledge_items (user_id)
  where profile_entry is not null and deleted_at is null and superseded_at is null;

create trigger knowledge_items_enter_profile after insert on public.knowledge_items
  for each row when (private.profile_field(new.slot) is not null or new.profile_entry is not null)
  execute function private.follow_in_profile();

create trigger knowledge_items_follow_in_profile
  after update of slot, slot_key, value, holds, deleted_at, superseded_at, needs_resolution, profile_entry on public.knowledge_items
  for each row when (private.profile_field(new.slot) is not null or private.profile_field(old.slot) is not null
    or new.profile_entry is not null or old.profile_entry is not null)
  execute function private.follow_in_profile();

grant execute on function
  private.profile_field(text)
to authenticated, service_role;
