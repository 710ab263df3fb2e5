-- The words that search goes by: those a user's items were written in, and those people ask for a slot with.

create table private.slot_words (
  slot text primary key references private.slots (name),
  words text not null,
  search tsvector not null generated always as (to_tsvector('private.portuguese'::regconfig, private.search_text(words))) stored
);

alter table private.slot_words enable row level security;
grant select on private.slot_words to authenticated;
grant all on private.slot_words to service_role;

create policy slot_words_select on private.slot_words for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.slot_words is 'Search synonyms, the only ones: which words of a question ask for which slot.';

insert into private.slot_words (slot, words) values
  ('name', 'nome chamar apelido'),
  ('birthday', 'aniversário nascimento nascer idade signo'),
  ('hometown', 'nascer nascimento cidade origem crescer'),
  ('residence', 'morar residência endereço cidade casa bairro'),
  ('household', 'morar casa família'),
  ('marital_status', 'casamento casar estado civil relacionamento namoro'),
  ('partner', 'casamento namoro marido esposa namorado namorada companheiro'),
  ('employment', 'trabalhar trabalho emprego'),
  ('employer', 'trabalhar trabalho emprego empresa'),
  ('occupation', 'profissão trabalho cargo ocupação emprego carreira'),
  ('income', 'ganhar salário renda'),
  ('study', 'estudar estudo curso faculdade escola universidade'),
  ('religion', 'religião fé igreja'),
  ('diet', 'comer comida dieta alimentação vegetariana vegana'),
  ('sexual_orientation', 'orientação sexual'),
  ('blood_type', 'tipo sanguíneo sangue'),
  ('health_plan', 'plano saúde convênio'),
  ('phone', 'telefone celular número'),
  ('email', 'e-mail'),
  ('weight', 'peso pesar'),
  ('height', 'altura medir'),
  ('age', 'idade anos'),
  ('clothing_size', 'número tamanho roupa calçado sapato'),
  ('allergy', 'alergia intolerância comer comida'),
  ('condition', 'doença saúde diagnóstico problema'),
  ('medication', 'remédio medicamento medicação dose tomar'),
  ('likes', 'gostar gosto favorito preferido preferência comida'),
  ('habit', 'hábito costume rotina hobby passatempo'),
  ('skill', 'saber habilidade hobby passatempo'),
  ('language', 'língua idioma falar'),
  ('pet', 'bicho animal estimação cachorro gato'),
  ('owns', 'carro casa bem'),
  ('member_of', 'grupo time igreja academia'),
  ('relationship', 'família parente'),
  ('child', 'filho filha criança'),
  ('plan', 'plano viagem viajar compromisso mudança mudar'),
  ('owes', 'dívida dever empréstimo'),
  ('contract', 'assinatura assinar conta serviço'),
  ('goal', 'meta objetivo sonho querer');

create table private.knowledge_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  word text collate "C" not null
);

alter table private.knowledge_words enable row level security;
grant select on private.knowledge_words to authenticated;
grant all on private.knowledge_words to service_role;

create policy knowledge_words_select on private.knowledge_words for select to authenticated
  using ((select auth.uid()) = user_id);

-- Not unique: two transactions that bring the same word would wait for each other. One that comes twice does no harm.
create index knowledge_words_by_word on private.knowledge_words (user_id, word);
comment on table private.knowledge_words is
  'Folded words of 3 to 40 characters of a user''s items, whatever became of the items. Which items have a word is asked of the items.';

create function private.words_of(plain text) returns setof text
language plpgsql
immutable
-- As many as a sentence has: expecting a thousand, the planner reads a user's whole vocabulary instead of looking them up.
rows 20
set search_path = ''
as $$
begin
  return query select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
end;
$$;
comment on function private.words_of(text) is 'The words of a folded text that misspellings are looked for among.';

create function private.add_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;
comment on function private.add_words() is 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

create trigger knowledge_items_add_words after insert or update of title, content on public.knowledge_items
  for each row execute function private.add_words();

create function private.forget_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.knowledge_words k
  using (select distinct o.user_id, w.word from old_items o cross join lateral private.words_of(o.plain) as w (word)) gone
  where k.user_id = gone.user_id and k.word = gone.word collate "C"
    and not exists (
      select from public.knowledge_items i
      where i.user_id = gone.user_id and strpos(' ' || i.plain || ' ', ' ' || gone.word || ' ') > 0);
  return null;
