-- Proposals that wait for an answer (the tray): writes that nobody ordered, one row each. They wait for the person,
-- who may answer in another conversation. A question about memory waits here too, in its conversation only. Definer
-- functions open and decide them; users read them.

create table public.pending_actions (
  id uuid primary key,
  position bigint generated always as identity,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid not null,
  kind text not null default 'proposal' check (kind in ('proposal', 'resolve_knowledge')),
  tool_call_id text not null,
  tool text not null,
  args jsonb not null check (jsonb_typeof(args) = 'object'),
  facts jsonb,
  source text check (char_length(source) <= 1000),
  record_kind text,
  choices jsonb check (jsonb_typeof(choices) = 'array'),
  replaces text[] not null default '{}' check (cardinality(replaces) <= 20),
  offer text not null check (char_length(offer) <= 20000),
  skills text[] not null default '{}',
  status text not null default 'open'
    check (status in ('open', 'confirmed', 'rejected', 'corrected', 'selected', 'dropped')),
  shown_turn_id uuid,
  reminded_at timestamptz,
  decided_turn_id uuid,
  decided_elsewhere boolean not null default false,
  decided_at timestamptz,
  result jsonb,
  expires_at timestamptz not null default now() + interval '3 days',
  created_at timestamptz not null default now(),
  -- In bytes. Twenty may wait, and all of them are read at each turn.
  constraint pending_actions_size check (octet_length(args::text) + coalesce(octet_length(facts::text), 0)
    + coalesce(octet_length(choices::text), 0) <= 300000),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, shown_turn_id) references public.turns (user_id, id) on delete set null (shown_turn_id),
  foreign key (user_id, decided_turn_id) references public.turns (user_id, id) on delete set null (decided_turn_id)
);
alter table public.pending_actions enable row level security;
grant select on public.pending_actions to authenticated;
grant all on public.pending_actions to service_role;
create policy pending_actions_select on public.pending_actions for select to authenticated using ((select auth.uid()) = user_id);

create index pending_actions_open on public.pending_actions (user_id, conversation_id, created_at) where status = 'open';
create unique index pending_actions_one_question on public.pending_actions (user_id, conversation_id)
  where status = 'open' and kind = 'resolve_knowledge';
create index pending_actions_by_conversation on public.pending_actions (user_id, conversation_id, created_at);
create index pending_actions_by_turn on public.pending_actions (user_id, turn_id);
create index pending_actions_by_shown_turn on public.pending_actions (user_id, shown_turn_id);
create index pending_actions_by_decided_turn on public.pending_actions (user_id, decided_turn_id);
create index pending_actions_decided_elsewhere on public.pending_actions (user_id, conversation_id, decided_at)
  where decided_elsewhere;
create index pending_actions_by_record_kind on public.pending_actions (user_id, record_kind, decided_at desc)
  where decided_at is not null and record_kind is not null;

comment on table public.pending_actions is
  'Proposals that wait for the person''s yes, one write each, and questions about memory. Nothing in an open one has '
  'run.';
comment on column public.pending_actions.position is 'The order of proposals; those of one answer have the same time.';
comment on column public.pending_actions.kind is
  'proposal: a write that waits for a yes. resolve_knowledge: a question about memory; its call is the yes, choices are '
  'the other answers.';
comment on column public.pending_actions.facts is
  'What the offer showed of the row that the write changes. At the yes the row must still be so.';
comment on column public.pending_actions.source is
  'For a tool of a pack: what it was going to do, and where, when it was offered.';
comment on column public.pending_actions.record_kind is 'The kind of record, if a standing yes may cover it.';
comment on column public.pending_actions.choices is 'Candidates when a name fits several rows: [{ label, args, facts? }].';
comment on column public.pending_actions.replaces is
  'Tool calls that have run and that the yes takes back before its own call runs.';
comment on column public.pending_actions.status is
  'corrected: the person changed it. With a result it ran as changed; without one another proposal replaced it.';
