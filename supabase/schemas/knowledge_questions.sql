-- The question about two beliefs that contradict each other, and when it is asked.

-- The current item that a waiting item contradicts; null when none is left.
create function private.other_side(item public.knowledge_items) returns public.knowledge_items
language sql stable set search_path = '' as $$
  select o.* from public.knowledge_links l
  join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
  where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null
    and o.superseded_at is null
  order by o.validated_by_user desc, o.stated_at desc
  limit 1;
$$;

-- A waiting item and the one it contradicts: { item, other }; null when there is nothing to ask.
create function private.question_of(owner uuid, item_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
  other public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = owner and k.id = question_of.item_id and k.needs_resolution and k.deleted_at is null and k.superseded_at is null;
  other := private.other_side(item);
  return case when other.id is not null then
    jsonb_build_object('item', private.knowledge_json(item), 'other', private.knowledge_json(other)) end;
end;
$$;

-- Records that the user was asked about an item; false when that was recorded before.
create function private.mark_asked(item_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.knowledge_items k set asked_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_asked.item_id and k.asked_at is null;
  return found;
end;
$$;

-- Marks an item as waiting for an answer, against others; returns the undo steps, an array, [] when there is nothing
-- to ask.
create function private.ask_about(item public.knowledge_items, against uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- When the other item already waits for an answer about this one, one question is enough.
  against := array(
    select a.id from unnest(against) as a (id)
    where not exists (
      select from public.knowledge_links l
      join public.knowledge_items k on k.user_id = l.user_id and k.id = l.from_id and k.needs_resolution
      where l.user_id = item.user_id and l.from_id = a.id and l.to_id = item.id and l.relation = 'contradicts'));
  if against = '{}' then
    return '[]'::jsonb;
  end if;
  perform private.link_knowledge(item, against, 'contradicts');
  update public.knowledge_items k set needs_resolution = true where k.user_id = item.user_id and k.id = item.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
    jsonb_build_object('needs_resolution', item.needs_resolution)));
end;
$$;

-- Resolving. take_over_person() copies a separate fact about a validated person into the person item, when the user
-- says that it is right.
create function private.take_over_person(person public.knowledge_items, item public.knowledge_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  step record;
begin
  if item.slot not in ('relationship', 'birthday') or item.value is null then
    return null;
  end if;
  select * into step from private.change_person(person, case item.slot when 'relationship' then item.value end,
    case item.slot when 'birthday' then item.value end, null, item.slot = 'relationship' and not item.holds);
  return step.undo;
end;
$$;

create function private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  undo jsonb;
begin
  if other.type = 'person' then
    undo := case when resolution = 'use_new' then private.take_over_person(other, item) end;
    return case
      when resolution = 'keep_both' then '[]'
      when resolution = 'use_new' and undo is null then '[]'
      -- Whichever holds, the person shows it.
      else private.supersede(array[item.id], other.id, item.user_id) || case
        when undo is null then '[]' else jsonb_build_array(undo) end end;
  end if;
  case resolution
    when 'use_new' then return private.supersede(array[other.id], item.id, item.user_id);
    when 'keep_existing' then return private.supersede(array[item.id], other.id, item.user_id);
    else
      perform private.link_knowledge(item, array[other.id], 'related');
      return '[]'::jsonb;
  end case;
end;
$$;

create function public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('resolve_knowledge', resolve_knowledge.tool_call_id);
  item public.knowledge_items;
  other public.knowledge_items;
  undo jsonb := '[]'::jsonb;
  others jsonb := '[]'::jsonb;
begin
  perform private.expect_short(1000, resolve_knowledge.resolution);
  if stored is not null then
    return stored;
  end if;
  if resolve_knowledge.resolution is null or resolve_knowledge.resolution not in ('keep_existing', 'use_new', 'keep_both') then
    perform private.raise(400, 'invalid_resolution', 'Diga se fica o que eu já sabia, o que é novo ou os dois.',
      jsonb_build_object('allowed', array['keep_existing', 'use_new', 'keep_both']));
  end if;
  perform private.lock_until_commit(caller::text || ':knowledge');
  if not exists (select from public.knowledge_items k where k.user_id = caller and k.id = resolve_knowledge.item_id) then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  -- The id of either item names the question.
  select k.* into item from public.knowledge_items k
  left join public.knowledge_links l on l.user_id = k.user_id and l.from_id = k.id and l.relation = 'contradicts'
    and l.to_id = resolve_knowledge.item_id
  where k.user_id = caller and k.needs_resolution and k.deleted_at is null and k.superseded_at is null
    and (k.id = resolve_knowledge.item_id or l.id is not null)
  order by k.id = resolve_knowledge.item_id desc, k.created_at desc limit 1;
  if not found then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for other in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null
      and o.superseded_at is null
    order by o.validated_by_user desc, o.stated_at desc
  loop
    undo := undo || private.resolve_against(item, other, resolve_knowledge.resolution);
    others := others || jsonb_build_array(private.knowledge_json(other));
    exit when resolve_knowledge.resolution = 'keep_existing';
  end loop;
  undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
    jsonb_build_object('needs_resolution', true, 'asked_at', item.asked_at, 'validated_by_user', item.validated_by_user)));
  update public.knowledge_items k set needs_resolution = false,
    asked_at = coalesce(k.asked_at, clock_timestamp()),
    -- An item that replaces a validated one is validated too.
    validated_by_user = k.validated_by_user
      or (resolve_knowledge.resolution = 'use_new' and others @> '[{"validated": true}]')
  where k.user_id = caller and k.id = item.id;
  return private.record_tool('resolve_knowledge', resolve_knowledge.tool_call_id,
    jsonb_build_object('item_id', resolve_knowledge.item_id, 'resolution', resolve_knowledge.resolution),
    jsonb_build_object('status', 'resolved', 'resolution', resolve_knowledge.resolution, 'others', others,
      'item', (
        select private.knowledge_json(k) || jsonb_build_object('is_current', k.superseded_at is null)
        from public.knowledge_items k where k.user_id = caller and k.id = item.id)),
    undo);
