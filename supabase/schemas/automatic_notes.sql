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

create function private.note_title(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case period.kind
    when 'weekly_report' then 'Relatório da semana de ' || private.note_span(period.first_day, period.last_day)
    when 'monthly_report' then format('Relatório de %s de %s', private.month_name(period.first_day), extract(year from period.first_day))
    else 'Resumo para a consulta de ' || to_char(period.last_day, 'DD/MM/YYYY') end;
$$;

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

create function private.note_closing(period private.note_period) returns text
language sql stable set search_path = '' as $$
  select case
    when period.kind = 'medical_appointment'
      then '_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._'
    when period.until < period.last_day then '_O período ainda não acabou: é só pedir de novo para atualizar._'
    when period.kind = 'weekly_report' then 'Boa semana! Qualquer coisa, é só chamar.'
    else format('Que %s seja bom para você. Qualquer coisa, é só chamar.', private.month_name(period.last_day + 1)) end;
$$;

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

create function public.create_automatic_note(
  kind text, date date default null, quote text default null, tool_call_id text default null
) returns jsonb
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
    jsonb_strip_nulls(jsonb_build_object('kind', create_automatic_note.kind, 'date', create_automatic_note.date,
      'quote', create_automatic_note.quote)),
    result,
    case when result ->> 'status' = 'created' then jsonb_build_object('table', 'library_items', 'id', result #> '{note,id}',
      'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;
comment on function public.create_automatic_note(text, date, text, text) is
  'Writes the weekly_report, monthly_report (of the period that holds date; without one the running period, on its first day the one before) or medical_appointment note (date: the day of the appointment; without one the next that a note was asked for, else today) into library_items, once a user, kind and period; quote: the words that ask for it: { status: created | updated, empty, note: { id, kind, title, content, period_from, period_to } }. Raises PT400 invalid_kind, invalid_date, future_date.';
grant execute on function public.create_automatic_note(text, date, text, text) to authenticated, service_role;

-- The schedule of automatic notes: reports on Monday and on the first of the month, at 6:00 where the user is, after the
-- night's consolidation; a note for an appointment is brought up to date on its morning. Composing a note needs Postgres
-- alone, so pg_cron runs it here, without a call to a function. The queue is fair: an attempt is written down before the
-- work, and those who waited longest come first; nothing about one user's notes holds up the others'.

create table private.note_schedule (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_week date not null,
  last_month date not null,
  tries int not null default 0,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  last_error text
);
alter table private.note_schedule enable row level security;
grant all on private.note_schedule to service_role;

comment on table private.note_schedule is 'How far each user''s reports have come.';
comment on column private.note_schedule.last_week is 'Monday of the last week that began with a report on the one before; never twice, whichever way they travel.';
comment on column private.note_schedule.last_month is 'The same, for months.';
comment on column private.note_schedule.last_attempt_at is 'When their notes were last taken up; who was not for longest comes first.';
comment on column private.note_schedule.last_error is 'SQLSTATE of what their last attempt failed with; null after one that did not.';

create function private.schedule_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first report is about the first whole period that ends from now on.
  insert into private.note_schedule (user_id, last_week, last_month)
  select new.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
  from (select clock_timestamp() at time zone new.timezone as today) l
  on conflict do nothing;
  return new;
end;
$$;

create trigger profiles_schedule_notes after insert on public.profiles for each row execute function private.schedule_notes();

create function private.due_notes(at timestamptz, among uuid default null) returns table (user_id uuid, kind text, day date)
language sql stable set search_path = '' as $$
  select s.user_id, n.kind, n.day
  from private.note_schedule s
  join public.profiles p on p.user_id = s.user_id
  -- Six hours back it is still yesterday until 6:00.
  cross join lateral (select (due_notes.at at time zone p.timezone - interval '6 hours')::date as today) l
  cross join lateral (
    select 'weekly_report', date_trunc('week', l.today::timestamp)::date - 1
    where date_trunc('week', l.today::timestamp)::date > s.last_week
    union all
    select 'monthly_report', date_trunc('month', l.today::timestamp)::date - 1
    where date_trunc('month', l.today::timestamp)::date > s.last_month
    union all
    select i.kind, i.period_to
    from public.library_items i
    where i.user_id = s.user_id and i.kind = 'medical_appointment' and i.origin = 'automatic' and i.deleted_at is null
      and i.period_to = l.today and i.generated_at < (l.today + time '06:00') at time zone p.timezone
      -- Beside a note the user made their own or deleted, this one is never written again.
      and not exists (
        select from public.library_items o
        where o.user_id = i.user_id and o.kind = i.kind and o.period_to = i.period_to and (o.origin = 'user' or o.deleted_at is not null))
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;
comment on function private.due_notes(timestamptz, uuid) is
  'Which notes are to be written, of all users or of one: kind, and a day of the period or of the appointment.';

create function private.was_active(period private.note_period) returns boolean
language sql stable set search_path = '' as $$
  select exists (
      select from public.messages m
      where m.user_id = u.id and m.role = 'user' and m.created_at between period.first_day - 1 and period.last_day + 2
        and private.local_day(m.created_at) between period.first_day and period.last_day)
    or exists (
      select from public.tracking_entries e
      where e.user_id = u.id and e.deleted_at is null and e.entry_date between period.first_day and period.last_day)
    or exists (
      select from public.habit_completions c
      where c.user_id = u.id and c.deleted_at is null and c.completion_date between period.first_day and period.last_day)
    or exists (
      select from public.expenses e
      where e.user_id = u.id and e.deleted_at is null and e.spent_on between period.first_day and period.last_day)
    or exists (
      select from public.bills b
      where b.user_id = u.id and b.deleted_at is null and b.paid_on between period.first_day and period.last_day)
  from (select private.current_user_id() as id) u;
$$;
comment on function private.was_active(private.note_period) is
  'Whether the caller said or recorded anything then: recurring bills alone are no reason to write to somebody who left.';

create function private.write_scheduled_note(kind text, day date) returns void
language plpgsql set search_path = '' as $$
declare
  period private.note_period := case when write_scheduled_note.kind = 'medical_appointment'
    then private.appointment_period(write_scheduled_note.day) else private.report_period(write_scheduled_note.kind, write_scheduled_note.day) end;
begin
  -- What the user deleted or made their own is left alone; a request writes it nevertheless.
  if exists (
      select from public.library_items i
      where i.user_id = private.current_user_id() and i.kind = period.kind and i.period_to = period.last_day
        and (i.deleted_at is not null or i.origin = 'user'))
    or (period.kind <> 'medical_appointment' and not private.was_active(period)) then
    return;
  end if;
  perform private.write_note(period);
end;
$$;

create function private.users_with_due_notes(at timestamptz, most int) returns uuid[]
language plpgsql set search_path = '' as $$
begin
  for n in 1 .. 2 loop
    begin
      return array(
        select s.user_id from private.note_schedule s
        where s.user_id in (select d.user_id from private.due_notes(users_with_due_notes.at) d)
        order by s.last_attempt_at nulls first, s.user_id
        limit most);
    exception when invalid_parameter_value then
      -- A zone's name goes when the server's list of zones is brought up to date: Brazil/East is in no newer Debian.
      update public.profiles p set timezone = 'America/Sao_Paulo' where not private.is_timezone(p.timezone);
      update public.user_memories m set timezone = null where not private.is_timezone(m.timezone);
    end;
  end loop;
  return '{}'::uuid[];
end;
$$;
comment on function private.users_with_due_notes(timestamptz, int) is
  'Whose notes are due, who waited longest first. Gives those whose zone Postgres has forgotten the default one.';

create function private.write_due_notes(at timestamptz default clock_timestamp(), most int default 200) returns int
language plpgsql set search_path = '' as $$
declare
  -- Minutes, then a day: what fails three times needs somebody to look at it.
  pauses constant interval[] := array[interval '5 minutes', interval '20 minutes', interval '1 day'];
  started constant timestamptz := clock_timestamp();
  owner uuid;
  notes record;
  note record;
  settled int;
  written int := 0;
  cancelled boolean := false;
begin
  foreach owner in array private.users_with_due_notes(write_due_notes.at, write_due_notes.most) loop
    perform from private.note_schedule s where s.user_id = owner for update skip locked;
    continue when not found;
    -- Asked again under the lock: another run may have been faster.
    select array_agg(d.kind) as kinds, array_agg(d.day) as days into notes from private.due_notes(write_due_notes.at, owner) d;
    continue when notes.kinds is null;
    -- From here on this is the user's own request.
    perform set_config('request.jwt.claim.sub', owner::text, true);
    perform set_config('request.jwt.claims', jsonb_build_object('sub', owner)::text, true);
    -- Outside the block below: however the work ends, the attempt was made.
    update private.note_schedule s set last_attempt_at = write_due_notes.at,
      tries = (s.tries + 1) % 3, next_attempt_at = write_due_notes.at + pauses[s.tries + 1]
    where s.user_id = owner;
    begin
      settled := 0;
      for note in select n.kind, n.day from unnest(notes.kinds, notes.days) as n (kind, day) loop
        perform private.write_scheduled_note(note.kind, note.day);
        update private.note_schedule s set
          last_week = case note.kind when 'weekly_report' then note.day + 1 else s.last_week end,
          last_month = case note.kind when 'monthly_report' then note.day + 1 else s.last_month end
        where s.user_id = owner;
        settled := settled + 1;
      end loop;
      update private.note_schedule s set tries = 0, next_attempt_at = null, last_error = null where s.user_id = owner;
      written := written + settled;
    exception
      -- A statement that took too long is this user's failure too; what was written for others before is kept.
      when query_canceled then
        raise warning 'automatic notes of % were cancelled', owner;
        update private.note_schedule s set last_error = sqlstate where s.user_id = owner;
        cancelled := true;
      when others then
        raise warning 'automatic notes of % failed: %', owner, sqlstate;
        update private.note_schedule s set last_error = sqlstate where s.user_id = owner;
    end;
    -- After a timeout no other is set: the rest is for the next run, as it is for a run that has been long already.
    exit when cancelled or clock_timestamp() > started + interval '20 seconds';
  end loop;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  return written;
end;
$$;
comment on function private.write_due_notes(timestamptz, int) is
  'Writes the notes of users who are due, each user''s all or none, who waited longest first, until 20 seconds have passed; returns how many were settled. Several may run at once. For pg_cron.';

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.write_due_notes() from another scheduler';
    return;
  end if;
  perform cron.schedule('write-notes', '* * * * *', 'select private.write_due_notes()');
end
$$;

grant execute on function
  private.check_note_request, private.report_period, private.appointment_period, private.note_title,
  private.note_opening, private.note_closing, private.note_body, private.write_note
to authenticated, service_role;
grant execute on function
  private.due_notes, private.was_active, private.write_scheduled_note, private.users_with_due_notes,
  private.write_due_notes
to service_role;
