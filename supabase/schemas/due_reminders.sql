-- Due reminders. The times of recurring ones are computed ahead. Each minute a job marks what is due; each due
-- reminder is shown once, by a turn that has claimed it or by a client.

create function public.reminders_to_expand(most int default 100) returns jsonb
language plpgsql set search_path = '' as $$
declare
  listed jsonb;
  people uuid[];
begin
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'recurrence', r.recurrence,
      'starts_at', to_char(r.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'expand_after', to_char(r.expand_after, 'YYYY-MM-DD"T"HH24:MI'))), '[]'),
    array_agg(distinct r.user_id)
  into listed, people
  from (
    select o.* from public.reminders o
    where o.expand_after is not null and cardinality(o.upcoming) < 32 and o.done_at is null and o.deleted_at is null
    order by o.due_at nulls first limit least(greatest(reminders_to_expand.most, 1), 500)) as r;
  perform private.note_access(people, 'reminders_to_expand', 'reminders');
  return jsonb_build_object('reminders', listed);
end;
$$;
comment on function public.reminders_to_expand(int) is
  'Reminders whose rule has more moments than are known, the caller''s or, for the service role, anybody''s: { '
  'reminders: [{ id, recurrence, starts_at, expand_after }] }.';
grant execute on function public.reminders_to_expand(int) to authenticated, service_role;

