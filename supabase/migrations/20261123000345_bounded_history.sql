-- The history of everything tells of fifty metrics, those recorded most: each of them is a look at the entries.

create or replace function public.get_tracking_history(metric text default null, days int default 30)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
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
