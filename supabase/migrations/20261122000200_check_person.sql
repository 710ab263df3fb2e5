-- What is said about somebody is checked without their name: private.ensure_person looks at that.

drop function private.check_person(text, text, text, text[], text);

create function private.check_person(relationship text, birthday text, preferences text[], note text)
returns void
language plpgsql
set search_path = ''
as $$
begin
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

create or replace function private.learn_person(item public.knowledge_items, learned jsonb, out status text, out id uuid)
language plpgsql
set search_path = ''
as $$
declare
  name text := coalesce(nullif(btrim(learned ->> 'person'), ''), nullif(btrim(learned ->> 'title'), ''), private.name_in(item.content));
  relation text := nullif(btrim(learned ->> 'relationship'), '');
  birthday text := nullif(btrim(learned ->> 'birthday'), '');
  who record;
  person public.knowledge_items;
  step record;
begin
  perform private.check_person(relation, birthday, null, null);
  select * into who from private.ensure_person(name, relation, true, case when item.type = 'person' then item.content end);
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa.');
  end if;
  id := who.id;
  if who.created then
    update public.knowledge_items p set source_ref = item.source_ref, stated_at = item.stated_at, confidence = item.confidence,
      area = item.area, sub_area = item.sub_area
    where p.user_id = item.user_id and p.id = who.id;
  end if;
  select p.* into person from public.knowledge_items p where p.user_id = item.user_id and p.id = who.id;
  -- What is known already, and a person the user vouched for, stay as they are.
  relation := case when person.person_metadata ? 'relationship' then null else relation end;
  birthday := case when person.person_metadata ->> 'birthday' = birthday then null else birthday end;
  if person.validated_by_user then
    select * into step from private.note_beside_person(person, true, relation, birthday, null);
    status := case when step.changes = '[]' then 'known' else 'updated' end;
  else
    select * into step from private.change_person(person, relation, birthday, null);
    status := case when who.created then 'created' when step.changed then 'updated' else 'known' end;
  end if;
end;
$$;

revoke execute on function private.check_person(text, text, text[], text) from public, anon;
grant execute on function private.check_person(text, text, text[], text) to authenticated, service_role;
