-- "paguei 120 de luz": what was paid is what the month cost, whatever the bill was entered with.

drop function public.mark_bill_paid(uuid, text, date, text);
drop function public.prepare_mark_bill_paid(uuid, text, date);

create function public.prepare_mark_bill_paid(
  bill_id uuid default null,
  bill_name text default null,
  paid_on date default null,
  amount numeric default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  told jsonb := jsonb_strip_nulls(jsonb_build_object(
    'paid_on', private.finance_past_date(prepare_mark_bill_paid.paid_on),
    'amount', case when prepare_mark_bill_paid.amount is not null then private.finance_amount(prepare_mark_bill_paid.amount) end));
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
        -- A choice runs without another offer, so an amount that can hardly be this bill's does not go with it.
        'args', jsonb_build_object('bill_id', b.id, 'bill_name', b.name)
          || case when (told ->> 'amount')::numeric not between b.amount / 2 and b.amount * 2 then told - 'amount' else told end)
        order by b.due_on, b.name)
      from unnest(found_bills) as b));
  end if;
  perform private.refuse_closed_bill(found_bills[1]);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('bill_id', (found_bills[1]).id, 'bill_name', (found_bills[1]).name) || told,
    'facts', private.bill_json(found_bills[1]));
end;
$$;
comment on function public.prepare_mark_bill_paid(uuid, text, date, numeric) is
  'Which bill is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Changes nothing but the missing months of recurring bills. PT404 bill_not_found for an unknown id, PT409 bill_already_paid or bill_canceled, PT400 future_date, invalid_amount.';

create function public.mark_bill_paid(
  bill_id uuid default null,
  bill_name text default null,
  paid_on date default null,
  amount numeric default null,
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
  before public.bills;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_mark_bill_paid(mark_bill_paid.bill_id, mark_bill_paid.bill_name, mark_bill_paid.paid_on,
    mark_bill_paid.amount);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta entre as que estão em aberto.',
      preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_bill', 'Mais de uma conta combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select b.* into before from public.bills b
  where b.user_id = caller and b.id = (preparation -> 'args' ->> 'bill_id')::uuid
  for update;
  -- Someone may have paid or deleted it while this call waited for the row.
  if before.id is null then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.', preparation -> 'args');
  end if;
  perform private.refuse_closed_bill(before);
  -- Another amount is this month's alone: the month after it is written first, since it takes over the amount before it.
  perform private.continue_bills((before.month + interval '1 month')::date);
  update public.bills b set status = 'paid', paid_on = (preparation -> 'args' ->> 'paid_on')::date,
    amount = coalesce((preparation -> 'args' ->> 'amount')::numeric, b.amount)
  where b.user_id = caller and b.id = before.id
  returning b.* into bill;
  return private.record_tool('mark_bill_paid', tool_call_id,
    preparation -> 'args',
    jsonb_build_object('bill', private.bill_json(bill), 'was_overdue', before.due_on < private.today(),
      'remaining', private.bills_left_this_month()),
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set',
      jsonb_build_object('status', 'pending', 'paid_on', null, 'amount', before.amount)));
end;
$$;
comment on function public.mark_bill_paid(uuid, text, date, numeric, text) is
  'Marks a bill as paid, today and with its amount unless told. Returns { bill, was_overdue, remaining: { count, total } }, remaining being what is open until the end of the month. PT404 bill_not_found, PT409 ambiguous_bill (choices in detail), bill_already_paid, bill_canceled, PT400 future_date, invalid_amount.';

revoke execute on function public.prepare_mark_bill_paid(uuid, text, date, numeric) from public, anon;
revoke execute on function public.mark_bill_paid(uuid, text, date, numeric, text) from public, anon;
grant execute on function public.prepare_mark_bill_paid(uuid, text, date, numeric) to authenticated, service_role;
grant execute on function public.mark_bill_paid(uuid, text, date, numeric, text) to authenticated, service_role;
