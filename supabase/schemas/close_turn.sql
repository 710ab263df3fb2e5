-- Second round trip of a turn: messages, answer, usage and decisions in one transaction.

create function private.finish_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], answer jsonb, model_calls int, usage jsonb
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  conversation uuid;
begin
  update public.turns t set
    status = finish_turn.outcome,
    route = finish_turn.route,
    skills = finish_turn.skills,
    answer = finish_turn.answer,
    model_calls = finish_turn.model_calls,
    usage = finish_turn.usage,
    closed_at = clock_timestamp()
  where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = finish_turn.attempt and t.status = 'running'
  returning t.conversation_id into conversation;
  if not found then
    -- The answer to an earlier delivery of this very close was lost on its way.
    if exists (select from public.turns t
      where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
        and t.attempt = finish_turn.attempt and t.status = finish_turn.outcome and t.answer = finish_turn.answer) then
      return null;
    end if;
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  return conversation;
end;
$$;
grant execute on function private.finish_turn(uuid, int, text, text, text[], jsonb, int, jsonb) to authenticated;

create function public.close_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], messages jsonb, answer jsonb,
  model_calls int default 0, usage jsonb default '{}', pending_action jsonb default null, decision jsonb default null,
  insight_id uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
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
  if close_turn.attempt > 1 then
    delete from public.messages m
    where m.user_id = caller and m.turn_id = close_turn.turn_id and m.role <> 'user';
  end if;
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
grant execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb, uuid) to authenticated, service_role;
