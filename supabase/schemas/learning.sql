-- Learning: an extracted item becomes memory, unless the user has said otherwise since. Only columns are compared;
-- the model that read the sentences has said what they mean.

-- Whether two items of one subject say the same: by their words, by slot and key (one of the given spellings), or for
-- a slot without keys by slot and value.
create function private.is_alike(known public.knowledge_items, item public.knowledge_items, keys text[]) returns boolean
language sql stable set search_path = '' as $$
  select known.content_digest = item.content_digest
    or extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.75
    or coalesce(known.slot = item.slot and known.holds = item.holds and known.key_plain = any (keys)
      and (item.slot_key is not null or known.value_plain = item.value_plain), false);
$$;

-- Why an item is not learned: the user has deleted, corrected or edited it after stated_at (deleted_by_user,
-- corrected_by_user, edited_by_user); null when it may be learned.
create function private.overruled(item public.knowledge_items) returns text
language plpgsql stable set search_path = '' as $$
declare
  known public.knowledge_items;
  kind text := private.slot_kind(item.slot);
  keys text[] := private.keys_alike(item);
begin
  for known in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.type <> 'person'
      and (k.deleted_at > item.stated_at or (k.validated_at > item.stated_at and k.slot = item.slot))
    order by k.deleted_at is null, k.created_at
  loop
    if known.deleted_at > item.stated_at then
      -- For items of this message the user has rejected every wording.
      if private.is_alike(known, item, keys) or (known.source_ref = item.source_ref and coalesce(
          known.slot = item.slot and known.key_plain = any (keys),
          extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.35)) then
        return case when exists (
          select from public.knowledge_links l where l.user_id = item.user_id and l.to_id = known.id and l.relation = 'corrects')
          then 'corrected_by_user' else 'deleted_by_user' end;
      end if;
    elsif private.is_current(known) and known.key_plain = any (keys)
      and (private.ends_earlier(kind, known, item) or private.ends_earlier(kind, item, known)) then
      return 'edited_by_user';
    end if;
  end loop;
  return null;
end;
$$;

-- Whether the user deleted a person of this name after said_at and knows nobody else with it.
create function private.is_person_deleted(owner uuid, name text, said_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.knowledge_items p
      where p.user_id = owner and p.type = 'person' and p.deleted_at > said_at
        and private.name_words(p.title) = private.name_words(is_person_deleted.name))
    and not exists (select from private.find_people(is_person_deleted.name) f where f.sure);
$$;

create function private.kept_in_chat(item public.knowledge_items) returns uuid
language sql stable set search_path = '' as $$
  -- The assistant has stored it already during the conversation, in other words.
  select k.id
  from public.knowledge_items k
  cross join lateral (select extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) as closeness) c
  where k.user_id = item.user_id and k.source_ref = item.source_ref and k.subject = item.subject and k.deleted_at is null
    and (k.type = 'person') = (item.type = 'person') and k.source = 'conversation' and item.source = 'conversation'
      and k.holds = item.holds
    and case when k.slot = item.slot
      then k.key_plain = any (private.keys_alike(item)) and (coalesce(k.value_plain = item.value_plain, true) or c.closeness >= 0.5
        or private.contains_words(k.value, item.value) or private.contains_words(item.value, k.value))
      else c.closeness >= case when k.slot is null or item.slot is null then 0.5 else 0.6 end end
  order by c.closeness desc
  limit 1;
$$;

create function private.new_learned(learned jsonb, message public.messages) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  inferred boolean := learned ->> 'certainty' = 'inferred' or learned ->> 'type' = 'insight';
  item public.knowledge_items := private.new_knowledge(true, case when inferred then 0.7 else 0.95 end);
