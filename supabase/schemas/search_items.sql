-- Finding what was saved: words and their inflections by full text, misspelt words among the titles, and meaning where the query
-- has an embedding. Exact within the caller's own items, as memory's search is.

create function private.short_item(item public.library_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  item.content := private.clipped(item.content, 240);
  return private.library_item_json(item) || case when item.origin = 'automatic' then '{"automatic": true}'::jsonb else '{}'::jsonb end;
end;
$$;
comment on function private.short_item(public.library_items) is 'An item as lists and answers show it, its content cut.';

create function private.find_items(
  query text, type text default null, query_embedding extensions.halfvec default null, embedding_model text default null)
returns table (id uuid, score double precision)
language plpgsql stable rows 20 set search_path = ''
set enable_seqscan = off
set jit = off as $$
#variable_conflict use_column
declare
  caller constant uuid := private.current_user_id();
  words text[];
  queries tsquery[];
begin
  select coalesce(array_agg(t.word), '{}'), coalesce(array_agg(t.query), '{}') into words, queries
  from private.search_terms(find_items.query) as t;
  if words = '{}' then
    return query select i.id, 0::double precision from public.library_items i
      where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
      order by i.created_at desc, i.id;
    return;
  end if;
  return query
    with items as materialized (
      select i.id, i.created_at, i.title_plain, array(
        select case when i.search @@ t.query then 1 + ts_rank(i.search, t.query) else 0 end::double precision
        from unnest(words, queries) with ordinality as t (word, query, n) order by t.n) as closeness,
        case when find_items.query_embedding is not null and i.embedding is not null
            and (find_items.embedding_model is null or i.embedding_model = find_items.embedding_model)
          then i.embedding operator(extensions.<=>) find_items.query_embedding end as distance
      from public.library_items i
      where i.user_id = caller and i.deleted_at is null and (find_items.type is null or i.type = find_items.type)
    ),
    -- Only a word that no item has is taken for a misspelt one.
    misspelt as materialized (
      select w.n, w.word from unnest(words) with ordinality as w (word, n)
      where w.word !~ '\d' and char_length(w.word) >= 4 and not exists (select from items i where i.closeness[w.n] > 0)
    ),
    scored as (
      select i.id, (select sum(c) from unnest(i.closeness) as c) + coalesce((
          select sum(m.closeness) from (
            select max(extensions.similarity(w.word, t.word)) as closeness
            from misspelt t join string_to_table(i.title_plain, ' ') as w (word) on left(w.word, 1) = left(t.word, 1)
              and abs(char_length(w.word) - char_length(t.word)) <= 2 and private.is_typo_of(t.word, w.word)
            group by t.n) m), 0) as score
      from items i
    ),
    -- What has one word of three is not what was asked for, if something has all three.
    text_hits as (
      select s.id, rank() over (order by s.score desc) as place from scored s
      where s.score > 0 and s.score >= (select max(b.score) from scored b) / 2
    ),
    -- The same cut as in private.find_knowledge, and words count twice.
    vector_hits as (
      select n.id, rank() over (order by n.distance) as place
      from (select i.id, i.distance from items i where i.distance <= 0.5 order by 2 limit 20) n
    )
    select i.id, sum(h.times / (60 + h.place))
    from (
      select t.id, 2::double precision as times, t.place from text_hits t
      union all select v.id, 1, v.place from vector_hits v
    ) h
    join items i on i.id = h.id
    group by i.id, i.created_at
    order by 2 desc, i.created_at desc, i.id;
end;
$$;
comment on function private.find_items(text, text, extensions.halfvec, text) is
  'The caller''s items by relevance, words and cosine fused by reciprocal rank (k = 60), newest first among equals; without a word that says something, all of them. Items whose embedding is by another model than the query''s are found by their words alone.';

create function private.check_library_query(query text, type text) returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(check_library_query.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  elsif check_library_query.type <> all (array['note', 'movie', 'tv_show', 'video', 'link']) then
    perform private.raise(400, 'invalid_type', 'Não guardo esse tipo de item.');
  end if;
end;
$$;
comment on function private.check_library_query(text, text) is 'Raises PT400 query_too_long, invalid_type; null passes.';

create function public.search_items(
  query text default '', type text default null, "limit" int default 20, page int default 1,
  embedding_model text default null, query_embedding extensions.halfvec default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  most constant int := coalesce(search_items."limit", 20);
  skipped constant bigint := (coalesce(search_items.page, 1)::bigint - 1) * most;
begin
  perform private.count_use('searches'), private.check_library_query(search_items.query, search_items.type),
    private.check_embedding(search_items.query_embedding);
  if most not between 1 and 50 or skipped < 0 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens de cada vez.');
  end if;
  return (
    with found as materialized (
      select f.id, row_number() over () as position
      from private.find_items(coalesce(search_items.query, ''), search_items.type, search_items.query_embedding, search_items.embedding_model) as f
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'query', coalesce(search_items.query, ''), 'type', search_items.type, 'page', coalesce(search_items.page, 1),
      'total', (select count(*) from found), 'shown', skipped,
      'items', coalesce((
        select jsonb_agg(private.short_item(i) order by f.position)
        from found f join public.library_items i on i.user_id = caller and i.id = f.id
        where f.position > skipped and f.position <= skipped + most), '[]'))));
end;
$$;
comment on function public.search_items(text, text, int, int, text, extensions.halfvec) is
  'What was saved, by words and meaning, or all of it, newest first: { query, type?, page, total, shown: how many the pages before have, items: [{ id, type, title, content?, url?, tmdb_id?, year?, kind?, automatic?, created_at }] }, limit (1 to 50) a page. Automatic notes are found too. query_embedding: the query as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_limit, invalid_embedding, query_too_long, PT429 rate_limited.';

grant execute on function
  private.short_item, private.find_items, private.check_library_query, public.search_items(text, text, int, int, text, extensions.halfvec)
to authenticated, service_role;
