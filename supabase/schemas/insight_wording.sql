-- What the contrasts come to, in words: observations with their figures, never a cause and never a diagnosis.
create function private.short_number(value double precision, digits int) returns text
language sql immutable set search_path = '' as $$
  select replace(trim_scale(round(short_number.value::numeric, short_number.digits))::text, '.', ',');
$$;

create function private.outcome_figure(outcome text, value double precision) returns text
language sql immutable set search_path = '' as $$
  select case outcome
    when 'spending' then private.finance_money(round(outcome_figure.value::numeric, 2))
    when 'sleep' then private.short_number(outcome_figure.value, 1) || ' h'
    when 'exercise' then private.short_number(outcome_figure.value, 0) || ' min'
    else private.short_number(outcome_figure.value, 1) end;
$$;

create function private.habit_name(kind text) returns text
language sql stable set search_path = '' as $$
  select case when char_length(h.name) > 60 then left(h.name, 59) || '…' else h.name end
  from public.habits h
  where h.user_id = (select auth.uid()) and kind ~ '^(habit|streak):' and h.id = split_part(kind, ':', 2)::uuid;
$$;

create function private.cause_words(cause text, out moment text, out name text, out area text)
language sql stable set search_path = '' as $$
  select
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'em dias com menos de 6 h de sono'
      when 'short_sleep_week' then 'em semanas com menos de 6 h de sono por noite'
      when 'exercise' then 'em dias com exercício'
      when 'low_mood' then 'em dias de humor baixo (4 ou menos)'
      when 'habit' then 'em dias com o hábito “' || private.habit_name(cause) || '” feito'
      when 'streak' then 'com o hábito “' || private.habit_name(cause) || '” feito três vezes seguidas ou mais'
      when 'weekend' then 'nos fins de semana'
      when 'payday' then 'na semana depois de receber'
      else (array['às segundas', 'às terças', 'às quartas', 'às quintas', 'às sextas', 'aos sábados', 'aos domingos'])[split_part(cause, ':', 2)::int]
    end,
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'sono'
      when 'short_sleep_week' then 'sono'
      when 'exercise' then 'exercício'
      when 'low_mood' then 'humor'
      when 'weekend' then 'fim de semana'
      when 'weekday' then 'dia da semana'
      when 'payday' then 'recebimentos'
      else private.habit_name(cause)
    end,
    case split_part(cause, ':', 1)
      when 'low_mood' then 'mental_health'
      when 'payday' then 'finance'
      when 'weekend' then null
      when 'weekday' then null
      else 'health'
    end;
$$;
comment on function private.cause_words(text) is 'A kind of day in words, what it is about in a word or two, and its area of life (null for the calendar).';

create function private.outcome_words(outcome text, higher boolean, out claim text, out name text, out area text)
language sql immutable set search_path = '' as $$
  select
    case outcome
      when 'mood' then 'o humor costuma ser mais ' || case when higher then 'alto' else 'baixo' end
      when 'energy' then 'a energia costuma ser mais ' || case when higher then 'alta' else 'baixa' end
      when 'sleep' then 'o sono costuma ser mais ' || case when higher then 'longo' else 'curto' end
      when 'exercise' then 'o tempo de exercício costuma ser ' || case when higher then 'maior' else 'menor' end
      else 'os gastos costumam ser ' || case when higher then 'maiores' else 'menores' end
    end,
    (array['humor', 'energia', 'sono', 'exercício', 'gastos'])[array_position(array['mood', 'energy', 'sleep', 'exercise', 'spending'], outcome)],
    case outcome when 'mood' then 'mental_health' when 'spending' then 'finance' else 'health' end;
$$;

create function private.observed_patterns(from_day date)
returns table (pattern text, family text, clear boolean, effect double precision, higher boolean, area text, other_area text, title text, about text[],
  content text, figures text, n int, first_day date, last_day date)
language sql stable set search_path = '' as $$
  select c.cause || '>' || c.outcome, c.family || '>' || c.outcome, c.clear, c.effect, c.higher, o.area, nullif(w.area, o.area),
    a.name || ' e ' || o.name, array[a.name, o.name],
    upper(left(w.moment, 1)) || substr(w.moment, 2) || ', ' || o.claim,
    format('média de %s em %s %s assim e de %s %s %s', private.outcome_figure(c.outcome, c.mean_in), c.n_in, u.word,
      private.outcome_figure(c.outcome, c.mean_out), u.others, c.n_out),
    c.n_in + c.n_out, c.first_day, c.last_day
  from private.telling_contrasts(observed_patterns.from_day) c
  cross join lateral private.cause_words(c.cause) w
  cross join lateral private.outcome_words(c.outcome, c.higher) o
  cross join lateral (
    select case c.unit when 'week' then 'semanas' else 'dias' end as word, case c.unit when 'week' then 'nas outras' else 'nos outros' end as others
  ) u
  cross join lateral (select upper(left(w.name, 1)) || substr(w.name, 2) as name) a
  where w.moment is not null;
$$;
comment on function private.observed_patterns(date) is
  'What the caller''s records show since a day: content as an item of memory says it, figures with n beside it; about: the two things in a word or two. pattern: a stable key; family: patterns of one family tell much the same; clear: enough to be told anew.';

grant execute on function
  private.short_number(double precision, int),
  private.outcome_figure(text, double precision),
  private.habit_name(text),
  private.cause_words(text),
  private.outcome_words(text, boolean),
  private.observed_patterns(date)
to authenticated, service_role;
