/** What somebody is to the user, by the folded word, as it is written in what is kept. */
export const RELATIONS: ReadonlyMap<string, string> = new Map(
  `mae mãe,pai,irma irmã,irmao irmão,filha,filho,filhinha filha,filhinho filho,filhota filha,filhote filho,cacula caçula,primogenito primogênito,
primogenita primogênita,bebe bebê,marido,maridao marido,esposo,esposa,mulher,namorado,namorada,noivo,noiva,companheiro,companheira,parceiro,parceira,
avo,vo vó,bisavo,neto,neta,netinho neto,netinha neta,bisneto,bisneta,tio,tia,primo,prima,sobrinho,sobrinha,sogro,sogra,genro,nora,cunhado,cunhada,
padrasto,madrasta,enteado,enteada,padrinho,madrinha,afilhado,afilhada,ex,ex-marido,ex-mulher,ex-esposa,ex-esposo,ex-namorado,ex-namorada,
amigo,amiga,amigao amigo,chefe,chefa chefe,patrao patrão,patroa,colega,vizinho,vizinha,terapeuta,psicologo psicólogo,psicologa psicóloga,psiquiatra,
medico médico,medica médica,ginecologista,pediatra,dentista,nutricionista,nutri nutricionista,professor,professora,orientador,orientadora,personal,
socio sócio,socia sócia,advogado,advogada,contador,contadora,baba babá,diarista,faxineira,empregada,crush,ficante,mozao mozão,estagiario estagiário,
estagiaria estagiária,gerente,coordenador,coordenadora,supervisor,supervisora,compadre,comadre,roommate,fisioterapeuta,irmaozinho irmão,irmazinha irmã,
maninho irmão,maninha irmã,mano irmão,mana irmã`.replaceAll("\n", "").split(",").map((pair): [string, string] => {
    const [key = "", written = key] = pair.split(" ");
    return [key, written];
  }),
);
