-- People: items of type person, found by name and relationship; whom a write is about; whose birthday comes. A guess never
-- decides whose item is changed: what is not certain is asked, and whoever fits nobody is somebody new.

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
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content,
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'created_at', item.created_at));
$$;
comment on function private.mention_json(public.knowledge_items) is 'An item as it stands with a person; about is the name of whom it is about, absent for self.';

create function private.birthday_of(person public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  -- The later word counts, but what the user vouched for stands before what was only noted beside it.
  select coalesce((
    select f.value from public.knowledge_items f
    where f.user_id = person.user_id and f.subject = person.id::text and f.slot = 'birthday' and f.holds
      and f.type not in ('person', 'insight') and f.deleted_at is null and f.superseded_at is null and private.is_birthday(f.value)
      and (person.person_metadata ->> 'birthday' is null
        or (f.stated_at >= person.stated_at and (f.validated_by_user or not person.validated_by_user)))
    order by f.needs_resolution, f.stated_at desc, f.id
    limit 1), person.person_metadata ->> 'birthday');
$$;
comment on function private.birthday_of(public.knowledge_items) is
  'The birthday of a person, YYYY-MM-DD or --MM-DD, as it stands with the person or is believed of them; null when it is not known. The one place where it is read.';

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
  private.birthday_of(public.knowledge_items),
  private.person_json(uuid),
  public.get_person(text)
to authenticated, service_role;

create function private.person_content(name text, relationship text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(', ', name, nullif(relationship, lower(name)));
$$;

create function private.tidy_name(name text) returns text
language sql immutable set search_path = '' as $$
  -- Stop words do not begin a name, and stay small in it: "a maria da silva" is Maria da Silva.
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

create function private.has_relationship(person public.knowledge_items, relationship text) returns boolean
language sql immutable set search_path = '' as $$
  select private.name_words(person.person_metadata ->> 'relationship') && private.name_words(has_relationship.relationship);
$$;
comment on function private.has_relationship(public.knowledge_items, text) is 'Whether a person is known as that: amiga and melhor amiga are one; null when it is not known.';

create function private.unnamed_person(relationship text) returns setof public.knowledge_items
language sql stable set search_path = '' as $$
  -- One who is called what she is, and the only one who is that.
  with same as (
    select p.* from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
      and (private.name_words(p.title) = private.name_words(unnamed_person.relationship) or private.has_relationship(p, unnamed_person.relationship))
  )
  select s.* from same s
  where (select count(*) from same) = 1 and not s.validated_by_user
    and private.name_words(s.title) = private.name_words(unnamed_person.relationship);
$$;
comment on function private.unnamed_person(text) is 'The person known only as "Mãe", if nobody else is the user''s mother.';

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
comment on function private.name_person(public.knowledge_items, text, text) is
  'Gives somebody known only as "Mãe" the name just said; returns how to take it back.';

create function private.people_meant(name text, relationship text) returns setof public.knowledge_items
language plpgsql stable set search_path = '' as $$
declare
  -- "Júlia (irmã)", as people are told apart, says which Júlia.
  label text[] := regexp_match(people_meant.name, '^(.*\S)\s*\((.+)\)\s*$');
  of_name public.knowledge_items[] := array(
    select p from private.find_people(coalesce(label[1], people_meant.name)) as f
    join public.knowledge_items p on p.user_id = private.current_user_id() and p.id = f.id
    where f.tier <= 5 and (label is null or private.has_relationship(p, label[2])));
  of_relationship public.knowledge_items[] := array(
    select p from unnest(of_name) as p
    where label is not null or people_meant.relationship is null or coalesce(private.has_relationship(p, people_meant.relationship), true));
begin
  if cardinality(of_relationship) > 1 or (of_relationship = '{}' and of_name <> '{}') then
    perform private.raise(409, 'ambiguous_person', 'Qual delas? Se é alguém que já conheço, use o nome como está aqui; se é outra pessoa, ponha a relação entre parênteses.',
      (select jsonb_build_object('people', jsonb_agg(private.person_label(p) order by private.person_label(p))) from unnest(of_name) as p));
  end if;
  return query select (p).* from unnest(of_relationship) as p;
end;
$$;
comment on function private.people_meant(text, text) is
  'The known person that a name means for certain, or nobody. A sister and a boss of one name may be two people: whose relationship differs is asked about. Raises PT409 ambiguous_person with the labels to choose from.';

create function private.ensure_person(
  name text, relationship text, by_assistant boolean, content text default null, quote text default null,
  out id uuid, out created boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  relation text := lower(coalesce(nullif(btrim(ensure_person.relationship), ''), (regexp_match(ensure_person.name, '\S\s*\((.+)\)\s*$'))[1]));
  given text := private.tidy_name(regexp_replace(ensure_person.name, '(\S)\s*\(.+\)\s*$', '\1'));
  person public.knowledge_items;
begin
  created := false;
  -- Pronouns are stop words and name nobody.
  if given is null or private.plain_words(given) !~ '[[:alpha:]]' or private.content_words(given) = '{}' or char_length(ensure_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você está falando? Preciso de um nome de até 200 letras.');
  end if;
  if private.is_me(given) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
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
comment on function private.ensure_person(text, text, boolean, text, text) is
  'The id of the person somebody means, made when unknown; null for the user. Raises PT400 invalid_name, PT409 ambiguous_person with the labels to choose from.';

grant execute on function
  private.person_content(text, text),
  private.tidy_name(text),
  private.is_me(text),
  private.has_relationship(public.knowledge_items, text),
  private.unnamed_person(text),
  private.name_person(public.knowledge_items, text, text),
  private.people_meant(text, text),
  private.ensure_person(text, text, boolean, text, text)
to authenticated, service_role;

create function private.next_birthday(birthday text, today date) returns date
language sql immutable set search_path = '' as $$
  -- In a year without a 29 February it is celebrated on 1 March.
  select min(d.day)
  from (
    select make_date(extract(year from next_birthday.today)::int + ahead, left(right(next_birthday.birthday, 5), 2)::int, 1)
      + (right(next_birthday.birthday, 2)::int - 1) as day
    from generate_series(0, 1) as ahead
  ) d
  where d.day >= next_birthday.today;
$$;
comment on function private.next_birthday(text, date) is 'The next day on which a birthday, YYYY-MM-DD or --MM-DD, is celebrated; today counts.';

create function public.get_birthdays(month int default null, days int default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if get_birthdays.month not between 1 and 12 then
    perform private.raise(400, 'invalid_month', 'O mês vai de 1 a 12.');
  end if;
  if get_birthdays.days not between 0 and 366 then
    perform private.raise(400, 'invalid_days', 'Posso olhar de 0 a 366 dias para a frente.');
  end if;
  return jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', b.title, 'relationship', b.relationship, 'birthday', b.birthday,
      'next_on', b.next_on, 'in_days', b.next_on - private.today())) order by b.next_on, b.title, b.id)
    from (
      select n.* from (
        select k.*, private.next_birthday(k.birthday, private.today()) as next_on
        from (
          select p.id, p.title, p.person_metadata ->> 'relationship' as relationship, private.birthday_of(p) as birthday
          from public.knowledge_items p
          where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null offset 0
        ) k
        where k.birthday is not null
      ) n
      where (get_birthdays.month is null or left(right(n.birthday, 5), 2)::int = get_birthdays.month)
        and (get_birthdays.days is null or n.next_on <= private.today() + get_birthdays.days)
      order by n.next_on, n.title, n.id
      limit 100
    ) b), '[]'::jsonb));
