-- Recurring bills and incomes: their next months are written when a month is asked for, once each. A series ends where a
-- row of it is canceled, deleted or no longer recurring; a month that only one row lacks (a client's hard delete) stays so.

-- At most two years are filled in and one year ahead is written, however far apart the dates are.
create function private.months_to_continue(latest date, until date)
returns setof date
language sql
stable
set search_path = ''
as $$
  select step::date
  from (select least(private.finance_month(months_to_continue.until),
    (private.finance_month(null) + interval '12 months')::date) as final) as range
  cross join lateral generate_series(
    greatest(months_to_continue.latest + interval '1 month', range.final - interval '23 months'),
    range.final::timestamp,
    interval '1 month') as step;
$$;

create function private.continue_bills(until date)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  insert into public.bills (user_id, group_id, name, category, amount, month, due_day, recurring)
  select latest.user_id, latest.group_id, latest.name, latest.category, latest.amount, step::date, latest.due_day, true
  from (
    select distinct on (b.group_id) b.*
    from public.bills b
    where b.user_id = private.current_user_id()
    order by b.group_id, b.month desc
  ) as latest
  cross join lateral private.months_to_continue(latest.month, continue_bills.until) as step
  where not exists (
    select from public.bills b
    where b.user_id = latest.user_id and b.group_id = latest.group_id
      and (not b.recurring or b.status = 'canceled' or b.deleted_at is not null))
  on conflict (user_id, group_id, month) do nothing;
$$;
comment on function private.continue_bills(date) is
  'Writes the missing months of the caller''s recurring bills up to a date, each once, as the latest one of its series.';

create function private.continue_incomes(until date)
returns void
language sql
volatile
security invoker
set search_path = ''
as $$
  insert into public.incomes (user_id, group_id, name, category, expected_amount, month, due_day, recurring)
  select latest.user_id, latest.group_id, latest.name, latest.category, latest.expected_amount, step::date, latest.due_day, true
  from (
    select distinct on (i.group_id) i.*
    from public.incomes i
    where i.user_id = private.current_user_id()
    order by i.group_id, i.month desc
  ) as latest
  cross join lateral private.months_to_continue(latest.month, continue_incomes.until) as step
  where not exists (
    select from public.incomes i
    where i.user_id = latest.user_id and i.group_id = latest.group_id
      and (not i.recurring or i.deleted_at is not null))
  on conflict (user_id, group_id, month) do nothing;
$$;
comment on function private.continue_incomes(date) is
  'Writes the missing months of the caller''s recurring incomes up to a date, each once, as the latest one of its series.';

-- Later rows that nobody touched would be generated again if the series went on, so they can go for good.
create function private.end_bill_series()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  delete from public.bills b
  where b.user_id = new.user_id and b.group_id = new.group_id and b.month > new.month
    and b.status = 'pending' and b.deleted_at is null;
  return null;
end;
$$;

create function private.end_income_series()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  delete from public.incomes i
  where i.user_id = new.user_id and i.group_id = new.group_id and i.month > new.month
    and i.actual_amount is null and i.deleted_at is null;
  return null;
end;
$$;

grant execute on function
  private.months_to_continue(date, date),
  private.continue_bills(date),
  private.continue_incomes(date)
to authenticated, service_role;