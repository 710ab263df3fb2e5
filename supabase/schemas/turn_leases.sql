-- Who may write for a turn: one running turn a conversation, held by a lease of 30 s and an attempt number. How many turns
-- a user may open in a minute is counted here too, where users cannot reach.
-- Locks are always taken in one order: conversation, turn, pending action.

create table private.rate_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  window_start timestamptz not null,
  turns int not null
);
alter table private.rate_limits enable row level security;
grant all on private.rate_limits to service_role;

comment on table private.rate_limits is 'Turns a user has opened in the current minute.';

insert into private.settings (key, value) values ('turns_per_minute', '600');

create function private.count_turn() returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'turns_per_minute'), 600);
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
  counted int;
begin
  insert into private.rate_limits as r (user_id, window_start, turns)
  values (private.current_user_id(), this_minute, 1)
  on conflict (user_id) do update set
    turns = case when r.window_start = excluded.window_start then r.turns + 1 else 1 end,
    window_start = excluded.window_start
  returning r.turns into counted;
  if counted > allowed then
    perform private.raise(429, 'rate_limited', 'Foram mensagens demais em pouco tempo. Espere um instante e tente de novo.',
      jsonb_build_object('retryAfter',
        ceil(extract(epoch from this_minute + interval '1 minute' - clock_timestamp()))::int));
  end if;
end;
$$;
comment on function private.count_turn() is 'Counts one turn of the caller; raises PT429 rate_limited over settings.turns_per_minute.';
grant execute on function private.count_turn() to authenticated;

create function private.free_conversation(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  running public.turns;
begin
  select t.* into running from public.turns t
  where t.conversation_id = free_conversation.conversation_id
    and t.user_id = private.current_user_id()
    and t.status = 'running'
  for update;
  if not found then
    return;
  end if;
  if running.lease_until > clock_timestamp() then
    perform private.raise(409, 'conversation_busy', 'Ainda estou respondendo à mensagem anterior. Tente de novo em instantes.',
      jsonb_build_object('retryAfter', ceil(extract(epoch from running.lease_until - clock_timestamp()))::int));
  end if;
  update public.turns t set status = 'failed', closed_at = clock_timestamp() where t.id = running.id;
end;
$$;
comment on function private.free_conversation(uuid) is 'Raises PT409 conversation_busy while a turn holds its lease; closes one whose lease ran out.';
grant execute on function private.free_conversation(uuid) to authenticated;

create function private.start_turn(
  conversation_id uuid, kind text, pending_action_id uuid default null, approved boolean default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  started public.turns;
begin
  perform private.free_conversation(start_turn.conversation_id);
  perform private.count_turn();
  insert into public.turns (user_id, conversation_id, kind, pending_action_id, approved, lease_until)
  values (private.current_user_id(), start_turn.conversation_id, start_turn.kind, start_turn.pending_action_id,
    start_turn.approved, clock_timestamp() + interval '30 seconds')
  returning * into started;
  return jsonb_build_object('status', 'opened', 'id', started.id, 'attempt', started.attempt);
end;
$$;
grant execute on function private.start_turn(uuid, text, uuid, boolean) to authenticated;

create function private.retake_turn(turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t
  where t.id = retake_turn.turn_id and t.user_id = private.current_user_id()
  for update;
  if turn.status in ('completed', 'stopped') then
    return jsonb_build_object('status', 'replay', 'answer', turn.answer);
  end if;
  perform private.free_conversation(turn.conversation_id);
  perform private.count_turn();
  update public.turns t set
    status = 'running',
    attempt = t.attempt + 1,
    lease_until = clock_timestamp() + interval '30 seconds',
    closed_at = null
  where t.id = turn.id
  returning t.* into turn;
  -- Said again, it stands behind what was said since: the answer follows its question.
  update public.messages m set seq = default
  where m.user_id = turn.user_id and m.turn_id = turn.id and m.role = 'user';
  return jsonb_build_object('status', 'opened', 'id', turn.id, 'attempt', turn.attempt);
end;
$$;
comment on function private.retake_turn(uuid) is 'The stored answer of a finished turn; a failed or abandoned one is opened again with the next attempt.';
grant execute on function private.retake_turn(uuid) to authenticated;

create function private.start_approval(conversation_id uuid, pending_action_id uuid, approved boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  pending public.pending_actions;
  decider public.turns;
begin
  -- No lock: open_turn holds the conversation's. Locks are always taken conversation, turn, pending action.
  select p.* into pending from public.pending_actions p
  where p.id = start_approval.pending_action_id
    and p.conversation_id = start_approval.conversation_id
    and p.user_id = caller;
  if not found then
    perform private.raise(400, 'invalid_request', 'Não encontrei essa confirmação nesta conversa.',
      jsonb_build_array(jsonb_build_object('path', 'approvals.0.id', 'message', 'Confirmação desconhecida')));
  end if;
  if pending.status = 'open' then
    if pending.expires_at <= clock_timestamp() then
      perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
    end if;
    return private.start_turn(pending.conversation_id, 'approval', pending.id, start_approval.approved);
  end if;
  select t.* into decider from public.turns t where t.id = pending.decided_turn_id and t.user_id = caller;
  if (pending.status = 'confirmed' and start_approval.approved)
    or (pending.status = 'rejected' and not start_approval.approved)
    or (decider.kind = 'approval' and decider.pending_action_id = pending.id and decider.approved = start_approval.approved)
  then
    return private.retake_turn(decider.id);
  end if;
  perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
    jsonb_build_object('status', pending.status));
end;
$$;
grant execute on function private.start_approval(uuid, uuid, boolean) to authenticated;

create function private.hold_turn(turn_id uuid, attempt int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.turns t set lease_until = clock_timestamp() + interval '30 seconds'
  where t.id = hold_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = hold_turn.attempt and t.status = 'running';
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
end;
$$;
comment on function private.hold_turn(uuid, int) is 'Renews the lease of a running turn and locks it until the transaction ends; a stale attempt gets PT409 and writes nothing.';
grant execute on function private.hold_turn(uuid, int) to authenticated;

create function public.renew_lease(turn_id uuid, attempt int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.hold_turn(renew_lease.turn_id, renew_lease.attempt);
  return jsonb_build_object('renewed', true);
end;
$$;
comment on function public.renew_lease(uuid, int) is 'Keeps a turn''s lease while a model takes its time. Raises PT409 stale_turn.';
grant execute on function public.renew_lease(uuid, int) to authenticated, service_role;
