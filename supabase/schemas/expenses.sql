-- Budgets: limits of a category for a month.

create table public.budgets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  month date not null default private.finance_month(null)
    check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  recurring boolean not null default true,
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.budgets enable row level security;
grant select, insert, update, delete on public.budgets to authenticated;
grant all on public.budgets to service_role;
create policy budgets_select on public.budgets for select to authenticated using ((select auth.uid()) = user_id);
create policy budgets_insert on public.budgets for insert to authenticated with check ((select auth.uid()) = user_id);
create policy budgets_update on public.budgets for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy budgets_delete on public.budgets for delete to authenticated using ((select auth.uid()) = user_id);

create unique index budgets_one_per_month on public.budgets (user_id, category, month) where deleted_at is null;
create index budgets_by_month on public.budgets (user_id, month);

comment on table public.budgets is 'Limit of a category from a month on, or for that month alone.';
comment on column public.budgets.amount is 'Reais a month.';
comment on column public.budgets.month is 'First day of the first month it holds for.';
comment on column public.budgets.recurring is 'True: holds until a later budget of the category. False: for its month alone.';

-- The caller's budget of each category in a month, given by its first day.
create function private.budgets_in_force(month date) returns table (category text, amount numeric)
language sql stable set search_path = '' as $$
  select distinct on (b.category) b.category, b.amount
  from public.budgets b
  where b.user_id = private.current_user_id()
    and b.deleted_at is null
    and (b.month = budgets_in_force.month or (b.recurring and b.month < budgets_in_force.month))
  order by b.category, b.month desc;
$$;

