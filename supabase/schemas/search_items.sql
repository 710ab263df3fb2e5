-- search_items: searches the items of the caller exactly, as search_knowledge does. Misspelt words are compared with
-- the titles.

-- An item in lists and answers, with its content cut.
create function private.short_item(item public.library_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  item.content := private.clipped(item.content, 240);
  return private.library_item_json(item) || case
    when item.origin = 'automatic' then '{"automatic": true}'::jsonb else '{}'::jsonb end;
end;
$$;

-- The caller's items by relevance (private.rank_matches), newest first among equals; without a word to search for,
-- all of them. An item with a vector of another model than the query's is found by its words alone.
create function private.find_items(
  query text, type text default null, query_embedding extensions.halfvec default null, embedding_model text default null,
  status text default null)
returns table (id uuid, score double precision)
language plpgsql stable rows 20 set search_path = ''
set enable_seqscan = off
set jit = off as $$
declare
  caller constant uuid := private.current_user_id();
  asked private.question;
  candidates private.candidate[];
  total bigint;
begin
  if private.content_words(find_items.query) = '{}' then
    return query select i.id, 0::double precision from public.library_items i
      where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
        and (find_items.status is null or i.status = find_items.status)
      order by i.created_at desc, i.id;
    return;
  end if;
  asked := private.read_question(find_items.query, array(
    select distinct w.word from public.library_items i cross join lateral private.words_of(i.title_plain) as w (word)
    where i.user_id = caller and i.deleted_at is null));
  select count(*), array_agg(
      row(i.id, i.search, i.title_plain, ts_filter(i.search, '{a}'), null, i.distance, 1)::private.candidate
        order by i.created_at desc, i.id)
    filter (where i.search @@ asked.wanted or i.distance is not null)
  into total, candidates
  from (
    select i.id, i.created_at, i.search, i.title_plain,
      case when find_items.query_embedding is not null and i.embedding is not null
          and (find_items.embedding_model is null or i.embedding_model = find_items.embedding_model)
        then i.embedding operator(extensions.<=>) find_items.query_embedding end as distance
    from public.library_items i
    where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
      and (find_items.status is null or i.status = find_items.status)
  ) i;
  return query select r.id, r.score from private.rank_matches(asked, candidates, total, 0) as r;
end;
$$;

-- Raises PT400 query_too_long, invalid_type; null passes.
create function private.check_library_query(query text, type text) returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(check_library_query.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  elsif check_library_query.type <> all (array['note', 'movie', 'tv_show', 'book', 'video', 'link']) then
    perform private.raise(400, 'invalid_type', 'Não guardo esse tipo de item.');
  end if;
end;
$$;

create function public.search_items(
  query text default '', type text default null, "limit" int default 20, page int default 1,
  embedding_model text default null, query_embedding extensions.halfvec default null, status text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  most constant int := coalesce(search_items."limit", 20);
  skipped constant bigint := (coalesce(search_items.page, 1)::bigint - 1) * most;
begin
  perform private.expect_short(1000, search_items.type, search_items.embedding_model, search_items.status);
  perform private.count_use('searches'), private.check_library_query(search_items.query, search_items.type),
    private.check_embedding(search_items.query_embedding), private.check_work_state(search_items.status, null);
  if most not between 1 and 50 or skipped < 0 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens de cada vez.');
  end if;
  return (
    with found as materialized (
      select f.id, row_number() over () as position
      from private.find_items(coalesce(search_items.query, ''), search_items.type, search_items.query_embedding,
        search_items.embedding_model, search_items.status) as f
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'query', coalesce(search_items.query, ''), 'type', search_items.type, 'status', search_items.status,
      'page', coalesce(search_items.page, 1),
      'total', (select count(*) from found), 'shown', skipped,
      'items', coalesce((
        select jsonb_agg(private.short_item(i) order by f.position)
        from found f join public.library_items i on i.user_id = caller and i.id = f.id
        where f.position > skipped and f.position <= skipped + most), '[]'))));
end;
$$;
comment on function public.search_items(text, text, int, int, text, extensions.halfvec, text) is
  'Saved items by words and meaning, or all, newest first: { query, type?, status?, page, total, shown: how many items the '
  'pages before had, items: [{ id, type, title, content?, url?, tmdb_id?, year?, kind?, automatic?, created_at }] '
  '}, limit (1 to 50) a page. Automatic notes are found too. query_embedding: the query as a unit vector of '
  'embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, '
  'invalid_status, invalid_limit, invalid_embedding, query_too_long, PT429 rate_limited.';

grant execute on function public.search_items(text, text, int, int, text, extensions.halfvec, text) to authenticated, service_role;
