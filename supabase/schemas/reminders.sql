-- Reminders, once or recurring. Times are local; the instant follows from the time zone of the user. A library
-- outside the database reads the recurrence rules; the column upcoming has the next times it has found.

-- For constraints: whether a local time, to the minute, can be used; null for null.
create function private.is_reminder_time(at timestamp) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  -- One day inside the plausible bounds, so that it is an instant in any time zone.
  select at >= timestamp '2000-01-02' and at < timestamp '2099-12-31' and extract(second from at) = 0;
$$;

create table public.reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text not null check (private.is_text(text, 500)),
  starts_at timestamp not null check (private.is_reminder_time(starts_at)),
  -- The shortest recurrence is an hour.
  recurrence text check (char_length(recurrence) <= 200 and recurrence !~ 'BY(MINUTE|SECOND)'
    and recurrence ~ '^FREQ=(HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,+-]+)*$'),
  upcoming timestamp[] not null default '{}'
    check (cardinality(upcoming) <= 200 and array_position(upcoming, null) is null and coalesce(array_ndims(upcoming), 1) = 1
      and timestamp '2000-01-02' <= all (upcoming) and timestamp '2099-12-31' > all (upcoming)),
  expand_after timestamp check (private.is_reminder_time(expand_after)),
  snoozed_until timestamp check (private.is_reminder_time(snoozed_until)),
  due_at timestamptz check (private.is_plausible(due_at)),
  came_due_at timestamptz check (private.is_plausible(came_due_at)),
  shown_at timestamptz check (private.is_plausible(shown_at)),
  claimed_turn_id uuid,
  done_at timestamptz check (private.is_plausible(done_at)),
  deleted_at timestamptz check (private.is_plausible(deleted_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  foreign key (user_id, claimed_turn_id) references public.turns (user_id, id) on delete set null (claimed_turn_id)
);
alter table public.reminders enable row level security;
grant select, insert, update, delete on public.reminders to authenticated;
grant all on public.reminders to service_role;
create policy reminders_select on public.reminders for select to authenticated using ((select auth.uid()) = user_id);
create policy reminders_insert on public.reminders for insert to authenticated with check ((select auth.uid()) = user_id);
create policy reminders_update on public.reminders for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy reminders_delete on public.reminders for delete to authenticated using ((select auth.uid()) = user_id);

create index reminders_due on public.reminders (due_at) where due_at is not null;
create index reminders_waiting on public.reminders (user_id, due_at) where due_at is not null;
create index reminders_came_due on public.reminders (user_id, came_due_at) where came_due_at is not null and done_at is null;
create index reminders_claimed on public.reminders (user_id, claimed_turn_id) where claimed_turn_id is not null;
create index reminders_read_on on public.reminders (user_id)
  where expand_after is not null and done_at is null and deleted_at is null;
create index reminders_to_expand on public.reminders (user_id)
  where expand_after is not null and cardinality(upcoming) < 32 and done_at is null and deleted_at is null;

comment on table public.reminders is
  'What the user wants to be reminded of. It comes due at due_at, is shown once, and is done when they say so.';
comment on column public.reminders.starts_at is 'The first time, as local time, also when the user changes time zones.';
comment on column public.reminders.recurrence is 'RFC 5545 RRULE, whose DTSTART is starts_at; null: once.';
comment on column public.reminders.upcoming is 'The next local times of the rule. By default the first is starts_at.';
comment on column public.reminders.expand_after is 'The last time computed from the rule; null when the rule has no more.';
comment on column public.reminders.due_at is 'When it comes due next, in the current time zone of the user. Computed.';
comment on column public.reminders.came_due_at is 'When it last came due, unless it was done or snoozed since.';
comment on column public.reminders.shown_at is 'When that was shown: in a turn, or by a client (show_due_reminders).';
comment on column public.reminders.claimed_turn_id is 'The turn that is going to show it.';

-- The time zone of a user, or the default where Postgres does not know it.
create function private.zone_of(owner uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  zone text := (select p.timezone from public.profiles p where p.user_id = zone_of.owner);
begin
  -- An unknown time zone must not stop the reminders of all users.
  return case when private.is_timezone(zone) then zone else 'America/Sao_Paulo' end;
end;
$$;

-- Trigger: computes due_at and sorts upcoming. Raises PT409 too_many_reminders beyond 500 open ones.
create function private.keep_reminder() returns trigger
language plpgsql set search_path = '' as $$
declare
  most constant int := 500;
begin
  if (tg_op = 'INSERT' and new.upcoming = '{}' and num_nonnulls(new.came_due_at, new.snoozed_until, new.done_at) = 0)
    or (tg_op = 'UPDATE' and (new.starts_at, new.recurrence) is distinct from (old.starts_at, old.recurrence)
      and new.upcoming = old.upcoming) then
    new.upcoming := array[new.starts_at];
    new.expand_after := case when new.recurrence is not null then new.starts_at end;
  end if;
  new.upcoming := array(select distinct u from unnest(new.upcoming) as u order by u);
  new.due_at := case when new.done_at is null and new.deleted_at is null
    then least(new.upcoming[1], new.snoozed_until) at time zone private.zone_of(new.user_id) end;
  -- Counted when it begins to wait. The job that marks due reminders must not fail at a row: that would stop it for all users.
  if new.due_at is not null and (tg_op = 'INSERT' or num_nonnulls(old.done_at, old.deleted_at) > 0
      or num_nonnulls(old.due_at, old.expand_after) = 0)
    and (select count(*) from public.reminders r where r.user_id = new.user_id and r.done_at is null and r.deleted_at is null
      and (r.due_at is not null or r.expand_after is not null)) >= most then
    perform private.raise(409, 'too_many_reminders',
      format('Você já tem %s lembretes à espera, o máximo que eu guardo. Conclua ou tire algum antes.', most));
  end if;
  return new;
end;
$$;

create trigger reminders_keep before insert or update on public.reminders
  for each row execute function private.keep_reminder();

-- Trigger: when the time zone of a user changes, 9:00 stays 9:00 in the new zone.
create function private.move_reminders() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.reminders r set due_at = null where r.user_id = new.user_id and r.due_at is not null;
  return null;
end;
$$;

create trigger profiles_move_reminders after update of timezone on public.profiles
  for each row when (old.timezone is distinct from new.timezone) execute function private.move_reminders();

-- A reminder as tools return it: { id, text, at, recurrence?, came_due?, next? }, in local times. "at" is the
-- occurrence that came due, else the next.
create function private.reminder_json(reminder public.reminders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(reminder.user_id);
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'id', reminder.id,
    'text', reminder.text,
    'at', to_char(coalesce(reminder.came_due_at, reminder.due_at) at time zone zone, 'YYYY-MM-DD"T"HH24:MI'),
    'recurrence', reminder.recurrence,
    'came_due', case when reminder.came_due_at is not null then true end,
    'next', case when reminder.came_due_at is not null then to_char(reminder.due_at at time zone zone, 'YYYY-MM-DD"T"HH24:MI') end));
end;
$$;

-- Checks the local time of a reminder and returns it as the clock will show it. Raises PT400 missing_time, past_time,
-- too_far.
create function private.check_reminder_time(at timestamp) returns timestamp
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(private.current_user_id());
  -- An hour skipped by daylight saving time becomes the hour after it.
  instant timestamptz := check_reminder_time.at at time zone zone;
begin
  if check_reminder_time.at is null then
    perform private.raise(400, 'missing_time', 'Falta dizer quando.');
  elsif instant <= clock_timestamp() then
    perform private.raise(400, 'past_time', format('Essa hora já passou: aí são %s. Para quando você quer?',
      to_char(private.now_local(), 'HH24:MI "de" DD/MM')));
  elsif instant > clock_timestamp() + interval '50 years' then
    perform private.raise(400, 'too_far', 'Isso é longe demais: guardo lembretes dos próximos 50 anos.');
  end if;
  return instant at time zone zone;
end;
$$;

create function public.prepare_create_reminder(text text, at timestamp, recurrence text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  rings timestamp;
begin
  perform private.expect_short(1000, prepare_create_reminder.recurrence);
  perform private.expect_short(10000, prepare_create_reminder.text);
  if not coalesce(private.is_text(prepare_create_reminder.text, 500), false) then
    perform private.raise(400, 'invalid_text', 'Preciso de um texto de até 500 caracteres para o lembrete.');
  end if;
  rings := private.check_reminder_time(prepare_create_reminder.at);
  if exists (select from public.reminders r where r.user_id = caller and r.due_at is not null
      and r.starts_at = prepare_create_reminder.at and r.recurrence is not distinct from prepare_create_reminder.recurrence
      and private.fold(r.text) = private.fold(prepare_create_reminder.text)) then
    perform private.raise(409, 'already_there', 'Esse lembrete já existe, nessa mesma hora.');
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object('text', prepare_create_reminder.text,
      'at', to_char(prepare_create_reminder.at, 'YYYY-MM-DD"T"HH24:MI'), 'recurrence', prepare_create_reminder.recurrence)),
    'facts', jsonb_build_object('rings', to_char(rings, 'YYYY-MM-DD"T"HH24:MI')));
