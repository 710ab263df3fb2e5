-- Import: a file comes in numbered slices, each a short transaction, so that a large file blocks nobody. Each slice
-- is done once; a repeated import continues where the last one stopped, and a finished file is answered from its
-- record.

-- The last fifty imports of a user by the digest of the file: progress and results.
create table private.imports (
  user_id uuid not null references auth.users (id) on delete cascade,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Whether it is an unchanged export of this deployment.
  own boolean not null,
  slices int,
  done int not null default 0,
  created jsonb not null default '{}',
  skipped jsonb not null default '{}',
  rejected int not null default 0,
  rejections jsonb not null default '[]',
  -- How many rows of a section were on in the file and came in off.
  left_off jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, content_hash)
);
alter table private.imports enable row level security;
grant all on private.imports to service_role;

-- Items of a file that exist in the memory of the caller with another id, until the import is finished.
create table private.import_matches (
  user_id uuid not null references auth.users (id) on delete cascade,
  content_hash text not null,
  old_id text not null check (char_length(old_id) <= 1000),
  item_id uuid not null,
  primary key (user_id, content_hash, old_id),
  foreign key (user_id, content_hash) references private.imports (user_id, content_hash) on delete cascade
);
alter table private.import_matches enable row level security;
grant select on private.import_matches to authenticated;
grant all on private.import_matches to service_role;
create policy import_matches_select on private.import_matches for select to authenticated using ((select auth.uid()) = user_id);

create function private.open_import(digest text, signature text) returns private.imports
language sql security definer set search_path = '' as $$
  delete from private.imports i where i.user_id = private.current_user_id() and i.content_hash in (
    select o.content_hash from private.imports o
    where o.user_id = private.current_user_id() and o.content_hash <> open_import.digest
    order by o.created_at desc, o.content_hash offset 49);
  -- Of an import that was given up. One that goes on finds its items by their ids.
  delete from private.import_matches m using private.imports o
  where m.user_id = private.current_user_id() and m.content_hash <> open_import.digest
    and o.user_id = m.user_id and o.content_hash = m.content_hash and o.created_at < now() - interval '1 day';
  insert into private.imports (user_id, content_hash, own)
  values (private.current_user_id(), open_import.digest,
    coalesce(open_import.signature = private.signature('export', open_import.digest), false))
  -- Locks and returns the record.
  on conflict (user_id, content_hash) do update set done = imports.done
  returning *;
$$;

-- The record of an import, locked, when this slice is the next or done already. Raises PT409 import_out_of_step.
create function private.claim_slice(digest text, number int, slices int) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports;
begin
  if claim_slice.slices > 3000 then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  -- When the same file is imported twice at once, the slices alternate.
  select i.* into import from private.imports i
  where i.user_id = private.current_user_id() and i.content_hash = claim_slice.digest for update;
  -- Another version has cut the file differently: start again. Rows that exist already are recognised by their ids.
  if claim_slice.number = 0 and import.done is distinct from import.slices and import.slices is distinct from claim_slice.slices then
    update private.imports i set slices = claim_slice.slices, done = 0
    where i.user_id = import.user_id and i.content_hash = import.content_hash returning i.* into import;
  end if;
  if (import.slices = claim_slice.slices and claim_slice.number between 0 and least(import.done, import.slices - 1)) is not true then
    perform private.raise(409, 'import_out_of_step', 'Essa importação mudou no meio. Mande o arquivo de novo.');
  end if;
  return import;
end;
$$;

create function private.record_slice(
  digest text, section text, created int, skipped int, rejections jsonb, left_off int
) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports;
begin
  update private.imports i set
    done = i.done + 1,
    created = i.created || jsonb_build_object(section, coalesce((i.created ->> section)::int, 0) + record_slice.created),
    skipped = i.skipped || jsonb_build_object(section, coalesce((i.skipped ->> section)::int, 0) + record_slice.skipped),
    rejected = i.rejected + jsonb_array_length(record_slice.rejections),
    rejections = jsonb_path_query_array(i.rejections || record_slice.rejections, '$[0 to 999]'),
    left_off = case when record_slice.left_off = 0 then i.left_off
      else i.left_off || jsonb_build_object(section, coalesce((i.left_off ->> section)::int, 0) + record_slice.left_off) end
  where i.user_id = private.current_user_id() and i.content_hash = record_slice.digest
  returning i.* into import;
  if import.done = import.slices then
    delete from private.import_matches m where m.user_id = import.user_id and m.content_hash = import.content_hash;
  end if;
  return import;
end;
$$;

create function private.import_report(import private.imports) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('own', import.own, 'created', import.created, 'skipped', import.skipped, 'rejected', import.rejected,
    'rejections', import.rejections, 'left_off', import.left_off);
$$;

