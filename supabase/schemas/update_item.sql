-- Changing a saved item: status, rating, title and content.

-- A text without the lines that are named and with others in the place of the one named last, or at the end; gone holds
-- the lines that go. A name is a whole line, else how one line begins, else words that one line alone has; equal lines
-- count as one. Raises PT400 line_not_found, line_unclear.
create function private.text_by_lines(content text, add text, remove text[], out becomes text, out gone text[])
language plpgsql stable set search_path = '' as $$
declare
  lines constant text[] := string_to_array(text_by_lines.content, E'\n');
  plain constant text[] := array(
    select private.plain_words(regexp_replace(l.line, '^\s*(?:[-*•]\s*)?\[[ xX]?\]', ''))
    from unnest(lines) with ordinality as l (line, place) order by l.place);
  named text;
  words text;
  meant int[];
  kinds int;
  places int[] := array[]::int[];
begin
  foreach named in array coalesce(text_by_lines.remove, '{}') loop
    words := private.plain_words(btrim(named));
    select array_agg(f.place order by f.place), count(distinct f.line) into meant, kinds
    from (
      select p.place, p.line,
        rank() over (order by case when p.line = words then 1 when starts_with(p.line, words || ' ') then 2 else 3 end)
      from unnest(plain) with ordinality as p (line, place)
      where words <> '' and position(' ' || words || ' ' in ' ' || p.line || ' ') > 0
    ) as f where f.rank = 1;
    if meant is null then
      perform private.raise(400, 'line_not_found', format('Não achei nesse texto a linha “%s”.', private.clipped(named, 60)));
    elsif kinds > 1 then
      perform private.raise(400, 'line_unclear', format('Mais de uma linha tem “%s”: %s. Diga qual, inteira.',
        private.clipped(named, 60), (select string_agg('“' || private.clipped(btrim(lines[m.place]), 60) || '”', ', ' order by m.place)
          from unnest(meant[:5]) as m (place))));
    end if;
    places := places || meant;
  end loop;
  -- Joined, and not looked up one by one: a text may have thousands of lines.
  becomes := (
    select string_agg(case when l.place = meant[1] and add is not null then add else l.line end, E'\n' order by l.place)
    from unnest(lines) with ordinality as l (line, place)
    left join (select distinct unnest(places) as place) as g on g.place = l.place
    where g.place is null or l.place = meant[1] and add is not null);
  if meant is null then
    becomes := concat_ws(E'\n', nullif(content, ''), add);
  end if;
  gone := array(
    select btrim(l.line) from unnest(lines) with ordinality as l (line, place)
    join (select distinct unnest(places) as place) as g on g.place = l.place order by l.place);
end;
$$;

-- The text that an item is to have: the one that is told, or its own by lines; null where it stays. Raises PT400
-- invalid_item and what text_by_lines raises.
create function private.new_text(item public.library_items, new_content text, add text, remove text[], out becomes text, out gone text[])
language plpgsql stable set search_path = '' as $$
begin
  becomes := new_text.new_content;
  if new_text.add is null and coalesce(new_text.remove, '{}') = '{}' then
    return;
  elsif becomes is not null then
    perform private.raise(400, 'invalid_item', 'O texto novo inteiro, ou só as linhas que entram e saem: um dos dois.');
  end if;
  select t.* into becomes, gone
  from private.text_by_lines(item.content, btrim(new_text.add, E' \t\r\n'), new_text.remove) as t;
  becomes := coalesce(becomes, '');
  gone := nullif(gone, '{}');
end;
$$;

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
  new_title text default null, new_content text default null, clear text[] default null, add text default null, remove text[] default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_item jsonb := public.prepare_delete_item(prepare_update_item.item_id, prepare_update_item.title);
  takes_out constant boolean := num_nonnulls(prepare_update_item.new_content, prepare_update_item.remove) > 0;
  item public.library_items;
  becomes text;
  gone text[];
  told jsonb := jsonb_strip_nulls(jsonb_build_object('status', prepare_update_item.status, 'rating', prepare_update_item.rating,
    'new_title', prepare_update_item.new_title, 'new_content', prepare_update_item.new_content,
    'clear', to_jsonb(prepare_update_item.clear), 'add', prepare_update_item.add, 'remove', to_jsonb(prepare_update_item.remove)));
