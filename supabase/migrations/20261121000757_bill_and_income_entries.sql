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

create function private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date)
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
  changed jsonb;
begin
  if repeats and not received then
    changed := private.change_income_series(create_income.name, create_income.amount, create_income.category, day);
    if changed is not null then
      return changed;
    end if;
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
    'item', private.income_json(income),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')));
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

revoke execute on function private.finance_due_day(integer, date) from public, anon;
revoke execute on function private.create_bill(text, numeric, text, integer, boolean, date) from public, anon;
revoke execute on function private.create_income(text, numeric, text, integer, boolean, date) from public, anon;
grant execute on function private.finance_due_day(integer, date) to authenticated, service_role;
grant execute on function private.create_bill(text, numeric, text, integer, boolean, date) to authenticated, service_role;
grant execute on function private.create_income(text, numeric, text, integer, boolean, date) to authenticated, service_role;
revoke execute on function private.change_bill_series(text, numeric, text, integer) from public, anon;
revoke execute on function private.change_income_series(text, numeric, text, integer) from public, anon;
revoke execute on function private.income_json(public.incomes) from public, anon;
grant execute on function private.change_bill_series(text, numeric, text, integer) to authenticated, service_role;
grant execute on function private.change_income_series(text, numeric, text, integer) to authenticated, service_role;
grant execute on function private.income_json(public.incomes) to authenticated, service_role;
