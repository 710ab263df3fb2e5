-- Which person a write is about. An uncertain match never decides: the user is asked which namesake is meant, and a
-- name that fits nobody is a new person.

create function private.person_content(name text, relationship text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(', ', name, nullif(relationship, lower(name)));
$$;

create function private.tidy_name(name text) returns text
language sql immutable set search_path = '' as $$
  -- Stop words at the beginning are dropped, others stay in lower case: "a maria da silva" is Maria da Silva.
  with words as (
    select w.word, w.position, to_tsvector('private.portuguese'::regconfig, private.plain_words(w.word)) = ''::tsvector as small
    from regexp_split_to_table(btrim(tidy_name.name), '\s+') with ordinality as w (word, position)
  )
  select string_agg(case when tidy_name.name = lower(tidy_name.name) and not w.small
      then upper(left(w.word, 1)) || substr(w.word, 2) else w.word end, ' ' order by w.position)
  from words w
  where w.position >= (select coalesce(min(f.position) filter (where not f.small), 1) from words f);
$$;

create function private.is_me(name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.profiles p
    where p.user_id = (select auth.uid()) and private.plain_words(p.display_name) = private.plain_words(is_me.name));
$$;

-- Whether a person has this bond: amiga and melhor amiga are the same, mãe and neuro da mãe are not; null when the
-- bond is not known.
create function private.has_relationship(person public.knowledge_items, relationship text) returns boolean
language sql immutable set search_path = '' as $$
  select private.marks_agree(bond, has_relationship.relationship)
    and private.bond_head(bond) && private.bond_head(has_relationship.relationship)
    -- Where both say whose or of what, that has to agree.
    and (private.bond_head(bond) @> private.name_words(bond)
      or private.bond_head(has_relationship.relationship) @> private.name_words(has_relationship.relationship)
      or private.name_words(bond) && array(
        select w from unnest(private.name_words(has_relationship.relationship)) as w
        where w <> all (private.bond_head(has_relationship.relationship))))
  from (select private.bond_of(person) as bond) b;
$$;

-- Whether two bonds have the same words; null when one is not known.
create function private.is_same_bond(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select private.name_words(one) = private.name_words(other) and private.marks_agree(one, other);
$$;

-- The person known only as "Mãe", if nobody else is the user's mother.
create function private.unnamed_person(relationship text) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  -- A person whose name is her bond ("Mãe"), if she is the only one with it.
  with same as (
    select p.* from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
      and (private.is_same_bond(p.title, unnamed_person.relationship) or private.has_relationship(p, unnamed_person.relationship))
  )
  select s.* from same s
  where (select count(*) from same) = 1 and not s.validated_by_user
    and private.is_same_bond(s.title, unnamed_person.relationship);
$$;

-- Gives a person who is known only as "Mãe" the name that was said; returns the undo step.
create function private.name_person(person public.knowledge_items, name text, relationship text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  metadata jsonb := coalesce(person.person_metadata, '{}') || jsonb_build_object('relationship', relationship);
begin
  update public.knowledge_items p set title = name_person.name, person_metadata = metadata,
    content = private.person_content(name_person.name, metadata ->> 'relationship')
  where p.user_id = person.user_id and p.id = person.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('title', person.title, 'content', person.content, 'person_metadata', person.person_metadata)));
end;
$$;

-- The known person that a name means, or nobody. Asks only about real namesakes: raises PT409 ambiguous_person with
-- the labels to choose from.
create function private.people_meant(name text, relationship text) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  -- A label such as "Júlia (irmã)" says which Júlia.
  label text[] := regexp_match(people_meant.name, '^(.*\S)\s*\((.+)\)\s*$');
  bond text := coalesce(label[2], people_meant.relationship);
  fit text;
  found_people public.knowledge_items[];
  of_bond public.knowledge_items[];
begin
  select array_agg(p order by p.id), min(f.fit) into found_people, fit
    from private.find_people(coalesce(label[1], people_meant.name)) as f
  join public.knowledge_items p on p.user_id = private.current_user_id() and p.id = f.id
  where f.sure;
  if label is not null then
    of_bond := array(
      select p from unnest(found_people) as p
      where private.has_relationship(p, label[2])
        or private.plain_words(private.person_label(p)) = private.plain_words(people_meant.name));
    -- A label with a former bond is still understood.
    found_people := case when of_bond <> '{}' then of_bond else array(
      select p from unnest(found_people) as p
      where exists (
        select from jsonb_array_elements(private.past_bonds(p)) as b (value)
        where private.is_same_bond(b.value ->> 'relationship', label[2]))) end;
  end if;
  if cardinality(found_people) > 1 and bond is not null then
    -- First people with exactly this bond, then with a similar one, then those whose bond is not known.
    of_bond := array(select p from unnest(found_people) as p where private.is_same_bond(private.bond_of(p), bond));
    if of_bond = '{}' then
      of_bond := array(select p from unnest(found_people) as p where private.has_relationship(p, bond));
    end if;
    if of_bond = '{}' then
      of_bond := array(select p from unnest(found_people) as p where private.bond_of(p) is null);
    end if;
    found_people := case when cardinality(of_bond) = 1 then of_bond else found_people end;
  end if;
  -- A single person with the name is meant, whatever the bond. A longer name with another bond may be somebody
  -- else.
  if cardinality(found_people) > 1
    or (label is null and fit = 'longer_name' and not private.has_relationship(found_people[1], people_meant.relationship)) then
    perform private.raise(409, 'ambiguous_person', format(
        'Pode ser %s. Se for alguém daí, use o nome como está aqui; '
        'se for outra pessoa, ponha a relação entre parênteses, como em "%s (colega)".',
        (select string_agg(private.person_label(p), ', ' order by private.person_label(p)) from unnest(found_people) as p),
        coalesce(label[1], people_meant.name)),
      (select jsonb_build_object('people', jsonb_agg(private.person_label(p) order by private.person_label(p)))
        from unnest(found_people) as p));
  end if;
  return query select (p).* from unnest(found_people) as p;
end;
$$;

-- The id of the person that is meant, created when unknown; null for the user. Raises PT400 invalid_name, PT409
-- ambiguous_person with the labels to choose from.
create function private.ensure_person(
  name text, relationship text, by_assistant boolean, content text default null, quote text default null,
  out id uuid, out created boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  relation text := lower(coalesce(nullif(btrim(ensure_person.relationship), ''),
    (regexp_match(ensure_person.name, '\S\s*\((.+)\)\s*$'))[1]));
  given text := private.tidy_name(regexp_replace(ensure_person.name, '(\S)\s*\(.+\)\s*$', '\1'));
  person public.knowledge_items;
begin
  created := false;
  -- Pronouns are stop words and not names.
  if given is null or private.plain_words(given) !~ '[[:alpha:]]' or private.content_words(given) = '{}'
    or char_length(ensure_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você está falando? Preciso de um nome de até 200 letras.');
  end if;
  if private.is_me(given) then
    return;
  end if;
  perform private.lock_until_commit(private.current_user_id()::text || ':knowledge');
  select p.* into person from private.people_meant(ensure_person.name, relation) as p;
  if not found and relation is not null then
    select p.* into person from private.unnamed_person(relation) as p;
    if found and private.name_words(given) <> private.name_words(person.title) then
      undo := private.name_person(person, given, relation);
    end if;
  end if;
  if person.id is not null then
    id := person.id;
    return;
  end if;
  person := private.new_knowledge(by_assistant, 0.95);
  person.type := 'person';
  person.title := given;
  person.quote := ensure_person.quote;
  person.content := coalesce(nullif(btrim(ensure_person.content, E' \t\r\n'), ''), private.person_content(given, relation));
  person.person_metadata := jsonb_strip_nulls(jsonb_build_object('relationship', relation));
  perform private.insert_knowledge(person);
  id := person.id;
  created := true;
  undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
