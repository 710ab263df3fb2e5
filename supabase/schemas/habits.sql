-- Habits of the user and the days on which they were done.

-- Whether these are times of a day, each once and in their order: "08:00", "20:00".
create function private.are_times(times text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(times) <= 24 and coalesce(array_ndims(times), 1) = 1
    and not exists (select from unnest(times) as t where t is null or t !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    and times = array(select distinct t from unnest(times) as t order by t);
$$;

create table public.habits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200) and name = btrim(name)),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekdays', 'weekends', 'custom', 'weekly')),
  days int[] not null default '{}'
    check (days <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(days) <= 7 and coalesce(array_ndims(days), 1) = 1),
  times text[] not null default '{}' check (private.are_times(times)),
  times_a_week int check (times_a_week between 1 and 7),
  active boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint habits_days_are_custom check ((frequency = 'custom') = (cardinality(days) > 0)),
  constraint habits_times_a_week_are_weekly check ((frequency = 'weekly') = (times_a_week is not null))
);
alter table public.habits enable row level security;
grant select, insert, update, delete on public.habits to authenticated;
grant all on public.habits to service_role;
create policy habits_select on public.habits for select to authenticated using ((select auth.uid()) = user_id);
create policy habits_insert on public.habits for insert to authenticated with check ((select auth.uid()) = user_id);
create policy habits_update on public.habits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy habits_delete on public.habits for delete to authenticated using ((select auth.uid()) = user_id);

create unique index habits_one_a_name on public.habits (user_id, private.fold(name));

comment on table public.habits is 'Something the user wants to do on certain days. An inactive habit keeps its history.';
comment on column public.habits.days is 'Only for frequency custom: days of the week, 0 Sunday to 6 Saturday.';

comment on column public.habits.times is
  'The times of a day, in their order, for what is done several times: medicine at "08:00" and "20:00". Empty: once, '
  'at any time.';
comment on column public.habits.times_a_week is
  'Only for frequency weekly: on how many days from Monday to Sunday it is to be done, whichever they are.';

