-- What a claim is about, as word stems: "larguei a academia" and "faz academia três vezes por semana" share academ.

create table private.word_kinds (
  word text primary key,
  same_as text,
  kinds text[] not null default '{}'
);
alter table private.word_kinds enable row level security;
grant select on private.word_kinds to authenticated;
grant all on private.word_kinds to service_role;
create policy word_kinds_select on private.word_kinds for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.word_kinds is 'same_as: the word that stands for it. kinds: what it is one of, so that "vendi o carro" is about the Onix.';

insert into private.word_kinds (word, kinds)
select distinct on (word) word, string_to_array(kinds, ' ')
from (values
  ('carro veiculo', 'gol onix hb20 palio uno corolla civic celta ka fox kwid mobi argo creta renegade compass tracker polo corsa fusca strada hilux sandero logan toro fiesta ecosport kicks march etios yaris cruze siena prisma voyage saveiro duster city fit hrv focus golf jetta up virtus nivus pulse fastback fiorino kombi t-cross'),
  ('moto veiculo', 'biz cg titan fan bros pcx nmax scooter fazer twister xre lambreta'),
  ('bicicleta veiculo', 'caloi'), ('veiculo', 'carro moto bicicleta'),
  ('cachorro pet bicho', 'poodle labrador golden pitbull pug lhasa pinscher salsicha vira-lata viralata shitzu beagle yorkshire maltes chihuahua pastor'),
  ('gato pet bicho', 'siames persa'), ('pet bicho', 'cachorro cachorra gato gata hamster papagaio calopsita coelho tartaruga peixe passarinho periquito'),
  ('remedio medicacao', 'sertralina fluoxetina escitalopram rivotril clonazepam ritalina venvanse losartana metformina omeprazol dipirona puran levotiroxina anticoncepcional antidepressivo ansiolitico pilula ozempic mounjaro roacutan insulina venlafaxina bupropiona quetiapina litio zolpidem pregabalina corticoide antibiotico paroxetina'),
  ('exercicio treino esporte', 'academia natacao corrida pilates yoga crossfit futebol volei basquete tenis danca luta boxe jiu-jitsu jiujitsu judo muay karate ciclismo caminhada surfe funcional zumba bale ballet capoeira beach'),
  ('idioma lingua', 'ingles espanhol frances alemao italiano japones mandarim coreano libras'),
  ('instrumento musica', 'violao guitarra piano teclado bateria baixo ukulele cavaquinho flauta violino saxofone'),
  ('faculdade curso graduacao', 'direito engenharia medicina psicologia administracao enfermagem pedagogia arquitetura odontologia nutricao veterinaria jornalismo publicidade letras historia economia contabeis fisioterapia biomedicina farmacia computacao matematica biologia fisica quimica design marketing rh'),
  ('streaming assinatura', 'netflix spotify globoplay disney hbo prime deezer youtube'),
  ('celular telefone', 'iphone samsung motorola xiaomi android galaxy'),
  ('banco conta', 'itau bradesco nubank santander caixa inter c6 bb'),
  ('operadora', 'vivo claro tim oi'), ('rede social', 'instagram facebook tiktok twitter linkedin'),
  ('doce', 'chocolate sorvete bolo'), ('bebida', 'cerveja vinho cachaca whisky vodka gin'),
  ('carne', 'frango bife churrasco porco bacon linguica picanha'), ('plano saude convenio', 'unimed amil hapvida sulamerica')
) as listed (kinds, words)
cross join lateral regexp_split_to_table(words, ' ') as word
order by word, char_length(kinds) desc;

insert into private.word_kinds (word, same_as)
select split_part(pair, '=', 1), split_part(pair, '=', 2)
from regexp_split_to_table('correr=corrida corridas=corrida nadar=natacao dancar=danca caminhar=caminhada treinar=treino treinos=treino malhar=academia musculacao=academia '
  'fumar=cigarro fumante=cigarro fumo=cigarro tabaco=cigarro beber=bebida alcoolica=bebida pedalar=bicicleta pedal=bicicleta ciclismo=bicicleta meditar=meditacao lutar=luta '
  'pintar=pintura costurar=costura ler=leitura bola=futebol psicologo=terapia psicologa=terapia terapeuta=terapia analise=terapia terapias=terapia '
  'medicamento=remedio medicamentos=remedio remedios=remedio comprimido=remedio trabalhar=trabalho emprego=trabalho casar=casamento '
  'dirigir=direcao cachorra=cachorro cachorros=cachorro gata=gato gatos=gato cafezinho=cafe bichinho=bicho colegio=escola automovel=carro motocicleta=moto '
  'universidade=faculdade graduacao=faculdade posgraduacao=pos refri=refrigerante nenem=bebe rezar=oracao orar=oracao viajar=viagem conhecer=viagem engravidar=gravida gravidez=gravida promocao=promover promovida=promover endividada=divida endividado=divida dividas=divida brigada=brigar brigado=brigar vegetarianismo=vegetariana vegetariano=vegetariana vegano=vegana veganismo=vegana vape=cigarro caminhadas=caminhada miopia=oculos animal=bicho animais=bicho pet=bicho pets=bicho bichos=bicho alcool=bebida exercicios=exercicio evangelico=evangelica emagrecer=peso perder=peso', ' ') as pair
