-- Whose claim it is, and whether it is one: people by other names than relations, films and dreams, proposals accepted.

create function private.is_fiction(words text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return string_to_array(words, ' ') && array['filme', 'filmes', 'novela', 'novelas', 'serie', 'series', 'seriado', 'dorama', 'doramas', 'personagem', 'personagens', 'sims', 'brincadeira', 'mentirinha', 'pesadelo',
      'quadrilha', 'episodio', 'episodios', 'capitulo', 'capitulos', 'reality', 'bbb', 'anime']
    or strpos(words, 'sonhar:') > 0
    or string_to_array(words, ' ') && array['sonho', 'jogo', 'livro'] and words ~ '\m(?:no|na|em um|desse|do) (?:meu )?(?:sonho|jogo|livro)\M'
    or string_to_array(words, ' ') && array['peca', 'teatro', 'palco', 'fantasia', 'carnaval'] and words ~ '\m(?:na|em uma|no|de|da) (?:peca|teatro|palco|fantasia|carnaval)\M';
end;
$$;
comment on function private.is_fiction(text) is 'Whether a clause tells of a film, a game or a dream.';

create or replace function private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- "Tô com 71" is weight only where weight is spoken of, "tô em Santos" a home only where a move is.
  return case
    when not value ?| array['bare', 'uprooted', 'wrecked', 'job', 'strayed', 'proposal', 'birth', 'corrects', 'housed'] then value
    when value ? 'strayed' then case when content !~* '\m(?:volt|ach(?:ei|ou|amos|aram)|encontr|aparec|recuper)' or content ~* '\m(?:nunca|n[aã]o|n) (?:\w+ ){0,2}(?:volt|ach|encontr|aparec)' then value - 'strayed' end
    when value ? 'uprooted' then case when content ~* '\m(?:larg(?:uei|ou) tudo|mala e cuia|de vez|me mudei|nos mudamos|mudan[cç]a|morando|mud(?:ei|ou|amos) de|chaves?\M|mud(?:ei|amos)\M|casa nov|ap[eê] novo|novo endere|adeus|pra ficar|para ficar|instalad|moradora?|me mandei|troquei)' then value - 'uprooted' end
    when value ? 'wrecked' then case when content ~* '\m(?:perda total|pt)\M' then value - 'wrecked' end
    when value ? 'job' then case when content ~* '\m(?:entrevista|vaga|emprego|trampo|trabalho|firma|empresa|layoff|cortes?\M|demit|demiss|crach[aá]|chef[ei]|patr[aã]o|passaralho|fac[aã]o)' then value - 'job' end
    -- She proposed, and he said yes.
    when value ? 'proposal' then case when content ~* '\m(?:aceit(?:ou|ei)|(?:disse|falou|deu)(?: que)? sim)\M' then value - 'proposal' end
    when value ? 'housed' then case when content ~* '\m(?:aluguei|comprei|financiei|ap[eê]|apartamento|kitnet|quitinete|casinha)' and content ~* '\m(?:me|nos) mud' then value - 'housed' end
    when value ? 'birth' then case when content ~* '\m(?:parto|nasc|matern|beb[eêé]|hospital|kg|gr[aá]vid|rec[eé]m)' then value - 'birth' end
    when value ? 'corrects' then case when rule.slot = 'birthday' and content ~* '\m(?:anivers|niver)' or rule.slot = 'weight' and content ~* '\m(?:pes[oae]|quilo|kg|kilo|balan)' and content ~* 'errad|corrig|\mn(?:[aã]o)? [eé]\M|na verdade|na real|digit' then value - 'corrects' end
    when rule.slot = 'weight' and value ? 'strict' then
      case when not specific and content ~* '\m(?:emagre|engord|peso|pesei|balança|balanca|dígitos|digitos)' then value - 'bare' - 'strict' end
    when rule.slot = 'weight' then case when content ~* '\m(?:emagre|engord|peso|pesa|pesei|balan|quilo|kilo|perdi|ganhei|sequei|gramas|d[ií]gito|gr[aá]vid)|kg' then value - 'bare' end
    when rule.slot = 'height' then case when content ~* '\m(?:medi(?:u|ram)|me med|medi (?:de|hoje|ontem|agora|cert|direit)|altura|mede|encolh|cresci|exame|errad|na real|na verdade|descal[cç])' and content !~* '\mmedi (?:o|a|os|as|um|uma|meu|minha) (?!altura)' then value - 'bare' end
    when rule.slot = 'salary' then case when content ~* '\m(?:sal[aá]rio|aumento|ganh|recebi|holerite|contracheque|reajuste|promo)' then value - 'bare' end
    when rule.slot = 'children' then case when content ~* '\mfilh' then value - 'bare' end
    else value end;
end;
$$;

create or replace function private.about_whom(rule private.slot_rules, about text[], value jsonb)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when value ? 'whom' then array[regexp_replace(value ->> 'whom', '^menin([oa])$', 'filh\1')]
    when rule.own = '{*}' then '{}'
    -- "O João nasceu": a name may be the child's, "meu sobrinho nasceu" is not.
    when '+' = any (rule.own) and not exists (select from unnest(about) as w where w <> all (rule.own)
      and (private.is_somebody(w) or w in ('?', 'ele', 'ela'))) then '{}'
    when rule.slot = 'favorite' then array(select w from unnest(about) as w where w <> value ->> 'of' and w !~ '^(?:favorit|preferid)')
    else array(select w from unnest(about) as w where w <> all (rule.own)) end;
$$;

create or replace function private.refine_partner(value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  spouses constant text := '^(?:marido|esposa|esposo|mulher|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|ele|ela)$';
  partner text := case when value ? 'who' then about[1] else coalesce(value ->> 'partner', value ->> 'ex') end;
  is_name boolean := partner in ('ele', 'ela', 'outro', 'outra') or private.key_words(partner) <> '{}'
    and partner !~ '^(?:ha|desde|no|na|em|e|este|esse|quem|mim|um|dois|amor|todo|ontem|semana|mes|casamento|namoro|noivado|relacionamento|relacao|tudo|historia)\M|^\d' and not (value ? 'who' and private.is_relation(partner));
begin
  if value ? 'who' and exists (select from unnest(about) as w where (private.is_somebody(w) or w in ('?', 'cachorro', 'cachorra', 'gato', 'gata', 'passarinho', 'papagaio')) and w !~ spouses)
    -- "Me separei do grupo", "casada com o trabalho".
    or value ? 'ex' and (private.is_somebody(partner) and partner !~ spouses and partner not in ('pai', 'mae'))
    or partner in ('trabalho', 'emprego', 'academia', 'estudo', 'estudos', 'faculdade', 'celular', 'sofa', 'cama', 'carreira', 'empresa', 'futebol', 'cozinha', 'ideia', 'acucar', 'cafe', 'cerveja',
      'terapia', 'curso', 'bolo', 'livro', 'serie', 'ifood', 'banco', 'operadora', 'estoque', 'dieta', 'consultorio', 'loja', 'vida', 'roupa', 'compras', 'carro', 'moto') then
    return null;
  end if;
  value := value - 'ex';
  return case
    when coalesce(is_name, false) then value - 'who' || jsonb_build_object('partner', partner)
    -- "Terminar com", "perdi" and "fiz as pazes" need somebody.
    when value ? 'partner' and (value ->> 'status' in ('sem', 'viuva') or value ? 'known') then null
    else value - 'who' - 'partner' end;
end;
$$;

create or replace function private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean)
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
  -- Nobody marries, moves or is dismissed in a novela.
  if rule.slot in ('marital_status', 'employment', 'residence', 'household', 'children') and private.is_fiction(words) then
    return null;
  end if;
  whom := private.about_whom(rule, about, value);
  if whom <> '{}' then
    value := value - 'who';
  end if;
  value := private.refine_value(rule.slot, value - 'whom', about);
  -- One of several is not all of them.
  if value is null or rule.slot = 'possession' and said = 'ended' and (words ~ '\m(?:um|uma) d[oa]s\M'
    or value ? 'subject' and private.plain_words(content) ~ ('\m(?:um|uma|\d+) ' || about[1] || '\M')) then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('slot', rule.slot, 'says', said, 'mood', mood, 'about', to_jsonb(whom), 'value', value,
    'doubt', coalesce(doubt, case when said = 'hedged' or said in ('ended', 'negated') and rule.slot in ('practice', 'preference') and (private.is_narrow(words) or coalesce(mood, 'r') = 'r' and words ~ '\mhoje\M(?! em dia| ha )') then 'hedged' end),
    'already', case when words ~ '\mja\M' then true end,
    'now', case when words ~ '\m(?:agora|hoje em dia|atualmente|(?:meu|minha) nov[oa])\M' then true end,
    'passing', case when passing and not rule.event and coalesce(mood, 'r') in ('r', 'g') then true end,
    'dated', case when dated and rule.event and coalesce(mood, 't') in ('t', 'm', 'D') then true end));
