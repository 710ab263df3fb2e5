-- Debts: what is owed, in equal instalments; a debt without a plan is one instalment of the whole sum.
create table public.debts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 200 and btrim(name) <> ''),
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
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id),
  check (current_installment between 1 and installments + 1),
  check (case when current_installment = installments + 1 then status in ('paid_off', 'settled') else status <> 'paid_off' end)
);

alter table public.debts enable row level security;

revoke all on public.debts from anon, authenticated;

grant select, insert, update, delete on public.debts to authenticated;

grant all on public.debts to service_role;

create policy debts_select on public.debts for select to authenticated
  using ((select auth.uid()) = user_id);

create policy debts_insert on public.debts for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy debts_update on public.debts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy debts_delete on public.debts for delete to authenticated
  using ((select auth.uid()) = user_id);

comment on table public.debts is 'A debt. Paid so far is (current_installment − 1) × installment_amount, negotiated or not.';

comment on column public.debts.negotiated is
  'True: its instalments belong to the monthly budget. False: it counts in the total owed only.';

comment on column public.debts.current_installment is 'Number of the next instalment to pay; installments + 1 when all are paid.';

comment on column public.debts.start_month is 'First day of the month of instalment 1; instalment n falls n − 1 months later.';

comment on column public.debts.due_day is 'Day the instalments are due; a short month has it on its last day. Null when unknown.';

comment on column public.debts.status is
  'active, overdue, paid_off (every instalment paid), settled (closed by agreement), defaulted. An active debt whose next instalment was due before today counts as overdue without being stored so.';