create table public.habit_completions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  -- A trigger refuses future days, by the calendar of the user.
  completion_date date not null check (completion_date between date '1900-01-01' and date '2100-01-01'),
  completion_time text check (completion_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  note text check (private.is_text(note, 4000)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  foreign key (user_id, habit_id) references public.habits (user_id, id) on delete cascade
);
alter table public.habit_completions enable row level security;
grant select, insert, update, delete on public.habit_completions to authenticated;
grant all on public.habit_completions to service_role;
create policy habit_completions_select on public.habit_completions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy habit_completions_insert on public.habit_completions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy habit_completions_update on public.habit_completions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy habit_completions_delete on public.habit_completions for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Partial, so that a deleted completion does not block a new one.
create unique index habit_completions_one_a_time
  on public.habit_completions (user_id, habit_id, completion_date, (coalesce(completion_time, ''))) where deleted_at is null;
create index habit_completions_by_habit on public.habit_completions (user_id, habit_id, completion_date desc);

comment on table public.habit_completions is
  'A habit was done on a day, in the user''s time zone; once a day or once for each of its times, never in the future.';
comment on column public.habit_completions.completion_time is
  'Which of the habit''s times it was done for; null: for the whole day.';

create trigger habit_completions_not_in_future before insert or update of completion_date on public.habit_completions
  for each row execute function private.reject_future_date('completion_date');

-- Whether a habit is to be done on a day, by the day of the week alone. One of some times a week may be done on every day; when it is
-- due says private.due_days.
create function private.habit_is_due(frequency text, days int[], day date) returns boolean
language sql immutable set search_path = '' as $$
  select case habit_is_due.frequency
    when 'daily' then true
    when 'weekdays' then extract(dow from day) between 1 and 5
    when 'weekends' then extract(dow from day) in (0, 6)
    when 'weekly' then true
    else extract(dow from day)::int = any (habit_is_due.days)
  end;
$$;

-- The days on which habits were done, for all of their times. id: the first of the day's completions.
create function private.days_done(habits uuid[], from_day date, to_day date)
returns table (habit_id uuid, day date, id uuid, note text)
language sql stable set search_path = '' as $$
  select c.habit_id, c.completion_date, (array_agg(c.id order by c.completion_time, c.created_at, c.id))[1],
    string_agg(c.note, '; ' order by c.completion_time, c.created_at)
  from public.habit_completions c
  join public.habits h on h.user_id = c.user_id and h.id = c.habit_id
  where c.user_id = (select auth.uid()) and c.habit_id = any (days_done.habits) and c.deleted_at is null
    and c.completion_date between days_done.from_day and days_done.to_day
  group by c.habit_id, c.completion_date, h.times
  having count(*) >= cardinality(h.times) or bool_or(c.completion_time is null);
$$;

-- The days on which habits are due, of each since a day of its own, which stands in the same place. A habit of some times a week is due
-- on the days on which it was done, and on those on which it can no longer be put off: the days that are left until Sunday are only as
-- many as are missing. Until the end of the week in which it was entered, and in the week in which it was first done, it can be put off.
create function private.due_days(habits uuid[], from_days date[], until date) returns table (habit_id uuid, day date)
language sql stable set search_path = '' as $$
  with wanted as materialized (
    select h.id, h.frequency, h.days, h.times_a_week, private.local_day(h.created_at) as entered, w.from_day
    from unnest(due_days.habits, due_days.from_days) as w (id, from_day)
    join public.habits h on h.user_id = (select auth.uid()) and h.id = w.id
  ),
  done as materialized (
    select d.habit_id, d.day
    from private.days_done(array(select w.id from wanted w where w.times_a_week is not null), '-infinity', due_days.until) d
  ),
  begun as (
    select w.id, w.times_a_week, w.from_day, f.day as first_done, least(w.entered, f.day) as first_day
    from wanted w
    left join (select done.habit_id, min(done.day) as day from done group by done.habit_id) f on f.habit_id = w.id
    where w.times_a_week is not null
  ),
  days as (
    select b.*, d::date as day, date_trunc('week', d)::date as monday, done.day is not null as done,
      count(done.day) over (partition by b.id, date_trunc('week', d) order by d rows between unbounded preceding and 1 preceding)
        as done_before
    from begun b
    cross join lateral generate_series(date_trunc('week', b.from_day::timestamp), due_days.until::timestamp, interval '1 day') d
    left join done on done.habit_id = b.id and done.day = d::date
  )
  select w.id, d::date
  from wanted w
  cross join lateral generate_series(w.from_day, due_days.until, interval '1 day') d
  where w.times_a_week is null and private.habit_is_due(w.frequency, w.days, d::date)
  union all
  select d.id, d.day
  from days d
  where d.day >= d.from_day and (d.done
    or d.monday > d.first_day and d.monday is distinct from date_trunc('week', d.first_done::timestamp)::date
      and d.monday + 7 - d.day <= d.times_a_week - d.done_before);
$$;

-- The times of a habit that are still open on a day; empty if it has none, or if the day is done.
create function private.open_times(habit public.habits, day date) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select t from unnest(habit.times) as t
    where not exists (
      select from public.habit_completions c
      where c.user_id = (select auth.uid()) and c.habit_id = habit.id and c.completion_date = open_times.day
        and c.deleted_at is null and coalesce(c.completion_time, t) = t)
    order by t);
$$;

-- Which time of a habit a tick is for; null if it has none, or if none is open. Of a said time the nearest one;
-- otherwise, of those that are open, the nearest to now, and on other days the first.
create function private.time_to_tick(habit public.habits, day date, said text) returns text
language plpgsql stable set search_path = '' as $$
declare
  near constant time := coalesce(time_to_tick.said::time, case when time_to_tick.day = private.today()
    then (clock_timestamp() at time zone private.zone_of(habit.user_id))::time else '00:00' end);
begin
  return (
    select t from unnest(case when time_to_tick.said is null
      then private.open_times(habit, time_to_tick.day) else habit.times end) as t
    order by abs(extract(epoch from t::time - near)), t limit 1);
end;
$$;

