-- Debts: what is owed, in equal instalments; a debt without a plan is one instalment of the whole sum.

create table public.debts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  negotiated boolean not null default true,
  installment_amount numeric(14, 2) not null check (installment_amount > 0 and installment_amount < 1000000000),
  installments integer not null default 1 check (installments between 1 and 600),
  current_installment integer not null default 1,
  total_amount numeric(16, 2) not null generated always as (installment_amount * installments) stored,
  paid_amount numeric(16, 2) not null generated always as ((current_installment - 1) * installment_amount) stored,
  start_month date not null default private.finance_month(null)
    check (extract(day from start_month) = 1 and start_month between date '1940-01-01' and date '2199-12-01'),
  due_day integer check (due_day between 1 and 31),
  status text not null default 'active' check (status in ('active', 'overdue', 'paid_off', 'settled', 'defaulted')),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  check (current_installment between 1 and installments + 1),
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

comment on table public.debts is 'A debt. Paid so far is (current_installment − 1) × installment_amount, negotiated or not.';
comment on column public.debts.negotiated is 'True: its instalments belong to the monthly budget. False: it counts in the total owed only.';
comment on column public.debts.current_installment is 'Number of the next instalment to pay; installments + 1 when all are paid.';
comment on column public.debts.start_month is 'First day of the month of instalment 1; instalment n falls n − 1 months later.';
comment on column public.debts.due_day is 'Day the instalments are due; a short month has it on its last day. Null when unknown.';
comment on column public.debts.status is
  'active, overdue, paid_off (every instalment paid), settled (closed by agreement), defaulted. An active debt whose next instalment was due before today counts as overdue without being stored so.';

-- Without a due day nobody knows what is late: the next instalment is then taken to be this month's at the earliest.
create function private.next_installment_month(debt public.debts) returns date
language sql stable set search_path = '' as $$
  select case when next_installment_month.debt.due_day is null then greatest(planned.month, private.finance_month(null))
    else planned.month end
  from (select (next_installment_month.debt.start_month
    + make_interval(months => next_installment_month.debt.current_installment - 1))::date as month) as planned;
$$;
comment on function private.next_installment_month(public.debts) is 'First day of the month in which the next instalment falls.';

create function private.open_installments(until date)
returns table (debt_id uuid, name text, number integer, installments integer, amount numeric, month date, due_on date)
language sql stable set search_path = '' as $$
  select d.id, d.name, d.current_installment + step, d.installments, d.installment_amount, step_month.month,
    private.due_date(step_month.month, d.due_day)
  from public.debts d
  cross join lateral (select private.next_installment_month(d) as first_month) as next
  cross join lateral generate_series(0, least(
    d.installments - d.current_installment,
    private.months_between(next.first_month, open_installments.until))) as step
  cross join lateral (select (next.first_month + make_interval(months => step))::date as month) as step_month
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated
    and d.status in ('active', 'overdue')
    and private.due_date(step_month.month, coalesce(d.due_day, 31)) <= open_installments.until;
$$;
comment on function private.open_installments(date) is
  'Unpaid instalments of the caller''s negotiated open debts up to a date; due_on is null without a due day.';

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

create function private.paid_installments(first_day date, last_day date) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(d.installment_amount * greatest(0,
    least(d.current_installment - 1, private.months_between(d.start_month, paid_installments.last_day) + 1)
    - greatest(1, private.months_between(d.start_month, greatest(paid_installments.first_day, entered.day)) + 1) + 1)), 0)
  from public.debts d
  cross join lateral (
    select (d.created_at at time zone coalesce(
      (select p.timezone from public.profiles p where p.user_id = d.user_id), 'America/Sao_Paulo'))::date as day
  ) as entered
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated;
$$;
comment on function private.paid_installments(date, date) is 'Reais of the paid instalments that fall in these months, from the month the debt was entered on.';

