-- Shared by the user's own actions on memory: finding, showing, checking and validating an item.

create function private.is_current(item public.knowledge_items) returns boolean
language sql immutable set search_path = '' as $$
  select item.deleted_at is null and item.superseded_at is null;
$$;

-- An item as list_knowledge() shows it: knowledge_json with its history, provenance and is_current.
create function private.knowledge_entry(item public.knowledge_items) returns jsonb
language sql stable set search_path = '' as $$
  select private.knowledge_json(item) || jsonb_strip_nulls(jsonb_build_object(
    'slot', item.slot,
    'key', item.slot_key,
    'value', item.value,
    'holds', case when not item.holds then false end,
    'quote', item.quote,
    'tags', item.tags,
    'inference_evidence', item.inference_evidence,
    'source_ref', item.source_ref,
    'stated_at', item.stated_at,
    'updated_at', item.updated_at,
    'superseded_by_id', item.superseded_by_id,
    'superseded_at', item.superseded_at,
    'deleted_at', item.deleted_at,
    'restorable_until', item.deleted_at + interval '30 days',
    'needs_resolution', item.needs_resolution,
    'is_current', private.is_current(item)));
$$;

-- An item of the caller, deleted and superseded ones included. Raises PT404 knowledge_not_found.
create function private.own_knowledge(item_id uuid) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items;
begin
  select i.* into item from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = own_knowledge.item_id;
  if not found then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  return item;
end;
$$;

-- The item, with the caller's memory locked until the transaction ends.
create function private.lock_knowledge(item_id uuid) returns public.knowledge_items
language plpgsql set search_path = '' as $$
begin
  -- The same lock as in settle_knowledge(): changes of one memory come one after the other.
  perform private.lock_until_commit(private.current_user_id()::text || ':knowledge');
  return private.own_knowledge(lock_knowledge.item_id);
end;
$$;

