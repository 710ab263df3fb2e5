-- The schedule of automatic notes: reports on Monday and on the first of the month, at 6:00 where the user is, after the
-- night's consolidation; a note for an appointment is brought up to date on its morning. Composing a note needs Postgres
-- alone, so pg_cron runs it here, without a call to a function.

create table private.note_schedule (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_week date not null,
  last_month date not null,
  tries int not null default 0,
  next_attempt_at timestamptz
);
alter table private.note_schedule enable row level security;
grant all on private.note_schedule to service_role;
comment on table private.note_schedule is 'How far each user''s reports have come.';
comment on column private.note_schedule.last_week is 'Monday of the last week that began with a report on the one before; never twice, whichever way they travel.';
comment on column private.note_schedule.last_month is 'The same, for months.';

create function private.schedule_notes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The first report is about the first whole period that ends from now on.
  insert into private.note_schedule (user_id, last_week, last_month)
  select new.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
  from (select clock_timestamp() at time zone new.timezone as today) l
  on conflict do nothing;
  return new;
end;
$$;
create trigger profiles_schedule_notes after insert on public.profiles
  for each row execute function private.schedule_notes();
insert into private.note_schedule (user_id, last_week, last_month)
select p.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
from public.profiles p, lateral (select now() at time zone p.timezone as today) l;

create function private.due_notes(at timestamptz, among uuid default null)
returns table (user_id uuid, kind text, day date)
language sql
stable
set search_path = ''
as $$
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
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;
comment on function private.due_notes(timestamptz, uuid) is
  'Which notes are to be written, of all users or of one: kind, and a day of the period or of the appointment.';

create function private.was_active(period private.note_period)
returns boolean
language sql
stable
set search_path = ''
as $$
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

create function private.write_scheduled_note(kind text, day date)
returns void
language plpgsql
set search_path = ''
as $$
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

create function private.write_due_notes(at timestamptz default clock_timestamp(), most int default 200)
returns int
language plpgsql
set search_path = ''
as $$
declare
  -- Minutes, then a day: what fails three times needs somebody to look at it.
  pauses constant interval[] := array[interval '5 minutes', interval '20 minutes', interval '1 day'];
  due record;
  note record;
  written int := 0;
begin
  for due in
    select s.user_id, s.tries from private.note_schedule s
    where s.user_id in (select d.user_id from private.due_notes(write_due_notes.at) d)
    order by s.next_attempt_at nulls first, s.user_id
    limit write_due_notes.most
    for update skip locked
  loop
    -- From here on this is the user's own request.
    perform set_config('request.jwt.claim.sub', due.user_id::text, true);
    perform set_config('request.jwt.claims', jsonb_build_object('sub', due.user_id)::text, true);
    begin
      -- Asked again under the lock: another run may have been faster.
      for note in select d.* from private.due_notes(write_due_notes.at, due.user_id) d loop
        perform private.write_scheduled_note(note.kind, note.day);
        update private.note_schedule s set
          last_week = case note.kind when 'weekly_report' then note.day + 1 else s.last_week end,
          last_month = case note.kind when 'monthly_report' then note.day + 1 else s.last_month end,
          tries = 0, next_attempt_at = null
        where s.user_id = due.user_id;
        written := written + 1;
      end loop;
    exception when others then
      raise warning 'automatic notes of % failed: %', due.user_id, sqlerrm;
      update private.note_schedule s set tries = (s.tries + 1) % 3, next_attempt_at = write_due_notes.at + pauses[s.tries + 1]
      where s.user_id = due.user_id;
    end;
  end loop;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  return written;
end;
$$;
comment on function private.write_due_notes(timestamptz, int) is
  'Writes the notes of users who are due, each user''s all or none; returns how many were settled. Several may run at once. For pg_cron.';

revoke execute on function private.schedule_notes(), private.due_notes(timestamptz, uuid), private.was_active(private.note_period),
  private.write_scheduled_note(text, date), private.write_due_notes(timestamptz, int) from public, anon, authenticated;
grant execute on function private.due_notes(timestamptz, uuid), private.was_active(private.note_period),
  private.write_scheduled_note(text, date), private.write_due_notes(timestamptz, int) to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.write_due_notes() from another scheduler';
    return;
  end if;
  perform cron.schedule('write-notes', '* * * * *', 'select private.write_due_notes()');
end
$$;
