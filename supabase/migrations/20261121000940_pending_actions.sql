-- What was offered: opened and decided by definer functions, run exactly once after the yes.

create function private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text)
returns public.pending_actions
language plpgsql
security definer
set search_path = ''
as $$
declare
  pending public.pending_actions;
begin
  select p.* into pending from public.pending_actions p
  where p.id = claim_pending_action.pending_action_id and p.user_id = private.current_user_id()
    and p.conversation_id = (select t.conversation_id from public.turns t
      where t.id = claim_pending_action.turn_id and t.user_id = private.current_user_id())
  for update;
  if not found then
    perform private.raise(404, 'pending_action_not_found', 'Não encontrei essa confirmação.');
  end if;
  if pending.status <> 'open' then
    if pending.decided_turn_id = claim_pending_action.turn_id and pending.status = claim_pending_action.status then
      return pending;
    end if;
    perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
      jsonb_build_object('status', pending.status));
  end if;
  if pending.expires_at <= clock_timestamp() and claim_pending_action.status in ('confirmed', 'selected') then
    perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
  end if;
  update public.pending_actions p set
    status = claim_pending_action.status,
    decided_turn_id = claim_pending_action.turn_id,
    decided_at = clock_timestamp()
  where p.id = pending.id
  returning p.* into pending;
  return pending;
end;
$$;
comment on function private.claim_pending_action(uuid, uuid, text) is 'Decides an open pending action once, for one turn of its conversation.';

create function private.store_pending_results(pending_action_id uuid, results jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.pending_actions p set results = store_pending_results.results
  where p.id = store_pending_results.pending_action_id and p.user_id = private.current_user_id();
$$;

create function private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
begin
  -- Only an expired one can still be open here; a new offer takes its place.
  update public.pending_actions p set status = 'dropped', decided_turn_id = open_pending_action.turn_id, decided_at = clock_timestamp()
  where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open';
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, calls, choices, offer, skills, expires_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    open_pending_action.pending_action -> 'calls',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(open_pending_action.pending_action -> 'skills')),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '24 hours')
  );
end;
$$;

create function public.confirm_pending_action(
  turn_id uuid,
  attempt int,
  pending_action_id uuid,
  status text default 'confirmed',
  calls jsonb default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  pending public.pending_actions;
  call jsonb;
  results jsonb := '[]'::jsonb;
begin
  if confirm_pending_action.status not in ('confirmed', 'selected') then
    perform private.raise(400, 'invalid_request', 'Só uma confirmação ou escolha executa o que está pendente.');
  end if;
  perform private.hold_turn(confirm_pending_action.turn_id, confirm_pending_action.attempt);
  pending := private.claim_pending_action(confirm_pending_action.pending_action_id, confirm_pending_action.turn_id,
    confirm_pending_action.status);
  if pending.results is not null then
    return pending.results;
  end if;
  perform set_config('life_assistant.turn_id', confirm_pending_action.turn_id::text, true);
  for call in select value from jsonb_array_elements(coalesce(confirm_pending_action.calls, pending.calls)) loop
    results := results || jsonb_build_array(call || jsonb_build_object('result',
      private.call_tool(call ->> 'tool', call -> 'args', call ->> 'toolCallId')));
  end loop;
  perform private.store_pending_results(pending.id, results);
  return results;
end;
$$;
comment on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) is
  'Runs every call of a pending action in one transaction, exactly once, and returns [{ toolCallId, tool, args, result }]. calls: the same calls with the arguments the user chose. A tool''s error rolls everything back and leaves the action open.';

revoke execute on function private.claim_pending_action(uuid, uuid, text) from public, anon;
revoke execute on function private.store_pending_results(uuid, jsonb) from public, anon;
revoke execute on function private.open_pending_action(uuid, uuid, jsonb) from public, anon;
revoke execute on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) from public, anon;
grant execute on function private.claim_pending_action(uuid, uuid, text) to authenticated;
grant execute on function private.store_pending_results(uuid, jsonb) to authenticated;
grant execute on function private.open_pending_action(uuid, uuid, jsonb) to authenticated;
grant execute on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) to authenticated;
