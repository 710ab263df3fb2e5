-- What is in the bills of a card, what is in accounts, and money moved between them. A part of a bill that is not paid
-- when it is due carries over to the next; so does what was paid too much.

-- What is in the bills of a card: purchases, bills and payments of debts that the card paid, and below zero what came back
-- to it.
create function private.card_items(account public.accounts) returns table (
  of_table text, id uuid, month date, description text, amount numeric, category text, day date, installment integer,
  installments integer)
language sql stable set search_path = '' as $$
  select 'expenses', e.id, e.card_month, e.description, e.amount, e.category, coalesce(e.bought_on, e.spent_on), e.installment,
    e.installments
  from public.expenses e
  where e.user_id = card_items.account.user_id and e.account_id = card_items.account.id and e.card_month is not null
    and e.deleted_at is null
  union all
  select 'bills', b.id, b.card_month, b.name, b.amount, b.category, b.paid_on, null, null
  from public.bills b
  where b.user_id = card_items.account.user_id and b.account_id = card_items.account.id and b.card_month is not null
    and b.deleted_at is null
  union all
  select 'debt_payments', p.id, p.card_month, d.name, case when d.owed_to_me then -p.amount else p.amount end, null, p.paid_on, null,
    null
  from public.debt_payments p join public.debts d on d.user_id = p.user_id and d.id = p.debt_id
  where p.user_id = card_items.account.user_id and p.account_id = card_items.account.id and p.card_month is not null
    and p.deleted_at is null and d.deleted_at is null
  union all
  select 'incomes', i.id, i.card_month, i.name, -i.actual_amount, i.category, i.received_on, null, null
  from public.incomes i
  where i.user_id = card_items.account.user_id and i.account_id = card_items.account.id and i.card_month is not null
    and i.deleted_at is null;
$$;

-- bought: purchases in it; carried: from the bill before; total: both; rest: still to pay of it, negative when paid too much;
-- moved_on: what the next one took over. state: open, future, closed, partly_paid or paid.
create type private.card_bill as (
  month date, closes_on date, due_on date, bought numeric, carried numeric, total numeric, paid numeric, rest numeric,
  moved_on numeric, state text
);

-- The bills of a card, from the first that something belongs to until the last, the open one included. It reads all that
-- the card ever had: who needs several bills asks once.
create function private.card_bills_of(account public.accounts) returns setof private.card_bill
language plpgsql stable rows 40 set search_path = '' as $$
declare
  today constant date := private.today();
  open_month constant date := private.card_month(card_bills_of.account, today);
  cycle record;
  bill private.card_bill;
begin
  for cycle in
    with bought as (
      select i.month, sum(i.amount) as amount from private.card_items(account) i group by i.month
    ), paid as (
      select t.card_month as month, sum(t.amount) as amount from public.transfers t
      where t.user_id = account.user_id and t.to_account_id = account.id and t.card_month is not null and t.deleted_at is null
      group by t.card_month
    ), named as (
      select b.month from bought b union select p.month from paid p union select open_month
    )
    select m::date as month, coalesce(b.closes_on, c.closes_on) as closes_on, coalesce(b.due_on, c.due_on) as due_on,
      coalesce(bought.amount, 0) as bought, coalesce(paid.amount, 0) as paid
    from generate_series((select min(n.month) from named n)::timestamp, (select max(n.month) from named n)::timestamp,
      interval '1 month') as m
    left join public.card_bills b on b.user_id = account.user_id and b.account_id = account.id and b.month = m::date
    cross join lateral private.cycle_by_days(m::date, account.closing_day, account.due_day) as c
    left join bought on bought.month = m::date
    left join paid on paid.month = m::date
    order by m
  loop
    bill.month := cycle.month; bill.closes_on := cycle.closes_on; bill.due_on := cycle.due_on;
    bill.bought := cycle.bought; bill.paid := cycle.paid;
    bill.carried := coalesce(bill.moved_on, 0);
    bill.total := bill.bought + bill.carried;
    bill.rest := bill.total - bill.paid;
    bill.state := case when bill.month > open_month then 'future' when bill.closes_on > today then 'open' when bill.rest <= 0 then 'paid'
      when bill.paid > 0 then 'partly_paid' else 'closed' end;
    bill.moved_on := case when bill.rest > 0 and bill.due_on < today and bill.closes_on <= today
      or bill.rest < 0 and bill.closes_on <= today then bill.rest else 0 end;
    bill.rest := bill.rest - bill.moved_on;
    return next bill;
  end loop;
