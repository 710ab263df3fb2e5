-- add_knowledge: one new belief. What is known already is refreshed instead of stored twice.

create function private.source_message()
returns uuid
language sql
stable
set search_path = ''
as $$
  -- A confirmed call was asked for in the turn that made the offer, not in the one that said yes.
  select m.id
  from (select nullif(current_setting('life_assistant.turn_id', true), '')::uuid as current_turn) running
  join public.messages m on m.user_id = (select auth.uid()) and m.role = 'user'
    and m.turn_id = coalesce((
      select p.turn_id from public.pending_actions p
      where p.user_id = (select auth.uid()) and p.decided_turn_id = current_turn
      order by p.created_at desc limit 1), current_turn)
  order by m.seq
  limit 1;
$$;
comment on function private.source_message() is 'The user''s message that the running tool call comes from; null outside a turn.';

create function private.new_knowledge(by_assistant boolean, confidence double precision default null)
returns public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
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
  item.stated_at := now();
  return item;
end;
$$;
comment on function private.new_knowledge(boolean, double precision) is
  'An item not stored yet. From the assistant: source conversation, confidence at most 0.95, never validated. From the user: user_input, 1, validated.';

create function private.insert_knowledge(item public.knowledge_items)
returns void
language sql
set search_path = ''
as $$
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, source, source_ref,
    confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot,
    item.source, item.source_ref, item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at);
$$;

create function private.title_of(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Whole words of the first line, without the full stop.
  select case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end
  from (select rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .') as line) first;
$$;

create function private.settle_knowledge(item public.knowledge_items, out status text, out id uuid, out undo jsonb)
language plpgsql
set search_path = ''
as $$
declare
  known public.knowledge_items;
begin
  -- Two calls that say the same thing at once: the second sees what the first stored.
  perform pg_advisory_xact_lock(hashtextextended(settle_knowledge.item.user_id::text || ':knowledge', 0));
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is null
    and md5(private.plain_words(k.content)) = md5(private.plain_words(item.content))
    and (k.type = 'person') = (item.type = 'person')
  order by k.validated_by_user desc, k.created_at
  limit 1;
  if not found then
    perform private.insert_knowledge(item);
    status := 'created';
    id := item.id;
    undo := jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object('deleted_at', 'now'));
    return;
  end if;
  status := 'updated';
  id := known.id;
  undo := jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object(
    'type', known.type, 'area', known.area, 'sub_area', known.sub_area, 'confidence', known.confidence,
    'validated_by_user', known.validated_by_user, 'stated_at', known.stated_at));
  -- What the user validated stays as it is; that they said it again is all there is to note.
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when k.validated_by_user and not item.validated_by_user then k.type else item.type end,
    area = case when k.validated_by_user and not item.validated_by_user then k.area else item.area end,
    sub_area = case
      when k.validated_by_user and not item.validated_by_user then k.sub_area
      when k.area = item.area then coalesce(item.sub_area, k.sub_area)
      else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user
  where k.user_id = item.user_id and k.id = known.id;
end;
$$;
comment on function private.settle_knowledge(public.knowledge_items) is
  'Stores an item, or refreshes the current one that says the same of the same subject. status is created or updated; undo takes it back.';

create function private.check_knowledge(
  type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if content is null or content !~ '\S' then
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

create function public.add_knowledge(
  type text,
  content text,
  area text,
  sub_area text default null,
  title text default null,
  confidence double precision default null,
  person text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  person_id uuid;
  person_is_new boolean := false;
  outcome text;
  stored_id uuid;
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
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select p.id, p.created, coalesce(p.undo, '[]') into person_id, person_is_new, person_undo from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), nullif(btrim(add_knowledge.title), ''), private.name_in(item.content)),
      case when item.type = 'person' then private.relationship_in(item.content) end, by_assistant,
      case when item.type = 'person' then item.content end) as p;
    item.subject := coalesce(person_id::text, 'self');
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    outcome := 'created';
    stored_id := person_id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.status, s.id, jsonb_build_array(s.undo) into outcome, stored_id, undo from private.settle_knowledge(item) as s;
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person)),
    jsonb_build_object('status', outcome, 'item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = stored_id)),
    undo || person_undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item }. person: whom it is about, made when unknown. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, PT409 ambiguous_person.';

revoke execute on function private.source_message(), private.new_knowledge(boolean, double precision),
  private.insert_knowledge(public.knowledge_items), private.title_of(text), private.settle_knowledge(public.knowledge_items),
  private.check_knowledge(text, text, text, text, text, double precision, text, boolean),
  public.add_knowledge(text, text, text, text, text, double precision, text, text) from public, anon;
grant execute on function private.source_message(), private.new_knowledge(boolean, double precision),
  private.insert_knowledge(public.knowledge_items), private.title_of(text), private.settle_knowledge(public.knowledge_items),
  private.check_knowledge(text, text, text, text, text, double precision, text, boolean),
  public.add_knowledge(text, text, text, text, text, double precision, text, text) to authenticated, service_role;