begin
  item.quote := nullif(btrim(learned ->> 'quote'), '');
  if inferred and item.quote is null then
    perform private.raise(400, 'evidence_missing', 'Uma inferência precisa dizer de onde vem.');
  end if;
  -- Conditions are stated by the person or a professional; they are never inferred.
  if inferred and learned ->> 'slot' in ('condition', 'medication', 'sexual_orientation') then
    perform private.raise(422, 'sensitive_inference', 'Isso só a própria pessoa ou um profissional pode dizer.');
  end if;
  item.type := learned ->> 'type';
  item.area := learned ->> 'area';
  item.content := btrim(learned ->> 'content', E' \t\r\n');
  item.title := private.title_of(item.content);
  item.slot := learned ->> 'slot';
  item.slot_key := nullif(btrim(learned ->> 'key'), '');
  item.value := nullif(btrim(learned ->> 'value'), '');
  item.holds := coalesce((learned ->> 'holds')::boolean, true);
  item.filed_at := case when coalesce((learned ->> 'filed')::boolean, true) then clock_timestamp() end;
  item.source := case when inferred then 'ai_inference' else 'conversation' end;
  item.inference_evidence := case when inferred then item.quote end;
  item.source_ref := message.id;
  -- A clock that is ahead must not make a statement the last one.
  item.stated_at := least(message.created_at, clock_timestamp());
  return private.as_stored(item);
end;
$$;

-- A person of the user's life: created when unknown, completed when known. status: created, updated or known; id is
-- null when the user is meant.
create function private.learn_person(item public.knowledge_items, name text, out status text, out id uuid)
language plpgsql set search_path = '' as $$
declare
  relation text := case when item.slot = 'relationship' and item.holds then item.value end;
  birthday text := case when item.slot = 'birthday' and item.holds and private.is_birthday(item.value) then item.value end;
  is_over boolean := item.type = 'person' and item.slot = 'relationship' and not item.holds;
  who record;
  person public.knowledge_items;
  step record;
begin
  perform private.check_person(relation, birthday, null, null);
  begin
    select * into who from private.ensure_person(name, relation, true, null, item.quote);
  exception when sqlstate 'PT409' then
    -- A person of that name has another bond. Nobody can be asked now, so the bond is stored as a separate fact about
    -- the person until the next conversation.
    select * into who from private.ensure_person(name, null, true, null, item.quote);
    select p.* into person from public.knowledge_items p where p.user_id = item.user_id and p.id = who.id;
    select * into step from private.note_beside_person(person, true, relation, birthday, null);
    id := who.id;
    status := case when step.changes = '[]' then 'known' else 'updated' end;
    return;
  end;
  id := who.id;
  if who.id is null then
    return;
  end if;
  if who.created then
    update public.knowledge_items p set source_ref = item.source_ref, stated_at = item.stated_at,
      confidence = item.confidence, quote = item.quote
    where p.user_id = item.user_id and p.id = who.id;
  end if;
  if is_over then
    select * into step from private.end_bond(who.id, item.value, item.stated_at, item.quote);
  else
    select * into step from private.complete_person(who.id, true, relation, birthday, item.stated_at);
  end if;
  status := case when who.created then 'created' when step.changed then 'updated' else 'known' end;
end;
$$;

create function private.uuids_in(ids jsonb) returns uuid[]
language sql immutable set search_path = '' as $$
  select array(select r::uuid from jsonb_array_elements_text(coalesce(nullif(ids, 'null'), '[]')) as r);
$$;

-- Stores an extracted item, or finds that it is known. status: created, updated or known. Raises what add_knowledge
-- raises, PT400 evidence_missing, PT409 deleted_by_user, corrected_by_user, edited_by_user, PT422
-- sensitive_inference, person_is_user.
create function private.learn_item(learned jsonb, message public.messages, out status text, out id uuid)
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items;
  name text := coalesce(nullif(btrim(learned ->> 'subject'), ''), case
    when learned ->> 'type' = 'person' then nullif(btrim(learned ->> 'key'), '') end);
  who record;
  reason text;
