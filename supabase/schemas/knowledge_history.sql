-- The user's view of memory: list_knowledge() lists items in pages, newest first or as they answer a search;
-- knowledge_history() and related_knowledge() show the items around one item.

create function private.check_knowledge_filters(
  source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date,
  query text, page_size int) returns void
language plpgsql set search_path = '' as $$
declare
  sources text[] := array['conversation', 'user_input', 'ai_inference'];
  statuses text[] := array['current', 'superseded', 'deleted', 'all'];
begin
  if source <> all (sources) then
    perform private.raise(400, 'invalid_source', 'Não conheço essa origem.', jsonb_build_object('allowed', sources));
  end if;
  if status is null or status <> all (statuses) then
    perform private.raise(400, 'invalid_status', 'Não conheço essa situação.', jsonb_build_object('allowed', statuses));
  end if;
  if min_confidence not between 0 and 1 or max_confidence not between 0 and 1 or min_confidence > max_confidence then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1, da menor para a maior.');
  end if;
  if from_date > to_date then
    perform private.raise(400, 'invalid_dates', 'O período termina antes de começar.');
  end if;
  if from_date not between date '0001-01-01' and date '9999-12-31' or to_date not between date '0001-01-01' and date '9999-12-31' then
    perform private.raise(400, 'invalid_dates', 'Essa data não está em nenhum calendário que eu conheça.');
  end if;
  if char_length(query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  if page_size is null or page_size not between 1 and 200 then
    perform private.raise(400, 'invalid_page_size', 'Posso mostrar de 1 a 200 itens por vez.');
  end if;
end;
$$;

-- Where the last page ended: the row of a list, or how many rows of a search were shown. Nulls and 0 for the first
-- page. Raises PT400 invalid_cursor.
create function private.read_cursor(cursor text, out created_at timestamptz, out id uuid, out shown int)
language plpgsql immutable set search_path = '' as $$
begin
  shown := 0;
  if cursor is null then
    return;
  end if;
  if cursor like 'found|%' then
    shown := split_part(cursor, '|', 2)::int;
    if shown < 0 then
      raise exception 'a negative number of rows';
    end if;
    return;
  end if;
  created_at := split_part(cursor, '|', 1)::timestamptz;
  id := split_part(cursor, '|', 2)::uuid;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;

-- Whether an item contains all of these folded words, inflected or misspelt ones included.
create function private.mentions(item public.knowledge_items, words text[]) returns boolean
language sql stable set search_path = '' as $$
  -- Each word may be inflected, the beginning of a word, in the name of the person it is about, or misspelt.
  select not exists (
    select from unnest(words) as word
    where not (
      item.search @@ plainto_tsquery('private.portuguese'::regconfig, private.search_text(word))
      or strpos(' ' || item.plain, ' ' || word) > 0
      or strpos(' ' || coalesce((
        select private.plain_words(p.title) from public.knowledge_items p
        where p.user_id = item.user_id and p.id = item.subject_id), ''), ' ' || word) > 0
      or (char_length(word) >= 4 and extensions.word_similarity(word, item.plain) >= 0.5
        and exists (select from unnest(string_to_array(item.plain, ' ')) as written where private.is_typo_of(word, written)))));
$$;

create function private.asked_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  -- A query that has only stop words ("eu") still filters by them.
  select case
    when coalesce(query, '') !~ '\S' then '{}'::text[]
    else coalesce(nullif(private.content_words(query), '{}'), string_to_array(private.plain_words(query), ' ')) end;
$$;

-- Whether folded words stand in a folded text in no other way than by sharing a stem with a person's name: "sono" and "Sônia" do, and
-- have nothing to do with each other, since a name has no inflections.
create function private.resembles_name(plain text, words text[], names text[]) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_and(t.word = any (names) or not other.search @@ t.query), false)
  from (select to_tsvector('private.portuguese'::regconfig, private.search_text(resembles_name.plain)) as search) every
  cross join (
    select to_tsvector('private.portuguese'::regconfig, private.search_text(coalesce(string_agg(w.word, ' '), ''))) as search
    from string_to_table(resembles_name.plain, ' ') as w (word) where w.word <> all (names)) other
  join private.search_terms(array_to_string(words, ' ')) as t on every.search @@ t.query
  where not exists (select from unnest(words) as w (word) where strpos(' ' || resembles_name.plain, ' ' || w.word) > 0);
$$;

