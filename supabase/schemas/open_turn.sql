-- First round trip of a turn: saves the message, takes the lease, returns all the turn needs.
-- Public functions run as the caller under row-level security; what a user must not be able to write by hand is done by
-- definer functions in schema private, always for auth.uid().

-- Twenty messages that were said, with the tool results between them: a turn of many reads must not push out the talk.
-- In plpgsql its plan is kept for the session: planned at each turn it cost 1 ms.
-- A call that ran and whose turn broke off before it was closed has no stored message: its result comes from its execution.
create function private.message_window(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with rows as (
      select m.seq, m.role, m.parts, char_length(m.parts::text) as size from public.messages m
      where m.user_id = (select auth.uid()) and m.conversation_id = message_window.conversation_id
        and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
      order by m.seq desc limit 200
    ), said as (
      select r.seq from rows r where r.role <> 'tool' order by r.seq desc limit 20
    ), shown as (
      select r.* from rows r where r.seq >= (select min(s.seq) from said s)
    ), executed as (
      select s.seq, 'tool' as role, jsonb_build_array(jsonb_build_object(
        'type', 'tool-result', 'toolCallId', e.tool_call_id, 'toolName', e.tool,
        'output', jsonb_build_object('type', 'json', 'value', e.result))) as parts, char_length(e.result::text) as size
      from shown s
      cross join lateral jsonb_array_elements(s.parts) as p (value)
      join public.tool_executions e
        on e.user_id = (select auth.uid()) and e.tool_call_id = p.value ->> 'toolCallId'
      where s.role = 'assistant' and p.value ->> 'type' = 'tool-call'
        and not exists (
          select 1 from public.messages r
          where r.user_id = e.user_id and r.conversation_id = message_window.conversation_id
            and r.role = 'tool' and r.tool_call_id = e.tool_call_id)
    ), both_kinds as (
      select * from shown union all select * from executed
    ), measured as (
      -- Newest first; the size of what a message called counts with the message.
      select b.*, sum(b.size) over (order by b.seq desc) as so_far from both_kinds b
    ), kept as (
      -- Begins with something said: a tool's result never stands without its call.
      select m.* from measured m
      where m.seq >= (select min(f.seq) from measured f where f.role <> 'tool' and f.so_far <= 200000)
    )
    select coalesce(jsonb_agg(jsonb_build_object('role', k.role, 'parts', k.parts) order by k.seq, k.role = 'tool'),
      '[]'::jsonb)
    from kept k);
end;
$$;
comment on function private.message_window(uuid, uuid) is
  'The last twenty messages said, with the tool results between them, at most 200,000 characters: the newest are kept.';
grant execute on function private.message_window(uuid, uuid) to authenticated;

create function private.turn_context(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'conversation', (
      select jsonb_build_object('id', c.id, 'type', c.type,
        'structuredSummary', c.structured_summary, 'longTermSummary', c.long_term_summary)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'profile', (
      select jsonb_build_object('displayName', p.display_name, 'timezone', p.timezone)
      from public.profiles p where p.user_id = caller),
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'userMemory', (
      select to_jsonb(m) - 'user_id' from public.user_memories m where m.user_id = caller),
    'pendingAction', (
      select private.pending_action_json(p) from public.pending_actions p
      where p.user_id = caller and p.conversation_id = turn_context.conversation_id
        and p.status = 'open' and p.expires_at > clock_timestamp()
        -- An old message that is retried answers nothing that was offered after it.
        and p.created_at < (select t.created_at from public.turns t where t.user_id = caller and t.id = turn_context.turn_id)),
    -- Set when this turn decided it, broke off before it was closed and was taken over.
    'decidedAction', (
      select private.pending_action_json(p) from public.pending_actions p
      where p.user_id = caller and p.decided_turn_id = turn_context.turn_id),
    'executions', coalesce((
      select jsonb_agg(jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args, 'result', e.result)
        order by e.created_at, e.id)
      from public.tool_executions e where e.user_id = caller and e.turn_id = turn_context.turn_id), '[]'),
    'window', private.message_window(turn_context.conversation_id, turn_context.turn_id),
    'recentUserMessages', coalesce((
      select jsonb_agg(r.content order by r.seq)
      from (
        select m.seq, m.content from public.messages m
        where m.user_id = caller and m.conversation_id = turn_context.conversation_id
          and m.role = 'user' and m.turn_id is distinct from turn_context.turn_id
        order by m.seq desc limit 5
      ) r), '[]')
  );
end;
$$;
comment on function private.turn_context(uuid, uuid) is 'All a turn needs to know, read as the caller.';
grant execute on function private.turn_context(uuid, uuid) to authenticated;

create function public.open_turn(
  conversation_id uuid, client_message_id text default null, message text default null, conversation_type text default null,
  approval jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  is_new boolean := false;
  existing public.messages;
  turn jsonb;
begin
  if char_length(open_turn.message) > 8000 or char_length(open_turn.client_message_id) > 64 then
    perform private.raise(400, 'invalid_request', 'A mensagem é grande demais.');
  end if;
  if open_turn.approval is null then
    insert into public.conversations (id, user_id, type)
    values (open_turn.conversation_id, caller, coalesce(open_turn.conversation_type, 'general'))
    on conflict do nothing;
    is_new := found;
  end if;
  -- Turns of one conversation are opened one after the other; someone else's conversation is invisible here. A new one is
  -- nobody else's before it is committed.
  if not is_new then
    perform 1 from public.conversations c
    where c.id = open_turn.conversation_id and c.user_id = caller
    for no key update;
    if not found then
      perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
    end if;
  end if;

  if open_turn.approval is not null then
    turn := private.start_approval(open_turn.conversation_id,
      (open_turn.approval ->> 'id')::uuid, (open_turn.approval ->> 'approved')::boolean);
  else
    select m.* into existing from public.messages m
    where m.user_id = caller and m.conversation_id = open_turn.conversation_id and m.client_message_id = open_turn.client_message_id;
    if not found then
      turn := private.start_turn(open_turn.conversation_id, 'message');
      insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
      values (caller, open_turn.conversation_id, (turn ->> 'id')::uuid, 'user', open_turn.client_message_id,
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', open_turn.message)), open_turn.message);
    elsif existing.content <> open_turn.message or existing.role <> 'user' or existing.turn_id is null then
      perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
    else
      turn := private.retake_turn(existing.turn_id);
    end if;
  end if;

  if turn ->> 'status' = 'replay' then
    return turn;
  end if;
  return turn || jsonb_build_object('context',
    private.turn_context(open_turn.conversation_id, (turn ->> 'id')::uuid)
      || private.claim_topic(open_turn.conversation_id, (turn ->> 'id')::uuid));
end;
$$;
comment on function public.open_turn(uuid, text, text, text, jsonb) is
  'Saves the user''s message (idempotent on its client id), takes the conversation''s lease and returns { status: opened, id, attempt, context } or { status: replay, answer }. approval: { id, approved }. Raises PT404 conversation_not_found, PT409 conversation_busy, message_id_reused, already_decided, pending_action_expired, PT429 rate_limited.';
grant execute on function public.open_turn(uuid, text, text, text, jsonb) to authenticated, service_role;
