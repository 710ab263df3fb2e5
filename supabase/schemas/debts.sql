-- Debts in equal instalments; a debt without a plan is one instalment of the whole sum. Money lent is a debt with
-- owed_to_me. Each payment is a row. Where an account is named, what was lent went out of it, and what was borrowed came in.

create table public.debts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  owed_to_me boolean not null default false,
  negotiated boolean not null default true,
  installment_amount numeric(14, 2) not null check (installment_amount > 0 and installment_amount < 1000000000),
  installments integer not null default 1 check (installments between 1 and 600),
  current_installment integer not null default 1,
  -- Only told; no sum uses it.
  interest_rate numeric(6, 3) check (interest_rate > 0 and interest_rate <= 100),
  paid_ahead numeric(14, 2) not null default 0 check (paid_ahead >= 0 and paid_ahead < 1000000000),
  paid_in_full numeric(16, 2) check (paid_in_full >= 0 and paid_in_full < 1000000000000),
  total_amount numeric(16, 2) not null generated always as (coalesce(paid_in_full, (current_installment - 1) * installment_amount)
    + (installments - current_installment + 1) * installment_amount) stored,
  paid_amount numeric(16, 2) not null
    generated always as (coalesce(paid_in_full, (current_installment - 1) * installment_amount) + paid_ahead) stored,
  start_month date not null default private.finance_month(null)
    check (extract(day from start_month) = 1 and start_month between date '1940-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  account_id uuid,
  moved_on date not null default private.today()
    check (moved_on between date '1940-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  status text not null default 'active' check (status in ('active', 'overdue', 'paid_off', 'settled', 'defaulted')),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete set null (account_id),
  check (current_installment between 1 and installments + 1),
  check (paid_ahead < installment_amount and (paid_ahead = 0 or current_installment <= installments)),
  check (case when current_installment = installments + 1 then status in ('paid_off', 'settled') else status <> 'paid_off' end)
);
alter table public.debts enable row level security;
grant select, insert, update, delete on public.debts to authenticated;
grant all on public.debts to service_role;
create policy debts_select on public.debts for select to authenticated using ((select auth.uid()) = user_id);
create policy debts_insert on public.debts for insert to authenticated with check ((select auth.uid()) = user_id);
create policy debts_update on public.debts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy debts_delete on public.debts for delete to authenticated using ((select auth.uid()) = user_id);

create index debts_by_account on public.debts (user_id, account_id) where account_id is not null;

comment on table public.debts is
  'A debt. Paid so far is (current_installment − 1) × installment_amount, or paid_in_full, + paid_ahead, negotiated or not.';
comment on column public.debts.owed_to_me is 'True: money lent, which somebody else pays back. False: the user owes it.';
comment on column public.debts.interest_rate is
  'Percent a month, as the user told it; null when they did not. No sum uses it.';
comment on column public.debts.installment_amount is 'Reais of each instalment that remains.';
comment on column public.debts.paid_ahead is 'Reais already paid of the next instalment.';
comment on column public.debts.paid_in_full is
  'Reais of the paid instalments, once the amount of an instalment has changed. Null: each was of installment_amount.';
comment on column public.debts.negotiated is
  'True: instalments or a day are agreed on, and belong to the monthly budget. False: it counts only in the total owed.';
comment on column public.debts.current_installment is 'Number of the next instalment to pay; installments + 1 when all are paid.';
comment on column public.debts.start_month is 'First day of the month of instalment 1; instalment n falls n − 1 months later.';
comment on column public.debts.due_day is
  'Day the instalments are due; in a shorter month the last day. Null when unknown.';
comment on column public.debts.account_id is
  'Account that money lent went out of, or that borrowed money came to: total_amount on moved_on. Null: no balance changes.';
comment on column public.debts.moved_on is 'Day on which the money was lent or borrowed, in the user''s time zone.';
comment on column public.debts.status is
  'active, overdue, paid_off (every instalment paid), settled (closed by agreement), defaulted. An active debt whose '
  'next instalment was due before today counts as overdue without being stored so.';

create table public.debt_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  debt_id uuid not null,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  installments integer not null default 0 check (installments between 0 and 600),
  ahead numeric(14, 2) not null default 0 check (ahead > -1000000000 and ahead < 1000000000),
  installment_amount numeric(14, 2) check (installment_amount > 0 and installment_amount < 1000000000),
  paid_on date not null default private.today()
    check (paid_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  account_id uuid,
  card_month date check (extract(day from card_month) = 1 and card_month between date '1990-01-01' and date '2199-12-01'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete set null (account_id),
  foreign key (user_id, debt_id) references public.debts (user_id, id) on delete cascade
);
alter table public.debt_payments enable row level security;
grant select, insert, update, delete on public.debt_payments to authenticated;
grant all on public.debt_payments to service_role;
create policy debt_payments_select on public.debt_payments for select to authenticated using ((select auth.uid()) = user_id);
create policy debt_payments_insert on public.debt_payments for insert to authenticated with check ((select auth.uid()) = user_id);
create policy debt_payments_update on public.debt_payments for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy debt_payments_delete on public.debt_payments for delete to authenticated using ((select auth.uid()) = user_id);

create index debt_payments_by_date on public.debt_payments (user_id, paid_on);
create index debt_payments_by_debt on public.debt_payments (user_id, debt_id);
create index debt_payments_by_account on public.debt_payments (user_id, account_id) where account_id is not null;

comment on table public.debt_payments is
  'A payment of a debt. It is spent in the budget of its month, or received where others owe the user. The table '
  'debts has everything else about the debt.';
comment on column public.debt_payments.amount is 'Reais paid, interest and discounts included.';
comment on column public.debt_payments.installments is 'How many instalments it completed; 0 for a part of one.';
comment on column public.debt_payments.ahead is
  'Reais by which it changed paid_ahead of the debt, beside the instalments that it completed.';
comment on column public.debt_payments.installment_amount is
  'Reais of an instalment when it was paid. Null: that of the debt.';
comment on column public.debt_payments.paid_on is
  'Day in the user''s time zone. A day that is in the future in every time zone is refused.';
comment on column public.debt_payments.account_id is
  'Account or card that paid, or where others pay back, that it came to. Null when unknown.';
comment on column public.debt_payments.card_month is
  'Month of the card bill (card_bills.month) that it is in, as for expenses. Null without a card.';

create trigger debt_payments_find_card_month_of_new before insert on public.debt_payments
  for each row when (new.account_id is not null or new.card_month is not null)
  execute function private.find_card_month_of_payment('paid_on');
create trigger debt_payments_find_card_month before update on public.debt_payments
  for each row when (new.account_id is distinct from old.account_id or new.card_month is distinct from old.card_month
    or new.account_id is not null and new.paid_on is distinct from old.paid_on)
  execute function private.find_card_month_of_payment('paid_on');

-- First day of the month of the next instalment. Without a due day it is not known what is late, so the next
-- instalment is this month at the earliest.
create function private.next_installment_month(debt public.debts) returns date
language sql stable set search_path = '' as $$
  select case when next_installment_month.debt.due_day is null then greatest(planned.month, private.finance_month(null))
    else planned.month end
  from (select (next_installment_month.debt.start_month
    + make_interval(months => next_installment_month.debt.current_installment - 1))::date as month) as planned;
$$;

-- Unpaid instalments of the caller's negotiated open debts up to a date; due_on is null without a due day.
create function private.open_installments(until date)
returns table (debt_id uuid, name text, number integer, installments integer, amount numeric, month date, due_on date)
language sql stable set search_path = '' as $$
  select d.id, d.name, d.current_installment + step, d.installments,
    d.installment_amount - case when step = 0 then d.paid_ahead else 0 end, step_month.month,
    private.due_date(step_month.month, d.due_day)
  from public.debts d
  cross join lateral (select private.next_installment_month(d) as first_month) as next
  cross join lateral generate_series(0, least(
    d.installments - d.current_installment,
    private.months_between(next.first_month, open_installments.until))) as step
  cross join lateral (select (next.first_month + make_interval(months => step))::date as month) as step_month
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated and not d.owed_to_me
    and d.status in ('active', 'overdue')
    and private.due_date(step_month.month, coalesce(d.due_day, 31)) <= open_installments.until;
$$;

create function private.open_installments_json(first_day date, last_day date, max_count integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'debt_id', i.debt_id,
    'name', i.name,
    'number', i.number,
    'installments', i.installments,
    'amount', i.amount,
    'month', i.month,
    'due_on', i.due_on,
    'days_until_due', i.due_on - private.today(),
    'status', case when i.due_on < private.today() then 'overdue' else 'pending' end)) order by i.day, i.name), '[]')
  from (
    select o.*, coalesce(o.due_on, private.due_date(o.month, 31)) as day
    from private.open_installments(open_installments_json.last_day) o
    where coalesce(o.due_on, private.due_date(o.month, 31)) >= open_installments_json.first_day
    order by day, o.name
    limit open_installments_json.max_count
  ) as i;