create function public.list_knowledge(
  area text default null,
  type text default null,
  source text default null,
  min_confidence double precision default null,
  max_confidence double precision default null,
  from_date date default null,
  to_date date default null,
  query text default null,
  status text default 'current',
  about uuid default null,
  needs_resolution boolean default null,
  page_size int default 50,
  cursor text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  from_time timestamptz;
  until_time timestamptz;
  words text[] := private.asked_words(list_knowledge.query);
  is_search boolean := words <> '{}';
  after record;
  -- What the search finds, the best first.
  found uuid[];
  -- The folded words of the names of people.
  names text[];
  page public.knowledge_items[];
  has_more boolean;
begin
  perform private.expect_short(1000, list_knowledge.area, list_knowledge.type, list_knowledge.source, list_knowledge.status,
    list_knowledge.cursor);
  perform private.check_item_kind(list_knowledge.type, list_knowledge.area);
  perform private.check_knowledge_filters(list_knowledge.source, list_knowledge.status, list_knowledge.min_confidence,
    list_knowledge.max_confidence, list_knowledge.from_date, list_knowledge.to_date, list_knowledge.query, list_knowledge.page_size);
  from_time := list_knowledge.from_date::timestamp at time zone zone;
  until_time := (list_knowledge.to_date + 1)::timestamp at time zone zone;
  select * into after from private.read_cursor(list_knowledge.cursor);
  if is_search then
    found := array(
      select f.id from private.find_knowledge(list_knowledge.query, list_knowledge.type, list_knowledge.area, 1000,
        list_knowledge.min_confidence::numeric, from_time, until_time, list_knowledge.status, fitting => true) as f);
    names := array(
      select distinct w.word from public.knowledge_items p
      cross join lateral string_to_table(private.plain_words(p.title), ' ') as w (word)
      where p.user_id = caller and p.type = 'person');
  end if;
  page := array(
    select i from public.knowledge_items i
    left join public.knowledge_items about on is_search and about.user_id = caller and about.id = i.subject_id
    -- A word may be only begun, which the search by relevance does not know.
    cross join lateral (select is_search and not exists (
      select from unnest(words) as w (word)
      where strpos(concat(' ', i.plain, ' ', private.plain_words(about.title)), ' ' || w.word) = 0) as all_words) as has
    where i.user_id = caller
      and (after.id is null or (i.created_at, i.id) < (after.created_at, after.id))
      and (list_knowledge.status <> 'current' or (i.deleted_at is null and i.superseded_at is null))
      and (list_knowledge.status <> 'superseded' or (i.deleted_at is null and i.superseded_at is not null))
      and (list_knowledge.status <> 'deleted' or i.deleted_at is not null)
      and (list_knowledge.area is null or i.area = list_knowledge.area)
      and (list_knowledge.type is null or i.type = list_knowledge.type)
      and (list_knowledge.source is null or i.source = list_knowledge.source)
      and (list_knowledge.min_confidence is null or i.confidence >= list_knowledge.min_confidence::numeric)
      and (list_knowledge.max_confidence is null or i.confidence <= list_knowledge.max_confidence::numeric)
      and (from_time is null or i.created_at >= from_time)
      and (until_time is null or i.created_at < until_time)
      and (list_knowledge.about is null or i.subject_id = list_knowledge.about)
      and (list_knowledge.needs_resolution is null or i.needs_resolution = list_knowledge.needs_resolution)
      and (not is_search or has.all_words or (i.id = any (found)
        and not private.resembles_name(concat_ws(' ', i.plain, private.plain_words(about.title)), words, names)))
    order by has.all_words desc, array_position(found, i.id), i.created_at desc, i.id desc
    offset after.shown
    limit list_knowledge.page_size + 1);
  has_more := cardinality(page) > list_knowledge.page_size;
  page := page[1:list_knowledge.page_size];
  return jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(private.knowledge_entry(page[place]) order by place) from generate_subscripts(page, 1) as place), '[]'),
    'next_cursor', case
      when not has_more then null
      when is_search then 'found|' || (after.shown + list_knowledge.page_size)
      else (page[list_knowledge.page_size]).created_at::text || '|' || (page[list_knowledge.page_size]).id end);
