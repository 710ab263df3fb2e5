-- Devices on which reminders ring: one row for each browser that said yes (Web Push, RFC 8030). What rings there, and
-- when, is in notifications.sql.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000 and endpoint ~ '^https://[a-z0-9.-]+[.][a-z]+/[!-~]*$'),
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text not null default 'Aparelho' check (private.is_text(device, 100)),
  created_at timestamptz not null default now(),
  session_id uuid,
  unique (user_id, id)
);
alter table public.push_subscriptions enable row level security;
-- Written by save_push_subscription() only. Nobody may insert, so an export has no devices: they do not move. Nobody
-- reads the keys: who has them can pass for the browser.
grant select (id, user_id, endpoint, device, created_at), delete on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;
create policy push_subscriptions_select on public.push_subscriptions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy push_subscriptions_delete on public.push_subscriptions for delete to authenticated
  using ((select auth.uid()) = user_id);

create index push_subscriptions_by_user on public.push_subscriptions (user_id, created_at);

comment on table public.push_subscriptions is 'A browser in which reminders ring. Clients read and delete their rows.';
comment on column public.push_subscriptions.endpoint is 'The address at the browser''s push service. Only https.';
comment on column public.push_subscriptions.p256dh is 'The browser''s public key, base64url: 65 bytes of P-256.';
comment on column public.push_subscriptions.auth is 'The browser''s secret of 16 bytes, base64url (RFC 8291).';
comment on column public.push_subscriptions.device is 'What the person calls it, or what the browser says it is.';
comment on column public.push_subscriptions.session_id is
  'The session that saved it. When that ends, nothing rings there any more. Null: the token named no session.';

-- Whether the session in which a device was saved still lasts. Definer, because the server's role sees no sessions.
create function private.has_session(device public.push_subscriptions) returns boolean
language sql stable security definer set search_path = '' as $$
  select device.session_id is null or exists (
    select from auth.sessions a where a.id = device.session_id and a.user_id = device.user_id);
$$;

-- Removes the devices whose session has ended, of one person or of all, with what was sent to them; returns whose they were.
create function private.remove_ended_devices(account uuid default null) returns setof uuid
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s
  where (account is null or s.user_id = account) and s.session_id is not null
    and not exists (select from auth.sessions a where a.id = s.session_id and a.user_id = s.user_id)
  returning s.user_id;
$$;

-- A browser has one subscription. If somebody else signs in there, it is theirs from then on, so a definer function
-- takes it away from whoever had it. The browser proves itself by its secret: the address alone is no secret.
create function private.keep_push_subscription(endpoint text, p256dh text, auth text, device text)
returns public.push_subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  most constant int := 20;
  kept public.push_subscriptions;
begin
  perform private.check_account();
  perform private.remove_ended_devices(caller);
  if (select count(*) from public.push_subscriptions s
      where s.user_id = caller and s.endpoint <> keep_push_subscription.endpoint) >= most then
    perform private.raise(409, 'too_many_devices',
      format('Os avisos já tocam em %s aparelhos, o máximo. Tire algum antes.', most));
  end if;
  delete from public.push_subscriptions s
  where s.endpoint = keep_push_subscription.endpoint and s.user_id <> caller
    and (s.auth = keep_push_subscription.auth or not private.has_session(s));
  if exists (select from public.push_subscriptions s
      where s.endpoint = keep_push_subscription.endpoint and s.user_id <> caller) then
    perform private.raise(409, 'browser_taken',
      'Os avisos deste navegador são de outra pessoa. Desligue-os nele e ligue de novo.');
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, device, session_id)
  values (caller, keep_push_subscription.endpoint, keep_push_subscription.p256dh, keep_push_subscription.auth,
    coalesce(nullif(btrim(keep_push_subscription.device), ''), 'Aparelho'), private.try_uuid(auth.jwt() ->> 'session_id'))
  on conflict on constraint push_subscriptions_endpoint_key do update set
    p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, session_id = excluded.session_id
  returning s.* into kept;
  return kept;