end;
$$;

create function private.card_bill_json(bill private.card_bill) returns jsonb
language sql immutable strict set search_path = '' as $$
  select jsonb_strip_nulls(to_jsonb(card_bill_json.bill)
    || jsonb_build_object('carried', nullif((card_bill_json.bill).carried, 0), 'moved_on', nullif((card_bill_json.bill).moved_on, 0)));
$$;

-- The bills of a card as a payment of a day finds them. What is overdue on that day has not moved on before the next bill closes,
-- which takes it over: a payment some days late is for the bill that was due. Nor has it where that one is paid already.
create function private.card_bills_to_pay(account public.accounts, paid_on date) returns table (
  month date, state text, due_on date, total numeric, paid numeric, moved_on numeric, rest numeric)
language sql stable rows 40 set search_path = '' as $$
  select b.month, b.state, b.due_on, b.total, b.paid, b.moved_on,
    b.rest + case when b.moved_on > 0
      and coalesce(lead(b.closes_on) over (order by b.month), 'infinity') > card_bills_to_pay.paid_on
      and coalesce(lead(b.paid) over (order by b.month), 0) = 0 then b.moved_on else 0 end
  from private.card_bills_of(card_bills_to_pay.account) b;
$$;

-- The bill that a payment of a day is for: the oldest closed one with a rest, else the open one.
create function private.card_bill_to_pay(account public.accounts, paid_on date) returns date
language sql stable set search_path = '' as $$
  select b.month from private.card_bills_to_pay(card_bill_to_pay.account, card_bill_to_pay.paid_on) b
  where b.state in ('closed', 'partly_paid', 'open') and (b.rest > 0 or b.state = 'open')
  order by b.month limit 1;
$$;

-- Whether an entry of a day changes the balance that an account began with. On the day itself, one that was recorded before
-- the account was: "na caixa 2.050, já com a aposentadoria".
create function private.counts_in_balance(account public.accounts, day date, recorded_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select counts_in_balance.day > (counts_in_balance.account).opened_on
    or (counts_in_balance.day = (counts_in_balance.account).opened_on
      and counts_in_balance.recorded_at >= (counts_in_balance.account).created_at);
$$;

-- What is in an account that is no card: from its opening balance on, until today.
create function private.account_balance(account public.accounts) returns numeric
language sql stable set search_path = '' as $$
  select account_balance.account.opening_balance
    - coalesce((select sum(e.amount) from public.expenses e
      where e.user_id = account_balance.account.user_id and e.account_id = account_balance.account.id and e.deleted_at is null
        and private.counts_in_balance(account_balance.account, e.spent_on, e.created_at) and e.spent_on <= private.today()), 0)
    - coalesce((select sum(b.amount) from public.bills b
      where b.user_id = account_balance.account.user_id and b.account_id = account_balance.account.id and b.deleted_at is null
        and b.paid_on >= account_balance.account.opened_on), 0)
    - coalesce((select sum(case when d.owed_to_me then -p.amount else p.amount end)
      from public.debt_payments p join public.debts d on d.user_id = p.user_id and d.id = p.debt_id
      where p.user_id = account_balance.account.user_id and p.account_id = account_balance.account.id and p.deleted_at is null
        and d.deleted_at is null and private.counts_in_balance(account_balance.account, p.paid_on, p.created_at)), 0)
    + coalesce((select sum(case when d.owed_to_me then -d.total_amount else d.total_amount end) from public.debts d
      where d.user_id = account_balance.account.user_id and d.account_id = account_balance.account.id and d.deleted_at is null
        and private.counts_in_balance(account_balance.account, d.moved_on, d.created_at)), 0)
    + coalesce((select sum(i.actual_amount) from public.incomes i
      where i.user_id = account_balance.account.user_id and i.account_id = account_balance.account.id and i.deleted_at is null
        and private.counts_in_balance(account_balance.account, i.received_on, i.created_at)), 0)
    + coalesce((select sum(case when t.to_account_id = account_balance.account.id then t.amount else -t.amount end)
      from public.transfers t
      where t.user_id = account_balance.account.user_id and t.deleted_at is null
        and account_balance.account.id in (t.from_account_id, t.to_account_id)
        and private.counts_in_balance(account_balance.account, t.moved_on, t.created_at)), 0);
$$;

-- An account as tools return it. A card has its open bill and the oldest one to pay; used: all that is bought and not
-- paid, instalments ahead included.
create function private.account_json(account public.accounts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', account_json.account.id, 'name', private.account_label(account_json.account),
      'kind', account_json.account.kind, 'is_default', case when account_json.account.is_default then true end,
      'opened_on', case when account_json.account.kind <> 'card' then account_json.account.opened_on end))
    || case when account_json.account.kind <> 'card'
      then jsonb_build_object('balance', private.account_balance(account_json.account))
      else (
        select jsonb_strip_nulls(jsonb_build_object('closing_day', account_json.account.closing_day,
          'due_day', account_json.account.due_day, 'credit_limit', account_json.account.credit_limit, 'used', sum(b.rest),
          'available', account_json.account.credit_limit - sum(b.rest),
          'open', private.card_bill_json((array_agg(b order by b.month) filter (where b.state = 'open'))[1]),
          'to_pay', private.card_bill_json((array_agg(b order by b.month)
            filter (where b.state in ('closed', 'partly_paid') and b.rest > 0))[1])))
        from private.card_bills_of(account_json.account) b) end;
