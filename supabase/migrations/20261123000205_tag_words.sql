-- Laughter ends a sentence; more forms known by their endings; children by other names.

create or replace function private.spell_out(content text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  -- Capital letters with accents by hand: lower() leaves them alone in the C locale.
  said text := lower(translate(left(content, 4000), 'ÁÀÂÃÉÊÍÓÔÕÚÜÇ’!;…' || E'\n\r', 'áàâãéêíóôõúüç''.....'));
begin
  -- Postgres keeps 32 compiled patterns and reading a content needs more: each is tried only where it can match.
  said := regexp_replace(said, '([a-zà-ÿ])\1{2,}', '\1', 'g');
  -- Laughter ends a sentence, as people write it.
  if strpos(said, 'k') > 0 or strpos(said, 'rs') > 0 or strpos(said, 'haha') > 0 then
    said := regexp_replace(said, '\y(?:k|kk|kkk|rs|rsrs|rsrsrs|haha|hahaha)\y', ' . ', 'g');
  end if;
  if translate(said, '0123456789', '') <> said then
    said := regexp_replace(said, '(\d)\.(\d{3})(?!\d)', '\1\2', 'g');
    said := regexp_replace(said, '(\d),(\d)', '\1.\2', 'g');
    said := regexp_replace(said, '(\d)m(\d\d)\y', '\1.\2 m', 'g');
    said := regexp_replace(said, '(\d)k\y', '\1000', 'g');
    said := regexp_replace(said, '(\d) e meio\y', '\1.5', 'g');
    said := regexp_replace(said, '(\d)(kgs?|quilos?|kilos?|cm|m|g|mg|ml|km|anos|reais)\y', '\1 \2', 'g');
  end if;
  if strpos(said, '?') > 0 then
    -- "Tô namorando, acredita?" asks nothing.
    said := regexp_replace(said, ',? *\y(?:acredita|sabia|viu|n[eé]|sabe|cr[eê]|ok|t[aá]|hein|lembra)\s*\?', ' . ', 'g');
  end if;
  said := replace(replace(said, '?', ' ? . '), ',', ' , ');
  if strpos(said, '.') > 0 then
    said := regexp_replace(said, '\y(dr|dra|sr|sra|prof|profa|av|sto|sta)\.', '\1', 'g');
    said := regexp_replace(said, '\.(?!\d)', ' . ', 'g');
  end if;
  if strpos(said, '-') > 0 or strpos(said, '–') > 0 or strpos(said, '—') > 0 then
    said := regexp_replace(regexp_replace(said, '\s[-–—]\s', ' , ', 'g'), '(?<=[a-z])-', ' ', 'g');
  end if;
  if strpos(said, 'vira') > 0 then
    said := regexp_replace(said, '\yvira latas?\y', 'cachorro', 'g');
  end if;
  return regexp_replace(said, '[^a-z0-9à-ÿ.,?/$%@-]+', ' ', 'g');
end;
$$;

create or replace function private.tag_words(sentence text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  words text[];
  tags text[];
  nouns boolean[];
  finite boolean[];
  word text;
  before text;
  after text;
  line text := '';
begin
  select array_agg(part.word order by typed.position, part.position) into words
  from (
    select coalesce(s.meant, lower(extensions.unaccent('extensions.unaccent'::regdictionary, w.word))) as word, w.position
    from unnest(string_to_array(tag_words.sentence, ' ')) with ordinality as w (word, position)
    left join private.spellings s on s.written = w.word
    where w.word <> ''
  ) typed, unnest(string_to_array(typed.word, ' ')) with ordinality as part (word, position)
  where btrim(part.word, '-.%$/@k') <> '';
  select array_agg(f.lemma || ':' || f.tense || f.person order by w.position), array_agg(f.is_noun order by w.position),
    array_agg(f.tense in ('r', 's') order by w.position) into tags, nouns, finite
  from unnest(words) with ordinality as w (word, position)
  left join private.verb_forms f on f.form = w.word;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    word := words[i];
    if word = 'tao' and tags[i + 1] like '%:g_' then
      -- "Tão morando" is estão.
      word := 'estar:r3';
    elsif i = 1 and word = 'nada' and words[2] in ('no', 'na', 'em', 'todo', 'toda', 'as', 'aos') then
      word := 'nadar:r3';
    elsif tags[i] is null and char_length(word) > 4 then
      -- "Solteiríssima"; then forms of verbs that are not listed, by their endings, infinitives by the verb before them.
      if strpos(word, 'issim') > 1 then
        word := regexp_replace(word, '([^s])issim([oa]s?)$', '\1\2');
        select f.lemma || ':' || f.tense || f.person into word from private.verb_forms f where f.form = word
        union all select word limit 1;
      elsif right(word, 2) in ('ei', 'ou') and strpos('aeiou', substr(word, char_length(word) - 2, 1)) = 0 then
        word := left(word, -2) || case right(word, 2) when 'ei' then 'ar:t1' else 'ar:t3' end;
      elsif right(word, 4) in ('aram', 'iram', 'eceu') and char_length(word) > 6 then
        word := case right(word, 4) when 'aram' then left(word, -3) || 'r:t3' when 'iram' then left(word, -3) || 'r:t3' else left(word, -2) || 'er:t3' end;
      elsif right(word, 2) = 'iu' and char_length(word) > 5 then
        word := left(word, -1) || 'r:t3';
      elsif right(word, 2) in ('ar', 'er', 'ir') and word not in ('lugar', 'celular', 'mulher', 'qualquer', 'familiar', 'militar', 'popular', 'escolar', 'particular',
          'similar', 'hamster', 'poster', 'prazer', 'jantar', 'andar', 'paladar', 'polar', 'solar', 'regular')
        and (split_part(tags[i - 1], ':', 1) in ('querer', 'poder', 'ir', 'precisar', 'conseguir', 'pretender', 'tentar', 'dever', 'saber', 'vir', 'ouvir', 'evitar', 'deixar',
            'mandar', 'desejar', 'planejar', 'preferir', 'adorar', 'amar', 'odiar', 'detestar', 'costumar')
          or words[i - 1] in ('de', 'a', 'em', 'por') and (tags[i - 2] is not null or words[i - 2] = 'mais' and tags[i - 3] is not null)) then
        word := word || ':n0';
      elsif right(word, 4) in ('ando', 'endo', 'indo') and tags[i - 1] is not null then
        word := left(word, -3) || 'r:g0';
      end if;
    end if;
    if tags[i] is not null then
      before := coalesce(words[i - 1], '');
      after := coalesce(words[i + 1], '');
      if word in ('guarda', 'porta', 'para') and after in ('roupa', 'roupas', 'chuva', 'costas', 'malas', 'choque') then
        null;
      elsif word in ('fui', 'foi', 'fomos', 'foram') and (tags[i + 1] like '%:n_' or tags[i + 1] is null and right(after, 2) in ('ar', 'er', 'ir') and char_length(after) > 4
          and after not in ('familiar', 'militar', 'popular', 'particular', 'similar', 'regular', 'melhor', 'lugar')
        or after = 'de' and words[i + 2] in ('vez', 'mala', 'mudanca', 'onibus', 'carro', 'aviao', 'uber')
        or after in ('para', 'ao', 'aos', 'embora', 'la', 'ate', 'em', 'no', 'na', 'nos', 'nas')) then
        word := replace(tags[i], 'ser', 'ir');
      elsif not (case word
        when 'como' then before in ('eu', 'nao', 'so', 'nunca', 'agora', 'hoje', 'dia', 'ja', 'tambem', 'ainda', 'sempre', 'quase', 'mais')
        when 'esta' then after not in ('semana', 'noite', 'manha', 'tarde', 'vez', 'hora', 'cidade', 'epoca', 'fase', 'empresa', 'casa')
        when 'sao' then after not in ('paulo', 'jose', 'luis', 'luiz', 'bernardo', 'joao', 'carlos', 'caetano', 'vicente', 'goncalo', 'pedro',
          'francisco', 'leopoldo', 'sebastiao', 'silvestre', 'lourenco', 'mateus', 'miguel', 'roque', 'jorge', 'cristovao')
        -- No verb follows "um", "meu" or "do".
        else not (finite[i] and before in ('um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'nosso', 'nossa', 'no', 'na', 'nas', 'do', 'da', 'dos',
          'das', 'ao', 'aos', 'este', 'esse', 'aquele', 'outro', 'outra')) and not (nouns[i] and (tags[i - 1] is not null and before not in ('sou', 'estou', 'esta', 'ja') or before in ('o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua',
          'nosso', 'nossa', 'no', 'na', 'nos', 'nas', 'do', 'da', 'dos', 'das', 'ao', 'novo', 'nova', 'outro', 'outra', 'de', 'em', 'com', 'sem',
          'por', 'para', 'pelo', 'pela', 'este', 'esse', 'aquele', 'essa', 'bom', 'primeiro', 'cada', 'todo', 'mais', 'arrumar', 'achar', 'ter')))
        end) then
        null;
      else
        word := tags[i];
      end if;
    end if;
    line := line || ' ' || word;
  end loop;
  -- "Faz três meses" is no doing, numbers are said in parts.
  if strpos(line, ' fazer:r3 ') > 0 then
    line := regexp_replace(line, ' fazer:r3 ((?:quase |mais de |menos de |uns |umas |ja |pouco |muito |cerca de |\d+ |um |uma |alguns |algumas |poucos |varios |bastante |meio )*(?:(?:dias?|semanas?|mes|meses|anos?|tempo|horas?)\M|pouco(?= que)))', ' ha \1', 'g');
  end if;
  if strpos(line, ' ter:r3 ') > 0 then
    line := regexp_replace(line, ' ter:r3 ((?:quase |mais de |uns |umas |ja |\d+ |um |uma )+(?:dias?|semanas?|mes|meses|anos?|tempo) que )', ' ha \1', 'g');
  end if;
  if strpos(line, ' vir:r3') > 0 then
    line := regexp_replace(line, 'que vir:r3(?= |$)', 'proximo', 'g');
  end if;
  if strpos(line, ' fisic') > 0 then
    line := regexp_replace(line, '\m(?:atividades?|exercicios?) fisic[ao]s?\M', 'exercicio', 'g');
  end if;
  if strpos(line, '0 e ') > 0 then
    line := regexp_replace(line, '\m([2-9])0 e ([1-9])\M', '\1\2', 'g');
  end if;
  if strpos(line, ' mil') > 0 then
    line := regexp_replace(regexp_replace(line, '\m(\d+) mil\M', '\1000', 'g'), '\m(\d+)000 e (\d{3})\M', '\1\2', 'g');
  end if;
  -- "Meu mais velho", "minha menina" are one's children.
  if strpos(line, ' mais velh') + strpos(line, ' mais nov') > 0 then
    line := regexp_replace(line, '\m(meu|minha|nosso|nossa) mais (?:velh|nov)([oa])\M', '\1 filh\2', 'g');
  end if;
  if strpos(line, ' menin') > 0 then
    line := regexp_replace(line, '\m(meu|minha|nosso|nossa) menin([oa])\M', '\1 filh\2', 'g');
  end if;
  return btrim(replace(replace(line, 'pos graduacao', 'pos'), 'faculdade de psicologa', 'faculdade de psicologia'));
end;
$$;