-- The items that replaced an item: its successor, the successor of that, and so on.
create function private.successors(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  -- union and not union all: users write their own rows and may have made a circle.
  with recursive chain (id) as (
    select i.superseded_by_id from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.id = successors.item_id and i.superseded_by_id is not null
    union
    select i.superseded_by_id from chain c
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
    where i.superseded_by_id is not null
  )
  select c.id from chain c;
$$;

create function private.current_successor(item_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select i.id from private.successors(current_successor.item_id) as s (id)
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = s.id
  where i.deleted_at is null and i.superseded_at is null
  limit 1;
$$;

-- An item with its corrections, before and after, and so on.
create function private.corrections(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive chain (id) as (
    select corrections.item_id
    union
    select case when l.from_id = c.id then l.to_id else l.from_id end
    from chain c
    join public.knowledge_links l on l.user_id = private.current_user_id() and l.relation = 'corrects'
      and c.id in (l.from_id, l.to_id)
  )
  select c.id from chain c;
$$;

-- Raises PT409 knowledge_deleted or knowledge_superseded ({ current }).
create function private.check_current(item public.knowledge_items) returns void
language plpgsql stable set search_path = '' as $$
begin
  if item.deleted_at is not null then
    perform private.raise(409, 'knowledge_deleted', 'Esse item foi apagado. Restaure-o antes.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if item.superseded_at is not null then
    perform private.raise(409, 'knowledge_superseded', 'Esse item já foi substituído por outro mais novo.',
      jsonb_strip_nulls(jsonb_build_object('current', private.current_successor(item.id))));
  end if;
end;
$$;

-- Clears needs_resolution of items whose only contradiction is gone; returns the undo steps, an array.
create function private.close_questions(gone uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner uuid := (select k.user_id from public.knowledge_items k where k.id = any (gone) limit 1);
  undo jsonb;
begin
  -- A shortcut: few items are contradicted, and two indexes tell.
  if not exists (
    select from public.knowledge_links l
    where l.user_id = owner and l.relation = 'contradicts' and (l.from_id = any (gone) or l.to_id = any (gone))) then
    return '[]'::jsonb;
  end if;
  with closed as (
    update public.knowledge_items i set needs_resolution = false
    where i.user_id = owner and i.needs_resolution
      and exists (
        select from public.knowledge_links l
        where l.user_id = i.user_id and l.relation = 'contradicts'
          and ((l.from_id = i.id and l.to_id = any (gone)) or (l.to_id = i.id and l.from_id = any (gone))))
      and not exists (
        select from public.knowledge_links l
        join public.knowledge_items other on other.user_id = l.user_id and other.id = case
          when l.from_id = i.id then l.to_id else l.from_id end
        where l.user_id = i.user_id and l.relation = 'contradicts' and i.id in (l.from_id, l.to_id) and other.id <> all (gone)
          and other.deleted_at is null and other.superseded_at is null)
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', c.id, 'set',
    jsonb_build_object('needs_resolution', true))), '[]')
  into undo
  from closed c;
  return undo;
end;
$$;

-- The one item that some words mean; null when there is none. Raises PT409 ambiguous_knowledge ({ items: [{ id,
-- content }] }).
create function private.item_confirmed(query text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  meant uuid[] := array(select m.id from private.items_meant(coalesce(item_confirmed.query, '')) as m);
begin
  if cardinality(meant) > 1 then
    perform private.raise(409, 'ambiguous_knowledge', 'Sei mais de uma coisa assim: diga quais, com item_ids.',
      jsonb_build_object('items', (
      select jsonb_agg(jsonb_build_object('id', i.id, 'content', i.content)) from public.knowledge_items i
      where i.user_id = private.current_user_id() and i.id = any (meant))));
  end if;
  return meant[1];
end;
$$;

-- Whether half of an item's words stand in the message that is being answered or in the answer before it.
create function private.was_shown(item public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  current_turn uuid := nullif(current_setting('life_assistant.turn_id', true), '')::uuid;
  words text[] := private.stems_of(item.content);
  shown text;
begin
  select concat_ws(' ', here.content, (
    select m.content from public.messages m
    where m.user_id = here.user_id and m.conversation_id = here.conversation_id and m.role = 'assistant'
      and m.replaced_at is null and m.seq < here.seq
    order by m.seq desc limit 1))
  into shown
  from public.messages here
  where here.user_id = item.user_id and here.turn_id = current_turn and here.role = 'user'
  order by here.seq limit 1;
  return shown is null
    or 2 * cardinality(array(select unnest(words) intersect select unnest(private.stems_of(shown)))) >= cardinality(words);
end;
$$;

create function public.validate_knowledge(
  item_id uuid default null, item_ids uuid[] default null, query text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('validate_knowledge', validate_knowledge.tool_call_id);
  wanted uuid[] := coalesce(nullif(validate_knowledge.item_ids, '{}'), array[validate_knowledge.item_id]);
  item public.knowledge_items;
  items jsonb := '[]'::jsonb;
  undo jsonb := '[]'::jsonb;
  wanted_id uuid;
begin
  perform private.expect_few(validate_knowledge.item_ids, 100);
  if stored is not null then
    return stored;
  end if;
  if wanted[1] is null and validate_knowledge.query is not null then
    -- A search like any other.
    perform private.count_use('searches'), private.check_library_query(validate_knowledge.query, null);
    wanted := array[private.item_confirmed(validate_knowledge.query)];
  end if;
  foreach wanted_id in array wanted[1:20] loop
    item := private.lock_knowledge(wanted_id);
    perform private.check_current(item);
    if validate_knowledge.tool_call_id is not null and not private.was_shown(item) then
      perform private.raise(409, 'knowledge_not_shown', 'Não marquei como certo o que não estava na última resposta nem na mensagem. '
        'Primeiro é preciso dizer o que sei e perguntar se está certo.');
    end if;
    if not item.validated_by_user then
      undo := undo || jsonb_build_object('table', 'knowledge_items', 'id', item.id,
        'set', jsonb_build_object('confidence', item.confidence, 'validated_by_user', false));
      update public.knowledge_items i set confidence = least(1, i.confidence + 0.1), validated_by_user = true
      where i.user_id = item.user_id and i.id = item.id
      returning i.* into item;
    end if;
    items := items || jsonb_build_array(private.knowledge_entry(item));
  end loop;
  return private.record_tool('validate_knowledge', validate_knowledge.tool_call_id,
    jsonb_build_object('item_ids', to_jsonb(wanted)),
    jsonb_build_object('status', case when undo = '[]' then 'unchanged' else 'validated' end, 'item', items -> 0)
      || case when jsonb_array_length(items) > 1 then jsonb_build_object('items', items) else '{}'::jsonb end,
    nullif(undo, '[]'));
end;
$$;
comment on function public.validate_knowledge(uuid, uuid[], text, text) is
  'The user confirms an item, up to 20 of them, or the one that some words mean: confidence + 0.1 (at most 1), once: { '
  'status: validated | unchanged, item, items?: all of several }. Raises PT404 knowledge_not_found, PT409 '
  'knowledge_deleted, knowledge_superseded, ambiguous_knowledge, PT400 query_too_long, PT429 rate_limited. With a '
  'tool_call_id also PT409 knowledge_not_shown.';
grant execute on function public.validate_knowledge(uuid, uuid[], text, text) to authenticated, service_role;

-- correct_knowledge: the correction becomes a new item, sure and validated. The old item is deleted softly and linked
-- to it, so that the history shows both.

-- The value of a corrected item: the words that stand where the old value stood, else the old value.
create function private.value_in_place(old public.knowledge_items, content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  at int := strpos(old.content, old.value);
  before text := left(old.content, at - 1);
  behind text := substr(old.content, at + char_length(old.value));
begin
  -- From "Mora em Curitiba" to "Mora em Olinda" the words around the value stay the same, so the new value stands
  -- between them.
  if at > 0 and char_length(value_in_place.content) > char_length(before) + char_length(behind)
    and left(value_in_place.content, char_length(before)) = before
    and right(value_in_place.content, char_length(behind)) is not distinct from behind then
    return left(substr(value_in_place.content, char_length(before) + 1,
      char_length(value_in_place.content) - char_length(before) - char_length(behind)), 200);
  end if;
  return old.value;
end;
$$;

-- Whether an item has kept the slot of the words that it corrects. The next scheduled run asks a model about the new
-- words.
create function private.keeps_old_filing(item public.knowledge_items) returns boolean
language sql stable set search_path = '' as $$
  select item.filed_at is null and item.slot is not null and exists (
    select from public.knowledge_links l
    join public.knowledge_items old on old.user_id = l.user_id and old.id = l.to_id
    where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'corrects' and old.slot = item.slot);
$$;

-- The corrected item, not stored yet: fields that are not given keep their values.
create function private.corrected(
  old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb,
  slot text, key text, value text, holds boolean
) returns public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  item public.knowledge_items := private.new_knowledge(false);
begin
  item.type := coalesce(corrected.type, old.type);
  item.area := coalesce(corrected.area, old.area);
  item.sub_area := coalesce(corrected.sub_area, case when item.area = old.area then old.sub_area end);
  item.content := coalesce(btrim(corrected.content, E' \t\r\n'), old.content);
  -- A title built from the content follows it; a name or a title of the user stays.
  item.title := coalesce(nullif(btrim(corrected.title), ''),
    case when old.title = private.title_of(old.content) then private.title_of(item.content) else old.title end);
  item.subject := old.subject;
  if corrected.slot is not null then
    item.slot := nullif(btrim(corrected.slot), '');
    item.slot_key := nullif(btrim(corrected.key), '');
    item.value := nullif(btrim(corrected.value), '');
    item.holds := coalesce(corrected.holds, true);
  elsif private.comparable(item.content) <> private.comparable(old.content) then
    -- New words without a slot keep the old slot until the next scheduled run has asked a model.
    item.slot := old.slot;
    item.slot_key := coalesce(nullif(btrim(corrected.key), ''), old.slot_key);
    item.value := coalesce(nullif(btrim(corrected.value), ''), private.value_in_place(old, item.content));
    item.holds := coalesce(corrected.holds, old.holds);
  else
    item.slot := old.slot;
    item.slot_key := coalesce(nullif(btrim(corrected.key), ''), old.slot_key);
    item.value := coalesce(nullif(btrim(corrected.value), ''), old.value);
    item.holds := coalesce(corrected.holds, old.holds);
    item.quote := old.quote;
    item.filed_at := old.filed_at;
  end if;
  -- A null takes something away: a birthday that is not known after all.
  item.person_metadata := case when item.type = 'person'
    then jsonb_strip_nulls(coalesce(old.person_metadata, '{}') || coalesce(corrected.person_metadata, '{}')) end;
  if item.type = 'person' and corrected.content is null
    and old.content = private.person_content(old.title, old.person_metadata ->> 'relationship') then
    item.content := private.person_content(item.title, item.person_metadata ->> 'relationship');
  end if;
  return item;
end;
$$;

create function private.check_correction(old public.knowledge_items, item public.knowledge_items) returns void
language plpgsql set search_path = '' as $$
begin
  if (item.type = 'person') <> (old.type = 'person') then
    perform private.raise(422, 'person_stays_person', 'Uma pessoa não vira outro tipo de memória, nem o contrário.');
  end if;
  if item.person_metadata is not null and not private.is_person_metadata(item.person_metadata) then
    perform private.raise(400, 'invalid_person', 'Não entendi os dados dessa pessoa.',
      jsonb_build_object('expected', '{ relationship?, birthday?: YYYY-MM-DD | --MM-DD, preferences?: string[] }'));
  end if;
end;
$$;

-- Links a correction to the old item and moves to it what depends on the old item. undo takes this back.
create function private.move_to_correction(old_id uuid, new_id uuid, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (caller, new_id, old_id, 'corrects')
  on conflict do nothing;
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select caller, case when l.from_id = old_id then new_id else l.from_id end,
    case when l.to_id = old_id then new_id else l.to_id end, 'related'
  from public.knowledge_links l
  where l.user_id = caller and l.relation = 'related' and old_id in (l.from_id, l.to_id) and new_id not in (l.from_id, l.to_id)
  on conflict do nothing;
  -- Facts about a person stay with the person; items that the old one had replaced are now replaced by the new one.
  with moved as (
    update public.knowledge_items i set
      subject = case when i.subject_id = old_id then new_id::text else i.subject end,
      superseded_by_id = case when i.superseded_by_id = old_id then new_id else i.superseded_by_id end
    where i.user_id = caller and old_id in (i.subject_id, i.superseded_by_id) and i.id <> new_id
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', m.id, 'set',
    jsonb_build_object('subject', was.subject, 'superseded_by_id', was.superseded_by_id))), '[]')
  into undo from moved m join public.knowledge_items was on was.user_id = caller and was.id = m.id;
end;
$$;

create function public.correct_knowledge(
  item_id uuid, content text default null, title text default null, type text default null, area text default null,
  sub_area text default null, person_metadata jsonb default null, slot text default null, key text default null,
  value text default null, holds boolean default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('correct_knowledge', correct_knowledge.tool_call_id);
  args jsonb := jsonb_strip_nulls(jsonb_build_object('item_id', correct_knowledge.item_id, 'content', correct_knowledge.content,
    'title', correct_knowledge.title, 'type', correct_knowledge.type, 'area', correct_knowledge.area,
    'sub_area', correct_knowledge.sub_area, 'person_metadata', correct_knowledge.person_metadata, 'slot', correct_knowledge.slot,
    'key', correct_knowledge.key, 'value', correct_knowledge.value, 'holds', correct_knowledge.holds));
  old public.knowledge_items;
  item public.knowledge_items;
  settled record;
  moved jsonb;
begin
  perform private.expect_short(1000, correct_knowledge.title, correct_knowledge.type, correct_knowledge.area, correct_knowledge.sub_area,
    correct_knowledge.slot, correct_knowledge.key, correct_knowledge.value);
  perform private.expect_short(50000, correct_knowledge.content);
  if stored is not null then
    return stored;
  end if;
  old := private.lock_knowledge(correct_knowledge.item_id);
  perform private.check_current(old);
  item := private.corrected(old, correct_knowledge.content, correct_knowledge.title, correct_knowledge.type,
    correct_knowledge.area, correct_knowledge.sub_area, correct_knowledge.person_metadata,
    correct_knowledge.slot, correct_knowledge.key, correct_knowledge.value, correct_knowledge.holds);
  perform private.check_slot(item.slot, item.slot_key, item.value);
  perform private.check_knowledge(item.type, item.content, item.title, item.area, item.sub_area, null, null, true);
  perform private.check_correction(old, item);
  if (item.type, item.area, item.title, item.content) = (old.type, old.area, old.title, old.content)
    and (item.sub_area, item.slot, item.slot_key, item.value, item.holds) is not distinct from (old.sub_area,
      old.slot, old.slot_key, old.value, old.holds)
    and coalesce(item.person_metadata, '{}') = coalesce(old.person_metadata, '{}') then
    return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
      jsonb_build_object('status', 'unchanged', 'item', private.knowledge_entry(old)));
  end if;
  -- Deleted first, or the new words would count as a repeat of it.
  update public.knowledge_items i set deleted_at = clock_timestamp() where i.user_id = old.user_id and i.id = old.id;
  select s.* into settled from private.settle_knowledge(item) as s;
  if settled.status = 'created' and correct_knowledge.slot is null and item.slot is not null and item.filed_at is null then
    update public.knowledge_items i set filed_at = null where i.user_id = old.user_id and i.id = settled.id;
  end if;
  if settled.status = 'created' and cardinality(old.tags) > 0 then
    update public.knowledge_items i set tags = old.tags where i.user_id = old.user_id and i.id = settled.id;
  end if;
  moved := private.move_to_correction(old.id, settled.id) || private.close_questions(array[old.id]);
  return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
    jsonb_build_object('status', 'corrected', 'old_id', old.id, 'item', private.knowledge_entry(private.own_knowledge(settled.id))),
    moved || settled.undo_all || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', old.id,
      'set', jsonb_build_object('deleted_at', null))));
end;
$$;
comment on function public.correct_knowledge(uuid, text, text, text, text, text, jsonb, text, text, text, boolean, text) is
  'The user corrects an item: a new item at confidence 1, validated, linked to the old one, which is deleted '
  'softly: { status: corrected | unchanged, old_id?, item }. Where another item says the new words already, that one is '
  'refreshed and returned, with status corrected. Fields that are not given stay; new words without a slot keep '
  'slot, key and value until they are filed again. Raises PT404 knowledge_not_found, PT409 '
  'knowledge_deleted, knowledge_superseded, PT422 person_stays_person, PT400 as add_knowledge and invalid_person.';
grant execute on function public.correct_knowledge(uuid, text, text, text, text, text, jsonb, text, text, text, boolean, text)
  to authenticated, service_role;
