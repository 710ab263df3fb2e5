-- A note without anything to see in it is no note, and a name is compared by its first two hundred letters: no stored one is
-- longer, and comparing a longer one costs seconds.

create or replace function private.finance_name(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  folded text := regexp_replace(private.fold(left(finance_name.name, 200)), '[^a-z0-9]+', ' ', 'g');
  bare text := btrim(regexp_replace(folded,
    '\m(a|o|as|os|e|um|uma|de|da|do|das|dos|no|na|la|em|meu|minha|conta|contas|fatura|boleto|mensalidade|parcelas?|prestacao|prestacoes|divida|pagamento)\M',
    ' ', 'g'));
begin
  -- Words for the same bill; what is left over when nothing but common words was said is what was said.
  bare := regexp_replace(bare, '\s+', ' ', 'g');
  bare := regexp_replace(bare, '\m(energia( eletrica)?|eletricidade)\M', 'luz', 'g');
  bare := regexp_replace(bare, '\m(wi ?fi|banda larga|net)\M', 'internet', 'g');
  bare := regexp_replace(bare, '\m(cel|tel|telefone|telefonia)\M', 'celular', 'g');
  bare := regexp_replace(bare, '\mcartao credito\M', 'cartao', 'g');
  bare := regexp_replace(bare, '\m(condo|cond)\M', 'condominio', 'g');
  bare := regexp_replace(bare, '\m(facul|universidade)\M', 'faculdade', 'g');
  bare := regexp_replace(bare, '\m(ape|apto)\M', 'apartamento', 'g');
  return case when bare = '' then btrim(folded) else bare end;
end;
$$;

create or replace function private.check_metric(
  metric text,
  value numeric,
  unit text,
  date date,
  note text,
  custom_name text,
  out canonical_value numeric,
  out canonical_unit text,
  out entry_date date,
  out entry_note text,
  out name text
)
language plpgsql
stable
set search_path = ''
as $$
declare
  rule record;
  factor numeric := private.unit_factor(check_metric.metric, check_metric.unit);
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_metric.metric;
  if rule is null then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if check_metric.value is null then
    perform private.raise(400, 'value_missing', 'Faltou o valor.', jsonb_build_object('metric', rule.metric));
  end if;
  if factor is null then
    perform private.raise(400, 'unknown_unit',
      format('Não sei converter “%s” em %s.', left(check_metric.unit, 40), coalesce(rule.unit, 'uma nota de 1 a 10')),
      jsonb_build_object('metric', rule.metric, 'unit', left(check_metric.unit, 40), 'canonical_unit', rule.unit));
  end if;

  canonical_value := round(check_metric.value * factor, 4);
  if not canonical_value between rule.lowest and rule.highest then
    perform private.raise(400, 'value_out_of_range',
      format('%s precisa ficar entre %s e %s.', rule.label, rule.lowest, concat_ws(' ', rule.highest, rule.unit)),
      jsonb_build_object('metric', rule.metric, 'minimum', rule.lowest, 'maximum', rule.highest, 'unit', rule.unit));
  end if;

  entry_date := coalesce(check_metric.date, private.today());
  if entry_date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', entry_date, 'today', private.today()));
  elsif entry_date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.', jsonb_build_object('date', entry_date));
  end if;

  entry_note := case when not private.is_blank(check_metric.note) then btrim(check_metric.note) end;
  if char_length(entry_note) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  canonical_unit := rule.unit;
  if rule.metric = 'custom' then
    name := private.known_custom_name(check_metric.custom_name);
    canonical_unit := case when not private.is_blank(check_metric.unit) then btrim(check_metric.unit) end;
    if char_length(canonical_unit) > 20 then
      perform private.raise(400, 'unit_too_long', 'A unidade pode ter até 20 caracteres.');
    end if;
  end if;
end;
$$;

create or replace function public.record_habit(
  habit_name text,
  date date default null,
  note text default null,
  tool_call_id text default null
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_habit', tool_call_id);
  day date;
  candidates public.habits[];
  completion uuid;
  progress record;
begin
  if stored is not null then
    return stored;
  end if;
  day := private.check_completion_date(date);
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  elsif char_length(btrim(note)) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  insert into public.habit_completions (user_id, habit_id, completion_date, note)
  values (caller, candidates[1].id, day, case when not private.is_blank(note) then btrim(note) end)
  on conflict (habit_id, completion_date) where deleted_at is null do nothing
  returning id into completion;

  select p.* into progress from private.habit_progress(candidates[1].id) p;
  return private.record_tool(
    'record_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', habit_name, 'date', date, 'note', note)),
    jsonb_build_object(
      'habit', private.habit_json(candidates[1]),
      'date', day,
      'already_done', completion is null,
      'today', progress.state,
      'streak', progress.streak,
      'best_streak', progress.best_streak),
    case when completion is not null then jsonb_build_object(
      'table', 'habit_completions', 'id', completion, 'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;

create or replace function private.check_person(relationship text, birthday text, preferences text[], note text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if note ~ '\S' and private.is_blank(note) then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(relationship) > 200 or char_length(note) > 4000
    or not private.is_text_list(coalesce(preferences, '{}'), 20, 200) then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar sobre alguém.');
  end if;
  if birthday is not null and not private.is_birthday(birthday) then
    perform private.raise(400, 'invalid_birthday', 'Não entendi o aniversário: preciso de dia e mês, com o ano se você souber.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  if birthday !~ '^--' and birthday::date > private.today() then
    perform private.raise(400, 'invalid_birthday', 'Esse aniversário está no futuro.', jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
end;
$$;
