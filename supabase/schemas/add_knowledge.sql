-- add_knowledge: one new belief, and what its writer says it is about. What is known already is refreshed instead of stored twice.

create function private.source_message() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  current_turn uuid := nullif(current_setting('life_assistant.turn_id', true), '')::uuid;
begin
  if current_turn is null then
    return null;
  end if;
  -- A confirmed call was asked for in the turn that made the offer, not in the one that said yes.
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
comment on function private.source_message() is 'The user''s message that the running tool call comes from; null outside a turn.';
grant execute on function private.source_message() to authenticated, service_role;

create function private.new_knowledge(by_assistant boolean, confidence double precision default null)
returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
begin
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
comment on function private.new_knowledge(boolean, double precision) is
  'An item not stored yet. From the assistant: source conversation, confidence at most 0.95, never validated. From the user: user_input, 1, validated.';
grant execute on function private.new_knowledge(boolean, double precision) to authenticated, service_role;

create function private.insert_knowledge(item public.knowledge_items) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, slot_key, value, holds, quote,
    filed_at, source, source_ref, inference_evidence, confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot, item.slot_key,
    item.value, coalesce(item.holds, true), item.quote, item.filed_at, item.source, item.source_ref, item.inference_evidence,
    item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at);
end;
$$;
grant execute on function private.insert_knowledge(public.knowledge_items) to authenticated, service_role;

create function private.title_of(content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  line text := rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .');
begin
  -- Whole words of the first line, without the full stop.
  return case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end;
end;
$$;
grant execute on function private.title_of(text) to authenticated, service_role;

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
  -- A model's own word for a sub-area is left out by add_knowledge instead.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;
grant execute on function private.check_knowledge(text, text, text, text, text, double precision, text, boolean) to authenticated, service_role;

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
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = complete_person.person_id;
  known := person.person_metadata ->> 'relationship';
  -- The later word counts; what is known already is no news.
  relationship := case when known is null or complete_person.stated_at >= person.stated_at then nullif(btrim(relationship), '') end;
  relationship := case when private.plain_words(relationship) = private.plain_words(known) then null else relationship end;
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
comment on function private.complete_person(uuid, boolean, text, text, timestamptz) is
  'Keeps what is new about somebody known. A person the user validated is not altered by the assistant: it becomes a fact beside them. undo is an array.';
grant execute on function private.complete_person(uuid, boolean, text, text, timestamptz) to authenticated, service_role;

create function public.add_knowledge(
  type text, content text, area text, sub_area text default null, title text default null,
  confidence double precision default null, person text default null, quote text default null, slot text default null,
  key text default null, value text default null, holds boolean default true, replaces uuid[] default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  who record;
  person_is_new boolean := false;
  step record;
  outcome record;
  result jsonb;
  undo jsonb := '[]'::jsonb;
  person_undo jsonb := '[]'::jsonb;
begin
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
  item.title := coalesce(nullif(btrim(add_knowledge.title), ''), private.title_of(item.content));
  item.slot := nullif(btrim(add_knowledge.slot), '');
  item.slot_key := nullif(btrim(add_knowledge.key), '');
  item.value := nullif(btrim(add_knowledge.value), '');
  item.holds := coalesce(add_knowledge.holds, true);
  item.quote := nullif(btrim(add_knowledge.quote), '');
  item.filed_at := case when by_assistant or item.slot is not null then clock_timestamp() end;
  perform private.check_slot(item.slot, item.slot_key, item.value, item.quote);
  if cardinality(add_knowledge.replaces) > 20 then
    perform private.raise(400, 'content_too_long', 'São itens demais para substituir de uma vez: até 20.');
  end if;
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select * into who from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), item.slot_key, nullif(btrim(add_knowledge.title), '')),
      case when item.type = 'person' and item.slot = 'relationship' then item.value end, by_assistant,
      case when item.type = 'person' then item.content end);
    item.subject := coalesce(who.id::text, 'self');
    person_is_new := who.created;
    person_undo := coalesce(who.undo, '[]');
    if who.id is not null and item.holds and ((item.type = 'person' and not who.created and item.slot = 'relationship')
      or (item.slot = 'birthday' and private.is_birthday(item.value))) then
      perform private.check_person(null, case item.slot when 'birthday' then item.value end, null, null);
      select * into step from private.complete_person(who.id, by_assistant, case item.slot when 'relationship' then item.value end,
        case item.slot when 'birthday' then item.value end, item.stated_at);
      person_undo := step.undo || person_undo;
    end if;
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := who.id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.* into outcome from private.settle_knowledge(item, add_knowledge.replaces) as s;
    item.id := outcome.id;
    undo := outcome.undo_all;
    result := jsonb_build_object('status', outcome.status)
      || private.settled_json(item.user_id, outcome.superseded, outcome.against, outcome.left_alone, outcome.id);
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person, 'quote', item.quote, 'slot', item.slot, 'key', item.slot_key, 'value', item.value,
      'holds', case when not item.holds then false end, 'replaces', add_knowledge.replaces)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo || person_undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text, text, text, boolean, uuid[], text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, superseded?: [item], question?: { item, other, question }, left_alone?: [{ id, reason }] }. superseded: what it made untrue; question: it speaks against what the user validated; left_alone: of replaces, what stands. person: whom it is about, made when unknown; slot, key, value, holds: what it is about and whether that is so; quote: the user''s words. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, unknown_slot, slot_missing, slot_key_missing, slot_key_unexpected, invalid_goal_state, PT409 ambiguous_person.';
grant execute on function public.add_knowledge(text, text, text, text, text, double precision, text, text, text, text, text, boolean, uuid[], text) to authenticated, service_role;
