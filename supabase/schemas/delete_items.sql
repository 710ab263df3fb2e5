-- Deleting from the library: softly, after a yes. An undo or restore_item brings items back for 30 days; then
-- deleted_rows.sql removes them.

create function private.library_label(item public.library_items, with_type boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('of', 'item', 'title', item.title, 'year', item.year,
    'type', case when with_type then item.type end));
$$;

create function private.deletable_item(item public.library_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('args', jsonb_build_object('item_id', item.id),
    'facts', jsonb_build_object('item', private.short_item(item) - 'created_at',
      'row', jsonb_build_object('table', 'library_items', 'id', item.id)));
$$;

-- Items with exactly this title or URL, else at most ten that a search finds.
create function private.items_called(title text) returns setof public.library_items
language plpgsql stable rows 10 set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  plain constant text := private.plain_words(items_called.title);
begin
  return query select i.* from public.library_items i
    where i.user_id = caller and i.deleted_at is null and (i.title_plain = plain or i.url = btrim(items_called.title))
    order by i.created_at desc, i.id limit 10;
  -- An address must match exactly.
  if not found and items_called.title !~* '^\s*https?://' and exists (select from private.search_terms(items_called.title)) then
    return query select i.* from private.find_items(items_called.title) with ordinality as f (id, score, position)
      join public.library_items i on i.user_id = caller and i.id = f.id
      order by f.position limit 10;
  end if;
end;
$$;

create function public.prepare_delete_item(item_id uuid default null, title text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  meant public.library_items[];
begin
  perform private.check_library_query(prepare_delete_item.title, null);
  meant := case when prepare_delete_item.item_id is not null
    then array(select i from public.library_items i
      where i.user_id = private.current_user_id() and i.id = prepare_delete_item.item_id and i.deleted_at is null)
    else array(select i from private.items_called(coalesce(prepare_delete_item.title, '')) as i) end;
  return case cardinality(meant)
    when 0 then jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', '[]'::jsonb))
    when 1 then private.deletable_item(meant[1]) || '{"status": "ready"}'
    else jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(private.deletable_item(meant[n])
        || jsonb_build_object('label', private.library_label(meant[n], t.several)) order by n)
      from generate_subscripts(meant, 1) as n, (select count(distinct m.type) > 1 as several from unnest(meant) as m) as t)) end;
end;
$$;
comment on function public.prepare_delete_item(uuid, text) is
  'Which item is meant: { status: ready, args: { item_id }, facts: { item, row } } | { status: choose, choices } | { '
  'status: missing }. Raises PT400 query_too_long.';

create function public.delete_item(item_id uuid default null, title text default null, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_item', delete_item.tool_call_id);
  meant uuid := delete_item.item_id;
  item public.library_items;
begin
  perform private.expect_short(1000, delete_item.title);
  if stored is not null then
    return stored;
  end if;
  if meant is null then
    meant := (public.prepare_delete_item(null, delete_item.title) #>> '{args,item_id}')::uuid;
  end if;
  update public.library_items i set deleted_at = clock_timestamp(), updated_at = now()
  where i.user_id = private.current_user_id() and i.id = meant and i.deleted_at is null
  returning i.* into item;
  if item.id is null then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que está salvo.');
  end if;
  return private.record_tool('delete_item', delete_item.tool_call_id, jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', 'deleted', 'item', private.short_item(item)),
    jsonb_build_object('table', 'library_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.delete_item(uuid, text, text) is
  'Deletes an item softly, the one of this id or the only one that title means: { status: deleted, item }. Raises PT404 '
  'item_not_found.';

create function public.prepare_delete_all_items() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  facts jsonb;
begin
  select jsonb_build_object(
      'items', count(*) filter (where i.origin = 'user'), 'kept', count(*) filter (where i.origin = 'automatic'),
      'newest', max(i.created_at) filter (where i.origin = 'user'))
  into facts from public.library_items i where i.user_id = private.current_user_id() and i.deleted_at is null;
  if facts -> 'items' = '0' then
    perform private.raise(404, 'library_empty', 'Não há nada salvo para apagar.');
  end if;
  return jsonb_build_object('status', 'ready', 'args', '{}'::jsonb, 'facts', facts);
end;
$$;
comment on function public.prepare_delete_all_items() is
  'What delete_all_items would delete: { status: ready, args: {}, facts: { items, kept: automatic notes, newest } }. '
  'Raises PT404 library_empty.';

create function public.delete_all_items(tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_all_items', delete_all_items.tool_call_id);
  -- All get the same deleted_at.
  instant constant timestamptz := clock_timestamp();
  gone uuid[];
begin
  if stored is not null then
    return stored;
  end if;
  with deleted as (
    update public.library_items i set deleted_at = instant, updated_at = now()
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.origin = 'user'
    returning i.id
  )
  select coalesce(array_agg(d.id), '{}') into gone from deleted d;
  return private.record_tool('delete_all_items', delete_all_items.tool_call_id, '{}',
    jsonb_build_object('status', case when gone = '{}' then 'unchanged' else 'deleted' end, 'items', cardinality(gone)),
    case when gone <> '{}' then jsonb_build_object(
      'table', 'library_items', 'ids', to_jsonb(gone), 'set', jsonb_build_object('deleted_at', null)) end);
end;
$$;
comment on function public.delete_all_items(text) is
  'Deletes everything the user saved softly, not the automatic notes: { status: deleted | unchanged, items: how many }.';

create function public.restore_item(item_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('restore_item', restore_item.tool_call_id);
  item public.library_items;
  deleted timestamptz;
begin
  if stored is not null then
    return stored;
  end if;
  select i.* into item from public.library_items i
  where i.user_id = private.current_user_id() and i.id = restore_item.item_id for update;
  if item.id is null or item.deleted_at < now() - interval '30 days' then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que foi apagado nos últimos 30 dias.');
  elsif (private.same_item(item)).id is not null then
    perform private.raise(409, 'already_saved', 'Isso já está salvo.');
  end if;
  deleted := item.deleted_at;
  update public.library_items i set deleted_at = null where i.user_id = item.user_id and i.id = item.id returning i.* into item;
  return private.record_tool('restore_item', restore_item.tool_call_id, jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when deleted is null then 'unchanged' else 'restored' end, 'item', private.short_item(item)),
    case when deleted is not null then jsonb_build_object(
      'table', 'library_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', deleted)) end);
end;
$$;
comment on function public.restore_item(uuid, text) is
  'Takes a deletion back within 30 days: { status: restored | unchanged, item }. Raises PT404 item_not_found, PT409 '
  'already_saved.';

grant execute on function
  public.prepare_delete_item(uuid, text), public.delete_item(uuid, text, text), public.prepare_delete_all_items(),
  public.delete_all_items(text), public.restore_item(uuid, text)
to authenticated, service_role;
