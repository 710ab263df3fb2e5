-- What was deleted is marked first, so that it can be brought back. After 30 days it goes for good: here for records and
-- the library. Memory keeps what was deleted, so that it is not learned again, until the person has it erased.

create index expenses_deleted on public.expenses (deleted_at) where deleted_at is not null;
create index transfers_deleted on public.transfers (deleted_at) where deleted_at is not null;
create index budgets_deleted on public.budgets (deleted_at) where deleted_at is not null;
create index investments_deleted on public.investments (deleted_at) where deleted_at is not null;
create index debt_payments_deleted on public.debt_payments (deleted_at) where deleted_at is not null;
create index debts_deleted on public.debts (deleted_at) where deleted_at is not null;
create index bills_deleted on public.bills (deleted_at) where deleted_at is not null;
create index incomes_deleted on public.incomes (deleted_at) where deleted_at is not null;
create index tracking_entries_deleted on public.tracking_entries (deleted_at) where deleted_at is not null;
create index habit_completions_deleted on public.habit_completions (deleted_at) where deleted_at is not null;
create index reminders_deleted on public.reminders (deleted_at) where deleted_at is not null;
create index library_items_deleted on public.library_items (deleted_at) where deleted_at is not null;

-- Removes what anybody deleted more than 30 days ago. Called by pg_cron. Rows that somebody changes right now wait for the next night:
-- the job does not wait for anybody.
create function private.purge_deleted() returns void
language plpgsql set search_path = '' as $$
declare
  before constant timestamptz := now() - interval '30 days';
begin
  delete from public.expenses where id in (
    select e.id from public.expenses e where e.deleted_at < before
    for update of e skip locked);
  delete from public.transfers where id in (
    select t.id from public.transfers t where t.deleted_at < before
    for update of t skip locked);
  delete from public.budgets where id in (
    select b.id from public.budgets b where b.deleted_at < before
    for update of b skip locked);
  delete from public.investments where id in (
    select i.id from public.investments i where i.deleted_at < before
    for update of i skip locked);
  delete from public.debt_payments where id in (
    select p.id from public.debt_payments p where p.deleted_at < before
    for update of p skip locked);
  delete from public.tracking_entries where id in (
    select e.id from public.tracking_entries e where e.deleted_at < before
    for update of e skip locked);
  delete from public.habit_completions where id in (
    select c.id from public.habit_completions c where c.deleted_at < before
    for update of c skip locked);
  delete from public.reminders where id in (
    select r.id from public.reminders r where r.deleted_at < before
    for update of r skip locked);
  -- What was paid of a debt counts in its month, whatever became of the debt.
  delete from public.debts where id in (
    select d.id from public.debts d where d.deleted_at < before and not exists (
    select from public.debt_payments p where p.user_id = d.user_id and p.debt_id = d.id)
    for update of d skip locked);
  -- A series has ended because of its deleted row, which stays as long as any other row of it.
  delete from public.bills where id in (
    select b.id from public.bills b where b.deleted_at < before and not exists (
    select from public.bills o where o.user_id = b.user_id and o.group_id = b.group_id and o.deleted_at is null)
    for update of b skip locked);
  delete from public.incomes where id in (
    select i.id from public.incomes i where i.deleted_at < before and not exists (
    select from public.incomes o where o.user_id = i.user_id and o.group_id = i.group_id and o.deleted_at is null)
    for update of i skip locked);
  -- A deleted note stays as long as the schedule might write it again.
  delete from public.library_items where id in (
    select i.id from public.library_items i where i.deleted_at < before and (i.origin = 'user' or i.period_to < current_date - 60)
    for update of i skip locked);
end;
$$;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.purge_deleted() from another scheduler';
    return;
  end if;
  perform cron.schedule('purge-deleted', '23 4 * * *', 'select private.purge_deleted()');
end
$$;
