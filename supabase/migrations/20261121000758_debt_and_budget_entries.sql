-- Debts, budgets and investments entered by talking; create_finance_item calls these. Each returns { item, undo }.

create function private.create_debt(
  name text,
  amount numeric,
  due_day integer,
  installments integer,
  current_installment integer,
  date date
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  day integer := private.finance_due_day(create_debt.due_day, create_debt.date);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
  next_month date;
  debt public.debts;
begin
  if count not between 1 and 600 then
    perform private.raise(400, 'invalid_installments', 'O número de parcelas vai de 1 a 600.',
      jsonb_build_object('installments', count, 'min', 1, 'max', 600));
  end if;
  if current not between 1 and count then
    perform private.raise(400, 'invalid_current_installment', format('A parcela atual vai de 1 a %s.', count),
      jsonb_build_object('current_installment', current, 'min', 1, 'max', count));
  end if;
  next_month := case when create_debt.date is not null then private.finance_month(create_debt.date)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end;
  insert into public.debts (user_id, name, negotiated, installment_amount, installments, current_installment, start_month,
    due_day)
  values (
    private.current_user_id(),
    create_debt.name,
    -- A plan of instalments is an agreement; a bare sum is only owed, and does not weigh on the month.
    create_debt.installments is not null,
    create_debt.amount,
    count,
    current,
    (next_month - make_interval(months => current - 1))::date,
    day
  )
  returning * into debt;
  return jsonb_build_object('item', private.debt_json(debt), 'undo',
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

create function private.create_budget(amount numeric, category text, recurring boolean, date date)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  first_month date := private.finance_month(create_budget.date);
  wanted text := private.finance_category('budget', create_budget.category);
  before public.budgets;
  budget public.budgets;
begin
  -- Two at once would both insert, and one would fail on the unique index.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':budget:' || wanted, 0));
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
      'month', budget.month, 'recurring', budget.recurring, 'replaced_amount', before.amount,
      'spent', coalesce(private.spending_of_month(budget.category, budget.month) -> 'category_spent', '0'))),
    'undo', jsonb_build_object('table', 'budgets', 'id', budget.id, 'set', case
      when before.id is null then jsonb_build_object('deleted_at', 'now')
      else jsonb_build_object('amount', before.amount, 'recurring', before.recurring) end));
end;
$$;
comment on function private.create_budget(numeric, text, boolean, date) is 'A second budget of a category for the same month replaces the first.';

create function private.create_investment(name text, amount numeric, category text, date date)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  investment public.investments;
begin
  insert into public.investments (user_id, name, category, amount, invested_on)
  values (
    private.current_user_id(),
    create_investment.name,
    private.finance_category('investment', coalesce(create_investment.category, 'other')),
    create_investment.amount,
    private.finance_past_date(create_investment.date)
  )
  returning * into investment;
  return jsonb_build_object(
    'item', jsonb_build_object('id', investment.id, 'name', investment.name, 'category', investment.category,
      'amount', investment.amount, 'date', investment.invested_on),
    'undo', jsonb_build_object('table', 'investments', 'id', investment.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

revoke execute on function private.create_debt(text, numeric, integer, integer, integer, date) from public, anon;
revoke execute on function private.create_budget(numeric, text, boolean, date) from public, anon;
revoke execute on function private.create_investment(text, numeric, text, date) from public, anon;
grant execute on function private.create_debt(text, numeric, integer, integer, integer, date) to authenticated, service_role;
grant execute on function private.create_budget(numeric, text, boolean, date) to authenticated, service_role;
grant execute on function private.create_investment(text, numeric, text, date) to authenticated, service_role;