end;
$$;
comment on function public.prepare_create_reminder(text, timestamp, text) is
  'Prepares the offer: { status: ready, args, facts: { rings } }; rings is the local time as the clocks will show it. '
  'Writes nothing. PT400 invalid_text, missing_time, past_time, too_far, PT409 already_there.';
grant execute on function public.prepare_create_reminder(text, timestamp, text) to authenticated, service_role;

-- Where a new reminder will be told, devices or app, for the answer to say so; null when an answer of the last day did.
create function private.where_told(reminder public.reminders) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when exists (select from public.reminders r
      where r.user_id = reminder.user_id and r.id <> reminder.id and r.created_at > now() - interval '1 day') then null
    when private.rings_somewhere() then 'devices'
    else 'app' end;
end;
$$;

create function public.create_reminder(text text, at timestamp, recurrence text default null, tool_call_id text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('create_reminder', tool_call_id);
  preparation jsonb;
  reminder public.reminders;
begin
  perform private.expect_short(1000, create_reminder.recurrence);
  perform private.expect_short(10000, create_reminder.text);
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_create_reminder(create_reminder.text, create_reminder.at, create_reminder.recurrence);
  insert into public.reminders (user_id, text, starts_at, recurrence)
  values (private.current_user_id(), btrim(create_reminder.text), create_reminder.at, create_reminder.recurrence)
  returning * into reminder;
  return private.record_tool('create_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(reminder), 'told', private.where_told(reminder)),
    jsonb_build_object('table', 'reminders', 'id', reminder.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;
comment on function public.create_reminder(text, timestamp, text, text) is
  'Stores a reminder; at is local time, recurrence an RFC 5545 RRULE whose first occurrence is at. Returns { reminder: '
  '{ id, text, at, recurrence? }, told }; told, with the first reminder in a day: devices, where it rings, or app, if '
  'it is told there alone. Raises what prepare_create_reminder raises, and PT409 too_many_reminders.';
grant execute on function public.create_reminder(text, timestamp, text, text) to authenticated, service_role;

-- Open reminders that words may mean, earliest first, at most ten. Without words: those that came due, else all open
-- ones.
create function private.reminders_called(reminder text) returns setof public.reminders
language plpgsql stable set search_path = '' as $$
declare
  wanted text := nullif(btrim(reminders_called.reminder), '');
begin
  return query
  with open as (
    select r as row, r.came_due_at is not null as came_due,
      case when wanted is null then 1 else private.finance_name_score(r.text, left(wanted, 500)) end as score
    from public.reminders r
    where r.user_id = private.current_user_id() and r.done_at is null and r.deleted_at is null
      -- Open, as claim_reminders() has it.
      and (r.due_at is not null or r.came_due_at > now() - interval '30 days')
    order by coalesce(r.due_at, r.came_due_at) limit 1000
  ), fit as (
    select o.* from open o
    where private.finance_name_fits(o.score::real, (select max(b.score)::real from open b))
  )
  select (f.row).* from fit f
  where f.came_due or wanted is not null or not exists (select from fit c where c.came_due)
  order by coalesce((f.row).came_due_at, (f.row).due_at), (f.row).text
  limit 10;
end;
$$;

-- Of the given reminders: those that came due, and of several with the same words the last one; if none came due,
-- all. "Dei a losartana" at night means the one of the evening, not of the next morning.
create function private.due_or_all(called public.reminders[]) returns public.reminders[]
language sql stable set search_path = '' as $$
  with rung as (
    select distinct on (private.fold(r.text)) r as row from unnest(due_or_all.called) as r
    where r.came_due_at is not null
    order by private.fold(r.text), r.came_due_at desc
  )
  select coalesce((select array_agg(rung.row order by (rung.row).came_due_at) from rung), due_or_all.called);
$$;

create function private.prepare_reminder(reminder_id uuid, reminder text, more jsonb, rung boolean default false) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_reminders public.reminders[];
begin
  if prepare_reminder.reminder_id is not null then
    found_reminders := array(select r from public.reminders r
      where r.user_id = caller and r.id = prepare_reminder.reminder_id and r.done_at is null and r.deleted_at is null);
    if cardinality(found_reminders) = 0 then
      perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.');
    end if;
  else
    found_reminders := array(select r from private.reminders_called(prepare_reminder.reminder) as r);
    if prepare_reminder.rung then
      found_reminders := private.due_or_all(found_reminders);
    end if;
  end if;
  if cardinality(found_reminders) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', (
      select coalesce(jsonb_agg(o.text order by o.due_at), '[]') from (
        select r.text, r.due_at from public.reminders r
          where r.user_id = caller and r.due_at is not null order by r.due_at limit 10) as o)));
  elsif cardinality(found_reminders) = 1 then
    return jsonb_build_object('status', 'ready') || private.reminder_target(found_reminders[1], more);
  end if;
  return jsonb_build_object('status', 'choose', 'choices', (
    select jsonb_agg(private.reminder_target(r, more) || jsonb_build_object('label', jsonb_build_object('of', 'reminder', 'text', r.text,
      'at', to_char(coalesce(r.came_due_at, r.due_at) at time zone private.zone_of(caller), 'YYYY-MM-DD"T"HH24:MI'))))
    from unnest(found_reminders) as r));
