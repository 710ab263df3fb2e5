-- The turn: two round trips open and close it, one runs a tool, one confirms what was pending.
-- Public functions run as the caller under row-level security; what a user must not be able to write by hand (leases,
-- pending actions, rate-limit counters) is done by definer functions in schema private, always for auth.uid().

create table private.rate_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  window_start timestamptz not null,
  turns int not null
);
alter table private.rate_limits enable row level security;
grant all on private.rate_limits to service_role;
comment on table private.rate_limits is 'Turns a user has opened in the current minute.';

insert into private.settings (key, value) values ('turns_per_minute', '600');

create function private.count_turn()
returns void
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.free_conversation(conversation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.start_turn(
  conversation_id uuid, kind text, pending_action_id uuid default null, approved boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.retake_turn(turn_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.start_approval(conversation_id uuid, pending_action_id uuid, approved boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.turn_context(conversation_id uuid, turn_id uuid)
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
    'contradictions', coalesce((
      select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content))
      from (
        select i.id, i.content from public.knowledge_items i
        where i.user_id = caller and i.needs_resolution and i.deleted_at is null and i.superseded_at is null
        order by i.created_at limit 3
      ) k), '[]'),
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

-- Twenty messages that were said, with the tool results between them: a turn of many reads must not push out the talk.
-- A call that ran and whose turn broke off before it was closed has no stored message: its result comes from its execution.
create function private.message_window(conversation_id uuid, turn_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with rows as (
    select m.seq, m.role, m.parts from public.messages m
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
      'output', jsonb_build_object('type', 'json', 'value', e.result))) as parts
    from shown s
    cross join lateral jsonb_array_elements(s.parts) as p (value)
    join public.tool_executions e
      on e.user_id = (select auth.uid()) and e.tool_call_id = p.value ->> 'toolCallId'
    where s.role = 'assistant' and p.value ->> 'type' = 'tool-call'
      and not exists (
        select 1 from public.messages r
        where r.user_id = e.user_id and r.conversation_id = message_window.conversation_id
          and r.role = 'tool' and r.tool_call_id = e.tool_call_id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('role', w.role, 'parts', w.parts) order by w.seq, w.role = 'tool'), '[]')
  from (select * from shown union all select * from executed) w;
$$;

create function private.pending_action_json(pending public.pending_actions)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', pending.id, 'kind', pending.kind, 'status', pending.status, 'calls', pending.calls, 'choices', pending.choices,
    'offer', pending.offer, 'skills', to_jsonb(pending.skills), 'results', pending.results, 'expiresAt', pending.expires_at);
$$;