create function private.debt_status(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select case
    when debt_status.debt.status = 'active' and debt_status.debt.negotiated
      and private.due_date(private.next_installment_month(debt_status.debt), debt_status.debt.due_day) < private.today()
    then 'overdue' else debt_status.debt.status end;
$$;
comment on function private.debt_status(public.debts) is 'The stored status; overdue when the next instalment of an active negotiated debt was due before today.';

create function private.debt_json(debt public.debts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', debt_json.debt.id,
    'name', debt_json.debt.name,
    'negotiated', debt_json.debt.negotiated,
    'status', private.debt_status(debt_json.debt),
    'installment_amount', debt_json.debt.installment_amount,
    'installments', debt_json.debt.installments,
    'paid_installments', debt_json.debt.current_installment - 1,
    'remaining_installments', this.left_over,
    'total_amount', debt_json.debt.total_amount,
    'paid_amount', debt_json.debt.paid_amount,
    'remaining_amount', this.left_over * debt_json.debt.installment_amount,
    'percent', round(100 * debt_json.debt.paid_amount / debt_json.debt.total_amount, 1),
    'next_due_on', case when this.left_over > 0 and debt_json.debt.negotiated
      then private.due_date(this.next_month, debt_json.debt.due_day) end,
    -- One instalment a month from now on, if the next one is late.
    'projected_end', case when this.left_over > 0 and debt_json.debt.negotiated then private.due_date(
      (greatest(this.next_month, private.finance_month(null)) + make_interval(months => this.left_over - 1))::date,
      coalesce(debt_json.debt.due_day, 31)) end))
  from (
    select private.next_installment_month(debt_json.debt) as next_month,
      case when debt_json.debt.status in ('settled', 'paid_off') then 0
        else debt_json.debt.installments - debt_json.debt.current_installment + 1 end as left_over
  ) as this;
$$;
comment on function private.debt_json(public.debts) is
  'A debt as tools return it. projected_end is the due date of the last instalment at one a month; none for a debt that is not negotiated.';

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
comment on function private.debts_by_name(text, boolean) is 'The caller''s debts that a name means, all of them without a name; open ones first, the largest first.';

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

create function private.debt_totals(debts public.debts[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', count(*),
    'owed', coalesce(sum(d.total_amount - d.paid_amount), 0),
    'negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where d.negotiated), 0),
    'not_negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where not d.negotiated), 0),
    'paid', coalesce(sum(d.paid_amount), 0),
    'monthly', coalesce(sum(d.installment_amount) filter (where d.negotiated and d.status in ('active', 'overdue')), 0))
  from unnest(debt_totals.debts) as d
  where d.status not in ('paid_off', 'settled') and d.deleted_at is null;
$$;
comment on function private.debt_totals(public.debts[]) is
  'Sums over the open ones. owed counts every debt; monthly, the share of the month''s budget, only negotiated ones.';

create function public.get_debt_progress(debt_id uuid default null, debt_name text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(get_debt_progress.debt_name), '');
  debts public.debts[];
begin
  if get_debt_progress.debt_id is not null then
    debts := array[private.own_debt(get_debt_progress.debt_id)];
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
  'Progress of one debt, of those a name fits, or of all: { today, debts, totals }. PT404 debt_not_found, with the open debts'' names in detail.';
grant execute on function public.get_debt_progress(uuid, text) to authenticated, service_role;

-- Paying one or more instalments of a debt.

create function private.check_installment_payment(debt public.debts, quantity integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  left_over integer := debt.installments - debt.current_installment + 1;
begin
  if debt.status in ('paid_off', 'settled') then
    perform private.raise(409, 'debt_already_paid_off', format('A dívida %s já está quitada.', debt.name),
      private.debt_json(debt));
  end if;
  if quantity is null or quantity < 1 then
    perform private.raise(400, 'invalid_quantity', 'Preciso de pelo menos uma parcela.',
      jsonb_build_object('quantity', quantity, 'min', 1));
  end if;
  if quantity > left_over then
    perform private.raise(422, 'too_many_installments',
      format(case when left_over = 1 then 'Só falta %s parcela de %s.' else 'Só faltam %s parcelas de %s.' end,
        left_over, debt.name),
      jsonb_build_object('quantity', quantity, 'remaining_installments', left_over));
  end if;
end;
$$;
comment on function private.check_installment_payment(public.debts, integer) is
  'PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';

create function private.debt_label(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select format('%s – %s de %s', debt_label.debt.name,
    case when debt_label.debt.installments = 1 then 'valor' else
      format('parcela %s/%s', debt_label.debt.current_installment, debt_label.debt.installments) end,
    private.finance_money(debt_label.debt.installment_amount));
$$;

-- What an offer says of a debt.
create function private.debt_facts(debt public.debts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', debt_facts.debt.name, 'installment_amount', debt_facts.debt.installment_amount,
    'installments', debt_facts.debt.installments, 'paid_installments', debt_facts.debt.current_installment - 1,
    'row', jsonb_build_object('table', 'debts', 'id', debt_facts.debt.id));
$$;

create function public.prepare_pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(prepare_pay_debt_installment.debt_name), '');
  asked integer := coalesce(prepare_pay_debt_installment.quantity, 1);
  debts public.debts[];
begin
  if prepare_pay_debt_installment.debt_id is not null then
    debts := array[private.own_debt(prepare_pay_debt_installment.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, true) as d limit 10);
    if cardinality(debts) = 0 and wanted is not null then
      -- Only a debt that is already paid may bear the name: say that rather than "unknown".
      debts := array(select d from private.debts_by_name(wanted, false) as d limit 1);
    end if;
  end if;
  if cardinality(debts) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.debt_names()));
  end if;
  if cardinality(debts) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.debt_label(debts[i]),
        'args', jsonb_build_object('debt_id', (debts[i]).id, 'debt_name', (debts[i]).name, 'quantity', asked),
        'facts', private.debt_facts(debts[i])) order by i)
      from generate_subscripts(debts, 1) as i));
  end if;
  perform private.check_installment_payment(debts[1], asked);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('debt_id', (debts[1]).id, 'debt_name', (debts[1]).name, 'quantity', asked),
    'facts', private.debt_facts(debts[1]));
