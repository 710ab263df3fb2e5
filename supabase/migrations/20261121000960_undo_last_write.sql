-- "desfaz": takes back the last confirmed writes of a conversation.

create function private.mark_undone(execution_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.tool_executions e set undone_at = clock_timestamp()
  where e.id = mark_undone.execution_id and e.user_id = private.current_user_id();
$$;

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
  undone jsonb := '[]'::jsonb;
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

revoke execute on function private.mark_undone(uuid) from public, anon;
revoke execute on function private.apply_undo(jsonb) from public, anon;
revoke execute on function public.undo_last_write(uuid, int) from public, anon;
grant execute on function private.mark_undone(uuid) to authenticated;
grant execute on function private.apply_undo(jsonb) to authenticated;
grant execute on function public.undo_last_write(uuid, int) to authenticated;