end;
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
      continue when specific and rule.slot in ('possession', 'condition', 'trait', 'practice') and not rule.value ?| array['subject', 'course', 'graduated'];
      reading := private.read_rule(rule, clause.words, clause.about, clause.doubt, clause.dated, clause.passing, read_slots.content, specific);
      continue when reading is null;
      specific := specific or (rule.slot not in ('possession', 'condition', 'trait', 'practice', 'goal', 'preference', 'diet', 'school')
        and reading ->> 'says' in ('stated', 'negated', 'ended') and not (reading -> 'value' ? 'weak'));
      if not exists (select from jsonb_array_elements(readings) as r where r = reading) then
        readings := readings || jsonb_build_array(reading) || private.implied_readings(reading, clause.about);
      end if;
    end loop;
    -- "Chegou meu notebook" is hers, "o Paulo comprou um carro" is not.
    whom := case when clause.about <> '{}' and not private.is_somebody(clause.about[1])
      and (clause.words ~ ('\m(?:meu|minha|meus|minhas|nosso|nossa) (?:\w+ )?' || clause.about[1] || '\M') or clause.words ~ '(?:chegar|sair):t|ficar:t para|:p$') then '{}' else clause.about end;
    readings := readings || coalesce((
      select jsonb_agg(jsonb_build_object('slot', 'deed', 'says', 'stated', 'about', to_jsonb(whom), 'value', deed))
      from private.read_deeds(clause.words, read_slots.content) as deed), '[]');
  end loop;
  return readings;
