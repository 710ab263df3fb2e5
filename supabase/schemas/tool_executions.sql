-- Tool calls: effect and result are stored in one transaction, and a repeat gets the stored result. A call of a turn takes
-- the turn's lease, types its arguments by the tool's own signature and is one round trip.

create table public.tool_executions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_call_id text not null check (char_length(tool_call_id) between 1 and 200),
  turn_id uuid,
  tool text not null,
  args jsonb not null default '{}',
  result jsonb not null,
  undo jsonb,
  undone_at timestamptz,
  seq bigint generated always as identity,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, tool_call_id),
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete set null (turn_id)
);
alter table public.tool_executions enable row level security;
grant select on public.tool_executions to authenticated;
grant all on public.tool_executions to service_role;
create policy tool_executions_select on public.tool_executions for select to authenticated using ((select auth.uid()) = user_id);

create index tool_executions_by_turn on public.tool_executions (user_id, turn_id);
create index tool_executions_undoable on public.tool_executions (user_id, created_at desc, seq desc)
  where undo is not null and undone_at is null;

comment on table public.tool_executions is 'Effect and result of a tool call are stored in one transaction; a repeat of the call gets the stored result.';
comment on column public.tool_executions.undo is
  'How to take the write back, as private.take_back does: [{ table, id | ids, set, add, left }]. Null: nothing was written; empty: it cannot be taken back.';
comment on column public.tool_executions.seq is 'In which order calls ran, also within one transaction.';

create function private.replay_tool(tool text, tool_call_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  execution public.tool_executions;
begin
  if replay_tool.tool_call_id is null then
    return null;
  end if;
  if char_length(replay_tool.tool_call_id) not between 1 and 200 then
    perform private.raise(400, 'invalid_tool_call_id', 'O identificador da chamada tem de 1 a 200 caracteres.');
  end if;
  -- Two deliveries of one call at the same instant: the second waits here for the first one's commit.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':' || replay_tool.tool_call_id, 0));
  select e.* into execution from public.tool_executions e
  where e.user_id = caller and e.tool_call_id = replay_tool.tool_call_id;
  if found and execution.tool <> replay_tool.tool then
    perform private.raise(409, 'tool_call_id_reused', 'Essa chamada já foi usada por outra ferramenta.');
  end if;
  return execution.result;
end;
$$;
comment on function private.replay_tool(text, text) is 'The stored result of a tool call of the caller, null when it has not run. Serialises repeats until the transaction ends.';
grant execute on function private.replay_tool(text, text) to authenticated, service_role;

create function private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if record_tool.tool_call_id is not null then
    insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, undo)
    values (
      private.current_user_id(),
      record_tool.tool_call_id,
      -- Set by run_tool and run_calls for their own transaction.
      nullif(current_setting('life_assistant.turn_id', true), '')::uuid,
      record_tool.tool,
      coalesce(record_tool.args, '{}'),
      record_tool.result,
      private.with_left(record_tool.undo)
    );
  end if;
  return record_tool.result;
end;
$$;
comment on function private.record_tool(text, text, jsonb, jsonb, jsonb) is
  'Stores the result of a tool call beside its effect and returns it; does nothing without a tool_call_id. undo: one step { table, id, set, add } or an array of them, with left where its writer knows it, empty for what cannot be taken back.';
grant execute on function private.record_tool(text, text, jsonb, jsonb, jsonb) to authenticated, service_role;

-- Arguments travel as jsonb and are typed by the function's own signature, so a tool stays one plain SQL function.
-- Runs as the caller, who may call every public function directly anyway.
create function private.call_tool(tool text, args jsonb, tool_call_id text) returns jsonb
language plpgsql set search_path = '' as $$
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
    -- Class 22: a value of the wrong kind or out of range; 23: what a table does not take.
    when data_exception or integrity_constraint_violation or undefined_function then
      -- Without the message, which quotes the value.
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlstate;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  -- It is stored as a message and read by a model.
  if char_length(result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', call_tool.tool));
  end if;
  return result;
end;
$$;
comment on function private.call_tool(text, jsonb, text) is
  'Calls public.<tool> with named arguments from a JSON object. Raises PT404 unknown_tool, PT400 invalid_arguments, PT422 result_too_long and what the tool raises.';
grant execute on function private.call_tool(text, jsonb, text) to authenticated;

create function public.run_tool(
  turn_id uuid, attempt int, tool text, args jsonb, tool_call_id text, runtime_args jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb;
begin
  perform private.hold_turn(run_tool.turn_id, run_tool.attempt);
  result := private.replay_tool(run_tool.tool, run_tool.tool_call_id);
  if result is not null then
    return result;
  end if;
  perform set_config('life_assistant.turn_id', run_tool.turn_id::text, true);
  -- A pack's tool has no function here: what it found outside is its result.
  result := case when run_tool.runtime_args ? 'result' then private.pack_result(run_tool.tool, run_tool.runtime_args -> 'result')
    else private.call_tool(run_tool.tool, run_tool.args || run_tool.runtime_args, run_tool.tool_call_id) end;
  -- Writes record themselves; a read is recorded here, so that a takeover finds every call of the turn.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;
comment on function public.run_tool(uuid, int, text, jsonb, text, jsonb) is
  'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored one. runtime_args: arguments the model knows nothing of, passed on and not stored. Raises PT409 stale_turn and what the tool raises.';
grant execute on function public.run_tool(uuid, int, text, jsonb, text, jsonb) to authenticated, service_role;
