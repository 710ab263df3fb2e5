-- What rings on the devices of push_subscriptions. Each minute a job queues what is due, one row for each device and
-- occurrence, and calls the function `notifications`, which claims rows, sends them and reports how that went.

create table private.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('reminder', 'bill', 'question', 'test')),
  -- The reminder, the bill, the conversation with the question, or the device to test.
  subject_id uuid not null,
  occurred_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dropped', 'failed')),
  -- A claim is a lease with an attempt number; a worker with an old number reports nothing.
  attempt int not null default 0,
  locked_until timestamptz,
  next_attempt_at timestamptz not null,
  error text check (char_length(error) <= 200),
  -- SHA-256 of the secrets sent with it, one for each attempt: an attempt that timed out may have arrived.
  token_digests text[] not null default '{}',
  answered text,
  sent_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (subscription_id, kind, subject_id, occurred_at)
);
alter table private.notifications enable row level security;
grant all on private.notifications to service_role;

create index notifications_waiting on private.notifications (next_attempt_at) where status = 'waiting';
create index notifications_waiting_by_user on private.notifications (user_id) where status = 'waiting';
create index notifications_by_user on private.notifications (user_id, subject_id, occurred_at);
create index notifications_by_age on private.notifications (created_at);

-- The last local day on which the bills of a user were looked at.
create table private.bill_days (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null
);
alter table private.bill_days enable row level security;
grant all on private.bill_days to service_role;

