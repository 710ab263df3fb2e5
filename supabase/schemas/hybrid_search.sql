-- The search that memory, the library and the knowledge of tools share. Each of them passes its candidate rows in the
-- order that breaks ties. Words (also inflected and misspelt ones, each idea weighted by how few rows have it) and
-- meaning (where there are vectors) are ranked here and fused by reciprocal rank.

create type private.question as (
  ideas bigint[], places bigint[], phrases text[], queries tsquery[], looses tsquery[],
  -- Finds rows with any of the words; null when the question has no word that can be searched for.
  wanted tsquery,
  -- Whether the question is plain text rather than alternatives.
  plain boolean
);
create type private.candidate as (
  id uuid,
  -- Null for a candidate that is near in meaning and has none of the words.
  search tsvector,
  plain text,
  -- synonyms: words of its slot; subject: words of the person it is about.
  asked_by tsvector,
  about tsvector,
  -- The distance from the question, where both have a vector of the same model.
  distance double precision,
  -- The weight of the candidate; 1 is normal.
  weight double precision
);

-- Whether two folded words differ by one letter or by two swapped ones, or, when long, share half of their trigrams.
create function private.is_typo_of(written text, meant text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shorter int := least(char_length(written), char_length(meant));
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- A short word often has another real word one letter away, and the first letter is rarely mistyped.
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

-- The words that a folded word may be a misspelling of: among "known" where it is given, else among the words of the
-- caller's memory. The word itself is one of them.
create function private.close_words(words text[], known text[] default null) returns table (written text, meant text, closeness real)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  -- A single typing error leaves the beginning or the end of a word intact; looking for that first costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.words) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  cross join lateral (
    -- One query for each word: in a join the planner would read the whole vocabulary.
    select every.word from private.knowledge_words every
    where close_words.known is null and every.user_id = private.current_user_id()
      and every.word >= left(w.word, 1) collate "C" and every.word < (left(w.word, 1) || chr(1114111)) collate "C"
    union all
    select every.word from unnest(close_words.known) as every (word) where left(every.word, 1) = left(w.word, 1)
    offset 0
  ) k
  -- A different number is never a misspelling.
  where half.length >= 4 and w.word !~ '\d'
    and char_length(k.word) between half.length - 2 and half.length + 2
    and (left(k.word, half.head) = left(w.word, half.head)
      or right(k.word, half.length - half.head - 1) = right(w.word, half.length - half.head - 1)
      or (half.length >= 8 and extensions.similarity(w.word, k.word) >= 0.5))
    and private.is_typo_of(w.word, k.word)
  group by w.word, k.word;
end;
$$;

