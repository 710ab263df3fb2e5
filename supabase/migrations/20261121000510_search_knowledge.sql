-- search_knowledge: exact within the caller's current items. Full text finds words and their inflections, trigrams find
-- typos and names; both rankings are fused by reciprocal rank.

create function private.content_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  -- Question words and talk about the assistant's memory say nothing about what is looked for. The stemmer drops the
  -- stop words it knows; those it knows only with an accent are listed here.
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(private.plain_words(query), ' ') as word
  where word <> ''
    and word <> all (array['eu', 'mim', 'meu', 'meus', 'minha', 'minhas', 'voce', 'voces', 'vc', 'vcs', 'nao', 'sim', 'ja',
      'so', 'ate', 'tambem', 'ai', 'la', 'aqui', 'entao', 'sobre', 'acerca', 'respeito', 'quem', 'que', 'qual', 'quais', 'como', 'onde',
      'quando', 'quanto', 'quantos', 'quanta', 'quantas', 'porque', 'pq', 'sou', 'es', 'sao', 'esta', 'estao', 'estou', 'to', 'ta',
      'tem', 'tenho', 'ter', 'faz', 'faco', 'fazer', 'fiz', 'fez', 'ha', 'posso', 'pode', 'podia', 'devo', 'preciso', 'quero', 'ser', 'estar', 'vou', 'vai',
      'sei', 'sabe', 'saber', 'sabia', 'lembra', 'lembro', 'lembrar', 'lembrou', 'conhece', 'conta', 'conte', 'contei', 'fala',
      'fale', 'falei', 'falou', 'diz', 'diga', 'disse', 'mostra', 'mostre', 'lista', 'liste', 'anotou', 'guardou', 'memoria', 'memorias',
      'perfil', 'informacao', 'informacoes', 'dado', 'dados', 'fato', 'fatos', 'tudo', 'algo', 'nada', 'coisa', 'coisas', 'vida', 'geral',
      'resumo', 'usuario', 'usuaria', 'pessoa', 'chama', 'chamo', 'nome', 'mesmo', 'mesma', 'agora', 'hoje', 'por', 'favor'])
    and to_tsvector('private.portuguese'::regconfig, private.search_text(word)) <> ''::tsvector;
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

create function private.related_query(asked tsquery)
returns tsquery
language sql
stable
set search_path = ''
as $$
  select string_agg(array_to_string(tsvector_to_array(s.search), ' | '), ' | ')::tsquery
  from private.everyday_subjects s
  where s.search @@ asked;
$$;
comment on function private.related_query(tsquery) is 'Any of the words that belong to the same everyday subject; null when there is none.';

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

