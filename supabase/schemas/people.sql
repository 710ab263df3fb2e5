-- People: items of type person. They are found by name, other names and bond (what somebody is to the user). A person
-- has one bond at a time (person_metadata.relationship); earlier ones are in past_bonds.

-- The folded words of a name or a relationship, without stop words.
create function private.name_words(name text) returns text[]
language sql immutable set search_path = '' as $$
  -- "a minha irmã Júlia" has two stop words. A name of stop words only is taken whole.
  select coalesce(nullif(array(
    select w.word from unnest(words) with ordinality as w (word, position)
    where to_tsvector('private.portuguese'::regconfig, w.word) <> ''::tsvector order by w.position), '{}'), words)
  from string_to_array(private.plain_words(name), ' ') as words;
$$;

-- The main words of a bond or name, folded: "neuro" of "neuro da mãe" (who is not the mother), "melhor amiga" of
-- "minha melhor amiga do trabalho".
create function private.bond_head(bond text) returns text[]
language sql immutable set search_path = '' as $$
  -- The words from the first that is no stop word up to the next stop word.
  with words as (
    select w.word, w.position, to_tsvector('private.portuguese'::regconfig, w.word) = ''::tsvector as is_stop
    from unnest(string_to_array(private.plain_words(bond_head.bond), ' ')) with ordinality as w (word, position)
  ),
  first as (select min(w.position) filter (where not w.is_stop) as position from words w)
  select coalesce(nullif(array(
    select w.word from words w, first
    where w.position >= first.position
      and not exists (select from words s where s.is_stop and s.position > first.position and s.position <= w.position)
    order by w.position), '{}'), private.name_words(bond_head.bond));
$$;

-- Whether the accents of the last letters allow two names or bonds to be the same. avó and avô are different people,
-- avo may be either. Accents inside a word do not count: Antônio is António.
create function private.marks_agree(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
    select from regexp_split_to_table(lower(normalize(one)), '[\s,.;()]+') as a (word)
    join regexp_split_to_table(lower(normalize(other)), '[\s,.;()]+') as b (word)
      on private.fold(a.word) = private.fold(b.word) and right(a.word, 1) <> right(b.word, 1)
    where right(a.word, 1) <> private.fold(right(a.word, 1)) and right(b.word, 1) <> private.fold(right(b.word, 1)));
$$;

-- The current bond of a person; null when it has ended or is not known.
create function private.bond_of(person public.knowledge_items) returns text
language sql immutable set search_path = '' as $$
  select person.person_metadata ->> 'relationship';
$$;

-- Former bonds of a person, oldest first: [{ relationship, until }].
create function private.past_bonds(person public.knowledge_items) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(person.person_metadata -> 'past_bonds')
    when 'array' then person.person_metadata -> 'past_bonds' else '[]' end;
$$;

create function private.aliases_of(person public.knowledge_items) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select a.value from jsonb_array_elements_text(case jsonb_typeof(person.person_metadata -> 'aliases')
      when 'array' then person.person_metadata -> 'aliases' else '[]' end) as a (value));
$$;

-- All names of a person: the name of the item, its aliases, and names that other items give.
create function private.person_names(person public.knowledge_items) returns text[]
language sql stable set search_path = '' as $$
  select array[person.title] || private.aliases_of(person) || array(
    select f.value from public.knowledge_items f
    where f.user_id = person.user_id and f.subject = person.id::text and f.slot = 'name' and f.holds and f.value is not null
      and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null);
$$;