end;
$$;
comment on function public.resolve_knowledge(uuid, text, text) is
  'The user''s answer about an item that contradicts another: keep_existing, use_new (even against what they had '
  'validated) or keep_both: { status: resolved, resolution, item with is_current, others }. Raises PT400 '
  'invalid_resolution, PT404 knowledge_not_found, PT409 nothing_to_resolve.';
grant execute on function public.resolve_knowledge(uuid, text, text) to authenticated, service_role;

-- The answer that neither of the two is true; resolve_knowledge has no argument for it.
create function public.reject_contradiction(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('reject_contradiction', reject_contradiction.tool_call_id);
  item public.knowledge_items;
  wrong public.knowledge_items;
  instant timestamptz := clock_timestamp();
  removed jsonb := '[]'::jsonb;
  undo jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(reject_contradiction.item_id);
  if not item.needs_resolution or item.deleted_at is not null or item.superseded_at is not null then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for wrong in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts'
      -- The person item stays: only one part of it was in doubt.
      and o.type <> 'person' and o.deleted_at is null and o.superseded_at is null
    union all
    select i.* from public.knowledge_items i where i.user_id = caller and i.id = item.id
  loop
    removed := removed || jsonb_build_array(private.knowledge_json(wrong));
    undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', wrong.id, 'set',
      jsonb_build_object('deleted_at', null, 'needs_resolution', wrong.needs_resolution)));
    update public.knowledge_items k set deleted_at = instant where k.user_id = caller and k.id = wrong.id;
  end loop;
  undo := undo || private.close_questions(array(select (r ->> 'id')::uuid from jsonb_array_elements(removed) as r));
  return private.record_tool('reject_contradiction', reject_contradiction.tool_call_id,
    jsonb_build_object('item_id', reject_contradiction.item_id),
    jsonb_build_object('status', 'rejected', 'removed', removed), undo);
