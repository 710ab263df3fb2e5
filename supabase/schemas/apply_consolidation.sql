-- Applying what a batch of messages taught: all of it in one transaction, with its record.

create function public.apply_consolidation(
  user_id uuid, attempt int, messages uuid[], items jsonb, memory_changes jsonb default '[]', rejections jsonb default '[]',
  raw_output jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(apply_consolidation.user_id, apply_consolidation.attempt);
  batch uuid[];
  learned record;
  changed record;
  written public.memory_consolidations;
  remaining boolean;
begin
  -- Before the messages are looked at: forget_everything takes the same lock.
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  select coalesce(array_agg(m.id), '{}') into batch
  from (
    select l.id from public.messages l
    where l.user_id = held.user_id and l.id = any (apply_consolidation.messages) and l.id in (select w.id from private.messages_to_learn(held.user_id) w)
    for update) m;
  if batch = '{}' then
    perform private.end_run(held.user_id, clock_timestamp());
    return jsonb_build_object('status', 'skipped', 'remaining', false);
  end if;
  select * into learned from private.learn_items(apply_consolidation.items, batch);
  select * into changed from private.change_memories(held.user_id, learned.kept || apply_consolidation.memory_changes);
  written := private.record_consolidation(held, batch, learned.created, learned.updated, learned.inferred, changed.applied,
    apply_consolidation.rejections || learned.rejections || changed.rejections, apply_consolidation.raw_output);
  remaining := exists (select from private.messages_to_learn(held.user_id));
  if remaining then
    update private.consolidation_queue q set tries = 1 where q.user_id = held.user_id;
  else
    perform private.end_run(held.user_id, clock_timestamp());
  end if;
  return jsonb_build_object('status', written.status, 'consolidationId', written.id, 'messagesProcessed', written.messages_processed,
    'factsCreated', written.facts_created, 'factsUpdated', written.facts_updated, 'inferencesCreated', written.inferences_created,
    'remaining', remaining);
end;
$$;
comment on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) is
  'Learns the items of a claimed user''s batch, changes the profile, stamps the messages and writes the record, all or nothing; without more messages the run ends: { status: completed | partial | skipped, consolidationId, messagesProcessed, factsCreated, factsUpdated, inferencesCreated, remaining }. items and memory_changes as extraction gives them; rejections: [{ reason, item }] made before. A message gone or forgotten meanwhile teaches nothing. Raises PT409 stale_consolidation.';
grant execute on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) to service_role;

create function private.change_memories(owner uuid, changes jsonb, out applied jsonb, out rejections jsonb)
language plpgsql set search_path = '' as $$
declare
  change jsonb;
  outcome text;
  entry text;
begin
  applied := '[]';
  rejections := '[]';
  for change in select value from jsonb_array_elements(changes) loop
    entry := (
      select e.value from public.knowledge_items k cross join lateral private.profile_entry(k) as e
      where k.user_id = owner and k.id::text = change ->> 'item' and private.profile_field(k.slot) = change ->> 'field');
    if entry is not null and change ->> 'op' <> 'remove' then
      -- Its slot has put it there, in the slot's words: that is a change of this run.
      change := change || jsonb_build_object('value', entry);
      outcome := case
        when exists (select from public.user_memories m where m.user_id = owner and m.edited_fields ? (change ->> 'field')) then 'edited_by_user'
        when (change ->> 'new')::boolean and exists (
          select from public.user_memories m cross join lateral (select to_jsonb(m) -> (change ->> 'field') as value) f
          where m.user_id = owner and (f.value ? entry or f.value #>> '{}' = entry)) then 'changed'
        else 'unchanged' end;
    else
      begin
        outcome := private.change_user_memory(owner, change);
      exception when sqlstate 'PT400' or check_violation then
        outcome := 'invalid_value';
      end;
      -- What a new item says in the profile without its slot leaves with the item.
      if outcome in ('changed', 'unchanged') and (change ->> 'new')::boolean and change ->> 'op' <> 'remove' then
        update public.knowledge_items k set profile_entry = jsonb_build_object('field', change ->> 'field', 'value', change ->> 'value')
        where k.user_id = owner and k.id::text = change ->> 'item' and private.profile_field(k.slot) is null;
        outcome := 'changed';
      end if;
    end if;
    if outcome = 'changed' then
      applied := applied || jsonb_build_array(jsonb_build_object('field', change ->> 'field', 'op', change ->> 'op', 'value', change ->> 'value'));
    elsif outcome <> 'unchanged' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('reason', outcome, 'item', change - 'item' - 'new'));
    end if;
  end loop;
end;
$$;
grant execute on function private.change_memories(uuid, jsonb) to service_role;

create function private.record_consolidation(
  held private.consolidation_queue, messages uuid[], created int, updated int, inferred int, memory_updates jsonb,
  rejections jsonb, raw_output jsonb
) returns public.memory_consolidations
language plpgsql set search_path = '' as $$
declare
  written public.memory_consolidations;
begin
  -- Once a run: with its last batch.
  if not exists (
    select from private.messages_to_learn(held.user_id) l where l.id <> all (record_consolidation.messages)) then
    inferred := inferred + private.refresh_insights();
  end if;
  insert into public.memory_consolidations (user_id, status, consolidated_from, consolidated_to, messages_processed, facts_created,
    facts_updated, inferences_created, memory_updates, rejections, raw_output, attempt, started_at)
  select held.user_id, case when record_consolidation.rejections = '[]' then 'completed' else 'partial' end, min(m.created_at), max(m.created_at), count(*),
    created, updated, inferred, record_consolidation.memory_updates, record_consolidation.rejections, record_consolidation.raw_output,
    held.attempt, held.claimed_at
  from public.messages m where m.user_id = held.user_id and m.id = any (record_consolidation.messages)
  returning * into written;
  update public.messages m set consolidation_id = written.id where m.user_id = held.user_id and m.id = any (record_consolidation.messages);
  update public.user_memories m set version = m.version + 1, last_consolidated_at = clock_timestamp() where m.user_id = held.user_id;
  return written;
end;
$$;
grant execute on function private.record_consolidation(private.consolidation_queue, uuid[], int, int, int, jsonb, jsonb, jsonb) to service_role;
