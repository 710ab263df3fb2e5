-- The search that memory, the library and the tools' knowledge share. Each brings what may be meant, in the order that breaks ties:
-- its own rows, read by its own filters. Words, their inflections and what they were misspelt for, each idea weighed by how few have it,
-- and meaning, where there are vectors, are ranked here and fused by reciprocal rank.

create type private.question as (
  ideas bigint[], places bigint[], phrases text[], queries tsquery[], looses tsquery[],
  -- What has any of it; null where nothing says anything.
  wanted tsquery,
  -- Whether it is plain text, not alternatives.
  plain boolean
);
create type private.candidate as (
  id uuid,
  -- Null where it is near and has none of the words.
  search tsvector,
  plain text,
  -- Words that ask for it, whatever it says; and those of what it is about.
  asked_by tsvector,
  about tsvector,
  -- From the question, where both have a vector of one model.
  distance double precision,
  -- What it counts beside the others: 1, more or less.
  weight double precision
);

-- Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.
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

-- Known words, else those of the caller's memory, that a folded word may have been meant for, by private.is_typo_of;
-- the word itself among them.
create function private.close_words(words text[], known text[] default null) returns table (written text, meant text, closeness real)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  -- One slip leaves a word's beginning or its end as it was: that is asked first, because it costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.words) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  cross join lateral (
    -- Word by word: joined, the planner would read the whole vocabulary.
    select every.word from private.knowledge_words every
    where close_words.known is null and every.user_id = private.current_user_id()
      and every.word >= left(w.word, 1) collate "C" and every.word < (left(w.word, 1) || chr(1114111)) collate "C"
    union all
    select every.word from unnest(close_words.known) as every (word) where left(every.word, 1) = left(w.word, 1)
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
end;
$$;

-- The folded words of a text that say something, each as full text search asks for it.
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

-- The folded words of a text that are no stop words.
create function private.content_words(query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(t.word), '{}') from private.search_terms(content_words.query) as t;
$$;

-- The ideas of a text with alternatives ("veterinário/vet, Pipoca"), as they are written between commas or
-- semicolons; null for plain text.
create function private.alternative_ideas(question text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when question ~ '[[:alpha:]]\s*/\s*[[:alpha:]]' then regexp_split_to_array(question, '[,;](?!\d)') end;
end;
$$;

-- What a text asks for, a row for every word or phrase that an idea may be kept under. With alternatives ideas are
-- parted as private.alternative_ideas says; in plain text every word that says something is one; at most 64 rows.
-- loose: also the known words, else those of the caller's memory, that may have been meant.
create function private.search_ideas(question text, known text[] default null)
  returns table (idea bigint, place bigint, phrase text, query tsquery, loose tsquery)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- A function in SQL would be planned at each call.
  return query
  with
  terms as materialized (select t.word, t.query::text as query from private.search_terms(question) as t),
  close as materialized (select c.written, c.meant from private.close_words(array(select t.word from terms t), known) as c),
  -- A word may have been meant for one that says nothing ("pelo"): that has no term.
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
  -- Each is looked for in each item. What nobody means could hold the database for seconds.
  order by s.idea, s.place
  limit 64;
end;
$$;

-- What a text asks for, as private.search_ideas reads it.
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

-- Candidates by relevance, words and cosine fused by reciprocal rank (k = 60), those that came first before their
-- equals. total: how many there are to choose from, candidates or not, by which ideas are weighed. fitting: only what
-- fits at least this share of what is asked, and half as much of it as the best.
create function private.rank_matches(asked private.question, candidates private.candidate[], total bigint,
  fitting double precision default null)
returns table (id uuid, score double precision)
language plpgsql stable
-- Expecting a thousand, a caller's plan reads all items to join them.
rows 10
set search_path = ''
-- What a search reads does not depend on what is looked for, and planning it anew took longer than running it.
set plan_cache_mode = 'force_generic_plan'
set jit = off
-- 5,000 items of one slot were taken for a few and joined row by row: 9 s instead of 0.4.
set enable_nestloop = off
as $$
#variable_conflict use_column
declare
  -- Farther than this two texts of gemini-embedding-001 have nothing to do with each other; nearer they may.
  farthest constant double precision := 0.5;
begin
  return query
    with
    seen as materialized (
      select c.id, c.search, c.plain, c.asked_by, c.about, c.distance, coalesce(c.weight, 1) as weight, c.position
      from unnest(candidates) with ordinality as c (id, search, plain, asked_by, about, distance, weight, position)
    ),
    -- How well an idea fits: by what asks for it, in its very words or another form of them, by what it is about, or misspelt;
    -- the first word for an idea says it best.
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
    -- Only an idea that no item fits is taken for a misspelt one.
    meant as (
      select f.* from (select f.*, bool_or(f.sure) over (partition by f.idea) as fitting from fits f) f where f.sure or not f.fitting
    ),
    -- The fewer items an idea fits, the more it says; one that none fits says the most: that what is asked is not known.
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
    -- What was said in so many words counts twice.
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
