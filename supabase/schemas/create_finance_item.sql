-- Bills and incomes entered by talking; create_finance_item calls these. Each returns { item, undo }.
create function private.finance_due_day(due_day integer, date date)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  day integer := coalesce(finance_due_day.due_day, extract(day from finance_due_day.date)::integer);
begin
  if day not between 1 and 31 then
    perform private.raise(400, 'invalid_due_day', 'O dia do vencimento vai de 1 a 31.',
      jsonb_build_object('due_day', day, 'min', 1, 'max', 31));
  end if;
  return day;
end;
$$;
comment on function private.finance_due_day(integer, date) is 'The due day, else the day of the date, else null; PT400 invalid_due_day.';

create function private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  day integer := private.finance_due_day(create_bill.due_day, create_bill.date);
  repeats boolean := coalesce(create_bill.recurring, create_bill.date is null);
  bill public.bills;
  changed jsonb;
begin
  if repeats then
    changed := private.change_bill_series(create_bill.name, create_bill.amount, create_bill.category, day);
    if changed is not null then
      return changed;
    end if;
  end if;
  if day is null then
    perform private.raise(400, 'due_day_required', 'Em que dia essa conta vence?', '{"field": "due_day"}');
  end if;
  insert into public.bills (user_id, name, category, amount, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_bill.name,
    private.finance_category('bill', coalesce(create_bill.category, 'other')),
    create_bill.amount,
    -- Without a date it starts with the next time the day comes round: what is already past is taken as paid.
    case when create_bill.date is null then private.next_due_month(day) else private.finance_month(create_bill.date) end,
    day,
    repeats
  )
  returning * into bill;
  return jsonb_build_object('item', private.bill_json(bill), 'undo',
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- A recurring bill said again ("minha internet agora é 109,90") is the same one with a new price.
create function private.change_bill_series(name text, amount numeric, category text, due_day integer)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  perform private.continue_bills(private.today() + 31);
  select b.group_id into series from public.bills b
  where b.user_id = caller and private.fold(b.name) = private.fold(change_bill_series.name)
  group by b.group_id
  having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  order by max(b.month) desc limit 1;
  with before as (
    select b.id, b.amount, b.category, b.due_day from public.bills b
    where b.user_id = caller and b.group_id = series and b.status = 'pending' and b.month >= private.finance_month(null)
    for update
  ), after as (
    update public.bills b set
      amount = change_bill_series.amount,
      category = private.finance_category('bill', coalesce(change_bill_series.category, b.category)),
      due_day = coalesce(change_bill_series.due_day, b.due_day)
    from before
    where b.user_id = caller and b.id = before.id
    returning b as bill, b.month, before.id, before.amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.bill_json(a.bill) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'bills', 'id', a.id, 'set',
      jsonb_build_object('amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;
comment on function private.change_bill_series(text, numeric, text, integer) is
  'Changes the unpaid months, from the current one on, of the recurring bill of that name; null when there is none.';

create function private.change_income_series(name text, amount numeric, category text, due_day integer)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  perform private.continue_incomes(private.today() + 31);
  select i.group_id into series from public.incomes i
  where i.user_id = caller and private.fold(i.name) = private.fold(change_income_series.name)
  group by i.group_id
  having bool_and(i.recurring and i.deleted_at is null)
  order by max(i.month) desc limit 1;
  with before as (
    select i.id, i.expected_amount, i.category, i.due_day from public.incomes i
    where i.user_id = caller and i.group_id = series and i.actual_amount is null and i.month >= private.finance_month(null)
    for update
  ), after as (
    update public.incomes i set
      expected_amount = change_income_series.amount,
      category = private.finance_category('income', coalesce(change_income_series.category, i.category)),
      due_day = coalesce(change_income_series.due_day, i.due_day)
    from before
    where i.user_id = caller and i.id = before.id
    returning i as income, i.month, before.id, before.expected_amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.income_json(a.income) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'incomes', 'id', a.id, 'set',
      jsonb_build_object('expected_amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;
comment on function private.change_income_series(text, numeric, text, integer) is
  'Changes the months not yet received, from the current one on, of the recurring income of that name; null when there is none.';

create function private.income_json(income public.incomes)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('id', income_json.income.id, 'name', income_json.income.name,
    'category', income_json.income.category, 'amount', income_json.income.expected_amount,
    'received_on', income_json.income.received_on, 'month', income_json.income.month,
    'due_day', income_json.income.due_day, 'recurring', income_json.income.recurring));
$$;

grant execute on function
  private.finance_due_day(int, date),
  private.create_bill(text, numeric, text, int, boolean, date),
  private.change_bill_series(text, numeric, text, int),
  private.change_income_series(text, numeric, text, int),
  private.income_json(public.incomes)
to authenticated, service_role;
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
  caller uuid := private.current_user_id();
  day integer := private.finance_due_day(create_debt.due_day, create_debt.date);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
  first_month date;
  before public.debts;
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
  first_month := (case when create_debt.date is not null then private.finance_month(create_debt.date)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end
    - make_interval(months => current - 1))::date;
  select d.* into before from public.debts d
  where d.user_id = caller and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    -- A plan is told by a word of what was owed: "o cartão" is the debt called Cartão Itaú.
    and private.finance_name_score(d.name, create_debt.name) >= case when create_debt.installments is null then 1 else 0.9 end
  order by private.finance_name_score(d.name, create_debt.name) < 1, d.negotiated, d.created_at desc, d.id
  limit 1
  for update;
  -- A plan that runs already is kept: a second purchase may go by the same name.
  if before.negotiated is false then
    update public.debts d set negotiated = create_debt.installments is not null, installment_amount = create_debt.amount,
      installments = count, current_installment = current, start_month = first_month, due_day = coalesce(day, d.due_day),
      status = 'active'
    where d.user_id = caller and d.id = before.id
    returning d.* into debt;
    return jsonb_build_object(
      'item', private.debt_json(debt) || jsonb_build_object('replaced_amount', before.total_amount),
      'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('negotiated', false,
        'installment_amount', before.installment_amount, 'installments', before.installments,
        'current_installment', before.current_installment, 'start_month', before.start_month, 'due_day', before.due_day,
        'status', before.status)));
  end if;
  insert into public.debts (user_id, name, negotiated, installment_amount, installments, current_installment, start_month,
    due_day)
  values (
    caller,
    create_debt.name,
    -- A plan of instalments is an agreement; a bare sum is only owed, and does not weigh on the month.
    create_debt.installments is not null,
    create_debt.amount,
    count,
    current,
    first_month,
    day
  )
  returning * into debt;
  return jsonb_build_object(
    'item', private.debt_json(debt)
      || case when before.id is null then '{}' else jsonb_build_object('similar', private.debt_json(before)) end,
    'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.create_debt(text, numeric, integer, integer, integer, date) is
  'A debt; one of the same name that was not negotiated takes the new sum or plan (replaced_amount); with a plan of the same name a second is made (similar).';

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
  in_force numeric;
  before public.budgets;
  budget public.budgets;
begin
  -- Two at once would both insert, and one would fail on the unique index.
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

grant execute on function
  private.create_debt(text, numeric, int, int, int, date),
  private.create_budget(numeric, text, boolean, date),
  private.create_investment(text, numeric, text, date)
to authenticated, service_role;
-- create_finance_item: bills, incomes, debts, budgets and investments, entered by talking.
create function public.create_finance_item(
  kind text default null,
  name text default null,
  amount numeric default null,
  category text default null,
  due_day integer default null,
  recurring boolean default null,
  installments integer default null,
  current_installment integer default null,
  date date default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored jsonb := private.replay_tool('create_finance_item', tool_call_id);
  item_name text;
  value numeric;
  created jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if kind is null or kind not in ('bill', 'income', 'debt', 'budget', 'investment') then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de item.', jsonb_build_object('kind', left(kind, 100),
      'allowed', array['bill', 'income', 'debt', 'budget', 'investment']));
  end if;
  -- A budget is known by its category; a name given with it is not kept.
  item_name := case when kind = 'budget' then coalesce(name, category) else private.finance_text(name, 'name', 200) end;
  value := private.finance_amount(amount);
  created := case kind
    when 'bill' then private.create_bill(item_name, value, category, due_day, recurring, date)
    when 'income' then private.create_income(item_name, value, category, due_day, recurring, date)
    when 'debt' then private.create_debt(item_name, value, due_day, installments, current_installment, date)
    when 'budget' then private.create_budget(value, category, recurring, date)
    when 'investment' then private.create_investment(item_name, value, category, date)
  end;
  return private.record_tool('create_finance_item', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', item_name, 'amount', value, 'category', category,
      'due_day', due_day, 'recurring', recurring, 'installments', installments,
      'current_installment', current_installment, 'date', date)),
    jsonb_build_object('kind', kind, 'item', created -> 'item'),
    created -> 'undo');
