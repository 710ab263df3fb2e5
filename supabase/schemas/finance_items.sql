-- Investments: money put aside, one row a contribution.

create table public.investments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  category text not null default 'other'
    check (category in ('savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  current_value numeric(14, 2) check (current_value >= 0 and current_value < 1000000000),
  invested_on date not null default private.today()
    check (invested_on between date '1940-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id)
);
alter table public.investments enable row level security;
grant select, insert, update, delete on public.investments to authenticated;
grant all on public.investments to service_role;
create policy investments_select on public.investments for select to authenticated using ((select auth.uid()) = user_id);
create policy investments_insert on public.investments for insert to authenticated with check ((select auth.uid()) = user_id);
create policy investments_update on public.investments for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy investments_delete on public.investments for delete to authenticated using ((select auth.uid()) = user_id);

create index investments_by_date on public.investments (user_id, invested_on);

comment on table public.investments is 'A contribution to an investment.';
comment on column public.investments.amount is 'Reais put in.';
comment on column public.investments.current_value is 'Reais it is worth now, when the user said so; otherwise amount counts.';

create function private.investment_totals(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'invested', coalesce(sum(i.amount) filter (
      where i.invested_on between investment_totals.first_day and investment_totals.last_day), 0),
    'invested_total', coalesce(sum(coalesce(i.current_value, i.amount)), 0))
  from public.investments i
  where i.user_id = private.current_user_id() and i.deleted_at is null;
$$;

create function private.create_investment(name text, amount numeric, category text, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  investment public.investments;
begin
  insert into public.investments (user_id, name, category, amount, invested_on)
  values (
    private.current_user_id(),
    create_investment.name,
    private.finance_category('investment', coalesce(create_investment.category, 'other')),
    create_investment.amount,
    private.finance_past_date(create_investment.date)
  )
  returning * into investment;
  return jsonb_build_object(
    'item', jsonb_build_object('id', investment.id, 'name', investment.name, 'category', investment.category,
      'amount', investment.amount, 'date', investment.invested_on),
    'undo', jsonb_build_object('table', 'investments', 'id', investment.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- create_finance_item: bills, incomes, debts, budgets and investments entered in a conversation. The function of each
-- kind returns { item, undo }.

-- Whether the words for an account say where a debt's money went out or came in: never a card. The instalments that are owed may
-- hold interest, so that what came in is not known.
create function private.names_account_of_debt(owed_to_me boolean, installments integer, account text) returns boolean
language sql stable set search_path = '' as $$
  select (names_account_of_debt.owed_to_me or names_account_of_debt.installments is null)
    and exists (select from private.accounts_named(names_account_of_debt.account) a where a.kind <> 'card');
$$;

-- Creates a debt. An open debt of the same name without a plan takes the new sum or plan (replaced_amount). Beside a
-- plan of the same name a second debt is made, and also where an account is named: money has moved once more (similar). account: the
-- one that a new debt's money went out of or came to.
create function private.create_debt(
  name text, amount numeric, due_day integer, installments integer, current_installment integer, date date,
  owed_to_me boolean default false, interest_rate numeric default null, account text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  moved_on constant date := least(create_debt.date, private.today());
  has_moved constant boolean := private.names_account_of_debt(owed_to_me, installments, account);
  held public.accounts;
  -- A bare sum of an earlier day was lent then; one of a later day is to be paid then.
  due constant date := case when create_debt.installments is not null or create_debt.date > private.today() then create_debt.date end;
  day integer := private.finance_due_day(create_debt.due_day, due);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
  rate constant numeric := private.finance_rate(create_debt.interest_rate);
  -- A bare sum counts as owed and is not part of the monthly budget.
  is_agreed constant boolean := create_debt.installments is not null or day is not null;
  first_month date;
  before public.debts;
  debt public.debts;
begin
  if count not between 1 and 600 then
    perform private.raise(400, 'invalid_installments', 'O número de parcelas vai de 1 a 600.',
      jsonb_build_object('installments', count, 'min', 1, 'max', 600));
  end if;
  if current not between 1 and count then
    perform private.raise(400, 'invalid_current_installment', format('A parcela atual vai de 1 a %s.', count),
      jsonb_build_object('current_installment', current, 'min', 1, 'max', count));
  end if;
  first_month := (case when due is not null then private.finance_month(due)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end
    - make_interval(months => current - 1))::date;
  select d.* into before from public.debts d
  where d.user_id = caller and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    and d.owed_to_me = create_debt.owed_to_me
    -- A plan may name a debt by one of its words: "o cartão" is the debt called Cartão Itaú.
    and private.finance_name_score(d.name, create_debt.name) >= case when create_debt.installments is null then 1 else 0.9 end
  order by private.finance_name_score(d.name, create_debt.name) < 1, d.negotiated, d.created_at desc, d.id
  limit 1
  for update;
  -- An existing plan is kept: a second purchase may have the same name.
  if before.negotiated is false and not has_moved then
    update public.debts d set negotiated = is_agreed, installment_amount = create_debt.amount,
      installments = count, current_installment = current, start_month = first_month, due_day = coalesce(day, d.due_day),
      paid_ahead = 0, paid_in_full = null, status = 'active', interest_rate = coalesce(rate, d.interest_rate)
    where d.user_id = caller and d.id = before.id
    returning d.* into debt;
    return jsonb_build_object(
      'item', private.debt_json(debt) || jsonb_build_object('replaced_amount', before.total_amount),
      'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('negotiated', false,
        'installment_amount', before.installment_amount, 'installments', before.installments,
        'current_installment', before.current_installment, 'start_month', before.start_month, 'due_day', before.due_day,
        'paid_ahead', before.paid_ahead, 'paid_in_full', before.paid_in_full, 'status', before.status,
        'interest_rate', before.interest_rate)));
  end if;
  if has_moved then
    held := (private.account_of_entry(account, false)).account;
  end if;
  insert into public.debts (user_id, name, owed_to_me, negotiated, installment_amount, installments, current_installment, start_month,
    due_day, interest_rate, account_id, moved_on)
  values (
    caller,
    create_debt.name,
    create_debt.owed_to_me,
    is_agreed,
    create_debt.amount,
    count,
    current,
    first_month,
    day,
    rate,
    held.id,
    moved_on
  )
  returning * into debt;
  return jsonb_build_object(
    'item', private.debt_json(debt) || private.account_told(held, null, moved_on)
      || case when before.id is null then '{}'
        else jsonb_build_object('similar', private.debt_json(before) - '{status,projected_end}'::text[]) end,
    'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- The table of a kind of create_finance_item, null for another.
create function private.finance_table(kind text) returns text
language sql immutable set search_path = '' as $$
  select case when finance_table.kind in ('bill', 'income', 'debt', 'budget', 'investment', 'account') then finance_table.kind || 's'
    when finance_table.kind = 'loan_given' then 'debts' when finance_table.kind = 'card' then 'accounts' end;
$$;

create function public.create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null, first_month text default null,
  closing_day integer default null, interest_rate numeric default null, account text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('create_finance_item', tool_call_id);
  item_name text;
  value numeric;
  created jsonb;
begin
  perform private.expect_short(1000, create_finance_item.kind, create_finance_item.name, create_finance_item.category,
    create_finance_item.first_month, create_finance_item.account);
  if stored is not null then
    return stored;
  end if;
  if private.finance_table(kind) is null then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de item.', jsonb_build_object('kind', left(kind, 100),
      'allowed', array['bill', 'income', 'debt', 'loan_given', 'budget', 'investment', 'account', 'card']));
  end if;
  -- A budget has no name, only a category.
  item_name := case when kind = 'budget' then coalesce(name, category) else private.finance_text(name, 'name', 200) end;
  -- An account may begin empty, and a card without a known limit.
  value := case when kind in ('account', 'card') then amount else private.finance_amount(amount) end;
  created := case kind
    when 'bill' then private.create_bill(item_name, value, category, due_day, recurring, date)
    when 'income' then private.create_income(item_name, value, category, due_day, recurring, date,
      private.finance_month_named(first_month), account)
    when 'debt' then private.create_debt(item_name, value, due_day, installments, current_installment, date,
      false, interest_rate, account)
    when 'loan_given' then private.create_debt(item_name, value, due_day, installments, current_installment, date,
      true, interest_rate, account)
    when 'budget' then private.create_budget(value, category, recurring, coalesce(private.finance_month_named(first_month), date))
    when 'investment' then private.create_investment(item_name, value, category, date)
    when 'account' then private.create_account(item_name, value, category, date)
    when 'card' then private.create_card(item_name, value, closing_day, due_day)
  end;
  return private.record_tool('create_finance_item', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', item_name, 'amount', value, 'category', category,
      'due_day', due_day, 'recurring', recurring, 'installments', installments,
      'current_installment', current_installment, 'date', date, 'first_month', first_month, 'closing_day', closing_day,
      'interest_rate', interest_rate, 'account', account)),
    jsonb_build_object('kind', kind, 'item', created -> 'item'),
    created -> 'undo');
end;
$$;
comment on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text, integer,
  numeric, text, text) is
  'Creates a bill (recurring unless it has a date), an income (received when dated today or before), a debt (amount is the instalment '
  'when installments is given, else the whole sum; agreed on when it has installments, due_day or a date to come), a loan_given '
  '(the same, owed to the user), a budget (replaces that of the category and month), an investment, an account (category: '
  'checking, savings or cash; amount: what is in it on date) or a card (closing_day and due_day; amount: its limit). '
  'first_month (YYYY-MM): from when an income or a budget counts, else this month. interest_rate: % a month, only kept. An account '
  'of that name is changed. account: where '
  'a received income came to, else the default one; what a loan_given went out of or a debt without instalments came to, if it is '
  'named and no card. Returns { kind, item }; item of a received income or a debt has account?, '
  'unknown_account?, before_account? as in create_expense. PT400 invalid_kind, invalid_amount, invalid_name, '
  'invalid_category (allowed in detail), invalid_due_day, '
  'due_day_required, closing_day_required, invalid_installments, invalid_current_installment, invalid_interest_rate, '
  'future_date, invalid_date, PT409 already_exists, account_ambiguous.';
