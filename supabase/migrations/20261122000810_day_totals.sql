-- A day has 24 hours: sleep and exercise of one day must not add up to more than it holds.

create function private.check_day_total(
  metric text,
  value numeric,
  day date,
  except_entry uuid default null
)
returns numeric
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  rule record;
  before numeric;
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_day_total.metric;
  if not rule.adds_up then
    return null;
  end if;
  select coalesce(sum(e.value), 0) into before
  from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.metric = check_day_total.metric and e.deleted_at is null
    and e.entry_date = check_day_total.day and e.id is distinct from check_day_total.except_entry;
  if before > 0 and before + check_day_total.value > rule.highest and rule.unit in ('h', 'min') then
    perform private.raise(422, 'day_is_full',
      format('Esse dia já tem %s de %s registrados; com mais isso, passaria de 24 horas.',
        case rule.unit when 'h' then replace(trim_scale(round(before, 2))::text, '.', ',') || ' h' else round(before) || ' min' end,
        lower(rule.label)),
      jsonb_build_object('metric', rule.metric, 'day', check_day_total.day, 'recorded', trim_scale(before),
        'maximum', rule.highest, 'unit', rule.unit));
  end if;
  return before;
end;
$$;
comment on function private.check_day_total(text, numeric, date, uuid) is
  'What the day already holds of a metric whose entries add up, null for the others; PT422 day_is_full when hours or minutes would pass 24 h. A single value out of range is check_metric''s business.';

create or replace function public.prepare_record_metric(
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
    'facts', jsonb_strip_nulls(jsonb_build_object('recorded_before', trim_scale(nullif(
      private.check_day_total(prepare_record_metric.metric, checked.canonical_value, checked.entry_date), 0)))));
end;
$$;
comment on function public.prepare_record_metric(text, numeric, text, date, text, text) is
  'The arguments of record_metric in canonical units and with the day filled in; facts.recorded_before is what the day already holds where entries add up. PT400 and PT422 for what could not be stored.';

create or replace function public.record_metric(
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
  perform private.check_day_total(record_metric.metric, checked.canonical_value, checked.entry_date);
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
  'Stores a measurement, converted to its canonical unit. Returns { entry, day_total?, days_recorded }. PT400 for an unknown metric or unit, a value out of range, a future date; PT422 for more than 24 h of sleep or exercise a day.';

create or replace function private.changed_entry(
  entry public.tracking_entries, value numeric, unit text, date date, note text
)
returns public.tracking_entries
language plpgsql
stable
set search_path = ''
as $$
declare
  checked record;
begin
  if num_nonnulls(changed_entry.value, changed_entry.date, changed_entry.note) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que você quer mudar nesse registro: valor, dia ou observação?');
  end if;
  checked := private.check_metric(
    entry.metric,
    coalesce(changed_entry.value, entry.value),
    -- A unit belongs to a new value; the stored value is canonical already.
    case when changed_entry.value is null or changed_entry.unit is null then entry.unit else changed_entry.unit end,
    coalesce(changed_entry.date, entry.entry_date),
    coalesce(changed_entry.note, entry.note),
    entry.custom_name);
  perform private.check_day_total(entry.metric, checked.canonical_value, checked.entry_date, entry.id);
  entry.value := checked.canonical_value;
  entry.custom_unit := case when entry.metric = 'custom' then checked.canonical_unit end;
  entry.entry_date := checked.entry_date;
  entry.note := checked.entry_note;
  return entry;
end;
$$;
comment on function private.changed_entry(public.tracking_entries, numeric, text, date, text) is
  'The entry as it would be after the change; PT400 when nothing is given or the result could not be stored, PT422 when the day has no room for it.';

revoke execute on function private.check_day_total(text, numeric, date, uuid) from public, anon;
grant execute on function private.check_day_total(text, numeric, date, uuid) to authenticated, service_role;
