import { PARTS_OF_A_RECORD } from "./clauses.ts";

// Patterns that tell whether words are a valid order. They read folded sentences in which each mark is a word of its own, with one
// space between words (`plain` of `readSentences`): "sim, mas amanhã" is read as "sim , mas amanha".

function oneOf(alternatives: readonly string[]): string {
  return `(?:${alternatives.join("|")})`;
}

/** One of the alternatives, as whole words. */
function anyWordOf(alternatives: readonly string[]): string {
  return String.raw`\b${oneOf(alternatives)}\b`;
}

/** "não registra", "nunca pedi isso", "sem anotar", "deixa pra lá", "❌". */
export const NEGATION = new RegExp(
  [
    anyWordOf([
      "nao|nunca|jamais|nem|nenhuma?|nada|negativo|tampouco",
      "desisti|desisto",
      "mentira|brincadeira|brincando|zoeira|zueira",
      "proibid[ao]|evita|evite|sem querer",
      "uma ova|o caramba|o cacete",
      "esta errad[oa]",
    ]),
    String.raw`\bnum (?:quero|precisa|registra|anota|pode|vai|foi|sei|e)\b`,
    String.raw`\bsem (?:registr|anot|salv|guard|marc|lanc|cadastr)`,
    String.raw`\bdeixa (?:pra la|quieto|isso|assim|como)\b`,
    // "pode deixar registrado" is a yes.
    String.raw`\bpode deixar\b(?! (?:registrad|anotad|marcad|guardad|cadastrad|lancad|salv)[oa]s?\b)`,
    "[👎❌🚫🙅⛔]",
  ].join("|"),
  "u",
);

/** "registra se der certo", "quando eu pagar, anota", "depende". */
export const CONDITION = new RegExp(
  anyWordOf([
    // "na Sé" is a place, and "se chama" has a pronoun.
    String.raw`(?<!\b(?:d[ao]|n[ao]) )se(?! (?:cham|trat|cuid)| ainda (?:tiver|houver|existir|estiver)\b)`,
    "caso|desde que|contanto|a menos que|a nao ser que|(?:vamos )?supor|supondo|suponha",
    "depende|dependendo|quando|assim que|enquanto|ate que|conforme",
    "(?:toda|cada) vez que|sempre que|n[oa] (?:dia|hora) (?:em )?que",
  ]),
);

/** "acho que foi 50", "talvez", "sei lá", "não tenho certeza": the speaker is not sure. */
export const DOUBT = new RegExp(
  anyWordOf([
    "talvez|acho|axo|creio|sei la|sla|nao sei|sei nao|nao tenho certeza",
    "sera|quem sabe|pode ser que|provavelmente|parece",
    "duvid[ao]|suponho|imagin[oa]|nao lembro|se pa|indecis[ao]",
  ]) + "|(?:,|aham) sei(?:$| ,)",
);

/** "registra depois", "mais tarde", "espera", "deixa eu ver": not now. */
export const POSTPONEMENT = new RegExp(
  anyWordOf([
    "depois(?! d[aeo]s? )",
    "mais tarde|outra hora|outro dia|por enquanto|daqui a pouco",
    // "dois dias antes", "antes da consulta": a time, no postponement.
    String
      .raw`(?<!\b(?:dias?|semanas?|horas?|h|min|minutos?|sem (?:me )?(?:perguntar|confirmar)) )antes(?! (?:d[aeo]s?|del[ea]s?|que) )`,
    "mais pra frente|calma|segura|aguarda|aguarde",
    // "mas peraí, o dinheiro foi 104" corrects, and postpones nothing.
    String
      .raw`(?:espera|perai|pera)(?!(?: ai)?(?: ,)?(?: \S+){0,5} (?:foi|deu|era|custou|ficou)(?: \S+){0,3} (?:r\$ ?)?\d)`,
    "so um (?:minuto|segundo|momento|instante)",
    "deixa eu|primeiro me|me mostra",
    "vou (?:ver|pensar|conferir|olhar)",
  ]),
);

/** "salva que eu quero ver depois", "guarda pra mais tarde": says what the record is kept for, and postpones nothing. */
export const KEPT_FOR_LATER = new RegExp(
  [
    String.raw`\b(?:que |q |pra )(?:eu )?(?:(?:quero|queria|vou|pretendo) )?[a-z]+r ` +
    String.raw`(?:depois|mais tarde|outra hora|outro dia)\b`,
    String.raw`(?<!\b(?:deix\w+|fic\w+) )\bpra (?:depois|mais tarde)\b`,
  ].join("|"),
);

