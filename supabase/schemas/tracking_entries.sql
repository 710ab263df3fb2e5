-- Measurements of the user or of somebody they care for, each metric in one canonical unit.

-- Trigger: the date column named by its argument must not be after today in the row owner's time zone.
create function private.reject_future_date() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The time zone of the row's owner, not of the caller: seeds and imports write for others.
  zone text := coalesce(
    (select p.timezone from public.profiles p where p.user_id = new.user_id), 'America/Sao_Paulo');
  given date := (to_jsonb(new) ->> tg_argv[0])::date;
begin
  if given > (clock_timestamp() at time zone zone)::date then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', given));
  end if;
  return new;
end;
$$;

create table public.tracking_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  metric text not null check (metric in
    ('weight', 'water', 'sleep', 'exercise', 'distance', 'mood', 'energy', 'blood_pressure', 'custom')),
  custom_name text check (private.is_text(custom_name, 100) and custom_name = btrim(custom_name)),
  custom_unit text check (private.is_text(custom_unit, 20)),
  value numeric(14, 4) not null,
  value2 numeric(14, 4),
  person text check (private.is_text(person, 100) and person = btrim(person)),
  unit text generated always as (
    case metric
      when 'weight' then 'kg'
      when 'water' then 'ml'
      when 'sleep' then 'h'
      when 'exercise' then 'min'
      when 'distance' then 'km'
      when 'custom' then custom_unit
    end
  ) stored,
  -- A trigger refuses future days, by the calendar of the user.
  entry_date date not null check (entry_date between date '1900-01-01' and date '2100-01-01'),
  note text check (private.is_text(note, 4000)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  constraint tracking_entries_value_in_range check (
    case metric
      when 'weight' then value between 0 and 500
      when 'water' then value between 0 and 10000
      when 'sleep' then value between 0 and 24
      when 'exercise' then value between 0 and 1440
      when 'distance' then value between 0 and 2000
      when 'blood_pressure' then value between 5 and 35
      when 'mood' then value between 1 and 10
      when 'energy' then value between 1 and 10
      else value between -1000000000 and 1000000000
    end
  ),
  constraint tracking_entries_pressure_has_two check (case metric when 'blood_pressure'
    then value2 is not null and value2 between 2 and 25 and value2 < value else value2 is null end),
  constraint tracking_entries_custom_is_named check ((metric = 'custom') = (custom_name is not null)),
  constraint tracking_entries_unit_is_custom check (metric = 'custom' or custom_unit is null)
);
alter table public.tracking_entries enable row level security;
grant select, insert, update, delete on public.tracking_entries to authenticated;
grant all on public.tracking_entries to service_role;
create policy tracking_entries_select on public.tracking_entries for select to authenticated using ((select auth.uid()) = user_id);
create policy tracking_entries_insert on public.tracking_entries for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy tracking_entries_update on public.tracking_entries for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tracking_entries_delete on public.tracking_entries for delete to authenticated using ((select auth.uid()) = user_id);

create index tracking_entries_by_metric
  on public.tracking_entries (user_id, metric, entry_date desc, created_at desc) where deleted_at is null;

comment on table public.tracking_entries is
  'One measurement. A day may have several: glasses of water add up, a second weighing is a second entry.';
comment on column public.tracking_entries.value is
  'In the canonical unit: kg, ml, hours of sleep, minutes of exercise, km, 1–10 for mood and energy, cmHg ("15 por 9") '
  'for blood pressure.';
comment on column public.tracking_entries.value2 is 'The lower figure of a blood pressure, in cmHg.';
comment on column public.tracking_entries.person is
  'Whose measurement it is, by name; null for the user. Names that differ in case or accents only are one person.';
comment on column public.tracking_entries.unit is 'The unit of the metric; null for mood and energy.';
comment on column public.tracking_entries.custom_name is
  'What a custom metric measures ("glicemia"). Names that differ in case or accents only are one metric.';
comment on column public.tracking_entries.entry_date is
  'The day of the measurement, in the user''s time zone; never in the future.';

create trigger tracking_entries_not_in_future before insert or update of entry_date on public.tracking_entries
  for each row execute function private.reject_future_date('entry_date');