end;
$$;
comment on function public.reject_contradiction(uuid, text) is
  'The user says that neither an item nor what it contradicts is true: both are deleted softly, restorable for 30 days; '
  'of a person only the new item goes: { status: rejected, removed: [item] }. Raises PT404 knowledge_not_found, PT409 '
  'nothing_to_resolve.';
grant execute on function public.reject_contradiction(uuid, text) to authenticated, service_role;

-- Topics that memory brings up in a conversation: a question about two beliefs, or an insight that was not shown yet.
-- A turn claims its topic when it opens, so that of two conversations at once only one brings it up.

-- A circle of tables: an item refers to its message, the message to its turn, and the turn to its topic.
alter table public.turns add foreign key (user_id, topic_id)
  references public.knowledge_items (user_id, id) on delete set null (topic_id);

-- A text on one line of at most 160 characters, cut between words.
create function private.short_line(value text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(line) <= 160 then line
    else coalesce(nullif(regexp_replace(left(line, 159), '\s+\S*$', ''), ''), left(line, 159)) || '…' end
  from (select btrim(regexp_replace(short_line.value, '\s+', ' ', 'g')) as line) one;
$$;

create function private.question_side(value text) returns text
language sql immutable set search_path = '' as $$
  -- The text is quoted within a sentence.
  select rtrim(translate(private.short_line(question_side.value), '“”', ''), ' .!');
$$;

-- Two beliefs that contradict each other: { itemId, about: the name of a person | null, doubt: birthday |
-- relationship | null, existing, stated }. existing and stated are what was known and what was said since, each on
-- one short line: the value of what is in doubt about a person, else the words in which it is kept.
create function private.question_json(item public.knowledge_items, other public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  existing text := other.content;
  stated text := item.content;
  doubt text;
begin
  -- A person item holds several facts; only the one in doubt is shown.
  if other.type = 'person' and item.slot in ('birthday', 'relationship') and other.person_metadata ? item.slot then
    doubt := item.slot;
    existing := other.person_metadata ->> item.slot;
    stated := case when item.slot = 'relationship' or private.is_birthday(item.value) then coalesce(item.value, item.content)
      else item.content end;
  end if;
  return jsonb_build_object(
    'itemId', item.id,
    'about', (
      select p.title from public.knowledge_items p
      where p.user_id = item.user_id and p.id = coalesce(item.subject_id, other.subject_id)),
    'doubt', doubt,
    'existing', private.question_side(existing),
    'stated', private.question_side(stated));
end;
$$;

-- Whether no other running turn has claimed this topic.
create function private.is_unclaimed(topic public.knowledge_items, turn_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select not exists (
      select from public.turns t
      where t.user_id = topic.user_id and t.topic_id = topic.id and t.id <> is_unclaimed.turn_id
        and t.status = 'running' and t.lease_until > clock_timestamp()));
end;
$$;

-- The oldest waiting item that was not asked about. A contradiction that this conversation itself produced is asked
-- in another one, or after six hours.
create function private.due_question(conversation_id uuid, turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  -- Each question is asked once, and one in six hours.
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.needs_resolution and k.asked_at is null
    and k.deleted_at is null and k.superseded_at is null
    and not exists (
      select from public.messages m
      where m.user_id = k.user_id and m.id = k.source_ref and m.conversation_id = due_question.conversation_id
        and m.created_at > now() - interval '6 hours')
    and not exists (
      select from public.pending_actions p
      where p.user_id = k.user_id and p.conversation_id = due_question.conversation_id and p.kind = 'resolve_knowledge'
        and p.turn_id <> due_question.turn_id and p.created_at > now() - interval '6 hours')
    and private.is_unclaimed(k, due_question.turn_id)
    and (private.other_side(k)).id is not null
  order by k.created_at, k.id
  limit 1;
end;
$$;

-- The oldest inferred insight that has not been shown, unless one was shown today.
create function private.due_insight(turn_id uuid) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
begin
  return query select k.* from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
    and k.deleted_at is null and k.superseded_at is null and not k.validated_by_user and not k.needs_resolution
    and char_length(k.content) <= 300
    -- At most one insight a day.
    and not exists (
      select from public.knowledge_items s
      where s.user_id = k.user_id and s.seen_at >= private.today()::timestamp at time zone (
        select p.timezone from public.profiles p where p.user_id = k.user_id))
    and private.is_unclaimed(k, due_insight.turn_id)
  order by k.created_at, k.id
  limit 1;
end;
$$;

create function private.topic_json(topic public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
begin
  if topic.id is null then
    return jsonb_build_object('question', null, 'insight', null);
  elsif topic.type = 'insight' and not topic.needs_resolution then
    return jsonb_build_object('question', null, 'insight', jsonb_build_object(
      'id', topic.id, 'area', topic.area, 'content', private.short_line(topic.content),
      -- An insight from records has figures as evidence; that of a model is only a quotation.
      'evidence', case when topic.pattern is not null then topic.inference_evidence end));
  end if;
  return jsonb_build_object('insight', null, 'question', private.question_json(topic, private.other_side(topic)));
end;
$$;

-- The topic that an opening turn may bring up, claimed for it: { question: { itemId, about, doubt, existing, stated }
-- | null, insight: { id, area, content, evidence } | null }; at most one of the two.
create function private.claim_topic(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  topic public.knowledge_items;
begin
  -- Most turns return here, after two reads of partial indexes.
  if not exists (select from public.knowledge_items k
      where k.user_id = caller and k.needs_resolution and k.asked_at is null and k.deleted_at is null and k.superseded_at is null)
    and not exists (select from public.knowledge_items k
      where k.user_id = caller and k.type = 'insight' and k.source = 'ai_inference' and k.seen_at is null
        and k.deleted_at is null and k.superseded_at is null)
    or (select c.type = 'planner' from public.conversations c where c.user_id = caller and c.id = claim_topic.conversation_id)
  then
    return private.topic_json(topic);
  end if;
  -- A lock: of two turns at once the second sees what the first has claimed. Always taken after the lock of the
  -- conversation.
  perform private.lock_until_commit(caller::text || ':topic');
  select d.* into topic from private.due_question(claim_topic.conversation_id, claim_topic.turn_id) d;
  if not found then
    select d.* into topic from private.due_insight(claim_topic.turn_id) d;
  end if;
  update public.turns t set topic_id = topic.id
  where t.user_id = caller and t.id = claim_topic.turn_id and t.topic_id is distinct from topic.id;
  return private.topic_json(topic);
end;
$$;

-- Records that an insight was shown; mark_asked() does it for questions.
create function private.mark_shown(item_id uuid) returns void
language sql set search_path = '' as $$
  update public.knowledge_items k set seen_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_shown.item_id and k.type = 'insight' and k.seen_at is null;
$$;

-- Closes the proposal of a question about an item that was settled elsewhere.
create function private.close_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Skips a locked row: the answer is being carried out, and will find that it came too late.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.id in (
    select q.id from public.pending_actions q
    where q.user_id = new.user_id and q.status = 'open' and q.kind = 'resolve_knowledge'
      and q.args ->> 'item_id' = new.id::text
    for update skip locked);
  return null;
end;
$$;

create trigger knowledge_items_close_question
  after update of needs_resolution, deleted_at, superseded_at on public.knowledge_items
  for each row
  when (old.needs_resolution and (not new.needs_resolution or new.deleted_at is not null or new.superseded_at is not null))
  execute function private.close_question();