-- Of each habit the state of today (done, pending, off), the current and the best streak of the last three years, how many of
-- the due days of the last 30 were done, and on how many days of this week it was done. Streaks count due days only. A habit of some
-- times a week is pending as long as this week has fewer days on which it was done.
create function private.habit_progress(habits uuid[])
returns table (habit_id uuid, state text, streak int, best_streak int, done_30 int, due_30 int, done_this_week int)
language sql stable set search_path = '' as $$
  with today as materialized (select private.today() as day),
  done as materialized (
    select d.habit_id, d.day from today, private.days_done(habit_progress.habits, today.day - 1095, today.day) d
  ),
  begun as materialized (
    select h.id, h.times_a_week, coalesce(f.day, today.day) as day
    from public.habits h
    cross join today
    left join (select done.habit_id, min(done.day) as day from done group by done.habit_id) f on f.habit_id = h.id
    where h.user_id = (select auth.uid()) and h.id = any (habit_progress.habits)
  ),
  due as materialized (
    select d.habit_id as id, d.day, done.day is not null as done
    from (select array_agg(b.id) as ids, array_agg(b.day) as days from begun b) every
    cross join today
    cross join lateral private.due_days(every.ids, every.days, today.day) d
    left join done on done.habit_id = d.habit_id and done.day = d.day
  ),
  -- A missed day ends a streak; today counts as missed only when it is over.
  runs as (
    select due.id, due.done, count(*) filter (where not due.done) over (partition by due.id order by due.day) as run
    from due, today where due.done or due.day < today.day
  ),
  lengths as (
    select runs.id, runs.run, (count(*) filter (where runs.done))::int as length from runs group by runs.id, runs.run
  ),
  streaks as (
    select l.id, (array_agg(l.length order by l.run desc))[1] as last, max(l.length) as best from lengths l group by l.id
  ),
  figures as (
    select due.id, bool_or(due.day = today.day) as is_due,
      (count(*) filter (where due.done and due.day > today.day - 30))::int as done_30,
      (count(*) filter (where due.day > today.day - 30 and (due.done or due.day < today.day)))::int as due_30
    from due, today group by due.id
  ),
  weeks as (
    select done.habit_id as id, count(*)::int as done, bool_or(done.day = today.day) as is_done_today
    from done, today where done.day >= date_trunc('week', today.day::timestamp) group by done.habit_id
  )
  select b.id,
    case
      when w.is_done_today then 'done'
      when case when b.times_a_week is null then f.is_due else coalesce(w.done, 0) < b.times_a_week end then 'pending'
      else 'off'
    end,
    coalesce(s.last, 0), coalesce(s.best, 0), coalesce(f.done_30, 0), coalesce(f.due_30, 0), coalesce(w.done, 0)
  from begun b
  left join streaks s on s.id = b.id
  left join figures f on f.id = b.id
  left join weeks w on w.id = b.id;
$$;

-- A habit as tools return it; days only when custom, times_a_week only when weekly, times only when it has some.
create function private.habit_json(habit public.habits) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', habit.id, 'name', habit.name, 'frequency', habit.frequency)
    || case when habit.frequency = 'custom' then jsonb_build_object('days', to_jsonb(habit.days)) else '{}' end
    || case when habit.frequency = 'weekly' then jsonb_build_object('times_a_week', habit.times_a_week) else '{}' end
    || case when habit.times <> '{}' then jsonb_build_object('times', to_jsonb(habit.times)) else '{}' end;
$$;

-- The days to store, sorted and without repeats, empty unless custom. PT400 for an unknown frequency or day, or
-- custom without days.
create function private.check_frequency(frequency text, days int[]) returns int[]
language plpgsql immutable set search_path = '' as $$
declare
  given int[] := (select coalesce(array_agg(distinct d order by d), '{}') from unnest(check_frequency.days) d);
