-- Tool calls. What a call writes and its result are stored in one transaction; a repeat of the call gets the stored
-- result. run_tool() checks the lease of the turn, casts the arguments to the types of the tool's function and calls
-- it, in one round trip.

create table public.tool_executions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool_call_id text not null check (char_length(tool_call_id) between 1 and 200),
  turn_id uuid,
  tool text not null,
  args jsonb not null default '{}' check (octet_length(args::text) <= 400000),
  result jsonb not null check (octet_length(result::text) <= 2000000),
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

comment on table public.tool_executions is
  'The effect and the result of a tool call are stored in one transaction; a repeat of the call gets the stored result.';
comment on column public.tool_executions.undo is
  'The undo steps of the write, as private.take_back uses them: [{ table, id | ids, set, add, left }]. Null: nothing '
  'was written; empty: it cannot be undone.';
comment on column public.tool_executions.seq is 'The order of the calls, also within a transaction.';

-- The stored result of one of the caller's tool calls; null when it has not run. Locks the call until the transaction
-- ends.
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
  -- When the same call arrives twice at once, the second waits here until the first has committed.
  perform private.lock_until_commit(caller::text || ':' || replay_tool.tool_call_id);
  select e.* into execution from public.tool_executions e
  where e.user_id = caller and e.tool_call_id = replay_tool.tool_call_id;
  if found and execution.tool <> replay_tool.tool then
    perform private.raise(409, 'tool_call_id_reused', 'Essa chamada já foi usada por outra ferramenta.');
  end if;
  return execution.result;
end;
$$;

-- Stores the result of a tool call and returns it; does nothing without a tool_call_id. undo is one step { table, id,
-- set, add } or an array of them; a step may have "left", the values that the write left; an empty array means that
-- the write cannot be taken back.
create function private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if record_tool.tool_call_id is not null then
    insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, undo)
    values (
      private.current_user_id(),
      record_tool.tool_call_id,
      -- run_tool and run_calls set it for their transaction.
      nullif(current_setting('life_assistant.turn_id', true), '')::uuid,
      record_tool.tool,
      coalesce(record_tool.args, '{}'),
      record_tool.result,
      private.add_left_values(record_tool.undo)
    );
  end if;
  return record_tool.result;
end;
$$;

-- Calls public.<tool> with named arguments from a JSON object, cast to the types of the function's signature, so that
-- a tool is one plain SQL function. Runs as the caller, who may call every public function anyway. Raises PT404
-- unknown_tool, PT400 invalid_arguments, PT422 result_too_long and whatever the tool raises.
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
    -- SQLSTATE class 22: a value of the wrong type or out of range. Class 23: a constraint of a table.
    when data_exception or integrity_constraint_violation or undefined_function then
      -- The message of Postgres is left out: it quotes the value.
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlstate;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  -- The result is stored in a message and sent to a model.
  if char_length(result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', call_tool.tool));
  end if;
  return result;
end;
$$;

create function public.run_tool(
  turn_id uuid, attempt int, tool text, args jsonb, tool_call_id text, runtime_args jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb;
begin
  perform private.expect_short(1000, run_tool.tool);
  -- A note has 50,000, and is quoted from a message.
  perform private.expect_short(120000, run_tool.args::text);
  perform private.hold_turn(run_tool.turn_id, run_tool.attempt);
  perform private.count_use('preparations');
  result := private.replay_tool(run_tool.tool, run_tool.tool_call_id);
  if result is not null then
    return result;
  end if;
  perform set_config('life_assistant.turn_id', run_tool.turn_id::text, true);
  -- A pack's tool has no SQL function: the runtime has called it already, and runtime_args hold its result.
  result := case when run_tool.runtime_args ? 'result' then private.pack_result(run_tool.tool, run_tool.runtime_args -> 'result')
    else private.call_tool(run_tool.tool, run_tool.args || run_tool.runtime_args, run_tool.tool_call_id) end;
  -- Functions that write record their call themselves. A read is recorded here, so that an instance that takes the
  -- turn over finds every call.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;
comment on function public.run_tool(uuid, int, text, jsonb, text, jsonb) is
  'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored '
  'one. runtime_args: arguments that the runtime adds and that are not stored. Raises PT409 stale_turn, PT429 '
  'rate_limited and what the tool raises.';
grant execute on function public.run_tool(uuid, int, text, jsonb, text, jsonb) to authenticated, service_role;
