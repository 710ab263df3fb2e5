-- run_tool: what the runtime itself tells a tool reaches its function and nothing else. It is neither stored with the call
-- nor shown to the model of a turn that is taken over.

drop function public.run_tool(uuid, int, text, jsonb, text);

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

revoke execute on function public.run_tool(uuid, int, text, jsonb, text, jsonb) from public, anon;
grant execute on function public.run_tool(uuid, int, text, jsonb, text, jsonb) to authenticated;