grant execute on function public.create_finance_item(text, text, numeric, text, int, boolean, int, int, date, text, int, numeric, text,
  text) to authenticated, service_role;

-- The item is created and rolled back, so that the offer shows exactly what the yes will do.
create function public.prepare_create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null, first_month text default null,
  closing_day integer default null, interest_rate numeric default null, account text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  has_moved constant boolean := kind in ('debt', 'loan_given')
    and private.names_account_of_debt(kind = 'loan_given', installments, account);
  item jsonb;
  changes boolean;
  prepared jsonb;
begin
  perform private.expect_short(1000, prepare_create_finance_item.kind, prepare_create_finance_item.name,
    prepare_create_finance_item.category, prepare_create_finance_item.first_month, prepare_create_finance_item.account);
  begin
    -- Which of several accounts it is makes no difference here.
    item := public.create_finance_item(kind, name, amount, category, due_day, recurring, installments, current_installment, date,
      first_month, closing_day, interest_rate, case when has_moved then (
        select a.id::text from private.accounts_named(account) a where a.kind <> 'card' limit 1) end) -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    -- A row that exists after the rollback existed before: the yes changes it.
    execute format('select exists (select from public.%I t where t.user_id = $1 and t.id = $2)', private.finance_table(kind))
    into changes using private.current_user_id(), (item ->> 'id')::uuid;
  end;
  prepared := jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'kind', kind,
      'name', coalesce(item ->> 'name', private.finance_text(coalesce(name, category), 'name', 200)),
      'amount', case when kind in ('account', 'card') then amount else private.finance_amount(amount) end,
      'category', item -> 'category',
      'due_day', due_day,
      'recurring', item -> 'recurring',
      'installments', installments,
      'current_installment', current_installment,
      'date', coalesce(to_jsonb(date), item -> 'date'),
      'first_month', first_month,
      'closing_day', closing_day,
      'interest_rate', item -> 'interest_rate')),
    -- Values that depend on the day are left out, or the offer would differ tomorrow.
    'facts', (item - '{id,status,days_until_due,projected_end,spent,account,before_account}'::text[])
      || case when changes
        then jsonb_build_object('row', jsonb_build_object('table', private.finance_table(kind), 'id', item -> 'id'))
        else '{}' end);
  return case when kind = 'income' and item ? 'received_on' or has_moved
    then private.with_account(prepared, account, false) else prepared end;
