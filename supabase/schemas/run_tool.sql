-- One tool call of a turn: lease, arguments typed by the signature, effect and stored result in one round trip.

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
    -- Class 22: a value of the wrong kind or out of range; 23: what a table does not take.
    when data_exception or integrity_constraint_violation or undefined_function then
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlerrm;
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

grant execute on function
  private.call_tool(text, jsonb, text)
to authenticated;
create function public.run_tool(turn_id uuid, attempt int, tool text, args jsonb, tool_call_id text, runtime_args jsonb default '{}')
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
  result := private.call_tool(run_tool.tool, run_tool.args || run_tool.runtime_args, run_tool.tool_call_id);
  -- Writes record themselves; a read is recorded here, so that a takeover finds every call of the turn.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;
comment on function public.run_tool(uuid, int, text, jsonb, text, jsonb) is
  'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored one. runtime_args: arguments the model knows nothing of, passed on and not stored. Raises PT409 stale_turn and what the tool raises.';

grant execute on function
  public.run_tool(uuid, int, text, jsonb, text, jsonb)
to authenticated, service_role;