import { PARTS_OF_A_RECORD } from "./clauses.ts";

// The words by which an order is none, each as it is found in a folded sentence whose marks are words (`readSentences`).

export const DENIES = new RegExp(
  String.raw`\b(?:nao|nunca|jamais|nem|nenhuma?|nada|negativo|tampouco|desisti|desisto|mentira|` +
    String.raw`brincadeira|brincando|zoeira|zueira|proibid[ao]|evita|evite|sem querer|uma ova|o caramba|` +
    String
      .raw`o cacete|esta errad[oa])\b|\bnum (?:quero|precisa|registra|anota|pode|vai|foi|sei|e)\b|\bsem (?:registr|` +
    String.raw`anot|salv|guard|marc|lanc|cadastr)|\bdeixa (?:pra la|quieto|isso|assim|como)\b|` +
    String.raw`\bpode deixar\b(?! (?:registrad|anotad|marcad|guardad|cadastrad|lancad|salv)[oa]s?\b)|[👎❌🚫🙅⛔]`,
  "u",
);

export const CONDITIONS = new RegExp(
  String
    .raw`\b(?:(?<!\b(?:d[ao]|n[ao]) )se(?! (?:cham|trat|cuid))|caso|desde que|contanto|a menos que|depende|dependendo|` +
    String.raw`quando|assim que|enquanto|ate que|conforme)\b`,
);

/** Folded: the speaker is not sure. */
export const DOUBTS = new RegExp(
  String.raw`\b(?:talvez|acho|axo|creio|sei la|sla|nao sei|sei nao|nao tenho certeza|sera|quem sabe|` +
    String.raw`pode ser que|provavelmente|parece|duvid[ao]|suponho|imagin[oa]|nao lembro|se pa|` +
    String.raw`indecis[ao])\b|(?:,|aham) sei(?:$| ,)`,
);

export const POSTPONES = new RegExp(
  String.raw`\b(?:depois(?! d[aeo]s? )|mais tarde|outra hora|outro dia|por enquanto|daqui a pouco|` +
    String
      .raw`(?<!\b(?:dias?|semanas?|horas?|h|min|minutos?) )antes(?! (?:d[aeo]s?|del[ea]s?|que) )|mais pra frente|` +
    String.raw`espera|perai|pera|calma|segura|aguarda|aguarde|so um (?:minuto|` +
    String.raw`segundo|momento|instante)|deixa eu|primeiro me|me mostra|vou (?:ver|pensar|conferir|` +
    String.raw`olhar))\b`,
);

/** "salva que eu quero ver depois", "guarda pra mais tarde": what it is kept for, and no reason to wait. */
export const PURPOSE = new RegExp(
  String.raw`\b(?:que |q |pra )(?:eu )?(?:(?:quero|queria|vou|pretendo) )?[a-z]+r (?:depois|mais tarde|outra hora|` +
    String.raw`outro dia)\b|(?<!\b(?:deix\w+|fic\w+) )\bpra (?:depois|mais tarde)\b`,
);

export const ASKS = new RegExp(
  String.raw`(?:^| )(?:onde|qual|quais|quem|quantos?|quantas?|qts|qto|sera|cade|` +
    String.raw`o que|oq|posso|podia|poderia|consegue|da pra|deu pra|voce (?:pode|vai|ja|consegue|` +
    String.raw`registr\w+|anotou|salvou))\b`,
);

/** At the start of a sentence or clause; behind their words they give a reason, or say as what. */
export const ASKS_FIRST = /^(?:(?:e|mas|ai) )?(?:por que|porque|como)\b/;

export const OTHERS_WORDS = new RegExp(
  String.raw`\b(?:falou|falava|disseram|falaram|mandou|mandaram|pediu|pediram|pedia|dizia|diziam|dizem|` +
    String.raw`escreveu|escreveram|(?<=\S )perguntou|respondeu|comentou|gritou|contou|leu|quer que|` +
    String.raw`queria que eu|segundo (?:ele|ela|eles|elas|meu|minha))\b|` +
    String.raw`(?<!\beu )(?<!\bja )(?<!\bte )\bdisse\b|(?<!\bme )\b(?:diz|fala)\b|\b(?:ele|ela|eles|elas|` +
    String.raw`mae|pai|marido|mulher|chefe) (?:ja |me |te |nos |tambem )*disse\b`,
);

