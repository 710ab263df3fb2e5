-- Changing an expense, bill, income, debt, payment of a debt, investment, budget, account, transfer or a card's bill, found
-- as for deleting. The fields have the same names for all kinds: amount, name, category, date, due_day, closing_day,
-- installments, account, month, main.

-- The column of each field of a kind.
create function private.change_columns(kind text, entry jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case change_columns.kind
    when 'expense' then '{"amount": "amount", "name": "description", "category": "category", "date": "spent_on",
      "account": "account_id", "installments": "installments"}'
    when 'transfer' then '{"amount": "amount", "date": "moved_on", "account": "from_account_id"}'::jsonb
      || case when change_columns.entry ->> 'card_month' is null then '{}' else '{"month": "card_month"}' end::jsonb
    when 'account' then (case when change_columns.entry ->> 'kind' = 'card'
      then '{"amount": "credit_limit", "name": "name", "due_day": "due_day", "closing_day": "closing_day"}'
      else '{"amount": "opening_balance", "name": "name", "main": "is_default"}' end)::jsonb
    when 'bill' then '{"amount": "amount", "name": "name", "category": "category", "due_day": "due_day"}'::jsonb
      || case when change_columns.entry ->> 'paid_on' is null then '{}' else '{"account": "account_id"}' end::jsonb
    when 'income' then '{"name": "name", "category": "category", "due_day": "due_day"}'::jsonb
      || (case when change_columns.entry ->> 'actual_amount' is null then '{"amount": "expected_amount"}'
        else '{"amount": "actual_amount", "date": "received_on", "account": "account_id"}' end)::jsonb
    when 'debt' then '{"amount": "installment_amount", "name": "name", "due_day": "due_day", "installments": "installments",
      "interest_rate": "interest_rate", "account": "account_id", "date": "moved_on"}'
    when 'debt_payment' then '{"amount": "amount", "date": "paid_on", "account": "account_id"}'
    when 'investment' then '{"amount": "amount", "name": "name", "category": "category", "date": "invested_on"}'
  end::jsonb;
$$;

-- The id of the account that is named, null for a blank name; of_cards: cards alone, or all others. PT404 account_not_found, PT409
-- account_ambiguous.
create function private.account_to_name(named text, of_cards boolean default null) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  meant public.accounts;
begin
  if btrim(account_to_name.named) = '' then
    return null;
  end if;
  meant := private.account_meant(account_to_name.named, account_to_name.of_cards);
  if meant.id is null then
    perform private.raise(404, 'account_not_found', 'Não encontrei essa conta.', jsonb_build_object('existing', private.account_names()));
  end if;
  return meant.id;
end;
$$;

-- The new values, checked, as they are stored; null empties: a blank account, a limit of 0. PT400 nothing_to_change,
-- cannot_change (the allowed fields in detail), no_plan, and errors of the single values.
create function private.checked_changes(kind text, entry jsonb, told jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  allowed constant text[] := array(select jsonb_object_keys(private.change_columns(checked_changes.kind, checked_changes.entry)));
  given constant jsonb := jsonb_strip_nulls(checked_changes.told);
  unknown constant text[] := array(select k from jsonb_object_keys(given) k where k <> all (allowed));
  empties_limit constant boolean := kind = 'account' and entry ->> 'kind' = 'card' and (given ->> 'amount')::numeric = 0;
  -- No card lends money, and borrowed money comes to none.
  account constant uuid := case when given ? 'account' and 'account' = any (allowed)
    then private.account_to_name(given ->> 'account', case when kind = 'debt' then false end) end;
begin
  if given = '{}' then
    perform private.raise(400, 'nothing_to_change', 'O que muda?', jsonb_build_object('allowed', allowed));
  elsif cardinality(unknown) > 0 then
    perform private.raise(400, 'cannot_change', format('Nesse tipo de item não muda %s; muda %s.', array_to_string(unknown, ', '),
        array_to_string(allowed, ', ')),
      jsonb_build_object('fields', unknown, 'allowed', allowed));
  elsif kind = 'debt'
    and (given ->> 'installments')::integer not between greatest((entry ->> 'current_installment')::integer - 1, 1) and 600 then
    perform private.raise(400, 'invalid_installments', 'O número de parcelas vai das que já foram pagas a 600.',
      jsonb_build_object('installments', given -> 'installments', 'paid', (entry ->> 'current_installment')::integer - 1));
  elsif kind = 'debt' and given ? 'installments' and entry ->> 'installments' = '1' then
    perform private.raise(400, 'no_plan',
      'Essa dívida não tem parcelas. Para parcelar, cadastre a dívida com o mesmo nome e as parcelas.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'amount', case when given ? 'amount' and not empties_limit then private.finance_amount((given ->> 'amount')::numeric)
      -- The amount of a debt without a plan is its unpaid rest.
      + case when checked_changes.kind = 'debt' and entry ->> 'installments' = '1'
        then (entry ->> 'paid_ahead')::numeric else 0 end
      -- That of an account is what is in it now: "tem 1.981 agora".
      - coalesce((entry ->> 'moved')::numeric, 0) end,
    'name', case when given ? 'name' then private.finance_text(given ->> 'name', 'name',
      case checked_changes.kind when 'expense' then 500 else 200 end) end,
    'category', case when given ? 'category' then private.finance_category(checked_changes.kind, given ->> 'category') end,
    'date', case when given ? 'date' then private.finance_past_date((given ->> 'date')::date) end,
    'due_day', private.finance_due_day((given ->> 'due_day')::integer, null),
    'closing_day', private.finance_due_day((given ->> 'closing_day')::integer, null),
    'account', account,
    'month', private.finance_month_named(given ->> 'month'),
    'main', given -> 'main',
    'installments', given -> 'installments',
    'interest_rate', private.finance_rate((given ->> 'interest_rate')::numeric)))
    || case when given ? 'account' and account is null then '{"account": null}' else '{}' end::jsonb
    || case when empties_limit then '{"amount": null}' else '{}' end::jsonb;
