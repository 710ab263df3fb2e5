-- Bills, one row for each month. A recurring bill is continued month by month when bills are read. A canceled,
-- deleted or no longer recurring row ends its series. A missing month in the middle (deleted by a client) stays
-- missing.

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
  account_id uuid,
  card_month date check (extract(day from card_month) = 1 and card_month between date '1990-01-01' and date '2199-12-01'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, group_id, month),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete set null (account_id),
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
create index bills_by_account on public.bills (user_id, account_id) where account_id is not null;

comment on table public.bills is 'One bill of one month.';
comment on column public.bills.group_id is 'The series of a recurring bill; a single bill is alone in its series.';
comment on column public.bills.amount is 'Reais.';
comment on column public.bills.month is 'First day of the month it belongs to.';
comment on column public.bills.due_day is 'Day it is due, 1–31; in a shorter month the last day.';
comment on column public.bills.status is
  'pending, paid or canceled. "overdue" is not stored: it is pending with due_on before today in the user''s time zone.';
comment on column public.bills.paid_on is
  'Set when the bill is paid, and only then. A day that is in the future in every time zone is refused.';
comment on column public.bills.recurring is
  'Continued every month, while no row of the series is canceled, deleted or has recurring false.';
comment on column public.bills.account_id is
  'Account or card that paid it. A card''s is a purchase on the card: it is in the bill of card_month. Null when unknown.';
comment on column public.bills.card_month is
  'Month of the card bill (card_bills.month) that it is in, as for expenses. Null without a card.';

create trigger bills_find_card_month_of_new before insert on public.bills
  for each row when (new.account_id is not null or new.card_month is not null)
  execute function private.find_card_month_of_payment('paid_on');
create trigger bills_find_card_month before update on public.bills
  for each row when (new.account_id is distinct from old.account_id or new.card_month is distinct from old.card_month
    or new.account_id is not null and new.paid_on is distinct from old.paid_on)
  execute function private.find_card_month_of_payment('paid_on');

-- A bill as tools return it; status overdue is derived from today.
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

-- Writes the missing months of the caller's recurring bills up to a date, as copies of the latest month of each
-- series; of all series or of one, at most settings.recurring_series. Returns how many series were left out.
create function private.continue_bills(until date, series uuid default null) returns bigint
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  most constant int := private.setting('recurring_series', 300);
  room constant bigint := private.rows_left('bills');
  left_out bigint;
begin
  with series as (
    select b.group_id, max(b.month) as month, min(b.created_at) as begun
    from public.bills b
    where b.user_id = caller
      and (continue_bills.series is null or b.group_id = continue_bills.series)
    group by b.group_id
    having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  ), continued as (
    -- The newest series first: what somebody enters now is continued, whatever was imported before.
    select s.* from series s order by s.begun desc, s.group_id limit most
  ), written as (
    insert into public.bills (user_id, group_id, name, category, amount, month, due_day, recurring)
    select latest.user_id, latest.group_id, latest.name, latest.category, latest.amount, step::date, latest.due_day, true
    from continued c
    join public.bills latest
      on latest.user_id = caller and latest.group_id = c.group_id and latest.month = c.month
    cross join lateral private.months_to_continue(latest.month, continue_bills.until) as step
    order by step
    limit room
    on conflict (user_id, group_id, month) do nothing
  )
  select (select count(*) from series) - (select count(*) from continued) into left_out;
  return left_out;
end;
$$;

create trigger bills_resume_series after update on public.bills
  for each row
  when (new.recurring and new.status <> 'canceled' and new.deleted_at is null
    and (not old.recurring or old.status = 'canceled' or old.deleted_at is not null))
  execute function private.resume_series('status = ''pending''');

create trigger bills_reopen_in_series before update on public.bills
  for each row when (old.status = 'paid' and new.status = 'pending' and new.deleted_at is null)
  execute function private.reopen_in_series();

create trigger bills_end_series after update on public.bills
  for each row
  when (old.recurring and old.status <> 'canceled' and old.deleted_at is null
    and (not new.recurring or new.status = 'canceled' or new.deleted_at is not null))
  execute function private.end_series('status = ''pending''');

