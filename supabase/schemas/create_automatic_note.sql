-- The note of a week, a month or an appointment, composed from the user's rows and kept in the library. One statement reads,
-- writes and keeps it, so that a tool call, a client and the schedule share it; no model is asked. Written again, it takes the
-- place of its former self.

create function private.check_note_request(kind text, date date) returns void
language plpgsql stable set search_path = '' as $$
declare
  allowed constant text[] := array['medical_appointment', 'weekly_report', 'monthly_report'];
  today date := private.today();
begin
  if check_note_request.kind is null or check_note_request.kind <> all (allowed) then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de nota.',
      jsonb_build_object('kind', left(check_note_request.kind, 100), 'allowed', allowed));
  elsif check_note_request.date not between date '1990-01-01' and today + 366 then
    perform private.raise(400, 'invalid_date', 'Essa data está longe demais.', jsonb_build_object('date', check_note_request.date));
  elsif check_note_request.kind <> 'medical_appointment' and check_note_request.date > today
    and date_trunc(case check_note_request.kind when 'weekly_report' then 'week' else 'month' end, check_note_request.date::timestamp) > today then
    perform private.raise(400, 'future_date', 'Esse período ainda não começou.',
      jsonb_build_object('date', check_note_request.date, 'today', today));
  end if;
end;
$$;
grant execute on function private.check_note_request(text, date) to authenticated, service_role;

create function private.report_period(kind text, date date) returns private.note_period
language sql stable set search_path = '' as $$
  -- Without a date: the week or month that runs, on its first day the one that is just over.
  select row(report_period.kind, first_day, last_day, until, before_first,
    case when until = last_day then first_day - 1 else least(before_first + (until - first_day), first_day - 1) end)::private.note_period
  from (select private.today() as today, case report_period.kind when 'weekly_report' then 'week' else 'month' end as unit) t
  cross join lateral (
    select date_trunc(unit, coalesce(
      report_period.date,
      case when date_trunc(unit, today::timestamp) = today then today - 1 else today end)::timestamp)::date as first_day
  ) f
  cross join lateral (
    select (first_day + ('1 ' || unit)::interval)::date - 1 as last_day, (first_day - ('1 ' || unit)::interval)::date as before_first
  ) l
  cross join lateral (select least(last_day, today) as until) u;
$$;
grant execute on function private.report_period(text, date) to authenticated, service_role;

create function private.appointment_period(date date) returns private.note_period
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  furthest constant int := 730;
  day date;
  until date;
  since date;