begin
  if check_frequency.frequency is null
    or check_frequency.frequency not in ('daily', 'weekdays', 'weekends', 'custom', 'weekly') then
    perform private.raise(400, 'unknown_frequency',
      'Com que frequência: todo dia, dias úteis, fins de semana, dias certos ou algumas vezes por semana?',
      jsonb_build_object('frequencies', jsonb_build_array('daily', 'weekdays', 'weekends', 'custom', 'weekly')));
  elsif not given <@ array[0, 1, 2, 3, 4, 5, 6] then
    perform private.raise(400, 'days_out_of_range', 'Os dias vão de 0 (domingo) a 6 (sábado).',
      jsonb_build_object('days', to_jsonb(given)));
  elsif check_frequency.frequency = 'custom' and given = '{}' then
    perform private.raise(400, 'days_missing', 'Em quais dias da semana?');
  end if;
  return case when check_frequency.frequency = 'custom' then given else '{}' end;
end;
$$;

-- The times a week to store, null unless weekly; PT400 where they are missing, or not from 1 to 7.
create function private.check_times_a_week(frequency text, times_a_week int) returns int
language plpgsql immutable set search_path = '' as $$
begin
  if check_times_a_week.times_a_week not between 1 and 7 then
    perform private.raise(400, 'times_a_week_out_of_range', 'Por semana, um hábito pode ser feito de 1 a 7 vezes.',
      jsonb_build_object('times_a_week', check_times_a_week.times_a_week));
  elsif check_times_a_week.frequency = 'weekly' and check_times_a_week.times_a_week is null then
    perform private.raise(400, 'times_a_week_missing', 'Quantas vezes por semana?');
  end if;
  return case when check_times_a_week.frequency = 'weekly' then check_times_a_week.times_a_week end;
end;
$$;

