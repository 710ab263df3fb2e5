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
comment on column public.investments.current_value is 'Reais it is worth today, when the user said so; amount counts otherwise.';

create function private.investment_totals(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'invested', coalesce(sum(i.amount) filter (
      where i.invested_on between investment_totals.first_day and investment_totals.last_day), 0),
    'invested_total', coalesce(sum(coalesce(i.current_value, i.amount)), 0))
  from public.investments i
  where i.user_id = private.current_user_id() and i.deleted_at is null;
$$;
grant execute on function private.investment_totals(date, date) to authenticated, service_role;

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
grant execute on function private.create_investment(text, numeric, text, date) to authenticated, service_role;
