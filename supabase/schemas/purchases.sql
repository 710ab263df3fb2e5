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
-- more). The first row keeps its id. Returns the undo steps.
create function private.rewrite_purchase(expense public.expenses, changes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  rows constant public.expenses[] := array(select r from private.rows_of_purchase(rewrite_purchase.expense) r);
  first constant public.expenses := rows[1];
  changed constant public.expenses := jsonb_populate_record(first, changes - array['amount', 'installments', 'spent_on']);
  day constant date := coalesce((changes ->> 'spent_on')::date, first.bought_on, first.spent_on);
  bought record := private.purchase_sum(
    coalesce((changes ->> 'amount')::numeric, (select sum(r.amount) from unnest(rows) as r)),
    coalesce((changes ->> 'installments')::integer, first.installments, 1), null);
  count constant integer := coalesce(bought.count, 1);
  purchase constant uuid := case when count > 1 then coalesce(first.purchase_id, gen_random_uuid()) end;
  undo jsonb := private.steps_back(rows);
begin
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

-- The purchases in instalments that words mean, with what is not billed yet: { purchase_id, description, total, count,
-- amount, ids }; the newest first.
create function private.purchases_with_rest(words text) returns jsonb
language sql stable set search_path = '' as $$
  with unbilled as (
    select e.purchase_id, e.id, e.amount, e.installment
    from public.expenses e
    left join public.accounts a on a.user_id = e.user_id and a.id = e.account_id and a.kind = 'card'
    left join public.card_bills b on b.user_id = e.user_id and b.account_id = e.account_id and b.month = e.card_month
    where e.user_id = private.current_user_id() and e.purchase_id is not null and e.deleted_at is null
      and coalesce(b.closes_on > private.today(), e.spent_on >= private.today())
  ), found as (
    select e.purchase_id, min(e.description) as description, sum(e.amount) as total, min(e.installments) as installments,
      max(e.bought_on) as bought_on, private.finance_name_score(min(e.description), purchases_with_rest.words) as score
    from public.expenses e
    where e.user_id = private.current_user_id() and e.purchase_id is not null and e.deleted_at is null
    group by e.purchase_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('purchase_id', f.purchase_id, 'description', f.description, 'total', f.total,
      'installments', f.installments, 'count', r.count, 'amount', r.amount, 'ids', r.ids)
      order by f.bought_on desc, f.purchase_id), '[]')
  from found f
  cross join lateral (
    select count(*) as count, coalesce(sum(u.amount), 0) as amount, coalesce(jsonb_agg(u.id order by u.installment), '[]') as ids
    from unbilled u where u.purchase_id = f.purchase_id) as r
  where purchases_with_rest.words is null
    or private.finance_name_fits(f.score, (select max(m.score) from found m));
$$;

