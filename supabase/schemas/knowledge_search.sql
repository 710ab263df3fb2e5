-- search_knowledge: searches every row of the caller, without an approximate index: a user has
-- thousands of items, not millions, so recall and time do not depend on the number of users.

-- An item as tools return it. about: the name of the person it is about; absent for the user.
create function private.knowledge_json(item public.knowledge_items) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'area', item.area,
    'sub_area', item.sub_area,
    'title', item.title,
    'content', item.content,
    'subject', item.subject,
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'person', item.person_metadata,
    'confidence', item.confidence,
    'source', item.source,
    'validated', item.validated_by_user,
    'created_at', item.created_at));
end;
$$;

-- Raises PT400 invalid_type or invalid_area with the allowed values; null passes.
create function private.check_item_kind(type text, area text) returns void
language plpgsql set search_path = '' as $$
declare
  types text[] := array['fact', 'preference', 'memory', 'insight', 'person'];
  areas text[] := array['health', 'mental_health', 'finance', 'relationships', 'career', 'personal_growth',
    'leisure', 'spirituality'];
begin
  if type <> all (types) then
    perform private.raise(400, 'invalid_type', 'Não conheço esse tipo de memória.', jsonb_build_object('allowed', types));
  end if;
  if area <> all (areas) then
    perform private.raise(400, 'invalid_area', 'Não conheço essa área da vida.', jsonb_build_object('allowed', areas));
  end if;
end;
$$;

-- The caller's items by relevance (private.rank_matches); for an empty query, the most important ones. fitting: only
-- what fits enough of the question. status: current, superseded, deleted or all. from_time is included, until_time is
-- not. An item with a vector of another model than the query's is found by its words alone.
create function private.find_knowledge(
  query text, type text, area text, max_items int,
  min_confidence numeric default null, from_time timestamptz default null, until_time timestamptz default null,
    status text default 'current',
  query_embedding extensions.halfvec default null, embedding_model text default null, fitting boolean default false)
returns table (id uuid, score double precision)
language plpgsql stable rows 10 set search_path = ''
set plan_cache_mode = 'force_generic_plan'
-- Settings of the planner: where few users own most of the items it would read the rows of all users, and would
-- JIT-compile a query of 0.1 ms.
set enable_seqscan = off
set jit = off
set enable_nestloop = off
as $$
declare
  caller uuid := private.current_user_id();
  asked private.question := private.read_question(find_knowledge.query);
  everything boolean := private.is_blank(find_knowledge.query);
  slots text[];
  candidates private.candidate[];
  total bigint;
begin
  -- A query with alternatives names all its words itself; for a plain one, synonyms are added.
  if asked.plain then
    slots := array(select w.slot from private.slot_words w where w.search @@ asked.wanted);
  end if;
  with
  people as materialized (
    select p.id, to_tsvector('private.portuguese'::regconfig,
      private.search_text(concat_ws(' ', p.title, p.person_metadata ->> 'relationship'))) as search
    from public.knowledge_items p
    where p.user_id = caller and p.type = 'person' and p.search @@ asked.wanted
  ),
  -- The rows of a user are scattered over the table: they are read once, with only the columns needed.
  seen as materialized (
    select i.id, i.validated_by_user, i.confidence, i.stated_at, i.hit, i.subject = 'self' and i.type <> 'person' as own,
      case when i.hit then i.search end as search, case when i.hit then i.plain end as plain,
      case when i.slot = any (slots) then i.slot end as slot, i.person_search,
      case when find_knowledge.query_embedding is not null and i.embedding is not null
          and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
        then i.embedding operator(extensions.<=>) find_knowledge.query_embedding end as distance
    from (
      select i.*, p.search as person_search,
        p.id is not null or coalesce(i.search @@ asked.wanted, false) or coalesce(i.slot = any (slots), false) as hit
      from public.knowledge_items i
      left join people p on p.id = i.subject_id
      where i.user_id = caller
        and case find_knowledge.status
          when 'current' then i.deleted_at is null and i.superseded_at is null
          when 'superseded' then i.deleted_at is null and i.superseded_at is not null
          when 'deleted' then i.deleted_at is not null
          else true end
        and (find_knowledge.type is null or i.type = find_knowledge.type)
        and (find_knowledge.area is null or i.area = find_knowledge.area)
        and (find_knowledge.min_confidence is null or i.confidence >= find_knowledge.min_confidence)
        and (find_knowledge.from_time is null or i.created_at >= find_knowledge.from_time)
        and (find_knowledge.until_time is null or i.created_at < find_knowledge.until_time)
      offset 0
    ) i
  )
  select count(*), array_agg(
      row(s.id, s.search, s.plain, w.search, s.person_search, s.distance, 1)::private.candidate
      order by s.validated_by_user desc, (everything and s.confidence >= 0.9) desc, (everything and s.own) desc,
        s.confidence desc, s.stated_at desc, s.id)
    -- Of thousands of items with a vector only the nearest can count.
    filter (where everything or s.hit or s.distance <= (
      select max(n.distance) from (select d.distance from seen d where d.distance is not null order by d.distance limit 20) n))
  into total, candidates
  from seen s left join private.slot_words w on w.slot = s.slot;
  if everything then
    return query select c.id, 1.0::double precision / (60 + c.position)
      from unnest(candidates) with ordinality as c (id, search, plain, asked_by, about, distance, weight, position)
      order by c.position limit find_knowledge.max_items;
    return;
  end if;
  return query select r.id, r.score
    from private.rank_matches(asked, candidates, total, case when fitting then case when asked.plain then 0 else 0.7 end end) as r
    limit find_knowledge.max_items;
end;
$$;

