/** Chat spellings, folded, and how they are written out. "pra" and "pro" stay: everybody writes them. */
export const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  `vc você,vcs vocês,ce você,ocê você,q que,ki que,qdo quando,qnd quando,qndo quando,oq o que,n não,nn não,naum não,tb também,tbm também,
tmb também,mto muito,mt muito,mta muita,mts muitos,pq porque,porq porque,pra pra,para pra,p pra,pro pro,pras pras,pros pros,dps depois,agr agora,hj hoje,
hje hoje,msm mesmo,td tudo,tds todos,nd nada,ngm ninguém,cmg comigo,blz beleza,obg obrigada,vlw valeu,pfv por favor,pf por favor,
niver aniversário,aniver aniversário,facul faculdade,cel celular,apto apartamento,ape apartamento,apê apartamento,refri refrigerante,min minutos,hrs horas,
kilo quilo,kilos quilos,gnt gente,agnt a gente,fds fim de semana,c com,cm com,s/ sem,sp SP,rj RJ,bh BH,poa POA,trampo trabalho,trampando trabalhando,
trampar trabalhar,trampava trabalhava,trampei trabalhei,namo namorado,mozao mozão,mozin mozão,boy namorado,tô estou,to estou,tou estou,ta está,tava estava,
tavam estavam,eh é,meo meu,mae mãe,mamae mãe,mainha mãe,papai pai,painho pai,irma irmã,irmao irmão,irmaos irmãos,irmas irmãs,nao não,ja já,
ate até,tambem também,voce você,voces vocês,so só,ha há,tres três,mes mês,eh é,ingles inglês,frances francês,japones japonês,alemao alemão,cafe café,
musica música,musicas músicas,sabado sábado,sabados sábados,terca terça,marco março,area área,saude saúde,familia família,acucar açúcar,camarao camarão,
gluten glúten,alergica alérgica,alergico alérgico,intolerancia intolerância,pressao pressão,coracao coração,remedio remédio,remedios remédios,oculos óculos,
medico médico,medica médica,psicologo psicólogo,psicologa psicóloga,catolica católica,catolico católico,evangelica evangélica,evangelico evangélico,
espirita espírita,matematica matemática,historia história,fisica física,quimica química,aviao avião,violao violão,gravida grávida,diabetico diabético,
diabetica diabética,celiaca celíaca,celiaco celíaco,cao cão,agua água,onibus ônibus,predio prédio,emprestimo empréstimo,
divida dívida,dividas dívidas,cartao cartão,salario salário,poupanca poupança,almoco almoço,comeco começo,servico serviço,escritorio escritório,
negocio negócio,proprio próprio,propria própria,pais pais,sitio sítio,brasilia Brasília,goiania Goiânia,belem Belém,maceio Maceió,joao João,jose José,
portugues português,portuguesa portuguesa,serie série,series séries,varios vários,varias várias,
timida tímida,timido tímido,autonomo autônomo,autonoma autônoma,socia sócia,socio sócio,viuva viúva,viuvo viúvo,unica única,unico único,
proximo próximo,proxima próxima,ultimo último,primario primário,voluntario voluntário,aniversario aniversário,hernia hérnia,
insonia insônia,depressao depressão,panico pânico,cancer câncer,hipertensao hipertensão,lesao lesão,cirurgia cirurgia,
demissao demissão,promocao promoção,reuniao reunião,graduacao graduação,educacao educação,administracao administração,pos pós,tecnico técnico,
estagio estágio,japao Japão,canada Canadá,mineracao mineração,producao produção,licenca licença`
    .replaceAll("\n", "")
    .split(",")
    .map((pair): [string, string] => {
      const space = pair.indexOf(" ");
      return [pair.slice(0, space), pair.slice(space + 1)];
    }),
);
