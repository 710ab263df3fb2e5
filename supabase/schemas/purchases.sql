-- Changing a purchase as a whole: its sum, its day, its instalments; returning it, and paying instalments ahead.

-- The rows of a purchase, in their order; of one in a single payment, its only row.
create function private.rows_of_purchase(expense public.expenses) returns setof public.expenses
language sql stable set search_path = '' as $$
  select e.* from public.expenses e
  where e.user_id = private.current_user_id() and e.deleted_at is null
    and (e.id = rows_of_purchase.expense.id or e.purchase_id = rows_of_purchase.expense.purchase_id)
  order by e.installment;
$$;

-- The undo steps that bring rows back to what they are now.
create function private.steps_back(expenses public.expenses[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', 'expenses', 'id', e.id, 'set',
    to_jsonb(e) - array['id', 'user_id', 'created_at'])), '[]')
  from unnest(steps_back.expenses) as e;
$$;

-- Writes a purchase anew in a number of instalments, from changes by column (amount: the whole sum; installments: 1 or
-- more). The first row keeps its id. Returns the undo steps. PT409 purchase_settled: a part of it came back or was paid
-- ahead, which the new instalments would bring back.
create function private.rewrite_purchase(expense public.expenses, changes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  rows constant public.expenses[] := array(select r from private.rows_of_purchase(rewrite_purchase.expense) r);
  first constant public.expenses := rows[1];
  changed constant public.expenses := jsonb_populate_record(first, changes - array['amount', 'installments', 'spent_on']);
  day constant date := coalesce((changes ->> 'spent_on')::date, first.bought_on, first.spent_on);
  bought record := private.purchase_sum(
    coalesce((changes ->> 'amount')::numeric, (select sum(r.amount) from unnest(rows) as r)),
    coalesce((changes ->> 'installments')::integer, first.installments, 1));
  count constant integer := coalesce(bought.count, 1);
  purchase constant uuid := case when count > 1 then coalesce(first.purchase_id, gen_random_uuid()) end;
  undo jsonb := private.steps_back(rows);
begin
  if first.purchase_id is not null and (cardinality(rows) <> first.installments or exists (
    select from unnest(rows) as r
    where r.spent_on <> private.installment_day(r.bought_on, r.installment) or r.account_id is distinct from first.account_id
  ) or exists (
    select from public.incomes i
    where i.user_id = first.user_id and i.purchase_id = first.purchase_id and i.deleted_at is null)) then
    perform private.raise(409, 'purchase_settled', 'Uma parte dessa compra já voltou ou foi paga antes, e a mudança mexeria nisso. '
      'Dá para desfazer isso antes, ou mudar só a descrição ou a categoria.');
  end if;
  update public.expenses e set deleted_at = now()
  where e.user_id = first.user_id and e.id = any (array(select r.id from unnest(rows[count + 1:]) as r));
  update public.expenses e set amount = s.part, category = changed.category, description = changed.description,
    account_id = changed.account_id, spent_on = private.installment_day(day, s.installment), card_month = null,
    purchase_id = purchase, installment = case when count > 1 then s.installment end, installments = bought.count,
    bought_on = case when count > 1 then day end
  from private.split_amount(bought.total, count) as s
  where e.user_id = first.user_id and e.id = rows[s.installment].id;
  with added as (
    insert into public.expenses (user_id, amount, category, description, spent_on, account_id, purchase_id, installment, installments,
      bought_on)
    select first.user_id, s.part, changed.category, changed.description, private.installment_day(day, s.installment),
      changed.account_id, purchase, s.installment, count, day
    from private.split_amount(bought.total, count) as s where s.installment > cardinality(rows)
    returning id
  )
  select undo || coalesce(jsonb_agg(jsonb_build_object('table', 'expenses', 'id', a.id, 'set',
    jsonb_build_object('deleted_at', 'now'))), '[]') into undo from added a;
  return undo;
end;
$$;

-- What came back of a purchase goes with the last of its instalments, and comes back with what went then.
create function private.credits_follow_purchase() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.incomes i set deleted_at = new.deleted_at
  where i.user_id = new.user_id and i.purchase_id = new.purchase_id and i.deleted_at is not distinct from old.deleted_at
    and (new.deleted_at is null or not exists (
      select from public.expenses e
      where e.user_id = new.user_id and e.purchase_id = new.purchase_id and e.deleted_at is null));
  return null;
end;
$$;

create trigger expenses_take_credits after update on public.expenses
  for each row when (new.purchase_id is not null and new.deleted_at is distinct from old.deleted_at)
  execute function private.credits_follow_purchase();

-- The purchases in instalments that words or an id mean, with what was not billed yet on a day: [{ id, purchase_id, name, total,
-- installments, count, amount, ids, ahead, refundable, account_id, bill? }]; id is that of the first row; ahead: the ids of those
-- that come after the open bill, or after today without a card; refundable: the whole sum but what came back already; bill: the
-- month of the card's open bill. The newest first.
create function private.purchases_with_rest(expense_id uuid, words text, day date default private.today()) returns jsonb
language sql stable set search_path = '' as $$
  with unbilled as (
    select e.purchase_id, e.id, e.amount, e.installment,
      case when a.id is null then e.spent_on > private.today()
        else e.card_month > private.card_month(a, private.today()) end as is_ahead
    from public.expenses e
    left join public.accounts a on a.user_id = e.user_id and a.id = e.account_id and a.kind = 'card'
    left join public.card_bills b on b.user_id = e.user_id and b.account_id = e.account_id and b.month = e.card_month
    where e.user_id = private.current_user_id() and e.purchase_id is not null and e.deleted_at is null
      and coalesce(b.closes_on > purchases_with_rest.day, e.spent_on >= purchases_with_rest.day)
  ), found as (
    select e.purchase_id, (array_agg(e.id order by e.installment))[1] as id, min(e.description) as name, sum(e.amount) as total,
      min(e.installments) as installments, max(e.bought_on) as bought_on,
      (array_agg(e.account_id order by e.installment))[1] as account_id,
      private.finance_name_score(min(e.description), purchases_with_rest.words) as score,
      purchases_with_rest.expense_id = any (array_agg(e.id)) as is_meant
    from public.expenses e
    where e.user_id = private.current_user_id() and e.purchase_id is not null and e.deleted_at is null
    group by e.purchase_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'purchase_id', f.purchase_id, 'name', f.name, 'total', f.total,
      'installments', f.installments, 'count', r.count, 'amount', r.amount, 'ids', r.ids, 'ahead', r.ahead,
      'account_id', f.account_id, 'bill', (select private.card_month(a, private.today()) from public.accounts a
        where a.user_id = private.current_user_id() and a.id = f.account_id and a.kind = 'card'),
      'refundable', f.total - coalesce((
        select sum(i.actual_amount) from public.incomes i
        where i.user_id = private.current_user_id() and i.purchase_id = f.purchase_id and i.deleted_at is null), 0))
      order by f.bought_on desc, f.purchase_id), '[]')
  from found f
  cross join lateral (
    select count(*) as count, coalesce(sum(u.amount), 0) as amount, coalesce(jsonb_agg(u.id order by u.installment), '[]') as ids,
      coalesce(jsonb_agg(u.id order by u.installment) filter (where u.is_ahead), '[]') as ahead
    from unbilled u where u.purchase_id = f.purchase_id) as r
  where case when purchases_with_rest.expense_id is not null then f.is_meant
    else purchases_with_rest.words is null or private.finance_name_fits(f.score, (select max(m.score) from found m)) end;
