-- Summaries of a month, a year or any days.

create function private.pending_bills_summary(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*),
    'total', coalesce(sum(b.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where b.due_on < (select private.today())),
      'total', coalesce(sum(b.amount) filter (where b.due_on < (select private.today())), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(b.bill) order by b.position) filter (where b.position <= 10), '[]'))
  from (
    select p as bill, p.amount, p.due_on, row_number() over (order by p.due_on, p.name, p.id) as position
    from public.bills p
    where p.user_id = private.current_user_id() and p.deleted_at is null and p.status = 'pending'
      and p.due_on between pending_bills_summary.first_day and pending_bills_summary.last_day
  ) as b;
$$;

-- What is still to pay of the cards' bills that are due on these days: { total, count, counted, rows: [{ account, month,
-- amount, due_on }] }, of rows at most ten. counted: how much of the total was bought on these days, so that it is in spent,
-- bills_paid or installments_paid already. A bill that is overdue is not here: the next one has taken over its rest.
create function private.card_bills_due(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with due as (
    select private.account_label(a) as account, b.month, b.rest, b.due_on, least(b.rest, greatest(0, (
      select coalesce(sum(i.amount), 0)
      from private.card_items(a) i left join public.expenses e on i.of_table = 'expenses' and e.id = i.id
      where i.month = b.month
        and coalesce(e.spent_on, i.day) between card_bills_due.first_day and card_bills_due.last_day))) as counted
    from public.accounts a
    cross join lateral private.card_bills_of(a) b
    where a.user_id = private.current_user_id() and a.kind = 'card' and a.deleted_at is null
      and b.due_on between card_bills_due.first_day and card_bills_due.last_day and b.rest > 0
  )
  select jsonb_build_object('total', coalesce(sum(d.rest), 0), 'count', count(*), 'counted', coalesce(sum(d.counted), 0),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object('account', r.account, 'month', r.month, 'amount', r.rest, 'due_on', r.due_on)
        order by r.due_on, r.account)
      from (select * from due order by due_on, account limit 10) as r), '[]'))
  from due d;
$$;

-- Alerts, most urgent first: overdue_bills, overdue_installments, budget_exceeded (over 100 %), budget_near_limit (80
-- % and more), negative_balance or negative_projection.
create function private.finance_alerts(
  first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(a.alert order by a.position, a.weight desc), '[]')
  from (
    select 1 as position, 0::numeric as weight, finance_alerts.overdue_bills || '{"kind": "overdue_bills"}' as alert
    where (finance_alerts.overdue_bills ->> 'count')::integer > 0
    union all
    select 2, 0, jsonb_build_object('kind', 'overdue_installments', 'count', count(*), 'total', sum(i.amount))
    from private.open_installments(private.today() - 1) i
    where i.due_on is not null and finance_alerts.last_day >= private.today()
    having count(*) > 0
    union all
    select case when s.percent > 100 then 3 else 4 end, s.percent, jsonb_build_object(
      'kind', case when s.percent > 100 then 'budget_exceeded' else 'budget_near_limit' end,
      'category', s.category, 'spent', s.spent, 'budget', s.budget, 'percent', s.percent)
    from private.spending_by_category(finance_alerts.first_day, finance_alerts.last_day) s
    where s.percent >= 80
    union all
    -- Without any income the balance would be negative from the first expense on.
    select 5, 0, case when finance_alerts.balance < 0
      then jsonb_build_object('kind', 'negative_balance', 'balance', finance_alerts.balance)
      else jsonb_build_object('kind', 'negative_projection', 'projected_balance', finance_alerts.projected) end
    where finance_alerts.income > 0 and least(finance_alerts.balance, finance_alerts.projected) < 0
  ) as a;
$$;

-- The days of a summary and their kind: current_month, last_month, year (January to the end of the current month),
-- months (whole ones) or days.
create function private.summary_range(
  period text, from_date date, to_date date, out name text, out first_day date, out last_day date
)
language plpgsql stable set search_path = '' as $$
declare
  this_month date := private.finance_month(null);
  month_end date := private.due_date(this_month, 31);
  today date := private.today();
