-- record_metric: stores a measurement, checked before it is offered.

create function public.prepare_record_metric(
  metric text,
  value numeric,
  unit text default null,
  date date default null,
  note text default null,
  custom_name text default null
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  checked record;
begin
  perform private.current_user_id();
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'metric', prepare_record_metric.metric,
      'value', trim_scale(checked.canonical_value),
      'unit', checked.canonical_unit,
      'date', checked.entry_date,
      'note', checked.entry_note,
      'custom_name', checked.name)),
    'facts', '{}'::jsonb);
end;
$$;
comment on function public.prepare_record_metric(text, numeric, text, date, text, text) is
  'The arguments of record_metric in canonical units and with the day filled in; PT400 for what could not be stored.';

create function public.record_metric(
  metric text,
  value numeric,
  unit text default null,
  date date default null,
  note text default null,
  custom_name text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_metric', tool_call_id);
  checked record;
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  insert into public.tracking_entries (user_id, metric, custom_name, custom_unit, value, entry_date, note)
  values (
    caller,
    record_metric.metric,
    checked.name,
    case when record_metric.metric = 'custom' then checked.canonical_unit end,
    checked.canonical_value,
    checked.entry_date,
    checked.entry_note
  )
  returning * into entry;
  return private.record_tool(
    'record_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('metric', metric, 'value', value, 'unit', unit, 'date', date, 'note', note,
      'custom_name', custom_name)),
    jsonb_build_object('entry', private.tracking_entry_json(entry)) || private.metric_context(entry),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.record_metric(text, numeric, text, date, text, text, text) is
  'Stores a measurement, converted to its canonical unit. Returns { entry, day_total?, days_recorded }. PT400 for an unknown metric or unit, a value out of range, a future date.';

create function private.metric_context(entry public.tracking_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'day_total', case when (select r.adds_up from private.metric_rules() r where r.metric = entry.metric)
      then trim_scale(sum(e.value) filter (where e.entry_date = entry.entry_date)) end,
    'days_recorded', count(distinct e.entry_date) filter (where e.entry_date > private.today() - 7)))
  from public.tracking_entries e
  where e.user_id = entry.user_id and e.metric = entry.metric and e.deleted_at is null
    and (e.metric <> 'custom' or private.fold(e.custom_name) = private.fold(entry.custom_name))
    and e.entry_date >= least(entry.entry_date, private.today() - 6);
$$;
comment on function private.metric_context(public.tracking_entries) is
  'What puts an entry in context: the total of its day where entries add up, and on how many of the last 7 days the metric was recorded.';

revoke execute on function
  private.metric_context(public.tracking_entries),
  public.prepare_record_metric(text, numeric, text, date, text, text),
  public.record_metric(text, numeric, text, date, text, text, text)
from public, anon;
grant execute on function
  private.metric_context(public.tracking_entries),
  public.prepare_record_metric(text, numeric, text, date, text, text),
  public.record_metric(text, numeric, text, date, text, text, text)
to authenticated, service_role;
