-- pg_net's functions and tables, for databases without the extension; only Supabase has it. The stack's process sends the
-- requests after the transaction that queued them has committed.

select pg_catalog.pg_advisory_xact_lock(7350);

create schema if not exists net;

create table if not exists net.http_request_queue (
  id bigint primary key generated always as identity,
  method text not null check (method in ('GET', 'POST', 'DELETE')),
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds int not null
);
alter table net.http_request_queue enable row level security;

create table if not exists net._http_response (
  id bigint,
  status_code int,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
alter table net._http_response enable row level security;
create index if not exists http_response_created on net._http_response (created);

create or replace function net.wake()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('life_assistant_schedule', 'net');
  return null;
end;
$$;
create or replace trigger wake after insert on net.http_request_queue for each statement execute function net.wake();

create or replace function net.urlencode(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(pg_catalog.string_agg(
    case
      when byte between 48 and 57 or byte between 65 and 90 or byte between 97 and 122 or byte in (45, 46, 95, 126)
        then pg_catalog.chr(byte)
      else '%' || pg_catalog.upper(pg_catalog.lpad(pg_catalog.to_hex(byte), 2, '0'))
    end, '' order by i), '')
  from (
    select i, pg_catalog.get_byte(pg_catalog.convert_to(urlencode.value, 'UTF8'), i) as byte
    from pg_catalog.generate_series(0, pg_catalog.octet_length(urlencode.value) - 1) as i
  ) as bytes;
$$;

create or replace function net.enqueue(method text, url text, params jsonb, headers jsonb, body jsonb, timeout_milliseconds int)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  query text := (
    select pg_catalog.string_agg(net.urlencode(key) || '=' || net.urlencode(value), '&')
    from pg_catalog.jsonb_each_text(enqueue.params));
  request_id bigint;
begin
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values (
    enqueue.method,
    enqueue.url || coalesce(case when enqueue.url like '%?%' then '&' else '?' end || query, ''),
    enqueue.headers,
    pg_catalog.convert_to(enqueue.body::text, 'UTF8'),
    enqueue.timeout_milliseconds
  )
  returning id into request_id;
  return request_id;
end;
$$;

create or replace function net.http_get(
  url text,
  params jsonb default '{}',
  headers jsonb default '{}',
  timeout_milliseconds int default 5000
)
returns bigint
language sql
set search_path = ''
as $$
  select net.enqueue('GET', http_get.url, http_get.params, http_get.headers, null, http_get.timeout_milliseconds);
$$;

create or replace function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds int default 5000
)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  content_type text := (
    select value from pg_catalog.jsonb_each_text(coalesce(http_post.headers, '{}')) where pg_catalog.lower(key) = 'content-type' limit 1);
begin
  if content_type <> 'application/json' then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  return net.enqueue(
    'POST', http_post.url, http_post.params,
    case when content_type is null then http_post.headers || '{"Content-Type": "application/json"}' else http_post.headers end,
    http_post.body, http_post.timeout_milliseconds);
end;
$$;

create or replace function net.http_delete(
  url text,
  params jsonb default '{}',
  headers jsonb default '{}',
  timeout_milliseconds int default 5000,
  body jsonb default null
)
returns bigint
language sql
set search_path = ''
as $$
  select net.enqueue('DELETE', http_delete.url, http_delete.params, http_delete.headers, http_delete.body, http_delete.timeout_milliseconds);
$$;

revoke all on all functions in schema net from public;