-- Changes the unpaid months, from the current one on, of the recurring bill of that name; null when there is none.
-- "minha internet agora é 109,90" changes the price of the known bill.
create function private.change_bill_series(name text, amount numeric, category text, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  select b.group_id into series from public.bills b
  where b.user_id = caller and private.fold(b.name) = private.fold(change_bill_series.name)
  group by b.group_id
  having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  order by max(b.month) desc limit 1;
  if series is null then
    return null;
  end if;
  perform private.continue_bills(private.today() + 31, series);
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
    'undo', private.mark_latest(jsonb_agg(jsonb_build_object('table', 'bills', 'id', a.id, 'set',
      jsonb_build_object('amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))), 'bills', series))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;

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
    -- Without a date the first bill is the next one that is due; an earlier due day counts as paid.
    case when create_bill.date is null then private.next_due_month(day) else private.finance_month(create_bill.date) end,
    day,
    repeats
  )
  returning * into bill;
  return jsonb_build_object('item', private.bill_json(bill), 'undo',
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Reading pending bills, and marking one as paid.

-- The days of a list of bills: a month, a year, or the next 30 days. A range that includes today also has overdue
-- bills.
create function private.pending_range(
  month integer, year integer, out first_day date, out last_day date, out overdue_too boolean
)
language plpgsql stable set search_path = '' as $$
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
    -- Without a year the nearest month of that name: in November, January is ahead and September behind.
    distance := pending_range.month - extract(month from today)::integer;
    first_day := make_date(coalesce(pending_range.year, extract(year from today)::integer
      + case when distance < -6 then 1 when distance > 6 then -1 else 0 end), pending_range.month, 1);
    last_day := private.due_date(first_day, 31);
  end if;
  overdue_too := today between first_day and last_day;
end;
$$;

create function public.get_pending_bills(month integer default null, year integer default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  range record;
  left_out bigint;
  result jsonb;
begin
  range := private.pending_range(get_pending_bills.month, get_pending_bills.year);
  left_out := private.continue_bills(range.last_day);
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
  return result || private.series_left_out(left_out);
end;
$$;
comment on function public.get_pending_bills(integer, integer) is
  'Bills to pay in a month, a year or, without either, the next 30 days; what is overdue is included when the range '
  'holds today. Returns { today, from, to, count, total, overdue, next_7_days, bills, installments }: counts and '
  'totals cover bills only; installments are the negotiated debts'' unpaid instalments of the same days. Writes the '
  'missing months of recurring bills; recurring_left_out: some are left out because there are too many, so the sums '
  'are incomplete. PT400 invalid_month.';
grant execute on function public.get_pending_bills(int, int) to authenticated, service_role;

-- The bills that a name may mean, with a tier: 1 open now, 2 paid this month, 3 open later; without a name every open
-- one. Series are paid in order: a coming month counts only when no earlier one is open. Each name is scored once and
-- not for each month: 90 ms became 20 with 300 open bills.
create function private.bills_by_name(bill_name text) returns table (bill public.bills, score real, stage integer)
-- No nested loops: the planner cannot estimate how many bills and names there are, and 20,000 of each took a minute.
language sql stable set search_path = '' set enable_nestloop = off as $$
  with scores as materialized (
    select n.name, case when bills_by_name.bill_name is null then 1
      else private.finance_name_score(n.name, bills_by_name.bill_name) end::real as score
    from (
      -- Exact names first, then those that were there last.
      select b.name from public.bills b where b.user_id = private.current_user_id()
      group by b.name order by b.name = bills_by_name.bill_name desc, max(b.month) desc, b.name limit 2000
    ) as n
  )
  select b, s.score, case
    when b.status = 'paid' then 2
    when b.month <= (select private.finance_month(null)) or b.due_on <= (select private.today()) + 7 then 1
    else 3 end
  from public.bills b
  join scores s on s.name = b.name
  where b.user_id = private.current_user_id() and b.deleted_at is null
    and case b.status
      when 'pending' then b.month <= (select private.finance_month(null)) or not exists (
        select from public.bills e
        where e.user_id = b.user_id and e.group_id = b.group_id and e.status = 'pending' and e.deleted_at is null
          and e.month < b.month)
      when 'paid' then b.month = (select private.finance_month(null)) and bills_by_name.bill_name is not null
      else false end;
$$;

create function private.refuse_closed_bill(bill public.bills) returns void
language plpgsql stable set search_path = '' as $$
begin
  if bill.status = 'paid' then
    perform private.raise(409, 'bill_already_paid',
      format('A conta %s já está paga (em %s).', bill.name, to_char(bill.paid_on, 'DD/MM/YYYY')), private.bill_json(bill));
  elsif bill.status = 'canceled' then
    perform private.raise(409, 'bill_canceled', format('A conta %s foi cancelada.', bill.name), private.bill_json(bill));
  end if;
end;
$$;

create function private.bill_label(bill public.bills) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('of', 'bill', 'name', bill.name, 'amount', bill.amount, 'due_on', bill.due_on,
    'is_open', bill.status = 'pending');
$$;

-- The facts of a bill for an offer; only values that do not change as days pass.
create function private.bill_facts(bill public.bills) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', bill_facts.bill.name, 'amount', bill_facts.bill.amount, 'due_on', bill_facts.bill.due_on,
    'recurring', bill_facts.bill.recurring, 'row', jsonb_build_object('table', 'bills', 'id', bill_facts.bill.id));
$$;

create function private.open_bill_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.due_on), '[]')
  from (
    select b.name, min(b.due_on) as due_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    group by b.name order by 2 limit 10
  ) as n;
$$;

create function private.bills_left_this_month() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', count(*), 'total', coalesce(sum(b.amount), 0))
  from public.bills b
  where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    and b.month <= private.finance_month(null);
$$;

-- Which bill is meant, as prepare_mark_bill_paid returns it, without its account.
create function private.bill_to_pay(bill_id uuid, bill_name text, paid_on date, amount numeric) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  told jsonb := jsonb_strip_nulls(jsonb_build_object(
    'paid_on', private.finance_past_date(bill_to_pay.paid_on),
    'amount', case when bill_to_pay.amount is not null then private.finance_amount(bill_to_pay.amount) end));
  wanted_id constant uuid := coalesce(bill_to_pay.bill_id, private.try_uuid(btrim(bill_to_pay.bill_name)));
  found_bills public.bills[];
begin
  perform private.continue_bills(private.today() + 30);
  if wanted_id is not null then
    found_bills := array(select b from public.bills b
      where b.user_id = caller and b.id = wanted_id and b.deleted_at is null);
    if cardinality(found_bills) = 0 then
      perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.',
        jsonb_build_object('bill_id', wanted_id));
    end if;
  else
    found_bills := array(
      select fit.bill from (
        select near.*, max(near.score) over (partition by near.stage) as best, min(near.stage) over () as first_stage
        from (
          select c.bill, c.score, c.stage, max(c.score) over () as best_of_all
          from private.bills_by_name(nullif(btrim(bill_to_pay.bill_name), '')) as c
        ) as near
        -- A paid bill with the exact name comes before an open one with a similar name.
        where near.score >= 0.4 and near.score >= case near.best_of_all when 1 then 1 else near.best_of_all - 0.3 end
      ) as fit
      where fit.stage = fit.first_stage and private.finance_name_fits(fit.score, fit.best)
      order by (fit.bill).due_on, (fit.bill).name
      limit 10);
  end if;
  if cardinality(found_bills) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.open_bill_names()));
  end if;
  if cardinality(found_bills) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.bill_label(b),
        -- A choice runs without another offer, so an amount that does not fit the bill is left out of it.
        'args', jsonb_build_object('bill_id', b.id, 'bill_name', b.name)
          || case when (told ->> 'amount')::numeric not between b.amount / 2 and b.amount * 2 then told - 'amount' else told end,
        'facts', private.bill_facts(b))
        order by b.due_on, b.name)
      from unnest(found_bills) as b));
  end if;
  perform private.refuse_closed_bill(found_bills[1]);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('bill_id', (found_bills[1]).id, 'bill_name', (found_bills[1]).name) || told,
    'facts', private.bill_facts(found_bills[1]));
