-- Sections of automatic notes that come from memory: what a week or a month taught, and what to take to an appointment.

create function private.first_known(item public.knowledge_items) returns date
language sql stable set search_path = '' as $$
  -- Said on Sunday and learned in the night to Monday it belongs to Sunday; said again much later it is not new.
  select private.local_day(least(item.stated_at, item.created_at));
$$;
comment on function private.first_known(public.knowledge_items) is 'The day, where the caller is, from which memory holds it.';
grant execute on function private.first_known(public.knowledge_items) to authenticated, service_role;

create function private.knowledge_line(item public.knowledge_items, since date) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' ',
    (select private.note_text(p.title, 60) || ':' from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    case when item.type = 'person'
      then private.note_text(item.title, 60) || coalesce(', ' || private.note_text(item.person_metadata ->> 'relationship', 60), '')
      else private.note_text(item.content) end,
    (
      select format('(antes: %s)', private.note_text(old.content, 120))
      from public.knowledge_items old
      where old.user_id = item.user_id and old.superseded_by_id = item.id and old.deleted_at is null
        and private.local_day(old.superseded_at) >= knowledge_line.since
      order by old.superseded_at desc limit 1));
$$;
comment on function private.knowledge_line(public.knowledge_items, date) is
  'An item in a note: whom it is about, what it says, and what it said before if that changed since a day.';
grant execute on function private.knowledge_line(public.knowledge_items, date) to authenticated, service_role;

create function private.memory_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  with learned as (
    select i as item, private.knowledge_line(i, period.first_day) as line,
      case when i.type = 'person' then 'person' when i.type = 'insight' or i.source = 'ai_inference' then 'insight' else 'told' end as voice
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
      and private.first_known(i) between period.first_day and period.until
  )
  select private.note_section('O que mudou na memória',
    private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'told')),
    E'Pessoas novas:\n\n' || private.note_list(array_agg(l.line order by (l.item).title) filter (where l.voice = 'person')),
    E'O que percebi:\n\n' || private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'insight')))
  from learned l;
$$;
comment on function private.memory_note(private.note_period) is 'What was learned, with what it replaced; null when nothing was.';
grant execute on function private.memory_note(private.note_period) to authenticated, service_role;

create function private.health_topic(item public.knowledge_items) returns text
language sql stable set search_path = '' as $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' or not item.holds then null
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when item.slot in ('allergy', 'medication') then item.slot
    -- Taste is nothing for a doctor; what helps against stress is.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    else 'health' end;
$$;
comment on function private.health_topic(public.knowledge_items) is
  'Where an item belongs in the note for an appointment: allergy, medication, health, insight, or null when it does not.';
grant execute on function private.health_topic(public.knowledge_items) to authenticated, service_role;

create function private.health_facts_note(period private.note_period, topic text) returns text
language sql stable set search_path = '' as $$
  select private.note_list(array_agg(
    private.knowledge_line(i, period.first_day)
    -- What was known at the last appointment stands without a date, and so does all at the first.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day and health_facts_note.topic in ('medication', 'health')
      then format(' (contado em %s)', private.note_day(private.first_known(i))) else '' end
    order by i.stated_at desc, i.id), 20)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = health_facts_note.topic and private.first_known(i) <= period.until;
$$;
grant execute on function private.health_facts_note(private.note_period, text) to authenticated, service_role;

create function private.appointment_note(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select nullif(concat_ws(E'\n\n',
    private.note_section('Alergias e intolerâncias', private.health_facts_note(period, 'allergy')),
    private.note_section('Remédios', private.health_facts_note(period, 'medication')),
    private.note_section('Sobre a minha saúde', private.health_facts_note(period, 'health')),
    private.note_section('Medidas', private.measured_note(period)),
    private.note_section('Anotações', private.remarks_note(period)),
    private.note_section('Hábitos', private.habits_note(period)),
    private.note_section('Padrões percebidos', private.health_facts_note(period, 'insight'))), '');
$$;
comment on function private.appointment_note(private.note_period) is 'All sections of the note for an appointment; null when there is nothing to take there.';
grant execute on function private.appointment_note(private.note_period) to authenticated, service_role;
