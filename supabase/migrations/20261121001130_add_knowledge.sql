-- add_knowledge and update_person tell what a new belief replaced, what it contradicts and what it resembles; taking one
-- back takes back all of it.

create function private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'superseded', (select jsonb_agg(private.knowledge_json(k) order by k.stated_at) from public.knowledge_items k where k.user_id = owner and k.id = any (superseded)),
    'question', case when against <> '{}' then private.question_of(owner, item_id) end,
    'candidates', (select jsonb_agg(private.knowledge_json(k)) from public.knowledge_items k where k.user_id = owner and k.id = any (candidates))));
$$;
comment on function private.settled_json(uuid, uuid[], uuid[], uuid[], uuid) is
  'What settling did, for a tool''s result: { superseded?: items, question?: { item, other, question }, candidates?: items }; keys without anything are left out.';

create or replace function public.add_knowledge(
  type text,
  content text,
  area text,
  sub_area text default null,
  title text default null,
  confidence double precision default null,
  person text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  person_id uuid;
  person_is_new boolean := false;
  outcome record;
  result jsonb;
  undo jsonb := '[]';
  person_undo jsonb := '[]';
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_knowledge(add_knowledge.type, add_knowledge.content, add_knowledge.title, add_knowledge.area,
    add_knowledge.sub_area, add_knowledge.confidence, add_knowledge.person, not by_assistant);
  item := private.new_knowledge(by_assistant, add_knowledge.confidence);
  item.type := add_knowledge.type;
  item.area := add_knowledge.area;
  item.sub_area := case when private.is_sub_area(item.area, add_knowledge.sub_area) then add_knowledge.sub_area end;
  item.content := btrim(add_knowledge.content, E' \t\r\n');
  item.title := coalesce(nullif(btrim(add_knowledge.title), ''), private.title_of(item.content));
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select p.id, p.created, coalesce(p.undo, '[]') into person_id, person_is_new, person_undo from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), nullif(btrim(add_knowledge.title), ''), private.name_in(item.content)),
      case when item.type = 'person' then private.relationship_in(item.content) end, by_assistant,
      case when item.type = 'person' then item.content end) as p;
    item.subject := coalesce(person_id::text, 'self');
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := person_id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.* into outcome from private.settle_knowledge(item) as s;
    item.id := outcome.id;
    undo := outcome.undo_all;
    result := jsonb_build_object('status', outcome.status)
      || private.settled_json(item.user_id, outcome.superseded, outcome.against, outcome.candidates, outcome.id);
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo || person_undo);
end;
$$;
comment on function public.add_knowledge(text, text, text, text, text, double precision, text, text) is
  'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, superseded?: [item], question?: { item, other, question }, candidates?: [item] }. superseded: what it made untrue; question: it speaks against what the user validated, or may; candidates: alike, to be judged by judge_candidates. person: whom it is about, made when unknown. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, PT409 ambiguous_person.';

create or replace function private.note_person(
  person public.knowledge_items, by_assistant boolean, type text, content text, slot text default null, against boolean default false,
  out change jsonb, out undo jsonb)
language plpgsql
set search_path = ''
as $$
declare
  item public.knowledge_items := private.new_knowledge(by_assistant, 0.95);
  settled record;
begin
  item.type := note_person.type;
  item.content := btrim(note_person.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  item.subject := person.id::text;
  item.slot := note_person.slot;
  item.needs_resolution := note_person.against;
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation) values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;
comment on function private.note_person(public.knowledge_items, boolean, text, text, text, boolean) is
  'Stores a fact about a person. against: it speaks against what the user validated, so it waits to be settled. undo is an array.';

create or replace function private.note_beside_person(
  person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], out changes jsonb, out undo jsonb)
language plpgsql
set search_path = ''
as $$
declare
  news record;
  noted record;
begin
  changes := '[]';
  undo := '[]';
  for news in
    select 'fact' as type, 'Relação: ' || note_beside_person.relationship as content, 'relationship' as slot,
      person.person_metadata ? 'relationship' as against
    where private.plain_words(note_beside_person.relationship)
      <> coalesce(private.plain_words(person.person_metadata ->> 'relationship'), '')
    union all
    select 'fact', 'Faz aniversário em ' || to_char(replace(note_beside_person.birthday, '--', '2000-')::date,
        case when note_beside_person.birthday like '--%' then 'DD/MM' else 'DD/MM/YYYY' end), 'birthday',
      person.person_metadata ? 'birthday'
    where note_beside_person.birthday <> coalesce(person.person_metadata ->> 'birthday', '')
    union all
    select 'preference', 'Gosta de ' || p.value, null, false
    from jsonb_array_elements_text(private.merge_preferences('[]', note_beside_person.preferences)) as p (value)
    where private.plain_words(p.value) not in (
      select private.plain_words(k.value)
      from jsonb_array_elements_text(coalesce(person.person_metadata -> 'preferences', '[]')) as k (value))
  loop
    select * into noted from private.note_person(person, by_assistant, news.type, news.content, news.slot, news.against);
    changes := changes || jsonb_build_array(noted.change);
    undo := noted.undo || undo;
  end loop;
end;
$$;

create or replace function public.update_person(
  name text,
  relationship text default null,
  birthday text default null,
  preferences text[] default null,
  note text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('update_person', update_person.tool_call_id);
  by_assistant boolean := update_person.tool_call_id is not null;
  relation text := nullif(regexp_replace(lower(btrim(update_person.relationship)), '^((é|a|o|um|uma|meu|minha|seu|sua)\s+)+', ''), '');
  who record;
  person public.knowledge_items;
  step record;
  status text := 'unchanged';
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_person(update_person.name, relation, update_person.birthday, update_person.preferences, update_person.note);
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

revoke execute on function private.settled_json(uuid, uuid[], uuid[], uuid[], uuid) from public, anon;
grant execute on function private.settled_json(uuid, uuid[], uuid[], uuid[], uuid) to authenticated, service_role;
