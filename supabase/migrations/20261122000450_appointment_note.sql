-- What to take to a medical appointment: what memory knows of the user's health, and what was measured since the last one.

create function private.is_medicine(item public.knowledge_items)
returns boolean
language sql
stable
set search_path = ''
as $$
  select item.area in ('health', 'mental_health') and (
    item.plain ~ '\m\d+ ?(mg|mcg|ui|gotas|comprimidos?|capsulas?)\M'
    or (item.sub_area = 'medical' and item.plain ~ '\mtom(a|ar|ou|ando)\M')
    or exists (
      select from unnest(string_to_array(item.plain, ' ')) as w (word)
      join private.word_kinds k on k.word = w.word
      where k.same_as = 'remedio' or 'remedio' = any (k.kinds)));
$$;
comment on function private.is_medicine(public.knowledge_items) is 'Whether an item tells of a medicine: by name, by dose, or by being taken.';

create function private.health_topic(item public.knowledge_items)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' then null
    -- Taste is nothing for a doctor; what helps against stress is.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    when item.plain ~ '\m(alergi|alergic|intoleran)' then 'allergy'
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when private.is_medicine(item) then 'medicine'
    else 'health' end;
$$;
comment on function private.health_topic(public.knowledge_items) is
  'Where an item belongs in the note for an appointment: allergy, medicine, health, insight, or null when it does not.';

create function private.health_facts_note(period private.note_period, topic text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.note_list(array_agg(
    private.knowledge_line(i, period.first_day)
    -- What was known at the last appointment stands without a date, and so does all at the first.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day and health_facts_note.topic in ('medicine', 'health')
      then format(' (contado em %s)', private.note_day(private.first_known(i))) else '' end
    order by i.stated_at desc, i.id), 20)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = health_facts_note.topic and private.first_known(i) <= period.until;
$$;

create function private.measured_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  select private.note_table(
    array['', 'Primeiro', 'Mais recente', 'Média', 'Do menor ao maior', 'Dias'],
    array_agg(private.note_row(
      private.note_text(f.name, 60) || case f.metric when 'sleep' then ' por noite' when 'water' then ' por dia' when 'exercise' then ' por dia de treino'
        when 'mood' then ' (1 a 10)' when 'energy' then ' (1 a 10)' else '' end,
      format('%s (%s)', private.note_value(f.metric, f.earliest, f.unit), private.note_day(f.earliest_on)),
      format('%s (%s)', private.note_value(f.metric, f.latest, f.unit), private.note_day(f.latest_on)),
      private.note_value(f.metric, f.mean, f.unit),
      private.note_range(f.metric, f.lowest, f.highest, f.unit),
      f.days::text) order by f.place, f.name))
  from private.measure_figures(period.first_day, period.until) f;
$$;
comment on function private.measured_note(private.note_period) is 'A table of what was measured: where it began, where it is, its mean and range. Null without any.';

create function private.remarks_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  with remarks as (
    select private.note_text(lower(coalesce(e.custom_name, r.label)), 60) || ': ' || private.note_text(e.note) as line, e.entry_date
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null and e.note ~ '\S'
      and e.entry_date between period.first_day and period.until
  ),
  -- "Acordei no meio da noite" is one line, however often it was written.
  told as (
    select r.line, max(r.entry_date) as last_day, array_agg(distinct r.entry_date order by r.entry_date desc) as days
    from remarks r group by r.line
  )
  select private.note_list(array_agg(upper(left(t.line, 1)) || substr(t.line, 2) || format(' (%s%s)',
    (select string_agg(private.note_day(d), ', ' order by d desc) from unnest(t.days[1:5]) as d),
    case when cardinality(t.days) > 5 then format(' e mais %s', cardinality(t.days) - 5) else '' end) order by t.last_day desc, t.line))
  from told t;
$$;
comment on function private.remarks_note(private.note_period) is 'What the user wrote beside measurements, with the days; the latest first.';

create function private.appointment_note(period private.note_period)
returns text
language sql
stable
set search_path = ''
as $$
  select nullif(concat_ws(E'\n\n',
    private.note_section('Alergias e intolerâncias', private.health_facts_note(period, 'allergy')),
    private.note_section('Remédios', private.health_facts_note(period, 'medicine')),
    private.note_section('Sobre a minha saúde', private.health_facts_note(period, 'health')),
    private.note_section('Medidas', private.measured_note(period)),
    private.note_section('Anotações', private.remarks_note(period)),
    private.note_section('Hábitos', private.habits_note(period)),
    private.note_section('Padrões percebidos', private.health_facts_note(period, 'insight'))), '');
$$;
comment on function private.appointment_note(private.note_period) is 'All sections of the note for an appointment; null when there is nothing to take there.';

revoke execute on function private.is_medicine(public.knowledge_items), private.health_topic(public.knowledge_items),
  private.health_facts_note(private.note_period, text), private.measured_note(private.note_period),
  private.remarks_note(private.note_period), private.appointment_note(private.note_period) from public, anon;
grant execute on function private.is_medicine(public.knowledge_items), private.health_topic(public.knowledge_items),
  private.health_facts_note(private.note_period, text), private.measured_note(private.note_period),
  private.remarks_note(private.note_period), private.appointment_note(private.note_period) to authenticated, service_role;
