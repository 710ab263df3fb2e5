-- add_knowledge: stores one new belief with its slot. A belief that is known already is refreshed instead of stored
-- twice.

-- The user's message that the running tool call comes from; null outside a turn.
create function private.source_message() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  current_turn uuid := nullif(current_setting('life_assistant.turn_id', true), '')::uuid;
begin
  if current_turn is null then
    return null;
  end if;
  -- For a confirmed call it is the message of the turn that made the offer, not of the one that said yes.
  return (
    select m.id from public.messages m
    where m.user_id = (select auth.uid()) and m.role = 'user' and m.turn_id = coalesce((
      select p.turn_id from public.pending_actions p
      where p.user_id = (select auth.uid()) and p.decided_turn_id = current_turn
      order by p.created_at desc limit 1), current_turn)
    order by m.seq
    limit 1);
end;
$$;

-- Whether the running tool call is one that was offered, and that the user has just said yes to.
create function private.was_offered(tool_call_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.pending_actions p
    where p.user_id = (select auth.uid()) and p.tool_call_id = was_offered.tool_call_id
      and p.decided_turn_id = nullif(current_setting('life_assistant.turn_id', true), '')::uuid);
$$;

-- The newest message of the conversation that contains the quote, else the message of the running tool call; null
-- outside a turn.
create function private.message_quoted(quote text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  said_in uuid := private.source_message();
begin
  -- A quote may come from an earlier message: the item dates from that message.
  return coalesce((
    select said.id from (
      select m.id, m.content, m.seq from public.messages here
      join public.messages m on m.user_id = here.user_id and m.conversation_id = here.conversation_id and m.role = 'user'
        and m.replaced_at is null and m.seq <= here.seq
      where here.user_id = (select auth.uid()) and here.id = said_in
      order by m.seq desc limit 200) said
    where strpos(private.comparable(said.content), private.comparable(message_quoted.quote)) > 0
    order by said.seq desc limit 1), said_in);
end;
$$;

-- The stems of a text in alphabetical order, without stop words.
create function private.stems_of(words text) returns text[]
language sql stable set search_path = '' as $$
  select tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.plain_words(words)));
$$;

-- Whether an item that was replaced said something besides its value that the new item lacks; for an item without a
-- value, more than one word.
create function private.words_lost(ended public.knowledge_items, item public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) > case when ended.value is null then 1 else 0 end from unnest(private.stems_of(ended.content)) as w
    where w ~ '\D' and w <> all (private.stems_of(concat_ws(' ', item.content, ended.value, ended.slot_key))));
end;
$$;

-- Raises PT409 forgotten_meanwhile when the person had the turn's message forgotten, elsewhere, while the turn ran. What
-- the turn itself was told to forget or leave out does not count: "esquece que moro em Recife, agora moro em Olinda".
create function private.check_not_forgotten() returns void
language plpgsql stable set search_path = '' as $$
declare
  current_turn uuid := nullif(current_setting('life_assistant.turn_id', true), '')::uuid;
begin
  if current_turn is not null and exists (
      select from public.turns t
      join public.messages m on m.user_id = t.user_id and m.turn_id = t.id and m.role = 'user' and m.not_to_learn_at > t.created_at
      where t.user_id = (select auth.uid()) and t.id = current_turn)
    and not exists (
      select from public.tool_executions e
      where e.user_id = (select auth.uid()) and e.turn_id = current_turn
        and e.tool = any (array['do_not_keep', 'delete_knowledge', 'erase_knowledge', 'forget_everything'])) then
    perform private.raise(409, 'forgotten_meanwhile', 'Você pediu para esquecer isso enquanto eu respondia, então não guardei.');
  end if;
end;
$$;

-- A new item, not stored yet. An item by the assistant has source conversation, confidence at most 0.95, and is not
-- validated. An item by the user has source user_input, confidence 1, and is validated.
create function private.new_knowledge(by_assistant boolean, confidence double precision default null)
returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  if by_assistant then
    perform private.check_not_forgotten();
  end if;
  item.id := gen_random_uuid();
  item.user_id := private.current_user_id();
  item.subject := 'self';
  item.area := 'relationships';
  item.source := case when by_assistant then 'conversation' else 'user_input' end;
  item.source_ref := private.source_message();
  item.confidence := case when by_assistant then least(coalesce(new_knowledge.confidence, 0.9), 0.95) else 1 end;
  item.validated_by_user := not by_assistant;
  item.needs_resolution := false;
  item.holds := true;
  item.stated_at := now();
  return item;
