-- The verbs of everyday sentences about a life, in the forms people use: one pattern on a lemma then reads "moro", "morava"
-- and "fui morar" alike, and the form says whether something holds, happened or is only wished for.
--
-- Tenses: r present, t preterite, m the first person plural that is both ("casamos"), i imperfect, g gerund, p participle,
-- n infinitive, f future, c conditional, s subjunctive.

create table private.verb_forms (
  form text primary key,
  lemma text not null,
  tense text not null check (tense in ('r', 't', 'm', 'i', 'g', 'p', 'n', 'f', 'c', 's')),
  person int not null check (person in (0, 1, 3)),
  third text not null,
  is_noun boolean not null default false
);
alter table private.verb_forms enable row level security;
grant select on private.verb_forms to authenticated;
grant all on private.verb_forms to service_role;
create policy verb_forms_select on private.verb_forms for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.verb_forms is 'Folded forms of common verbs. person 0: the form does not tell, or has none.';
comment on column private.verb_forms.third is 'The same tense said of somebody else or of você: moro, mora.';
comment on column private.verb_forms.is_noun is 'A noun after a determiner: "meu peso" against "peso 80 kg".';

-- Irregular forms first; the regular ones below never replace them. lemma: form/third tense person.
insert into private.verb_forms (form, lemma, tense, person, third)
select split_part(f, '/', 1), lemma, tense, person, coalesce(nullif(split_part(f, '/', 2), ''), split_part(f, '/', 1))
from (values
  ('ser', 'r', 1, 'sou/eh somos/eh'), ('ser', 'r', 3, 'eh sao'), ('ser', 'i', 0, 'era eram eramos'),
  ('ser', 't', 1, 'fui/foi fomos/foi'), ('ser', 't', 3, 'foi foram'), ('ser', 's', 0, 'seja sejam for forem fosse fossem'),
  ('ser', 'g', 0, 'sendo'), ('ser', 'p', 0, 'sido'), ('ser', 'n', 0, 'ser'), ('ser', 'f', 1, 'serei/sera'),
  ('ser', 'f', 3, 'sera serao'), ('ser', 'c', 0, 'seria seriam'),
  ('estar', 'r', 1, 'estou/esta estamos/esta'), ('estar', 'r', 3, 'esta estao'), ('estar', 'i', 0, 'estava estavam estavamos'),
  ('estar', 't', 1, 'estive/esteve estivemos/esteve'), ('estar', 't', 3, 'esteve estiveram'),
  ('estar', 's', 0, 'esteja estejam estiver estiverem estivesse'), ('estar', 'g', 0, 'estando'), ('estar', 'n', 0, 'estar'),
  ('estar', 'f', 1, 'estarei/estara'), ('estar', 'f', 3, 'estara estarao'), ('estar', 'c', 0, 'estaria estariam'),
  ('ter', 'r', 1, 'tenho/tem temos/tem'), ('ter', 'r', 3, 'tem'), ('ter', 'i', 0, 'tinha tinham tinhamos'),
  ('ter', 't', 1, 'tive/teve tivemos/teve'), ('ter', 't', 3, 'teve tiveram'), ('ter', 's', 0, 'tenha tenham tiver tiverem tivesse'),
  ('ter', 'g', 0, 'tendo'), ('ter', 'p', 0, 'tido'), ('ter', 'n', 0, 'ter'), ('ter', 'f', 1, 'terei/tera'),
  ('ter', 'f', 3, 'tera terao'), ('ter', 'c', 0, 'teria teriam'),
  ('ir', 'r', 1, 'vou/vai vamos/vai'), ('ir', 'r', 3, 'vai vao'), ('ir', 'i', 0, 'ia iam iamos'), ('ir', 's', 0, 'va vao'),
  ('ir', 'g', 0, 'indo'), ('ir', 'p', 0, 'ido'), ('ir', 'n', 0, 'ir'), ('ir', 'f', 1, 'irei/ira'), ('ir', 'f', 3, 'ira irao'),
  ('ir', 'c', 0, 'iria iriam'),
  ('vir', 'r', 1, 'venho/vem vimos/vem'), ('vir', 'r', 3, 'vem'), ('vir', 'i', 0, 'vinha vinham'), ('vir', 't', 1, 'vim/veio viemos/veio'),
  ('vir', 't', 3, 'veio vieram'), ('vir', 's', 0, 'venha venham vier vierem viesse'), ('vir', 'g', 0, 'vindo'), ('vir', 'n', 0, 'vir'),
  ('fazer', 'r', 1, 'faco/faz fazemos/faz'), ('fazer', 'r', 3, 'faz fazem'), ('fazer', 'i', 0, 'fazia faziam faziamos'),
  ('fazer', 't', 1, 'fiz/fez fizemos/fez'), ('fazer', 't', 3, 'fez fizeram'), ('fazer', 's', 0, 'fizer fizerem fizesse facam'),
  ('fazer', 'g', 0, 'fazendo'), ('fazer', 'p', 0, 'feito feita'), ('fazer', 'n', 0, 'fazer'), ('fazer', 'f', 1, 'farei/fara'),
  ('fazer', 'f', 3, 'fara farao'), ('fazer', 'c', 0, 'faria fariam'),
  ('querer', 'r', 1, 'quero/quer queremos/quer'), ('querer', 'r', 3, 'quer querem'), ('querer', 'c', 0, 'queria queriam queriamos'),
  ('querer', 't', 1, 'quis'), ('querer', 's', 0, 'queira quiser quisesse'), ('querer', 'g', 0, 'querendo'), ('querer', 'n', 0, 'querer'),
  ('poder', 'r', 1, 'posso/pode podemos/pode'), ('poder', 'r', 3, 'pode podem'), ('poder', 'i', 0, 'podia podiam'),
  ('poder', 't', 1, 'pude/pode'), ('poder', 's', 0, 'possa puder pudesse'), ('poder', 'n', 0, 'poder'), ('poder', 'f', 0, 'podera poderei'),
  ('poder', 'c', 0, 'poderia'),
  ('saber', 'r', 1, 'sei/sabe sabemos/sabe'), ('saber', 'r', 3, 'sabe sabem'), ('saber', 'i', 0, 'sabia sabiam'),
  ('saber', 't', 0, 'soube'), ('saber', 's', 0, 'saiba souber'), ('saber', 'n', 0, 'saber'), ('saber', 'g', 0, 'sabendo'),
  ('dizer', 'r', 1, 'digo/diz'), ('dizer', 'r', 3, 'diz dizem'), ('dizer', 't', 0, 'disse disseram'), ('dizer', 'i', 0, 'dizia diziam'),
  ('dizer', 'g', 0, 'dizendo'), ('dizer', 'n', 0, 'dizer'), ('dizer', 's', 0, 'diga'),
  ('dar', 'r', 1, 'dou/dah damos/dah'), ('dar', 'r', 3, 'dah dao'), ('dar', 't', 1, 'dei/deu demos/deu'), ('dar', 't', 3, 'deu deram'),
  ('dar', 'i', 0, 'dava davam'), ('dar', 'g', 0, 'dando'), ('dar', 'n', 0, 'dar'), ('dar', 'c', 0, 'daria'), ('dar', 'f', 0, 'darei'),
  ('ver', 'r', 1, 'vejo/ve vemos/ve'), ('ver', 'r', 3, 've'), ('ver', 't', 1, 'vi/viu'), ('ver', 't', 3, 'viu viram'), ('ver', 'p', 0, 'visto'),
  ('ver', 'n', 0, 'ver'),
  ('ler', 'r', 1, 'leio/le lemos/le'), ('ler', 'r', 3, 'le leem'), ('ler', 't', 1, 'li/leu'), ('ler', 't', 3, 'leu leram'), ('ler', 'g', 0, 'lendo'),
  ('ler', 'p', 0, 'lido'), ('ler', 'n', 0, 'ler'), ('ler', 's', 0, 'leia'),
  ('sair', 'r', 1, 'saio/sai'), ('sair', 't', 1, 'sai/saiu saimos/saiu'), ('sair', 't', 3, 'saiu sairam'), ('sair', 'r', 3, 'saem'),
  ('sair', 'i', 0, 'saia saiam'), ('sair', 'g', 0, 'saindo'), ('sair', 'p', 0, 'saido'), ('sair', 'n', 0, 'sair'), ('sair', 'c', 0, 'sairia'),
  ('perder', 'r', 1, 'perco/perde'), ('perder', 's', 0, 'perca'), ('pedir', 'r', 1, 'peco/pede'), ('pedir', 's', 0, 'peca'),
  ('medir', 'r', 1, 'meco/mede'), ('ouvir', 'r', 1, 'ouco/ouve'), ('dormir', 'r', 1, 'durmo/dorme'), ('sentir', 'r', 1, 'sinto/sente'),
  ('preferir', 'r', 1, 'prefiro/prefere'), ('conseguir', 'r', 1, 'consigo/consegue'), ('conseguir', 'r', 3, 'consegue conseguem'),
  ('seguir', 'r', 1, 'sigo/segue'), ('seguir', 'r', 3, 'segue seguem'), ('fugir', 'r', 3, 'foge'), ('fugir', 'r', 1, 'fujo/foge'),
  ('subir', 'r', 3, 'sobe'), ('sumir', 'r', 3, 'some'), ('desistir', 'r', 1, 'desisto/desiste'),
  ('odiar', 'r', 1, 'odeio/odeia'), ('odiar', 'r', 3, 'odeia odeiam'), ('manter', 'r', 1, 'mantenho/mantem'), ('manter', 'r', 3, 'mantem'),
  ('manter', 't', 1, 'mantive/manteve'), ('crer', 'r', 1, 'creio/cre'), ('por', 't', 1, 'pus/pos'),
  ('pegar', 'p', 0, 'pego'), ('cair', 't', 1, 'cai/caiu'), ('cair', 't', 3, 'caiu'),
  ('desfazer', 't', 1, 'desfiz/desfez desfizemos/desfez'), ('desfazer', 't', 3, 'desfez desfizeram'),
  ('desfazer', 'n', 0, 'desfazer'), ('desfazer', 'p', 0, 'desfeito desfeita'),
  ('comer', 'r', 1, 'como/come')
) as irregular (lemma, tense, person, forms)
cross join lateral regexp_split_to_table(forms, ' ') as f
on conflict (form) do nothing;

