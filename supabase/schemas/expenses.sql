-- Budgets: limits of a category for a month.

create table public.budgets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  recurring boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.budgets enable row level security;
grant select, insert, update, delete on public.budgets to authenticated;
grant all on public.budgets to service_role;
create policy budgets_select on public.budgets for select to authenticated using ((select auth.uid()) = user_id);
create policy budgets_insert on public.budgets for insert to authenticated with check ((select auth.uid()) = user_id);
create policy budgets_update on public.budgets for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy budgets_delete on public.budgets for delete to authenticated using ((select auth.uid()) = user_id);

create unique index budgets_one_per_month on public.budgets (user_id, category, month) where deleted_at is null;
create index budgets_by_month on public.budgets (user_id, month);

comment on table public.budgets is 'Limit of a category from a month on, or for that month alone.';
comment on column public.budgets.amount is 'Reais a month.';
comment on column public.budgets.month is 'First day of the first month it holds for.';
comment on column public.budgets.recurring is 'True: holds until a later budget of the category. False: for its month alone.';

-- The caller's budget of each category in a month, given by its first day.
create function private.budgets_in_force(month date) returns table (category text, amount numeric)
language sql stable set search_path = '' as $$
  select distinct on (b.category) b.category, b.amount
  from public.budgets b
  where b.user_id = private.current_user_id()
    and b.deleted_at is null
    and (b.month = budgets_in_force.month or (b.recurring and b.month < budgets_in_force.month))
  order by b.category, b.month desc;
$$;

-- A second budget of a category for the same month replaces the first.
create function private.create_budget(amount numeric, category text, recurring boolean, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  first_month date := private.finance_month(create_budget.date);
  wanted text := private.finance_category('budget', create_budget.category);
  in_force numeric;
  before public.budgets;
  budget public.budgets;
begin
  -- A lock: of two calls at once both would insert, and one would fail at the unique index.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':budget:' || wanted, 0));
  select f.amount into in_force from private.budgets_in_force(first_month) f where f.category = wanted;
  select b.* into before from public.budgets b
  where b.user_id = caller and b.category = wanted and b.month = first_month and b.deleted_at is null
  for update;
  if before.id is null then
    insert into public.budgets (user_id, category, amount, month, recurring)
    values (caller, wanted, create_budget.amount, first_month, coalesce(create_budget.recurring, true))
    returning * into budget;
  else
    update public.budgets b set amount = create_budget.amount, recurring = coalesce(create_budget.recurring, b.recurring)
    where b.user_id = caller and b.id = before.id
    returning b.* into budget;
  end if;
  return jsonb_build_object(
    'item', jsonb_strip_nulls(jsonb_build_object('id', budget.id, 'category', budget.category, 'amount', budget.amount,
      'month', budget.month, 'recurring', budget.recurring, 'replaced_amount', in_force,
      'spent', coalesce(private.spending_of_month(budget.category, budget.month) -> 'category_spent', '0'))),
    'undo', jsonb_build_object('table', 'budgets', 'id', budget.id, 'set', case
      when before.id is null then jsonb_build_object('deleted_at', 'now')
      else jsonb_build_object('amount', before.amount, 'recurring', before.recurring) end));
end;
$$;