end;
$$;

create function private.insert_knowledge(item public.knowledge_items) returns public.knowledge_items
language plpgsql set search_path = '' as $$
begin
  insert into public.knowledge_items (
    id, user_id, type, area, sub_area, title, content, subject,
    slot, slot_key, value, holds, quote, filed_at,
    source, source_ref, inference_evidence, confidence, validated_by_user,
    person_metadata, needs_resolution, stated_at)
  values (
    item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject,
    item.slot, item.slot_key, item.value, coalesce(item.holds, true), item.quote,
    coalesce(item.filed_at, case when item.slot is not null then clock_timestamp() end),
    item.source, item.source_ref, item.inference_evidence, item.confidence, item.validated_by_user,
    item.person_metadata, item.needs_resolution, item.stated_at)
  returning * into item;
  return item;
end;
$$;

-- The trimmed text of an optional field; null when blank.
create function private.text_or_null(value text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  return case when not private.is_blank(value) then btrim(value, E' \t\r\n') end;
end;
$$;

create function private.title_of(content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  line text := rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .');
begin
  -- The first line, cut between words, without its full stop.
  return case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end;
end;
$$;

create function private.check_knowledge(
  type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean
) returns void
language plpgsql set search_path = '' as $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if private.is_blank(content) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(content) > 4000 or char_length(title) > 200 or char_length(person) > 200 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  if confidence not between 0 and 1 then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1.');
  end if;
  -- With strict false add_knowledge drops an unknown sub-area that a model invented.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;

-- Stores new details of a known person. A person whom the user has validated is not changed: the details become
-- separate facts about them. undo is an array.
create function private.complete_person(
  person_id uuid, by_assistant boolean, relationship text, birthday text, stated_at timestamptz, out changed boolean,
  out undo jsonb
)
language plpgsql set search_path = '' as $$
declare
  person public.knowledge_items;
  step record;
  known text;
begin
  select p.* into person from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.id = complete_person.person_id;
  known := person.person_metadata ->> 'relationship';
  -- The later statement counts; a detail that is known already is not new.
  relationship := case when known is null or complete_person.stated_at >= person.stated_at then nullif(btrim(relationship), '') end;
  relationship := case when private.comparable(relationship) = private.comparable(known) then null else relationship end;
  birthday := case when person.person_metadata ->> 'birthday' = birthday then null else birthday end;
  if person.validated_by_user and by_assistant then
    select * into step from private.note_beside_person(person, true, relationship, birthday, null);
    changed := step.changes <> '[]';
    undo := step.undo;
  else
    select * into step from private.change_person(person, relationship, birthday, null);
    changed := step.changed;
    undo := case when step.undo is null then '[]' else jsonb_build_array(step.undo) end;
  end if;
end;
$$;

-- Whether two items with the same subject, slot and key say the same.
create function private.says_same(kind text, one public.knowledge_items, other public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- Without values two items of one slot may say different things; only two that have ended are the same.
  return one.holds = other.holds and case
    when kind in ('keyed', 'goal') and not one.holds then true
    when kind in ('single', 'measured') and one.holds and one.value is null then false
    else one.value_plain is not distinct from other.value_plain
      -- If one value is a part of the other, the items say the same when one has all words of the other.
      or kind = 'single' and private.is_nested(other, one) and (
        private.stems_of(one.content) <@ private.stems_of(other.content)
        or private.stems_of(other.content) <@ private.stems_of(one.content)) end;
end;
$$;

-- The current item that says the same: the same words, or the same value of the same slot and key.
create function private.same_knowledge(item public.knowledge_items) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  kind text := private.slot_kind(item.slot);
  keys text[] := private.keys_alike(item);
  known public.knowledge_items;
begin
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.content_digest = item.content_digest and k.subject = item.subject
    and k.id is distinct from item.id and k.deleted_at is null and k.superseded_at is null
      and (k.type = 'person') = (item.type = 'person')
    -- The same words with another slot or key are another item.
    and (k.slot is null or item.slot is null or (k.slot = item.slot and k.key_plain = any (keys) and k.holds = item.holds
      -- "Has none" (holds = false) differs from an item that does not say whether it holds.
      and coalesce(k.value_plain = item.value_plain, k.holds or k.value is null and item.value is null)))
  order by k.validated_by_user desc, k.created_at, k.id
  limit 1;
  if known.id is null and item.slot is not null and item.type not in ('person', 'insight') then
    select k.* into known from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.slot = item.slot and k.key_plain = any (keys)
      and k.id is distinct from item.id and k.deleted_at is null and k.superseded_at is null and k.type not in ('person', 'insight')
      and private.says_same(kind, k, item)
    order by k.validated_by_user desc, k.created_at, k.id
    limit 1;
  end if;
  return known;
end;
$$;

-- Refreshes a known item that was said again; new words replace the old when they say more. Returns the undo steps,
-- an array.
create function private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- A validated item keeps its words; only the time of the statement changes.
  free boolean := item.validated_by_user or not known.validated_by_user;
  -- What is known beside the key: words about something else with the same key do not take its place.
  told text[] := array(select s from unnest(private.stems_of(known.content)) as s
    where s <> all (private.stems_of(coalesce(known.slot_key, ''))));
  tells_more boolean := free and item.stated_at >= known.stated_at
    and not private.stems_of(item.content) <@ private.stems_of(known.content)
    and (told = '{}' or told && private.stems_of(item.content) or item.validated_by_user);
  refreshed public.knowledge_items;
begin
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when free then item.type else k.type end,
    area = case when free then item.area else k.area end,
    sub_area = case when not free then k.sub_area
      when k.area = item.area then coalesce(item.sub_area, k.sub_area) else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user,
    title = case when tells_more then item.title else k.title end,
    content = case when tells_more then item.content else k.content end,
    source_ref = case when tells_more then coalesce(item.source_ref, k.source_ref) else k.source_ref end,
    quote = case when tells_more then coalesce(item.quote, k.quote) else coalesce(k.quote, item.quote) end,
    slot = coalesce(k.slot, item.slot),
    slot_key = case when k.slot is null then item.slot_key else k.slot_key end,
    value = case when k.slot is null or (tells_more and private.is_nested(item, k)) then coalesce(item.value, k.value)
      else coalesce(k.value, item.value) end,
    holds = case when k.slot is null and item.slot is not null then item.holds else k.holds end,
    -- Updated together with the words, so that the trigger keeps the slot.
    filed_at = case when coalesce(k.slot, item.slot) is not null or item.filed_at is not null then clock_timestamp()
      else k.filed_at end
  where k.user_id = known.user_id and k.id = known.id
  returning k.* into refreshed;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', known.id, 'set', (
    select jsonb_object_agg(old.key, old.value)
    from jsonb_each(to_jsonb(known)) old join jsonb_each(to_jsonb(refreshed)) new on new.key = old.key
      and (new.value <> old.value or old.key = 'stated_at')
    where old.key in ('stated_at', 'type', 'area', 'sub_area', 'confidence', 'validated_by_user', 'title',
      'content', 'source_ref', 'quote',
      'slot', 'slot_key', 'value', 'holds', 'filed_at'))));