on conflict (word) do update set same_as = excluded.same_as;
-- "Perder" is weight only with kilos; "conhecer" a place is travelling only as a goal: both are read where they matter.
delete from private.word_kinds where word in ('perder', 'conhecer', 'emagrecer', 'casar', 'trabalhar');

create function private.key_words(phrase text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct coalesce((ts_lexize('pg_catalog.portuguese_stem', coalesce(k.same_as, w.word)))[1], coalesce(k.same_as, w.word))), '{}')
    from regexp_split_to_table(regexp_replace(phrase, '!|:[a-zA-Z]\d?\M', '', 'g'), '[^a-z0-9-]+') as w (word)
    left join private.word_kinds k on k.word = w.word
    where char_length(w.word) > 1 and w.word !~ '^\d+(?:h\d*)?$' and w.word <> all (array['o', 'os', 'as', 'um', 'uma', 'uns', 'umas', 'de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nos', 'nas',
      'para', 'por', 'pelo', 'pela', 'com', 'sem', 'ao', 'aos', 'que', 'se', 'me', 'eu', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'seus', 'suas', 'dele', 'dela', 'nosso',
      'nossa', 'mais', 'tao', 'so', 'ja', 'agora', 'hoje', 'ontem', 'amanha', 'anteontem', 'sempre', 'nunca', 'ainda', 'tambem', 'nem',
      'todo', 'toda', 'todos', 'todas', 'dia', 'dias', 'semana', 'semanas', 'mes', 'meses', 'ano', 'anos', 'vez', 'vezes', 'hora', 'horas', 'tempo', 'manha', 'tarde', 'noite',
      'madrugada', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo', 'segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos', 'feira',
      'fim', 'fins', 'proximo', 'proxima', 'passado', 'passada', 'ha', 'desde', 'ate', 'mesmo', 'aqui', 'ai', 'la', 'isso', 'este', 'esta', 'esse', 'essa', 'aquele', 'aquela', 'coisa',
      'novo', 'nova', 'outro', 'outra', 'mim', 'voce', 'ele', 'ela', 'gente', 'cada', 'quase', 'demais', 'bastante', 'enquanto', 'normal', 'normalmente', 'principalmente', 'nada',
      'nenhum', 'nenhuma', 'tudo', 'ser', 'estar', 'ter', 'ir', 'fazer', 'quando', 'porque', 'causa', 'antes', 'depois', 'vida', 'jeito', 'tipo', 'primeiro', 'primeira', 'ultimo', 'velho', 'antigo', 'chamar',
      'chamado', 'adeus', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'meio', 'comeco', 'inicio', 'final', 'tchau', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'sobre', 'reais', 'aula', 'aulas', 'as', 'oficialmente', 'estimacao', 'kg']));
end;
$$;
comment on function private.key_words(text) is 'Stems of the words of a tagged phrase that say what it is about, synonyms as one.';

create function private.kinds_of(phrase text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct coalesce((ts_lexize('pg_catalog.portuguese_stem', kind))[1], kind)), '{}')
  from regexp_split_to_table(phrase, '[^a-z0-9-]+') as w (word)
  join private.word_kinds k on k.word = w.word or k.word = (select s.same_as from private.word_kinds s where s.word = w.word)
  cross join unnest(k.kinds) as kind;
$$;
comment on function private.kinds_of(text) is 'What the things of a phrase are kinds of: an Onix is a carro.';

revoke execute on function private.key_words(text), private.kinds_of(text) from public, anon;
grant execute on function private.key_words(text), private.kinds_of(text) to authenticated, service_role;