/** "quanto gastei", "onde anoto", "posso apagar", "você registrou". */
export const QUESTION_WORD = new RegExp(
  "(?:^| )" + oneOf([
    "onde|qual|quais|quem|quantos?|quantas?|qts|qto|qnt[oa]?s?|sera|cade|o que|oq",
    "posso|podia|poderia|consegue|da pra|deu pra",
    String.raw`voce (?:pode|vai|ja|consegue|registr\w+|anotou|salvou)`,
  ]) + String.raw`\b`,
);

/** "por que anotou", "como registra": questions only at the start. Later, "porque" gives a reason and "como" says as what. */
export const STARTS_WITH_WHY_OR_HOW = /^(?:(?:e|mas|ai) )?(?:por que|porque|como)\b/;

/** "ela falou registra", "o chefe mandou anotar": before an order, these words say that it is somebody else's. */
export const REPORTED_SPEECH = new RegExp(
  [
    anyWordOf([
      "falou|falava|disseram|falaram|mandou|mandaram|pediu|pediram|pedia|dizia|diziam|dizem",
      String.raw`escreveu|escreveram|(?<=\S )perguntou|respondeu|comentou|gritou|contou|leu`,
      "quer que|queria que eu|segundo (?:ele|ela|eles|elas|meu|minha)",
    ]),
    String.raw`(?<!\b(?:esta|estou|to|tou|te) )\b(?:mandando|dizendo|falando|pedindo|escrevendo|gritando)\b`,
    // "eu disse", "já disse" and "te disse" are the person's own words.
    String.raw`(?<!\beu )(?<!\bja )(?<!\bte )\bdisse\b`,
    String.raw`(?<!\bme )\b(?:diz|fala)\b`,
    String.raw`\b(?:ele|ela|eles|elas|mae|pai|marido|mulher|chefe) (?:ja |me |te |nos |tambem )*disse\b`,
  ].join("|"),
);

/** "eu devia escrever registra", "o título é registra": right before an order, these words name what could be said, and order nothing. */
export const NAMES_WORDS = new RegExp(
  [
    String.raw`\b(?:escrev(?:er|i|o)|digit(?:ar|ei|o)|exemplo)(?: [,:-])*$`,
    String.raw`(?<!\bquero? )\b(?:dizer|digo)$`,
    // "já falei isso, registra" insists.
    String
      .raw`(?<!\b(?:eu|ja|te) )\b(?!falei |pedi |mandei )(?:escrev|digit|diz|diss|fal|respond|mand|pergunt)[a-z]* ` +
    "(?:assim|isso|isto)(?: [,:-])*$",
    String.raw`\bli (?:n[oa]s?|num|numa|em) [a-z]+(?: [,:-])*$`,
    String.raw`\b(?:titulo|nome|frase|comando|letra|senha|texto|placa|legenda)(?: [a-z]+){0,4} e$`,
    "^el[ea]s? -$",
  ].join("|"),
);

/** "disse o Pedro": a sentence of its own behind an order says the same. */
export const SIGNED_AS_SPEECH =
  /^(?:- )?(?:disse|falou|escreveu|respondeu|mandou) (?:o|a|ele|ela|meu|minha)(?: [a-z]+){0,3}$/;

/** "registra tudo, minha mãe disse", "anota, falou ele": behind an order, these words say that it is somebody else's. */
export const REPORTED_SPEECH_BEHIND = new RegExp(
  [
    ", (?:[a-z]+ ){1,3}(?:disse|falou|pediu|mandou)$",
    String.raw`\b(?:disse|falou|dizia|diz|respondeu|escreveu) (?:ele|ela|eles|elas|o|a|meu|minha)\b`,
    String.raw`\b(?:ele|ela|eles|elas) (?:disse|falou|respondeu|escreveu)$`,
    // "registra 50, foi o que o Pedro escreveu", "sim é o que ele diria", "(palavras do Pedro)"
    String.raw`\b(?:foi|era) (?:o que|como|assim que) (?:o|a|os|as|el[ea]s?|meus?|minhas?|um|uma) (?:[a-z]+ ){0,2}` +
    "(?:disse|falou|pediu|mandou|escreveu|respondeu)\\b",
    String
      .raw`\be (?:o que|como) (?:o|a|os|as|el[ea]s?|meus?|minhas?|um|uma) (?:[a-z]+ ){0,2}(?:quer|queria|diria|falaria|diz)\b`,
    String.raw`\bpalavras d[aoe]`,
    // The order is what the sentence is about: "registra 50 seria o certo", "… é um exemplo".
    String.raw`^(?:[a-z0-9]+ ){0,4}(?:seria|daria)\b|\be (?:um |so )?exemplo\b`,
  ].join("|"),
);

/** "ontem eu falei pra registrar": an order of an earlier day. */
export const SAID_ANOTHER_DAY = new RegExp(
  String.raw`\b(?:ontem|anteontem|semana passada|outro dia|aquele dia|mes passado|antigamente)\b.* ` +
    String.raw`(?:disse|falei|pedi|mandei|avisei)\b`,
);

