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

revoke execute on function private.name_key(text), private.name_words(text), private.relationship_words(text),
  private.find_people(text), private.person_label(public.knowledge_items), private.person_json(uuid),
  private.mention_json(public.knowledge_items), public.get_person(text) from public, anon;
grant execute on function private.name_key(text), private.name_words(text), private.relationship_words(text),
  private.find_people(text), private.person_label(public.knowledge_items), private.person_json(uuid),
  private.mention_json(public.knowledge_items), public.get_person(text) to authenticated, service_role;