-- What a change of a purchase does, checked: { purchase, action, total, installments, count, amount, left }. count, amount:
-- the instalments it concerns. PT400 invalid_action, invalid_installments, invalid_amount, PT404 purchase_not_found, PT409
-- purchase_ambiguous, nothing_left.
create function private.planned_settlement(purchase text, action text, count integer, amount numeric, purchase_id uuid default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb := private.purchases_with_rest(nullif(btrim(planned_settlement.purchase), ''));
  chosen jsonb;
  ids jsonb;
  wanted integer;
  before numeric;
begin
  if planned_settlement.action is null or planned_settlement.action not in ('return', 'pay_ahead') then
    perform private.raise(400, 'invalid_action', 'Devolver ou antecipar?', '{"allowed": ["return", "pay_ahead"]}');
  end if;
  found := coalesce((select jsonb_agg(f) from jsonb_array_elements(found) as f
    where planned_settlement.purchase_id is null or f ->> 'purchase_id' = planned_settlement.purchase_id::text), '[]');
  if jsonb_array_length(found) = 0 then
    perform private.raise(404, 'purchase_not_found', 'Não encontrei essa compra parcelada.', jsonb_build_object('existing', (
      select coalesce(jsonb_agg(distinct f -> 'description'), '[]') from jsonb_array_elements(private.purchases_with_rest(null)) as f)));
  elsif jsonb_array_length(found) > 1 then
    perform private.raise(409, 'purchase_ambiguous', 'Mais de uma compra combina com isso.', jsonb_build_object('candidates', found));
  end if;
  chosen := found -> 0;
  wanted := coalesce(planned_settlement.count, (chosen ->> 'count')::integer);
  if (chosen ->> 'count')::integer = 0 then
    perform private.raise(409, 'nothing_left', 'Todas as parcelas dessa compra já estão em faturas fechadas.',
      jsonb_build_object('purchase', chosen -> 'description'));
  elsif wanted not between 1 and (chosen ->> 'count')::integer then
    perform private.raise(400, 'invalid_installments', 'Não há tantas parcelas pela frente.',
      jsonb_build_object('installments', wanted, 'left', chosen -> 'count'));
  end if;
  -- The last ones: those are paid ahead, and of a return all are meant.
  ids := (select jsonb_agg(i.value order by i.position) from jsonb_array_elements(chosen -> 'ids') with ordinality as i (value, position)
    where planned_settlement.action = 'return' or i.position > (chosen ->> 'count')::integer - wanted);
  before := (select sum(e.amount) from public.expenses e
    where e.user_id = private.current_user_id() and e.id in (select (i.value #>> '{}')::uuid from jsonb_array_elements(ids) as i));
  return jsonb_build_object('purchase', chosen -> 'description', 'purchase_id', chosen -> 'purchase_id',
    'action', planned_settlement.action, 'total', chosen -> 'total', 'installments', chosen -> 'installments', 'ids', ids,
    'count', jsonb_array_length(ids), 'before', before,
    'amount', case when planned_settlement.action = 'pay_ahead' and planned_settlement.amount is not null
      then private.finance_amount(planned_settlement.amount) else before end);
end;
$$;

create function public.prepare_settle_purchase(
  purchase text default null, action text default null, count integer default null, amount numeric default null,
  purchase_id uuid default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb := private.purchases_with_rest(nullif(btrim(purchase), ''));
  planned jsonb;
begin
  if prepare_settle_purchase.purchase_id is null and jsonb_array_length(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', jsonb_build_object('of', 'entry', 'name', f -> 'description', 'amount', f -> 'total'),
        'args', jsonb_strip_nulls(jsonb_build_object('purchase', f -> 'description', 'purchase_id', f -> 'purchase_id', 'action', action,
          'count', count, 'amount', amount)),
        'facts', private.planned_settlement(f ->> 'description', action, count, amount, (f ->> 'purchase_id')::uuid) - 'ids'))
      from jsonb_array_elements(found) as f where (f ->> 'count')::integer >= coalesce(count, 1)));
  end if;
  planned := private.planned_settlement(purchase, action, count, amount, purchase_id);
  return jsonb_build_object('status', 'ready', 'args', jsonb_strip_nulls(jsonb_build_object('purchase', planned -> 'purchase',
      'purchase_id', planned -> 'purchase_id', 'action', action, 'count', planned -> 'count', 'amount', amount)),
    'facts', planned - 'ids');
end;
$$;
comment on function public.prepare_settle_purchase(text, text, integer, numeric, uuid) is
  'Which purchase is meant, and what settle_purchase would do: { purchase, action, total, installments, count, amount, before '
  '}. Read-only; raises what settle_purchase would.';
grant execute on function public.prepare_settle_purchase(text, text, int, numeric, uuid) to authenticated, service_role;

create function public.settle_purchase(
  purchase text default null, action text default null, count integer default null, amount numeric default null,
  purchase_id uuid default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('settle_purchase', tool_call_id);
  caller constant uuid := private.current_user_id();
  today constant date := private.today();
  planned jsonb;
  rows public.expenses[];
  card public.accounts;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':purchase', 0));
  planned := private.planned_settlement(purchase, action, count, amount, purchase_id);
  rows := array(select e from public.expenses e
    where e.user_id = caller and e.id in (select (i.value #>> '{}')::uuid from jsonb_array_elements(planned -> 'ids') as i)
    order by e.installment for update);
  undo := private.steps_back(rows);
  if action = 'return' then
    update public.expenses e set deleted_at = now() where e.user_id = caller and e.id in (select r.id from unnest(rows) as r);
  else
    select a.* into card from public.accounts a where a.user_id = caller and a.id = rows[1].account_id and a.kind = 'card';
    update public.expenses e set amount = s.part, spent_on = least(e.spent_on, today),
      card_month = case when card.id is not null then least(e.card_month, private.card_month(card, today)) end
    from private.split_amount((planned ->> 'amount')::numeric, cardinality(rows)) as s
    where e.user_id = caller and e.id = rows[s.installment].id;
  end if;
  return private.record_tool('settle_purchase', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('purchase', purchase, 'action', action, 'count', count, 'amount', amount,
      'purchase_id', purchase_id)),
    jsonb_build_object('purchase', planned - 'ids'), undo);
end;
$$;
comment on function public.settle_purchase(text, text, integer, numeric, uuid, text) is
  'Ends what is ahead of a purchase in instalments. action return: it was given back, and what is not billed yet is deleted. '
  'pay_ahead: the last count instalments (all without it) are paid now, in the open bill, for amount if there was a '
  'discount. Returns { purchase: { purchase, purchase_id, action, total, installments, count, amount, before } }: count and '
  'amount of the instalments concerned, before: what they were. PT400 invalid_action, invalid_installments, invalid_amount, '
  'PT404 purchase_not_found (existing in detail), PT409 purchase_ambiguous, nothing_left.';
grant execute on function public.settle_purchase(text, text, int, numeric, uuid, text) to authenticated, service_role;
