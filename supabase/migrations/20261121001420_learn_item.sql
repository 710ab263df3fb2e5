-- One extracted item becomes memory, unless the user has spoken about it since.

alter table public.knowledge_items add column validated_at timestamptz;
comment on column public.knowledge_items.validated_at is
  'When the user vouched for it as it stands: older messages do not speak against it.';

create function private.note_validation()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not new.validated_by_user then
    new.validated_at := null;
  elsif tg_op = 'INSERT' then
    new.validated_at := coalesce(new.validated_at, new.stated_at);
  elsif not old.validated_by_user or (new.title, new.content) is distinct from (old.title, old.content) then
    new.validated_at := clock_timestamp();
  end if;
  return new;
end;
$$;
create trigger knowledge_items_note_validation before insert or update on public.knowledge_items
  for each row execute function private.note_validation();
update public.knowledge_items i set validated_at = i.updated_at where i.validated_by_user;

create function private.verdict_on(known public.knowledge_items, item public.knowledge_items)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return (private.compare_items(known, private.subject_names(known), private.read_slots(item.content), private.subject_names(item))).verdict;
end;
$$;
comment on function private.verdict_on(public.knowledge_items, public.knowledge_items) is
  'What a new item is to a known one: same, conflict, ambiguous or null.';

create function private.is_alike(known public.knowledge_items, item public.knowledge_items)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.plain_words(known.content) = private.plain_words(item.content)
    or extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.75
    or coalesce(private.verdict_on(known, item) = 'same', false);
end;
$$;
comment on function private.is_alike(public.knowledge_items, public.knowledge_items) is 'Whether two items say the same thing, in whatever words.';

create function private.overruled(item public.knowledge_items)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  known public.knowledge_items;
begin
  for known in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.type <> 'person'
      and (k.deleted_at > item.stated_at or k.validated_at > item.stated_at)
    order by k.deleted_at is null, k.created_at
  loop
    if known.deleted_at > item.stated_at then
      -- Of what came from this very message the user has rejected any wording.
      if private.is_alike(known, item) or (known.source_ref = item.source_ref and coalesce(
          known.slot = private.read_slot(item.content) ->> 'slot',
          extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.35)) then
        return case when exists (
          select from public.knowledge_links l where l.user_id = item.user_id and l.to_id = known.id and l.relation = 'corrects')
          then 'corrected_by_user' else 'deleted_by_user' end;
      end if;
    elsif known.deleted_at is null and known.superseded_at is null
      and private.verdict_on(known, item) in ('conflict', 'ambiguous') then
      return 'edited_by_user';
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.overruled(public.knowledge_items) is
  'Why an item is not learned from its message: deleted_by_user, corrected_by_user or edited_by_user when the user did so after stated_at; null when nothing speaks against it.';

create function private.is_person_deleted(owner uuid, name text, said_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
      select from public.knowledge_items p
      where p.user_id = owner and p.type = 'person' and p.deleted_at > said_at
        and (private.name_key(p.title) = private.name_key(is_person_deleted.name)
          or private.name_words(p.title) = private.name_words(is_person_deleted.name)))
    and not exists (select from private.find_people(is_person_deleted.name) f where f.tier <= 5);
$$;
comment on function private.is_person_deleted(uuid, text, timestamptz) is
  'Whether the user deleted a person of this name after said_at and knows nobody else by it.';

create function private.told_in_turn(item public.knowledge_items)
returns uuid
language sql
stable
set search_path = ''
as $$
  -- The assistant kept it already when it was said, in the words of the moment.
  select k.id from public.knowledge_items k
  where k.user_id = item.user_id and k.source_ref = item.source_ref and k.subject = item.subject and k.deleted_at is null
    and (k.type = 'person') = (item.type = 'person') and k.source = 'conversation' and item.source = 'conversation'
    and extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) >= 0.5
    and (private.plain_words(k.content) ~ '\m(nao|nunca)\M') = (private.plain_words(item.content) ~ '\m(nao|nunca)\M')
  order by extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) desc
  limit 1;
$$;

create function private.new_learned(learned jsonb, message public.messages)
returns public.knowledge_items
language plpgsql
stable
set search_path = ''
as $$
declare
  inferred boolean := coalesce(learned ->> 'evidence', '') ~ '\S' or learned ->> 'type' = 'insight';
  item public.knowledge_items := private.new_knowledge(true, least(
    coalesce((learned ->> 'confidence')::numeric, case when inferred then 0.7 else 0.95 end), 0.95));