end;
$$;

-- Splits the items that a writer wants to replace into those to end and those left alone, with the reason: unknown
-- (or of somebody else), other_subject, validated, not_current, not_sure, newer, other_matter. named: items that the
-- quote speaks of; others must have the same slot and key.
create function private.apply_replaces(
  item public.knowledge_items, replaces uuid[], named uuid[], out superseded uuid[], out left_alone jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  keys text[] := private.keys_alike(item);
begin
  select coalesce(array_agg(r.id) filter (where r.reason is null), '{}'),
    coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason) order by r.place) filter (where r.reason is not null), '[]')
  into superseded, left_alone
  from (
    select n.id, min(n.place) as place, case
      when k.id is null then 'unknown'
      when k.type = 'person' or k.subject <> item.subject then 'other_subject'
      when k.validated_by_user then 'validated'
      when k.deleted_at is not null or k.superseded_at is not null then 'not_current'
      when item.confidence < 0.7 or (private.is_reading(item) and not private.is_reading(k)) then 'not_sure'
      when k.stated_at > item.stated_at then 'newer'
      when item.source <> 'user_input' and k.id <> all (coalesce(named, '{}'))
        and (k.slot = item.slot and k.key_plain = any (keys)) is not true then 'other_matter' end as reason
    from unnest(replaces) with ordinality as n (id, place)
    left join public.knowledge_items k on k.user_id = item.user_id and k.id = n.id
    where n.id <> item.id
    group by n.id, k.id) r;
