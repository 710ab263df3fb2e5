-- Changing the name, the days or the times of a habit. The days on which it was done stay.

-- The habit after the change. Raises PT400 nothing_to_change and errors of name, frequency or days, PT409
-- habit_exists.
create function private.changed_habit(
  habit public.habits, frequency text, days int[], new_name text, times text[], times_a_week int
) returns public.habits
language plpgsql stable set search_path = '' as $$
begin
  if num_nonnulls(changed_habit.frequency, changed_habit.days, changed_habit.new_name, changed_habit.times,
    changed_habit.times_a_week) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que muda nesse hábito: os dias, as horas ou o nome?');
  end if;
  if num_nonnulls(changed_habit.frequency, changed_habit.days, changed_habit.times_a_week) > 0 then
    -- Without a frequency, days mean custom, and times a week mean weekly.
    habit.frequency := coalesce(changed_habit.frequency,
      case when changed_habit.times_a_week is null or cardinality(changed_habit.days) > 0 then 'custom' else 'weekly' end);
    habit.days := private.check_frequency(habit.frequency, changed_habit.days);
    habit.times_a_week := private.check_times_a_week(habit.frequency, changed_habit.times_a_week);
  end if;
  if changed_habit.new_name is not null then
    -- Another spelling of its own name does not collide with another habit.
    habit.name := case when private.fold(changed_habit.new_name) = private.fold(habit.name) then btrim(changed_habit.new_name)
      else private.check_habit_name(changed_habit.new_name) end;
  end if;
  if changed_habit.times is not null then
    habit.times := private.check_habit_times(changed_habit.times);
  end if;
  return habit;
end;
$$;

create function public.prepare_update_habit(
  habit_name text, frequency text default null, days int[] default null, new_name text default null, times text[] default null,
  times_a_week int default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_habit jsonb := public.prepare_delete_habit(prepare_update_habit.habit_name);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('frequency', prepare_update_habit.frequency,
    'days', to_jsonb(prepare_update_habit.days), 'new_name', prepare_update_habit.new_name,
    'times', to_jsonb(prepare_update_habit.times), 'times_a_week', prepare_update_habit.times_a_week));
  habit public.habits;
begin
  perform private.expect_short(1000, prepare_update_habit.habit_name, prepare_update_habit.frequency, prepare_update_habit.new_name);
  perform private.expect_few(prepare_update_habit.days, 31);
  perform private.expect_few(prepare_update_habit.times, 100);
  if found_habit ->> 'status' = 'ready' then
    select h.* into habit from private.closest_habits(prepare_update_habit.habit_name) h;
    perform private.changed_habit(habit, prepare_update_habit.frequency, prepare_update_habit.days,
      prepare_update_habit.new_name, prepare_update_habit.times, prepare_update_habit.times_a_week);
    return found_habit || jsonb_build_object('args', found_habit -> 'args' || told);
  elsif found_habit ->> 'status' = 'choose' then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(c.value || jsonb_build_object('args', c.value -> 'args' || told) order by c.position)
      from jsonb_array_elements(found_habit -> 'choices') with ordinality as c (value, position)));
  end if;
  return found_habit;
end;
$$;
comment on function public.prepare_update_habit(text, text, int[], text, text[], int) is
  'Which habit is meant, as prepare_delete_habit says it. Raises PT400 nothing_to_change and for name, frequency, '
  'days, times or times_a_week, PT409 habit_exists.';
grant execute on function public.prepare_update_habit(text, text, int[], text, text[], int) to authenticated, service_role;

create function public.update_habit(
  habit_name text, frequency text default null, days int[] default null, new_name text default null,
  times text[] default null, times_a_week int default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('update_habit', tool_call_id);
  candidates public.habits[];
  before public.habits;
  after public.habits;
begin
  perform private.expect_short(1000, update_habit.habit_name, update_habit.frequency, update_habit.new_name);
  perform private.expect_few(update_habit.days, 31);
  perform private.expect_few(update_habit.times, 100);
  if stored is not null then
    return stored;
  end if;
  candidates := array(select h from private.closest_habits(update_habit.habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  end if;
  before := candidates[1];
  after := private.changed_habit(before, update_habit.frequency, update_habit.days, update_habit.new_name, update_habit.times,
    update_habit.times_a_week);
  update public.habits h
  set name = after.name, frequency = after.frequency, days = after.days, times = after.times, times_a_week = after.times_a_week
  where h.user_id = caller and h.id = before.id
  returning h.* into after;
  return private.record_tool('update_habit', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', update_habit.habit_name, 'frequency', update_habit.frequency,
      'days', to_jsonb(update_habit.days), 'new_name', update_habit.new_name, 'times', to_jsonb(update_habit.times),
      'times_a_week', update_habit.times_a_week)),
    jsonb_build_object('habit', private.habit_json(after), 'previous', private.habit_json(before)),
    jsonb_build_object('table', 'habits', 'id', before.id, 'set', jsonb_build_object('name', before.name,
      'frequency', before.frequency, 'days', to_jsonb(before.days), 'times', to_jsonb(before.times),
      'times_a_week', before.times_a_week)));
end;
$$;
comment on function public.update_habit(text, text, int[], text, text[], int, text) is
  'Changes the days, the times (an empty list takes them away), the times a week or the name of a habit. Returns { habit, previous }. '
  'PT404 habit_not_found, PT409 habit_ambiguous, '
  'habit_exists, PT400 nothing_to_change and for name, frequency, days, times or times_a_week.';
grant execute on function public.update_habit(text, text, int[], text, text[], int, text) to authenticated, service_role;
