-- Changing a saved item: status, rating, title and content.

-- What a person may have changed in an item; null stays, and what is in clear goes. The title of a note that came from
-- its text goes with the text. Raises PT400 nothing_to_change, cannot_change, invalid_status, invalid_rating,
-- invalid_item, content_too_long.
create function private.changed_item(
  item public.library_items, status text, rating numeric, new_title text, new_content text, clear text[]
) returns public.library_items
language plpgsql stable set search_path = '' as $$
declare
  title text := btrim(changed_item.new_title, E' \t\r\n');
  content text := btrim(changed_item.new_content, E' \t\r\n');
  gone constant text[] := coalesce(changed_item.clear, '{}');
  is_work constant boolean := item.type in ('movie', 'tv_show', 'book');
begin
  if num_nonnulls(changed_item.status, changed_item.rating, title, content) = 0 and gone = '{}' then
    perform private.raise(400, 'nothing_to_change', 'O que muda nesse item: o estado, a nota, o título ou o texto?');
  elsif not is_work and (num_nonnulls(changed_item.status, changed_item.rating) > 0 or gone && array['status', 'rating']) then
    perform private.raise(400, 'cannot_change', 'Só filmes, séries e livros têm estado e nota.',
      '{"allowed": ["new_title", "new_content"]}'::jsonb);
  elsif not gone <@ array['status', 'rating', 'content'] or (item.type = 'note' and 'content' = any (gone)) then
    perform private.raise(400, 'cannot_change', 'Isso não dá para tirar desse item.',
      '{"allowed": ["status", "rating", "content"]}'::jsonb);
  end if;
  perform private.check_work_state(changed_item.status, changed_item.rating);
  if title is not null then
    perform private.check_library_text(title, 500, 'um título');
  end if;
  if content is not null then
    perform private.check_library_text(content, 50000, 'um texto');
  end if;
  if item.type = 'note' then
    -- The title of a short note is its content: both change together.
    if content is null and item.content = item.title then
      content := title;
    elsif title is null and item.title = private.title_of(item.content) then
      title := private.title_of(content);
    end if;
  end if;
  item.status := case when not 'status' = any (gone) then coalesce(changed_item.status, item.status) end;
  item.rating := case when not 'rating' = any (gone) then coalesce(changed_item.rating, item.rating) end;
  item.content := case when not 'content' = any (gone) then coalesce(content, item.content) end;
  item.title := coalesce(title, item.title);
  return item;
end;
$$;

create function public.prepare_update_item(
  item_id uuid default null, title text default null, status text default null, rating numeric default null,
  new_title text default null, new_content text default null, clear text[] default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_item jsonb := public.prepare_delete_item(prepare_update_item.item_id, prepare_update_item.title);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('status', prepare_update_item.status, 'rating', prepare_update_item.rating,
    'new_title', prepare_update_item.new_title, 'new_content', prepare_update_item.new_content,
    'clear', to_jsonb(prepare_update_item.clear)));
begin
  perform private.expect_short(1000, prepare_update_item.title, prepare_update_item.status, prepare_update_item.new_title);
  perform private.expect_short(50000, prepare_update_item.new_content);
  perform private.expect_few(prepare_update_item.clear, 20);
  if found_item ->> 'status' = 'ready' then
    perform private.changed_item(i, prepare_update_item.status, prepare_update_item.rating, prepare_update_item.new_title,
      prepare_update_item.new_content, prepare_update_item.clear)
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
comment on function public.prepare_update_item(uuid, text, text, numeric, text, text, text[]) is
  'Which item is meant, as prepare_delete_item says it. Raises PT400 nothing_to_change, cannot_change, '
  'invalid_status, invalid_rating, invalid_item, content_too_long, query_too_long.';
grant execute on function public.prepare_update_item(uuid, text, text, numeric, text, text, text[]) to authenticated, service_role;

create function public.update_item(
  item_id uuid default null, title text default null, status text default null, rating numeric default null,
  new_title text default null, new_content text default null, clear text[] default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_item', update_item.tool_call_id);
  meant uuid;
  before public.library_items;
  after public.library_items;
begin
  perform private.expect_short(1000, update_item.title, update_item.status, update_item.new_title);
  perform private.expect_short(50000, update_item.new_content);
  perform private.expect_few(update_item.clear, 20);
  if stored is not null then
    return stored;
  end if;
  meant := coalesce(update_item.item_id, (public.prepare_delete_item(null, update_item.title) #>> '{args,item_id}')::uuid);
  select i.* into before from public.library_items i
  where i.user_id = private.current_user_id() and i.id = meant and i.deleted_at is null for update;
  if before.id is null then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que está salvo.');
  end if;
  after := private.changed_item(before, update_item.status, update_item.rating, update_item.new_title, update_item.new_content,
    update_item.clear);
  update public.library_items i set status = after.status, rating = after.rating, title = after.title, content = after.content
  where i.user_id = before.user_id and i.id = before.id
  returning i.* into after;
  return private.record_tool('update_item', update_item.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('item_id', after.id, 'status', update_item.status, 'rating', update_item.rating,
      'new_title', update_item.new_title, 'new_content', update_item.new_content, 'clear', to_jsonb(update_item.clear))),
    jsonb_build_object('status', 'updated', 'item', private.short_item(after), 'previous', private.short_item(before)),
    -- An automatic note that was changed became the user's own; taken back, it is automatic again.
    jsonb_build_object('table', 'library_items', 'id', after.id, 'set', jsonb_build_object('status', before.status,
      'rating', before.rating, 'title', before.title, 'content', before.content, 'origin', before.origin)));
end;
$$;
comment on function public.update_item(uuid, text, text, numeric, text, text, text[], text) is
  'Changes status, rating, title or text of an item, the one of this id or the only one that title means: { status: '
  'updated, item, previous }. clear: which of status, rating, content go. Raises PT404 item_not_found and what prepare_update_item raises.';
grant execute on function public.update_item(uuid, text, text, numeric, text, text, text[], text) to authenticated, service_role;
