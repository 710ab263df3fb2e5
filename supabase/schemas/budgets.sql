-- Budgets: how much a category may take in a month.
create table public.budgets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  recurring boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id)
);

alter table public.budgets enable row level security;

revoke all on public.budgets from anon, authenticated;

grant select, insert, update, delete on public.budgets to authenticated;

grant all on public.budgets to service_role;

create policy budgets_select on public.budgets for select to authenticated
  using ((select auth.uid()) = user_id);

create policy budgets_insert on public.budgets for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy budgets_update on public.budgets for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy budgets_delete on public.budgets for delete to authenticated
  using ((select auth.uid()) = user_id);

create unique index budgets_one_per_month on public.budgets (user_id, category, month) where deleted_at is null;

create index budgets_by_month on public.budgets (user_id, month);

comment on table public.budgets is 'Limit of a category from a month on, or for that month alone.';

comment on column public.budgets.amount is 'Reais a month.';

comment on column public.budgets.month is 'First day of the first month it holds for.';

comment on column public.budgets.recurring is 'True: holds until a later budget of the category. False: for its month alone.';

create function private.budgets_in_force(month date)
returns table (category text, amount numeric)
language sql
stable
security invoker
set search_path = ''
as $$
  select distinct on (b.category) b.category, b.amount
  from public.budgets b
  where b.user_id = private.current_user_id()
    and b.deleted_at is null
    and (b.month = budgets_in_force.month or (b.recurring and b.month < budgets_in_force.month))
  order by b.category, b.month desc;
$$;
comment on function private.budgets_in_force(date) is 'The caller''s budget of each category in a month, given by its first day.';

grant execute on function
  private.budgets_in_force(date)
to authenticated, service_role;