-- Canonical unit and range of each metric, as the table's constraints have them; adds_up: entries of a day are
-- summed.
create function private.metric_rules()
returns table (metric text, unit text, lowest numeric, highest numeric, adds_up boolean)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'kg', 0, 500, false),
    ('water', 'ml', 0, 10000, true),
    ('sleep', 'h', 0, 24, true),
    ('exercise', 'min', 0, 1440, true),
    ('distance', 'km', 0, 2000, true),
    ('blood_pressure', null, 5, 35, false),
    ('mood', null, 1, 10, false),
    ('energy', null, 1, 10, false),
    ('custom', null, -1000000000, 1000000000, false);
$$;

-- Codes of the units a value may come in, and what it is multiplied by to get the canonical one.
create function private.unit_rules() returns table (metric text, unit text, factor numeric)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'kg', 1), ('weight', 'g', 0.001), ('weight', 'lb', 0.45359237),
    ('water', 'ml', 1), ('water', 'l', 1000),
    ('sleep', 'h', 1), ('sleep', 'min', 1 / 60.0),
    ('exercise', 'min', 1), ('exercise', 'h', 60),
    ('distance', 'km', 1), ('distance', 'm', 0.001),
    ('blood_pressure', 'mmhg', 1), ('blood_pressure', 'cmhg', 1),
    ('mood', '/10', 1), ('energy', '/10', 1);
$$;

-- The factor that converts a value in this unit to the metric's canonical unit; null when the unit does not fit the
-- metric.
create function private.unit_factor(metric text, unit text) returns numeric
language sql immutable set search_path = '' as $$
  select case
    when unit_factor.metric = 'custom' or coalesce(btrim(unit_factor.unit), '') = '' then 1
    else (
      select r.factor from private.unit_rules() r
      where r.metric = unit_factor.metric and r.unit = lower(btrim(unit_factor.unit)))
  end;
$$;

