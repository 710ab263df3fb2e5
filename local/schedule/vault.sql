-- Supabase Vault's view and functions. The secrets are not encrypted here: they are the local stack's own keys.

select pg_catalog.pg_advisory_xact_lock(7350);

create schema if not exists vault;

create table if not exists vault.secrets (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table vault.secrets enable row level security;

create or replace view vault.decrypted_secrets with (security_invoker = true) as
  select id, name, description, secret, secret as decrypted_secret, created_at, updated_at from vault.secrets;

create or replace function vault.create_secret(
  new_secret text,
  new_name text default null,
  new_description text default '',
  new_key_id uuid default null
)
returns uuid
language sql
set search_path = ''
as $$
  insert into vault.secrets (secret, name, description)
  values (create_secret.new_secret, create_secret.new_name, create_secret.new_description)
  returning id;
$$;

create or replace function vault.update_secret(
  secret_id uuid,
  new_secret text default null,
  new_name text default null,
  new_description text default null,
  new_key_id uuid default null
)
returns void
language sql
set search_path = ''
as $$
  update vault.secrets s set
    secret = coalesce(update_secret.new_secret, s.secret),
    name = coalesce(update_secret.new_name, s.name),
    description = coalesce(update_secret.new_description, s.description),
    updated_at = now()
  where s.id = update_secret.secret_id;
$$;

revoke all on all functions in schema vault from public;