$$;

-- How instalments were paid ahead: off_card when a name means another account than a card, or a means of payment ("pix",
-- "dinheiro"); id and label of that account, null where there is none. PT404 account_not_found, PT409 account_ambiguous.
create function private.paid_off_card(named text, out off_card boolean, out id uuid, out label text)
language plpgsql stable set search_path = '' as $$
declare
  found record;
begin
  off_card := false;
  if nullif(btrim(paid_off_card.named), '') is null then
    return;
  end if;
  found := private.account_of_entry(paid_off_card.named, false);
  if found.unknown is not null then
    perform private.raise(404, 'account_not_found', 'Não encontrei essa conta.', jsonb_build_object('existing', private.account_names()));
  elsif (found.account).id is null then
    off_card := (select w.kind is distinct from 'card' from private.account_words(paid_off_card.named) w);
  elsif (found.account).kind <> 'card' then
    off_card := true;
    id := (found.account).id;
    label := private.account_label(found.account);
  end if;
end;
$$;

-- Ending what is ahead of a purchase that purchases_with_rest() found, checked: an item of changed entries with
-- settlement { action: return | pay_ahead, count, installments, amount, before, credit?, first?, bill?, off_card?, account? }, and
-- ids. A return deletes all that is not billed yet; of an amount that came back, the rest is a credit. Paid ahead are the last
-- instalments that are still to come, for an amount when there was a discount: first is the number of the first of them, bill
-- the month of the card's bill that they are now in; off_card: they were paid at once with something else, from account if
-- there is one. PT400 invalid_installments, invalid_amount, PT409 nothing_left, and the errors of paid_off_card().
create function private.planned_settlement(purchase jsonb, ahead integer, amount numeric, account text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  left_over constant integer := case when ahead is null then (purchase ->> 'count')::integer
    else jsonb_array_length(purchase -> 'ahead') end;
  refundable constant numeric := (purchase ->> 'refundable')::numeric;
  came_back constant numeric := case when ahead is null and amount is not null then private.finance_amount(amount) end;
  paid_by constant record := private.paid_off_card(planned_settlement.account);
  ids jsonb;
  before numeric;
  first integer;
begin
  if ahead is not null and left_over = 0 then
    perform private.raise(409, 'nothing_left', 'Dessa compra não há parcela depois da fatura aberta para antecipar.',
      jsonb_build_object('purchase', purchase -> 'name'));
  elsif left_over = 0 and refundable <= 0 then
    perform private.raise(409, 'nothing_left', 'O valor dessa compra já voltou todo.', jsonb_build_object('purchase', purchase -> 'name'));
  elsif left_over = 0 and came_back is null then
    perform private.raise(409, 'nothing_left', format('Todas as parcelas dessa compra já estão em faturas fechadas. Se o dinheiro '
      'voltou, o valor (até %s) entra como crédito na fatura.', private.finance_money(refundable)),
      jsonb_build_object('purchase', purchase -> 'name', 'refundable', refundable));
  elsif came_back not between (purchase ->> 'amount')::numeric and refundable then
    perform private.raise(400, 'invalid_amount', format('Dessa compra podem voltar de %s (o que ainda não fechou) a %s.',
      private.finance_money((purchase ->> 'amount')::numeric), private.finance_money(refundable)),
      jsonb_build_object('amount', came_back, 'min', purchase -> 'amount', 'max', refundable));
  elsif planned_settlement.ahead not between 1 and left_over then
    perform private.raise(400, 'invalid_installments', 'Não há tantas parcelas pela frente.',
      jsonb_build_object('installments', planned_settlement.ahead, 'left', left_over));
  end if;
  select coalesce(jsonb_agg(e.id order by e.installment), '[]'), coalesce(sum(e.amount), 0), min(e.installment)
  into ids, before, first
  from jsonb_array_elements_text(purchase -> case when ahead is null then 'ids' else 'ahead' end) with ordinality as i (id, position)
  join public.expenses e on e.user_id = private.current_user_id() and e.id = i.id::uuid
  where planned_settlement.ahead is null or i.position > left_over - planned_settlement.ahead;
  return jsonb_build_object('kind', 'expense', 'id', purchase -> 'id', 'name', purchase -> 'name', 'ids', ids,
    'before', '{}'::jsonb, 'after', '{}'::jsonb, 'settlement', jsonb_strip_nulls(jsonb_build_object(
      'credit', nullif(came_back - before, 0),
      'first', case when planned_settlement.ahead is not null then first end,
      'bill', case when planned_settlement.ahead is not null and not paid_by.off_card then purchase -> 'bill' end,
      'off_card', case when planned_settlement.ahead is not null and paid_by.off_card and purchase -> 'bill' <> 'null' then true end,
      'account', case when planned_settlement.ahead is not null and paid_by.off_card then paid_by.label end,
      'action', case when planned_settlement.ahead is null then 'return' else 'pay_ahead' end,
      'count', jsonb_array_length(ids), 'installments', purchase -> 'installments', 'before', before,
      'amount', case when planned_settlement.ahead is not null and planned_settlement.amount is not null
        then private.finance_amount(planned_settlement.amount) else before end)));
end;
$$;

-- The purchases that words or an id mean and of which something can end on a day: of several, only those that have something
-- left, or that the amount that came back fits.
create function private.purchases_to_settle(expense_id uuid, words text, ahead integer, amount numeric, day date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found constant jsonb := private.purchases_with_rest(expense_id, words, day);
  open constant jsonb := case when ahead is null and amount is not null
    then jsonb_path_query_array(found, '$[*] ? (@.refundable >= $amount && @.amount <= $amount)', jsonb_build_object('amount', amount))
    when ahead is not null then jsonb_path_query_array(found, '$[*] ? (@.ahead.size() > 0)')
    else jsonb_path_query_array(found, '$[*] ? (@.count > 0)') end;
begin
  return case when jsonb_array_length(open) > 0 then open else found end;
end;
$$;

-- Which purchase is meant, and what ending it would do, as prepare_change() answers.
create function private.prepare_settlement(expense_id uuid, words text, ahead integer, amount numeric, date date, account text)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  chosen constant jsonb := private.purchases_to_settle(expense_id, words, ahead, amount, private.finance_past_date(date));
begin
  if jsonb_array_length(chosen) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing',
      jsonb_path_query_array(private.purchases_with_rest(null, null), '$[0 to 4].name')));
  elsif jsonb_array_length(chosen) = 1 then
    return jsonb_build_object('status', 'ready',
      'args', jsonb_build_object('id', chosen -> 0 -> 'id', 'name', chosen -> 0 -> 'name'),
      'facts', private.planned_settlement(chosen -> 0, ahead, amount, account) - 'ids');
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(jsonb_build_object(
      'label', jsonb_build_object('of', 'entry', 'name', c -> 'name', 'amount', c -> 'total'),
      'args', jsonb_build_object('id', c -> 'id', 'name', c -> 'name'),
      'facts', private.planned_settlement(c, case when ahead is not null then least(ahead, jsonb_array_length(c -> 'ahead')) end,
        amount, account) - 'ids'))
    from jsonb_array_elements(chosen) as c));
