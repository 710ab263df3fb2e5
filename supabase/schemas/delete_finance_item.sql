-- Taking an expense, bill, income, debt, investment or budget out of every view, found by its name, amount or day. Of a series
-- the month that is open is taken out, and no more are generated; months that were paid stay in history.

create function private.deletable_items(kind text)
returns table (id uuid, name text, amount numeric, day date, ends_series boolean, kept boolean, created_at timestamptz)
language sql stable set search_path = '' as $$
  select e.id, e.description, e.amount, e.spent_on, false, false, e.created_at
  from public.expenses e
  where deletable_items.kind = 'expense' and e.user_id = private.current_user_id() and e.deleted_at is null
  union all
  select b.id, b.name, b.amount, b.due_on, b.recurring, b.recurring and b.status = 'paid', b.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.bills x
    where x.user_id = private.current_user_id() and x.deleted_at is null and x.status <> 'canceled'
    order by x.group_id, x.status = 'paid', case when x.status = 'pending' then x.month end, x.month desc
  ) as b
  where deletable_items.kind = 'bill' and not exists (
    select from public.bills ended
    where ended.user_id = b.user_id and ended.group_id = b.group_id and b.status = 'paid' and b.recurring
      and (not ended.recurring or ended.status = 'canceled' or ended.deleted_at is not null))
  union all
  select i.id, i.name, coalesce(i.actual_amount, i.expected_amount),
    coalesce(i.received_on, case when i.due_day is not null then private.due_date(i.month, i.due_day) end),
    i.recurring, i.recurring and i.actual_amount is not null, i.created_at
  from (
    select distinct on (x.group_id) x.*
    from public.incomes x
    where x.user_id = private.current_user_id() and x.deleted_at is null
    order by x.group_id, x.actual_amount is not null, case when x.actual_amount is null then x.month end, x.month desc
  ) as i
  where deletable_items.kind = 'income'
  union all
  select d.id, d.name, d.installment_amount, null, false, false, d.created_at
  from public.debts d
  where deletable_items.kind = 'debt' and d.user_id = private.current_user_id() and d.deleted_at is null
  union all
  select v.id, v.name, v.amount, v.invested_on, false, false, v.created_at
  from public.investments v
  where deletable_items.kind = 'investment' and v.user_id = private.current_user_id() and v.deleted_at is null
  union all
  select g.id, g.name, g.amount, null, false, false, g.created_at
  from (
    select distinct on (b.category) b.id, private.category_name(b.category) as name, b.amount, b.created_at
    from public.budgets b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and (b.month = private.finance_month(null) or (b.recurring and b.month < private.finance_month(null)))
    order by b.category, b.month desc
  ) as g
  where deletable_items.kind = 'budget';
$$;
comment on function private.deletable_items(text) is
  'What there is of a kind, one row a series, and of budgets those in force, by the name of their category: ends_series when no more months come after it, kept when it was paid and only the series ends.';
grant execute on function private.deletable_items(text) to authenticated, service_role;

create function private.items_to_delete(kind text, item_id uuid, name text, amount numeric, date date) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  kinds constant text[] := array['expense', 'bill', 'income', 'debt', 'investment', 'budget'];
  words text := nullif(btrim(items_to_delete.name), '');
begin
  if items_to_delete.kind is null or items_to_delete.kind <> all (kinds) then
    perform private.raise(400, 'invalid_kind', 'Não sei apagar isso.', jsonb_build_object(
      'kind', left(items_to_delete.kind, 40), 'allowed', kinds));
  end if;
  return (
    with scored as (
      select i.*, case when words is null then 1 else private.finance_name_score(i.name, words) end as score
      from private.deletable_items(items_to_delete.kind) i
      where case when items_to_delete.item_id is not null then i.id = items_to_delete.item_id
        else (items_to_delete.amount is null or i.amount = items_to_delete.amount)
          and (items_to_delete.date is null or i.day = items_to_delete.date) end
    ), fitting as (
      select s.* from scored s
      where items_to_delete.item_id is not null
        or private.finance_name_fits(s.score::real, (select max(m.score) from scored m)::real)
    ), chosen as (
      select f.*, row_number() over (order by f.day desc nulls last, f.created_at desc, f.id) as position from fitting f
    )
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', items_to_delete.kind, 'id', c.id, 'name', c.name, 'amount', c.amount, 'date', c.day,
        'ends_series', case when c.ends_series then true end, 'kept', case when c.kept then true end)) order by c.position), '[]')
    from chosen c
    -- Said without any detail, the one told last is meant, however long ago it was.
    where case when words is null and items_to_delete.amount is null and items_to_delete.date is null
        and items_to_delete.item_id is null
      then c.id = (select n.id from fitting n order by n.created_at desc, n.day desc nulls last, n.id limit 1)
      else c.position <= 5 end);
