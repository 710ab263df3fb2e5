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
