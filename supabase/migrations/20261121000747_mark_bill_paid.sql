-- mark_bill_paid, with the search by name that goes before its offer.

-- A series is paid in order: a coming month counts only when nothing before it is open. Names are scored once each, not
-- once a month: 90 ms became 20 with 300 open bills.
create function private.bills_by_name(bill_name text)
returns table (bill public.bills, score real, stage integer)
language sql
stable
security invoker
set search_path = ''
as $$
  with scores as materialized (
    select n.name, case when bills_by_name.bill_name is null then 1
      else private.finance_name_score(n.name, bills_by_name.bill_name) end::real as score
    from (select distinct b.name from public.bills b where b.user_id = private.current_user_id()) as n
  )
  select b, s.score, case
    when b.status = 'paid' then 2
    when b.month <= (select private.finance_month(null)) or b.due_on <= (select private.today()) + 7 then 1
    else 3 end
  from public.bills b
  join scores s on s.name = b.name
  where b.user_id = private.current_user_id() and b.deleted_at is null
    and case b.status
      when 'pending' then b.month <= (select private.finance_month(null)) or not exists (
        select from public.bills e
        where e.user_id = b.user_id and e.group_id = b.group_id and e.status = 'pending' and e.deleted_at is null
          and e.month < b.month)
      when 'paid' then b.month = (select private.finance_month(null)) and bills_by_name.bill_name is not null
      else false end;
$$;
comment on function private.bills_by_name(text) is
  'Bills a name could mean: 1 open now, 2 paid this month, 3 open later. Every open one without a name.';

create function private.refuse_closed_bill(bill public.bills)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if bill.status = 'paid' then
    perform private.raise(409, 'bill_already_paid',
      format('A conta %s já está paga (em %s).', bill.name, to_char(bill.paid_on, 'DD/MM/YYYY')), private.bill_json(bill));
  elsif bill.status = 'canceled' then
    perform private.raise(409, 'bill_canceled', format('A conta %s foi cancelada.', bill.name), private.bill_json(bill));
  end if;
end;
$$;

create function public.prepare_mark_bill_paid(bill_id uuid default null, bill_name text default null, paid_on date default null)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  day date := private.finance_past_date(prepare_mark_bill_paid.paid_on);
  found_bills public.bills[];
begin
  perform private.continue_bills(private.today() + 30);
  if prepare_mark_bill_paid.bill_id is not null then
    found_bills := array(select b from public.bills b
      where b.user_id = caller and b.id = prepare_mark_bill_paid.bill_id and b.deleted_at is null);
    if cardinality(found_bills) = 0 then
      perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.',
        jsonb_build_object('bill_id', prepare_mark_bill_paid.bill_id));
    end if;
  else
    found_bills := array(
      select fit.bill from (
        select near.*, max(near.score) over (partition by near.stage) as best, min(near.stage) over () as first_stage
        from (
          select c.bill, c.score, c.stage, max(c.score) over () as best_of_all
          from private.bills_by_name(nullif(btrim(prepare_mark_bill_paid.bill_name), '')) as c
        ) as near
        -- A bill already paid under the very name beats an open one that only resembles it.
        where near.score >= 0.4 and near.score >= case near.best_of_all when 1 then 1 else near.best_of_all - 0.3 end
      ) as fit
      where fit.stage = fit.first_stage and private.finance_name_fits(fit.score, fit.best)
      order by (fit.bill).due_on, (fit.bill).name
      limit 10);
  end if;
  if cardinality(found_bills) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.open_bill_names()));
  end if;
  if cardinality(found_bills) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.bill_label(b),
        'args', jsonb_build_object('bill_id', b.id, 'bill_name', b.name, 'paid_on', day)) order by b.due_on, b.name)
      from unnest(found_bills) as b));
  end if;
  perform private.refuse_closed_bill(found_bills[1]);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('bill_id', (found_bills[1]).id, 'bill_name', (found_bills[1]).name, 'paid_on', day),
    'facts', private.bill_json(found_bills[1]));
