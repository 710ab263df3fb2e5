-- People: items of type person, found by name and by relationship, with everything known about them.
create function private.name_words(name text) returns text[]
language sql immutable set search_path = '' as $$
  -- In "a minha irmã Júlia" two words are a stop word; a name of nothing else is taken as it is.
  select coalesce(nullif(array(
    select w.word from unnest(words) with ordinality as w (word, position)
    where to_tsvector('private.portuguese'::regconfig, w.word) <> ''::tsvector order by w.position), '{}'), words)
  from string_to_array(private.plain_words(name), ' ') as words;
$$;
comment on function private.name_words(text) is 'The folded words of a name or a relationship, without stop words.';

create function private.find_people(name text) returns table (id uuid, tier int)
language sql stable set search_path = '' as $$
  -- 1 the same name, 2 the same words, 3 part of the name, told apart by relationship if given ("minha irmã Júlia"), 4 a longer
  -- name, 5 the relationship ("minha irmã"). These are sure; not so 6 a nickname ("Ju"), 7 a misspelling, 8 a word in common.
  -- Only the best tier counts.
  with
  asked as (
    select private.plain_words(find_people.name) as plain, private.name_words(find_people.name) as words
  ),
  people as (
    select p.id, private.plain_words(p.title) as plain, private.name_words(p.title) as words,
      private.name_words(coalesce(p.person_metadata ->> 'relationship', '')) as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  ),
  ranked as (
    select people.id, case
      when people.plain = asked.plain then 1
      when people.words = asked.words then 2
      when people.words && asked.words and asked.words <@ (people.words || people.relationship) then 3
      when people.words <@ asked.words and people.words[1] = asked.words[1] then 4
      when asked.words <@ people.relationship then 5
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where char_length(w) >= 2 and starts_with(n, w))) then 6
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where private.is_typo_of(w, n))) then 7
      when people.words && asked.words then 8
    end as tier
    from people cross join asked
    where asked.words <> '{}'
  )
  select ranked.id, ranked.tier from ranked
  where ranked.tier = (select min(r.tier) from ranked r);
$$;
comment on function private.find_people(text) is 'The caller''s people who fit a name best, all of one tier; the lower the surer, up to 5 it is sure.';

create function private.person_label(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select person.title || coalesce(' (' || nullif(person.person_metadata ->> 'relationship', person.title) || ')', '');
$$;

create function private.mention_json(item public.knowledge_items) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content, 'created_at', item.created_at);
$$;

create function private.person_json(person_id uuid) returns jsonb
language sql stable set search_path = '' as $$
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
          and strpos(' ' || k.plain || ' ', ' ' || split_part(private.plain_words(p.title), ' ', 1) || ' ') > 0
        order by k.stated_at desc, k.id limit 10) m), '[]')))
  from known p
  where p.id = person_json.person_id;
$$;
comment on function private.person_json(uuid) is
  'A person and everything known: facts about them, other items that mention their first name.';

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
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title, 'label', private.person_label(p)) order by private.person_label(p), p.id)
      from public.knowledge_items p
      where p.user_id = caller and p.id = any (found_ids)));
  end if;
  return jsonb_build_object('status', 'found', 'person', private.person_json(found_ids[1]));
end;
$$;
comment on function public.get_person(text) is
  'Everything known about somebody: { status: found, person } | { status: choose, people } when several fit | { status: unknown, name, known }. Understands nicknames, misspellings and relationships. Raises PT400 invalid_name.';

grant execute on function
  private.name_words(text),
  private.find_people(text),
  private.person_label(public.knowledge_items),
  private.mention_json(public.knowledge_items),
  private.person_json(uuid),
  public.get_person(text)
to authenticated, service_role;