-- A time of day, or null; PT400 for anything else.
create function private.check_time("time" text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if check_time.time !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    perform private.raise(400, 'invalid_time', 'Use uma hora do dia, como 08:00.',
      jsonb_build_object('time', left(check_time.time, 40)));
  end if;
  return check_time.time;
end;
$$;

-- The times to store, in their order and without repeats; PT400 for what is no time, or more than 24.
create function private.check_habit_times(times text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  given constant text[] := array(select distinct private.check_time(t) from unnest(check_habit_times.times) as t order by 1);
begin
  if cardinality(given) > 24 then
    perform private.raise(400, 'too_many_times', 'São horários demais: até 24 por dia.');
  end if;
  return given;
end;
$$;

-- The name to store; PT400 when empty or too long, PT409 when an active habit has it.
create function private.check_habit_name(name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := coalesce(regexp_replace(btrim(check_habit_name.name), '\s+', ' ', 'g'), '');
  existing public.habits;
begin
  if private.is_blank(wanted) or char_length(wanted) > 200 then
    perform private.raise(400, 'name_out_of_range', 'O nome do hábito precisa ter de 1 a 200 caracteres.');
  end if;
  select h.* into existing from public.habits h
  where h.user_id = private.current_user_id() and h.active and private.fold(h.name) = private.fold(wanted);
  if existing.id is not null then
    perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', existing.name),
      jsonb_build_object('habit', private.habit_json(existing)));
  end if;
  return wanted;
end;
$$;

create function public.prepare_create_habit(
  name text, frequency text default null, days int[] default null, times text[] default null, times_a_week int default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.check_habit_name(name);
  rhythm text := coalesce(frequency, case when times_a_week is null then 'daily' else 'weekly' end);
  checked int[] := private.check_frequency(rhythm, days);
  a_week int := private.check_times_a_week(rhythm, times_a_week);
  at text[] := private.check_habit_times(times);
begin
  perform private.expect_short(1000, prepare_create_habit.name, prepare_create_habit.frequency);
  perform private.expect_few(prepare_create_habit.days, 31);
  perform private.expect_few(prepare_create_habit.times, 100);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('name', wanted, 'frequency', rhythm)
      || case when a_week is null then '{}' else jsonb_build_object('times_a_week', a_week) end
      || case when checked = '{}' then '{}' else jsonb_build_object('days', to_jsonb(checked)) end
      || case when at = '{}' then '{}' else jsonb_build_object('times', to_jsonb(at)) end,
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_habit(text, text, int[], text[], int) is
  'The arguments of create_habit in their final form; PT400 and PT409 for what create_habit would refuse.';
grant execute on function public.prepare_create_habit(text, text, int[], text[], int) to authenticated, service_role;

create function public.create_habit(
  name text, frequency text default null, days int[] default null, times text[] default null, times_a_week int default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_habit', tool_call_id);
  rhythm constant text := coalesce(frequency, case when times_a_week is null then 'daily' else 'weekly' end);
  wanted text;
  checked int[];
  a_week int;
  at text[];
  before public.habits;
  habit public.habits;
  reactivated boolean := true;
begin
  perform private.expect_short(1000, create_habit.name, create_habit.frequency);
  perform private.expect_few(create_habit.days, 31);
  perform private.expect_few(create_habit.times, 100);
  if stored is not null then
    return stored;
  end if;
  wanted := private.check_habit_name(name);
  checked := private.check_frequency(rhythm, days);
  a_week := private.check_times_a_week(rhythm, times_a_week);
  at := private.check_habit_times(times);
  -- Creating an inactive habit again reactivates it with its history.
  select h.* into before from public.habits h
  where h.user_id = caller and not h.active and private.fold(h.name) = private.fold(wanted)
  for update;
  update public.habits h
  set name = wanted, frequency = rhythm, days = checked, times = at, times_a_week = a_week, active = true
  where h.user_id = caller and h.id = before.id
  returning h.* into habit;
  if habit.id is null then
    reactivated := false;
    insert into public.habits (user_id, name, frequency, days, times, times_a_week)
    values (caller, wanted, rhythm, checked, at, a_week)
    returning * into habit;
  end if;
  return private.record_tool(
    'create_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', name, 'frequency', frequency, 'days', to_jsonb(days),
      'times', to_jsonb(times), 'times_a_week', times_a_week)),
    jsonb_build_object('habit', private.habit_json(habit), 'reactivated', reactivated),
    jsonb_build_object('table', 'habits', 'id', habit.id, 'set', case when reactivated
      then jsonb_build_object('active', false, 'name', before.name, 'frequency', before.frequency, 'days', to_jsonb(before.days),
        'times', to_jsonb(before.times), 'times_a_week', before.times_a_week)
      else jsonb_build_object('active', false) end));
exception when unique_violation then
  -- Two calls ran at once, and the check above saw neither habit.
  perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', wanted));
end;
$$;
comment on function public.create_habit(text, text, int[], text[], int, text) is
  'Creates a habit, or brings back an inactive one of that name. times: "08:00", for what is done several times a day. '
  'times_a_week: for frequency weekly, on how many days of a week, whichever they are. Without a frequency it is daily, or weekly where '
  'times_a_week is given. Returns { habit, reactivated }. PT409 habit_exists, PT400 for name, frequency, days, times or times_a_week.';
grant execute on function public.create_habit(text, text, int[], text[], int, text) to authenticated, service_role;

create function public.get_habits(include_streaks boolean default true, include_today boolean default true) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'date', private.today(),
    'habits', (
      select coalesce(jsonb_agg(
        private.habit_json(h)
        || case when coalesce(include_today, true) then jsonb_build_object('today', p.state) else '{}'::jsonb end
        || case when coalesce(include_today, true) and h.frequency = 'weekly'
            then jsonb_build_object('done_this_week', p.done_this_week) else '{}'::jsonb end
        || case when coalesce(include_today, true) and h.times <> '{}'
            then jsonb_build_object('open_times', to_jsonb(private.open_times(h, private.today()))) else '{}'::jsonb end
        || case when coalesce(include_streaks, true) then jsonb_build_object(
            'streak', p.streak, 'best_streak', p.best_streak,
            'last_30_days', jsonb_build_object('done', p.done_30, 'due', p.due_30)) else '{}'::jsonb end
        order by h.created_at, h.name), '[]'::jsonb)
      from private.habit_progress(array(
        select a.id from public.habits a where a.user_id = caller and a.active order by a.created_at, a.name limit 200)) p
      join public.habits h on h.user_id = caller and h.id = p.habit_id));
end;
$$;
comment on function public.get_habits(boolean, boolean) is
  'The active habits, the first 200: { date, habits: [{ id, name, frequency, days?, times_a_week?, times?, today, open_times?: '
  'the times that are left today, done_this_week?: on how many days since Monday a weekly one was done, streak, best_streak, '
  'last_30_days }] }. Streaks are those of the last three years.';
grant execute on function public.get_habits(boolean, boolean) to authenticated, service_role;

-- Marking a habit as done and giving one up. Both find it by the closest name.

-- The caller's active habits, the first fifty, as a JSON array of names, for messages that say what exists.
create function private.active_habit_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(h.name order by h.name), '[]')
  from (
    select a.name from public.habits a where a.user_id = (select auth.uid()) and a.active order by a.created_at, a.name limit 50
  ) h;
