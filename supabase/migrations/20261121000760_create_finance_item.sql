-- create_finance_item: bills, incomes, debts, budgets and investments, entered by talking.

create function public.create_finance_item(
  kind text default null,
  name text default null,
  amount numeric default null,
  category text default null,
  due_day integer default null,
  recurring boolean default null,
  installments integer default null,
  current_installment integer default null,
  date date default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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

-- The item is created and taken back at once, so that the offer tells exactly what the yes will do.
create function public.prepare_create_finance_item(
  kind text default null,
  name text default null,
  amount numeric default null,
  category text default null,
  due_day integer default null,
  recurring boolean default null,
  installments integer default null,
  current_installment integer default null,
  date date default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
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

revoke execute on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text)
  from public, anon;
grant execute on function public.create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text)
  to authenticated, service_role;
revoke execute on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date)
  from public, anon;
grant execute on function public.prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date)
  to authenticated, service_role;
