-- A search read a user's rows twice, and the ranked ones a third time. Where those of a thousand users lie between each other,
-- every reading touches as many pages as there are rows.

create or replace function private.find_knowledge(
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
      select f.*, row_number() over () as place
      from (
        select i.id, i.validated_by_user, i.confidence, i.stated_at from items i
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
    -- A user's rows lie far apart: they are read once, and what is not needed of most of them is left behind.
    seen as materialized (
      select i.id, i.validated_by_user, i.confidence, i.stated_at, i.hit, i.subject_search,
        case when i.hit then i.search end as search, case when i.hit then i.plain end as plain,
        case when find_knowledge.query_embedding is not null and i.embedding is not null
            and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
          then i.embedding operator(extensions.<=>) find_knowledge.query_embedding end as distance
      from (
        select i.*, p.search as subject_search, p.id is not null or coalesce(i.search @@ (
          select string_agg(q.query::text, ' | ')::tsquery
          from (select a.query from asked a union all select a.related from asked a union all select s.query from slips s) q), false) as hit
        from items i
        left join people p on p.id = i.subject_id
        where words <> '{}'
        offset 0
      ) i
    ),
    hits as materialized (
      select s.id, s.search, s.subject_search, s.plain from seen s where s.hit
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
      select s.id, s.distance from seen s where s.distance is not null order by 2 limit 20
    ),
    vector_hits as (
      select n.id, rank() over (order by n.distance) as place from near n where n.distance <= farthest
    ),
    fused as (
      select hits.id, sum(1.0::double precision / (60 + hits.place)) as score
      from (
        select f.id, f.place from foremost f union all select * from text_hits union all select * from trigram_hits union all select * from vector_hits
      ) hits
      group by hits.id
    )
    select f.id, f.score
    from fused f
    join (
      select s.id, s.validated_by_user, s.confidence, s.stated_at from seen s
      union all
      select m.id, m.validated_by_user, m.confidence, m.stated_at from foremost m
    ) i on i.id = f.id
    order by f.score desc, i.validated_by_user desc, i.confidence desc, i.stated_at desc, i.id
    limit find_knowledge.max_items;
end;
$$;