begin
  if summary_range.from_date is null and summary_range.to_date is null then
    name := summary_range.period;
    if name is null or name not in ('current_month', 'last_month', 'year') then
      perform private.raise(400, 'invalid_period', 'Não conheço esse período.', jsonb_build_object(
        'period', left(name, 100), 'allowed', array['current_month', 'last_month', 'year']));
    end if;
    first_day := case name
      when 'current_month' then this_month
      when 'last_month' then (this_month - interval '1 month')::date
      else date_trunc('year', this_month::timestamp)::date end;
    last_day := case name when 'last_month' then this_month - 1 else month_end end;
    return;
  end if;
  last_day := coalesce(summary_range.to_date, today);
  first_day := coalesce(summary_range.from_date, last_day);
  if first_day > last_day or first_day > today or last_day - first_day > 3660 or last_day > month_end + 366 then
    perform private.raise(400, 'invalid_range', 'Consigo olhar até dez anos, do passado até hoje.',
      jsonb_build_object('from_date', first_day, 'to_date', last_day, 'today', today));
  end if;
  name := case
    when first_day = this_month and last_day = month_end then 'current_month'
    when first_day = (this_month - interval '1 month')::date and last_day = this_month - 1 then 'last_month'
    when first_day = date_trunc('month', first_day::timestamp)::date
      and last_day = private.due_date(date_trunc('month', last_day::timestamp)::date, 31) then 'months'
    else 'days' end;
  -- No future months: their bills are not written yet.
  if name = 'months' then
    last_day := least(last_day, month_end);
  end if;
end;
$$;

-- Expenses and paid bills whose description or name contain these words, misspelt ones included; several alternatives
-- are separated by a slash. The newest ten expenses are listed.
create function private.spending_about(first_day date, last_day date, about text) returns jsonb
language sql stable set search_path = '' as $$
  with words as (select w.said from regexp_split_to_table(spending_about.about, '\s*(/|,(?!\d))\s*') as w (said)
    where w.said <> '' limit 8),
  found as (
    select e.id, e.description, e.amount, e.category, e.spent_on
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_about.first_day and spending_about.last_day
      and exists (select from words w where private.finance_name_score(e.description, w.said) >= 0.5)
  ), bills as (
    select b.name, b.amount, b.paid_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and b.paid_on between spending_about.first_day and spending_about.last_day
      and exists (select from words w where private.finance_name_score(b.name, w.said) >= 0.5)
  )
  select jsonb_build_object(
    'about', spending_about.about,
    'spent', coalesce((select sum(f.amount) from found f), 0),
    'count', (select count(*) from found),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'description', n.description, 'amount', n.amount, 'category',
        n.category, 'date', n.spent_on)
        order by n.spent_on desc, n.id)
      from (select * from found f order by f.spent_on desc, f.id limit 10) as n), '[]'),
    'bills_paid', coalesce((select sum(b.amount) from bills b), 0),
    'bills', coalesce((
      select jsonb_agg(jsonb_build_object('name', b.name, 'amount', b.amount, 'paid_on', b.paid_on)
        order by b.paid_on desc) from bills b), '[]'));
$$;

-- What came in on these days: { income_received, incomes_received: the newest ten }.
create function private.received_on_days(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with received as (
    select i.id, i.name, i.actual_amount, i.received_on from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.actual_amount > 0
      and i.received_on between received_on_days.first_day and received_on_days.last_day
  )
  select jsonb_build_object('income_received', coalesce((select sum(r.actual_amount) from received r), 0),
    'incomes_received', coalesce((
      select jsonb_agg(jsonb_build_object('name', n.name, 'amount', n.actual_amount, 'date', n.received_on)
        order by n.received_on desc, n.id)
      from (select * from received r order by r.received_on desc, r.id limit 10) as n), '[]'));
$$;

-- The sums of expenses, payments, investments and what came in on these days; the newest ten expenses and incomes are listed.
create function private.days_summary(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'spent', coalesce((select sum(s.spent) from private.spending_by_category(days_summary.first_day, days_summary.last_day) s), 0),
    'by_category', coalesce((
      select jsonb_agg(jsonb_build_object('category', s.category, 'spent', s.spent, 'count', s.count)
        order by s.spent desc, s.category)
      from private.spending_by_category(days_summary.first_day, days_summary.last_day) s where s.spent > 0), '[]'),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'description', e.description, 'amount', e.amount, 'category',
        e.category, 'date', e.spent_on)
        order by e.spent_on desc, e.created_at desc, e.id)
      from (
        select x.* from public.expenses x
        where x.user_id = private.current_user_id() and x.deleted_at is null
          and x.spent_on between days_summary.first_day and days_summary.last_day
        order by x.spent_on desc, x.created_at desc, x.id limit 10
      ) as e), '[]'),
    'bills_paid', coalesce((
      select sum(b.amount) from public.bills b
      where b.user_id = private.current_user_id() and b.deleted_at is null
        and b.paid_on between days_summary.first_day and days_summary.last_day), 0),
    'installments_paid', private.debt_payments_sum(days_summary.first_day, days_summary.last_day, false),
    'invested', private.investment_totals(days_summary.first_day, days_summary.last_day) -> 'invested')
    || private.received_on_days(days_summary.first_day, days_summary.last_day);