-- A second budget of a category for the same month replaces the first.
create function private.create_budget(amount numeric, category text, recurring boolean, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  first_month date := private.finance_month(create_budget.date);
  wanted text := private.finance_category('budget', create_budget.category);
  in_force numeric;
  before public.budgets;
  budget public.budgets;
begin
  -- A lock: of two calls at once both would insert, and one would fail at the unique index.
  perform private.lock_until_commit(caller::text || ':budget:' || wanted);
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

-- Ends the budget of a category from this month on; returns the undo steps. Past months keep their limit, at most two
-- years back: each gets a row of its own first.
create function private.end_budget(budget_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
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

-- Expenses, one row for each purchase, compared with the budget of the month; a purchase in instalments is one row for
-- each instalment, all there from the start. An offer fixes the day: a yes after midnight still means that day.

create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  category text not null
    check (category in ('food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other')),
  description text not null check (private.is_text(description, 500)),
  spent_on date not null default private.today() check (spent_on between date '1990-01-01' and date '2199-12-31'),
  account_id uuid,
  card_month date check (extract(day from card_month) = 1 and card_month between date '1990-01-01' and date '2199-12-01'),
  purchase_id uuid,
  installment integer,
  installments integer,
  bought_on date check (bought_on >= date '1990-01-01'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete set null (account_id),
  -- Only instalments lie ahead.
  check (coalesce(bought_on, spent_on) <= ((now() at time zone 'UTC') + interval '14 hours')::date),
  constraint expenses_installment_is_whole check (case when purchase_id is null
    then num_nonnulls(installment, installments, bought_on) = 0
    else num_nulls(installment, installments, bought_on) = 0 and installments between 2 and 72
      and installment between 1 and installments end)
);
alter table public.expenses enable row level security;
grant select, insert, update, delete on public.expenses to authenticated;
grant all on public.expenses to service_role;
create policy expenses_select on public.expenses for select to authenticated using ((select auth.uid()) = user_id);
create policy expenses_insert on public.expenses for insert to authenticated with check ((select auth.uid()) = user_id);
create policy expenses_update on public.expenses for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy expenses_delete on public.expenses for delete to authenticated using ((select auth.uid()) = user_id);

create index expenses_by_date on public.expenses (user_id, spent_on);
create index expenses_by_account on public.expenses (user_id, account_id, card_month) where account_id is not null;
create unique index expenses_one_installment on public.expenses (user_id, purchase_id, installment)
  where purchase_id is not null and deleted_at is null;

comment on table public.expenses is
  'Money spent; each instalment of a purchase is a row of its own. Paid bills, instalments of debts and payments of card '
  'bills are not expenses.';
comment on column public.expenses.amount is 'Reais; of an instalment, its own.';
comment on column public.expenses.spent_on is
  'Day in the user''s time zone. Instalment n falls n − 1 months after the purchase; nothing else lies in the future.';
comment on column public.expenses.account_id is 'Account or card that paid. Null when unknown.';
comment on column public.expenses.card_month is
  'Month of the card bill (card_bills.month) that it is in; filled in from the day and the card''s bills. Null without a card.';
comment on column public.expenses.purchase_id is 'The same for all instalments of a purchase; null for one in a single payment.';
comment on column public.expenses.installment is 'Number of this instalment, from 1 on.';
comment on column public.expenses.installments is 'How many instalments the purchase was split into.';
comment on column public.expenses.bought_on is 'Day of a purchase in instalments.';

-- The bill of a card that an expense belongs to, unless the row names one.
create function private.find_card_month() returns trigger
language plpgsql set search_path = '' as $$
declare
  account public.accounts;
begin
  select a.* into account from public.accounts a
  where a.user_id = new.user_id and a.id = new.account_id and a.kind = 'card';
  if account.id is null then
    new.card_month := null;
    return new;
  end if;
  if new.card_month is null or (tg_op = 'UPDATE' and new.card_month is not distinct from old.card_month) then
    new.card_month := private.card_month(account, coalesce(new.bought_on, new.spent_on))
      + make_interval(months => coalesce(new.installment, 1) - 1);
  end if;
  perform private.open_card_bill(account, new.card_month);
  return new;
end;
$$;

create trigger expenses_find_card_month_of_new before insert on public.expenses
  for each row when (new.account_id is not null or new.card_month is not null)
  execute function private.find_card_month();
create trigger expenses_find_card_month before update on public.expenses
  for each row when (new.account_id is distinct from old.account_id or new.card_month is distinct from old.card_month
    or new.account_id is not null
      and (coalesce(new.bought_on, new.spent_on), new.installment)
        is distinct from (coalesce(old.bought_on, old.spent_on), old.installment))
  execute function private.find_card_month();

-- An amount split into n instalments, the cents that are left over on the first.
create function private.split_amount(amount numeric, count integer) returns table (installment integer, part numeric)
language sql immutable strict set search_path = '' as $$
  select n, e.each + case when n = 1 then split_amount.amount - e.each * split_amount.count else 0 end
  from (select trunc(split_amount.amount / split_amount.count, 2) as each) as e
  cross join generate_series(1, split_amount.count) as n;
$$;

-- The day of an instalment: the same day of a later month, in a shorter month the last.
create function private.installment_day(bought_on date, installment integer) returns date
language sql immutable strict set search_path = '' as $$
  select (installment_day.bought_on + make_interval(months => installment_day.installment - 1))::date;
$$;

-- What is bought, checked: the sum, and in how many instalments (null: at once). PT400 invalid_amount,
-- invalid_installments.
create function private.purchase_sum(amount numeric, installments integer, out total numeric, out count integer)
language plpgsql immutable set search_path = '' as $$
begin
  count := nullif(purchase_sum.installments, 1);
  total := private.finance_amount(purchase_sum.amount);
  if count not between 2 and 72 then
    perform private.raise(400, 'invalid_installments',
      'Uma compra pode ter de 1 a 72 parcelas; um financiamento mais longo é uma dívida.',
      jsonb_build_object('installments', count, 'min', 1, 'max', 72));
  elsif total < 0.01 * count then
    perform private.raise(400, 'invalid_installments', format('%s não dá para dividir em %s parcelas: alguma ficaria sem nada.',
      private.finance_money(total), count), jsonb_build_object('installments', count, 'amount', total));
  end if;
end;
$$;

-- The spending in the month of a day, in all and in a category, with the budget of the category if there is one.
create function private.spending_of_month(category text, day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'month', spent.month,
    'spent', spent.in_all,
    'category_spent', spent.in_category,
    'category_budget', b.amount,
    'category_percent', round(100 * spent.in_category / b.amount, 1),
    'category_left', b.amount - spent.in_category))
  from (
    select m.month, coalesce(sum(e.amount), 0) as in_all,
      coalesce(sum(e.amount) filter (where e.category = spending_of_month.category), 0) as in_category
    from (select private.finance_month(spending_of_month.day) as month) as m
    left join public.expenses e on e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between m.month and private.due_date(m.month, 31)
    group by m.month
  ) as spent
  left join private.budgets_in_force(spent.month) b on b.category = spending_of_month.category;
$$;

-- Every category with an expense or a budget, the most spent first.
create function private.spending_by_category(first_day date, last_day date)
returns table (category text, spent numeric, budget numeric, percent numeric, count bigint)
language sql stable set search_path = '' as $$
  with spent as (
    select e.category, sum(e.amount) as amount, count(*) as count
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_by_category.first_day and spending_by_category.last_day
    group by e.category
  ), budgeted as (
    select b.category, sum(b.amount) as amount
    from generate_series(
      spending_by_category.first_day::timestamp, spending_by_category.last_day::timestamp, interval '1 month') as month
    cross join lateral private.budgets_in_force(month::date) as b
    group by b.category
  )
  select coalesce(s.category, b.category), coalesce(s.amount, 0), b.amount,
    round(100 * coalesce(s.amount, 0) / b.amount, 1), coalesce(s.count, 0)
  from spent s full join budgeted b on b.category = s.category
  order by 2 desc, 1;
$$;

create function public.prepare_create_expense(
  amount numeric default null, category text default null, description text default null, date date default null,
  account text default null, installments integer default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  bought record := private.purchase_sum(prepare_create_expense.amount, prepare_create_expense.installments);
  args constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'amount', bought.total,
    'category', private.finance_category('expense', prepare_create_expense.category),
    'description', private.finance_text(prepare_create_expense.description, 'description', 500),
    'date', private.finance_past_date(prepare_create_expense.date),
    'installments', bought.count));
