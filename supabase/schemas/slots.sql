-- Slots: what a belief can be about. The writer of an item names its slot; contradictions are settled by slot, key,
-- value and whether it holds. Names and kinds are the same as in shared/memory/slots.ts, which describes them to
-- models.

-- What an item of memory can be about.
create table private.slots (
  name text primary key check (name ~ '^[a-z][a-z_]{0,39}$'),
  -- single: one value at a time. measured: the newest counts, the others are history. keyed: several, told apart by
  -- slot_key. goal: slot_key is the goal, value open, done or dropped.
  kind text not null check (kind in ('single', 'measured', 'keyed', 'goal')),
  -- nests: one value may be part of another (a district of a city, a post in a profession). A narrower value then
  -- says the same in more detail.
  nests boolean not null default false
);
alter table private.slots enable row level security;
grant select on private.slots to authenticated;
grant all on private.slots to service_role;
create policy slots_select on private.slots for select to authenticated using (true);

insert into private.slots (name, kind, nests)
select unnest(array['hometown', 'residence', 'partner', 'employer', 'occupation', 'study', 'health_plan']), 'single', true
union all
select unnest(array['name', 'pronouns', 'birthday', 'household', 'marital_status', 'employment', 'income', 'religion', 'diet',
  'sexual_orientation', 'blood_type', 'phone', 'email']), 'single', false
union all
select unnest(array['weight', 'height', 'age', 'clothing_size']), 'measured', false
union all
select unnest(array['allergy', 'condition', 'medication', 'likes', 'habit', 'skill', 'language', 'pet', 'owns', 'member_of',
  'relationship', 'child', 'plan', 'owes', 'contract']), 'keyed', false
union all
select 'goal', 'goal', false;

create function private.slot_kind(slot text) returns text
language plpgsql stable strict set search_path = '' as $$
begin
  return (select s.kind from private.slots s where s.name = slot_kind.slot);
end;
$$;

-- Raises PT400 slot_missing, unknown_slot, slot_key_missing, slot_key_unexpected, invalid_goal_state,
-- content_too_long.
create function private.check_slot(slot text, slot_key text, value text, quote text default null) returns void
language plpgsql stable set search_path = '' as $$
declare
  kind text := private.slot_kind(slot);
begin
  if slot is null and (slot_key is not null or value is not null) then
    perform private.raise(400, 'slot_missing', 'Uma chave ou um valor precisa dizer de que assunto é.');
  end if;
  if slot is not null and kind is null then
    perform private.raise(400, 'unknown_slot', 'Não conheço esse assunto de memória.',
      jsonb_build_object('slot', left(slot, 60), 'allowed', (select jsonb_agg(s.name order by s.name) from private.slots s)));
  end if;
  if slot_key is null and kind in ('keyed', 'goal') then
    perform private.raise(400, 'slot_key_missing', 'Falta a chave: esse assunto precisa dizer de qual se trata.',
      jsonb_build_object('slot', slot));
  end if;
  if slot_key is not null and kind not in ('keyed', 'goal') then
    perform private.raise(400, 'slot_key_unexpected', 'Esse assunto não tem chave.', jsonb_build_object('slot', slot));
  end if;
  if kind = 'goal' and value not in ('open', 'done', 'dropped') then
    perform private.raise(400, 'invalid_goal_state', 'Um objetivo está open, done ou dropped.',
      jsonb_build_object('allowed', array['open', 'done', 'dropped']));
  end if;
  if char_length(slot_key) > 120 or char_length(value) > 200 or char_length(quote) > 2000 then
    perform private.raise(400, 'content_too_long', 'A chave vai até 120 caracteres, o valor até 200 e a citação até 2.000.');
  end if;
end;
$$;

-- The state of a goal: open by default, dropped when it does not hold.
create function private.goal_state(value text, holds boolean) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(value, 'open') = 'open' and not holds then 'dropped' else coalesce(value, 'open') end;
$$;

create function private.mark_slot_given() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Tells apply_slot_rules() that this update names the slot, even if it is the same as before.
  new.filed_at := coalesce(nullif(new.filed_at, old.filed_at), '-infinity');
  return new;
end;
$$;

-- Trigger, since users write the table directly: only slots with keys have a key, and those always; a goal without a
-- state is open.
create function private.apply_slot_rules() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A user changed the words by hand: unless the update names the slot as well, it is not known any more.
  if tg_op = 'UPDATE' and new.content <> old.content and private.comparable(new.content) <> private.comparable(old.content)
    and (new.slot, new.slot_key, new.value, new.holds, new.filed_at) is not distinct from (old.slot, old.slot_key,
      old.value, old.holds, old.filed_at) then
    new.slot := null;
    new.slot_key := null;
    new.value := null;
    new.holds := true;
    new.quote := null;
    new.filed_at := null;
  end if;
  -- The next scheduled consolidation settles items that users write.
  new.filed_at := nullif(new.filed_at, '-infinity');
  perform private.check_slot(new.slot, new.slot_key, new.value, new.quote);
  if private.slot_kind(new.slot) = 'goal' then
    new.value := private.goal_state(new.value, new.holds);
    new.holds := true;
  end if;
  return new;
end;
$$;