$$;

-- Purchases in instalments with something left, the newest first; of those words, or of one account. Left is what nobody
-- has paid yet: of a card, instalments of bills that are neither paid nor carried over; else those of days to come.
create function private.open_purchases(words text, account_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with found as materialized (
    select e.purchase_id, min(e.description) as description, min(e.bought_on) as bought_on, sum(e.amount) as total,
      min(e.installments) as installments, (array_agg(e.account_id order by e.installment))[1] as account_id
    from public.expenses e
    where e.user_id = private.current_user_id() and e.purchase_id is not null and e.deleted_at is null
    group by e.purchase_id
    having (open_purchases.account_id is null or (array_agg(e.account_id order by e.installment))[1] = open_purchases.account_id)
      and (open_purchases.words is not null or max(e.spent_on) > private.today() - 62)
      and (open_purchases.words is null or private.finance_name_score(min(e.description), open_purchases.words) >= 0.5)
    order by 3 desc, 1 limit 30
  ), rows as materialized (
    select e.purchase_id, e.account_id, e.card_month, e.spent_on, e.amount
    from public.expenses e join found f on f.purchase_id = e.purchase_id
    where e.user_id = private.current_user_id() and e.deleted_at is null
  ), bills as materialized (
    -- Each card once, however many instalments it has.
    select a.id as card_id, b.*
    from public.accounts a cross join lateral private.card_bills_of(a) b
    where a.user_id = private.current_user_id() and a.kind = 'card' and a.id in (select r.account_id from rows r)
  ), unpaid as (
    select r.purchase_id, count(*) as count, sum(r.amount) as amount, max(coalesce(b.due_on, r.spent_on)) as ends_on
    from rows r left join bills b on b.card_id = r.account_id and b.month = r.card_month
    where case when r.account_id in (select c.card_id from bills c) then b.state in ('open', 'future') or b.rest > 0
      else r.spent_on > private.today() end
    group by r.purchase_id
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('purchase_id', f.purchase_id, 'description', f.description,
      'bought_on', f.bought_on, 'total', f.total, 'installments', f.installments,
      'account', (select private.account_label(a) from public.accounts a
        where a.user_id = private.current_user_id() and a.id = f.account_id),
      'left', coalesce(u.count, 0), 'left_amount', coalesce(u.amount, 0), 'ends_on', u.ends_on))
    order by f.bought_on desc, f.purchase_id), '[]')
  from found f left join unpaid u on u.purchase_id = f.purchase_id
  where u.count > 0 or open_purchases.words is not null;
$$;

