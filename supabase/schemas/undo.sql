-- Taking writes back. An undo step names a row, the columns to set and the values that the write left; it is applied
-- only while the row still has those values. Counters are changed by a difference. Everything runs as the caller, so
-- grants and policies decide what it may change.

-- The ids of the rows of an undo step, which has id, or ids when all rows were written alike.
create function private.rows_of(step jsonb) returns uuid[]
language sql immutable set search_path = '' as $$
  select array(select jsonb_array_elements_text(coalesce(step -> 'ids', jsonb_build_array(step -> 'id')))::uuid);
$$;

-- What a row holds in the columns that an undo step compares; null when the row is gone. Locks the row. In one time
-- zone, so that the same instant is always the same text.
create function private.values_of(step jsonb) returns jsonb
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  -- An item of memory also changes by itself: only the columns that the step sets are compared.
  learns constant boolean := step ->> 'table' = 'knowledge_items';
  held jsonb;
begin
  -- A row that the undo deletes must be as it was written; a row deleted since counts as gone. Of many rows, the
  -- first that differs is returned.
  execute format('with held as materialized (select %s as v from public.%I t where t.id = any ($1) and t.user_id = $2'
      ' and ($3 or to_jsonb(t) ->> ''deleted_at'' is null) for update) select v from held order by v = $4 limit 1',
    case when step -> 'set' = '{"deleted_at": "now"}' and not learns
      then 'to_jsonb(t) - array[''id'', ''user_id'', ''created_at'', ''updated_at'','
        -- Columns that change as time passes (reminders), and columns computed from text.
        ' ''upcoming'', ''expand_after'', ''due_at'', ''came_due_at'', ''shown_at'', ''claimed_turn_id'','
        ' ''embedding'', ''embedding_model'', ''search'']'
      else format('jsonb_build_object(%s)', (
        select string_agg(format('%1$L, t.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'set') as c (name))) end,
    step ->> 'table')
  into held using private.rows_of(step), private.current_user_id(), learns or step -> 'set' ? 'deleted_at', step -> 'left';
  return held;
end;
$$;

-- Adds to undo steps the values that the write has just left.
create function private.add_left_values(undo jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return case jsonb_typeof(undo)
    when 'object' then jsonb_build_array(undo || jsonb_build_object('left', private.values_of(undo)))
    -- Writers of memory items give these values themselves.
    when 'array' then coalesce((
      select jsonb_agg(case when s.step ? 'left' then s.step else s.step
        || jsonb_build_object('left', private.values_of(s.step)) end order by s.position)
      from jsonb_array_elements(undo) with ordinality as s (step, position)), '[]') end;
end;
$$;

-- What differs from what a write left: [{ column, left, held }], { column: id } when the row is gone; null when
-- nothing does.
create function private.changed_since(step jsonb, held jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if held is null then
    return jsonb_build_array(jsonb_build_object('column', 'id', 'left', step -> 'id', 'held', null));
  end if;
  return (
    select jsonb_agg(jsonb_build_object('column', l.key, 'left', l.value, 'held', held -> l.key) order by l.key)
    from jsonb_each(step -> 'left') as l
    where l.value is distinct from (held -> l.key));
end;
$$;

create function private.apply_undo(step jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) as v where t.id = any ($2) and t.user_id = $3',
    step ->> 'table', concat_ws(', ',
      (select string_agg(format('%1$I = v.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'set') as c (name)),
      (select string_agg(format('%1$I = t.%1$I + v.%1$I', c.name), ', ') from jsonb_object_keys(step -> 'add') as c (name))))
  using (step -> 'set') || coalesce(step -> 'add', '{}'), private.rows_of(step), private.current_user_id();
  -- Beside another account or day, a trigger takes a bill that stays the same for one to be derived anew.
  if step -> 'set' ? 'card_month' then
    execute format('update public.%I t set card_month = $1 where t.id = any ($2) and t.user_id = $3 and t.card_month <> $1',
      step ->> 'table')
    using (step #>> '{set,card_month}')::date, private.rows_of(step), private.current_user_id();
  end if;
end;
$$;

-- A step with_copies, with the months that were continued from its row since: the later open ones of the series that still hold
-- what the write left. What was changed by itself or paid since stays as it is.
create function private.add_copies(step jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  copies jsonb;
begin
  if not step ? 'with_copies' then
    return step;
  end if;
  execute format('select jsonb_agg(later.id) from public.%1$I t'
      ' join public.%1$I later on later.user_id = t.user_id and later.group_id = t.group_id and later.month > t.month'
      ' where t.user_id = $1 and t.id = ($2 ->> ''id'')::uuid and to_jsonb(later) @> ($2 -> ''left'')'
      ' and coalesce(to_jsonb(later) ->> ''paid_on'', to_jsonb(later) ->> ''received_on'') is null', step ->> 'table')
  into copies using private.current_user_id(), step;
  return step || jsonb_build_object('ids', jsonb_build_array(step -> 'id') || coalesce(copies, '[]'));
end;
$$;

-- The step that reverses an undo step, from the values before it.
create function private.reverse_of(step jsonb, held jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (step - array['left', 'set', 'add']) || jsonb_build_object(
    'set', (select jsonb_object_agg(c.name, held -> c.name) from jsonb_object_keys(step -> 'set') as c (name)),
    'add', coalesce((select jsonb_object_agg(a.key, -(a.value::text)::numeric) from jsonb_each(step -> 'add') as a), '{}'));
end;
$$;

-- Marks an execution as undone. If two callers do so at once, only one gets true.
create function private.mark_undone(tool_call_id text, undone boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.tool_executions e set undone_at = case when mark_undone.undone then clock_timestamp() end
  where e.user_id = private.current_user_id() and e.tool_call_id = mark_undone.tool_call_id
    and (e.undone_at is null) = mark_undone.undone;
  return found;
end;
$$;

create function private.refuse_undo(execution public.tool_executions, code text, message text, changes jsonb default '[]')
  returns void
language plpgsql set search_path = '' as $$
begin
  perform private.raise(409, refuse_undo.code, refuse_undo.message,
    jsonb_build_object('tool', execution.tool, 'result', execution.result, 'changes', refuse_undo.changes));
end;
$$;

create function private.check_undoable(execution public.tool_executions, within interval) returns void
language plpgsql set search_path = '' as $$
begin
  if execution.undo is null then
    perform private.refuse_undo(execution, 'nothing_written', 'Isso não gravou nada, então não há o que desfazer.');
  elsif execution.undo = '[]' then
    perform private.refuse_undo(execution, 'cannot_be_undone', 'Isso não tem como desfazer.');
  elsif execution.created_at < now() - check_undoable.within then
    perform private.refuse_undo(execution, 'too_old_to_undo', 'Isso foi há mais de 24 horas e não dá mais para desfazer.');
  end if;
end;
$$;

-- Takes one write back and returns the steps that would bring it back. Raises PT409 already_undone, nothing_written,
-- cannot_be_undone, too_old_to_undo, changed_since, with { tool, result, changes } in detail.
create function private.undo_execution(execution public.tool_executions, within interval) returns jsonb
language plpgsql set search_path = '' as $$
declare
  steps jsonb;
  step jsonb;
  held jsonb;
  changes jsonb;
  reverse jsonb := '[]'::jsonb;
  following jsonb;
begin
  perform private.check_undoable(execution, undo_execution.within);
  if not private.mark_undone(execution.tool_call_id, true) then
    perform private.refuse_undo(execution, 'already_undone', 'Isso já foi desfeito.');
  end if;
  steps := (select jsonb_agg(private.add_copies(s.value) order by s.position)
    from jsonb_array_elements(execution.undo) with ordinality as s (value, position));
  steps := steps || private.opened_since(steps);
  -- All steps are checked before the first is applied: two steps may compare the same column.
  for step in select s.value from jsonb_array_elements(steps) as s loop
    held := private.values_of(step);
    changes := private.changed_since(step, held);
    if changes is not null then
      perform private.refuse_undo(execution, 'changed_since', 'Isso mudou depois, então não desfiz.', changes);
    end if;
    -- The last step is reversed first: what made room for a row is taken back after that row.
    reverse := jsonb_build_array(private.reverse_of(step, held)) || reverse;
  end loop;
  following := private.following_dates(steps);
  perform private.apply_undo(s.value) from jsonb_array_elements(steps) as s;
  perform private.move_by_day(following);
  return reverse;
exception when integrity_constraint_violation then
  perform private.refuse_undo(execution, 'changed_since', 'O que foi registrado depois não deixa desfazer isso.');
  return null;
end;
$$;

-- The tool and result of some calls: [{ tool, result }].
create function private.executed(tool_call_ids text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tool', e.tool, 'result', e.result) order by e.seq), '[]')
  from public.tool_executions e
  where e.user_id = (select auth.uid()) and e.tool_call_id = any (executed.tool_call_ids);
$$;

-- Takes back all of these writes, or none and raises what undo_execution raises. The newest write first, so that two
-- writes of one row go back in order. undone: the calls taken back; brought_back: the calls that they had replaced;
-- reverse: the steps that would reverse all this. within: how old a write may be.
create function private.take_back(
  tool_call_ids text[], within interval default interval '24 hours', out undone text[], out brought_back text[], out reverse jsonb
)
language plpgsql set search_path = '' as $$
declare
  execution public.tool_executions;
  -- Writes that these calls had replaced: they come back.
  replaced text[];
begin
  undone := '{}'::text[];
  brought_back := '{}'::text[];
  reverse := '[]'::jsonb;
  for execution in
    select e.* from public.tool_executions e
    where e.user_id = private.current_user_id() and e.tool_call_id = any (take_back.tool_call_ids)
    order by e.seq desc
  loop
    reverse := private.undo_execution(execution, take_back.within) || reverse;
    if execution.tool = 'replace_writes' then
      replaced := array(select jsonb_array_elements_text(execution.result -> 'replaced'));
      perform private.mark_undone(r.id, false) from unnest(replaced) as r (id);
      brought_back := brought_back || replaced;
    else
      undone := execution.tool_call_id || undone;
    end if;
  end loop;
  -- An item of memory does not come back over a newer one.
  perform private.settle_again(k.id) from (
    select distinct (r.value ->> 'id')::uuid as id from jsonb_array_elements(reverse) as r
    where r.value ->> 'table' = 'knowledge_items') as k;
end;
$$;

-- How old a write may be that a correction replaces: the day in which it can be corrected, and the three days that a proposal
-- waits for its yes.
create function private.replaceable_within() returns interval
language sql immutable set search_path = '' as $$ select interval '4 days' $$;

-- Takes back the writes that a call replaces, before the call runs, and records how to bring them back; returns [{
-- tool, result }], null when there is nothing.
create function private.replace_writes(tool_call_id text, replaces text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken record;
begin
  if cardinality(replace_writes.replaces) = 0 then
    return null;
  end if;
  taken := private.take_back(replace_writes.replaces, private.replaceable_within());
  -- Recorded as a call of the same turn, so that undoing the turn also brings the replaced writes back.
  perform private.record_tool('replace_writes', 'replaced:' || replace_writes.tool_call_id, '{}',
    jsonb_build_object('replaced', taken.undone), taken.reverse);
  return private.executed(taken.undone);
end;
$$;

-- The writes that a call replaced: { replaced: [{ tool, result }] }; empty when it replaced nothing.
create function private.replaced_by(tool_call_id text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('replaced', private.executed(array(select jsonb_array_elements_text(e.result -> 'replaced'))))
    from public.tool_executions e
    where e.user_id = (select auth.uid()) and e.tool_call_id = 'replaced:' || replaced_by.tool_call_id), '{}');
$$;

-- The last turn of the conversation that wrote something and was not taken back, before the turn that asks.
create function private.last_writing_turn(asking_turn_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  asking public.turns;
begin
  select t.* into asking from public.turns t where t.user_id = caller and t.id = last_writing_turn.asking_turn_id;
  return (
    select e.turn_id from public.turns t
    join public.tool_executions e on e.user_id = caller and e.turn_id = t.id
    where t.user_id = caller and t.conversation_id = asking.conversation_id
      and e.undone_at is null and e.tool <> 'undo_writes'
      -- A message that is sent again means the same turn as the first time.
      and e.created_at <= asking.created_at
      -- A confirmed call counts even if it changed nothing.
      and (e.undo is not null or (exists (
        select from public.pending_actions p
        where p.user_id = caller and p.decided_turn_id = t.id and p.status in ('confirmed', 'corrected', 'selected'))
        and not exists (
          select from public.tool_executions u
          where u.user_id = caller and u.turn_id = t.id and u.undone_at is not null)))
    order by e.seq desc limit 1);
end;
$$;

-- The calls, and for each that replaced others the record of that: undone with it, it brings them back.
create function private.with_replacements(tool_call_ids text[]) returns text[]
language sql stable strict set search_path = '' as $$
  select with_replacements.tool_call_ids || array(
    select e.tool_call_id from public.tool_executions e
    where e.user_id = private.current_user_id() and e.tool = 'replace_writes' and e.undone_at is null
      and e.tool_call_id in (select 'replaced:' || c from unnest(with_replacements.tool_call_ids) as c));
$$;

create function private.writes_of(turn_id uuid) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  open_calls text[];
  writes text[];
begin
  select array_agg(e.tool_call_id), array_agg(e.tool_call_id) filter (where e.undo is not null) into open_calls, writes
  from public.tool_executions e
  where e.user_id = (select auth.uid()) and e.turn_id = writes_of.turn_id and e.undone_at is null;
  -- For a turn that wrote nothing this is what there is to tell.
  return coalesce(writes, open_calls);
end;
$$;

create function public.undo_writes(turn_id uuid, attempt int, tool_call_ids text[] default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Once for each turn: a turn that was interrupted after its undo must not take back an earlier write as well.
  undo_id constant text := 'undo:' || undo_writes.turn_id;
  stored jsonb;
  taken record;
begin
  perform private.expect_few(undo_writes.tool_call_ids, 500);
  perform private.hold_turn(undo_writes.turn_id, undo_writes.attempt);
  stored := private.replay_tool('undo_writes', undo_id);
  if stored is null then
    taken := private.take_back(coalesce(private.with_replacements(undo_writes.tool_call_ids),
      private.writes_of(private.last_writing_turn(undo_writes.turn_id))));
    -- The result keeps ids only: it must not keep words that the person has had forgotten.
    stored := private.record_tool('undo_writes', undo_id, '{}',
      jsonb_build_object('undone', taken.undone, 'brought_back', taken.brought_back));
  end if;
  return jsonb_build_object(
    'undone', private.executed(array(select jsonb_array_elements_text(stored -> 'undone'))),
    'brought_back', private.executed(array(select jsonb_array_elements_text(stored -> 'brought_back'))));
end;
$$;
comment on function public.undo_writes(uuid, int, text[]) is
  'Takes back writes by their tool calls or, without them, the conversation''s last turn that wrote, and brings back '
  'what these had replaced: { undone, brought_back: [{ tool, result }] }, empty when there was none. Undoes all of it '
  'or nothing: raises PT409 nothing_written, cannot_be_undone, too_old_to_undo or changed_since with { tool, result, '
  'changes }. Once in a turn.';
grant execute on function public.undo_writes(uuid, int, text[]) to authenticated, service_role;

create function public.undo_calls(tool_call_ids text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken record;
begin
  perform private.expect_few(undo_calls.tool_call_ids, 500);
  taken := private.take_back(private.with_replacements(undo_calls.tool_call_ids));
  if cardinality(taken.undone) = 0 then
    perform private.raise(404, 'call_not_found', 'Não achei o que desfazer.');
  end if;
  return jsonb_build_object('undone', private.executed(taken.undone), 'brought_back', private.executed(taken.brought_back));
end;
$$;
comment on function public.undo_calls(text[]) is
  'Takes back writes by the tool_call_id that they were given, outside a conversation: what undo_writes returns and '
  'raises. Raises PT404 call_not_found.';
grant execute on function public.undo_calls(text[]) to authenticated, service_role;

-- The last writes of a conversation that can be taken back or corrected, oldest first: [{ toolCallId, tool, args,
-- result, isLast }]; isLast: written in the previous turn.
create function private.recent_writes(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- Reads the caller's writes of the last day first and then their turns: the other way round Postgres would read
    -- all turns of a long conversation.
    with undoable as materialized (
      select e.* from public.tool_executions e
      where e.user_id = (select auth.uid()) and e.turn_id <> recent_writes.turn_id
        and e.undo is not null and e.undo <> '[]' and e.undone_at is null and e.created_at > now() - interval '24 hours'
        and e.tool <> 'replace_writes' and e.tool_call_id not like 'undo:%'
      order by e.created_at desc, e.seq desc limit 200
    )
    select coalesce(jsonb_agg(jsonb_build_object('toolCallId', w.tool_call_id, 'tool', w.tool, 'args', w.args, 'result', w.result,
      'isLast', w.is_last) order by w.seq), '[]')
    from (
      select e.*, e.turn_id = (
          select t.id from public.turns t
          where t.user_id = (select auth.uid()) and t.conversation_id = recent_writes.conversation_id
            and t.id <> recent_writes.turn_id and t.status in ('completed', 'stopped')
          order by t.created_at desc limit 1) as is_last,
        row_number() over (partition by e.tool in ('add_knowledge', 'update_person') order by e.seq desc) as newest,
        e.turn_id = first_value(e.turn_id) over (partition by e.tool in ('add_knowledge', 'update_person')
          order by e.seq desc) as is_of_newest
      from undoable e
      where (select t.conversation_id from public.turns t
        where t.user_id = e.user_id and t.id = e.turn_id) = recent_writes.conversation_id
    ) w
    -- Records and memory items are counted apart: a new user tells ten facts at once. Of the last turn that wrote records all
    -- are there, as many as one yes can write: the person corrects what was just told.
    where w.newest <= case when w.tool in ('add_knowledge', 'update_person') then 3 when w.is_of_newest then 20 else 7 end);
end;
$$;
