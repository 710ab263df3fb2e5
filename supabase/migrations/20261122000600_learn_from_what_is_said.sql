-- A batch learns from the messages themselves too, where no model judged them: "larguei a academia" makes "Faz academia"
-- untrue though no rule kept the sentence.

create or replace function private.settle_said(owner uuid, said text, source_ref uuid default null, stated_at timestamptz default now())
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sentence text;
  item public.knowledge_items;
  known public.knowledge_items;
  readings jsonb;
  comparison record;
  settled record;
  results jsonb := '[]'::jsonb;
begin
  -- A short message is read as one, so that "ela" finds whom it means.
  foreach sentence in array case when char_length(said) <= 280 then array[said] else regexp_split_to_array(left(said, 4000), '[.!?\n]+\s') end loop
    continue when sentence !~ '\S';
    readings := private.read_slots(sentence);
    continue when readings = '[]';
    item := null;
    item.id := gen_random_uuid();
    item.user_id := owner;
    item.type := 'fact';
    item.subject := 'self';
    item.content := private.third_person(btrim(sentence, E' \t\r\n'));
    item.content := upper(left(item.content, 1)) || substr(item.content, 2);
    item.title := private.title_of(item.content);
    item.source := 'conversation';
    item.source_ref := settle_said.source_ref;
    item.confidence := 0.95;
    item.validated_by_user := false;
    item.needs_resolution := false;
    item.stated_at := settle_said.stated_at;
    for known in
      select r.* from private.rivals(item, readings) as r
      -- What the same message taught already is no rival, and what was said or vouched for later is not changed by it.
      where (settle_said.source_ref is null or r.source_ref is distinct from settle_said.source_ref) and r.stated_at <= settle_said.stated_at
        and coalesce(r.validated_at <= settle_said.stated_at, true)
        and not exists (
          select from public.knowledge_links l join public.knowledge_items i on i.user_id = l.user_id and i.id = l.from_id
          where l.user_id = owner and l.to_id = r.id and l.relation = 'contradicts' and i.source_ref = settle_said.source_ref)
    loop
      select * into comparison from private.compare_items(known, private.subject_names(known), readings, '{}');
      continue when comparison.verdict is distinct from 'conflict';
      -- The user took back what this message says.
      exit when private.overruled(item) is not null;
      item.area := known.area;
      item.sub_area := known.sub_area;
      select * into settled from private.settle_knowledge(item, sentence);
      results := results || jsonb_build_array(jsonb_build_object('id', settled.id, 'status', settled.status,
        'superseded', to_jsonb(settled.superseded), 'against', to_jsonb(settled.against)));
      exit;
    end loop;
  end loop;
  return results;
end;
$$;

drop function private.learn_items(jsonb, uuid[]);

create function private.learn_items(
  items jsonb, said jsonb, messages uuid[],
  out created int, out updated int, out inferred int, out kept jsonb, out rejections jsonb)
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
    -- As it was said: the last word counts. What was extracted from a message goes before the message itself.
    select i.value
    from (
      select e.value, e.position, false as is_said from jsonb_array_elements(items) with ordinality as e (value, position)
      union all
      select e.value, e.position, true from jsonb_array_elements(said) with ordinality as e (value, position)) i
    left join public.messages m on m.user_id = private.current_user_id() and m.id::text = i.value ->> 'message_id'
    order by m.seq nulls last, i.is_said, i.position
  loop
    begin
      select m.* into message from public.messages m
      where m.user_id = private.current_user_id() and m.id = any (messages) and m.id::text = learned ->> 'message_id';
      if not found then
        perform private.raise(400, 'unknown_message', 'Isso não vem de uma mensagem deste lote.');
      end if;
      if learned ? 'said' then
        created := created + (
          select count(*) from jsonb_array_elements(private.settle_said(
            message.user_id, learned ->> 'said', message.id, least(message.created_at, clock_timestamp()))) as s
          where s ->> 'status' = 'created');
        continue;
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

drop function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb);

create function public.apply_consolidation(
  user_id uuid,
  attempt int,
  messages uuid[],
  items jsonb,
  memory_changes jsonb default '[]',
  rejections jsonb default '[]',
  raw_output jsonb default null,
  said jsonb default '[]'
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
  select * into learned from private.learn_items(apply_consolidation.items, apply_consolidation.said, batch);
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
comment on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb, jsonb) is
  'Learns the items of a claimed user''s batch, changes the profile, stamps the messages and writes the record, all or nothing; without more messages the run ends: { status: completed | partial | skipped, consolidationId, messagesProcessed, factsCreated, factsUpdated, inferencesCreated, remaining }. items and memory_changes as extraction gives them; rejections: [{ reason, item }] made before; said: [{ message_id, said }], messages whose own words may make something known untrue. A message gone or forgotten meanwhile teaches nothing. Raises PT409 stale_consolidation.';

revoke execute on function private.learn_items(jsonb, jsonb, uuid[]),
  public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function private.learn_items(jsonb, jsonb, uuid[]),
  public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb, jsonb) to service_role;
revoke execute on function private.settle_said(uuid, text, uuid, timestamptz) from authenticated;
