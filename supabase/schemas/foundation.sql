-- A function may name what a later file makes.
set check_function_bodies = off;

-- Foundation: extensions, the private schema, default privileges and the few functions every capability builds on.
create schema if not exists extensions;

create extension if not exists vector with schema extensions;

create extension if not exists unaccent with schema extensions;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists pgcrypto with schema extensions;

grant usage on schema extensions to anon, authenticated, service_role;

-- Not exposed over REST: definer functions, counters and settings live here.
create schema if not exists private;

revoke all on schema private from public;

grant usage on schema private to authenticated, service_role;

-- Only the form without "in schema" takes execute away from public; Supabase's own defaults for anon and authenticated
-- are set per schema and are taken back per schema. Every grant below is explicit.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke all on sequences from anon, authenticated;

alter default privileges in schema public revoke execute on functions from anon, authenticated;

create function private.raise(status int, hint text, message text, detail jsonb default '{}')
returns void
language plpgsql
set search_path = ''
as $$
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

create function private.current_user_id()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  user_id uuid := (select auth.uid());
begin
  if user_id is null then
    perform private.raise(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  end if;
  return user_id;
end;
$$;
comment on function private.current_user_id() is 'The caller''s user id; raises PT401 unauthenticated without one.';

create function private.fold(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select lower(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(value)), '\s+', ' ', 'g'));
$$;
comment on function private.fold(text) is
  'Lower case, no accents, single spaces. Declared immutable (unaccent is only stable) so that indexes can use it.';

create table private.settings (
  key text primary key,
  value jsonb not null
);

comment on table private.settings is 'Deployment settings read by definer functions.';

alter table private.settings enable row level security;

grant all on private.settings to service_role;

grant execute on function
  private.raise(int, text, text, jsonb),
  private.current_user_id(),
  private.fold(text)
to authenticated, service_role;
