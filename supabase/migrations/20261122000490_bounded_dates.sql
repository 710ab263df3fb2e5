-- Dates that clients may write are bounded, and what walks days looks back so far and no further: a request costs the same
-- whatever was stored.

-- What the constraints would refuse: a day nobody lived is not a note's period, and such a habit begins now.
update public.habits h set created_at = now()
where not h.created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00';
update public.library_items i set origin = 'user', kind = null, period_from = null, period_to = null, generated_at = null
where not (i.period_from between date '1980-01-01' and date '2100-01-01' and i.period_to between date '1980-01-01' and date '2100-01-01');

alter table public.habits add constraint habits_created_at_in_range
  check (created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00');
-- From 1980: a note may be asked for from 1990 on, and looks back from there.
alter table public.library_items add constraint library_items_period_in_range
  check (period_from between date '1980-01-01' and date '2100-01-01' and period_to between date '1980-01-01' and date '2100-01-01');

create or replace function private.appointment_period(date date)
returns private.note_period
language plpgsql
stable
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  furthest constant int := 730;
  day date;
  until date;
  since date;
begin
  -- Without a date: the next appointment a note was asked for.
  day := coalesce(appointment_period.date, (
    select min(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to between today and today + 366 and i.deleted_at is null), today);
  until := least(day, today);
  -- Two notes within a week are for one appointment, or for doctors who both want to know everything.
  since := (
    select max(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to <= least(day - 7, today) and i.deleted_at is null);
  return row('medical_appointment', case when since is null then until - 90 else greatest(since, until - furthest) end, day, until,
    case when since >= until - furthest then since end, case when since >= until - furthest then since end)::private.note_period;
end;
$$;
comment on function private.appointment_period(date) is
  'From the last appointment that a note was made for, two years back at most, else from 90 days before, to the day of this one.';

create or replace function private.habit_progress(habit_id uuid)
returns table (state text, streak int, best_streak int, done_30 int, due_30 int)
language sql
stable
set search_path = ''
as $$
  with habit as (
    select h.frequency, h.days from public.habits h
    where h.user_id = (select auth.uid()) and h.id = habit_progress.habit_id
  ),
  today as materialized (select private.today() as day),
  done as materialized (
    select c.completion_date as day from public.habit_completions c, today
    where c.user_id = (select auth.uid()) and c.habit_id = habit_progress.habit_id and c.deleted_at is null
      and c.completion_date between today.day - 1095 and today.day
  ),
  due as (
    select d::date as day, done.day is not null as done
    from habit
    cross join today
    cross join generate_series((select coalesce(min(done.day), today.day) from done), today.day, interval '1 day') d
    left join done on done.day = d::date
    where private.habit_is_due(habit.frequency, habit.days, d::date)
  ),
  -- A missed day starts the next run; today counts as missed only once it is over.
  runs as (
    select due.done, count(*) filter (where not due.done) over (order by due.day) as run
    from due, today where due.done or due.day < today.day
  ),
  lengths as (
    select runs.run, (count(*) filter (where runs.done))::int as length from runs group by runs.run
  )
  select
    case
      when exists (select from done, today where done.day = today.day) then 'done'
      when exists (select from due, today where due.day = today.day) then 'pending'
      else 'off'
    end,
    coalesce((select l.length from lengths l order by l.run desc limit 1), 0),
    coalesce((select max(l.length) from lengths l), 0),
    (select count(*)::int from due, today where due.done and due.day > today.day - 30),
    (select count(*)::int from due, today
     where due.day > today.day - 30 and (due.done or due.day < today.day));
$$;
comment on function private.habit_progress(uuid) is
  'Today''s state (done, pending, off), the current and the best streak of the last three years in days the habit was due, and how many of the last 30 days'' due days were done. Days off neither break a streak nor add to it.';

create or replace function public.get_habits(include_streaks boolean default true, include_today boolean default true)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'date', private.today(),
    'habits', (
      select coalesce(jsonb_agg(
        private.habit_json(h)
        || case when coalesce(include_today, true) then jsonb_build_object('today', p.state) else '{}'::jsonb end
        || case when coalesce(include_streaks, true) then jsonb_build_object(
            'streak', p.streak, 'best_streak', p.best_streak,
            'last_30_days', jsonb_build_object('done', p.done_30, 'due', p.due_30)) else '{}'::jsonb end
        order by h.created_at, h.name), '[]'::jsonb)
      from public.habits h cross join lateral private.habit_progress(h.id) p
      where h.id in (
        select a.id from public.habits a where a.user_id = caller and a.active order by a.created_at, a.name limit 200)));
end;
$$;
comment on function public.get_habits(boolean, boolean) is
  'The active habits, the first 200: { date, habits: [{ id, name, frequency, days?, today, streak, best_streak, last_30_days }] }. Streaks are those of the last three years.';

create or replace function private.habits_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  with today as materialized (select private.today() as day),
  habits as materialized (
    select h.id, h.name, h.frequency, h.days, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
    -- The habits of today before those given up, the oldest of them first.
    order by h.active desc, h.created_at, h.name limit 200
  ),
  completions as materialized (
    select c.habit_id, c.completion_date from public.habit_completions c
    where c.user_id = private.current_user_id() and c.deleted_at is null
      and c.completion_date between period.first_day and period.until
  ),
  days as (
    select h.id, private.habit_is_due(h.frequency, h.days, d::date) as due, c.habit_id is not null as done, d::date = t.day as is_today
    from habits h
    cross join today t
    cross join lateral generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
    left join completions c on c.habit_id = h.id and c.completion_date = d::date
  ),
  kept as (
    -- Today counts as missed only once it is over.
    select d.id, count(*) filter (where d.done) as done, count(*) filter (where d.due and (d.done or not d.is_today)) as due
    from days d group by d.id
  )
  select private.note_list(array_agg(format('**%s:** %s%s', private.note_text(h.name, 80),
    case when h.active and k.due >= k.done then k.done || ' de ' else '' end
    || case h.frequency when 'daily' then private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'dia', 'dias')
      else private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'vez', 'vezes') end,
    case when h.active and p.streak >= 5 and period.last_day >= t.day - 3
      then format(', %s %s até hoje', p.streak, case h.frequency when 'daily' then 'seguidos' else 'seguidas' end) else '' end)
    order by h.created_at, h.name), 20)
  from habits h
  join kept k on k.id = h.id
  cross join today t
  cross join lateral private.habit_progress(h.id) p
  where (h.active and k.due > 0) or k.done > 0;
$$;