with
verbs as (
  select private.fold(v) as lemma, v as spelled, left(v, -2) as stem, right(v, 2) as class
  from regexp_split_to_table(
    'morar residir mudar casar separar divorciar namorar noivar juntar trabalhar largar deixar parar começar voltar passar '
    'virar ficar tornar ganhar comprar adotar doar alugar financiar quitar pagar cancelar trancar trocar abandonar terminar acabar '
    'encerrar fechar concluir gostar adorar amar curtir odiar detestar aguentar suportar preferir enjoar cansar praticar jogar tocar treinar malhar '
    'nadar caminhar correr pedalar dançar lutar surfar meditar fumar beber tomar usar comer pintar desenhar cantar costurar bordar cozinhar '
    'estudar cursar frequentar participar escrever falar conversar dirigir viajar acordar levantar deitar dormir pesar medir emagrecer engordar '
    'baixar subir aumentar diminuir reduzir cortar evitar retirar tirar aposentar demitir contratar desligar dispensar mandar promover efetivar assumir '
    'arrumar arranjar conseguir encontrar achar procurar buscar precisar pensar planejar sonhar pretender desejar cogitar tentar esperar '
    'imaginar decidir resolver combinar prometer economizar guardar investir poupar entrar formar matricular inscrever completar levar contar chamar torcer '
    'rezar orar visitar andar criar cuidar ajudar assinar receber sarar curar recuperar melhorar piorar operar engravidar abortar nascer '
    'morrer falecer partir dividir viver atuar lecionar ensinar empreender prestar reprovar aprovar atingir bater alcançar cumprir realizar conquistar desistir '
    'converter batizar escolher assistir ouvir escutar aprender vender perder roubar furtar quebrar devolver emprestar dever negociar '
    'parcelar zerar liquidar sofrer sentir brigar reatar romper reconciliar desentender aderir seguir continuar retomar iniciar adiar lembrar esquecer '
    'descobrir confirmar perceber mostrar marcar fugir sumir desaparecer livrar superar vencer abrir montar fundar conhecer acompanhar colecionar '
    'plantar liberar pegar colocar instalar desinstalar excluir apagar transferir migrar apaixonar chegar acreditar avisar jurar pedir '
    'permanecer detonar finalizar entregar interromper suspender retornar regressar apresentar ligar mencionar comentar possuir pousar tatuar '
    'evoluir crescer amasiar deprimir afastar aceitar recusar odiar cansar desapegar herdar consertar vestir calçar consumir ingerir cultivar treinar '
    'engatar voar rebaixar chamar sentar mandar botar brincar desencanar topar migrar lucrar estourar bombar almoçar jantar lanchar enxergar regar resgatar '
    'castrar vacinar passear reformar decorar mobiliar despejar hospedar pescar escalar patinar relaxar respirar desabafar chorar gritar xingar apanhar trair '
    'enganar perdoar desculpar agradecer elogiar criticar julgar cobrar apoiar incentivar motivar inspirar faltar render revender produzir despachar atender '
    'agendar desmarcar remarcar organizar estacionar hipotecar reajustar corrigir errar acertar anotar registrar cadastrar renovar expirar regularizar '
    'legalizar naturalizar emigrar imigrar radicar transferir repetir destrancar palestrar publicar defender apostar viciar controlar equilibrar suplementar '
    'sacrificar enterrar superar vencer jogar encantar viciar esfriar evaporar adoecer recair rodar falir roer fixar estabelecer trabalhar posar vomitar cicatrizar fraturar paquerar flertar dublar gravar editar filmar fotografar programar amancebar '
    'lavar limpar gastar detectar diagnosticar tratar medicar vacinar internar oficializar desmanchar abraçar', ' ') as v
  where v <> ''
),
endings (class, ending, tense, person, third) as (values
  ('ar', 'o', 'r', 1, 'a'), ('ar', 'a', 'r', 3, 'a'), ('ar', 'am', 'r', 3, 'a'), ('ar', 'amos', 'm', 1, 'ou'), ('ar', 'ei', 't', 1, 'ou'),
  ('ar', 'ou', 't', 3, 'ou'), ('ar', 'aram', 't', 3, 'ou'), ('ar', 'ava', 'i', 0, 'ava'), ('ar', 'avam', 'i', 0, 'ava'),
  ('ar', 'avamos', 'i', 1, 'ava'), ('ar', 'ando', 'g', 0, 'ando'), ('ar', 'ado', 'p', 0, 'ado'), ('ar', 'ada', 'p', 0, 'ada'),
  ('ar', 'ados', 'p', 0, 'ados'), ('ar', 'adas', 'p', 0, 'adas'), ('ar', 'ar', 'n', 0, 'ar'), ('ar', 'arem', 'n', 0, 'ar'),
  ('ar', 'armos', 'n', 1, 'ar'), ('ar', 'aria', 'c', 0, 'aria'), ('ar', 'ariam', 'c', 0, 'aria'), ('ar', 'arei', 'f', 1, 'ara'),
  ('ar', 'ara', 'f', 3, 'ara'), ('ar', 'arao', 'f', 3, 'ara'), ('ar', 'e', 's', 0, 'e'), ('ar', 'em', 's', 0, 'em'),
  ('ar', 'asse', 's', 0, 'asse'),
  ('er', 'o', 'r', 1, 'e'), ('er', 'e', 'r', 3, 'e'), ('er', 'em', 'r', 3, 'e'), ('er', 'emos', 'm', 1, 'eu'), ('er', 'i', 't', 1, 'eu'),
  ('er', 'eu', 't', 3, 'eu'), ('er', 'eram', 't', 3, 'eu'), ('er', 'ia', 'i', 0, 'ia'), ('er', 'iam', 'i', 0, 'ia'), ('er', 'iamos', 'i', 1, 'ia'),
  ('er', 'endo', 'g', 0, 'endo'), ('er', 'ido', 'p', 0, 'ido'), ('er', 'ida', 'p', 0, 'ida'), ('er', 'idos', 'p', 0, 'idos'),
  ('er', 'idas', 'p', 0, 'idas'), ('er', 'er', 'n', 0, 'er'), ('er', 'erem', 'n', 0, 'er'), ('er', 'ermos', 'n', 1, 'er'),
  ('er', 'eria', 'c', 0, 'eria'), ('er', 'erei', 'f', 1, 'era'), ('er', 'era', 'f', 3, 'era'), ('er', 'a', 's', 0, 'a'),
  ('er', 'am', 's', 0, 'am'), ('er', 'esse', 's', 0, 'esse'),
  ('ir', 'o', 'r', 1, 'e'), ('ir', 'e', 'r', 3, 'e'), ('ir', 'em', 'r', 3, 'e'), ('ir', 'imos', 'm', 1, 'iu'), ('ir', 'i', 't', 1, 'iu'),
  ('ir', 'iu', 't', 3, 'iu'), ('ir', 'iram', 't', 3, 'iu'), ('ir', 'ia', 'i', 0, 'ia'), ('ir', 'iam', 'i', 0, 'ia'), ('ir', 'iamos', 'i', 1, 'ia'),
  ('ir', 'indo', 'g', 0, 'indo'), ('ir', 'ido', 'p', 0, 'ido'), ('ir', 'ida', 'p', 0, 'ida'), ('ir', 'idos', 'p', 0, 'idos'),
  ('ir', 'idas', 'p', 0, 'idas'), ('ir', 'ir', 'n', 0, 'ir'), ('ir', 'irem', 'n', 0, 'ir'), ('ir', 'irmos', 'n', 1, 'ir'),
  ('ir', 'iria', 'c', 0, 'iria'), ('ir', 'irei', 'f', 1, 'ira'), ('ir', 'ira', 'f', 3, 'ira'), ('ir', 'a', 's', 0, 'a'),
  ('ir', 'am', 's', 0, 'am'), ('ir', 'isse', 's', 0, 'isse')
),
spelled as (
  select distinct v.lemma, e.tense, e.person,
    case
      when v.class = 'ar' and left(e.ending, 1) = 'e' and v.stem ~ 'c$' then left(v.stem, -1) || 'qu'
      when v.class = 'ar' and left(e.ending, 1) = 'e' and v.stem ~ 'g$' then v.stem || 'u'
      when v.class <> 'ar' and left(e.ending, 1) in ('a', 'o') and v.stem ~ 'g$' then left(v.stem, -1) || 'j'
      else v.stem
    end || e.ending as form,
    case
      when v.class = 'ar' and left(e.third, 1) = 'e' and v.stem ~ 'c$' then left(v.stem, -1) || 'qu'
      when v.class = 'ar' and left(e.third, 1) = 'e' and v.stem ~ 'g$' then v.stem || 'u'
      else v.stem
    end || e.third as third
  from verbs v join endings e on e.class = v.class
)
insert into private.verb_forms (form, lemma, tense, person, third)
select distinct on (private.fold(s.form)) private.fold(s.form), s.lemma, s.tense, s.person, private.fold(s.third)
from spelled s
-- Everyday words that only look like verbs, and rare forms of which another reading is the common one.
where private.fold(s.form) <> all (array['para', 'preferido', 'preferida', 'preferidos', 'preferidas', 'divida', 'dividas', 'divido', 'voo', 'voos', 'firma', 'firmas', 'firme', 'programa', 'programas', 'programo', 'publico', 'publica', 'filme', 'filmes', 'registro',
    'cadastro', 'critica', 'critico', 'lanche', 'lanches', 'almoco', 'agenda', 'vacina', 'reforma', 'vicio', 'viciado', 'viciada', 'aposta', 'apoio', 'lucro', 'controle', 'medo', 'livro', 'livros', 'livra', 'divorcio', 'noivo', 'noiva', 'noivos', 'noivas', 'namorado', 'namorada', 'namorados', 'namoradas', 'negocio', 'juros', 'voto', 'estudado', 'casa', 'caso', 'case', 'casas', 'conta', 'conto', 'nada', 'nado', 'nadas', 'marco', 'marca', 'junto',
    'junta', 'juntas', 'cara', 'fora', 'foram', 'nota', 'largo', 'larga', 'vale', 'sobre', 'entre', 'deste', 'desse', 'cedo', 'passado', 'passada',
    'passados', 'passadas', 'comida', 'bebida', 'saida', 'luto', 'partida', 'caminhada', 'corrida', 'corridas', 'entrada', 'chegada', 'vestido',
    'contada', 'vista', 'perdida', 'mesada', 'criado', 'viver', 'fale', 'monte', 'montes', 'banco', 'toque', 'vire', 'deite', 'tome', 'pare', 'conte', 'passe', 'passes', 'vi',
    'lia', 'via', 'chame', 'meia', 'livre', 'limpa', 'limpo', 'cria', 'cure', 'doa', 'doe', 'vivo', 'viva', 'parta', 'parte', 'partes', 'forma', 'formas', 'forme',
    'trate', 'abra', 'abre', 'ame', 'medida', 'medidas', 'medico', 'medica', 'opera', 'cultiva', 'subida', 'venda', 'vendas', 'pinto', 'liga', 'ligas', 'nasce', 'morro', 'bordado', 'retorno', 'pousada', 'batida',
    'trato', 'troque', 'gasto', 'perca', 'vira', 'virada', 'chega', 'fundo', 'funda', 'mude', 'mudo', 'muda', 'visita', 'visto', 'cansado', 'cansada', 'tratado', 'vestia', 'pense', 'dever', 'deveres',
    'evoluida', 'partido', 'sentido', 'pedido', 'querida', 'querido', 'mude', 'crescida', 'cumpra', 'surfe', 'esporte', 'cante', 'calco', 'corte', 'cortes', 'resolva', 'furto', 'roubo', 'economia', 'resolve'])
