-- Safety: allergies, conditions and medicines of the user and of the people at home, which are part of every prompt.
-- The column follows the items of these slots; entries that the user typed into the profile are kept in own_safety.

-- The people a user lives with, from the slots household, partner and child.
create function private.people_at_home(owner uuid) returns setof uuid
language sql stable set search_path = '' as $$
  -- Children and partner are found by name; of the household, whoever is named or called by a known bond.
  with said as (
    select h.slot, private.name_words(concat_ws(' ', case when h.slot = 'household' then h.content end, h.value, h.slot_key)) as words
    from public.knowledge_items h
    where h.user_id = owner and h.subject = 'self' and h.slot in ('household', 'partner', 'child') and h.holds
      and h.type not in ('person', 'insight')
      and h.deleted_at is null and h.superseded_at is null
  )
  select p.id
  from public.knowledge_items p
  cross join lateral (
    select private.name_words(p.title) as name, private.name_words(coalesce(p.person_metadata ->> 'relationship', '')) as bond) known
  where p.user_id = owner and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
    and exists (
      select from said s
      where known.name[1] = any (s.words)
        or (s.slot = 'household' and known.bond <> '{}' and known.bond <@ s.words));
$$;

-- What current items say about allergies, conditions and medicines of the user and the people at home, allergies
-- first, at most 20.
create function private.safety_entries(owner uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(s.entry order by s.place), '{}') from (
    select left(case when i.subject_id is not null then p.title || ': ' else '' end || i.content, 300) as entry,
      row_number() over (order by array_position(array['allergy', 'condition', 'medication'], i.slot), i.subject_id is not null,
        i.stated_at desc, i.id) as place
    from public.knowledge_items i
    left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
    where i.user_id = owner and i.slot in ('allergy', 'condition', 'medication') and i.holds and i.type not in ('person', 'insight')
      and i.deleted_at is null and i.superseded_at is null
      and (i.subject = 'self' or i.subject_id in (select private.people_at_home(owner)))
  ) s
  where s.place <= 20;
$$;

create function private.with_own_safety(told text[], own text[]) returns text[]
language sql immutable set search_path = '' as $$
  select told || array(
    select o.entry from unnest(own) with ordinality as o (entry, position)
    where not exists (select from unnest(told) as t (entry) where private.is_same_entry(t.entry, o.entry))
      order by o.position limit 20);
$$;

create function private.sync_safety() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  told text[] := private.safety_entries(owner);
begin
  -- A definer function, so that this does not count as an edit by the user. An entry that an item now says is no
  -- longer the user's own and ends with the item.
  update public.user_memories m
  set own_safety = own.entries, safety = told || own.entries
  from (
    select u.user_id, (private.with_own_safety(told, u.own_safety))[cardinality(told) + 1:] as entries
    from public.user_memories u where u.user_id = owner
  ) own
  where m.user_id = own.user_id and (m.safety <> told || own.entries or m.own_safety <> own.entries);
  return null;
end;
$$;

create function private.feeds_safety(item public.knowledge_items) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(item.slot in ('allergy', 'condition', 'medication', 'household', 'partner', 'child'), false)
    or item.type = 'person';
$$;

create trigger knowledge_items_enter_safety after insert on public.knowledge_items
  for each row when (private.feeds_safety(new)) execute function private.sync_safety();

create trigger knowledge_items_leave_safety after delete on public.knowledge_items
  for each row when (private.feeds_safety(old)) execute function private.sync_safety();

create trigger knowledge_items_change_in_safety
  after update of type, title, content, person_metadata, subject, slot, slot_key, value, holds, deleted_at,
    superseded_at on public.knowledge_items
  for each row when (private.feeds_safety(old) or private.feeds_safety(new))
  execute function private.sync_safety();

-- Trigger: what the user adds to safety is kept in own_safety; what items say stays as long as they say it.
create function private.note_own_safety() returns trigger
language plpgsql set search_path = '' as $$
declare
  told text[];
begin
  if current_user = 'authenticated' then
    told := private.safety_entries(new.user_id);
    new.safety := private.with_own_safety(told, new.safety);
    new.own_safety := new.safety[cardinality(told) + 1:];
  end if;
  return new;
end;
$$;

create trigger user_memories_note_own_safety before update of safety on public.user_memories
  for each row execute function private.note_own_safety();