end;
$$;

-- Of a series whose amount changes, months that have another amount already stay as they are: they were changed by themselves.
create function private.rows_to_change(kind text, entry jsonb, is_amount boolean default false) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  target constant uuid := (entry ->> 'id')::uuid;
begin
  -- A change of a recurring item holds from the open month on; of a purchase in instalments it holds for all.
  return case
    when kind = 'expense' and entry ->> 'purchase_id' is not null then array(
      select e.id from public.expenses e
      where e.user_id = private.current_user_id() and e.purchase_id = (entry ->> 'purchase_id')::uuid and e.deleted_at is null)
    when kind = 'bill' and entry ->> 'status' = 'pending' then array(
      select b.id from public.bills b
      where b.user_id = private.current_user_id() and b.group_id = (entry ->> 'group_id')::uuid and b.status = 'pending'
        and b.deleted_at is null and b.month >= (entry ->> 'month')::date
        and (not is_amount or b.amount = (entry ->> 'amount')::numeric) order by b.month for update)
    when kind = 'income' and entry ->> 'actual_amount' is null then array(
      select i.id from public.incomes i
      where i.user_id = private.current_user_id() and i.group_id = (entry ->> 'group_id')::uuid and i.actual_amount is null
        and i.deleted_at is null and i.month >= (entry ->> 'month')::date
        and (not is_amount or i.expected_amount = (entry ->> 'expected_amount')::numeric) order by i.month for update)
    else array[target] end;
end;
$$;

-- An entry with the names of its fields: amount, name, category, date, due_day, installments.
create function private.entry_fields(kind text, entry jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, entry -> c.value)
    || case when private.change_columns(kind, entry) ? 'account' then jsonb_build_object('account', (
      select private.account_label(a) from public.accounts a
      where a.user_id = private.current_user_id()
        and a.id = (entry ->> (private.change_columns(entry_fields.kind, entry) ->> 'account'))::uuid)) else '{}' end
    || case when kind = 'debt' and entry ->> 'installments' = '1'
      then jsonb_build_object('amount', (entry ->> 'installment_amount')::numeric - (entry ->> 'paid_ahead')::numeric) else '{}' end
    || case when entry ? 'moved'
      then jsonb_build_object('amount', (entry ->> 'opening_balance')::numeric + (entry ->> 'moved')::numeric) else '{}' end
  from jsonb_each_text(private.change_columns(kind, entry)) as c;
$$;