$$;

-- The summary of whole months. Writes the missing months of recurring bills and incomes.
-- Each real counts once, in the month in which it is earned or used up. What a card buys counts on the day of the purchase
-- (of an instalment: on its day), in spent; of a bill or debt that a card pays, in bills_paid or installments_paid. Paying
-- the card's bill later moves that money and uses up nothing more, so card_bills_pending is in neither balance nor
-- projected_balance. It says how much has to be in the account when the cards' bills of these days are due.
create function private.months_summary(first_day date, last_day date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  income record;
  -- A range that includes today also has overdue items of earlier months.
  open_from date;
  spending jsonb;
  spent numeric;
  budgeted numeric;
  bills_paid numeric;
  pending jsonb;
  installments_paid numeric;
  lent_returned numeric;
  lent numeric;
  borrowed numeric;
  installments_pending numeric;
  balance numeric;
  projected numeric;
  left_out jsonb := private.series_left_out(
    private.continue_bills(months_summary.last_day) + private.continue_incomes(months_summary.last_day));
begin
  open_from := case when months_summary.last_day >= today then date '1940-01-01' else months_summary.first_day end;

  income := private.income_totals(months_summary.first_day, months_summary.last_day);
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(s))), '[]'), coalesce(sum(s.spent), 0), coalesce(sum(s.budget), 0)
  into spending, spent, budgeted
  from private.spending_by_category(months_summary.first_day, months_summary.last_day) s;
  select coalesce(sum(b.amount), 0) into bills_paid from public.bills b
  where b.user_id = caller and b.deleted_at is null and b.paid_on between months_summary.first_day and months_summary.last_day;
  pending := private.pending_bills_summary(open_from, months_summary.last_day);
  installments_paid := private.debt_payments_sum(months_summary.first_day, months_summary.last_day, false);
  lent_returned := private.debt_payments_sum(months_summary.first_day, months_summary.last_day, true);
  select coalesce(sum(i.amount), 0) into installments_pending
  from private.open_installments(months_summary.last_day) i where i.month >= open_from;
  lent := private.debts_moved_sum(months_summary.first_day, months_summary.last_day, true);
  borrowed := private.debts_moved_sum(months_summary.first_day, months_summary.last_day, false);
  balance := income.total + lent_returned + borrowed - spent - bills_paid - installments_paid - lent;
  projected := balance - (pending ->> 'total')::numeric - installments_pending;

  return jsonb_build_object(
    'income', income.total,
    'income_received', income.received,
    'incomes', private.incomes_summary(months_summary.first_day, months_summary.last_day),
    'budgeted', budgeted,
    'spent', spent,
    'bills_paid', bills_paid,
    'bills_pending', pending -> 'total',
    'installments_paid', installments_paid,
    'lent_returned', lent_returned,
    'lent', lent,
    'borrowed', borrowed,
    'installments_pending', installments_pending,
    'card_bills_pending', private.card_bills_due(months_summary.first_day, months_summary.last_day),
    'balance', balance,
    'projected_balance', projected,
    'by_category', spending,
    'pending_bills', pending,
    'debts', private.debt_totals(array(select d from private.debts_by_name(null, true) as d)),
    'upcoming_installments', private.open_installments_json('1940-01-01', today + 31, 10))
    || private.investment_totals(months_summary.first_day, months_summary.last_day)
    || jsonb_build_object('alerts', private.finance_alerts(months_summary.first_day, months_summary.last_day, income.total,
      balance, projected, pending -> 'overdue'))
    || left_out;
