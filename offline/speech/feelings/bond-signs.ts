import { phrase } from "../../language/phrase.ts";
import { either } from "./either.ts";
import { I_AM } from "./i-am.ts";

const SOMEBODY =
  "(?:(?:o|a|os|as) )?(?:(?:minha|meu|minhas|meus|nossa|nosso) )?(?:melhor )?(?:{@kin}|NAME|filhinh[oa]|cachorr[oa]|gat[oa]|el[ea]|uma pessoa|alguem)(?: NAME)?";
const UNWELL =
  "(?:muito |bem |tao |super |meio |ainda |com |em |na |no |um |uma )*(?:trist[ea]|mal[a-z]*(?! humorad)|doentinh[oa]|fraquinh[oa]|velhinh[oa]|envelhecendo|morrendo|pessim[oa]|doente|internad[oa]|cancer|tumor|depressao|ansiedade|crise|sofrendo|chorando|uti|coma|hospital|alzheimer|demencia|avc|infarto|quimio|quimioterapia|abatid[oa]|sem comer|bebendo demais|drogas|desempregad[oa]|deprimid[oa]|no fundo do poco|febre|catapora|gripad[oa]|machucad[oa]|com dor(?:es)?|vomitando|pneumonia|dengue|covid|virose|convulsao|sangrando|operad[oa]|acidentad[oa]|de cama|mal de saude|(?:doenca|problema) (?:grave|seri[oa]))";

