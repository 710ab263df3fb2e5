import { LINK_MARK } from "./command-words.ts";
import { ANY_TYPE, NOUNS, STATUS_ADJECTIVES, STATUS_CLAUSES, TYPE, WORK, type WorkStatus } from "./saved-types.ts";

// The patterns of commands about saved things, for the plain words that `readCommandWords` gives.

// Verbs in the forms of a command, and in the infinitive as after "pode" and "quero".
const LIST_ALL = "lista|listar|liste";
const LIST = `${LIST_ALL}|mostra|mostrar|mostre|exibe|exibir|exiba`;
/** Used only where the things are named as saved: "ver meus filmes" may mean to watch them. */
const SEE = `${LIST}|ver`;
const SEARCH =
  "busca|buscar|busque|procura|procurar|procure|acha|achar|ache|encontra|encontrar|encontre|pesquisa|pesquisar|pesquise";
const KEEP = "salva|salvar|salve|anota|anotar|anote";
const SAVE = `${KEEP}|guarda|guardar|guarde|adiciona|adicionar|adicione|inclui|incluir|inclua`;
const ADD = `${SAVE}|coloca|colocar|coloque|bota|botar|poe`;
const DELETE = "apaga|apagar|apague|deleta|deletar|delete|exclui|excluir|exclua|remove|remover|remova";

/** Words in which a typing slip is forgiven, since the rest of the message must be a command too. */
export const FORGIVEN = [
  ...`${LIST}|${SEARCH}|${KEEP}|${DELETE}`.split("|"),
  ..."notas anotacao anotacoes filmes series livros videos links salvei salvos salvas minhas todos itens biblioteca"
    .split(
      " ",
    ),
].filter((word) => word.length >= 5);

// Words that show that the person's saved things are meant, not things in general: "meus", "que eu salvei".
const MINE = "(?:(?:todos|todas) )?(?:(?:os|as) )?(?:meus|minhas)";
const KEPT =
  "(?:(?:que )?(?:eu )?(?:ja )?(?:salvei|tenho salv[oa]s?)|(?:que )?(?:ja )?(?:ta|tao|esta|estao) salv[oa]s?|salv[oa]s)";
const THINGS =
  `tudo (?:o )?${KEPT}|tudo (?:que (?:tem|ta|esta) )?[nd]a minha biblioteca|(?:todos )?(?:os )?(?:meus )?itens ${KEPT}|${MINE} itens|` +
  `${MINE} salvos|(?:a )?minha biblioteca(?: toda| inteira)?|(?:(?:todas )?as )?(?:minhas )?coisas ${KEPT}|o que ${KEPT}`;
/** "nas minhas notas", "no que eu salvei". */
const placeOf = (types: string, notes: string) =>
  `n[oa]s (?:meus|minhas) (?:${types}|itens|salvos|coisas)(?: ${KEPT})?|n[oa]s (?:${types}|itens|coisas) ${KEPT}|` +
  `nas ${notes}|nos salvos|no que ${KEPT}|na minha biblioteca`;
const PLACE = placeOf(ANY_TYPE, "(?:notas|anotacoes)");
const TYPED_PLACE = placeOf(TYPE, "(?<note>notas|anotacoes)");
const ABOUT = "(?:sobre|com|d[eoa]s?)";

const POLITE = "por favor|por favorzinho|por gentileza|pfv|pfvr|pfvor|pf|pff|plis|please|pls";
const NAMES = "amiga|amigo|querida|linda|miga|mana|mano|gata|flor|assistente|moca";
const LEAD =
  `^(?:(?:oi|oie|ola|opa|ei|eai|e ai|bom dia|boa tarde|boa noite|${POLITE}|${NAMES}|agora|ah|entao|ok|beleza|` +
  "(?:voce )?(?:pode|poderia|podia|consegue)|me|so)(?: [,.!])* )*";
const TAIL =
  `(?:(?: [,.!])* (?:${POLITE}|${NAMES}|ai|pra mim|pra eu ver|agora|ja|obrigad[ao]|brigad[ao]|obg|valeu|vlw|viu|ok|ta|hein))*(?: [.!])*$`;
const ASKED = "(?:(?: [.!])* \\?)*(?: [.!])*$";
const WISH = "(?:(?:eu )?(?:quero|queria|gostaria de) )?";

/** A command that may also be asked as a question, "pode listar tudo?": it only reads. */
function readingCommand(...alternatives: string[]): RegExp {
  return new RegExp(LEAD + `(?:${alternatives.join("|")})` + TAIL.replace("(?: [.!])*$", ASKED), "d");
}

