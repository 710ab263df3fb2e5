-- Incomes: what comes in, one row a month; a recurring one is continued month by month when it is asked for.
create table public.incomes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) <= 200 and btrim(name) <> ''),
  category text not null default 'other'
    check (category in ('salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other')),
  expected_amount numeric(14, 2) not null check (expected_amount > 0 and expected_amount < 1000000000),
  actual_amount numeric(14, 2) check (actual_amount >= 0 and actual_amount < 1000000000),
  received_on date check (received_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  recurring boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id),
  unique (user_id, group_id, month),
  check ((actual_amount is null) = (received_on is null))
);

alter table public.incomes enable row level security;

revoke all on public.incomes from anon, authenticated;

grant select, insert, update, delete on public.incomes to authenticated;

grant all on public.incomes to service_role;

create policy incomes_select on public.incomes for select to authenticated
  using ((select auth.uid()) = user_id);

create policy incomes_insert on public.incomes for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy incomes_update on public.incomes for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy incomes_delete on public.incomes for delete to authenticated
  using ((select auth.uid()) = user_id);

create index incomes_by_month on public.incomes (user_id, month);

comment on table public.incomes is 'One expected or received income of one month.';

comment on column public.incomes.group_id is 'The series of a recurring income; alone in it when it comes once.';

comment on column public.incomes.expected_amount is 'Reais. Counts as income until actual_amount is known.';

comment on column public.incomes.actual_amount is 'Reais received on received_on; both or neither. A day yet to come anywhere on Earth is refused.';

comment on column public.incomes.month is 'First day of the month it belongs to.';

comment on column public.incomes.due_day is 'Day of the month it usually arrives; a short month has it on its last day.';

comment on column public.incomes.recurring is
  'Continued every month, as long as no row of the series is deleted or has recurring false.';