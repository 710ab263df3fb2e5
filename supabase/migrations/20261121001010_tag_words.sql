-- From a sentence as people type it to words that patterns can be written for: spelled out, folded, verbs as lemma:tense.

create table private.spellings (
  written text primary key,
  meant text not null
);
alter table private.spellings enable row level security;
grant select on private.spellings to authenticated;
grant all on private.spellings to service_role;
create policy spellings_select on private.spellings for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.spellings is 'Chat spelling, regional words and abbreviations; an accented word stands for itself where folding would make it another word.';

insert into private.spellings (written, meant)
select split_part(pair, '=', 1), replace(split_part(pair, '=', 2), '_', ' ')
from regexp_split_to_table(
  'é=eh eh=eh dá=dah nós=a_gente nois=a_gente agente=a_gente bebê=nenem bebes=nenem bebezinho=nenem neném=nenem país=paiz países=paizes saí=sai '
  'vc=voce vcs=voces ce=voce tb=tambem tbm=tambem tmb=tambem hj=hoje q=que oq=o_que pq=porque mto=muito mt=muito mta=muita td=tudo '
  'n=nao ñ=nao naum=nao nn=nao não=nao num=em_um numa=em_uma nuns=em_uns dum=de_um duma=de_uma pra=para pro=para_o pras=para_as pros=para_os prum=para_um '
  'pruma=para_uma tô=estou to=estou tou=estou tá=esta ta=esta tava=estava tavam=estavam tamo=estamos tamos=estamos tão=tao ate=ate até=ate '
  'cmg=comigo ctg=contigo ngm=ninguem alguem=alguem vdd=verdade fds=fim_de_semana blz=beleza obg=obrigada dps=depois agr=agora msm=mesmo '
  'trampo=trabalho trampos=trabalhos trampa=trabalha trampar=trabalhar trampando=trabalhando trampava=trabalhava trampei=trabalhei trampou=trabalhou '
  'serviço=trabalho facul=faculdade apê=apartamento ape=apartamento apto=apartamento ap=apartamento kit=kitnet quitinete=kitnet kitchenette=kitnet niver=aniversario '
  'nivers=aniversarios cel=celular zap=whatsapp wpp=whatsapp whats=whatsapp fone=telefone insta=instagram '
  'dog=cachorro doguinho=cachorro dogs=cachorros cachorrinho=cachorro cachorrinha=cachorra catioro=cachorro cadela=cachorra cadelinha=cachorra '
  'gatinho=gato gatinha=gata bichano=gato gatinhos=gatos mamãe=mae mainha=mae papai=pai painho=pai vovó=avo vovô=avo vó=avo vô=avo vo=avo '
  'mozão=namorado mozao=namorado boy=namorado namô=namorado esposo=marido maridão=marido mulé=mulher '
  'sampa=sao_paulo bh=belo_horizonte beagá=belo_horizonte poa=porto_alegre floripa=florianopolis cwb=curitiba bsb=brasilia ssa=salvador '
  'sp=sao_paulo rj=rio_de_janeiro bike=bicicleta busão=onibus buzão=onibus busao=onibus quilo=kg quilos=kg kilo=kg kilos=kg kgs=kg quilinhos=kg '
  'metros=m metro=metro centímetros=cm psico=psicologa cnh=carteira habilitação=carteira habilitacao=carteira niver=aniversario e-mail=email emprego=emprego '
  'futebas=futebol fut=futebol pelada=futebol academya=academia gym=academia home-office=home_office homeoffice=home_office '
  'remoto=remoto remota=remoto ex-marido=ex_marido ex-mulher=ex_mulher r$= kk= kkk= kkkk= rs= rsrs= haha= hahaha= aff= affe= né= ne= tipo= mano= povo= galera= '
  'ai=ai aí=ai ah= oh= ó= oi= olha= nossa= cara= amiga=amiga enfim= então=entao credo= socorro= meu_deus= mds= pqp= caramba= finalmente= felizmente= infelizmente= '
  'graças= deus=', ' ') as pair
on conflict (written) do nothing;

create function private.spell_out(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Capital letters with accents by hand: lower() leaves them alone in the C locale. Numbers get a decimal point.
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(
      lower(translate(left(content, 4000), 'ÁÀÂÃÉÊÍÓÔÕÚÜÇ’', 'áàâãéêíóôõúüç''')),
      '([a-zà-ÿ])\1{2,}', '\1', 'g'),
      '\y(dr|dra|sr|sra|prof|profa|av|sto|sta)\.', '\1', 'g'),
      '(\d)\.(\d{3})(?!\d)', '\1\2', 'g'),
      '(\d),(\d)', '\1.\2', 'g'),
      '(\d)m(\d\d)\y', '\1.\2 m', 'g'),
      '(\d)k\y', '\1000', 'g'),
      '(\d)(kgs?|quilos?|kilos?|cm|m|g|mg|ml|km|anos|reais)\y', '\1 \2', 'g'),
      '\?+', ' ? . ', 'g'),
      '[!;\n\r…]+|\.(?!\d)', ' . ', 'g'),
      '\s[-–—]\s|,', ' , ', 'g'),
      '[^a-z0-9à-ÿ.,?/$%@-]+|(?<=[a-z])-', ' ', 'g');
