import { phrase } from "../language/phrase.ts";

/** A polite request to write something down: "pode anotar …?". */
const POLITE = phrase(
  "(?:pode|poderia|consegue|podia|da pra|tem como)(?: voce)?(?: me)?(?: ja| tambem| por favor)? (?:{note:inf}|{put:inf}|{mark:inf}|{create:inf}|{change:inf}|{remove:inf}|{keep:inf}|dar baixa)",
);

/** Whether a clause in the form of a question is a polite request. */
export function isPoliteRequest(keys: string): boolean {
  return POLITE.test(keys) && !/(?:^| )(?:quanto|quanta|qual|quais|quando|quem)(?: |$)/.test(keys);
}

/** Words that may come before a question: "oi, me diz uma coisa". */
const LEAD =
  "(?:(?:oi|ola|ei|opa|olha|entao|e|mas|ai|agora|bom dia|boa tarde|boa noite|por favor|tipo|me|voce|pode|consegue|poderia|sabe|sabes|diz|dizer|diga|fala|falar|fale|conta|explica|" +
  "queria saber|quero saber|gostaria de saber|preciso saber|quero ver|queria ver|saber|sera que|sera|acha que|uma coisa|amiga|menina|no|na|DATE|so|eu|meu deus|afinal|com|de|do|da|em|pra|pro|desde|ate|por|a|o|que tal) )*";
const QUESTION_WORD =
  "(?:quanto|quanta|quantos|quantas|qual|quais|quando|onde|aonde|como|quem|que|o que|por que|porque|cade|sera|tem como)";
const OPENING = new RegExp(`^${LEAD}${QUESTION_WORD} `);
/** Words that make a question in any position: "dormi quanto essa semana". */
const ANYWHERE =
  /(?:^| )(?:com|em|n|vence|vencem|pagar|pagando|devendo) (?:o )?que(?:$| parcelad[oa])| (?:quando|que dia)$|(?:^| )(?:quanto|quanta|quantos|quantas|quais|cade|sera que|que dia|que data|qual)(?: |$)/;
const SHOW =
  /^(?:(?:me |pode |por favor )*(?:faz|faca|gera|monta|prepara|manda|quero|queria|preciso)(?: me)? (?:um|uma|o|a) (?:resumo|balanco|relatorio|panorama|lista|listagem|analise|extrato)|(?:me )?(?:lembra|lembre|relembra|recorda) (?:quem|qual|quais|quando|onde|quanto|o que))|^(?:(?:oi|ei|por favor|pode|poderia|consegue|voce|quero|queria|gostaria|de|da pra|e|agora|ai|preciso) )*(?:me |ver |que voce )*(?:mostra|mostrar|mostre|lista|liste|listar|(?<=me )conta(?= d[aeo]| sobre| quem| o que| tudo)|atualiza|situa|exibe|ver|veja|diz|diga|fala|fale|resume|resuma|resumir|resumo|balanco|relatorio|extrato|traz|traga|da|passa|panorama|historico|explica|analisa|analise|analisar|cruza|compara|checa|confere|consulta|consultar|checar|conferir|verifica|procura|busca|pesquisa|acha)(?: |$)/;
/** Yes-or-no questions that are questions even without a question mark. */
const YES_NO =
  /^(?:(?:e|ai|ja|ainda|eu) )*(?:(?:tem|existe|ha|tenho) (?:alguma?|algo|boletos?|contas?|faturas?|relacao|padrao|correlacao|limite|pendencia)(?! (?:coisa pra te|a te|a ver))|voce (?:lembra|sabe|conhece|guardou|anotou)|te (?:falei|contei|disse) (?:d|qual|onde|o que|quem|que)|falta(?:m)? pagar)/;
/** No questions: "como" in a comparison or with the meaning "I eat", and exclamations. */
const NOT_ASKING =
  /^(?:(?:me |pode me )?(?:da|dar) (?:um|uma) (?:limite|teto|orcamento)|(?:eu )?nao sei (?:quanto|quantas|qual|quais|quando|como|onde|quem)|como (?:sempre|combinado|de costume|voce (?:disse|falou)|eu (?:disse|falei)|muito|pouco|pao|fruta|carne)|que (?:alivio|alegria|felicidade|orgulho|conquista|raiva|odio|tristeza|medo|vergonha|saudade|inveja|preguica|cansaco|desespero|sufoco|merda|bosta|inferno|loucura|vontade|bom|legal|otimo|massa|saco|droga|pena|maravilha|lindo|delicia|horror|dia (?:ruim|dificil|horrivel|lindo|cheio|cansativo))|quando (?:eu )?(?:era|fui|tinha|for)|quem (?:me dera|dera|sabe)|qual nada|como assim|que nem|que isso)/;

/** Whether a clause, given by its keys, asks something or wants something shown. */
export function isQuestion(keys: string, hasQuestionMark: boolean): boolean {
  const bare = keys.replace(
    /(?<! (?:ta|tao|to|eh))(?: (?:ne|viu|ok|ta|ta bom|beleza|certo|pode ser|por favor|blz|combinado|hein|tudo bem))+$/,
    "",
  );
  if (bare !== keys && hasQuestionMark) return OPENING.test(bare) || ANYWHERE.test(bare);
  if (NOT_ASKING.test(keys) || isPoliteRequest(keys)) return false;
  return hasQuestionMark || YES_NO.test(keys) || OPENING.test(`${keys} `) || ANYWHERE.test(keys) || SHOW.test(keys);
}
