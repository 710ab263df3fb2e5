-- What a content claims, slot by slot: read_slots('Mora em Curitiba') is
-- [{ slot: residence, says: stated, about: [], value: { place: curitiba, level: city, … } }].

create function private.says_of(negated boolean, mood text, rule private.slot_rules)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when mood in ('P', 'X', 'f', 'c', 's', 'n') and rule.slot <> 'goal' then null
    when mood = 'c' then 'stated'
    -- Not (yet) done says nothing of how things are.
    when negated and mood in ('t', 'm', 'D') and rule.event then null
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

create function private.practice_group(verb text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when verb in ('comer', 'beber', 'tomar', 'consumir', 'fumar') then 'take'
    when verb in ('fazer', 'praticar', 'jogar', 'treinar', 'frequentar', 'participar', 'estudar', 'cursar', 'correr', 'nadar', 'malhar', 'caminhar', 'pedalar', 'dancar', 'lutar',
      'surfar', 'meditar', 'tocar', 'seguir', 'ir') then 'do'
    else verb end;
$$;

create function private.refine_object(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  object text := regexp_replace(coalesce(value ->> 'object', '') || coalesce(' ' || (value ->> 'more'), ''), '^(?:que|se) .*', '');
  verb text := value ->> 'verb';
  key text[];
begin
  if value ? 'subject' then
    -- A person who died is no possession.
    if about = '{}' or exists (select from unnest(about) as w where private.relationship_in(w) is not null or w in ('?', 'ele', 'ela', 'pais', 'familia')) then
      return null;
    end if;
    object := array_to_string(about, ' ');
  end if;
  key := private.key_words(regexp_replace(regexp_replace(object, ' (?:,|porque|por causa|ha|desde|quando|ate|se|apesar|sempre que|cada vez que|sem|mas) .*', ''),
    case when slot = 'possession' then ' (?:para|por|pelo|pela) .*' else ' para \w+:.*' end, ''));
  if verb is not null and (cardinality(key) = 0 or verb not in ('fazer', 'praticar', 'jogar', 'tocar', 'tomar', 'usar', 'comer', 'frequentar', 'participar', 'estudar', 'cursar', 'assinar',
    'consumir', 'seguir', 'pagar')) then
    key := array(select distinct unnest(key || private.key_words(verb)));
  end if;
  if value ? 'avoids' then
    value := value - 'avoids' || '{"group": "take", "lacks": true}';
  end if;
  if slot = 'goal' then
    value := value || case when object ~ '\m(?:todo|toda|todos|todas|cada|por) (?:o |os |as |a )?(?:dia|dias|semana|semanas|mes|manha|noite)\M|\msempre\M|diariamente' then '{"habit": true}'::jsonb else '{}' end
      || jsonb_build_object(
      'verbs', (select coalesce(jsonb_agg(v[1]), '[]') from regexp_matches(object, '(\w+):[a-zA-Z]', 'g') as v),
      'numbers', (select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(object, '\m(\d+(?:\.\d+)?)\M', 'g') as n));
    key := private.key_words(regexp_replace(regexp_replace(object, '\w+:[a-oq-zA-Z]', '', 'g'), '\m(?:ate|antes) .*', ''));
    if cardinality(key) = 0 and value -> 'verbs' = '[]' then
      return null;
    end if;
  elsif cardinality(key) = 0 then
    return null;
  end if;
  return value - 'object' - 'more' || jsonb_build_object('key', to_jsonb(key), 'kinds', to_jsonb(private.kinds_of(object)))
    || case when slot = 'practice' and verb is not null then jsonb_build_object('group', private.practice_group(verb)) else '{}'::jsonb end
    || case when slot = 'practice' and value ? 'goes' then '{"group": "do"}'::jsonb else '{}'::jsonb end;
end;
$$;

create function private.month_of(name text)
returns int
language sql
immutable
set search_path = ''
as $$
  select case when name ~ '^\d+$' then name::int else array_position(array['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto',
    'setembro', 'outubro', 'novembro', 'dezembro'], name) end;
$$;

create function private.refine_value(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found jsonb;
  figure numeric;
begin
  case slot
    when 'marital_status' then
      if value ? 'who' then
        return value - 'who' || case when about <> '{}' and private.relationship_in(about[1]) is null then jsonb_build_object('partner', about[1]) else '{}' end;
      end if;
      return case when value ->> 'partner' in ('ele', 'ela') or private.key_words(value ->> 'partner') <> '{}' and (value ->> 'partner') !~ '^(?:ha|desde|no|na|em|e|este|esse|quem|mim|um|dois|\d)' then value
        -- "Terminar com" needs somebody.
        when value ->> 'status' = 'sem' and value ? 'partner' then null else value - 'partner' end;
    when 'bond' then
      found := to_jsonb(private.key_words(regexp_replace(value ->> 'with', ' (?:,|sobre|desde|ha|por|porque|depois|na|no|em|mas|de novo) ?.*', '')));
      return case when found <> '[]' then value || jsonb_build_object('with', found) end;
    when 'residence' then
      if value ->> 'where' ~ '\ma trabalho\M' then
        return null;
      end if;
      if value ? 'left' then
        found := private.place_of('de ' || (value ->> 'left'));
        return case when found ? 'land' then found end;
      end if;
      found := private.place_of(value ->> 'where');
      if value ? 'moved' and not (found ? 'land') and found ->> 'level' in ('city', 'district') and found ->> 'place' <> '?' and value ->> 'self' is null then
        return null;
      end if;
      return found || (value - 'where' - 'self');
    when 'household' then
      if value ? 'with' then
        found := to_jsonb(private.key_words(regexp_replace(value ->> 'with', '\m(?:em|no|na|desde|ha|ate|para|agora|mas)\M.*', '')));
        return case when found <> '[]' then value || jsonb_build_object('with', found) end;
      end if;
      return case when value ? 'joined' then case when about <> '{}' then value || jsonb_build_object('with', to_jsonb(private.key_words(array_to_string(about, ' ')))) end else value end;
    when 'employment' then
      if value ? 'company' then
        return case when about <> '{}' then value - 'company' || jsonb_build_object('weak', true, 'employer', to_jsonb(private.key_words(array_to_string(about, ' ')))) end;
      elsif value ? 'joined' then
        found := to_jsonb(private.key_words(regexp_replace(value ->> 'joined', ' (?:como|em|no|na|ha|esse|esta|este|essa|mes|semana|ontem|hoje|agora|,|de|com) ?.*', '')));
        return case when found <> '[]' then value - 'joined' || jsonb_build_object('employer', found, 'weak', true) end;
      elsif value ? 'work' then
        found := private.role_of(coalesce(substring(value ->> 'work' from '\m(?:como|de) (.*)'), ''), false);
        return value - 'work' - 'intern' || case when value ? 'intern' then '{"role": ["estagi"], "head": "estagi"}'::jsonb else '{}' end || coalesce(found, '{}') || jsonb_strip_nulls(jsonb_build_object('employer', private.employer_of(value ->> 'work'),
          'also', case when value ->> 'work' ~ '\m(?:tambem|bico|extra|freela|nas horas|fim de semana|fins de semana)\M' then true end));
      elsif value ? 'role' or value ? 'anyrole' then
        found := private.role_of(coalesce(value ->> 'role', value ->> 'anyrole'), value ? 'role');
        return case when found is not null then value - 'role' - 'anyrole' || found || jsonb_strip_nulls(jsonb_build_object('employer', private.employer_of(coalesce(value ->> 'role', value ->> 'anyrole')),
          'also', case when coalesce(value ->> 'role', value ->> 'anyrole') ~ '\m(?:tambem|bico|extra|freela|nas horas|fim de semana|fins de semana)\M' then true end)) end;
      elsif value ? 'role?' then
        return value - 'role?' || coalesce(private.role_of(value ->> 'role?', false), '{}');
      elsif value ? 'left' or value ? 'employer' then
        found := to_jsonb(private.key_words(coalesce(value ->> 'left', value ->> 'employer')));
        return case when found <> '[]' then value - 'left' || case when value ? 'left' then '{"weak": true}'::jsonb else '{}' end || jsonb_build_object('employer', found) when not value ? 'left' then value - 'employer' end;
      elsif value ? 'business' then
        return value - 'business' || jsonb_build_object('employer', to_jsonb(private.key_words(value ->> 'business')));
      end if;
      return value;
    when 'work_mode' then
      return jsonb_build_object('mode', case when value ->> 'mode' ~ 'presencial' then 'presencial' when value ->> 'mode' ~ 'hibrid' then 'hibrido' else 'casa' end);
    when 'work_schedule' then
      return jsonb_build_object('shift', case when value ->> 'shift' in ('noite', 'madrugada') then 'noite' when value ->> 'shift' in ('dia', 'manha', 'tarde') then value ->> 'shift'
        when value ->> 'shift' ~ 'meio' then 'meio' else 'integral' end);
    when 'work_regime' then
      return jsonb_build_object('regime', case when value ->> 'regime' in ('clt', 'pj') then value ->> 'regime' else 'autonoma' end);
    when 'work_hours' then
      return jsonb_build_object('from', regexp_replace(value ->> 'from', 'h$|h?:?00$', ''));
    when 'weight', 'height', 'age', 'salary', 'rent' then
      figure := (value ->> 'number')::numeric;
      figure := case when slot = 'height' and figure < 3 then figure * 100 else figure end;
      return case when case slot when 'weight' then figure between 20 and 400 when 'height' then figure between 100 and 250
        when 'age' then figure between 1 and 120 else figure >= 100 end then jsonb_build_object('number', trim_scale(figure)) end;
    when 'birthday' then
      return case when private.month_of(value ->> 'month') between 1 and 12 and (value ->> 'day')::int between 1 and 31
        then jsonb_build_object('day', (value ->> 'day')::int, 'month', private.month_of(value ->> 'month')) end;
    when 'phone' then
      return case when length(regexp_replace(value ->> 'digits', '\D', '', 'g')) between 8 and 13 then jsonb_build_object('digits', right(regexp_replace(value ->> 'digits', '\D', '', 'g'), 11)) end;
    when 'wake_time', 'sleep_time' then
      return jsonb_build_object('time', regexp_replace(value ->> 'time', 'h$|h?:?00$', ''));
    when 'children' then
      return value - 'count' || jsonb_strip_nulls(jsonb_build_object('count', case when value ->> 'count' ~ '^(?:so )?uma?$' then 1 when value ->> 'count' = 'nenhum' then 0
        when value ->> 'count' ~ '^\d+$' then (value ->> 'count')::int end, 'only', case when value ->> 'count' ~ '^so' then true end));
    when 'preferred' then
      return jsonb_build_object('key', to_jsonb(private.key_words(regexp_replace(value ->> 'choice', ' (?:a|do que|que|em vez de|ao inves de|mais que) .*', ''))),
        'over', to_jsonb(private.key_words(coalesce(substring(value ->> 'choice' from ' (?:a|do que|que|em vez de|ao inves de|mais que) (.*)'), ''))));
    when 'favorite', 'provider' then
      if value ? 'by_subject' then
        if cardinality(about) <> 2 or about[2] !~ '^(?:favorit|preferid)' then
          return null;
        end if;
        value := value - 'by_subject' || jsonb_build_object('of', about[1]);
      end if;
      return jsonb_build_object('of', (ts_lexize('pg_catalog.portuguese_stem', value ->> 'of'))[1],
        'key', to_jsonb(private.key_words(regexp_replace(coalesce(value ->> 'object', ''), ' (?:,|desde|mas) .*', ''))));
    when 'religion' then
      return jsonb_build_object('faith', left(value ->> 'faith', 4));
    when 'team' then
      return jsonb_build_object('team', left(value ->> 'team', 5));
    when 'sleep_quality' then
      return value;
    when 'hair' then
      return jsonb_build_object(case when value ->> 'look' in ('comprid', 'long', 'curt') then 'length' when value ->> 'look' in ('cachead', 'lis') then 'kind' else 'colour' end,
        replace(value ->> 'look', 'long', 'comprid'));
    when 'commute', 'housing', 'pregnancy' then
      return value;
    else
      return private.refine_object(slot, value, about);
  end case;
end;
$$;
comment on function private.refine_value(text, jsonb, text[]) is 'The captured words of a rule as values that can be compared; null when they turn out to say nothing.';

create function private.read_deeds(words text, content text)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Given up in other words.
  select jsonb_build_object('verb', 'desistir', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'key', to_jsonb(private.key_words(regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g'))))
  where words ~ '\mperder:[tm] (?:a |o )?(?:vontade|interesse|animo)|\mmudar:[tm] de ideia|\mdeixar:[tm] .*para la|\mabrir:[tm] mao|\mdesapegar:t'
  union all
  -- Done or given up: what may fulfil or end a goal.
  -- "Meta batida" is about what was said around it.
  select jsonb_build_object('verb', m[1], 'mood', m[2], 'met', words ~ '\m(?:meta|objetivo|sonho)\M',
    'key', to_jsonb(private.key_words(case when words ~ '\m(?:meta|objetivo|sonho)\M' then private.plain_words(content) else regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g') end)),
    'partial', words ~ (m[1] || ':[a-zA-Z] (?:so |uns |umas |uma? )?\d') or words ~ '\m(?:capitulos?|paginas?|metade|partes?|pedaco|pouco|trecho|episodios?|primeir[oa]s? (?:aula|passo|treino)s?)\M',
    'back', words ~ (m[1] || ':[tm] d[aeo]s? '),
    'numbers', (select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(words, '\m(\d+(?:\.\d+)?)\M', 'g') as n))
  from regexp_matches(words, '(?<!!)\m(\w+):([tmDBEXp])', 'g') as m
  where m[2] <> 'p' or words ~ 'ser:t|estar:r|\m(?:meta|objetivo|sonho)\M';
$$;

create function private.read_slots(content text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  clause record;
  rule private.slot_rules;
  tokens text[];
  found text[];
  value jsonb;
  mood text;
  negated boolean;
  said text;
  about text[];
  specific boolean;
  narrow boolean;
  reading jsonb;
  readings jsonb := '[]';
begin
  found := regexp_match(lower(read_slots.content), '([a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)');
  if found is not null and read_slots.content ~* '\me-?mail' then
    select c.about into about from private.read_clauses(read_slots.content) as c limit 1;
    readings := jsonb_build_array(jsonb_build_object('slot', 'email', 'says', 'stated', 'value', jsonb_build_object('address', found[1]),
      'about', to_jsonb(array(select w from unnest(about) as w where w not in ('email', 'mail')))));
  end if;
  for clause in select * from private.read_clauses(read_slots.content) loop
    continue when clause.doubt in ('asked', 'supposed');
    tokens := string_to_array(regexp_replace(clause.words, '!|:[a-zA-Z]\M', '', 'g'), ' ');
    specific := false;
    for rule in select r.* from private.slot_rules r where r.triggers && tokens order by r.id loop
      continue when specific and rule.slot in ('possession', 'condition', 'trait', 'practice') and not (rule.value ? 'subject');
      found := regexp_match(clause.words, rule.pattern);
      continue when found is null;
      value := rule.value;
      mood := null;
      negated := false;
      for i in 1 .. coalesce(cardinality(rule.captures), 0) loop
        continue when found[i] is null or found[i] = '' and rule.captures[i] <> 'self';
        case rule.captures[i]
          when 'neg' then negated := true;
          when 'mood' then mood := found[i];
          else value := value || jsonb_build_object(rule.captures[i], btrim(found[i]));
        end case;
      end loop;
      said := private.says_of(negated, mood, rule);
      continue when said is null;
      about := case
        when rule.own = '{*}' then '{}'
        -- "O João nasceu": a name may be the child's, "meu sobrinho nasceu" is not.
        when '+' = any (rule.own) and not exists (select from unnest(clause.about) as w where w <> all (rule.own)
          and (private.relationship_in(w) is not null or w in ('?', 'ele', 'ela', 'vizinha', 'vizinho'))) then '{}'
        else array(select w from unnest(clause.about) as w where w <> all (rule.own)) end;
      if rule.slot = 'favorite' then
        about := array(select w from unnest(about) as w where w <> value ->> 'of' and w !~ '^(?:favorit|preferid)');
      end if;
      if value ? 'whom' then
        about := array[value ->> 'whom'];
        value := value - 'whom';
      end if;
      -- "Tô com 71" is weight where weight is spoken of.
      if rule.slot = 'weight' and value ? 'bare' and not (value ? 'strict' and specific) and private.plain_words(read_slots.content) ~ (case when value ? 'strict' then '\m(?:emagre|engord|peso|pesei|balanca|digitos)' else '\m(?:emagre|engord|peso|pesa|pesei|kg|balanca|quilo|kilo|perdi|ganhei)' end) then
        value := value - 'bare' - 'strict';
      elsif value ? 'bare' and (rule.slot = 'height' and read_slots.content ~* '\m(?:med[iu]|altura|mede)' or rule.slot = 'children' and read_slots.content ~* '\mfilh') then
        value := value - 'bare';
      elsif value ? 'bare' and rule.slot in ('weight', 'height', 'children') then
        continue;
      end if;
      value := private.refine_value(rule.slot, value, clause.about);
      continue when value is null;
      -- "Não tomo mais café à noite" leaves the morning's.
      if said in ('ended', 'negated') and rule.slot in ('practice', 'preference') and clause.words ~ '\m(?:a|de) (?:noite|tarde|manha|madrugada)\M|\m(?:n[oa]s?|as|aos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|fins? de semana|\mantes de|\mdurante|\msem\M|\mcom (?:tanta|essa|tanto)|\mhoje\M|\mtanto\M|\mtanta\M|\mmuito\M' then
        narrow := true;
      else
        narrow := false;
      end if;
      specific := specific or (rule.slot not in ('possession', 'condition', 'trait', 'practice', 'goal', 'preference') and said in ('stated', 'negated', 'ended')
        and not coalesce((value ->> 'weak')::boolean, false));
      -- One of several is not all of them.
      continue when rule.slot = 'possession' and said = 'ended' and (clause.words ~ '\m(?:um d[oa]s|uma d[oa]s)\M'
        or value ? 'subject' and private.plain_words(read_slots.content) ~ ('\m(?:um|uma|\d+) ' || clause.about[1] || '\M'));
      reading := jsonb_strip_nulls(jsonb_build_object('slot', rule.slot, 'says', said, 'mood', mood, 'about', to_jsonb(about), 'value', value,
        'doubt', coalesce(clause.doubt, case when said = 'hedged' or narrow then 'hedged' end), 'already', case when clause.words ~ '\mja\M' then true end, 'now', case when clause.words ~ '\m(?:agora|hoje em dia|atualmente)\M' then true end, 'passing', case when clause.passing and not rule.event and coalesce(mood, 'r') in ('r', 'g') then true end,
        'dated', case when clause.dated and rule.event and coalesce(mood, 't') in ('t', 'm', 'D') then true end));
      if not readings @> jsonb_build_array(reading) then
        readings := readings || jsonb_build_array(reading);
      end if;
      -- Her mother who moved in no longer lives where she did.
      if rule.slot = 'household' and value ? 'joined' and clause.about <> '{}' then
        readings := readings || jsonb_build_array(reading || jsonb_build_object('about', to_jsonb(clause.about), 'value', jsonb_build_object('with', jsonb_build_array('eu'))));
      end if;
      if rule.slot = 'trait' and value -> 'key' ?| array['vegetarian', 'vegan'] and said in ('stated', 'ended') then
        readings := readings || jsonb_build_array(reading || jsonb_build_object('slot', 'practice', 'says', case said when 'stated' then 'negated' else 'stated' end,
          'value', jsonb_build_object('group', 'take', 'key', jsonb_build_array('carn'), 'kinds', '[]'::jsonb)));
      end if;
    end loop;
    -- "Chegou meu notebook" is hers, "o Paulo chegou" is not.
    about := case when clause.about <> '{}' and private.relationship_in(clause.about[1]) is null
      and clause.words ~ ('\m(?:meu|minha|meus|minhas|nosso|nossa) (?:\w+ )?' || clause.about[1] || '\M') then '{}' else clause.about end;
    for value in select private.read_deeds(clause.words, read_slots.content) loop
      readings := readings || jsonb_build_array(jsonb_build_object('slot', 'deed', 'says', 'stated', 'about', to_jsonb(about), 'value', value));
    end loop;
  end loop;
  return readings;
end;
$$;
comment on function private.read_slots(text) is
  'The claims of a content in order, the most specific slots first: [{ slot, says: stated | negated | ended | past | hedged, about: words for somebody else, value, mood?, doubt?, passing?, dated? }]. slot deed: something done, for goals only. What is asked, supposed or only planned claims nothing.';

create function private.main_reading(readings jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select r from jsonb_array_elements(readings) with ordinality as e (r, position)
  where r ->> 'slot' <> 'deed' and r ->> 'says' <> 'hedged' and not coalesce((r -> 'value' ->> 'weak')::boolean, false)
  order by position limit 1;
$$;

create function private.read_slot(content text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.main_reading(private.read_slots(content));
$$;
comment on function private.read_slot(text) is 'The first claim of a content, as read_slots gives it; null when it makes none.';

revoke execute on function private.says_of(boolean, text, private.slot_rules), private.practice_group(text), private.refine_object(text, jsonb, text[]),
  private.month_of(text), private.refine_value(text, jsonb, text[]), private.read_deeds(text, text), private.read_slots(text), private.main_reading(jsonb), private.read_slot(text) from public, anon;
grant execute on function private.says_of(boolean, text, private.slot_rules), private.practice_group(text), private.refine_object(text, jsonb, text[]),
  private.month_of(text), private.refine_value(text, jsonb, text[]), private.read_deeds(text, text), private.read_slots(text), private.main_reading(jsonb), private.read_slot(text)
  to authenticated, service_role;
