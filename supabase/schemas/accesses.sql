-- Accesses: what the project's own functions read or wrote of a person with the secret key, which row-level security
-- does not hold back. The functions that the key may call note it themselves, so no caller can forget it.

create table public.accesses (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In UTC. A function that works for a person each minute has one row a day.
  day date not null,
  made_by text not null check (private.is_text(made_by, 63)),
  purpose text not null check (
    purpose in ('learning', 'search', 'reports', 'reminders', 'notifications', 'assistants', 'packs', 'operation')),
  times int not null default 1 check (times > 0),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (user_id, day, made_by)
);
alter table public.accesses enable row level security;
-- Nobody gets more, the secret key neither, which Supabase grants everything by default: note_accesses() alone writes.
revoke all on public.accesses from service_role;
grant select on public.accesses to authenticated, service_role;
create policy accesses_select on public.accesses for select to authenticated using ((select auth.uid()) = user_id);

create index accesses_by_day on public.accesses (day);

comment on table public.accesses is
  'What the secret key read or wrote of the person, a row for each day (UTC) and function; kept for 180 days. Nobody changes it.';
comment on column public.accesses.made_by is 'The Postgres function that was called with the key.';
comment on column public.accesses.purpose is
  'What for: learning (memory, at night), search (vectors), reports, reminders, notifications, assistants (offers of other '
  'assistants), packs (headers of own packs), operation (commands of who runs the project).';
comment on column public.accesses.times is 'How often on that day; created_at is the first time, last_at the last.';

-- Notes an access to each of these people's data.
create function private.note_accesses(people uuid[], made_by text, purpose text) returns void
language sql security definer set search_path = '' as $$
  insert into public.accesses as a (user_id, day, made_by, purpose)
  select u.id, (clock_timestamp() at time zone 'UTC')::date, note_accesses.made_by, note_accesses.purpose
  from (
    -- An account that is being deleted is locked, and leaves nothing. To wait for it could become a deadlock.
    select f.id from auth.users f where f.id = any (note_accesses.people) order by f.id for key share skip locked) u
  on conflict (user_id, day, made_by) do update set times = a.times + 1, last_at = clock_timestamp();
$$;

-- Notes an access if the secret key makes it. Jobs of the database call some of the same functions, and a person's own
-- token others.
create function private.note_access(people uuid[], made_by text, purpose text) returns void
language plpgsql set search_path = '' as $$
begin
  if current_user = 'service_role' and cardinality(note_access.people) > 0 then
    perform private.note_accesses(note_access.people, note_access.made_by, note_access.purpose);
  end if;
end;
$$;

-- Removes accesses of more than 180 days ago, at most so many; returns how many. Called by pg_cron.
create function private.prune_accesses(most int default 50000) returns int
language plpgsql set search_path = '' as $$
declare
  pruned int;
begin
  delete from public.accesses a using (
    select o.user_id, o.day, o.made_by from public.accesses o
    where o.day < current_date - interval '180 days' limit prune_accesses.most) old
  where a.user_id = old.user_id and a.day = old.day and a.made_by = old.made_by;
  get diagnostics pruned = row_count;
  return pruned;
end;
$$;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    raise notice 'no pg_cron here: call private.prune_accesses() from another scheduler';
    return;
  end if;
  perform cron.schedule('prune-accesses', '31 4 * * *', 'select private.prune_accesses()');
end
$$;