end;
$$;

-- Arguments and facts of a write on a reminder. A time in "more" is one of the reminder's day, and a new repetition
-- without a first time goes on from its next one.
create function private.reminder_target(reminder public.reminders, more jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  next constant timestamp := coalesce(reminder.came_due_at, reminder.due_at) at time zone private.zone_of(reminder.user_id);
begin
  if more ? 'time' then
    more := (more - 'time') || jsonb_build_object('at', to_char(next::date + (more ->> 'time')::time, 'YYYY-MM-DD"T"HH24:MI'));
  elsif more ? 'recurrence' and not more ? 'at' then
    more := more || jsonb_build_object('at', to_char(next, 'YYYY-MM-DD"T"HH24:MI'));
  end if;
  return jsonb_build_object(
    'args', jsonb_build_object('reminder_id', reminder.id, 'reminder', reminder.text) || more,
    -- Coming due does not invalidate an offer.
    'facts', (private.reminder_json(reminder) - array['id', 'came_due', 'next'])
      || jsonb_build_object('row', jsonb_build_object('table', 'reminders', 'id', reminder.id)));
end;
$$;

-- The prepared row, locked. Raises PT404 reminder_not_found, PT409 ambiguous_reminder.
create function private.target_reminder(preparation jsonb) returns public.reminders
language plpgsql set search_path = '' as $$
declare
  reminder public.reminders;
begin
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_reminder', 'Mais de um lembrete combina com isso. Qual deles?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select r.* into reminder from public.reminders r
  where r.user_id = private.current_user_id() and r.id = (preparation #>> '{args,reminder_id}')::uuid
    and r.done_at is null and r.deleted_at is null
  for update;
  if not found then
    perform private.raise(404, 'reminder_not_found', 'Não encontrei esse lembrete em aberto.');
  end if;
  return reminder;
end;
$$;

create function private.reminder_undo(reminder public.reminders) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('table', 'reminders', 'id', reminder.id, 'set',
    jsonb_build_object('upcoming', to_jsonb(reminder.upcoming),
    'snoozed_until', reminder.snoozed_until,
    'came_due_at', reminder.came_due_at,
    'shown_at', reminder.shown_at,
    'done_at', reminder.done_at));
$$;

create function public.prepare_complete_reminder(
  reminder_id uuid default null, reminder text default null, forever boolean default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_complete_reminder.reminder);
  return private.prepare_reminder(prepare_complete_reminder.reminder_id, prepare_complete_reminder.reminder,
    jsonb_strip_nulls(jsonb_build_object('forever', prepare_complete_reminder.forever)), true);
end;
$$;
comment on function public.prepare_complete_reminder(uuid, text, boolean) is
  'Which reminder is meant: { status: ready, args, facts: { text, at, recurrence? } } | { status: choose, choices } | { '
  'status: missing, facts: { existing } }. Writes nothing. PT404 reminder_not_found for an unknown id.';
grant execute on function public.prepare_complete_reminder(uuid, text, boolean) to authenticated, service_role;

create function public.complete_reminder(
  reminder_id uuid default null, reminder text default null, forever boolean default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('complete_reminder', tool_call_id);
  preparation jsonb;
  before public.reminders;
  changed public.reminders;
begin
  perform private.expect_short(1000, complete_reminder.reminder);
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_complete_reminder(complete_reminder.reminder_id, complete_reminder.reminder,
    complete_reminder.forever);
  before := private.target_reminder(preparation);
  changed := before;
  changed.came_due_at := null;
  changed.snoozed_until := null;
  -- An occurrence that is done early is skipped.
  if before.came_due_at is null and before.snoozed_until is null then
    changed.upcoming := before.upcoming[2:];
  end if;
  update public.reminders r set came_due_at = null, shown_at = null, snoozed_until = null, upcoming = changed.upcoming,
    done_at = case when complete_reminder.forever or before.recurrence is null
      or (cardinality(changed.upcoming) = 0 and before.expand_after is null) then clock_timestamp() end
  where r.user_id = before.user_id and r.id = before.id
  returning r.* into changed;
  return private.record_tool('complete_reminder', tool_call_id, preparation -> 'args',
    jsonb_strip_nulls(jsonb_build_object('reminder', private.reminder_json(before) - 'next', 'ended', changed.done_at is not null,
      'next', private.reminder_json(changed) ->> 'at')),
    private.reminder_undo(before));
end;
$$;
comment on function public.complete_reminder(uuid, text, boolean, text) is
  'Marks a reminder as done: what came due, else what comes next; forever ends a recurring one. Returns { reminder, '
  'ended, next? }. PT404 reminder_not_found, PT409 ambiguous_reminder (choices in detail).';
grant execute on function public.complete_reminder(uuid, text, boolean, text) to authenticated, service_role;

create function public.prepare_snooze_reminder(at timestamp, reminder_id uuid default null, reminder text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_snooze_reminder.reminder);
  perform private.check_reminder_time(prepare_snooze_reminder.at);
  return private.prepare_reminder(prepare_snooze_reminder.reminder_id, prepare_snooze_reminder.reminder,
    jsonb_build_object('at', to_char(prepare_snooze_reminder.at, 'YYYY-MM-DD"T"HH24:MI')), true);
end;
$$;
comment on function public.prepare_snooze_reminder(timestamp, uuid, text) is
  'Which reminder is meant, as prepare_complete_reminder says it. PT400 missing_time, past_time, too_far.';
grant execute on function public.prepare_snooze_reminder(timestamp, uuid, text) to authenticated, service_role;

create function public.snooze_reminder(
  at timestamp, reminder_id uuid default null, reminder text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('snooze_reminder', tool_call_id);
  preparation jsonb;
  before public.reminders;
  changed public.reminders;
begin
  perform private.expect_short(1000, snooze_reminder.reminder);
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_snooze_reminder(snooze_reminder.at, snooze_reminder.reminder_id, snooze_reminder.reminder);
  before := private.target_reminder(preparation);
  update public.reminders r set came_due_at = null, shown_at = null, snoozed_until = snooze_reminder.at,
    -- A snoozed occurrence does not also come at its own time.
    upcoming = case when before.came_due_at is null and before.snoozed_until is null then before.upcoming[2:] else before.upcoming end
  where r.user_id = before.user_id and r.id = before.id
  returning r.* into changed;
  return private.record_tool('snooze_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(changed)), private.reminder_undo(before));
end;
$$;
comment on function public.snooze_reminder(timestamp, uuid, text, text) is
  'Snoozes what came due, else what comes next, until at (local time); a recurring one keeps its other times. Returns { '
  'reminder }. PT400 missing_time, past_time, too_far, PT404 reminder_not_found, PT409 ambiguous_reminder.';
grant execute on function public.snooze_reminder(timestamp, uuid, text, text) to authenticated, service_role;

create function public.prepare_cancel_reminder(reminder_id uuid default null, reminder text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_short(1000, prepare_cancel_reminder.reminder);
  return private.prepare_reminder(prepare_cancel_reminder.reminder_id, prepare_cancel_reminder.reminder, '{}');
end;
$$;
comment on function public.prepare_cancel_reminder(uuid, text) is
  'Which reminder is meant, as prepare_complete_reminder says it.';
grant execute on function public.prepare_cancel_reminder(uuid, text) to authenticated, service_role;

create function public.cancel_reminder(
  reminder_id uuid default null, reminder text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('cancel_reminder', tool_call_id);
  preparation jsonb;
  before public.reminders;
begin
  perform private.expect_short(1000, cancel_reminder.reminder);
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_cancel_reminder(cancel_reminder.reminder_id, cancel_reminder.reminder);
  before := private.target_reminder(preparation);
  update public.reminders r set deleted_at = now() where r.user_id = before.user_id and r.id = before.id;
  return private.record_tool('cancel_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(before) - 'next'),
    jsonb_build_object('table', 'reminders', 'id', before.id, 'set', '{"deleted_at": null}'::jsonb));
end;
$$;
comment on function public.cancel_reminder(uuid, text, text) is
  'Deletes a reminder softly, with all its times; it can be restored. Returns { reminder }. PT404 '
  'reminder_not_found, PT409 ambiguous_reminder (choices in detail).';
grant execute on function public.cancel_reminder(uuid, text, text) to authenticated, service_role;

create function public.prepare_update_reminder(
  reminder_id uuid default null, reminder text default null, text text default null, at timestamp default null,
  recurrence text default null, "time" text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  prepared jsonb;
begin
  perform private.expect_short(1000, prepare_update_reminder.reminder, prepare_update_reminder.recurrence,
    prepare_update_reminder."time");
  perform private.expect_short(10000, prepare_update_reminder.text);
  if num_nonnulls(prepare_update_reminder.text, prepare_update_reminder.at, prepare_update_reminder.recurrence,
    prepare_update_reminder.time) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que muda no lembrete: o texto ou a hora?');
  -- A rule that names days needs its first time; "every two hours" goes on from the next one.
  elsif num_nonnulls(prepare_update_reminder.at, prepare_update_reminder.time) = 0
    and prepare_update_reminder.recurrence !~ '^FREQ=(HOURLY|DAILY)(;INTERVAL=[0-9]+)?$' then
    perform private.raise(400, 'missing_time', 'Falta dizer a partir de quando ele se repete.');
  elsif not coalesce(private.is_text(prepare_update_reminder.text, 500), true) then
    perform private.raise(400, 'invalid_text', 'Preciso de um texto de até 500 caracteres para o lembrete.');
  elsif prepare_update_reminder.at is not null then
    perform private.check_reminder_time(prepare_update_reminder.at);
  end if;
  prepared := private.prepare_reminder(prepare_update_reminder.reminder_id, prepare_update_reminder.reminder,
    jsonb_strip_nulls(jsonb_build_object('text', prepare_update_reminder.text,
      'at', to_char(prepare_update_reminder.at, 'YYYY-MM-DD"T"HH24:MI'), 'recurrence', prepare_update_reminder.recurrence,
      'time', case when prepare_update_reminder.at is null then private.check_time(prepare_update_reminder.time) end)));
  if prepare_update_reminder.at is null and prepared #>> '{args,at}' is not null then
    perform private.check_reminder_time((prepared #>> '{args,at}')::timestamp);
  end if;
  return prepared;
end;
$$;
comment on function public.prepare_update_reminder(uuid, text, text, timestamp, text, text) is
  'Which reminder is meant, as prepare_complete_reminder says it, with at as the new local time. PT400 '
  'nothing_to_change, missing_time (a rule with days without at), invalid_text, invalid_time, past_time, too_far.';
grant execute on function public.prepare_update_reminder(uuid, text, text, timestamp, text, text) to authenticated, service_role;

create function public.update_reminder(
  reminder_id uuid default null, reminder text default null, text text default null, at timestamp default null,
  recurrence text default null, "time" text default null, tool_call_id text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored jsonb := private.replay_tool('update_reminder', tool_call_id);
  preparation jsonb;
  moment timestamp;
  before public.reminders;
  changed public.reminders;
  -- After an undo a recurring reminder continues from where it was: its coming times are computed again.
  undo jsonb;
begin
  perform private.expect_short(1000, update_reminder.reminder, update_reminder.recurrence, update_reminder."time");
  perform private.expect_short(10000, update_reminder.text);
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_update_reminder(update_reminder.reminder_id, update_reminder.reminder, update_reminder.text,
    update_reminder.at, update_reminder.recurrence, update_reminder.time);
  before := private.target_reminder(preparation);
  moment := (preparation #>> '{args,at}')::timestamp;
  undo := case when moment is null then jsonb_build_object('text', before.text)
    when before.recurrence is null and update_reminder.recurrence is null then jsonb_build_object('text', before.text,
      'starts_at', before.starts_at, 'upcoming', to_jsonb(before.upcoming), 'snoozed_until', before.snoozed_until,
      'came_due_at', before.came_due_at, 'shown_at', before.shown_at)
    else jsonb_build_object('text', before.text, 'starts_at', coalesce(before.upcoming[1], before.starts_at),
      'recurrence', before.recurrence, 'snoozed_until', before.snoozed_until) end;
  update public.reminders r set
    text = coalesce(btrim(update_reminder.text), r.text),
    starts_at = coalesce(moment, r.starts_at),
    recurrence = coalesce(update_reminder.recurrence, r.recurrence),
    upcoming = case when moment is null then r.upcoming else array[moment] end,
    expand_after = case when moment is null then r.expand_after
      when coalesce(update_reminder.recurrence, r.recurrence) is not null then moment end,
    came_due_at = case when moment is null then r.came_due_at end,
    shown_at = case when moment is null then r.shown_at end,
    snoozed_until = case when moment is null then r.snoozed_until end
  where r.user_id = before.user_id and r.id = before.id
  returning r.* into changed;
  return private.record_tool('update_reminder', tool_call_id, preparation -> 'args',
    jsonb_build_object('reminder', private.reminder_json(changed) - 'next', 'previous', private.reminder_json(before) - 'next'),
    jsonb_build_object('table', 'reminders', 'id', before.id, 'set', undo));
end;
$$;
comment on function public.update_reminder(uuid, text, text, timestamp, text, text, text) is
  'Changes the text, the local time (time: on the same day) or, with at as its first time, the recurrence of a '
  'reminder. Returns { reminder, previous }. Raises what prepare_update_reminder raises, PT404 reminder_not_found, '
  'PT409 ambiguous_reminder (choices '
  'in detail).';
grant execute on function public.update_reminder(uuid, text, text, timestamp, text, text, text) to authenticated, service_role;
