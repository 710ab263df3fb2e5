-- Messages that memory must not learn from: told in confidence, or about somebody who was to be forgotten.

-- Marks messages of the caller, because what they are about was forgotten: consolidation never learns from them, and summaries are
-- made again without them. Messages that do_not_keep has marked may be about it too: no undo brings these back from now on.
create function private.mark_not_to_learn(messages uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  affected int;
begin
  update public.messages m set not_to_learn_at = clock_timestamp()
  where m.user_id = caller and m.id = any (mark_not_to_learn.messages) and m.role = 'user' and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  perform private.leave_summaries(mark_not_to_learn.messages);
  update public.tool_executions e set undo = '[]'
  where e.user_id = caller and e.tool = 'do_not_keep' and e.undo is not null and e.undone_at is null;
  return affected;
end;
$$;

-- Whether a message says what is quoted. A quote without a word of its own says nothing, unless it is all of the message: "foi ele".
create function private.says(content text, quote text) returns boolean
language sql immutable set search_path = '' as $$
  select private.contains_words(quote, content) and (
    private.plain_words(quote) = private.plain_words(content)
    or exists (
      select from regexp_split_to_table(private.plain_words(quote), ' ') as w (word)
      where char_length(w.word) > 1 and to_tsvector('private.portuguese'::regconfig, w.word) <> ''::tsvector));
$$;

-- Takes out of memory what was kept of words that are left out of it: an item that rests on these words alone, or says no more than they
-- do, is deleted; another loses the quote that has them. Returns the steps that restore what was deleted.
create function private.leave_memory(messages uuid[], quote text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  undo jsonb;
begin
  perform private.lock_until_commit(private.current_user_id()::text || ':knowledge');
  undo := (private.reject_items(array(
    select i.id from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.source_ref = any (leave_memory.messages) and i.deleted_at is null
      and (private.contains_words(i.quote, leave_memory.quote)
        or private.stems_of(i.content) <> '{}' and private.stems_of(i.content) <@ private.stems_of(leave_memory.quote))
      -- With a person all goes that is about them.
      and not exists (select from public.knowledge_items about
        where about.user_id = i.user_id and about.subject_id = i.id and about.deleted_at is null
          and coalesce(about.source_ref <> all (leave_memory.messages), true))))).undo;
  update public.knowledge_items i set quote = null
  where i.user_id = private.current_user_id() and i.source_ref = any (leave_memory.messages) and i.deleted_at is null
    and private.contains_words(leave_memory.quote, i.quote);
  return undo;
end;
$$;

create function public.do_not_keep(quote text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('do_not_keep', do_not_keep.tool_call_id);
  said_in uuid := private.source_message();
  instant constant timestamptz := clock_timestamp();
  meant uuid[];
  marked uuid[];
  restored jsonb;
begin
  perform private.expect_short(10000, do_not_keep.quote);
  if stored is not null then
    return stored;
  end if;
  if private.is_blank(do_not_keep.quote) then
    perform private.raise(400, 'empty_content', 'Falta quote: as palavras da pessoa que não são para guardar.');
  end if;
  select array_agg(f.id) into meant
  from public.messages here
  cross join lateral (
    select here.id where private.says(here.content, do_not_keep.quote)
    union all (
      select m.id from public.messages m
      where m.user_id = here.user_id and m.conversation_id = here.conversation_id and m.role = 'user' and m.replaced_at is null
        and m.id <> here.id and private.says(m.content, do_not_keep.quote)
      order by m.seq desc limit 1)) f
  where here.user_id = private.current_user_id() and here.id = said_in;
  if meant is null then
    perform private.raise(404, 'quote_not_found',
      'Nenhuma mensagem desta conversa tem esse trecho, palavra por palavra. Cite as palavras que dizem do que se trata.');
  end if;
  with newly as (
    update public.messages m set not_to_learn_at = instant
    where m.user_id = private.current_user_id() and m.id = any (meant) and m.not_to_learn_at is null
    returning m.id
  )
  select array_agg(n.id) into marked from newly n;
  restored := private.leave_memory(meant, do_not_keep.quote);
  perform private.leave_summaries(marked);
  return private.record_tool('do_not_keep', do_not_keep.tool_call_id, jsonb_build_object('quote', do_not_keep.quote),
    jsonb_build_object('status', case when marked is null and restored = '[]' then 'unchanged' else 'left_out' end, 'messages', (
      select jsonb_agg(jsonb_build_object('said_on', private.local_day(m.created_at), 'is_this', m.id = said_in) order by m.seq desc)
      from public.messages m where m.user_id = private.current_user_id() and m.id = any (coalesce(marked, meant)))),
    nullif(restored || case when marked is null then '[]' else jsonb_build_array(
      jsonb_build_object('table', 'messages', 'ids', marked, 'set', jsonb_build_object('not_to_learn_at', null))) end, '[]'));
end;
$$;
comment on function public.do_not_keep(text, text) is
  'Marks the message that is being answered and the newest other one of the conversation, as far as they contain the quote, so that '
  'memory does not learn from them, with what was learned from the quote alone: { status: left_out | unchanged, messages: [{ said_on, '
  'is_this }] }. Summaries are made again without them. The quote has a word that says something, or is a whole message. For a turn''s '
  'tool call. Raises PT400 empty_content, PT404 quote_not_found.';

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

-- What is taken back of do_not_keep does not come back while the conversation is out.
create trigger messages_stay_off_memory before update of not_to_learn_at on public.messages
  for each row when (new.role = 'user' and new.consolidation_id is null and new.not_to_learn_at is null)
  execute function private.keep_off_memory();

create function private.mark_off_memory() returns trigger
language plpgsql set search_path = '' as $$
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
