-- What was offered and waits for a yes: opened and decided by definer functions, run exactly once after the yes. Users read it.

create table public.pending_actions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn_id uuid not null,
  kind text not null default 'tool_calls' check (kind in ('tool_calls', 'resolve_knowledge')),
  calls jsonb not null check (jsonb_typeof(calls) = 'array' and jsonb_array_length(calls) between 1 and 20),
  choices jsonb check (jsonb_typeof(choices) = 'array'),
  replaces text[] not null default '{}' check (cardinality(replaces) <= 20),
  offer text not null,
  skills text[] not null default '{}',
  status text not null default 'open'
    check (status in ('open', 'confirmed', 'rejected', 'corrected', 'selected', 'dropped')),
  passed_over int not null default 0,
  decided_turn_id uuid,
  decided_at timestamptz,
  results jsonb,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade,
  foreign key (user_id, decided_turn_id) references public.turns (user_id, id) on delete cascade
);
alter table public.pending_actions enable row level security;
grant select on public.pending_actions to authenticated;
grant all on public.pending_actions to service_role;
create policy pending_actions_select on public.pending_actions for select to authenticated using ((select auth.uid()) = user_id);

create unique index pending_actions_one_open on public.pending_actions (conversation_id) where status = 'open';
create index pending_actions_by_conversation on public.pending_actions (user_id, conversation_id, created_at);
create index pending_actions_by_turn on public.pending_actions (user_id, turn_id);
create index pending_actions_by_decided_turn on public.pending_actions (user_id, decided_turn_id);
create index pending_actions_open_questions on public.pending_actions (user_id)
  where status = 'open' and kind = 'resolve_knowledge';

comment on table public.pending_actions is 'Writes that wait for the user''s yes. At most one is open in a conversation; nothing in it has run.';
comment on column public.pending_actions.calls is
  'All write calls of one step: [{ toolCallId, tool, args, facts?, source? }]; facts are what the offer showed and source what a pack''s tool was to do: both still have to be so at the yes.';
comment on column public.pending_actions.choices is 'Candidates when a name fits several rows: [{ label, toolCallId, args, facts? }].';
comment on column public.pending_actions.replaces is 'Tool calls that have run and that the yes takes back before it runs its own.';
comment on column public.pending_actions.passed_over is 'Turns that went on to something else and left it open.';
comment on column public.pending_actions.kind is
  'tool_calls: writes that wait for a yes. resolve_knowledge: a question about memory; its one call is the yes, choices are the other answers.';

alter table public.turns add foreign key (user_id, pending_action_id)
  references public.pending_actions (user_id, id) on delete cascade;

create function private.pending_action_json(pending public.pending_actions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', pending.id, 'kind', pending.kind, 'status', pending.status, 'calls', pending.calls, 'choices', pending.choices,
    'replaces', to_jsonb(pending.replaces), 'offer', pending.offer, 'skills', to_jsonb(pending.skills), 'results', pending.results,
    'passedOver', pending.passed_over, 'expiresAt', pending.expires_at);
$$;

create function private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text) returns public.pending_actions
language plpgsql security definer set search_path = '' as $$
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
comment on function private.claim_pending_action(uuid, uuid, text) is 'Decides an open pending action once, for one turn of its conversation.';

create function private.pass_over(pending_action_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.pending_actions p set passed_over = p.passed_over + 1
  where p.id = pass_over.pending_action_id and p.user_id = private.current_user_id() and p.status = 'open';
$$;
comment on function private.pass_over(uuid) is 'Notes that a turn left a pending action open and went on to something else.';

create function private.store_pending_results(pending_action_id uuid, results jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.pending_actions p set results = store_pending_results.results
  where p.id = store_pending_results.pending_action_id and p.user_id = private.current_user_id();
$$;

create function private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  -- Only an expired one can still be open here; a new offer takes its place.
  update public.pending_actions p set status = 'dropped', decided_turn_id = open_pending_action.turn_id, decided_at = clock_timestamp()
  where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open';
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, kind, calls, choices, replaces, offer, skills, expires_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    coalesce(open_pending_action.pending_action ->> 'kind', 'tool_calls'),
    open_pending_action.pending_action -> 'calls',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    array(select jsonb_array_elements_text(open_pending_action.pending_action -> 'replaces')),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(open_pending_action.pending_action -> 'skills')),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '24 hours')
  );
end;
$$;

-- What an offer shows is found by the tool's own prepare_<tool>, before it is made and once more before it runs. Facts name the
-- row they were read from, if there is one: { …, row: { table, id } }.
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
comment on function private.prepare_call(jsonb, boolean) is
  'What prepare_<tool> says of a call, which is run then where that is asked: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts }, or { status: refused, message } when the write would be refused.';

create function public.prepare_calls(calls jsonb, replaces text[] default '{}') returns jsonb
language plpgsql set search_path = '' as $$
declare
  call jsonb;
  prepared jsonb;
  alone jsonb := '[]'::jsonb;
  preparations jsonb := '[]'::jsonb;
  count int := jsonb_array_length(prepare_calls.calls);