end;
$$;
comment on function public.prepare_mark_bill_paid(uuid, text, date) is
  'Which bill is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Changes nothing but the missing months of recurring bills. PT404 bill_not_found for an unknown id, PT409 bill_already_paid or bill_canceled, PT400 future_date.';

create function private.bill_label(bill public.bills)
returns text
language sql
stable
set search_path = ''
as $$
  select format('%s – %s, %s %s',
    bill_label.bill.name,
    private.finance_money(bill_label.bill.amount),
    case when bill_label.bill.status <> 'pending' then 'era para'
      when bill_label.bill.due_on < private.today() then 'venceu' else 'vence' end,
    to_char(bill_label.bill.due_on, case when extract(year from bill_label.bill.due_on) = extract(year from private.today())
      then 'DD/MM' else 'DD/MM/YYYY' end));
$$;

create function private.open_bill_names()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(n.name order by n.due_on), '[]')
  from (
    select b.name, min(b.due_on) as due_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    group by b.name order by 2 limit 10
  ) as n;
$$;

create function public.mark_bill_paid(
  bill_id uuid default null,
  bill_name text default null,
  paid_on date default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('mark_bill_paid', tool_call_id);
  preparation jsonb;
  bill public.bills;
  was_overdue boolean;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_mark_bill_paid(mark_bill_paid.bill_id, mark_bill_paid.bill_name, mark_bill_paid.paid_on);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta entre as que estão em aberto.',
      preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_bill', 'Mais de uma conta combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select b.* into bill from public.bills b
  where b.user_id = caller and b.id = (preparation -> 'args' ->> 'bill_id')::uuid
  for update;
  -- Someone may have paid or deleted it while this call waited for the row.
  if bill.id is null then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.', preparation -> 'args');
  end if;
  perform private.refuse_closed_bill(bill);
  was_overdue := bill.due_on < private.today();
  update public.bills b set status = 'paid', paid_on = (preparation -> 'args' ->> 'paid_on')::date
  where b.user_id = caller and b.id = bill.id
  returning b.* into bill;
  return private.record_tool('mark_bill_paid', tool_call_id,
    preparation -> 'args',
    jsonb_build_object('bill', private.bill_json(bill), 'was_overdue', was_overdue, 'remaining', private.bills_left_this_month()),
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('status', 'pending', 'paid_on', null)));
end;
$$;
comment on function public.mark_bill_paid(uuid, text, date, text) is
  'Marks a bill as paid, today unless told. Returns { bill, was_overdue, remaining: { count, total } }, remaining being what is open until the end of the month. PT404 bill_not_found, PT409 ambiguous_bill (choices in detail), bill_already_paid, bill_canceled, PT400 future_date.';

create function private.bills_left_this_month()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object('count', count(*), 'total', coalesce(sum(b.amount), 0))
  from public.bills b
  where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    and b.month <= private.finance_month(null);
$$;

revoke execute on function private.bills_by_name(text) from public, anon;
revoke execute on function private.refuse_closed_bill(public.bills) from public, anon;
revoke execute on function private.bill_label(public.bills) from public, anon;
revoke execute on function private.open_bill_names() from public, anon;
revoke execute on function private.bills_left_this_month() from public, anon;
revoke execute on function public.prepare_mark_bill_paid(uuid, text, date) from public, anon;
revoke execute on function public.mark_bill_paid(uuid, text, date, text) from public, anon;
grant execute on function private.bills_by_name(text) to authenticated, service_role;
grant execute on function private.refuse_closed_bill(public.bills) to authenticated, service_role;
grant execute on function private.bill_label(public.bills) to authenticated, service_role;
grant execute on function private.open_bill_names() to authenticated, service_role;
grant execute on function private.bills_left_this_month() to authenticated, service_role;
grant execute on function public.prepare_mark_bill_paid(uuid, text, date) to authenticated, service_role;
grant execute on function public.mark_bill_paid(uuid, text, date, text) to authenticated, service_role;
