-- Sections of automatic notes that come from records: money, measurements, habits.

create function private.spending_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
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

create function private.movement_lines(period private.note_period) returns text[]
language sql stable set search_path = '' as $$
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

create function private.balance_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
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

create function private.open_payments_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
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

create function private.finance_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select private.note_section('Dinheiro',
    private.spending_note(period),
    E'O que entrou e o que foi pago:\n\n' || private.note_list(private.movement_lines(period)),
    private.balance_note(period),
    private.open_payments_note(period));
$$;
comment on function private.finance_note(private.note_period) is 'The section on money; null when there is nothing to say.';

create function private.measure_figures(first_day date, last_day date)
returns table (metric text, name text, unit text, place int, total numeric, mean numeric, lowest numeric, highest numeric, latest numeric, latest_on date, earliest numeric, earliest_on date, days bigint, entries bigint)
language sql stable set search_path = '' as $$
  with entries as (
    select e.metric, case when e.metric = 'custom' then private.fold(e.custom_name) end as custom, e.custom_name, e.unit, e.value,
      e.entry_date, e.created_at, r.adds_up, r.label, array_position(
        array['weight', 'sleep', 'water', 'exercise', 'mood', 'energy', 'custom'], e.metric) as place
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.entry_date between measure_figures.first_day and measure_figures.last_day
  ),
  -- What adds up over a day is one value a day: glasses of water, two trainings.
  points as (
    select e.metric, e.custom, sum(e.value) as value, e.entry_date, max(e.created_at) as created_at, count(*) as entries
    from entries e where e.adds_up group by e.metric, e.custom, e.entry_date
    union all
    select e.metric, e.custom, e.value, e.entry_date, e.created_at, 1 from entries e where not e.adds_up
  ),
  named as (
    select e.metric, e.custom, min(coalesce(e.custom_name, e.label)) as name, min(e.unit) as unit, min(e.place) as place
    from entries e group by e.metric, e.custom
  )
  select n.metric, n.name, n.unit, n.place, sum(p.value), avg(p.value), min(p.value), max(p.value),
    (array_agg(p.value order by p.entry_date desc, p.created_at desc))[1], max(p.entry_date),
    (array_agg(p.value order by p.entry_date, p.created_at))[1], min(p.entry_date),
    count(distinct p.entry_date), sum(p.entries)::bigint
  from points p
  join named n on n.metric = p.metric and n.custom is not distinct from p.custom
  group by n.metric, n.custom, n.name, n.unit, n.place;
$$;
comment on function private.measure_figures(date, date) is
  'What the caller measured in a span of days, a row a metric or custom name; entries of a day are summed where they add up.';

create function private.measures_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  with told as (
    select span.now, f.metric, private.fold(f.name) as key, f.place, private.note_text(f.name, 60) as name, case f.metric
        when 'weight' then private.note_value(f.metric, f.latest, f.unit)
        when 'exercise' then private.note_value(f.metric, f.total, f.unit) || ' em ' || private.note_count(f.days, 'dia', 'dias')
        else private.note_value(f.metric, f.mean, f.unit) end as value
    from (values (true, period.first_day, period.until), (false, period.before_first, period.first_day - 1)) as span (now, first_day, last_day)
    cross join lateral private.measure_figures(span.first_day, span.last_day) f
  )
  select private.note_table(
    case period.kind when 'weekly_report' then array['', 'Na semana', 'Semana anterior'] else array['', 'No mês', 'Mês anterior'] end,
    array_agg(private.note_row(
      n.name || case n.metric when 'weight' then '' when 'sleep' then ', média por noite' when 'water' then ', média por dia'
        when 'exercise' then ', total' when 'custom' then ', média' else ', média de 1 a 10' end,
      n.value, b.value) order by n.place, n.name))
  from told n
  left join told b on b.metric = n.metric and b.key = n.key and not b.now
  where n.now;
$$;
comment on function private.measures_note(private.note_period) is
  'A table of what was measured, beside the whole period before; weight as it was last. Null without any.';

