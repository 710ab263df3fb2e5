-- What a claim is about, as word stems, without stemming one relation into another; where a place or an employer is named.

create function private.is_relation(word text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select word in ('mae', 'pai', 'irmao', 'irma', 'filho', 'filha', 'avo', 'vo', 'vovo', 'neto', 'neta', 'tio', 'tia', 'primo', 'prima', 'sobrinho', 'sobrinha', 'sogro', 'sogra', 'genro',
    'nora', 'cunhado', 'cunhada', 'padrasto', 'madrasta', 'enteado', 'enteada', 'padrinho', 'madrinha', 'afilhado', 'afilhada', 'amigo', 'amiga', 'namorado', 'namorada', 'noivo',
    'noiva', 'marido', 'esposo', 'esposa', 'mulher', 'companheiro', 'companheira', 'parceiro', 'parceira', 'ex', 'chefe', 'chefa', 'colega', 'vizinho', 'vizinha', 'terapeuta',
    'psicologo', 'psicologa', 'medico', 'medica', 'professor', 'professora', 'mamae', 'papai');
$$;
comment on function private.is_relation(text) is 'Whether a folded word is one of those private.relationship_in knows; cheap enough to be asked of every word.';

create function private.plain_form(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Plurals that the stemmer knows only with their accents; "cervejinhas", "pãozinho".
  select case
    when right(word, 3) = 'oes' then left(word, -3) || 'ao'
    when right(word, 3) = 'ais' and char_length(word) > 5 then left(word, -3) || 'al'
    when right(word, 2) = 'ns' and char_length(word) > 3 then left(word, -2) || 'm'
    when char_length(word) > 6 and word ~ 'inh[ao]s?$' and word !~ '^(?:so|vi|co)zinh|^(?:sobr|madr|padr|cam|car|far|gal|mar|passar)inh'
      then regexp_replace(word, '(?:zinh[ao]|inh([ao]))s?$', '\1')
    else word end;
$$;
comment on function private.plain_form(text) is 'A folded noun without some plurals and diminutives.';

create or replace function private.key_words(phrase text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    -- The stemmer makes one of irmão and irmã, tio and tia.
    select coalesce(array_agg(distinct case when private.is_relation(w.word) then w.word
      else coalesce((ts_lexize('pg_catalog.portuguese_stem', coalesce(k.same_as, w.word)))[1], k.same_as, w.word) end), '{}')
    from (
      select private.plain_form(word) as word
      from unnest(string_to_array(translate(regexp_replace(phrase, '!|:[a-zA-Z]\d?\M', '', 'g'), '.,;?/$%@()"''-', '             '), ' ')) as word
    ) w
    left join private.word_kinds k on k.word = w.word
    where char_length(w.word) > 1 and left(w.word, 1) > '9' and w.word <> all (array['o', 'os', 'as', 'um', 'uma', 'uns', 'umas', 'de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nos', 'nas',
      'para', 'por', 'pelo', 'pela', 'com', 'sem', 'ao', 'aos', 'que', 'se', 'me', 'eu', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'seus', 'suas', 'dele', 'dela', 'nosso',
      'nossa', 'mais', 'tao', 'so', 'ja', 'agora', 'hoje', 'ontem', 'amanha', 'anteontem', 'sempre', 'nunca', 'ainda', 'tambem', 'nem',
      'todo', 'toda', 'todos', 'todas', 'dia', 'dias', 'semana', 'semanas', 'mes', 'meses', 'ano', 'anos', 'vez', 'vezes', 'hora', 'horas', 'tempo', 'manha', 'tarde', 'noite',
      'madrugada', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo', 'segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos', 'feira',
      'fim', 'fins', 'proximo', 'proxima', 'passado', 'passada', 'ha', 'desde', 'ate', 'mesmo', 'aqui', 'ai', 'la', 'isso', 'este', 'esta', 'esse', 'essa', 'aquele', 'aquela', 'coisa',
      'novo', 'nova', 'outro', 'outra', 'mim', 'voce', 'ele', 'ela', 'gente', 'cada', 'quase', 'demais', 'bastante', 'enquanto', 'normal', 'normalmente', 'principalmente', 'nada',
      'nenhum', 'nenhuma', 'tudo', 'ser', 'estar', 'ter', 'ir', 'fazer', 'quando', 'porque', 'causa', 'antes', 'depois', 'vida', 'jeito', 'tipo', 'primeiro', 'primeira', 'ultimo', 'velho', 'antigo', 'chamar',
      'chamado', 'adeus', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'meio', 'comeco', 'inicio', 'final', 'tchau', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'sobre', 'reais', 'aula', 'aulas', 'as', 'oficialmente', 'estimacao', 'kg', 'assinatura', 'habito', 'periodo', 'semestre', 'sim']));
end;
$$;
comment on function private.key_words(text) is 'Stems of the words of a tagged phrase that say what it is about, synonyms as one.';

create or replace function private.kinds_of(phrase text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct coalesce((ts_lexize('pg_catalog.portuguese_stem', kind))[1], kind)), '{}')
  from unnest(string_to_array(translate(phrase, '.,;:?!/$%@()', '            '), ' ')) as said
  cross join lateral (select private.plain_form(said) as word) as w
  join private.word_kinds k on k.word = w.word or k.word = (select s.same_as from private.word_kinds s where s.word = w.word)
  cross join unnest(k.kinds) as kind;
$$;
comment on function private.kinds_of(text) is 'What the things of a phrase are kinds of: an Onix is a carro.';

create or replace function private.place_of(phrase text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text[] := string_to_array(btrim(phrase), ' ');
  article boolean;
  given text[];
  known private.places;
  chosen text;
  stops text[] := array['com', 'desde', 'ha', 'e', 'mas', 'porque', 'por', 'sozinha', 'sozinho', 'ate', 'quando', 'que', 'agora', 'hoje', 'ja', 'ontem', 'em', 'no', 'na',
    'nos', 'nas', 'a', 'o', 'depois', 'junto', 'juntos', 'mes', 'semana', 'ano', 'sem', 'pertinho', 'perto', 'mesmo', 'mais', 'tambem', 'atualmente', 'definitivamente', 'para',
    'pela', 'pelo', 'ai', 'la', 'aqui', 'me', 'se', 'finalmente', 'proximo', 'ao', 'faz', 'num', 'numa', 'sozinhos', 'depois', 'antes', 'dividindo', 'as', 'os', 'um', 'uma'];
  -- What follows "moro em" without being a place on a map.
  common text[] := array['apartamento', 'casa', 'kitnet', 'predio', 'condominio', 'sobrado', 'sitio', 'chacara', 'fazenda', 'republica', 'quarto', 'rua', 'avenida',
    'bairro', 'andar', 'lugar', 'centro', 'zona', 'momento', 'periodo', 'epoca', 'meio', 'frente', 'cima', 'baixo', 'familia', 'paz', 'aluguel', 'cobertura', 'studio', 'flat',
    'hotel', 'pensao', 'hostel', 'favela', 'comunidade', 'vila', 'minha', 'meu', 'mesma', 'mesmo', 'nossa', 'nosso', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio',
    'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'fim', 'final', 'inicio', 'comeco', 'terceiro', 'segundo', 'primeiro', 'quinto', 'decimo',
    'cidade', 'estado', 'regiao', 'paiz', 'dela', 'dele', 'turno', 'home', 'presencial', 'hibrido', 'cama', 'sofa', 'area', 'nada', 'tudo', 'ela', 'ele', 'pouco', 'lar', 'dos', 'das',
    'da', 'do', 'de', 'anos', 'meses', 'ca', 'trabalho', 'academia', 'escola', 'faculdade', 'time', 'equipe', 'setor', 'empresa', 'banco', 'vaga', 'cargo', 'cachorro', 'lado', 'nova', 'novo', 'loja', 'plano', 'capital'];
begin
  if phrase ~ '\m(?:outr[oa]|de|nov[oa]) (?:cidade|estado|paiz)\M' then
    return jsonb_build_object('place', '?', 'level', case when phrase ~ 'paiz' then 'country' when phrase ~ 'estado' then 'state' else 'city' end);
  end if;
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'ao', 'para', 'de', 'do', 'da', 'dos', ',']);
    article := said[i] in ('no', 'na', 'nos', 'nas', 'ao') or said[i + 1] in ('o', 'a', 'os', 'as');
    given := said[i + 1 + (said[i + 1] in ('o', 'a', 'os', 'as'))::int : i + 5];
    known := null;
    for size in reverse least(4, cardinality(given)) .. 1 loop
      select p.* into known from private.places p where p.name = array_to_string(given[1:size], ' ');
      -- "Santana do Matos" is not Santana.
      if found and given[size + 1] in ('do', 'da', 'dos', 'das', 'de') and given[size + 2] not in ('novo', 'vez', 'aluguel', 'volta', 'verdade') then
        known := null;
      end if;
      exit when known.name is not null;
    end loop;
    if known.name is not null then
      -- "No Amazonas" is the state, "em São Paulo" the city; Rio is Rio de Janeiro.
      return jsonb_build_object('place', case known.name when 'rio' then 'rio de janeiro' when 'eua' then 'estados unidos' when 'minas' then 'minas gerais' else known.name end,
        'level', known.level, 'within', known.within,
        'land', case when known.level = 'country' then known.name
          when known.level = 'district' then 'brasil'
          when exists (select from private.places s where s.name = known.within and s.level = 'country') then known.within else 'brasil' end);
    end if;
    if given[1] in ('interior', 'litoral', 'roca') then
      chosen := coalesce(chosen, given[1]);
    elsif chosen is null and said[i] not in ('de', 'do', 'da', 'dos', ',') and given[1] <> all (stops) and given[1] <> all (common) and given[1] !~ '[\d:,]' then
      chosen := given[1];
      for k in 2 .. cardinality(given) loop
        exit when given[k] = any (stops) or given[k] ~ '[\d:,]';
        chosen := chosen || ' ' || given[k];
      end loop;
      -- Without an article most names are towns: "em Araxá", against "no Batel".
      return jsonb_build_object('place', chosen, 'level', case when article then 'district' else 'city' end);
    end if;
  end loop;
  return case when chosen is not null then jsonb_build_object('place', chosen, 'level', 'region') end;