end;
$$;

-- Stores an item, or refreshes the one that says the same, and settles it against others. status: created or updated;
-- superseded: items that it replaced; winner: the item that replaced it at once; against: validated items that it
-- contradicts, so that the user will be asked; left_alone: [{ id, reason }] of "replaces"; undo_all: undo steps of
-- everything.
create function private.settle_knowledge(
  item public.knowledge_items, replaces uuid[] default '{}', named uuid[] default '{}', out status text,
    out id uuid, out undo_all jsonb,
  out superseded uuid[], out winner uuid, out against uuid[], out left_alone jsonb
)
-- A generic plan: planning anew for each item took three times as long.
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  known public.knowledge_items;
  settled record;
  applied record;
  undo jsonb;
begin
  -- A lock, so that of two calls with the same words the second finds the item of the first.
  perform private.lock_until_commit(settle_knowledge.item.user_id::text || ':knowledge');
  item := private.as_stored(item);
  known := private.same_knowledge(item);
  status := case when known.id is null then 'created' else 'updated' end;
  if known.id is null then
    item := private.insert_knowledge(item);
    undo_all := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id,
      'set', jsonb_build_object('deleted_at', 'now'), 'left', jsonb_build_object('deleted_at', null)));
  else
    undo_all := private.refresh_knowledge(known, item);
    select k.* into item from public.knowledge_items k where k.user_id = item.user_id and k.id = known.id;
  end if;
  id := item.id;
  superseded := '{}';
  against := '{}';
  left_alone := '[]';
  if item.slot is not null then
    -- The contradiction of a repeated item is already being asked about.
    settled := private.settle(item, status = 'created' or known.slot is null);
    winner := settled.winner;
    against := settled.against;
    superseded := settled.superseded;
    undo := settled.undo;
  end if;
  if replaces <> '{}' then
    -- Items that ended by their slot are not reported again.
    applied := private.apply_replaces(item, array(select r from unnest(replaces) as r where r <> all (superseded)), named);
    left_alone := applied.left_alone;
    superseded := superseded || array(select a from unnest(applied.superseded) as a where a <> all (superseded));
    undo := coalesce(undo, '[]') || private.supersede(applied.superseded, item.id, item.user_id);
  end if;
  undo_all := coalesce(undo, '[]') || undo_all;
end;
$$;

