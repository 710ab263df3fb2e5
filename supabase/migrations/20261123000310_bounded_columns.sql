-- What 20261122000490 did for habits and notes, for every date a user may write, and a size for what is written as JSON.

-- A moment nobody lived is moved to the nearest bound: what was deleted or superseded stays so.
do $$
declare
  written record;
  range constant text := 'between timestamptz ''2000-01-01 00:00+00'' and timestamptz ''2100-01-01 00:00+00''';
begin
  for written in
    select c.relname as table_name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'habits' and a.atttypid = 'timestamptz'::regtype
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert') or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    group by c.relname
  loop
    execute format('update public.%I set %s where not (%s)', written.table_name,
      (select string_agg(format('%1$I = case when %1$I is not null then least(greatest(%1$I, ''2000-01-01 00:00+00''), ''2100-01-01 00:00+00'') end', c), ', ')
        from unnest(written.columns) as c),
      (select string_agg(format('coalesce(%I %s, true)', c, range), ' and ') from unnest(written.columns) as c));
    execute format('alter table public.%I add constraint %I check (%s)', written.table_name, written.table_name || '_times_in_range',
      (select string_agg(format('%I %s', c, range), ' and ') from unnest(written.columns) as c));
  end loop;
end
$$;

-- Days to come are refused by triggers already, as the user's own calendar has them.
alter table public.habit_completions add constraint habit_completions_date_in_range check (completion_date <= date '2100-01-01');
alter table public.tracking_entries add constraint tracking_entries_date_in_range check (entry_date <= date '2100-01-01');

update public.conversations c set structured_summary = null where octet_length(c.structured_summary::text) > 50000;
alter table public.conversations add constraint conversations_structured_summary_size check (octet_length(structured_summary::text) <= 50000);
