import type { SkillTriggers } from "./skill-triggers.ts";
import { firstNames, patternLines } from "./pattern-parts.ts";

// As a lookbehind, so that a pattern still begins with its own letters, by which it is found.
const FIRST =
  "(?<=^(?:(?:por favor|pfv|ei|oi|oxe|vixe|ah|ai|urgente|entao|agora|so|me|voce pode|pode|da pra|faz um favor de|quero|queria|preciso),? ){0,3})";
const SAVE = "(?:salv(?:a|e|ar)|guard(?:a|e|ar)|anot(?:a|e|ar)|favorit(?:a|ar))";
const ADD = "(?:add|adicion(?:a|e|ar)|adicona|coloc(?:a|ar)|bot(?:a|ar)|poe|mete|joga|cola|inclui|insere)";
const REMOVE = "(?:apag(?:a|ue|ar)|delet(?:a|e|ar)|remov(?:e|a|er)|exclu(?:i|a|ir))";
const FIND = "(?:busc(?:a|ar|que)|procur(?:a|ar|e)|pesquis(?:a|ar|e)|encontr(?:a|ar))";
const SHOW = "(?:mostr(?:a|e|ar)|list(?:a|e|ar)|ver|ve|cade|quais|que|tem que|quant[oa]s|so|somente|abr(?:e|ir))";
const THE =
  "(?:(?:um|uma|o|a|os|as|ess[ea]s?|es[ea]|ess|est[ea]|aquel[ea]|meus?|minhas?|so|outr[oa]|mais|ai|nov[oa]|tod[oa]s|d?ess[ea] porra de) ){0,3}";
const THING =
  "(?:filmes?|filmao|filmaco|longas?|documentarios?|animes?|series?|seriados?|videos?|vidios?|vid|videoclipes?|clipes?|links?|urls?|sites?|paginas?|artigos?|tutoria(?:l|is)|" +
  "notas?|anotac(?:ao|oes)|anotacao|ideias?|pensamentos?|favoritos?|bookmarks?|salvos|itens|item|colecao|listas?|documentacao|blog|noticias?|lembretes?|h?ash?tags?|tags?)";
const SAVED = "(?:salv|guard|anot)(?:ei|ou|ado|ada|ados|adas|o|a|os|as)";
/** What other skills keep, or nobody does. */
const ELSEWHERE =
  "(?:reais|real|contos?|pila|mangos?|paus?|gastos?|despesas?|contas?|boletos?|dividas?|rendas?|salarios?|orcamentos?|investimentos?|lancamentos?|parcelas?|dinheiro|grana|cofrinho|reserva|" +
  "poupanca|registros?|medidas?|pesos?|treinos?|habitos?|remedios?|agua|sono|humor|metas?|luz|luzes|temporizador|timer|alarme|cortinas?|volume|temperatura|tarefas?|compras|mercado)";

