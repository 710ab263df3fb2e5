-- The days of a habit: taking back that it was done, and the days behind its figures.

create function public.unrecord_habit(habit_id uuid, date date, "time" text default null, tool_call_id text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('unrecord_habit', unrecord_habit.tool_call_id);
  habit public.habits;
  completions uuid[];
begin
  perform private.expect_short(1000, unrecord_habit."time");
  if stored is not null then
    return stored;
  end if;
  with gone as (
    update public.habit_completions c set deleted_at = clock_timestamp()
    where c.user_id = private.current_user_id() and c.habit_id = unrecord_habit.habit_id
      and c.completion_date = unrecord_habit.date and c.deleted_at is null
      and (unrecord_habit.time is null or c.completion_time = unrecord_habit.time)
    returning c.id
  )
  select array_agg(g.id) into completions from gone g;
  if completions is null then
    perform private.raise(404, 'completion_not_found', 'Esse dia não estava marcado.',
      jsonb_build_object('habit_id', unrecord_habit.habit_id, 'date', unrecord_habit.date));
  end if;
  select h.* into habit from public.habits h where h.user_id = private.current_user_id() and h.id = unrecord_habit.habit_id;
  return private.record_tool('unrecord_habit', unrecord_habit.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_id', habit.id, 'date', unrecord_habit.date, 'time', unrecord_habit.time)),
    jsonb_build_object('habit', private.habit_json(habit), 'date', unrecord_habit.date),
    jsonb_build_object('table', 'habit_completions', 'ids', to_jsonb(completions), 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.unrecord_habit(uuid, date, text, text) is
  'Takes back that a habit was done on a day, or for one of its times: { habit, date }. The rows are deleted softly. '
  'Raises PT404 completion_not_found.';
grant execute on function public.unrecord_habit(uuid, date, text, text) to authenticated, service_role;

create function private.streak_json(length bigint, first_day date, last_day date) returns jsonb
language sql immutable set search_path = '' as $$
  select case when length > 0 then jsonb_build_object('length', length, 'from', first_day, 'to', last_day) end;
$$;

create function public.get_habit_days(habit_id uuid, from_date date default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  today constant date := private.today();
  habit public.habits;
begin
  select h.* into habit from public.habits h where h.user_id = caller and h.id = get_habit_days.habit_id;
  if habit.id is null then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.');
  end if;
  return (
    with done as materialized (
      -- As far back as private.habit_progress counts streaks.
      select d.id, d.day, d.note from private.days_done(array[habit.id], today - 1095, today) d
    ),
    begun as materialized (
      select least((select min(done.day) from done), coalesce(get_habit_days.from_date, today)) as day
    ),
    due as materialized (
      select d.day from begun cross join lateral private.due_days(array[habit.id], array[begun.day], today) d
    ),
    days as materialized (
      select d::date as day, due.day is not null as due, done.id, done.note
      from begun
      cross join lateral generate_series(begun.day, today, interval '1 day') d
      left join due on due.day = d::date
      left join done on done.day = d::date
    ),
    runs as (
      select days.day, days.id, count(*) filter (where days.id is null) over (order by days.day) as run
      from days where days.due and (days.id is not null or days.day < today)
    ),
    streaks as (
      select runs.run, count(runs.id) as length, min(runs.day) filter (where runs.id is not null) as first_day,
        max(runs.day) filter (where runs.id is not null) as last_day
      from runs group by runs.run
    )
    select jsonb_build_object('habit', private.habit_json(habit), 'today', today,
      'streak', (select private.streak_json(s.length, s.first_day, s.last_day) from streaks s order by s.run desc limit 1),
      'best_streak', (
        select private.streak_json(s.length, s.first_day, s.last_day) from streaks s order by s.length desc, s.run desc limit 1),
      'days', coalesce((
        select jsonb_agg(jsonb_strip_nulls(
          jsonb_build_object('date', d.day, 'due', d.due, 'completion_id', d.id, 'note', d.note,
            'open_times', case when habit.times <> '{}' then to_jsonb(private.open_times(habit, d.day)) end)) order by d.day)
        from days d
        where d.due or d.id is not null or habit.frequency = 'weekly'), '[]')));
end;
$$;
comment on function public.get_habit_days(uuid, date) is
  'The days behind the figures of a habit, since it was first done, at most three years: { habit, today, streak, '
  'best_streak: { length, from, to } or null, days: [{ date, due, completion_id?, note?, open_times? }] }, oldest first. from_date: '
  'the days since then too. Days that were not due are listed when it was done on them, and all of a weekly habit. A streak counts '
  'its due days. Raises PT404 habit_not_found.';
grant execute on function public.get_habit_days(uuid, date) to authenticated, service_role;