-- The name as the user first wrote it, so that "Glicemia" and "glicemia" are one metric. Raises PT400 when empty or
-- too long.
create function private.known_custom_name(custom_name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := regexp_replace(btrim(known_custom_name.custom_name), '\s+', ' ', 'g');
begin
  if private.is_blank(wanted) then
    perform private.raise(400, 'custom_name_missing', 'Qual é o nome do que você quer acompanhar?');
  elsif char_length(wanted) > 100 then
    perform private.raise(400, 'custom_name_too_long', 'O nome pode ter até 100 caracteres.');
  end if;
  return coalesce(
    (select e.custom_name from public.tracking_entries e
     where e.metric = 'custom' and private.fold(e.custom_name) = private.fold(wanted)
       and e.user_id = (select auth.uid()) and e.deleted_at is null
     order by e.created_at limit 1),
    wanted);
end;
$$;

-- Units of which one is certain to be so many of another of its kind, for custom metrics.
create function private.convertible_units() returns table (unit text, kind text, size numeric)
language sql immutable set search_path = '' as $$
  values
    ('kg', 'mass', 1000), ('g', 'mass', 1), ('mg', 'mass', 0.001),
    ('l', 'volume', 1000), ('ml', 'volume', 1),
    ('km', 'length', 1000), ('m', 'length', 1), ('cm', 'length', 0.01), ('mm', 'length', 0.001),
    ('h', 'time', 60), ('min', 'time', 1);
$$;

-- A value of a custom metric in the unit that the metric was last recorded in; one without a unit is in that unit.
-- Raises PT400 other_unit where nobody can tell how much it is in that unit.
create function private.in_known_unit(custom_name text, value numeric, unit text, out known_value numeric, out known_unit text)
language plpgsql stable set search_path = '' as $$
declare
  told text := private.text_or_null(in_known_unit.unit);
  factor numeric;
begin
  select e.custom_unit into known_unit from public.tracking_entries e
  where e.user_id = (select auth.uid()) and e.metric = 'custom' and e.deleted_at is null and e.custom_unit is not null
    and private.fold(e.custom_name) = private.fold(regexp_replace(btrim(in_known_unit.custom_name), '\s+', ' ', 'g'))
  order by e.created_at desc limit 1;
  known_value := in_known_unit.value;
  if known_unit is null or told is null or private.fold(told) = private.fold(known_unit) then
    known_unit := coalesce(known_unit, told);
    return;
  end if;
  select given.size / kept.size into factor
  from private.convertible_units() given join private.convertible_units() kept on kept.kind = given.kind
  where given.unit = private.fold(told) and kept.unit = private.fold(known_unit);
  if factor is null then
    perform private.raise(400, 'other_unit',
      format('“%s” está em %s, e não sei quanto é isso em %s. Quanto dá em %s?', btrim(in_known_unit.custom_name), known_unit,
        left(told, 40), known_unit),
      jsonb_build_object('unit', left(told, 40), 'known_unit', known_unit));
  end if;
  known_value := round(in_known_unit.value * factor, 4);
end;
$$;

-- A figure of a blood pressure in cmHg, converted if it was given in mmHg.
create function private.to_cmhg(figure numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case when to_cmhg.figure >= 30 then round(to_cmhg.figure / 10, 4) else to_cmhg.figure end;
$$;

-- The name of a person as it was first written; null for the user. Raises PT400 person_too_long.
create function private.known_person(person text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := regexp_replace(btrim(known_person.person), '\s+', ' ', 'g');
begin
  if private.is_blank(wanted) then
    return null;
  elsif char_length(wanted) > 100 then
    perform private.raise(400, 'person_too_long', 'O nome da pessoa pode ter até 100 caracteres.');
  end if;
  return coalesce(
    (select e.person from public.tracking_entries e
     where e.user_id = (select auth.uid()) and e.deleted_at is null and private.fold(e.person) = private.fold(wanted)
     order by e.created_at limit 1),
    wanted);
end;
$$;

-- A measurement as it will be stored: value in the canonical unit, today as the default date. Raises PT400 for what
-- cannot be stored.
create function private.check_metric(
  metric text, value numeric, unit text, date date, note text, custom_name text, value2 numeric, out canonical_value numeric,
  out canonical_unit text, out entry_date date, out entry_note text, out name text, out canonical_value2 numeric
)
language plpgsql stable set search_path = '' as $$
declare
  rule record;
  factor numeric := private.unit_factor(check_metric.metric, check_metric.unit);
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_metric.metric;
  if rule is null then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if check_metric.value is null then
    perform private.raise(400, 'value_missing', 'Faltou o valor.', jsonb_build_object('metric', rule.metric));
  end if;
  if factor is null then
    perform private.raise(400, 'unknown_unit',
      format('Não sei converter “%s” em %s.', left(check_metric.unit, 40), coalesce(rule.unit, 'uma nota de 1 a 10')),
      jsonb_build_object('metric', rule.metric, 'unit', left(check_metric.unit, 40), 'canonical_unit', rule.unit));
  end if;

  canonical_value := round(check_metric.value * factor, 4);
  if rule.metric = 'blood_pressure' then
    -- "150 por 90" and "15 por 9" are the same pressure.
    canonical_value := private.to_cmhg(canonical_value);
    canonical_value2 := private.to_cmhg(round(check_metric.value2, 4));
    if canonical_value2 is null then
      perform private.raise(400, 'value2_missing', 'Da pressão preciso dos dois números: 12 por 8.', '{"missing": "value2"}'::jsonb);
    elsif not canonical_value2 between 2 and 25 or canonical_value2 >= canonical_value then
      perform private.raise(400, 'value_out_of_range', 'Essa pressão não existe: o primeiro número é o maior, como 12 por 8.',
        jsonb_build_object('value', check_metric.value, 'value2', check_metric.value2));
    end if;
  elsif check_metric.value2 is not null then
    perform private.raise(400, 'value2_unknown', 'Só a pressão tem dois números.', jsonb_build_object('metric', rule.metric));
  end if;
  if not canonical_value between rule.lowest and rule.highest then
    perform private.raise(400, 'value_out_of_range',
      format('O valor precisa ficar entre %s e %s.', rule.lowest, concat_ws(' ', rule.highest, rule.unit)),
      jsonb_build_object('metric', rule.metric, 'minimum', rule.lowest, 'maximum', rule.highest, 'unit', rule.unit));
  end if;

  entry_date := coalesce(check_metric.date, private.today());
  if entry_date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', entry_date, 'today', private.today()));
  elsif entry_date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.', jsonb_build_object('date', entry_date));
  end if;

  entry_note := case when not private.is_blank(check_metric.note) then btrim(check_metric.note) end;
  if char_length(entry_note) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  canonical_unit := rule.unit;
  if rule.metric = 'custom' then
    name := private.known_custom_name(check_metric.custom_name);
    canonical_unit := case when not private.is_blank(check_metric.unit) then btrim(check_metric.unit) end;
    if char_length(canonical_unit) > 20 then
      perform private.raise(400, 'unit_too_long', 'A unidade pode ter até 20 caracteres.');
    end if;
  end if;
end;
$$;

-- The total of the day before an entry, for metrics whose entries add up; null for others. Raises PT422 day_is_full
-- when sleep or exercise of a day would pass 24 hours. check_metric() checks the range of a single value.
create function private.check_day_total(
  metric text, value numeric, day date, person text, except_entry uuid default null
) returns numeric
language plpgsql stable set search_path = '' as $$
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
    and private.fold(e.person) is not distinct from private.fold(check_day_total.person)
    and e.entry_date = check_day_total.day and e.id is distinct from check_day_total.except_entry;
  if before > 0 and before + check_day_total.value > rule.highest and rule.unit in ('h', 'min') then
    perform private.raise(422, 'day_is_full',
      format('Esse dia já tem %s disso registrados; com mais isso, passaria de 24 horas.',
        case rule.unit when 'h' then replace(trim_scale(round(before, 2))::text, '.', ',') || ' h' else round(before) || ' min' end),
      jsonb_build_object('metric', rule.metric, 'day', check_day_total.day, 'recorded', trim_scale(before),
        'maximum', rule.highest, 'unit', rule.unit));
  end if;
  return before;
end;
$$;

-- An entry as tools return it; absent keys are null.
create function private.tracking_entry_json(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id,
    'metric', entry.metric,
    'custom_name', entry.custom_name,
    'value', trim_scale(entry.value),
    'value2', trim_scale(entry.value2),
    'person', entry.person,
    'unit', entry.unit,
    'date', entry.entry_date,
    'note', entry.note
  ));
$$;

-- Recording, correcting and deleting a measurement. Each has a prepare function that checks the call before it is
-- offered.

-- The total of the day, where entries add up, and on how many of the last 7 days the metric was recorded.
create function private.metric_context(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'day_total', case when (select r.adds_up from private.metric_rules() r where r.metric = entry.metric)
      then trim_scale(sum(e.value) filter (where e.entry_date = entry.entry_date)) end,
    'days_recorded', count(distinct e.entry_date) filter (where e.entry_date > private.today() - 7)))
  from public.tracking_entries e
  where e.user_id = entry.user_id and e.metric = entry.metric and e.deleted_at is null
    and (e.metric <> 'custom' or private.fold(e.custom_name) = private.fold(entry.custom_name))
    and private.fold(e.person) is not distinct from private.fold(entry.person)
    and e.entry_date >= least(entry.entry_date, private.today() - 6);
$$;

create function public.prepare_record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null, value2 numeric default null, person text default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  checked record;
  whose text := private.known_person(prepare_record_metric.person);
begin
  perform private.expect_short(1000, prepare_record_metric.metric, prepare_record_metric.unit, prepare_record_metric.custom_name,
    prepare_record_metric.person);
  perform private.expect_short(10000, prepare_record_metric.note);
  perform private.current_user_id();
  if metric = 'custom' then
    select k.known_value, k.known_unit into prepare_record_metric.value, prepare_record_metric.unit
    from private.in_known_unit(custom_name, value, unit) k;
  end if;
  checked := private.check_metric(metric, value, unit, date, note, custom_name, value2);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'metric', prepare_record_metric.metric,
      'value', trim_scale(checked.canonical_value),
      'unit', checked.canonical_unit,
      'date', checked.entry_date,
      'note', checked.entry_note,
      'custom_name', checked.name,
      'value2', trim_scale(checked.canonical_value2),
      'person', whose)),
    'facts', jsonb_strip_nulls(jsonb_build_object('recorded_before', trim_scale(nullif(
      private.check_day_total(prepare_record_metric.metric, checked.canonical_value, checked.entry_date, whose), 0)))));