begin
  perform private.expect_short(1000, prepare_update_item.title, prepare_update_item.status, prepare_update_item.new_title);
  perform private.expect_short(50000, prepare_update_item.new_content, prepare_update_item.add);
  perform private.expect_few(prepare_update_item.clear, 20), private.expect_few(prepare_update_item.remove, 50);
  if found_item ->> 'status' = 'ready' then
    select i.* into item from public.library_items i
    where i.user_id = private.current_user_id() and i.id = (found_item #>> '{args,item_id}')::uuid;
    -- Who saw the item in a list has seen as much of its text (private.short_item), and would write the rest away.
    if prepare_update_item.new_content is not null and char_length(item.content) > 240 then
      perform private.raise(400, 'text_too_long',
        'Esse texto é longo e só muda por linhas: as que entram (add) e as que saem (remove).');
    end if;
    select t.* into becomes, gone
    from private.new_text(item, prepare_update_item.new_content, prepare_update_item.add, prepare_update_item.remove) as t;
    perform private.changed_item(item, prepare_update_item.status, prepare_update_item.rating, prepare_update_item.new_title,
      becomes, prepare_update_item.clear);
    -- Lines may go: the offer is about the whole text as it is now.
    if takes_out then
      found_item := jsonb_set(found_item, '{facts,item}',
        found_item #> '{facts,item}' || jsonb_strip_nulls(jsonb_build_object('content', item.content)));
    end if;
    return found_item || jsonb_build_object('args', found_item -> 'args' || told,
      'facts', found_item -> 'facts' || jsonb_strip_nulls(jsonb_build_object('gone', to_jsonb(gone))));
  elsif found_item ->> 'status' = 'choose' then
    -- What goes of one of them was not seen in a list of all.
    if takes_out then
      perform private.raise(400, 'several_items', format('Há mais de um com esse nome: %s. Qual deles?', (
        select string_agg('“' || private.clipped(c.value #>> '{facts,item,title}', 60) || '”', ', ' order by c.position)
        from jsonb_array_elements(found_item -> 'choices') with ordinality as c (value, position))));
    end if;
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(c.value || jsonb_build_object('args', c.value -> 'args' || told) order by c.position)
      from jsonb_array_elements(found_item -> 'choices') with ordinality as c (value, position)));
  end if;
  return found_item;
end;
$$;
comment on function public.prepare_update_item(uuid, text, text, numeric, text, text, text[], text, text[]) is
  'Which item is meant, as prepare_delete_item says it; where lines of its text go, with the whole text, and gone: the lines '
  'that remove names. Raises PT400 nothing_to_change, cannot_change, invalid_status, invalid_rating, invalid_item, '
  'content_too_long, query_too_long, line_not_found, line_unclear, several_items, and text_too_long for new_content over more '
  'than 240 characters.';
grant execute on function public.prepare_update_item(uuid, text, text, numeric, text, text, text[], text, text[])
to authenticated, service_role;

create function public.update_item(
  item_id uuid default null, title text default null, status text default null, rating numeric default null,
  new_title text default null, new_content text default null, clear text[] default null, add text default null,
  remove text[] default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_item', update_item.tool_call_id);
  meant uuid;
  before public.library_items;
  after public.library_items;
  becomes text;
  gone text[];
begin
  perform private.expect_short(1000, update_item.title, update_item.status, update_item.new_title);
  perform private.expect_short(50000, update_item.new_content, update_item.add);
  perform private.expect_few(update_item.clear, 20), private.expect_few(update_item.remove, 50);
  if stored is not null then
    return stored;
  end if;
  meant := coalesce(update_item.item_id, (public.prepare_delete_item(null, update_item.title) #>> '{args,item_id}')::uuid);
  select i.* into before from public.library_items i
  where i.user_id = private.current_user_id() and i.id = meant and i.deleted_at is null for update;
  if before.id is null then
    perform private.raise(404, 'item_not_found', 'Não achei esse item entre o que está salvo.');
  end if;
  select t.* into becomes, gone from private.new_text(before, update_item.new_content, update_item.add, update_item.remove) as t;
  after := private.changed_item(before, update_item.status, update_item.rating, update_item.new_title, becomes,
    update_item.clear);
  update public.library_items i set status = after.status, rating = after.rating, title = after.title, content = after.content
  where i.user_id = before.user_id and i.id = before.id
  returning i.* into after;
  return private.record_tool('update_item', update_item.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('item_id', after.id, 'status', update_item.status, 'rating', update_item.rating,
      'new_title', update_item.new_title, 'new_content', update_item.new_content, 'clear', to_jsonb(update_item.clear),
      'add', update_item.add, 'remove', to_jsonb(update_item.remove))),
    jsonb_strip_nulls(jsonb_build_object('status', 'updated', 'item', private.short_item(after), 'previous', private.short_item(before),
      'added', update_item.add, 'gone', to_jsonb(gone))),
    -- An automatic note that was changed became the user's own; taken back, it is automatic again.
    jsonb_build_object('table', 'library_items', 'id', after.id, 'set', jsonb_build_object('status', before.status,
      'rating', before.rating, 'title', before.title, 'content', before.content, 'origin', before.origin)));
end;
$$;
comment on function public.update_item(uuid, text, text, numeric, text, text, text[], text, text[], text) is
  'Changes status, rating, title or text of an item, the one of this id or the only one that title means: { status: '
  'updated, item, previous, added?, gone?: lines }. new_content is the whole text; add and remove are lines of it. clear: which '
  'of status, rating, content go. Raises PT404 item_not_found and what prepare_update_item raises but text_too_long.';
grant execute on function public.update_item(uuid, text, text, numeric, text, text, text[], text, text[], text)
to authenticated, service_role;