end;
$$;
comment on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text) is
  'Creates a bill (recurring unless it has a date), an income (received when dated today or before), a debt (amount is the instalment when installments is given: negotiated; else the whole sum, not negotiated), a budget (replaces that of the category and month) or an investment. Returns { kind, item }. PT400 invalid_kind, invalid_amount, invalid_name, invalid_category (allowed in detail), invalid_due_day, due_day_required, invalid_installments, invalid_current_installment, future_date, invalid_date.';

-- The item is created and taken back at once, so that the offer tells exactly what the yes will do.
create function public.prepare_create_finance_item(
  kind text default null,
  name text default null,
  amount numeric default null,
  category text default null,
  due_day integer default null,
  recurring boolean default null,
  installments integer default null,
  current_installment integer default null,
  date date default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  item jsonb;
begin
  begin
    item := public.create_finance_item(kind, name, amount, category, due_day, recurring, installments, current_installment, date)
      -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'kind', kind,
      'name', coalesce(item ->> 'name', private.finance_text(coalesce(name, category), 'name', 200)),
      'amount', private.finance_amount(amount),
      'category', item -> 'category',
      'due_day', due_day,
      'recurring', item -> 'recurring',
      'installments', installments,
      'current_installment', current_installment,
      'date', coalesce(to_jsonb(date), item -> 'date'))),
    'facts', item - 'id');
