-- The queue of automatic notes is fair: an attempt is written down before the work, those who waited longest come first, and
-- a note that nobody is going to write is not due.

alter table private.note_schedule add column last_attempt_at timestamptz;
comment on column private.note_schedule.last_attempt_at is 'When their notes were last taken up; who was not for longest comes first.';

create index library_items_of_period on public.library_items (user_id, kind, period_to) where kind is not null;

create or replace function private.due_notes(at timestamptz, among uuid default null)
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
      -- Beside a note the user made their own or deleted, this one is never written again.
      and not exists (
        select from public.library_items o
        where o.user_id = i.user_id and o.kind = i.kind and o.period_to = i.period_to and (o.origin = 'user' or o.deleted_at is not null))
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;

create or replace function private.write_due_notes(at timestamptz default clock_timestamp(), most int default 200)
returns int
language plpgsql
set search_path = ''
as $$
declare
  -- Minutes, then a day: what fails three times needs somebody to look at it.
  pauses constant interval[] := array[interval '5 minutes', interval '20 minutes', interval '1 day'];
  started constant timestamptz := clock_timestamp();
  due record;
  notes record;
  note record;
  settled int;
  written int := 0;
  cancelled boolean := false;
begin
  for due in
    select s.user_id, s.tries from private.note_schedule s
    where s.user_id in (select d.user_id from private.due_notes(write_due_notes.at) d)
    order by s.last_attempt_at nulls first, s.user_id
    limit write_due_notes.most
    for update skip locked
  loop
    -- From here on this is the user's own request.
    perform set_config('request.jwt.claim.sub', due.user_id::text, true);
    perform set_config('request.jwt.claims', jsonb_build_object('sub', due.user_id)::text, true);
    -- Asked again under the lock: another run may have been faster.
    select array_agg(d.kind) as kinds, array_agg(d.day) as days into notes from private.due_notes(write_due_notes.at, due.user_id) d;
    -- Outside the block below: however the work ends, the attempt was made.
    update private.note_schedule s set last_attempt_at = write_due_notes.at,
      tries = (s.tries + 1) % 3, next_attempt_at = write_due_notes.at + pauses[s.tries + 1]
    where s.user_id = due.user_id;
    begin
      settled := 0;
      for note in select n.kind, n.day from unnest(notes.kinds, notes.days) as n (kind, day) loop
        perform private.write_scheduled_note(note.kind, note.day);
        update private.note_schedule s set
          last_week = case note.kind when 'weekly_report' then note.day + 1 else s.last_week end,
          last_month = case note.kind when 'monthly_report' then note.day + 1 else s.last_month end
        where s.user_id = due.user_id;
        settled := settled + 1;
      end loop;
      update private.note_schedule s set tries = 0, next_attempt_at = null where s.user_id = due.user_id;
      written := written + settled;
    exception
      -- A statement that took too long is this user's failure too; what was written for others before is kept.
      when query_canceled then
        raise warning 'automatic notes of % were cancelled', due.user_id;
        cancelled := true;
      when others then
        raise warning 'automatic notes of % failed: %', due.user_id, sqlerrm;
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
