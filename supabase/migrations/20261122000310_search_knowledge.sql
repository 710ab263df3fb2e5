-- search_knowledge, by words, by slips and by meaning: Portuguese full text, trigrams over the user's own words, and cosine
-- where both sides have an embedding, fused by reciprocal rank. Exact within the caller's rows: no index is asked that
-- holds strangers' rows beside them, so that neither recall nor time depends on how many others there are.

-- Whom an item is about is looked up at every search.
create index knowledge_items_people on public.knowledge_items (user_id) where type = 'person';

-- The words of a question and how the index holds them, read in one pass: word by word it took half of a search's time.
create function private.read_question(question text)
returns table (word text, query tsquery)
language sql
immutable
set search_path = ''
as $$
  -- Question words and talk about the assistant's memory say nothing about what is looked for. The stemmer drops the
  -- stop words it knows; those it knows only with an accent are listed here.
  select distinct on (w.word) w.word, q.query
  from private.plain_words(question) as plain
  cross join lateral unnest(string_to_array(plain, ' '), string_to_array(private.search_text(plain), ' ')) as w (word, stored)
  cross join lateral (
    -- Asked for a stop word, plainto_tsquery tells the log about it.
    select case when to_tsvector('private.portuguese'::regconfig, w.stored) <> ''::tsvector
      then plainto_tsquery('private.portuguese'::regconfig, w.stored) end as query
  ) q
  where w.word <> ''
    and w.word <> all (array['eu', 'mim', 'meu', 'meus', 'minha', 'minhas', 'voce', 'voces', 'vc', 'vcs', 'nao', 'sim', 'ja',
      'so', 'ate', 'tambem', 'ai', 'la', 'aqui', 'entao', 'sobre', 'acerca', 'respeito', 'quem', 'que', 'qual', 'quais', 'como', 'onde',
      'quando', 'quanto', 'quantos', 'quanta', 'quantas', 'porque', 'pq', 'sou', 'es', 'sao', 'esta', 'estao', 'estou', 'to', 'ta',
      'tem', 'tenho', 'ter', 'faz', 'faco', 'fazer', 'fiz', 'fez', 'ha', 'posso', 'pode', 'podia', 'devo', 'preciso', 'quero', 'ser', 'estar', 'vou', 'vai',
      'sei', 'sabe', 'saber', 'sabia', 'lembra', 'lembro', 'lembrar', 'lembrou', 'conhece', 'conta', 'conte', 'contei', 'fala',
      'fale', 'falei', 'falou', 'diz', 'diga', 'disse', 'mostra', 'mostre', 'lista', 'liste', 'anotou', 'guardou', 'memoria', 'memorias',
      'perfil', 'informacao', 'informacoes', 'dado', 'dados', 'fato', 'fatos', 'tudo', 'algo', 'nada', 'coisa', 'coisas', 'vida', 'geral',
      'resumo', 'usuario', 'usuaria', 'pessoa', 'chama', 'chamo', 'nome', 'mesmo', 'mesma', 'agora', 'hoje', 'por', 'favor'])
    and q.query is not null;
$$;
comment on function private.read_question(text) is 'The folded words of a question that say what it is about, each as full text search asks for it.';

create or replace function private.content_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(r.word), '{}') from private.read_question(content_words.query) as r;
$$;

create function private.close_words(written text[])
returns table (written text, meant text, closeness real)
language sql
stable
set search_path = ''
as $$
  -- One slip leaves a word's beginning or its end as it was: that is asked first, because it costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.written) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  cross join lateral (
    -- Word by word: joined, the planner would read the whole vocabulary.
    select every.word from private.knowledge_words every
    where every.user_id = private.current_user_id()
      and every.word >= left(w.word, 1) collate "C" and every.word < (left(w.word, 1) || chr(1114111)) collate "C"
    offset 0
  ) k
  -- Another number is another number.
  where half.length >= 4 and w.word !~ '\d'
    and char_length(k.word) between half.length - 2 and half.length + 2
    and (left(k.word, half.head) = left(w.word, half.head)
      or right(k.word, half.length - half.head - 1) = right(w.word, half.length - half.head - 1)
      or (half.length >= 8 and extensions.similarity(w.word, k.word) >= 0.5))
    and private.is_typo_of(w.word, k.word)
  group by w.word, k.word;
$$;
comment on function private.close_words(text[]) is 'Words of the caller''s memory that a folded word may have been meant for, by private.is_typo_of; the word itself among them.';

