-- One notion of blank, in tables and functions alike: a text without anything to see in it, whichever characters take no
-- ink. Trimming spaces and looking for \S let zero-width ones pass.

create or replace function private.is_blank(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Spaces, controls, marks of direction, fillers, selectors of variants and tags, as Unicode has them.
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]'), true);
end;
$$;

create or replace function private.is_text_list(list text[], max_items int, max_length int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select list is not null
    and cardinality(list) <= max_items
    and not exists (
      select from unnest(list) as item
      where private.is_blank(item) or char_length(item) > max_length
    );
$$;

-- What is there already: a name nobody can see gets one that says so, anything else is as good as missing.
-- Active habits are told apart by their names.
update public.habits h set name = format('(sem nome: %s)', left(h.id::text, 8)) where private.is_blank(h.name);
do $$
declare
  written record;
begin
  for written in
    select x.* from (values
      ('bills', 'name', '(sem nome)'), ('debts', 'name', '(sem nome)'), ('incomes', 'name', '(sem nome)'),
      ('investments', 'name', '(sem nome)'), ('expenses', 'description', '(sem descrição)'), ('habits', 'name', null),
      ('tracking_entries', 'custom_name', '(sem nome)'), ('knowledge_items', 'title', '(em branco)'),
      ('knowledge_items', 'content', '(em branco)'), ('library_items', 'title', '(em branco)'),
      ('library_items', 'content', '(em branco)'), ('conversations', 'long_term_summary', null),
      ('habit_completions', 'note', null), ('knowledge_items', 'inference_evidence', null), ('profiles', 'display_name', null),
      ('tracking_entries', 'custom_unit', null), ('tracking_entries', 'note', null), ('user_memories', 'communication_style', null),
      ('user_memories', 'family_context', null), ('user_memories', 'location', null), ('user_memories', 'name', null),
      ('user_memories', 'occupation', null)
    ) as x (table_name, column_name, replacement)
  loop
    execute format('update public.%1$I set %2$I = %3$L where %2$I is not null and private.is_blank(%2$I)',
      written.table_name, written.column_name, written.replacement);
    execute format('alter table public.%1$I add constraint %3$I check (%2$I is null or not private.is_blank(%2$I))',
      written.table_name, written.column_name, written.table_name || '_' || written.column_name || '_not_blank');
  end loop;
  -- These are held to is_text_list already.
  for written in
    select x.* from (values
      ('knowledge_items', 'tags'), ('user_memories', 'current_goals'), ('user_memories', 'current_challenges'),
      ('user_memories', 'top_of_mind'), ('user_memories', 'values'), ('user_memories', 'learned_patterns')
    ) as x (table_name, column_name)
  loop
    execute format('update public.%1$I set %2$I = array(select t from unnest(%2$I) with ordinality as u (t, position)'
      ' where not private.is_blank(t) order by position) where exists (select from unnest(%2$I) as t where private.is_blank(t))',
      written.table_name, written.column_name);
  end loop;
end
$$;

create or replace function private.create_user_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted_name text := btrim(left(new.raw_user_meta_data ->> 'name', 200));
  wanted_zone text := left(new.raw_user_meta_data ->> 'timezone', 64);
begin
  insert into public.profiles (user_id, display_name, timezone)
  values (
    new.id,
    case when not private.is_blank(wanted_name) then wanted_name end,
    case when private.is_timezone(wanted_zone) then wanted_zone else 'America/Sao_Paulo' end
  );
  insert into public.user_memories (user_id) values (new.id);
  return new;
end;
$$;

create or replace function private.finance_text(value text, field text, max_length integer)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  trimmed text := btrim(finance_text.value, E' \t\r\n');
begin
  if private.is_blank(trimmed) or char_length(trimmed) > finance_text.max_length then
    perform private.raise(400, 'invalid_' || finance_text.field,
      format('Preciso de um texto com até %s letras.', finance_text.max_length),
      jsonb_build_object('field', finance_text.field, 'max_length', finance_text.max_length));
  end if;
  return trimmed;
end;
$$;

create or replace function private.check_habit_name(name text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := coalesce(regexp_replace(btrim(check_habit_name.name), '\s+', ' ', 'g'), '');
  existing public.habits;
begin
  if private.is_blank(wanted) or char_length(wanted) > 200 then
    perform private.raise(400, 'name_out_of_range', 'O nome do hábito precisa ter de 1 a 200 caracteres.');
  end if;
  select h.* into existing from public.habits h
  where h.user_id = private.current_user_id() and h.active and private.fold(h.name) = private.fold(wanted);
  if existing.id is not null then
    perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', existing.name),
      jsonb_build_object('habit', private.habit_json(existing)));
  end if;
  return wanted;
end;
$$;

create or replace function private.known_custom_name(custom_name text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := regexp_replace(btrim(known_custom_name.custom_name), '\s+', ' ', 'g');
begin
  if private.is_blank(wanted) then
    perform private.raise(400, 'custom_name_missing', 'Qual é o nome do que você quer acompanhar?');
  elsif char_length(wanted) > 100 then
    perform private.raise(400, 'custom_name_too_long', 'O nome pode ter até 100 caracteres.');
  end if;
  return coalesce(
    (select e.custom_name from public.tracking_entries e
     where e.metric = 'custom' and private.fold(e.custom_name) = private.fold(wanted)
       and e.user_id = (select auth.uid()) and e.deleted_at is null
     order by e.created_at limit 1),
    wanted);
end;
$$;