comment on column public.pending_actions.shown_turn_id is
  'The last turn, of any conversation, whose answer named the proposal.';
comment on column public.pending_actions.decided_elsewhere is 'Whether it was answered in another conversation.';
comment on column public.pending_actions.reminded_at is 'When an answer mentioned it again by itself, after a few turns.';

alter table public.turns add foreign key (user_id, pending_action_id)
  references public.pending_actions (user_id, id) on delete set null (pending_action_id);

-- Whether a proposal may be answered in a conversation: one that was made there, or in another ordinary conversation
-- of the person. Proposals of planner conversations, requests of other assistants and questions about memory are
-- answered only where they were made.
create function private.is_answerable_in(pending public.pending_actions, conversation_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select pending.conversation_id = is_answerable_in.conversation_id
    or pending.kind = 'proposal'
      and exists (
        select from public.conversations c
        where c.user_id = pending.user_id and c.id = is_answerable_in.conversation_id and c.type <> 'planner')
      and exists (
        select from public.turns t join public.conversations c on c.user_id = t.user_id and c.id = t.conversation_id
        where t.user_id = pending.user_id and t.id = pending.turn_id and t.kind <> 'request' and c.type <> 'planner');
$$;

-- How many turns of a conversation were answered since it last named the proposal, at most ten; one when it never
-- did. For a proposal that a turn has decided, counted up to that turn, so that a retried turn gets the same number.
create function private.turns_since_named(pending public.pending_actions, conversation_id uuid) returns int
language sql stable set search_path = '' as $$
  select greatest((named.at is null)::int, (
    select count(*) from (
      select from public.turns t
      where t.user_id = pending.user_id and t.conversation_id = turns_since_named.conversation_id and t.status <> 'running'
        and t.created_at > coalesce(named.at, pending.created_at)
        and (pending.decided_turn_id is null or t.created_at < (
          select d.created_at from public.turns d where d.user_id = pending.user_id and d.id = pending.decided_turn_id))
      order by t.created_at limit 10) since)::int)
  from (
    select greatest(
      (select case when t.conversation_id = turns_since_named.conversation_id then t.created_at end
        from public.turns t where t.user_id = pending.user_id and t.id = pending.turn_id),
      (select case when t.conversation_id = turns_since_named.conversation_id then t.created_at end
        from public.turns t where t.user_id = pending.user_id and t.id = pending.shown_turn_id)) as at) named;
$$;

create function private.pending_action_json(pending public.pending_actions, conversation_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', pending.id, 'kind', pending.kind, 'status', pending.status, 'toolCallId', pending.tool_call_id, 'tool', pending.tool,
    'args', pending.args, 'facts', pending.facts, 'source', pending.source, 'choices', pending.choices,
    'replaces', to_jsonb(pending.replaces), 'offer', pending.offer, 'skills', to_jsonb(pending.skills),
    'result', pending.result, 'since', pending.created_at, 'expiresAt', pending.expires_at, 'isReminded', pending.reminded_at is not null,
    'isElsewhere', pending.conversation_id <> pending_action_json.conversation_id,
    'turnsSince', private.turns_since_named(pending, pending_action_json.conversation_id));
$$;

-- The proposals that wait when a turn begins: those of its conversation, then those of others, each oldest first, at
-- most twenty in all; and those that the buttons of the message answer.
create function private.tray_json(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with waiting as (
      select p as pending, p.conversation_id <> tray_json.conversation_id as is_elsewhere, pressed.is_pressed,
        row_number() over (order by p.conversation_id <> tray_json.conversation_id, p.created_at, p.position) as place
      from public.turns t
      join public.pending_actions p on p.user_id = t.user_id
      cross join lateral (
        select coalesce(t.approvals @> jsonb_build_array(jsonb_build_object('id', p.id)), false) as is_pressed) pressed
      where t.user_id = (select auth.uid()) and t.id = tray_json.turn_id
        and p.status = 'open' and p.expires_at > clock_timestamp()
        -- A retried message does not answer what was proposed after it.
        and p.created_at < t.created_at
        and private.is_answerable_in(p, tray_json.conversation_id))
    select coalesce(jsonb_agg(private.pending_action_json(w.pending, tray_json.conversation_id) order by w.place), '[]')
    from waiting w where not w.is_elsewhere or w.is_pressed or w.place <= 20);
end;
$$;

-- Decides an open proposal once, for one turn of a conversation that may answer it.
create function private.decide_pending_action(pending_action_id uuid, turn_id uuid, status text) returns public.pending_actions
language plpgsql security definer set search_path = '' as $$
declare
  pending public.pending_actions;
  conversation uuid;
begin
  select p.* into pending from public.pending_actions p
  where p.id = decide_pending_action.pending_action_id and p.user_id = private.current_user_id()
  for update;
  select t.conversation_id into conversation from public.turns t
  where t.id = decide_pending_action.turn_id and t.user_id = private.current_user_id();
  if pending.id is null or conversation is null or not private.is_answerable_in(pending, conversation) then
    perform private.raise(404, 'pending_action_not_found', 'Não encontrei essa confirmação.');
  end if;
  if pending.status <> 'open' then
    if pending.decided_turn_id = decide_pending_action.turn_id and pending.status = decide_pending_action.status then
      return pending;
    end if;
    -- Its row was deleted meanwhile, or another conversation answered it: there is nothing left to reject.
    if decide_pending_action.status = 'dropped'
      or pending.status = 'dropped' and pending.decided_turn_id is null and decide_pending_action.status = 'rejected' then
      return pending;
    end if;
    perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
      jsonb_build_object('status', pending.status));
  end if;
  if pending.expires_at <= clock_timestamp() and decide_pending_action.status not in ('rejected', 'dropped') then
    perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
  end if;
  update public.pending_actions p set
    status = decide_pending_action.status,
    decided_turn_id = decide_pending_action.turn_id,
    decided_elsewhere = p.conversation_id <> conversation,
    decided_at = clock_timestamp()
  where p.id = pending.id
  returning p.* into pending;
  return pending;
