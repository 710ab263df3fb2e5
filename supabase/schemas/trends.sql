-- History of measurements, and trends.

-- One metric, of the user or of a person, since a day: summary over all entries, and the newest of them. change is
-- latest minus earliest; daily sums entries of a day where they add up.
create function private.metric_history(metric text, custom_name text, person text, from_day date, most_entries int) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select
      e.value, e.value2, e.unit, e.entry_date,
      row_number() over (order by e.entry_date desc, e.created_at desc, e.id) as newest,
      jsonb_strip_nulls(jsonb_build_object(
        'id', e.id, 'value', trim_scale(e.value), 'value2', trim_scale(e.value2), 'date', e.entry_date, 'note', e.note)) as item
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = metric_history.metric and e.deleted_at is null
      and e.entry_date between metric_history.from_day and private.today()
      and private.fold(e.person) is not distinct from private.fold(metric_history.person)
      and (metric_history.custom_name is null
        or private.fold(e.custom_name) = private.fold(metric_history.custom_name))
  ),
  summary as (
    select
      count(*) as count,
      count(distinct e.entry_date) as days_recorded,
      min(e.unit) filter (where e.newest = 1) as unit,
      trim_scale(round(avg(e.value), 2)) as mean,
      trim_scale(round(avg(e.value2), 2)) as mean2,
      trim_scale(min(e.value)) as min,
      trim_scale(max(e.value)) as max,
      trim_scale((array_agg(e.value order by e.newest))[1] - (array_agg(e.value order by e.newest desc))[1]) as change,
      (array_agg(e.item order by e.newest))[1] as latest,
      coalesce(jsonb_agg(e.item order by e.newest) filter (where e.newest <= metric_history.most_entries), '[]') as entries
    from entries e
  ),
  days as (
    select e.entry_date, sum(e.value) as total, row_number() over (order by e.entry_date desc) as newest
    from entries e
    where (select r.adds_up from private.metric_rules() r where r.metric = metric_history.metric)
    group by e.entry_date
  ),
  daily as (
    select
      trim_scale(round(avg(d.total), 2)) as mean,
      jsonb_agg(jsonb_build_object('date', d.entry_date, 'total', trim_scale(d.total)) order by d.newest)
        filter (where d.newest <= metric_history.most_entries) as totals
    from days d
    having count(*) > 0
  )
  select
    jsonb_build_object(
      'metric', metric_history.metric,
      'custom_name', metric_history.custom_name,
      'unit', coalesce(s.unit, (select r.unit from private.metric_rules() r where r.metric = metric_history.metric)),
      'count', s.count,
      'days_recorded', s.days_recorded,
      'latest', s.latest,
      'mean', s.mean,
      'min', s.min,
      'max', s.max,
      'change', s.change,
      'entries', s.entries)
    || jsonb_strip_nulls(jsonb_build_object('mean2', s.mean2, 'person', metric_history.person))
    || coalesce((select jsonb_build_object('daily', jsonb_build_object('mean', d.mean, 'totals', d.totals)) from daily d), '{}')
  from summary s;
$$;

create function public.get_tracking_history(metric text default null, days int default 30, person text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  from_day date;
  period jsonb;
  wanted text := get_tracking_history.metric;
  most constant int := 50;
  whose text := private.known_person(get_tracking_history.person);
begin
  perform private.expect_short(1000, get_tracking_history.metric, get_tracking_history.person);
  if wanted is not null and not exists (select from private.metric_rules() r where r.metric = wanted) then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if coalesce(days, 30) not between 1 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo olhar de 1 a 365 dias.',
      jsonb_build_object('minimum', 1, 'maximum', 365));
  end if;
  from_day := today - coalesce(days, 30) + 1;
  period := jsonb_build_object('days', coalesce(days, 30), 'from', from_day, 'to', today);

  if wanted <> 'custom' then
    return period || private.metric_history(wanted, null, whose, from_day, 50);
  end if;
  -- Each custom name is a metric of its own, with few entries each, so that the answer stays short.
  return period || (
    select jsonb_build_object('metric', wanted, 'metrics', coalesce(
        jsonb_agg(private.metric_history(kind.metric, kind.name, kind.person, from_day, 10)
          order by kind.position) filter (where kind.position <= most), '[]'))
      || case when count(*) > most then jsonb_build_object('more', count(*) - most) else '{}' end
    from (
      select e.metric, (array_agg(e.custom_name order by e.created_at))[1] as name,
        (array_agg(e.person order by e.created_at))[1] as person,
        row_number() over (order by (array_agg(e.person))[1] is not null, count(*) desc, e.metric,
          (array_agg(e.custom_name order by e.created_at))[1]) as position
      from public.tracking_entries e
      where e.user_id = caller and e.deleted_at is null and e.entry_date between from_day and today
        and (wanted is null or e.metric = wanted)
        and (whose is null or private.fold(e.person) = private.fold(whose))
      group by e.metric, private.fold(e.custom_name), private.fold(e.person)
    ) kind);