end;
$$;
comment on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date) is
  'The arguments of create_finance_item with defaults filled in, and as facts the item as it would be. Writes nothing; raises what create_finance_item would.';

grant execute on function
  public.create_finance_item(text, text, numeric, text, int, boolean, int, int, date, text),
  public.prepare_create_finance_item(text, text, numeric, text, int, boolean, int, int, date)
to authenticated, service_role;
-- "caiu 600 da camila": money that was expected arrives. It is the expected income that is received, not a second one; what
-- only might be it, or might be told twice, is said with the offer.
create function private.incomes_like(name text, day date)
returns table (income public.incomes, score real)
language sql
stable
security invoker
set search_path = ''
as $$
  select s.income, s.score from (
    select i as income, private.finance_name_score(i.name, incomes_like.name) as score
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and i.month >= private.finance_month(incomes_like.day) - interval '1 month'
      -- Next month's comes early by some days, not by weeks.
      and (i.month <= private.finance_month(incomes_like.day)
        or private.due_date(i.month, coalesce(i.due_day, 31)) <= incomes_like.day + 10)
  ) as s
  -- An income is told by its payer or its kind, which the name of the expected one holds whole.
  where s.score >= 0.7;
$$;
comment on function private.incomes_like(text, date) is
  'Incomes around a day, from the month before on, that a name may mean, with how well it fits.';

