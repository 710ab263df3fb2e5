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

create or replace function private.learn_person(item public.knowledge_items, learned jsonb, out status text, out id uuid)
language plpgsql
set search_path = ''
as $$
declare
  name text := coalesce(nullif(btrim(learned ->> 'person'), ''), nullif(btrim(learned ->> 'title'), ''), private.name_in(item.content));
  relation text := nullif(btrim(learned ->> 'relationship'), '');
  birthday text := nullif(btrim(learned ->> 'birthday'), '');
  known text;
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
  known := person.person_metadata ->> 'relationship';
  -- What is known already, and a person the user vouched for, stay as they are.
  relation := case
    when known is null then relation
    when private.is_love(known) and private.is_love(relation) and private.plain_words(known) <> private.plain_words(relation)
      and item.stated_at >= person.stated_at then relation end;
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

revoke execute on function private.is_love(text) from public, anon, authenticated;
grant execute on function private.is_love(text) to service_role;
