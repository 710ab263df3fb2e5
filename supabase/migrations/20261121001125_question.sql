-- The question about two beliefs that do not go together, and whose turn it is.

create function private.said_of(item public.knowledge_items)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  said text := rtrim(btrim(item.content), ' .!');
  words text[] := string_to_array(said, ' ');
  about text;
  form private.verb_forms;
  word text;
begin
  for i in 1 .. cardinality(words) loop
    word := private.plain_words(words[i]);
    select f.* into form from private.verb_forms f where f.form = case when lower(words[i]) in ('é', 'É') then 'eh' else word end;
    words[i] := case
      when word in ('meu', 'meus', 'minha', 'minhas') then case word when 'meu' then 'seu' when 'meus' then 'seus' when 'minha' then 'sua' else 'suas' end
      when word = 'me' then 'se'
      when word = 'comigo' then 'com você'
      when word = 'eu' then 'você'
      when form.person = 1 and not form.is_noun then form.third
      when i = 1 and (form.form is not null or word in ('nao', 'nunca', 'ja', 'se', 'so', 'sempre', 'tambem', 'ainda', 'agora', 'hoje', 'eh')) then lower(left(words[i], 1)) || substr(words[i], 2)
      else words[i] end;
  end loop;
  said := array_to_string(words, ' ');
  -- A clause can follow "que"; a heading is quoted.
  word := private.plain_words(split_part(btrim(item.content), ' ', 1));
  if not exists (select from private.verb_forms f where f.form = word)
    and word not in ('e', 'nao', 'nunca', 'ja', 'se', 'so', 'sempre', 'tambem', 'ainda', 'agora', 'hoje', 'eu', 'me') then
    about := (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid);
    return case when item.subject = 'self' or said ilike '%' || about || '%' then '“' || said || '”' else 'sobre ' || about || ' “' || said || '”' end;
  end if;
  if item.subject <> 'self' then
    said := (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject::uuid) || ' ' || lower(left(said, 1)) || substr(said, 2);
  end if;
  return 'que ' || said;
end;
$$;
comment on function private.said_of(public.knowledge_items) is 'An item as reported speech to the user: "que mora em Curitiba", "que Júlia mora em Recife", "“Aniversário em 3 de maio”".';

create function private.other_side(item public.knowledge_items)
returns public.knowledge_items
language sql
stable
set search_path = ''
as $$
  select o.* from public.knowledge_links l
  join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
  where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
  order by o.validated_by_user desc, o.stated_at desc
  limit 1;
$$;
comment on function private.other_side(public.knowledge_items) is 'The current item that one waiting to be resolved contradicts; null when none is left.';

create function private.question_of(owner uuid, item_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  item public.knowledge_items;
  other public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = owner and k.id = question_of.item_id and k.needs_resolution and k.deleted_at is null and k.superseded_at is null;
  other := private.other_side(item);
  if other.id is null then
    return null;
  end if;
  return jsonb_build_object('item', private.knowledge_json(item), 'other', private.knowledge_json(other),
    'question', format('Você mencionou antes %s, mas agora disse %s. Mudou algo?', private.said_of(other), private.said_of(item)));
end;
$$;
comment on function private.question_of(uuid, uuid) is
  'The gentle question about an item that waits to be resolved: { item, other: what it contradicts, question }; null when there is nothing (left) to ask.';

create function private.next_question(conversation_id uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- Once, and not in the conversation that brought it up.
  select private.question_of(k.user_id, k.id)
  from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.needs_resolution and k.asked_at is null and k.deleted_at is null and k.superseded_at is null
    and not exists (
      select from public.messages m
      where m.user_id = k.user_id and m.id = k.source_ref and m.conversation_id = next_question.conversation_id)
    and (private.other_side(k)).id is not null
  order by k.created_at, k.id
  limit 1;
$$;
comment on function private.next_question(uuid) is
  'The oldest question not asked yet, as question_of gives it; what the given conversation itself brought up waits for another. mark_asked when it is put to the user.';

create function private.mark_asked(item_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.knowledge_items k set asked_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_asked.item_id and k.asked_at is null;
  return found;
end;
$$;
comment on function private.mark_asked(uuid) is 'Notes that the user was asked about an item; false when they had been already.';

revoke execute on function private.said_of(public.knowledge_items), private.other_side(public.knowledge_items), private.question_of(uuid, uuid),
  private.next_question(uuid), private.mark_asked(uuid) from public, anon;
grant execute on function private.said_of(public.knowledge_items), private.other_side(public.knowledge_items), private.question_of(uuid, uuid),
  private.next_question(uuid), private.mark_asked(uuid) to authenticated, service_role;
