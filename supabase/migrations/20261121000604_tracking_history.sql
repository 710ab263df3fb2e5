-- get_tracking_history: what was recorded lately and how it moved.

create function private.metric_history(metric text, custom_name text, from_day date, most_entries int)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with rule as (
    select r.* from private.metric_rules() r where r.metric = metric_history.metric
  ),
  entries as (
    select e.*, row_number() over (order by e.entry_date desc, e.created_at desc, e.id) as newest
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = metric_history.metric and e.deleted_at is null
      and e.entry_date between metric_history.from_day and private.today()
      and (metric_history.custom_name is null
        or private.fold(e.custom_name) = private.fold(metric_history.custom_name))
  ),
  days as (
    select e.entry_date, sum(e.value) as total, row_number() over (order by e.entry_date desc) as newest
    from entries e group by e.entry_date
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'metric', metric_history.metric,
    'custom_name', metric_history.custom_name,
    'unit', coalesce((select rule.unit from rule), (select e.unit from entries e where e.newest = 1)),
    'count', (select count(*) from entries),
    'days_recorded', (select count(*) from days),
    'latest', (select private.tracking_entry_json(row(e.id, e.user_id, e.metric, e.custom_name, e.custom_unit, e.value, e.unit, e.entry_date, e.note, e.deleted_at, e.created_at)::public.tracking_entries)
      from entries e where e.newest = 1),
    'mean', (select trim_scale(round(avg(e.value), 2)) from entries e),
    'min', (select trim_scale(min(e.value)) from entries e),
    'max', (select trim_scale(max(e.value)) from entries e)
  ));
$$;