-- A bill with what is in it, newest first, and what the coming months have already.
create function private.card_bill_with_items(account public.accounts, of_month date) returns jsonb
language sql stable set search_path = '' as $$
  with bills as materialized (
    select b as bill, b.month, b.bought from private.card_bills_of(card_bill_with_items.account) b
  ), items as materialized (
    select i.* from private.card_items(card_bill_with_items.account) i where i.month = card_bill_with_items.of_month
  )
  select jsonb_build_object('account', private.account_label(card_bill_with_items.account))
    || coalesce((select private.card_bill_json(b.bill) from bills b where b.month = card_bill_with_items.of_month),
      jsonb_build_object('month', card_bill_with_items.of_month, 'bought', 0, 'total', 0, 'paid', 0, 'rest', 0))
    || jsonb_build_object('count', (select count(*) from items),
    'items', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'description', i.description, 'amount', i.amount,
        'category', i.category, 'date', i.day, 'installment', i.installment, 'installments', i.installments))
        order by i.day desc, i.id)
      from (select n.* from items n order by n.day desc, n.id limit 50) as i), '[]'),
    'payments', coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'amount', t.amount, 'date', t.moved_on) order by t.moved_on desc, t.id)
      from public.transfers t
      where t.user_id = card_bill_with_items.account.user_id and t.to_account_id = card_bill_with_items.account.id
        and t.card_month = card_bill_with_items.of_month and t.deleted_at is null), '[]'),
    'ahead', coalesce((
      select jsonb_agg(jsonb_build_object('month', b.month, 'amount', b.bought) order by b.month)
      from bills b where b.month > card_bill_with_items.of_month and b.bought > 0), '[]'));
$$;

