-- The schedule of automatic notes. Reports are due on Monday and on the first of the month at 6:00 in the time zone
-- of the user, after the consolidation of the night; the note for an appointment is updated on its morning. pg_cron
-- calls the function templates, which writes what is due. An attempt is recorded before the work and serves as its
-- lease; users who have waited longest come first; a failure of one user does not stop others.

-- Which reports of each user have been written.
create table private.note_schedule (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Monday of the last week that began with a report; never twice for a week, even when the user changes time
  -- zones.
  last_week date not null,
  -- The same for months.
  last_month date not null,
  tries int not null default 0,
  next_attempt_at timestamptz,
  -- When the notes of the user were last attempted; the longest ago comes first.
  last_attempt_at timestamptz,
  -- SQLSTATE of the last attempt; null when it succeeded.
  last_error text
);
alter table private.note_schedule enable row level security;
grant all on private.note_schedule to service_role;

create function private.schedule_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first report is about the first whole period from now on.
  insert into private.note_schedule (user_id, last_week, last_month)
  select new.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
  from (select clock_timestamp() at time zone new.timezone as today) l
  on conflict do nothing;
  return new;
end;
$$;

create trigger profiles_schedule_notes after insert on public.profiles for each row execute function private.schedule_notes();

-- Notes that are due, of all users or of one: kind, and a day of the period or of the appointment.
create function private.due_notes(at timestamptz, among uuid default null) returns table (user_id uuid, kind text, day date)
language sql stable set search_path = '' as $$
  select s.user_id, n.kind, n.day
  from private.note_schedule s
  join public.profiles p on p.user_id = s.user_id
  -- Minus six hours: until 6:00 it is still yesterday.
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
      -- A note that the user has taken over or deleted is not written again.
      and not exists (
        select from public.library_items o
        where o.user_id = i.user_id and o.kind = i.kind and o.period_to = i.period_to
          and (o.origin = 'user' or o.deleted_at is not null))
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;

-- Whether the caller wrote or recorded anything in the period. Recurring bills alone do not count: the person may
-- have left.
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

create function private.is_note_wanted(period private.note_period) returns boolean
language sql stable set search_path = '' as $$
  -- A note that the user has deleted or taken over is left alone; only a request writes it.
  select (period.kind = 'medical_appointment' or private.was_active(period)) and not exists (
    select from public.library_items i
    where i.user_id = private.current_user_id() and i.kind = period.kind and i.period_to = period.last_day
      and (i.deleted_at is not null or i.origin = 'user'));
$$;

-- Users with due notes, longest waiting first. Resets time zones that Postgres does not know any more.
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
      -- An update of the server's time zones can drop a name: Brazil/East is missing in newer Debian.
      update public.profiles p set timezone = 'America/Sao_Paulo' where not private.is_timezone(p.timezone);
      update public.user_memories m set timezone = null where not private.is_timezone(m.timezone);
    end;
  end loop;
  return '{}'::uuid[];
end;
$$;

create function private.settle_note(user_id uuid, kind text, day date) returns void
language sql set search_path = '' as $$
  update private.note_schedule s set
    last_week = case settle_note.kind when 'weekly_report' then settle_note.day + 1 else s.last_week end,
    last_month = case settle_note.kind when 'monthly_report' then settle_note.day + 1 else s.last_month end
  where s.user_id = settle_note.user_id;
$$;