end;
$$;
comment on function public.list_knowledge(text, text, text, double precision, double precision, date, date, text,
  text, uuid, boolean, int, text) is
  'Items newest first: { items: [entry], next_cursor: text | null }. status: current, superseded, deleted or all; dates '
  'are days of the user''s own calendar, both included; about: a person''s id. With a query, the items that answer it: '
  'those with all its words first, then those with some, the best first; the last word may be only begun, typos and '
  'inflections are understood. Raises PT400 invalid_type, invalid_area, invalid_source, invalid_status, invalid_confidence, '
  'invalid_dates, invalid_page_size, invalid_cursor, query_too_long.';

grant execute on function public.list_knowledge(text, text, text, double precision, double precision, date, date,
  text, text, uuid, boolean, int, text) to authenticated, service_role;

create function public.knowledge_history(item_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(knowledge_history.item_id);
begin
  return jsonb_build_object('item_id', asked.id, 'items', (
    with recursive chain (id) as (
      select asked.id
      union
      select step.id
      from chain c
      cross join lateral (
        select i.superseded_by_id as id from public.knowledge_items i
        where i.user_id = caller and i.id = c.id and i.superseded_by_id is not null
        union all
        select i.id from public.knowledge_items i where i.user_id = caller and i.superseded_by_id = c.id
        union all
        select l.to_id from public.knowledge_links l where l.user_id = caller and l.from_id = c.id and l.relation = 'corrects'
        union all
        select l.from_id from public.knowledge_links l where l.user_id = caller and l.to_id = c.id and l.relation = 'corrects'
      ) step
    )
    select jsonb_agg(private.knowledge_entry(i) || jsonb_strip_nulls(jsonb_build_object(
        'corrected_by_id', (
          select l.from_id from public.knowledge_links l
          where l.user_id = caller and l.to_id = i.id and l.relation = 'corrects'
          order by l.created_at desc limit 1)))
      order by i.stated_at, i.created_at, i.id)
    from chain c
    join public.knowledge_items i on i.user_id = caller and i.id = c.id));
end;
$$;
comment on function public.knowledge_history(uuid) is
  'How an item came to be: what it superseded or corrected and what came after, oldest first: { item_id, items: [entry '
  'with is_current, superseded_by_id?, corrected_by_id?, deleted_at?] }. Raises PT404 knowledge_not_found.';

create function public.related_knowledge(item_id uuid, max_items int default 10) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(related_knowledge.item_id);
begin
  if related_knowledge.max_items is null or related_knowledge.max_items not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens.');
  end if;
  return jsonb_build_object('item_id', asked.id, 'items', coalesce((
    with candidates (id, relation, surer, score) as (
      select case when l.from_id = asked.id then l.to_id else l.from_id end, l.relation, 1, 1::double precision
      from public.knowledge_links l
      where l.user_id = caller and asked.id in (l.from_id, l.to_id)
      union all
      select asked.subject_id, 'person', 2, 1 where asked.subject_id is not null
      union all
      select i.id, 'same_person', 3, 1 from public.knowledge_items i
      where i.user_id = caller and i.subject_id = coalesce(asked.subject_id, asked.id)
      union all
      select f.id, 'similar', 4, f.score
      -- A long content has too many words; its first lines say what it is about.
      from private.find_knowledge(private.plain_words(left(asked.title || ' ' || asked.content, 300)), null, null,
        related_knowledge.max_items + 1) as f
      where private.content_words(left(asked.title || ' ' || asked.content, 300)) <> '{}'
    ),
    best as (
      select distinct on (c.id) c.* from candidates c where c.id <> asked.id order by c.id, c.surer
    ),
    shown as (
      select i as item, b.relation, b.surer, b.score
      from best b
      join public.knowledge_items i on i.user_id = caller and i.id = b.id
      where i.deleted_at is null and i.superseded_at is null
      order by b.surer, b.score desc, i.stated_at desc, i.id
      limit related_knowledge.max_items
    )
    select jsonb_agg(private.knowledge_entry(s.item) || jsonb_build_object('relation', s.relation)
      order by s.surer, s.score desc, (s.item).stated_at desc, (s.item).id)
    from shown s), '[]'));
end;
$$;
comment on function public.related_knowledge(uuid, int) is
  'Current items related to one, surest first: { item_id, items: [entry with relation] }; relation is related, '
  'contradicts, evidence or corrects (linked), person (whom it is about), same_person, or similar (words in common). '
  'Raises PT404 knowledge_not_found, PT400 invalid_limit.';

grant execute on function
  public.knowledge_history(uuid),
  public.related_knowledge(uuid, int)
to authenticated, service_role;
