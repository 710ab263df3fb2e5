/** What somebody is to the user, by the folded words for it, as it is written in what is kept. */
export const RELATIONS: ReadonlyMap<string, string> = pairs(`
mae:mãe,pai,irma:irmã,irmao:irmão,filha,filho,filhinha:filha,filhinho:filho,filhota:filha,filhote:filho,cacula:caçula,
primogenito:primogênito,primogenita:primogênita,bebe:bebê,marido,maridao:marido,esposo,esposa,mulher,namorado,namorada,noivo,noiva,
companheiro,companheira,parceiro,parceira,avo,vo:vó,bisavo,neto,neta,netinho:neto,netinha:neta,bisneto,bisneta,tio,tia,primo,prima,
sobrinho,sobrinha,sogro,sogra,genro,nora,cunhado,cunhada,padrasto,madrasta,enteado,enteada,padrinho,madrinha,afilhado,afilhada,ex,
amigo,amiga,amigao:amigo,chefe,chefa:chefe,patrao:patrão,patroa,colega,vizinho,vizinha,terapeuta,psicologo:psicólogo,
psicologa:psicóloga,psiquiatra,medico:médico,medica:médica,ginecologista,pediatra,dentista,nutricionista,nutri:nutricionista,
professor,professora,orientador,orientadora,personal,socio:sócio,socia:sócia,advogado,advogada,contador,contadora,baba:babá,
diarista,faxineira,empregada,crush,ficante,mozao:mozão,estagiario:estagiário,estagiaria:estagiária,gerente,coordenador,
coordenadora,supervisor,supervisora,compadre,comadre,roommate,fisioterapeuta,irmaozinho:irmão,irmazinha:irmã,maninho:irmão,
maninha:irmã,mano:irmão,mana:irmã,ex marido:ex-marido,mamae:mãe,mainha:mãe,papai:pai,painho:pai,namo:namorado,vovo:vó,boy:namorado,
paquera,bff:amiga,coach,mentor,mentora,meio irmao:meio-irmão,meia irma:meia-irmã,melhor amigo,melhor amiga,ex mulher:ex-mulher,
ex esposa:ex-esposa,ex esposo:ex-esposo,ex namorado:ex-namorado,ex namorada:ex-namorada`);

/** Several people who are the same to the user, and what each of them is. */
export const PLURAL_RELATIONS: ReadonlyMap<string, string> = pairs(`
pais:pais,irmaos:irmão,irmas:irmã,filhos:filho,filhas:filha,netos:neto,netas:neta,avos:avós,tios:tio,tias:tia,primos:primo,primas:prima,sobrinhos:sobrinho,sobrinhas:sobrinha,sogros:sogros,cunhados:cunhado,cunhadas:cunhada,enteados:enteado,amigos:amigo,amigas:amiga,gemeos:filho,gemeas:filha,colegas:colega`);

function pairs(list: string): Map<string, string> {
  return new Map(
    list.replaceAll("\n", "").split(",").map((pair) => {
      const [key = "", written = key] = pair.split(":");
      return [key, written];
    }),
  );
}