end;
$$;
comment on function public.prepare_record_metric(text, numeric, text, date, text, text, numeric, text) is
  'The arguments of record_metric in canonical units and with the day filled in; facts.recorded_before is what the day '
  'already holds where entries add up. PT400 and PT422 for what could not be stored.';
grant execute on function public.prepare_record_metric(text, numeric, text, date, text, text, numeric, text)
  to authenticated, service_role;

create function public.record_metric(
  metric text, value numeric, unit text default null, date date default null, note text default null,
  custom_name text default null, value2 numeric default null, person text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_metric', tool_call_id);
  checked record;
  whose text := private.known_person(record_metric.person);
  entry public.tracking_entries;
begin
  perform private.expect_short(1000, record_metric.metric, record_metric.unit, record_metric.custom_name, record_metric.person);
  perform private.expect_short(10000, record_metric.note);
  if stored is not null then
    return stored;
  end if;
  if metric = 'custom' then
    select k.known_value, k.known_unit into record_metric.value, record_metric.unit
    from private.in_known_unit(custom_name, value, unit) k;
  end if;
  checked := private.check_metric(metric, value, unit, date, note, custom_name, value2);
  perform private.check_day_total(record_metric.metric, checked.canonical_value, checked.entry_date, whose);
  insert into public.tracking_entries (user_id, metric, custom_name, custom_unit, value, value2, person, entry_date, note)
  values (
    caller,
    record_metric.metric,
    checked.name,
    case when record_metric.metric = 'custom' then checked.canonical_unit end,
    checked.canonical_value,
    checked.canonical_value2,
    whose,
    checked.entry_date,
    checked.entry_note
  )
  returning * into entry;
  return private.record_tool(
    'record_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('metric', metric, 'value', value, 'unit', unit, 'date', date, 'note', note,
      'custom_name', custom_name, 'value2', value2, 'person', whose)),
    jsonb_build_object('entry', private.tracking_entry_json(entry)) || private.metric_context(entry),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.record_metric(text, numeric, text, date, text, text, numeric, text, text) is
  'Stores a measurement, converted to the canonical unit. unit: a code (kg, g, lb, ml, l, h, min, km, m, mmhg, cmhg, '
  '/10), or free text for custom, which keeps its unit. Returns { entry, day_total?, days_recorded }. PT400 for an unknown '
  'metric or unit, a value out of range, a future date; other_unit where a custom metric has another unit; PT422 for '
  'more than 24 h of sleep or exercise a day.';
