-- Finding what was said, in all conversations or in one, however long ago.

create function public.search_messages(query text, conversation text default null, most int default 20) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(search_messages.conversation);
  -- Each word of the query, anywhere in the message.
  patterns text[] := array(
    select '%' || replace(replace(replace(w.word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(string_to_array(private.fold(search_messages.query), ' ')) as w (word) where w.word <> '');
begin
  perform private.count_use('searches');
  if search_messages.query is null or patterns = '{}' or char_length(search_messages.query) > 1000 or cardinality(patterns) > 30 then
    perform private.raise(400, 'invalid_query', 'Diga o que procurar, em até 30 palavras.');
  end if;
  if coalesce(search_messages.most, 20) not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 mensagens.');
  end if;
  if search_messages.conversation is not null and row_id is null then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;
  return jsonb_build_object('query', search_messages.query, 'messages', coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'conversationId', c.client_id, 'title', c.title, 'role', f.role,
      'text', left(f.content, 1000), 'sentAt', f.created_at) order by f.seq desc)
    from (
      select m.id, m.conversation_id, m.role, m.content, m.created_at, m.seq from private.all_messages m
      where m.user_id = caller and (row_id is null or m.conversation_id = row_id) and m.role <> 'tool' and m.content <> ''
        and m.replaced_at is null
        and private.fold(m.content) like all (patterns)
      order by m.seq desc limit coalesce(search_messages.most, 20)
    ) f
    join public.conversations c on c.user_id = caller and c.id = f.conversation_id), '[]'));
end;
$$;
comment on function public.search_messages(text, text, int) is
  'Messages that hold every word of the query, accents and case aside, the newest first, archived ones too: { query, messages: [{ id, conversationId, title, role, text: its first 1,000 characters, sentAt }] }. Raises PT400 invalid_query, invalid_limit, PT404 conversation_not_found, PT429 rate_limited.';
grant execute on function public.search_messages(text, text, int) to authenticated, service_role;
