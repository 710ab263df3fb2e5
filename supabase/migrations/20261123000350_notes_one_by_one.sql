-- Notes are written user by user, and nothing about one of them holds up the others: neither what fails while theirs are
-- written, nor while it is asked whose are due. What failed last is kept beside the tries.

alter table private.note_schedule add column last_error text;
comment on column private.note_schedule.last_error is 'SQLSTATE of what their last attempt failed with; null after one that did not.';

create function private.users_with_due_notes(at timestamptz, most int)
returns uuid[]
language plpgsql
set search_path = ''
as $$
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

create or replace function private.write_due_notes(at timestamptz default clock_timestamp(), most int default 200)
returns int
language plpgsql
set search_path = ''
as $$
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
        raise warning 'automatic notes of % failed: %', owner, sqlerrm;
        update private.note_schedule s set last_error = sqlstate where s.user_id = owner;
    end;
    -- After a timeout no other is set: the rest is for the next run, as it is for a run that has been long already.
    exit when cancelled or clock_timestamp() > started + interval '20 seconds';
  end loop;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  return written;
end;
$$;

revoke execute on function private.users_with_due_notes(timestamptz, int) from public, anon, authenticated;
grant execute on function private.users_with_due_notes(timestamptz, int) to service_role;