create function public.add_knowledge(
  type text, content text, area text, sub_area text default null, title text default null,
  confidence double precision default null, person text default null, quote text default null, slot text default null,
  key text default null, value text default null, holds boolean default true, replaces uuid[] default null,
  named uuid[] default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  name text;
  who record;
  person_is_new boolean := false;
  step record;
  outcome record;
  result jsonb;
  undo jsonb := '[]'::jsonb;
begin
  perform private.expect_short(1000, add_knowledge.type, add_knowledge.area, add_knowledge.sub_area, add_knowledge.title,
    add_knowledge.person, add_knowledge.slot, add_knowledge.key, add_knowledge.value);
  perform private.expect_short(10000, add_knowledge.quote);
  perform private.expect_short(50000, add_knowledge.content);
  perform private.expect_few(add_knowledge.named, 100);
  if stored is not null then
    return stored;
  end if;
  perform private.check_knowledge(add_knowledge.type, add_knowledge.content, add_knowledge.title, add_knowledge.area,
    add_knowledge.sub_area, add_knowledge.confidence, add_knowledge.person, not by_assistant);
  item := private.new_knowledge(by_assistant, add_knowledge.confidence);
  item.type := add_knowledge.type;
  item.area := add_knowledge.area;
  item.sub_area := case when private.is_sub_area(item.area, add_knowledge.sub_area) then add_knowledge.sub_area end;
  item.content := btrim(add_knowledge.content, E' \t\r\n');
  item.title := coalesce(private.text_or_null(add_knowledge.title), private.title_of(item.content));
  item.slot := private.text_or_null(add_knowledge.slot);
  item.slot_key := private.text_or_null(add_knowledge.key);
  item.value := private.text_or_null(add_knowledge.value);
  item.holds := coalesce(add_knowledge.holds, true);
  item.quote := private.text_or_null(add_knowledge.quote);
  item.source_ref := case when item.quote is null then item.source_ref else private.message_quoted(item.quote) end;
  -- An offer shows no slot: what the user said yes to is filed by its words.
  item.filed_at := case when item.slot is not null or (by_assistant and not private.was_offered(add_knowledge.tool_call_id))
    then clock_timestamp() end;
  name := coalesce(private.text_or_null(add_knowledge.person), item.slot_key, private.text_or_null(add_knowledge.title));
  perform private.check_slot(item.slot, item.slot_key, item.value, item.quote);
  if cardinality(add_knowledge.replaces) > 20 then
    perform private.raise(400, 'content_too_long', 'São itens demais para substituir de uma vez: até 20.');
  end if;
  if item.type = 'person' or private.text_or_null(add_knowledge.person) is not null then
    -- The item of a person says who that is: the bond, or words with the name. Anything else, as a birthday, is a fact about them.
    if item.type = 'person' and item.slot is distinct from 'relationship' and name is not null
      and (item.slot is not null or not private.name_words(name) <@ private.name_words(item.content)) then
      item.type := 'fact';
    end if;
    select * into who from private.ensure_person(name,
      case when item.type = 'person' and item.slot = 'relationship' then item.value end, by_assistant,
      case when item.type = 'person' then item.content end, item.quote);
    item.subject := coalesce(who.id::text, 'self');
    person_is_new := who.created;
    undo := coalesce(who.undo, '[]');
    perform private.check_person(null, case when item.slot = 'birthday' and item.holds
      and private.is_birthday(item.value) then item.value end, null, null);
    if who.id is not null and item.holds and item.type = 'person' and not who.created and item.slot = 'relationship' then
      select * into step from private.complete_person(who.id, by_assistant, item.value, null, item.stated_at);
      undo := step.undo || undo;
    end if;
  end if;
  if item.type = 'person' and person_is_new then
    -- A new person item holds the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := who.id;
  else
    -- For a known person the content is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    outcome := private.settle_knowledge(item, coalesce(add_knowledge.replaces, '{}'), coalesce(add_knowledge.named, '{}'));
    item.id := outcome.id;
    undo := outcome.undo_all || undo;
    result := jsonb_build_object('status', outcome.status);
    if outcome.superseded <> '{}' or outcome.winner is not null or outcome.against <> '{}' or outcome.left_alone <> '[]' then
      result := result || jsonb_strip_nulls(jsonb_build_object(
        'ended', (select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content) order by k.stated_at) from public.knowledge_items k
          where k.user_id = item.user_id and k.id = any (outcome.superseded)),
        'also_said', (select jsonb_agg(k.content order by k.stated_at) from public.knowledge_items k
          where k.user_id = item.user_id and k.id = any (outcome.superseded) and item.holds and private.words_lost(k, item)),
        'superseded_by', (
          select private.knowledge_json(k) from public.knowledge_items k
          where k.user_id = item.user_id and k.id = outcome.winner),
        'question', case when outcome.against <> '{}' then private.question_of(item.user_id, outcome.id) end,
        'left_alone', nullif(outcome.left_alone, '[]')));
    end if;
  end if;
  if result ? 'also_said' then
    result := result || jsonb_build_object('note', 'keep_what_still_holds_of_also_said');
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person, 'quote', item.quote, 'slot', item.slot, 'key', item.slot_key, 'value', item.value,
      'holds', case when not item.holds then false end, 'replaces', add_knowledge.replaces)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text, text, text,
  boolean, uuid[], uuid[], text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, ended?: [{ id, content '
  '}], also_said?: [content], note?, superseded_by?: item, question?: { item, other }, left_alone?: [{ id, reason }] }. '
  'ended: items that it replaced; also_said: those of them that said something more, which has to be stored again where '
  'it still holds; superseded_by: a known item that counts more, so that the new one is history; question: it '
  'contradicts what the user has validated; left_alone: items of replaces that stay; named: items of replaces that the '
  'quote speaks of. person: whom it is about, created when unknown; slot, key, value, holds: what it is about and '
  'whether that is so; quote: the user''s words. With a tool_call_id it is written by the assistant (confidence at most '
  '0.95, not validated), without one by the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, '
  'invalid_confidence, empty_content, content_too_long, invalid_name, unknown_slot, slot_missing, slot_key_missing, '
  'slot_key_unexpected, invalid_goal_state, PT409 ambiguous_person.';
grant execute on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text,
  text, text, boolean, uuid[], uuid[], text) to authenticated, service_role;
