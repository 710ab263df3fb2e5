-- Judgements of a model about two similar items: a contradiction is settled or asked about, duplicates become one,
-- complements both stay.

-- Applies the judgement about a new item and another current one of its subject: contradiction, same, complement or
-- unclear.
create function private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text) returns void
language plpgsql set search_path = '' as $$
declare
  loser uuid := case when verdict = 'contradiction' then private.loser_of(item, other) end;
begin
  if item.id is null or other.id is null or item.id = other.id or item.user_id <> other.user_id or item.subject <> other.subject
    or item.type = 'person' or other.type = 'person' or not private.is_current(item) or not private.is_current(other) then
    return;
  end if;
  case
    when verdict = 'complement' then
      perform private.link_knowledge(item, array[other.id], 'related');
    when verdict = 'same' and item.validated_by_user and not other.validated_by_user then
      perform private.supersede(array[other.id], item.id, item.user_id);
    when verdict = 'same' then
      -- Two wordings of one belief: the older stays, unless the user wrote the newer.
      perform private.supersede(array[item.id], other.id, item.user_id);
      item.content := other.content;
      perform private.refresh_knowledge(other, item);
    when verdict not in ('contradiction', 'unclear') or item.confidence < 0.7 then
      null;
    when loser is null then
      perform private.ask_about(item, array[other.id]);
    else
      perform private.supersede(array[loser], case when loser = item.id then other.id else item.id end, item.user_id);
  end case;
end;
$$;

-- Items without a slot are judged before a batch is applied: the worker reads which known items are similar
-- (read_candidates), and the judgements are applied with the batch.
-- Applies the judgements about a learned item and known ones: [{ other_id, verdict }].
create function private.judge_learned(item_id uuid, learned jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
begin
  for judgement in select j.value from jsonb_array_elements(coalesce(nullif(learned -> 'judgements', 'null'), '[]')) as j loop
    select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = judge_learned.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = item.user_id and k.id::text = judgement ->> 'other_id';
    perform private.judge_pair(item, other, judgement ->> 'verdict');
  end loop;
end;
$$;

create function private.candidates_for(learned jsonb, owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  message public.messages;
  item public.knowledge_items;
  told uuid;
  found_ids uuid[];
  -- Computed once, and not for each item it is compared with.
  words text;
  digest text;
  meaning extensions.halfvec := (learned ->> 'embedding')::extensions.halfvec(768);
begin
  if learned ->> 'type' not in ('fact', 'preference', 'memory') or learned ->> 'certainty' = 'inferred' then
    return '[]'::jsonb;
  end if;
  select m.* into message from public.messages m where m.user_id = owner and m.id::text = learned ->> 'message_id';
  item := private.new_learned(learned, message);
  if learned ->> 'subject' ~ '\S' then
    found_ids := array(select f.id from private.find_people(learned ->> 'subject') f where f.sure);
    -- The person is new or ambiguous: there is nothing to compare with.
    if cardinality(found_ids) <> 1 then
      return '[]'::jsonb;
    end if;
    item.subject := found_ids[1]::text;
  end if;
  told := private.kept_in_chat(item);
  words := private.plain_words(item.title || ' ' || item.content);
  digest := private.content_digest(item.content);
  -- Similar by letters or by meaning, in any area.
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content, 'on', k.stated_at, 'closeness',
      k.closeness) order by k.closeness desc)
    from (
      select i.id, i.content, i.stated_at, i.slot is not null and item.slot is not null as same_slot,
        greatest(extensions.similarity(i.plain, words),
        case when i.embedding_model = learned ->> 'embedding_model'
          then 1 - 2 * (i.embedding operator(extensions.<=>) meaning) end) as closeness
      from public.knowledge_items i
      where i.user_id = owner and i.subject = item.subject and i.type not in ('person', 'insight')
        and i.deleted_at is null and i.superseded_at is null
        -- Two items with slots are judged only when one of them was interpreted by the model.
        and (i.slot is null or item.slot is null
          or (i.slot = item.slot and i.key_plain = item.key_plain and private.is_reading(i) <> private.is_reading(item)))
            and i.id is distinct from told
        and i.content_digest <> digest
        and not coalesce(learned -> 'replaces', '[]') ? i.id::text
      order by same_slot desc, closeness desc, i.id limit 3) k
    where k.same_slot or k.closeness >= 0.3), '[]');
exception
  -- The batch will reject this item.
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range
    or sqlstate 'PT400' or sqlstate 'PT422' then
    return '[]'::jsonb;