order by private.fold(s.form), array_position(array['t', 'r', 'n', 'g', 'p', 'm', 'i', 'f', 'c', 's'], s.tense)
on conflict (form) do nothing;

-- Forms left out above that are verbs often enough.
insert into private.verb_forms (form, lemma, tense, person, third) values
  ('viver', 'viver', 'n', 0, 'viver'), ('vivo', 'viver', 'r', 1, 'vive'), ('mudo', 'mudar', 'r', 1, 'muda'), ('muda', 'mudar', 'r', 3, 'muda'),
  ('mude', 'mudar', 's', 0, 'mude'), ('case', 'casar', 's', 0, 'case'), ('dever', 'dever', 'n', 0, 'dever'), ('chega', 'chegar', 'r', 3, 'chega'),
  ('nasce', 'nascer', 'r', 3, 'nasce'), ('cria', 'criar', 'r', 3, 'cria'), ('resolve', 'resolver', 'r', 3, 'resolve'),
  ('vivi', 'viver', 't', 1, 'viveu')
on conflict (form) do nothing;

update private.verb_forms set is_noun = true where form = any (array['trabalho', 'peso', 'estudo', 'estudos', 'curso', 'gosto', 'jogo', 'treino', 'sonho', 'uso',
  'ganho', 'canto', 'luta', 'danca', 'comeco', 'volta', 'compra', 'fumo', 'ajuda', 'falta', 'troca', 'passo', 'acordo', 'encontro', 'cura', 'fala',
  'conversa', 'busca', 'procura', 'bebe', 'pego', 'escolha', 'marcha', 'escuta', 'escrita', 'ensino', 'namoro', 'noivado', 'emprego', 'aluguel', 'toca', 'plano', 'pinta',
  'jantar', 'melhora', 'planta', 'planto', 'pesa', 'vivo', 'mudo', 'muda', 'cria', 'acaba', 'paga', 'fechado', 'cobra', 'trago', 'como', 'leve', 'colocado', 'inicio', 'termino', 'desejo', 'corte', 'visto', 'contrato', 'contratos', 'aborto', 'pesca', 'escala', 'palestra', 'passeio', 'janta', 'jantar', 'falta', 'cobra', 'despejo', 'choro', 'grito', 'entrega', 'repete', 'chama', 'manda']);

update private.verb_forms set third = case
  -- "Moramos" is hardly ever past, "casamos" nearly always.
  when tense = 'm' and lemma in ('morar', 'viver', 'trabalhar', 'estudar', 'gostar', 'adorar', 'amar', 'comer', 'beber', 'tomar', 'dever', 'namorar') then
    case when right(lemma, 2) = 'ar' then left(lemma, -2) || 'a' else left(lemma, -2) || 'e' end
  when third in ('eh', 'esta', 'dah') then case third when 'eh' then 'é' when 'esta' then 'está' else 'dá' end
  when tense = 'f' then regexp_replace(third, 'ra$', 'rá')
  else third end;

revoke all on private.verb_forms from public, anon;