end;
$$;
comment on function private.forget_words() is 'Removes the words of items that are gone for good, unless other items have them.';

create trigger knowledge_items_forget_words after delete on public.knowledge_items
  referencing old table as old_items for each statement execute function private.forget_words();

create function private.is_typo_of(written text, meant text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shorter int := least(char_length(written), char_length(meant));
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- Short words have real neighbours one slip away, and nobody slips on a first letter.
  if shorter < 4 or left(written, 1) <> left(meant, 1) or abs(char_length(written) - char_length(meant)) > 2 then
    return false;
  end if;
  while substr(written, at, 1) = substr(meant, at, 1) loop
    at := at + 1;
  end loop;
  return (shorter >= 8 and extensions.similarity(written, meant) >= 0.5)
    or substr(written, at + 1) in (substr(meant, at), substr(meant, at + 1)) or substr(written, at) = substr(meant, at + 1)
    or (substr(written, at, 2) = reverse(substr(meant, at, 2)) and substr(written, at + 2) = substr(meant, at + 2));
end;
$$;
comment on function private.is_typo_of(text, text) is
  'Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.';

create function private.close_words(written text[]) returns table (written text, meant text, closeness real)
language sql stable set search_path = '' as $$
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

-- search_knowledge: exact within the caller's own rows. Full text finds words, their inflections and what they were
-- misspelt for, vectors what has the same meaning; the two rankings are fused by reciprocal rank. No index is asked that holds strangers'
-- rows: a user has thousands of items, not millions, and neither recall nor time depends on how many others there are.
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
comment on function private.knowledge_json(public.knowledge_items) is
  'An item as tools return it; about is the name of the person it is about, absent for self.';

create function private.check_item_kind(type text, area text) returns void
language plpgsql set search_path = '' as $$
declare
  types text[] := array['fact', 'preference', 'memory', 'insight', 'person'];
  areas text[] := array['health', 'mental_health', 'finance', 'relationships', 'career', 'personal_growth', 'leisure', 'spirituality'];
begin
  if type <> all (types) then
    perform private.raise(400, 'invalid_type', 'Não conheço esse tipo de memória.', jsonb_build_object('allowed', types));
  end if;
  if area <> all (areas) then
    perform private.raise(400, 'invalid_area', 'Não conheço essa área da vida.', jsonb_build_object('allowed', areas));
  end if;
end;
$$;
comment on function private.check_item_kind(text, text) is 'Raises PT400 invalid_type or invalid_area with the allowed values; null passes.';

create function private.search_terms(question text) returns table (word text, query tsquery)
language sql immutable set search_path = '' as $$
  -- Folded and as the index has them, in one pass: word by word it took half of a search's time. A stop word has no lexeme;
  -- plainto_tsquery would tell the log about each.
  select distinct on (w.word) w.word, ('''' || replace(replace(l.lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
  from private.plain_words(question) as plain
  cross join lateral unnest(string_to_array(plain, ' '), string_to_array(private.search_text(plain), ' ')) as w (word, stored)
  cross join lateral unnest(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, w.stored))) as l (lexeme)
  where w.word <> '';
$$;
comment on function private.search_terms(text) is 'The folded words of a text that say something, each as full text search asks for it.';

create function private.content_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.word), '{}') from private.search_terms(content_words.query) as t;
$$;
comment on function private.content_words(text) is 'The folded words of a text that are no stop words.';

create function private.search_ideas(question text) returns table (idea bigint, place bigint, phrase text, query tsquery, loose tsquery)
language sql stable set search_path = '' as $$
  with
  terms as materialized (select t.word, t.query::text as query from private.search_terms(question) as t),
  close as materialized (select c.written, c.meant from private.close_words(array(select t.word from terms t)) as c),
  -- A word may have been meant for one that says nothing ("pelo"): that has no term.
  meant as materialized (
    select c.written as word, string_agg(t.query::text, ' | ') as queries
    from private.search_terms((select string_agg(distinct every.meant, ' ') from close every)) as t join close c on c.meant = t.word
    group by c.written
  ),
  -- In plain text every word is an idea.
  said as (
    select i.idea, a.place, private.plain_words(a.phrase) as phrase
    from regexp_split_to_table(private.fold(question),
      case when question ~ '[[:alpha:]]\s*/\s*[[:alpha:]]' then '[,;](?!\d)' else '[^[:alnum:]]+' end) with ordinality as i (said, idea)
    cross join lateral string_to_table(i.said, '/') with ordinality as a (phrase, place)
  )
  select s.idea, s.place, s.phrase, string_agg(t.query, ' & ')::tsquery,
    string_agg('(' || concat_ws(' | ', t.query, m.queries) || ')', ' & ')::tsquery
  from said s
  cross join lateral string_to_table(s.phrase, ' ') as w (word)
  join terms t on t.word = w.word
  left join meant m on m.word = w.word
  group by s.idea, s.place, s.phrase
  -- Each is looked for in each item. What nobody means could hold the database for seconds.
  order by s.idea, s.place
  limit 64;
$$;
comment on function private.search_ideas(text) is
  'What a text asks for, a row for every word or phrase that an idea may be kept under. With alternatives ("veterinário/vet, Pipoca") ideas are parted by commas; in plain text every word that says something is one; at most 64 rows. loose: also the words of the caller''s memory that may have been meant.';

create function private.find_knowledge(
  query text, type text, area text, max_items int,
  min_confidence numeric default null, from_time timestamptz default null, until_time timestamptz default null, status text default 'current',
  query_embedding extensions.halfvec default null, embedding_model text default null, fitting boolean default false)
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
-- Before Postgres has counted them, 5,000 items of one slot were taken for a few and joined row by row: 9 s instead of 0.4.
set enable_nestloop = off
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  ideas bigint[];
  places bigint[];
  phrases text[];
  queries tsquery[];
  looses tsquery[];
  wanted tsquery;
  slots text[];
  least double precision := 0.7;
  -- Farther than this two texts of gemini-embedding-001 have nothing to do with each other; nearer they may.
  farthest constant double precision := 0.5;
begin
  select array_agg(i.idea), array_agg(i.place), array_agg(i.phrase), array_agg(i.query), array_agg(i.loose),
    string_agg(i.loose::text, ' | ')::tsquery
  into ideas, places, phrases, queries, looses, wanted
  from private.search_ideas(find_knowledge.query) as i;
  -- Who names other words has said all that an idea may be kept under; plain words are helped, and what has few may be meant.
  if 1 = all (places) then
    slots := array(select w.slot from private.slot_words w where w.search @@ wanted);
    least := 0;
  end if;
  return query
    with
    people as materialized (
      select p.id, to_tsvector('private.portuguese'::regconfig,
        private.search_text(concat_ws(' ', p.title, p.person_metadata ->> 'relationship'))) as search
      from public.knowledge_items p
      where p.user_id = caller and p.type = 'person' and p.search @@ wanted
    ),
    -- A user's rows lie far apart: they are read once, and what is not needed of most of them is left behind.
    seen as materialized (
      select i.id, i.slot, i.validated_by_user, i.confidence, i.stated_at, i.hit, i.person_search,
        i.subject = 'self' and i.type <> 'person' as own,
        case when i.hit then i.search end as search, case when i.hit then i.plain end as plain,
        case when find_knowledge.query_embedding is not null and i.embedding is not null
            and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
          then i.embedding operator(extensions.<=>) find_knowledge.query_embedding end as distance
      from (
        select i.*, p.search as person_search,
          p.id is not null or coalesce(i.search @@ wanted, false) or coalesce(i.slot = any (slots), false) as hit
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
    ),
    foremost as (
      select s.id, row_number() over (
          order by s.validated_by_user desc, s.confidence >= 0.9 desc, s.own desc, s.confidence desc, s.stated_at desc, s.id) as place
      from seen s
      where private.is_blank(find_knowledge.query)
    ),
    -- How well an idea fits: by what asks for the slot, in its very words or another form of them, by the person the item is
    -- about, or misspelt; the first word for it says it best.
    fits as materialized (
      select s.id, t.idea, max(m.fit) > 0.75 as sure, max(m.fit * 0.93 ^ (t.place - 1)) as fit
      from seen s
      cross join unnest(ideas, places, phrases, queries, looses) as t (idea, place, phrase, query, loose)
      cross join lateral (
        select case
            when s.slot = any (slots) and exists (select from private.slot_words w where w.slot = s.slot and w.search @@ t.query) then 1.1
            when s.search @@ t.query then case when strpos(' ' || s.plain || ' ', ' ' || t.phrase || ' ') > 0 then 1.0 else 0.9 end
            when s.person_search @@ t.query then 0.8
            when s.search @@ t.loose or s.person_search @@ t.loose then 0.75 end::double precision as fit
      ) m
      where s.hit and m.fit is not null
      group by s.id, t.idea
    ),
    -- Only an idea that no item fits is taken for a misspelt one.
    meant as (
      select f.* from (select f.*, bool_or(f.sure) over (partition by f.idea) as fitting from fits f) f where f.sure or not f.fitting
    ),
    -- The fewer items an idea fits, the more it says; one that none fits says the most: that what is asked is not known.
    weights as (
      select a.idea, ln(1 + (select count(*) from seen) / greatest(count(m.id), 0.5)) as weight
      from (select distinct every.idea from unnest(ideas) as every (idea)) a left join meant m on m.idea = a.idea
      group by a.idea
    ),
    shares as (
      select m.id, sum(w.weight * m.fit) / (select sum(every.weight) from weights every) as share
      from meant m join weights w on w.idea = m.idea
      group by m.id
    ),
    text_hits as (
      select s.id, rank() over (order by s.share desc) as place
      from shares s where not find_knowledge.fitting or s.share >= greatest(least, (select max(best.share) from shares best) / 2)
    ),
    vector_hits as (
      select n.id, rank() over (order by n.distance) as place
      from (select s.id, s.distance from seen s where s.distance <= farthest order by 2 limit 20) n
    ),
    -- What was said in so many words counts twice.
    fused as (
      select hits.id, sum(hits.times / (60 + hits.place)) as score
      from (
        select f.id, 1.0::double precision as times, f.place from foremost f
        union all select t.id, 2, t.place from text_hits t
        union all select v.id, 1, v.place from vector_hits v
      ) hits
      group by hits.id
    )
    select f.id, f.score
    from fused f
    join seen s on s.id = f.id
    order by f.score desc, s.validated_by_user desc, s.confidence desc, s.stated_at desc, s.id
    limit find_knowledge.max_items;
end;
$$;
comment on function private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text, boolean) is
  'The caller''s items by relevance: words and cosine fused by reciprocal rank (k = 60); for an empty query, what matters most. fitting: only what fits enough of what is asked, each idea weighed by how few items it fits. status: current, superseded, deleted or all; from_time is included, until_time is not. Items whose embedding is by another model than the query''s are found by their words alone.';

create function private.check_embedding(embedding extensions.halfvec) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if extensions.vector_dims(check_embedding.embedding) <> 768 or extensions.l2_norm(check_embedding.embedding) not between 0.99 and 1.01 then
    perform private.raise(400, 'invalid_embedding', 'Esse vetor não serve: preciso de 768 números, de comprimento 1.');
  end if;
end;
$$;
comment on function private.check_embedding(extensions.halfvec) is 'Raises PT400 invalid_embedding; null passes.';

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
begin
  perform private.count_use('searches');
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
          search_knowledge.status, search_knowledge.query_embedding, search_knowledge.embedding_model, true) as found
      ) f
      join public.knowledge_items i on i.user_id = caller and i.id = f.id
    ), '[]'));
end;
$$;
comment on function public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec) is
  'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, confidence, source, validated, is_current, score, created_at }] }. An empty query lists what matters most. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included. query_embedding: the question as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_area, invalid_limit, invalid_status, invalid_confidence, invalid_dates, invalid_embedding, query_too_long, PT429 rate_limited.';

grant execute on function
  private.is_typo_of(text, text),
  private.close_words(text[]),
  private.knowledge_json(public.knowledge_items),
  private.check_item_kind(text, text),
  private.search_terms(text),
  private.content_words(text),
  private.search_ideas(text),
  private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text, boolean),
  private.check_embedding(extensions.halfvec),
  public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec)
to authenticated, service_role;