export const LISTS_ALL = readingCommand(
  `(?:${LIST_ALL}) tudo`,
  `${WISH}(?:${SEE}) (?:${THINGS})`,
  `(?:o )?que (?:e que )?${KEPT}`,
  `(?:o )?que (?:eu )?(?:tenho|tem) salvo`,
  `(?:o )?que (?:eu )?(?:tenho|tem|ta|esta)(?: salvo)? na minha biblioteca`,
  `(?:quais|que) (?:sao )?(?:os |as )?(?:itens|coisas) ${KEPT}`,
);
export const LISTS_TYPE = [
  readingCommand(`${WISH}(?:${LIST}) (?:${MINE} (?:${TYPE})(?: ${KEPT})?)`),
  readingCommand(`${WISH}(?:${SEE}) (?:(?:todos|todas) )?(?:(?:os|as) )?(?:meus |minhas )?(?:${TYPE}) ${KEPT}`),
  readingCommand(`(?:${LIST_ALL}) (?:(?:todos|todas) )?(?:(?:os|as) )?(?:${TYPE})`),
  readingCommand(`(?:${LIST}) (?:a )?minha lista de (?:${TYPE})`),
  readingCommand(`(?:quais|que) (?:sao )?(?:os |as )?(?:meus |minhas )?(?:${TYPE}) ${KEPT}`),
  readingCommand(`(?:${MINE} )?(?:${TYPE}) (?:salvos|salvas)`),
];
/** "meus filmes": a list, but for the answer to a question. */
export const NAMES_TYPE = readingCommand(`${MINE} (?:${TYPE})`);

const WHICH =
  `(?:(?:quais|que) (?:sao )?(?:os |as )?|(?:${LIST}) (?:(?:todos|todas) )?(?:(?:os|as) )?(?:meus |minhas )?)`;
/** "que filmes eu já vi?", "o que tô lendo?", "meus livros lidos": for each status, the ways to ask for what has it. */
export const LISTS_STATUS: readonly (readonly [WorkStatus, readonly RegExp[]])[] =
  (["wanted", "started", "done"] as const)
    .map((status) => [status, [
      readingCommand(`${WHICH}(?:${WORK}) (?:que )?(?:${STATUS_CLAUSES[status]})`),
      readingCommand(`(?:(?:${LIST}) )?(?:o )?que (?:e que )?(?<clause>${STATUS_CLAUSES[status]})`),
      readingCommand(
        `(?:(?:${LIST}) )?${MINE} (?:${WORK}) (?:que (?:${STATUS_CLAUSES[status]})|${STATUS_ADJECTIVES[status]})`,
      ),
      readingCommand(`(?:${LIST_ALL}) (?:(?:os|as) )?(?:${WORK}) (?:${STATUS_ADJECTIVES[status]})`),
    ]]);

export const SEARCHES = [
  readingCommand(`${WISH}(?:${SEARCH}) (?:por )?(?<query>.+) (?:${TYPED_PLACE})`),
  readingCommand(`${WISH}(?:${SEARCH}) (?:${TYPED_PLACE}) (?:(?:por|sobre|com) )?(?<query>.+?)`),
  readingCommand(
    `${WISH}(?:${SEARCH}|${LIST}) (?:a|as|aquela|uma|minha|minhas|as minhas) (?<note>${NOUNS.note})(?: ` +
      `${KEPT})? (?:sobre|com) (?<query>.+?)`,
  ),
  readingCommand(
    `${WISH}(?:${SEARCH}|${LIST}) (?:(?:os )?meus|(?:as )?minhas|o|a|os|as|aquel[ea]s?) (?:${TYPE}) ${KEPT} ${ABOUT} (?<query>.+?)`,
  ),
  readingCommand(`(?:o )?que (?:eu )?(?:ja )?salvei sobre (?<query>.+?)`),
  readingCommand(`(?:eu )?(?:ja )?(?:salvei|tenho salv[oa]) algu(?:m|ma) (?:${TYPE}) ${ABOUT} (?<query>.+?)`),
  readingCommand(`(?:eu )?tenho algu(?:m|ma) (?:${TYPE}) salv[oa] ${ABOUT} (?<query>.+?)`),
  readingCommand(`(?:eu )?tenho alguma (?<note>${NOUNS.note}) sobre (?<query>.+?)`),
];

/** A command, perhaps with polite words around it. */
function command(...alternatives: string[]): RegExp {
  return new RegExp(LEAD + `(?:${alternatives.join("|")})` + TAIL, "d");
}