grant execute on function public.record_metric(text, numeric, text, date, text, text, numeric, text, text)
  to authenticated, service_role;

-- The caller's entry that is not deleted; PT404 otherwise, someone else's included.
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

-- The entry as it would be after the change; PT400 when nothing is given or the result could not be stored, PT422
-- when the day has no room for it.
create function private.changed_entry(
  entry public.tracking_entries, value numeric, unit text, date date, note text, value2 numeric
) returns public.tracking_entries
language plpgsql stable set search_path = '' as $$
declare
  checked record;
begin
  if num_nonnulls(changed_entry.value, changed_entry.value2, changed_entry.date, changed_entry.note) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que você quer mudar nesse registro: valor, dia ou observação?');
  end if;
  checked := private.check_metric(
    entry.metric,
    coalesce(changed_entry.value, entry.value),
    -- A unit belongs to a new value; the stored value is canonical already.
    case when changed_entry.value is null or changed_entry.unit is null then entry.unit else changed_entry.unit end,
    coalesce(changed_entry.date, entry.entry_date),
    coalesce(changed_entry.note, entry.note),
    entry.custom_name,
    coalesce(changed_entry.value2, entry.value2));
  perform private.check_day_total(entry.metric, checked.canonical_value, checked.entry_date, entry.person, entry.id);
  entry.value := checked.canonical_value;
  entry.value2 := checked.canonical_value2;
  entry.custom_unit := case when entry.metric = 'custom' then checked.canonical_unit end;
  entry.entry_date := checked.entry_date;
  entry.note := checked.entry_note;
  return entry;
end;
$$;

create function public.prepare_update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null,
  value2 numeric default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
  changed public.tracking_entries;
