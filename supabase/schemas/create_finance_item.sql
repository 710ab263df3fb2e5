-- Bills, incomes, debts, budgets and investments entered by talking. What each kind does returns { item, undo }.

create function private.create_debt(
  name text, amount numeric, due_day integer, installments integer, current_installment integer, date date
) returns jsonb
language plpgsql set search_path = '' as $$
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
grant execute on function private.create_debt(text, numeric, int, int, int, date) to authenticated, service_role;

create function public.create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('create_finance_item', tool_call_id);
  item_name text;
  value numeric;
  created jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if kind is null or kind not in ('bill', 'income', 'debt', 'budget', 'investment') then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de item.', jsonb_build_object('kind', left(kind, 100),
      'allowed', array['bill', 'income', 'debt', 'budget', 'investment']));
  end if;
  -- A budget is known by its category; a name given with it is not kept.
  item_name := case when kind = 'budget' then coalesce(name, category) else private.finance_text(name, 'name', 200) end;
  value := private.finance_amount(amount);
  created := case kind
    when 'bill' then private.create_bill(item_name, value, category, due_day, recurring, date)
    when 'income' then private.create_income(item_name, value, category, due_day, recurring, date)
    when 'debt' then private.create_debt(item_name, value, due_day, installments, current_installment, date)
    when 'budget' then private.create_budget(value, category, recurring, date)
    when 'investment' then private.create_investment(item_name, value, category, date)
  end;
  return private.record_tool('create_finance_item', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', item_name, 'amount', value, 'category', category,
      'due_day', due_day, 'recurring', recurring, 'installments', installments,
      'current_installment', current_installment, 'date', date)),
    jsonb_build_object('kind', kind, 'item', created -> 'item'),
    created -> 'undo');
end;
$$;
comment on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text) is
  'Creates a bill (recurring unless it has a date), an income (received when dated today or before), a debt (amount is the instalment when installments is given: negotiated; else the whole sum, not negotiated), a budget (replaces that of the category and month) or an investment. Returns { kind, item }. PT400 invalid_kind, invalid_amount, invalid_name, invalid_category (allowed in detail), invalid_due_day, due_day_required, invalid_installments, invalid_current_installment, future_date, invalid_date.';
grant execute on function public.create_finance_item(text, text, numeric, text, int, boolean, int, int, date, text) to authenticated, service_role;

-- The item is created and taken back at once, so that the offer tells exactly what the yes will do.
create function public.prepare_create_finance_item(
  kind text default null, name text default null, amount numeric default null, category text default null,
  due_day integer default null, recurring boolean default null, installments integer default null,
  current_installment integer default null, date date default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item jsonb;
begin
  begin
    item := public.create_finance_item(kind, name, amount, category, due_day, recurring, installments, current_installment, date)
      -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'kind', kind,
      'name', coalesce(item ->> 'name', private.finance_text(coalesce(name, category), 'name', 200)),
      'amount', private.finance_amount(amount),
      'category', item -> 'category',
      'due_day', due_day,
      'recurring', item -> 'recurring',
      'installments', installments,
      'current_installment', current_installment,
      'date', coalesce(to_jsonb(date), item -> 'date'))),
    'facts', item - 'id');
end;
$$;
comment on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date) is
  'The arguments of create_finance_item with defaults filled in, and as facts the item as it would be. Writes nothing; raises what create_finance_item would.';
grant execute on function public.prepare_create_finance_item(text, text, numeric, text, int, boolean, int, int, date) to authenticated, service_role;