end;
$$;

-- Locks proposals in one order, since two conversations may answer the same ones.
create function private.lock_pending_actions(ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.pending_actions p
  where p.user_id = private.current_user_id() and p.id = any (lock_pending_actions.ids)
  order by p.id
  for update;
end;
$$;

create function private.store_pending_result(pending_action_id uuid, result jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.pending_actions p set result = store_pending_result.result
  where p.id = store_pending_result.pending_action_id and p.user_id = private.current_user_id();
$$;

create function private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  -- A question that the person passed over is not asked again. An expired proposal makes room for a new one. The same proposal of
  -- another turn is one that this turn did not see in its tray, because its message was sent again later, here or in another
  -- conversation: the new one takes its place, so that one thing does not wait twice.
  update public.pending_actions p set status = 'dropped', decided_turn_id = open_pending_action.turn_id,
    decided_at = clock_timestamp()
  where p.user_id = caller and p.status = 'open'
    and (p.conversation_id = open_pending_action.conversation_id
        and (p.expires_at <= clock_timestamp()
          or p.kind = 'resolve_knowledge' and open_pending_action.pending_action ->> 'kind' = 'resolve_knowledge')
      or p.kind = 'proposal' and p.turn_id <> open_pending_action.turn_id
        and p.tool = open_pending_action.pending_action ->> 'tool' and p.args = open_pending_action.pending_action -> 'args'
        and p.offer = open_pending_action.pending_action ->> 'offer'
        and p.source is not distinct from open_pending_action.pending_action ->> 'source'
        and private.is_answerable_in(p, open_pending_action.conversation_id));
  if 20 <= (select count(*) from public.pending_actions p
    where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open'
      and p.kind = 'proposal')
  then
    perform private.raise(409, 'too_many_rows', 'Já há propostas demais esperando resposta nesta conversa.');
  end if;
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, shown_turn_id, kind, tool_call_id, tool, args, facts,
    source, record_kind, choices, replaces, offer, skills, expires_at, created_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    open_pending_action.turn_id,
    coalesce(open_pending_action.pending_action ->> 'kind', 'proposal'),
    open_pending_action.pending_action ->> 'toolCallId',
    open_pending_action.pending_action ->> 'tool',
    open_pending_action.pending_action -> 'args',
    nullif(open_pending_action.pending_action -> 'facts', 'null'),
    open_pending_action.pending_action ->> 'source',
    open_pending_action.pending_action ->> 'recordKind',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    array(select jsonb_array_elements_text(coalesce(open_pending_action.pending_action -> 'replaces', '[]'))),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(coalesce(open_pending_action.pending_action -> 'skills', '[]'))),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '3 days'),
    -- Proposals of one turn keep their order: people answer them by number.
    now() + interval '1 microsecond' * (
      select count(*) from public.pending_actions p where p.user_id = caller and p.turn_id = open_pending_action.turn_id)
  );
