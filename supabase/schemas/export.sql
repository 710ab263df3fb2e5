-- Export: all data of a user, row by row, oldest first, in pages. Tables and columns are read from the catalog, so
-- that a new table is exported at once: every table of user data that users may write. Left out: tables of the
-- runtime (turns, leases, tool executions), computed columns (embeddings) and softly deleted rows.

-- Tables of an export: memory, notes, conversations or everything; each after those it points to.
create function private.export_tables(what text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    with recursive
    found as (
      select c.oid, c.relname::text as name
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and case export_tables.what
          when 'memory' then c.relname in ('user_memories', 'knowledge_items', 'knowledge_links')
          when 'notes' then c.relname = 'library_items'
          when 'conversations' then c.relname in ('conversations', 'messages')
          else c.relname in ('profiles', 'user_memories') or has_any_column_privilege('authenticated', c.oid, 'insert') end
    ),
    -- A table comes after those it refers to. A reference to itself is no problem: its rows are inserted by one
    -- statement. Bills of cards come before what a card pays, which would open them anew, with other dates.
    ranked (oid, depth) as (
      select f.oid, 0 from found f
      union
      select k.conrelid, r.depth + 1 from ranked r
      join pg_catalog.pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> r.oid
      where k.conrelid in (select f.oid from found f) and r.depth < 20
    )
    select coalesce(array_agg(f.name order by
      array_position(array['profiles', 'user_memories', 'conversations', 'messages', 'knowledge_items', 'knowledge_links',
        'accounts', 'card_bills'], f.name),
      d.depth, f.name), '{}')
    from found f join (select r.oid, max(r.depth) as depth from ranked r group by r.oid) d on d.oid = f.oid);
end;
$$;

-- Columns of a table that hold the id of a row of another, or of the same.
create function private.export_references(table_name text) returns table (column_name text, target text, required boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query select a.attname::text, t.relname::text, a.attnotnull
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'user_id'
    and a.attgenerated = ''
  where k.contype = 'f' and k.conrelid = format('public.%I', export_references.table_name)::regclass;
end;
$$;

-- The exported columns of a table: without the owner, computed columns, and references to tables that are not
-- exported.
create function private.export_columns(table_name text, tables text[]) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select array_agg(a.attname::text order by a.attnum)
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', export_columns.table_name)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
      and a.attname <> all (array['user_id', 'embedding', 'embedding_model', 'client_message_id', 'not_to_learn_at', 'deleted_at',
        'title_plain', 'search', 'structured_summary', 'long_term_summary', 'summarized_to', 'summary_version',
        'forgotten_to', 'own_safety'])
      -- One row for each user, created at sign-up: it belongs to the account.
      and not (export_columns.table_name in ('profiles', 'user_memories')
        and a.attname = any (array['version', 'last_consolidated_at', 'created_at', 'updated_at']))
      and not exists (
        select from private.export_references(export_columns.table_name) as r
        where r.column_name = a.attname and r.target <> all (export_columns.tables)));
end;
$$;