create function public.extend_reminders(reminders jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  extended int;
begin
  perform private.expect_few(extend_reminders.reminders, 1000);
  perform private.note_access(array(
      select distinct r.user_id from public.reminders r
      join jsonb_to_recordset(extend_reminders.reminders) as e (id uuid) on e.id = r.id),
    'extend_reminders', 'reminders');
  update public.reminders r set
    upcoming = r.upcoming || e.times,
    expand_after = case when e.complete then null else e.times[cardinality(e.times)] end
  from jsonb_to_recordset(extend_reminders.reminders)
    as e (id uuid, recurrence text, expand_after timestamp, times timestamp[], complete boolean)
  -- When two workers compute the same rule, the second finds it done.
  where r.id = e.id and r.recurrence = e.recurrence and r.expand_after = e.expand_after
    -- Its owner may have filled it meanwhile: that must not stop those of others.
    and cardinality(r.upcoming) + cardinality(e.times) <= 200;
  get diagnostics extended = row_count;
  return jsonb_build_object('extended', extended);
end;
$$;
comment on function public.extend_reminders(jsonb) is
  'Adds the next moments of rules: [{ id, recurrence, expand_after, times, complete }], as reminders_to_expand gave '
  'them; complete: there are no more: { extended }.';
grant execute on function public.extend_reminders(jsonb) to authenticated, service_role;

-- Marks due reminders, of one user or of all; returns how many. Called by pg_cron and by a turn that opens.
create function private.mark_due_reminders(
  at timestamptz default clock_timestamp(), most int default 5000, owner uuid default null
) returns int
language plpgsql set search_path = '' as $$
declare
  marked int;
  people uuid[];
begin
  with due as materialized (
    -- Everybody's first ones before anybody's second: many of one person hold up nobody else's.
    select r.id, private.zone_of(r.user_id) as zone from public.reminders r
    where r.due_at <= mark_due_reminders.at and r.id in (
      select w.id from (
        select o.id, o.due_at, row_number() over (partition by o.user_id order by o.due_at, o.id) as place from public.reminders o
        where o.due_at <= mark_due_reminders.at and (mark_due_reminders.owner is null or o.user_id = mark_due_reminders.owner)) w
      order by w.place, w.due_at limit mark_due_reminders.most)
    -- If two runs overlap, the second skips rows that the first has locked.
    for update skip locked
  ), changed as (
    update public.reminders r set
      -- Several missed occurrences are shown as one, the last.
      came_due_at = (select max(u at time zone d.zone) from unnest(r.upcoming || r.snoozed_until) as u
        where u at time zone d.zone <= mark_due_reminders.at),
      upcoming = array(select u from unnest(r.upcoming) as u where u at time zone d.zone > mark_due_reminders.at order by u),
      snoozed_until = case when r.snoozed_until at time zone d.zone > mark_due_reminders.at then r.snoozed_until end,
      shown_at = null,
      claimed_turn_id = null
    from due d
    where r.id = d.id
    returning r.user_id
  )
  select count(*), array_agg(distinct t.user_id) into marked, people from changed t;
  perform private.note_access(people, 'queue_notifications', 'notifications');
  return marked;
end;
$$;

do $$
begin
  -- Clients may subscribe to the table (Realtime), under row-level security.
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.reminders;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.mark_due_reminders() from another scheduler';
    return;
  end if;
  perform cron.schedule('mark-reminders', '* * * * *', 'select private.mark_due_reminders()');
end
$$;

-- Due reminders that were not shown and that no other running turn has claimed.
create function private.reminders_to_show(owner uuid, turn_id uuid) returns setof public.reminders
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.reminders r
  where r.user_id = reminders_to_show.owner and r.came_due_at is not null and r.shown_at is null
    and r.done_at is null and r.deleted_at is null
    and (r.claimed_turn_id is not distinct from reminders_to_show.turn_id or not exists (
      select from public.turns t
      where t.user_id = r.user_id and t.id = r.claimed_turn_id and t.status = 'running' and t.lease_until > clock_timestamp()))
  order by r.came_due_at, r.created_at, r.id limit 10;
end;
$$;

-- Due reminders, claimed for the opening turn, and whether any is open, which is one that will come due, or came due in the last 30 days
-- and is not done: { reminders: { due: [reminder], open, rings } }. A due one is told however old it is. rings: on a device, and not in the
-- app alone.
create function private.claim_reminders(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  claimed jsonb := '[]'::jsonb;
begin
  -- By the clock, since the job may not have run yet.
  if exists (select from public.reminders r where r.user_id = caller and r.due_at <= clock_timestamp()) then
    perform private.mark_due_reminders(owner => caller);
  end if;
  -- Most turns return here, after a read of a partial index.
  if exists (select from public.reminders r
      where r.user_id = caller and r.came_due_at is not null and r.done_at is null and r.shown_at is null and r.deleted_at is null)
    and (select c.type <> 'planner' from public.conversations c where c.user_id = caller and c.id = claim_reminders.conversation_id)
  then
    -- A lock, as in claim_topic(): the second of two turns at once sees what the first has claimed.
    perform private.lock_until_commit(caller::text || ':topic');
    with shown as (
      update public.reminders r set claimed_turn_id = claim_reminders.turn_id
      where r.user_id = caller and r.id in (select s.id from private.reminders_to_show(caller, claim_reminders.turn_id) as s)
      returning r as row
    )
    select coalesce(jsonb_agg(private.reminder_json(s.row) order by (s.row).came_due_at, (s.row).created_at, (s.row).id), '[]')
      into claimed from shown s;
  end if;
  return jsonb_build_object('reminders', jsonb_build_object('due', claimed, 'rings', private.rings_somewhere(), 'open', exists (
    select from public.reminders r where r.user_id = caller and r.due_at is not null
    union all
    select from public.reminders r
    where r.user_id = caller and r.came_due_at > now() - interval '30 days' and r.done_at is null and r.deleted_at is null)));
end;
$$;

-- Marks as shown what a turn had claimed, except what came due again meanwhile.
create function private.mark_reminders_shown(turn_id uuid, ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.reminders r set shown_at = clock_timestamp(), claimed_turn_id = null
  where r.user_id = private.current_user_id() and r.id = any (mark_reminders_shown.ids)
    and r.claimed_turn_id = mark_reminders_shown.turn_id;
$$;

create function public.show_due_reminders() returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  shown jsonb;
begin
  if not exists (select from private.reminders_to_show(caller, null)) then
    return jsonb_build_object('reminders', '[]'::jsonb);
  end if;
  perform private.lock_until_commit(caller::text || ':topic');
  with taken as (
    update public.reminders r set shown_at = clock_timestamp(), claimed_turn_id = null
    where r.user_id = caller and r.id in (select s.id from private.reminders_to_show(caller, null) as s)
    returning r as row
  )
  select coalesce(jsonb_agg(private.reminder_json(t.row) order by (t.row).came_due_at, (t.row).created_at, (t.row).id), '[]')
    into shown from taken t;
  return jsonb_build_object('reminders', shown);
end;
$$;
comment on function public.show_due_reminders() is
  'For clients: due reminders that were not shown yet; marks them as shown: { reminders: [{ id, text, at, '
  'recurrence?, came_due, next? }] }. Each is returned once, here or in a turn.';
grant execute on function public.show_due_reminders() to authenticated, service_role;
