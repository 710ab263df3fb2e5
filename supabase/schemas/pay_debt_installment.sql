-- Paying one or more instalments of a debt.

create function private.check_installment_payment(debt public.debts, quantity integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  left_over integer := debt.installments - debt.current_installment + 1;
begin
  if debt.status in ('paid_off', 'settled') then
    perform private.raise(409, 'debt_already_paid_off', format('A dívida %s já está quitada.', debt.name),
      private.debt_json(debt));
  end if;
  if quantity is null or quantity < 1 then
    perform private.raise(400, 'invalid_quantity', 'Preciso de pelo menos uma parcela.',
      jsonb_build_object('quantity', quantity, 'min', 1));
  end if;
  if quantity > left_over then
    perform private.raise(422, 'too_many_installments',
      format(case when left_over = 1 then 'Só falta %s parcela de %s.' else 'Só faltam %s parcelas de %s.' end,
        left_over, debt.name),
      jsonb_build_object('quantity', quantity, 'remaining_installments', left_over));
  end if;
end;
$$;
comment on function private.check_installment_payment(public.debts, integer) is
  'PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function private.check_installment_payment(public.debts, int) to authenticated, service_role;

create function private.debt_label(debt public.debts) returns text
language sql stable set search_path = '' as $$
  select format('%s – %s de %s', debt_label.debt.name,
    case when debt_label.debt.installments = 1 then 'valor' else
      format('parcela %s/%s', debt_label.debt.current_installment, debt_label.debt.installments) end,
    private.finance_money(debt_label.debt.installment_amount));
$$;
grant execute on function private.debt_label(public.debts) to authenticated, service_role;

create function public.prepare_pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(prepare_pay_debt_installment.debt_name), '');
  asked integer := coalesce(prepare_pay_debt_installment.quantity, 1);
  debts public.debts[];
begin
  if prepare_pay_debt_installment.debt_id is not null then
    debts := array[private.own_debt(prepare_pay_debt_installment.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, true) as d limit 10);
    if cardinality(debts) = 0 and wanted is not null then
      -- Only a debt that is already paid may bear the name: say that rather than "unknown".
      debts := array(select d from private.debts_by_name(wanted, false) as d limit 1);
    end if;
  end if;
  if cardinality(debts) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.debt_names()));
  end if;
  if cardinality(debts) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.debt_label(debts[i]),
        'args', jsonb_build_object('debt_id', (debts[i]).id, 'debt_name', (debts[i]).name, 'quantity', asked)) order by i)
      from generate_subscripts(debts, 1) as i));
  end if;
  perform private.check_installment_payment(debts[1], asked);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('debt_id', (debts[1]).id, 'debt_name', (debts[1]).name, 'quantity', asked),
    'facts', private.debt_json(debts[1]));
end;
$$;
comment on function public.prepare_pay_debt_installment(uuid, text, integer) is
  'Which debt is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Read-only. PT404 debt_not_found for an unknown id, PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.prepare_pay_debt_installment(uuid, text, int) to authenticated, service_role;

create function public.pay_debt_installment(
  debt_id uuid default null, debt_name text default null, quantity integer default 1, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('pay_debt_installment', tool_call_id);
  preparation jsonb;
  asked integer;
  before public.debts;
  debt public.debts;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_pay_debt_installment(pay_debt_installment.debt_id, pay_debt_installment.debt_name,
    pay_debt_installment.quantity);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_debt', 'Mais de uma dívida combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  asked := (preparation -> 'args' ->> 'quantity')::integer;
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (preparation -> 'args' ->> 'debt_id')::uuid and d.deleted_at is null
  for update;
  if before.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'args');
  end if;
  -- Another payment may have been made while this call waited for the row.
  perform private.check_installment_payment(before, asked);
  update public.debts d set
    current_installment = before.current_installment + asked,
    status = case when before.current_installment + asked > before.installments then 'paid_off'
      when before.status = 'overdue' then 'active' else before.status end
  where d.user_id = caller and d.id = before.id
  returning d.* into debt;
  return private.record_tool('pay_debt_installment', tool_call_id,
    preparation -> 'args',
    jsonb_build_object(
      'debt', private.debt_json(debt),
      'quantity', asked,
      'first_installment', before.current_installment,
      'paid_now', asked * before.installment_amount),
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set',
      jsonb_build_object('current_installment', before.current_installment, 'status', before.status)));
end;
$$;
comment on function public.pay_debt_installment(uuid, text, integer, text) is
  'Pays the next instalments of a debt; the last one closes it as paid_off. Returns { debt, quantity, first_installment, paid_now }. PT404 debt_not_found, PT409 ambiguous_debt (choices in detail) or debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';
grant execute on function public.pay_debt_installment(uuid, text, int, text) to authenticated, service_role;