-- The folded words of a text without stop words, each with its tsquery.
create function private.search_terms(question text) returns table (word text, query tsquery)
language sql immutable set search_path = '' as $$
  -- One pass over the text: word by word it took half of the time of a search. A stop word gives an empty tsvector;
  -- plainto_tsquery would write a notice to the log for each.
  select distinct on (w.word) w.word, ('''' || replace(replace(l.lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
  from private.plain_words(question) as plain
  cross join lateral unnest(string_to_array(plain, ' '), string_to_array(private.search_text(plain), ' ')) as w (word, stored)
  cross join lateral unnest(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, w.stored))) as l (lexeme)
  where w.word <> '';
$$;

-- The folded words of a text without stop words.
create function private.content_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.word), '{}') from private.search_terms(content_words.query) as t;
$$;

-- The ideas of a text with alternatives: "veterinário/vet, Pipoca" has two, separated by commas or semicolons; null
-- for plain text.
create function private.alternative_ideas(question text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when question ~ '[[:alpha:]]\s*/\s*[[:alpha:]]' then regexp_split_to_array(question, '[,;](?!\d)') end;
end;
$$;

-- The ideas that a text asks for: one row for each word or phrase by which an idea may be found. Ideas are separated
-- as private.alternative_ideas does; in plain text each word is an idea; at most 64 rows. loose: the query with
-- possible corrections of misspelt words.
create function private.search_ideas(question text, known text[] default null)
  returns table (idea bigint, place bigint, phrase text, query tsquery, loose tsquery)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- In plpgsql, since Postgres plans a function in SQL at each call.
  return query
  with
  terms as materialized (select t.word, t.query::text as query from private.search_terms(question) as t),
  close as materialized (select c.written, c.meant from private.close_words(array(select t.word from terms t), known) as c),
  -- The corrected word may be a stop word ("pelo"), which has no query.
  meant as materialized (
    select c.written as word, string_agg(t.query::text, ' | ') as queries
    from private.search_terms((select string_agg(distinct every.meant, ' ') from close every)) as t join close c on c.meant = t.word
    group by c.written
  ),
  -- In plain text every word is an idea.
  said as (
    select i.idea, a.place, private.plain_words(a.phrase) as phrase
    from unnest(coalesce(private.alternative_ideas(question), regexp_split_to_array(private.fold(question), '[^[:alnum:]]+')))
      with ordinality as i (said, idea)
    cross join lateral string_to_table(private.fold(i.said), '/') with ordinality as a (phrase, place)
  )
  select s.idea, s.place, s.phrase, string_agg(t.query, ' & ')::tsquery,
    string_agg('(' || concat_ws(' | ', t.query, m.queries) || ')', ' & ')::tsquery
  from said s
  cross join lateral string_to_table(s.phrase, ' ') as w (word)
  join terms t on t.word = w.word
  left join meant m on m.word = w.word
  group by s.idea, s.place, s.phrase
  -- A bound, since each phrase is compared with each item.
  order by s.idea, s.place
  limit 64;
end;
$$;

-- The ideas that a text asks for, as private.search_ideas reads them.
create function private.read_question(query text, known text[] default null) returns private.question
language plpgsql stable set search_path = '' as $$
declare
  asked private.question;
begin
  select array_agg(i.idea), array_agg(i.place), array_agg(i.phrase), array_agg(i.query), array_agg(i.loose),
    string_agg(i.loose::text, ' | ')::tsquery, coalesce(max(i.place) = 1, false)
  into asked
  from private.search_ideas(read_question.query, read_question.known) as i;
  return asked;
end;
$$;

-- Candidates by relevance: ranks by words and by cosine are fused by reciprocal rank (k = 60); among equals the order
-- of the candidates counts. total: the number of all rows, by which rare ideas are weighted. fitting: leaves out what
-- fits less than this share of the question, or less than half as well as the best.
create function private.rank_matches(asked private.question, candidates private.candidate[], total bigint,
  fitting double precision default null)
returns table (id uuid, score double precision)
language plpgsql stable
-- rows: with the default of a thousand the plan of a caller reads all items to join them.
rows 10
set search_path = ''
-- A generic plan: what is read does not depend on the question, and planning took longer than running.
set plan_cache_mode = 'force_generic_plan'
set jit = off
-- No nested loops: 5,000 items of one slot were estimated as a few and joined row by row, 9 s instead of 0.4.
set enable_nestloop = off
as $$
#variable_conflict use_column
declare
  -- Texts at a greater distance have nothing in common (measured with gemini-embedding-001).
  farthest constant double precision := 0.5;
begin
  return query
    with
    seen as materialized (
      select c.id, c.search, c.plain, c.asked_by, c.about, c.distance, coalesce(c.weight, 1) as weight, c.position
      from unnest(candidates) with ordinality as c (id, search, plain, asked_by, about, distance, weight, position)
    ),
    -- How well an idea fits an item: best in the very word, then in another form, by the slot or subject, and as
    -- a misspelling. The best of its words counts.
    fits as materialized (
      select s.id, t.idea, max(m.fit) > 0.75 as sure, max(m.fit * 0.93 ^ (t.place - 1)) as fit
      from seen s
      cross join unnest(asked.ideas, asked.places, asked.phrases, asked.queries, asked.looses) as t (idea, place,
        phrase, query, loose)
      cross join lateral (
        select case
            when s.asked_by @@ t.query then 1.1
            when s.search @@ t.query then case when strpos(' ' || s.plain || ' ', ' ' || t.phrase || ' ') > 0 then 1.0 else 0.9 end
            when s.about @@ t.query then 0.8
            when s.search @@ t.loose or s.about @@ t.loose then 0.75 end::double precision as fit
      ) m
      where s.search is not null and m.fit is not null
      group by s.id, t.idea
    ),
    -- Misspellings count only for an idea that fits no item as written.
    meant as (
      select f.* from (select f.*, bool_or(f.sure) over (partition by f.idea) as fitting from fits f) f where f.sure or not f.fitting
    ),
    -- The fewer items an idea fits, the more weight it has. An idea that fits no item has the most: it shows that
    -- the answer is not known.
    weights as (
      select a.idea, ln(1 + total / greatest(count(m.id), 0.5)) as weight
      from (select distinct every.idea from unnest(asked.ideas) as every (idea)) a left join meant m on m.idea = a.idea
      group by a.idea
    ),
    shares as (
      select m.id, sum(w.weight * m.fit) / (select sum(every.weight) from weights every) * max(s.weight) as share
      from meant m join weights w on w.idea = m.idea join seen s on s.id = m.id
      group by m.id
    ),
    text_hits as (
      select s.id, rank() over (order by s.share desc) as place
      from shares s where fitting is null or s.share >= greatest(fitting, (select max(best.share) from shares best) / 2)
    ),
    vector_hits as (
      select n.id, rank() over (order by n.nearness desc) as place
      from (select s.id, (1 - s.distance) * s.weight as nearness from seen s where s.distance <= farthest order by 2 desc limit 20) n
    ),
    -- The rank by words counts twice.
    fused as (
      select hits.id, sum(hits.times / (60 + hits.place)) as score
      from (
        select t.id, 2.0::double precision as times, t.place from text_hits t
        union all select v.id, 1, v.place from vector_hits v
      ) hits
      group by hits.id
    )
    select f.id, f.score from fused f join seen s on s.id = f.id order by f.score desc, s.position;
end;
$$;

-- Raises PT400 invalid_embedding; null passes.
create function private.check_embedding(embedding extensions.halfvec) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if extensions.vector_dims(check_embedding.embedding) <> 768
    or extensions.l2_norm(check_embedding.embedding) not between 0.99 and 1.01 then
    perform private.raise(400, 'invalid_embedding', 'Esse vetor não serve: preciso de 768 números, de comprimento 1.');
  end if;
end;
$$;
