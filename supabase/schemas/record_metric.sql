-- Recording a measurement, correcting it and taking it out of every view: each is checked before it is offered.

create function private.metric_context(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
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
grant execute on function private.metric_context(public.tracking_entries) to authenticated, service_role;

create function public.prepare_record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
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
grant execute on function public.prepare_record_metric(text, numeric, text, date, text, text) to authenticated, service_role;

create function public.record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
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
grant execute on function public.record_metric(text, numeric, text, date, text, text, text) to authenticated, service_role;

create function private.own_entry(entry_id uuid) returns public.tracking_entries
language plpgsql stable set search_path = '' as $$
declare
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.id = own_entry.entry_id and e.deleted_at is null;
  if entry.id is null then
    perform private.raise(404, 'entry_not_found', 'Não encontrei esse registro.',
      jsonb_build_object('entry_id', own_entry.entry_id));
  end if;
  return entry;
end;
$$;
comment on function private.own_entry(uuid) is 'The caller''s entry that is not deleted; PT404 otherwise, someone else''s included.';
grant execute on function private.own_entry(uuid) to authenticated, service_role;

create function private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text)
returns public.tracking_entries
language plpgsql stable set search_path = '' as $$
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
grant execute on function private.changed_entry(public.tracking_entries, numeric, text, date, text) to authenticated, service_role;

create function public.prepare_update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
  changed public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_update_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  changed := private.changed_entry(entry, value, unit, date, note);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'entry_id', entry.id,
      'value', case when value is not null then trim_scale(changed.value) end,
      'unit', case when value is not null then changed.unit end,
      'date', date,
      'note', note)),
    'facts', private.tracking_entry_json(entry));
end;
$$;
comment on function public.prepare_update_metric(uuid, numeric, text, date, text) is
  'ready with the entry as it is in facts and the new value in its canonical unit in args; missing when there is no such entry.';
grant execute on function public.prepare_update_metric(uuid, numeric, text, date, text) to authenticated, service_role;

create function public.update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null,
  tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_metric', tool_call_id);
  before public.tracking_entries;
  after public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  before := private.own_entry(entry_id);
  after := private.changed_entry(before, value, unit, date, note);
  update public.tracking_entries e
  set value = after.value, custom_unit = after.custom_unit, entry_date = after.entry_date, note = after.note
  where e.id = before.id
  returning e.* into after;
  return private.record_tool(
    'update_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('entry_id', entry_id, 'value', value, 'unit', unit, 'date', date, 'note', note)),
    jsonb_build_object('entry', private.tracking_entry_json(after), 'previous', private.tracking_entry_json(before)),
    jsonb_build_object('table', 'tracking_entries', 'id', before.id, 'set', jsonb_build_object(
      'value', before.value, 'custom_unit', before.custom_unit, 'entry_date', before.entry_date, 'note', before.note)));
end;
$$;
comment on function public.update_metric(uuid, numeric, text, date, text, text) is
  'Changes value, day or note of an entry; an empty note removes it. Returns { entry, previous }. PT404 without such an entry, PT400 as record_metric.';
grant execute on function public.update_metric(uuid, numeric, text, date, text, text) to authenticated, service_role;

create function public.prepare_delete_metric(entry_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_delete_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('entry_id', entry.id),
    'facts', private.tracking_entry_json(entry));
end;
$$;
comment on function public.prepare_delete_metric(uuid) is 'ready with the entry in facts; missing when there is no such entry.';
grant execute on function public.prepare_delete_metric(uuid) to authenticated, service_role;

create function public.delete_metric(entry_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('delete_metric', tool_call_id);
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  entry := private.own_entry(entry_id);
  update public.tracking_entries e set deleted_at = now() where e.id = entry.id;
  return private.record_tool(
    'delete_metric',
    tool_call_id,
    jsonb_build_object('entry_id', entry_id),
    jsonb_build_object('entry', private.tracking_entry_json(entry)),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;
comment on function public.delete_metric(uuid, text) is
  'Takes an entry out of every view; it can be restored. Returns { entry }. PT404 without such an entry.';
grant execute on function public.delete_metric(uuid, text) to authenticated, service_role;