end;
$$;

-- Notes which proposals a turn named again: those asked for again (shown) wait three more days, those only mentioned
-- (reminded) do not.
create function private.note_shown(turn_id uuid, shown uuid[], reminded uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Most turns name none: an update of nothing would still count the rows.
  if cardinality(note_shown.shown || note_shown.reminded) = 0 then
    return;
  end if;
  update public.pending_actions p set
    shown_turn_id = note_shown.turn_id,
    expires_at = case when p.id = any (note_shown.shown) then clock_timestamp() + interval '3 days' else p.expires_at end,
    reminded_at = case when p.id = any (note_shown.reminded) then clock_timestamp() else p.reminded_at end
  where p.user_id = private.current_user_id() and p.status = 'open' and p.id = any (note_shown.shown || note_shown.reminded)
    and private.is_answerable_in(p, (
      select t.conversation_id from public.turns t where t.id = note_shown.turn_id and t.user_id = private.current_user_id()));
end;
$$;

-- Stores how a turn changed the tray without running a call: { decided: [{ id, status }], opened: [proposal], shown:
-- [id], reminded: [id] }.
create function private.close_tray(conversation_id uuid, turn_id uuid, tray jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  one jsonb;
begin
  perform private.expect_few(close_tray.tray -> 'decided', 500), private.expect_few(close_tray.tray -> 'opened', 100),
    private.expect_few(close_tray.tray -> 'shown', 500), private.expect_few(close_tray.tray -> 'reminded', 500);
  perform private.lock_pending_actions(array(
    select (d.value ->> 'id')::uuid from jsonb_array_elements(coalesce(close_tray.tray -> 'decided', '[]')) as d
    union all
    select s.value::uuid from jsonb_array_elements_text(
      coalesce(close_tray.tray -> 'shown', '[]') || coalesce(close_tray.tray -> 'reminded', '[]')) as s));
  for one in select value from jsonb_array_elements(coalesce(close_tray.tray -> 'decided', '[]')) loop
    if coalesce(one ->> 'status', '') not in ('rejected', 'corrected', 'dropped') then
      perform private.raise(400, 'invalid_request', 'Só run_calls executa o que está pendente.');
    end if;
    perform private.decide_pending_action((one ->> 'id')::uuid, close_tray.turn_id, one ->> 'status');
  end loop;
  for one in select value from jsonb_array_elements(coalesce(close_tray.tray -> 'opened', '[]')) loop
    perform private.open_pending_action(close_tray.conversation_id, close_tray.turn_id, one);
    if one ->> 'kind' = 'resolve_knowledge' then
      perform private.mark_asked((one #>> '{args,item_id}')::uuid);
    elsif one ->> 'tool' = 'set_standing_yes' then
      perform private.note_standing_offer(one #>> '{args,kind}');
    end if;
  end loop;
  perform private.note_shown(close_tray.turn_id,
    array(select jsonb_array_elements_text(coalesce(close_tray.tray -> 'shown', '[]'))::uuid),
    array(select jsonb_array_elements_text(coalesce(close_tray.tray -> 'reminded', '[]'))::uuid));
end;
$$;

-- Calls prepare_<tool> for a call and, where then_run says so, the call itself. prepare_<tool> finds what an offer
-- shows; it is called before the offer and again before the write. Returns { status: ready, args, facts } | { status:
-- choose, choices } | { status: missing, facts } | { status: refused, message } when the write would be refused.
-- Facts name the row they were read from, if there is one: { …, row: { table, id } }.
create function private.prepare_call(call jsonb, then_run boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool text := prepare_call.call ->> 'tool';
  prepared jsonb;
  code text;
begin
  prepared := private.call_tool('prepare_' || tool, prepare_call.call -> 'args', null);
  if prepare_call.then_run and prepared ->> 'status' = 'ready' then
    perform private.call_tool(tool, prepared -> 'args', null);
  end if;
  return prepared;
exception when others then
  get stacked diagnostics code = pg_exception_hint;
  if sqlstate not like 'PT4%' or code = 'unknown_tool' then
    raise;
  end if;
  return jsonb_build_object('status', 'refused', 'message', sqlerrm);
end;
$$;

-- A call that was prepared after others had run in a preview may be about a row that they wrote. That row is gone again, and its
-- id with it: the call then finds its row by name at the yes, as it was written then.
create function private.without_previewed_row(prepared jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  is_there boolean := true;
begin
  if prepared ->> 'status' = 'ready' and prepared -> 'facts' ? 'row' then
    execute format('select exists (select from public.%I t where t.user_id = $1 and t.id = $2)', prepared #>> '{facts,row,table}')
    into is_there using private.current_user_id(), (prepared #>> '{facts,row,id}')::uuid;
  end if;
  return case when is_there then prepared else prepared || jsonb_build_object(
    'facts', (prepared -> 'facts') - array['row', 'id'],
    'args', (select coalesce(jsonb_object_agg(a.key, a.value), '{}') from jsonb_each(prepared -> 'args') as a
      where a.value is distinct from prepared #> '{facts,row,id}')) end;
end;
$$;

create function public.prepare_calls(calls jsonb, replaces text[] default '{}') returns jsonb
language plpgsql set search_path = '' as $$
declare
  call jsonb;
  prepared jsonb;
  alone jsonb := '[]'::jsonb;
  preparations jsonb := '[]'::jsonb;
  count int := jsonb_array_length(prepare_calls.calls);
begin
  perform private.expect_few(prepare_calls.calls, 20);
  perform private.expect_few(prepare_calls.replaces, 100);
  -- What would be taken back is told with its result: another assistant is not told.
  if cardinality(prepare_calls.replaces) > 0 then
    perform private.current_user_id();
  end if;
  perform private.act_for_assistant(variadic array(select c.value ->> 'tool' from jsonb_array_elements(prepare_calls.calls) as c));
  perform private.count_use('preparations', count);
  -- What preparing writes (the months of a recurring bill) is kept: the row that was offered must still exist at
  -- the yes.
  for call in select value from jsonb_array_elements(prepare_calls.calls) loop
    perform private.expect_time();
    alone := alone || jsonb_build_array(private.prepare_call(call));
  end loop;
  if count < 2 and cardinality(prepare_calls.replaces) = 0 then
    return jsonb_build_object('preparations', alone, 'replaced', '[]'::jsonb);
  end if;
  begin
    perform private.take_back(prepare_calls.replaces, private.replaceable_within());
    for call in select value from jsonb_array_elements(prepare_calls.calls) loop
      perform private.expect_time();
      prepared := private.prepare_call(call, then_run => jsonb_array_length(preparations) < count - 1);
      if prepared ->> 'status' <> 'ready' and cardinality(prepare_calls.replaces) = 0
        and alone -> jsonb_array_length(preparations) ->> 'status' = 'ready' then
        -- The call that this one conflicts with is only offered and has not run, so the refusal must not say that it
        -- has.
        prepared := jsonb_build_object('status', 'refused', 'message', 'Isso veio repetido; proponho uma vez só.');
      end if;
      preparations := preparations || jsonb_build_array(prepared);
    end loop;
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  preparations := (
    select jsonb_agg(private.without_previewed_row(p.value) order by p.position)
    from jsonb_array_elements(preparations) with ordinality as p (value, position));
  return jsonb_build_object('preparations', preparations, 'replaced', private.executed(prepare_calls.replaces));
end;
$$;
comment on function public.prepare_calls(jsonb, text[]) is
  'Prepares the offers of write calls, [{ tool, args }], in order. Each is prepared as if those before it had run '
  'and the calls that it replaces had been taken back: { preparations: [{ status: ready, args, facts } | { status: '
  'choose, choices: [{ label, args, facts }] } | { status: missing, facts } | { status: refused, message }], '
  'replaced: [{ tool, result }] }. Writes nothing except the missing months of recurring items. calls: one to twenty. '
  'Raises PT400 too_many_values, PT429 rate_limited and what taking back raises.';
grant execute on function public.prepare_calls(jsonb, text[]) to authenticated, service_role;

-- Locks the row of an offer and checks that it is still as the offer showed it; else raises PT409 offer_changed.
create function private.check_facts(call jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  prepared jsonb;
  shown jsonb := check_facts.call -> 'facts';
begin
  if not check_facts.call ? 'facts' then
    return;
  end if;
  -- Locked before it is read, so that nobody changes it between this check and the write.
  if check_facts.call -> 'facts' ? 'row' then
    execute format('select from public.%I t where t.user_id = $1 and t.id = $2 for no key update',
      check_facts.call #>> '{facts,row,table}')
    using private.current_user_id(), (check_facts.call #>> '{facts,row,id}')::uuid;
  end if;
  prepared := private.prepare_call(check_facts.call);
  if prepared ->> 'status' = 'ready' and not check_facts.call -> 'facts' ? 'row' then
    -- The row was not there yet when it was offered (without_previewed_row).
    prepared := jsonb_set(prepared, '{facts}', (prepared -> 'facts') - array['row', 'id']);
    shown := shown - array['id'];
  end if;
  -- An account that was named and not known yet is there now: what was said to be written without one is written into it.
  if shown ? 'unknown_account' and prepared -> 'facts' ? 'account' then
    prepared := jsonb_set(prepared, '{facts}', (prepared -> 'facts') - array['account', 'before_account']);
    shown := shown - array['unknown_account'];
  end if;
  if prepared ->> 'status' <> 'ready' or prepared -> 'facts' is distinct from shown then
    perform private.raise(409, 'offer_changed', 'O registro mudou desde que perguntei.',
      jsonb_build_object('tool', check_facts.call ->> 'tool'));
  end if;
end;
$$;

create function private.run_one_call(turn_id uuid, call jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pending public.pending_actions;
  replaced jsonb;
  done jsonb;
begin
  if call ? 'pendingActionId' then
    pending := private.decide_pending_action((call ->> 'pendingActionId')::uuid, run_one_call.turn_id, call ->> 'status');
    if pending.result is not null then
      return pending.result;
    end if;
  else
    -- Where the call has run before, its stored result is returned. It must not run again, and what it replaced is taken back already.
    done := private.replay_tool(call ->> 'tool', call ->> 'toolCallId');
    if done is not null then
      return jsonb_build_object('toolCallId', call -> 'toolCallId', 'tool', call -> 'tool', 'args', call -> 'args', 'result', done)
        || private.replaced_by(call ->> 'toolCallId');
    end if;
  end if;
  replaced := private.replace_writes(call ->> 'toolCallId',
    array(select jsonb_array_elements_text(coalesce(call -> 'replaces', '[]'))));
  perform private.check_facts(call);
  done := jsonb_build_object('toolCallId', call -> 'toolCallId', 'tool', call -> 'tool', 'args', call -> 'args', 'result',
    -- The runtime has called the tool of a pack after the yes. One that writes outside is claimed now and sent
    -- after this is stored.
    case when call ? 'result' then private.record_tool(call ->> 'tool', call ->> 'toolCallId', call -> 'args',
        private.pack_result(call ->> 'tool', call -> 'result'), case when call -> 'result' ? 'claim' then '[]'::jsonb end)
      else private.call_tool(call ->> 'tool', call -> 'args', call ->> 'toolCallId') end);
  if replaced is not null then
    done := done || jsonb_build_object('replaced', replaced);
  end if;
  if pending.id is not null then
    perform private.store_pending_result(pending.id, done);
  end if;
  return done;
end;
$$;

create function public.run_calls(turn_id uuid, attempt int, calls jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  call jsonb;
  results jsonb := '[]'::jsonb;
  code text;
  message text;
  hint text;
  detail text;
begin
  perform private.expect_few(run_calls.calls, 100);
  perform private.hold_turn(run_calls.turn_id, run_calls.attempt);
  perform set_config('life_assistant.turn_id', run_calls.turn_id::text, true);
  perform private.lock_pending_actions(array(
    select (c.value ->> 'pendingActionId')::uuid from jsonb_array_elements(run_calls.calls) as c where c.value ? 'pendingActionId'));
  for call in select value from jsonb_array_elements(run_calls.calls) loop
    perform private.expect_time();
    if call ? 'pendingActionId' and coalesce(call ->> 'status', '') not in ('confirmed', 'corrected', 'selected') then
      perform private.raise(400, 'invalid_request', 'Só um sim, uma correção ou uma escolha executa o que está pendente.');
    end if;
    begin
      results := results || jsonb_build_array(private.run_one_call(run_calls.turn_id, call));
    exception when others then
      get stacked diagnostics code = returned_sqlstate, message = message_text, hint = pg_exception_hint,
        detail = pg_exception_detail;
      if code not like 'PT4%' then
        raise;
      end if;
      -- All calls are rolled back; the detail says which one failed.
      raise exception using errcode = code, message = message, hint = hint,
        detail = (coalesce(nullif(detail, '')::jsonb, '{}') || jsonb_build_object('toolCallId', call ->> 'toolCallId'))::text;
    end;
  end loop;
  return results;
end;
$$;
comment on function public.run_calls(uuid, int, jsonb) is
  'Runs write calls that the person ordered or said yes to, in one transaction, each exactly once: [{ toolCallId, tool, '
  'args, result, replaced? }]. calls: [{ toolCallId, tool, args, facts?, result?, replaces?, pendingActionId?, status? '
  '}]; of a proposal, status is confirmed, corrected (run with changed arguments) or selected. replaces: calls that are '
  'taken back first. result: of a pack''s tool, with a claim where it is to be sent then (finish_outside_call). PT409 '
  'offer_changed when the row of an offer has changed since, and whatever an undo raises. Any error rolls everything '
  'back and leaves every proposal open.';
grant execute on function public.run_calls(uuid, int, jsonb) to authenticated, service_role;

-- The turns in which something was offered to be forgotten, or was forgotten: their answers quote it.
create function private.turns_that_forget(owner uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select e.turn_id from public.tool_executions e
  where e.user_id = turns_that_forget.owner and e.turn_id is not null and e.tool = 'delete_knowledge' and e.undone_at is null
  union
  select p.turn_id from public.pending_actions p
  where p.user_id = turns_that_forget.owner and p.turn_id is not null and p.tool = 'delete_knowledge'
    and exists (select from public.tool_executions e where e.user_id = p.user_id and e.turn_id = p.decided_turn_id
      and e.tool = 'delete_knowledge' and e.undone_at is null);
$$;
