-- Rules of a slot are replaced as a whole; the slot keeps its place among the others, since the first claim a content makes
-- names its slot.

alter table private.slot_rules add column rank int;
update private.slot_rules r set rank = o.rank
from (select slot, row_number() over (order by min(id)) as rank from private.slot_rules group by slot) o
where o.slot = r.slot;
comment on column private.slot_rules.rank is 'Rules of a lower rank are read first; those of a slot share one.';

create function private.replace_slot_rules(slot text, rules jsonb, before text default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  place int := (select min(r.rank) from private.slot_rules r where r.slot = coalesce(replace_slot_rules.before, replace_slot_rules.slot));
begin
  if replace_slot_rules.before is not null then
    update private.slot_rules r set rank = r.rank + 1 where r.rank >= place;
  end if;
  delete from private.slot_rules r where r.slot = replace_slot_rules.slot;
  perform private.add_slot_rules(replace_slot_rules.slot, replace_slot_rules.rules);
  update private.slot_rules r set rank = place where r.slot = replace_slot_rules.slot;
end;
$$;
comment on function private.replace_slot_rules(text, jsonb, text) is
  'For migrations: the rules of a slot from now on, as private.add_slot_rules takes them. before: for a new slot, the one it is read before.';
revoke execute on function private.replace_slot_rules(text, jsonb, text) from public, anon;