$$;

-- The sum of payments on these days: of the caller's debts, or of what others paid back to the caller.
create function private.debt_payments_sum(first_day date, last_day date, owed_to_me boolean) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount), 0)
  from public.debt_payments p
  join public.debts d on d.user_id = p.user_id and d.id = p.debt_id
  where p.user_id = private.current_user_id() and p.deleted_at is null and d.deleted_at is null
    and d.owed_to_me = debt_payments_sum.owed_to_me
    and p.paid_on between debt_payments_sum.first_day and debt_payments_sum.last_day;
$$;

-- The sum of what was lent out of accounts on these days, or borrowed into them.
create function private.debts_moved_sum(first_day date, last_day date, owed_to_me boolean) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(d.total_amount), 0)
  from public.debts d
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.account_id is not null
    and d.owed_to_me = debts_moved_sum.owed_to_me
    and d.moved_on between debts_moved_sum.first_day and debts_moved_sum.last_day;
$$;

-- The status: the stored one, or overdue when the next instalment of an active negotiated debt was due before today.
create function private.debt_status(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select case
    when debt_status.debt.status = 'active' and debt_status.debt.negotiated
      and private.due_date(private.next_installment_month(debt_status.debt), debt_status.debt.due_day) < private.today()
    then 'overdue' else debt_status.debt.status end;
$$;

-- A debt as tools return it. projected_end is the due date of the last instalment at one a month; none for a debt
-- that is not negotiated.
create function private.debt_json(debt public.debts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', debt_json.debt.id,
    'name', debt_json.debt.name,
    'owed_to_me', case when debt_json.debt.owed_to_me then true end,
    'negotiated', debt_json.debt.negotiated,
    'status', private.debt_status(debt_json.debt),
    'installment_amount', debt_json.debt.installment_amount,
    'interest_rate', debt_json.debt.interest_rate,
    'installments', debt_json.debt.installments,
    'paid_installments', debt_json.debt.current_installment - 1,
    'remaining_installments', this.left_over,
    'total_amount', debt_json.debt.total_amount,
    'paid_amount', debt_json.debt.paid_amount,
    'paid_ahead', nullif(debt_json.debt.paid_ahead, 0),
    'remaining_amount', case when this.left_over = 0 then 0
      else debt_json.debt.total_amount - debt_json.debt.paid_amount end,
    'percent', round(100 * debt_json.debt.paid_amount / debt_json.debt.total_amount, 1),
    'next_due_on', case when this.left_over > 0 and debt_json.debt.negotiated
      then private.due_date(this.next_month, debt_json.debt.due_day) end,
    -- From now on one instalment a month, if the next one is late.
    'projected_end', case when this.left_over > 0 and debt_json.debt.negotiated then private.due_date(
      (greatest(this.next_month, private.finance_month(null)) + make_interval(months => this.left_over - 1))::date,
      coalesce(debt_json.debt.due_day, 31)) end))
  from (
    select private.next_installment_month(debt_json.debt) as next_month,
      case when debt_json.debt.status in ('settled', 'paid_off') then 0
        else debt_json.debt.installments - debt_json.debt.current_installment + 1 end as left_over
  ) as this;