create function private.read_entry(kind text, item_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  entry jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.user_id = $1 and t.id = $2 for update', kind || 's')
  into entry using private.current_user_id(), item_id;
  -- Of an account, what has come in and gone out since it began.
  if kind = 'account' and entry ->> 'kind' <> 'card' then
    entry := entry || jsonb_build_object('moved', (
      select private.account_balance(a) - a.opening_balance from public.accounts a
      where a.user_id = private.current_user_id() and a.id = item_id));
  end if;
  -- Of a purchase in instalments, the purchase.
  return entry || case when entry ->> 'purchase_id' is null then '{}' else (
    select jsonb_build_object('amount', sum(e.amount), 'spent_on', min(e.bought_on)) from public.expenses e
    where e.user_id = private.current_user_id() and e.purchase_id = (entry ->> 'purchase_id')::uuid and e.deleted_at is null) end;
end;
$$;

create function private.change_budget(item jsonb, told jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  category text := (select b.category from public.budgets b
    where b.user_id = private.current_user_id() and b.id = (item ->> 'id')::uuid);
  changed jsonb;
begin
  if jsonb_strip_nulls(told - 'amount') <> '{}' or told ->> 'amount' is null then
    perform private.raise(400, 'cannot_change', 'De um orçamento só muda o valor, e já neste mês. A partir de outro mês, é um '
      'orçamento novo, com first_month.', '{"allowed": ["amount"]}');
  end if;
  changed := private.create_budget(private.finance_amount((told ->> 'amount')::numeric), category, null, null);
  return jsonb_build_object('item', jsonb_build_object('kind', 'budget', 'id', item -> 'id', 'name', item -> 'name',
    'before', jsonb_build_object('amount', item -> 'amount'), 'after', jsonb_build_object('amount', changed #> '{item,amount}')),
    'undo', changed -> 'undo');
end;
$$;

-- The name of the main account, null where there is none.
create function private.main_account() returns text
language sql stable set search_path = '' as $$
  select private.account_label(a) from public.accounts a
  where a.user_id = private.current_user_id() and a.is_default and a.deleted_at is null;
$$;

-- Changes an account that is no card; where it becomes the main one, the other is it no longer. Returns the undo steps:
-- of two main accounts one would be refused, so this one steps back first.
create function private.change_account(account_id uuid, written jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  others constant uuid[] := array(select a.id from public.accounts a
    where (change_account.written ->> 'is_default')::boolean and a.user_id = private.current_user_id() and a.is_default
      and a.deleted_at is null and a.id <> change_account.account_id);
  undo jsonb := '[]'::jsonb;
begin
  if cardinality(others) > 0 then
    undo := private.write_columns('accounts', others, '{"is_default": false}');
  end if;
  return private.write_columns('accounts', array[change_account.account_id], change_account.written) || undo;
end;
$$;

-- Changes a debt; returns the undo steps. What was paid of it stays what was paid, and the new terms hold for what remains: a part
-- of an instalment pays whole ones that cost less now.
create function private.change_debt(debt_id uuid, written jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before public.debts;
  after public.debts;
  left_over integer;
  more integer;
begin
  select d.* into before from public.debts d where d.user_id = private.current_user_id() and d.id = change_debt.debt_id for update;
  after := jsonb_populate_record(before, change_debt.written);
  left_over := after.installments - before.current_installment + 1;
  more := least(floor(before.paid_ahead / after.installment_amount), left_over);
  after.current_installment := before.current_installment + more;
  after.paid_ahead := case when more < left_over then before.paid_ahead - more * after.installment_amount else 0 end;
  after.paid_in_full := case when after.current_installment > 1 then before.paid_amount - after.paid_ahead end;
  after.status := case when more < left_over then case before.status when 'paid_off' then 'active' else before.status end
    when before.status = 'settled' then 'settled' else 'paid_off' end;
  perform private.apply_undo(jsonb_build_object('table', 'debts', 'id', before.id, 'set', change_debt.written || jsonb_build_object(
    'current_installment', after.current_installment, 'paid_ahead', after.paid_ahead, 'paid_in_full', after.paid_in_full,
    'status', after.status)));
  return jsonb_build_array(jsonb_build_object('table', 'debts', 'id', before.id,
    'set', (select jsonb_object_agg(k, to_jsonb(before) -> k) from jsonb_object_keys(change_debt.written) as k)
      || case when after.status = before.status then '{}' else jsonb_build_object('status', before.status) end,
    'add', private.paid_back(before, after)));
end;
$$;

-- Sets columns of rows of a table; returns the undo steps.
create function private.write_columns(table_name text, ids uuid[], written jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- The bill of a card follows from account and day, but may also have been chosen.
  columns constant text[] := array(select jsonb_object_keys(write_columns.written)
    union select 'card_month' where write_columns.written ?| array['account_id', 'spent_on', 'received_on']);
  undo jsonb;
begin
  execute format('select jsonb_agg(jsonb_build_object(''table'', %1$L, ''id'', t.id, ''set'',
      (select jsonb_object_agg(k, to_jsonb(t) -> k) from unnest($3) as k))) from public.%1$I t
    where t.user_id = $1 and t.id = any ($2)', write_columns.table_name)
  into undo using private.current_user_id(), write_columns.ids, columns;
  perform private.apply_undo(jsonb_build_object('table', write_columns.table_name, 'ids', to_jsonb(write_columns.ids), 'set',
    write_columns.written));
  return undo;
end;
$$;

-- The bill or income of a series in a month that is still open. PT404 item_not_found, PT400 invalid_month.
create function private.entry_of_month(kind text, item_id uuid, month text) returns uuid
language plpgsql set search_path = '' as $$
declare
  wanted constant date := private.finance_month_named(entry_of_month.month);
  last_day constant date := (wanted + interval '1 month' - interval '1 day')::date;
  found_id uuid;
begin
  if kind = 'bill' then
    perform private.continue_bills(last_day);
    select b.id into found_id from public.bills b
    where b.user_id = private.current_user_id() and b.month = wanted and b.status = 'pending' and b.deleted_at is null
      and b.group_id = (select o.group_id from public.bills o where o.user_id = b.user_id and o.id = entry_of_month.item_id)
    for update;
  else
    perform private.continue_incomes(last_day);
    select i.id into found_id from public.incomes i
    where i.user_id = private.current_user_id() and i.month = wanted and i.actual_amount is null and i.deleted_at is null
      and i.group_id = (select o.group_id from public.incomes o where o.user_id = i.user_id and o.id = entry_of_month.item_id)
    for update;
  end if;
  if found_id is null then
    perform private.raise(404, 'item_not_found', 'Nesse mês isso não está em aberto.', jsonb_build_object('month', wanted));
  end if;
  return found_id;
end;
$$;

-- Changes an entry that items_to_delete() found: { item: { kind, id, name, before, after, rest?, owed_to_me?, from_month? }, undo }.
-- rest: the amount is the unpaid rest of a debt. In a series, the open month and later ones are changed, or those from
-- told's month on (from_month).
create function private.change_entry(item jsonb, told jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kind constant text := item ->> 'kind';
  is_of_month constant boolean := kind in ('bill', 'income') and told ->> 'month' is not null;
  entry jsonb;
  columns jsonb;
  changes jsonb;
  written jsonb;
  ids uuid[];
  undo jsonb;
  before jsonb;
  after jsonb;
  main_before constant text := private.main_account();
begin
  if kind = 'budget' then
    return private.change_budget(item, told);
  elsif kind = 'debt_payment' then
    return private.change_payment_entry(item, told);
  end if;
  entry := private.read_entry(kind, case when is_of_month
    then private.entry_of_month(kind, (item ->> 'id')::uuid, told ->> 'month') else (item ->> 'id')::uuid end);
  columns := private.change_columns(kind, entry);
  changes := private.checked_changes(kind, entry, case when is_of_month then told - 'month' else told end);
  written := (select jsonb_object_agg(columns ->> c.key, c.value) from jsonb_each(changes) as c
    where c.value is distinct from entry -> (columns ->> c.key));
  if kind = 'debt' and written ? 'due_day' and entry -> 'negotiated' = 'false' then
    written := written || jsonb_build_object('negotiated', true, 'start_month', private.next_due_month((written ->> 'due_day')::integer));
  end if;
  if written is null then
    perform private.raise(409, 'nothing_changes', 'Já está assim.', jsonb_build_object('item', private.entry_fields(kind, entry)));
  end if;
  ids := private.rows_to_change(kind, entry, written ?| array['amount', 'expected_amount']);
  if kind = 'expense' and (written ? 'installments'
    or entry ->> 'purchase_id' is not null and (written ? 'amount' or written ? 'spent_on')) then
    undo := private.rewrite_purchase(
      (select e from public.expenses e where e.user_id = private.current_user_id() and e.id = ids[1]), written);
  elsif kind = 'account' and (written ? 'closing_day' or written ? 'due_day') then
    undo := private.change_card((item ->> 'id')::uuid, written);
  elsif kind = 'account' then
    undo := private.change_account((item ->> 'id')::uuid, written);
  elsif kind = 'debt' then
    undo := private.change_debt((item ->> 'id')::uuid, written);
  else
    if kind = 'transfer' and written ? 'card_month' then
      perform private.open_card_bill((select a from public.accounts a
        where a.user_id = private.current_user_id() and a.id = (entry ->> 'to_account_id')::uuid), (written ->> 'card_month')::date);
    end if;
    undo := private.write_columns(kind || 's', ids, written);
    if kind in ('bill', 'income') then
      undo := private.mark_latest(undo, kind || 's', (entry ->> 'group_id')::uuid);
    end if;
  end if;
  before := private.changed_members(private.entry_fields(kind, entry), private.entry_fields(kind, entry || written));
  after := private.changed_members(private.entry_fields(kind, entry || written), private.entry_fields(kind, entry));
  if written ? 'is_default' then
    before := before || jsonb_build_object('main', main_before);
    after := after || jsonb_build_object('main', private.main_account());
  end if;
  return jsonb_build_object('undo', undo, 'item', jsonb_build_object('kind', kind, 'id', item -> 'id', 'name', item -> 'name',
    'before', before, 'after', after,
    'rest', case when kind = 'debt' and entry ->> 'installments' = '1' then true end,
    'owed_to_me', item -> 'owed_to_me',
    'card', case when kind = 'account' and entry ->> 'kind' = 'card' then true end,
    'from_month', case when is_of_month then entry -> 'month' end));
end;
$$;

-- The members of an object that differ from another.
create function private.changed_members(these jsonb, those jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(changed_members.these) as e
  where e.value is distinct from changed_members.those -> e.key;
$$;

-- Recurring items are changed from the open month on.
create function private.continue_kind(kind text) returns void
language plpgsql set search_path = '' as $$
begin
  if kind = 'bill' then
    perform private.continue_bills(private.today() + 31);
  elsif kind = 'income' then
    perform private.continue_incomes(private.today() + 31);
  end if;
end;
$$;

-- The entry that is meant and the change of it; args become { id, name }. Writes nothing but the missing months of
-- recurring items.
create function private.prepare_change(kind text, item_id uuid, name text, told jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  found_items jsonb;
  item jsonb;
  prepared jsonb := '[]'::jsonb;
begin
  perform private.continue_kind(prepare_change.kind);
  found_items := private.items_to_delete(prepare_change.kind, prepare_change.item_id, prepare_change.name, null, null);
  if jsonb_array_length(found_items) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', coalesce((
      select jsonb_agg(n.name) from (
        select i.name, max(i.created_at) as newest from private.deletable_items(prepare_change.kind) i
        group by i.name order by 2 desc limit 5) as n), '[]')));
  end if;
  for item in select e.value from jsonb_array_elements(found_items) as e loop
    begin
      item := private.change_entry(item, told) -> 'item';
      raise exception using errcode = 'LA000', message = 'preview';
    exception when sqlstate 'LA000' then
      prepared := prepared || jsonb_build_array(jsonb_strip_nulls(item) || jsonb_build_object('row',
        jsonb_build_object('table', prepare_change.kind || 's', 'id', item -> 'id')));
    when sqlstate 'PT409' then
      -- Of several matches, those that have these values already are not meant.
      if jsonb_array_length(found_items) = 1 then
        raise;
      end if;
    end;
  end loop;
  return case jsonb_array_length(prepared)
    when 0 then jsonb_build_object('status', 'missing', 'facts', '{"existing": []}'::jsonb)
    when 1 then jsonb_build_object('status', 'ready', 'args',
      jsonb_build_object('id', prepared -> 0 -> 'id', 'name', prepared -> 0 -> 'name'),
      'facts', prepared -> 0)
    else jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', private.item_label(f.item),
        'args', jsonb_build_object('id', f.item -> 'id', 'name', f.item -> 'name'),
        'facts', (select p from jsonb_array_elements(prepared) as p where p -> 'id' = f.item -> 'id')) order by f.position)
      from jsonb_array_elements(found_items) with ordinality as f (item, position)
      where exists (select from jsonb_array_elements(prepared) as p where p -> 'id' = f.item -> 'id'))) end;
end;
$$;

create function private.with_arguments(prepared jsonb, id_name text, name_name text, others jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case prepared ->> 'status'
    when 'ready' then prepared || jsonb_build_object('args', others || jsonb_build_object(
      id_name, prepared #> '{args,id}', name_name, prepared #> '{args,name}'))
    when 'choose' then jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(c.value || jsonb_build_object('args', others || jsonb_build_object(
        id_name, c.value #> '{args,id}', name_name, c.value #> '{args,name}')) order by c.position)
      from jsonb_array_elements(prepared -> 'choices') with ordinality as c (value, position)))
    else prepared end;
$$;

create function private.run_change(kind text, item_id uuid, name text, told jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.continue_kind(run_change.kind);
  return private.change_entry(private.locked_item(run_change.kind, run_change.item_id, run_change.name), told);
end;
$$;

create function public.prepare_update_expense(
  expense_id uuid default null, which text default null, amount numeric default null, category text default null,
  date date default null, description text default null, account text default null, installments integer default null,
  returned boolean default null, paid_ahead integer default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  told jsonb := jsonb_strip_nulls(jsonb_build_object('amount', amount, 'category', category, 'date', date, 'account', account,
    'installments', installments));
begin
  perform private.expect_short(1000, prepare_update_expense.which, prepare_update_expense.category, prepare_update_expense.description,
    prepare_update_expense.account);
  if returned or paid_ahead is not null then
    return private.with_arguments(
      private.prepare_settlement(expense_id, which, case when returned then null else paid_ahead end, amount, date, account),
      'expense_id', 'which', jsonb_strip_nulls(jsonb_build_object('amount', amount, 'date', date, 'returned', returned,
        'paid_ahead', paid_ahead, 'account', account)));
  end if;
  return private.with_arguments(
    private.prepare_change('expense', expense_id, which, told || jsonb_build_object('name', description)),
    'expense_id', 'which', jsonb_strip_nulls(told || jsonb_build_object('description', description)));
end;
$$;
comment on function public.prepare_update_expense(uuid, text, numeric, text, date, text, text, integer, boolean, integer) is
  'Which expense is meant; its facts are the changes: { kind, name, before, after }. Writes nothing; raises what '
  'update_expense would.';
grant execute on function public.prepare_update_expense(uuid, text, numeric, text, date, text, text, int, boolean, int)
  to authenticated, service_role;

create function public.update_expense(
  expense_id uuid default null, which text default null, amount numeric default null, category text default null,
  date date default null, description text default null, account text default null, installments integer default null,
  returned boolean default null, paid_ahead integer default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_expense', tool_call_id);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('amount', amount, 'category', category, 'date', date, 'account', account,
    'installments', installments));
  changed jsonb;
begin
  perform private.expect_short(1000, update_expense.which, update_expense.category, update_expense.description, update_expense.account);
  if stored is not null then
    return stored;
  end if;
  changed := case when returned or paid_ahead is not null
    then private.settle_purchase(expense_id, which, case when returned then null else paid_ahead end, amount, date, account)
    else private.run_change('expense', expense_id, which, told || jsonb_build_object('name', description)) end;
  return private.record_tool('update_expense', tool_call_id,
    jsonb_strip_nulls(told || jsonb_build_object('expense_id', expense_id, 'which', which, 'description', description,
      'returned', returned, 'paid_ahead', paid_ahead)),
    jsonb_strip_nulls(jsonb_build_object('item', changed -> 'item')) || private.warn_of_changed_expense(changed -> 'item'),
    changed -> 'undo');
end;
$$;
comment on function public.update_expense(uuid, text, numeric, text, date, text, text, integer, boolean, integer, text) is
  'Changes an expense found by id or words, the newest without either; a purchase in instalments as a whole (amount: its '
  'sum; installments: 1 makes it a single payment; returned: it was given back, and what was not billed yet on '
  'date is deleted; of an amount that came back, the rest is a credit of the card, an income called Estorno de …; '
  'paid_ahead: so many of the last instalments that come after the open bill are paid now, in that bill, for amount if there '
  'was a discount, or off the card with account: another account, or a means of payment as pix). Returns '
  '{ item: { kind, id, name, before, after, settlement?: { action: return | pay_ahead, count, '
  'installments, amount, before, credit?, first?, bill?, off_card?, account? } }, budget_warning? } as create_expense does. PT404 '
  'item_not_found, account_not_found, PT409 item_ambiguous, account_ambiguous, nothing_changes, nothing_left, PT400 nothing_to_change, '
  'invalid_amount, invalid_category, invalid_installments, future_date.';
grant execute on function public.update_expense(uuid, text, numeric, text, date, text, text, int, boolean, int, text)
  to authenticated, service_role;

create function public.prepare_update_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, due_day integer default null,
  installments integer default null, category text default null, date date default null, new_name text default null,
  closing_day integer default null, month text default null, interest_rate numeric default null, account text default null,
  main boolean default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  told jsonb := jsonb_strip_nulls(jsonb_build_object('amount', amount, 'due_day', due_day, 'installments', installments,
    'category', category, 'date', date, 'closing_day', closing_day, 'month', month, 'interest_rate', interest_rate,
    'account', account, 'main', main));
begin
  perform private.expect_short(1000, prepare_update_finance_item.kind, prepare_update_finance_item.name,
    prepare_update_finance_item.category, prepare_update_finance_item.new_name, prepare_update_finance_item.month,
    prepare_update_finance_item.account);
  if kind = 'card_bill' then
    return private.prepare_card_bill_change(name, month, closing_day, due_day);
  end if;
  return private.with_arguments(
    private.prepare_change(kind, item_id, name, told || jsonb_build_object('name', new_name)),
    'item_id', 'name', jsonb_strip_nulls(told || jsonb_build_object('kind', kind, 'new_name', new_name)));
end;
$$;
comment on function public.prepare_update_finance_item(text, uuid, text, numeric, integer, integer, text, date, text, integer, text,
  numeric, text, boolean) is
  'Which entry is meant; its facts are the changes: { kind, name, before, after }. Writes nothing except the '
  'missing months of recurring items; raises what update_finance_item would.';
grant execute on function public.prepare_update_finance_item(text, uuid, text, numeric, int, int, text, date, text, int, text, numeric,
  text, boolean) to authenticated, service_role;

create function public.update_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, due_day integer default null,
  installments integer default null, category text default null, date date default null, new_name text default null,
  closing_day integer default null, month text default null, interest_rate numeric default null, account text default null,
  main boolean default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_finance_item', tool_call_id);
  told jsonb := jsonb_strip_nulls(jsonb_build_object('amount', amount, 'due_day', due_day, 'installments', installments,
    'category', category, 'date', date, 'closing_day', closing_day, 'month', month, 'interest_rate', interest_rate,
    'account', account, 'main', main));
  changed jsonb;
begin
  perform private.expect_short(1000, update_finance_item.kind, update_finance_item.name, update_finance_item.category,
    update_finance_item.new_name, update_finance_item.month, update_finance_item.account);
  if stored is not null then
    return stored;
  end if;
  changed := case when kind = 'card_bill' then private.change_card_bill(name, month, closing_day, due_day)
    else private.run_change(kind, item_id, name, told || jsonb_build_object('name', new_name)) end;
  return private.record_tool('update_finance_item', tool_call_id,
    jsonb_strip_nulls(told || jsonb_build_object('kind', kind, 'item_id', item_id, 'name', name, 'new_name', new_name)),
    jsonb_strip_nulls(jsonb_build_object('item', changed -> 'item')), changed -> 'undo');
end;
$$;
comment on function public.update_finance_item(text, uuid, text, numeric, integer, integer, text, date, text, integer, text, numeric,
  text, boolean, text) is
  'Changes a bill or income (of a series from the open month on, or from month on, YYYY-MM), a debt (amount: of an '
  'instalment, or what is left of '
  'a debt without a plan), a debt''s payment, an investment, the amount of a budget, an account (amount: opening balance, or a '
  'card''s limit, 0 for none), a transfer (account: where it comes from), the account of a paid bill, the day and account of an '
  'income that came, or with kind card_bill the dates of one bill of a card (name: the card; month YYYY-MM). A blank account is '
  'none. main: what is recorded without an account belongs to this one. closing_day, due_day: of that month. '
  'Returns { item: { '
  'kind, id, name, before, after, rest?, owed_to_me?, from_month? } }. PT400 invalid_kind, nothing_to_change, '
  'cannot_change (allowed in detail), invalid_month, '
  'no_plan, invalid_cycle, PT404 item_not_found, account_not_found, PT409 item_ambiguous, nothing_changes.';
grant execute on function public.update_finance_item(text, uuid, text, numeric, int, int, text, date, text, int, text, numeric, text,
  boolean, text) to authenticated, service_role;
