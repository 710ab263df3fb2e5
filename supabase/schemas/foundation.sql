-- Foundation: extensions, schema private, default privileges, and the few functions every topic builds on.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
-- Before any topic schedules a job of its own.
do $$
begin
  -- pg_cron lives in one database of a server.
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

-- Nobody gets anything that is not granted by name. Only the form without "in schema" takes execute away from public;
-- Supabase's own defaults for anon and authenticated are set per schema and are taken back per schema.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table private.settings (
  key text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;
grant all on private.settings to service_role;

comment on table private.settings is 'Deployment settings read by definer functions.';

create function private.setting(key text, otherwise int) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Numbers alone: secrets stand here too. In plpgsql, like all that a turn calls: a function in SQL is planned at each call.
  return coalesce((select s.value::int from private.settings s where s.key = setting.key and jsonb_typeof(s.value) = 'number'), otherwise);
end;
$$;
comment on function private.setting(text, int) is 'A number among the settings.';

-- Postgres logs a refused row with its values, and what is raised with its detail: people's words. The functions log the codes.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator' and coalesce(not rolconfig @> array['log_min_messages=log'], true)) then
    alter role authenticator set log_min_messages = 'log';
  end if;
exception when insufficient_privilege then
  raise warning 'log_min_messages of authenticator is not set to log: what Postgres refuses is in its log, with the values';
end
$$;

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
comment on function private.raise(int, text, text, jsonb) is
  'Raises a domain error: PostgREST answers with HTTP <status>; hint is the stable code, message is pt-BR, detail is JSON.';

-- Another assistant's token is the person's, with the client it was given to. It may read what is the person's; what a person does
-- it may not do, but through the few functions that say they act for it.
create function private.is_assistant() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(auth.jwt() ? 'client_id', false)
    and coalesce(current_setting('life_assistant.for_assistant', true), '') <> 'on';
end;
$$;
comment on function private.is_assistant() is 'Whether the caller is another assistant, with a token that Supabase''s OAuth server gave it, by itself.';

create function private.act_for_assistant() returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('life_assistant.for_assistant', 'on', true);
end;
$$;
comment on function private.act_for_assistant() is 'Said by functions that other assistants may call: until the transaction ends the caller counts as the person.';

create function private.current_user_id() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  -- Without a select it needs no statement, and 18 in a turn took 0.2 ms.
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
comment on function private.current_user_id() is
  'The caller''s user id; raises PT401 unauthenticated without one, PT403 not_for_assistants for another assistant by itself.';

create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return lower(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(value)), '\s+', ' ', 'g'));
end;
$$;
comment on function private.fold(text) is
  'Lower case, no accents, single spaces. Declared immutable (unaccent is only stable) so that indexes can use it.';

create function private.is_blank(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Spaces, controls, marks of direction, fillers, selectors of variants and tags, as Unicode has them.
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]'), true);
end;
$$;
comment on function private.is_blank(text) is 'Whether there is nothing to see in a text.';

create function private.is_text(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- What begins with a visible sign of ASCII is not blank: constraints are checked anew for each row of an update.
  return char_length(value) <= most and (ascii(value) between 33 and 126 or not private.is_blank(value));
end;
$$;
comment on function private.is_text(text, int) is 'For constraints: a text of at most so many characters in which there is something to see; null for null.';

create function private.is_text_list(list text[], max_items int, max_length int) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- Most lists are empty.
  return list is not null and cardinality(list) <= max_items and (list = '{}' or not exists (
    select from unnest(list) as item where private.is_blank(item) or char_length(item) > max_length));
end;
$$;
comment on function private.is_text_list(text[], int, int) is 'Whether a list holds at most max_items texts, none of them null, blank or too long.';

create function private.is_plausible(at timestamptz) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00';
end;
$$;
comment on function private.is_plausible(timestamptz) is 'For constraints: a time that clients'' calendars can show; null for null.';

create function private.try_uuid(value text) returns uuid
language sql immutable set search_path = '' as $$
  select case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
$$;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: notes when a row was changed.';

grant execute on function
  private.setting, private.raise, private.is_assistant, private.act_for_assistant, private.current_user_id, private.fold,
  private.is_blank, private.is_text, private.is_text_list, private.is_plausible, private.try_uuid
to authenticated, service_role;