$$;

-- The caller's debts that a name means, all of them without a name; open ones first, the largest first.
create function private.debts_by_name(debt_name text, open_only boolean) returns setof public.debts
language sql stable set search_path = '' as $$
  select (fit.debt).*
  from (
    select d as debt, s.score, max(s.score) over () as best
    from public.debts d
    cross join lateral (
      select case when debts_by_name.debt_name is null then 1
        else private.finance_name_score(d.name, debts_by_name.debt_name) end::real as score
    ) as s
    where d.user_id = private.current_user_id() and d.deleted_at is null
      and (not debts_by_name.open_only or d.status not in ('paid_off', 'settled'))
  ) as fit
  where private.finance_name_fits(fit.score, fit.best)
  order by (fit.debt).status in ('paid_off', 'settled'), (fit.debt).total_amount - (fit.debt).paid_amount desc, (fit.debt).name
  limit 50;
$$;

create function private.own_debt(debt_id uuid) returns public.debts
language plpgsql stable set search_path = '' as $$
declare
  debt public.debts;
begin
  select d.* into debt from public.debts d
  where d.user_id = private.current_user_id() and d.id = own_debt.debt_id and d.deleted_at is null;
  if debt.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', jsonb_build_object('debt_id', own_debt.debt_id));
  end if;
  return debt;