end;
$$;
create function public.prepare_mark_bill_paid(
  bill_id uuid default null, bill_name text default null, paid_on date default null, amount numeric default null,
  account text default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_mark_bill_paid.bill_name, prepare_mark_bill_paid.account);
  return private.with_account(private.bill_to_pay(bill_id, bill_name, paid_on, amount), account);
end;
$$;
comment on function public.prepare_mark_bill_paid(uuid, text, date, numeric, text) is
  'Which bill is meant, and the account that paid it: { status: ready, args, facts } | { status: choose, choices } | { status: '
  'missing, facts: { existing } }. Writes nothing except the missing months of recurring bills. PT404 bill_not_found for an '
  'unknown id, PT409 bill_already_paid or bill_canceled, PT400 future_date, invalid_amount.';
grant execute on function public.prepare_mark_bill_paid(uuid, text, date, numeric, text) to authenticated, service_role;

-- Pays an open bill. The amount counts for its month only: the next month is written first, since it copies the amount.
create function private.pay_bill(before public.bills, paid_on date, amount numeric, account_id uuid) returns public.bills
language plpgsql set search_path = '' as $$
declare
  bill public.bills;
begin
  perform private.continue_bills((before.month + interval '1 month')::date, before.group_id);
  update public.bills b set status = 'paid', paid_on = pay_bill.paid_on, amount = coalesce(pay_bill.amount, b.amount),
    account_id = pay_bill.account_id
  where b.user_id = before.user_id and b.id = before.id
  returning b.* into bill;
  return bill;
