-- Automatic notes of a week, a month or an appointment: their periods, and storing them in the library. A template
-- composes the text from the functions here and in note_sections.sql; no model is called. A note that is written
-- again replaces the old one.

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
    and date_trunc(case check_note_request.kind
      when 'weekly_report' then 'week' else 'month' end, check_note_request.date::timestamp) > today then
    perform private.raise(400, 'future_date', 'Esse período ainda não começou.',
      jsonb_build_object('date', check_note_request.date, 'today', today));
  end if;
end;
$$;

create function private.report_period(kind text, date date) returns private.note_period
language sql stable set search_path = '' as $$
  -- Without a date: the current week or month; on its first day the one before.
  select row(report_period.kind, first_day, last_day, until, before_first,
    case when until = last_day then first_day - 1
      else least(before_first + (until - first_day), first_day - 1) end)::private.note_period
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

-- From the last appointment that has a note, at most two years back, else from 90 days before, to the day of this
-- one.
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
  -- Without a date: the next appointment for which a note was requested.
  day := coalesce(appointment_period.date, (
    select min(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment'
      and i.period_to between today and today + 366 and i.deleted_at is null), today);
  until := least(day, today);
  -- Two appointments within a week do not shorten each other's period.
  since := (
    select max(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to <= least(day - 7, today) and i.deleted_at is null);
  return row('medical_appointment', case when since is null then until - 90 else greatest(since, until - furthest) end, day, until,
    case when since >= until - furthest then since end, case when since >= until - furthest then since end)::private.note_period;
end;
$$;

-- The period of a weekly_report or monthly_report that contains a day (without a day: the current one, on its first
-- day the one before), or of a medical_appointment on that day (without a day: the next one with a note, else today).
-- Raises PT400 invalid_kind, invalid_date, future_date.
create function private.note_period_of(kind text, date date) returns private.note_period
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_note_request(note_period_of.kind, note_period_of.date);
  return case note_period_of.kind when 'medical_appointment' then private.appointment_period(note_period_of.date)
    else private.report_period(note_period_of.kind, note_period_of.date) end;
end;
$$;

create function public.get_note_period(kind text, date date default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  period private.note_period := private.note_period_of(get_note_period.kind, get_note_period.date);
begin
  perform private.expect_short(1000, get_note_period.kind);
  return (
    select to_jsonb(period) || jsonb_build_object('name', coalesce(m.name, p.display_name), 'age', m.age)
    from public.profiles p left join public.user_memories m on m.user_id = p.user_id
    where p.user_id = private.current_user_id());
end;
$$;
comment on function public.get_note_period(text, date) is
  'The period of a note and its user: { kind, first_day, last_day, until, before_first, before_until, name, age }; '
  'until: the last day or today, before_first: the first day of the period it is compared with. Raises '
  'PT400 invalid_kind, invalid_date, future_date.';
grant execute on function public.get_note_period(text, date) to authenticated, service_role;

-- Stores the note of a period in place of the existing one, deleted or not, unless that was read later: { status:
-- created | updated, note }.
create function private.keep_note(period private.note_period, title text, content text, read_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  is_there boolean;
  note public.library_items;
begin
  -- A lock: if two requests run at once, the note whose data was read later stays.
  perform private.lock_until_commit(caller::text || ':note:' || period.kind || period.last_day);
  is_there := exists (
    select from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic'
      and i.deleted_at is null);
  insert into public.library_items as i (user_id, type, title, content, origin, kind, period_from, period_to, generated_at)
  values (caller, 'note', keep_note.title, keep_note.content, 'automatic', period.kind, period.first_day, period.last_day,
    least(keep_note.read_at, clock_timestamp()))
  on conflict (user_id, kind, period_to) where origin = 'automatic' do update set
    title = excluded.title, content = excluded.content, period_from = excluded.period_from, generated_at = excluded.generated_at,
    deleted_at = null
  where i.deleted_at is not null or i.generated_at <= excluded.generated_at
  returning i.* into note;
  if not found then
    select i.* into note from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic';
  end if;
  return jsonb_build_object('status', case when is_there then 'updated' else 'created' end, 'note', private.library_item_json(note));
end;
$$;

create function public.create_automatic_note(
  kind text, date date default null, title text default null, content text default null, "empty" boolean default false,
  period_to date default null, read_at timestamptz default null, quote text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb := private.replay_tool('create_automatic_note', create_automatic_note.tool_call_id);
  period private.note_period;
begin
  perform private.expect_short(1000, create_automatic_note.kind, create_automatic_note.title);
  perform private.expect_short(10000, create_automatic_note.quote);
  perform private.expect_short(50000, create_automatic_note.content);
  if result is not null then
    return result;
  end if;
  period := private.note_period_of(create_automatic_note.kind, coalesce(create_automatic_note.period_to, create_automatic_note.date));
  if create_automatic_note.title is null or create_automatic_note.content is null then
    perform private.raise(400, 'not_composed', 'A nota precisa de título e texto: peça-a pelo modelo.');
  end if;
  result := private.keep_note(period, create_automatic_note.title, create_automatic_note.content,
      coalesce(create_automatic_note.read_at, clock_timestamp()))
    || jsonb_build_object('empty', coalesce(create_automatic_note."empty", false));
  return private.record_tool('create_automatic_note', create_automatic_note.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', create_automatic_note.kind, 'date', create_automatic_note.date,
      'quote', create_automatic_note.quote)),
    result,
    case when result ->> 'status' = 'created' then jsonb_build_object('table', 'library_items', 'id', result #> '{note,id}',
      'set', jsonb_build_object('deleted_at', 'now'))
      -- What stood in the note before is not kept.
      else '[]'::jsonb end);
end;
$$;
comment on function public.create_automatic_note(text, date, text, text, boolean, date, timestamptz, text, text) is
  'Stores a note that was rendered from a template in library_items, one for each user, kind and period. kind and '
  'date as in get_note_period; period_to: the last day that get_note_period returned; read_at: when the data was '
  'read; empty: nothing was found; quote: the words that ask for it. Returns { status: created | updated, empty, '
  'note: { id, kind, title, content, period_from, period_to } }. Raises PT400 invalid_kind, invalid_date, '
  'future_date, not_composed.';
grant execute on function public.create_automatic_note(text, date, text, text, boolean, date, timestamptz, text, text)
  to authenticated, service_role;
