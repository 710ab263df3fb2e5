import { phrase } from "../../language/phrase.ts";
import { either } from "./either.ts";
import { I_AM } from "./i-am.ts";

/** What people think of themselves and of their way. */
export const SELF_SIGNS = {
  shame: phrase(
    `vergonha d(?:e mim|o meu corpo|o que|e quem eu sou|a minha|e ter|e contar|e falar|e admitir|isso)|vergonha de sair|(?:muita|que|tanta|com|morrendo de|sinto|passei|morri de) vergonha|vexame|mico|${
      either("envergonhad constrangid")
    }|constrangimento|queria (?:um buraco|me esconder|sumir de vergonha)|paguei de (?:louc[oa]|idiota)`,
  ),
  guilt: phrase(
    `culpa(?: |$)|(?:raiva|odio|nojo|decepcao) de mim|(?:decepcionad|frustrad|chatead|irritad|put)[oa] comigo(?: mesm[oa])?|me sinto traindo|${
      either("culpad arrependid")
    }|me (?:culpo|culpando|arrependo|arrependi|cobro (?:muito|demais|tanto)|cobrando|martirizo|martirizando)|arrependimento|remorso|peso na consciencia|(?:nao consigo|nao to conseguindo) me perdoar|nao me perdoo|decepcionei|falhei (?:com|como|de novo)|estraguei (?:tudo|a|o|meu|minha)|errei (?:feio|muito|com)|fiz (?:uma )?(?:merda|cagada|besteira|burrada)|fui (?:muito )?(?:injust[oa]|grosseir[oa]|gross[oa]|egoista|ruim|escrota?)|perdi a paciencia com (?:meu|minha|meus|minhas)|gritei com (?:o |a |os |as )?(?:meu|minha|meus|minhas)|(?:pessima|ma|horrivel|pior) (?:mae|filha|amiga|esposa|pessoa|namorada)|(?:pessimo|pior) (?:pai|filho|amigo|marido)|devia ter (?:feito|dito|ido|ligado|cuidado|percebido|aproveitado)|podia ter (?:feito|dito|evitado|sido)`,
  ),
  worthless: phrase(
    `(?:${I_AM}|nao passo de|pareco|me sinto como|acho que sou|me chamo de|sou)(?: tao| muito| bem| um| uma| mesmo| meio| completamente)* (?:lixo|inutil|imprestavel|incapaz|incompetente|burr[oa]|idiota|insuficiente|inferior|nada|zero|zero a esquerda|descartavel|sem valor|fracasso|fei[oa]|gord[oa]|horrivel|pequen[oa]|farsa|fraude|impostora?|estorvo|peso|trouxa|merda|bosta|desastre|atrasad[oa]|${
      either("fracassad perdedor")
    })|um peso (?:pra|pros|na vida d)|nao (?:valho|sirvo|presto)(?: mais)?(?: pra)?(?: nada)?|nao (?:sou|me sinto|me acho|fui|sou mais)(?: uma| um| tao| nem| nada| muito)* (?:boa|bom|capaz|suficiente|digna|digno|bonita|bonito|inteligente|interessante|amada|amado|importante|util)|(?:sindrome|sensacao) d[aeo] (?:impostora?|inutilidade|fracasso|incapacidade)|impostora|nojo de mim|(?:odeio|detesto|nao gosto d[oe]) (?:meu corpo|mim|me ver|o que vejo|ser eu|quem (?:eu )?sou)|me (?:odeio|detesto|acho (?:muito |tao |um |uma )*(?:fei[oa]|gord[oa]|burr[oa]|lixo|horrivel|pior))|auto ?estima|(?:ficando|fiquei|to) pra tras|(?:todo mundo|todos|todas)(?: [a-z]+){0,5} menos eu|(?:so|menos) eu (?:que )?(?:nao|fico|to|fiquei)|(?:nunca|nao)(?: [a-z]+)? (?:consigo|faco|acerto|termino) (?:fazer |terminar |acertar )?(?:nada|uma)(?: (?:direito|certo|do que|que preste))?|nao consigo (?:nada|fazer nada)|(?:faco|estrago|erro) tudo(?: errado)?|so (?:faco|falo) (?:besteira|merda|cagada)|so (?:decepciono|atrapalho|erro|dou trabalho)|nada do que (?:eu )?faco|nunca sou (?:o |a )?(?:suficiente|bastante|escolhid[oa]|prioridade|primeira)|nao sou prioridade|fracass[a-z]+|(?:sou|to) um erro`,
  ),
  doubt: phrase(
    "nao sei (?:o que (?:fazer|quero|sinto|eu|fac[oa]|pensar)|se|mais|qual caminho|quem (?:eu )?sou|que rumo)|to (?:em duvida|dividid[oa]|perdid[oa]|confus[oa]|indecis[oa]|travad[oa])|duvida cruel|em cima do muro|o que (?:voce )?(?:faria|acha)|preciso (?:decidir|tomar uma decisao)|decisao (?:dificil|importante)|devo (?:terminar|perdoar|voltar|contar|falar|continuar|desistir)|sera que (?:eu )?(?:devo|termino|fiz|to|sou|nao|algum dia|um dia|o problema)|encruzilhada|crise (?:existencial|de identidade|dos (?:NUM|trinta|quarenta))|sem saber o que|o que (?:eu )?faco da (?:minha )?vida|sem (?:rumo|direcao|norte)",
  ),
  joy: phrase(
    `(?<!nao )(?<!nada )${I_AM} (?:feliz(?:ona)?|alegre|radiante|contente|nas nuvens|em paz|orgulhos[oa]|content[ea]|leve|${
      either("animad empolgad realizad aliviad apaixonad encantad")
    })|(?:to|me sinto|fiquei|tou|me sentindo|ja to) (?:um pouco |bem |muito |ja |bem )*(?:melhor|mais (?:calm[oa]|leve|tranquil[oa]|aliviad[oa]|animad[oa]))(?: (?:agora|hoje|DATE|ja|sim|gracas a deus|do que [a-z]+))*$|que (?:felicidade|alegria|alivio|orgulho|paz|conquista)|(?:muito|maior|tanto) orgulho|orgulho de (?:mim|ter)|(?:melhor|dia mais feliz) (?:dia|noticia|momento|fase) (?:d[oa]|da minha vida|em)|chorei de (?:alegria|felicidade|emocao)|realizei (?:um|meu|o) sonho`,
  ),
};