-- The label of a person in lists: "Júlia (irmã)", or "Caio (ex-namorado)" when the bond has ended.
create function private.person_label(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select person.title || coalesce(' (' || coalesce(
    case when private.plain_words(private.bond_of(person)) <> private.plain_words(person.title) then private.bond_of(person) end,
    case when private.bond_of(person) is null then 'ex-' || (private.past_bonds(person) -> -1 ->> 'relationship') end) || ')', '');
$$;

-- The tiers in which find_people() matches a name, best first. sure: good enough to act on without asking.
create function private.match_tiers() returns table (tier text, place int, sure boolean)
language sql immutable set search_path = '' as $$
  values
    -- The same name, alias or label: "Júlia", "Júlia (irmã)".
    ('name', 1, true),
    -- The same bond: "minha irmã".
    ('bond', 2, true),
    -- The same name but for stop words: "a Júlia".
    ('name_words', 3, true),
    -- A part of the name that names the person, perhaps with the bond: "Júlia" of "Júlia Prado", "minha irmã Júlia".
    ('part_of_name', 4, true),
    -- More than the known name: "Júlia Prado" of "Júlia".
    ('longer_name', 5, true),
    -- A part of the bond: "neuro" of "neuro da mãe".
    ('part_of_bond', 6, true),
    -- Words of the bond that leave out whose or of what.
    ('head_of_bond', 7, false),
    -- Words of the name that may be anybody's: "Silva" of "Maria da Silva".
    ('end_of_name', 8, false),
    -- The beginning of a name: "Ju" of "Júlia".
    ('nickname', 9, false),
    ('misspelling', 10, false),
    -- At least one word in common.
    ('shared_word', 11, false);
$$;

-- The caller's people who fit a name best, with the tier in which they were found (private.match_tiers) and whether
-- it is sure. Only the best tier is returned.
create function private.find_people(name text) returns table (id uuid, fit text, sure boolean)
language sql stable set search_path = '' as $$
  -- Words behind a stop word say whose or of what somebody is ("neuro da mãe", "Maria da Silva"): they are no sure
  -- part of a name.
  with
  asked as (
    select private.plain_words(find_people.name) as plain, private.name_words(find_people.name) as words
  ),
  named as (
    select p.id, p.title as name, p from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  ),
  people as materialized (
    select n.id, n.name, private.plain_words(n.name) as plain, private.name_words(n.name) as words, private.bond_of(n.p) as bond,
      private.name_words(coalesce(private.bond_of(n.p), '')) as bond_words,
      case when find_people.name like '%(%' then private.plain_words(private.person_label(n.p)) end as label
    from (
      select named.id, named.name, named.p from named
      union all
      select named.id, other.name, named.p from named cross join lateral unnest(private.aliases_of(named.p)) as other (name)
      union all
      select named.id, f.value, named.p from named
      join public.knowledge_items f on f.user_id = private.current_user_id() and f.subject = named.id::text
        and f.slot = 'name' and f.holds
        and f.value is not null and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null
    ) n
  ),
  -- Cheap conditions come first: typos and accents are compared only where the words fit.
  fitting as (
    select people.id, case
      when people.label = asked.plain
        or (people.plain = asked.plain and private.marks_agree(people.name, find_people.name)) then 'name'
      when people.bond_words = asked.words and private.marks_agree(people.bond, find_people.name) then 'bond'
      when people.words = asked.words and private.marks_agree(people.name, find_people.name) then 'name_words'
      -- The bond may be part of what was said: "minha irmã Júlia".
      when people.words && asked.words and asked.words <@ (people.words || people.bond_words)
        and asked.words && private.bond_head(people.name) and private.marks_agree(people.name, find_people.name) then 'part_of_name'
      when people.words <@ asked.words and people.words[1] = asked.words[1] then 'longer_name'
      when asked.words <@ people.bond_words and asked.words && private.bond_head(people.bond)
        and people.bond_words <@ (private.bond_head(people.bond) || asked.words)
        and private.marks_agree(people.bond, find_people.name) then 'part_of_bond'
      when asked.words <@ people.bond_words and asked.words <@ private.bond_head(people.bond)
        and private.marks_agree(people.bond, find_people.name) then 'head_of_bond'
      when asked.words <@ people.words and private.marks_agree(people.name, find_people.name) then 'end_of_name'
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where char_length(w) >= 2 and starts_with(n, w)))
        and private.marks_agree(people.name, find_people.name) then 'nickname'
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where private.is_typo_of(w, n)))
        and private.marks_agree(people.name, find_people.name) then 'misspelling'
      when people.words && asked.words then 'shared_word'
    end as fit, people.name, asked.words
    from people cross join asked
    where asked.words <> '{}'
  ),
  ranked as (
    select f.*, t.place, t.sure from fitting f join private.match_tiers() t on t.tier = f.fit
  )
  select distinct r.id, r.fit, r.sure from ranked r
  where r.place = (select min(o.place) from ranked o) and (r.fit <> 'shared_word' or r.words && private.bond_head(r.name));
