-- search_knowledge: exact within the caller's current items. Full text finds words and their inflections, trigrams find
-- typos and names; both rankings are fused by reciprocal rank.
create function private.content_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(r.word), '{}') from private.read_question(content_words.query) as r;
$$;
comment on function private.content_words(text) is 'The folded words of a question that say what it is about.';

-- Words of one everyday subject: "o que eu não posso comer" is also about allergies.
create table private.everyday_subjects (
  words text primary key,
  search tsvector not null generated always as (to_tsvector('private.portuguese'::regconfig, private.search_text(words))) stored
);

alter table private.everyday_subjects enable row level security;

grant select on private.everyday_subjects to authenticated;

grant all on private.everyday_subjects to service_role;

create policy everyday_subjects_select on private.everyday_subjects for select to authenticated
  using ((select auth.uid()) is not null);

comment on table private.everyday_subjects is 'One line a subject; search ranks items that share a subject with the question below those that share a word.';

insert into private.everyday_subjects (words) values
  ('comer comida alimentação dieta alergia alérgica intolerância intolerante vegetariana vegana glúten lactose restrição'),
  ('beber bebida café álcool água'),
  ('morar moradia endereço cidade bairro reside apartamento mudar'),
  ('trabalhar trabalho emprego empresa profissão cargo carreira ocupação chefe'),
  ('casamento solteira divorciada noiva marido esposa namorado namorada namorar companheiro parceiro'),
  ('família parente irmã irmão mãe pai filho filha avó tio primo sobrinho'),
  ('amigo amizade colega'),
  ('remédio medicamento comprimido tratamento medicação dose'),
  ('doença diagnóstico saúde médico exame cirurgia alergia'),
  ('idade nascer nascimento aniversário'),
  ('objetivo meta sonho plano pretender'),
  ('gostar gosto favorito preferido preferir prefere amar adorar curtir odiar odeia detestar'),
  ('estudo estudar faculdade curso escola graduação universidade formação'),
  ('exercício esporte academia treino treinar corrida caminhada musculação'),
  ('bicho animal pet cachorro gato'),
  ('dinheiro finança gasto dívida economizar poupança investimento orçamento salário'),
  ('ansiedade estresse terapia depressão preocupação humor'),
  ('dormir sono insônia'),
  ('lazer hobby passatempo música filme leitura'),
  ('viagem viajar férias passeio'),
  ('religião fé igreja espiritualidade oração meditação');

create function private.is_typo_of(written text, meant text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  longer text := case when char_length(written) >= char_length(meant) then written else meant end;
  shorter text := case when char_length(written) >= char_length(meant) then meant else written end;
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- Short words have real neighbours one slip away, and nobody slips on a first letter.
  if char_length(shorter) < 4 or left(longer, 1) <> left(shorter, 1) or char_length(longer) - char_length(shorter) > 2 then
    return false;
  end if;
  if char_length(shorter) >= 8 and extensions.similarity(longer, shorter) >= 0.5 then
    return true;
  end if;
  while substr(longer, at, 1) = substr(shorter, at, 1) and at <= char_length(shorter) loop
    at := at + 1;
  end loop;
  if char_length(longer) > char_length(shorter) then
    return substr(longer, at + 1) = substr(shorter, at);
  end if;
  return substr(longer, at + 1) = substr(shorter, at + 1)
    or (substr(longer, at, 1) = substr(shorter, at + 1, 1)
      and substr(longer, at + 1, 1) = substr(shorter, at, 1)
      and substr(longer, at + 2) = substr(shorter, at + 2));
end;
$$;
comment on function private.is_typo_of(text, text) is
  'Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.';

create function private.knowledge_json(item public.knowledge_items)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
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
$$;
comment on function private.knowledge_json(public.knowledge_items) is
  'An item as tools return it; about is the name of the person it is about, absent for self.';

create function private.check_item_kind(type text, area text)
returns void
language plpgsql
set search_path = ''
as $$
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

grant execute on function
  private.content_words(text),
  private.is_typo_of(text, text),
  private.knowledge_json(public.knowledge_items),
  private.check_item_kind(text, text)
to authenticated, service_role;
-- The words a user's memory is written in. A word that nobody wrote is compared with these few thousand instead of with
-- every item: over 1,000 items of 25 words that took 20 ms a word, over their vocabulary it takes 0.2.
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

create function private.words_of(plain text)
returns setof text
language sql
immutable
-- As many as a sentence has: expecting a thousand, the planner reads a user's whole vocabulary instead of looking them up.
rows 20
set search_path = ''
as $$
  select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
$$;
comment on function private.words_of(text) is 'The words of a folded text that a slip is looked for among.';

create function private.add_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;
comment on function private.add_words() is 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

create function private.forget_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
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

insert into private.knowledge_words (user_id, word)
select distinct i.user_id, w.word
from public.knowledge_items i cross join lateral private.words_of(i.plain) as w (word);


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

grant execute on function
  private.read_question(text),
  private.close_words(text[]),
  private.find_knowledge(text, text, text, int, numeric, timestamptz, timestamptz, text, extensions.halfvec, text),
  private.check_embedding(extensions.halfvec),
  public.search_knowledge(text, text, text, int, double precision, date, date, text, text, extensions.halfvec)
to authenticated, service_role;