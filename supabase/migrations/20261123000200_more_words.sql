-- Rules added to a slot beside those it has; more verbs, spellings, towns and kinds of things.

create function private.extend_slot_rules(slot text, rules jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  place int := (select min(r.rank) from private.slot_rules r where r.slot = extend_slot_rules.slot);
begin
  perform private.add_slot_rules(extend_slot_rules.slot, extend_slot_rules.rules);
  update private.slot_rules r set rank = place where r.slot = extend_slot_rules.slot and r.rank is null;
end;
$$;
comment on function private.extend_slot_rules(text, jsonb) is 'For migrations: more rules for a slot, read after those it has.';

create function private.drop_slot_rule(slot text, part text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.slot_rules r where r.slot = drop_slot_rule.slot and strpos(r.pattern, part) > 0;
  if not found then
    raise exception 'no rule of % has %', slot, part;
  end if;
end;
$$;
comment on function private.drop_slot_rule(text, text) is 'For migrations: takes away the rules of a slot whose pattern has a part, so that others take their place.';
revoke execute on function private.extend_slot_rules(text, jsonb), private.drop_slot_rule(text, text) from public, anon;

select private.conjugate('pendurar empurrar colar serrar compensar eliminar secar desencalhar homologar jubilar embarcar desembarcar vazar rachar zoar puxar '
  'descansar amarrar carimbar graduar acender encostar arriar', 'detestar');
select private.conjugate('proibir imprimir', 'assistir');
select private.conjugate('encolher recolher aparecer desaparecer escolher', 'vencer');

insert into private.verb_forms (form, lemma, tense, person, third)
values ('sequei', 'secar', 't', 1, 'secou'), ('embarquei', 'embarcar', 't', 1, 'embarcou'), ('desembarquei', 'desembarcar', 't', 1, 'desembarcou'), ('coloquei', 'colocar', 't', 1, 'colocou')
on conflict (form) do nothing;
update private.verb_forms set is_noun = true where form in ('guarda', 'caminho', 'parcela', 'parcelas', 'reajuste', 'conta', 'contas', 'corte', 'rolo', 'namoro', 'passo');

insert into private.spellings (written, meant)
select split_part(pair, '=', 1), replace(split_part(pair, '=', 2), '_', ' ')
from regexp_split_to_table('casório=casamento casorio=casamento namorido=namorado adm=administracao eng=engenharia vet=veterinaria odonto=odontologia '
  'facu=faculdade ctba=curitiba rep=republica pila=reais reau=reais conto=reais contos=reais mangos=reais vamo=vamos tamu=estamos qdo=quando qnd=quando '
  'seg=segunda qua=quarta sex=sexta sab=sabado sáb=sabado dom=domingo hidro=hidroginastica guri=menino guria=menina piá=menino cross=crossfit '
  'oxe= oxente= véi= vei= uai= eita= mozinho=namorado mozinha=namorada crushzinho=crush trampinho=trabalho empreguinho=emprego apezinho=apartamento apzinho=apartamento '
  'cantinho=canto noivinha=noiva noivinho=noivo facul=faculdade vestiba=vestibular gradu=graduacao dissert=dissertacao mestra=mestre', ' ') as pair
on conflict (written) do update set meant = excluded.meant;

insert into private.places (name, level, within)
select btrim(name), 'city', state
from (values
  ('pernambuco', 'camaragibe,igarassu,abreu e lima,gravata,paulista pe,vitoria de santo antao,serra talhada,arcoverde,ipojuca,porto de galinhas,carpina,cabo de santo agostinho,belo jardim,toritama,limoeiro pe'),
  ('sao paulo estado', 'hortolandia,sumare,paulinia,itatiba,caraguatatuba,sao sebastiao,bertioga,itanhaem,peruibe,franca,jau,avare,catanduva,barretos,assis,ourinhos,itapetininga,jacarei,cacapava,pindamonhangaba,guaratingueta,lorena,embu das artes,taboao da serra,itapevi,jandira,poa sp,ferraz de vasconcelos,itaquaquecetuba,ribeirao pires,votorantim,tatui,leme,araras,sao joao da boa vista,mogi mirim,mogi guacu,amparo,serra negra,campos do jordao'),
  ('rio de janeiro estado', 'nilopolis,mesquita,belford roxo,queimados,sao joao de meriti,mage,itaguai,mangaratiba,araruama,saquarema,rio das ostras,arraial do cabo,barra mansa,tres rios,vassouras'),
  ('minas gerais', 'sete lagoas,ribeirao das neves,santa luzia,ibirite,nova lima,sabara,conselheiro lafaiete,barbacena,sao joao del rei,itajuba,alfenas,tres coracoes,patos de minas,araguari,ituiutaba,muriae,ponte nova,teofilo otoni,diamantina,caratinga,manhuacu,passos mg,lavras,itauna,para de minas,ouro branco'),
  ('parana', 'colombo,pinhais,araucaria,campo largo,almirante tamandare,apucarana,arapongas,umuarama,toledo,campo mourao,francisco beltrao,pato branco,cianorte,irati,paranavai'),
  ('santa catarina', 'camboriu,itapema,bombinhas,sao jose sc,biguacu,tubarao,ararangua,lages,brusque,rio do sul,concordia,cacador,videira,sao bento do sul,garopaba,imbituba,navegantes'),
  ('rio grande do sul', 'gravatai,viamao,cachoeirinha,alvorada,sapucaia do sul,esteio,bage,uruguaiana,santa cruz do sul,lajeado,erechim,ijui,santo angelo,torres,capao da canoa,tramandai,farroupilha'),
  ('bahia', 'juazeiro ba,jequie,alagoinhas,barreiras,teixeira de freitas,eunapolis,paulo afonso,santo antonio de jesus,simoes filho,candeias,valenca,morro de sao paulo,itacare,lencois,arraial d ajuda'),
  ('ceara', 'maranguape,iguatu,quixada,caninde,crateus,aquiraz,jericoacoara,itapipoca,eusebio'),
  ('rio grande do norte', 'caico,sao goncalo do amarante,ceara mirim,currais novos'), ('paraiba', 'bayeux,cabedelo,santa rita,sousa,cajazeiras,guarabira'),
  ('alagoas', 'maragogi,penedo,palmeira dos indios,rio largo,marechal deodoro'), ('sergipe', 'itabaiana,nossa senhora do socorro'),
  ('piaui', 'picos,floriano,piripiri'), ('maranhao', 'caxias,timon,codo,bacabal,sao jose de ribamar,barreirinhas'), ('para', 'altamira,tucurui,barcarena,itaituba,braganca pa,alter do chao'),
  ('amazonas', 'itacoatiara am,manacapuru,tefe,coari'), ('goias', 'luziania,valparaiso de goias,trindade go,senador canedo,jatai,catalao,itumbiara,formosa,alto paraiso'),
  ('mato grosso', 'tangara da serra,sorriso,lucas do rio verde,primavera do leste,barra do garcas,caceres'), ('mato grosso do sul', 'tres lagoas,corumba,ponta pora,navirai'),
  ('espirito santo', 'cachoeiro de itapemirim,colatina,sao mateus,aracruz,viana es'), ('tocantins', 'gurupi,porto nacional'), ('rondonia', 'ji parana,ariquemes,vilhena,cacoal'),
  ('portugal', 'setubal,leiria,viseu,guimaraes,almada,sintra,matosinhos,evora,funchal'), ('espanha', 'malaga,bilbao,granada'), ('italia', 'napoles,turim,bolonha'),
  ('irlanda', 'galway,limerick'), ('inglaterra', 'liverpool,bristol,leeds,birmingham'), ('alemanha', 'colonia alemanha,dusseldorf,stuttgart,leipzig'),
  ('franca', 'marselha,toulouse,bordeaux'), ('canada', 'calgary,ottawa,winnipeg,edmonton'), ('australia', 'brisbane,perth,gold coast,adelaide'),
  ('estados unidos', 'houston,dallas,austin,atlanta,filadelfia,las vegas,tampa,newark,denver'), ('argentina', 'rosario,la plata,ushuaia'), ('japao', 'nagoia,hamamatsu,quioto,nagoya')
) as listed (state, names)
cross join lateral regexp_split_to_table(names, ',') as name
on conflict (name) do nothing;

insert into private.word_kinds (word, kinds)
select word, array_agg(distinct kind)
from (values
  ('{curso,faculdade,graduacao}', 'filosofia sociologia geografia teologia turismo gastronomia moda cinema agronomia zootecnia ads informatica estatistica geologia oceanografia antropologia artes '
    'biotecnologia fonoaudiologia secretariado logistica estetica radiologia arqueologia museologia biblioteconomia pedagogia serviço_social ciencias eng computacao sistemas relacoes geografia astronomia '
    'musicoterapia optometria gerontologia ecologia veterinaria bioquimica atuariais comex'),
  ('{banco,conta,empresa}', 'picpay next sicredi sicoob xp btg neon safra pagbank bmg banrisul mercantil nubank itau bradesco santander inter c6 bb'),
  ('{plano,convenio,saude}', 'notredame intermedica prevent cassi geap ipasgo golden'),
  ('{celular,telefone}', 'pixel redmi poco asus lg nokia zenfone realme s20 s21 s22 s23 s24 a14 a54'),
  ('{carro,veiculo}', 'byd dolphin commander doblo ranger s10 amarok l200 montana spin idea stilo brava escort monza chevette vectra astra zafira captur oroch versa sentra frontier tiggo hr-v i30 tucson sportage cerato '
    'picanto 206 207 208 c3 c4 up gol-g5 pajero outlander impreza fit city'),
  ('{moto,veiculo}', 'cb500 hornet fazer pop100 elite bmw-gs intruder shadow harley ybr crosser'),
  ('{academia}', 'smartfit bluefit selfit bodytech'),
  ('{empresa}', 'ambev petrobras vale magalu americanas renner riachuelo natura avon boticario embraer volkswagen volks volvo fiat ford toyota honda bosch siemens totvs stone ifood rappi amazon google microsoft '
    'ibm accenture deloitte kpmg pwc globo sbt record claro vivo tim oi sabesp copasa compesa eletrobras chesf cemig copel enel correios serasa weg gerdau braskem suzano klabin brf jbs sadia '
    'seara marfrig nestle unilever loggi azul latam gol-linhas electrolux whirlpool samsung renault scania mercedes shopee totem locaiza localiza movida vtex cielo getnet rede-dor hapvida fleury einstein '
    'senai sesc sebrae senac fiocruz butantan ibge inss bndes contax atento neobpo teleperformance stellantis raizen cosan ultragaz comgas neoenergia equatorial cpfl')
) as listed (kinds, words)
cross join lateral regexp_split_to_table(replace(words, '_', ' '), ' ') as word
cross join lateral unnest(kinds::text[]) as kind
group by word
on conflict (word) do update set kinds = (select array_agg(distinct k) from unnest(coalesce(word_kinds.kinds, '{}') || excluded.kinds) as k);
-- Everyday words stay what they are.
delete from private.word_kinds where word in ('up', 'fit', 'city', 'fazer', 'social', 'idea', 'next', 'serviço', 'relacoes', 'rede', 'golden', 'poco', 'record');

insert into private.professions (word)
select word from regexp_split_to_table('servidora servidor concursada concursado publicitaria publicitario pesquisadora pesquisador bolsista entregadora entregador motoboy lojista feirante feirista '
  'carteiro porteira porteiro zeladora zelador frentista estoquista empilhadeirista operadora operador supervisora supervisor coordenador coordenadora lider sushiman churrasqueiro padeiro padeira salgadeira '
  'cuidadora cuidador manicure pedicure barbeiro barbeira tatuador tatuadora fotografo fotografa videomaker copywriter redator redatora editor editora tradutor tradutora interprete', ' ') as word
on conflict (word) do nothing;