$$;

-- An item in the description of a person. about: the name of whom it is about; absent for the user.
create function private.mention_json(item public.knowledge_items) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content,
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'created_at', item.created_at));
$$;

-- The birthday of a person, YYYY-MM-DD or --MM-DD, from the person or from an item about them; null when it is not
-- known. Birthdays are read only here.
create function private.birthday_of(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  -- The later statement counts, but one that the user has validated comes before one that is only a separate fact
  -- about the person.
  select coalesce((
    select f.value from public.knowledge_items f
    where f.user_id = person.user_id and f.subject = person.id::text and f.slot = 'birthday' and f.holds
      and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null and private.is_birthday(f.value)
      and (person.person_metadata ->> 'birthday' is null
        or (f.stated_at >= person.stated_at and (f.validated_by_user or not person.validated_by_user)))
    order by f.needs_resolution, f.stated_at desc, f.id
    limit 1), person.person_metadata ->> 'birthday');
$$;

-- A person with all that is known: facts about them, and other items that mention one of their first names.
create function private.person_json(person_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id,
    'name', p.title,
    'aliases', p.person_metadata -> 'aliases',
    'relationship', p.person_metadata -> 'relationship',
    'past_bonds', p.person_metadata -> 'past_bonds',
    'birthday', private.birthday_of(p),
    'preferences', coalesce(p.person_metadata -> 'preferences', '[]'),
    'content', p.content,
    'confidence', p.confidence,
    'validated', p.validated_by_user,
    'facts', coalesce((
      select jsonb_agg(private.mention_json(f) - 'about' order by f.stated_at, f.id)
      from (select k.* from known k where k.subject_id = p.id order by k.stated_at desc, k.id limit 20) f), '[]'),
    'mentions', coalesce((
      select jsonb_agg(private.mention_json(m) order by m.stated_at, m.id)
      from (
        select k.* from known k
        where k.subject_id is distinct from p.id and k.type <> 'person'
          and exists (
            select from unnest(private.person_names(p)) as n (name)
            where strpos(' ' || k.plain || ' ', ' ' || split_part(private.plain_words(n.name), ' ', 1) || ' ') > 0)
        order by k.stated_at desc, k.id limit 10) m), '[]')))
  from known p
  where p.id = person_json.person_id;
$$;

create function public.get_person(name text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_ids uuid[];
begin
  if get_person.name is null or private.plain_words(get_person.name) !~ '[[:alnum:]]' or char_length(get_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você quer saber? Preciso de um nome de até 200 letras.');
  end if;
  select array_agg(p.id) into found_ids from private.find_people(get_person.name) as p;
  if found_ids is null then
    return jsonb_build_object('status', 'unknown', 'name', get_person.name, 'known', coalesce((
      select jsonb_agg(k.label order by k.label)
      from (
        select private.person_label(p) as label from public.knowledge_items p
        where p.user_id = caller and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
        order by p.updated_at desc limit 10) k), '[]'));
  end if;
  if cardinality(found_ids) > 1 then
    return jsonb_build_object('status', 'choose', 'name', get_person.name, 'people', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title, 'label', private.person_label(p))
        order by private.person_label(p), p.id)
      from public.knowledge_items p
      where p.user_id = caller and p.id = any (found_ids)));
  end if;
  return jsonb_build_object('status', 'found', 'person', private.person_json(found_ids[1]));
end;
$$;
comment on function public.get_person(text) is
  'Everything known about somebody: { status: found, person } | { status: choose, people } when several fit | { status: '
  'unknown, name, known }. Finds aliases, nicknames, misspellings and current bonds. Raises PT400 invalid_name.';

grant execute on function public.get_person(text) to authenticated, service_role;
