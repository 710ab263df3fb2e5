-- list_knowledge: the user's own view of everything believed about them, filtered, newest first, in keyset pages.
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

create function private.read_cursor(cursor text, out created_at timestamptz, out id uuid)
language plpgsql immutable set search_path = '' as $$
begin
  if cursor is null then
    return;
  end if;
  created_at := split_part(cursor, '|', 1)::timestamptz;
  id := split_part(cursor, '|', 2)::uuid;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;
comment on function private.read_cursor(text) is 'Where the last page ended; nulls for the first. Raises PT400 invalid_cursor.';

create function private.mentions(item public.knowledge_items, words text[]) returns boolean
language sql stable set search_path = '' as $$
  -- Every word: inflected, as the beginning of a word, in the name of the person it is about, or with a slip.
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
comment on function private.mentions(public.knowledge_items, text[]) is 'Whether an item has all of the folded words, typos and inflections included.';

create function private.asked_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  -- A filter of nothing but small words ("eu") still filters by them.
  select case
    when coalesce(query, '') !~ '\S' then '{}'::text[]
    else coalesce(nullif(private.content_words(query), '{}'), string_to_array(private.plain_words(query), ' ')) end;
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
  words text[] := private.asked_words(list_knowledge.query);
  after record;
  page public.knowledge_items[];
begin
  perform private.check_item_kind(list_knowledge.type, list_knowledge.area);
  perform private.check_knowledge_filters(list_knowledge.source, list_knowledge.status, list_knowledge.min_confidence,
    list_knowledge.max_confidence, list_knowledge.from_date, list_knowledge.to_date, list_knowledge.query, list_knowledge.page_size);
  select * into after from private.read_cursor(list_knowledge.cursor);
  page := array(
    select i from public.knowledge_items i
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
      and (list_knowledge.from_date is null or i.created_at >= list_knowledge.from_date::timestamp at time zone zone)
      and (list_knowledge.to_date is null or i.created_at < (list_knowledge.to_date + 1)::timestamp at time zone zone)
      and (list_knowledge.about is null or i.subject_id = list_knowledge.about)
      and (list_knowledge.needs_resolution is null or i.needs_resolution = list_knowledge.needs_resolution)
      and (words = '{}' or private.mentions(i, words))
    order by i.created_at desc, i.id desc
    limit list_knowledge.page_size + 1);
  return jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(private.knowledge_entry(p) order by p.created_at desc, p.id desc)
      from unnest(page[1:list_knowledge.page_size]) as p), '[]'),
    'next_cursor', case when cardinality(page) > list_knowledge.page_size
      then (page[list_knowledge.page_size]).created_at::text || '|' || (page[list_knowledge.page_size]).id end);
end;
$$;
comment on function public.list_knowledge(text, text, text, double precision, double precision, date, date, text, text, uuid, boolean, int, text) is
  'Items newest first: { items: [entry], next_cursor: text | null }. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included; query: every word must occur, typos and inflections understood; about: a person''s id. Raises PT400 invalid_type, invalid_area, invalid_source, invalid_status, invalid_confidence, invalid_dates, invalid_page_size, invalid_cursor, query_too_long.';

grant execute on function
  private.check_knowledge_filters(text, text, double precision, double precision, date, date, text, int),
  private.read_cursor(text),
  private.mentions(public.knowledge_items, text[]),
  private.asked_words(text),
  public.list_knowledge(text, text, text, double precision, double precision, date, date, text, text, uuid, boolean, int, text)
to authenticated, service_role;