exception when check_violation then
  perform private.raise(400, 'invalid_subscription', 'O navegador deu um endereço de avisos que não posso usar.');
end;
$$;

create function public.save_push_subscription(endpoint text, p256dh text, auth text, device text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kept public.push_subscriptions;
begin
  perform private.expect_short(1000, save_push_subscription.p256dh, save_push_subscription.auth, save_push_subscription.device);
  perform private.expect_short(10000, save_push_subscription.endpoint);
  -- Another assistant reads, and never decides where the person is called.
  if private.is_assistant() then
    perform private.raise(403, 'not_allowed', 'Isso só a própria pessoa pode ligar.');
  end if;
  kept := private.keep_push_subscription(save_push_subscription.endpoint, save_push_subscription.p256dh,
    save_push_subscription.auth, save_push_subscription.device);
  return jsonb_build_object('id', kept.id, 'device', kept.device, 'created_at', kept.created_at);
end;
$$;
comment on function public.save_push_subscription(text, text, text, text) is
  'Reminders ring on this device from now on, while the session lasts: { id, device, created_at }. The arguments are '
  'those of the browser''s PushSubscription; saving the same endpoint again changes its row and ties it to this session. '
  'PT400 invalid_subscription, PT409 too_many_devices, PT409 browser_taken where the endpoint is somebody else''s and '
  'auth is not its own.';
grant execute on function public.save_push_subscription(text, text, text, text) to authenticated;

create function public.list_push_subscriptions() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('devices', coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'device', s.device,
    'endpoint', s.endpoint, 'created_at', s.created_at) order by s.created_at, s.id), '[]'))
  from public.push_subscriptions s where s.user_id = private.current_user_id();
$$;
comment on function public.list_push_subscriptions() is
  'The caller''s devices: { devices: [{ id, device, endpoint, created_at }] }; a browser finds itself by its endpoint.';
grant execute on function public.list_push_subscriptions() to authenticated;

create function public.remove_push_subscription(subscription_id uuid default null, endpoint text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  removed int;
begin
  perform private.expect_short(10000, remove_push_subscription.endpoint);
  delete from public.push_subscriptions s
  where s.user_id = private.current_user_id()
    and (s.id = remove_push_subscription.subscription_id or s.endpoint = remove_push_subscription.endpoint);
  get diagnostics removed = row_count;
  return jsonb_build_object('removed', removed);
end;
$$;
comment on function public.remove_push_subscription(uuid, text) is
  'Nothing rings on this device any more: { removed: 0 | 1 }. The device is named by its row or by its endpoint.';
grant execute on function public.remove_push_subscription(uuid, text) to authenticated;

create function public.renew_push_subscription(old_endpoint text, old_auth text, endpoint text, p256dh text, auth text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner uuid;
begin
  update public.push_subscriptions s set endpoint = renew_push_subscription.endpoint,
    p256dh = renew_push_subscription.p256dh, auth = renew_push_subscription.auth
  where s.endpoint = renew_push_subscription.old_endpoint and s.auth = renew_push_subscription.old_auth
    and private.has_session(s)
  returning s.user_id into owner;
  perform private.note_access(array_remove(array[owner], null), 'renew_push_subscription', 'notifications');
  return jsonb_build_object('renewed', (owner is not null)::int);
exception when check_violation or unique_violation then
  perform private.raise(400, 'invalid_subscription', 'O navegador deu um endereço de avisos que não posso usar.');
end;
$$;
comment on function public.renew_push_subscription(text, text, text, text, text) is
  'A browser has replaced its subscription while no page was open; it proves itself by the secret of the old one, while '
  'the session of that lasts: { renewed: 0 | 1 }. PT400 invalid_subscription.';
grant execute on function public.renew_push_subscription(text, text, text, text, text) to service_role;

-- Whether anything rings outside the app.
create function private.rings_somewhere() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.push_subscriptions s where s.user_id = (select auth.uid()));
end;
$$;