end;
$$;
comment on function public.get_tracking_history(text, int, text) is
  'One metric: { metric, unit, count, latest, mean, min, max, change, entries (newest first), daily?, mean2? (of blood '
  'pressures), person? }; the user''s own without person. No metric, or custom: { metrics: [those], more? }, the fifty '
  'recorded most. PT400 outside 1–365 days.';
grant execute on function public.get_tracking_history(text, int, text) to authenticated, service_role;

-- Trends of metrics and habits, and which of them move together day by day.

-- The series asked for, numbered: metrics by name ("custom" means every custom one, and a custom name means itself,
-- however it is spelled) and habits by id.
create function private.trend_series(metrics text[], habits uuid[])
returns table (series int, kind text, name text, unit text, habit_id uuid, spellings text[])
language sql stable set search_path = '' as $$
  with spelled as (
    select e.custom_name, min(e.created_at) as first, max(e.entry_date) as last, max(e.created_at) as written,
      (array_agg(e.unit order by e.entry_date desc, e.created_at desc))[1] as unit
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = 'custom' and e.person is null and e.deleted_at is null
    group by e.custom_name
  ),
  folded as materialized (select s.*, private.fold(s.custom_name) as folded from spelled s),
  wanted as materialized (select private.fold(m) as name from unnest(trend_series.metrics) as m),
  customs as (
    select (array_agg(f.custom_name order by f.first))[1] as name,
      (array_agg(f.unit order by f.last desc, f.written desc))[1] as unit,
      array_agg(f.custom_name) as spellings
    from folded f
    where 'custom' = any (trend_series.metrics) or f.folded in (select w.name from wanted w)
    group by f.folded
  ),
  listed as (
    select 1 as part, 'metric' as kind, r.metric as name, r.unit, null::uuid as habit_id, null::text[] as spellings
    from private.metric_rules() r
    where r.metric <> 'custom' and r.metric = any (trend_series.metrics)
    union all
    select 2, 'custom', c.name, c.unit, null, c.spellings from customs c
    union all
    select 3, 'habit', h.name, null, h.id, null
    from public.habits h
    where h.user_id = (select auth.uid()) and h.id = any (trend_series.habits)
  )
  select (row_number() over (order by l.part, l.name))::int, l.kind, l.name, l.unit, l.habit_id, l.spellings from listed l;
$$;

-- Habits as daily series, each since it was first done: 1 done, 0 missed; days off are left out unless it was done on
-- them.
create function private.days_of_habits(habits uuid[], from_day date) returns table (habit_id uuid, day date, value int)
-- No JIT: the planner's estimate is far too high here, and Postgres would compile for seconds.
language sql stable set search_path = '' set enable_nestloop = off set jit = off as $$
  with today as materialized (select private.today() as day),
  done as materialized (
    select c.habit_id, c.day from today t cross join lateral private.days_done(days_of_habits.habits, '-infinity', t.day) c
  ),
  begun as materialized (
    select h.id, min(d.day) as first,
      -- 7 January 2024 was a Sunday, which is day 0 of extract(dow).
      array(select n from generate_series(0, 6) as n where private.habit_is_due(h.frequency, h.days, date '2024-01-07' + n)) as due
    from public.habits h join done d on d.habit_id = h.id
    where h.user_id = (select auth.uid())
    group by h.id
  )
  select b.id, s::date, (d.day is not null)::int
  from begun b
  cross join today t
  cross join lateral generate_series(greatest(days_of_habits.from_day, b.first), t.day, interval '1 day') s
  left join done d on d.habit_id = b.id and d.day = s::date
  -- Today counts only once the habit is done.
  where d.day is not null or (s::date < t.day and extract(dow from s)::int = any (b.due));
$$;

-- One habit, as days_of_habits returns it.
create function private.habit_days(habit_id uuid, from_day date) returns table (day date, value numeric)
language sql stable set search_path = '' as $$
  select d.day, d.value::numeric from private.days_of_habits(array[habit_days.habit_id], habit_days.from_day) d;
