-- A section of which a thousand rows do not fit is given up: finding a bad row takes many tries, and a file of nothing else
-- held the database for a minute. What was stored before stays; the rest is rejected as not_looked_at.

drop function private.insert_rows(text, text[], jsonb[]);

create function private.insert_rows(section text, columns text[], items jsonb[], most_rejected int default 1000,
  out created int, out rejections jsonb)
language plpgsql
set search_path = ''
as $$
declare
  names text := (select string_agg(format('%I', c), ', ') from unnest(columns) as c);
  latest timestamptz;
  state text;
  hint text;
  violated text;
  missing text;
  half int := cardinality(items) / 2;
  rest record;
begin
  created := cardinality(items);
  rejections := '[]';
  if created = 0 then
    return;
  end if;
  if most_rejected <= 0 then
    created := 0;
    rejections := (select jsonb_agg(jsonb_build_object('section', section, 'index', i -> 'index', 'reason', 'not_looked_at'))
      from unnest(items) as i);
    return;
  end if;
  begin
    execute format('with stored as (insert into public.%1$I (%2$s) select %3$s from unnest($1) with ordinality as i (item, position),'
      ' jsonb_populate_record(null::public.%1$I, i.item -> ''row'') as r order by i.position returning %4$s as latest)'
      ' select max(s.latest) from stored s', section, names,
      (select string_agg(format('r.%I', c), ', ') from unnest(columns) as c),
      case when section = 'knowledge_items' then 'greatest(created_at, stated_at)' else 'created_at' end)
    into latest using items;
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    return;
  exception when others then
    get stacked diagnostics state = returned_sqlstate, hint = pg_exception_hint, violated = constraint_name, missing = column_name;
    if not private.refusal_of(state, hint, violated, missing) ? 'reason' then
      raise;
    end if;
  end;
  if half = 0 then
    created := 0;
    rejections := jsonb_build_array(jsonb_build_object('section', section, 'index', items[1] -> 'index')
      || private.refusal_of(state, hint, violated, missing));
    return;
  end if;
  select * into rest from private.insert_rows(section, columns, items[1:half], most_rejected);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(section, columns, items[half + 1:], most_rejected - jsonb_array_length(rest.rejections)) as r;
end;
$$;
comment on function private.insert_rows(text, text[], jsonb[], int) is
  'Inserts [{ index, row }] in order, all that the table accepts, until so many have been refused; rejections: [{ section, index, reason, problem? }].';

revoke execute on function private.insert_rows(text, text[], jsonb[], int) from public, anon;
grant execute on function private.insert_rows(text, text[], jsonb[], int) to authenticated, service_role;

comment on function public.import_data(jsonb, text, text) is
  'Imports { table: [{ index, row }] } for the caller, once per digest (SHA-256 of the file''s content); a valid signature of the digest keeps source and validation: { status: imported | repeated, own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }] }. Reasons: invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_section, not_looked_at (after a thousand bad rows of the section) and what the tables raise. Raises PT400 invalid_document.';
