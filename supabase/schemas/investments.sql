-- Investments: money put aside, one row a contribution.
create table public.investments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 200 and btrim(name) <> ''),
  category text not null default 'other'
    check (category in ('savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other')),
  amount numeric(14, 2) not null check (amount > 0 and amount < 1000000000),
  current_value numeric(14, 2) check (current_value >= 0 and current_value < 1000000000),
  invested_on date not null default private.today()
    check (invested_on between date '1940-01-01' and ((now() at time zone 'UTC') + interval '14 hours')::date),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id)
);

alter table public.investments enable row level security;

revoke all on public.investments from anon, authenticated;

grant select, insert, update, delete on public.investments to authenticated;

grant all on public.investments to service_role;

create policy investments_select on public.investments for select to authenticated
  using ((select auth.uid()) = user_id);

create policy investments_insert on public.investments for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy investments_update on public.investments for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy investments_delete on public.investments for delete to authenticated
  using ((select auth.uid()) = user_id);

create index investments_by_date on public.investments (user_id, invested_on);

comment on table public.investments is 'A contribution to an investment.';

comment on column public.investments.amount is 'Reais put in.';

comment on column public.investments.current_value is 'Reais it is worth today, when the user said so; amount counts otherwise.';