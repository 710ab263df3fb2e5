-- Profiles: one row a user, made at sign-up; the time zone decides what "today" is.

create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  display_name text check (private.is_text(display_name, 200)),
  timezone text not null default 'America/Sao_Paulo' check (char_length(timezone) <= 64),
  pronouns text check (pronouns in ('ela', 'ele', 'elu')),
  quiet_from time,
  quiet_until time,
  lock_screen_text boolean not null default false,
  ring_questions boolean not null default false,
  keep_messages_months int check (keep_messages_months in (3, 6, 12, 24, 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)
);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (display_name, timezone, pronouns, quiet_from, quiet_until, lock_screen_text, ring_questions, keep_messages_months)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
create policy profiles_select on public.profiles for select to authenticated using ((select auth.uid()) = user_id);
create policy profiles_update on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

comment on table public.profiles is 'Name, time zone and pronouns of a user, and how notifications may ring.';
comment on column public.profiles.timezone is 'IANA name, e.g. America/Sao_Paulo.';
comment on column public.profiles.pronouns is
  'ela, ele or elu, as the person set it in the profile. Null: those that the person told in a conversation (slot '
  'pronouns) are used, if any.';
comment on column public.profiles.quiet_from is
  'Local time from which nothing rings, until quiet_until, which may be on the next day. Null: it rings at any time.';
comment on column public.profiles.lock_screen_text is 'Whether a notification says what it is about. False: only that there is something.';
comment on column public.profiles.ring_questions is 'Whether a proposal that has waited for an hour rings.';

comment on column public.profiles.keep_messages_months is
  'Whole months before the current one whose messages are kept; what is older is removed at night, for good. Null: all.';

-- Raises PT401 unauthenticated when the account was deleted, or when the session of the caller's token has ended: the
-- person signed out, or took back what they had allowed another assistant. The token is still signed and valid until it
-- expires. Definer, because users see no sessions; it looks at the caller's own alone.
create function private.check_account() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := private.current_user_id();
  claims constant jsonb := auth.jwt();
begin
  if not exists (select from public.profiles p where p.user_id = caller) then
    perform private.raise(401, 'unauthenticated', 'Essa conta não existe mais.');
  end if;
  -- A token that names no session has none that could end.
  if claims ? 'session_id' and not exists (
    select from auth.sessions s where s.id = private.try_uuid(claims ->> 'session_id') and s.user_id = caller) then
    perform private.raise(401, 'unauthenticated', 'Sua sessão terminou. Entre de novo.');
  end if;
end;
$$;

-- Whether Postgres knows this time zone by an IANA name with a slash, or it is UTC.
create function private.is_timezone(name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if is_timezone.name is null or char_length(is_timezone.name) > 64
    or is_timezone.name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+|Etc/GMT(0|[+]([0-9]|1[0-2])|-([0-9]|1[0-4])))$' then
    return false;
  end if;
  perform now() at time zone is_timezone.name;
  return true;
exception when invalid_parameter_value then
  return false;
end;
$$;

create function private.check_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_timezone(new.timezone) then
    perform private.raise(400, 'invalid_timezone', 'Não conheço esse fuso horário.', jsonb_build_object('timezone', new.timezone));
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger profiles_check before insert or update on public.profiles
  for each row execute function private.check_profile();

-- Date and time in the caller's time zone.
create function private.now_local() returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  return clock_timestamp() at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())), 'America/Sao_Paulo');
end;
$$;

-- Today's date in the caller's time zone.
create function private.today() returns date
language plpgsql stable set search_path = '' as $$
begin
  return private.now_local()::date;
end;
$$;

-- The date of a moment in the caller's time zone.
create function private.local_day(at timestamptz) returns date
language plpgsql stable set search_path = '' as $$
begin
  return (local_day.at at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())), 'America/Sao_Paulo'))::date;
end;
$$;

-- Runs inside the sign-up: an error here would make every sign-up fail, so odd metadata is ignored, not refused.
create function private.create_user_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted_name text := btrim(left(new.raw_user_meta_data ->> 'name', 200));
  wanted_zone text := left(new.raw_user_meta_data ->> 'timezone', 64);
begin
  insert into public.profiles (user_id, display_name, timezone)
  values (new.id, case when not private.is_blank(wanted_name) then wanted_name end,
    case when private.is_timezone(wanted_zone) then wanted_zone else 'America/Sao_Paulo' end);
  insert into public.user_memories (user_id) values (new.id);
  return new;
end;
$$;

create trigger create_user_rows after insert on auth.users for each row execute function private.create_user_rows();
