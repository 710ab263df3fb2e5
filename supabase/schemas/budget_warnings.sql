-- Passing 80 % and 100 % of a category's budget is said once: a row remembers which mark was told, for which budget.

create table public.budget_warnings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  month date not null check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  mark integer not null check (mark in (80, 100)),
  budget numeric(14, 2) not null check (budget > 0 and budget < 1000000000),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint budget_warnings_once unique (user_id, month, category, mark)
);
alter table public.budget_warnings enable row level security;
grant select, insert, update, delete on public.budget_warnings to authenticated;
grant all on public.budget_warnings to service_role;
create policy budget_warnings_select on public.budget_warnings for select to authenticated using ((select auth.uid()) = user_id);
create policy budget_warnings_insert on public.budget_warnings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy budget_warnings_update on public.budget_warnings for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy budget_warnings_delete on public.budget_warnings for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.budget_warnings is
  'Which marks of a category''s budget in a month were told. A mark is told again when the budget has changed, or when '
  'spending fell below the mark and passes it anew.';
comment on column public.budget_warnings.month is 'First day of the month.';
comment on column public.budget_warnings.mark is 'Percent of the budget: 80 or 100.';
comment on column public.budget_warnings.budget is 'Reais of the budget for which it was told.';

-- The mark that a write has just made the month's spending of a category reach, with the figures; {} when there is
-- none that has not been told. Called after the write; added: reais by which the write raised that spending.
create function private.warn_of_budget(category text, day date, added numeric) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  month jsonb;
  spent numeric;
  budget numeric;
  told integer;
begin
  if warn_of_budget.added <= 0 or not exists (
    select from private.budgets_in_force(private.finance_month(warn_of_budget.day)) f where f.category = warn_of_budget.category
  ) then
    return '{}'::jsonb;
  end if;
  -- Of two writes at once neither would see the other's amount: the second waits until the first is stored.
  perform private.lock_until_commit(caller::text || ':budget_warnings');
  month := private.spending_of_month(warn_of_budget.category, warn_of_budget.day);
  spent := (month ->> 'category_spent')::numeric;
  budget := (month ->> 'category_budget')::numeric;
  with reached as (
    insert into public.budget_warnings as w (user_id, category, month, mark, budget)
    select caller, warn_of_budget.category, (month ->> 'month')::date, m.mark, budget
    from unnest(array[80, 100]) as m (mark)
    where 100 * spent >= m.mark * budget
    on conflict on constraint budget_warnings_once do update set budget = excluded.budget, created_at = now()
    where w.budget <> excluded.budget or 100 * (spent - warn_of_budget.added) < w.mark * excluded.budget
    returning w.mark as mark
  )
  select max(r.mark) into told from reached r;
  return case when told is null then '{}' else jsonb_build_object('budget_warning', jsonb_build_object(
    'mark', told, 'category', warn_of_budget.category, 'month', month -> 'month', 'spent', spent, 'budget', budget,
    'left', budget - spent)) end;
end;
$$;

-- The same after a change of an expense, given by the change ({ id, before }).
create function private.warn_of_changed_expense(item jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before constant jsonb := item -> 'before';
  expense public.expenses;
begin
  select e.* into expense from public.expenses e
  where e.user_id = private.current_user_id() and e.id = (item ->> 'id')::uuid;
  return private.warn_of_budget(expense.category, expense.spent_on, expense.amount - case
    when coalesce(before ->> 'category', expense.category) = expense.category
      and private.finance_month(coalesce((before ->> 'date')::date, expense.spent_on)) = private.finance_month(expense.spent_on)
    then coalesce((before ->> 'amount')::numeric, expense.amount) else 0 end);
end;
$$;
