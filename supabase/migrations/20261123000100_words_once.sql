-- The words of a phrase are made plain once each: joined as they were, the planner did so for every pair of a word and a kind,
-- and compiled its plan for the thousand words it expected. Plans of PL/pgSQL are kept from call to call.

create index word_kinds_by_same_as on private.word_kinds (same_as) where same_as is not null;

create or replace function private.is_relation(word text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return word in ('mae', 'pai', 'irmao', 'irma', 'filho', 'filha', 'avo', 'vo', 'vovo', 'neto', 'neta', 'tio', 'tia', 'primo', 'prima', 'sobrinho', 'sobrinha', 'sogro', 'sogra', 'genro',
    'nora', 'cunhado', 'cunhada', 'padrasto', 'madrasta', 'enteado', 'enteada', 'padrinho', 'madrinha', 'afilhado', 'afilhada', 'amigo', 'amiga', 'namorado', 'namorada', 'noivo',
    'noiva', 'marido', 'esposo', 'esposa', 'mulher', 'companheiro', 'companheira', 'parceiro', 'parceira', 'ex', 'chefe', 'chefa', 'colega', 'vizinho', 'vizinha', 'terapeuta',
    'psicologo', 'psicologa', 'medico', 'medica', 'professor', 'professora', 'mamae', 'papai');
end;
$$;

create or replace function private.plain_form(word text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Plurals that the stemmer knows only with their accents; "cervejinhas", "pãozinho".
  return case
    when right(word, 3) = 'oes' then left(word, -3) || 'ao'
    when right(word, 3) = 'ais' and char_length(word) > 5 then left(word, -3) || 'al'
    when right(word, 2) = 'ns' and char_length(word) > 3 then left(word, -2) || 'm'
    when char_length(word) > 6 and strpos(word, 'inh') > 0 and word ~ 'inh[ao]s?$' and word !~ '^(?:so|vi|co)zinh|^(?:sobr|madr|padr|cam|car|far|gal|mar|passar)inh'
      then regexp_replace(word, '(?:zinh[ao]|inh([ao]))s?$', '\1')
    else word end;
end;
$$;

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
      where char_length(word) > 1
      offset 0
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

create or replace function private.kinds_of(phrase text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct coalesce((ts_lexize('pg_catalog.portuguese_stem', kind))[1], kind)), '{}')
    from (
      select private.plain_form(said) as word
      from unnest(string_to_array(translate(phrase, '.,;:?!/$%@()', '            '), ' ')) as said
      offset 0
    ) w
    cross join lateral (
      select k.kinds from private.word_kinds k where k.word = w.word
      union all
      select k.kinds from private.word_kinds s join private.word_kinds k on k.word = s.same_as where s.word = w.word
    ) k
    cross join unnest(k.kinds) as kind);
end;
$$;

create or replace function private.plain_terms(content text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  said text[];
  wide text[];
begin
  -- Words that carry meaning, and those that mean the same or are of a kind with them.
  said := array(
    select w.word from (select distinct word from unnest(string_to_array(private.plain_words(content), ' ')) as word where char_length(word) > 2 offset 0) w
    where not exists (
        select from private.verb_forms f where f.form = w.word and not f.is_noun
          and f.lemma in ('ser', 'estar', 'ter', 'ir', 'vir', 'fazer', 'querer', 'poder', 'ficar', 'comecar', 'voltar', 'parar', 'largar', 'deixar', 'gostar', 'adorar', 'amar',
            'odiar', 'comprar', 'vender', 'trocar', 'perder', 'ganhar', 'sair', 'entrar', 'passar', 'virar', 'mudar', 'tomar', 'usar', 'pegar', 'conseguir', 'dar', 'saber'))
      and private.key_words(w.word) <> '{}');
  said := said || array(
    select s.meant from unnest(said) as w (word) cross join lateral (select s.meant from private.spellings s where s.written = w.word offset 0) s
    union all
    select f.lemma from unnest(said) as w (word) cross join lateral (select f.lemma from private.verb_forms f where f.form = w.word offset 0) f);
  wide := said || array(
    select k.same_as from unnest(said) as w (word) cross join lateral (select k.same_as from private.word_kinds k where k.word = w.word offset 0) k
    where k.same_as is not null);
  wide := wide || array(
    select kind from unnest(wide) as w (word) cross join lateral (select k.kinds from private.word_kinds k where k.word = w.word offset 0) k
    cross join unnest(k.kinds) as kind);
  return (
    select coalesce(array_agg(distinct word), '{}')
    from (
      select unnest(wide) as word
      union all
      select k.word from unnest(wide) as w (word) cross join lateral (select k.word from private.word_kinds k where k.same_as = w.word offset 0) k
      union all
      select k.word from private.word_kinds k where k.kinds && wide
    ) every);
end;
$$;