end;
$$;
comment on function public.prepare_pay_debt_installment(uuid, text, integer) is
  'Which debt is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Read-only. PT404 debt_not_found for an unknown id, PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.prepare_pay_debt_installment(uuid, text, int) to authenticated, service_role;

create function public.pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('pay_debt_installment', tool_call_id);
  preparation jsonb;
  asked integer;
  before public.debts;
  debt public.debts;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_pay_debt_installment(pay_debt_installment.debt_id, pay_debt_installment.debt_name,
    pay_debt_installment.quantity);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_debt', 'Mais de uma dívida combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  asked := (preparation -> 'args' ->> 'quantity')::integer;
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (preparation -> 'args' ->> 'debt_id')::uuid and d.deleted_at is null
  for update;
  if before.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'args');
  end if;
  -- Another payment may have been made while this call waited for the row.
  perform private.check_installment_payment(before, asked);
  update public.debts d set
    current_installment = before.current_installment + asked,
    status = case when before.current_installment + asked > before.installments then 'paid_off'
      when before.status = 'overdue' then 'active' else before.status end
  where d.user_id = caller and d.id = before.id
  returning d.* into debt;
  return private.record_tool('pay_debt_installment', tool_call_id,
    preparation -> 'args',
    jsonb_build_object(
      'debt', private.debt_json(debt),
      'quantity', asked,
      'first_installment', before.current_installment,
      'paid_now', asked * before.installment_amount),
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('status', before.status),
      'add', jsonb_build_object('current_installment', -asked)));
end;
$$;
comment on function public.pay_debt_installment(uuid, text, integer, text) is
  'Pays the next instalments of a debt; the last one closes it as paid_off. Returns { debt, quantity, first_installment, paid_now }. PT404 debt_not_found, PT409 ambiguous_debt (choices in detail) or debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.pay_debt_installment(uuid, text, int, text) to authenticated, service_role;

grant execute on function
  private.next_installment_month, private.open_installments, private.open_installments_json, private.paid_installments,
  private.debt_status, private.debt_json, private.debts_by_name, private.own_debt, private.debt_names,
  private.debt_totals, private.check_installment_payment, private.debt_label, private.debt_facts
to authenticated, service_role;
