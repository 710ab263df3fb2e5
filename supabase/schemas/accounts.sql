-- Accounts and cards, and the bills (faturas) of a card. Nobody has to have any: what is recorded may name its account.

create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (private.is_text(name, 200)),
  kind text not null check (kind in ('checking', 'savings', 'cash', 'card')),
  opening_balance numeric(14, 2) not null default 0 check (abs(opening_balance) < 1000000000),
  opened_on date not null default private.today() check (opened_on between date '1990-01-01' and date '2199-12-31'),
  is_default boolean not null default false,
  credit_limit numeric(14, 2) check (credit_limit > 0 and credit_limit < 1000000000),
  closing_day integer check (closing_day between 1 and 31),
  due_day integer check (due_day between 1 and 31),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  constraint accounts_card_has_days check (case kind when 'card' then num_nulls(closing_day, due_day) = 0 and opening_balance = 0
    else num_nonnulls(closing_day, due_day, credit_limit) = 0 end)
);
alter table public.accounts enable row level security;
grant select, insert, update, delete on public.accounts to authenticated;
grant all on public.accounts to service_role;
create policy accounts_select on public.accounts for select to authenticated using ((select auth.uid()) = user_id);
create policy accounts_insert on public.accounts for insert to authenticated with check ((select auth.uid()) = user_id);
create policy accounts_update on public.accounts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy accounts_delete on public.accounts for delete to authenticated using ((select auth.uid()) = user_id);

create unique index accounts_one_of_a_name on public.accounts (user_id, private.finance_name(name), (kind = 'card'))
  where deleted_at is null;
create unique index accounts_one_default on public.accounts (user_id) where is_default and deleted_at is null;

comment on table public.accounts is
  'An account or card of the user''s. A bank''s account and its card are two rows, which may have one name.';
comment on column public.accounts.kind is 'checking, savings, cash or card.';
comment on column public.accounts.opening_balance is
  'Reais in it at the beginning of opened_on; what is dated before that day does not change the balance. 0 for a card.';
comment on column public.accounts.is_default is 'What is recorded without an account belongs to this one. At most one.';
comment on column public.accounts.credit_limit is 'Reais; cards only. Null when unknown.';
comment on column public.accounts.closing_day is
  'Day a card''s bill closes; in a shorter month the last day. A purchase on that day belongs to the next bill.';
comment on column public.accounts.due_day is 'Day a card''s bill is due; in a shorter month the last day.';

