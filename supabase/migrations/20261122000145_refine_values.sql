-- The words a rule captured as values that can be compared: stems, canonical places, numbers.

create or replace function private.says_of(negated boolean, mood text, rule private.slot_rules)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when mood in ('P', 'X', 'f', 'c', 's', 'n') and rule.slot <> 'goal' then null
    when mood = 'c' then 'stated'
    -- Not (yet) done says nothing of how things are.
    when negated and mood in ('t', 'm', 'D') and rule.event then case when rule.slot = 'marital_status' and rule.says is null then 'negated' end
    -- "Tive enxaqueca" happened; it does not say that it is over.
    when mood = 't' and not rule.event and rule.slot in ('possession', 'condition', 'trait', 'practice', 'preference') then null
    when mood = 'i' or (mood = 't' and not rule.event) then case when not negated then 'past' end
    when negated and rule.says = 'ended' then null
    when negated then 'negated'
    when mood = 'E' then 'ended'
    else coalesce(rule.says, 'stated')
  end;
$$;
comment on function private.says_of(boolean, text, private.slot_rules) is
  'stated, negated, ended, past or hedged; null for what is only planned or did not happen.';

create function private.clock_of(said text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(regexp_replace(said, 'h$|h?:?00$', ''), ':', 'h');
$$;

create function private.refine_goal(value jsonb, object text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  key text[] := private.key_words(regexp_replace(regexp_replace(object, '\w+:[a-oq-zA-Z]', '', 'g'), '\m(?:ate|antes) .*', ''));
  verbs jsonb := case when value ? 'seeking' then '["procurar"]'::jsonb else '[]' end
    || (select coalesce(jsonb_agg(v[1]), '[]') from regexp_matches(object, '(\w+):[a-zA-Z]', 'g') as v);
begin
  if 'viag' = any (key) and cardinality(key) > 1 then
    key := array_remove(key, 'viag');
    verbs := verbs || '"viajar"';
  end if;
  if cardinality(key) = 0 and verbs = '[]' then
    return null;
  end if;
  -- A year is a deadline; what is to be done daily is never done with.
  return value - 'object' || jsonb_build_object('key', to_jsonb(key), 'verbs', verbs, 'numbers', (
      select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(object, '\m(\d+(?:\.\d+)?)\M', 'g') as n where n[1] !~ '^(?:19|20)\d\d$'))
    || case when object ~ '\m(?:todo|toda|todos|todas|cada|por) (?:o |os |as |a )?(?:dia|dias|semana|semanas|mes|manha|noite)\M|\msempre\M|diariamente'
      then '{"habit": true}'::jsonb else '{}' end;
end;
$$;

create or replace function private.refine_object(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  object text := regexp_replace(concat_ws(' ', value ->> 'object', value ->> 'more'), '^(?:que|se) .*', '');
  verb text := value ->> 'verb';
  key text[];
begin
  if value ? 'subject' then
    -- A person who died is no possession.
    if about = '{}' or exists (select from unnest(about) as w where private.is_relation(w) or w in ('?', 'ele', 'ela', 'pais', 'familia')) then
      return null;
    end if;
    object := array_to_string(about, ' ');
  end if;
  key := private.key_words(regexp_replace(regexp_replace(' ' || object, ' (?:,|porque|por causa|por conta|por falta|ha|desde|quando|ate|se|apesar|sempre que|cada vez que|sem|mas|como|depois|antes|apos) .*', ''),
    case when slot = 'possession' then ' (?:para|por|pelo|pela) .*' else ' para \w+:.*' end, ''));
  -- "Faz natação" is natação, "corre na praia" is corrida; a language is what matters of speaking it.
  if verb is not null and not (verb = 'falar' and private.kinds_of(object) && array['idiom']) and (cardinality(key) = 0 or verb not in ('fazer', 'praticar', 'jogar', 'tocar',
      'tomar', 'usar', 'comer', 'frequentar', 'participar', 'estudar', 'cursar', 'assinar', 'consumir', 'seguir', 'pagar', 'andar', 'dirigir')) then
    key := array(select distinct unnest(key || private.key_words(verb)));
  end if;
  if cardinality(key) = 0 then
    return null;
  end if;
  if slot = 'practice' and verb is not null and object = '' then
    value := value || '{"whole": true}';
  end if;
  return value - 'object' - 'more' - 'avoids' || jsonb_build_object('key', to_jsonb(key), 'kinds', to_jsonb(private.kinds_of(object)))
    || case when value ? 'avoids' then '{"group": "take", "lacks": true}'::jsonb
      when slot = 'practice' and value ? 'goes' then '{"group": "do"}'
      when slot = 'practice' and verb is not null then jsonb_build_object('group', private.practice_group(verb)) else '{}' end
    || case when slot = 'possession' and object ~ '^\d' then jsonb_build_object('count', substring(object from '^\d+')::int) else '{}' end
    || case when value ? 'lacks' and object ~ ' ha (?:\w+ )*?(?:dias|semanas?|mes|meses|anos?|tempo)' then '{"long": true}'::jsonb else '{}' end;
end;
$$;

create function private.refine_home(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found jsonb;
begin
  if slot = 'household' then
    found := to_jsonb(private.key_words(case when value ? 'with' then regexp_replace(value ->> 'with', '\m(?:em|no|na|desde|ha|ate|para|agora|mas)\M.*', '')
      when value ?| array['joined', 'gone'] then array_to_string(about, ' ') else '' end));
    return case when found <> '[]' then value || jsonb_build_object('with', found) when not value ? 'with' and (about <@ array['ele', 'ela'] or not value ? 'gone') then value end;
  elsif value ->> 'where' ~ '\ma trabalho\M' then
    return null;
  elsif value ? 'left' then
    -- "Saí do Recife" is a move, "saí do banho" is not.
    found := private.place_of('de ' || (value ->> 'left'));
    return case when found ? 'land' then found end;
  end if;
  found := private.place_of(value ->> 'where');
  -- "Mudei pra Vivo": without "me" only places known as such.
  if value ? 'moved' and not value ? 'self' and not found ? 'land' and found ->> 'level' in ('city', 'district') and found ->> 'place' <> '?' then
    return null;
  end if;
  return found || (value - 'where' - 'self');
end;
$$;

create function private.refine_figure(slot text, value jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  figure numeric := (value ->> 'number')::numeric;
  digits text := regexp_replace(value ->> 'digits', '\D', '', 'g');
begin
  case slot
    when 'phone' then
      return case when length(digits) between 8 and 13 then jsonb_build_object('digits', right(digits, 11)) end;
    when 'birthday' then
      return case when private.month_of(value ->> 'month') between 1 and 12 and (value ->> 'day')::int between 1 and 31
        then jsonb_build_object('day', (value ->> 'day')::int, 'month', private.month_of(value ->> 'month')) end;
    when 'children' then
      return value - 'count' - 'nth' || jsonb_strip_nulls(jsonb_build_object('only', case when value ->> 'count' like 'so %' then true end,
        'count', case when value ? 'nth' then array_position(array['segund', 'terceir', 'quart', 'quint'], value ->> 'nth') + 1 when value ->> 'count' ~ '^(?:so )?uma?$' then 1 when value ->> 'count' = 'nenhum' then 0 when value ->> 'count' ~ '^\d+$' then (value ->> 'count')::int end));
    else
      figure := case when slot = 'height' and figure < 3 then figure * 100 else figure end;
      return case when figure between case slot when 'weight' then 20 when 'height' then 100 when 'age' then 1 else 100 end
        and case slot when 'weight' then 400 when 'height' then 250 when 'age' then 120 else 1000000 end
        then jsonb_build_object('number', trim_scale(figure)) end;
  end case;
end;
$$;

create function private.refine_choice(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  versus constant text := ' (?:a|do que|que|em vez de|ao inves de|mais que) ';
begin
  if slot = 'preferred' then
    return jsonb_build_object('key', to_jsonb(private.key_words(regexp_replace(value ->> 'choice', versus || '.*', ''))),
      'kinds', to_jsonb(private.kinds_of(regexp_replace(value ->> 'choice', versus || '.*', ''))),
      'over', to_jsonb(private.key_words(coalesce(substring(value ->> 'choice' from versus || '(.*)'), ''))));
  elsif value ? 'by_subject' then
    -- "Minha comida favorita mudou, agora é ramen".
    if cardinality(about) <> 2 or about[2] !~ '^(?:favorit|preferid)' then
      return null;
    end if;
    value := value || jsonb_build_object('of', about[1]);
  end if;
  return jsonb_build_object('of', (ts_lexize('pg_catalog.portuguese_stem', value ->> 'of'))[1],
    'key', to_jsonb(private.key_words(regexp_replace(coalesce(value ->> 'object', ''), ' (?:,|desde|mas) .*', ''))));
end;
$$;

create function private.refine_partner(value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  partner text := case when value ? 'who' then about[1] else value ->> 'partner' end;
  is_name boolean := partner in ('ele', 'ela') or private.key_words(partner) <> '{}'
    and partner !~ '^(?:ha|desde|no|na|em|e|este|esse|quem|mim|um|dois|amor|todo)\M|^\d' and not (value ? 'who' and private.is_relation(partner));
begin
  return case
    when coalesce(is_name, false) then value - 'who' || jsonb_build_object('partner', partner)
    -- "Terminar com" needs somebody.
    when value ->> 'status' = 'sem' and value ? 'partner' then null
    else value - 'who' - 'partner' end;
end;
$$;

create or replace function private.refine_value(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  words jsonb;
begin
  case
    when slot = 'commute' then return value || jsonb_build_object('to', replace(replace(value ->> 'to', 'trabalhar', 'trabalho'), 'servico', 'trabalho'));
    when slot in ('diet', 'housing', 'pregnancy', 'sleep_quality') then return value;
    when slot = 'marital_status' then return private.refine_partner(value, about);
    when slot in ('residence', 'household') then return private.refine_home(slot, value, about);
    when slot = 'employment' then return private.refine_job(value, about);
    when slot in ('weight', 'height', 'age', 'salary', 'rent', 'phone', 'birthday', 'children') then return private.refine_figure(slot, value);
    when slot in ('preferred', 'favorite', 'provider') then return private.refine_choice(slot, value, about);
    when slot in ('school', 'bond') and value ? 'any' then return value;
    when slot in ('school', 'bond') then
      words := to_jsonb(private.key_words(regexp_replace(coalesce(value ->> 'at', value ->> 'with'),
        ' (?:,|sobre|desde|ha|e|de manha|a noite|a tarde|para|com|agora|mas|por|porque|depois|na|no|em|de novo) ?.*', '')));
      return case when words <> '[]' then value - 'at' || jsonb_build_object('with', words) end;
    when slot = 'work_mode' then
      return jsonb_build_object('mode', case when value ->> 'mode' like 'presencial%' then 'presencial' when value ->> 'mode' = 'hibrido' then 'hibrido' else 'casa' end);
    when slot = 'work_schedule' then
      return jsonb_build_object('shift', case when value ->> 'shift' = 'madrugada' then 'noite' else regexp_replace(value ->> 'shift', '^(?:tempo|periodo) ', '') end);
    when slot = 'work_regime' then
      return jsonb_build_object('regime', case when value ->> 'regime' in ('clt', 'pj') then value ->> 'regime' else 'autonoma' end);
    when slot = 'work_hours' then return jsonb_build_object('from', private.clock_of(value ->> 'from'));
    when slot in ('wake_time', 'sleep_time') then return jsonb_build_object('time', private.clock_of(value ->> 'time'));
    when slot = 'religion' then return jsonb_build_object('faith', left(value ->> 'faith', 4));
    when slot = 'team' then return jsonb_build_object('team', left(value ->> 'team', 4));
    when slot = 'hair' then
      return jsonb_build_object(case when value ->> 'look' in ('comprid', 'long', 'curt') then 'length' when value ->> 'look' in ('cachead', 'lis') then 'kind' else 'colour' end,
        replace(value ->> 'look', 'long', 'comprid'));
    when slot = 'goal' then return private.refine_goal(value, concat_ws(' ', value ->> 'object', value ->> 'more'));
    else return private.refine_object(slot, value, about);
  end case;
end;
$$;
comment on function private.refine_value(text, jsonb, text[]) is 'The captured words of a rule as values that can be compared; null when they turn out to say nothing.';

revoke execute on function private.clock_of(text),
  private.refine_goal(jsonb, text),
  private.refine_home(text, jsonb, text[]),
  private.refine_figure(text, jsonb),
  private.refine_choice(text, jsonb, text[]),
  private.refine_partner(jsonb, text[]) from public, anon;
grant execute on function private.clock_of(text),
  private.refine_goal(jsonb, text),
  private.refine_home(text, jsonb, text[]),
  private.refine_figure(text, jsonb),
  private.refine_choice(text, jsonb, text[]),
  private.refine_partner(jsonb, text[]) to authenticated, service_role;
