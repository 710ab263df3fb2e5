-- Measurements and habits of a span of days, as sections of reports and of the note for an appointment.

create function private.measure_figures(first_day date, last_day date)
returns table (metric text, name text, unit text, place int, total numeric, mean numeric, lowest numeric, highest numeric,
  latest numeric, latest_on date, earliest numeric, earliest_on date, days bigint, entries bigint)
language sql
stable
set search_path = ''
as $$
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

create function private.measures_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
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

create function private.habits_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  with today as materialized (select private.today() as day),
  habits as (
    select h.id, h.name, h.frequency, h.days, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
  ),
  days as (
    select h.id, private.habit_is_due(h.frequency, h.days, d::date) as due,
      exists (
        select from public.habit_completions c
        where c.user_id = private.current_user_id() and c.habit_id = h.id and c.completion_date = d::date and c.deleted_at is null) as done,
      d::date = t.day as is_today
    from habits h, today t, generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
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

revoke execute on function private.measure_figures(date, date), private.measures_note(private.note_period),
  private.habits_note(private.note_period) from public, anon;
grant execute on function private.measure_figures(date, date), private.measures_note(private.note_period),
  private.habits_note(private.note_period) to authenticated, service_role;
