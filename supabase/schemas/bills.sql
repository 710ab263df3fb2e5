-- Bills: what is due in a month; a recurring one is continued month by month when it is asked for.
create table public.bills (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) <= 200 and btrim(name) <> ''),
  category text not null default 'other' check (category in ('housing', 'utilities', 'subscription', 'insurance', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer not null check (due_day between 1 and 31),
  due_on date not null generated always as (private.due_date(month, due_day)) stored,
  status text not null default 'pending' check (status in ('pending', 'paid', 'canceled')),
  paid_on date check (paid_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  recurring boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id),
  unique (user_id, group_id, month),
  check ((status = 'paid') = (paid_on is not null))
);

alter table public.bills enable row level security;

revoke all on public.bills from anon, authenticated;

grant select, insert, update, delete on public.bills to authenticated;

grant all on public.bills to service_role;

create policy bills_select on public.bills for select to authenticated
  using ((select auth.uid()) = user_id);

create policy bills_insert on public.bills for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy bills_update on public.bills for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy bills_delete on public.bills for delete to authenticated
  using ((select auth.uid()) = user_id);

create index bills_by_due_date on public.bills (user_id, due_on);

create index bills_by_payment on public.bills (user_id, paid_on) where paid_on is not null;

comment on table public.bills is 'One bill of one month.';

comment on column public.bills.group_id is 'The series of a recurring bill; alone in it when it comes once.';

comment on column public.bills.amount is 'Reais.';

comment on column public.bills.month is 'First day of the month it belongs to.';

comment on column public.bills.due_day is 'Day it is due, 1–31; a short month has it on its last day.';

comment on column public.bills.status is
  'pending, paid or canceled. "overdue" is not stored: it is pending with due_on before today in the user''s time zone.';

comment on column public.bills.paid_on is 'Set exactly when paid. A day yet to come anywhere on Earth is refused.';

comment on column public.bills.recurring is
  'Continued every month, as long as no row of the series is canceled, deleted or has recurring false.';