-- Writes to services outside, which share no transaction with the database. The yes stores a claim as the result of
-- the call. Only the holder of the claim sends the request, once, and replaces the claim by the result. A claim
-- without a result means that nobody knows whether the request arrived.

create function private.finish_outside_call(pending_action_id uuid, tool_call_id text, claim uuid, result jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  update public.tool_executions e set
    result = private.pack_result(e.tool, finish_outside_call.result),
    -- A refused call changed nothing; after any other outcome the row may have changed.
    undo = case when finish_outside_call.result ->> 'status' = 'refused' then null else e.undo end
  where e.user_id = caller and e.tool_call_id = finish_outside_call.tool_call_id
    and e.result ->> 'claim' = finish_outside_call.claim::text;
  if not found then
    return false;
  end if;
  update public.pending_actions p set result = p.result || jsonb_build_object('result', finish_outside_call.result)
  where p.user_id = caller and p.id = finish_outside_call.pending_action_id and p.result is not null;
  return true;
end;
$$;

create function public.finish_outside_call(pending_action_id uuid, tool_call_id text, claim uuid, result jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, finish_outside_call.tool_call_id);
  return to_jsonb(private.finish_outside_call(finish_outside_call.pending_action_id, finish_outside_call.tool_call_id,
    finish_outside_call.claim, finish_outside_call.result));
end;
$$;
comment on function public.finish_outside_call(uuid, text, uuid, jsonb) is
  'Stores the result of a call that was claimed with a yes, in place of the claim; false when it is stored already. '
  'result: { status: done | refused | unknown, summary, … }.';
grant execute on function public.finish_outside_call(uuid, text, uuid, jsonb) to authenticated, service_role;