end;
$$;
comment on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text,
  integer, numeric, text) is
  'The arguments of create_finance_item with defaults filled in, and as facts the item as it would be; or { status: choose, '
  'choices } where several accounts fit. Writes nothing; raises what create_finance_item would.';
grant execute on function public.prepare_create_finance_item(text, text, numeric, text, int, boolean, int, int, date, text, int,
  numeric, text) to authenticated, service_role;

-- Deleting an expense, bill, income, debt, payment of a debt, investment or budget, found by its name, amount or day. Of a series the
-- open month is deleted and no more are written; paid months stay.

-- The items of a kind: one row for each series; budgets in force, named by their category. ends_series: deleting it
-- also ends the series; kept: it was paid, so only the series ends.
create function private.deletable_items(kind text)
returns table (id uuid, name text, amount numeric, day date, ends_series boolean, kept boolean, created_at timestamptz)
language sql stable set search_path = '' as $$
  -- A purchase in instalments is one item.
  select e.id, e.description, coalesce((
      select sum(p.amount) from public.expenses p
      where p.user_id = e.user_id and p.purchase_id = e.purchase_id and p.deleted_at is null), e.amount),
    coalesce(e.bought_on, e.spent_on), false, false, e.created_at
  from public.expenses e
  where deletable_items.kind = 'expense' and e.user_id = private.current_user_id() and e.deleted_at is null
    and (e.purchase_id is null or e.installment = (
      select min(p.installment) from public.expenses p
      where p.user_id = e.user_id and p.purchase_id = e.purchase_id and p.deleted_at is null))
  union all
  select a.id, private.account_label(a), case when a.kind = 'card' then a.credit_limit else a.opening_balance end, null, false, false,
    a.created_at
  from public.accounts a
  where deletable_items.kind = 'account' and a.user_id = private.current_user_id() and a.deleted_at is null
  union all
  select t.id, private.account_label(a), t.amount, t.moved_on, false, false, t.created_at
  from public.transfers t
  join public.accounts a on a.user_id = t.user_id and a.id = t.to_account_id
  where deletable_items.kind = 'transfer' and t.user_id = private.current_user_id() and t.deleted_at is null
  union all
  select b.id, b.name, b.amount, b.due_on, b.recurring, b.recurring and b.status = 'paid', b.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.bills x
    where x.user_id = private.current_user_id() and x.deleted_at is null and x.status <> 'canceled'
    order by x.group_id, x.status = 'paid', case when x.status = 'pending' then x.month end, x.month desc
  ) as b
  where deletable_items.kind = 'bill' and not exists (
    select from public.bills ended
    where ended.user_id = b.user_id and ended.group_id = b.group_id and b.status = 'paid' and b.recurring
      and (not ended.recurring or ended.status = 'canceled' or ended.deleted_at is not null))
  union all
  select i.id, i.name, coalesce(i.actual_amount, i.expected_amount),
    coalesce(i.received_on, case when i.due_day is not null then private.due_date(i.month, i.due_day) end),
    i.recurring, i.recurring and i.actual_amount is not null, i.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.incomes x
    where x.user_id = private.current_user_id() and x.deleted_at is null
    order by x.group_id, x.actual_amount is not null, case when x.actual_amount is null then x.month end, x.month desc
  ) as i
  where deletable_items.kind = 'income' and not exists (
    select from public.incomes ended
    where ended.user_id = i.user_id and ended.group_id = i.group_id and i.actual_amount is not null and i.recurring
      and (not ended.recurring or ended.deleted_at is not null))
  union all
  select d.id, d.name, d.installment_amount, null, false, false, d.created_at
  from public.debts d
  where deletable_items.kind = 'debt' and d.user_id = private.current_user_id() and d.deleted_at is null
  union all
  select p.id, d.name, p.amount, p.paid_on, false, false, p.created_at
  from public.debt_payments p
  join public.debts d on d.user_id = p.user_id and d.id = p.debt_id and d.deleted_at is null
  where deletable_items.kind = 'debt_payment' and p.user_id = private.current_user_id() and p.deleted_at is null
  union all
  select v.id, v.name, v.amount, v.invested_on, false, false, v.created_at
  from public.investments v
  where deletable_items.kind = 'investment' and v.user_id = private.current_user_id() and v.deleted_at is null
  union all
  select g.id, g.name, g.amount, null, false, false, g.created_at
  from (
    select distinct on (b.category) b.id, private.category_name(b.category) as name, b.amount, b.created_at
    from public.budgets b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and (b.month = private.finance_month(null) or (b.recurring and b.month < private.finance_month(null)))
    order by b.category, b.month desc
  ) as g
  where deletable_items.kind = 'budget';
