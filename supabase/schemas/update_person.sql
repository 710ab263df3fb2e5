-- update_person: changes who somebody is (names, bond, birthday); other facts about people are written by
-- add_knowledge. A person whom the user has validated is not changed: new details are stored as separate facts about
-- the person.

-- Raises PT400 content_too_long, invalid_birthday.
create function private.check_person(relationship text, birthday text, aliases text[] default null, quote text default null)
  returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(relationship) > 200 or not private.is_text_list(coalesce(aliases, '{}'), 20, 200) then
    perform private.raise(400, 'content_too_long',
      'O laço e cada apelido vão até 200 letras, com até 20 apelidos por vez, nenhum vazio.');
  end if;
  if birthday is not null and not private.is_birthday(birthday) then
    perform private.raise(400, 'invalid_birthday', 'O aniversário precisa de dia e mês: AAAA-MM-DD, ou --MM-DD sem o ano.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  if birthday !~ '^--' and birthday::date > private.today() then
    perform private.raise(400, 'invalid_birthday', 'Esse aniversário está no futuro: sem o ano, use --MM-DD.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  perform private.check_slot(null, null, null, check_person.quote);
end;
$$;

-- What is new in a statement about a person: { relationship?, over?, birthday?, aliases? }. over: the bond that ends.
create function private.news_of_person(person public.knowledge_items, relationship text, birthday text, aliases text[], ended boolean)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known_bond text := private.bond_of(person);
  known_day text := person.person_metadata ->> 'birthday';
  -- The bond that ends is the current one; when none is known, the one that was named.
  over text := case when ended then coalesce(known_bond, relationship)
    when relationship is not null and not private.is_same_bond(known_bond, relationship) then known_bond end;
  bond text := case when ended or relationship = known_bond then null else relationship end;
  names constant text[] := private.person_names(person);
begin
  -- A bond that is already the last of the former ones is no news.
  if ended and known_bond is null
    and coalesce(private.is_same_bond(private.past_bonds(person) -> -1 ->> 'relationship', over), over is null) then
    over := null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'relationship', bond,
    'over', over,
    -- A known year stays when only the day is said again.
    'birthday', case when birthday is distinct from known_day
      and not coalesce(birthday like '--%' and right(birthday, 5) = right(known_day, 5), false) then birthday end,
    'aliases', (
      select jsonb_agg(said.alias order by said.position)
      from (
        select distinct on (private.plain_words(n.alias)) btrim(n.alias) as alias, n.position
        from unnest(aliases) with ordinality as n (alias, position)
        where not exists (select from unnest(names) as k where private.plain_words(k) = private.plain_words(n.alias))
        order by private.plain_words(n.alias), n.position
      ) said)));
end;
$$;

-- Changes a person: a new bond replaces the current one, which moves to past_bonds with today's date. Raises PT422
-- too_many_aliases.
create function private.change_person(
  person public.knowledge_items, relationship text, birthday text, aliases text[] default null, ended boolean default false,
  out changed boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  news constant jsonb := private.news_of_person(person, change_person.relationship, change_person.birthday,
    change_person.aliases, change_person.ended);
  metadata jsonb := coalesce(person.person_metadata, '{}');
  past jsonb := private.past_bonds(person);
begin
  changed := news <> '{}';
  if not changed then
    return;
  end if;
  if news ? 'over' then
    past := past || jsonb_build_array(jsonb_build_object('relationship', news -> 'over', 'until', private.today()));
    -- At most twenty former bonds are kept.
    metadata := metadata - 'relationship' || jsonb_build_object('past_bonds', (
      select jsonb_agg(b.value order by b.position) from jsonb_array_elements(past) with ordinality as b (value, position)
      where b.position > jsonb_array_length(past) - 20));
  end if;
  if news ? 'aliases' then
    metadata := metadata || jsonb_build_object('aliases',
      case jsonb_typeof(metadata -> 'aliases') when 'array' then metadata -> 'aliases' else '[]' end || (news -> 'aliases'));
    if jsonb_array_length(metadata -> 'aliases') > 20 then
      perform private.raise(422, 'too_many_aliases', 'Já guardei 20 apelidos dessa pessoa: nenhum entrou agora.');
    end if;
  end if;
  metadata := metadata || (news - array['over', 'aliases']);
  undo := jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('person_metadata', person.person_metadata, 'content', person.content));
  update public.knowledge_items p set
    person_metadata = metadata,
    -- A content built from name and bond is rebuilt; words of the user stay.
    content = case
      when p.content = private.person_content(p.title, p.person_metadata ->> 'relationship')
      then private.person_content(p.title, metadata ->> 'relationship') else p.content end,
    stated_at = now()
  where p.user_id = person.user_id and p.id = person.id;
