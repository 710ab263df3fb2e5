/**
 * Pattern sources written one a line, so that a long vocabulary stays readable: blank lines and lines that begin with
 * `#` are skipped, a blank inside a line is one blank in the message. Backslashes need no doubling.
 *
 * @example
 * patternLines`
 *   # verbs
 *   gast(?:ar|ei|ou)
 * ` // ["gast(?:ar|ei|ou)"]
 */
export function patternLines(strings: TemplateStringsArray, ...values: string[]): string[] {
  return String.raw({ raw: strings.raw }, ...values)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

const ADVERBS =
  "me sentindo|me sinto|me|muito|tao|bem|meio|super|mega|um pouco|um tanto|bastante|completamente|totalmente|" +
  "realmente|extremamente|hoje|ainda|sempre|cada vez mais|mais|ficando|andando|tipo|mo|maior|so|ja|ultimamente|meia|toda|todo|" +
  "esses dias|esta semana|essa semana|um|uma|na maior|numa|demais|de novo|pra caramba|simplesmente|mentalmente|" +
  "emocionalmente|psicologicamente|profundamente|um pouquinho|constantemente|o tempo todo|direto";

/** Parts that several skills' patterns are built of. */
export const patternParts = {
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

/** Frequent first names and short forms in Brazil, folded, as one alternation: "quem é a Júlia?" is about a person. */
export const firstNames = "(?:" + [
  "julia|joao|maria|ana|pedro|lucas|carla|carlos|paulo|paula|marcos|marcia|fernanda|fernando|rafael|rafaela|bruno|bruna",
  "camila|juliana|juliano|gabriel|gabriela|mariana|amanda|beatriz|larissa|leticia|gustavo|felipe|thiago|tiago|rodrigo",
  "ricardo|eduardo|eduarda|marcelo|marcela|andre|andrea|luiz|luis|luiza|luisa|daniel|daniela|patricia|renata|renato",
  "vanessa|aline|bia|duda|leo|leonardo|rafa|gabi|ju|carol|carolina|isabela|sofia|helena|alice|laura|valentina|miguel",
  "arthur|davi|bernardo|heitor|theo|matheus|mateus|vitor|victor|diego|leandro|sergio|roberto|roberta|antonio|jose|ze",
  "francisco|chico|sandra|claudia|claudio|lucia|rosa|tereza|simone|cris|cristina|cristiano|debora|raquel|priscila|tati",
  "tatiana|natalia|viviane|monica|adriana|adriano|luana|lara|livia|manu|manuela|clara|cecilia|heloisa|yasmin|vitoria",
  "nicole|enzo|caio|igor|vinicius|otavio|murilo|henrique|guilherme|gui|samuel|joaquim|benicio|rita|neide|marta|nanda",
  "fabio|fabiana|alex|alexandre|alessandra|jessica|thais|tais|karina|kelly|michele|regina|sonia|vera|silvia|elaine",
  "dona \\w+|seu \\w+|ti[ao] \\w+",
].join("|") + ")";

const OF_WHEN = "(?:(?:d[aeo]|dess[ae]|dest[ae]|completo|geral|meu|minha|ultim[ao]) ){0,3}";
const MONTH = "(?:mes|mensal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const NOT_WRITING =
  "(?<!(?:entreg|termin|acab|finaliz|envi|apresent|atras|esquec|redig|corrig|fiz|escrev)\\w* (?:com )?(?:o |meu |um |esse )*)" +
  "(?<!(?:tenho que|tinha que|tive que|preciso|vou|devo) \\w+r (?:o |meu |um |esse )*)";
const NOT_FOR_WORK =
  "(?! (?:pr[oa]s?|para|d[aeo]s?|n[ao]) (?:o |a |meu |minha )?(?:chefe|gerente|client\\w+|diretor\\w*|empresa|trabalho|equipe|time|vendas?|projeto|faculdade|professor\\w*|reuniao|escola|obra))";

/** Asking for the report of one's own week or month, which finance, health and professional share; not reports for work. */
export const reportRequests: string[] = patternLines`
  ${NOT_WRITING}(?:relatorio|retrospectiva) ${OF_WHEN}(?:semana|semanal)${NOT_FOR_WORK}
  ${NOT_WRITING}(?:relatorio|retrospectiva) ${OF_WHEN}${MONTH}${NOT_FOR_WORK}
  (?:resume|resuma|resumir|recapitula|recapitular) (?:pra mim )?(?:como foi )?(?:a |minha |essa |ultima ){1,2}semana${NOT_FOR_WORK}
  como (?:foi|tem sido|anda|ficou) (?:a )?(?:minha|essa) semana${NOT_FOR_WORK}
  o que (?:eu )?(?:fiz|registrei) (?:n?essa|n?esta|na minha) semana${NOT_FOR_WORK}
  ${NOT_WRITING}(?:resumo|resumao|resuminho|balanco) ${OF_WHEN}(?:semana|semanal)${NOT_FOR_WORK}
`;
