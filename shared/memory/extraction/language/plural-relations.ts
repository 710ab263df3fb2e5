/** Several people who are the same to the user: the folded word and the relation of each. */
export const PLURAL_RELATIONS: ReadonlyMap<string, string> = new Map(
  `pais,irmaos irmão,irmas irmã,filhos filho,filhas filha,filhotes filho,netos neto,netas neta,avos,tios tio,tias tia,primos primo,primas prima,sobrinhos sobrinho,
sobrinhas sobrinha,sogros,cunhados cunhado,cunhadas cunhada,enteados enteado,enteadas enteada,amigos amigo,amigas amiga,colegas colega,gemeos filho,gemeas filha,
criancas,meninos filho,meninas filha,bebes,afilhados afilhado,afilhadas afilhada,socios sócio,socias sócia,chefes chefe`
    .replaceAll("\n", "").split(",").map((pair): [string, string] => {
      const [key = "", relation = ""] = pair.split(" ");
      return [key, relation];
    }),
);