create function public.begin_import(digest text, signature text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  import private.imports;
begin
  perform private.expect_short(1000, begin_import.digest, begin_import.signature);
  if begin_import.digest is null or begin_import.digest !~ '^[0-9a-f]{64}$' then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  perform private.count_use('imports');
  import := private.open_import(begin_import.digest, begin_import.signature);
  return jsonb_build_object('sections', to_jsonb(private.export_tables('everything')), 'slices', import.slices, 'done', import.done,
    'report', private.import_report(import));
end;
$$;
comment on function public.begin_import(text, text) is
  'Begins to import a file for the caller, or says how far it has come: { sections: tables in the order in which their '
  'rows go in, slices, done, report }. digest: SHA-256 of its content; with a valid signature of it, source and '
  'validation are kept. Raises PT400 invalid_document, PT429 rate_limited.';
grant execute on function public.begin_import(text, text) to authenticated, service_role;

-- The work of import_slice. preview_import does it for all slices in one transaction, and counts itself once.
create function private.take_slice(
  import private.imports, number int, section text, items jsonb, compare boolean, mentions jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  digest constant text := import.content_hash;
  tables text[] := private.export_tables('everything');
  step record;
begin
  perform private.expect_short(1000, take_slice.section);
  perform private.expect_few(take_slice.items, 1000);
  perform private.expect_few(take_slice.mentions, 50000);
  if import.done > take_slice.number then
    return jsonb_build_object('status', 'repeated', 'done', import.done, 'report', private.import_report(import));
  end if;
  if jsonb_typeof(take_slice.items) is distinct from 'array' or jsonb_typeof(take_slice.mentions) is distinct from 'object'
    or take_slice.section <> all (tables)
    -- It is kept with what is refused, and told again.
    or exists (select from jsonb_array_elements(take_slice.items) as e
      where jsonb_typeof(e.value -> 'index') is distinct from 'number' or (e.value ->> 'index') !~ '^\d{1,9}$') then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  if take_slice.compare then
    perform private.match_knowledge(digest, take_slice.items);
    select 0 as created, 0 as skipped, '[]'::jsonb as rejections, 0 as left_off into step;
  elsif take_slice.section = 'profiles' then
    select p.*, 0 as left_off into step from private.import_profile(take_slice.items -> 0) as p;
  elsif take_slice.section = 'user_memories' then
    select m.*, 0 as left_off into step from private.import_user_memory(take_slice.items -> 0, import.own) as m;
  else
    select r.* into step
    from private.import_rows(tables, digest, take_slice.section, take_slice.items, import.own,
      take_slice.mentions) as r;
  end if;
  import := private.record_slice(digest, take_slice.section, step.created, step.skipped, step.rejections, step.left_off);
  return jsonb_build_object('status', 'imported', 'done', import.done,
    'report', case when import.done = import.slices then private.import_report(import) end);
end;
$$;

create function public.import_slice(
  digest text, number int, slices int, section text, items jsonb, compare boolean default false, mentions jsonb default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  import private.imports;
begin
  perform private.expect_short(1000, import_slice.digest, import_slice.section);
  perform private.expect_few(import_slice.items, 1000);
  perform private.expect_few(import_slice.mentions, 50000);
  -- First the import is locked, then the account, which a first use refers to: lock_account does it in this order.
  import := private.claim_slice(import_slice.digest, import_slice.number, import_slice.slices);
  perform private.count_use('import_slices');
  return private.take_slice(import, import_slice.number, import_slice.section, import_slice.items, import_slice.compare,
    import_slice.mentions);
end;
$$;
comment on function public.import_slice(text, int, int, text, jsonb, boolean, jsonb) is
  'Imports one slice of a file that was begun, [{ index, row }] of one table, or with compare only notes which items of '
  'knowledge the caller has already; a slice that is done is left alone. mentions: { "id in the file": table } for ids '
  'that are named within values. Answers { status: imported | repeated, done, report }; after the last slice the report '
  'is { own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }], left_off: { '
  'section: how many rows were on in the file and came in off } }. Reasons: '
  'invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_origin, too_many_rows '
  'and what the tables raise. Raises PT400 invalid_document, PT409 import_out_of_step, PT429 rate_limited.';
grant execute on function public.import_slice(text, int, int, text, jsonb, boolean, jsonb) to authenticated, service_role;

-- Everything happens as in an import and is rolled back, so that the report says exactly what an import would store.
create function public.preview_import(digest text, slices jsonb, signature text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  total constant int := jsonb_array_length(preview_import.slices);
  import private.imports;
  done int;
  slice jsonb;
  report jsonb;
begin
  perform private.expect_short(1000, preview_import.digest, preview_import.signature);
  perform private.expect_few(preview_import.slices, 3000);
  perform private.count_use('previews');
  begin
    import := private.open_import(preview_import.digest, preview_import.signature);
    report := private.import_report(import);
    if import.done = import.slices then
      return jsonb_build_object('status', 'repeated', 'report', report);
    end if;
    -- A file that was cut differently begins again, as in an import.
    done := case when import.slices = total then import.done else 0 end;
    while done < total loop
      perform private.expect_time();
      slice := preview_import.slices -> done;
      import := private.claim_slice(preview_import.digest, done, total);
      report := coalesce(private.take_slice(import, done, slice ->> 'section', slice -> 'items',
        coalesce((slice ->> 'compare')::boolean, false), coalesce(slice -> 'mentions', '{}')) -> 'report', report);
      done := done + 1;
    end loop;
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    return jsonb_build_object('status', 'preview', 'report', report);
  end;
end;
$$;
comment on function public.preview_import(text, jsonb, text) is
  'What an import of a file would do, without storing any of it: { status: preview | repeated, report }, the report as '
  'import_slice gives it. slices: all slices of the file in their order, [{ section, items, compare?, mentions? }]. '
  'Raises PT400 invalid_document, PT429 rate_limited.';
grant execute on function public.preview_import(text, jsonb, text) to authenticated, service_role;