begin
  -- Here, since the triggers refuse only sessions.
  perform private.expect_room('knowledge_items', 1);
  perform private.check_knowledge(learned ->> 'type', learned ->> 'content', null, learned ->> 'area', null, null, name, false);
  perform private.check_slot(learned ->> 'slot', nullif(btrim(learned ->> 'key'), ''),
    nullif(btrim(learned ->> 'value'), ''), learned ->> 'quote');
  item := private.new_learned(learned, message);
  if item.type = 'person' or name is not null then
    if private.is_person_deleted(item.user_id, name, item.stated_at) then
      perform private.raise(409, 'deleted_by_user', 'A pessoa apagou isso depois.');
    end if;
    who := private.learn_person(item, name);
    if who.id is null and item.type = 'person' then
      perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa.');
    end if;
    if who.id is not null and (item.holds or item.slot = 'relationship')
      and (item.type = 'person' or (item.slot = 'birthday' and private.is_birthday(item.value))) then
      status := who.status;
      id := who.id;
      return;
    end if;
    item.type := case item.type when 'person' then 'fact' else item.type end;
    item.subject := coalesce(who.id::text, 'self');
  end if;
  reason := private.overruled(item);
  if reason is not null then
    perform private.raise(409, reason, 'A pessoa disse outra coisa depois.');
  end if;
  id := private.kept_in_chat(item);
  if id is not null then
    status := 'known';
    -- What it replaces ends all the same, if it has not ended itself since.
    item.id := learn_item.id;
    perform private.supersede(ended.superseded, k.id, k.user_id)
    from public.knowledge_items k
    cross join lateral private.apply_replaces(item, private.uuids_in(learned -> 'replaces'), private.uuids_in(learned -> 'named')) as ended
    where k.user_id = item.user_id and k.id = item.id and k.superseded_at is null;
  else
    select s.status, s.id into status, id from private.settle_knowledge(item, private.uuids_in(learned -> 'replaces'),
      private.uuids_in(learned -> 'named')) as s;
  end if;
  perform private.judge_learned(learn_item.id, learned);
end;
$$;

create function private.learn_items(
  items jsonb, messages uuid[], out created int, out updated int, out inferred int, out kept jsonb, out rejections jsonb
)
language plpgsql set search_path = '' as $$
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
    -- In the order of the messages: the last statement counts.
    select e.value
    from jsonb_array_elements(items) with ordinality as e (value, position)
    left join public.messages m on m.user_id = private.current_user_id() and m.id::text = e.value ->> 'message_id'
    order by m.seq nulls last, e.position
  loop
    begin
      select m.* into message from public.messages m
      where m.user_id = private.current_user_id() and m.id = any (messages) and m.id::text = learned ->> 'message_id';
      if not found then
        perform private.raise(400, 'unknown_message', 'Isso não vem de uma mensagem deste lote.');
      end if;
      select * into done from private.learn_item(learned, message);
      if learned ->> 'type' = 'insight' or learned ->> 'certainty' = 'inferred' then
        inferred := inferred + (done.status = 'created')::int;
      else
        created := created + (done.status = 'created')::int;
      end if;
      updated := updated + (done.status = 'updated')::int;
      -- Only an item that is current, and not waiting for an answer, changes the profile.
      if jsonb_typeof(learned -> 'memory') = 'object' and exists (
        select from public.knowledge_items k
        where k.user_id = message.user_id and k.id = done.id and k.deleted_at is null and k.superseded_at is null
          and not k.needs_resolution) then
        kept := kept || jsonb_build_array((learned -> 'memory')
          || jsonb_build_object('item', done.id, 'new', done.status = 'created'));
      end if;
    exception
      -- Whole classes of errors: an error of Postgres costs this item and not the batch.
      when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400'
        or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        get stacked diagnostics reason = pg_exception_hint;
        rejections := rejections
          || jsonb_build_array(jsonb_build_object('reason', coalesce(nullif(reason, ''), 'invalid_item'), 'item', learned));
    end;
  end loop;
end;
$$;

-- apply_consolidation: stores what a batch taught, with its record, in one transaction.