-- An object without its null members, at the top level only.
create function private.compact(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  -- jsonb_strip_nulls would also strip nulls inside tool results.
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(value) as e where jsonb_typeof(e.value) <> 'null';
$$;

create function private.has_column(table_name text, column_name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', has_column.table_name)::regclass and a.attname = has_column.column_name
      and not a.attisdropped);
$$;

-- Whether an item is exported: facts about a deleted person are not.
create function private.is_portable(item public.knowledge_items) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return item.deleted_at is null and (item.subject_id is null or exists (
    select from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id and p.deleted_at is null));
end;
$$;

-- The statement that reads a page: $1 the user, $2 and $3 created_at and key of the last row before it.
create function private.export_query(table_name text, tables text[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  row_text text := format('(select to_jsonb(x) from (select %s) x)', (
    select string_agg(format('t.%I', c), ', ') from unnest(private.export_columns(table_name, tables)) as c));
  kept text := 'true';
  key text := case
    when private.has_column(table_name, 'seq') then 't.seq'
    when private.has_column(table_name, 'id') then 't.id'
    else 't.user_id' end;
  reference record;
  there text;
begin
  if private.has_column(table_name, 'deleted_at') then
    kept := kept || ' and t.deleted_at is null';
  end if;
  -- A row that belongs to a deleted one is left out; one that only refers to it loses the reference.
  for reference in select * from private.export_references(table_name) loop
    if private.has_column(reference.target, 'deleted_at') and reference.target = any (tables) then
      there := format('from public.%I r where r.user_id = t.user_id and r.id = t.%I and %s', reference.target, reference.column_name,
        case reference.target when 'knowledge_items' then 'private.is_portable(r)' else 'r.deleted_at is null' end);
      if reference.required then
        kept := kept || format(' and exists (select %s)', there);
      else
        row_text := row_text || format(' || jsonb_build_object(%L, (select r.id %s))', reference.column_name, there);
      end if;
    end if;
  end loop;
  if private.has_column(table_name, 'group_id') then
    -- A series that ended with a deleted row has ended without it too.
    row_text := row_text || format(' || jsonb_build_object(''recurring'', t.recurring and not exists (select from public.%I r'
      ' where r.user_id = t.user_id and r.group_id = t.group_id and r.deleted_at is not null))', table_name);
  end if;
  if table_name = 'knowledge_items' then
    -- Deleted items in a chain of successors are skipped.
    row_text := row_text || ' || jsonb_build_object(''is_current'', private.is_current(t), ''about'','
      ' (select p.title from public.knowledge_items p where p.user_id = t.user_id and p.id = t.subject_id), ''superseded_by_id'','
      ' case when t.superseded_by_id is not null then (select i.id from private.successors(t.id) with ordinality as s (id, position)'
      ' join public.knowledge_items i on i.user_id = t.user_id and i.id = s.id and private.is_portable(i)'
      ' order by s.position limit 1) end)';
    kept := kept || ' and private.is_portable(t)';
  end if;
  return format(
    'select private.compact(%s) as row, t.created_at, %s::text as key, row_number() over (order by t.created_at, %s) as position'
    ' from %s t where t.user_id = $1 and %s and ($2 is null or (t.created_at, %s) > ($2, $3::%s)) order by 4 limit 500',
    row_text, key, key, case table_name when 'messages' then 'private.all_messages'
      else format('public.%I', table_name) end, kept, key, case key when 't.seq' then 'bigint' else 'uuid' end);
end;
$$;

create function private.export_part(
  table_name text, tables text[], after_time timestamptz, after_key text, out rows jsonb, out last_time timestamptz,
  out last_key text, out complete boolean
)
language plpgsql stable set search_path = '' as $$
begin
  -- At most 500 rows or about 1 MB, and at least one row.
  execute format($query$
    with page as (%s),
    sized as (
      select p.*, sum(octet_length(p.row::text)) over (order by p.position) - octet_length(p.row::text) as before from page p
    ),
    taken as (select s.* from sized s where s.before < 1000000)
    select coalesce(jsonb_agg(t.row order by t.position), '[]'), max(t.created_at),
      (array_agg(t.key order by t.position desc))[1],
      count(*) < 500 and count(*) = (select count(*) from page)
    from taken t
  $query$, private.export_query(table_name, tables))
  into rows, last_time, last_key, complete
  using private.current_user_id(), after_time, after_key;
end;
$$;

create function private.read_export_cursor(
  cursor jsonb, tables text[], out section text, out after_time timestamptz, out after_key text
)
language plpgsql stable set search_path = '' as $$
begin
  section := cursor ->> 'section';
  if section is not null and section = any (tables) then
    after_time := (cursor ->> 'time')::timestamptz;
    after_key := cursor ->> 'key';
    if private.has_column(section, 'seq') then
      perform after_key::bigint;
    else
      perform after_key::uuid;
    end if;
    return;
  end if;
  raise invalid_parameter_value;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;

create function public.export_page(what text default 'everything', cursor jsonb default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  allowed text[] := array['memory', 'notes', 'conversations', 'everything'];
  tables text[];
  start record;
  part record;
  parts jsonb := '[]'::jsonb;
  next jsonb;
  section text;
begin
  perform private.expect_short(1000, export_page.what);
  perform private.count_use(case when export_page.cursor is null then 'exports' else 'export_pages' end);
  if export_page.what is null or export_page.what <> all (allowed) then
    perform private.raise(400, 'invalid_what', 'Não sei exportar isso.', jsonb_build_object('allowed', allowed));
  end if;
  tables := private.export_tables(export_page.what);
  select null::text as section, null::timestamptz as after_time, null::text as after_key into start;
  if export_page.cursor is not null then
    select * into start from private.read_export_cursor(export_page.cursor, tables);
  end if;
  foreach section in array tables[coalesce(array_position(tables, start.section), 1):] loop
    if section = start.section then
      select * into part from private.export_part(section, tables, start.after_time, start.after_key);
    else
      select * into part from private.export_part(section, tables, null, null);
    end if;
    parts := parts || jsonb_build_array(jsonb_build_object('section', section, 'rows', part.rows));
    if not part.complete then
      next := jsonb_build_object('section', section, 'time', part.last_time, 'key', part.last_key);
      exit;
    end if;
    -- Short tables share a page.
    if jsonb_array_length(part.rows) > 100 and section <> tables[cardinality(tables)] then
      next := jsonb_build_object('section', tables[array_position(tables, section) + 1], 'time', '-infinity', 'key',
        case when private.has_column(tables[array_position(tables, section) + 1], 'seq') then '0'
          else '00000000-0000-0000-0000-000000000000' end);
      exit;
    end if;
  end loop;
  return jsonb_build_object(
    'parts', parts,
    'next', next,
    'sections', to_jsonb(tables),
    'exported_at', now(),
    'timezone', coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo'));
end;
$$;
comment on function public.export_page(text, jsonb) is
  'A page of the caller''s data: { parts: [{ section, rows }], next: cursor | null, sections, exported_at, timezone }; '
  'what is memory, notes, conversations or everything. Rows are oldest first, as the tables have them, without owner, '
  'deleted rows and what is computed; knowledge items have is_current and about. Raises PT400 invalid_what, '
  'invalid_cursor, PT429 rate_limited.';
grant execute on function public.export_page(text, jsonb) to authenticated, service_role;

-- Signatures of exports, so that an import recognises files that this deployment has written. The secret never leaves
-- the database, and only the server signs, the rows that it has just read.
insert into private.settings (key, value)
values ('export_secret', to_jsonb(encode(extensions.gen_random_bytes(32), 'hex')));

-- HMAC-SHA256 of purpose:content with the secret of this deployment. For definer functions only: a user must not get
-- the signature of a text of their choice.
create function private.signature(purpose text, content text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(concat_ws(':', signature.purpose, signature.content),
    (select s.value #>> '{}' from private.settings s where s.key = 'export_secret'), 'sha256'), 'hex');
$$;

create function public.sign_export(digest text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('algorithm', 'hmac-sha256', 'digest', sign_export.digest,
    'signature', private.signature('export', sign_export.digest));
$$;
comment on function public.sign_export(text) is
  'Signs the SHA-256 of an export: { algorithm, digest, signature }. For the export function alone, which has read what '
  'it signs.';
grant execute on function public.sign_export(text) to service_role;