end;
$$;
comment on function private.items_to_delete(text, uuid, text, numeric, date) is
  'What is meant, newest first, at most five: the ones the words, amount and day fit; the newest entry when none is given. PT400 invalid_kind.';
grant execute on function private.items_to_delete(text, uuid, text, numeric, date) to authenticated, service_role;

create function private.item_label(item jsonb) returns text
language sql stable set search_path = '' as $$
  select concat_ws(', ', format('%s – %s', item_label.item ->> 'name', private.finance_money((item_label.item ->> 'amount')::numeric)),
    to_char((item_label.item ->> 'date')::date, 'DD/MM/YYYY'));
$$;
grant execute on function private.item_label(jsonb) to authenticated, service_role;

create function public.prepare_delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found_items jsonb := private.items_to_delete(kind, item_id, name, amount, date);
begin
  if jsonb_array_length(found_items) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', coalesce((
      select jsonb_agg(n.name) from (
        select i.name, max(i.created_at) as newest from private.deletable_items(prepare_delete_finance_item.kind) i
        group by i.name order by 2 desc limit 5) as n), '[]')));
  elsif jsonb_array_length(found_items) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', private.item_label(f.item),
        'args', jsonb_build_object('kind', kind, 'item_id', f.item -> 'id', 'name', f.item -> 'name')) order by f.position)
      from jsonb_array_elements(found_items) with ordinality as f (item, position)));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('kind', kind, 'item_id', found_items -> 0 -> 'id', 'name', found_items -> 0 -> 'name'),
    'facts', found_items -> 0);
end;
$$;
comment on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) is
  'Which entry is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. PT400 invalid_kind.';
grant execute on function public.prepare_delete_finance_item(text, uuid, text, numeric, date) to authenticated, service_role;

create function public.delete_finance_item(
  kind text, item_id uuid default null, name text default null, amount numeric default null, date date default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('delete_finance_item', tool_call_id);
  found_items jsonb;
  item jsonb;
  target uuid;
  kept boolean;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  found_items := private.items_to_delete(kind, item_id, name, amount, date);
  if jsonb_array_length(found_items) = 0 then
    perform private.raise(404, 'item_not_found', 'Não encontrei esse lançamento; talvez ele já tenha sido apagado.',
      jsonb_build_object('kind', kind));
  elsif jsonb_array_length(found_items) > 1 then
    perform private.raise(409, 'item_ambiguous', 'Mais de um lançamento combina com isso.',
      jsonb_build_object('candidates', found_items));
  end if;
  item := found_items -> 0;
  target := (item ->> 'id')::uuid;
  kept := coalesce((item ->> 'kept')::boolean, false);
  undo := jsonb_build_object('table', kind || 's', 'id', target, 'set',
    case when kept then '{"recurring": true}'::jsonb else '{"deleted_at": null}'::jsonb end);
  case kind
    when 'expense' then update public.expenses e set deleted_at = now() where e.user_id = caller and e.id = target;
    when 'bill' then
      update public.bills b
      set deleted_at = case when not kept then now() end, recurring = b.recurring and not kept
      where b.user_id = caller and b.id = target;
    when 'income' then
      update public.incomes i
      set deleted_at = case when not kept then now() end, recurring = i.recurring and not kept
      where i.user_id = caller and i.id = target;
    when 'debt' then update public.debts d set deleted_at = now() where d.user_id = caller and d.id = target;
    when 'budget' then undo := private.end_budget(target);
    else update public.investments v set deleted_at = now() where v.user_id = caller and v.id = target;
  end case;
  return private.record_tool(
    'delete_finance_item',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'item_id', item_id, 'name', name, 'amount', amount, 'date', date)),
    jsonb_build_object('item', item),
    undo);
end;
$$;
comment on function public.delete_finance_item(text, uuid, text, numeric, date, text) is
  'Takes one entry out of every view and ends its series, or the limit of a category from this month on; it can be restored. Returns { item }. PT400 invalid_kind, PT404 item_not_found, PT409 item_ambiguous.';
grant execute on function public.delete_finance_item(text, uuid, text, numeric, date, text) to authenticated, service_role;