$$;

-- The items that words, amount and day fit, newest first, at most five; without any detail the newest one. PT400
-- invalid_kind.
create function private.items_to_delete(kind text, item_id uuid, name text, amount numeric, date date) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  kinds constant text[] := array['expense', 'bill', 'income', 'debt', 'debt_payment', 'investment', 'budget', 'account', 'transfer'];
  words text := nullif(btrim(items_to_delete.name), '');
  wanted_id constant uuid := coalesce(items_to_delete.item_id, private.try_uuid(words));
begin
  if items_to_delete.kind is null or items_to_delete.kind <> all (kinds) then
    perform private.raise(400, 'invalid_kind', 'Não sei apagar isso.', jsonb_build_object(
      'kind', left(items_to_delete.kind, 40), 'allowed', kinds));
  end if;
  return (
    with scored as (
      select i.*, case when words is null then 1 else private.finance_name_score(i.name, words) end as score
      from private.deletable_items(items_to_delete.kind) i
      where case when wanted_id is not null then i.id = wanted_id
        else (items_to_delete.amount is null or i.amount = items_to_delete.amount)
          and (items_to_delete.date is null or i.day = items_to_delete.date) end
    ), fitting as (
      select s.* from scored s
      where wanted_id is not null
        or private.finance_name_fits(s.score::real, (select max(m.score) from scored m)::real)
    ), chosen as (
      select f.*, row_number() over (order by f.day desc nulls last, f.created_at desc, f.id) as position from fitting f
      -- Of the payments of a debt, that of the last month is meant.
      where items_to_delete.kind <> 'debt_payment' or wanted_id is not null or items_to_delete.amount is not null
        or items_to_delete.date is not null or f.day > private.today() - 31
        or not exists (select from fitting n where n.day > private.today() - 31)
    )
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', items_to_delete.kind, 'id', c.id, 'name', c.name, 'amount', c.amount, 'date', c.day,
        'ends_series', case when c.ends_series then true end, 'kept', case when c.kept then true end,
        'owed_to_me', (select true from public.debts d
          where items_to_delete.kind = 'debt' and d.user_id = private.current_user_id() and d.id = c.id and d.owed_to_me)))
      order by c.position), '[]')
    from chosen c
    -- Without any detail the latest entry is meant, whatever its date.
    where case when words is null and items_to_delete.amount is null and items_to_delete.date is null
        and wanted_id is null
      then c.id = (select n.id from fitting n order by n.created_at desc, n.day desc nulls last, n.id limit 1)
      else c.position <= 5 end);
