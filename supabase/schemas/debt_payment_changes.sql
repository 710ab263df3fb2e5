-- Correcting a recorded payment of a debt, or taking it back, however old it is. What it paid of the debt goes back
-- first, and a corrected amount is then counted as pay_debt would.

-- A debt as it would be without a payment; not stored.
create function private.debt_without_payment(debt public.debts, payment public.debt_payments) returns public.debts
language plpgsql immutable set search_path = '' as $$
declare
  -- A part of an instalment that a client wrote says only its amount.
  ahead constant numeric := case when payment.installments = 0 and payment.ahead = 0 then payment.amount else payment.ahead end;
  paid constant numeric := greatest(debt.paid_amount - ahead
    - payment.installments * coalesce(payment.installment_amount, debt.installment_amount), 0);
  -- What the debt lacks is counted in instalments as they are now.
  counted constant numeric := greatest((debt.current_installment - 1 - payment.installments) * debt.installment_amount
    + debt.paid_ahead - ahead, 0);
begin
  debt.current_installment := least(floor(counted / debt.installment_amount), debt.installments - 1) + 1;
  debt.paid_ahead := counted - (debt.current_installment - 1) * debt.installment_amount;
  debt.paid_amount := paid;
  debt.paid_in_full := case when debt.paid_in_full is not null then greatest(paid - debt.paid_ahead, 0) end;
  debt.status := case debt.status when 'paid_off' then 'active' else debt.status end;
  return debt;
end;
$$;

-- Gives a payment another amount, day or account (null: none), or removes it (amount and paid_on null). Returns { debt, undo }.
create function private.change_debt_payment(payment_id uuid, amount numeric, paid_on date, account_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  is_removed constant boolean := change_debt_payment.amount is null and change_debt_payment.paid_on is null;
  payment public.debt_payments;
  before public.debts;
  debt public.debts;
  counted jsonb;
begin
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (
    select p.debt_id from public.debt_payments p where p.user_id = caller and p.id = change_debt_payment.payment_id)
  for update;
  select p.* into payment from public.debt_payments p
  where p.user_id = caller and p.id = change_debt_payment.payment_id for update;
  debt := before;
  -- A debt that was settled by agreement stays so, whatever was paid of it.
  if before.status <> 'settled' and (is_removed or change_debt_payment.amount <> payment.amount) then
    debt := private.debt_without_payment(before, payment);
    counted := case when not is_removed then private.debt_payment(debt, change_debt_payment.amount,
      nullif(payment.installments, 0)) end;
    update public.debts d set
      current_installment = debt.current_installment + coalesce((counted ->> 'count')::integer, 0),
      paid_ahead = coalesce((counted ->> 'paid_ahead')::numeric, debt.paid_ahead),
      paid_in_full = debt.paid_in_full + coalesce((counted ->> 'count')::integer, 0) * debt.installment_amount,
      status = case when debt.current_installment + coalesce((counted ->> 'count')::integer, 0) > debt.installments then 'paid_off'
        else debt.status end
    where d.user_id = caller and d.id = debt.id;
  end if;
  update public.debt_payments p set
    deleted_at = case when is_removed then now() end,
    amount = coalesce(change_debt_payment.amount, p.amount),
    paid_on = coalesce(change_debt_payment.paid_on, p.paid_on),
    account_id = case when is_removed then p.account_id else change_debt_payment.account_id end,
    installments = coalesce((counted ->> 'count')::integer, p.installments),
    installment_amount = case when counted is null then p.installment_amount else before.installment_amount end,
    ahead = coalesce((counted ->> 'paid_ahead')::numeric - debt.paid_ahead, p.ahead)
  where p.user_id = caller and p.id = payment.id;
  select d.* into debt from public.debts d where d.user_id = caller and d.id = before.id;
  return jsonb_build_object('debt', private.debt_json(debt), 'undo', jsonb_build_array(
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('status', before.status),
      'add', private.paid_back(before, debt)),
    jsonb_build_object('table', 'debt_payments', 'id', payment.id, 'set', case
      when is_removed then '{"deleted_at": null}'::jsonb
      else jsonb_build_object('amount', payment.amount, 'paid_on', payment.paid_on, 'installments', payment.installments,
        'ahead', payment.ahead, 'installment_amount', payment.installment_amount, 'account_id', payment.account_id) end)));
end;
$$;

-- The change of a payment that items_to_delete() found, as private.change_entry returns it, with what is left of the
-- debt.
create function private.change_payment_entry(item jsonb, told jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  entry constant jsonb := private.read_entry('debt_payment', (item ->> 'id')::uuid);
  changes constant jsonb := private.checked_changes('debt_payment', entry, told);
  before constant jsonb := private.entry_fields('debt_payment', entry);
  account constant jsonb := case when changes ? 'account' then changes -> 'account' else entry -> 'account_id' end;
  after constant jsonb := before || private.entry_fields('debt_payment', entry || jsonb_build_object('account_id', account))
    || (changes - 'account');
  changed jsonb;
begin
  if after = before then
    perform private.raise(409, 'nothing_changes', 'Já está assim.', jsonb_build_object('item', before));
  end if;
  changed := private.change_debt_payment((item ->> 'id')::uuid, (after ->> 'amount')::numeric, (after ->> 'date')::date,
    (account #>> '{}')::uuid);
  return jsonb_build_object('undo', changed -> 'undo', 'item', jsonb_build_object('kind', 'debt_payment', 'id', item -> 'id',
    'name', item -> 'name', 'paid_on', before -> 'date', 'before', private.changed_members(before, after),
    'after', private.changed_members(after, before),
    'remaining_amount', changed #> '{debt,remaining_amount}'));
end;
$$;