$$;

-- The active habits that a name may mean: none, one, or those that fit about equally well. An exact name is the only
-- one.
create function private.closest_habits(habit_name text) returns setof public.habits
language sql stable set search_path = '' as $$
  with scored as (
    select h, greatest(
      case when f.name = f.wanted then 2 end,
      extensions.similarity(f.name, f.wanted),
      extensions.word_similarity(f.wanted, f.name),
      extensions.word_similarity(f.name, f.wanted)) as score
    from public.habits h
    cross join lateral (select private.fold(h.name) as name, private.fold(closest_habits.habit_name) as wanted) f
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- With 0.45 "meditr" is Meditar (similarity 0.71) and "orar" is not "Planejar o dia" (0.4).
  where s.score >= 0.45 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;

-- The day, today by default; PT400 for a future one.
create function private.check_completion_date(date date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if check_completion_date.date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', check_completion_date.date, 'today', private.today()));
  elsif check_completion_date.date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.',
      jsonb_build_object('date', check_completion_date.date));
  end if;
  return coalesce(check_completion_date.date, private.today());
end;
$$;

-- Whether the caller's habit was done on a day, or for one of its times.
create function private.is_habit_done(habit_id uuid, day date, "time" text default null) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from private.days_done(array[is_habit_done.habit_id], is_habit_done.day, is_habit_done.day))
    or exists (
      select from public.habit_completions c
      where c.user_id = (select auth.uid()) and c.habit_id = is_habit_done.habit_id and c.completion_date = is_habit_done.day
        and c.deleted_at is null and c.completion_time = is_habit_done.time);
$$;

-- The facts of a habit for an offer.
create function private.habit_facts(habit public.habits) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', habit_facts.habit.name, 'days', habit_facts.habit.days,
    'row', jsonb_build_object('table', 'habits', 'id', habit_facts.habit.id));
$$;

create function public.prepare_record_habit(
  habit_name text, date date default null, note text default null, "time" text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day date := private.check_completion_date(date);
  found public.habits[] := array(select h from private.closest_habits(habit_name) h);
  rest jsonb := jsonb_strip_nulls(jsonb_build_object('date', day, 'note', note,
    'time', private.check_time(prepare_record_habit.time)));
  tick text;
begin
  perform private.expect_short(1000, prepare_record_habit.habit_name, prepare_record_habit."time");
  perform private.expect_short(10000, prepare_record_habit.note);
  perform private.current_user_id();
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name) || rest,
        'facts', private.habit_facts(h)))
      from unnest(found) h));
  end if;
  tick := private.time_to_tick(found[1], day, prepare_record_habit.time);
  if private.is_habit_done(found[1].id, day, tick) then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_strip_nulls(jsonb_build_object('already_done', true, 'habit_name', found[1].name, 'date', day,
        'time', tick)));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object('habit_name', found[1].name) || rest || jsonb_build_object('time', tick)),
    'facts', private.habit_facts(found[1]) || case when tick is null then '{}' else jsonb_build_object('time', tick) end);
end;
$$;
comment on function public.prepare_record_habit(text, date, text, text) is
  'Which habit a name means: ready with its exact name and, where it has times, the one that is meant; choose; missing '
  'with the existing names, or with already_done when there is nothing left to record. PT400 future_date, invalid_time.';