create function private.measured_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select private.note_table(
    array['', 'Primeiro', 'Mais recente', 'Média', 'Do menor ao maior', 'Dias'],
    array_agg(private.note_row(
      private.note_text(f.name, 60) || case f.metric when 'sleep' then ' por noite' when 'water' then ' por dia' when 'exercise' then ' por dia de treino'
        when 'mood' then ' (1 a 10)' when 'energy' then ' (1 a 10)' else '' end,
      format('%s (%s)', private.note_value(f.metric, f.earliest, f.unit), private.note_day(f.earliest_on)),
      format('%s (%s)', private.note_value(f.metric, f.latest, f.unit), private.note_day(f.latest_on)),
      private.note_value(f.metric, f.mean, f.unit),
      private.note_range(f.metric, f.lowest, f.highest, f.unit),
      f.days::text) order by f.place, f.name))
  from private.measure_figures(period.first_day, period.until) f;
$$;
comment on function private.measured_note(private.note_period) is 'A table of what was measured: where it began, where it is, its mean and range. Null without any.';

create function private.remarks_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  with remarks as (
    select private.note_text(lower(coalesce(e.custom_name, r.label)), 60) || ': ' || private.note_text(e.note) as line, e.entry_date
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null and e.note ~ '\S'
      and e.entry_date between period.first_day and period.until
  ),
  -- "Acordei no meio da noite" is one line, however often it was written.
  told as (
    select r.line, max(r.entry_date) as last_day, array_agg(distinct r.entry_date order by r.entry_date desc) as days
    from remarks r group by r.line
  )
  select private.note_list(array_agg(upper(left(t.line, 1)) || substr(t.line, 2) || format(' (%s%s)',
    (select string_agg(private.note_day(d), ', ' order by d desc) from unnest(t.days[1:5]) as d),
    case when cardinality(t.days) > 5 then format(' e mais %s', cardinality(t.days) - 5) else '' end) order by t.last_day desc, t.line))
  from told t;
$$;
comment on function private.remarks_note(private.note_period) is 'What the user wrote beside measurements, with the days; the latest first.';

create function private.habits_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  with today as materialized (select private.today() as day),
  habits as materialized (
    select h.id, h.name, h.frequency, h.days, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
    -- The habits of today before those given up, the oldest of them first.
    order by h.active desc, h.created_at, h.name limit 200
  ),
  completions as materialized (
    select c.habit_id, c.completion_date from public.habit_completions c
    where c.user_id = private.current_user_id() and c.deleted_at is null
      and c.completion_date between period.first_day and period.until
  ),
  days as (
    select h.id, private.habit_is_due(h.frequency, h.days, d::date) as due, c.habit_id is not null as done, d::date = t.day as is_today
    from habits h
    cross join today t
    cross join lateral generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
    left join completions c on c.habit_id = h.id and c.completion_date = d::date
  ),
  kept as (
    -- Today counts as missed only once it is over.
    select d.id, count(*) filter (where d.done) as done, count(*) filter (where d.due and (d.done or not d.is_today)) as due
    from days d group by d.id
  )
  select private.note_list(array_agg(format('**%s:** %s%s', private.note_text(h.name, 80),
    case when h.active and k.due >= k.done then k.done || ' de ' else '' end
    || case h.frequency when 'daily' then private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'dia', 'dias')
      else private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'vez', 'vezes') end,
    case when h.active and p.streak >= 5 and period.last_day >= t.day - 3
      then format(', %s %s até hoje', p.streak, case h.frequency when 'daily' then 'seguidos' else 'seguidas' end) else '' end)
    order by h.created_at, h.name), 20)
  from habits h
  join kept k on k.id = h.id
  cross join today t
  cross join lateral private.habit_progress(h.id) p
  where (h.active and k.due > 0) or k.done > 0;
$$;
comment on function private.habits_note(private.note_period) is
  'How often each habit was done of the times it was due; null without habits.';

