-- What had to be done was done; giving up in more words; who is told of.

create function private.is_somebody(word text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return private.is_relation(word) or word in ('pais', 'maes', 'irmaos', 'irmas', 'filhos', 'filhas', 'avos', 'netos', 'netas', 'tios', 'tias', 'primos', 'primas', 'sobrinhos', 'sobrinhas', 'sogros',
    'cunhados', 'cunhadas', 'amigos', 'amigas', 'vizinhos', 'vizinhas', 'colegas', 'casal', 'patrao', 'patroa', 'porteiro', 'porteira', 'dono', 'dona', 'donos', 'moca', 'moco', 'rapaz', 'menina', 'menino',
    'meninas', 'meninos', 'cara', 'carinha', 'homem', 'senhora', 'senhor', 'fulano', 'fulana', 'gerente', 'cantor', 'cantora', 'ator', 'atriz', 'jogador', 'presidente', 'padre', 'pastor', 'pastora', 'doutor',
    'doutora', 'dr', 'dra', 'diarista', 'baba', 'faxineira', 'motorista', 'personal', 'instrutor', 'instrutora', 'pessoal', 'turma', 'familia', 'comadre', 'compadre', 'sindico', 'sindica', 'inquilino', 'inquilina',
    'seu', 'coordenador', 'coordenadora', 'diretor', 'diretora', 'supervisor', 'supervisora', 'estagiario', 'estagiaria', 'socio', 'socia', 'melhor', 'famoso', 'famosa', 'personagem', 'protagonista', 'mocinha', 'mocinho',
    'brother', 'parca', 'camarada', 'conhecido', 'conhecida', 'garota', 'garoto', 'roommate', 'roomie', 'aluno', 'aluna', 'cliente', 'paciente', 'crianca', 'criancas', 'gurizada', 'treinador', 'tecnico', 'bebe', 'nenem');
end;
$$;
comment on function private.is_somebody(text) is 'Whether a folded word names people: relations, their plurals, trades, "o cara", "a moça".';

create or replace function private.subject_of(clause text, out of_speaker boolean, out about text[])
language plpgsql
immutable
set search_path = ''
as $$
declare
  first text[] := regexp_match(clause, '^(.*?)\m(\w+):([rtimcfs])([013])');
  word text;
  skip int := 0;
  preposition text[] := array['em', 'no', 'na', 'nos', 'nas', 'de', 'do', 'da', 'dos', 'das', 'com', 'sem', 'por', 'para', 'desde', 'ate', 'apos', 'sobre',
    'entre', 'durante', 'ao', 'aos', 'as', 'pelo', 'pela', 'ha', 'depois', 'antes', 'contra', 'segundo'];
  determiner text[] := array['o', 'a', 'os', 'um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'nosso', 'nossa', 'nossos', 'nossas', 'seu', 'sua',
    'seus', 'suas', 'esse', 'essa', 'este', 'esta', 'aquele', 'aquela', 'todo', 'toda', 'todos', 'todas', 'cada', 'outro', 'outra'];
  filler text[] := array['que', 'e', 'mas', 'porem', 'porque', 'pois', 'enquanto', 'quando', 'ja', 'agora', 'hoje', 'ontem', 'amanha', 'anteontem', 'atualmente',
    'sempre', 'nunca', 'jamais', 'nao', 'nem', 'so', 'tambem', 'ainda', 'mais', 'ai', 'la', 'aqui', 'se', 'me', 'te', 'lhe', 'entao', 'depois', 'alias', 'verdade',
    'sim', 'claro', 'olha', 'vezes', 'vez', 'oficialmente', 'de', 'semana', 'mes', 'ano', 'proximo', 'proxima', 'passada', 'passado', 'segunda', 'terca', 'quarta', 'quinta',
    'sexta', 'sabado', 'domingo', 'manha', 'tarde', 'noite', 'dia', 'dias', 'quase', 'muito', 'bem', 'talvez', 'assim', 'apesar', 'mesmo', 'tudo', 'isso', 'isto', 'quem',
    'o', 'a', 'eh', 'antigamente', 'novamente', 'cedo', 'tarde', 'logo', 'normalmente', 'geralmente', 'desde', 'cedinho', 'bom', 'beleza', 'k', 'rs', 'verdade', 'voce',
    'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'natal', 'ninguem', 'alguem', 'nada',
    'recentemente', 'novo', 'nova', 'novos', 'novas', 'atual', 'antigo', 'antiga', 'proprio', 'propria', 'primeiro', 'primeira', 'ultimo', 'ultima', 'velho', 'ultimamente', 'felizmente', 'antes', 'pena', 'oba', 'eba', 'ufa', 'usuaria', 'usuario', 'pessoa', 'gente', 'galera', 'finalmente', 'enfim', 'eita', 'nossa', 'cara', 'mano', ','];
begin
  of_speaker := false;
  about := '{}';
  if first is null then
    return;
  end if;
  if first[4] = '1' or strpos(' ' || first[1], ' eu ') > 0 or strpos(' ' || first[1], ' a gente ') > 0 then
    of_speaker := true;
    return;
  end if;
  foreach word in array string_to_array(btrim(first[1]), ' ') loop
    if word = any (preposition) then
      -- "no trabalho do Paulo": a preposition takes the next noun along, with its determiners.
      skip := 1;
    elsif word = any (determiner) and (skip = 1 or cardinality(about) = 0) then
      null;
    elsif skip = 1 then
      skip := 0;
      if cardinality(about) > 0 and left(word, 1) between 'a' and 'z' and word <> all (filler) then
        -- "O pai da Bia" is not one's own.
        about := about || word || case when private.is_relation(about[1]) and strpos(' ' || first[1], ' ' || about[1] || ' d') > 0 then array['?'] else '{}'::text[] end;
      end if;
    elsif word = any (filler) or left(word, 1) < 'a' or strpos(word, ':') > 0 or right(word, 5) = 'mente' then
      null;
    else
      about := about || word;
    end if;
  end loop;
  -- "Morreu meu gato", "nasceu a Lia": with a few verbs the subject comes after.
  if about = '{}' and clause ~ '^(?:(?:ja|ontem|hoje|ai|entao|e|que|agora) )*(?:morrer|falecer|nascer|casar|chegar|acabar|fugir|sumir|mudar|separar|sair):t3 (?:o|a|os|as|meu|minha|nosso|nossa) ' then
    about := regexp_split_to_array(substring(clause from
      '(?:morrer|falecer|nascer|casar|chegar|acabar|fugir|sumir|mudar|separar|sair):t3 (?:o |a |os |as |meu |minha |nosso |nossa )+(\w+)'), ' ');
    -- "Morreu o cachorro da minha sogra" is no loss of one's own.
    word := coalesce(substring(clause from ' d[aeo]s? (?:meus?|minhas?) (\w+)'), substring(clause from ' d[aeo]s? (\w+)'));
    if private.is_somebody(word) and word <> all (about) then
      about := about || word || '?'::text;
    end if;
  end if;
end;
$$;

create or replace function private.verb_moods(clause text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  t text := ' ' || regexp_replace(clause, '(:[a-z])[013]\M', '\1', 'g') || ' ';
  -- Little words between an auxiliary and its verb.
  between text := '(?:(?:me|se|te|nos|lhe|a|mais|ja|so|ainda|tambem|ai|la|logo|de novo|muito|sempre|em|de|que|com|finalmente|nunca|nao|hoje|agora) )*';
begin
  -- "Tive que vender", "acabei vendendo" happened.
  if strpos(t, ' acabar:') > 0 then
    t := regexp_replace(t, '\macabar:([tm]) (\w+):g\M', '\2:\1', 'g');
  end if;
  if strpos(t, ':n') > 0 then
    if strpos(t, 'ter:t ') + strpos(t, 'precisar:t ') + strpos(t, 'obrigad') > 0 then
      t := regexp_replace(t, '\m(?:ter:t (?:que|de)|precisar:t|(?:ser:t )?obrigad[ao] a) ((?:me |se )?\w+):n', '\1:t', 'g');
    end if;
    -- Given up: "não quero mais casar", "desisti de abrir".
    if strpos(t, ' nao ') > 0 then
      t := regexp_replace(t, '\mnao (?:\w+ )?(?:querer|pretender|ir|pensar|desejar|cogitar):[rmg] ' || between || '(\w+):n', '\1:X', 'g');
    end if;
    if strpos(t, ' desistir:') + strpos(t, ' mao de ') + strpos(t, ' mao dess') + strpos(t, ' desencanar:') > 0 then
      t := regexp_replace(t, '\m(?:desistir:[tmr]|largar:[tm] mao|abrir:[tm] mao|desencanar:[tm]) (?:(?:d[ao]|dess[ea]|daquel[ea]) (?:ideia|negocio|historia|plano|projeto|sonho|lance|papo|meta) )?de ' || between || '(\w+):n', '\1:X', 'g');
    end if;
    if strpos(t, ' nao ') > 0 and strpos(t, ' mais ') > 0 then
      t := regexp_replace(t, '\mnao (?:precisar|poder):[rmg] mais (?:de )?' || between || '(\w+):n', '\1:E', 'g');
    end if;
    -- Wished for.
    t := regexp_replace(t, '\m(ir:[rmicfg]|(?:querer|pretender|planejar|sonhar|pensar|cogitar|precisar|poder|dever|esperar|desejar|tentar|decidir|resolver|combinar|prometer|procurar|buscar|ter|ficar|adiar|estudar):[a-z]|(?:gostar|adorar|amar|topar|pedir|esquecer|lembrar):c?|esquecer:t|lembrar:t|querer:t|doid[ao]|louc[ao]|para|vontade|ideia|plano|medo|chance|meta|objetivo|prestes|sonho|quase|afim) '
      || between || '(?:(?:para|a) )?' || between || '(\w+):n', '\1 \2:P', 'g');
    if strpos(t, ':P ') > 0 then
      t := regexp_replace(t, ':P (?:de |a |em )?' || between || '(\w+):n', ':P \1:P', 'g');
    end if;
    -- Begun, ended, reached, just done.
    if strpos(t, ' a ') > 0 then
      t := regexp_replace(t, '\m(?:comecar|voltar|passar|tornar):[tmrg] (?:\w+ )?a ' || between || '(\w+):n', '\1:B', 'g');
    end if;
    if strpos(t, ' aprender:') > 0 then
      t := regexp_replace(t, '\maprender:[tm] a ' || between || '(\w+):n', '\1:B', 'g');
    end if;
    if strpos(t, 'ir:t ') + strpos(t, 'ir:m ') + strpos(t, 'voltar:') > 0 then
      t := regexp_replace(t, '\m(?:ir|vir|voltar):[tm] (?:a |para )?' || between || '(\w+):[nP]', '\1:B', 'g');
    end if;
    if strpos(t, ' nao parar:') > 0 then
      t := regexp_replace(t, '\mnao parar:[tmr] (?:\w+ )?de ' || between || '(\w+):n', '\1:r', 'g');
    end if;
    if strpos(t, ' de ') > 0 then
      t := regexp_replace(t, '\m(?:parar|deixar|largar|cansar|enjoar):[tm] (?:\w+ )?de ' || between || '(\w+):n', '\1:E', 'g');
    end if;
    if strpos(t, ' acabar:') > 0 then
      t := regexp_replace(t, '\macabar:[trm] de ' || between || '(\w+):n', '\1:t', 'g');
    end if;
    if strpos(t, 'terminar:') + strpos(t, 'concluir:') + strpos(t, 'acabar:') + strpos(t, 'conseguir:') + strpos(t, 'finalizar:') > 0 then
      t := regexp_replace(t, '\m(terminar|concluir|acabar|conseguir|finalizar):[tm] ' || between || '(\w+):n', '\1:t \2:D', 'g');
    end if;
  end if;
  -- "Há um mês sem fumar".
  if strpos(t, ' sem ') > 0 then
    t := regexp_replace(t, '\m(?:estar|ficar|completar|ir|seguir):[rt] (?:[a-z0-9]+ ){0,6}?sem (\w+):n', '\1:E', 'g');
  end if;
  -- "Tenho acordado cedo" goes on.
  if strpos(t, 'ter:r ') > 0 then
    t := regexp_replace(t, '\mter:r (?:\w+ )?(\w+):p\M(?! (?:d[aeo]|por|em)\M)', '\1:r', 'g');
  end if;
  -- "Quase me mandaram embora".
  if strpos(t, ' quase ') > 0 then
    t := regexp_replace(t, '\mquase ((?:(?:eu|me|se|nos|ele|ela|que|a gente) )*\w+):[tm]\M', '\1:P', 'g');
  end if;
  if strpos(t, ':g') > 0 then
    t := regexp_replace(t, '\m(?:estar|andar|continuar|seguir|viver|ficar|vir|ir):([rmi]) (?:\w+ )??' || between || '(\w+):g', '\2:\1', 'g');
    t := regexp_replace(t, ':P (\w+):g', ':P \1:P', 'g');
  end if;
  if strpos(t, ' nao ') + strpos(t, ' nunca ') + strpos(t, ' jamais ') + strpos(t, ' nem ') > 0 then
    t := regexp_replace(t, '\m(?:nao|nunca|jamais|nem) ' || '(?:(?:eu|me|se|te|lhe|mais|esta|ainda|ja|a|o|gente|nem|tambem|so) )*' || '(\w+:[a-zA-Z])', '!\1', 'g');
    t := regexp_replace(t, '!(\w+):E', '\1:r', 'g');
    -- No longer.
    if strpos(t, ' mais ') > 0 then
      t := regexp_replace(t, '\mnao (?:\w+ )?mais (\w+:[rmg])', '\1 mais', 'g');
    end if;
    if strpos(' ' || clause || ' ', ' mais ') > 0 and clause !~ '\mmais (?:de (?:\d|um|uma|mil)|do que|que|um|uma|caro|barato|velh|nov|alt|baix)' then
      t := regexp_replace(t, '!(\w+):[rmgtB]\M', '\1:E', 'g');
      t := regexp_replace(t, '!(\w+):P\M', '\1:X', 'g');
      t := regexp_replace(t, '(:[EX]) mais\M', '\1', 'g');
    end if;
  end if;
  return btrim(t);
end;
$$;

create or replace function private.read_clauses(content text)
returns table (words text, about text[], doubt text, dated boolean, passing boolean)
language plpgsql
stable
set search_path = ''
as $$
declare
  sentence text;
  line text;
  segment text;
  part text;
  clause text;
  clauses text[];
  seen_speaker boolean := false;
  last_about text[] := '{}'::text[];
  who record;
  supposed boolean;
  past_frame boolean;
begin
  foreach sentence in array string_to_array(private.spell_out(read_clauses.content) || ' ', ' . ') loop
    continue when btrim(sentence, ' .,?/$%@-') = '';
    line := private.tag_words(sentence);
    -- "Há três anos que moro" has one clause, a relative one ("a empresa onde trabalho") says nothing of its own.
    if strpos(line, ' que ') + strpos(line, ' se ') + strpos(line, ' onde ') + strpos(line, ' quem ') > 0 then
      line := regexp_replace(line, '\mha ((?:[\w ]+? )?(?:dias?|semanas?|mes|meses|anos?|tempo|pouco)) que ', 'ha \1 ', 'g');
      line := regexp_replace(line, '\m((?:dizer|falar|contar|saber|descobrir|lembrar|decidir|avisar|confirmar|perceber|jurar|comentar):[a-z]\d(?: [a-z]+){0,2}?) (?:que|se) ', '\1 | ', 'g');
      line := regexp_replace(line, '\m((?:achar|acreditar|parecer|esperar|sentir):[a-z]\d(?: [a-z]+){0,2}?) que ', '\1 | hedged ', 'g');
      line := regexp_replace(line, '\m(?!(?:ja|agora|desde|depois|antes|assim|tomara|claro|verdade|certeza|tanto|mesmo|vez|nem|por|o|pena|menos|mais|sinal|ate|para|hedged)\M)([a-z]+) (?:onde|que|quem) (?:(?:eu|me|se|nao|ele|ela|ja|tanto|a|gente|mais|so|ainda) )*\w+:[rtimcf]\d', '\1', 'g');
    end if;
    line := regexp_replace(line, ' (mas|porem|so que|porque|pois|enquanto|quando|depois que|ja que|agora que|desde que|antes que|assim que|apesar|senao|entao) ', ' | \1 ', 'g');
    if strpos(line, ' e ') > 0 then
      line := regexp_replace(line, '(?<!\meu) e (?=(?:(?:eu|ja|agora|hoje|me|se|nao|tambem|nem|ai|depois|ele|ela|a|gente|entao|ainda|so|o|meu|minha|ontem|finalmente|sempre|nunca) )*(?:[a-z]+ )?\w+:[rtimcf]\d)', ' | ', 'g');
    end if;
    clauses := '{}';
    foreach part in array string_to_array(line, ' | ') loop
      clause := null;
      foreach segment in array string_to_array(part, ' , ') loop
        if clause is null then
          clause := segment;
        elsif clause ~ ':[rtimcf]\d' and segment ~ ':[rtimcf]\d' then
          clauses := clauses || clause;
          clause := segment;
        else
          clause := clause || ' , ' || segment;
        end if;
      end loop;
      clauses := clauses || clause;
    end loop;
    supposed := false;
    past_frame := line ~ '\m(?:antigamente|na epoca|naquel[ae]|infancia|adolescencia|crianca)\M|\mquando (?:eu )?(?:\w+ )?(?:ser|ter|estar|morar|viver|trabalhar|estudar):i|\m(?:em|desde|ano de) (?:19|20)\d\d\M|\d+ anos atras|\mha (?:\w+ ){1,3}anos\M|\mha (?:muitos )?anos\M' or line ~ '\mex (?:emprego|marido|namorad|mulher|esposa)' and strpos(line, 'voltar:') + strpos(line, 'reatar:') = 0;
    foreach clause in array clauses loop
      continue when btrim(clause, ' ,?') = '';
      if clause ~ '^(?:\w+ )?se (?:eu|a gente|ele|ela|um dia|tudo|der|nao|algum|por acaso|meu|minha|o|a|os)\M|\mse (?:\w+ )?\w+:s|\m(?:talvez|tomara|quem saber|sera que|imagina|imaginar|como se|caso|vai que|de repente eu)\M' then
        supposed := true;
      end if;
      select * into who from private.subject_of(clause);
      if who.of_speaker then
        seen_speaker := true;
        last_about := '{}';
        about := '{}';
      elsif who.about <> '{}' then
        about := who.about;
        if about <@ array['ele', 'ela', 'eles', 'elas', 'dele', 'dela'] then
          about := case when last_about = '{}' then about else last_about end;
        end if;
        last_about := about;
      elsif clause ~ ':[rtcf]3' and (last_about <> '{}' or seen_speaker) and (clause ~ '\mse mudar:|mudar:t3 para ' or private.is_somebody(last_about[1]) and clause ~ '^(?:\w+ )*?(?:dar:t3 \d|ser:r3)' or clause !~ '^(?:\w+ )*?(?:ha|fazer|ser|haver|dar|mudar|acabar|ter):[rt]3') then
        -- After "conheci o João", "mora em Santos" is about him.
        about := case when last_about = '{}' then array['?'] else last_about end;
      else
        about := '{}';
      end if;
      words := private.verb_moods(clause);
      doubt := case
        when strpos(sentence, '?') > 0 then 'asked'
        when supposed then 'supposed'
        when words ~ '\mhedged\M|\mparecer:r|\mdever:r \w+:P|\m!saber:r' then 'hedged'
      end;
      dated := past_frame;
      passing := words ~ '\m(?:por enquanto|temporari|provisori|uns dias|alguns dias|de ferias|a passeio|visitar|feriado|(?:esse|este|nesse|neste) fim de semana|(?<!desde )(?<!partir d)(?:essa semana|esta semana|esse mes|este mes)|hoje so)\M';
      return next;
    end loop;
  end loop;
end;
$$;

revoke execute on function private.is_somebody(text) from public, anon;
grant execute on function private.is_somebody(text) to authenticated, service_role;