-- Interest and discounts apart, the amount is what was expected; as in the tools' texts a quarter more or less.
create function private.receive_expected_income(name text, amount numeric, date date)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  this_month date := private.finance_month(receive_expected_income.date);
  expected public.incomes;
  income public.incomes;
begin
  perform private.continue_incomes(receive_expected_income.date + 31);
  select (l.income).* into expected
  from private.incomes_like(receive_expected_income.name, receive_expected_income.date) as l
  where (l.income).actual_amount is null
    and abs((l.income).expected_amount - receive_expected_income.amount) <= 0.25 * (l.income).expected_amount
  order by (l.income).month <> this_month, l.score desc, abs((l.income).expected_amount - receive_expected_income.amount),
    (l.income).month, (l.income).id
  limit 1;
  update public.incomes i set actual_amount = receive_expected_income.amount, received_on = receive_expected_income.date
  where i.user_id = caller and i.id = expected.id and i.actual_amount is null
  returning i.* into income;
  if income.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'item', private.income_json(income)
      || jsonb_build_object('amount', income.actual_amount, 'expected_amount', income.expected_amount),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set',
      jsonb_build_object('actual_amount', null, 'received_on', null)));
end;
$$;
comment on function private.receive_expected_income(text, numeric, date) is
  'Marks as received the expected income that a name and an amount mean; null when there is none.';

create function private.similar_income(name text, amount numeric, date date)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('name', (l.income).name,
    'amount', coalesce((l.income).actual_amount, (l.income).expected_amount), 'received_on', (l.income).received_on))
  from private.incomes_like(similar_income.name, similar_income.date) as l
  where (l.income).month = private.finance_month(similar_income.date)
    and ((l.income).actual_amount is null
      or abs((l.income).actual_amount - similar_income.amount) <= 0.01 * similar_income.amount)
  order by (l.income).actual_amount is null, l.score desc, (l.income).id
  limit 1;
$$;
comment on function private.similar_income(text, numeric, date) is
  'Of the month an income came in, one that sounds the same: received already with that amount, else still expected with another.';

create function private.create_income(
  name text,
  amount numeric,
  category text,
  due_day integer,
  recurring boolean,
  date date
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  day integer := private.finance_due_day(create_income.due_day, create_income.date);
  received boolean := coalesce(create_income.date <= private.today(), false);
  repeats boolean := coalesce(create_income.recurring,
    create_income.date is null and (day is not null or create_income.category = 'salary'), false);
  income public.incomes;
  like_it jsonb;
  changed jsonb;
begin
  if received then
    changed := private.receive_expected_income(create_income.name, create_income.amount, create_income.date);
    like_it := private.similar_income(create_income.name, create_income.amount, create_income.date);
  elsif repeats then
    changed := private.change_income_series(create_income.name, create_income.amount, create_income.category, day);
  end if;
  if changed is not null then
    return changed;
  end if;
  insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_income.name,
    private.finance_category('income', coalesce(create_income.category, 'other')),
    create_income.amount,
    case when received then create_income.amount end,
    case when received then create_income.date end,
    private.finance_month(create_income.date),
    day,
    repeats
  )
  returning * into income;
  return jsonb_build_object(
    'item', private.income_json(income) || jsonb_strip_nulls(jsonb_build_object('similar', like_it)),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.create_income(text, numeric, text, integer, boolean, date) is
  'An income of one day up to today is received: the expected one it sounds like, with expected_amount, else a new one, with similar where one sounds the same.';

grant execute on function
  private.incomes_like(text, date),
  private.receive_expected_income(text, numeric, date),
  private.similar_income(text, numeric, date),
  private.create_income(text, numeric, text, int, boolean, date)
to authenticated, service_role;
-- Months that are over keep the limit they had, at most two years back: each gets a row of its own before the limit ends.
create function private.end_budget(budget_id uuid)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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
comment on function private.end_budget(uuid) is
  'Takes the limit of a budget''s category away from this month on; returns how to undo it.';

grant execute on function
  private.end_budget(uuid)
to authenticated, service_role;