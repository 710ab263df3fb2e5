-- What the user's own actions on memory share: finding an item, showing and checking it, and validating it.

create function private.is_current(item public.knowledge_items) returns boolean
language sql immutable set search_path = '' as $$
  select item.deleted_at is null and item.superseded_at is null;
$$;
grant execute on function private.is_current(public.knowledge_items) to authenticated, service_role;

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
comment on function private.knowledge_entry(public.knowledge_items) is
  'An item as the user''s own views show it: knowledge_json with its history, provenance and is_current.';
grant execute on function private.knowledge_entry(public.knowledge_items) to authenticated, service_role;

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
comment on function private.own_knowledge(uuid) is 'An item of the caller, deleted and superseded ones included. Raises PT404 knowledge_not_found.';
grant execute on function private.own_knowledge(uuid) to authenticated, service_role;

create function private.lock_knowledge(item_id uuid) returns public.knowledge_items
language plpgsql set search_path = '' as $$
begin
  -- The lock of settle_knowledge: actions on one user's memory come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  return private.own_knowledge(lock_knowledge.item_id);
end;
$$;
comment on function private.lock_knowledge(uuid) is 'own_knowledge, with the caller''s memory locked until the transaction ends.';
grant execute on function private.lock_knowledge(uuid) to authenticated, service_role;

create function private.successors(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  -- Union, not union all: users write their own rows and may have made a circle.
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
comment on function private.successors(uuid) is 'All that came after an item: what superseded it, what superseded that, and so on.';
grant execute on function private.successors(uuid) to authenticated, service_role;

create function private.current_successor(item_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select i.id from private.successors(current_successor.item_id) as s (id)
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = s.id
  where i.deleted_at is null and i.superseded_at is null
  limit 1;
$$;
grant execute on function private.current_successor(uuid) to authenticated, service_role;

create function private.corrections(item_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive chain (id) as (
    select corrections.item_id
    union
    select case when l.from_id = c.id then l.to_id else l.from_id end
    from chain c
    join public.knowledge_links l on l.user_id = private.current_user_id() and l.relation = 'corrects' and c.id in (l.from_id, l.to_id)
  )
  select c.id from chain c;
$$;
comment on function private.corrections(uuid) is 'An item, what corrected it and what it corrected, and so on.';
grant execute on function private.corrections(uuid) to authenticated, service_role;

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
comment on function private.check_current(public.knowledge_items) is 'Raises PT409 knowledge_deleted or knowledge_superseded ({ current }).';
grant execute on function private.check_current(public.knowledge_items) to authenticated, service_role;

create function private.close_questions(item_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner uuid := (select k.user_id from public.knowledge_items k where k.id = close_questions.item_id);
  undo jsonb;
begin
  -- Little is contradicted, and whether it is costs a look into two indexes.
  if not exists (
    select from public.knowledge_links l
    where l.user_id = owner and l.relation = 'contradicts'
      and (l.from_id = close_questions.item_id or l.to_id = close_questions.item_id)) then
    return '[]'::jsonb;
  end if;
  with closed as (
    update public.knowledge_items i set needs_resolution = false
    from public.knowledge_items gone
    where gone.id = close_questions.item_id and i.user_id = gone.user_id and i.id <> gone.id and i.needs_resolution
      and exists (
        select from public.knowledge_links l
        where l.user_id = i.user_id and l.relation = 'contradicts' and (l.from_id, l.to_id) in ((i.id, gone.id), (gone.id, i.id)))
      and not exists (
        select from public.knowledge_links l
        join public.knowledge_items other on other.user_id = l.user_id and other.id = case when l.from_id = i.id then l.to_id else l.from_id end
        where l.user_id = i.user_id and l.relation = 'contradicts' and i.id in (l.from_id, l.to_id) and other.id <> gone.id
          and other.deleted_at is null and other.superseded_at is null)
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', c.id, 'set', jsonb_build_object('needs_resolution', true))), '[]')
  into undo
  from closed c;
  return undo;
end;
$$;
comment on function private.close_questions(uuid) is
  'After an item is gone: items that only it contradicted need no resolution any more; returns how to take that back.';
grant execute on function private.close_questions(uuid) to authenticated, service_role;

create function public.validate_knowledge(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('validate_knowledge', validate_knowledge.tool_call_id);
  item public.knowledge_items;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(validate_knowledge.item_id);
  perform private.check_current(item);
  if not item.validated_by_user then
    undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id,
      'set', jsonb_build_object('confidence', item.confidence, 'validated_by_user', false));
    update public.knowledge_items i set confidence = least(1, i.confidence + 0.1), validated_by_user = true
    where i.user_id = item.user_id and i.id = item.id
    returning i.* into item;
  end if;
  return private.record_tool('validate_knowledge', validate_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'validated' end, 'item', private.knowledge_entry(item)),
    undo);
end;
$$;
comment on function public.validate_knowledge(uuid, text) is
  'The user confirms an item: confidence + 0.1 (at most 1), once: { status: validated | unchanged, item }. Raises PT404 knowledge_not_found, PT409 knowledge_deleted, knowledge_superseded.';
grant execute on function public.validate_knowledge(uuid, text) to authenticated, service_role;