begin
  if inferred and coalesce(learned ->> 'evidence', '') !~ '\S' then
    perform private.raise(400, 'evidence_missing', 'Uma inferência precisa dizer de onde vem.');
  end if;
  item.type := learned ->> 'type';
  item.area := learned ->> 'area';
  item.sub_area := case when private.is_sub_area(item.area, learned ->> 'sub_area') then learned ->> 'sub_area' end;
  item.content := btrim(learned ->> 'content', E' \t\r\n');
  item.title := coalesce(nullif(btrim(learned ->> 'title'), ''), private.title_of(item.content));
  item.source := case when inferred then 'ai_inference' else 'conversation' end;
  item.inference_evidence := case when inferred then btrim(learned ->> 'evidence') end;
  item.source_ref := message.id;
  -- A clock that runs ahead does not make a statement the last word.
  item.stated_at := least(message.created_at, clock_timestamp());
  return item;
end;
$$;

create function private.learn_person(item public.knowledge_items, learned jsonb, out status text, out id uuid)
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
  perform private.check_person(name, relation, birthday, null, null);
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
comment on function private.learn_person(public.knowledge_items, jsonb) is
  'Somebody of the user''s life: made when unknown, completed when not. status: created, updated or known.';

create function private.learn_item(learned jsonb, message public.messages, out status text, out id uuid)
language plpgsql
set search_path = ''
as $$
declare
  item public.knowledge_items;
  who record;
  reason text;
  other public.knowledge_items;
begin
  perform private.check_knowledge(learned ->> 'type', learned ->> 'content', learned ->> 'title', learned ->> 'area', learned ->> 'sub_area',
    (learned ->> 'confidence')::double precision, learned ->> 'person', false);
  item := private.new_learned(learned, message);
  if item.type = 'person' or learned ->> 'person' ~ '\S' then
    if private.is_person_deleted(item.user_id, coalesce(learned ->> 'person', learned ->> 'title', ''), item.stated_at) then
      perform private.raise(409, 'deleted_by_user', 'A pessoa apagou isso depois.');
    end if;
    select * into who from private.learn_person(item, learned);
    if item.type = 'person' or learned ->> 'birthday' ~ '\S' then
      status := who.status;
      id := who.id;
      return;
    end if;
    item.subject := who.id::text;
  end if;
  reason := private.overruled(item);
  if reason is not null then
    perform private.raise(409, reason, 'A pessoa disse outra coisa depois.');
  end if;
  id := private.told_in_turn(item);
  if id is not null then
    status := 'known';
    return;
  end if;
  select s.status, s.id into status, id from private.settle_knowledge(item) as s;
  if status = 'created' and item.inference_evidence is not null then
    update public.knowledge_items k set inference_evidence = item.inference_evidence where k.user_id = item.user_id and k.id = learn_item.id;
  end if;
  if learned #>> '{contradicts,id}' is not null then
    select k.* into item from public.knowledge_items k where k.user_id = item.user_id and k.id = learn_item.id;
    select k.* into other from public.knowledge_items k where k.user_id = item.user_id and k.id::text = learned #>> '{contradicts,id}';
    perform private.judge_pair(item, other, learned #>> '{contradicts,verdict}');
  end if;
end;
$$;
comment on function private.learn_item(jsonb, public.messages) is
  'Stores an extracted item, or notes that it is known. status: created, updated or known. Raises what add_knowledge raises, PT400 evidence_missing, PT409 deleted_by_user, corrected_by_user, edited_by_user.';

revoke execute on function private.note_validation(), private.verdict_on(public.knowledge_items, public.knowledge_items), private.is_alike(public.knowledge_items, public.knowledge_items),
  private.overruled(public.knowledge_items), private.is_person_deleted(uuid, text, timestamptz),
  private.told_in_turn(public.knowledge_items), private.new_learned(jsonb, public.messages),
  private.learn_person(public.knowledge_items, jsonb), private.learn_item(jsonb, public.messages) from public, anon, authenticated;
grant execute on function private.note_validation() to authenticated, service_role;
grant execute on function private.verdict_on(public.knowledge_items, public.knowledge_items), private.is_alike(public.knowledge_items, public.knowledge_items),
  private.overruled(public.knowledge_items), private.is_person_deleted(uuid, text, timestamptz),
  private.told_in_turn(public.knowledge_items), private.new_learned(jsonb, public.messages),
  private.learn_person(public.knowledge_items, jsonb), private.learn_item(jsonb, public.messages) to service_role;