end;
$$;

revoke execute on function private.is_fiction(text) from public, anon;
grant execute on function private.is_fiction(text) to authenticated, service_role;

create or replace function private.refine_job(value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text := coalesce(value ->> 'work', value ->> 'role', value ->> 'anyrole');
  role jsonb;
  employer jsonb;
begin
  if value ? 'hired' then
    -- "Agora sou da Ambev": without a verb of working only companies known as such employ.
    if not private.kinds_of(value ->> 'hired') && array['empres', 'banc', 'operad'] then
      return null;
    end if;
    return value - 'hired' || jsonb_build_object('employer', private.key_words(value ->> 'hired'));
  elsif value ? 'work' then
    role := case when value ? 'intern' then '{"role": ["estagi"], "head": "estagi"}' else private.role_of(coalesce(substring(said from '\m(?:como|de) (.*)'), ''), false) end;
    role := coalesce(role, jsonb_strip_nulls(jsonb_build_object('role', private.field_of(said))));
  elsif value ? 'role' or value ? 'anyrole' then
    role := private.role_of(said, value ? 'role');
    if role is null then
      return null;
    end if;
  elsif value ? 'role?' then
    role := private.role_of(value ->> 'role?', false);
  elsif value ? 'office' then
    role := private.role_of(case value ->> 'office' when 'gerencia' then 'gerente' when 'coordenacao' then 'coordenadora' when 'diretoria' then 'diretora'
      when 'chefia' then 'chefe' when 'supervisao' then 'supervisora' else 'lider' end, true);
  else
    employer := to_jsonb(private.key_words(coalesce(value ->> 'left', value ->> 'employer', value ->> 'business',
      regexp_replace(value ->> 'joined', ' (?:como|em|no|na|ha|esse|esta|este|essa|mes|semana|ontem|hoje|agora|,|de|com) ?.*', ''),
      case when value ? 'company' then array_to_string(about, ' ') end, '')));
    -- A weak one counts only if the known employer is the same.
    if employer = '[]' and (value ? 'left' or value ? 'joined' or value ? 'company') then
      return null;
    end if;
    return value - 'left' - 'employer' - 'business' - 'joined' - 'company'
      || case when employer <> '[]' then jsonb_build_object('employer', employer) else '{}' end
      || case when value ? 'left' or value ? 'joined' or value ? 'company' then '{"weak": true}'::jsonb else '{}' end;
  end if;
  return value - 'work' - 'intern' - 'role' - 'anyrole' - 'role?' - 'office' || coalesce(role, '{}')
    || jsonb_strip_nulls(jsonb_build_object('employer', private.employer_of(said), 'also', case when private.is_side_job(said) then true end));
end;
$$;

create or replace function private.refine_home(slot text, value jsonb, about text[])
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found jsonb;
begin
  if value ->> 'where' ~ 'm(?:eu|inha) |noss|querid| de |definit' then
    value := value || jsonb_build_object('where', regexp_replace(value ->> 'where', '\m(?:meu|minha|nosso|nossa|querid[oa]|velho|bom) (?=[a-z]+(?: |$))(?!casa|apartamento|canto|lar|cidade|terra|quarto|rua|bairro)', '', 'g'));
    value := value || jsonb_build_object('where', regexp_replace(value ->> 'where', ' (?:de (?:mala|mudanca|vez|carro|aviao|onibus)|definitivamente)\M.*', ''));
  end if;
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
