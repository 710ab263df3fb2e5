import { phrase } from "../../language/phrase.ts";
import { either } from "./either.ts";
import { I_AM } from "./i-am.ts";

const LOVED =
  "(?:mae|pai|avo|vo|vovo|irma|irmao|filh[oa]|marido|esposa|mulher|amig[oa]|cachorr[oa]|gat[oa]|gatinh[oa]|cachorrinh[oa]|tia|tio|prim[oa]|bebe|pet|sogr[oa]|padrinho|madrinha|professora?)";

/** What was lost or is missing. */
export const SORROW_SIGNS = {
  grief: phrase(
    `(?:perdi|perdemos|morreu|faleceu|enterr[a-z]+|luto|velorio)(?: [a-zA-Z]+){0,4} ${LOVED}|(?:to|vivendo) (?:de|o|um|esse) luto|luto|velorio|(?:minha|meu|o|a)(?: ${LOVED})?(?: NAME)? (?:morreu|faleceu|partiu|se foi|nos deixou)|perdi (?:um |o |a |meu |minha )?bebe|aborto(?: espontaneo)?|saudades? d(?:e quem (?:ja )?(?:se foi|partiu|morreu)|[oa] (?:minha|meu|que) (?:[a-z]+ )?(?:que )?(?:morreu|faleceu|partiu|se foi))|(?:aniversario|dia) de (?:morte|falecimento)|(?:ano|anos|mes|meses) (?:sem|da morte)(?: [a-z]+){0,2} ${LOVED}`,
  ),
  heartbreak: phrase(
    `terminou comigo|(?:me )?(?:largou|abandonou|dispensou|trocou por|deixou por)(?: |$)|levei um (?:fora|pe na bunda)|(?:fim|termino) d[oe](?: meu| nosso)? (?:namoro|casamento|relacionamento|noivado)|(?:meu|nosso|o) (?:namoro|casamento|relacionamento|noivado) (?:acabou|terminou|chegou ao fim)|coracao (?:ta )?(?:partido|em pedacos|despedacado|quebrado)|(?:nao consigo|nao to conseguindo|impossivel|dificil) (?:esquecer|superar|tirar)(?: [a-zA-Z]+){0,3}|(?:ainda |so |sempre |nao paro de |fico )*(?:penso|pensando|pensar) (?:n?el[ea]|em NAME|no NAME|na NAME)|(?:sofrendo|chorando|sofro|choro) (?:por|pel[oa]) (?:amor|ex|um|uma|meu ex|minha ex|el[ea]|NAME|termino|fim)|ainda (?:amo|gosto d[oe])(?: [a-z]+){0,2} (?:ex|el[ea]|NAME)|(?:meu|minha) ex (?:ta|ja|comecou|apareceu|casou|seguiu)|dor de cotovelo|(?:pensar|pensando|penso|lembrar|lembrando|sonhei|sonhando|saudades?|falta)(?: [a-z]+){0,2} (?:ex|NAME que me deixou)(?: (?:marido|mulher|namorad[oa]|noiv[oa]))?`,
  ),
  loneliness: phrase(
    `me sinto so$|me sentindo so$|(?:to|fico|vivo|ando) (?:muito |tao )?so$|(?<!(?:mor[a-z]+|viv[oe]|viver|viaj[a-z]+|jant[a-z]+|almoc[a-z]+|fui|sai|fazer|fiz|faco|vou) )${
      either("sozinh")
    }(?! (?:em casa|hoje|no mercado))|solitari[oa]|solidao|ninguem (?:me |nem |nunca |mais |pra |com quem |que |vai )*(?:entende|ouve|escuta|liga|gosta|quer|se importa|lembra|lembrou|chama|procura|responde|conversar|desabafar|contar|pergunta|perguntou|me|ve|percebe|notou|percebeu)|nao tenho (?:amig[oa]s|ninguem|com quem|um ombro)|sem (?:amigos|ninguem|companhia)|${I_AM} ${
      either("isolad abandonad excluid rejeitad deslocad esquecid")
    }|invisivel|nao (?:me encaixo|pertenco)|nao sinto que pertenco|carente|${
      either("isolad abandonad excluid")
    }|(?:so|nao) tenho voce|todo mundo tem (?:alguem|com quem)|falta de (?:companhia|amigos|um abraco)`,
  ),
  longing: phrase(
    "saudades?|(?:que|muita|sinto|sentindo|com) falta d(?:el[ea]s?$|(?:[aeo]s?|el[ea]s?|aquel[ea]s?) [a-zA-Z]+)|(?:fico|vivo|to) (?:lembrando|relembrando) (?:d[aeo]|daquel)|(?:queria|quero|sinto falta)(?: [a-z]+){0,2} de volta|nostalgi[a-z]+|queria voltar no tempo|bons tempos|naquela epoca era",
  ),
  emptiness: phrase(
    `(?:um |esse |sinto |aquele |com )?(?:vazio|buraco) (?:por dentro|enorme|no peito|na alma|imenso|que|aqui|dentro|sem fim)|${I_AM} ${
      either("vazi apatic anestesiad oc")
    }|(?:nao sinto|sem sentir|nao to sentindo|deixei de sentir) (?:mais )?(?:nada|prazer|alegria|graca|vontade)|nada (?:mais )?(?:me )?(?:tem graca|anima|alegra|empolga|interessa|da prazer|faz sentido|tem cor)|perdi (?:a|o) (?:graca|gosto|prazer|sentido|brilho|interesse)|perdeu a (?:graca|cor)|(?:no|modo|piloto) automatico|sem sentido|(?:to |fico )?so (?:existindo|existo)|existo por existir|existindo por existir|tanto faz tudo|indiferente a tudo|(?:sem|perdi a|nao tenho|nao to com|zero|cade a) (?:vontade|animo|motivacao) (?:de|pra) (?:fazer )?nada|sem graca (?:em )?nada|(?:sinto|sentindo|esse|aquele|que|com) (?:um |esse )?vazio`,
  ),
  sadness: phrase(
    `${I_AM} (?:trist[a-z]*|depre|mal(?! humorad)|na bad|bad|down|chateada?|chateado|infeliz|perdid[oa]|quebrad[oa]|pra baixo|chorando|sem rumo|sem chao|mexid[oa]|desesperancos[oa]|destruid[oa]|em pedacos|${
      either(
        "deprimid pessim arrasad devastad abatid magoad desiludid desolad melancolic amargurad desencantad despedacad cabisbaix",
      )
    })|nao (?:to|ando|tenho andado|me sinto|tava|estou|fico|venho)(?: muito| nada| la muito| me sentindo| tao| mais)* (?:bem|legal|boa|bom|feliz|contente|nos meus melhores dias)|tristeza|na bad|que bad|(?:uma|a|deu|bateu|batendo) (?:bad|depre)|(?:vontade|precisando|preciso) (?:de )?chorar|(?:parar|paro) de chorar|quero chorar|queria chorar|so (?:choro|sei chorar|tenho chorado)|choro (?:por|todo|toda|sem|do nada|a toa|escondid[oa]|muito|facil)|chorei|chorando(?! de rir)|(?:tenho|ando|vivo|so) chorado?(?:ndo)?|lagrimas?|coracao (?:ta )?(?:apertado|doendo|pesado)|no na garganta|dor (?:na alma|no coracao)|(?:to |ando |vivo )?sofrendo|depressao|dia (?:foi )?(?:horrivel|pessimo|terrivel|muito ruim|dificil|de merda|ruim|tenebroso|um lixo|uma merda|uma bosta)|(?:semana|fase|mes|ano|noite|manha|tarde) (?:muito |bem |ta |foi |ta sendo |tem sido |bem )*(?:horrivel|pessim[oa]|terrivel|dificil|ruim|pesad[oa]|de merda|complicad[oa]|pes?ssim[oa])|minha vida (?:ta|eh|virou|anda) (?:um|uma|horrivel|pessima|uma bagunca|de cabeca)|(?:tudo|nada) (?:da|deu|ta dando|anda dando|vai dar) (?:errado|certo)|(?:quero|queria|preciso|precisava|posso|vim|deixa eu|so)(?: [a-z]+){0,2} desabafar|desabafo|a vida (?:ta|anda) (?:pesada|dificil|dura|foda|puxada)|foi um baque|to no (?:fundo do )?poco|fundo do poco|desanimador|desesperanca|sem esperanca|perdi a(?:s)? (?:fe|esperanca|esperancas)`,
  ),
};