create function public.apply_consolidation(
  user_id uuid, attempt int, messages uuid[], items jsonb, memory_changes jsonb default '[]', rejections jsonb default '[]',
  raw_output jsonb default null, insights jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held private.consolidation_queue := private.hold_consolidation(
    apply_consolidation.user_id, apply_consolidation.attempt, 'apply_consolidation');
  batch uuid[];
  learned record;
  changed record;
  written public.memory_consolidations;
  remaining boolean;
begin
  -- Locked before the messages are read: forget_everything takes the same lock.
  perform private.lock_until_commit(held.user_id::text || ':knowledge');
  select coalesce(array_agg(m.id), '{}') into batch
  from (
    select l.id from public.messages l
    where l.user_id = held.user_id and l.id = any (apply_consolidation.messages)
      and l.id in (select w.id from private.messages_to_learn(held.user_id) w)
    for update) m;
  if batch = '{}' then
    perform private.end_run(held.user_id, clock_timestamp());
    return jsonb_build_object('status', 'skipped', 'remaining', false);
  end if;
  select * into learned from private.learn_items(apply_consolidation.items, batch);
  select * into changed from private.change_memories(held.user_id, learned.kept || apply_consolidation.memory_changes);
  written := private.record_consolidation(held, batch, learned.created, learned.updated, learned.inferred, changed.applied,
    apply_consolidation.rejections || learned.rejections || changed.rejections, apply_consolidation.raw_output,
    apply_consolidation.insights);
  update private.consolidation_queue q set suspects = nullif(greatest(q.suspects - cardinality(batch), 0), 0)
    where q.user_id = held.user_id;
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
  'Learns the items of a claimed user''s batch, changes the profile, stamps the messages and writes the record, all or '
  'nothing; without more messages the run ends: { status: completed | partial | skipped, consolidationId, '
  'messagesProcessed, factsCreated, factsUpdated, inferencesCreated, remaining }. items and memory_changes as '
  'extraction gives them; rejections: [{ reason, item }] made before; insights: the patterns of read_consolidation, '
  'each with title, content and evidence in words, kept with the last batch. A message gone or forgotten meanwhile '
  'teaches nothing. Raises PT409 stale_consolidation.';
grant execute on function public.apply_consolidation(uuid, int, uuid[], jsonb, jsonb, jsonb, jsonb, jsonb) to service_role;

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
      -- The trigger of its slot has changed the field, which counts as a change of this run.
      change := change || jsonb_build_object('value', entry);
      outcome := case
        when exists (select from public.user_memories m
          where m.user_id = owner and m.edited_fields ? (change ->> 'field')) then 'edited_by_user'
        when (change ->> 'new')::boolean and exists (
          select from public.user_memories m cross join lateral (select to_jsonb(m) -> (change ->> 'field') as value) f
          where m.user_id = owner and (f.value ? entry or f.value #>> '{}' = entry)) then 'changed'
        else 'unchanged' end;
    else
      begin
        outcome := private.change_user_memory(owner, change);
      exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' then
        outcome := 'invalid_value';
      end;
      -- The profile entry of an item without such a slot is recorded with the item and removed with it.
      if outcome in ('changed', 'unchanged') and (change ->> 'new')::boolean and change ->> 'op' <> 'remove' then
        update public.knowledge_items k
          set profile_entry = jsonb_build_object('field', change ->> 'field', 'value', change ->> 'value')
        where k.user_id = owner and k.id::text = change ->> 'item' and private.profile_field(k.slot) is null;
        outcome := 'changed';
      end if;
    end if;
    if outcome = 'changed' then
      applied := applied
        || jsonb_build_array(jsonb_build_object('field', change ->> 'field', 'op', change ->> 'op', 'value',
        change ->> 'value'));
    elsif outcome <> 'unchanged' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('reason', outcome, 'item', change - 'item' - 'new'));
    end if;
  end loop;
end;
$$;

create function private.record_consolidation(
  held private.consolidation_queue, messages uuid[], created int, updated int, inferred int, memory_updates jsonb,
  rejections jsonb, raw_output jsonb, insights jsonb
) returns public.memory_consolidations
language plpgsql set search_path = '' as $$
declare
  written public.memory_consolidations;
begin
  -- Once for each run, with its last batch. A message that arrived since means another batch, which brings newer
  -- insights.
  if jsonb_typeof(record_consolidation.insights) = 'array' and not exists (
    select from private.messages_to_learn(held.user_id) l where l.id <> all (record_consolidation.messages)) then
    inferred := inferred + private.keep_insights(held.user_id, record_consolidation.insights);
  end if;
  insert into public.memory_consolidations (user_id, status, consolidated_from, consolidated_to, messages_processed, facts_created,
    facts_updated, inferences_created, memory_updates, rejections, raw_output, attempt, started_at)
  select held.user_id, case when record_consolidation.rejections = '[]' then 'completed'
    else 'partial' end, min(m.created_at), max(m.created_at), count(*),
    created, updated, inferred, record_consolidation.memory_updates, record_consolidation.rejections, record_consolidation.raw_output,
    held.attempt, held.claimed_at
  from public.messages m where m.user_id = held.user_id and m.id = any (record_consolidation.messages)
  returning * into written;
  update public.messages m set consolidation_id = written.id
    where m.user_id = held.user_id and m.id = any (record_consolidation.messages);
  update public.user_memories m set version = m.version + 1, last_consolidated_at = clock_timestamp() where m.user_id = held.user_id;
  return written;
end;
$$;
