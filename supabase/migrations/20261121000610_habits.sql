-- Habits and the days they were done.

create table public.habits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200 and name = btrim(name)),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekdays', 'weekends', 'custom')),
  days int[] not null default '{}'
    check (days <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(days) <= 7 and coalesce(array_ndims(days), 1) = 1),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  constraint habits_days_are_custom check ((frequency = 'custom') = (cardinality(days) > 0))
);
alter table public.habits enable row level security;
revoke all on public.habits from anon, authenticated;
grant select, insert, update, delete on public.habits to authenticated;
grant all on public.habits to service_role;
create policy habits_select on public.habits for select to authenticated
  using ((select auth.uid()) = user_id);
create policy habits_insert on public.habits for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy habits_update on public.habits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy habits_delete on public.habits for delete to authenticated
  using ((select auth.uid()) = user_id);
create unique index habits_one_a_name on public.habits (user_id, private.fold(name));
comment on table public.habits is 'Something the user wants to do on certain days. A given-up habit is inactive and keeps its history.';
comment on column public.habits.days is 'Only for frequency custom: days of the week, 0 Sunday to 6 Saturday.';

create table public.habit_completions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  completion_date date not null check (completion_date >= date '1900-01-01'),
  note text check (char_length(note) between 1 and 4000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, habit_id) references public.habits (user_id, id) on delete cascade
);
alter table public.habit_completions enable row level security;
revoke all on public.habit_completions from anon, authenticated;
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
create unique index habit_completions_one_a_day
  on public.habit_completions (habit_id, completion_date) where deleted_at is null;
create index habit_completions_by_habit on public.habit_completions (user_id, habit_id, completion_date desc);
comment on table public.habit_completions is 'A habit was done on a day, in the user''s time zone; once a day, never in the future.';

create trigger habit_completions_not_in_future before insert or update of completion_date on public.habit_completions
  for each row execute function private.reject_future_date('completion_date');

create function private.habit_is_due(frequency text, days int[], day date)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case habit_is_due.frequency
    when 'daily' then true
    when 'weekdays' then extract(dow from day) between 1 and 5
    when 'weekends' then extract(dow from day) in (0, 6)
    else extract(dow from day)::int = any (habit_is_due.days)
  end;
$$;
comment on function private.habit_is_due(text, int[], date) is 'Whether a habit is meant to be done on a day.';

create function private.habit_progress(habit_id uuid)
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
  done as (
    select c.completion_date as day from public.habit_completions c, today
    where c.user_id = (select auth.uid()) and c.habit_id = habit_progress.habit_id and c.deleted_at is null
      and c.completion_date <= today.day
  ),
  due as (
    select d::date as day, exists (select from done where done.day = d::date) as done
    from habit, today,
      generate_series((select coalesce(min(done.day), today.day) from done), today.day, interval '1 day') d
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
  'Today''s state (done, pending, off), the current and the best streak in days the habit was due, and how many of the last 30 days'' due days were done. Days off neither break a streak nor add to it.';

revoke execute on function
  private.habit_is_due(text, int[], date),
  private.habit_progress(uuid)
from public, anon;
grant execute on function
  private.habit_is_due(text, int[], date),
  private.habit_progress(uuid)
to authenticated, service_role;