create function public.get_accounts(account text default null, month text default null, purchase text default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  meant public.accounts[] := case when nullif(btrim(get_accounts.account), '') is null
    then array(select a from public.accounts a where a.user_id = private.current_user_id() and a.deleted_at is null
      order by a.kind = 'card', a.is_default desc, a.name, a.id limit 50)
    else array(select a from private.accounts_named(get_accounts.account) a) end;
  of_month constant date := private.finance_month_named(get_accounts.month);
  cards public.accounts[] := array(select a from unnest(meant) a where a.kind = 'card');
begin
  perform private.expect_short(1000, get_accounts.account, get_accounts.month, get_accounts.purchase);
  if cardinality(meant) = 0 and nullif(btrim(get_accounts.account), '') is not null then
    perform private.raise(404, 'account_not_found', 'Não encontrei essa conta.',
      jsonb_build_object('existing', private.account_names()));
  end if;
  return jsonb_build_object('today', private.today(),
    'accounts', coalesce((
      select jsonb_agg(private.account_json(meant[i]) order by i) from generate_subscripts(meant, 1) as i), '[]'),
    'purchases', private.open_purchases(nullif(btrim(left(get_accounts.purchase, 200)), ''),
      case when cardinality(meant) = 1 and get_accounts.account is not null then meant[1].id end))
    || case when cardinality(cards) = 1 and (of_month is not null or get_accounts.account is not null) then jsonb_build_object('bill',
      private.card_bill_with_items(cards[1], coalesce(of_month, private.card_bill_to_pay(cards[1], private.today())))) else '{}' end;
end;
$$;
comment on function public.get_accounts(text, text, text) is
  'Accounts and cards: { today, accounts: [{ id, name, kind, is_default?, balance, opened_on } | { …, closing_day, due_day, '
  'credit_limit?, used, available?, open: bill, to_pay?: bill }], purchases: [{ purchase_id, description, bought_on, total, '
  'installments, account?, left, left_amount, ends_on? }], bill?: bill with { account, count, items, payments, ahead } }. '
  'bill: { month, closes_on, due_on, state: open | future | closed | partly_paid | paid, bought, carried?, total, paid, '
  'rest, moved_on? }. account: one by its name or id; of a card the bill to pay, or that of month (YYYY-MM). purchase: '
  'words of a purchase in instalments. PT400 invalid_month, PT404 account_not_found (existing in detail).';
grant execute on function public.get_accounts(text, text, text) to authenticated, service_role;

-- Moving money: between own accounts, and paying a card's bill.

-- What a transfer is, checked. early: the bill is not closed yet; paid_before: the month of the bill before it, if that
-- one is paid; over: paid more than was left.
create function private.planned_transfer(
  into_account text, from_account text, amount numeric, date date, month text,
  out target public.accounts, out source public.accounts, out sum numeric, out day date, out bill date, out note jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  of_bill record;
  -- True, or null for any account.
  card_only constant boolean := nullif(planned_transfer.amount is null or planned_transfer.month is not null, false);
begin
  day := private.finance_past_date(planned_transfer.date);
  target := private.account_meant(planned_transfer.into_account, card_only);
  if target.id is null then
    perform private.raise(404, 'account_not_found', case when card_only then 'Não encontrei esse cartão.'
      else 'Não encontrei essa conta.' end, jsonb_build_object('existing', private.account_names(card_only)));
  end if;
  if nullif(btrim(planned_transfer.from_account), '') is not null then
    source := private.account_meant(planned_transfer.from_account);
    if source.id is null then
      perform private.raise(404, 'account_not_found', 'Não encontrei a conta de onde saiu.',
        jsonb_build_object('existing', private.account_names()));
    end if;
  else
    select a.* into source from public.accounts a
    where a.user_id = private.current_user_id() and a.is_default and a.deleted_at is null and a.kind <> 'card' and a.id <> target.id;
  end if;
  if source.id = target.id then
    perform private.raise(400, 'same_account', 'É a mesma conta dos dois lados.', jsonb_build_object('account', source.name));
  end if;
  if target.kind <> 'card' then
    sum := private.finance_amount(planned_transfer.amount);
    note := '{}';
    return;
  end if;
  bill := coalesce(private.finance_month_named(planned_transfer.month), private.card_bill_to_pay(target, day));
  -- Of a bill that is named, what has moved on to the next one since it was due can be paid as well.
  select * into of_bill from private.card_bills_to_pay(target,
    case when planned_transfer.month is null then day else '-infinity' end) b where b.month = bill;
  if of_bill.month is null or (of_bill.rest <= 0 and of_bill.state <> 'open')
    or (of_bill.rest <= 0 and planned_transfer.amount is null) then
    perform private.raise(409, 'card_bill_paid', 'Essa fatura não tem nada a pagar.',
      jsonb_strip_nulls(jsonb_build_object('account', target.name, 'month', bill, 'paid', nullif(of_bill.paid, 0),
        'moved_on', nullif(of_bill.moved_on, 0))));
  end if;
  sum := private.finance_amount(coalesce(planned_transfer.amount, of_bill.rest));
  note := jsonb_strip_nulls(jsonb_build_object('early', case when of_bill.state = 'open' then true end,
    'paid_before', (select b.month from private.card_bills_of(target) b where of_bill.state = 'open'
      and b.month = (bill - interval '1 month')::date and b.state = 'paid' and b.paid > 0),
    'over', case when sum > of_bill.rest then sum - of_bill.rest end, 'total', of_bill.total, 'due_on', of_bill.due_on,
    'rest', greatest(of_bill.rest - sum, 0)));
end;
$$;

create function private.transfer_json(target public.accounts, source public.accounts, sum numeric, day date, bill date, note jsonb)
returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('to', private.account_label(transfer_json.target),
    'from', case when (transfer_json.source).id is not null then private.account_label(transfer_json.source) end,
    'amount', transfer_json.sum, 'date', transfer_json.day, 'card_month', transfer_json.bill)) || transfer_json.note;
$$;

create function private.prepared_transfer(
  into_account text, from_account text, amount numeric, date date, month text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  planned record := private.planned_transfer(into_account, from_account, amount, date, month);
begin
  return jsonb_build_object('args', jsonb_strip_nulls(jsonb_build_object(
      'to_account', into_account, 'from_account', from_account,
      'amount', planned.sum, 'date', planned.day, 'month', to_char(planned.bill, 'YYYY-MM'))),
    'facts', private.transfer_json(planned.target, planned.source, planned.sum, planned.day, planned.bill, planned.note));
end;
$$;

create function public.prepare_transfer_money(
  to_account text default null, from_account text default null, amount numeric default null, date date default null,
  month text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  fitting text[] := array(select private.account_label(a)
    from private.accounts_named(to_account, nullif(amount is null or month is not null, false)) a);
  label text;
  choices jsonb := '[]'::jsonb;
  told text;
begin
  perform private.expect_short(1000, prepare_transfer_money.to_account, prepare_transfer_money.from_account,
    prepare_transfer_money.month);
  if cardinality(fitting) > 1 then
    foreach label in array fitting loop
      begin
        choices := choices || jsonb_build_array(private.prepared_transfer(label, from_account, amount, date, month)
          || jsonb_build_object('label', jsonb_build_object('of', 'account', 'name', label)));
      exception when sqlstate 'PT409' then
        -- A card with nothing to pay is not the one that is meant.
        continue;
      end;
    end loop;
  end if;
  return case when jsonb_array_length(choices) > 1 then jsonb_build_object('status', 'choose', 'choices', choices)
    else '{"status": "ready"}' || private.prepared_transfer(coalesce(choices #>> '{0,args,to_account}', to_account), from_account,
      amount, date, month) end;
exception when sqlstate 'PT404' then
  get stacked diagnostics told = pg_exception_detail;
  return jsonb_build_object('status', 'missing', 'facts', told::jsonb);
end;
$$;
comment on function public.prepare_transfer_money(text, text, numeric, date, text) is
  'The arguments of transfer_money filled in, and as facts what it would be: { to, from?, amount, date, card_month?, total?, '
  'due_on?, rest?, early?, paid_before?, over? }. Read-only; raises what transfer_money would.';
grant execute on function public.prepare_transfer_money(text, text, numeric, date, text) to authenticated, service_role;

create function public.transfer_money(
  to_account text default null, from_account text default null, amount numeric default null, date date default null,
  month text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('transfer_money', tool_call_id);
  planned record;
  written public.transfers;
begin
  perform private.expect_short(1000, transfer_money.to_account, transfer_money.from_account, transfer_money.month);
  if stored is not null then
    return stored;
  end if;
  -- A lock: of two payments at once the second must see the first.
  perform private.lock_until_commit(caller::text || ':transfer');
  planned := private.planned_transfer(to_account, from_account, amount, date, month);
  if planned.bill is not null then
    perform private.open_card_bill(planned.target, planned.bill);
  end if;
  insert into public.transfers (user_id, from_account_id, to_account_id, amount, moved_on, card_month)
  values (caller, (planned.source).id, (planned.target).id, planned.sum, planned.day, planned.bill)
  returning * into written;
  return private.record_tool('transfer_money', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('to_account', to_account, 'from_account', from_account, 'amount', planned.sum,
      'date', planned.day, 'month', to_char(planned.bill, 'YYYY-MM'))),
    jsonb_build_object('transfer', jsonb_build_object('id', written.id)
      || private.transfer_json(planned.target, planned.source, planned.sum, planned.day, planned.bill, planned.note)),
    jsonb_build_object('table', 'transfers', 'id', written.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.transfer_money(text, text, numeric, date, text, text) is
  'Moves money between own accounts, by name or id. To a card it pays a bill: that of month (YYYY-MM), else the oldest '
  'that was closed and had a rest on the day, else the open one; without an amount, all of it. Neither income '
  'nor expense. Returns { transfer: { id, to, from?, amount, date, card_month?, total?, due_on?, rest?, early?, '
  'paid_before?, over? } }. over: paid more than was left, which the next bill takes over. '
  'PT400 invalid_amount, same_account, future_date, invalid_month, PT404 account_not_found '
  '(existing in detail), PT409 account_ambiguous, card_bill_paid.';
grant execute on function public.transfer_money(text, text, numeric, date, text, text) to authenticated, service_role;

-- Correcting the dates of a card: of one bill, or the card's days from the open bill on.

-- What is in the bills of a card from a month on and follows from its day: it changes with their dates. What was put into
-- another bill, as an instalment paid ahead, stays there. [{ of_table, id, account_id, day, installment }]
create function private.items_by_day(account public.accounts, since date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('of_table', i.of_table, 'id', i.id, 'account_id', items_by_day.account.id, 'day', i.day,
    'installment', i.installment)), '[]')
  from private.card_items(items_by_day.account) i
  where i.month >= items_by_day.since
    and i.month = private.card_month(items_by_day.account, i.day) + make_interval(months => coalesce(i.installment, 1) - 1);
$$;

-- Moves what items_by_day() found into the bills of the dates that their card has now.
create function private.move_by_day(items jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  for item in
    select i.of_table, i.id, (private.card_month(a, i.day) + make_interval(months => coalesce(i.installment, 1) - 1))::date as month
    from jsonb_to_recordset(items) as i (of_table text, id uuid, account_id uuid, day date, installment integer)
    join public.accounts a on a.user_id = private.current_user_id() and a.id = i.account_id
  loop
    execute format('update public.%I t set card_month = $1 where t.user_id = $2 and t.id = $3 and t.card_month <> $1', item.of_table)
    using item.month, private.current_user_id(), item.id;
  end loop;
end;
$$;

-- Where undo steps set the days of a card back: the steps for its bills that were opened by those days since.
create function private.opened_since(undo jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', 'card_bills', 'id', b.id, 'set',
    jsonb_build_object('closes_on', earlier.closes_on, 'due_on', earlier.due_on))), '[]')
  from jsonb_array_elements(opened_since.undo) as s (step)
  join public.accounts a on a.user_id = private.current_user_id() and a.id = (s.step ->> 'id')::uuid
  join public.card_bills b on b.user_id = a.user_id and b.account_id = a.id
  cross join lateral private.cycle_by_days(b.month, a.closing_day, a.due_day) as present
  cross join lateral private.cycle_by_days(b.month, coalesce((s.step #>> '{set,closing_day}')::integer, a.closing_day),
    coalesce((s.step #>> '{set,due_day}')::integer, a.due_day)) as earlier
  where s.step ->> 'table' = 'accounts' and s.step -> 'set' ?| array['closing_day', 'due_day']
    and (b.closes_on, b.due_on) = (present.closes_on, present.due_on)
    and not opened_since.undo @> jsonb_build_array(jsonb_build_object('id', b.id));
$$;

-- What follows from its day in the bills whose dates undo steps set back: also what came since. placed: ids that stay.
create function private.following_dates(undo jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(i.item), '[]')
  from (
    select b.account_id, min(b.month) - 31 as since, jsonb_agg(s.step -> 'placed') as placed
    from jsonb_array_elements(following_dates.undo) as s (step)
    join public.card_bills b on b.user_id = private.current_user_id() and b.id = (s.step ->> 'id')::uuid
    where s.step ->> 'table' = 'card_bills'
    group by b.account_id
  ) as d
  join public.accounts a on a.user_id = private.current_user_id() and a.id = d.account_id
  cross join lateral jsonb_array_elements(private.items_by_day(a, d.since)) as i (item)
  where not d.placed @> jsonb_build_array(jsonb_build_array(i.item -> 'id'));
$$;

-- Writes the dates of bills, [{ month, closes_on, due_on }], and moves purchases to the bill of their day; returns the
-- undo steps, with which following_dates() moves them back. before: the card as it was; its bills are written already.
-- PT400 invalid_cycle.
create function private.move_card_bills(before public.accounts, dates jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  since constant date := (select min((d ->> 'month')::date) from jsonb_array_elements(dates) as d) - 31;
  moving constant jsonb := private.items_by_day(move_card_bills.before, since);
  after public.accounts;
  undo jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('table', 'card_bills', 'id', b.id, 'set',
    jsonb_build_object('closes_on', b.closes_on, 'due_on', b.due_on))), '[]') into undo
  from public.card_bills b join jsonb_array_elements(dates) as d on (d ->> 'month')::date = b.month
  where b.user_id = caller and b.account_id = move_card_bills.before.id;
  update public.card_bills b set closes_on = (d ->> 'closes_on')::date, due_on = (d ->> 'due_on')::date
  from jsonb_array_elements(dates) as d
  where b.user_id = caller and b.account_id = move_card_bills.before.id and b.month = (d ->> 'month')::date;
  select a.* into after from public.accounts a where a.user_id = caller and a.id = move_card_bills.before.id;
  if exists (
    select from (
      select coalesce(b.closes_on, c.closes_on) <= lag(coalesce(b.closes_on, c.closes_on)) over (order by m) as is_late
      from generate_series(since - interval '1 month', (select max((d ->> 'month')::date) from jsonb_array_elements(dates) as d)
        + interval '1 month', interval '1 month') as step
      cross join lateral (select date_trunc('month', step)::date as m) as of_month
      left join public.card_bills b on b.user_id = caller and b.account_id = after.id and b.month = of_month.m
      cross join lateral private.cycle_by_days(of_month.m, after.closing_day, after.due_day) as c) as steps
    where steps.is_late) then
    perform private.raise(400, 'invalid_cycle', 'Assim uma fatura fecharia antes da anterior.');
  end if;
  -- What was put by hand into the bill that is that of its day only now stays there when the dates go back.
  undo := (
    select coalesce(jsonb_agg(u.step || jsonb_build_object('placed', p.ids)), '[]')
    from jsonb_array_elements(undo) as u (step)
    cross join (
      select coalesce(jsonb_agg(i.item -> 'id'), '[]') as ids
      from jsonb_array_elements(private.items_by_day(after, since)) as i (item)
      where i.item ->> 'id' not in (select m.item ->> 'id' from jsonb_array_elements(moving) as m (item))) as p);
  perform private.move_by_day(moving);
  return undo;
end;
$$;

-- Changes a card; its bills that are not closed yet get the dates of its new days.
create function private.change_card(card_id uuid, written jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before public.accounts;
  after public.accounts;
  undo jsonb;
begin
  select a.* into before from public.accounts a where a.user_id = private.current_user_id() and a.id = card_id for update;
  undo := private.write_columns('accounts', array[card_id], written);
  after := jsonb_populate_record(before, written);
  return undo || private.move_card_bills(before, (
    select coalesce(jsonb_agg(jsonb_build_object('month', b.month, 'closes_on', c.closes_on, 'due_on', c.due_on)), '[]')
    from public.card_bills b
    cross join lateral private.cycle_by_days(b.month, after.closing_day, after.due_day) as c
    where b.user_id = after.user_id and b.account_id = after.id and b.closes_on > private.today() and c.closes_on > private.today()));
end;
$$;

-- The date with a day of the month that is nearest to another date.
create function private.nearest_day(near date, day integer) returns date
language sql immutable strict set search_path = '' as $$
  select d.day from (
    select private.due_date(m::date, nearest_day.day) as day
    from generate_series(-1, 1) as step
    cross join lateral (select date_trunc('month', nearest_day.near::timestamp) + make_interval(months => step)) as month (m)) as d
  order by abs(d.day - nearest_day.near) limit 1;
$$;

-- Corrects the dates of one bill: { item: { kind, id, name, before, after }, undo }. Without a month, the open bill.
create function private.change_card_bill(card text, month text, closing_day integer, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  account public.accounts := private.account_meant(coalesce(nullif(btrim(card), ''), 'card'), true);
  bill public.card_bills;
  closes date;
  due date;
  undo jsonb;
begin
  if account.id is null then
    perform private.raise(404, 'account_not_found', 'Não encontrei esse cartão.',
      jsonb_build_object('existing', private.account_names(true)));
  elsif num_nonnulls(closing_day, due_day) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que muda?', '{"allowed": ["closing_day", "due_day"]}');
  end if;
  perform private.finance_due_day(coalesce(closing_day, 1), null), private.finance_due_day(coalesce(due_day, 1), null);
  perform private.open_card_bill(account, coalesce(private.finance_month_named(month), private.card_month(account, private.today())));
  select b.* into bill from public.card_bills b
  where b.user_id = account.user_id and b.account_id = account.id
    and b.month = coalesce(private.finance_month_named(change_card_bill.month), private.card_month(account, private.today()))
  for update;
  closes := coalesce(private.nearest_day(bill.closes_on, closing_day), bill.closes_on);
  due := coalesce(private.nearest_day(bill.due_on, due_day), bill.due_on);
  if (closes, due) = (bill.closes_on, bill.due_on) then
    perform private.raise(409, 'nothing_changes', 'Já está assim.', jsonb_build_object('closes_on', closes, 'due_on', due));
  elsif closes > due then
    perform private.raise(400, 'invalid_cycle', 'A fatura fecha antes de vencer.', jsonb_build_object('closes_on', closes, 'due_on', due));
  end if;
  undo := private.move_card_bills(account, jsonb_build_array(jsonb_build_object('month', bill.month, 'closes_on', closes, 'due_on', due)));
  return jsonb_build_object('undo', undo, 'item', jsonb_build_object('kind', 'card_bill', 'id', bill.id,
    'name', private.account_label(account), 'month', bill.month,
    'before', private.changed_members(jsonb_build_object('closes_on', bill.closes_on, 'due_on', bill.due_on),
      jsonb_build_object('closes_on', closes, 'due_on', due)),
    'after', private.changed_members(jsonb_build_object('closes_on', closes, 'due_on', due),
      jsonb_build_object('closes_on', bill.closes_on, 'due_on', bill.due_on))));
end;
$$;

-- The change is made and rolled back, so that the offer shows exactly what the yes will do.
create function private.prepare_card_bill_change(card text, month text, closing_day integer, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item jsonb;
begin
  begin
    item := private.change_card_bill(card, month, closing_day, due_day) -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    return jsonb_build_object('status', 'ready', 'args', jsonb_strip_nulls(jsonb_build_object('kind', 'card_bill', 'name', item -> 'name',
      'month', to_char((item ->> 'month')::date, 'YYYY-MM'), 'closing_day', closing_day, 'due_day', due_day)), 'facts', item - 'id');
  end;
end;
$$;
