-- apply_consolidation: all that a batch taught, its record and the stamps on its messages, in one transaction or not at all.

create function private.learn_items(items jsonb, messages uuid[], out created int, out updated int, out inferred int, out kept jsonb, out rejections jsonb)
language plpgsql
set search_path = ''
as $$
declare
  learned jsonb;
  message public.messages;
  done record;
  reason text;
begin
  created := 0;
  updated := 0;
  inferred := 0;
  kept := '[]';
  rejections := '[]';
  for learned in
    -- As it was said: the last word counts.
    select i.value from jsonb_array_elements(items) with ordinality as i (value, position)
    left join public.messages m on m.user_id = private.current_user_id() and m.id::text = i.value ->> 'message_id'
    order by m.seq nulls last, i.position
  loop
    begin
      select m.* into message from public.messages m
      where m.user_id = private.current_user_id() and m.id = any (messages) and m.id::text = learned ->> 'message_id';
      if not found then
        perform private.raise(400, 'unknown_message', 'Isso não vem de uma mensagem deste lote.');
      end if;
      select * into done from private.learn_item(learned, message);
      if learned ->> 'type' = 'insight' or learned ->> 'evidence' ~ '\S' then
        inferred := inferred + (done.status = 'created')::int;
      else
        created := created + (done.status = 'created')::int;
      end if;
      updated := updated + (done.status = 'updated')::int;
      -- Only what stands may change the profile: not what lost, and not what is still to be asked.
      if jsonb_typeof(learned -> 'memory') = 'object' and exists (
        select from public.knowledge_items k
        where k.user_id = message.user_id and k.id = done.id and k.deleted_at is null and k.superseded_at is null and not k.needs_resolution) then
        kept := kept || jsonb_build_array(learned -> 'memory');
      end if;
    exception
      when check_violation or not_null_violation or string_data_right_truncation or numeric_value_out_of_range or invalid_text_representation
        or untranslatable_character or sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        get stacked diagnostics reason = pg_exception_hint;
        rejections := rejections || jsonb_build_array(jsonb_build_object('reason', coalesce(nullif(reason, ''), 'invalid_item'), 'item', learned));
    end;
  end loop;
end;
$$;

create function private.change_memories(owner uuid, changes jsonb, out applied jsonb, out rejections jsonb)
language plpgsql
set search_path = ''
as $$
declare
  change jsonb;
  outcome text;
begin
  applied := '[]';
  rejections := '[]';
  for change in select value from jsonb_array_elements(changes) loop
    begin
      outcome := private.change_user_memory(owner, change);
    exception when sqlstate 'PT400' or check_violation then
      outcome := 'invalid_value';
    end;
    if outcome = 'changed' then
      applied := applied || jsonb_build_array(jsonb_build_object('field', change ->> 'field', 'op', change ->> 'op', 'value', change ->> 'value'));
    elsif outcome <> 'unchanged' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('reason', outcome, 'item', change));
    end if;
  end loop;
end;
$$;

create function private.record_consolidation(
  held private.consolidation_queue, messages uuid[], created int, updated int, inferred int, memory_updates jsonb, rejections jsonb,
  raw_output jsonb)
returns public.memory_consolidations
language plpgsql
set search_path = ''
as $$
declare
  written public.memory_consolidations;
begin
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

create function public.apply_consolidation(
  user_id uuid,
  attempt int,
  messages uuid[],
  items jsonb,
  memory_changes jsonb default '[]',
  rejections jsonb default '[]',
  raw_output jsonb default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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

revoke execute on function private.learn_items(jsonb, uuid[]), private.change_memories(uuid, jsonb),
  private.record_consolidation(private.consolidation_queue, uuid[], int, int, int, jsonb, jsonb, jsonb),
  public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function private.learn_items(jsonb, uuid[]), private.change_memories(uuid, jsonb),
  private.record_consolidation(private.consolidation_queue, uuid[], int, int, int, jsonb, jsonb, jsonb),
  public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb) to service_role;