end;
$$;

-- Stores a fact about who a person is. against: it contradicts what the user has validated, so the user will be
-- asked. undo is an array.
create function private.note_person(
  person public.knowledge_items, by_assistant boolean, content text, slot text, value text, holds boolean default true,
  against boolean default false, quote text default null, out change jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  item public.knowledge_items := private.new_knowledge(by_assistant, 0.95);
  settled record;
begin
  item.type := 'fact';
  item.content := btrim(note_person.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  item.subject := person.id::text;
  item.slot := note_person.slot;
  item.slot_key := case note_person.slot when 'relationship' then left(person.title, 120) end;
  item.value := note_person.value;
  item.holds := note_person.holds;
  item.needs_resolution := note_person.against;
  item.quote := nullif(btrim(note_person.quote), '');
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation)
      values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;

-- Stores new details of a validated person as separate facts about the person. The contents of these facts are the
-- only sentences that SQL composes: which of them are new is decided in this transaction. undo is an array.
create function private.note_beside_person(
  person public.knowledge_items, by_assistant boolean, relationship text, birthday text, aliases text[] default null,
  quote text default null, ended boolean default false, out changes jsonb, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  news constant jsonb := private.news_of_person(person, note_beside_person.relationship, note_beside_person.birthday,
    note_beside_person.aliases, note_beside_person.ended);
  fact record;
  noted record;
begin
  changes := '[]';
  undo := '[]';
  for fact in
    select 'Relação: ' || (news ->> 'relationship') as content, 'relationship' as slot,
      news ->> 'relationship' as value, true as holds,
      private.bond_of(person) is not null as against
    where news ? 'relationship'
    union all
    select 'Relação encerrada: ' || (news ->> 'over'), 'relationship', news ->> 'over', false, private.bond_of(person) is not null
    where news ? 'over' and note_beside_person.ended
    union all
    select 'Faz aniversário em ' || to_char(replace(news ->> 'birthday', '--', '2000-')::date,
        case when news ->> 'birthday' like '--%' then 'DD/MM' else 'DD/MM/YYYY' end), 'birthday', news ->> 'birthday', true,
      person.person_metadata ? 'birthday'
    where news ? 'birthday'
    union all
    select 'Nome: ' || a.value, 'name', a.value, true, false
    from jsonb_array_elements_text(coalesce(news -> 'aliases', '[]')) as a (value)
  loop
    select * into noted from private.note_person(person, by_assistant, fact.content, fact.slot, fact.value, fact.holds, fact.against,
      note_beside_person.quote);
    changes := changes || jsonb_build_array(noted.change);
    undo := noted.undo || undo;
  end loop;
end;
$$;

-- Ends a bond that the assistant has learned to be over: it moves to past_bonds, or, for a validated person, becomes
-- a separate fact. undo is an array.
create function private.end_bond(
  person_id uuid, relationship text, stated_at timestamptz, quote text default null, out changed boolean, out undo jsonb)
language plpgsql set search_path = '' as $$
declare
  person public.knowledge_items;
  step record;
begin
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = end_bond.person_id;
  changed := false;
  undo := '[]';
  -- The later statement counts; and a bond other than the current one has ended already.
  if (private.bond_of(person) is not null and end_bond.stated_at < person.stated_at)
    or not coalesce(private.has_relationship(person, end_bond.relationship), true) then
    return;
  end if;
  if person.validated_by_user then
    select * into step from private.note_beside_person(person, true, end_bond.relationship, null, null, end_bond.quote, true);
    changed := step.changes <> '[]';
    undo := step.undo;
  else
    select * into step from private.change_person(person, lower(end_bond.relationship), null, null, true);
    changed := step.changed;
    undo := case when step.undo is null then '[]' else jsonb_build_array(step.undo) end;
  end if;
end;
$$;

-- Labels of other people with the same bond: if "neuro da mãe" is said of one person, the other may no longer be
-- that.
create function private.same_bond(person_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.person_label(o) order by o.stated_at desc)
  from public.knowledge_items p
  join public.knowledge_items o on o.user_id = p.user_id and o.type = 'person' and o.id <> p.id and o.deleted_at is null
    and o.superseded_at is null and private.is_same_bond(private.bond_of(o), private.bond_of(p))
  where p.user_id = private.current_user_id() and p.id = same_bond.person_id;
$$;

create function public.update_person(
  name text,
  relationship text default null,
  aliases text[] default null,
  birthday text default null,
  ended boolean default null,
  quote text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_person', update_person.tool_call_id);
  by_assistant boolean := update_person.tool_call_id is not null;
  relation text := nullif(lower(btrim(update_person.relationship)), '');
  is_over boolean := coalesce(update_person.ended, false);
  who record;
  person public.knowledge_items;
  step record;
  status text;
  undo jsonb;
begin
  perform private.expect_short(1000, update_person.name, update_person.relationship, update_person.birthday);
  perform private.expect_short(10000, update_person.quote);
  perform private.expect_few(update_person.aliases, 100);
  if stored is not null then
    return stored;
  end if;
  perform private.check_person(relation, update_person.birthday, update_person.aliases, update_person.quote);
  -- A new person had this bond, which has ended.
  select * into who
    from private.ensure_person(update_person.name, relation, by_assistant, quote => private.text_or_null(update_person.quote));
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa: guarde com add_knowledge, sem person.');
  end if;
  undo := coalesce(who.undo, '[]');
  status := case when undo = '[]' then 'unchanged' else 'updated' end;
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = who.id;
  if who.created or not person.validated_by_user then
    select * into step from private.change_person(person, relation, update_person.birthday, update_person.aliases, is_over);
    if step.changed then
      status := 'updated';
      -- In reverse order, so that undoing the creation of the person comes last.
      undo := jsonb_build_array(step.undo) || undo;
    end if;
  else
    select * into step from private.note_beside_person(person, by_assistant, relation, update_person.birthday, update_person.aliases,
      update_person.quote, is_over);
    undo := step.undo || undo;
    status := case when step.changes = '[]' then status else 'noted' end;
  end if;
  return private.record_tool('update_person', update_person.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', update_person.name, 'relationship', update_person.relationship,
      'aliases', update_person.aliases, 'birthday', update_person.birthday, 'ended', update_person.ended, 'quote', update_person.quote)),
    jsonb_strip_nulls(jsonb_build_object(
      'status', case when who.created then 'created' else status end,
      'person', private.person_json(who.id),
      'same_bond', case when relation is not null and not is_over then private.same_bond(who.id) end)),
    nullif(undo, '[]'));
end;
$$;
comment on function public.update_person(text, text, text[], text, boolean, text, text) is
  'Stores who somebody is; an unknown person is created: { status: created | updated | noted | unchanged, person, '
  'same_bond?: [label] }. A person has one bond: the former one moves to the history; ended: there is none now. noted: '
  'stored as facts beside a person whom the user has validated. same_bond: others with this bond. quote: the user''s '
  'words. Raises PT400 invalid_name, invalid_birthday, content_too_long, PT409 ambiguous_person, PT422 person_is_user, '
  'too_many_aliases.';

grant execute on function public.update_person(text, text, text[], text, boolean, text, text) to authenticated, service_role;