-- The end of the quiet hours that a moment falls into, else the moment itself. 22:00 to 7:00 goes over midnight.
create function private.after_quiet_hours(at timestamptz, quiet_from time, quiet_until time, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when quiet_from is null then after_quiet_hours.at
    when case when quiet_from < quiet_until then l.clock >= quiet_from and l.clock < quiet_until
      else l.clock >= quiet_from or l.clock < quiet_until end
      then (l.day + (l.clock >= quiet_until)::int + quiet_until) at time zone zone
    else after_quiet_hours.at end
  from (select (after_quiet_hours.at at time zone zone)::date as day, (after_quiet_hours.at at time zone zone)::time as clock) l;
$$;

-- People with a device, and since when the first of them: those who have little waiting. For others more is queued once some of it
-- has rung, so that a device that does not answer fills nothing.
create function private.people_to_ring() returns table (user_id uuid, first_device timestamptz)
language sql stable set search_path = '' as $$
  select o.user_id, min(o.created_at) from public.push_subscriptions o
  group by o.user_id
  having (select count(*) from (
    select from private.notifications n where n.user_id = o.user_id and n.status = 'waiting' limit 200) w) < 200;
$$;

-- Queues reminders that came due in the last 12 hours, on the devices that were there at that time: at most twenty of one
-- person in a run, the oldest first. The others wait for the next runs, a minute apart, so that nobody fills the queue.
create function private.queue_reminders(at timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at)
  select s.user_id, s.id, 'reminder', r.id, r.came_due_at, queue_reminders.at
  from private.people_to_ring() p
  cross join lateral (
    select d.id, d.came_due_at from public.reminders d
    where d.user_id = p.user_id and d.came_due_at between queue_reminders.at - interval '12 hours' and queue_reminders.at
      and d.came_due_at >= date_trunc('minute', p.first_device) and d.done_at is null and d.deleted_at is null
      -- It is queued for all devices in one run.
      and not exists (select from private.notifications n where n.user_id = d.user_id and n.kind = 'reminder'
        and n.subject_id = d.id and n.occurred_at = d.came_due_at)
    order by d.came_due_at, d.id limit 20) r
  join public.push_subscriptions s on s.user_id = p.user_id and r.came_due_at >= date_trunc('minute', s.created_at)
  -- A device that is switched off right now would make the statement fail, for everybody.
  for key share of s skip locked
  on conflict do nothing;
$$;

-- Queues, from 9:00 local time on and once a day, the bills that are due on that day.
create function private.queue_bills(at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  rings_at constant time := time '09:00';
  person record;
begin
  for person in
    select l.user_id, l.zone, (queue_bills.at at time zone l.zone)::date as day
    from (select distinct s.user_id, private.zone_of(s.user_id) as zone from public.push_subscriptions s) l
    where (queue_bills.at at time zone l.zone)::time >= rings_at
      and not exists (select from private.bill_days d
        where d.user_id = l.user_id and d.day >= (queue_bills.at at time zone l.zone)::date)
  loop
    begin
      -- The month of a recurring bill may not be written yet, and continue_bills() writes those of the caller.
      perform set_config('request.jwt.claim.sub', person.user_id::text, true);
      perform set_config('request.jwt.claims', jsonb_build_object('sub', person.user_id)::text, true);
      perform private.continue_bills(person.day);
      perform private.note_access(array[person.user_id], 'queue_notifications', 'notifications');
    exception when others then
      -- The bills of one person must not stop what rings for all.
      raise warning 'the bills of a user were not continued: %', sqlstate;
    end;
    insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at)
    select s.user_id, s.id, 'bill', b.id, (person.day + rings_at) at time zone person.zone, queue_bills.at
    from public.push_subscriptions s
    -- Nobody has so many bills on one day; who writes that many does not fill the queue.
    cross join (select o.id from public.bills o
      where o.user_id = person.user_id and o.due_on = person.day and o.status = 'pending' and o.deleted_at is null
      order by o.amount desc, o.id limit 50) b
    where s.user_id = person.user_id and s.created_at <= (person.day + rings_at) at time zone person.zone
    for key share of s skip locked
    on conflict do nothing;
    insert into private.bill_days as d (user_id, day) values (person.user_id, person.day)
    on conflict (user_id) do update set day = excluded.day;
  end loop;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
end;
$$;

-- Queues, for those who want it, conversations in which a proposal has waited for an hour: each at most once in 12 hours,
-- and at most twenty of one person in a run, the oldest first, as of reminders.
create function private.queue_questions(at timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at)
  select s.user_id, s.id, 'question', w.conversation_id, w.since + interval '1 hour', queue_questions.at
  from private.people_to_ring() p
  join public.profiles f on f.user_id = p.user_id and f.ring_questions
  cross join lateral (
    select a.conversation_id, max(a.created_at) as since from public.pending_actions a
    where a.user_id = p.user_id and a.status = 'open' and a.created_at > queue_questions.at - interval '12 hours'
      and a.created_at >= p.first_device and a.expires_at > queue_questions.at
      -- It is queued for all devices in one run.
      and not exists (select from private.notifications n where n.user_id = a.user_id and n.kind = 'question'
        and n.subject_id = a.conversation_id and n.created_at > queue_questions.at - interval '12 hours')
    group by a.conversation_id having max(a.created_at) <= queue_questions.at - interval '1 hour'
    order by max(a.created_at), a.conversation_id limit 20) w
  join public.push_subscriptions s on s.user_id = p.user_id and w.since >= s.created_at
  for key share of s skip locked
  on conflict do nothing;
$$;

-- What a notification is about: { text } of a reminder, { name, amount } of a bill, { conversation_id, offer } of a
-- question; null when that is done, gone or has come due again, and then nothing rings. Of a long text the beginning: one
-- that fills a device would hold up what rings for others.
create function private.notification_subject(notification private.notifications) returns jsonb
language sql stable set search_path = '' as $$
  select case notification.kind
    when 'reminder' then (
      select jsonb_build_object('text', left(r.text, 500)) from public.reminders r
      where r.user_id = notification.user_id and r.id = notification.subject_id and r.came_due_at = notification.occurred_at
        and r.done_at is null and r.deleted_at is null)
    when 'bill' then (
      select jsonb_build_object('name', left(b.name, 500), 'amount', b.amount) from public.bills b
      where b.user_id = notification.user_id and b.id = notification.subject_id and b.status = 'pending' and b.deleted_at is null)
    when 'question' then (
      select jsonb_build_object('conversation_id', a.conversation_id, 'offer', left(a.offer, 500)) from public.pending_actions a
      where a.user_id = notification.user_id and a.conversation_id = notification.subject_id and a.status = 'open'
        and a.expires_at > clock_timestamp()
      order by a.position desc limit 1)
    else '{}' end;
$$;

-- Notifications that may be sent at a moment: waiting, not leased, and outside their person's quiet hours.
create function private.notifications_to_send(at timestamptz) returns setof private.notifications
language sql stable set search_path = '' as $$
  with people as materialized (
    select p.user_id, notifications_to_send.at = private.after_quiet_hours(
      notifications_to_send.at, p.quiet_from, p.quiet_until, private.zone_of(p.user_id)) as may_ring
    from public.profiles p
    where p.user_id in (select w.user_id from private.notifications w where w.status = 'waiting')
  )
  select n.* from private.notifications n
  join people p on p.user_id = n.user_id
  where n.status = 'waiting' and n.next_attempt_at <= notifications_to_send.at
    and (n.locked_until is null or n.locked_until <= notifications_to_send.at)
    -- A test was asked for at this moment.
    and (n.kind = 'test' or p.may_ring);
$$;

create function public.queue_notifications(at timestamptz default clock_timestamp()) returns jsonb
language plpgsql set search_path = '' as $$
declare
  begun constant timestamptz := clock_timestamp();
  ended uuid[];
begin
  delete from private.notifications n where n.created_at < clock_timestamp() - interval '8 days';
  -- What could not be sent for a day rings no more: the app has told it.
  update private.notifications n set status = 'dropped', locked_until = null
  where n.status = 'waiting' and n.created_at < queue_notifications.at - interval '1 day'
    and (n.locked_until is null or n.locked_until <= queue_notifications.at);
  if exists (select from public.push_subscriptions) then
    ended := array(select private.remove_ended_devices());
    -- The job that marks reminders runs in the same minute, before or after this one.
    perform private.mark_due_reminders(queue_notifications.at);
    perform private.queue_reminders(queue_notifications.at);
    perform private.queue_bills(queue_notifications.at);
    perform private.queue_questions(queue_notifications.at);
    perform private.note_access(array(
      select n.user_id from private.notifications n where n.created_at >= begun union select unnest(ended)),
      'queue_notifications', 'notifications');
  end if;
  return jsonb_build_object('waiting', exists (select from private.notifications_to_send(queue_notifications.at)));
end;
$$;
comment on function public.queue_notifications(timestamptz) is
  'Queues what is due, once for each device and occurrence, and removes devices whose session has ended: { waiting }, '
  'whether something may be sent now.';
grant execute on function public.queue_notifications(timestamptz) to service_role;

-- Queues what is due and calls the function `notifications` if something may be sent; returns how many calls. Called
-- by pg_cron.
create function private.request_notifications(at timestamptz default clock_timestamp()) returns int
language sql set search_path = '' as $$
  select case when (public.queue_notifications(request_notifications.at) ->> 'waiting')::boolean
    then private.post_function('notifications', 1) else 0 end;
$$;

create function public.claim_notifications(
  most int default 50, at timestamptz default clock_timestamp(), device uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  lease constant interval := interval '60 seconds';
  taken private.notifications;
  subject jsonb;
  secret text;
  claimed jsonb := '[]'::jsonb;
  people uuid[] := '{}'::uuid[];
  dropped int := 0;
begin
  for taken in
    select n.* from private.notifications n
    join (
      -- One of each person at a time: nobody waits behind all that somebody else has in the queue, nor behind a push
      -- service that does not answer.
      select distinct on (d.user_id) d.id from private.notifications_to_send(claim_notifications.at) d
      where d.subscription_id = claim_notifications.device and d.kind = 'test'
        or claim_notifications.device is null and d.user_id <> all (array(select h.user_id from private.notifications h
          where h.status = 'waiting' and h.locked_until > claim_notifications.at))
      order by d.user_id, d.next_attempt_at, d.id) q
      on q.id = n.id
    order by n.next_attempt_at, n.id limit claim_notifications.most
    for update of n skip locked
  loop
    -- Checked again: another worker may have been faster.
    continue when taken.status <> 'waiting' or taken.locked_until > claim_notifications.at;
    -- Nothing goes to a device whose session has ended since it was queued.
    subject := case when (select private.has_session(s) from public.push_subscriptions s where s.id = taken.subscription_id)
      then private.notification_subject(taken) end;
    people := array_append(array_remove(people, taken.user_id), taken.user_id);
    if subject is null then
      update private.notifications n set status = 'dropped' where n.id = taken.id;
      dropped := dropped + 1;
      continue;
    end if;
    secret := encode(extensions.gen_random_bytes(24), 'hex');
    update private.notifications n set attempt = n.attempt + 1, locked_until = claim_notifications.at + lease,
      token_digests = n.token_digests || encode(extensions.digest(secret, 'sha256'), 'hex')
    where n.id = taken.id;
    claimed := claimed || (
      select jsonb_build_object('id', taken.id, 'attempt', taken.attempt + 1, 'kind', taken.kind, 'subject', subject,
        'tag', taken.kind || '-' || taken.subject_id, 'topic', replace(taken.subject_id::text, '-', ''),
        'token', taken.id || '.' || secret, 'shows_text', p.lock_screen_text,
        'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth)
      from public.push_subscriptions s join public.profiles p on p.user_id = s.user_id
      where s.id = taken.subscription_id);
  end loop;
  perform private.note_access(people, 'claim_notifications', 'notifications');
  return jsonb_build_object('notifications', claimed, 'dropped', dropped);
end;
$$;
comment on function public.claim_notifications(int, timestamptz, uuid) is
  'Leases notifications for a minute, of each person the one that was due first, if none of theirs is leased: { '
  'notifications: [{ id, attempt, kind, subject, tag, topic, token, shows_text, endpoint, p256dh, auth }], dropped }. '
  'What is no longer open is dropped. device: only its test.';
grant execute on function public.claim_notifications(int, timestamptz, uuid) to service_role;

create function public.finish_notification(
  notification_id uuid, attempt int, outcome text, retry_seconds int default 0, error text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  most_attempts constant int := 8;
  held private.notifications;
begin
  select n.* into held from private.notifications n
  where n.id = finish_notification.notification_id and n.attempt = finish_notification.attempt and n.status = 'waiting'
  for update;
  if not found then
    return jsonb_build_object('status', 'stale');
  end if;
  perform private.note_access(array[held.user_id], 'finish_notification', 'notifications');
  if finish_notification.outcome = 'gone' then
    -- The browser has ended its subscription; what else waits for this device goes with it.
    delete from public.push_subscriptions s where s.id = held.subscription_id;
    return jsonb_build_object('status', 'gone');
  end if;
  update private.notifications n set
    locked_until = null,
    error = left(finish_notification.error, 200),
    sent_at = case when finish_notification.outcome = 'sent' then clock_timestamp() end,
    status = case
      when finish_notification.outcome = 'sent' then 'sent'
      when finish_notification.outcome = 'retry' and held.attempt < most_attempts and held.kind <> 'test' then 'waiting'
      else 'failed' end,
    -- 30 s, 1, 2, 4 … minutes, or what the push service asked for, up to an hour.
    next_attempt_at = clock_timestamp() + make_interval(secs => least(greatest(
      15 * 2 ^ held.attempt, coalesce(finish_notification.retry_seconds, 0)), 3600))
  where n.id = held.id
  returning n.* into held;
  return jsonb_build_object('status', held.status);
end;
$$;
comment on function public.finish_notification(uuid, int, text, int, text) is
  'Reports how sending went; outcome: sent, retry (later, at most 8 times), gone (the device is removed) or failed: { '
  'status: sent | waiting | failed | gone | stale }. stale: the lease was lost, and nothing is written.';
grant execute on function public.finish_notification(uuid, int, text, int, text) to service_role;

-- Queues a test for one device; definer, since users do not reach the queue.
create function private.queue_test(subscription_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_account();
  if not exists (select from public.push_subscriptions s
      where s.user_id = private.current_user_id() and s.id = queue_test.subscription_id) then
    perform private.raise(404, 'device_not_found', 'Os avisos não estão ligados nesse aparelho.');
  end if;
  perform private.count_use('push_tests');
  insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at)
  values (private.current_user_id(), queue_test.subscription_id, 'test', queue_test.subscription_id, clock_timestamp(),
    clock_timestamp());
end;
$$;

create function public.test_push_subscription(subscription_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if private.is_assistant() then
    perform private.raise(403, 'not_allowed', 'Isso só a própria pessoa pode pedir.');
  end if;
  perform private.queue_test(test_push_subscription.subscription_id);
  return jsonb_build_object('status', 'queued');
end;
$$;
comment on function public.test_push_subscription(uuid) is
  'Queues a test for one of the caller''s devices: { status: queued }. It rings within a minute, or at once through '
  'POST /notifications/tests. PT404 device_not_found, PT429 rate_limited.';
grant execute on function public.test_push_subscription(uuid) to authenticated;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: post to the function notifications from another scheduler';
    return;
  end if;
  perform cron.schedule('send-notifications', '* * * * *', 'select private.request_notifications()');
end
$$;
