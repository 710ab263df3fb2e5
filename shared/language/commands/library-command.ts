import { findSkills, normalizeForSkills } from "../triggers/find-skills.ts";
import { fold } from "../fold.ts";
import { isVideoUrl } from "../figures/url.ts";
import type { Intent, SavedType } from "./intent.ts";
import { type CommandWords, LINK_MARK, readCommandWords } from "./command-words.ts";

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

const NOUNS: Readonly<Record<SavedType, string>> = {
  note: "notas?|anotacao|anotacoes",
  movie: "filmes?",
  tv_show: "series?|seriados?",
  video: "videos?",
  link: "links?",
};
const ITEM_TYPES = Object.keys(NOUNS) as SavedType[];
const TYPE = Object.entries(NOUNS).map(([type, nouns]) => `(?<${type}>${nouns})`).join("|");
const ANY_TYPE = Object.values(NOUNS).join("|");
/** Words in which a typing slip is forgiven, since the rest of the message must be a command too. */
const FORGIVEN = [
  ...`${LIST}|${SEARCH}|${KEEP}|${DELETE}`.split("|"),
  ..."notas anotacao anotacoes filmes series videos links salvei salvos salvas minhas todos itens biblioteca".split(
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

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(LEAD + `(?:${alternatives.join("|")})` + TAIL.replace("(?: [.!])*$", ASKED), "d");
}

// Commands that only read may also be asked as a question: "pode listar tudo?"
const LISTS_ALL = pattern(
  `(?:${LIST_ALL}) tudo`,
  `${WISH}(?:${SEE}) (?:${THINGS})`,
  `(?:o )?que (?:e que )?${KEPT}`,
  `(?:o )?que (?:eu )?(?:tenho|tem) salvo`,
  `(?:o )?que (?:eu )?(?:tenho|tem|ta|esta)(?: salvo)? na minha biblioteca`,
  `(?:quais|que) (?:sao )?(?:os |as )?(?:itens|coisas) ${KEPT}`,
);
const LISTS_TYPE = [
  pattern(`${WISH}(?:${LIST}) (?:${MINE} (?:${TYPE})(?: ${KEPT})?)`),
  pattern(`${WISH}(?:${SEE}) (?:(?:todos|todas) )?(?:(?:os|as) )?(?:meus |minhas )?(?:${TYPE}) ${KEPT}`),
  pattern(`(?:${LIST_ALL}) (?:(?:todos|todas) )?(?:os|as) (?:${TYPE})`),
  pattern(`(?:quais|que) (?:sao )?(?:os |as )?(?:meus |minhas )?(?:${TYPE}) ${KEPT}`),
  pattern(`(?:${MINE} )?(?:${TYPE}) (?:salvos|salvas)`),
];
const SEARCHES = [
  pattern(`${WISH}(?:${SEARCH}) (?:por )?(?<query>.+) (?:${TYPED_PLACE})`),
  pattern(`${WISH}(?:${SEARCH}) (?:${TYPED_PLACE}) (?:(?:por|sobre|com) )?(?<query>.+?)`),
  pattern(
    `${WISH}(?:${SEARCH}|${LIST}) (?:a|as|aquela|uma|minha|minhas|as minhas) (?<note>${NOUNS.note})(?: ` +
      `${KEPT})? (?:sobre|com) (?<query>.+?)`,
  ),
  pattern(
    `${WISH}(?:${SEARCH}|${LIST}) (?:(?:os )?meus|(?:as )?minhas|o|a|os|as|aquel[ea]s?) (?:${TYPE}) ${KEPT} ${ABOUT} (?<query>.+?)`,
  ),
  pattern(`(?:o )?que (?:eu )?(?:ja )?salvei sobre (?<query>.+?)`),
  pattern(`(?:eu )?(?:ja )?(?:salvei|tenho salv[oa]) algu(?:m|ma) (?:${TYPE}) ${ABOUT} (?<query>.+?)`),
  pattern(`(?:eu )?tenho algu(?:m|ma) (?:${TYPE}) salv[oa] ${ABOUT} (?<query>.+?)`),
  pattern(`(?:eu )?tenho alguma (?<note>${NOUNS.note}) sobre (?<query>.+?)`),
];

function command(...alternatives: string[]): RegExp {
  return new RegExp(LEAD + `(?:${alternatives.join("|")})` + TAIL, "d");
}

const THIS = "(?:(?:esse|essa|este|esta|isso|o|a|um|uma|aqui|aquele) )*";
const KEEPS_LINK = command(
  `${WISH}(?:${ADD}) ${THIS}(?:(?:link|site|artigo|pagina|materia|noticia|receita|(?<video>video)) )?(?:aqui )?(?:: )?${LINK_MARK}`,
  `${LINK_MARK} (?:${KEEP})(?: (?:esse|este|isso|o|link|site|artigo|(?<video2>video)))*`,
);
const YEAR = "(?: (?:\\( (?<year>(?:19|20)\\d\\d) \\)|de (?<made>(?:19|20)\\d\\d)))?";
const TITLE =
  `(?:(?:o|a|esse|essa) )?(?:(?<movie>filme)|(?<tv_show>serie|seriado))(?: chamad[oa])?(?: :)? (?<content>.+?)${YEAR}`;
const LISTED = `(?:${PLACE}|na minha lista)`;
/** "coloca o filme Matrix" may ask to play it. */
const KEEPS_TITLE = [
  command(`${WISH}(?:${ADD}) ${TITLE} ${LISTED}`),
  command(`${WISH}(?:${SAVE}) ${TITLE}`),
];
const KEEPS_UNTYPED = command(`(?:salva|salvar) (?<content>.+?)${YEAR}`);
const KEEPS_NOTE = new RegExp(
  `${LEAD}(?:(?:anota|anotar|anote)(?: (?:ai|isso|pra mim))*|(?:(?:${ADD}|cria|criar|crie|faz|faca|escreve) ` +
    `)?(?:(?:uma|nova|como|na) )*(?:nota|anotacao)) :(?= |$)`,
);
const KEEPS_PREVIOUS = command(
  `${WISH}(?:${KEEP}) (?:isso|isto|(?:essa|esta) (?:resposta|mensagem|dica|receita|ideia|lista|informacao|` +
    `explicacao)|(?:esse|este) (?:texto|passo a passo|plano)|` +
    `(?:isso |o )?que (?:voce|eu) (?:acab(?:ou|ei) de )?(?:disse|falou|falei|escreveu|escrevi|mandou|mandei|` +
    `dizer|falar|escrever))(?: ai)?` +
    `(?: (?:como|numa|nas|em) (?:uma |minhas )?(?:${NOUNS.note})| na minha biblioteca)?`,
);
const DELETES_ALL = command(
  `(?:${DELETE}) (?:tudo|${THINGS}|(?:todos|todas) (?:os |as )?(?:meus |minhas )?itens|toda (?:a )?minha ` +
    `biblioteca|tudo (?:mesmo|de uma vez))`,
);
const THE = "(?:o|a|esse|essa|aquele|aquela|meu|minha)";
const DELETES_ITEM = [
  command(
    `(?:${DELETE}) ${THE} (?:${TYPE}) (?:salv[oa]|que (?:eu )?salvei) (?:(?:${ABOUT}|chamad[oa]) )?(?<query>.+?)`,
  ),
  command(`(?:${DELETE}) ${THE} (?<note>${NOUNS.note}) (?:${ABOUT}|chamada) (?<query>.+?)`),
  command(`(?:${DELETE}) ${THE} (?:(?<movie>filme)|(?<tv_show>serie|seriado))(?: chamad[oa])? (?<query>.+?)`),
  command(`(?:${DELETE}) (?:(?:o|esse|este|meu) )?(?:(?<link>link)|(?<video>video)) (?:aqui )?(?:: )?${LINK_MARK}`),
];

/** In words and marks. Only a note may be longer, since the time of the other patterns grows faster than the length. */
const LONGEST_COMMAND = 30;

/** Reads a message whose only content is a command about the things that a person saves; null when it says anything else. */
export function readLibraryCommand(text: string): Intent | null {
  const read = readCommandWords(text, FORGIVEN);
  if (read === null) return null;
  if (read.words.length > LONGEST_COMMAND) return read.url === undefined ? readNote(read) : null;
  if (read.url !== undefined) return readLinkCommand(read, read.url);
  return readListing(read) ?? readDeleting(read) ?? readNote(read) ?? readSaving(read);
}

function readListing(read: CommandWords): Intent | null {
  if (LISTS_ALL.test(read.plain)) return intentOf(read, "list_all");
  for (const pattern of LISTS_TYPE) {
    const match = pattern.exec(read.plain);
    if (match) return intentOf(read, "list_type", { itemType: typeIn(match) });
  }
  for (const pattern of SEARCHES) {
    const match = pattern.exec(read.plain);
    const query = match && phraseOf(read, match, "query", 6);
    if (query) return intentOf(read, "search", { query, itemType: typeIn(match) });
  }
  return null;
}

function readDeleting(read: CommandWords): Intent | null {
  if (DELETES_ALL.test(read.plain)) return intentOf(read, "delete_all");
  for (const pattern of DELETES_ITEM) {
    const match = pattern.exec(read.plain);
    const query = match && phraseOf(read, match, "query", 6);
    if (query && !DESCRIBES.test(fold(query))) return intentOf(read, "delete_item", { query, itemType: typeIn(match) });
  }
  return null;
}

function readSaving(read: CommandWords): Intent | null {
  if (KEEPS_PREVIOUS.test(read.plain)) return intentOf(read, "save_previous", { refersToPrevious: true });
  const typed = KEEPS_TITLE.map((pattern) => pattern.exec(read.plain)).find((match) => match !== null) ?? null;
  const title = typed && titleOf(read, typed, 8);
  if (title) return intentOf(read, "save", { content: title, itemType: typeIn(typed), year: yearIn(typed) });
  const untyped = KEEPS_UNTYPED.exec(read.plain);
  const name = untyped && titleOf(read, untyped, 3);
  if (!name || !isName(name)) return null;
  return { ...intentOf(read, "save", { content: name, year: yearIn(untyped) }), confidence: 0.8 };
}

function readLinkCommand(read: CommandWords, url: string): Intent | null {
  const match = KEEPS_LINK.exec(read.plain);
  if (match) {
    const isVideo = isVideoUrl(url) || match.groups?.video !== undefined || match.groups?.video2 !== undefined;
    return intentOf(read, "save", { url, itemType: isVideo ? "video" : "link" });
  }
  return DELETES_ITEM.some((pattern) => pattern.test(read.plain)) ? intentOf(read, "delete_item", { url }) : null;
}

function intentOf(read: CommandWords, action: Intent["action"], entities: Intent["entities"] = {}): Intent {
  const given = Object.entries(entities).filter(([, value]) => value !== undefined);
  return { action, confidence: read.hasSlip ? 0.9 : 1, entities: Object.fromEntries(given) };
}

function typeIn({ groups = {} }: RegExpExecArray): SavedType | undefined {
  return ITEM_TYPES.find((type) => groups[type] !== undefined);
}

function yearIn({ groups = {} }: RegExpExecArray): number | undefined {
  const year = groups.year ?? groups.made;
  return year === undefined ? undefined : Number(year);
}

/** Words that are rare in a title or a search and that every second sentence has. */
const SAYS_MORE = new RegExp(
  `^(?:que|se|mas|porque|pq|pois|quando|onde|como|qual|quais|quem|quanto|eu|me|te|lhe|voce|ele|ela|eles|elas|` +
    `meus?|minhas?|seus?|suas?|dele|dela|ess[ea]s?|isso|isto|` +
    `est[ea]s?|aquel[ea]s?|aquilo|nao|nem|hoje|ontem|amanha|depois|antes|pra|pro|tudo|todos|todas|tambem|ai|la|` +
    `ja|ta|primeir[oa]|ultim[oa]|` +
    `${LIST}|${SEARCH}|${ADD}|${DELETE}|${ANY_TYPE}|lembra|lembre|manda|faz|[^a-z0-9'-])$`,
);

/** The matched words of a group as they were typed; null when they are a sentence or more than `most` words. */
function phraseOf(read: CommandWords, match: RegExpExecArray, group: string, most: number): string | null {
  const words = match.groups?.[group]?.split(" ") ?? [];
  return words.length <= most && !words.some((word) => SAYS_MORE.test(word)) ? textOf(read, match, group) : null;
}

/** The matched words of a group as they were typed. */
function textOf(read: CommandWords, match: RegExpExecArray, group: string): string {
  const [from = 0, to = 0] = match.indices?.groups?.[group] ?? [];
  const words = read.words.filter(({ at }) => at >= from && at < to);
  return read.text.slice(words[0]?.start, words.at(-1)?.end);
}

const QUOTED = /^["“]([^"“”]+)["”]$/;

/** The title in a match. In quotation marks it may be a sentence. */
function titleOf(read: CommandWords, match: RegExpExecArray, most: number): string | null {
  const quoted = QUOTED.exec(textOf(read, match, "content"))?.[1]?.trim();
  if (quoted) return quoted;
  const phrase = phraseOf(read, match, "content", most);
  if (!phrase || DESCRIBES.test(fold(phrase)) || ELSEWHERE.test(fold(phrase))) return null;
  return hasNoOtherSubject(phrase) ? phrase : null;
}

/** Words that describe a thing instead of naming it: "o filme do celular" has no title. */
const DESCRIBES = new RegExp(
  String.raw`^(?:d[eoa]s?|em|n[oa]s?|com|pra|pro|por|sobre|mais|outr[oa]s?|nov[oa]s?|` +
    String.raw`favorit[oa]s?|preferid[oa]s?|melhor|bo[ma]|noss[oa])\b`,
);
/** Other places where films are put or saved. */
const ELSEWHERE = new RegExp(
  String.raw` n[oa] (?:tv|televisao|tela|netflix|prime|youtube|hd|pen ?drive|drive|nuvem|` +
    String.raw`pc|computador|notebook|tablet|celular|telefone|carrinho|orcamento|plano)\b`,
);
const SMALL_WORD = /\b(?:d[eoa]s?|e|[oa]s?|ums?|umas?|n[oa]s?|em|com|por|ate|bem|muito|sempre|mais|menos|so)\b|\d/;
/** Other things that a person may want to save. */
const THINGS_TO_KEEP = new Set(
  ("contato numero telefone email endereco senha foto imagem print audio rascunho progresso conversa mensagem " +
    "arquivo documento data lembrete receita lista " +
    "dado pix chave codigo texto informacao info configuracao jogo vida geral tempo energia agua dinheiro " +
    "backup perfil pasta evento horario local gente " +
    "galera mano rapaz planilha alteracao mudanca favorito alteracoe historico resposta resultado ideia dica " +
    "nome amor deu comprovante recibo cupom ingresso passagem curriculo " +
    "relatorio treino dieta rotina agenda tarefa meta playlist musica livro podcast artigo site pagina post meme " +
    "curso produto mapa codigo token nossa")
    .split(" "),
);

/** Content about another subject (money, health, people) may be meant as a record of that subject. */
function hasNoOtherSubject(content: string): boolean {
  return findSkills(normalizeForSkills(content)).every(({ skill }) => skill === "library");
}

/** Whether a phrase may be the name of something without saying what it is: "inception". */
function isName(phrase: string): boolean {
  const folded = fold(phrase);
  return !SMALL_WORD.test(folded) && !folded.split(" ").some((word) => THINGS_TO_KEEP.has(word.replace(/s$/, "")));
}

const THANKS_AFTER = /(?:[\s,.!]+(?:por favor|pfv|pf|obrigad[ao]|obg|valeu|vlw))+[\s.!]*$/i;
/** A time may ask for a reminder, a number for a record, and words about oneself may be meant for memory. */
const NO_NOTE = new RegExp(
  String.raw`[\d?]|\b(?:eu|me|meus?|minhas?|sou|to|estou|tenho|tive|fui|gosto|odeio|adoro|` +
    String.raw`amo|prefiro|quero|preciso|devo|moro|trabalho|hoje|ontem|amanha|segunda|terca|` +
    String.raw`quarta|quinta|sexta|sabado|domingo|semana|mes|ano|dias?|horas?|cedo|noite|` +
    String.raw`tarde|manha|isso|isto)\b|^\w+ei\b`,
);

/** A longer note tells a story, from which the model may want to remember something. */
const LONGEST_NOTE = 500;

/** What a note must have. The marks of "anota :)" are a smile, not a note. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

function readNote(read: CommandWords): Intent | null {
  const end = KEEPS_NOTE.exec(read.plain)?.[0].length;
  const colon = end === undefined ? undefined : read.words.find(({ at }) => at === end - 1);
  // Taken from the text as it was typed: a note may consist of emojis alone, which are not among the words.
  const note = colon === undefined ? "" : read.text.slice(colon.end).trim();
  if (note.length > LONGEST_NOTE) return null;
  const content = note.replace(THANKS_AFTER, "");
  return !SAYS_SOMETHING.test(content) || NO_NOTE.test(fold(content)) || !hasNoOtherSubject(content)
    ? null
    : intentOf(read, "save", { itemType: "note", content });
}
