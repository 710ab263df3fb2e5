-- "renegociei o cartão em 10x de 390": a plan for a sum that was only owed is that debt renegotiated, not a second one.

create or replace function private.create_debt(
  name text,
  amount numeric,
  due_day integer,
  installments integer,
  current_installment integer,
  date date
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  day integer := private.finance_due_day(create_debt.due_day, create_debt.date);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
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
  first_month := (case when create_debt.date is not null then private.finance_month(create_debt.date)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end
    - make_interval(months => current - 1))::date;
  select d.* into before from public.debts d
  where d.user_id = caller and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    -- A plan is told by a word of what was owed: "o cartão" is the debt called Cartão Itaú.
    and private.finance_name_score(d.name, create_debt.name) >= case when create_debt.installments is null then 1 else 0.9 end
  order by private.finance_name_score(d.name, create_debt.name) < 1, d.negotiated, d.created_at desc, d.id
  limit 1
  for update;
  -- A plan that runs already is kept: a second purchase may go by the same name.
  if before.negotiated is false then
    update public.debts d set negotiated = create_debt.installments is not null, installment_amount = create_debt.amount,
      installments = count, current_installment = current, start_month = first_month, due_day = coalesce(day, d.due_day),
      status = 'active'
    where d.user_id = caller and d.id = before.id
    returning d.* into debt;
    return jsonb_build_object(
      'item', private.debt_json(debt) || jsonb_build_object('replaced_amount', before.total_amount),
      'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('negotiated', false,
        'installment_amount', before.installment_amount, 'installments', before.installments,
        'current_installment', before.current_installment, 'start_month', before.start_month, 'due_day', before.due_day,
        'status', before.status)));
  end if;
  insert into public.debts (user_id, name, negotiated, installment_amount, installments, current_installment, start_month,
    due_day)
  values (
    caller,
    create_debt.name,
    -- A plan of instalments is an agreement; a bare sum is only owed, and does not weigh on the month.
    create_debt.installments is not null,
    create_debt.amount,
    count,
    current,
    first_month,
    day
  )
  returning * into debt;
  return jsonb_build_object(
    'item', private.debt_json(debt)
      || case when before.id is null then '{}' else jsonb_build_object('similar', private.debt_json(before)) end,
    'undo', jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function private.create_debt(text, numeric, integer, integer, integer, date) is
  'A debt; one of the same name that was not negotiated takes the new sum or plan (replaced_amount); with a plan of the same name a second is made (similar).';