end;
$$;

create function public.read_candidates(user_id uuid, attempt int, items jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    read_candidates.user_id, read_candidates.attempt, 'read_candidates');
begin
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object('position', i.position - 1, 'others', c.others) order by i.position)
    from jsonb_array_elements(read_candidates.items) with ordinality as i (value, position)
    cross join lateral (select private.candidates_for(i.value, held.user_id) as others) c
    where c.others <> '[]'), '[]'));
end;
$$;
comment on function public.read_candidates(uuid, int, jsonb) is
  'Known items like those extracted from a claimed user''s batch, where one of the two has no slot, for a model to '
  'judge: { candidates: [{ position, others: [{ id, content, on, closeness }] }] }, at most 3 an item, the most alike '
  'first; on is when it was said. Items may carry embedding and embedding_model. Raises PT409 stale_consolidation.';
grant execute on function public.read_candidates(uuid, int, jsonb) to service_role;

-- Filing: items written without a slot (typed in, imported, corrected) are sent to a model at night and settled then,
-- under the lease of the consolidation.

create function public.items_to_file(user_id uuid, attempt int, most int default 40) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    items_to_file.user_id, items_to_file.attempt, 'items_to_file');
  item uuid;
begin
  perform private.lock_until_commit(held.user_id::text || ':knowledge');
  -- Items that a user wrote with a slot need no model. The number for each run is limited.
  for item in
    select k.id from private.unfiled_items(held.user_id) k where k.slot is not null and not private.keeps_old_filing(k)
    order by k.stated_at, k.id limit 500
  loop
    update public.knowledge_items k set filed_at = clock_timestamp() where k.user_id = held.user_id and k.id = item;
    perform private.settle_again(item);
  end loop;
  return jsonb_build_object('items', coalesce((
    select jsonb_agg(jsonb_build_object('id', u.id, 'content', u.content, 'person', p.title) order by u.stated_at, u.id)
    from (select k.* from private.unfiled_items(held.user_id) k where k.slot is null or private.keeps_old_filing(k)
      order by k.stated_at, k.id limit least(items_to_file.most, 100)) u
    left join public.knowledge_items p on p.user_id = u.user_id and p.id = u.subject_id), '[]'));
end;
$$;
comment on function public.items_to_file(uuid, int, int) is
  'Settles what a claimed user wrote by hand with a slot, and returns the current items without a decided slot, oldest '
  'first: { items: [{ id, content, person }] }. Raises PT409 stale_consolidation.';
grant execute on function public.items_to_file(uuid, int, int) to service_role;

-- Stores the slot that a model gives an item and settles it; false when the slot is unknown or the item was filed
-- meanwhile.
create function private.file_item(filing jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  select k.* into item from private.unfiled_items(private.current_user_id()) k
  where k.id::text = filing ->> 'item_id' and (k.slot is null or private.keeps_old_filing(k)) for update;
  if not found then
    return false;
  end if;
  update public.knowledge_items k set slot = filing ->> 'slot', slot_key = filing ->> 'key', value = filing ->> 'value',
    holds = coalesce((filing ->> 'holds')::boolean, true), filed_at = clock_timestamp()
  where k.user_id = item.user_id and k.id = item.id;
  perform private.settle_again(item.id);
  return filing ->> 'slot' is not null;
end;
$$;

create function public.apply_filing(user_id uuid, attempt int, filings jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    apply_filing.user_id, apply_filing.attempt, 'apply_filing');
  filing jsonb;
  filed int := 0;
begin
  perform private.lock_until_commit(held.user_id::text || ':knowledge');
  for filing in select f.value from jsonb_array_elements(apply_filing.filings) as f loop
    begin
      filed := filed + private.file_item(filing)::int;
    exception when check_violation or invalid_text_representation or sqlstate 'PT400' then
      -- It stays without a slot and is not sent again.
      update public.knowledge_items k set filed_at = clock_timestamp()
      where k.user_id = held.user_id and k.id::text = filing ->> 'item_id' and k.filed_at is null;
    end;
  end loop;
  return jsonb_build_object('filed', filed, 'remaining', exists (select from private.unfiled_items(held.user_id)));
end;
$$;
comment on function public.apply_filing(uuid, int, jsonb) is
  'Stores the slots that a model gives the items of a claimed user, and settles each item: { filed, remaining }. '
  'filings: [{ item_id, slot, key, value, holds }]. Raises PT409 stale_consolidation.';
grant execute on function public.apply_filing(uuid, int, jsonb) to service_role;
