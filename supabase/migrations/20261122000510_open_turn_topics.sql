-- open_turn also returns what memory has to bring up: at most one question or insight, claimed for the turn.

create or replace function private.turn_context(conversation_id uuid, turn_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
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

create or replace function public.open_turn(
  conversation_id uuid,
  client_message_id text default null,
  message text default null,
  conversation_type text default null,
  approval jsonb default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
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
  end if;
  -- Turns of one conversation are opened one after the other; someone else's conversation is invisible here.
  perform 1 from public.conversations c
  where c.id = open_turn.conversation_id and c.user_id = caller
  for no key update;
  if not found then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;

  if open_turn.approval is not null then
    turn := private.start_approval(open_turn.conversation_id,
      (open_turn.approval ->> 'id')::uuid, (open_turn.approval ->> 'approved')::boolean);
  else
    select m.* into existing from public.messages m
    where m.user_id = caller and m.client_message_id = open_turn.client_message_id;
    if not found then
      turn := private.start_turn(open_turn.conversation_id, 'message');
      begin
        insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
        values (caller, open_turn.conversation_id, (turn ->> 'id')::uuid, 'user', open_turn.client_message_id,
          jsonb_build_array(jsonb_build_object('type', 'text', 'text', open_turn.message)), open_turn.message);
      exception when unique_violation then
        -- The same id at the same instant in another conversation.
        perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
      end;
    elsif existing.conversation_id <> open_turn.conversation_id or existing.content <> open_turn.message
      or existing.role <> 'user' or existing.turn_id is null then
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