begin
  perform private.expect_short(1000, prepare_update_metric.unit);
  perform private.expect_short(10000, prepare_update_metric.note);
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_update_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  changed := private.changed_entry(entry, value, unit, date, note, value2);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'entry_id', entry.id,
      'value', case when value is not null then trim_scale(changed.value) end,
      'value2', case when value2 is not null then trim_scale(changed.value2) end,
      'unit', case when value is not null then changed.unit end,
      'date', date,
      'note', note)),
    'facts', private.tracking_entry_json(entry)
      || jsonb_build_object('row', jsonb_build_object('table', 'tracking_entries', 'id', entry.id)));
end;
$$;
comment on function public.prepare_update_metric(uuid, numeric, text, date, text, numeric) is
  'ready with the entry as it is in facts and the new value in its canonical unit in args; missing when there is no such entry.';
grant execute on function public.prepare_update_metric(uuid, numeric, text, date, text, numeric) to authenticated, service_role;

create function public.update_metric(
  entry_id uuid, value numeric default null, unit text default null, date date default null, note text default null,
  value2 numeric default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_metric', tool_call_id);
  before public.tracking_entries;
  after public.tracking_entries;
begin
  perform private.expect_short(1000, update_metric.unit);
  perform private.expect_short(10000, update_metric.note);
  if stored is not null then
    return stored;
  end if;
  before := private.own_entry(entry_id);
  after := private.changed_entry(before, value, unit, date, note, value2);
  update public.tracking_entries e
  set value = after.value, value2 = after.value2, custom_unit = after.custom_unit, entry_date = after.entry_date, note = after.note
  where e.id = before.id
  returning e.* into after;
  return private.record_tool(
    'update_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('entry_id', entry_id, 'value', value, 'unit', unit, 'date', date, 'note', note,
      'value2', value2)),
    jsonb_build_object('entry', private.tracking_entry_json(after), 'previous', private.tracking_entry_json(before)),
    jsonb_build_object('table', 'tracking_entries', 'id', before.id, 'set', jsonb_build_object(
      'value', before.value,
      'value2', before.value2,
      'custom_unit', before.custom_unit,
      'entry_date', before.entry_date,
      'note', before.note)));
end;
$$;
comment on function public.update_metric(uuid, numeric, text, date, text, numeric, text) is
  'Changes value, day or note of an entry; an empty note removes it. Returns { entry, previous }. PT404 without such an '
  'entry, PT400 as record_metric.';
grant execute on function public.update_metric(uuid, numeric, text, date, text, numeric, text) to authenticated, service_role;

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
    'facts', private.tracking_entry_json(entry)
      || jsonb_build_object('row', jsonb_build_object('table', 'tracking_entries', 'id', entry.id)));
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
  'Deletes an entry softly; it can be restored. Returns { entry }. PT404 without such an entry.';
grant execute on function public.delete_metric(uuid, text) to authenticated, service_role;

create function public.restore_metric(entry_id uuid, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('restore_metric', tool_call_id);
  entry public.tracking_entries;
  deleted timestamptz;
begin
  if stored is not null then
    return stored;
  end if;
  select e.* into entry from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.id = restore_metric.entry_id for update;
  if entry.id is null then
    perform private.raise(404, 'entry_not_found', 'Não encontrei esse registro.',
      jsonb_build_object('entry_id', restore_metric.entry_id));
  end if;
  deleted := entry.deleted_at;
  if deleted is not null then
    perform private.check_day_total(entry.metric, entry.value, entry.entry_date, entry.person, entry.id);
    update public.tracking_entries e set deleted_at = null where e.id = entry.id;
  end if;
  return private.record_tool(
    'restore_metric',
    tool_call_id,
    jsonb_build_object('entry_id', entry_id),
    jsonb_build_object('status', case when deleted is null then 'unchanged' else 'restored' end,
      'entry', private.tracking_entry_json(entry)),
    case when deleted is not null then jsonb_build_object(
      'table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', deleted)) end);
end;
$$;
comment on function public.restore_metric(uuid, text) is
  'Brings a deleted entry back: { status: restored | unchanged, entry }. Raises PT404 entry_not_found, PT422 day_is_full '
  'when the day has no room for it any more.';
grant execute on function public.restore_metric(uuid, text) to authenticated, service_role;
