-- Tracking: what a user measures about themselves, in one canonical unit a metric.

create function private.reject_future_date() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The owner's zone, not the caller's: a seed or an import writes for someone else.
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
comment on function private.reject_future_date() is 'Trigger: the date column named by its argument must not be after today in the row owner''s time zone.';

create table public.tracking_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  metric text not null check (metric in ('weight', 'water', 'sleep', 'exercise', 'mood', 'energy', 'custom')),
  custom_name text check (private.is_text(custom_name, 100) and custom_name = btrim(custom_name)),
  custom_unit text check (private.is_text(custom_unit, 20)),
  value numeric(14, 4) not null,
  unit text generated always as (
    case metric
      when 'weight' then 'kg'
      when 'water' then 'ml'
      when 'sleep' then 'h'
      when 'exercise' then 'min'
      when 'custom' then custom_unit
    end
  ) stored,
  -- Days to come are refused by a trigger, as the user's own calendar has them.
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
      when 'mood' then value between 1 and 10
      when 'energy' then value between 1 and 10
      else value between -1000000000 and 1000000000
    end
  ),
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

comment on table public.tracking_entries is 'One measurement. Several a day are fine: glasses of water add up, a second weighing is a second entry.';
comment on column public.tracking_entries.value is 'In the canonical unit: kg, ml, hours of sleep, minutes of exercise, 1–10 for mood and energy.';
comment on column public.tracking_entries.unit is 'Follows from the metric; null where a number says it all (mood, energy).';
comment on column public.tracking_entries.custom_name is 'What a custom metric measures ("glicemia"); names that fold alike are the same metric.';
comment on column public.tracking_entries.entry_date is 'The day it is about, in the user''s time zone; never in the future.';

create trigger tracking_entries_not_in_future before insert or update of entry_date on public.tracking_entries
  for each row execute function private.reject_future_date('entry_date');

create function private.metric_rules()
returns table (metric text, label text, unit text, lowest numeric, highest numeric, adds_up boolean)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'Peso', 'kg', 0, 500, false),
    ('water', 'Água', 'ml', 0, 10000, true),
    ('sleep', 'Sono', 'h', 0, 24, true),
    ('exercise', 'Exercício', 'min', 0, 1440, true),
    ('mood', 'Humor', null, 1, 10, false),
    ('energy', 'Energia', null, 1, 10, false),
    ('custom', 'Medida própria', null, -1000000000, 1000000000, false);
$$;
comment on function private.metric_rules() is
  'Canonical unit and range of each metric, as the table''s constraints have them; adds_up: entries of a day are summed.';
grant execute on function private.metric_rules() to authenticated, service_role;

create function private.unit_rules() returns table (metric text, unit text, factor numeric)
language sql immutable set search_path = '' as $$
  values
    ('weight', 'kg', 1), ('weight', 'quilo', 1), ('weight', 'g', 0.001), ('weight', 'grama', 0.001), ('weight', 'lb', 0.45359237),
    ('water', 'ml', 1), ('water', 'l', 1000), ('water', 'litro', 1000), ('water', 'copo', 200), ('water', 'garrafa', 500),
    ('sleep', 'h', 1), ('sleep', 'hora', 1), ('sleep', 'min', 1 / 60.0), ('sleep', 'minuto', 1 / 60.0),
    ('exercise', 'min', 1), ('exercise', 'minuto', 1), ('exercise', 'h', 60), ('exercise', 'hora', 60),
    ('mood', '/10', 1), ('energy', '/10', 1);
$$;
comment on function private.unit_rules() is 'Units a value may come in, in the singular, and what it is multiplied by to get the canonical one.';
grant execute on function private.unit_rules() to authenticated, service_role;

create function private.unit_factor(metric text, unit text) returns numeric
language sql immutable set search_path = '' as $$
  select case when given = '' or unit_factor.metric = 'custom' then 1
    else (select r.factor from private.unit_rules() r where r.metric = unit_factor.metric and r.unit in (given, rtrim(given, 's')) limit 1) end
  from (select coalesce(rtrim(private.fold(unit_factor.unit), '.'), '') as given) folded;
$$;
comment on function private.unit_factor(text, text) is
  'What a value in this unit is multiplied by to get the metric''s canonical unit; null when the unit does not fit the metric.';
grant execute on function private.unit_factor(text, text) to authenticated, service_role;

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
comment on function private.known_custom_name(text) is
  'The name as the user first wrote it, so that "Glicemia" and "glicemia" are one metric. Raises PT400 when empty or too long.';
grant execute on function private.known_custom_name(text) to authenticated, service_role;

create function private.check_metric(
  metric text, value numeric, unit text, date date, note text, custom_name text, out canonical_value numeric,
  out canonical_unit text, out entry_date date, out entry_note text, out name text
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
  if not canonical_value between rule.lowest and rule.highest then
    perform private.raise(400, 'value_out_of_range',
      format('%s precisa ficar entre %s e %s.', rule.label, rule.lowest, concat_ws(' ', rule.highest, rule.unit)),
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
comment on function private.check_metric(text, numeric, text, date, text, text) is
  'A measurement as it will be stored: value in the canonical unit, today as the default date. Raises PT400 for what cannot be stored.';
grant execute on function private.check_metric(text, numeric, text, date, text, text) to authenticated, service_role;

-- A day has 24 hours: sleep and exercise of one day must not add up to more than it holds.
create function private.check_day_total(metric text, value numeric, day date, except_entry uuid default null) returns numeric
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
grant execute on function private.check_day_total(text, numeric, date, uuid) to authenticated, service_role;

create function private.tracking_entry_json(entry public.tracking_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id,
    'metric', entry.metric,
    'custom_name', entry.custom_name,
    'value', trim_scale(entry.value),
    'unit', entry.unit,
    'date', entry.entry_date,
    'note', entry.note
  ));
$$;
comment on function private.tracking_entry_json(public.tracking_entries) is 'An entry as tools return it; absent keys are null.';
grant execute on function private.tracking_entry_json(public.tracking_entries) to authenticated, service_role;