end;
$$;

-- The one item that is meant, with what belongs to it locked: of a purchase all rows, of a payment its debt. What was paid or
-- deleted while the lock was waited for is looked for anew. PT404 item_not_found, PT409 item_ambiguous.
create function private.locked_item(kind text, item_id uuid, name text, amount numeric default null, date date default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  found_items jsonb;
  locked jsonb;
  target uuid;
begin
  loop
    found_items := private.items_to_delete(kind, item_id, name, amount, date);
    if jsonb_array_length(found_items) = 0 then
      perform private.raise(404, 'item_not_found', 'Não encontrei esse lançamento; talvez ele já tenha sido apagado.',
        jsonb_build_object('kind', kind));
    elsif jsonb_array_length(found_items) > 1 then
      perform private.raise(409, 'item_ambiguous', 'Mais de um lançamento combina com isso.',
        jsonb_build_object('candidates', found_items));
    end if;
    exit when found_items = locked;
    locked := found_items;
    target := (locked #>> '{0,id}')::uuid;
    if kind = 'expense' then
      perform from public.expenses e
      where e.user_id = caller and (e.id = target or e.purchase_id = (
        select p.purchase_id from public.expenses p where p.user_id = caller and p.id = target))
      order by e.installment for update;
    elsif kind = 'debt_payment' then
      perform from public.debts d
      where d.user_id = caller and d.id = (select p.debt_id from public.debt_payments p where p.user_id = caller and p.id = target)
      for update;
    else
      execute format('select from public.%I t where t.user_id = $1 and t.id = $2 for update', kind || 's') using caller, target;
    end if;
  end loop;
  return locked -> 0;
end;
$$;

create function private.item_label(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('of', 'entry', 'name', item -> 'name', 'amount', item -> 'amount',
    'date', item -> 'date'));
$$;

create function public.prepare_delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_items jsonb := private.items_to_delete(kind, item_id, name, amount, date);
begin
  perform private.expect_short(1000, prepare_delete_finance_item.kind, prepare_delete_finance_item.name);
  if jsonb_array_length(found_items) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', coalesce((
      select jsonb_agg(n.name) from (
        select i.name, max(i.created_at) as newest from private.deletable_items(prepare_delete_finance_item.kind) i
        group by i.name order by 2 desc limit 5) as n), '[]')));
  elsif jsonb_array_length(found_items) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', private.item_label(f.item),
        'args', jsonb_build_object('kind', kind, 'item_id', f.item -> 'id', 'name', f.item -> 'name'),
        'facts', f.item || jsonb_build_object('row', jsonb_build_object('table', kind || 's', 'id', f.item -> 'id'))) order by f.position)
      from jsonb_array_elements(found_items) with ordinality as f (item, position)));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('kind', kind, 'item_id', found_items -> 0 -> 'id', 'name', found_items -> 0 -> 'name'),
    'facts', (found_items -> 0)
      || jsonb_build_object('row', jsonb_build_object('table', kind || 's', 'id', found_items -> 0 -> 'id')));