grant execute on function public.prepare_record_habit(text, date, text, text) to authenticated, service_role;

create function public.record_habit(
  habit_name text, date date default null, note text default null, "time" text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_habit', tool_call_id);
  day date;
  candidates public.habits[];
  tick text;
  completion uuid;
  progress record;
begin
  perform private.expect_short(1000, record_habit.habit_name, record_habit."time");
  perform private.expect_short(10000, record_habit.note);
  if stored is not null then
    return stored;
  end if;
  day := private.check_completion_date(date);
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  elsif char_length(btrim(note)) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  tick := private.time_to_tick(candidates[1], day, private.check_time(record_habit.time));
  if not private.is_habit_done(candidates[1].id, day, tick) then
    insert into public.habit_completions (user_id, habit_id, completion_date, completion_time, note)
    values (caller, candidates[1].id, day, tick, case when not private.is_blank(note) then btrim(note) end)
    on conflict (user_id, habit_id, completion_date, (coalesce(completion_time, ''))) where deleted_at is null do nothing
    returning id into completion;
  end if;

  select p.* into progress from private.habit_progress(array[candidates[1].id]) p;
  return private.record_tool(
    'record_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', habit_name, 'date', date, 'note', note, 'time', record_habit.time)),
    jsonb_strip_nulls(jsonb_build_object(
      'habit', private.habit_json(candidates[1]),
      'date', day,
      'time', tick,
      'open_times', case when candidates[1].times <> '{}' then to_jsonb(private.open_times(candidates[1], day)) end,
      'already_done', completion is null,
      'today', progress.state,
      -- A tick of an earlier week tells nothing of this one.
      'done_this_week', case when candidates[1].frequency = 'weekly' and day >= date_trunc('week', private.today()::timestamp)
        then progress.done_this_week end,
      'streak', progress.streak,
      'best_streak', progress.best_streak)),
    case when completion is not null then jsonb_build_object(
      'table', 'habit_completions', 'id', completion, 'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.record_habit(text, date, text, text, text) is
  'Marks the closest existing habit as done on a day, once, or once for each of its times. Returns { habit, date, time?, '
  'open_times?, already_done, today, done_this_week?, streak, best_streak }. PT404 habit_not_found with the existing names, PT409 '
  'habit_ambiguous, PT400 future_date, invalid_time.';
grant execute on function public.record_habit(text, date, text, text, text) to authenticated, service_role;

-- delete_habit deactivates a habit and keeps its days; create_habit reactivates it.
create function public.prepare_delete_habit(habit_name text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found public.habits[];
begin
  perform private.expect_short(1000, prepare_delete_habit.habit_name);
  perform private.current_user_id();
  found := array(select h from private.closest_habits(habit_name) h);
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name),
        'facts', private.habit_facts(h)))
      from unnest(found) h));
  end if;
  return jsonb_build_object('status', 'ready', 'args', jsonb_build_object('habit_name', found[1].name),
    'facts', private.habit_facts(found[1]));
end;
$$;
comment on function public.prepare_delete_habit(text) is
  'Which habit a name means: ready with its exact name; choose; missing with the existing names.';
grant execute on function public.prepare_delete_habit(text) to authenticated, service_role;

create function public.delete_habit(habit_name text, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_habit', tool_call_id);
  candidates public.habits[];
begin
  perform private.expect_short(1000, delete_habit.habit_name);
  if stored is not null then
    return stored;
  end if;
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  end if;
  update public.habits h set active = false where h.user_id = caller and h.id = candidates[1].id;
  return private.record_tool('delete_habit', tool_call_id, jsonb_build_object('habit_name', habit_name),
    jsonb_build_object('habit', private.habit_json(candidates[1])),
    jsonb_build_object('table', 'habits', 'id', candidates[1].id, 'set', jsonb_build_object('active', true)));
end;
$$;
comment on function public.delete_habit(text, text) is
  'Deactivates the habit with the closest name; its days stay. Returns { habit }. PT404 habit_not_found with the '
  'existing names, PT409 habit_ambiguous.';
grant execute on function public.delete_habit(text, text) to authenticated, service_role;
