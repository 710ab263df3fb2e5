-- delete_knowledge and restore_knowledge: a rejection is soft and can be taken back for 30 days. Whatever was known about
-- a person goes and comes back with them.

create function public.delete_knowledge(item_id uuid, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('delete_knowledge', delete_knowledge.tool_call_id);
  item public.knowledge_items;
  -- One instant for all that goes together: restoring goes by it.
  instant timestamptz := clock_timestamp();
  gone uuid[] := '{}'::uuid[];
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(delete_knowledge.item_id);
  if item.deleted_at is null then
    with deleted as (
      update public.knowledge_items i set deleted_at = instant
      where i.user_id = item.user_id and i.deleted_at is null and (i.id = item.id or i.subject_id = item.id)
      returning i.id
    )
    select array_agg(d.id) into gone from deleted d;
    perform private.close_questions(g.id) from unnest(gone) as g (id);
    item := private.own_knowledge(item.id);
  end if;
  return private.record_tool('delete_knowledge', delete_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when gone = '{}' then 'unchanged' else 'deleted' end,
      'item', private.knowledge_entry(item),
      'deleted_about', greatest(cardinality(gone) - 1, 0),
      -- What it had replaced stays in history; restore_knowledge makes one of them current again.
      'replaced', coalesce((
        select jsonb_agg(i.id order by i.superseded_at, i.id) from public.knowledge_items i
        where i.user_id = item.user_id and i.superseded_by_id = item.id and i.deleted_at is null), '[]')),
    (select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id, 'set', jsonb_build_object('deleted_at', null)))
      from unnest(gone) as g (id)));
end;
$$;
comment on function public.delete_knowledge(uuid, text) is
  'The user rejects an item: deleted softly, restorable for 30 days; a person''s facts go with them: { status: deleted | unchanged, item, deleted_about, replaced: [ids it had superseded] }. Raises PT404 knowledge_not_found.';

create function private.check_restorable(item public.knowledge_items)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  rival uuid;
begin
  if item.deleted_at < now() - interval '30 days' then
    perform private.raise(422, 'restore_expired', 'Esse item foi apagado há mais de 30 dias e não dá mais para restaurar.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if exists (
    select from public.knowledge_items p
    where p.user_id = item.user_id and p.id = item.subject_id and p.deleted_at is not null) then
    perform private.raise(409, 'person_deleted', 'Isso é sobre alguém que foi apagado. Restaure a pessoa antes.',
      jsonb_build_object('person', item.subject_id));
  end if;
  if item.deleted_at is not null and item.superseded_at is not null then
    return;
  end if;
  select i.id into rival from public.knowledge_items i
  where i.user_id = item.user_id and i.deleted_at is null and i.superseded_at is null and i.id <> item.id
    and (i.id = private.current_successor(item.id) or i.id in (select c.id from private.corrections(item.id) as c (id)))
  limit 1;
  if rival is not null then
    perform private.raise(409, 'knowledge_replaced', 'Outro item está no lugar deste. Apague o outro antes de restaurar.',
      jsonb_build_object('current', rival));
  end if;
  select i.id into rival from public.knowledge_items i
  where i.user_id = item.user_id and i.deleted_at is null and i.superseded_at is null and i.id <> item.id
    and i.subject = item.subject and (i.type = 'person') = (item.type = 'person')
    and md5(private.plain_words(i.content)) = md5(private.plain_words(item.content))
  limit 1;
  if rival is not null then
    perform private.raise(409, 'already_known', 'Já sei disso: existe um item igual.', jsonb_build_object('current', rival));
  end if;
end;
$$;

create function private.contradicted(item public.knowledge_items)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  readings jsonb := private.read_slots(item.content);
  known public.knowledge_items;
  found uuid[] := '{}'::uuid[];
begin
  if item.type in ('person', 'insight') then
    return found;
  end if;
  for known in select r.* from private.rivals(item, readings) as r where r.id <> item.id loop
    if (private.compare_items(known, private.subject_names(known), readings, private.subject_names(item))).verdict in ('conflict', 'ambiguous') then
      found := found || known.id;
    end if;
  end loop;
  return found;
end;
$$;
comment on function private.contradicted(public.knowledge_items) is 'Current items that cannot hold, or may not hold, if this one does.';

create function private.ask_about(item_id uuid, against uuid[])
returns void
language sql
set search_path = ''
as $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select private.current_user_id(), ask_about.item_id, a.id, 'contradicts' from unnest(against) as a (id)
  on conflict do nothing;
  update public.knowledge_items i set needs_resolution = true
  where i.user_id = private.current_user_id() and i.id = ask_about.item_id and cardinality(against) > 0;
$$;

create function public.restore_knowledge(item_id uuid, tool_call_id text default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('restore_knowledge', restore_knowledge.tool_call_id);
  item public.knowledge_items;
  against uuid[] := '{}'::uuid[];
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(restore_knowledge.item_id);
  if not private.is_current(item) then
    perform private.check_restorable(item);
    if item.deleted_at is not null then
      with restored as (
        update public.knowledge_items i set deleted_at = null
        where i.user_id = item.user_id and (i.id = item.id or (i.subject_id = item.id and i.deleted_at = item.deleted_at))
        returning i.id, i.needs_resolution
      )
      select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', r.id, 'set',
        jsonb_build_object('deleted_at', item.deleted_at, 'needs_resolution', r.needs_resolution))) into undo from restored r;
    else
      undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object(
        'superseded_by_id', item.superseded_by_id, 'superseded_at', item.superseded_at, 'needs_resolution', item.needs_resolution));
      update public.knowledge_items i set superseded_by_id = null, superseded_at = null
      where i.user_id = item.user_id and i.id = item.id;
    end if;
    item := private.own_knowledge(item.id);
    if private.is_current(item) then
      against := private.contradicted(item);
      perform private.ask_about(item.id, against);
      item := private.own_knowledge(item.id);
    end if;
  end if;
  return private.record_tool('restore_knowledge', restore_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'restored' end, 'item', private.knowledge_entry(item),
      'against', to_jsonb(against)),
    undo);
end;
$$;
comment on function public.restore_knowledge(uuid, text) is
  'Takes a deletion back within 30 days, with the facts that went with a person; makes a superseded item current again when nothing current is in its place. What it contradicts by now is asked about: { status: restored | unchanged, item, against: [ids] }. Raises PT404 knowledge_not_found, PT409 knowledge_replaced, already_known, person_deleted, PT422 restore_expired.';

revoke execute on function private.check_restorable(public.knowledge_items),
  private.contradicted(public.knowledge_items), private.ask_about(uuid, uuid[]), public.delete_knowledge(uuid, text),
  public.restore_knowledge(uuid, text) from public, anon;
grant execute on function private.check_restorable(public.knowledge_items),
  private.contradicted(public.knowledge_items), private.ask_about(uuid, uuid[]), public.delete_knowledge(uuid, text),
  public.restore_knowledge(uuid, text) to authenticated, service_role;
