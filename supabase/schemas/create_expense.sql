-- create_expense: an expense is recorded, and what it does to the month's budget is told. Its offer fixes the day: a yes
-- after midnight still means the day that was offered.
create function private.spending_of_month(category text, day date)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
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
comment on function private.spending_of_month(text, date) is
  'Expenses of the day''s month, in all and in a category, against the category''s budget if there is one.';

create function public.prepare_create_expense(
  amount numeric default null,
  category text default null,
  description text default null,
  date date default null
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
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
    'facts', jsonb_build_object('month', private.spending_of_month(prepare_create_expense.category, day)));
end;
$$;
comment on function public.prepare_create_expense(numeric, text, text, date) is
  'The arguments of create_expense with the day filled in, and the month so far. Read-only; raises what create_expense would.';

create function public.create_expense(
  amount numeric default null,
  category text default null,
  description text default null,
  date date default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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
      'month', private.spending_of_month(expense.category, expense.spent_on)),
    jsonb_build_object('table', 'expenses', 'id', expense.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.create_expense(numeric, text, text, date, text) is
  'Records an expense, today unless told. Returns { expense, month: { month, spent, category_spent, category_budget?, category_percent?, category_left? } }. PT400 invalid_amount, invalid_category (allowed in detail), invalid_description, future_date, date_too_old.';

grant execute on function
  private.spending_of_month(text, date),
  public.prepare_create_expense(numeric, text, text, date),
  public.create_expense(numeric, text, text, date, text)
to authenticated, service_role;