end;
$$;
comment on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) is
  'Which entry is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { '
  'existing } }. PT400 invalid_kind.';
grant execute on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) to authenticated, service_role;

create function public.delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_finance_item', tool_call_id);
  item jsonb;
  target uuid;
  kept boolean;
  rows public.expenses[];
  undo jsonb;
begin
  perform private.expect_short(1000, delete_finance_item.kind, delete_finance_item.name);
  if stored is not null then
    return stored;
  end if;
  item := private.locked_item(kind, item_id, name, amount, date);
  target := (item ->> 'id')::uuid;
  kept := coalesce((item ->> 'kept')::boolean, false);
  undo := jsonb_build_object('table', kind || 's', 'id', target, 'set',
    case when kept then '{"recurring": true}'::jsonb else '{"deleted_at": null}'::jsonb end);
  case kind
    when 'expense' then
      -- Also instalments that were returned before: then the return cannot be undone without its purchase.
      rows := array(select e from public.expenses e
        where e.user_id = caller and (e.id = target or e.purchase_id = (
          select p.purchase_id from public.expenses p where p.user_id = caller and p.id = target)));
      undo := private.steps_back(rows);
      update public.expenses e set deleted_at = now() where e.user_id = caller and e.id in (select r.id from unnest(rows) as r);
    when 'bill' then
      update public.bills b
      set deleted_at = case when not kept then now() end, recurring = b.recurring and not kept
      where b.user_id = caller and b.id = target;
    when 'income' then
      update public.incomes i
      set deleted_at = case when not kept then now() end, recurring = i.recurring and not kept
      where i.user_id = caller and i.id = target;
    when 'debt' then update public.debts d set deleted_at = now() where d.user_id = caller and d.id = target;
    when 'debt_payment' then undo := private.change_debt_payment(target, null, null, null) -> 'undo';
    when 'budget' then undo := private.end_budget(target);
    when 'account' then update public.accounts a set deleted_at = now() where a.user_id = caller and a.id = target;
    when 'transfer' then update public.transfers t set deleted_at = now() where t.user_id = caller and t.id = target;
    else update public.investments v set deleted_at = now() where v.user_id = caller and v.id = target;
  end case;
  return private.record_tool(
    'delete_finance_item',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'item_id', item_id, 'name', name, 'amount', amount, 'date', date)),
    jsonb_build_object('item', item),
    undo);
end;
$$;
comment on function public.delete_finance_item(text, uuid, text, numeric, date, text) is
  'Deletes one entry softly and ends its series, or the limit of a category from this month on; it can be restored. '
  'Returns { item }. PT400 invalid_kind, PT404 item_not_found, PT409 item_ambiguous.';
grant execute on function public.delete_finance_item(text, uuid, text, numeric, date, text) to authenticated, service_role;
