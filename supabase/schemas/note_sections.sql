-- The sections of automatic notes as data: money, measurements, habits, memory. shared/notes puts them into words.

-- The period of a note.
create type private.note_period as (
  kind text,
  first_day date,
  last_day date,
  -- The last day or today, whichever is earlier: records end there.
  until date,
  -- The period before, for comparison; until the same point when this period is not over.
  before_first date,
  before_until date
);

create function private.note_spending(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', sum(s.spent), 'count', sum(s.count), 'running', period.until < period.last_day,
    'before', (select sum(b.spent) from private.spending_by_category(period.before_first, period.before_until) b),
    'categories', jsonb_agg(jsonb_build_object('category', s.category, 'spent', s.spent,
      -- Budgets are for a month.
      'budget', case when period.kind = 'monthly_report' then s.budget end, 'percent', s.percent) order by s.spent desc, s.category))
  from private.spending_by_category(period.first_day, period.until) s
  where s.spent > 0
  having sum(s.spent) > 0;
$$;

-- Incomes, payments and investments.
create function private.note_movements(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with movements as (
    select 1 as position, 'income' as of_what, i.name, i.actual_amount is null as expected,
      coalesce(i.actual_amount, i.expected_amount) as amount
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and case when period.kind = 'monthly_report' then i.month = period.first_day
        else coalesce(i.received_on, private.due_date(i.month, i.due_day)) between period.first_day and period.until end
    union all
    select 2, 'bills', b.name, false, b.amount
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.paid_on between period.first_day and period.until
    union all
    select 3, 'installments', null, false, paid.amount
    from private.debt_payments_sum(period.first_day, period.until, false) as paid (amount)
    where paid.amount > 0
    union all
    select 4, 'investments', v.name, false, v.amount
    from public.investments v
    where v.user_id = private.current_user_id() and v.deleted_at is null and v.invested_on between period.first_day and period.until
  )
  select jsonb_agg(jsonb_build_object('of', m.of_what, 'amount', m.amount, 'names', coalesce(m.names[1:6], '{}'),
    'more', greatest(cardinality(m.names) - 6, 0)) order by m.position)
  from (
    select m.position, m.of_what, sum(m.amount) as amount,
      array_agg(distinct jsonb_build_object('name', m.name, 'expected', m.expected)) filter (where m.name is not null) as names
    from movements m group by m.position, m.of_what) m;
$$;

create function private.note_balance(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  -- As in get_finance_summary.
  select jsonb_build_object('balance', income.total
    - coalesce((select sum(s.spent) from private.spending_by_category(period.first_day, period.last_day) s), 0)
    - coalesce((
      select sum(p.amount) from public.bills p
      where p.user_id = private.current_user_id() and p.deleted_at is null
        and p.paid_on between period.first_day and period.last_day), 0)
    - private.debt_payments_sum(period.first_day, period.last_day, false)
    + private.debt_payments_sum(period.first_day, period.last_day, true)
    - private.debts_moved_sum(period.first_day, period.last_day, true)
    + private.debts_moved_sum(period.first_day, period.last_day, false))
  from private.income_totals(period.first_day, period.last_day) as income
  where period.kind = 'monthly_report' and income.total > 0;
$$;

-- Bills and instalments overdue or due soon.
create function private.note_payments(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with today as (select private.today() as day),
  -- A report of the current period also shows payments due within a week; an old report only those that are still
  -- open.
  reach as (
    select case when period.last_day >= t.day - 3 then date '1940-01-01' else period.first_day end as first_day,
      case when period.last_day >= t.day - 3 then t.day + 7 else period.last_day end as last_day
    from today t
  ),
  payments as (
    select b.name, null::int as number, null::int as installments, b.amount, b.due_on from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    union all
    select o.name, o.number, o.installments, o.amount, o.due_on
    from reach, private.open_installments(reach.last_day) o
    where o.due_on is not null
  )
  select jsonb_agg(to_jsonb(p) || jsonb_build_object('overdue_days', t.day - p.due_on) order by p.due_on, p.name)
  from payments p, today t, reach r
  where p.due_on between r.first_day and r.last_day;
$$;

-- Measurements in a span of days, a row for each metric or custom name (name is null for other metrics). Entries of a
-- day are summed where they add up.
create function private.measure_figures(first_day date, last_day date)
returns table (metric text, name text, unit text, place int, total numeric, mean numeric, lowest numeric,
  highest numeric, latest numeric, latest_on date, earliest numeric, earliest_on date, days bigint, entries bigint)
language sql stable set search_path = '' as $$
  with entries as (
    select e.metric, case when e.metric = 'custom' then private.fold(e.custom_name) end as custom, e.custom_name, e.unit, e.value,
      e.entry_date, e.created_at, r.adds_up, array_position(
        array['weight', 'sleep', 'water', 'exercise', 'distance', 'mood', 'energy', 'custom'], e.metric) as place
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    -- A mean of blood pressures needs both figures.
    where e.user_id = private.current_user_id() and e.metric <> 'blood_pressure' and e.person is null and e.deleted_at is null
      and e.entry_date between measure_figures.first_day and measure_figures.last_day
  ),
  -- Where entries add up, a day is one value: glasses of water, two trainings.
  points as (
    select e.metric, e.custom, sum(e.value) as value, e.entry_date, max(e.created_at) as created_at, count(*) as entries
    from entries e where e.adds_up group by e.metric, e.custom, e.entry_date
    union all
    select e.metric, e.custom, e.value, e.entry_date, e.created_at, 1 from entries e where not e.adds_up
  ),
  named as (
    select e.metric, e.custom, min(e.custom_name) as name, min(e.unit) as unit, min(e.place) as place
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

-- Measurements compared with the period before: the last weight, the sum of exercise, the mean of others. Null when
-- there are none.
create function private.note_measures(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with told as (
    select span.now, f.metric, private.fold(f.name) as key, f.place, f.name, f.unit, f.days,
      case f.metric when 'weight' then f.latest when 'exercise' then f.total else f.mean end as value
    from (values (true, period.first_day, period.until),
      (false, period.before_first, period.first_day - 1)) as span (now, first_day, last_day)
    cross join lateral private.measure_figures(span.first_day, span.last_day) f
  )
  select jsonb_agg(
    jsonb_build_object('metric', n.metric, 'name', n.name, 'unit', n.unit, 'value', n.value, 'days', n.days)
    || case when b.value is null then '{}'
      else jsonb_build_object('before', jsonb_build_object('value', b.value, 'unit', b.unit, 'days', b.days)) end
    order by n.place, n.name)
  from told n
  left join told b on b.metric = n.metric and b.key is not distinct from n.key and not b.now
  where n.now;
$$;

-- Notes on measurements with their days, latest first.
create function private.note_remarks(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with remarks as (
    select e.metric, lower(e.custom_name) as name, btrim(regexp_replace(e.note, '\s+', ' ', 'g')) as note, e.entry_date
    from public.tracking_entries e
    where e.user_id = private.current_user_id() and e.person is null and e.deleted_at is null and e.note ~ '\S'
      and e.entry_date between period.first_day and period.until
  ),
  -- The same note on several days is one line.
  told as (
    select r.metric, r.name, r.note, max(r.entry_date) as last_day,
      array_agg(distinct r.entry_date order by r.entry_date desc) as days
    from remarks r group by r.metric, r.name, r.note
  )
  select jsonb_agg(jsonb_build_object('metric', t.metric, 'name', t.name, 'note', t.note, 'days', t.days[1:5],
    'more', greatest(cardinality(t.days) - 5, 0)) order by t.last_day desc, t.metric, t.name, t.note) from told t;
$$;

-- How often each habit was done and was due; null without habits.
create function private.note_habits(period private.note_period) returns jsonb
language sql stable set search_path = '' as $$
  with today as materialized (select private.today() as day),
  habits as materialized (
    select h.id, h.name, h.frequency, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
    -- Active habits first, then inactive ones; oldest first.
    order by h.active desc, h.created_at, h.name limit 200
  ),
  completions as materialized (
    select c.habit_id, c.day as completion_date
    from private.days_done(array(select h.id from habits h), period.first_day, period.until) c
  ),
  due as materialized (
    select d.habit_id, d.day
    from (select array_agg(h.id) as ids, array_agg(greatest(period.first_day, h.began)) as days from habits h) every
    cross join lateral private.due_days(every.ids, every.days, period.until) d
  ),
  days as (
    select h.id, due.day is not null as due, c.habit_id is not null as done, d::date = t.day as is_today
    from habits h
    cross join today t
    cross join lateral generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
    left join completions c on c.habit_id = h.id and c.completion_date = d::date
    left join due on due.habit_id = h.id and due.day = d::date
  ),
  kept as (
    -- Today counts as missed only when it is over.
    select d.id, count(*) filter (where d.done) as done, count(*) filter (where d.due and (d.done or not d.is_today)) as due
    from days d group by d.id
  )
  select jsonb_agg(jsonb_build_object('name', h.name, 'frequency', h.frequency, 'active', h.active, 'due', k.due, 'done', k.done,
    'streak', case when h.active and period.last_day >= t.day - 3 then p.streak end) order by h.created_at, h.name)
  from habits h
  join kept k on k.id = h.id
  cross join today t
  join private.habit_progress(array(select every.id from habits every)) p on p.habit_id = h.id
  where (h.active and k.due > 0) or k.done > 0;
$$;

-- Memory in notes: what was learned in a week or month, and what to take to an appointment.

-- The day on which memory learned an item, in the caller's time zone.
create function private.first_known(item public.knowledge_items) returns date
language sql stable set search_path = '' as $$
  -- An item that was said on Sunday and learned in the night belongs to Sunday. Saying it again later does not make
  -- it new.
  select private.local_day(least(item.stated_at, item.created_at));
$$;

-- An item in a note: whom it is about, what it says, and what it said before if that has changed since a day.
create function private.item_for_note(item public.knowledge_items, since date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'content', case when item.type = 'person' then item.title else left(item.content, 300) end,
    'relationship', case when item.type = 'person' then item.person_metadata ->> 'relationship' end,
    'before', (
      select left(old.content, 300)
      from public.knowledge_items old
      where old.user_id = item.user_id and old.superseded_by_id = item.id and old.deleted_at is null
        and private.local_day(old.superseded_at) >= item_for_note.since
      order by old.superseded_at desc limit 1));
$$;

-- The items that were learned, with those that they replaced: facts (told), people or insights. Null when there are
-- none.
create function private.note_memory(period private.note_period, voice text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(private.item_for_note(i, period.first_day) order by case when i.type = 'person' then i.title end, i.stated_at, i.id)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and note_memory.voice = case when i.type = 'person' then 'people'
      when i.type = 'insight' or i.source = 'ai_inference' then 'insights' else 'told' end
    and private.first_known(i) between period.first_day and period.until;
$$;

-- The section of an item in the note for an appointment: allergy, medication, health, insight; null when it has none.
create function private.health_topic(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' or not item.holds then null
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when item.slot in ('allergy', 'medication') then item.slot
    -- Likes do not matter to a doctor, except what helps against stress.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    else 'health' end;
$$;

create function private.note_health(period private.note_period, topic text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    private.item_for_note(i, period.first_day)
    -- Items that were known at the last appointment get no date; at the first appointment none gets one.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day
      and note_health.topic in ('medication', 'health')
      then jsonb_build_object('told_on', private.first_known(i)) else '{}' end
    order by i.stated_at desc, i.id)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = note_health.topic and private.first_known(i) <= period.until;
$$;

create function public.get_note_section(section text, kind text, date date default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  period private.note_period := private.note_period_of(get_note_section.kind, get_note_section.date);
  data jsonb;
begin
  perform private.expect_short(1000, get_note_section.section, get_note_section.kind);
  if get_note_section.section in ('spending', 'movements', 'balance', 'payments') then
    perform private.continue_bills(period.last_day + 7), private.continue_incomes(period.last_day);
  end if;
  data := case get_note_section.section
    when 'spending' then private.note_spending(period)
    when 'movements' then private.note_movements(period)
    when 'balance' then private.note_balance(period)
    when 'payments' then private.note_payments(period)
    when 'measures' then private.note_measures(period)
    when 'measured' then (select jsonb_agg(to_jsonb(f) order by f.place, f.name)
      from private.measure_figures(period.first_day, period.until) f)
    when 'remarks' then private.note_remarks(period)
    when 'habits' then private.note_habits(period)
    when 'allergies' then private.note_health(period, 'allergy')
    when 'medication' then private.note_health(period, 'medication')
    when 'health' then private.note_health(period, 'health')
    when 'patterns' then private.note_health(period, 'insight')
    else private.note_memory(period, get_note_section.section) end;
  if jsonb_typeof(data) = 'array' then
    data := jsonb_build_object('items', jsonb_path_query_array(data, '$[0 to 49]'), 'total', jsonb_array_length(data));
  end if;
  return jsonb_build_object('section', get_note_section.section, 'kind', period.kind, 'data', data);
end;
$$;
comment on function public.get_note_section(text, text, date) is
  'One section of a note of this kind and day (section: as shared/notes/note-tools.ts lists them): { section, kind, '
  'data }, data null when there is nothing, { items, total } of a list, 50 items at most. Raises what get_note_period '
  'raises.';
grant execute on function public.get_note_section(text, text, date) to authenticated, service_role;
