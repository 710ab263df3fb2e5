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
  out change jsonb, out undo jsonb)
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
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation) values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;
comment on function private.note_person(public.knowledge_items, boolean, text, text, text, text, boolean) is
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
  person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], out changes jsonb, out undo jsonb)
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
    select * into noted from private.note_person(person, by_assistant, news.type, news.content, news.slot, news.value, news.against);
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
  select * into who from private.ensure_person(update_person.name, relation, by_assistant);
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
    select * into step from private.note_beside_person(person, by_assistant, relation, update_person.birthday, update_person.preferences);
    undo := step.undo || undo;
    status := case when step.changes = '[]' then status else 'noted' end;
  end if;
  if update_person.note ~ '\S' then
    select * into step from private.note_person(person, by_assistant, 'fact', update_person.note);
    undo := step.undo || undo;
    status := case when status = 'unchanged' then 'noted' else status end;
  end if;
  return private.record_tool('update_person', update_person.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', update_person.name, 'relationship', update_person.relationship,
      'birthday', update_person.birthday, 'preferences', update_person.preferences, 'note', update_person.note)),
    jsonb_build_object('status', case when who.created then 'created' else status end, 'person', private.person_json(who.id)),
    nullif(undo, '[]'));
end;
$$;
comment on function public.update_person(text, text, text, text[], text, text) is
  'Keeps what is new about somebody, made when unknown: { status: created | updated | noted | unchanged, person }. noted: stored as facts beside the person, as for one the user validated. Raises PT400 invalid_name, invalid_birthday, content_too_long, PT409 ambiguous_person, PT422 person_is_user, too_many_preferences.';

grant execute on function
  private.check_person(text, text, text[], text),
  private.merge_preferences(jsonb, text[]),
  private.note_person(public.knowledge_items, boolean, text, text, text, text, boolean),
  private.change_person(public.knowledge_items, text, text, text[]),
  private.note_beside_person(public.knowledge_items, boolean, text, text, text[]),
  public.update_person(text, text, text, text[], text, text)
to authenticated, service_role;