drop function private.find_knowledge(text, text, text, int);
drop function private.related_query(tsquery);

create function private.find_knowledge(
  query text, type text, area text, max_items int,
  min_confidence numeric default null, from_time timestamptz default null, until_time timestamptz default null, status text default 'current',
  query_embedding extensions.halfvec default null, embedding_model text default null)
returns table (id uuid, score double precision)
language plpgsql
stable
-- Expecting a thousand, a caller's plan reads all items to join them.
rows 10
set search_path = ''
-- What a search reads does not depend on what is looked for, and planning it anew took longer than running it.
set plan_cache_mode = 'force_generic_plan'
-- Where few users have most items, the planner would read everybody's rows for anybody; and would compile what costs 0.1 ms.
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  words text[];
  queries tsquery[];
  -- Farther than this two texts of gemini-embedding-001 have nothing to do with each other; nearer they may.
  farthest constant double precision := 0.5;
begin
  select coalesce(array_agg(r.word), '{}'), array_agg(r.query) into words, queries from private.read_question(find_knowledge.query) as r;
  return query
    with
    items as not materialized (
      select every.*
      from (
        select i.* from public.knowledge_items i
        where i.user_id = caller and i.deleted_at is null and i.superseded_at is null and find_knowledge.status in ('current', 'all')
        union all
        select i.* from public.knowledge_items i
        where i.user_id = caller and (i.deleted_at is not null or i.superseded_at is not null)
          and (find_knowledge.status = 'all' or find_knowledge.status = case when i.deleted_at is null then 'superseded' else 'deleted' end)
          and find_knowledge.status <> 'current'
      ) every
      where (find_knowledge.type is null or every.type = find_knowledge.type)
        and (find_knowledge.area is null or every.area = find_knowledge.area)
        and (find_knowledge.min_confidence is null or every.confidence >= find_knowledge.min_confidence)
        and (find_knowledge.from_time is null or every.created_at >= find_knowledge.from_time)
        and (find_knowledge.until_time is null or every.created_at < find_knowledge.until_time)
    ),
    -- A question without a content word is about everything.
    foremost as (
      select f.id, row_number() over () as place
      from (
        select i.id from items i
        where words = '{}'
        order by i.validated_by_user desc, i.confidence >= 0.9 desc, (i.subject = 'self' and i.type <> 'person') desc,
          i.confidence desc, i.stated_at desc, i.id
        limit find_knowledge.max_items
      ) f
    ),
    asked as materialized (
      select r.word, r.query, s.related
      from unnest(words, queries) as r (word, query)
      cross join lateral (
        select string_agg(array_to_string(tsvector_to_array(e.search), ' | '), ' | ')::tsquery as related
        from private.everyday_subjects e where e.search @@ r.query
      ) s
    ),
    slips as materialized (
      select c.written as word, plainto_tsquery('private.portuguese'::regconfig, private.search_text(c.meant)) as query, c.closeness
      from private.close_words(words) as c
    ),
    people as materialized (
      select p.id, p.search from public.knowledge_items p
      where p.user_id = caller and p.type = 'person'
        and p.search @@ (select string_agg(q.query::text, ' | ')::tsquery from (select a.query from asked a union all select s.query from slips s) q)
    ),
    hits as materialized (
      select i.id, i.search, p.search as subject_search, i.plain
      from items i
      left join people p on p.id = i.subject_id
      where words <> '{}' and (p.id is not null or i.search @@ (
        select string_agg(q.query::text, ' | ')::tsquery
        from (select a.query from asked a union all select a.related from asked a union all select s.query from slips s) q))
    ),
    -- A word in the item counts fully, one known of the person it is about half, one of the same subject a little.
    matches as materialized (
      select h.id, a.word, m.weight, ts_rank(h.search, a.query) as rank,
        -- "irmã" and "irmão" have one stem.
        case when strpos(' ' || h.plain || ' ', ' ' || a.word || ' ') > 0 then 1.0 else 0.8 end::real as closeness
      from hits h
      cross join asked a
      cross join lateral (
        select case when h.search @@ a.query then 1.0 when h.subject_search @@ a.query then 0.5 when h.search @@ a.related then 0.3 end as weight
      ) m
      where m.weight is not null
    ),
    text_hits as (
      select m.id, rank() over (order by sum(m.weight) desc, sum(m.rank) desc) as place from matches m group by m.id
    ),
    -- Only words that no item has are taken for slips.
    spelled as (
      select m.id, m.closeness from matches m where m.weight = 1.0
      union all
      select h.id, max(s.closeness) from slips s join hits h on h.search @@ s.query or h.subject_search @@ s.query
      where not exists (select from matches m where m.word = s.word and m.weight = 1.0)
      group by h.id, s.word
    ),
    trigram_hits as (
      select s.id, rank() over (order by sum(s.closeness) desc) as place from spelled s group by s.id
    ),
    near as (
      select i.id, i.embedding operator(extensions.<=>) find_knowledge.query_embedding as distance
      from items i
      where words <> '{}' and find_knowledge.query_embedding is not null and i.embedding is not null
        and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
      order by 2
      limit 20
    ),
    vector_hits as (
      select n.id, rank() over (order by n.distance) as place from near n where n.distance <= farthest
    ),
    fused as (
      select hits.id, sum(1.0::double precision / (60 + hits.place)) as score
      from (
        select * from foremost union all select * from text_hits union all select * from trigram_hits union all select * from vector_hits
      ) hits
      group by hits.id
    )
    select f.id, f.score
    from fused f join public.knowledge_items i on i.user_id = caller and i.id = f.id
    order by f.score desc, i.validated_by_user desc, i.confidence desc, i.stated_at desc, i.id
    limit find_knowledge.max_items;
