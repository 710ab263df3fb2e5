-- What a content claims, slot by slot: read_slots('Mora em Curitiba') is
-- [{ slot: residence, says: stated, about: [], value: { place: curitiba, level: city, … } }].

create or replace function private.read_deeds(words text, content text)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Given up in other words.
  select jsonb_build_object('verb', 'desistir', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'key', to_jsonb(private.key_words(regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g'))))
  where words ~ '\mperder:[tm] (?:a |o )?(?:vontade|interesse|animo)|\mter:E (?:interesse|vontade)|\mmudar:[tm] de ideia|\mdeixar:[tm] .*para la|\mabrir:[tm] mao|\mdesapegar:t'
  union all
  -- "Meta batida" is about what was said around it.
  select jsonb_build_object('verb', m[1], 'mood', m[2], 'met', words ~ '\m(?:meta|objetivo|sonho)\M',
    'key', to_jsonb(private.key_words(case when words ~ '\m(?:meta|objetivo|sonho)\M' then private.plain_words(content) else regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g') end)),
    'partial', words ~ (m[1] || ':[a-zA-Z] (?:so |uns |umas |uma? )?\d')
      or words ~ '\m(?:capitulos?|paginas?|metade|partes?|pedaco|pouco|trecho|episodios?|primeir[oa]s? (?:aula|passo|treino)s?)\M',
    'back', words ~ (m[1] || ':[tm] d[aeo]s? '),
    'numbers', (select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(words, '\m(\d+(?:\.\d+)?)\M', 'g') as n))
  from regexp_matches(words, '(?<!!)\m(\w+):([tmDBEXp])', 'g') as m
  where m[2] <> 'p' or words ~ 'ser:t|estar:r|\m(?:meta|objetivo|sonho)\M';
$$;
comment on function private.read_deeds(text, text) is 'What a clause tells as done or given up, for goals: [{ verb, mood, key, numbers, partial, met, back }].';

create function private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- "Tô com 71" is weight only where weight is spoken of, "tô em Santos" a home only where a move is.
  return case
    when not value ?| array['bare', 'uprooted', 'wrecked', 'job', 'strayed'] then value
    when value ? 'strayed' then case when content !~* '\m(?:volt|ach(?:ei|ou|amos|aram)|encontr|aparec|recuper)' or content ~* '\m(?:nunca|n[aã]o|n) (?:\w+ ){0,2}(?:volt|ach|encontr|aparec)' then value - 'strayed' end
    when value ? 'uprooted' then case when content ~* '\m(?:larg(?:uei|ou) tudo|mala e cuia|de vez|me mudei|nos mudamos|mudan[cç]a|morando|mud(?:ei|ou|amos) de)' then value - 'uprooted' end
    when value ? 'wrecked' then case when content ~* '\m(?:perda total|pt)\M' then value - 'wrecked' end
    when value ? 'job' then case when content ~* '\m(?:entrevista|vaga|emprego|trampo|trabalho)' then value - 'job' end
    when rule.slot = 'weight' and value ? 'strict' then
      case when not specific and content ~* '\m(?:emagre|engord|peso|pesei|balança|balanca|dígitos|digitos)' then value - 'bare' - 'strict' end
    when rule.slot = 'weight' then case when content ~* '\m(?:emagre|engord|peso|pesa|pesei|balan|quilo|kilo|perdi|ganhei)|kg' then value - 'bare' end
    when rule.slot = 'height' then case when content ~* '\m(?:med[iu]|altura|mede)' then value - 'bare' end
    when rule.slot = 'children' then case when content ~* '\mfilh' then value - 'bare' end
    else value end;
end;
$$;
comment on function private.in_context(private.slot_rules, jsonb, text, boolean) is 'A captured value if the rest of the content bears it out, else null.';

create function private.about_whom(rule private.slot_rules, about text[], value jsonb)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when value ? 'whom' then array[value ->> 'whom']
    when rule.own = '{*}' then '{}'
    -- "O João nasceu": a name may be the child's, "meu sobrinho nasceu" is not.
    when '+' = any (rule.own) and not exists (select from unnest(about) as w where w <> all (rule.own)
      and (private.is_relation(w) or w in ('?', 'ele', 'ela', 'vizinha', 'vizinho'))) then '{}'
    when rule.slot = 'favorite' then array(select w from unnest(about) as w where w <> value ->> 'of' and w !~ '^(?:favorit|preferid)')
    else array(select w from unnest(about) as w where w <> all (rule.own)) end;
$$;

create function private.is_narrow(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- "Não tomo mais café à noite" leaves the morning's.
  select words ~ '\m(?:a|de) (?:noite|tarde|manha|madrugada)\M|\m(?:n[oa]s?|as|aos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|fins? de semana|\mantes de|\mdurante|\msem\M|\mcom (?:tanta|essa|tanto)|\mtanto\M|\mtanta\M|\mmuito\M';
$$;

create function private.implied_readings(reading jsonb, about text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    -- Her mother who moved in no longer lives where she did.
    when reading ->> 'slot' = 'household' and reading -> 'value' ? 'joined' and about <> '{}' then
      jsonb_build_array(reading || jsonb_build_object('about', to_jsonb(about), 'value', '{"with": ["eu"]}'::jsonb))
    -- What a vegetarian does not eat.
    when reading ->> 'slot' = 'trait' and reading -> 'value' -> 'key' ?| array['vegetarian', 'vegan'] and reading ->> 'says' in ('stated', 'ended') then (
      select jsonb_agg(reading || jsonb_build_object('slot', 'practice', 'says', case reading ->> 'says' when 'stated' then 'negated' else 'stated' end,
        'value', jsonb_build_object('group', 'take', 'key', jsonb_build_array(food), 'kinds', '[]'::jsonb)))
      from unnest(array['carn'] || case when reading -> 'value' -> 'key' ? 'vegan' then array['queij', 'leit', 'ovo'] else '{}' end) as food)
    else '[]' end;
$$;

create function private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found text[] := regexp_match(words, rule.pattern);
  value jsonb := rule.value;
  mood text;
  negated boolean := false;
  said text;
  whom text[];
begin
  if found is null then
    return null;
  end if;
  for i in 1 .. coalesce(cardinality(rule.captures), 0) loop
    continue when coalesce(found[i], '') = '';
    case rule.captures[i]
      when 'neg' then negated := true;
      when 'mood' then mood := found[i];
      else value := value || jsonb_build_object(rule.captures[i], btrim(found[i]));
    end case;
  end loop;
  said := private.says_of(negated, mood, rule);
  value := private.in_context(rule, value, content, specific);
  if said is null or value is null then
    return null;
  end if;
  whom := private.about_whom(rule, about, value);
  value := private.refine_value(rule.slot, value - 'whom', about);
  -- One of several is not all of them.
  if value is null or rule.slot = 'possession' and said = 'ended' and (words ~ '\m(?:um|uma) d[oa]s\M'
    or value ? 'subject' and private.plain_words(content) ~ ('\m(?:um|uma|\d+) ' || about[1] || '\M')) then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('slot', rule.slot, 'says', said, 'mood', mood, 'about', to_jsonb(whom), 'value', value,
    'doubt', coalesce(doubt, case when said = 'hedged' or said in ('ended', 'negated') and rule.slot in ('practice', 'preference') and (private.is_narrow(words) or coalesce(mood, 'r') = 'r' and words ~ '\mhoje\M(?! em dia)') then 'hedged' end),
    'already', case when words ~ '\mja\M' then true end,
    'now', case when words ~ '\m(?:agora|hoje em dia|atualmente|(?:meu|minha) nov[oa])\M' then true end,
    'passing', case when passing and not rule.event and coalesce(mood, 'r') in ('r', 'g') then true end,
    'dated', case when dated and rule.event and coalesce(mood, 't') in ('t', 'm', 'D') then true end));
end;
$$;
comment on function private.read_rule(private.slot_rules, text, text[], text, boolean, boolean, text, boolean) is 'What one rule reads in a clause, as read_slots gives it; null when it does not apply.';

create function private.read_email(content text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slot', 'email', 'says', 'stated', 'value', jsonb_build_object('address', address[1]), 'about', (
      select to_jsonb(array(select w from unnest(c.about) as w where w not in ('email', 'mail'))) from private.read_clauses(content) as c limit 1))), '[]')
  from regexp_match(lower(content), '([a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)') as address
  where address is not null and content ~* '\me-?mail';
$$;

create or replace function private.read_slots(content text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  clause record;
  rule private.slot_rules;
  reading jsonb;
  specific boolean;
  whom text[];
  readings jsonb := case when strpos(content, '@') > 0 then private.read_email(content) else '[]' end;
begin
  for clause in select * from private.read_clauses(read_slots.content) loop
    continue when clause.doubt in ('asked', 'supposed');
    specific := false;
    for rule in
      select r.* from private.slot_rules r
      where r.triggers && string_to_array(regexp_replace(clause.words, '!|:[a-zA-Z]\M', '', 'g'), ' ')
      order by r.rank, r.id
    loop
      -- "É casada com o Rui" is no trait, "tem 34 anos" no possession.
      continue when specific and rule.slot in ('possession', 'condition', 'trait', 'practice') and not rule.value ? 'subject';
      reading := private.read_rule(rule, clause.words, clause.about, clause.doubt, clause.dated, clause.passing, read_slots.content, specific);
      continue when reading is null;
      specific := specific or (rule.slot not in ('possession', 'condition', 'trait', 'practice', 'goal', 'preference', 'diet', 'school')
        and reading ->> 'says' in ('stated', 'negated', 'ended') and not (reading -> 'value' ? 'weak'));
      if not exists (select from jsonb_array_elements(readings) as r where r = reading) then
        readings := readings || jsonb_build_array(reading) || private.implied_readings(reading, clause.about);
      end if;
    end loop;
    -- "Chegou meu notebook" is hers, "o Paulo comprou um carro" is not.
    whom := case when clause.about <> '{}' and not private.is_relation(clause.about[1])
      and (clause.words ~ ('\m(?:meu|minha|meus|minhas|nosso|nossa) (?:\w+ )?' || clause.about[1] || '\M') or clause.words ~ '(?:chegar|sair):t') then '{}' else clause.about end;
    readings := readings || coalesce((
      select jsonb_agg(jsonb_build_object('slot', 'deed', 'says', 'stated', 'about', to_jsonb(whom), 'value', deed))
      from private.read_deeds(clause.words, read_slots.content) as deed), '[]');
  end loop;
  return readings;
end;
$$;
comment on function private.read_slots(text) is
  'The claims of a content in order, the most specific slots first: [{ slot, says: stated | negated | ended | past | hedged, about: words for somebody else, value, mood?, doubt?, passing?, dated? }]. slot deed: something done, for goals only. What is asked, supposed or only planned claims nothing.';

create or replace function private.main_reading(readings jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select r from jsonb_array_elements(readings) with ordinality as e (r, position)
  where r ->> 'slot' <> 'deed' and r ->> 'says' <> 'hedged' and not (r -> 'value' ? 'weak')
  order by position limit 1;
$$;

revoke execute on function private.in_context(private.slot_rules, jsonb, text, boolean),
  private.about_whom(private.slot_rules, text[], jsonb),
  private.is_narrow(text),
  private.implied_readings(jsonb, text[]),
  private.read_rule(private.slot_rules, text, text[], text, boolean, boolean, text, boolean),
  private.read_email(text) from public, anon;
grant execute on function private.in_context(private.slot_rules, jsonb, text, boolean),
  private.about_whom(private.slot_rules, text[], jsonb),
  private.is_narrow(text),
  private.implied_readings(jsonb, text[]),
  private.read_rule(private.slot_rules, text, text[], text, boolean, boolean, text, boolean),
  private.read_email(text) to authenticated, service_role;