begin
  perform private.expect_short(1000, prepare_create_expense.category, prepare_create_expense.description, prepare_create_expense.account);
  return private.with_account(jsonb_build_object('status', 'ready', 'args', args, 'facts', '{}'::jsonb), account,
    case when bought.count is not null then true end);
end;
$$;
comment on function public.prepare_create_expense(numeric, text, text, date, text, integer) is
  'The arguments of create_expense with day and sum filled in: { status: ready, args, facts: { account?, unknown_account? '
  '} } | { status: choose, choices } where several accounts fit. Read-only; raises what create_expense would.';
grant execute on function public.prepare_create_expense(numeric, text, text, date, text, int) to authenticated, service_role;

create function public.create_expense(
  amount numeric default null, category text default null, description text default null, date date default null,
  account text default null, installments integer default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_expense', tool_call_id);
  day constant date := private.finance_past_date(create_expense.date);
  bought record := private.purchase_sum(create_expense.amount, create_expense.installments);
  paid_by record;
  purchase constant uuid := case when bought.count is not null then gen_random_uuid() end;
  written public.expenses[];
begin
  perform private.expect_short(1000, create_expense.category, create_expense.description, create_expense.account);
  if stored is not null then
    return stored;
  end if;
  paid_by := private.account_of_entry(create_expense.account, case when bought.count is not null then true end);
  with inserted as (
    insert into public.expenses (user_id, amount, category, description, spent_on, account_id, purchase_id, installment, installments,
      bought_on)
    select caller, s.part, private.finance_category('expense', create_expense.category),
      private.finance_text(create_expense.description, 'description', 500), private.installment_day(day, s.installment),
      (paid_by.account).id, purchase, case when purchase is not null then s.installment end, bought.count,
      case when purchase is not null then day end
    from private.split_amount(bought.total, coalesce(bought.count, 1)) as s
    returning *
  )
  select array_agg(i::public.expenses order by i.spent_on, i.installment) into written from inserted i;
  return private.record_tool('create_expense', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('amount', bought.total, 'category', written[1].category,
      'description', written[1].description, 'date', day, 'account', create_expense.account, 'installments', bought.count)),
    jsonb_build_object(
      'expense', jsonb_strip_nulls(jsonb_build_object('id', written[1].id, 'amount', bought.total, 'category', written[1].category,
        'description', written[1].description, 'date', day,
        'account', private.account_told(paid_by.account, null) -> 'account',
        'card_month', written[1].card_month, 'installments', bought.count, 'first_amount', case when bought.count is not null
          then written[1].amount end, 'installment_amount', written[2].amount)),
      'month', private.spending_of_month(written[1].category, day))
    || private.account_told(paid_by.account, paid_by.unknown, day) - 'account'
    || private.warn_of_budget(written[1].category, day, written[1].amount),
    (select jsonb_agg(jsonb_build_object('table', 'expenses', 'id', w.id, 'set', jsonb_build_object('deleted_at', 'now'))
      order by w.installment) from unnest(written) as w));
end;
$$;
comment on function public.create_expense(numeric, text, text, date, text, integer, text) is
  'Records an expense; by default of today and of the default account. account: a name, or a word for a kind (débito, '
  'cartão); amount is the whole sum, installments splits it into rows of months. Returns { expense: { '
  'id, amount, category, description, date, account?, card_month?, installments?, first_amount?, installment_amount? }, '
  'month: { month, spent, category_spent, category_budget?, category_percent?, category_left? }, budget_warning?: { mark: '
  '80 | 100, category, month, spent, budget, left }, unknown_account?, before_account? }. The warning is there once, when '
  'this expense passes the mark. before_account: the day the account begins, whose balance this does not change. PT400 '
  'invalid_amount, invalid_category (allowed in detail), invalid_description, '
  'invalid_installments, future_date, date_too_old, PT409 account_ambiguous.';
grant execute on function public.create_expense(numeric, text, text, date, text, int, text) to authenticated, service_role;
