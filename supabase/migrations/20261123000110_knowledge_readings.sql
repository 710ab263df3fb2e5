-- What an item's content is read as, kept beside it: reading takes milliseconds, and a new item is compared with up to thirty.
-- A reading holds for one content under one set of rules. Which rules those are nobody has to remember to say: the tables
-- they are read from count their changes, and the functions that read them are told apart as Postgres does it.

create table private.reading_rules (
  id boolean primary key default true check (id),
  changes bigint not null default 0
);
alter table private.reading_rules enable row level security;
grant select on private.reading_rules to authenticated;
grant all on private.reading_rules to service_role;
create policy reading_rules_select on private.reading_rules for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.reading_rules is 'One row: how often what contents are read by has changed.';
insert into private.reading_rules default values;

create function private.forget_readings()
returns void
language sql
set search_path = ''
as $$
  update private.reading_rules set changes = changes + 1;
$$;
comment on function private.forget_readings() is
  'For migrations: every content is to be read anew. Changed tables and functions see to that themselves; dictionaries of full text search do not.';

create function private.note_new_rules()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.forget_readings();
  return null;
end;
$$;

create trigger slot_rules_changed after insert or update or delete or truncate on private.slot_rules
  for each statement execute function private.note_new_rules();
create trigger verb_forms_changed after insert or update or delete or truncate on private.verb_forms
  for each statement execute function private.note_new_rules();
create trigger spellings_changed after insert or update or delete or truncate on private.spellings
  for each statement execute function private.note_new_rules();
create trigger word_kinds_changed after insert or update or delete or truncate on private.word_kinds
  for each statement execute function private.note_new_rules();
create trigger places_changed after insert or update or delete or truncate on private.places
  for each statement execute function private.note_new_rules();
create trigger professions_changed after insert or update or delete or truncate on private.professions
  for each statement execute function private.note_new_rules();

create function private.reading_version()
returns bigint
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Each change of a function writes its row anew. In a copy of the database the rows differ, too: there everything is read again.
  return (
    select bit_xor(pg_catalog.hashtidextended(p.ctid, p.xmin::text::bigint)) # (select r.changes from private.reading_rules r)
    from pg_catalog.pg_proc p where p.pronamespace = 'private'::regnamespace);
end;
$$;
comment on function private.reading_version() is
  'Stands for the rules in force. Taken before reading: a reading kept under it is of these rules or of newer ones.';

create table private.knowledge_readings (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id uuid not null,
  version bigint not null,
  content_digest text not null,
  readings jsonb not null check (jsonb_typeof(readings) = 'array'),
  primary key (user_id, item_id),
  foreign key (user_id, item_id) references public.knowledge_items (user_id, id) on delete cascade
);
alter table private.knowledge_readings enable row level security;
grant select on private.knowledge_readings to authenticated;
grant all on private.knowledge_readings to service_role;
create policy knowledge_readings_select on private.knowledge_readings for select to authenticated
  using ((select auth.uid()) = user_id);
comment on table private.knowledge_readings is 'What private.read_slots makes of an item''s content, to be made again at any time.';
comment on column private.knowledge_readings.version is 'private.reading_version() it was read under; under any other it does not count.';
comment on column private.knowledge_readings.content_digest is 'MD5 of the content that was read.';

create function private.keep_readings(item public.knowledge_items, version bigint, readings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One transaction of a user's at a time keeps readings, so that two never wait for each other's rows; none waits to do so.
  if current_setting('transaction_read_only') = 'on' or auth.uid() <> item.user_id
    or not pg_try_advisory_xact_lock(hashtextextended(item.user_id::text || ':knowledge', 0)) then
    return;
  end if;
  insert into private.knowledge_readings as r (user_id, item_id, version, content_digest, readings)
  values (item.user_id, item.id, keep_readings.version, md5(item.content), keep_readings.readings)
  on conflict (user_id, item_id) do update
  set version = excluded.version, content_digest = excluded.content_digest, readings = excluded.readings;
end;
$$;
comment on function private.keep_readings(public.knowledge_items, bigint, jsonb) is 'Keeps what a stored item''s content was read as, for its owner or the service. A definer: nobody writes readings by hand.';

create function private.readings_of(item public.knowledge_items, version bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  kept jsonb := (
    select r.readings from private.knowledge_readings r
    where r.user_id = item.user_id and r.item_id = item.id and r.version = readings_of.version and r.content_digest = md5(item.content));
begin
  if kept is null then
    kept := private.read_slots(item.content);
    perform private.keep_readings(item, readings_of.version, kept);
  end if;
  return kept;
end;
$$;
comment on function private.readings_of(public.knowledge_items, bigint) is
  'private.read_slots of a stored item''s content; read only when that has not been done under this private.reading_version().';

revoke execute on function private.forget_readings(), private.note_new_rules() from public, anon, authenticated;
grant execute on function private.forget_readings() to service_role;
revoke execute on function private.reading_version(), private.keep_readings(public.knowledge_items, bigint, jsonb),
  private.readings_of(public.knowledge_items, bigint) from public, anon;
grant execute on function private.reading_version(), private.keep_readings(public.knowledge_items, bigint, jsonb),
  private.readings_of(public.knowledge_items, bigint) to authenticated, service_role;
