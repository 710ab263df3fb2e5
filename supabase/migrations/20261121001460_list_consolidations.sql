-- Who waits for a consolidation, for the command line.

create function private.find_accounts(email text)
returns table (user_id uuid, email text)
language sql
stable
security definer
set search_path = ''
as $$
  -- auth.users is closed even to the service role.
  select u.id, u.email::text from auth.users u
  where find_accounts.email is null or lower(u.email) = lower(btrim(find_accounts.email));
$$;

create function public.list_consolidations(email text default null)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object('users', coalesce(jsonb_agg(jsonb_build_object(
      'userId', u.user_id, 'email', u.email, 'timezone', p.timezone, 'due', d.user_id is not null, 'waiting', w.messages,
      'lastRunLocalDate', q.last_run_local_date) order by u.email), '[]'))
  from private.find_accounts(list_consolidations.email) u
  join public.profiles p on p.user_id = u.user_id
  join private.consolidation_queue q on q.user_id = u.user_id
  left join private.due_users(clock_timestamp()) d on d.user_id = u.user_id
  cross join lateral (select count(*) as messages from private.messages_to_learn(u.user_id)) w
  where list_consolidations.email is not null or w.messages > 0;
$$;
comment on function public.list_consolidations(text) is
  'Users with messages to learn from, or the one with this address: { users: [{ userId, email, timezone, due, waiting, lastRunLocalDate }] }. For the service role.';

revoke execute on function private.find_accounts(text), public.list_consolidations(text) from public, anon, authenticated;
grant execute on function private.find_accounts(text), public.list_consolidations(text) to service_role;
