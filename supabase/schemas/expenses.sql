-- Expenses: money spent, one row a purchase.
create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  description text not null check (char_length(description) <= 500 and btrim(description) <> ''),
  spent_on date not null default private.today()
    check (spent_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id)
);

alter table public.expenses enable row level security;

revoke all on public.expenses from anon, authenticated;

grant select, insert, update, delete on public.expenses to authenticated;

grant all on public.expenses to service_role;

create policy expenses_select on public.expenses for select to authenticated
  using ((select auth.uid()) = user_id);

create policy expenses_insert on public.expenses for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy expenses_update on public.expenses for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy expenses_delete on public.expenses for delete to authenticated
  using ((select auth.uid()) = user_id);

create index expenses_by_date on public.expenses (user_id, spent_on);

comment on table public.expenses is 'Money spent. Paid bills and instalments are not expenses: they stay in their own tables.';

comment on column public.expenses.amount is 'Reais.';

comment on column public.expenses.spent_on is
  'Day in the user''s time zone. A day yet to come anywhere on Earth is refused; create_expense refuses the user''s own tomorrow.';