import { readHeadings } from "./expressions.ts";

/**
 * Expressions that show that a message is about a subject outside all skills, or about whom it is. By themselves they
 * are evidence for no skill.
 */
export const contextLists = readHeadings(`
  # stories and shows
  (filme|filmes|serie|series|novela|novelas|livro|livros)
  (desenho|anime|animes|episodio|temporada|cena|elenco|documentario|trailer)
  (musica|musicas|letra|playlist|album|banda|cantor~|show|clipe)
  (personagem|vilao|heroi|ator|atriz|final da|final do|spoiler)
  (piada|piadas|charada|poema|poesia|conto|contos|historia|redacao|roteiro|frase|frases|legenda|meme|memes)
  (bbb|netflix|disney|marvel|batman|superman|harry potter|naruto|minecraft|fortnite|gta|mario)

  # games and sport on television
  (jogo|jogos|fase|chefao|boss|nivel|partida|placar|campeonato)
  (copa|gol|gols|juiz|arbitro|goleiro|tecnico|torcida|torcedor)
  (flamengo|vasco|corinthians|palmeiras|santos|gremio|cruzeiro|botafogo|selecao|neymar|messi|time de futebol)

  # the world
  (presidente|ministro|congresso|senado|governo|eleicao|lei|politica|stf|prefeit~|deputad~)
  (brasil|eua|china|portugal|argentina|japao|franca|italia|paris|europa|africa)
  (capital|populacao|planeta|seculo|guerra|revolucao|imperio|rei|rainha|principe|princesa)
  (quem|onde|quando|qual|quais|que) (foi|e|sao|fica|inventou|descobriu|criou|ganhou|escreveu|canta|interpreta)
  (o que e|significa|significado|sinonimo|definicao|conceito|traduz~|traducao|como se (diz|escreve|fala|faz))
  (matematica|portugues|fisica|quimica|biologia|geografia|gramatica|equacao|calcul~)
  (lady gaga|beatles|beyonce|anitta|xuxa|brad pitt|elon musk|bolsonaro|lula|trump)

  # computers
  (codigo|python|javascript|sql|programa|site|app|aplicativo)
  (senha|wifi|internet|computador|notebook|impressora|tela|arquivo|pdf)
  (instagram|insta|whatsapp|twitter|tiktok|facebook|youtube|google|gmail|email|discord|grupo|post|stories)

  # cooking and home
  (receita|receitas|bolo|arroz|feijao|carne|massa|molho|forno|panela|tempero|cozinhar|assar)
  (planta|plantas|sofa|parede|roupa|lampada|chuveiro|geladeira|fogao|cortina|quarto|sala|cozinha|jardim)
  (cachorr~|gat(o|a|inho|inha)|pet|passarinho|peixe|hamster|racao)

  # time, effort and other things one spends
  (tempo|energia|horas|minutos|paciencia|saliva|latim|bateria|voz|esforco|atencao)
  (o dia|a tarde|a noite|a manha|a semana) (todo|toda|inteir~)

  # figures of speech
  (morr~|mat~|chor~) de (rir|fome|sono|vergonha|calor|frio|tedio|inveja|rindo|orgulho|emocao|alegria)
  (mico|pra ver|o pato|lingua|promessa|na mesma moeda|de doid~|de louc~)
  (na conta|em conta|por conta|faz de conta|fazer as contas)
  (me dei conta|dar conta|da conta|conta comigo|conta pra)
  (se rende~|rendeu se|renda se|vestido de renda|renda os)
  (correr atras|correndo atras|correr risco|correndo risco|ta correndo|socorr~)
  (peso da|peso na|peso nas|peso do|de peso)
  (banco de dados|banco da praca|banco do|banco de tras|sentei no)
  (carteira de (motorista|identidade|habilitacao|trabalho))
  (dever de casa|deveres|deve (ser|ter|estar)|devo (ir|fazer|usar))
  (de proposito|a proposito|sem querer|so que nao|alheia)

  # small talk
  (oi|ola|opa|eai|salve|bom dia|boa tarde|boa noite|tchau|ate|valeu|obrigad~|blz|beleza|falou|kk~|haha~|rs)
  (voce|tu|seu|sua|teu|tua)
  (chove~|chov~|sol|frio|calor|tempo hoje|clima|temperatura|nublad~|feriado|fim de semana)
  (lembrete|lembra|me lembra|alarme|timer|temporizador|acorda)

  # him and her
  el(e|a|es|as)
  d(ele|ela|eles|elas)
  (comigo|conosco|entre nos|nos dois|a gente)
  com el(e|a|es|as)

  # my
  (meu|minha|meus|minhas|nosso|nossa|nossos|nossas)
`);
