-- Whom a write is about. A guess never decides whose item is changed: only a name that is the same, part of the same, or a
-- relationship that one person has; otherwise somebody new is made.

create function private.is_family(relationship text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select string_to_array(private.plain_words(coalesce(relationship, '')), ' ') && array['mae', 'pai', 'irmao', 'irma', 'filho', 'filha',
    'avo', 'vo', 'vovo', 'neto', 'neta', 'tio', 'tia', 'primo', 'prima', 'sobrinho', 'sobrinha', 'sogro', 'sogra', 'genro', 'nora', 'cunhado', 'cunhada',
    'padrasto', 'madrasta', 'enteado', 'enteada', 'padrinho', 'madrinha', 'afilhado', 'afilhada'];
$$;

create function private.relationship_in(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select word
  from regexp_split_to_table(value, '[^[:alpha:]]+') with ordinality as w (word, position)
  where private.is_family(word) or private.plain_words(word) = any (array['amigo', 'amiga', 'namorado', 'namorada', 'noivo', 'noiva',
    'marido', 'esposo', 'esposa', 'mulher', 'companheiro', 'companheira', 'parceiro', 'parceira', 'ex', 'chefe', 'chefa', 'colega',
    'vizinho', 'vizinha', 'terapeuta', 'psicologo', 'psicologa', 'medico', 'medica', 'professor', 'professora', 'mamae', 'papai'])
  order by position
  limit 1;
$$;
comment on function private.relationship_in(text) is 'The first word of a text that says how somebody is related to the user; null when none does.';

create function private.name_in(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  select name
  from regexp_matches(content, '[[:upper:]][[:alpha:]]+(?:\s+(?:d[aeo]s?\s+)?[[:upper:]][[:alpha:]]+)*', 'g')
    with ordinality as m (words, position),
    lateral (select words[1] as name, split_part(private.plain_words(words[1]), ' ', 1) as first_word) n
  where private.relationship_in(first_word) is null
    and first_word <> all (array['minha', 'meu', 'nossa', 'nosso', 'uma', 'um', 'tem', 'mora', 'vive', 'gosta', 'ama', 'trabalha',
      'estuda', 'nasceu', 'faz', 'fez', 'foi', 'era', 'esta', 'chama', 'se', 'ela', 'ele', 'sua', 'seu', 'que', 'quem'])
  order by position
  limit 1;
$$;
comment on function private.name_in(text) is 'The first proper name of a sentence; null when it has none.';

create function private.read_name(given text, out name text, out relationship text)
language plpgsql
immutable
set search_path = ''
as $$
declare
  first_word text;
begin
  name := regexp_replace(btrim(regexp_replace(given, '\s+', ' ', 'g')), '^((a|o|minha|meu|as|os)\s+)+(?=\S)', '', 'i');
  first_word := split_part(name, ' ', 1);
  relationship := private.relationship_in(name);
  -- "irmã Júlia" is Júlia; "tia Rosa" and "vó Maria" are what one calls them.
  if relationship = first_word and name <> first_word
    and private.plain_words(relationship) <> all (array['tia', 'tio', 'avo', 'vo', 'vovo', 'padrinho', 'madrinha']) then
    name := btrim(substr(name, char_length(first_word) + 1));
  end if;
  if name = lower(name) then
    name := array_to_string(array(
      select case when word = any (array['da', 'de', 'do', 'das', 'dos', 'e']) and position > 1 then word else initcap(word) end
      from unnest(string_to_array(name, ' ')) with ordinality as w (word, position) order by position), ' ');
  end if;
  relationship := lower(relationship);
end;
$$;
comment on function private.read_name(text) is 'The name as it is kept, and the relationship said with it: "minha irmã júlia" is Júlia, irmã.';

create function private.person_content(name text, relationship text)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(', ', name, nullif(relationship, lower(name)));
$$;

create function private.is_me(name text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.plain_words(name) = any (array['eu', 'mim', 'eu mesma', 'eu mesmo', 'self', 'user', 'usuario', 'usuaria', 'o usuario', 'a usuaria', 'voce'])
    or exists (
      select from public.profiles p
      where p.user_id = (select auth.uid()) and private.plain_words(p.display_name) = private.plain_words(is_me.name));
$$;

create function private.same_person(name text, relationship text)
returns setof public.knowledge_items
language sql
stable
set search_path = ''
as $$
  -- Family does not change: a sister and a boss of one name are two people. An unnamed "Mãe" is whoever turns out to be it.
  with fits as (
    select p.* from private.find_people(same_person.name) as f
    join public.knowledge_items p on p.user_id = private.current_user_id() and p.id = f.id
    where f.tier <= 5
      and not (same_person.relationship is not null and p.person_metadata ->> 'relationship' is not null
        and not private.relationship_words(p.person_metadata ->> 'relationship') && private.relationship_words(same_person.relationship)
        and (private.is_family(same_person.relationship) or private.is_family(p.person_metadata ->> 'relationship')))
  )
  select * from fits
  union all
  select p.* from public.knowledge_items p
  where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
    and not p.validated_by_user and not exists (select from fits)
    and private.relationship_words(p.title) = private.relationship_words(same_person.relationship)
    and private.plain_words(same_person.relationship) = any (array['mae', 'pai', 'marido', 'esposo', 'esposa', 'mulher',
      'namorado', 'namorada', 'noivo', 'noiva', 'sogro', 'sogra', 'chefe', 'chefa']);
$$;

create function private.name_person(person public.knowledge_items, name text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if person.validated_by_user
    or private.relationship_words(person.title) is distinct from private.relationship_words(person.person_metadata ->> 'relationship')
    or private.relationship_words(person.title) && private.relationship_words(name) then
    return null;
  end if;
  update public.knowledge_items p set title = name_person.name,
    content = private.person_content(name_person.name, p.person_metadata ->> 'relationship')
  where p.user_id = person.user_id and p.id = person.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('title', person.title, 'content', person.content)));
end;
$$;
comment on function private.name_person(public.knowledge_items, text) is
  'Gives somebody known only as "Mãe" the name just said; returns how to take it back, null when nothing changed.';

create function private.ensure_person(
  name text, relationship text, by_assistant boolean, content text default null,
  out id uuid, out created boolean, out undo jsonb)
language plpgsql
set search_path = ''
as $$
declare
  spoken record;
  person public.knowledge_items;
  people public.knowledge_items[];
begin
  created := false;
  if ensure_person.name is null or private.plain_words(ensure_person.name) !~ '[[:alpha:]]' or char_length(ensure_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você está falando? Preciso de um nome de até 200 letras.');
  end if;
  if private.is_me(ensure_person.name) then
    return;
  end if;
  select * into spoken from private.read_name(ensure_person.name);
  spoken.relationship := coalesce(nullif(btrim(ensure_person.relationship), ''), spoken.relationship);
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  people := array(select p from private.same_person(ensure_person.name, spoken.relationship) as p);
  if cardinality(people) > 1 then
    perform private.raise(409, 'ambiguous_person', 'Conheço mais de uma pessoa assim. Qual delas?',
      (select jsonb_build_object('people', jsonb_agg(private.person_label(p) order by private.person_label(p))) from unnest(people) as p));
  end if;
  if cardinality(people) = 1 then
    person := people[1];
    id := person.id;
    undo := private.name_person(person, spoken.name);
    return;
  end if;
  person := private.new_knowledge(by_assistant, 0.95);
  person.type := 'person';
  person.title := spoken.name;
  person.content := coalesce(nullif(btrim(ensure_person.content, E' \t\r\n'), ''), private.person_content(spoken.name, spoken.relationship));
  person.person_metadata := jsonb_strip_nulls(jsonb_build_object('relationship', spoken.relationship));
  perform private.insert_knowledge(person);
  id := person.id;
  created := true;
  undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.ensure_person(text, text, boolean, text) is
  'The id of the person somebody means, made when unknown; null for the user. Raises PT400 invalid_name, PT409 ambiguous_person with the labels to choose from.';

revoke execute on function private.is_family(text), private.relationship_in(text), private.name_in(text), private.read_name(text),
  private.person_content(text, text), private.is_me(text), private.same_person(text, text),
  private.name_person(public.knowledge_items, text), private.ensure_person(text, text, boolean, text) from public, anon;
grant execute on function private.is_family(text), private.relationship_in(text), private.name_in(text), private.read_name(text),
  private.person_content(text, text), private.is_me(text), private.same_person(text, text),
  private.name_person(public.knowledge_items, text), private.ensure_person(text, text, boolean, text) to authenticated, service_role;