-- Of a query with several ideas, the first three that find something by words when each is searched for alone; at
-- most eight are tried. Null for one idea, for plain text, and when none finds anything.
create function private.parts_that_find(
  query text, type text, area text, min_confidence numeric, from_time timestamptz, until_time timestamptz, status text)
returns text[]
language plpgsql stable set search_path = '' as $$
begin
  -- Each idea costs a whole search.
  return nullif(array(
    select btrim(i.idea, E' \t\r\n')
      from unnest(private.alternative_ideas(parts_that_find.query)) with ordinality as i (idea, position)
    where i.position <= 8 and not private.is_blank(i.idea) and exists (
      select from private.find_knowledge(i.idea, parts_that_find.type, parts_that_find.area, 1, parts_that_find.min_confidence,
        parts_that_find.from_time, parts_that_find.until_time, parts_that_find.status, fitting => true))
    order by i.position limit 3), '{}');
end;
$$;

-- An overview of memory, for an empty query: { items: the three most important of each area, or "limit" items of the
-- given area, areas: [{ area, count }] }.
create function private.knowledge_overview(
  type text, area text, max_items int, min_confidence numeric, from_time timestamptz, until_time timestamptz, status text)
returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- Allergies and other dangers come first, even if a hobby was told later.
  return (with
  every as (
    select i as item, f.score, i.area,
      row_number() over (partition by i.area order by
        coalesce(i.slot in ('allergy', 'condition', 'medication') and i.holds, false) desc, f.score desc, i.id) as place
    from private.find_knowledge('', knowledge_overview.type, knowledge_overview.area, 100000, knowledge_overview.min_confidence,
      knowledge_overview.from_time, knowledge_overview.until_time, knowledge_overview.status) as f
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = f.id
  ),
  areas as (
    select e.area, count(*) as known, max(e.score) as best from every e group by e.area
  )
  select jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(private.knowledge_json(e.item)
        || jsonb_build_object('score', round(e.score::numeric, 6), 'is_current', private.is_current(e.item))
        order by a.best desc, e.area, e.place)
      from every e join areas a using (area)
      where e.place <= case when knowledge_overview.area is null then 3 else knowledge_overview.max_items end), '[]'),
    'areas', coalesce((
      select jsonb_agg(jsonb_build_object('area', a.area, 'count', a.known) order by a.best desc, a.area) from areas a), '[]')));
end;
$$;

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
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  from_time timestamptz;
  until_time timestamptz;
  items jsonb;
  parts text[];
begin
  perform private.expect_short(1000, search_knowledge.type, search_knowledge.area, search_knowledge.status,
    search_knowledge.embedding_model);
  perform private.count_use('searches');
  perform private.check_item_kind(search_knowledge.type, search_knowledge.area);
  if search_knowledge."limit" not between 1 and 10 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 10 itens.');
  end if;
  perform private.check_knowledge_filters(null, search_knowledge.status, search_knowledge.min_confidence, null,
    search_knowledge.from_date, search_knowledge.to_date, search_knowledge.query, 1);
  perform private.check_embedding(search_knowledge.query_embedding);
  from_time := search_knowledge.from_date::timestamp at time zone zone;
  until_time := (search_knowledge.to_date + 1)::timestamp at time zone zone;
  if private.is_blank(coalesce(search_knowledge.query, '')) then
    return jsonb_build_object('query', coalesce(search_knowledge.query, ''))
      || private.knowledge_overview(search_knowledge.type, search_knowledge.area, coalesce(search_knowledge."limit", 5),
        search_knowledge.min_confidence::numeric, from_time, until_time, search_knowledge.status);
  end if;
  select coalesce(jsonb_agg(
      private.knowledge_json(i) || jsonb_build_object('score', round(f.score::numeric, 6), 'is_current', private.is_current(i))
      order by f.score desc, f.position), '[]'::jsonb)
  into items
  from (
    select found.id, found.score, row_number() over () as position
    from private.find_knowledge(coalesce(search_knowledge.query, ''), search_knowledge.type, search_knowledge.area,
      coalesce(search_knowledge."limit", 5), search_knowledge.min_confidence::numeric, from_time, until_time,
      search_knowledge.status, search_knowledge.query_embedding, search_knowledge.embedding_model, true) as found
  ) f
  join public.knowledge_items i on i.user_id = caller and i.id = f.id;
  parts := case when items = '[]'::jsonb then private.parts_that_find(search_knowledge.query, search_knowledge.type,
    search_knowledge.area, search_knowledge.min_confidence::numeric, from_time, until_time, search_knowledge.status) end;
  return jsonb_build_object('query', coalesce(search_knowledge.query, ''), 'items', items) || jsonb_strip_nulls(jsonb_build_object(
    'found_by_part', parts,
    'note', case when parts is not null then 'no_item_has_all_ideas' end));
end;
$$;
comment on function public.search_knowledge(text, text, text, int, double precision, date, date, text, text,
  extensions.halfvec) is
  'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, '
  'confidence, source, validated, is_current, score, created_at }], found_by_part?, note?, areas? }. found_by_part: '
  'where several ideas find nothing together, the ones that find something alone; note says '
  'so. An empty query returns an overview: areas has the number of items of each area, and '
  'without an area items are the three most important of each, whatever the limit. status: current, superseded, deleted '
  'or all; dates are days in the time zone of the user, both included. query_embedding: the question as a unit vector '
  'of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_area, '
  'invalid_limit, invalid_status, invalid_confidence, invalid_dates, invalid_embedding, query_too_long, PT429 '
  'rate_limited.';

grant execute on function public.search_knowledge(text, text, text, int, double precision, date, date, text, text,
  extensions.halfvec) to authenticated, service_role;