-- Ends the budget of a category from this month on; returns the undo steps. Past months keep their limit, at most two
-- years back: each gets a row of its own first.
create function private.end_budget(budget_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  this_month constant date := private.finance_month(null);
  ending text := (select b.category from public.budgets b where b.user_id = caller and b.id = end_budget.budget_id);
  undo jsonb;
begin
  with past as (
    insert into public.budgets (user_id, category, amount, month, recurring)
    select caller, f.category, f.amount, m::date, false
    from generate_series(this_month - interval '24 months', this_month - interval '1 month', interval '1 month') as m
    cross join lateral private.budgets_in_force(m::date) as f
    where f.category = ending
    on conflict (user_id, category, month) where deleted_at is null do nothing
    returning id
  ), ended as (
    update public.budgets b set
      deleted_at = case when b.month >= this_month then now() end,
      recurring = b.recurring and b.month >= this_month
    where b.user_id = caller and b.category = ending and b.deleted_at is null and (b.recurring or b.month >= this_month)
    returning b.id, b.deleted_at
  )
  select jsonb_agg(jsonb_build_object('table', 'budgets', 'id', s.id, 'set', s.set)) into undo
  from (
    select p.id, '{"deleted_at": "now"}'::jsonb as set from past p
    union all
    select e.id, case when e.deleted_at is null then '{"recurring": true}'::jsonb else '{"deleted_at": null}'::jsonb end
    from ended e
  ) as s;
  return undo;
end;
$$;

-- Expenses, one row for each purchase, compared with the budget of the month. An offer fixes the day: a yes after
-- midnight still means that day.

create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  description text not null check (private.is_text(description, 500)),
  spent_on date not null default private.today()
    check (spent_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.expenses enable row level security;
grant select, insert, update, delete on public.expenses to authenticated;
grant all on public.expenses to service_role;
create policy expenses_select on public.expenses for select to authenticated using ((select auth.uid()) = user_id);
create policy expenses_insert on public.expenses for insert to authenticated with check ((select auth.uid()) = user_id);
create policy expenses_update on public.expenses for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy expenses_delete on public.expenses for delete to authenticated using ((select auth.uid()) = user_id);

create index expenses_by_date on public.expenses (user_id, spent_on);

comment on table public.expenses is 'Money spent. Paid bills and instalments are not expenses: they stay in their own tables.';
comment on column public.expenses.amount is 'Reais.';
comment on column public.expenses.spent_on is
  'Day in the user''s time zone. A day that is in the future in every time zone is refused; create_expense refuses '
  'tomorrow.';

-- The spending in the month of a day, in all and in a category, with the budget of the category if there is one.
create function private.spending_of_month(category text, day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'month', spent.month,
    'spent', spent.in_all,
    'category_spent', spent.in_category,
    'category_budget', b.amount,
    'category_percent', round(100 * spent.in_category / b.amount, 1),
    'category_left', b.amount - spent.in_category))
  from (
    select m.month, coalesce(sum(e.amount), 0) as in_all,
      coalesce(sum(e.amount) filter (where e.category = spending_of_month.category), 0) as in_category
    from (select private.finance_month(spending_of_month.day) as month) as m
    left join public.expenses e on e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between m.month and private.due_date(m.month, 31)
    group by m.month
  ) as spent
  left join private.budgets_in_force(spent.month) b on b.category = spending_of_month.category;
$$;

-- Every category with an expense or a budget, the most spent first.
create function private.spending_by_category(first_day date, last_day date)
returns table (category text, spent numeric, budget numeric, percent numeric, count bigint)
language sql stable set search_path = '' as $$
  with spent as (
    select e.category, sum(e.amount) as amount, count(*) as count
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_by_category.first_day and spending_by_category.last_day
    group by e.category
  ), budgeted as (
    select b.category, sum(b.amount) as amount
    from generate_series(
      spending_by_category.first_day::timestamp, spending_by_category.last_day::timestamp, interval '1 month') as month
    cross join lateral private.budgets_in_force(month::date) as b
    group by b.category
  )
  select coalesce(s.category, b.category), coalesce(s.amount, 0), b.amount,
    round(100 * coalesce(s.amount, 0) / b.amount, 1), coalesce(s.count, 0)
  from spent s full join budgeted b on b.category = s.category
  order by 2 desc, 1;
$$;

create function public.prepare_create_expense(
  amount numeric default null, category text default null, description text default null, date date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day date := private.finance_past_date(prepare_create_expense.date);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object(
      'amount', private.finance_amount(prepare_create_expense.amount),
      'category', private.finance_category('expense', prepare_create_expense.category),
      'description', private.finance_text(prepare_create_expense.description, 'description', 500),
      'date', day),
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_create_expense(numeric, text, text, date) is
  'The arguments of create_expense with the day filled in. Read-only; raises what create_expense would.';
grant execute on function public.prepare_create_expense(numeric, text, text, date) to authenticated, service_role;

create function public.create_expense(
  amount numeric default null, category text default null, description text default null, date date default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_expense', tool_call_id);
  expense public.expenses;
begin
  if stored is not null then
    return stored;
  end if;
  insert into public.expenses (user_id, amount, category, description, spent_on)
  values (
    caller,
    private.finance_amount(create_expense.amount),
    private.finance_category('expense', create_expense.category),
    private.finance_text(create_expense.description, 'description', 500),
    private.finance_past_date(create_expense.date)
  )
  returning * into expense;
  return private.record_tool('create_expense', tool_call_id,
    jsonb_build_object('amount', expense.amount, 'category', expense.category, 'description', expense.description,
      'date', expense.spent_on),
    jsonb_build_object(
      'expense', jsonb_build_object('id', expense.id, 'amount', expense.amount, 'category', expense.category,
        'description', expense.description, 'date', expense.spent_on),
      'month', private.spending_of_month(expense.category, expense.spent_on))
      || private.warn_of_budget(expense.category, expense.spent_on, expense.amount),
    jsonb_build_object('table', 'expenses', 'id', expense.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.create_expense(numeric, text, text, date, text) is
  'Records an expense; by default of today. Returns { expense, month: { month, spent, category_spent, '
  'category_budget?, category_percent?, category_left? }, budget_warning?: { mark: 80 | 100, category, month, '
  'spent, budget, left } }; the warning is there once, when this expense passes the mark. PT400 invalid_amount, '
  'invalid_category (allowed in detail), invalid_description, future_date, date_too_old.';
grant execute on function public.create_expense(numeric, text, text, date, text) to authenticated, service_role;
