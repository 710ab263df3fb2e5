-- The question about two beliefs that do not go together, and whose turn it is.

create function private.third_person(said text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  words text[] := string_to_array(said, ' ');
  form private.verb_forms;
  word text;
  bare text;
begin
  -- "Eu e o Léo terminamos" has no third person of one.
  if said ~* '\meu e ' then
    return said;
  end if;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    bare := lower(regexp_replace(words[i], '[.,;:!?]+$', ''));
    word := private.plain_words(bare);
    select f.* into form from private.verb_forms f
    where f.form = coalesce((select s.meant from private.spellings s where s.written = bare), word);
    words[i] := case
      when word in ('meu', 'meus', 'minha', 'minhas') then case word when 'meu' then 'seu' when 'meus' then 'seus' when 'minha' then 'sua' else 'suas' end
      when word = 'me' then 'se'
      when word = 'eu' then ''
      when word in ('comigo', 'mim') then case word when 'comigo' then 'com você' else 'você' end
      when form.person = 1 and not (form.is_noun and i > 1) then form.third || substr(words[i], char_length(bare) + 1)
      when form.form is null and bare ~ '[^aeiouáéíóú]ei$' and char_length(bare) > 4 then regexp_replace(bare, 'ei$', 'ou') || substr(words[i], char_length(bare) + 1)
      else words[i] end;
  end loop;
  return btrim(regexp_replace(array_to_string(words, ' '), '\s+', ' ', 'g'));
end;
$$;
comment on function private.third_person(text) is 'What the user said of herself as it is said of somebody: "larguei meu emprego" is "largou seu emprego".';

create function private.said_of(item public.knowledge_items)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  said text := rtrim(private.third_person(item.content), ' .!');
  about text := (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid);
  first text := private.plain_words(split_part(said, ' ', 1));
  -- A clause can follow "que"; a heading is quoted.
  is_clause boolean := first in ('e', 'nao', 'nunca', 'ja', 'se', 'so', 'sempre', 'tambem', 'ainda', 'agora', 'hoje')
    or exists (select from private.verb_forms f where f.form = first);
begin
  said := case when is_clause then lower(left(said, 1)) || substr(said, 2) else '“' || said || '”' end;
  return case
    when about is null or said ilike '%' || about || '%' then case when is_clause then 'que ' else '' end || said
    when is_clause then 'que ' || about || ' ' || said
    else 'sobre ' || about || ' ' || said end;
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

revoke execute on function private.third_person(text), private.said_of(public.knowledge_items), private.other_side(public.knowledge_items), private.question_of(uuid, uuid),
  private.next_question(uuid), private.mark_asked(uuid) from public, anon;
grant execute on function private.third_person(text), private.said_of(public.knowledge_items), private.other_side(public.knowledge_items), private.question_of(uuid, uuid),
  private.next_question(uuid), private.mark_asked(uuid) to authenticated, service_role;
