-- Changing a saved item: status, rating, title and content.

-- Raises PT400 nothing_to_change, cannot_change, invalid_status, invalid_rating, invalid_item.
create function private.check_item_change(item public.library_items, status text, rating numeric, new_title text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if num_nonnulls(check_item_change.status, check_item_change.rating, check_item_change.new_title) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que muda nesse item: o estado, a nota ou o título?');
  elsif num_nonnulls(check_item_change.status, check_item_change.rating) > 0 and item.type not in ('movie', 'tv_show', 'book') then
    perform private.raise(400, 'cannot_change', 'Só filmes, séries e livros têm estado e nota.', '{"allowed": ["new_title"]}'::jsonb);
  end if;
  perform private.check_work_state(check_item_change.status, check_item_change.rating);
  if check_item_change.new_title is not null then
    perform private.check_library_text(check_item_change.new_title, 500, 'um título');
  end if;
end;
$$;

create function public.prepare_update_item(
  item_id uuid default null, title text default null, status text default null, rating numeric default null,
  new_title text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_item jsonb := public.prepare_delete_item(prepare_update_item.item_id, prepare_update_item.title);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('status', prepare_update_item.status, 'rating', prepare_update_item.rating,
    'new_title', prepare_update_item.new_title));
begin
  if found_item ->> 'status' = 'ready' then
    perform private.check_item_change(i, prepare_update_item.status, prepare_update_item.rating, prepare_update_item.new_title)
    from public.library_items i
    where i.user_id = private.current_user_id() and i.id = (found_item #>> '{args,item_id}')::uuid;
    return found_item || jsonb_build_object('args', found_item -> 'args' || told);
  elsif found_item ->> 'status' = 'choose' then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(c.value || jsonb_build_object('args', c.value -> 'args' || told) order by c.position)
      from jsonb_array_elements(found_item -> 'choices') with ordinality as c (value, position)));
  end if;
  return found_item;
end;
$$;
comment on function public.prepare_update_item(uuid, text, text, numeric, text) is
  'Which item is meant, as prepare_delete_item says it. Raises PT400 nothing_to_change, cannot_change, invalid_status, '
  'invalid_rating, invalid_item, query_too_long.';
grant execute on function public.prepare_update_item(uuid, text, text, numeric, text) to authenticated, service_role;

create function public.update_item(
  item_id uuid default null, title text default null, status text default null, rating numeric default null,
  new_title text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_item', update_item.tool_call_id);
  meant uuid;
  before public.library_items;
  item public.library_items;
begin
  if stored is not null then
    return stored;
  end if;
  meant := coalesce(update_item.item_id, (public.prepare_delete_item(null, update_item.title) #>> '{args,item_id}')::uuid);
  select i.* into before from public.library_items i
  where i.user_id = private.current_user_id() and i.id = meant and i.deleted_at is null for update;
  if before.id is null then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que está salvo.');
  end if;
  perform private.check_item_change(before, update_item.status, update_item.rating, update_item.new_title);
  update public.library_items i set
    status = coalesce(update_item.status, i.status),
    rating = coalesce(update_item.rating, i.rating),
    title = coalesce(btrim(update_item.new_title, E' \t\r\n'), i.title),
    -- The title of a short note is its content: both change together.
    content = case when i.type = 'note' and i.content = i.title
      then coalesce(btrim(update_item.new_title, E' \t\r\n'), i.content) else i.content end
  where i.user_id = before.user_id and i.id = before.id
  returning i.* into item;
  return private.record_tool('update_item', update_item.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('item_id', item.id, 'status', update_item.status, 'rating', update_item.rating,
      'new_title', update_item.new_title)),
    jsonb_build_object('status', 'updated', 'item', private.short_item(item), 'previous', private.short_item(before)),
    jsonb_build_object('table', 'library_items', 'id', item.id, 'set', jsonb_build_object(
      'status', before.status, 'rating', before.rating, 'title', before.title, 'content', before.content)));
end;
$$;
comment on function public.update_item(uuid, text, text, numeric, text, text) is
  'Changes status, rating or title of an item, the one of this id or the only one that title means: { status: updated, '
  'item, previous }. Raises PT404 item_not_found and what prepare_update_item raises.';
grant execute on function public.update_item(uuid, text, text, numeric, text, text) to authenticated, service_role;