/** What happens between people. */
export const BOND_SIGNS = {
  worryForOther: phrase(
    `(?:${SOMEBODY}) (?:ta|anda|ficou|foi|ta passando|continua|vive|voltou|tem|teve|caiu|descobriu|recebeu)(?: de novo| que ta| que tem| um diagnostico de)? ${UNWELL}|(?:${SOMEBODY}) (?:caiu(?: [a-z]+){0,4}? e )?(?:(?:se )?machucou|quebrou (?:o|a) (?:braco|perna|pe|mao|dedo|clavicula|nariz|quadril|femur|costela)|sofreu (?:um )?(?:acidente|aborto)|perdeu o (?:bebe|neném|nenem)|passou mal|desmaiou)|(?:preocupad[oa]|preocupacao|medo|angustiad[oa]|aflit[oa])(?: [a-z]+)? (?:com|por|pel[oa])(?: a saude d[oa]| a situacao d[oa])? (?:o |a )?(?:minha|meu|meus|minhas|el[ea]) ?(?:{@kin})?|medo de perder (?:a |o )?(?:minha|meu) (?:{@kin})|coracao (?:ta )?na mao|(?:minha|meu) (?:{@kin})(?: NAME)? (?:no hospital|na uti|em coma)|(?:ver|vendo) (?:o |a )?(?:minha|meu) (?:{@kin})(?: NAME)?(?: [a-z]+)? (?:sofrer|sofrendo|assim|desse jeito|mal|definhar|definhando|doente)`,
  ),
  jealousy: phrase(
    `ciumes?|ciument[oa]|inveja|invejos[oa]|${I_AM} insegur[oa] (?:com|no|na|nesse|nessa) (?:o |a |meu |minha )?(?:{@kin}|namoro|relacionamento|relacao|casamento)|(?:me comparo|me comparando|fico me comparando)`,
  ),
  conflict: phrase(
    `brig(?:uei|amos|ando|a com|ou comigo|aram comigo|o com|ar com)|discut(?:i|imos|indo|o)(?: [a-z]+){0,3} com|discuti(?: feio)?|(?:outra |mais uma )?(?:briga|discussao) (?:feia|com|aqui|em casa|de novo|horrivel|hoje|DATE|por|seria)|treta|desentend[a-z]+|(?:odeio|detesto|nao suporto) (?:muito |tanto )?(?:meus?|minhas?|ess[ea]s?|aquel[ea]s?) (?:{@kin})|nao (?:fala|falo|fala mais|conversa|quer falar|responde mais)(?: mais)? comigo|(?:paramos|parei|parou) de (?:se )?falar|nao aguento (?:mais )?(?:a |o |os |as )?(?:minhas?|meus?|ele|ela|noss[oa]) ?(?:{@kin}|$)|nao aguento (?:mais )?(?:el[ea]|a NAME|o NAME)|(?:raiva|odio|magoa|magoad[oa]|chatead[oa]|decepcionad[oa]|ressentid[oa]) (?:com|d[aeo]|de) (?:o |a )?(?:meu|minha|ele|ela|NAME|quem|todo)|(?:meu )?(?:casamento|namoro|relacionamento|noivado|relacao)(?: [a-z]+){0,2} (?:em crise|por um fio|acabando|desmoronando|mal|ruim|dificil|terminando|balancad[oa]|desgastad[oa]|esfri[a-z]+|fri[oa]|morn[oa])|clima (?:pesado|horrivel|ruim|tenso)|relacao (?:ta|anda) (?:dificil|ruim|pessima)|crise (?:no|com|do|em) (?:meu |nosso )?(?:casamento|namoro|relacionamento|casa)|separacao|(?:a gente|nos dois|nois) (?:so|vive|ta|se) (?:briga|brigando|desentend[a-z]+|afastando|afastou|estranhando)|familia (?:toda )?(?:brigada|em guerra|toxica|me julga)`,
  ),
  hurt: phrase(
    `fui traid[oa]|traicao|(?:me|nos) (?:traiu|trairam|enganou|enganaram|ignorou|ignoram|ignora|humilhou|humilhar?am|humilha|xingou|xinga|gritou|bloqueou|ofendeu|ofenderam|maltrat[a-z]+|desprez[a-z]+|magoou|magoaram|decepcionou|decepcionaram|usou|usaram|julg(?:a|am|ou|aram)|critic(?:a|am|ou|aram)|excluiu|excluiram|rejeitou|rejeitaram|trata(?:m|ou|ram)? (?:mal|como|feito|igual)|diminui[a-z]*|menosprez[a-z]+|invalid[a-z]+|passou pra tras|apunhal[a-z]+|largou falando|deu um bolo|deixou no vacuo|fez (?:de )?(?:trouxa|idiota)|odeia|detesta|despreza|rejeita|cobra demais|compara com)|gritou comigo|me (?:chamou|chamaram|chama|chamam|xingou|xingaram) de|me (?:faz|fazem|fez|fizeram) (?:me )?sentir|(?:ta|anda|ficou|foi|tava|ta sendo|ta ficando)(?: [a-z]+)? (?:fri[oa]|distante|estranh[oa]|diferente|sec[oa]|gross[oa]|indiferente|rude|agressiv[oa]) comigo|(?:riram|rindo|debocha[a-z]*|zoam|zombar?am) de mim|(?:mentiu|mentiram|mentia) pra mim|${I_AM} ${
      either("decepcionad humilhad traid injusticad desrespeitad desvalorizad ofendid ressentid rejeitad")
    }(?! com(?:igo| mim))|(?:decepcao|humilhacao|injustica|ingratidao|falsidade|rejeicao)|me senti(?:ndo)? (?:usad[oa]|trouxa|otari[oa])|(?:fui|sou|era|to sendo|me senti) (?:humilhad|excluid|ignorad|desrespeitad|rejeitad|trocad|passad|injusticad|usad|deixad|esquecid)[oa]|(?:nunca|nao|nem) (?:me |se |mais )*(?:escuta|ouve|entende|apoia|respeita|elogia|defende|enxerga|teve orgulho|tem orgulho|tinha orgulho|gosta de mim|liga pra mim|importa comigo|da atencao|deu atencao|da valor|da bola|pediu desculpas?)|so (?:sabe |vive )?(?:me )?(?:critica|criticar|criticando|cobra|cobrar|reclama de mim|reclamar)|ninguem (?:me )?(?:valoriza|respeita|reconhece)|nao (?:me )?(?:valorizam|respeitam|reconhecem|dao valor)`,
  ),
  anger: phrase(
    `${I_AM} (?:com raiva|com odio|put[oa]|de saco cheio|com muita raiva|pist[oa]|brav[oa]|virad[oa]|com sangue nos olhos|fula|${
      either("irritad revoltad indignad furios bolad possess frustrad enfurecid injuriad")
    })|que (?:raiva|odio|revolta|saco|inferno)|raiva d[aeo]|odio d[aeo]|(?:com|muita|sentindo|morrendo de) (?:raiva|odio)|saco cheio|revolta|indignacao|frustracao|nao suporto mais|me (?:irrita|irritou|tira do serio|tirou do serio|deixa put[oa]|estressa|estressou)|vontade de (?:gritar|quebrar|xingar|socar|mandar)|(?:perdi|perco|perdendo) a (?:paciencia|cabeca|linha)|sangue (?:ta )?fervendo`,
  ),
};