-- Records an attempt for a user and marks notes that are not wanted as done: { userId, claimedAt, notes: [{ kind, day
-- }], settled }.
create function private.claim_notes_of(owner uuid, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Attempts wait minutes, then a day: what fails three times needs a person. No wait is shorter than an
  -- invocation.
  pauses constant interval[] := array[interval '5 minutes', interval '20 minutes', interval '1 day'];
  claimed constant timestamptz := clock_timestamp();
  note record;
  notes jsonb := '[]'::jsonb;
  settled int := 0;
begin
  perform set_config('request.jwt.claim.sub', owner::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', owner)::text, true);
  for note in select d.kind, d.day from private.due_notes(claim_notes_of.at, owner) d loop
    if private.is_note_wanted(private.note_period_of(note.kind, note.day)) then
      notes := notes || jsonb_build_array(jsonb_build_object('kind', note.kind, 'day', note.day));
    else
      perform private.settle_note(owner, note.kind, note.day);
      settled := settled + 1;
    end if;
  end loop;
  update private.note_schedule s set last_attempt_at = claimed,
    tries = case when notes = '[]' then 0 else (s.tries + 1) % 3 end,
    next_attempt_at = case when notes <> '[]' then claimed + pauses[s.tries + 1] end
  where s.user_id = owner;
  perform private.note_access(array[owner], 'claim_notes', 'reports');
  return jsonb_build_object('userId', owner, 'claimedAt', claimed, 'notes', notes, 'settled', settled);
end;
$$;

create function public.claim_notes() returns jsonb
language plpgsql set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  owner uuid;
begin
  foreach owner in array private.users_with_due_notes(at, 20) loop
    perform from private.note_schedule s where s.user_id = owner for update skip locked;
    -- Checked again under the lock: another worker may have been faster.
    if found and exists (select from private.due_notes(at, owner)) then
      return private.claim_notes_of(owner, at);
    end if;
  end loop;
  return jsonb_build_object('userId', null);
end;
$$;
comment on function public.claim_notes() is
  'Claims the due notes of the user who has waited longest: { userId, claimedAt, notes: [{ kind, day }], settled }, '
  'userId null when nobody is. The attempt is the lease. For the service role.';
grant execute on function public.claim_notes() to service_role;

-- Until the end of the transaction the service role acts as this user, under row-level security.
create function private.act_as(user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claim.sub', act_as.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', act_as.user_id, 'role', 'authenticated')::text, true);
  perform set_config('role', 'authenticated', true);
end;
$$;

create function public.read_as(user_id uuid, calls jsonb, own text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.note_access(array[read_as.user_id], 'read_as', 'reports');
  perform private.act_as(read_as.user_id);
  return public.read_for_template(read_as.calls, read_as.own);
end;
$$;
comment on function public.read_as(uuid, jsonb, text) is 'read_for_template as a person, for the schedule. For the service role.';
grant execute on function public.read_as(uuid, jsonb, text) to service_role;

create function public.keep_notes(user_id uuid, claimed_at timestamptz, notes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  note record;
  kept int := 0;
begin
  perform from private.note_schedule s
  where s.user_id = keep_notes.user_id and s.last_attempt_at = keep_notes.claimed_at for update;
  if not found then
    perform private.raise(409, 'stale_notes', 'Outra execução já cuida destas notas.');
  end if;
  perform private.note_access(array[keep_notes.user_id], 'keep_notes', 'reports');
  begin
    for note in select *
      from jsonb_to_recordset(keep_notes.notes) as n (kind text, day date, title text, content text,
      "readAt" timestamptz) loop
      perform private.settle_note(keep_notes.user_id, note.kind, note.day);
      kept := kept + 1;
    end loop;
    update private.note_schedule s set tries = 0, next_attempt_at = null, last_error = null where s.user_id = keep_notes.user_id;
    perform private.act_as(keep_notes.user_id);
    for note in select *
      from jsonb_to_recordset(keep_notes.notes) as n (kind text, day date, title text, content text,
      "readAt" timestamptz) loop
      -- A note whose template is switched off has no content.
      if note.content is not null then
        perform private.keep_note(private.note_period_of(note.kind, note.day), note.title, note.content, note."readAt");
      end if;
    end loop;
    return jsonb_build_object('status', 'kept', 'kept', kept);
  exception
    -- A timeout also counts as a failure of this user.
    when query_canceled or others then
      raise warning 'automatic notes of % failed: %', keep_notes.user_id, sqlstate;
      update private.note_schedule s set last_error = sqlstate where s.user_id = keep_notes.user_id;
  end;
  return jsonb_build_object('status', 'failed', 'kept', 0);
end;
$$;
comment on function public.keep_notes(uuid, timestamptz, jsonb) is
  'Stores the notes that claim_notes gave out, [{ kind, day, title, content, readAt }], as the person, all or none: { '
  'status: kept | failed, kept }. Raises PT409 stale_notes. For the service role.';
grant execute on function public.keep_notes(uuid, timestamptz, jsonb) to service_role;

-- Calls the function templates when notes are due; returns how many calls. Called by pg_cron.
create function private.request_notes(at timestamptz default clock_timestamp()) returns int
language plpgsql set search_path = '' as $$
declare
  -- One worker writes the notes of some hundred people.
  posts int := least((cardinality(private.users_with_due_notes(request_notes.at, 1000)) + 199) / 200, 4);
begin
  return case when posts > 0 then private.post_function('templates', posts) else 0 end;
end;
$$;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.request_notes() from another scheduler';
    return;
  end if;
  perform cron.schedule('write-notes', '* * * * *', 'select private.request_notes()');
end
$$;