create function private.find_knowledge(query text, type text, area text, max_items int)
returns table (id uuid, score double precision)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  words text[] := private.content_words(find_knowledge.query);
begin
  if cardinality(words) = 0 then
    return query
      select i.id, 1.0::double precision / (60 + row_number() over (
        order by i.validated_by_user desc, i.confidence >= 0.9 desc, (i.subject = 'self' and i.type <> 'person') desc,
          i.confidence desc, i.stated_at desc, i.id))
      from public.knowledge_items i
      where i.user_id = caller and i.deleted_at is null and i.superseded_at is null
        and (find_knowledge.type is null or i.type = find_knowledge.type)
        and (find_knowledge.area is null or i.area = find_knowledge.area)
      order by 2 desc
      limit find_knowledge.max_items;
    return;
  end if;
  return query
    with
    asked as materialized (
      select w as word, query, private.related_query(query) as related
      from unnest(words) as w, plainto_tsquery('private.portuguese'::regconfig, private.search_text(w)) as query
    ),
    items as materialized (
      select i.id, i.search, p.search as subject_search, i.validated_by_user, i.confidence, i.stated_at,
        concat_ws(' ', i.plain, private.plain_words(p.title)) as plain
      from public.knowledge_items i
      left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
      where i.user_id = caller and i.deleted_at is null and i.superseded_at is null
        and (find_knowledge.type is null or i.type = find_knowledge.type)
        and (find_knowledge.area is null or i.area = find_knowledge.area)
    ),
    -- A word in the item counts fully, one known of the person it is about half, one of the same subject a little.
    matches as materialized (
      select i.id, asked.word, hit.weight, ts_rank(i.search, asked.query) as rank
      from items i
      cross join asked
      cross join lateral (
        select case
          when i.search @@ asked.query then 1.0
          when i.subject_search @@ asked.query then 0.5
          when i.search @@ asked.related then 0.3
        end as weight
      ) hit
      where hit.weight is not null
    ),
    text_hits as (
      select m.id, rank() over (order by sum(m.weight) desc, sum(m.rank) desc) as place
      from matches m
      group by m.id
    ),
    -- Trigrams cost twenty times a word's look-up: only words that no item has are compared, and nobody slips on a
    -- word's first letter.
    close_words as (
      -- "irmã" and "irmão" have one stem.
      select m.id, case when ' ' || i.plain || ' ' like '% ' || m.word || ' %' then 1.0 else 0.8 end::real as closeness
      from matches m join items i on i.id = m.id
      where m.weight = 1.0
      union all
      select i.id, hit.closeness
      from asked
      cross join items i
      cross join lateral (
        select case when strpos(' ' || i.plain, ' ' || left(asked.word, 1)) > 0
          then extensions.word_similarity(asked.word, i.plain) end as closeness
      ) hit
      where char_length(asked.word) >= 3
        and not exists (select from matches m where m.word = asked.word and m.weight = 1.0)
        and hit.closeness >= 0.3
        and exists (
          select from unnest(string_to_array(i.plain, ' ')) as word
          where private.is_typo_of(asked.word, word)
        )
    ),
    trigram_hits as (
      select w.id, rank() over (order by sum(w.closeness) desc) as place
      from close_words w
      group by w.id
    ),
    fused as (
      select hits.id, sum(1.0::double precision / (60 + hits.place)) as score
      from (select * from text_hits union all select * from trigram_hits) hits
      group by hits.id
    )
    select fused.id, fused.score
    from fused join items i on i.id = fused.id
    order by fused.score desc, i.validated_by_user desc, i.confidence desc, i.stated_at desc, i.id
    limit find_knowledge.max_items;
end;
$$;
comment on function private.find_knowledge(text, text, text, int) is
  'The caller''s current items by relevance: full text and trigrams fused by reciprocal rank (k = 60); without a content word, what matters most.';

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

create function public.search_knowledge(query text default '', type text default null, area text default null, "limit" int default 5)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
begin
  perform private.check_item_kind(search_knowledge.type, search_knowledge.area);
  if search_knowledge."limit" not between 1 and 10 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 10 itens.');
  end if;
  if char_length(search_knowledge.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  return jsonb_build_object(
    'query', coalesce(search_knowledge.query, ''),
    'items', coalesce((
      select jsonb_agg(private.knowledge_json(i) || jsonb_build_object('score', round(f.score::numeric, 6)) order by f.score desc, f.position)
      from (
        select found.id, found.score, row_number() over () as position
        from private.find_knowledge(coalesce(search_knowledge.query, ''), search_knowledge.type, search_knowledge.area,
          coalesce(search_knowledge."limit", 5)) as found
      ) f
      join public.knowledge_items i on i.user_id = caller and i.id = f.id
    ), '[]'));
end;
$$;
comment on function public.search_knowledge(text, text, text, int) is
  'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, confidence, source, validated, score, created_at }] }. An empty query lists what matters most. Raises PT400 invalid_type, invalid_area, invalid_limit, query_too_long.';

revoke execute on function private.content_words(text), private.related_query(tsquery), private.is_typo_of(text, text),
  private.find_knowledge(text, text, text, int), private.knowledge_json(public.knowledge_items),
  private.check_item_kind(text, text), public.search_knowledge(text, text, text, int) from public, anon;
grant execute on function private.content_words(text), private.related_query(tsquery), private.is_typo_of(text, text),
  private.find_knowledge(text, text, text, int), private.knowledge_json(public.knowledge_items),
  private.check_item_kind(text, text), public.search_knowledge(text, text, text, int) to authenticated, service_role;