begin
  -- Without a date: the next appointment a note was asked for.
  day := coalesce(appointment_period.date, (
    select min(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to between today and today + 366 and i.deleted_at is null), today);
  until := least(day, today);
  -- Two notes within a week are for one appointment, or for doctors who both want to know everything.
  since := (
    select max(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to <= least(day - 7, today) and i.deleted_at is null);
  return row('medical_appointment', case when since is null then until - 90 else greatest(since, until - furthest) end, day, until,
    case when since >= until - furthest then since end, case when since >= until - furthest then since end)::private.note_period;
end;
$$;
comment on function private.appointment_period(date) is
  'From the last appointment that a note was made for, two years back at most, else from 90 days before, to the day of this one.';
grant execute on function private.appointment_period(date) to authenticated, service_role;

create function private.note_title(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case period.kind
    when 'weekly_report' then 'Relatório da semana de ' || private.note_span(period.first_day, period.last_day)
    when 'monthly_report' then format('Relatório de %s de %s', private.month_name(period.first_day), extract(year from period.first_day))
    else 'Resumo para a consulta de ' || to_char(period.last_day, 'DD/MM/YYYY') end;
$$;
grant execute on function private.note_title(private.note_period) to authenticated, service_role;

create function private.note_opening(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case
    when period.kind = 'medical_appointment' then concat_ws(E'\n\n',
      nullif(concat_ws(', ', private.note_text(u.name, 100), u.age || ' anos'), ''),
      format('Registros de %s%s.', private.note_span(period.first_day, period.until), case when period.before_first is not null then ', desde a consulta anterior' else '' end))
    else coalesce(private.note_text(u.name, 100) || ', ', '')
      || case when u.name is null then 'Foi' else 'foi' end || ' assim '
      || case period.kind when 'weekly_report' then 'a sua semana' else 'o seu mês de ' || private.month_name(period.first_day) end
      || case when period.until < period.last_day then format(' até %s', private.note_day(period.until)) else '' end || '.' end
  from (
    select coalesce(m.name, p.display_name) as name, m.age
    from public.profiles p left join public.user_memories m on m.user_id = p.user_id
    where p.user_id = private.current_user_id()
  ) u;
$$;
grant execute on function private.note_opening(private.note_period) to authenticated, service_role;

create function private.note_closing(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case
    when period.kind = 'medical_appointment'
      then '_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._'
    when period.until < period.last_day then '_O período ainda não acabou: é só pedir de novo para atualizar._'
    when period.kind = 'weekly_report' then 'Boa semana! Qualquer coisa, é só chamar.'
    else format('Que %s seja bom para você. Qualquer coisa, é só chamar.', private.month_name(period.last_day + 1)) end;
$$;
grant execute on function private.note_closing(private.note_period) to authenticated, service_role;

create function private.note_body(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case when period.kind = 'medical_appointment' then private.appointment_note(period)
    else nullif(concat_ws(E'\n\n',
      private.finance_note(period),
      private.note_section('Corpo e mente', private.measures_note(period)),
      private.note_section('Hábitos', private.habits_note(period)),
      private.memory_note(period)), '') end;
$$;
comment on function private.note_body(private.note_period) is 'The sections of a note that have something in them; null when none has.';
grant execute on function private.note_body(private.note_period) to authenticated, service_role;

create function private.write_note(period private.note_period) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  body text;
  content text;
  is_there boolean;
  note public.library_items;
begin
  -- Two requests at once write one after the other, each with all that is there.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':note:' || period.kind || period.last_day, 0));
  if period.kind <> 'medical_appointment' then
    perform private.continue_bills(period.last_day + 7), private.continue_incomes(period.last_day);
  end if;
  body := private.note_body(period);
  content := case
    when body is not null then concat_ws(E'\n\n', private.note_opening(period), body, private.note_closing(period))
    when period.kind = 'medical_appointment' then 'Ainda não sei nada da sua saúde para levar a esta consulta. '
      || 'Me conte alergias, remédios e sintomas, ou registre medidas, e peça o resumo de novo.'
    else 'Ainda não há nada registrado neste período. Me conte um gasto, uma medida ou um hábito, e o próximo relatório já vem com isso.' end;
  is_there := exists (
    select from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic' and i.deleted_at is null);
  insert into public.library_items as i (user_id, type, title, content, origin, kind, period_from, period_to, generated_at)
  values (caller, 'note', private.note_title(period), content, 'automatic', period.kind, period.first_day, period.last_day, clock_timestamp())
  on conflict (user_id, kind, period_to) where origin = 'automatic' do update set
    title = excluded.title, content = excluded.content, period_from = excluded.period_from, generated_at = excluded.generated_at,
    deleted_at = null
  returning i.* into note;
  return jsonb_build_object('status', case when is_there then 'updated' else 'created' end, 'empty', body is null,
    'note', private.library_item_json(note));
end;
$$;
comment on function private.write_note(private.note_period) is
  'Composes the caller''s note of a period and keeps it, in the place of the one that was there, deleted or not: { status: created | updated, empty, note }.';
grant execute on function private.write_note(private.note_period) to authenticated, service_role;

create function public.create_automatic_note(kind text, date date default null, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb := private.replay_tool('create_automatic_note', create_automatic_note.tool_call_id);
begin
  if result is not null then
    return result;
  end if;
  perform private.check_note_request(create_automatic_note.kind, create_automatic_note.date);
  result := private.write_note(case create_automatic_note.kind
    when 'medical_appointment' then private.appointment_period(create_automatic_note.date)
    else private.report_period(create_automatic_note.kind, create_automatic_note.date) end);
  return private.record_tool('create_automatic_note', create_automatic_note.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', create_automatic_note.kind, 'date', create_automatic_note.date)),
    result,
    case when result ->> 'status' = 'created' then jsonb_build_object('table', 'library_items', 'id', result #> '{note,id}',
      'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.create_automatic_note(text, date, text) is
  'Writes the weekly_report, monthly_report (of the period that holds date; without one the running period, on its first day the one before) or medical_appointment note (date: the day of the appointment; without one the next that a note was asked for, else today) into library_items, once a user, kind and period: { status: created | updated, empty, note: { id, kind, title, content, period_from, period_to } }. Raises PT400 invalid_kind, invalid_date, future_date.';
grant execute on function public.create_automatic_note(text, date, text) to authenticated, service_role;
