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

create or replace function private.create_income(
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

revoke execute on function
  private.incomes_like(text, date),
  private.receive_expected_income(text, numeric, date),
  private.similar_income(text, numeric, date)
from public, anon;
grant execute on function
  private.incomes_like(text, date),
  private.receive_expected_income(text, numeric, date),
  private.similar_income(text, numeric, date)
to authenticated, service_role;