end;
$$;
comment on function public.get_birthdays(int, int) is
  'Whose birthdays are known, the next first: { people: [{ name, relationship?, birthday, next_on, in_days }] }; of one month, of the days to come, or all, at most 100. Raises PT400 invalid_month, invalid_days.';

grant execute on function
  private.next_birthday(text, date),
  public.get_birthdays(int, int)
to authenticated, service_role;

-- update_person: what is new about somebody. A person the user validated is never altered: news become facts beside them.
create function private.check_person(relationship text, birthday text, preferences text[], note text) returns void
language plpgsql set search_path = '' as $$
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

create function private.merge_preferences(known jsonb, new text[]) returns jsonb
language sql immutable set search_path = '' as $$
  -- In the order they were said; what is there already, in any spelling, is not added again.
  select coalesce(jsonb_agg(said.preference order by said.position), '[]')
  from (
    select distinct on (private.plain_words(preference)) preference, position
    from (
      select value as preference, position from jsonb_array_elements_text(coalesce(known, '[]')) with ordinality as k (value, position)
      union all
      select btrim(value), 1000 + position
      from unnest(new) with ordinality as n (value, position)
    ) every
    order by private.plain_words(preference), position
  ) said;
$$;

create function private.note_person(
  person public.knowledge_items, by_assistant boolean, type text, content text, slot text default null, value text default null, against boolean default false,
  quote text default null, out change jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items := private.new_knowledge(by_assistant, 0.95);
  settled record;
begin
  item.type := note_person.type;
  item.content := btrim(note_person.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  item.subject := person.id::text;
  item.slot := note_person.slot;
  item.slot_key := case note_person.slot when 'relationship' then left(person.title, 120) when 'likes' then note_person.value end;
  item.value := case when note_person.slot <> 'likes' then note_person.value end;
  item.needs_resolution := note_person.against;
  item.quote := nullif(btrim(note_person.quote), '');
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation) values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;
comment on function private.note_person(public.knowledge_items, boolean, text, text, text, text, boolean, text) is
  'Stores a fact about a person. against: it speaks against what the user validated, so it waits to be settled. undo is an array.';

create function private.change_person(
  person public.knowledge_items, relationship text, birthday text, preferences text[], out changed boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  metadata jsonb := coalesce(person.person_metadata, '{}')
    || jsonb_strip_nulls(jsonb_build_object('relationship', change_person.relationship, 'birthday', change_person.birthday));
begin
  if cardinality(preferences) > 0 then
    metadata := metadata || jsonb_build_object('preferences', private.merge_preferences(metadata -> 'preferences', preferences));
    if jsonb_array_length(metadata -> 'preferences') > 50 then
      perform private.raise(422, 'too_many_preferences', 'Já guardei 50 preferências dessa pessoa.');
    end if;
  end if;
  changed := metadata is distinct from coalesce(person.person_metadata, '{}');
  if not changed then
    return;
  end if;
  undo := jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('person_metadata', person.person_metadata, 'content', person.content));
  update public.knowledge_items p set
    person_metadata = metadata,
    -- A description made from name and relationship follows them; the user's own words stay.
    content = case
      when p.content = private.person_content(p.title, p.person_metadata ->> 'relationship')
      then private.person_content(p.title, metadata ->> 'relationship') else p.content end,
    stated_at = now()
  where p.user_id = person.user_id and p.id = person.id;
end;
$$;

create function private.note_beside_person(
  person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[],
  quote text default null, out changes jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  news record;
  noted record;
begin
  changes := '[]';
  undo := '[]';
  for news in
    select 'fact' as type, 'Relação: ' || note_beside_person.relationship as content, 'relationship' as slot, note_beside_person.relationship as value,
      person.person_metadata ? 'relationship' as against
    where private.plain_words(note_beside_person.relationship)
      <> coalesce(private.plain_words(person.person_metadata ->> 'relationship'), '')
    union all
    select 'fact', 'Faz aniversário em ' || to_char(replace(note_beside_person.birthday, '--', '2000-')::date,
        case when note_beside_person.birthday like '--%' then 'DD/MM' else 'DD/MM/YYYY' end), 'birthday', note_beside_person.birthday,
      person.person_metadata ? 'birthday'
    where note_beside_person.birthday <> coalesce(person.person_metadata ->> 'birthday', '')
    union all
    select 'preference', 'Gosta de ' || p.value, 'likes', left(p.value, 120), false
    from jsonb_array_elements_text(private.merge_preferences('[]', note_beside_person.preferences)) as p (value)
    where private.plain_words(p.value) not in (
      select private.plain_words(k.value)
      from jsonb_array_elements_text(coalesce(person.person_metadata -> 'preferences', '[]')) as k (value))
  loop
    select * into noted from private.note_person(person, by_assistant, news.type, news.content, news.slot, news.value, news.against,
      note_beside_person.quote);
    changes := changes || jsonb_build_array(noted.change);
    undo := noted.undo || undo;
  end loop;
end;
$$;

create function public.update_person(
  name text,
  relationship text default null,
  birthday text default null,
  preferences text[] default null,
  note text default null,
  quote text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_person', update_person.tool_call_id);
  by_assistant boolean := update_person.tool_call_id is not null;
  relation text := nullif(lower(btrim(update_person.relationship)), '');
  who record;
  person public.knowledge_items;
  step record;
  status text := 'unchanged';
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_person(relation, update_person.birthday, update_person.preferences, update_person.note);
  perform private.check_slot(null, null, null, update_person.quote);
  select * into who from private.ensure_person(update_person.name, relation, by_assistant, quote => private.given(update_person.quote));
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre você: guardo como um fato seu, não como outra pessoa.');
  end if;
  undo := coalesce(who.undo, '[]');
  status := case when undo = '[]' then status else 'updated' end;
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = who.id;
  if who.created or not person.validated_by_user then
    select * into step from private.change_person(person, relation, update_person.birthday, update_person.preferences);
    if step.changed then
      status := 'updated';
      -- In reverse: undoing a creation comes last and is enough.
      undo := jsonb_build_array(step.undo) || undo;
    end if;
  else
    select * into step from private.note_beside_person(person, by_assistant, relation, update_person.birthday, update_person.preferences,
      update_person.quote);
    undo := step.undo || undo;
    status := case when step.changes = '[]' then status else 'noted' end;
  end if;
  if update_person.note ~ '\S' then
    select * into step from private.note_person(person, by_assistant, 'fact', update_person.note, quote => update_person.quote);
    undo := step.undo || undo;
    status := case when status = 'unchanged' then 'noted' else status end;
  end if;
  return private.record_tool('update_person', update_person.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', update_person.name, 'relationship', update_person.relationship,
      'birthday', update_person.birthday, 'preferences', update_person.preferences, 'note', update_person.note, 'quote', update_person.quote)),
    jsonb_build_object('status', case when who.created then 'created' else status end, 'person', private.person_json(who.id)),
    nullif(undo, '[]'));
end;
$$;
comment on function public.update_person(text, text, text, text[], text, text, text) is
  'Keeps what is new about somebody, made when unknown: { status: created | updated | noted | unchanged, person }. noted: stored as facts beside the person, as for one the user validated. quote: the user''s words, kept with whoever and whatever is new. Raises PT400 invalid_name, invalid_birthday, content_too_long, PT409 ambiguous_person, PT422 person_is_user, too_many_preferences.';

grant execute on function
  private.check_person(text, text, text[], text),
  private.merge_preferences(jsonb, text[]),
  private.note_person(public.knowledge_items, boolean, text, text, text, text, boolean, text),
  private.change_person(public.knowledge_items, text, text, text[]),
  private.note_beside_person(public.knowledge_items, boolean, text, text, text[], text),
  public.update_person(text, text, text, text[], text, text, text)
to authenticated, service_role;