/** "já pedi pra registrar e você registrou 30", "toda hora você anota errado": complaints of what was done, no orders. */
export const COMPLAINT = new RegExp(
  [
    String.raw`\b(?:pedi|mandei|falei|disse)\b.* (?:e|mas) (?:voce|ai) (?:[a-z]+ )?[a-z]+(?:ou|eu|iu)\b`,
    String.raw`\b(?:toda (?:hora|vez)|sempre) (?:que )?voce\b|\bvoce (?:sempre|so) [a-z]+a\b`,
    String.raw`\bsem eu (?:ter )?ped(?:ir|ido)\b|\bquase (?:pedi|mandei|falei)\b`,
  ].join("|"),
);

/** "sim, mas tira o uber" leaves one thing out and keeps the rest. */
export const LEAVES_ONE_OUT = /^(?:tira|corta|remove) (?:o|a|os|as) [a-z]/;

/** A word at which a sentence is split into stretches: "gastei 50 e registra", "anota kkk foi caro". */
export const SPLITS_SENTENCE = /^(?:e|mas|porem|entao|porque|pois|senao|ne|viu|k+|(?:rs)+|(?:ha){2,}h?)$/;

/** "registra, se der", "sim, depois eu vejo": a stretch that starts so limits the order before it. */
export const LIMITS_WHAT_PRECEDES = new RegExp(
  "^(?:so |so que |que |mas )*" + oneOf([
    "se|caso|quando|qd|assim que|desde que|contanto|a menos que|depende|enquanto|ate",
    "talvez|quem sabe|acho|sei la|nao sei|sera",
    "espera|pera|calma|segura",
    "depois(?= eu| te| a gente|$)|mais tarde|outra hora|por enquanto|primeiro|deixa",
  ]) + String.raw`\b`,
);

/** "se der certo, registra", "quando chegar, marca": a stretch that starts so limits the order behind it; one with "sim" belongs to it. */
export const LIMITS_WHAT_FOLLOWS = /^(?:so )?(?:se|caso|quando|assim que|desde que|a menos que|enquanto)\b|\bsim\b/;

/** "o valor tá errado", "a data não é essa": a stretch that starts with a part of the record. */
export const STARTS_WITH_PART_OF_RECORD = new RegExp(`^(?:(?:o|a) )?(?:${PARTS_OF_A_RECORD})\\b`);

/** "o remédio pode sim, o boleto deixa eu ver primeiro": a clause that starts with another thing than the record. */
export const STARTS_WITH_OTHER_THING = new RegExp(
  String.raw`^(?:o|a|os|as|ess[ea]s?|d[oa]s?|n[oa]s?) (?!(?:${PARTS_OF_A_RECORD})\b)[a-z]`,
);

/** "registra 50, tá?", "anota aí, viu?": a question mark behind these words asks nothing. */
export const QUESTION_TAG = /^(?:ta|esta|viu|ok|beleza|firmeza|esta bom|por favor|pfv)$/;

/** "registra 50, e quanto gastei hoje?", "…, e o mercado?": a clause that asks about something else than the order. */
export const OTHER_QUESTION = new RegExp(
  "^(?:e )?" + oneOf([
    String.raw`me (?:fala|diz|mostra|conta|explica)\b`,
    String.raw`(?:\S+ )?(?:quant[oa]s?|qts|qual|quais|o que|oq|quando|onde|quem|como|cade)\b`,
    "(?:o|a|os|as) [a-z]+$",
  ]),
);

/** "não, espera", "não agora", "não é isso"; but "não vi nada" tells something else. */
export const REFUSAL = new RegExp(
  "^nao(?:$| " + oneOf([
    ",|espera|pera|calma|nao|agora|ainda|quero|pode|para|deixa|e|foi|era|esta",
    String.raw`concordo|aceito|gostei|sei|tenho certeza|precisa|\d\S*`,
  ]) + String.raw`\b| ,)`,
);

/** "põe em casa, não é compra": behind an order, what the record is not; but "não é isso", "não é verdade" refuse it. */
export const NAMES_WHAT_IT_IS_NOT = new RegExp(
  String
    .raw`^nao (?:e|era|foi|sao) (?!(?:is[st]o|assim|ess[ea]s?|est[ea]s?|pra|bem|nada|mais|agora|hoje|verdade|sempre|` +
    "necessario|meu|minha|seu|serio|ordem|pedido|gasto|despesa|real|permitido|certo|justo|ninguem)\\b)" +
    String.raw`(?:(?:um|uma|de|o|a) )?[a-z]{3,}(?: nem [a-z]{3,})*$`,
);

/** "e o sono tb": a sentence that adds one more thing to the order before it. */
export const ADDS_ONE_MORE = /^e (?:(?:o|a|os|as) )?(?:[a-z]+ ){1,3}(?:tb|tbm|tambem)$/;

