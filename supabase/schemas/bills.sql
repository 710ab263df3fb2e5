-- Bills: what is due in a month; a recurring one is continued month by month when it is asked for, once each. A series ends
-- where a row of it is canceled, deleted or no longer recurring; a month that one row lacks (a client's hard delete) stays so.

create table public.bills (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  group_id uuid not null default gen_random_uuid(),
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other' check (category in ('housing', 'utilities', 'subscription', 'insurance', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  due_day integer not null check (due_day between 1 and 31),
  due_on date not null generated always as (private.due_date(month, due_day)) stored,
  status text not null default 'pending' check (status in ('pending', 'paid', 'canceled')),
  paid_on date check (paid_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  recurring boolean not null default false,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, group_id, month),
  check ((status = 'paid') = (paid_on is not null))
);
alter table public.bills enable row level security;
grant select, insert, update, delete on public.bills to authenticated;
grant all on public.bills to service_role;
create policy bills_select on public.bills for select to authenticated using ((select auth.uid()) = user_id);
create policy bills_insert on public.bills for insert to authenticated with check ((select auth.uid()) = user_id);
create policy bills_update on public.bills for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy bills_delete on public.bills for delete to authenticated using ((select auth.uid()) = user_id);

create index bills_by_due_date on public.bills (user_id, due_on);
create index bills_by_payment on public.bills (user_id, paid_on) where paid_on is not null;

comment on table public.bills is 'One bill of one month.';
comment on column public.bills.group_id is 'The series of a recurring bill; alone in it when it comes once.';
comment on column public.bills.amount is 'Reais.';
comment on column public.bills.month is 'First day of the month it belongs to.';
comment on column public.bills.due_day is 'Day it is due, 1–31; a short month has it on its last day.';
comment on column public.bills.status is
  'pending, paid or canceled. "overdue" is not stored: it is pending with due_on before today in the user''s time zone.';
comment on column public.bills.paid_on is 'Set exactly when paid. A day yet to come anywhere on Earth is refused.';
comment on column public.bills.recurring is
  'Continued every month, as long as no row of the series is canceled, deleted or has recurring false.';

create function private.bill_json(bill public.bills) returns jsonb
language sql stable set search_path = '' as $$
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
grant execute on function private.bill_json(public.bills) to authenticated, service_role;

create function private.continue_bills(until date) returns void
language sql set search_path = '' as $$
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
grant execute on function private.continue_bills(date) to authenticated, service_role;

-- Later rows that nobody touched would be generated again if the series went on, so they can go for good.
create function private.end_bill_series() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.bills b
  where b.user_id = new.user_id and b.group_id = new.group_id and b.month > new.month
    and b.status = 'pending' and b.deleted_at is null;
  return null;
end;
$$;

create trigger bills_end_series after update on public.bills
  for each row
  when (old.recurring and old.status <> 'canceled' and old.deleted_at is null
    and (not new.recurring or new.status = 'canceled' or new.deleted_at is not null))
  execute function private.end_bill_series();

-- A recurring bill said again ("minha internet agora é 109,90") is the same one with a new price.
create function private.change_bill_series(name text, amount numeric, category text, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
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
grant execute on function private.change_bill_series(text, numeric, text, int) to authenticated, service_role;

create function private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date)
returns jsonb
language plpgsql set search_path = '' as $$
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
grant execute on function private.create_bill(text, numeric, text, int, boolean, date) to authenticated, service_role;