-- Sections of automatic notes that come from memory: what a week or a month taught, and what to take to an appointment.

create function private.first_known(item public.knowledge_items) returns date
language sql stable set search_path = '' as $$
  -- Said on Sunday and learned in the night to Monday it belongs to Sunday; said again much later it is not new.
  select private.local_day(least(item.stated_at, item.created_at));
$$;
comment on function private.first_known(public.knowledge_items) is 'The day, where the caller is, from which memory holds it.';

create function private.knowledge_line(item public.knowledge_items, since date) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' ',
    (select private.note_text(p.title, 60) || ':' from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    case when item.type = 'person'
      then private.note_text(item.title, 60) || coalesce(', ' || private.note_text(item.person_metadata ->> 'relationship', 60), '')
      else private.note_text(item.content) end,
    (
      select format('(antes: %s)', private.note_text(old.content, 120))
      from public.knowledge_items old
      where old.user_id = item.user_id and old.superseded_by_id = item.id and old.deleted_at is null
        and private.local_day(old.superseded_at) >= knowledge_line.since
      order by old.superseded_at desc limit 1));
$$;
comment on function private.knowledge_line(public.knowledge_items, date) is
  'An item in a note: whom it is about, what it says, and what it said before if that changed since a day.';

create function private.memory_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  with learned as (
    select i as item, private.knowledge_line(i, period.first_day) as line,
      case when i.type = 'person' then 'person' when i.type = 'insight' or i.source = 'ai_inference' then 'insight' else 'told' end as voice
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
      and private.first_known(i) between period.first_day and period.until
  )
  select private.note_section('O que mudou na memória',
    private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'told')),
    E'Pessoas novas:\n\n' || private.note_list(array_agg(l.line order by (l.item).title) filter (where l.voice = 'person')),
    E'O que percebi:\n\n' || private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'insight')))
  from learned l;
$$;
comment on function private.memory_note(private.note_period) is 'What was learned, with what it replaced; null when nothing was.';

create function private.health_topic(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' or not item.holds then null
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when item.slot in ('allergy', 'medication') then item.slot
    -- Taste is nothing for a doctor; what helps against stress is.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    else 'health' end;
$$;
comment on function private.health_topic(public.knowledge_items) is
  'Where an item belongs in the note for an appointment: allergy, medication, health, insight, or null when it does not.';

create function private.health_facts_note(period private.note_period, topic text) returns text
language sql stable set search_path = '' as $$
  select private.note_list(array_agg(
    private.knowledge_line(i, period.first_day)
    -- What was known at the last appointment stands without a date, and so does all at the first.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day and health_facts_note.topic in ('medication', 'health')
      then format(' (contado em %s)', private.note_day(private.first_known(i))) else '' end
    order by i.stated_at desc, i.id), 20)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = health_facts_note.topic and private.first_known(i) <= period.until;
$$;

create function private.appointment_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select nullif(concat_ws(E'\n\n',
    private.note_section('Alergias e intolerâncias', private.health_facts_note(period, 'allergy')),
    private.note_section('Remédios', private.health_facts_note(period, 'medication')),
    private.note_section('Sobre a minha saúde', private.health_facts_note(period, 'health')),
    private.note_section('Medidas', private.measured_note(period)),
    private.note_section('Anotações', private.remarks_note(period)),
    private.note_section('Hábitos', private.habits_note(period)),
    private.note_section('Padrões percebidos', private.health_facts_note(period, 'insight'))), '');
$$;
comment on function private.appointment_note(private.note_period) is 'All sections of the note for an appointment; null when there is nothing to take there.';

grant execute on function
  private.spending_note, private.movement_lines, private.balance_note, private.open_payments_note, private.finance_note,
  private.measure_figures, private.measures_note, private.measured_note, private.remarks_note, private.habits_note,
  private.first_known, private.knowledge_line, private.memory_note, private.health_topic, private.health_facts_note,
  private.appointment_note
to authenticated, service_role;