$$;

-- One value a day and series: the sum where entries of a day add up, else their mean; 1 or 0 for habits.
create function private.daily_values(metrics text[], habits uuid[], from_day date)
returns table (series int, day date, value double precision)
language sql stable set search_path = '' set enable_nestloop = off set jit = off as $$
  with series as materialized (select * from private.trend_series(daily_values.metrics, daily_values.habits)),
  today as materialized (select private.today() as day),
  entries as materialized (
    select e.metric, e.custom_name, e.entry_date, sum(e.value) as total, count(*) as n
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.person is null and e.deleted_at is null
      and e.entry_date between daily_values.from_day and (select t.day from today t)
    group by e.metric, e.custom_name, e.entry_date
  ),
  spelled as materialized (
    select s.series, s.name as metric, null::text as spelling from series s where s.kind = 'metric'
    union all
    select s.series, 'custom', spelling from series s cross join lateral unnest(s.spellings) as spelling
  )
  select s.series, e.entry_date, (case when r.adds_up then sum(e.total) else sum(e.total) / sum(e.n) end)::double precision
  from spelled s
  join entries e on e.metric = s.metric and coalesce(e.custom_name, '') = coalesce(s.spelling, '')
  join private.metric_rules() r on r.metric = s.metric
  group by s.series, e.entry_date, r.adds_up
  union all
  select s.series, d.day, d.value::double precision
  from private.days_of_habits(daily_values.habits, daily_values.from_day) d
  join series s on s.habit_id = d.habit_id;
$$;

-- The closest active habit of each name; PT404 with the existing names when one has none.
create function private.resolve_habits(habits text[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  wanted text;
  found uuid;
  resolved uuid[] := '{}'::uuid[];
begin
  foreach wanted in array resolve_habits.habits loop
    select h.id into found from private.closest_habits(wanted) h limit 1;
    if found is null then
      perform private.raise(404, 'habit_not_found', format('Não encontrei o hábito “%s”.', left(wanted, 200)),
        jsonb_build_object('existing', private.active_habit_names()));
    end if;
    resolved := resolved || found;
  end loop;
  return resolved;
end;
$$;

create function public.get_trends(metrics text[] default null, habits text[] default null, days int default 90) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  caller uuid := private.current_user_id();
  span int := coalesce(days, 90);
  from_day date;
  -- Without names all recorded series are compared; with names only those.
  everything boolean := metrics is null and habits is null;
  chosen_metrics text[] := case when metrics is null and habits is null
    then array(select r.metric from private.metric_rules() r) else metrics end;
  chosen_habits uuid[];
  least_days constant int := 7;
  most_names constant int := 20;
  most_series constant int := 40;
  result jsonb;
begin
  if span not between 7 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo ver tendências de 7 a 365 dias.',
      jsonb_build_object('minimum', 7, 'maximum', 365));
  end if;
  if cardinality(metrics) > most_names or cardinality(habits) > most_names then
    perform private.raise(400, 'too_many_names', format('Consigo comparar até %s nomes de cada vez.', most_names),
      jsonb_build_object('maximum', most_names));
  end if;
  perform private.expect_short(1000, variadic get_trends.metrics), private.expect_short(1000, variadic get_trends.habits);
  from_day := private.today() - span + 1;
  chosen_habits := case when habits is not null then private.resolve_habits(habits)
    when metrics is null then array(
      select h.id from public.habits h where h.user_id = caller and h.active order by h.created_at, h.name limit 200) end;
  with recorded as materialized (
    select * from private.daily_values(chosen_metrics, chosen_habits, from_day)
  ),
  series as materialized (
    select s.series, s.kind, s.name, s.unit, coalesce(c.n, 0) as n
    from private.trend_series(chosen_metrics, chosen_habits) s
    left join (select r.series, count(*) as n from recorded r group by r.series) c using (series)
    order by coalesce(c.n, 0) desc, s.series limit most_series
  ),
  points as materialized (
    select r.* from recorded r where r.series in (select s.series from series s)
  ),
  trends as (
    select s.series, s.kind, s.name, s.unit, s.n, regr_slope(p.value, p.day - from_day) as slope, avg(p.value) as mean
    from series s left join points p using (series)
    group by s.series, s.kind, s.name, s.unit, s.n
  ),
  pairs as (
    select a.series as a, b.series as b, count(pb.day) as n,
      -- Rounding errors in a constant series would look like a perfect correlation.
      case when count(distinct pa.value) filter (where pb.day is not null) > 1 and count(distinct pb.value) > 1
        then corr(pa.value, pb.value) end as r
    from series a
    join series b on a.series < b.series
    left join points pa on pa.series = a.series
    left join points pb on pb.series = b.series and pb.day = pa.day
    group by a.series, b.series
  )
  select jsonb_build_object(
    'days', span,
    'from', from_day,
    'to', private.today(),
    'minimum_days', least_days,
    'trends', (
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('kind', t.kind, 'name', t.name, 'unit', t.unit, 'n', t.n, 'status',
          case when t.n < least_days then 'not_enough_data' else 'ok' end))
        || case when t.n < least_days then '{}' else jsonb_build_object(
          'slope', trim_scale(round(t.slope::numeric, 4)), 'mean', trim_scale(round(t.mean::numeric, 2))) end
        order by t.series), '[]')
      from trends t where t.n > 0 or not everything),
    'correlations', (
      select coalesce(jsonb_agg(p.item order by p.n >= least_days desc, abs(p.r) desc nulls last, p.a, p.b), '[]')
      from (
        select pairs.*, jsonb_build_object(
          'a', jsonb_build_object('kind', a.kind, 'name', a.name),
          'b', jsonb_build_object('kind', b.kind, 'name', b.name),
          'n', pairs.n)
          || case
            when pairs.n < least_days then jsonb_build_object('status', 'not_enough_data')
            -- One of the two series is constant on their common days.
            when pairs.r is null then jsonb_build_object('status', 'no_variation')
            else jsonb_build_object('status', 'ok', 'r', trim_scale(round(pairs.r::numeric, 2)))
          end as item
        from pairs join series a on a.series = pairs.a join series b on b.series = pairs.b
        where pairs.n >= least_days or not everything
        order by pairs.n >= least_days desc, abs(pairs.r) desc nulls last, pairs.a, pairs.b
        limit 20
      ) p))
  into result;
  return result;
