-- close_turn stores a question about memory as a pending action, and notes what the user has been asked or shown.

create or replace function private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text)
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
    -- Closed meanwhile by what it was about, not by anybody's answer: nothing is left to be dropped.
    if pending.status = 'dropped' and pending.decided_turn_id is null
      and claim_pending_action.status in ('rejected', 'corrected', 'dropped') then
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

create or replace function private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb)
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
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, kind, calls, choices, offer, skills, expires_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    coalesce(open_pending_action.pending_action ->> 'kind', 'tool_calls'),
    open_pending_action.pending_action -> 'calls',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(open_pending_action.pending_action -> 'skills')),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '24 hours')
  );
end;
$$;

drop function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb);

create function public.close_turn(
  turn_id uuid,
  attempt int,
  outcome text,
  route text,
  skills text[],
  messages jsonb,
  answer jsonb,
  model_calls int default 0,
  usage jsonb default '{}',
  pending_action jsonb default null,
  decision jsonb default null,
  insight_id uuid default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  conversation uuid;
begin
  if close_turn.decision ->> 'status' not in ('rejected', 'corrected', 'dropped') then
    perform private.raise(400, 'invalid_request', 'Só confirm_pending_action executa o que está pendente.');
  end if;
  -- In the order in which open_turn locks: conversation, then turn.
  perform 1 from public.conversations c
  where c.user_id = caller
    and c.id = (select t.conversation_id from public.turns t where t.user_id = caller and t.id = close_turn.turn_id)
  for no key update;
  conversation := private.finish_turn(close_turn.turn_id, close_turn.attempt, close_turn.outcome, close_turn.route,
    close_turn.skills, close_turn.answer, close_turn.model_calls, close_turn.usage);
  if conversation is null then
    return jsonb_build_object('closed', true);
  end if;
  -- A retried turn answers anew; what its failed attempt had said goes.
  delete from public.messages m
  where m.user_id = caller and m.turn_id = close_turn.turn_id and m.role <> 'user';
  insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, tool_calls, tool_call_id, name)
  select caller, conversation, close_turn.turn_id, m.value ->> 'role', m.value -> 'parts', d.content, d.tool_calls, d.tool_call_id, d.name
  from jsonb_array_elements(close_turn.messages) with ordinality as m (value, position)
  cross join lateral private.derive_message(m.value -> 'parts') as d
  order by m.position;
  if close_turn.decision is not null then
    perform private.claim_pending_action((close_turn.decision ->> 'id')::uuid, close_turn.turn_id,
      close_turn.decision ->> 'status');
  end if;
  if close_turn.pending_action is not null then
    perform private.open_pending_action(conversation, close_turn.turn_id, close_turn.pending_action);
    if close_turn.pending_action ->> 'kind' = 'resolve_knowledge' then
      perform private.mark_asked((close_turn.pending_action #>> '{calls,0,args,item_id}')::uuid);
    end if;
  end if;
  if close_turn.insight_id is not null then
    perform private.mark_shown(close_turn.insight_id);
  end if;
  update public.conversations c set
    updated_at = now(),
    title = coalesce(c.title, (
      select left(m.content, 80) from public.messages m
      where m.user_id = caller and m.conversation_id = conversation and m.role = 'user'
      order by m.seq limit 1))
  where c.id = conversation and c.user_id = caller;
  return jsonb_build_object('closed', true);
end;
$$;
comment on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb, uuid) is
  'Ends a turn in one transaction: its messages ([{ role, parts }]), answer, usage, the decision on the open pending action ({ id, status }), a new one and the insight that was shown. Raises PT409 stale_turn.';

revoke execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb, uuid) from public, anon;
grant execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb, uuid) to authenticated;
