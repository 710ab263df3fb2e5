-- Filing: what was written without a word about what it is about (typed in, imported, corrected) is put to a model at night, and
-- settled then. Under the lease of the user's consolidation, so that nobody files twice.

create function public.items_to_file(user_id uuid, attempt int, most int default 40) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(items_to_file.user_id, items_to_file.attempt);
begin
  return jsonb_build_object('items', coalesce((
    select jsonb_agg(jsonb_build_object('id', u.id, 'content', u.content, 'person', p.title) order by u.stated_at, u.id)
    from (select k.* from private.unfiled_items(held.user_id) k order by k.stated_at, k.id limit least(items_to_file.most, 100)) u
    left join public.knowledge_items p on p.user_id = u.user_id and p.id = u.subject_id), '[]'));
end;
$$;
comment on function public.items_to_file(uuid, int, int) is
  'Current items of a claimed user of which nobody has said what they are about, oldest first: { items: [{ id, content, person }] }. Raises PT409 stale_consolidation.';
grant execute on function public.items_to_file(uuid, int, int) to service_role;

create function private.file_item(filing jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
  same public.knowledge_items;
begin
  select k.* into item from private.unfiled_items(private.current_user_id()) k where k.id::text = filing ->> 'item_id' for update;
  if not found then
    return false;
  end if;
  perform private.check_slot(filing ->> 'slot', filing ->> 'key', filing ->> 'value');
  update public.knowledge_items k set slot = filing ->> 'slot', slot_key = filing ->> 'key', value = filing ->> 'value',
    holds = coalesce((filing ->> 'holds')::boolean, true), filed_at = clock_timestamp()
  where k.user_id = item.user_id and k.id = item.id
  returning k.* into item;
  if item.slot is null then
    return false;
  end if;
  same := private.same_knowledge(item);
  if same.id is null then
    perform private.settle_rivals(item, true);
  elsif item.validated_by_user and not same.validated_by_user then
    perform private.supersede(same.id, item.id, item.user_id);
    perform private.settle_rivals(item, true);
  else
    perform private.supersede(item.id, same.id, item.user_id);
    perform private.refresh_knowledge(same, item);
  end if;
  return true;
end;
$$;
comment on function private.file_item(jsonb) is
  'Keeps what a model says an item is about and settles it; false when it says nothing of the list, or somebody has filed it meanwhile.';
grant execute on function private.file_item(jsonb) to service_role;

create function public.apply_filing(user_id uuid, attempt int, filings jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(apply_filing.user_id, apply_filing.attempt);
  filing jsonb;
  filed int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  for filing in select f.value from jsonb_array_elements(apply_filing.filings) as f loop
    begin
      filed := filed + private.file_item(filing)::int;
    exception when check_violation or invalid_text_representation or sqlstate 'PT400' then
      -- It stands without a slot, and is not asked about again.
      update public.knowledge_items k set filed_at = clock_timestamp()
      where k.user_id = held.user_id and k.id::text = filing ->> 'item_id' and k.filed_at is null;
    end;
  end loop;
  return jsonb_build_object('filed', filed, 'remaining', exists (select from private.unfiled_items(held.user_id)));
end;
$$;
comment on function public.apply_filing(uuid, int, jsonb) is
  'What a model says the items of a claimed user are about, each settled as if it had been written so: { filed, remaining }. filings: [{ item_id, slot, key, value, holds }]. Raises PT409 stale_consolidation.';
grant execute on function public.apply_filing(uuid, int, jsonb) to service_role;
