-- Saving to the library: one tool for each type. An existing item is not saved twice: new details are added to it,
-- and the result says so.

-- Raises PT400 invalid_item for a blank text, content_too_long.
create function private.check_library_text(value text, most int, what text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_blank(check_library_text.value) then
    perform private.raise(400, 'invalid_item', format('Para guardar preciso de %s.', check_library_text.what));
  elsif char_length(check_library_text.value) > check_library_text.most then
    perform private.raise(400, 'content_too_long', format('É longo demais: até %s caracteres.', check_library_text.most));
  end if;
end;
$$;

-- Raises PT400 invalid_year; null passes.
create function private.check_year(year int) returns void
language plpgsql set search_path = '' as $$
begin
  if year not between 1870 and 2100 then
    perform private.raise(400, 'invalid_year', 'O ano vai de 1870 a 2100.');
  end if;
end;
$$;

-- Raises PT400 invalid_status, invalid_rating; null passes.
create function private.check_work_state(status text, rating numeric) returns void
language plpgsql set search_path = '' as $$
begin
  if check_work_state.status <> all (array['wanted', 'started', 'done']) then
    perform private.raise(400, 'invalid_status', 'Não conheço esse estado.',
      '{"allowed": ["wanted", "started", "done"]}'::jsonb);
  elsif not check_work_state.rating between 0 and 10 then
    perform private.raise(400, 'invalid_rating', 'A nota vai de 0 a 10.', '{"min": 0, "max": 10}'::jsonb);
  end if;
end;
$$;

-- The caller's item that is the same: a link with the same URL, a note with the same words, a film with the same
-- tmdb_id, a book with the same open_library_id, else the same title and no other year. told: another title of it.
create function private.same_item(item public.library_items, told text default null) returns public.library_items
language sql stable set search_path = '' as $$
  select i from public.library_items i
  where i.user_id = private.current_user_id() and i.type = item.type and i.deleted_at is null
    and i.id is distinct from item.id
    and case
      when item.url is not null then i.url = item.url
      when item.type = 'note' then i.title_plain = private.plain_words(item.title)
        and private.fold(i.content) = private.fold(item.content)
      when i.tmdb_id is not null and item.tmdb_id is not null then i.tmdb_id = item.tmdb_id
      when i.open_library_id is not null and item.open_library_id is not null then i.open_library_id = item.open_library_id
      else i.title_plain in (private.plain_words(item.title), private.plain_words(same_item.told))
        and (i.year = item.year or i.year is null or item.year is null) end
  order by i.tmdb_id is not distinct from item.tmdb_id desc,
    i.open_library_id is not distinct from item.open_library_id desc, i.year is not distinct from item.year desc, i.created_at, i.id
  limit 1;
$$;

-- Adds values that another item has and this one lacks; returns the undo step, null when nothing is new.
create function private.complete_item(known public.library_items, item public.library_items) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before jsonb := jsonb_build_object('title', known.title, 'content', known.content, 'tmdb_id', known.tmdb_id, 'year', known.year,
    'author', known.author, 'open_library_id', known.open_library_id, 'status', known.status, 'rating', known.rating);
  after jsonb := jsonb_build_object(
    -- An item titled by its address has no title yet.
    'title', case
      when (known.tmdb_id is null and item.tmdb_id is not null)
        or (known.open_library_id is null and item.open_library_id is not null) or known.title = left(known.url, 500) then item.title
      else known.title end,
    'content', coalesce(known.content, item.content),
    'tmdb_id', coalesce(known.tmdb_id, item.tmdb_id), 'year', coalesce(known.year, item.year),
    'author', coalesce(known.author, item.author), 'open_library_id', coalesce(known.open_library_id, item.open_library_id),
    -- Status and rating may change.
    'status', coalesce(item.status, known.status), 'rating', coalesce(item.rating, known.rating));
begin
  if after = before then
    return null;
  end if;
  update public.library_items i set title = after ->> 'title', content = after ->> 'content',
    tmdb_id = (after ->> 'tmdb_id')::int, year = (after ->> 'year')::int, author = after ->> 'author',
    open_library_id = after ->> 'open_library_id', status = after ->> 'status', rating = (after ->> 'rating')::numeric
  where i.user_id = known.user_id and i.id = known.id;
  return jsonb_build_object('table', 'library_items', 'id', known.id, 'set', before);
end;
$$;

-- Saves an item for save_<type>: { status: created | updated | unchanged, item, untitled?: true when its title is the
-- URL }. Raises PT400 invalid_item, content_too_long, invalid_year, PT409 too_many_rows.
create function private.save_item(item public.library_items, args jsonb, tool_call_id text, told text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool constant text := 'save_' || item.type;
  stored jsonb := private.replay_tool(tool, save_item.tool_call_id);
  caller constant uuid := private.current_user_id();
  known public.library_items;
  undo jsonb;
  status text;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_library_text(item.title, 500, 'um título'), private.check_year(item.year),
    private.check_work_state(item.status, item.rating);
  -- A lock, so that an item saved twice at once is stored once.
  perform private.lock_until_commit(caller::text || ':library');
  known := private.same_item(item, save_item.told);
  if known.id is null then
    insert into public.library_items as i (user_id, type, title, content, url, tmdb_id, year, author, open_library_id, status, rating)
    values (caller, item.type, item.title, item.content, item.url, item.tmdb_id, item.year, item.author, item.open_library_id,
      item.status, item.rating)
    returning i.* into known;
    status := 'created';
    undo := jsonb_build_object('table', 'library_items', 'id', known.id, 'set', jsonb_build_object('deleted_at', 'now'));
  else
    undo := private.complete_item(known, item);
    status := case when undo is null then 'unchanged' else 'updated' end;
    select i.* into known from public.library_items i where i.user_id = caller and i.id = known.id;
  end if;
  return private.record_tool(tool, save_item.tool_call_id, jsonb_strip_nulls(save_item.args),
    jsonb_strip_nulls(jsonb_build_object('status', status, 'item', private.short_item(known),
      'untitled', case when known.title = left(known.url, 500) then true end)), undo);
end;
$$;

create function public.save_note(content text, quote text default null, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item public.library_items;
begin
  perform private.expect_short(10000, save_note.quote);
  perform private.expect_short(50000, save_note.content);
  perform private.check_library_text(save_note.content, 50000, 'o que anotar');
  item.type := 'note';
  item.content := btrim(save_note.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  return private.save_item(item, jsonb_build_object('content', save_note.content, 'quote', save_note.quote), save_note.tool_call_id);
end;
$$;
comment on function public.save_note(text, text, text) is
  'Saves a note: { status: created | unchanged, item }. quote: the words that ask for it. Raises PT400 invalid_item, '
  'content_too_long.';

create function private.film_item(
  type text, title text, year int, tmdb_id int, full_title text, overview text, status text default null,
  rating numeric default null
) returns public.library_items
language plpgsql immutable set search_path = '' as $$
declare
  item public.library_items;
begin
  item.type := film_item.type;
  item.title := btrim(coalesce(film_item.full_title, film_item.title), E' \t\r\n');
  item.content := film_item.overview;
  item.tmdb_id := film_item.tmdb_id;
  item.year := film_item.year;
  item.status := film_item.status;
  item.rating := film_item.rating;
  return item;
end;
$$;

create function public.save_movie(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  status text default null, rating numeric default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, save_movie.title, save_movie.full_title, save_movie.status);
  perform private.expect_short(10000, save_movie.quote);
  perform private.expect_short(50000, save_movie.overview);
  return private.save_item(private.film_item('movie', title, year, tmdb_id, full_title, overview, status, rating),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'status', status, 'rating', rating, 'quote', quote),
    tool_call_id, title);
end;
$$;
comment on function public.save_movie(text, int, int, text, text, text, numeric, text, text) is
  'Saves a film: { status: created | updated | unchanged, item }. title: as the person said it; full_title, '
  'overview: from The Movie Database. quote: the words that ask for it. Raises PT400 invalid_item, '
  'content_too_long, invalid_year.';

create function public.save_tv_show(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  status text default null, rating numeric default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, save_tv_show.title, save_tv_show.full_title, save_tv_show.status);
  perform private.expect_short(10000, save_tv_show.quote);
  perform private.expect_short(50000, save_tv_show.overview);
  return private.save_item(private.film_item('tv_show', title, year, tmdb_id, full_title, overview, status, rating),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'status', status, 'rating', rating, 'quote', quote),
    tool_call_id, title);
end;
$$;
comment on function public.save_tv_show(text, int, int, text, text, text, numeric, text, text) is
  'Saves a series; arguments, result and errors are those of save_movie.';

create function public.save_book(
  title text, author text default null, year int default null, open_library_id text default null, full_title text default null,
  status text default null, rating numeric default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item public.library_items;
begin
  perform private.expect_short(1000, save_book.title, save_book.author, save_book.open_library_id, save_book.full_title,
    save_book.status);
  perform private.expect_short(10000, save_book.quote);
  item.type := 'book';
  item.title := btrim(coalesce(save_book.full_title, save_book.title), E' \t\r\n');
  item.author := private.text_or_null(save_book.author);
  item.year := save_book.year;
  item.open_library_id := save_book.open_library_id;
  item.status := save_book.status;
  item.rating := save_book.rating;
  if char_length(item.author) > 200 then
    perform private.raise(400, 'content_too_long', 'É longo demais: o nome de quem escreveu vai até 200 caracteres.');
  end if;
  return private.save_item(item, jsonb_build_object('title', title, 'author', author, 'year', year,
    'open_library_id', open_library_id, 'status', status, 'rating', rating, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.save_book(text, text, int, text, text, text, numeric, text, text) is
  'Saves a book: { status: created | updated | unchanged, item }. title: as the person said it; full_title and '
  'open_library_id: from Open Library. quote: the words that ask for it. Raises PT400 invalid_item, content_too_long, '
  'invalid_year, invalid_status, invalid_rating.';

-- A link or video as an item; raises PT400 invalid_url, content_too_long.
create function private.link_item(type text, url text, title text, description text) returns public.library_items
language plpgsql set search_path = '' as $$
declare
  item public.library_items;
begin
  if link_item.url is null or link_item.url !~* '^https?://\S+$' or char_length(link_item.url) > 2000 then
    perform private.raise(400, 'invalid_url', 'Esse endereço não serve: preciso de um link http ou https de até 2.000 caracteres.');
  end if;
  item.type := link_item.type;
  item.url := link_item.url;
  -- Without a title the address is the title.
  item.title := coalesce(private.text_or_null(link_item.title), left(link_item.url, 500));
  item.content := private.text_or_null(link_item.description);
  if char_length(item.content) > 50000 then
    perform private.raise(400, 'content_too_long', 'É longo demais: até 50.000 caracteres.');
  end if;
  return item;
end;
$$;

create function public.save_video(
  url text, title text default null, description text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, save_video.title);
  perform private.expect_short(10000, save_video.url, save_video.quote);
  perform private.expect_short(50000, save_video.description);
  return private.save_item(private.link_item('video', url, title, description),
    jsonb_build_object('url', url, 'title', title, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.save_video(text, text, text, text, text) is
  'Saves a video: { status: created | updated | unchanged, item }; without a title its title is its URL. quote: the '
  'words that ask for it. Raises PT400 invalid_url, content_too_long.';

create function public.save_link(
  url text, description text default null, title text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, save_link.title);
  perform private.expect_short(10000, save_link.url, save_link.quote);
  perform private.expect_short(50000, save_link.description);
  return private.save_item(private.link_item('link', url, title, description),
    jsonb_build_object('url', url, 'description', description, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.save_link(text, text, text, text, text) is
  'Saves a link; result and errors are those of save_video. title: the title of its page.';

-- Adds to a saved item what enrich_<type> has found: { status: updated | unchanged | not_saved, item }. Raises PT400
-- invalid_item, content_too_long, invalid_year.
create function private.enrich_item(
  item public.library_items, args jsonb, tool_call_id text, told text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool constant text := 'enrich_' || item.type;
  stored jsonb := private.replay_tool(tool, enrich_item.tool_call_id);
  known public.library_items;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_library_text(item.title, 500, 'um título'), private.check_year(item.year);
  known := private.same_item(item, enrich_item.told);
  undo := case when known.id is not null then private.complete_item(known, item) end;
  return private.record_tool(tool, enrich_item.tool_call_id, jsonb_strip_nulls(enrich_item.args),
    jsonb_build_object(
      'status', case when known.id is null then 'not_saved' when undo is null then 'unchanged' else 'updated' end,
      'item', private.short_item(case when known.id is null then item
        else (select i from public.library_items i where i.user_id = known.user_id and i.id = known.id) end)),
    undo);
end;
$$;

create function public.enrich_movie(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, enrich_movie.title, enrich_movie.full_title);
  perform private.expect_short(10000, enrich_movie.quote);
  perform private.expect_short(50000, enrich_movie.overview);
  return private.enrich_item(private.film_item('movie', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.enrich_movie(text, int, int, text, text, text, text) is
  'Adds to a saved film what The Movie Database says, or returns it; arguments as of save_movie: { status: updated | '
  'unchanged | not_saved, item }. Raises PT400 invalid_item, content_too_long, invalid_year.';

create function public.enrich_tv_show(
  title text, year int default null, tmdb_id int default null, full_title text default null, overview text default null,
  quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, enrich_tv_show.title, enrich_tv_show.full_title);
  perform private.expect_short(10000, enrich_tv_show.quote);
  perform private.expect_short(50000, enrich_tv_show.overview);
  return private.enrich_item(private.film_item('tv_show', title, year, tmdb_id, full_title, overview),
    jsonb_build_object('title', title, 'year', year, 'tmdb_id', tmdb_id, 'quote', quote), tool_call_id, title);
end;
$$;
comment on function public.enrich_tv_show(text, int, int, text, text, text, text) is
  'Adds to a saved series; arguments, result and errors are those of enrich_movie.';

create function public.enrich_video(
  url text, title text default null, description text default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, enrich_video.title);
  perform private.expect_short(10000, enrich_video.url, enrich_video.quote);
  perform private.expect_short(50000, enrich_video.description);
  return private.enrich_item(private.link_item('video', url, title, description),
    jsonb_build_object('url', url, 'quote', quote), tool_call_id);
end;
$$;
comment on function public.enrich_video(text, text, text, text, text) is
  'Adds to a saved video what its page says, or returns it: { status: updated | unchanged | not_saved, item }. Raises '
  'PT400 invalid_url, content_too_long.';

grant execute on function
  public.save_note(text, text, text),
  public.save_movie(text, int, int, text, text, text, numeric, text, text),
  public.save_tv_show(text, int, int, text, text, text, numeric, text, text),
  public.save_book(text, text, int, text, text, text, numeric, text, text),
  public.save_video(text, text, text, text, text),
  public.save_link(text, text, text, text, text),
  public.enrich_movie(text, int, int, text, text, text, text),
  public.enrich_tv_show(text, int, int, text, text, text, text),
  public.enrich_video(text, text, text, text, text)
to authenticated, service_role;