end;
$$;

-- What a purchase that the person only thinks of would leave, from the summary of this month: { amount, category?,
-- budget?: { amount, left, left_after }, month?: { left, left_after } }; month only where an income is known.
create function private.planned_purchase(summary jsonb, amount numeric, category text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'amount', planned_purchase.amount,
    'category', planned_purchase.category,
    'budget', (
      select jsonb_build_object('amount', c.budget, 'left', c.budget - c.spent, 'left_after', c.budget - c.spent - planned_purchase.amount)
      from jsonb_to_recordset(planned_purchase.summary -> 'by_category') as c (category text, spent numeric, budget numeric)
      where c.category = planned_purchase.category and c.budget is not null),
    'month', (
      select jsonb_build_object('left', m.left_over, 'left_after', m.left_over - planned_purchase.amount)
      from (select (planned_purchase.summary ->> 'projected_balance')::numeric as left_over) as m
      where (planned_purchase.summary ->> 'income')::numeric > 0)));
$$;

create function public.get_finance_summary(
  period text default 'current_month', from_date date default null, to_date date default null, about text default null,
  planned_amount numeric default null, planned_category text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  planned numeric := case when get_finance_summary.planned_amount is not null
    then private.finance_amount(get_finance_summary.planned_amount) end;
  -- What is planned is compared with the month as it stands.
  range record := private.summary_range(
    case when planned is null then get_finance_summary.period else 'current_month' end,
    case when planned is null then get_finance_summary.from_date end,
    case when planned is null then get_finance_summary.to_date end);
  summary jsonb;
  words text := nullif(btrim(left(get_finance_summary.about, 200)), '');
begin
  perform private.expect_short(1000, get_finance_summary.period, get_finance_summary.about, get_finance_summary.planned_category);
  summary := jsonb_build_object('period', range.name, 'from', range.first_day, 'to', range.last_day, 'today', private.today())
    || case when range.name = 'days' then private.days_summary(range.first_day, range.last_day)
      else private.months_summary(range.first_day, range.last_day) end
    || case when words is null then '{}' else
      jsonb_build_object('matching', private.spending_about(range.first_day, range.last_day, words)) end;
  return summary || case when planned is null then '{}' else jsonb_build_object('planned', private.planned_purchase(
    summary, planned, case when get_finance_summary.planned_category is not null
      then private.finance_category('expense', get_finance_summary.planned_category) end)) end;
end;
$$;
comment on function public.get_finance_summary(text, date, date, text, numeric, text) is
  'The money of current_month, last_month or year (January to the end of this month), or of from_date to to_date. Whole '
  'months: income (received where known, else expected), income_received, incomes (received and expected: total, count, '
  'at most ten rows), budgeted, spent (expenses only), bills_paid '
  '(by day of payment), bills_pending and installments_pending (what is overdue included when the range holds today), '
  'installments_paid (every payment of a debt, by its day), lent_returned (money lent that came back), lent and borrowed '
  '(out of an account or into one), balance = income '
  '+ lent_returned + borrowed − spent − bills_paid − installments_paid − lent, projected_balance = balance − bills_pending − '
  'installments_pending, card_bills_pending (what is still to pay of the cards'' bills due in the range: total, count, counted, '
  'at most ten rows; counted is the part that was bought in the range; purchases count when they are bought, so it is in no '
  'balance), by_category, invested (in the range), invested_total, pending_bills, debts, '
  'upcoming_installments (next 31 days), alerts. Other days (period "days"): spent, by_category, expenses (newest ten), '
  'bills_paid, installments_paid, invested, income_received, incomes_received (newest ten). '
  'With about: matching, what was spent on those words. With planned_amount: '
  'planned, what a purchase that is only thought of would leave of its category''s budget and of this month. Writes the missing '
  'months of recurring bills and incomes; recurring_left_out: some are left out because there are too many, so the sums '
  'are incomplete. PT400 invalid_period, invalid_range.';
grant execute on function public.get_finance_summary(text, date, date, text, numeric, text) to authenticated, service_role;
