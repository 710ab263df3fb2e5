const ADVERBS =
  "me sentindo|me sinto|me|muito|tao|bem|meio|super|mega|um pouco|um tanto|bastante|completamente|totalmente|" +
  "realmente|extremamente|hoje|ainda|sempre|cada vez mais|mais|ficando|andando|tipo|mo|maior|so|ja|ultimamente|meia|toda|todo|" +
  "esses dias|esta semana|essa semana|um|uma|na maior|numa|demais|de novo|pra caramba|simplesmente|mentalmente|" +
  "emocionalmente|psicologicamente|profundamente|um pouquinho|constantemente|o tempo todo|direto";

/** Building blocks of the skills' patterns: how people say "I am", "my", and how much may stand between two words. */
export const speech = {
  /** "tô", "ando", "me sinto", "fiquei" and up to four adverbs; a blank must follow. */
  iAm:
    `(?:to|tava|tive|fiquei|fico|ficar|ficando|ando|andei|andava|acordei|acordo|sinto|senti|sentindo|sentia|vivo|vivia|` +
    `continuo|sigo|estive|me deixa|me deixou|me deixando|deixa a gente|cheguei|sai|voltei|estamos|tamos|tamo|nao fui)` +
    `(?: (?:${ADVERBS})){0,4}`,
  my: "(?:meus?|minhas?|noss[oa]s?|mnha|miha|mha)",
  /** Numbers that need no currency after a verb of money. */
  amount:
    "(?:(?:r\\$ ?)?\\d[\\d.,]*(?: mil)?|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|" +
    "duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil|dois mil|tres mil)",
  number:
    "(?:\\d[\\d.,]*(?: mil)?|um|uns|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|" +
    "vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|" +
    "quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil|meia duzia de|uma duzia de)",
  /** Food, as people name it in messages. */
  meal:
    "(?:salada|fruta|verdura|legume|doce|pizza|hamburguer|lanche|chocolate|acucar|besteira|porcaria|fritura|frango|arroz|" +
    "ovo|pao|aveia|tapioca|sorvete|bolo|brigadeiro|coxinha|batata|miojo|sushi|churrasco|feijoada|iogurte|bolacha|biscoito|salgadinho|fast food|" +
    "peixe|carne|macarrao|massa|sopa|sanduiche|refri\\w*|refrigerante)s?",
  /** Up to three words in between. */
  few: "(?:,? \\w+){0,3}",
  /** Up to six words in between. */
  some: "(?:,? \\w+){0,6}",
  /** Made-up things and what they are about: their subject is not the user's life. */
  fiction:
    "(?:frases?|poemas?|poesia|contos?|piadas?|charadas?|memes?|legendas?|historias?|musicas?|filmes?|series?|novelas?|" +
    "desenhos?|jogos?|redacao|roteiro|letra|livros?|animes?|cenas?)(?: (?:e|eh|fala|que fala|conta|que conta|trata))? " +
    "(?:sobre|d[aeo]s?|com|cham\\w+) (?:\\w+ ){0,3}\\w+",
  /** Questions about the world: "quem …?" without a word about the user or someone they know. */
  trivia:
    "^quem (?!me |eu )(?:(?!(?:meus?|minhas?|me|eu|mim|noss[oa]s?|devo|to|tenho|aniversario)\\b)\\w+ ?){2,}(?=[?!. ]*$)|" +
    "^(?:e |mas |me diz )?(?:qual|que|quant[oa]s?|quando|onde|em que)(?: \\w+){0,3} (?:inventou|inventaram|descobriu|" +
    "criou|fundou|surgiu|ganhou|venceu|significa|se chama|vale a empresa|patrocina)(?:,? \\w+){0,6}",
  /** Stories and shows, and the words that follow them. */
  show:
    "(?:filmes?|series?|novelas?|livros?|desenhos?|animes?|personage\\w+|vila[os]?|viloes|episodios?|temporadas?|cenas?|" +
    "elenco|documentarios?|clipes?|trailer|final d[aeo])",
  /** Names and things of public life. */
  world:
    "(?:novelas?|filmes?|series?|animes?|desenhos?|bbb|jogos?|livros?|minecraft|fortnite|gta|mario|harry|batman|superman|" +
    "shrek|naruto|bts|beatles|michael \\w+|brad pitt|neymar|messi|cr7|pele|ronaldo|lula|bolsonaro|trump|elon musk|madonna|" +
    "beyonce|anitta|xuxa|silvio santos|flamengo|vasco|santos|corinthians|palmeiras|gremio|cruzeiro|botafogo|fluminense|" +
    "barcelona|real madrid|selecao|nasa|onu|nba|ufc|f1|oscar|google|apple|tesla|microsoft|jogador\\w*|tecnico d\\w|" +
    "presidente|rei|rainha|principe|princesa)",
};