$$;
comment on function private.spell_out(text) is 'Lower case, one sentence mark " . ", " ? . " after questions, commas apart, decimal points, units apart from numbers.';

create function private.tag_words(sentence text)
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
    select coalesce(s.meant, private.fold(w.word)) as word, w.position
    from regexp_split_to_table(btrim(tag_words.sentence), '\s+') with ordinality as w (word, position)
    left join private.spellings s on s.written = w.word
  ) typed, unnest(string_to_array(typed.word, ' ')) with ordinality as part (word, position)
  where part.word ~ '[a-z0-9,?]' and part.word !~ '^k+$';
  select array_agg(f.lemma || ':' || f.tense || f.person order by w.position), array_agg(f.is_noun order by w.position),
    array_agg(f.tense in ('r', 's') order by w.position) into tags, nouns, finite
  from unnest(words) with ordinality as w (word, position)
  left join private.verb_forms f on f.form = w.word;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    word := words[i];
    if tags[i] is null and char_length(word) > 4 then
      -- Forms of verbs that are not listed are told by their endings, infinitives by the verb before them.
      word := case
        when word ~ '[^aeiou]ei$' and word <> all (array['errei']) then regexp_replace(word, 'ei$', 'ar') || ':t1'
        when word ~ '[^aeiou]ou$' then regexp_replace(word, 'ou$', 'ar') || ':t3'
        when word ~ '(?:ar|er|ir)$' and word !~ '^(?:lugar|celular|mulher|qualquer|familiar|militar|popular|escolar|particular|similar|hamster|poster|prazer|jantar|andar|paladar|polar|solar|regular)$'
          and (tags[i - 1] ~ '^(?:querer|poder|ir|precisar|conseguir|pretender|tentar|dever|saber|vir|ouvir|evitar|deixar|mandar|desejar|planejar|preferir|adorar|amar|odiar|detestar|costumar):' or words[i - 1] in ('de', 'a', 'em', 'por') and (tags[i - 2] is not null or words[i - 2] = 'mais' and tags[i - 3] is not null)) then word || ':n0'
        when word ~ '(?:ando|endo|indo)$' and tags[i - 1] is not null then regexp_replace(word, '(a|e|i)ndo$', '\1r') || ':g0'
        else word end;
    end if;
    if tags[i] is not null then
      before := coalesce(words[i - 1], '');
      after := coalesce(words[i + 1], '');
      if word in ('fui', 'foi', 'fomos', 'foram') and (tags[i + 1] like '%:n_'
        or after in ('para', 'ao', 'aos', 'embora', 'la', 'ate', 'em', 'no', 'na', 'nos', 'nas')) then
        word := replace(tags[i], 'ser', 'ir');
      elsif not (case word
        when 'como' then before in ('eu', 'nao', 'so', 'nunca', 'agora', 'ja', 'tambem', 'ainda', 'sempre', 'quase', 'mais')
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
  -- "faz três meses" is no doing, numbers are said in parts.
  line := regexp_replace(line, ' fazer:r3 ((?:quase |mais de |menos de |uns |umas |ja |pouco |muito |cerca de |\d+ |um |uma |alguns |algumas |poucos |varios |bastante |meio )*(?:dias?|semanas?|mes|meses|anos?|tempo|horas?)\M)', ' ha \1', 'g');
  line := regexp_replace(line, '(?:que|q) vir:r3(?= |$)', 'proximo', 'g');
  line := regexp_replace(line, '\mpos graduacao\M', 'pos', 'g');
  line := regexp_replace(line, '\m(?:atividades?|exercicios?) fisic[ao]s?\M', 'exercicio', 'g');
  line := regexp_replace(line, '\m([2-9])0 e ([1-9])\M', '\1\2', 'g');
  line := regexp_replace(line, '\m(\d+) mil\M', '\1000', 'g');
  return btrim(regexp_replace(line, '\m(\d+)000 e (\d{3})\M', '\1\2', 'g'));
end;
$$;
comment on function private.tag_words(text) is
  'A spelled-out sentence, folded, verbs as lemma:tense and person: "moro em SP" is "morar:r1 em sao paulo".';

insert into private.spellings (written, meant)
select split_part(pair, '=', 1), split_part(pair, '=', 2)
from regexp_split_to_table('dois=2 duas=2 três=3 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 '
  'quatorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 '
  'noventa=90 cem=100 trezentos=300 quinhentos=500', ' ') as pair
on conflict (written) do nothing;

revoke execute on function private.spell_out(text), private.tag_words(text) from public, anon;
grant execute on function private.spell_out(text), private.tag_words(text) to authenticated, service_role;