export const SAID_BEHIND = new RegExp(
  String.raw`, (?:[a-z]+ ){1,3}(?:disse|falou|pediu|mandou)$|\b(?:disse|falou|dizia|diz|respondeu|` +
    String.raw`escreveu) (?:ele|ela|eles|elas|o|a|meu|minha)\b|\b(?:ele|ela|eles|elas) (?:disse|falou|` +
    String.raw`respondeu|escreveu)$`,
);

export const TOLD_BEFORE = new RegExp(
  String.raw`\b(?:ontem|anteontem|semana passada|outro dia|aquele dia|mes passado|antigamente)\b.* ` +
    String.raw`(?:disse|falei|pedi|mandei|avisei)\b`,
);

/** "sim, mas tira o uber" takes out one thing. */
export const LEAVES_OUT = /^(?:tira|corta|remove) (?:o|a|os|as) [a-z]/;

export const PARTS = /^(?:e|mas|porem|entao|porque|pois|senao|ne|viu|k+|(?:rs)+|(?:ha){2,}h?)$/;

/** Said of what stands before it. */
export const GOES_BACK = new RegExp(
  String
    .raw`^(?:so |so que |que |mas )*(?:se|caso|quando|qd|assim que|desde que|contanto|a menos que|depende|enquanto|ate|` +
    String
      .raw`talvez|quem sabe|acho|sei la|nao sei|sera|espera|pera|calma|segura|` +
    String.raw`depois(?= eu| te| a gente|$)|mais tarde|outra hora|por enquanto|primeiro|deixa)\b`,
);

/** Said of what stands behind it. */
export const GOVERNS = /^(?:so )?(?:se|caso|quando|assim que|desde que|a menos que|enquanto)\b|\bsim\b/;

export const DENIED_PART = new RegExp(`^(?:(?:o|a) )?(?:${PARTS_OF_A_RECORD})\\b`);

export const TAG = /^(?:ta|esta|viu|ok|beleza|firmeza|esta bom|por favor|pfv)$/;

export const OTHER_QUESTION = new RegExp(
  String.raw`^(?:e )?(?:me (?:fala|diz|mostra|conta|explica)\b|(?:\S+ )?(?:quant[oa]s?|qts|qual|quais|` +
    String.raw`o que|oq|quando|onde|quem|como|cade)\b|(?:o|a|os|as) [a-z]+$)`,
);

/** "não, espera", "não agora", "não é isso"; "não vi nada" is something else. */
export const TURNS_DOWN = new RegExp(
  String.raw`^nao(?:$| (?:,|espera|pera|calma|nao|agora|ainda|quero|pode|para|deixa|e|foi|era|esta|` +
    String.raw`concordo|aceito|gostei|sei|tenho certeza|precisa|\d\S*)\b| ,)`,
);

/** "e o sono tb". */
export const GOES_ON = /^e (?:(?:o|a|os|as) )?(?:[a-z]+ ){1,3}(?:tb|tbm|tambem)$/;

/** "se eu ganhasse na mega comprava a fazenda": nothing that an order waits for. */
export const COUNTERFACTUAL = /^(?:e )?se (?:[a-z]+ ){1,3}?[a-z]+(?:asse|esse|isse|osse)m?\b/;

export const TAKES_BACK = new RegExp(
  String.raw`^(?:(?:ah|opa|ops|ei|mas|e|pensando bem) )*(?:espera|pera|perai|calma|para|deixa|esquece|` +
    String.raw`cancela|mentira|brincadeira|to brincando|zoeira|mudei de ideia|melhor nao|desisti|desisto|` +
    String.raw`nunca|nem|(?:ah|opa|mas) nao)\b`,
);

export const JOKES =
  /^(?:(?:ah|ei|mas|e|k+) )*(?:mentira|brincadeira|brinks|(?:esta |estou |to )?(?:brincando|zoando|zuando)|zoeira)\b/;

export const FORBIDS = new RegExp(
  String.raw`\bnao (?:me )?(?:(?:re[gj]istr|regist|anot|salv|grav|guard|cadastr|lanc|marc|adicion|cri|` +
    String.raw`bot)(?:a|e|ar)|faz|faca|inclui|inclua|lembr[ae]|mud[ae]|pag[ae])\b`,
);
