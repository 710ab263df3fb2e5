-- Habits: what the user wants to do on certain days, the days they were done, beginning and giving up.

create table public.habits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200) and name = btrim(name)),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekdays', 'weekends', 'custom')),
  days int[] not null default '{}'
    check (days <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(days) <= 7 and coalesce(array_ndims(days), 1) = 1),
  active boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint habits_days_are_custom check ((frequency = 'custom') = (cardinality(days) > 0))
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

comment on table public.habits is 'Something the user wants to do on certain days. A given-up habit is inactive and keeps its history.';
comment on column public.habits.days is 'Only for frequency custom: days of the week, 0 Sunday to 6 Saturday.';

create table public.habit_completions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  -- Days to come are refused by a trigger, as the user's own calendar has them.
  completion_date date not null check (completion_date between date '1900-01-01' and date '2100-01-01'),
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

-- Partial: a completion that was taken back does not stand in the way of a new one.
create unique index habit_completions_one_a_day on public.habit_completions (habit_id, completion_date) where deleted_at is null;
create index habit_completions_by_habit on public.habit_completions (user_id, habit_id, completion_date desc);

comment on table public.habit_completions is 'A habit was done on a day, in the user''s time zone; once a day, never in the future.';

create trigger habit_completions_not_in_future before insert or update of completion_date on public.habit_completions
  for each row execute function private.reject_future_date('completion_date');

create function private.habit_is_due(frequency text, days int[], day date) returns boolean
language sql immutable set search_path = '' as $$
  select case habit_is_due.frequency
    when 'daily' then true
    when 'weekdays' then extract(dow from day) between 1 and 5
    when 'weekends' then extract(dow from day) in (0, 6)
    else extract(dow from day)::int = any (habit_is_due.days)
  end;
$$;
comment on function private.habit_is_due(text, int[], date) is 'Whether a habit is meant to be done on a day.';
grant execute on function private.habit_is_due(text, int[], date) to authenticated, service_role;

create function private.habit_progress(habit_id uuid)
returns table (state text, streak int, best_streak int, done_30 int, due_30 int)
language sql stable set search_path = '' as $$
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
grant execute on function private.habit_progress(uuid) to authenticated, service_role;

create function private.habit_json(habit public.habits) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', habit.id, 'name', habit.name, 'frequency', habit.frequency)
    || case when habit.frequency = 'custom' then jsonb_build_object('days', to_jsonb(habit.days)) else '{}' end;
$$;
comment on function private.habit_json(public.habits) is 'A habit as tools return it; days only when custom.';
grant execute on function private.habit_json(public.habits) to authenticated, service_role;

create function private.check_frequency(frequency text, days int[]) returns int[]
language plpgsql immutable set search_path = '' as $$
declare
  given int[] := (select coalesce(array_agg(distinct d order by d), '{}') from unnest(check_frequency.days) d);
begin
  if check_frequency.frequency is null
    or check_frequency.frequency not in ('daily', 'weekdays', 'weekends', 'custom') then
    perform private.raise(400, 'unknown_frequency', 'Com que frequência: todo dia, dias úteis, fins de semana ou dias certos?',
      jsonb_build_object('frequencies', jsonb_build_array('daily', 'weekdays', 'weekends', 'custom')));
  elsif not given <@ array[0, 1, 2, 3, 4, 5, 6] then
    perform private.raise(400, 'days_out_of_range', 'Os dias vão de 0 (domingo) a 6 (sábado).',
      jsonb_build_object('days', to_jsonb(given)));
  elsif check_frequency.frequency = 'custom' and given = '{}' then
    perform private.raise(400, 'days_missing', 'Em quais dias da semana?');
  end if;
  return case when check_frequency.frequency = 'custom' then given else '{}' end;
end;
$$;
comment on function private.check_frequency(text, int[]) is
  'The days to store, sorted and without repeats, empty unless custom. PT400 for an unknown frequency or day, or custom without days.';
grant execute on function private.check_frequency(text, int[]) to authenticated, service_role;

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
comment on function private.check_habit_name(text) is 'The name to store; PT400 when empty or too long, PT409 when an active habit has it.';
grant execute on function private.check_habit_name(text) to authenticated, service_role;

create function public.prepare_create_habit(name text, frequency text default 'daily', days int[] default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.check_habit_name(name);
  checked int[] := private.check_frequency(frequency, days);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('name', wanted, 'frequency', frequency)
      || case when checked = '{}' then '{}' else jsonb_build_object('days', to_jsonb(checked)) end,
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_habit(text, text, int[]) is
  'The arguments of create_habit, tidied; PT400 and PT409 for what create_habit would refuse.';
grant execute on function public.prepare_create_habit(text, text, int[]) to authenticated, service_role;

create function public.create_habit(
  name text, frequency text default 'daily', days int[] default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_habit', tool_call_id);
  wanted text;
  checked int[];
  habit public.habits;
  reactivated boolean := true;
begin
  if stored is not null then
    return stored;
  end if;
  wanted := private.check_habit_name(name);
  checked := private.check_frequency(frequency, days);
  -- A habit given up earlier comes back with its history.
  update public.habits h
  set name = wanted, frequency = create_habit.frequency, days = checked, active = true
  where h.user_id = caller and not h.active and private.fold(h.name) = private.fold(wanted)
  returning h.* into habit;
  if habit.id is null then
    reactivated := false;
    insert into public.habits (user_id, name, frequency, days)
    values (caller, wanted, create_habit.frequency, checked)
    returning * into habit;
  end if;
  return private.record_tool(
    'create_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', name, 'frequency', frequency, 'days', to_jsonb(days))),
    jsonb_build_object('habit', private.habit_json(habit), 'reactivated', reactivated),
    jsonb_build_object('table', 'habits', 'id', habit.id, 'set', jsonb_build_object('active', false)));
exception when unique_violation then
  -- Two calls at the same instant; the check above saw neither.
  perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', wanted));
end;
$$;
comment on function public.create_habit(text, text, int[], text) is
  'Creates a habit, or brings back an inactive one of that name. Returns { habit, reactivated }. PT409 habit_exists, PT400 for name, frequency or days.';
grant execute on function public.create_habit(text, text, int[], text) to authenticated, service_role;

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
grant execute on function public.get_habits(boolean, boolean) to authenticated, service_role;
