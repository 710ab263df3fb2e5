-- Places: enough geography to know that Pituba is in Salvador, that Campinas is another city, and that Portugal is abroad.

create table private.places (
  name text primary key,
  level text not null check (level in ('country', 'state', 'city', 'district')),
  within text
);
alter table private.places enable row level security;
grant select on private.places to authenticated;
grant all on private.places to service_role;
create policy places_select on private.places for select to authenticated
  using ((select auth.uid()) is not null);
comment on table private.places is 'Folded names. within: the state of a city, the country of a state or a foreign city, the city of a district.';

insert into private.places (name, level, within)
select distinct on (name) btrim(name), level, nullif(within, '')
from (values
  ('country', '', 'brasil,portugal,espanha,franca,italia,alemanha,inglaterra,irlanda,escocia,reino unido,holanda,belgica,suica,austria,suecia,noruega,dinamarca,finlandia,grecia,polonia,russia,turquia,estados unidos,eua,canada,mexico,argentina,chile,uruguai,paraguai,bolivia,peru,colombia,venezuela,equador,cuba,japao,china,coreia,coreia do sul,india,israel,australia,nova zelandia,africa do sul,angola,mocambique,egito,emirados,exterior,europa'),
  ('state', 'brasil', 'acre,alagoas,amapa,amazonas,bahia,ceara,distrito federal,espirito santo,goias,maranhao,mato grosso,mato grosso do sul,minas gerais,minas,para,paraiba,parana,pernambuco,piaui,rio grande do norte,rio grande do sul,rondonia,roraima,santa catarina,sergipe,tocantins'),
  ('city', 'sao paulo estado', 'sao paulo,campinas,santos,guarulhos,osasco,santo andre,sao bernardo do campo,sao bernardo,sao caetano do sul,sao caetano,sorocaba,ribeirao preto,sao jose dos campos,sao jose do rio preto,jundiai,piracicaba,bauru,franca sp,taubate,limeira,suzano,mogi das cruzes,diadema,maua,barueri,carapicuiba,cotia,indaiatuba,americana,araraquara,sao carlos,marilia,presidente prudente,praia grande,guaruja,sao vicente,ubatuba,ilhabela,atibaia,braganca paulista,valinhos,vinhedo,itu,salto,botucatu,aracatuba,rio claro,santana de parnaiba'),
  ('city', 'rio de janeiro estado', 'rio de janeiro,rio,niteroi,petropolis,nova friburgo,teresopolis,duque de caxias,nova iguacu,sao goncalo,volta redonda,campos dos goytacazes,macae,cabo frio,buzios,angra dos reis,paraty,marica,resende,itaborai'),
  ('city', 'minas gerais', 'belo horizonte,uberlandia,uberaba,juiz de fora,contagem,betim,montes claros,ouro preto,ipatinga,governador valadares,divinopolis,pocos de caldas,varginha,lavras,vicosa,tiradentes,araxa,pouso alegre'),
  ('city', 'parana', 'curitiba,londrina,maringa,ponta grossa,cascavel,foz do iguacu,guarapuava,sao jose dos pinhais,paranagua'),
  ('city', 'santa catarina', 'florianopolis,joinville,blumenau,chapeco,itajai,balneario camboriu,criciuma,jaragua do sul,lages,palhoca'),
  ('city', 'rio grande do sul', 'porto alegre,caxias do sul,pelotas,canoas,santa maria,gramado,canela,passo fundo,novo hamburgo,sao leopoldo,rio grande,bento goncalves'),
  ('city', 'bahia', 'salvador,feira de santana,vitoria da conquista,ilheus,itabuna,porto seguro,lauro de freitas,camacari,juazeiro,trancoso'),
  ('city', 'pernambuco', 'recife,olinda,caruaru,petrolina,jaboatao dos guararapes,jaboatao,garanhuns'),
  ('city', 'ceara', 'fortaleza,juazeiro do norte,sobral,caucaia,maracanau,crato'),
  ('city', 'para', 'belem,santarem,maraba,ananindeua,parauapebas,castanhal'),
  ('city', 'amazonas', 'manaus,parintins'), ('city', 'maranhao', 'sao luis,imperatriz'), ('city', 'piaui', 'teresina,parnaiba'),
  ('city', 'rio grande do norte', 'natal,mossoro,pipa,parnamirim'), ('city', 'paraiba', 'joao pessoa,campina grande'),
  ('city', 'alagoas', 'maceio,arapiraca'), ('city', 'sergipe', 'aracaju'), ('city', 'goias', 'goiania,anapolis,aparecida de goiania,caldas novas,rio verde,pirenopolis'),
  ('city', 'distrito federal', 'brasilia,taguatinga,ceilandia,aguas claras,guara'), ('city', 'mato grosso', 'cuiaba,rondonopolis,sinop,varzea grande'),
  ('city', 'mato grosso do sul', 'campo grande,dourados,bonito'), ('city', 'tocantins', 'palmas,araguaina'), ('city', 'acre', 'rio branco'),
  ('city', 'rondonia', 'porto velho'), ('city', 'roraima', 'boa vista'), ('city', 'amapa', 'macapa'),
  ('city', 'espirito santo', 'vitoria,vila velha,serra,cariacica,guarapari,linhares'),
  ('city', 'portugal', 'lisboa,porto,braga,coimbra,faro,aveiro,cascais'), ('city', 'espanha', 'madri,madrid,barcelona,valencia,sevilha'),
  ('city', 'franca', 'paris,lyon'), ('city', 'italia', 'roma,milao,florenca,veneza'), ('city', 'alemanha', 'berlim,munique,frankfurt,hamburgo'),
  ('city', 'inglaterra', 'londres,manchester,cambridge,oxford'), ('city', 'irlanda', 'dublin,cork'), ('city', 'holanda', 'amsterda,amsterdam,roterda'),
  ('city', 'belgica', 'bruxelas'), ('city', 'suica', 'zurique,genebra'), ('city', 'suecia', 'estocolmo'),
  ('city', 'estados unidos', 'nova york,nova iorque,miami,orlando,boston,los angeles,chicago,san francisco,seattle'),
  ('city', 'canada', 'toronto,vancouver,montreal,quebec'), ('city', 'argentina', 'buenos aires,bariloche,mendoza,cordoba'), ('city', 'chile', 'santiago'),
  ('city', 'uruguai', 'montevideu,punta del este'), ('city', 'paraguai', 'assuncao'), ('city', 'japao', 'toquio,osaka'),
  ('city', 'australia', 'sydney,melbourne'), ('city', 'emirados', 'dubai'), ('city', 'mexico', 'cidade do mexico,cancun'),
  ('district', 'sao paulo', 'moema,pinheiros,vila mariana,vila madalena,itaim,itaim bibi,tatuape,mooca,santana,perdizes,brooklin,butanta,morumbi,ipiranga,lapa,liberdade,bela vista,higienopolis,jardins,itaquera,capao redondo,santo amaro,campo limpo,saude,penha,campo belo,consolacao'),
  ('district', 'rio de janeiro', 'copacabana,ipanema,leblon,botafogo,flamengo,tijuca,barra da tijuca,meier,laranjeiras,gavea,jacarepagua,recreio,bangu,madureira,campo grande rj,lapa rj'),
  ('district', 'salvador', 'pituba,barra,rio vermelho,itapua,brotas,pelourinho,graca,cabula'), ('district', 'recife', 'boa viagem,casa amarela,gracas,espinheiro,aflitos,varzea'),
  ('district', 'curitiba', 'batel,agua verde,portao,bigorrilho,boqueirao,santa felicidade,cabral,juveve'), ('district', 'belo horizonte', 'savassi,pampulha,lourdes,buritis,funcionarios,barreiro'),
  ('district', 'porto alegre', 'moinhos de vento,cidade baixa,bom fim,menino deus,petropolis poa'), ('district', 'fortaleza', 'aldeota,meireles,benfica,messejana'),
  ('district', 'brasilia', 'asa sul,asa norte,lago sul,lago norte,sudoeste'), ('district', 'florianopolis', 'lagoa da conceicao,ingleses,trindade,campeche,jurere'),
  ('district', 'niteroi', 'icarai,itacoatiara'), ('district', 'maceio', 'ponta verde,pajucara,jatiuca'), ('district', 'natal', 'ponta negra')
) as listed (level, within, names)
cross join lateral regexp_split_to_table(names, ',') as name
order by name, level = 'district';

create function private.place_of(phrase text)
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
    'da', 'do', 'de', 'anos', 'meses', 'ca', 'trabalho', 'academia', 'escola', 'faculdade', 'time', 'equipe', 'setor', 'empresa', 'banco', 'vaga', 'cargo', 'cachorro', 'lado', 'nova', 'novo', 'loja', 'plano'];
begin
  if phrase ~ '\m(?:outr[oa]|de|nov[oa]) (?:cidade|estado|paiz)\M' then
    return jsonb_build_object('place', '?', 'level', case when phrase ~ 'paiz' then 'country' when phrase ~ 'estado' then 'state' else 'city' end);
  end if;
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'para', 'de', 'do', 'da', 'dos', ',']);
    article := said[i] in ('no', 'na', 'nos', 'nas') or said[i + 1] in ('o', 'a', 'os', 'as');
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

revoke execute on function private.place_of(text) from public, anon;
grant execute on function private.place_of(text) to authenticated, service_role;