end;
$$;

-- The undo step of a payment of a bill.
create function private.unpay_bill(before public.bills) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('table', 'bills', 'id', unpay_bill.before.id, 'set', jsonb_build_object('status', 'pending',
    'paid_on', null, 'amount', unpay_bill.before.amount, 'account_id', unpay_bill.before.account_id));
$$;

create function public.mark_bill_paid(
  bill_id uuid default null, bill_name text default null, paid_on date default null, amount numeric default null,
  account text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('mark_bill_paid', tool_call_id);
  preparation jsonb;
  paid_by record;
  before public.bills;
  paid public.bills;
begin
  perform private.expect_short(1000, mark_bill_paid.bill_name, mark_bill_paid.account);
  if stored is not null then
    return stored;
  end if;
  preparation := private.bill_to_pay(mark_bill_paid.bill_id, mark_bill_paid.bill_name, mark_bill_paid.paid_on,
    mark_bill_paid.amount);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta entre as que estão em aberto.',
      preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_bill', 'Mais de uma conta combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  paid_by := private.account_of_entry(mark_bill_paid.account);
  select b.* into before from public.bills b
  where b.user_id = caller and b.id = (preparation -> 'args' ->> 'bill_id')::uuid
  for update;
  -- It may have been paid or deleted while this call waited for the row.
  if before.id is null or before.deleted_at is not null then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.', preparation -> 'args');
  end if;
  perform private.refuse_closed_bill(before);
  paid := private.pay_bill(before, (preparation -> 'args' ->> 'paid_on')::date, (preparation -> 'args' ->> 'amount')::numeric,
    (paid_by.account).id);
  return private.record_tool('mark_bill_paid', tool_call_id,
    (preparation -> 'args') || jsonb_strip_nulls(jsonb_build_object('account', mark_bill_paid.account)),
    jsonb_build_object('bill', private.bill_json(paid), 'was_overdue', before.due_on < paid.paid_on,
      'remaining', private.bills_left_this_month())
    || private.account_told(paid_by.account, paid_by.unknown, paid.paid_on),
    private.unpay_bill(before));
end;
$$;
comment on function public.mark_bill_paid(uuid, text, date, numeric, text, text) is
  'Marks a bill as paid; by default today, with its own amount, from the default account (account: a name, or a word for a '
  'kind; a card''s is then in the bill of the card). Returns { bill, was_overdue, remaining: { count, total }, account?, '
  'unknown_account?, before_account? }, remaining: the bills that are open until the end of the month, account as in '
  'create_expense. PT404 bill_not_found, PT409 ambiguous_bill (choices in detail), account_ambiguous, bill_already_paid, '
  'bill_canceled, PT400 future_date, invalid_amount.';
grant execute on function public.mark_bill_paid(uuid, text, date, numeric, text, text) to authenticated, service_role;