const THIS = "(?:(?:esse|essa|este|esta|isso|o|a|um|uma|aqui|aquele) )*";
/** A link and at most polite words: whether to keep it is asked. */
export const IS_LINK = command(LINK_MARK);
export const KEEPS_LINK = command(
  `${WISH}(?:${ADD}) ${THIS}(?:(?:link|site|artigo|pagina|materia|noticia|receita|(?<video>video)) )?(?:aqui )?(?:: )?${LINK_MARK}`,
  `${LINK_MARK} (?:${KEEP})(?: (?:esse|este|isso|o|link|site|artigo|(?<video2>video)))*`,
);
const YEAR = "(?: (?:\\( (?<year>(?:19|20)\\d\\d) \\)|de (?<made>(?:19|20)\\d\\d)))?";
const TITLE =
  `(?:(?:o|a|esse|essa) )?(?:(?<movie>filme)|(?<tv_show>serie|seriado)|(?<book>livro))(?: chamad[oa])?(?: :)? (?<content>.+?)${YEAR}`;
const LISTED = `(?:${PLACE}|na minha lista)`;
/** "coloca o filme Matrix" may ask to play it. */
export const KEEPS_TITLE = [
  command(`${WISH}(?:${ADD}) ${TITLE} ${LISTED}`),
  command(`${WISH}(?:${SAVE}) ${TITLE}`),
];
export const KEEPS_UNTYPED = command(`(?:salva|salvar) (?<content>.+?)${YEAR}`);
export const KEEPS_NOTE = new RegExp(
  `${LEAD}(?:(?:anota|anotar|anote)(?: (?:ai|isso|pra mim))*|(?:(?:${ADD}|cria|criar|crie|faz|faca|escreve) ` +
    `)?(?:(?:uma|nova|como|na) )*(?:nota|anotacao)) :(?= |$)`,
);
export const KEEPS_PREVIOUS = command(
  `${WISH}(?:${KEEP}) (?:isso|isto|(?:essa|esta) (?:resposta|mensagem|dica|receita|ideia|lista|informacao|` +
    `explicacao)|(?:esse|este) (?:texto|passo a passo|plano)|` +
    `(?:isso |o )?que (?:voce|eu) (?:acab(?:ou|ei) de )?(?:disse|falou|falei|escreveu|escrevi|mandou|mandei|` +
    `dizer|falar|escrever))(?: ai)?` +
    `(?: (?:como|numa|nas|em) (?:uma |minhas )?(?:${NOUNS.note})| na minha biblioteca)?`,
);
export const DELETES_ALL = command(
  `(?:${DELETE}) (?:tudo|${THINGS}|(?:todos|todas) (?:os |as )?(?:meus |minhas )?itens|toda (?:a )?minha ` +
    `biblioteca|tudo (?:mesmo|de uma vez))`,
);
const THE = "(?:o|a|esse|essa|aquele|aquela|meu|minha)";
export const DELETES_ITEM = [
  command(
    `(?:${DELETE}) ${THE} (?:${TYPE}) (?:salv[oa]|que (?:eu )?salvei) (?:(?:${ABOUT}|chamad[oa]) )?(?<query>.+?)`,
  ),
  command(`(?:${DELETE}) ${THE} (?<note>${NOUNS.note}) (?:${ABOUT}|chamada) (?<query>.+?)`),
  command(
    `(?:${DELETE}) ${THE} (?:(?<movie>filme)|(?<tv_show>serie|seriado)|(?<book>livro))(?: chamad[oa])? (?<query>.+?)`,
  ),
  command(`(?:${DELETE}) (?:(?:o|esse|este|meu) )?(?:(?<link>link)|(?<video>video)) (?:aqui )?(?:: )?${LINK_MARK}`),
];

/** Words that are rare in a title or a search and that every second sentence has. */
export const SAYS_MORE = new RegExp(
  `^(?:que|se|mas|porque|pq|pois|quando|onde|como|qual|quais|quem|quanto|eu|me|te|lhe|voce|ele|ela|eles|elas|` +
    `meus?|minhas?|seus?|suas?|dele|dela|ess[ea]s?|isso|isto|` +
    `est[ea]s?|aquel[ea]s?|aquilo|nao|nem|hoje|ontem|amanha|depois|antes|pra|pro|tudo|todos|todas|tambem|ai|la|` +
    `ja|ta|primeir[oa]|ultim[oa]|` +
    `${LIST}|${SEARCH}|${ADD}|${DELETE}|${ANY_TYPE}|lembra|lembre|manda|faz|[^a-z0-9'-])$`,
);
