import { crisisExclusions } from "../crisis/crisis-patterns.ts";
import { patternLines, patternParts } from "./pattern-parts.ts";

const { few, some, fiction, trivia, show } = patternParts;

/** What sounds like a feeling or a doubt of the user and is something else. */
export const counselorExclusions: readonly string[] = [
  ...crisisExclusions,
  ...patternLines`
    coracao acelerado (?:depois|apos) (?:d[aeo]|de) (?:cafe|treino|corrida|corrid|energetico|escada|exercicio|remedio)
    decid\w+ (?:o|a|qual|que) (?:nome|cor|filme|serie|pizza|roupa|look|sabor|jogo|musica|celular|hotel|destino|prato|cardapio|tema|titulo)
    decis(?:ao|oes) d[oae]s? (?:arbitro|juiz|stf|tribunal|governo|var|tecnico|presidente|congresso)
    sera que (?:tem|existe|ha) vida
    cansei d(?:ess[ea]s?|est[ea]s?|[oa]s?) (?:\w+ )?(?:jogo|serie|filme|calor|frio|chuva|musica|app|site|novela|comida|cor|cabelo|roupa|cidade|transito|programa|livro|sapato|tenis|time)
    sem perspectiva de (?:vaga|emprego|trabalho|melhora)|perdi o controle (?:d[aeo]|remoto)|me da um exemplo
    (?:sou|e) (?:lind[oa]|legal|fa|bo[am]|esperta?|inteligente|gat[oa]|fod[ao]) demais|nao sou (?:muito )?fa
    o que (?:voce|vc) faria (?:com (?:um|uma|muito|todo|1|\d)|n[ao] (?:fim do mundo|apocalipse|lugar do|marte))
    onde (?:foi que )?(?:eu )?errei n[oa] (?:orcamento|receita|codigo|conta|calculo|prova|exercicio|bolo|formula)
    (?:ta|ficou|anda|tava|estao|ficaram|deixei el[ea]) (?:\w+ )?(?:com raiva de mim|(?:brav|chatead|magoad|decepcionad|put|irritad|revoltad|furios)[oa]s? comigo)
    (?:ansiedade) por (?:comida|doce)|(?:chefe|gestor\w?|gerente|empresa|patrao)(?: \w+){0,2} (?:me )?sobrecarreg\w+
    problema de (?:logica|matematica|fisica|conexao|internet|hardware|software|xadrez)
    (?:livro|filme|serie)(?: \w+){0,6} (?:me )?deu medo
    el[ea] (?:tem|ta|e|anda|fica|ficou|tava|vive) (?:\w+ )?(?:medo|trist\w+|ansios\w|deprimid\w|chatead\w|irritad\w|bolad\w|estressad\w+|nervos\w|insegur\w|brav\w|carente|sensivel|frustrad\w|magoad\w)
    (?:teste|exame) de forca
    (?:por ?que|porque|o que|quando|como|de onde) voce (?:acha|acredita|considera|tirou|pensa) (?:isso|assim)
    todo mundo me odeia d|culpa d[oa] (?:juiz|goleiro)
    (?:a|uma|toda a) culpa (?:e|foi) d[oa] (?:juiz|goleiro|arbitro|tecnico|time|governo|internet|estagiario|algoritmo|app)
    gerente vive me cobr\w+
    (?:chefe|gerente|gestor\w?|cliente|empresa|patrao|banco|loja|cartao)(?: \w+){0,2} me cobr\w+
    me cobr(?:ou|aram|a|am)\b|limite do cheque|me senti (?:estranh\w) (?:demit|no trabalho)|${trivia}
    ${show}(?:,? \w+){0,6} (?:trist\w+|med\w+|choc\w+|chor\w+|odi\w+|raiva|panico|morr\w+|mat\w+|luto|trauma\w*|crise|agonia|ansi\w+|depri\w+|depress\w+|sofr\w+|amor\w*|perd\w+|sozinh\w|solidao|arrepend\w+|culp\w+|vinganca|inveja|fracass\w+|confus\w+|pesad\w)
    triste fim
    (?:odio|nojo|medo|pavor) (?:d[aeo]s?|d[eo]ss[ae]s?|desse|com ess\w) (?:\w+ )?(?:pernilongo|mosquito|barata|boneca|inseto|calor|frio|chuva|transito|wifi|internet|segunda|juiz|time|jogo|filme|app|site|barulho|anuncio|propaganda|despertador|coentro|cebola)s?
    pres[oa] (?:n[oa]|num|numa) (?:call|reuniao|transito|elevador|engarrafamento|fila|fase|nivel|capitulo|banheiro|aeroporto)
    (?:de|a) proposito|proposito d[oa] (?:projeto|filme|reuniao|trabalho|sistema|codigo|funcao|app)
    ansios[oa] por (?:doce|comida|chocolate)
    nervos[oa] (?:com|pra) (?:a |o )?(?:final|jogo|partida|semifinal|estreia)
    (?:chefe|empresa|gestor\w*|patrao|gerente|rh)(?: \w+){0,2} (?:nao )?me valoriz\w+
    (?:insonia|sem dormir|(?:nao )?durmo(?: mal)?|(?:nao )?dormi(?: mal)?|nao consigo dormir|acordo|noites? em claro|perd\w+ o sono)(?: \w+){0,3} (?:por causa|por conta|devido) (?:d[eoa]s?|ao?|de tanto) (?:plantao|plantoes|turno|calor|barulho|vizinh\w+|mosquitos?|pernilongo|cachorro|gato|bebe|cafe|tosse|dor|gripe|ronco|luz|celular|jogo|netflix|serie|remedio|alergia|rinite|horario|viagem|fuso|azia|refluxo|coceira|xixi|obra|festa|som)
    (?:casamento|namoro|relacionamento|relacao|empresa|time|pais|economia|setor) em crise
    (?:imunidade|energia|bateria|pressao|celular|preco|bolsa|ferro|glicose)(?: \w+){0,2} no chao|pra fora d
    (?:vend|pedi|comer|jant|almoc|fui|viaj|mor|olh|sai|saiu|jog)\w*(?: \w+){0,3} pra fora|sem (?:\w+ )?magoar
    (?:mand\w+|met\w+|entr\w+|aparec\w+|cheg\w+|saiu|sair|parte|controlar|decide|intromet\w+)(?: \w+){0,2} (?:na|em|da|a|pela) minha vida
    (?:na|da) minha vida (?:foi|eu|que)|sem perspectiva de (?:crescimento|carreira|promocao)
    assedio (?:moral|no trabalho)|(?:pele|olho|olhos|garganta|couro|nariz|barriga)(?: \w+){0,2} irrit\w+
    irrit\w+ (?:a |na |no )?(?:pele|olho|garganta|nariz)
    (?:explod|explos)\w+ (?:a |o |uma |um )?(?:bomba|celular|balao|foguete|vulcao|bateria|panela|gas|caixa)
    (?:vai|vou|vao|bomba|carro|celular|estrela|fogos) explod\w+
    desist\w+ d(?:o|a|e|ess[ea]|aquel[ea]) (?:\w+ )?(?:jogo|serie|filme|livro|app|time|compra|ingles|receita|violao|anime|curso|video|viagem|bolo|fase)
    crises? (?:financeira mundial|imobiliaria|do cafe|dos refens|diplomatica|humanitaria|migratoria|ambiental|de abstinencia de|no governo|do governo|na argentina|na venezuela|no time|no clube|do (?:time|clube|flamengo|corinthians|vasco|santos))
    ele (?:tem|teve) uma crise|sinonimo de \w+|antonimo de \w+|como se (?:escreve|diz|fala|pronuncia) .?\w+
    o que (?:significa|quer dizer) .?\w+|significado d[aeo] (?:palavra )?\w+|mil coisas (?:pra fazer|legais|pra ver)
    ninguem merece|desab(?:o|ei) de sono
    (?:amor|homem|mulher|musica|filme|livro|melhor \w+|dia|show|viagem|jogo|serie|pior \w+|primeira vez|sonho) (?:\w+ )?da minha vida
    (?:salvou|salva|facilit\w+|mudou) (?:a )?minha vida|nunca (?:vi )?na minha vida
    (?:time|equipe|funcionari\w|turma|alunos|pessoal|galera) (?:\w+ )?(?:desmotivad|desanimad|estressad)\w+
    obsess\w+ por (?:cafe|serie|gatos|musica|doce|chocolate)
    (?:jogo|filme|serie|cena|video|partida|final|musica|episodio)(?:,? \w+){0,4} (?:ansiedade|agonia|raiva|nervoso|desespero|angustia|odio)
    (?:na|em) duvidas? entre (?:o|a|os|as|dois|duas|um|uma) (?!relac|empreg|curs|faculd|propost|trabalh|carreir|pess|namor|cidad|caminh|marid|espos|amor|famil)\w+
    abandono de (?:animais|emprego|lar|incapaz)|incerteza d[eo] (?:medicao|heisenberg)
    parece que (?:vai chover|ninguem (?:viu|fez gol|joga))|por culpa d[eoa]|culpa de ninguem
    (?:deu|da|dando|de dar|dava|com) (?:\w+ )?medo (?:\w+ )?(?:\w+ )?(?:filme|cena|serie|jogo|video|boneca|palhaco|raio|trovao|brinquedo|montanha russa|casa abandonada)
    (?:filme|cena|serie|jogo|video|boneca|palhaco|trailer|lenda)(?: \w+){0,4} medo
    raiva (?:d[eo]s?s[ea]s?|d[oa]s?|com ess[ea]|com [oa]) (?:\w+ )?(?:mosquitos?|jogo|juiz|time|app|site|wifi|internet|transito|pc|computador|celular|personagem|vila\w?|final|barulho|sistema|impressora|teclado|aplicativo|arbitro|windows|atualizacao|pernilongo|propaganda|anuncio|calor|chuva|onibus|gol)
    (?:musica|filme|serie|letra|livro|jogo|anime|final|clima|tempo|album|desenho|cena)(?: \w+){0,5} (?:trist\w+|depress\w+|depriment\w+|melancolic[oa]|pesad[oa]|chocante|angustiante|tens[oa]|assustador\w*|sofrid[oa]|chat[oa])
    (?:senti|me deixou) (?:fome|curios\w+|feliz)|sentimentos? (?:d[aeo]s? robos?)
    voce (?:tem|sente) (?:sentimentos?|emocoes|medo|raiva|saudade|tristeza|amor)
    (?:voce|vc|tu) (?:fica|ta|se sente) (?:triste|feliz|mal|sozinh[oa]|cansad[oa]|irritad[oa]|chatead[oa])
    (?:ferida|ferid[oa]s) (?:no|na|do) (?:joelho|braco|perna|pe|dedo|pele|boca)
    nao passa (?:de|no|na|n|cartao|carro|onibus)|chuva nao passa
    (?:novela|onibus|carro|filme|trem|tempo|serie|cometa) nao passa|mascara (?:de|facial|pra|do)|efeito mascara
    por dentro d[aoe]|estar por dentro|ficar por dentro|la no fundo (?:d[aoe]|tem|do)
    (?:wifi|internet|gripe|febre|dor|tosse|soluco|resfriado|alergia|virose)(?: \w+){0,2} nao passa|${fiction}
    (?:filme|musica|final|fim|historia|cena|serie|livro|noticia|anime|novela|clipe|episodio|letra|samba|desenho|documentario|jogo)(?: (?:e|foi|mais|muito|tao|bem|super|meio|do ano|era|d[aeo] \w+|que|ficou|mt))* trist\w+
    trist\w+ (?:do jeca|realidade do|fim d|partida|figura)|mais triste (?:do|da) (?:cinema|mundo|disney|historia)
    palhaco triste|(?<=(?:me )?(?:recomenda|indica|sugere|toca|coloca|poe)${some} )trist\w+
    depress(?:ao|oes) (?:economica|de 29|tropical|geografica|absoluta|relativa|de 1929|periferica|atmosferica|sertaneja|entre)
    (?:grande|crise de 29|pos) depressao|depressa|depred\w+|deprec\w+|chateau\w*
    chatead[oa]s? com o (?:jogo|time|juiz)
    ansios[oa]s? (?:pr[ao]s?|pel[oa]s?|por|pela) (?:\w+ ){0,3}?(?:show|viagem|filme|estreia|ferias|temporada|festa|lancamento|jogo|serie|episodio|album|final de semana|fds|natal|carnaval|copa|chegada|te ver|ver|conhecer|comer|assistir|jogar|novo|nova|proxim[oa]|semana|formatura|hamburguer|pizza|churrasco)
    medo de (?:barata|aranha|palhaco|cobra|altura|escuro|aviao|fantasma|rato|sapo|lagartixa|filme|inseto|borboleta|agulha|injecao|cachorro|tubarao|trovao|elevador|mar|spoiler|perder o (?:onibus|voo|show)|chover)s?
    (?:filme|filmes|historia|casa|trem|cidade|contos?) (?:de|do) medo|sem medo|de dar medo|da medo esse
    panico (?:na tv|na band|2|3|4|5|6|em alto mar)|filme panico|botao de panico|sindrome do panico d
    pavor de (?:barata|aranha|cobra)|(?:cachorro|gato|vacina|morcego|virus)(?: \w+){0,3} raiva
    raiva (?:humana|canina|do (?:juiz|time|arbitro))|discurso de odio|crime de odio|odio (?:do|da) (?:bem|torcida)
    culpa d[oa] (?:juiz|goleiro|arbitro|estagiario|cabral|vitima nunca|algoritmo)|vergonha alheia|comite|neural
    rede neural|estresse (?:hidrico|termico|do material|oxidativo)|teste de (?:estresse|stress)|stress test
    brinquedo anti ?stress|chor(?:ar|ei|ando|o|ou|amos) de (?:rir|tanto rir|felicidade|alegria|emocao)
    (?:de|pra|faz) chorar de rir|bebe${few} chor\w+|cortar cebola${few}|cebola${few} chor\w+
    choro (?:e samba|brasileiro|de pixinguinha|livre)|roda de choro
    (?:filme|serie|musica|final|cena|episodio|livro)(?: \w+){0,4} (?:chor\w+)
    chor(?:ei|ar|o|ando) (?:\w+ )?(?:vendo|assistindo|com o filme|no filme|no final d|ouvindo|lendo)
    sofr\w+ (?:\w+ )?(?:gol|gols|falta|penalti|um acidente|acidente|golpe|virada|derrota|goleada|alterac\w+|mudanc\w+|influencia|reforma|impacto|erosao|desconto|reajuste|queda)
    sofrencia|musicas? de sofrencia|sofrid[oa] (?:esse|o|a) (?:jogo|vitoria|gol|classificac\w+)
    (?:vitoria|jogo|gol|time|torcedor|classificac\w+|virada)(?: \w+){0,3} sofrid[oa]
    me s[ie]nt(?:o|i|indo|ia) (?:muito |bem |super |tao |mais |ja |meio |um pouco )*(?:melhor|otim[oa]|bem|feliz|leve|disposta|disposto|dispost[oa]|cansad[oa](?! d[aeo])|inchad[oa]|maravilhos[oa]|incrivel|realizad[oa]|grat[oa]|em paz|renovad[oa]|forte|animad[oa]|orgulhos[oa]|motivad[oa]|em casa|energizad\w+|pesad[oa]|gord[oa]|magr[oa]|saudavel|enjoad[oa]|tont[oa]|gripad[oa]|doente|ricaco)
    me senti (?:muito |bem |super |tao |mais )*(?:melhor|otim[oa]|bem|feliz|leve|dispost[oa]|maravilhos[oa]|realizad[oa]|em paz|orgulhos[oa]|motivad[oa]|animad[oa])
    sinto (?:muito(?: pel[oa]|,)|cheiro|que vai (?:chover|dar)|gosto de|dor\w*)|sinto muito
    (?:texto|filme|final|codigo|serie|livro|explicacao|mapa|manual|regra|enunciado|historia|interface|aula|questao)(?: \w+){0,3} (?:confus[oa]|perdid[oa]|pessim[oa]|horrivel|pesad[oa]|tens[oa]|frac\w+|frustrante|decepcion\w+|depriment\w+|chatead[oa])
    (?:final|filme|serie|jogo|temporada|time|selecao|livro|album|show)(?: \w+){0,4} (?:frustr\w+|decepcion\w+|decepcao|depriment\w+)
    decepcao (?:com|d[aoe]) (?:o |a )?(?:filme|serie|time|selecao|jogo|temporada|final)
    to (?:perdid[oa]|confus[oa]|travad[oa]) (?:n[oa]|com|em|entre) (?:materia|conteudo|codigo|exercicio|questao|serie|historia|capitulo|fase|mapa|rua|cidade|bairro|shopping|jogo|regra|aula|formula|conta|inscric\w+)
    pc travad[oa]|celular travad[oa]
    duvidas? (?:sobre|de|em|com|n[ao]|quanto) (?:\w+ )?(?:matematica|portugues|fisica|quimica|historia|gramatica|codigo|python|javascript|receita|como|programacao|ingles|excel|jogo|regra|filme|serie|prova|aula|exercicio|crase|virgula|configur\w+|instal\w+)
    (?:tirar|tira|tiro|tenho|surgiu|uma|rapida|com) (?:uma |umas |algumas |a )*duvidas?(?: rapida| sobre| de| aqui| em| quanto| com| boba)
    na duvida entre (?:assistir|pizza|jogar|dois filmes|duas series|ps5|iphone|android|qual|comprar|o|a)
    (?:nao sei|sei la|sera que|sera se)(?: (?:se|que|o|a|hoje|amanha|eu|ainda|ja|vai|isso|ele|ela))* (?:vai chover|chove|faz sol|faz frio|esfria|da praia|(?:vejo|assisto|peco pizza|uso|levo|compro|faco bolo|como|pinto|corto o cabelo|coloco|ponho)|vou de|vou na festa|vai dar (?:sol|praia|jogo|tempo)|voce|vc|o (?:brasil|flamengo|corinthians|palmeiras|vasco|gremio|santos|inter|cruzeiro|time)|tem (?:vida|jeito de|pizza|aula|jogo|onibus|wifi|estacionamento)|existe\w*|abre|funciona|lanc\w+|cabe|da tempo|passa|presta)
    sera que (?:voce|vc|tem|vai|existe|o|a|os|as|da|tu|chove|choveu|esse|essa|aquele|aquela|algum|alguem|hoje|amanha|tinha|teria|havia|rola|pode)
    nao sei se (?:voce|vc|entendi|ficou claro|da pra|tem|e|ja|o|a|os|as|fui clar[oa]|isso|esse|essa|e verdade|consigo te|existe|ele|ela|eles) (?!minha|meu|casamento|relacao|certo|hora|amo|me ama|quer|gosta)
    (?:voce|vc) (?:acha|acredita) (?:mesmo )?(?:que )?(?:isso|ele|ela) (?:vai (?:ganhar|chover)|e (?:o melhor|bonit))
    (?:nao )?faco ideia (?:de )?(?:como|do que|de quem)
    (?:sua|qual|uma|tua|da|dar|quero|outra) (?:a )?(?:sua |tua )?opiniao (?:sobre|d[aeo]|do|pra|n[ao]) (?!meu|minha|mim|eu|isso|essa situacao|nos|a gente|o que eu|largar|termin|casar|mudar|ter filho|pedir)\w+
    artigo de opiniao|opiniao publica|na minha opiniao
    conselho (?:de classe|tutelar|federal|regional|nacional|de administracao|municipal|de seguranca|da europa|de etica)
    conselheir[oa] (?:do|da|fiscal)|preocup\w+ nao|nao (?:se preocup\w+|te preocup\w+|precisa se preocupar|esquenta)
    sem preocup\w+|despreocup\w+|nada de panico|sem estresse|sem stress|nao me arrependo|(?:sem|zero) arrepend\w+
    de proposito|a proposito|perdao (?:da divida|fiscal|pel[oa] (?:demora|erro|atraso))|perdoar divida
    crises? de (?:29|1929|2008|riso|tosse|rinite|asma|soluco|enxaqueca|alergia|gargalhad\w+|energia|petroleo|labirintite)
    crise (?:economica|hidrica|climatica|politica|mundial|dos misseis|energetica|financeira global|do petroleo)
    gatilho (?:da arma|mental de vendas|do banco|sql)|trauma (?:craniano|no joelho)|traumatolog\w+
    surto (?:de|da) (?:dengue|gripe|covid|virose|sarampo|conjuntivite|zika|febre)|pirar na batat\w+
    louco (?:por|pra)|parada cardiac\w+|dia (?:ruim|horrivel|pessimo|dificil) pra (?:praia|pescar|sair)
    (?:fase|chefe|boss|nivel|prova|jogo|questao|puzzle)(?: \w+){0,3} (?:dificil|impossivel|tensa)
    fase (?:dificil|impossivel|do jogo|final|\d)
    ano (?:dificil|ruim) (?:do|pro) (?:time|flamengo|santos|vasco|corinthians)
    indecis[oa] (?:entre|se) (?:pizza|assisto|qual (?:serie|filme|jogo|celular|cor|tenis|vestido))
  `,
];