create function public.open_turn(
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
  return turn || jsonb_build_object('context', private.turn_context(open_turn.conversation_id, (turn ->> 'id')::uuid));
end;
$$;
comment on function public.open_turn(uuid, text, text, text, jsonb) is
  'Saves the user''s message (idempotent on its client id), takes the conversation''s lease and returns { status: opened, id, attempt, context } or { status: replay, answer }. approval: { id, approved }. Raises PT404 conversation_not_found, PT409 conversation_busy, message_id_reused, already_decided, pending_action_expired, PT429 rate_limited.';

create function private.hold_turn(turn_id uuid, attempt int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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

create function public.renew_lease(turn_id uuid, attempt int)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
begin
  perform private.hold_turn(renew_lease.turn_id, renew_lease.attempt);
  return jsonb_build_object('renewed', true);
end;
$$;
comment on function public.renew_lease(uuid, int) is 'Keeps a turn''s lease while a model takes its time. Raises PT409 stale_turn.';

-- Arguments travel as jsonb and are typed by the function's own signature, so a tool stays one plain SQL function.
-- Runs as the caller, who may call every public function directly anyway.
create function private.call_tool(tool text, args jsonb, tool_call_id text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given jsonb := jsonb_strip_nulls(coalesce(call_tool.args, '{}'));
  signature record;
  columns text;
  bindings text;
  result jsonb;
begin
  select p.proargnames::text[] as names, p.proargtypes::oid[] as types, p.pronargs as count into signature
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = call_tool.tool;
  if not found then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', call_tool.tool));
  end if;
  select
    string_agg(format('%I %s', a.name, pg_catalog.format_type(a.type, null)), ', '),
    string_agg(format('%I := x.%I', a.name, a.name), ', ')
  into columns, bindings
  from unnest(signature.names[1:signature.count], signature.types) as a (name, type)
  where given ? a.name and a.name <> 'tool_call_id';
  if 'tool_call_id' = any (signature.names[1:signature.count]) then
    bindings := concat_ws(', ', bindings, 'tool_call_id := $2');
  end if;
  begin
    execute format('select public.%I(%s)%s', call_tool.tool, bindings,
      case when columns is null then '' else format(' from jsonb_to_record($1) as x (%s)', columns) end)
    into result using given, call_tool.tool_call_id;
  exception
    when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation
      or invalid_datetime_format or datetime_field_overflow or undefined_function or string_data_right_truncation then
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlerrm;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  return result;
end;
$$;
comment on function private.call_tool(text, jsonb, text) is 'Calls public.<tool> with named arguments from a JSON object. Raises PT404 unknown_tool, PT400 invalid_arguments and what the tool raises.';

create function public.run_tool(turn_id uuid, attempt int, tool text, args jsonb, tool_call_id text)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.hold_turn(run_tool.turn_id, run_tool.attempt);
  result := private.replay_tool(run_tool.tool, run_tool.tool_call_id);
  if result is not null then
    return result;
  end if;
  perform set_config('life_assistant.turn_id', run_tool.turn_id::text, true);
  result := private.call_tool(run_tool.tool, run_tool.args, run_tool.tool_call_id);
  -- Writes record themselves; a read is recorded here, so that a takeover finds every call of the turn.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;
comment on function public.run_tool(uuid, int, text, jsonb, text) is
  'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored one. Raises PT409 stale_turn and what the tool raises.';

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
  results jsonb := '[]';
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

create function private.finish_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], answer jsonb, model_calls int, usage jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation uuid;
begin
  -- The answer to an earlier delivery of this very close was lost on its way.
  if exists (select 1 from public.turns t
    where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
      and t.attempt = finish_turn.attempt and t.status = finish_turn.outcome and t.answer = finish_turn.answer) then
    return null;
  end if;
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
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  return conversation;
end;
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
  decision jsonb default null
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
comment on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb) is
  'Ends a turn in one transaction: its messages ([{ role, parts }]), answer, usage, the decision on the open pending action ({ id, status }) and a new one. Raises PT409 stale_turn.';

create function private.derive_message(parts jsonb, out content text, out tool_calls jsonb, out tool_call_id text, out name text)
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(string_agg(p.value ->> 'text', '' order by p.position) filter (where p.value ->> 'type' = 'text'), ''),
    jsonb_agg(jsonb_build_object('id', p.value -> 'toolCallId', 'name', p.value -> 'toolName', 'arguments', p.value -> 'input')
      order by p.position) filter (where p.value ->> 'type' = 'tool-call'),
    min(p.value ->> 'toolCallId') filter (where p.value ->> 'type' = 'tool-result'),
    min(p.value ->> 'toolName') filter (where p.value ->> 'type' = 'tool-result')
  from jsonb_array_elements(derive_message.parts) with ordinality as p (value, position);
$$;
comment on function private.derive_message(jsonb) is 'The plain columns of a message, from its parts.';

create function private.mark_undone(execution_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.tool_executions e set undone_at = clock_timestamp()
  where e.id = mark_undone.execution_id and e.user_id = private.current_user_id();
$$;

create function public.undo_last_write(turn_id uuid, attempt int)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  last_turn uuid;
  execution record;
  step jsonb;
  undone jsonb := '[]';
  -- Once a turn: a turn that breaks off after it must not take back the write before as well.
  undo_id constant text := 'undo:' || undo_last_write.turn_id;
  stored jsonb;
begin
  perform private.hold_turn(undo_last_write.turn_id, undo_last_write.attempt);
  stored := private.replay_tool('undo_last_write', undo_id);
  if stored is not null then
    return stored;
  end if;
  select t.id into last_turn
  from public.turns t
  join public.tool_executions e on e.user_id = caller and e.turn_id = t.id
  where t.user_id = caller
    and t.conversation_id = (select r.conversation_id from public.turns r where r.user_id = caller and r.id = undo_last_write.turn_id)
    and e.undo is not null and e.undone_at is null and e.created_at > now() - interval '24 hours'
  order by e.created_at desc limit 1;
  for execution in
    select e.id, e.tool, e.result, e.undo from public.tool_executions e
    where e.user_id = caller and e.turn_id = last_turn and e.undo is not null and e.undone_at is null
    order by e.created_at desc, e.id
  loop
    for step in
      select value from jsonb_array_elements(
        case jsonb_typeof(execution.undo) when 'array' then execution.undo else jsonb_build_array(execution.undo) end)
    loop
      perform private.apply_undo(step);
    end loop;
    perform private.mark_undone(execution.id);
    undone := undone || jsonb_build_array(jsonb_build_object('tool', execution.tool, 'result', execution.result));
  end loop;
  return private.record_tool('undo_last_write', undo_id, '{}', jsonb_build_object('undone', undone));
end;
$$;
comment on function public.undo_last_write(uuid, int) is
  'Takes back the writes of the conversation''s last writing turn, if it is less than 24 h old: { undone: [{ tool, result }] }, empty when there is none.';

-- Runs as the caller: grants and policies decide what it may touch.
create function private.apply_undo(step jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(apply_undo.step -> 'set') as key;
  execute format(
    'update public.%1$I t set (%2$s) = row(%3$s) from jsonb_populate_record(null::public.%1$I, $1) as v where t.id = $2 and t.user_id = $3',
    apply_undo.step ->> 'table', columns,
    (select string_agg(format('v.%I', key), ', ') from jsonb_object_keys(apply_undo.step -> 'set') as key))
  using apply_undo.step -> 'set', (apply_undo.step ->> 'id')::uuid, private.current_user_id();
end;
$$;

revoke execute on all functions in schema private from public, anon;
revoke execute on function public.open_turn(uuid, text, text, text, jsonb) from public, anon;
revoke execute on function public.renew_lease(uuid, int) from public, anon;
revoke execute on function public.run_tool(uuid, int, text, jsonb, text) from public, anon;
revoke execute on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) from public, anon;
revoke execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb) from public, anon;
revoke execute on function public.undo_last_write(uuid, int) from public, anon;

grant execute on function private.count_turn() to authenticated;
grant execute on function private.free_conversation(uuid) to authenticated;
grant execute on function private.start_turn(uuid, text, uuid, boolean) to authenticated;
grant execute on function private.message_window(uuid, uuid) to authenticated;
grant execute on function private.retake_turn(uuid) to authenticated;
grant execute on function private.start_approval(uuid, uuid, boolean) to authenticated;
grant execute on function private.turn_context(uuid, uuid) to authenticated;
grant execute on function private.pending_action_json(public.pending_actions) to authenticated;
grant execute on function private.hold_turn(uuid, int) to authenticated;
grant execute on function private.call_tool(text, jsonb, text) to authenticated;
grant execute on function private.claim_pending_action(uuid, uuid, text) to authenticated;
grant execute on function private.store_pending_results(uuid, jsonb) to authenticated;
grant execute on function private.finish_turn(uuid, int, text, text, text[], jsonb, int, jsonb) to authenticated;
grant execute on function private.open_pending_action(uuid, uuid, jsonb) to authenticated;
grant execute on function private.derive_message(jsonb) to authenticated;
grant execute on function private.mark_undone(uuid) to authenticated;
grant execute on function private.apply_undo(jsonb) to authenticated;
grant execute on function public.open_turn(uuid, text, text, text, jsonb) to authenticated;
grant execute on function public.renew_lease(uuid, int) to authenticated;
grant execute on function public.run_tool(uuid, int, text, jsonb, text) to authenticated;
grant execute on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) to authenticated;
grant execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, jsonb) to authenticated;
grant execute on function public.undo_last_write(uuid, int) to authenticated;
