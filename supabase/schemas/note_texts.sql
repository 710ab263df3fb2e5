-- How automatic notes write numbers, days, lists, tables and what the user wrote.

-- What a note is about.
create type private.note_period as (
  kind text,
  first_day date,
  last_day date,
  -- The last day or today, whichever is earlier: where the records can end.
  until date,
  -- What it is compared with, and up to where when this period is not over yet.
  before_first date,
  before_until date
);

create function private.note_number(value numeric, places int default 2) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  -- The letters G and D of to_char depend on the server's locale.
  select translate(rtrim(to_char(round(note_number.value, note_number.places), 'FM999,999,999,990.9999'), '.'), ',.', '.,');
$$;
comment on function private.note_number(numeric, int) is '1.234,5: at most this many decimal places, four at most.';

create function private.note_minutes(minutes numeric) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when whole < 60 then whole || ' min'
    else whole / 60 || 'h' || case when whole % 60 > 0 then lpad((whole % 60)::text, 2, '0') else '' end end
  from (select round(note_minutes.minutes)::int as whole) r;
$$;
comment on function private.note_minutes(numeric) is '45 min, 7h30, 8h';

create function private.note_count(number bigint, one text, many text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select private.note_number(note_count.number::numeric, 0) || ' ' || case when note_count.number = 1 then one else many end;
$$;

create function private.note_text(value text, most int default 240) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- One line, and none of it Markdown: a note is rendered, and what users write may come from anywhere.
  select nullif(regexp_replace(
    case when char_length(t.line) > note_text.most then rtrim(left(t.line, note_text.most - 1)) || '…' else t.line end,
    '([\\`*_\[\]<>|#~])', '\\\1', 'g'), '')
  from (select btrim(regexp_replace(note_text.value, '\s+', ' ', 'g')) as line) t;
$$;
comment on function private.note_text(text, int) is 'What a user wrote, on one line, cut to a length and with Markdown''s marks escaped.';

create function private.note_value(metric text, value numeric, unit text) returns text
language sql immutable set search_path = '' as $$
  select case note_value.metric
    when 'weight' then private.note_number(note_value.value, 1) || ' kg'
    when 'water' then case when note_value.value < 1000 then private.note_number(note_value.value, 0) || ' ml'
      else private.note_number(note_value.value / 1000, 1) || ' L' end
    when 'sleep' then private.note_minutes(note_value.value * 60)
    when 'exercise' then private.note_minutes(note_value.value)
    when 'mood' then private.note_number(note_value.value, 1)
    when 'energy' then private.note_number(note_value.value, 1)
    else concat_ws(' ', private.note_number(note_value.value, 1), private.note_text(note_value.unit, 20)) end;
$$;
comment on function private.note_value(text, numeric, text) is 'A value in its metric''s canonical unit: 81,4 kg · 2,1 L · 7h30 · 98 mg/dL.';

create function private.note_range(metric text, lowest numeric, highest numeric, unit text) returns text
language sql immutable set search_path = '' as $$
  select case
    when lowest = highest then private.note_value(metric, lowest, unit)
    when metric in ('weight', 'mood', 'energy', 'custom') then private.note_number(lowest, 1) || ' a ' || private.note_value(metric, highest, unit)
    else private.note_value(metric, lowest, unit) || ' a ' || private.note_value(metric, highest, unit) end;
$$;
comment on function private.note_range(text, numeric, numeric, text) is '81,7 a 84,6 kg · 5h30 a 8h45';

create function private.month_name(day date) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select (array['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro',
    'dezembro'])[extract(month from month_name.day)::int];
$$;

create function private.note_span(first_day date, last_day date) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when date_trunc('month', first_day::timestamp) = date_trunc('month', last_day::timestamp)
      then format('%s a %s de %s de %s', d.first, d.last, d.last_month, d.last_year)
    when d.first_year = d.last_year then format('%s de %s a %s de %s de %s', d.first, d.first_month, d.last, d.last_month, d.last_year)
    else format('%s de %s de %s a %s de %s de %s', d.first, d.first_month, d.first_year, d.last, d.last_month, d.last_year) end
  from (select
    extract(day from first_day) as first, private.month_name(first_day) as first_month, extract(year from first_day) as first_year,
    extract(day from last_day) as last, private.month_name(last_day) as last_month, extract(year from last_day) as last_year) d;
$$;
comment on function private.note_span(date, date) is '16 a 22 de novembro de 2026, with the first month and year where they differ.';

create function private.note_list(lines text[], most int default 12) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '- ' || array_to_string(lines[1:most]
    || case when cardinality(lines) > most then array[format('e mais %s', cardinality(lines) - most)] else '{}' end, E'\n- ')
  where cardinality(lines) > 0;
$$;
comment on function private.note_list(text[], int) is 'A Markdown list of the first lines and how many more there are; null without any.';

create function private.note_day(day date) returns text
language sql immutable strict parallel safe set search_path = '' as $$ select to_char(note_day.day, 'DD/MM'); $$;

create function private.note_section(heading text, variadic parts text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format(E'## %s\n\n%s', note_section.heading, nullif(concat_ws(E'\n\n', variadic note_section.parts), ''))
  where concat_ws('', variadic note_section.parts) <> '';
$$;
comment on function private.note_section(text, text[]) is 'A heading with its paragraphs; null when all of them are.';

create function private.note_table(heads text[], lines text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(
    array['| ' || array_to_string(heads, ' | ') || ' |', '|' || repeat('---|', cardinality(heads))] || lines, E'\n')
  where cardinality(lines) > 0;
$$;
comment on function private.note_table(text[], text[]) is 'A Markdown table of lines made by note_row; null without any.';

create function private.note_row(variadic cells text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '| ' || array_to_string(cells, ' | ', '–') || ' |';
$$;

grant execute on function
  private.note_number, private.note_minutes, private.note_count, private.note_text, private.note_value,
  private.note_range, private.month_name, private.note_span, private.note_list, private.note_day, private.note_section,
  private.note_table, private.note_row
to authenticated, service_role;