end;
$$;

-- Ends what is ahead of a purchase: { item, undo }. What came back of billed instalments is an income of the card: a credit in
-- the bill of that day. PT404 item_not_found, PT409 item_ambiguous.
create function private.settle_purchase(expense_id uuid, words text, ahead integer, amount numeric, date date, account text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  today constant date := private.today();
  day constant date := private.finance_past_date(settle_purchase.date);
  found jsonb;
  locked jsonb;
  item jsonb;
  rows public.expenses[];
  paid_by constant record := private.paid_off_card(settle_purchase.account);
  card public.accounts;
  credit_id uuid;
begin
  loop
    found := private.purchases_to_settle(expense_id, words, ahead, amount, day);
    if jsonb_array_length(found) = 0 then
      perform private.raise(404, 'item_not_found', 'Não encontrei essa compra parcelada.', '{"kind": "expense"}');
    elsif jsonb_array_length(found) > 1 then
      perform private.raise(409, 'item_ambiguous', 'Mais de uma compra combina com isso.', jsonb_build_object('candidates', found));
    end if;
    exit when found = locked;
    -- What another call leaves of it is looked at anew.
    locked := found;
    perform from public.expenses e where e.user_id = caller and e.purchase_id = (locked #>> '{0,purchase_id}')::uuid
    order by e.installment for update;
  end loop;
  item := private.planned_settlement(found -> 0, ahead, amount, account);
  rows := array(select e from public.expenses e
    where e.user_id = caller and e.id in (select i::uuid from jsonb_array_elements_text(item -> 'ids') as i)
    order by e.installment);
  if ahead is null then
    update public.expenses e set deleted_at = now() where e.user_id = caller and e.id in (select r.id from unnest(rows) as r);
  else
    select a.* into card from public.accounts a where a.user_id = caller and a.id = rows[1].account_id and a.kind = 'card';
    update public.expenses e set amount = s.part, spent_on = least(e.spent_on, case when paid_by.off_card then day else today end),
      account_id = case when paid_by.off_card then paid_by.id else e.account_id end,
      card_month = case when card.id is not null and not paid_by.off_card then least(e.card_month, private.card_month(card, today)) end
    from private.split_amount((item #>> '{settlement,amount}')::numeric, cardinality(rows)) as s
    where e.user_id = caller and e.id = rows[s.installment].id;
  end if;
  if item #> '{settlement,credit}' is not null then
    insert into public.incomes (user_id, name, expected_amount, actual_amount, received_on, month, account_id, purchase_id)
    values (caller, left(format('Estorno de %s', item ->> 'name'), 200), (item #>> '{settlement,credit}')::numeric,
      (item #>> '{settlement,credit}')::numeric, day, private.finance_month(day), (found #>> '{0,account_id}')::uuid,
      (found #>> '{0,purchase_id}')::uuid)
    returning id into credit_id;
  end if;
  return jsonb_build_object('item', item - 'ids', 'undo', private.steps_back(rows) || case when credit_id is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('table', 'incomes', 'id', credit_id, 'set', jsonb_build_object('deleted_at', 'now'))) end);
end;
$$;
