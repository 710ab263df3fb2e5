-- Messages that memory must not learn from: told in confidence, or about somebody who was to be forgotten.

-- Marks messages of the caller: consolidation never learns from them, and summaries leave them out.
create function private.mark_not_to_learn(messages uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  affected int;
begin
  update public.messages m set not_to_learn_at = clock_timestamp()
  where m.user_id = (select auth.uid()) and m.id = any (mark_not_to_learn.messages) and m.role = 'user' and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  return affected;
end;
$$;

create function public.do_not_keep(quote text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('do_not_keep', do_not_keep.tool_call_id);
  said_in uuid := private.source_message();
  messages uuid[];
begin
  perform private.expect_short(10000, do_not_keep.quote);
  if stored is not null then
    return stored;
  end if;
  if private.is_blank(do_not_keep.quote) then
    perform private.raise(400, 'empty_content', 'Falta quote: as palavras da pessoa que não são para guardar.');
  end if;
  messages := array(
    select m.id from public.messages here
    join public.messages m on m.user_id = here.user_id and m.conversation_id = here.conversation_id and m.role = 'user'
      and m.replaced_at is null
    where here.user_id = private.current_user_id() and here.id = said_in
      and strpos(private.comparable(m.content), private.comparable(do_not_keep.quote)) > 0);
  if messages = '{}' then
    perform private.raise(404, 'quote_not_found', 'Esse trecho não está, palavra por palavra, em nenhuma mensagem desta conversa.');
  end if;
  perform private.mark_not_to_learn(messages);
  return private.record_tool('do_not_keep', do_not_keep.tool_call_id, jsonb_build_object('quote', do_not_keep.quote),
    jsonb_build_object('status', 'left_out', 'messages', cardinality(messages)));
end;
$$;
comment on function public.do_not_keep(text, text) is
  'Marks the messages of the conversation that contain the quote, so that memory does not learn from them: { status: '
  'left_out, messages }. For a turn''s tool call. Raises PT400 empty_content, PT404 quote_not_found.';

grant execute on function public.do_not_keep(text, text) to authenticated, service_role;

-- Conversations that the person took out of learning (conversations.off_memory_at). Their messages are marked one by one, so that what was
-- said meanwhile stays out when the conversation comes back.
create function private.keep_off_memory() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.conversations c
    where c.user_id = new.user_id and c.id = new.conversation_id and c.off_memory_at is not null) then
    -- The time of the turn, so that a later mark can be told from this one.
    new.not_to_learn_at := coalesce(new.not_to_learn_at, now());
  end if;
  return new;
end;
$$;
-- A message that was learned from comes back from the archive as it was.
create trigger messages_keep_off_memory before insert on public.messages
  for each row when (new.role = 'user' and new.consolidation_id is null) execute function private.keep_off_memory();

-- Users may not update messages themselves.
create function private.mark_off_memory() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.messages m set not_to_learn_at = clock_timestamp()
  where m.user_id = new.user_id and m.conversation_id = new.id and m.role = 'user' and m.consolidation_id is null
    and m.not_to_learn_at is null;
  return null;
end;
$$;
create trigger conversations_mark_off_memory after update of off_memory_at on public.conversations
  for each row when (old.off_memory_at is null and new.off_memory_at is not null) execute function private.mark_off_memory();

-- Messages that name a person and were not learned from yet.
create function private.messages_about(person public.knowledge_items) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select m.id from public.messages m
    where m.user_id = person.user_id and m.role = 'user' and m.consolidation_id is null and m.not_to_learn_at is null
      and private.contains_words(person.title, m.content));
end;
$$;