export const libraryTriggers: SkillTriggers = {
  skill: "library",
  patterns: patternLines`
    # saving
    ${FIRST}${SAVE} \w+
    ${FIRST}${SAVE}(?=:)
    ${FIRST}(?:add|adicion(?:a|e|ar)|adicona) \w+
    ${FIRST}(?:coloca|bota|poe) (?!(?:um|uma|umas|uns|no|na|nos|nas|pra|pro|o|a|os|as|em|me|isso|ai|um|tudo|mais|som|musica|video)\b)[a-z]\w*
    ${FIRST}${ADD} ${THE}${THING}
    ${SAVE} ${THE}${THING}
    (?<=, (?:e )?)(?:salva|guarda)(?: (?:ai|pra mim))?(?=[.! ]*$)
    (?:${ADD}) (?:\w+ ){0,6}?na (?:minha )?lista\b
    pr?a (?:eu )?(?:ver|assistir|ler) (?:depois|mais tarde)|marca ess[ea] ${THING}
    ^(?:quero|preciso|vou|queria|tenho que) assistir (?!(?:um|uma|algo|alguma)\b)\w+
    ^(?:quero|queria) ver (?!(?:o que|se|como|quem|quanto|um|uma|algo|isso|tudo|mais|voces?|el[ea]s?|gente|todo|mund\w+|minha|meu|no|na|a|o)\b)\w+(?: (?!(?:que|se|pra|com|meu|minha)\b)\w+){0,3}$
    ^(?:quero|queria) ver ${THE}${THING}
    ^(?:me )?lembra\w* (?:de (?:ver|assistir|ler) \w+|d?ess[ea] ${THING})
    ^(?:nova )?(?:ideia|anotacao|nota)(?: de \w+| nova)?(?=:|$)|cria (?:uma )?nota
    link$

    # finding
    (?:o que|oque|o q|que|tudo que|tudo o que|\w+s que) (?:eu )?(?:ja )?(?:te pedi pra )?(?:salvei|guardei|anotei)\b
    (?:o que|tudo que|oque) (?:eu )?(?:tem|tenho) (?:salvo|guardado|na (?:minha )?lista)|^tudo salvo
    ${THING} (?:que (?:eu )?(?:ja )?|da |na )?(?:${SAVED}|lista\b|categoria)
    ${FIRST}${SHOW} ${THE}${THING}
    ${FIRST}(?:os |as )?(?:meus|minhas) ${THING}|${FIRST}minha (?:lista|colecao)|^${THING} (?:apenas|em \w+)|^lista de ${THING}
    ${FIRST}(?:mostra|lista|ver) (?:ai )?(?:tudo|minhas coisas|o que eu tenho)|minhas coisas salvas|^meus salvos
    (?:tenho|tem) (?:\w+ ){1,4}(?:salv[oa]s?|na (?:minha )?lista)\b
    ^quais (?:filmes|series) de
    ${FIRST}${FIND} \w+|ach(?:a|ar) ${THE}${THING}

    # tidying up
    ${FIRST}${REMOVE} \w+|(?:enriquec|complet)\w+ (?:os dados |as informacoes |o cadastro )?(?:d[aeo] )?${THE}${THING}
    (?:${REMOVE}|tir(?:a|e|ar)) (?:\w+ ){0,5}da (?:minha )?lista\b|^tir(?:a|e|ar) (?:o|a|ess[ea]) ${THING}|^o (?:primeiro|segundo|terceiro|ultimo) da lista
  `,
  exclusions: patternLines`
    ${SAVE}(?:[,:]? \w+){0,4}?[,:]? (?:r\$ ?)?\d[\d.,]*(?: (?!\d)|$)
    (?:${SAVE}|${ADD}|${REMOVE}|${FIND}|tira)(?:[,:]? [\w,]+){0,6}?[,:]? ${ELSEWHERE}
    (?:${SAVE}|${REMOVE}) (?:isso |ai )?(?:que )?(?:(?:o|a|d[oa]) )?(?:meu|minha|ele|ela) (?!(?:lista|colecao|notas?|filmes?|series?|videos?|links?|ideias?|anotac\w+)\b)
    ${REMOVE} (?:o fogo|fotos?|a roupa|da cabeca|da memoria|tudo que (?:voce )?sabe|mensage\w+|conversas?)
    ${FIND} (?:um |uma |por |o |a |meu |minha )?(?:emprego|vagas?|trampo|trabalho|estagio|medic\w|psicolog\w|terapeuta|dentista|ajuda|apartamento|apto|ape|casa|imovel|voos?|passage\w+|preco|hotel|restaurante|na internet|no google|melhor|que|ruim|bom|boa|estranho|errado|melhoras|defeito|motivo|briga|sentido|chat[oa]|dificil|gracad?[ao])
    (?:por|bota|coloca|mete|joga) (?:a |o |uma |um |minha |meu |na |no )?(?:roupa|mao|culpa|ponto|fim|foto|raiva|nota|magoa|musica|cabeca|fora|cara|medo|louca|pressao|limite\w*|conversa|bola|lixo|jogo|video ?game|futebol|fe|defeito|banca|banho|som)
    ${SAVE} (?:rancor|segredo|magoa|silencio|tudo pra (?:mim|si)|chuva|roupa|d[aoe]s? (?:meninos|filh\w+|criancas?)|compartilhada|municipal|costas|salve|o (?:dia|mundo|casamento|namoro|relacionamento)|minha vida|meu chapa|galera|rapaziada|simpatia|rainha|chapa|se quem puder|a gente|el[ea]s?)
    anota:? ${firstNames}|gosta de (?:\w+ ){1,5}?(?:anota|guarda)
    notas? (?:fisca\w+|d[aeo] (?:prova|escola|faculdade|enem|matematica|corte|dinheiro|r\$|\d+)|baixas?|altas?|vermelhas?|ruins?|boas?|\d+|do imdb|no \w+)
    (?:na|da) lista (?:de (?:compras?|mercado|espera|desejos|presentes|tarefas|convidados|material|supermercado)|negra|vip)
    (?:quero |queria )?ver (?:um|uma) (?:filme|serie|video)s?|series? de \d+|ideia (?:de jerico|e|foi|boa|ruim|sobre|do que)
    que (?:filme|serie|video|nota|site|item|ideia|noticia|lista)\b
    (?:que|quais|quant[oa]s) (?:filmes|series|videos|notas|sites|itens|ideias) (?!(?:de (?:terror|drama|comedia|acao|suspense|romance)|(?:que )?(?:eu )?(?:tenho|salvei|guardei|anotei)|salv[oa]s|tem salv)\b)\w+
  `,
};
