-- get_pending_bills, and a bill as tools show it.

create function private.bill_json(bill public.bills)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', bill_json.bill.id,
    'name', bill_json.bill.name,
    'category', bill_json.bill.category,
    'amount', bill_json.bill.amount,
    'due_on', bill_json.bill.due_on,
    'days_until_due', case when bill_json.bill.status = 'pending' then bill_json.bill.due_on - private.today() end,
    'status', case when bill_json.bill.status = 'pending' and bill_json.bill.due_on < private.today() then 'overdue'
      else bill_json.bill.status end,
    'paid_on', bill_json.bill.paid_on,
    'recurring', bill_json.bill.recurring));
$$;
comment on function private.bill_json(public.bills) is 'A bill as tools return it; status overdue is derived from today.';

create function private.pending_range(month integer, year integer, out first_day date, out last_day date, out overdue_too boolean)
language plpgsql
stable
set search_path = ''
as $$
declare
  today date := private.today();
  distance integer;
begin
  if pending_range.month not between 1 and 12 or pending_range.year not between 1990 and 2199 then
    perform private.raise(400, 'invalid_month', 'Esse mês não existe.',
      jsonb_build_object('month', pending_range.month, 'year', pending_range.year));
  end if;
  if pending_range.month is null and pending_range.year is null then
    first_day := today;
    last_day := today + 30;
  elsif pending_range.month is null then
    first_day := make_date(pending_range.year, 1, 1);
    last_day := make_date(pending_range.year, 12, 31);
  else
    -- Without a year, the nearest month of that name: January is ahead in November, September is behind.
    distance := pending_range.month - extract(month from today)::integer;
    first_day := make_date(coalesce(pending_range.year, extract(year from today)::integer
      + case when distance < -6 then 1 when distance > 6 then -1 else 0 end), pending_range.month, 1);
    last_day := private.due_date(first_day, 31);
  end if;
  overdue_too := today between first_day and last_day;
end;
$$;
comment on function private.pending_range(integer, integer) is
  'Days a list of bills covers: a month, a year, or the next 30 days; bills overdue from before belong to a range that holds today.';

create function public.get_pending_bills(month integer default null, year integer default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  range record;
  result jsonb;
begin
  range := private.pending_range(get_pending_bills.month, get_pending_bills.year);
  perform private.continue_bills(range.last_day);
  with due as (
    select b as bill, b.amount, b.due_on, b.due_on < today as overdue,
      row_number() over (order by b.due_on, b.name, b.id) as position
    from public.bills b
    where b.user_id = caller and b.deleted_at is null and b.status = 'pending'
      and b.due_on <= range.last_day and (b.due_on >= range.first_day or (range.overdue_too and b.due_on < today))
  )
  select jsonb_build_object(
    'today', today,
    'from', range.first_day,
    'to', range.last_day,
    'count', count(*),
    'total', coalesce(sum(d.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where d.overdue),
      'total', coalesce(sum(d.amount) filter (where d.overdue), 0)),
    'next_7_days', jsonb_build_object('count', count(*) filter (where d.due_on between today and today + 7),
      'total', coalesce(sum(d.amount) filter (where d.due_on between today and today + 7), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(d.bill) order by d.position) filter (where d.position <= 50), '[]'),
    'installments', private.open_installments_json(
      case when range.overdue_too then date '1940-01-01' else range.first_day end, range.last_day, 50))
  into result
  from due d;
  return result;
end;
$$;
comment on function public.get_pending_bills(integer, integer) is
  'Bills to pay in a month, a year or, without either, the next 30 days; what is overdue is included when the range holds today. Returns { today, from, to, count, total, overdue, next_7_days, bills, installments }: counts and totals are of bills; installments are the negotiated debts'' unpaid instalments of the same days. Writes the months of recurring bills that are missing. PT400 invalid_month.';

revoke execute on function private.bill_json(public.bills) from public, anon;
revoke execute on function private.pending_range(integer, integer) from public, anon;
revoke execute on function public.get_pending_bills(integer, integer) from public, anon;
grant execute on function private.bill_json(public.bills) to authenticated, service_role;
grant execute on function private.pending_range(integer, integer) to authenticated, service_role;
grant execute on function public.get_pending_bills(integer, integer) to authenticated, service_role;
