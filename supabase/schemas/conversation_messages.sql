-- A conversation for clients, in pages: each message of the user, and each answer with all that its turn said and
-- did, including what its buttons led to. A page, and each answer in it, ends with what reaches a weight of a million.

-- How long it takes to read a value: its characters, and a hundred more for each object.
create function private.weight_of(value jsonb) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  content text := value::text;
begin
  return char_length(content) + 100::bigint * (octet_length(content) - octet_length(replace(content, '{', '')));
end;
$$;

-- The turn to whose message the client added the answer of a button; null for a message of its own.
create function private.continued_turn(turn_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  -- The first message of an answer has the id of the turn, and so have those that continue it.
  return (
    select first.id from public.turns t
    join public.turns first on first.user_id = t.user_id and first.id = private.try_uuid(t.answer #>> '{message,id}')
      and first.conversation_id = t.conversation_id and first.id <> t.id
    where t.user_id = (select auth.uid()) and t.id = continued_turn.turn_id and t.kind = 'approval' and exists (
      select from private.all_messages m
      where m.user_id = t.user_id and m.turn_id = first.id and m.role <> 'user' and m.replaced_at is null));
end;
$$;

create function private.begins_message(message private.all_messages) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if message.role = 'user' then
    return true;
  elsif message.turn_id is not null then
    return not exists (
        select from private.all_messages m
        where m.user_id = message.user_id and m.turn_id = message.turn_id and m.role <> 'user' and m.replaced_at is null
          and m.seq < message.seq)
      and private.continued_turn(message.turn_id) is null;
  end if;
  -- Messages without a turn (imported, or written by a client): consecutive ones are one answer.
  return coalesce((
    select m.role = 'user' or m.turn_id is not null from private.all_messages m
    where m.user_id = message.user_id and m.conversation_id = message.conversation_id and m.replaced_at is null
      and m.seq < message.seq
    order by m.seq desc limit 1), true);
end;
$$;

-- The answer to a message, and the answers of its buttons, in order.
create function private.answers_of(message private.all_messages) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(a.answer order by a.created_at) from (select b.*, private.weight_of(b.answer) as size,
      sum(private.weight_of(b.answer)) over (order by b.created_at) as so_far from (
      select t.answer, t.created_at from public.turns t
      where t.user_id = message.user_id and t.id = message.turn_id and t.answer ? 'message'
      union all
      select t.answer, t.created_at from public.turns t
      where t.user_id = message.user_id and t.kind = 'approval' and t.answer #>> '{message,id}' = message.turn_id::text
        and t.id <> message.turn_id and t.conversation_id = message.conversation_id and exists (
          select from private.all_messages m where m.user_id = t.user_id and m.turn_id = t.id and m.replaced_at is null)
    ) b) a where a.so_far - a.size < 1000000);
end;
$$;

-- The messages of an answer that no turn has stored, and later results of its calls.
create function private.rows_of_answer(message private.all_messages) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with answer as materialized (
      select m.seq, m.role, m.parts from private.all_messages m
      where m.user_id = message.user_id and m.conversation_id = message.conversation_id and m.replaced_at is null
        and m.role <> 'user' and m.turn_id is not distinct from message.turn_id and m.seq >= message.seq
        and m.seq < coalesce((
          select n.seq from private.all_messages n
          where n.user_id = message.user_id and n.conversation_id = message.conversation_id and n.replaced_at is null
            and n.seq > message.seq and (n.role = 'user' or n.turn_id is distinct from message.turn_id)
          order by n.seq limit 1), 9223372036854775807)
    ), part as materialized (
      select p.value ->> 'type' as type, p.value -> 'toolCallId' as call from answer a
        cross join jsonb_array_elements(a.parts) as p (value)
    ), offered as materialized (
      select c.call from part c where c.type = 'tool-call'
        and not exists (select from part r where r.type = 'tool-result' and r.call = c.call)
    )
    select jsonb_agg(jsonb_build_object('role', r.role, 'parts', r.parts) order by r.seq) from (select b.*,
      -- A row without parts counts too.
      100 + private.weight_of(b.parts) as size, sum(100 + private.weight_of(b.parts)) over (order by b.seq) as so_far from (
      select a.seq, a.role, a.parts from answer a
      union all
      -- The result of an offer comes after the yes.
      select m.seq, m.role, m.parts from private.all_messages m
      where exists (select from offered) and m.user_id = message.user_id and m.conversation_id = message.conversation_id
        and m.replaced_at is null and m.role = 'tool' and m.seq > (select max(a.seq) from answer a)
        and exists (select from offered o where m.parts @> jsonb_build_array(jsonb_build_object('toolCallId', o.call)))
    ) b) r where r.so_far - r.size < 1000000);
end;
$$;

create function private.shown_action(pending public.pending_actions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', pending.id, 'open', pending.status = 'open' and pending.expires_at > clock_timestamp(),
    'toolCallId', pending.tool_call_id, 'result', pending.result -> 'result');
$$;

create function public.conversation_messages(conversation text, before text default null, page_size int default 50) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(conversation_messages.conversation);
  shown private.all_messages[];
  page jsonb;
  oldest bigint;
begin
  perform private.expect_short(1000, conversation_messages.conversation, conversation_messages.before);
  perform private.count_use('reads');
  if row_id is null then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;
  -- Newest first, one more than requested: the extra one shows whether there are older messages.
  shown := array(
    select m from private.all_messages m
    where m.user_id = caller and m.conversation_id = row_id and m.replaced_at is null
      and (conversation_messages.before is null or m.seq < conversation_messages.before::bigint)
      and private.begins_message(m)
    order by m.seq desc limit least(conversation_messages.page_size, 100) + 1);
  select coalesce(jsonb_agg(k.message order by k.seq), '[]'), min(k.seq) into page, oldest
  from (
    select o.*, sum(o.size) over (order by o.seq desc) as so_far
    from unnest(shown[1:least(conversation_messages.page_size, 100)]) as s
    left join lateral (select case when s.role <> 'user' then private.answers_of(s) end as answers) a on true
    cross join lateral (select case s.role
      when 'user' then jsonb_build_object('role', 'user', 'id', coalesce(s.client_message_id, s.id::text), 'parts',
        s.parts, 'content', s.content)
      else jsonb_build_object('role', 'assistant', 'id', coalesce(s.turn_id, s.id), 'answers', a.answers,
        'rows', case when a.answers is null then private.rows_of_answer(s) end) end as message) f
    cross join lateral (select s.seq, f.message, private.weight_of(f.message) as size) o) k
  where k.so_far - k.size < 1000000;
  return jsonb_build_object(
    'messages', page,
    'actions', (
      select coalesce(jsonb_agg(private.shown_action(p)), '[]') from public.pending_actions p
      where p.user_id = caller and p.id in (
        select private.try_uuid(jsonb_path_query(page, '$[*].answers[*].message.parts[*].approval.id') #>> '{}')
        union select private.try_uuid(jsonb_path_query(page, '$[*].answers[*].metadata.waiting[*].id') #>> '{}'))),
    'next', case when oldest > (shown[cardinality(shown)]).seq then oldest::text end);
end;
$$;
comment on function public.conversation_messages(text, text, int) is
  'A page of a conversation, the newest page first and in order within: { messages: [{ role, id, parts } | { role, id, '
  'answers, rows }], actions: what became of the offers in them, next }. before: next of the page after it. Raises '
  'PT404 conversation_not_found, PT429 rate_limited.';
grant execute on function public.conversation_messages(text, text, int) to authenticated;