end;
$$;
comment on function private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text) is
  'The caller''s items by relevance: full text, trigrams and cosine fused by reciprocal rank (k = 60); without a content word, what matters most. status: current, superseded, deleted or all; from_time is included, until_time is not. Items whose embedding is by another model than the query''s are found by their words alone.';

create function private.check_embedding(embedding extensions.halfvec)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if extensions.vector_dims(check_embedding.embedding) <> 768 or extensions.l2_norm(check_embedding.embedding) not between 0.99 and 1.01 then
    perform private.raise(400, 'invalid_embedding', 'Esse vetor não serve: preciso de 768 números, de comprimento 1.');
  end if;
end;
$$;
comment on function private.check_embedding(extensions.halfvec) is 'Raises PT400 invalid_embedding; null passes.';

drop function public.search_knowledge(text, text, text, int);

create function public.search_knowledge(
  query text default '',
  type text default null,
  area text default null,
  "limit" int default 5,
  min_confidence double precision default null,
  from_date date default null,
  to_date date default null,
  status text default 'current',
  embedding_model text default null,
  query_embedding extensions.halfvec default null
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
begin
  perform private.check_item_kind(search_knowledge.type, search_knowledge.area);
  if search_knowledge."limit" not between 1 and 10 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 10 itens.');
  end if;
  perform private.check_knowledge_filters(null, search_knowledge.status, search_knowledge.min_confidence, null,
    search_knowledge.from_date, search_knowledge.to_date, search_knowledge.query, 1);
  perform private.check_embedding(search_knowledge.query_embedding);
  return jsonb_build_object(
    'query', coalesce(search_knowledge.query, ''),
    'items', coalesce((
      select jsonb_agg(
        private.knowledge_json(i) || jsonb_build_object('score', round(f.score::numeric, 6), 'is_current', private.is_current(i))
        order by f.score desc, f.position)
      from (
        select found.id, found.score, row_number() over () as position
        from private.find_knowledge(coalesce(search_knowledge.query, ''), search_knowledge.type, search_knowledge.area,
          coalesce(search_knowledge."limit", 5), search_knowledge.min_confidence::numeric,
          search_knowledge.from_date::timestamp at time zone zone, (search_knowledge.to_date + 1)::timestamp at time zone zone,
          search_knowledge.status, search_knowledge.query_embedding, search_knowledge.embedding_model) as found
      ) f
      join public.knowledge_items i on i.user_id = caller and i.id = f.id
    ), '[]'));
end;
$$;
comment on function public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec) is
  'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, confidence, source, validated, is_current, score, created_at }] }. An empty query lists what matters most. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included. query_embedding: the question as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_area, invalid_limit, invalid_status, invalid_confidence, invalid_dates, invalid_embedding, query_too_long.';

revoke execute on function private.read_question(text), private.close_words(text[]),
  private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text),
  private.check_embedding(extensions.halfvec),
  public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec) from public, anon;
grant execute on function private.read_question(text), private.close_words(text[]),
  private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text),
  private.check_embedding(extensions.halfvec),
  public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec) to authenticated, service_role;
