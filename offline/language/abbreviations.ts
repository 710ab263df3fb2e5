/** Chat spellings and their meaning, both folded. The verb "é" is written "eh", because folding would make it "e" (and). */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `vc voce,vcs voces,ce voce,cê voce,oce voce,q que,ki que,qe que,qto quanto,qt quanto,qnto quanto,qnt quanto,qtos quantos,qts quantos,qtas quantas,qro quero,pg paguei,qria queria,drumi dormi,dromi dormi,durmi dormi,drumir dormir,reau reais,reaus reais,qnts quantos,
qta quanta,qtas quantas,qdo quando,qnd quando,qndo quando,quado quando,quamto quanto,quantu quanto,qual qual,quias quais,qais quais,oq o que,oque o que,o q o que,
n nao,nn nao,naum nao,nao nao,num num,tb tambem,tbm tambem,tmb tambem,mto muito,mt muito,mta muita,mts muitos,pq por que,porq por que,
ta ta,esta ta,estah ta,tah ta,to to,estou to,toh to,tou to,tava tava,estava tava,tao tao,estao tao,tamo estamos,
para pra,pra pra,p pra,pro pro,pros pros,dps depois,agr agora,msm mesmo,td tudo,tds todos,nd nada,ngm ninguem,alg algum,
cmg comigo,ctg contigo,blz beleza,obg obrigada,obgd obrigada,obrigado obrigada,brigada obrigada,brigado obrigada,vlw valeu,vlww valeu,flw falou,
pfv por favor,pf por favor,pls por favor,plis por favor,plz por favor,pfvr por favor,favor favor,ne ne,neh ne,aki aqui,ai ai,
niver aniversario,nivers aniversario,aniver aniversario,facul faculdade,cel celular,celu celular,net internet,apto apartamento,ape apartamento,apê apartamento,refri refrigerante,
min min,mins min,hr h,hrs h,hora hora,kilo quilo,kilos quilos,dagua de agua,d'agua de agua,
fz fazer,fzr fazer,hab habito,med meditacao,gnt gente,agnt a gente,agente a gente,sdd saudade,sdds saudades,add adiciona,adc adiciona,
bjs beijos,bj beijo,vdd verdade,fds fim de semana,sla sei la,cm com,c com,eh eh,hje hoje,onti ontem,dm demais,dms demais,kd cade,dmais demais,
pegar pegar,oi oi,oie oi,oii oi,oiee oi,salarioo salario,divida divida,dividaas dividas,trampo trabalho,trampando trabalhando,trampar trabalhar,
prestacoes prestacoes,boletim boletim,recisao rescisao,academa academia,gym academia,yoga ioga,whey whey,zap whatsapp`
    .replaceAll("\n", "")
    .split(",")
    .map((pair) => {
      const space = pair.indexOf(" ", pair.startsWith("o q") ? 3 : 0);
      return [pair.slice(0, space), pair.slice(space + 1)] as const;
    }),
);