end;
$$;

create function private.debt_names() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.name), '[]')
  from (
    select distinct d.name from public.debts d
    where d.user_id = private.current_user_id() and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    order by 1 limit 10
  ) as n;
$$;

-- Sums of open debts. owed: all that the caller owes; monthly: instalments of negotiated ones, the part of the
-- monthly budget; lent: what others owe the caller, in none of the other sums.
create function private.debt_totals(debts public.debts[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', count(*) filter (where not d.owed_to_me),
    'owed', coalesce(sum(d.total_amount - d.paid_amount) filter (where not d.owed_to_me), 0),
    'negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where d.negotiated and not d.owed_to_me), 0),
    'not_negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where not d.negotiated and not d.owed_to_me), 0),
    'paid', coalesce(sum(d.paid_amount) filter (where not d.owed_to_me), 0),
    'monthly', coalesce(sum(d.installment_amount) filter (
      where d.negotiated and not d.owed_to_me and d.status in ('active', 'overdue')), 0),
    'lent', coalesce(sum(d.total_amount - d.paid_amount) filter (where d.owed_to_me), 0))
  from unnest(debt_totals.debts) as d
  where d.status not in ('paid_off', 'settled') and d.deleted_at is null;
$$;

create function public.get_debt_progress(debt_id uuid default null, debt_name text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(get_debt_progress.debt_name), '');
  debts public.debts[];
begin
  perform private.expect_short(1000, get_debt_progress.debt_name);
  if coalesce(get_debt_progress.debt_id, private.try_uuid(wanted)) is not null then
    debts := array[private.own_debt(coalesce(get_debt_progress.debt_id, private.try_uuid(wanted)))];
  else
    debts := array(select d from private.debts_by_name(wanted, false) as d);
    if wanted is not null and cardinality(debts) = 0 then
      perform private.raise(404, 'debt_not_found', 'Não encontrei nenhuma dívida com esse nome.',
        jsonb_build_object('existing', private.debt_names()));
    end if;
  end if;
  return jsonb_build_object(
    'today', private.today(),
    'debts', coalesce(
      (select jsonb_agg(private.debt_json(debts[i]) order by i) from generate_subscripts(debts, 1) as i), '[]'),
    'totals', private.debt_totals(debts));
end;
$$;
comment on function public.get_debt_progress(uuid, text) is
  'Progress of one debt, of those a name fits, or of all: { today, debts, totals }. PT404 debt_not_found, with the open '
  'debts'' names in detail.';
grant execute on function public.get_debt_progress(uuid, text) to authenticated, service_role;

-- Paying a debt: some instalments, or any amount.

-- What a payment is: { amount, count: instalments it completes, paid_ahead and remaining_amount after it }. PT409
-- debt_already_paid_off, PT400 invalid_amount, invalid_installments, PT422 too_many_installments, amount_over_debt.
create function private.debt_payment(debt public.debts, amount numeric, installments integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  each constant numeric := debt.installment_amount;
  open_count constant integer := debt.installments - debt.current_installment + 1;
  remaining constant numeric := open_count * each - debt.paid_ahead;
  -- Without a plan, or when the amount is far from the named instalments, the amount decides.
  told constant integer := case when debt_payment.amount is null
    or (debt.installments > 1 and debt_payment.amount / each between 0.5 * debt_payment.installments
      and 1.5 * debt_payment.installments) then debt_payment.installments end;
  paid numeric := private.finance_amount(coalesce(debt_payment.amount, 1));
  count integer;
  ahead numeric := 0;
begin
  if debt.status in ('paid_off', 'settled') then
    perform private.raise(409, 'debt_already_paid_off', format('%s: já está tudo pago.', debt.name), private.debt_json(debt));
  end if;
  if told < 1 then
    perform private.raise(400, 'invalid_installments', 'Preciso de pelo menos uma parcela, ou do valor pago.',
      jsonb_build_object('installments', told, 'min', 1));
  end if;
  if told > open_count then
    perform private.raise(422, 'too_many_installments',
      format(case when open_count = 1 then 'Só falta %s parcela de %s.' else 'Só faltam %s parcelas de %s.' end,
        open_count, debt.name),
      jsonb_build_object('installments', told, 'remaining_installments', open_count));
  end if;
  if debt_payment.amount is null then
    -- By default the next instalment; without a plan, the whole rest.
    count := coalesce(told, 1);
    paid := count * each - debt.paid_ahead;
  elsif paid > 2 * remaining then
    perform private.raise(422, 'amount_over_debt',
      format('De %s só faltam %s. Qual foi o valor pago nessa dívida?', debt.name, private.finance_money(remaining)),
      jsonb_build_object('amount', paid, 'remaining_amount', remaining));
  elsif told is not null then
    count := told;
  elsif paid >= remaining then
    count := open_count;
  elsif debt.paid_ahead = 0 and paid >= 0.9 * each and abs(paid - round(paid / each) * each) <= 0.1 * each then
    -- An amount near a multiple of the instalment counts as whole instalments, with interest or a discount.
    count := round(paid / each);
  else
    count := floor((debt.paid_ahead + paid) / each);
    ahead := debt.paid_ahead + paid - count * each;
  end if;
  return jsonb_build_object('amount', paid, 'count', count, 'paid_ahead', ahead,
    'remaining_amount', (open_count - count) * each - ahead);
end;
$$;

-- The members of an undo step that bring a debt back to what was paid of it before a write: differences, so that what was paid
-- since stays.
create function private.paid_back(before public.debts, after public.debts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('current_installment', before.current_installment - after.current_installment,
    'paid_ahead', before.paid_ahead - after.paid_ahead,
    'paid_in_full', before.paid_amount - before.paid_ahead - after.paid_amount + after.paid_ahead);
$$;

create function private.debt_label(debt public.debts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('of', 'debt', 'name', debt.name, 'owed_to_me', debt.owed_to_me)
    || case when debt.installments > 1
      then jsonb_build_object('instalment', debt.current_installment, 'instalments', debt.installments,
        'amount', debt.installment_amount)
      else jsonb_build_object('amount', debt.total_amount - debt.paid_amount) end;
$$;

-- The facts of a payment for an offer.
create function private.debt_facts(debt public.debts, amount numeric, installments integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', debt_facts.debt.name, 'owed_to_me', debt_facts.debt.owed_to_me,
    'installments', debt_facts.debt.installments, 'first_installment', debt_facts.debt.current_installment,
    'payment', private.debt_payment(debt_facts.debt, debt_facts.amount, debt_facts.installments),
    'row', jsonb_build_object('table', 'debts', 'id', debt_facts.debt.id));
$$;

create function private.debt_payment_args(debt public.debts, told jsonb, payment jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('debt_id', debt_payment_args.debt.id, 'debt_name', debt_payment_args.debt.name)
    || debt_payment_args.told
    -- Without an amount, the person is asked whether the whole rest is meant: it is a lot to pay by default.
    || case when debt_payment_args.told ?| array['amount', 'installments'] then '{}'
      when debt_payment_args.debt.installments = 1 then jsonb_build_object('amount', debt_payment_args.payment -> 'amount')
      else '{"installments": 1}' end;
$$;

create function private.debt_choices(debts public.debts[], told jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  debt public.debts;
  facts jsonb;
  choices jsonb := '[]'::jsonb;
begin
  foreach debt in array debts loop
    begin
      facts := private.debt_facts(debt, (told ->> 'amount')::numeric, (told ->> 'installments')::integer);
      choices := choices || jsonb_build_array(jsonb_build_object('label', private.debt_label(debt),
        'args', private.debt_payment_args(debt, told, facts -> 'payment'), 'facts', facts));
    exception when sqlstate 'PT422' then
      -- This payment does not fit that debt.
      null;
    end;
  end loop;
  return choices;
end;
$$;

-- Which debt is meant, as prepare_pay_debt returns it, without the account.
create function private.debt_to_pay(debt_id uuid, debt_name text, amount numeric, installments integer, paid_on date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(debt_to_pay.debt_name), '');
  told jsonb := jsonb_strip_nulls(jsonb_build_object(
    'amount', case when debt_to_pay.amount is not null then private.finance_amount(debt_to_pay.amount) end,
    'installments', debt_to_pay.installments,
    'paid_on', private.finance_past_date(debt_to_pay.paid_on)));
  wanted_id constant uuid := coalesce(debt_to_pay.debt_id, private.try_uuid(wanted));
  debts public.debts[];
  choices jsonb;
  facts jsonb;
begin
  if wanted_id is not null then
    debts := array[private.own_debt(wanted_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, true) as d limit 10);
    if cardinality(debts) = 0 and wanted is not null then
      -- Only a paid debt has this name: say that, and not that it is unknown.
      debts := array(select d from private.debts_by_name(wanted, false) as d limit 1);
    end if;
  end if;
  if cardinality(debts) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.debt_names()));
  end if;
  -- What was lent to one person more than once is paid back in that order, where the amount fits.
  if cardinality(debts) > 1 and (
    select count(distinct private.finance_name(d.name)) = 1 and count(distinct d.owed_to_me) = 1 and max(d.installments) = 1
    from unnest(debts) as d) then
    debts := coalesce((
      select array[d] from unnest(debts) as d
      where d.total_amount - d.paid_amount >= (told ->> 'amount')::numeric
      order by d.created_at, d.id limit 1), debts);
  end if;
  if cardinality(debts) > 1 then
    choices := private.debt_choices(debts, told);
    if jsonb_array_length(choices) > 1 then
      return jsonb_build_object('status', 'choose', 'choices', choices);
    elsif jsonb_array_length(choices) = 1 then
      return jsonb_build_object('status', 'ready', 'args', choices -> 0 -> 'args', 'facts', choices -> 0 -> 'facts');
    end if;
  end if;
  facts := private.debt_facts(debts[1], (told ->> 'amount')::numeric, debt_to_pay.installments);
  return jsonb_build_object('status', 'ready',
    'args', private.debt_payment_args(debts[1], told, facts -> 'payment'), 'facts', facts);
end;
$$;
create function public.prepare_pay_debt(
  debt_id uuid default null, debt_name text default null, amount numeric default null, installments integer default null,
  paid_on date default null, account text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_pay_debt.debt_name, prepare_pay_debt.account);
  return private.with_account(private.debt_to_pay(debt_id, debt_name, amount, installments, paid_on), account);
end;
$$;
comment on function public.prepare_pay_debt(uuid, text, numeric, integer, date, text) is
  'Which debt is meant, what the payment makes of it, and the account that paid: { status: ready, args, facts } | { status: '
  'choose, choices } | { status: missing, facts: { existing } }. Read-only. PT404 debt_not_found for an unknown id, PT409 '
  'debt_already_paid_off, PT400 invalid_amount, invalid_installments, future_date, PT422 too_many_installments, '
  'amount_over_debt.';
grant execute on function public.prepare_pay_debt(uuid, text, numeric, int, date, text) to authenticated, service_role;

create function public.pay_debt(
  debt_id uuid default null, debt_name text default null, amount numeric default null, installments integer default null,
  paid_on date default null, account text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('pay_debt', tool_call_id);
  preparation jsonb;
  args jsonb;
  payment jsonb;
  paid_by record;
  before public.debts;
  debt public.debts;
  row public.debt_payments;
begin
  perform private.expect_short(1000, pay_debt.debt_name, pay_debt.account);
  if stored is not null then
    return stored;
  end if;
  preparation := private.debt_to_pay(pay_debt.debt_id, pay_debt.debt_name, pay_debt.amount, pay_debt.installments,
    pay_debt.paid_on);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_debt', 'Mais de uma dívida combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  args := preparation -> 'args';
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (args ->> 'debt_id')::uuid and d.deleted_at is null
  for update;
  if before.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', args);
  end if;
  paid_by := private.account_of_entry(pay_debt.account, case when before.owed_to_me then false end);
  -- Another payment may have come while this call waited for the row.
  payment := private.debt_payment(before, (args ->> 'amount')::numeric, (args ->> 'installments')::integer);
  update public.debts d set
    current_installment = before.current_installment + (payment ->> 'count')::integer,
    paid_ahead = (payment ->> 'paid_ahead')::numeric,
    paid_in_full = before.paid_in_full + (payment ->> 'count')::integer * before.installment_amount,
    status = case when before.current_installment + (payment ->> 'count')::integer > before.installments then 'paid_off'
      when before.status = 'overdue' then 'active' else before.status end
  where d.user_id = caller and d.id = before.id
  returning d.* into debt;
  insert into public.debt_payments (user_id, debt_id, amount, installments, ahead, installment_amount, paid_on, account_id)
  values (caller, debt.id, (payment ->> 'amount')::numeric, (payment ->> 'count')::integer,
    debt.paid_ahead - before.paid_ahead, debt.installment_amount, (args ->> 'paid_on')::date, (paid_by.account).id)
  returning * into row;
  return private.record_tool('pay_debt', tool_call_id,
    args || jsonb_strip_nulls(jsonb_build_object('account', pay_debt.account)),
    jsonb_build_object(
      'debt', private.debt_json(debt),
      'payment', jsonb_build_object('id', row.id, 'amount', row.amount, 'count', row.installments,
        'first_installment', before.current_installment, 'paid_on', row.paid_on))
    || private.account_told(paid_by.account, paid_by.unknown, row.paid_on),
    jsonb_build_array(
      jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('status', before.status),
        'add', private.paid_back(before, debt)),
      jsonb_build_object('table', 'debt_payments', 'id', row.id, 'set', jsonb_build_object('deleted_at', 'now'))));
end;
$$;
comment on function public.pay_debt(uuid, text, numeric, integer, date, text, text) is
  'Pays any amount, or the next instalments, of a debt, or receives it where the debt is owed to the caller; what pays the '
  'rest closes it as paid_off. account: what paid, or what it came to: a name, or a word for a kind; else the default one. '
  'Returns { debt, payment: { id, amount, count, first_installment, paid_on }, account?, unknown_account?, before_account? } '
  'as create_expense does; count 0 is a part of an instalment. PT404 debt_not_found, PT409 ambiguous_debt (choices in '
  'detail), account_ambiguous or debt_already_paid_off, PT400 invalid_amount, invalid_installments, future_date, PT422 '
  'too_many_installments, amount_over_debt.';
grant execute on function public.pay_debt(uuid, text, numeric, int, date, text, text) to authenticated, service_role;
