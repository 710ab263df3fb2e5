-- Foundation: extensions, schema private, default privileges, and the few functions every topic builds on.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
-- Here, because the files of several topics schedule jobs.
do $$
begin
  -- A Postgres server runs pg_cron in one database only.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
    and current_setting('cron.database_name', true) = current_database() then
    create extension if not exists pg_cron;
  end if;
end
$$;

-- Not exposed over REST: definer functions, counters and settings live here.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Nobody may do anything that is not granted by name. Only the form without "in schema" takes execute away from
-- public; Supabase's own defaults for anon and authenticated are set per schema and are taken back per schema.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Deployment settings read by definer functions.
create table private.settings (
  key text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;
grant all on private.settings to service_role;

-- A setting that is a number.
create function private.setting(key text, otherwise int) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Only numbers are returned: the table also holds secrets. In plpgsql, as is everything that a turn calls:
  -- Postgres plans a function in SQL anew at each call.
  return coalesce((select s.value::int from private.settings s
    where s.key = setting.key and jsonb_typeof(s.value) = 'number'), otherwise);
end;
$$;

-- Postgres writes a refused row with its values into its log, and the detail of an error too: both hold people's
-- words. The functions log error codes instead.
do $$
begin
  if exists (select from pg_catalog.pg_roles
    where rolname = 'authenticator' and coalesce(not rolconfig @> array['log_min_messages=log'], true)) then
    alter role authenticator set log_min_messages = 'log';
  end if;
exception when insufficient_privilege then
  raise warning 'log_min_messages of authenticator is not set to log: what Postgres refuses is in its log, with the values';
end
$$;

-- Raises a domain error: PostgREST answers with HTTP <status>; hint is the stable code, message is pt-BR, detail is
-- JSON.
create function private.raise(status int, hint text, message text, detail jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT' || raise.status,
    message = raise.message,
    hint = raise.hint,
    detail = raise.detail::text;
end;
$$;

-- Whether the caller is another assistant (with a token from Supabase's OAuth server) that calls the API by itself.
-- Such a token acts for the person and names the client it was given to. It reads and writes nothing, except through the
-- few functions that call act_for_assistant().
create function private.is_assistant() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(auth.jwt() ? 'client_id', false)
    and coalesce(current_setting('life_assistant.for_assistant', true), '') <> 'on';
end;
$$;

-- Called by functions that other assistants may use: until the transaction ends the caller counts as the person. Of
-- another assistant the tools that it wants have to be among those it may call. Raises PT404 unknown_tool.
create function private.act_for_assistant(variadic tools text[] default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_assistant() and not act_for_assistant.tools <@ private.tools_for_assistants() then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.');
  end if;
  perform set_config('life_assistant.for_assistant', 'on', true);
end;
$$;

-- The caller's user id. Raises PT401 unauthenticated when nobody is signed in, and PT403 not_for_assistants for
-- another assistant that calls by itself.
create function private.current_user_id() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  -- An assignment without a select runs no statement. A turn asks this 18 times; with a select that took 0.2 ms.
  user_id uuid := auth.uid();
begin
  if user_id is null then
    perform private.raise(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  end if;
  if auth.jwt() ? 'client_id' and private.is_assistant() then
    perform private.raise(403, 'not_for_assistants', 'Só a própria pessoa faz isso.');
  end if;
  return user_id;
end;
$$;

-- Locks something until the transaction ends. A key may contain what its caller chose: half of an MD5 leads to no other key, while
-- hashtextextended() can be inverted.
create function private.lock_until_commit(key text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(('x' || left(md5(lock_until_commit.key), 16))::bit(64)::bigint);
end;
$$;

-- Lower case, no accents, single spaces. Declared immutable (unaccent is only stable) so that indexes can use it.
create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return lower(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(value)), '\s+', ' ', 'g'));
end;
$$;

-- Whether a text has no visible character.
create function private.is_blank(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Unicode's spaces, control characters, direction marks, fillers, variation selectors and tags.
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]'), true);
end;
$$;

-- For constraints: whether a text has at most this many characters and at least one that is visible; null for null.
create function private.is_text(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- A shortcut: a text that begins with a visible ASCII character is not blank. Constraints run again for each
  -- updated row.
  return char_length(value) <= most and (ascii(value) between 33 and 126 or not private.is_blank(value));
end;
$$;

-- Whether a list holds at most max_items texts, none of them null, blank or too long.
create function private.is_text_list(list text[], max_items int, max_length int) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Most lists are empty.
  return list is not null and cardinality(list) <= max_items and (list = '{}' or not exists (
    select from unnest(list) as item where private.is_blank(item) or char_length(item) > max_length));
end;
$$;

-- For constraints: whether a calendar can show this time; null for null.
create function private.is_plausible(at timestamptz) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00';
end;
$$;

create function private.try_uuid(value text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  return case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
end;
$$;

-- Trigger: sets updated_at.
create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