begin
  perform private.act_for_assistant();
  -- What preparing writes, months of what recurs, is kept: a row that is offered must still be there at the yes.
  for call in select value from jsonb_array_elements(prepare_calls.calls) loop
    alone := alone || jsonb_build_array(private.prepare_call(call));
  end loop;
  if count < 2 and cardinality(prepare_calls.replaces) = 0 then
    return jsonb_build_object('preparations', alone, 'replaced', '[]'::jsonb);
  end if;
  begin
    perform private.take_back(prepare_calls.replaces);
    for call in select value from jsonb_array_elements(prepare_calls.calls) loop
      prepared := private.prepare_call(call, then_run => jsonb_array_length(preparations) < count - 1);
      if prepared ->> 'status' <> 'ready' and cardinality(prepare_calls.replaces) = 0
        and alone -> jsonb_array_length(preparations) ->> 'status' = 'ready' then
        -- What is against it is only offered, not done: nothing may be told of it as if it were.
        prepared := jsonb_build_object('status', 'refused', 'message', 'Isso veio repetido; proponho uma vez só.');
      end if;
      preparations := preparations || jsonb_build_array(prepared);
    end loop;
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  return jsonb_build_object('preparations', preparations, 'replaced', private.executed(prepare_calls.replaces));
end;
$$;
comment on function public.prepare_calls(jsonb, text[]) is
  'What there is to offer for write calls, [{ tool, args }], in order, each as it will be once those before it have run and the calls that they replace are taken back: { preparations: [{ status: ready, args, facts } | { status: choose, choices: [{ label, args, facts }] } | { status: missing, facts } | { status: refused, message }], replaced: [{ tool, result }] }. Writes nothing but the missing months of what recurs. Raises what taking back raises.';
grant execute on function public.prepare_calls(jsonb, text[]) to authenticated, service_role;

create function private.check_facts(call jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  prepared jsonb;
begin
  if not check_facts.call ? 'facts' then
    return;
  end if;
  -- Held first: nobody may change it between this look and the write.
  if check_facts.call -> 'facts' ? 'row' then
    execute format('select from public.%I t where t.user_id = $1 and t.id = $2 for no key update',
      check_facts.call #>> '{facts,row,table}')
    using private.current_user_id(), (check_facts.call #>> '{facts,row,id}')::uuid;
  end if;
  prepared := private.prepare_call(check_facts.call);
  if prepared ->> 'status' <> 'ready' or prepared -> 'facts' is distinct from check_facts.call -> 'facts' then
    perform private.raise(409, 'offer_changed', 'O registro mudou desde que perguntei.',
      jsonb_build_object('tool', check_facts.call ->> 'tool'));
  end if;
end;
$$;
comment on function private.check_facts(jsonb) is
  'Locks the row an offer was about and looks whether it still is as the offer showed it; PT409 offer_changed otherwise.';

create function public.confirm_pending_action(
  turn_id uuid, attempt int, pending_action_id uuid, status text default 'confirmed', calls jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  pending public.pending_actions;
  replaced jsonb;
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
  replaced := private.replace_writes(pending.id, pending.replaces);
  for call in select value from jsonb_array_elements(coalesce(confirm_pending_action.calls, pending.calls)) loop
    perform private.check_facts(call);
    results := results || jsonb_build_array((call - 'facts' - 'result') || jsonb_build_object('result',
      -- A pack's tool has been asked after the yes, outside of here. One that writes there is claimed now, and sent once this is stored.
      case when call ? 'result' then private.record_tool(call ->> 'tool', call ->> 'toolCallId', call -> 'args',
          private.pack_result(call ->> 'tool', call -> 'result'), case when call -> 'result' ? 'claim' then '[]'::jsonb end)
        else private.call_tool(call ->> 'tool', call -> 'args', call ->> 'toolCallId') end));
  end loop;
  if replaced is not null then
    results := jsonb_set(results, '{0,replaced}', replaced);
  end if;
  perform private.store_pending_results(pending.id, results);
  return results;
end;
$$;
comment on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) is
  'Runs every call of a pending action in one transaction, exactly once, and returns [{ toolCallId, tool, args, result }]; what it replaces is taken back first and named in the first of them as replaced: [{ tool, result }]. calls: the same calls with the arguments the user chose, and of a pack''s tool the result, with a claim where it is to be sent then (finish_outside_call). PT409 offer_changed when what the offer showed is no longer so, and what taking back raises. Any error rolls everything back and leaves the action open.';
grant execute on function public.confirm_pending_action(uuid, int, uuid, text, jsonb) to authenticated, service_role;

grant execute on function
  private.pending_action_json, private.claim_pending_action, private.pass_over, private.store_pending_results,
  private.open_pending_action
to authenticated;
grant execute on function private.prepare_call, private.check_facts to authenticated, service_role;