create table public.card_bills (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  account_id uuid not null,
  month date not null check (extract(day from month) = 1 and month between date '1990-01-01' and date '2199-12-01'),
  closes_on date not null check (closes_on between date '1989-10-01' and date '2200-03-31'),
  due_on date not null check (due_on between date '1989-10-01' and date '2200-03-31'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  unique (user_id, account_id, month),
  foreign key (user_id, account_id) references public.accounts (user_id, id) on delete cascade,
  check (closes_on between month - 92 and due_on and due_on between month - 62 and month + 92)
);
alter table public.card_bills enable row level security;
grant select, insert, update, delete on public.card_bills to authenticated;
grant all on public.card_bills to service_role;
create policy card_bills_select on public.card_bills for select to authenticated using ((select auth.uid()) = user_id);
create policy card_bills_insert on public.card_bills for insert to authenticated with check ((select auth.uid()) = user_id);
create policy card_bills_update on public.card_bills for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy card_bills_delete on public.card_bills for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.card_bills is
  'A bill (fatura) of a card: one cycle with its own dates. Written when something belongs to it. What is in it are the '
  'expenses with its account and card_month.';
comment on column public.card_bills.month is 'First day of the month in which it is due by the card''s days; its name.';
comment on column public.card_bills.closes_on is 'The first day that no longer belongs to it.';
comment on column public.card_bills.due_on is 'The bank may move it; only this bill changes.';

create table public.transfers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_account_id uuid,
  to_account_id uuid not null,
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  moved_on date not null default private.today()
    check (moved_on between date '1990-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  card_month date check (extract(day from card_month) = 1 and card_month between date '1990-01-01' and date '2199-12-01'),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  unique (user_id, id),
  foreign key (user_id, from_account_id) references public.accounts (user_id, id) on delete cascade,
  foreign key (user_id, to_account_id) references public.accounts (user_id, id) on delete cascade,
  check (from_account_id <> to_account_id)
);
alter table public.transfers enable row level security;
grant select, insert, update, delete on public.transfers to authenticated;
grant all on public.transfers to service_role;
create policy transfers_select on public.transfers for select to authenticated using ((select auth.uid()) = user_id);
create policy transfers_insert on public.transfers for insert to authenticated with check ((select auth.uid()) = user_id);
create policy transfers_update on public.transfers for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy transfers_delete on public.transfers for delete to authenticated using ((select auth.uid()) = user_id);

create index transfers_from on public.transfers (user_id, from_account_id);
create index transfers_to on public.transfers (user_id, to_account_id, card_month);

comment on table public.transfers is
  'Money moved between the user''s own accounts, and payments of card bills. Neither income nor expense.';
comment on column public.transfers.from_account_id is 'Null when it is not known which account paid.';
comment on column public.transfers.card_month is 'The bill of the card that it pays; null between other accounts.';

-- The dates of a card's bill of a month by the card's days, without corrections.
create function private.cycle_by_days(month date, closing_day integer, due_day integer, out closes_on date, out due_on date)
language sql immutable strict parallel safe set search_path = '' as $$
  select private.due_date(case when cycle_by_days.closing_day < cycle_by_days.due_day then cycle_by_days.month
      else (cycle_by_days.month - interval '1 month')::date end, cycle_by_days.closing_day),
    private.due_date(cycle_by_days.month, cycle_by_days.due_day);
$$;

-- The month of the bill to which a purchase of a day belongs: the first that closes after that day.
create function private.card_month(account public.accounts, day date) returns date
language plpgsql stable set search_path = '' as $$
declare
  -- In plpgsql, for it runs for each purchase: no bill that is due two months before the day is still open.
  candidate date := (date_trunc('month', card_month.day::timestamp) - interval '2 months')::date;
  closes_on date;
begin
  loop
    closes_on := (select b.closes_on from public.card_bills b
      where b.user_id = card_month.account.user_id and b.account_id = card_month.account.id and b.month = candidate);
    if closes_on is null then
      closes_on := private.due_date(case when card_month.account.closing_day < card_month.account.due_day then candidate
        else (candidate - interval '1 month')::date end, card_month.account.closing_day);
    end if;
    exit when closes_on > card_month.day;
    candidate := (candidate + interval '1 month')::date;
  end loop;
  return candidate;
end;
$$;

-- Writes the bill of a month of a card if it is missing.
create function private.open_card_bill(account public.accounts, month date) returns void
language sql set search_path = '' as $$
  insert into public.card_bills (user_id, account_id, month, closes_on, due_on)
  select open_card_bill.account.user_id, open_card_bill.account.id, open_card_bill.month, c.closes_on, c.due_on
  from private.cycle_by_days(open_card_bill.month, open_card_bill.account.closing_day, open_card_bill.account.due_day) as c
  on conflict (user_id, account_id, month) do nothing;
$$;

-- Creates an account, or changes the balance that one of this name begins with. The first one is the default,
-- if it is none of savings.
create function private.create_account(name text, amount numeric, kind text, date date) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  -- "Carteira" is cash.
  wanted constant text := coalesce(create_account.kind,
    case when private.account_kind(private.finance_name(create_account.name)) = 'cash' then 'cash' else 'checking' end);
  before public.accounts;
  account public.accounts;
begin
  if wanted not in ('checking', 'savings', 'cash') then
    perform private.raise(400, 'invalid_category', 'Não conheço esse tipo de conta.',
      '{"allowed": ["checking", "savings", "cash"]}');
  elsif abs(create_account.amount) >= 1000000000 or create_account.amount = 'NaN' then
    perform private.raise(400, 'invalid_amount', 'O saldo precisa ser menor que um bilhão de reais.',
      jsonb_build_object('amount', create_account.amount::text));
  end if;
  select a.* into before from public.accounts a
  where a.user_id = caller and a.deleted_at is null and a.kind <> 'card'
    and private.finance_name(a.name) = private.finance_name(create_account.name)
  for update;
  if before.id is null then
    insert into public.accounts (user_id, name, kind, opening_balance, opened_on, is_default)
    values (caller, create_account.name, wanted, coalesce(round(create_account.amount, 2), 0),
      private.finance_past_date(create_account.date),
      wanted <> 'savings'
        and not exists (select from public.accounts a where a.user_id = caller and a.deleted_at is null and a.is_default))
    returning * into account;
  else
    update public.accounts a set opening_balance = coalesce(round(create_account.amount, 2), a.opening_balance),
      opened_on = private.finance_past_date(create_account.date)
    where a.user_id = caller and a.id = before.id
    returning a.* into account;
  end if;
  return jsonb_build_object('item', jsonb_strip_nulls(jsonb_build_object('id', account.id, 'name', account.name, 'category', account.kind,
      'amount', account.opening_balance, 'date', account.opened_on, 'is_default', case when account.is_default then true end,
      'replaced_amount', before.opening_balance)),
    'undo', jsonb_build_object('table', 'accounts', 'id', account.id, 'set', case
      when before.id is null then jsonb_build_object('deleted_at', 'now')
      else jsonb_build_object('opening_balance', before.opening_balance, 'opened_on', before.opened_on) end));
end;
$$;

-- Creates a card. PT400 closing_day_required: without its days nobody can say to which bill a purchase belongs.
create function private.create_card(name text, amount numeric, closing_day integer, due_day integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  account public.accounts;
begin
  if num_nulls(create_card.closing_day, create_card.due_day) > 0 then
    perform private.raise(400, 'closing_day_required', 'Preciso do dia em que a fatura do cartão fecha e do dia em que vence.',
      jsonb_strip_nulls(jsonb_build_object('closing_day', create_card.closing_day, 'due_day', create_card.due_day)));
  elsif exists (select from public.accounts a where a.user_id = caller and a.deleted_at is null and a.kind = 'card'
    and private.finance_name(a.name) = private.finance_name(create_card.name)) then
    perform private.raise(409, 'already_exists', 'Esse cartão já está aqui.', jsonb_build_object('name', create_card.name));
  end if;
  insert into public.accounts (user_id, name, kind, credit_limit, closing_day, due_day)
  values (caller, create_card.name, 'card',
    case when create_card.amount is not null then private.finance_amount(create_card.amount) end,
    private.finance_due_day(create_card.closing_day, null), private.finance_due_day(create_card.due_day, null))
  returning * into account;
  return jsonb_build_object(
    'item', jsonb_strip_nulls(jsonb_build_object('id', account.id, 'name', account.name, 'amount', account.credit_limit,
      'closing_day', account.closing_day, 'due_day', account.due_day)),
    'undo', jsonb_build_object('table', 'accounts', 'id', account.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
