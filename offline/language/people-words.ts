/** Relationships by the folded word for them; the value is how the relationship is stored. */
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

/** Plural relationships, and the relationship of each person: "filhos" are each "filho". */
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

/** Common Brazilian first names, folded. A person can be recognised by them when the name has no capital letter. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  ("ana maria julia juliana mariana marina beatriz bia camila carla carolina carol fernanda gabriela gabi amanda leticia larissa luana bruna " +
    "patricia paula priscila rafaela renata roberta sandra sabrina simone sonia tatiana tais thais vanessa vera veronica vitoria viviane adriana " +
    "alice aline alessandra andrea andreia angela antonia aparecida barbara bianca cecilia celia claudia cristiane cristina daniela dani debora " +
    "denise diana eduarda duda elaine eliane elisa ester eva fabiana fatima flavia francisca gisele giovana gloria helena heloisa ingrid irene isabel " +
    "isabela isa isadora jaqueline jessica joana joyce karina karen katia kelly laura lara lais lia lidia livia lorena lourdes lucia luciana luiza luisa " +
    "manuela manu marcela marcia margarida marta melissa mirella monica natalia nathalia nina olivia paloma pietra raquel rebeca regina rita rosa " +
    "rosana rosangela ruth sara sarah silvana silvia sofia sophia stella suzana tamires tania tatiane teresa tereza valeria valentina yasmin zilda " +
    "joao jose pedro paulo lucas mateus matheus marcos marcelo marcio mario miguel gabriel rafael rafa rodrigo ricardo roberto renato bruno carlos caio " +
    "daniel davi david diego diogo eduardo edu enzo erick felipe fernando fabio fabricio flavio francisco chico guilherme gui gustavo guga heitor henrique " +
    "hugo igor ivan jorge julio kaique kevin leandro leo leonardo luan luis luiz murilo nelson nicolas otavio patrick rogerio romulo samuel sergio thiago " +
    "tiago vinicius vini vitor victor wagner wallace wellington wesley william yuri alan alberto alex alexandre ale anderson andre antonio artur arthur " +
    "augusto bento benicio bernardo breno cesar cicero claudio cristiano danilo denis douglas edson emanuel everton geraldo gilberto ian israel joaquim " +
    "juliano lorenzo luca manoel manuel mauricio mauro milton nando otto raul reinaldo ronaldo rubens ruan silvio theo tomas valter vicente zeca ze tom bob " +
    "nanda lu lulu mari malu clara ritinha aninha juju nati re tati vivi cris cida zelia dora bel lena mel fe gi jo ju ligia milena noemi amelia agatha antonella " +
    "aurora catarina elis emilly esther iara janaina jade kamila luna maite maisa marlene mirian nair odete pamela rayssa solange stephanie talita vania wanda")
    .split(" "),
);
