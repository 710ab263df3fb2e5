-- The money of a week or a month, as a section of a report.

create function private.category_name(category text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case category_name.category
    when 'food' then 'Alimentação' when 'transport' then 'Transporte' when 'health' then 'Saúde' when 'entertainment' then 'Lazer'
    when 'shopping' then 'Compras' when 'housing' then 'Moradia' when 'education' then 'Educação' else 'Outros' end;
$$;
comment on function private.category_name(text) is 'How a category of expenses is called.';

create function private.spending_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  with spent as (
    select sum(s.spent) as total, sum(s.count)::bigint as count,
      array_agg(
        private.category_name(s.category) || ': ' || private.finance_money(s.spent)
        || case
          -- A limit is a month's.
          when period.kind <> 'monthly_report' or s.budget is null then ''
          when s.spent > s.budget
            then format(' de %s, **%s acima do limite**', private.finance_money(s.budget), private.finance_money(s.spent - s.budget))
          else format(' de %s (%s%%)', private.finance_money(s.budget), private.note_number(s.percent, 0)) end
        order by s.spent desc, s.category) as lines
    from private.spending_by_category(period.first_day, period.until) s
    where s.spent > 0
  ),
  before as (
    select sum(s.spent) as total from private.spending_by_category(period.before_first, period.before_until) s
  )
  select format(E'Você gastou **%s** em %s%s.\n\n%s', private.finance_money(spent.total),
    private.note_count(spent.count, 'despesa', 'despesas'),
    case when before.total > 0 then format('; %s %s anterior foram %s',
      case when period.until < period.last_day then 'até o mesmo dia d' else 'n' end || case period.kind when 'weekly_report' then 'a' else 'o' end,
      case period.kind when 'weekly_report' then 'semana' else 'mês' end, private.finance_money(before.total)) else '' end,
    private.note_list(spent.lines))
  from spent, before
  where spent.total > 0;
$$;

create function private.movement_lines(period private.note_period)
returns text[]
language sql
stable
set search_path = ''
as $$
  with movements as (
    select 1 as position, 'Entradas:' as label, i.name || case when i.actual_amount is null then ' (previsto)' else '' end as name,
      coalesce(i.actual_amount, i.expected_amount) as amount
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and case when period.kind = 'monthly_report' then i.month = period.first_day
        else coalesce(i.received_on, private.due_date(i.month, i.due_day)) between period.first_day and period.until end
    union all
    select 2, 'Contas:', b.name, b.amount
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.paid_on between period.first_day and period.until
    union all
    select 3, 'Parcelas:', null, paid.amount
    from private.paid_installments(period.first_day, period.last_day) as paid (amount)
    -- Of an instalment only the month is known.
    where period.kind = 'monthly_report' and paid.amount > 0
    union all
    select 4, 'Guardado:', v.name, v.amount
    from public.investments v
    where v.user_id = private.current_user_id() and v.deleted_at is null and v.invested_on between period.first_day and period.until
  ),
  told as (
    select m.position, format('%s **%s**', m.label, private.finance_money(sum(m.amount))) as line,
      array_agg(distinct private.note_text(m.name, 60)) filter (where m.name is not null) as names
    from movements m
    group by m.position, m.label
  )
  select array_agg(concat_ws(' · ', t.line, array_to_string(t.names[1:6], ', ')
    || case when cardinality(t.names) > 6 then format(' e mais %s', cardinality(t.names) - 6) else '' end) order by t.position)
  from told t;
$$;
comment on function private.movement_lines(private.note_period) is 'What came in, what was paid and what was put aside, a line each.';

create function private.balance_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  -- As in get_finance_summary.
  select format('Saldo do mês: **%s%s**.', case when b.balance < 0 then '−' else '' end, private.finance_money(abs(b.balance)))
  from private.income_totals(period.first_day, period.last_day) as income
  cross join lateral (
    select income.total
      - coalesce((select sum(s.spent) from private.spending_by_category(period.first_day, period.last_day) s), 0)
      - coalesce((
        select sum(p.amount) from public.bills p
        where p.user_id = private.current_user_id() and p.deleted_at is null and p.paid_on between period.first_day and period.last_day), 0)
      - private.paid_installments(period.first_day, period.last_day) as balance
  ) b
  where period.kind = 'monthly_report' and income.total > 0;
$$;

create function private.open_payments_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  with today as (select private.today() as day),
  -- A report of now also looks ahead a week; one of long ago only says what of it is still open.
  reach as (
    select case when period.last_day >= t.day - 3 then date '1940-01-01' else period.first_day end as first_day,
      case when period.last_day >= t.day - 3 then t.day + 7 else period.last_day end as last_day
    from today t
  ),
  payments as (
    select b.name, b.amount, b.due_on from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    union all
    select format('%s (parcela %s de %s)', o.name, o.number, o.installments), o.amount, o.due_on
    from reach, private.open_installments(reach.last_day) o
    where o.due_on is not null
  )
  select E'De olho nos vencimentos:\n\n' || private.note_list(array_agg(
    format('%s, %s: %s', private.note_text(p.name, 80), private.finance_money(p.amount),
      case when p.due_on < t.day then 'venceu em ' when p.due_on = t.day then 'vence hoje, ' else 'vence em ' end
      || private.note_day(p.due_on)) order by p.due_on, p.name))
  from payments p, today t, reach r
  where p.due_on between r.first_day and r.last_day
  having count(*) > 0;
$$;
comment on function private.open_payments_note(private.note_period) is 'Bills and instalments overdue or due soon.';

create function private.finance_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  select private.note_section('Dinheiro',
    private.spending_note(period),
    E'O que entrou e o que foi pago:\n\n' || private.note_list(private.movement_lines(period)),
    private.balance_note(period),
    private.open_payments_note(period));
$$;
comment on function private.finance_note(private.note_period) is 'The section on money; null when there is nothing to say.';

revoke execute on function private.category_name(text), private.spending_note(private.note_period),
  private.movement_lines(private.note_period), private.balance_note(private.note_period),
  private.open_payments_note(private.note_period), private.finance_note(private.note_period) from public, anon;
grant execute on function private.category_name(text), private.spending_note(private.note_period),
  private.movement_lines(private.note_period), private.balance_note(private.note_period),
  private.open_payments_note(private.note_period), private.finance_note(private.note_period) to authenticated, service_role;
