-- Deleting an account: the row in auth.users is deleted, and with it every row of the user. A recent login is
-- required: a stolen token alone must not be enough.

-- When the caller last logged in: amr or auth_time of the token, else the start of the session, else iat; null when
-- the session of the token is gone.
create function private.signed_in_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  -- After a logout a token does not count, however new it is. A refreshed token has a
  -- new iat, so iat counts only when neither token nor session says when the login was.
  select case when t.claims ? 'session_id' and not exists (
      select from auth.sessions s where s.id::text = t.claims ->> 'session_id' and s.user_id::text = t.claims ->> 'sub')
    then null else coalesce(
    (select to_timestamp(max((m.value ->> 'timestamp')::double precision))
      from jsonb_array_elements(case jsonb_typeof(t.claims -> 'amr') when 'array' then t.claims -> 'amr' else '[]' end) as m),
    to_timestamp((t.claims ->> 'auth_time')::double precision),
    (select s.created_at from auth.sessions s
      where s.id::text = t.claims ->> 'session_id' and s.user_id::text = t.claims ->> 'sub'),
    to_timestamp((t.claims ->> 'iat')::double precision)) end
  from (select (select auth.jwt()) as claims) t;
$$;

-- The number of rows of a user in each table; tables without rows are left out.
create function private.count_user_rows(account uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found record;
  rows bigint;
  counts jsonb := '{}'::jsonb;
begin
  for found in
    select c.oid::regclass as name, c.relname as label from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    order by c.relname
  loop
    execute format('select count(*) from %s t where t.user_id = $1', found.name) into rows using account;
    if rows > 0 then
      counts := counts || jsonb_build_object(found.label, rows);
    end if;
  end loop;
  return counts;
end;
$$;

create function private.erase_auth_rows(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  -- Some tables of schema auth have no foreign key to the user: refresh tokens hold the id as text.
  for found in
    select c.oid::regclass as name from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'delete')
  loop
    execute format('delete from %s t where t.user_id::text = $1', found.name) using account::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = account::text;
  end if;
end;
$$;

-- Locks an account and what goes on in it, until the transaction ends; false when the account is gone. Whoever works
-- for a person locks one of these rows first, and the account last, with a foreign key: in another order each would wait
-- for the other. Of two deletions at once the second finds no account.
create function private.lock_account(account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.conversations c where c.user_id = account order by c.id for update;
  perform from public.turns t where t.user_id = account and t.status = 'running' order by t.id for update;
  perform from private.consolidation_queue q where q.user_id = account for update;
  perform from private.imports i where i.user_id = account order by i.content_hash for update;
  perform from private.note_schedule s where s.user_id = account for update;
  perform from private.notifications n where n.user_id = account and n.status = 'waiting' order by n.id for update;
  perform private.lock_until_commit(account::text || ':knowledge');
  perform from auth.users u where u.id = account for update;
  return found;
end;
$$;

-- Deletes every row of an account; raises when any remains.
create function private.erase_rows(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000'::uuid;
begin
  perform private.erase_auth_rows(account);
  delete from auth.users u where u.id = account;
  -- The queue of embeddings remembers whom it served last. The row is locked whomever it names: a worker that still
  -- sees the rows above has written it already, and the next one waits and sees none.
  update private.embedding_lease l set last_missing = case when l.last_missing = account then nobody else l.last_missing end,
    last_stale = case when l.last_stale = account then nobody else l.last_stale end;
  if private.count_user_rows(account) <> '{}' then
    raise exception 'rows of a deleted account remain: %', private.count_user_rows(account);
  end if;
end;
$$;

-- Deletes the account of the caller and returns the receipt.
create function private.erase_account(account uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counts jsonb;
  receipt jsonb;
begin
  if account is distinct from private.current_user_id() then
    perform private.raise(404, 'account_not_found', 'Essa conta não é sua.');
  end if;
  perform private.check_account();
  if coalesce(private.signed_in_at() < clock_timestamp() - interval '10 minutes', true) then
    perform private.raise(403, 'recent_login_required',
      'Para apagar a conta, entre de novo: seu último acesso tem mais de 10 minutos.');
  end if;
  -- In a deadlock with other work of this person the whole call is made again.
  if not private.lock_account(account) then
    perform private.raise(401, 'unauthenticated', 'Essa conta não existe mais.');
  end if;
  counts := private.count_user_rows(account);
  perform private.erase_rows(account);
  receipt := jsonb_build_object('id', gen_random_uuid(), 'account_id', account, 'deleted_at', clock_timestamp(), 'rows', counts,
    'total', (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(counts) as c));
  return receipt || jsonb_build_object('signature', private.signature('receipt', receipt::text));
end;
$$;

-- It has a time of its own: half a million rows take more than other calls may.
create function public.delete_account(account_id uuid) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '120s' as $$
begin
  return jsonb_build_object('receipt', private.erase_account(delete_account.account_id));
end;
$$;
comment on function public.delete_account(uuid) is
  'Deletes the caller''s account with every row, permanently: { receipt: { id, account_id, deleted_at, rows: { '
  'table: n }, total, signature } }. account_id must be the caller''s own. Raises PT404 account_not_found, PT403 '
  'recent_login_required (login older than 10 minutes), PT401 unauthenticated when the account or the session is gone.';
grant execute on function public.delete_account(uuid) to authenticated, service_role;
