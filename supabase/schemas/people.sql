-- People: items of type person, found by name, relationship or nickname, with everything known about them.
create function private.name_key(name text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  key text := translate(private.plain_words(name), 'kyw', 'civ');
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['ph', 'f'], ['th', 't'], ['ct', 't'], ['\mh', ''], ['\mg(?=[ei])', 'j'], ['z\M', 's'], ['(.)\1', '\1']
  ] loop
    key := regexp_replace(key, rule[1], rule[2], 'g');
  end loop;
  return key;
end;
$$;
comment on function private.name_key(text) is
  'One key for the spellings of a name: Thiago and Tiago, Sophia and Sofia, Luiz and Luís, Victor and Vitor, Anna and Ana, Kauã and Cauã.';

create function private.name_words(name text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(array(
    select word from unnest(words) as word
    where word <> all (array['a', 'o', 'as', 'os', 'da', 'do', 'de', 'e', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'dona'])
  ), '{}'), words)
  from string_to_array(private.name_key(name), ' ') as words;
$$;
comment on function private.name_words(text) is 'Keys of the words that name somebody, without "a minha", "seu" and the like.';

create function private.relationship_words(relationship text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select case word
      when 'mamae' then 'mae' when 'mainha' then 'mae' when 'papai' then 'pai' when 'painho' then 'pai'
      when 'vo' then 'avo' when 'vovo' then 'avo' when 'esposo' then 'marido' when 'mulher' then 'esposa' when 'chefa' then 'chefe'
      else word end
    from unnest(private.name_words(relationship)) as word);
$$;
comment on function private.relationship_words(text) is 'Keys of the words of a relationship, the same for mamãe and mãe.';

create function private.find_people(name text)
returns table (id uuid, tier int)
language sql
stable
set search_path = ''
as $$
  -- 1 the same name, 2 another spelling, 3 part of the name, told apart by relationship if given ("minha irmã Júlia"),
  -- 4 a longer name, 5 the relationship ("minha irmã"), 6 a nickname ("Ju"), 7 a typo. Only the best tier counts.
  with
  asked as (
    select private.plain_words(find_people.name) as plain, private.name_key(find_people.name) as key,
      private.name_words(find_people.name) as words, private.relationship_words(find_people.name) as relationship
  ),
  people as (
    select p.id, private.plain_words(p.title) as plain, private.name_key(p.title) as key, private.name_words(p.title) as words,
      private.relationship_words(coalesce(p.person_metadata ->> 'relationship', '')) as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  ),
  ranked as (
    select people.id, case
      when people.plain = asked.plain then 1
      when people.key = asked.key or people.words = asked.words then 2
      when people.words && asked.words and asked.relationship <@ (people.words || people.relationship) then 3
      when people.words <@ asked.words then 4
      when asked.relationship <@ people.relationship then 5
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where char_length(w) >= 2 and starts_with(n, w))) then 6
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where private.is_typo_of(w, n))) then 7
    end as tier
    from people cross join asked
  )
  select ranked.id, ranked.tier from ranked
  where ranked.tier = (select min(r.tier) from ranked r);
$$;
comment on function private.find_people(text) is 'The caller''s people who fit a name best, all of one tier; the lower the surer.';

create function private.person_label(person public.knowledge_items)
returns text
language sql
stable
set search_path = ''
as $$
  select person.title || coalesce(' (' || nullif(person.person_metadata ->> 'relationship', person.title) || ')', '');
$$;

create function private.mention_json(item public.knowledge_items)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content, 'created_at', item.created_at);
$$;

create function private.person_json(person_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id,
    'name', p.title,
    'relationship', p.person_metadata -> 'relationship',
    'birthday', p.person_metadata -> 'birthday',
    'preferences', coalesce(p.person_metadata -> 'preferences', '[]'),
    'content', p.content,
    'confidence', p.confidence,
    'validated', p.validated_by_user,
    'facts', coalesce((
      select jsonb_agg(private.mention_json(f) order by f.stated_at, f.id)
      from (select k.* from known k where k.subject_id = p.id order by k.stated_at desc, k.id limit 20) f), '[]'),
    'mentions', coalesce((
      select jsonb_agg(private.mention_json(m) order by m.stated_at, m.id)
      from (
        select k.* from known k
        where k.subject_id is distinct from p.id and k.type <> 'person'
          and ' ' || k.plain || ' ' like '% ' || split_part(private.plain_words(p.title), ' ', 1) || ' %'
        order by k.stated_at desc, k.id limit 10) m), '[]')))
  from known p
  where p.id = person_json.person_id;
$$;
comment on function private.person_json(uuid) is
  'A person and everything known: facts about them, other items that mention their first name.';

create function public.get_person(name text)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  found_ids uuid[];
begin
  if get_person.name is null or private.plain_words(get_person.name) = '' or char_length(get_person.name) > 200 then
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
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title, 'label', private.person_label(p)) order by private.person_label(p), p.id)
      from public.knowledge_items p
      where p.user_id = caller and p.id = any (found_ids)));
  end if;
  return jsonb_build_object('status', 'found', 'person', private.person_json(found_ids[1]));
end;
$$;
comment on function public.get_person(text) is
  'Everything known about somebody: { status: found, person } | { status: choose, people } when several fit | { status: unknown, name, known }. Understands nicknames, typos and relationships. Raises PT400 invalid_name.';

grant execute on function
  private.name_key(text),
  private.name_words(text),
  private.relationship_words(text),
  private.find_people(text),
  private.person_label(public.knowledge_items),
  private.mention_json(public.knowledge_items),
  private.person_json(uuid),
  public.get_person(text)
to authenticated, service_role;
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

grant execute on function
  private.is_family(text),
  private.relationship_in(text),
  private.name_in(text),
  private.read_name(text),
  private.person_content(text, text),
  private.is_me(text),
  private.same_person(text, text),
  private.name_person(public.knowledge_items, text),
  private.ensure_person(text, text, boolean, text)
to authenticated, service_role;
create function private.check_person(relationship text, birthday text, preferences text[], note text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if note ~ '\S' and private.is_blank(note) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(relationship) > 200 or char_length(note) > 4000
    or not private.is_text_list(coalesce(preferences, '{}'), 20, 200) then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar sobre alguém.');
  end if;
  if birthday is not null and not private.is_birthday(birthday) then
    perform private.raise(400, 'invalid_birthday', 'Não entendi o aniversário: preciso de dia e mês, com o ano se você souber.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  if birthday !~ '^--' and birthday::date > private.today() then
    perform private.raise(400, 'invalid_birthday', 'Esse aniversário está no futuro.', jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
end;
$$;
comment on function private.check_person(text, text, text[], text) is
  'Refuses what cannot be kept about somebody. Raises PT400 content_too_long, invalid_birthday.';

grant execute on function
  private.check_person(text, text, text[], text)
to authenticated, service_role;
-- A namorado becomes a marido: between two people in love the later word counts, as of marital status.
create function private.is_love(relationship text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.plain_words(coalesce(relationship, ''))
    ~ '^(ex )?(ficante|crush|namorad[oa]|noiv[oa]|marido|espos[oa]|mulher|companheir[oa]|parceir[oa])$';
$$;
comment on function private.is_love(text) is 'Whether a relationship is one of love, past or present: these follow each other.';

grant execute on function
  private.is_love(text)
to service_role;