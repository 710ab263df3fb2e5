-- Turns: each conversation has at most one running turn, held by a lease of 30 s and an attempt number. Locks are
-- always taken in this order: conversation, turn, pending action.

-- Raises PT409 conversation_busy while a turn holds its lease; closes one whose lease ran out.
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

create function private.start_turn(
  conversation_id uuid, kind text, approvals jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  started public.turns;
begin
  perform private.free_conversation(start_turn.conversation_id);
  perform private.count_use('turns');
  -- The answer needs room in the table as well.
  perform private.expect_room('messages', 300);
  insert into public.turns (user_id, conversation_id, kind, pending_action_id, approvals, lease_until)
  values (private.current_user_id(), start_turn.conversation_id, start_turn.kind, (start_turn.approvals #>> '{0,id}')::uuid,
    start_turn.approvals, clock_timestamp() + interval '30 seconds')
  returning * into started;
  return jsonb_build_object('status', 'opened', 'id', started.id, 'attempt', started.attempt);
end;
$$;

-- Returns the stored answer of a finished turn; opens a failed or abandoned one again with the next attempt.
create function private.reopen_turn(turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t
  where t.id = reopen_turn.turn_id and t.user_id = private.current_user_id()
  for update;
  if turn.status in ('completed', 'stopped') then
    perform private.count_use('reads');
    return jsonb_build_object('status', 'replay', 'answer', turn.answer);
  end if;
  perform private.free_conversation(turn.conversation_id);
  perform private.count_use('turns');
  update public.turns t set
    status = 'running',
    attempt = t.attempt + 1,
    attempt_began_at = clock_timestamp(),
    lease_until = clock_timestamp() + interval '30 seconds',
    stop_requested_at = null,
    closed_at = null
  where t.id = turn.id
  returning t.* into turn;
  -- The message moves behind what was said since, so that the answer follows it.
  perform private.unarchive_messages(array(
    select a.id from public.message_archive a where a.user_id = turn.user_id and a.turn_id = turn.id and a.role = 'user'));
  update public.messages m set seq = default
  where m.user_id = turn.user_id and m.turn_id = turn.id and m.role = 'user';
  return jsonb_build_object('status', 'opened', 'id', turn.id, 'attempt', turn.attempt);
end;
$$;

create function private.start_approval(conversation_id uuid, approvals jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  answer record;
  undecided jsonb := '[]'::jsonb;
  decider uuid;
begin
  for answer in
    select a.position - 1 as position, (a.value ->> 'id')::uuid as id, (a.value ->> 'approved')::boolean as approved, p as pending,
      p.id is null as is_unknown, t.id as decided_by, t.approvals as decided_with,
      -- A proposal that was answered in another conversation was told there.
      t.conversation_id = start_approval.conversation_id as is_decided_here
    from jsonb_array_elements(start_approval.approvals) with ordinality as a (value, position)
    -- No lock here: where two conversations answer the same proposal, its execution decides. Locks are always
    -- taken in the order conversation, turn, pending action.
    left join public.pending_actions p on p.id = (a.value ->> 'id')::uuid and p.user_id = caller
      and private.is_answerable_in(p, start_approval.conversation_id)
    left join public.turns t on t.user_id = caller and t.id = p.decided_turn_id
    order by a.position
  loop
    if answer.is_unknown then
      perform private.raise(400, 'invalid_request', 'Não encontrei essa confirmação nesta conversa.', jsonb_build_array(
        jsonb_build_object('path', format('approvals.%s.id', answer.position), 'message', 'Confirmação desconhecida')));
    elsif (answer.pending).status = 'open' then
      if (answer.pending).expires_at <= clock_timestamp() then
        perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
      end if;
      undecided := undecided || jsonb_build_array(jsonb_build_object('id', answer.id, 'approved', answer.approved));
    elsif answer.is_decided_here and (
      ((answer.pending).status in ('confirmed', 'corrected') and (answer.pending).result is not null and answer.approved)
        or ((answer.pending).status = 'rejected' and not answer.approved)
        or answer.decided_with @> jsonb_build_array(jsonb_build_object('id', answer.id, 'approved', answer.approved))) then
      decider := coalesce(decider, answer.decided_by);
    else
      perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
        jsonb_build_object('status', (answer.pending).status));
    end if;
  end loop;
  -- A repeated answer gets the stored answer. If its turn broke off before there was one, that turn goes on, with the proposals that it
  -- was to answer and had not decided. Otherwise proposals that are still open are answered now, in a turn of their own.
  if undecided = '[]' or exists (
    select from public.turns t
    where t.user_id = caller and t.id = decider and t.answer is null and t.approvals @> undecided)
  then
    return private.reopen_turn(decider);
  end if;
  return private.start_turn(start_approval.conversation_id, 'approval', undecided);
end;
$$;

-- Renews the lease of a running turn and locks it until the transaction ends. A stale attempt gets PT409 and writes
-- nothing, and so does one that began ten minutes ago: a turn takes two at most, and nobody may hold one for ever.
create function private.hold_turn(turn_id uuid, attempt int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.turns t set lease_until = clock_timestamp() + interval '30 seconds'
  where t.id = hold_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = hold_turn.attempt and t.status = 'running'
    and t.attempt_began_at > clock_timestamp() - interval '10 minutes';
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
end;
$$;

-- The opening of a turn, from here to open_turn, which saves the message, takes the lease and returns all that the
-- turn needs. Public functions run as the caller under row-level security; what users must not write themselves is
-- done by definer functions in schema private, always for auth.uid().

-- The context of a turn, read as the caller.
create function private.turn_context(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'conversation', (
      select jsonb_build_object('id', c.id, 'type', c.type, 'isOffMemory', c.off_memory_at is not null,
        'structuredSummary', c.structured_summary, 'longTermSummary', c.long_term_summary, 'summarizedTo', c.summarized_to)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'profile', (
      select jsonb_build_object('displayName', p.display_name, 'timezone', p.timezone, 'pronouns', coalesce(p.pronouns, (
        select lower(k.value) from public.knowledge_items k
        where k.user_id = caller and k.subject = 'self' and k.slot = 'pronouns' and k.holds
          and k.deleted_at is null and k.superseded_at is null and not k.needs_resolution order by k.stated_at desc limit 1)))
      from public.profiles p where p.user_id = caller),
    'packs', private.pack_revision_json(),
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'userMemory', (
      select to_jsonb(m) - 'user_id' from public.user_memories m where m.user_id = caller),
    'tray', private.tray_json(turn_context.conversation_id, turn_context.turn_id),
    -- Decided by an earlier attempt of this turn.
    'decided', coalesce((
      select jsonb_agg(private.pending_action_json(p, turn_context.conversation_id) order by p.created_at, p.id)
      from public.pending_actions p
      where p.user_id = caller and p.decided_turn_id = turn_context.turn_id), '[]'),
    -- Proposals of this conversation that were answered in another one: no message here tells their outcome.
    'answeredElsewhere', coalesce((
      select jsonb_agg(jsonb_build_object('toolCallId', e.tool_call_id, 'status', e.status, 'result', e.result)) from (
        select p.tool_call_id, p.status, p.result from public.pending_actions p
        where p.user_id = caller and p.conversation_id = turn_context.conversation_id and p.decided_elsewhere
        order by p.decided_at desc limit 40) e), '[]'),
    'approvals', (
      select coalesce(t.approvals, '[]') from public.turns t where t.user_id = caller and t.id = turn_context.turn_id),
    'lastTurn', (
      select jsonb_build_object('route', t.route, 'intent', t.intent, 'hasExpired', exists (
        select from public.pending_actions p
        where p.user_id = caller and p.shown_turn_id = t.id and p.status = 'open' and p.expires_at <= clock_timestamp()),
        -- A proposal of this turn was accepted in another conversation.
        'isDoneElsewhere', exists (
          select from public.pending_actions p
          where p.user_id = caller and (p.turn_id = t.id or p.shown_turn_id = t.id) and p.result is not null
            and t.conversation_id <> (
              select d.conversation_id from public.turns d where d.user_id = caller and d.id = p.decided_turn_id)))
      from public.turns t
      where t.user_id = caller and t.conversation_id = turn_context.conversation_id and t.id <> turn_context.turn_id
        and t.status in ('completed', 'stopped')
      order by t.created_at desc limit 1),
    'recentConversations', private.recent_conversations(turn_context.conversation_id),
    'writes', private.recent_writes(turn_context.conversation_id, turn_context.turn_id),
    'executions', coalesce((
      select jsonb_agg(jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args, 'result', e.result)
        || private.replaced_by(e.tool_call_id) order by e.created_at, e.id)
      from (
        -- The newest, up to two million characters: one turn fills far less, and a repeated call is answered from its row anyway.
        select x.*, sum(char_length(x.args::text) + char_length(x.result::text)) over (order by x.created_at desc, x.id desc) as so_far
        from public.tool_executions x where x.user_id = caller and x.turn_id = turn_context.turn_id) e
      where e.so_far <= 2000000), '[]'),
    'window', (
      select private.message_window(c.id, turn_context.turn_id, c.summarized_to)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'recentUserMessages', coalesce((
      select jsonb_agg(r.content order by r.seq)
      from (
        select m.seq, m.content from public.messages m
        where m.user_id = caller and m.conversation_id = turn_context.conversation_id
          and m.role = 'user' and m.replaced_at is null and m.turn_id is distinct from turn_context.turn_id
        order by m.seq desc limit 5
      ) r), '[]')
  ) || private.standing_json() || private.flags_json() || private.evidence_texts(turn_context.conversation_id, turn_context.turn_id);
end;
$$;

create function private.add_user_message(conversation_id uuid, turn_id uuid, client_message_id text, message text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
  values (private.current_user_id(), add_user_message.conversation_id, add_user_message.turn_id, 'user',
    add_user_message.client_message_id,
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', add_user_message.message)), add_user_message.message);
end;
$$;

create function public.open_turn(
  conversation text, client_message_id text default null, message text default null, conversation_type text default null,
  approvals jsonb default null, replaces text default null, regenerate boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(open_turn.conversation);
  is_new boolean := false;
  existing private.all_messages;
  turn jsonb;
begin
  perform private.expect_short(1000, open_turn.conversation, open_turn.conversation_type, open_turn.replaces);
  perform private.expect_few(open_turn.approvals, 20);
  perform private.check_account();
  if char_length(open_turn.message) > 8000 or char_length(open_turn.client_message_id) > 64 then
    perform private.raise(400, 'invalid_request', 'A mensagem é grande demais.');
  end if;
  if row_id is null and open_turn.approvals is null then
    insert into public.conversations (id, user_id, client_id, type)
    values (coalesce(private.try_uuid(open_turn.conversation), gen_random_uuid()), caller, open_turn.conversation,
      coalesce(open_turn.conversation_type, 'general'))
    on conflict do nothing
    returning id into row_id;
    is_new := found;
    -- Another turn has created it at the same moment, or the uuid is somebody else's.
    row_id := coalesce(row_id, private.find_conversation(open_turn.conversation));
  end if;
  -- Turns of one conversation are opened one after the other. Conversations of others are invisible here, and a new
  -- one is invisible to others until it is committed.
  if not is_new then
    perform 1 from public.conversations c
    where c.id = row_id and c.user_id = caller
    for no key update;
    if not found then
      perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
    end if;
  end if;

  if open_turn.approvals is not null then
    turn := private.start_approval(row_id, open_turn.approvals);
  elsif open_turn.replaces is not null then
    turn := private.answer_anew(row_id, open_turn.replaces, open_turn.regenerate, open_turn.client_message_id, open_turn.message);
  end if;
  if turn is null then
    select m.* into existing from private.all_messages m
    where m.user_id = caller and m.conversation_id = row_id and m.client_message_id = open_turn.client_message_id
    order by m.replaced_at desc nulls first limit 1;
    if not found then
      turn := private.start_turn(row_id, 'message');
      perform private.add_user_message(row_id, (turn ->> 'id')::uuid, open_turn.client_message_id, open_turn.message);
    elsif existing.content <> open_turn.message or existing.role <> 'user' or existing.turn_id is null
      or existing.replaced_at is not null then
      perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
    else
      turn := private.reopen_turn(existing.turn_id);
    end if;
  end if;

  if turn ->> 'status' = 'replay' then
    return turn;
  end if;
  return turn || jsonb_build_object('context',
    private.turn_context(row_id, (turn ->> 'id')::uuid)
      || private.claim_topic(row_id, (turn ->> 'id')::uuid)
      || private.claim_reminders(row_id, (turn ->> 'id')::uuid));
end;
$$;
comment on function public.open_turn(text, text, text, text, jsonb, text, boolean) is
  'Saves the user''s message (idempotent on its client id), takes the conversation''s lease and returns { status: '
  'opened, id, attempt, context } or { status: replay, answer }. approvals: [{ id, approved }], one to twenty. '
  'replaces: the message that this one replaces, with all after it; with regenerate the same words are answered again. '
  'Raises PT404 conversation_not_found, PT409 conversation_busy, message_id_reused, already_recorded, already_decided, '
  'pending_action_expired, too_many_rows, PT429 rate_limited.';
grant execute on function public.open_turn(text, text, text, text, jsonb, text, boolean) to authenticated, service_role;

-- close_turn: stores messages, answer, usage and decisions in one transaction.

create function private.finish_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], answer jsonb, model_calls int, usage jsonb, measures jsonb
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
    intent = finish_turn.measures ->> 'intent',
    model = finish_turn.measures ->> 'model',
    tools = array(select jsonb_array_elements_text(finish_turn.measures -> 'tools')),
    steps = coalesce(finish_turn.measures -> 'steps', '[]'),
    round_trips = (finish_turn.measures ->> 'roundTrips')::int,
    background_trips = (finish_turn.measures ->> 'backgroundTrips')::int,
    first_word_ms = (finish_turn.measures ->> 'firstWordMs')::int,
    took_ms = (finish_turn.measures ->> 'ms')::int,
    error = finish_turn.measures ->> 'error',
    closed_at = clock_timestamp()
  where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = finish_turn.attempt and t.status = 'running'
  returning t.conversation_id into conversation;
  if not found then
    -- This close was stored before, but the caller did not receive the reply.
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

create function public.close_turn(
  turn_id uuid, attempt int, outcome text, route text, skills text[], messages jsonb, answer jsonb,
  model_calls int default 0, usage jsonb default '{}', tray jsonb default null,
  insight_id uuid default null, reminder_ids uuid[] default null, measures jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  conversation uuid;
begin
  perform private.expect_short(1000, close_turn.outcome, close_turn.route);
  perform private.expect_few(close_turn.messages, 2000);
  perform private.expect_few(close_turn.skills, 100);
  perform private.expect_few(close_turn.reminder_ids, 1000);
  -- In the same order as open_turn: conversation, then turn.
  perform 1 from public.conversations c
  where c.user_id = caller
    and c.id = (select t.conversation_id from public.turns t where t.user_id = caller and t.id = close_turn.turn_id)
  for no key update;
  conversation := private.finish_turn(close_turn.turn_id, close_turn.attempt, close_turn.outcome, close_turn.route,
    close_turn.skills, close_turn.answer, close_turn.model_calls, close_turn.usage, close_turn.measures);
  if conversation is null then
    return jsonb_build_object('closed', true);
  end if;
  -- A retried turn replaces the messages of its failed attempt.
  if close_turn.attempt > 1 then
    delete from public.messages m
    where m.user_id = caller and m.turn_id = close_turn.turn_id and m.role <> 'user';
  end if;
  insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, tool_calls, tool_call_id, name)
  select caller, conversation, close_turn.turn_id, m.value ->> 'role', m.value -> 'parts', d.content, d.tool_calls,
    d.tool_call_id, d.name
  from jsonb_array_elements(close_turn.messages) with ordinality as m (value, position)
  cross join lateral private.derive_message(m.value -> 'parts') as d
  order by m.position;
  perform private.close_tray(conversation, close_turn.turn_id, close_turn.tray);
  if close_turn.insight_id is not null then
    perform private.mark_shown(close_turn.insight_id);
  end if;
  if close_turn.reminder_ids is not null then
    perform private.mark_reminders_shown(close_turn.turn_id, close_turn.reminder_ids);
  end if;
  update public.conversations c set
    updated_at = now(),
    archived_at = null,
    title = coalesce(c.title, (
      select left(m.content, 80) from public.messages m
      where m.user_id = caller and m.conversation_id = conversation and m.role = 'user' and m.replaced_at is null
      order by m.seq limit 1))
  where c.id = conversation and c.user_id = caller;
  return jsonb_build_object('closed', true);
end;
$$;
comment on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, uuid, uuid[], jsonb) is
  'Ends a turn in one transaction: its messages ([{ role, parts }]), answer, usage, measures, what it did to the tray '
  '({ decided, opened, shown, reminded }), the insight and the reminders that were shown. Raises PT409 stale_turn.';
grant execute on function public.close_turn(uuid, int, text, text, text[], jsonb, jsonb, int, jsonb, jsonb, uuid, uuid[], jsonb)
  to authenticated, service_role;
