-- Empty lists that are jsonb from the start: a literal without a type is cast at each call, which the linter reports.

create or replace function public.add_knowledge(
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
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select p.id, p.created, coalesce(p.undo, '[]') into person_id, person_is_new, person_undo from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), nullif(btrim(add_knowledge.title), ''), private.name_in(item.content)),
      case when item.type = 'person' then private.relationship_in(item.content) end, by_assistant,
      case when item.type = 'person' then item.content end) as p;
    item.subject := coalesce(person_id::text, 'self');
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := person_id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.* into outcome from private.settle_knowledge(item) as s;
    item.id := outcome.id;
    undo := outcome.undo_all;
    result := jsonb_build_object('status', outcome.status)
      || private.settled_json(item.user_id, outcome.superseded, outcome.against, outcome.candidates, outcome.id);
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo || person_undo);
end;
$$;

create or replace function public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('resolve_knowledge', resolve_knowledge.tool_call_id);
  item public.knowledge_items;
  other public.knowledge_items;
  undo jsonb := '[]'::jsonb;
  others jsonb := '[]'::jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if resolve_knowledge.resolution is null or resolve_knowledge.resolution not in ('keep_existing', 'use_new', 'keep_both') then
    perform private.raise(400, 'invalid_resolution', 'Diga se fica o que eu já sabia, o que é novo ou os dois.',
      jsonb_build_object('allowed', array['keep_existing', 'use_new', 'keep_both']));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  if not exists (select from public.knowledge_items k where k.user_id = caller and k.id = resolve_knowledge.item_id) then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  -- The question may be named by either side.
  select k.* into item from public.knowledge_items k
  left join public.knowledge_links l on l.user_id = k.user_id and l.from_id = k.id and l.relation = 'contradicts' and l.to_id = resolve_knowledge.item_id
  where k.user_id = caller and k.needs_resolution and k.deleted_at is null and k.superseded_at is null
    and (k.id = resolve_knowledge.item_id or l.id is not null)
  order by k.id = resolve_knowledge.item_id desc, k.created_at desc limit 1;
  if not found then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for other in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
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
    -- What takes the place of something the user vouched for is vouched for as well.
    validated_by_user = k.validated_by_user
      or (resolve_knowledge.resolution = 'use_new' and others @> '[{"validated": true}]')
  where k.user_id = caller and k.id = item.id;
  return private.record_tool('resolve_knowledge', resolve_knowledge.tool_call_id,
    jsonb_build_object('item_id', resolve_knowledge.item_id, 'resolution', resolve_knowledge.resolution),
    jsonb_build_object('status', 'resolved', 'resolution', resolve_knowledge.resolution, 'others', others,
      'item', (select private.knowledge_json(k) || jsonb_build_object('is_current', k.superseded_at is null) from public.knowledge_items k where k.user_id = caller and k.id = item.id)),
    undo);
end;
$$;