/** "se eu ganhasse na mega comprava a fazenda": an unreal condition, on which no order depends. */
export const UNREAL_CONDITION = /^(?:e )?se (?:[a-z]+ ){1,3}?[a-z]+(?:asse|esse|isse|osse)m?\b/;

/** What may open a retraction: "pensando bem", "aliás". */
const OPENS_RETRACTION =
  "^(?:(?:ah|opa|ops|ei|mas|e|hm+|bom|entao|so que|pensando bem|alias|ou melhor|ou|na verdade|na real|acho melhor) )*";

/**
 * "pensando bem deixa", "ou não", "esse não", "menos isso", "vou pensar": a clause that says nothing but that an order or a yes before it
 * does not hold.
 */
export const RETRACTS = new RegExp(
  OPENS_RETRACTION + oneOf([
    oneOf([
      "(?:deixa|esquece|cancela|larga)(?: (?:quieto|baixo|is[st]o|ess[ea]|el[ea]|ai|la|tudo|pra (?:la|depois|outra hora)))*",
      "(?:ess[ea]|is[st]o|est[ea]|el[ea])(?: ai)? nao",
      "nao (?:ess[ea]|is[st]o|est[ea])",
      "nao(?: (?:sei|precisa))?|melhor nao|mudei de ideia|desist[io]|espera|pera|perai|calma",
      "(?:tudo )?menos (?:is[st]o|ess[ea])(?: ai)?",
    ]) + "$",
    // "vou ver o jogo" is talk.
    "vou pensar(?!d)|vou (?:ver|conferir|olhar|falar)(?:$| (?:com|antes|depois|primeiro|melhor|direito|isso)\\b)",
  ]),
);

/** "espera", "ah deixa", "mudei de ideia", "melhor não": a sentence that takes back the order before it. */
export const TAKES_BACK = new RegExp(
  `${RETRACTS.source}|` + OPENS_RETRACTION + oneOf([
    "espera|pera|perai|calma|para|deixa|esquece|cancela",
    "(?:ignor|desconsider)[ae](?= *(?:$|isso|ess[ae]|tudo|o que|a mensagem|pfv|por favor))|mensagem errada",
    "mentira|brincadeira|to brincando|zoeira",
    "mudei de ideia|vou (?:ver|pensar)|melhor nao|desisti|desisto|nunca|nem|(?<=(?:ah|opa|mas) )nao",
  ]) + String.raw`\b`,
);

/** "brincadeira haha", "tô zoando": the order before it was a joke. */
export const WAS_A_JOKE = new RegExp(
  `^(?:(?:ah|ei|mas|e|era|foi|k+|(?:ha)+h?|(?:rs)+) )*` +
    String.raw`(?:mentira|brincadeira|brinks|(?:esta |estou |to )?(?:brincando|zoando|zuando)|zoeira|sqn)\b|` +
    String.raw`\bde (?:mentirinha|brincadeira|brincadeirinha|zoeira)$`,
);

/** "não registra", "não me lembra": forbids the act anywhere in the message. */
export const PROHIBITION = new RegExp(
  String.raw`\bnao (?:me )?` + oneOf([
    "(?:re[gj]istr|regist|anot|salv|grav|guard|cadastr|lanc|marc|adicion|cri|bot)(?:a|e|ar)",
    "faz|faca|inclui|inclua|lembr[ae]|mud[ae]|pag[ae]",
  ]) + String.raw`\b`,
);

/** "sonhei que", "faz de conta que", "no filme": what stands behind these words is not so. */
export const UNREAL = new RegExp(
  anyWordOf([
    "sonhei(?! com )|sonhava|sonhando que|tive um (?:sonho|pesadelo)|no (?:meu )?(?:sonho|pesadelo)",
    "faz de conta|fing(?:e|i|ir|indo|ia)|finj[ao]|brinquei que",
    "imagin(?:a|e|ei) (?:se|que)|(?:inventei|menti) (?:[a-z]+ ){0,2}que|mentira",
    "n[ao] (?:meu |minha )?(?:filme|novela|serie|rpg|jogo|peca|conto|livro) (?:el[ea]|eu (?:sou|era|faco)|[ao] personagem)",
    "personagem",
  ]),
);

/** "se eu fosse", "pra ver se sou": what stands right behind these words is a possibility. */
export const HYPOTHESIS =
  /(?<!\b(?:d[ao]|n[ao]) )\b(?:se|caso)(?: (?:eu|ele|ela|a gente))? (?:[a-z]+sse|for|sou|e|seja|tenho|tiver|tenha|estou|estiver|esteja)\b/;

/** Doubts with which somebody still says what they believe: "acho que sou intolerante". */
export const BELIEF = /\b(?:acho|axo|creio|suponho|parece|provavelmente|impressao|desconfio|suspeito)\b/;