end;
$$;
comment on function private.place_of(text) is
  'The place a phrase names: { place, level, within?, land? }; a name unknown to private.places is a city after "em", a district after "no" or "na".';

create or replace function private.employer_of(phrase text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  said text[] := string_to_array(btrim(phrase), ' ');
  first int;
  name text;
begin
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'pela', 'pelo', 'por', 'para']);
    first := i + 1;
    while said[first] in ('o', 'a', 'um', 'uma', 'os', 'as', 'outra', 'outro', 'minha', 'meu', 'nova', 'novo', 'propria', 'proprio') loop
      first := first + 1;
    end loop;
    continue when said[first] is null or said[first] ~ '[:,]' or said[first] = any (array['home', 'casa', 'noite', 'turno', 'area', 'ramo', 'setor', 'periodo', 'fim', 'momento', 'manha', 'tarde',
      'madrugada', 'meio', 'tempo', 'equipe', 'time', 'presencial', 'remoto', 'regime', 'segunda', 'cargo', 'vida', 'funcao', 'mes', 'semana', 'ano', 'dia', 'feriado', 'sabado',
      'domingo', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'concurso', 'ultima', 'ultimo', 'proxima', 'proximo', 'escala',
      'aniversario', 'viver', 'mim', 'conta', 'qual', 'juntar', 'pagar', 'sao', 'paz', 'folga', 'emprego', 'trabalho', 'sexta', 'quinta', 'quarta', 'terca']) and said[first] <> 'sao';
    name := said[first];
    for k in first + 1 .. least(first + 4, cardinality(said)) loop
      exit when said[k] ~ '[:,]' or said[k] = any (array['com', 'desde', 'ha', 'como', 'e', 'mas', 'ate', 'a', 'em', 'no', 'na', 'por', 'para', 'agora', 'hoje', 'ja', 'ontem', 'mes',
        'semana', 'que', 'faz', 'as', 'mais', 'tambem', 'quando', 'desde', 'so', 'la', 'mesmo', 'ainda', 'depois']);
      name := name || ' ' || said[k];
    end loop;
    return to_jsonb(private.key_words(name));
  end loop;
  return null;
end;
$$;
comment on function private.employer_of(text) is 'Stems of the name after "na", "no", "em" in what follows a verb of working; null when none.';

revoke execute on function private.is_relation(text), private.plain_form(text) from public, anon;
grant execute on function private.is_relation(text), private.plain_form(text) to authenticated, service_role;
