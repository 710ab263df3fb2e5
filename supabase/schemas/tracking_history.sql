-- What was recorded lately and how it moved.

create function private.metric_history(metric text, custom_name text, from_day date, most_entries int) returns jsonb
language sql stable set search_path = '' as $$
  with entries as (
    select
      e.value, e.unit, e.entry_date,
      row_number() over (order by e.entry_date desc, e.created_at desc, e.id) as newest,
      jsonb_strip_nulls(jsonb_build_object(
        'id', e.id, 'value', trim_scale(e.value), 'date', e.entry_date, 'note', e.note)) as item
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = metric_history.metric and e.deleted_at is null
      and e.entry_date between metric_history.from_day and private.today()
      and (metric_history.custom_name is null
        or private.fold(e.custom_name) = private.fold(metric_history.custom_name))
  ),
  summary as (
    select
      count(*) as count,
      count(distinct e.entry_date) as days_recorded,
      min(e.unit) filter (where e.newest = 1) as unit,
      trim_scale(round(avg(e.value), 2)) as mean,
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
    || coalesce((select jsonb_build_object('daily', jsonb_build_object('mean', d.mean, 'totals', d.totals)) from daily d), '{}')
  from summary s;
$$;
comment on function private.metric_history(text, text, date, int) is
  'One metric since a day: summary over all entries, and the newest of them. change is latest minus earliest; daily sums entries of a day where they add up.';
grant execute on function private.metric_history(text, text, date, int) to authenticated, service_role;

create function public.get_tracking_history(metric text default null, days int default 30) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  from_day date;
  period jsonb;
  wanted text := get_tracking_history.metric;
  most constant int := 50;
begin
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
    return period || private.metric_history(wanted, null, from_day, 50);
  end if;
  -- Each custom name is a metric of its own; few entries each, so that the answer stays readable.
  return period || (
    select jsonb_build_object('metric', wanted, 'metrics', coalesce(
        jsonb_agg(private.metric_history(kind.metric, kind.name, from_day, 10) order by kind.position) filter (where kind.position <= most), '[]'))
      || case when count(*) > most then jsonb_build_object('more', count(*) - most) else '{}' end
    from (
      select e.metric, (array_agg(e.custom_name order by e.created_at))[1] as name,
        row_number() over (order by count(*) desc, e.metric, (array_agg(e.custom_name order by e.created_at))[1]) as position
      from public.tracking_entries e
      where e.user_id = caller and e.deleted_at is null and e.entry_date between from_day and today
        and (wanted is null or e.metric = wanted)
      group by e.metric, private.fold(e.custom_name)
    ) kind);
end;
$$;
comment on function public.get_tracking_history(text, int) is
  'One metric: { metric, unit, count, latest, mean, min, max, change, entries (newest first), daily? }. No metric, or custom: { metrics: [those], more? }, the fifty recorded most. PT400 outside 1–365 days.';
grant execute on function public.get_tracking_history(text, int) to authenticated, service_role;