end;
$$;
comment on function public.get_trends(text[], text[], int) is
  'Slope a day of each series (n days) and Pearson correlations of each pair (n common days), of at most forty series, '
  'those with the most days: { trends: [{ kind, name, unit?, n, status, slope, mean }], correlations: [{ a, b, n, '
  'status, r }] }. Below n = 7 the status is not_enough_data and no figure is given. PT400 outside 7–365 days or for '
  'more than twenty names, PT404 for an unknown habit.';
grant execute on function public.get_trends(text[], text[], int) to authenticated, service_role;

create function public.get_trend_days(metrics text[] default null, habits text[] default null, days int default 90) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  span constant int := coalesce(get_trend_days.days, 90);
  most_names constant int := 20;
  from_day date;
  chosen_habits uuid[];
begin
  if span not between 7 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo ver tendências de 7 a 365 dias.',
      jsonb_build_object('minimum', 7, 'maximum', 365));
  elsif cardinality(metrics) > most_names or cardinality(habits) > most_names then
    perform private.raise(400, 'too_many_names', format('Consigo comparar até %s nomes de cada vez.', most_names),
      jsonb_build_object('maximum', most_names));
  end if;
  perform private.expect_short(1000, variadic get_trend_days.metrics), private.expect_short(1000, variadic get_trend_days.habits);
  from_day := private.today() - span + 1;
  chosen_habits := private.resolve_habits(coalesce(get_trend_days.habits, '{}'));
  return (
    with recorded as materialized (
      select r.series, jsonb_agg(jsonb_build_object('date', r.day, 'value', trim_scale(round(r.value::numeric, 4)))
        order by r.day) as days
      from private.daily_values(get_trend_days.metrics, chosen_habits, from_day) r group by r.series
    )
    select jsonb_build_object('from', from_day, 'to', private.today(), 'series', coalesce(
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', s.kind, 'name', s.name, 'unit', s.unit))
        || jsonb_build_object('days', coalesce(r.days, '[]')) order by s.series), '[]'))
    from private.trend_series(get_trend_days.metrics, chosen_habits) s left join recorded r using (series));
end;
$$;
comment on function public.get_trend_days(text[], text[], int) is
  'The daily values that get_trends compares, of the metrics and habits named: { from, to, series: [{ kind, name, unit?, '
  'days: [{ date, value }] }] }; 1 or 0 for a habit. n of a correlation is how many days both series have. Raises as '
  'get_trends.';
grant execute on function public.get_trend_days(text[], text[], int) to authenticated, service_role;
