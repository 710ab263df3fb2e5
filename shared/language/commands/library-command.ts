import { findSkills, normalizeForSkills } from "../triggers/find-skills.ts";
import { fold } from "../fold.ts";
import { isVideoUrl } from "../figures/url.ts";
import type { Intent, SavedType } from "./intent.ts";
import { type CommandWords, LINK, readWords } from "./command-words.ts";

/** Verbs, in the forms in which they command or follow "pode" and "quero". */
const LIST_ALL = "lista|listar|liste";
const LIST = `${LIST_ALL}|mostra|mostrar|mostre|exibe|exibir|exiba`;
/** "ver meus filmes" may be to watch them. */
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
/** Words in which a slip of the finger is forgiven: nothing else can be meant where all the rest is a command. */
const FORGIVEN =
  `${LIST}|${SEARCH}|${KEEP}|${DELETE}|notas|anotacao|anotacoes|filmes|series|videos|links|salvei|salvos|salvas|minhas|todos|itens|biblioteca`
    .split("|").filter((word) => word.length >= 5);

/** By which the speaker's own things are told from everybody's: "meus", "que eu salvei". */
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
  `^(?:(?:oi|oie|ola|opa|ei|eai|e ai|bom dia|boa tarde|boa noite|${POLITE}|${NAMES}|agora|ah|entao|ok|beleza|(?:voce )?(?:pode|poderia|podia|consegue)|me|so)(?: [,.!])* )*`;
const TAIL =
  `(?:(?: [,.!])* (?:${POLITE}|${NAMES}|ai|pra mim|pra eu ver|agora|ja|obrigad[ao]|brigad[ao]|obg|valeu|vlw|viu|ok|ta|hein))*(?: [.!])*$`;
const ASKED = "(?:(?: [.!])* \\?)*(?: [.!])*$";
const WISH = "(?:(?:eu )?(?:quero|queria|gostaria de) )?";

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(LEAD + `(?:${alternatives.join("|")})` + TAIL.replace("(?: [.!])*$", ASKED), "d");
}

/** Reading does no harm: it may be asked for, "pode listar tudo?" */
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
    `${WISH}(?:${SEARCH}|${LIST}) (?:a|as|aquela|uma|minha|minhas|as minhas) (?<note>${NOUNS.note})(?: ${KEPT})? (?:sobre|com) (?<query>.+?)`,
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
  `${WISH}(?:${ADD}) ${THIS}(?:(?:link|site|artigo|pagina|materia|noticia|receita|(?<video>video)) )?(?:aqui )?(?:: )?${LINK}`,
  `${LINK} (?:${KEEP})(?: (?:esse|este|isso|o|link|site|artigo|(?<video2>video)))*`,
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
  `${LEAD}(?:(?:anota|anotar|anote)(?: (?:ai|isso|pra mim))*|(?:(?:${ADD}|cria|criar|crie|faz|faca|escreve) )?(?:(?:uma|nova|como|na) )*(?:nota|anotacao)) :(?= |$)`,
);
const KEEPS_PREVIOUS = command(
  `${WISH}(?:${KEEP}) (?:isso|isto|(?:essa|esta) (?:resposta|mensagem|dica|receita|ideia|lista|informacao|explicacao)|(?:esse|este) (?:texto|passo a passo|plano)|` +
    `(?:isso |o )?que (?:voce|eu) (?:acab(?:ou|ei) de )?(?:disse|falou|falei|escreveu|escrevi|mandou|mandei|dizer|falar|escrever))(?: ai)?` +
    `(?: (?:como|numa|nas|em) (?:uma |minhas )?(?:${NOUNS.note})| na minha biblioteca)?`,
);
const DELETES_ALL = command(
  `(?:${DELETE}) (?:tudo|${THINGS}|(?:todos|todas) (?:os |as )?(?:meus |minhas )?itens|toda (?:a )?minha biblioteca|tudo (?:mesmo|de uma vez))`,
);
const THE = "(?:o|a|esse|essa|aquele|aquela|meu|minha)";
const DELETES_ITEM = [
  command(
    `(?:${DELETE}) ${THE} (?:${TYPE}) (?:salv[oa]|que (?:eu )?salvei) (?:(?:${ABOUT}|chamad[oa]) )?(?<query>.+?)`,
  ),
  command(`(?:${DELETE}) ${THE} (?<note>${NOUNS.note}) (?:${ABOUT}|chamada) (?<query>.+?)`),
  command(`(?:${DELETE}) ${THE} (?:(?<movie>filme)|(?<tv_show>serie|seriado))(?: chamad[oa])? (?<query>.+?)`),
  command(`(?:${DELETE}) (?:(?:o|esse|este|meu) )?(?:(?<link>link)|(?<video>video)) (?:aqui )?(?:: )?${LINK}`),
];

/** Words and signs; only a note may have more. The patterns are not linear. */
const LONGEST_COMMAND = 30;

/** Reads a command about what the person saves, said as a whole; null when the message is anything else or says more. */
export function readLibraryCommand(written: string): Intent | null {
  const read = readWords(written, FORGIVEN);
  if (read === null) return null;
  if (read.words.length > LONGEST_COMMAND) return read.url === undefined ? readNote(read) : null;
  if (read.url !== undefined) return readLinkCommand(read, read.url);
  return readListing(read) ?? readDeleting(read) ?? readNote(read) ?? readSaving(read);
}

function readListing(read: CommandWords): Intent | null {
  if (LISTS_ALL.test(read.text)) return found(read, "list_all");
  for (const pattern of LISTS_TYPE) {
    const match = pattern.exec(read.text);
    if (match) return found(read, "list_type", { itemType: typeIn(match) });
  }
  for (const pattern of SEARCHES) {
    const match = pattern.exec(read.text);
    const query = match && phraseAt(read, match, "query", 6);
    if (query) return found(read, "search", { query, itemType: typeIn(match) });
  }
  return null;
}

function readDeleting(read: CommandWords): Intent | null {
  if (DELETES_ALL.test(read.text)) return found(read, "delete_all");
  for (const pattern of DELETES_ITEM) {
    const match = pattern.exec(read.text);
    const query = match && phraseAt(read, match, "query", 6);
    if (query && !STARTS_OPEN.test(fold(query))) return found(read, "delete_item", { query, itemType: typeIn(match) });
  }
  return null;
}

function readSaving(read: CommandWords): Intent | null {
  if (KEEPS_PREVIOUS.test(read.text)) return found(read, "save_previous", { refersToPrevious: true });
  const typed = KEEPS_TITLE.map((pattern) => pattern.exec(read.text)).find((match) => match !== null) ?? null;
  const title = typed && titleAt(read, typed, 8);
  if (title) return found(read, "save", { content: title, itemType: typeIn(typed), year: yearIn(typed) });
  const untyped = KEEPS_UNTYPED.exec(read.text);
  const name = untyped && titleAt(read, untyped, 3);
  if (!name || !isName(name)) return null;
  return { ...found(read, "save", { content: name, year: yearIn(untyped) }), confidence: 0.8 };
}

function readLinkCommand(read: CommandWords, url: string): Intent | null {
  const match = KEEPS_LINK.exec(read.text);
  if (match) {
    const isVideo = isVideoUrl(url) || match.groups?.video !== undefined || match.groups?.video2 !== undefined;
    return found(read, "save", { url, itemType: isVideo ? "video" : "link" });
  }
  return DELETES_ITEM.some((pattern) => pattern.test(read.text)) ? found(read, "delete_item", { url }) : null;
}

function found(read: CommandWords, action: Intent["action"], entities: Intent["entities"] = {}): Intent {
  const given = Object.entries(entities).filter(([, value]) => value !== undefined);
  return { action, confidence: read.mended ? 0.9 : 1, entities: Object.fromEntries(given) };
}

function typeIn({ groups = {} }: RegExpExecArray): SavedType | undefined {
  return ITEM_TYPES.find((type) => groups[type] !== undefined);
}

function yearIn({ groups = {} }: RegExpExecArray): number | undefined {
  const year = groups.year ?? groups.made;
  return year === undefined ? undefined : Number(year);
}

/** Words of which a title or what is looked for seldom consists, and a second sentence always. */
const SAYS_MORE = new RegExp(
  `^(?:que|se|mas|porque|pq|pois|quando|onde|como|qual|quais|quem|quanto|eu|me|te|lhe|voce|ele|ela|eles|elas|meus?|minhas?|seus?|suas?|dele|dela|ess[ea]s?|isso|isto|` +
    `est[ea]s?|aquel[ea]s?|aquilo|nao|nem|hoje|ontem|amanha|depois|antes|pra|pro|tudo|todos|todas|tambem|ai|la|ja|ta|primeir[oa]|ultim[oa]|` +
    `${LIST}|${SEARCH}|${ADD}|${DELETE}|${ANY_TYPE}|lembra|lembre|manda|faz|[^a-z0-9'-])$`,
);

/** The words of a group as they were typed, if they are a phrase and not a sentence. */
function phraseAt(read: CommandWords, match: RegExpExecArray, group: string, most: number): string | null {
  const said = match.groups?.[group]?.split(" ") ?? [];
  return said.length <= most && !said.some((word) => SAYS_MORE.test(word)) ? wordsAt(read, match, group) : null;
}

/** The words of a group as they were typed. */
function wordsAt(read: CommandWords, match: RegExpExecArray, group: string): string {
  const [from = 0, to = 0] = match.indices?.groups?.[group] ?? [];
  const words = read.words.filter(({ at }) => at >= from && at < to);
  return read.written.slice(words[0]?.start, words.at(-1)?.end);
}

const QUOTED = /^["“]([^"“”]+)["”]$/;

/** A title; between quotes it may be a sentence. */
function titleAt(read: CommandWords, match: RegExpExecArray, most: number): string | null {
  const quoted = QUOTED.exec(wordsAt(read, match, "content"))?.[1]?.trim();
  if (quoted) return quoted;
  const phrase = phraseAt(read, match, "content", most);
  return phrase && !STARTS_OPEN.test(fold(phrase)) && !ELSEWHERE.test(fold(phrase)) && isPlain(phrase) ? phrase : null;
}

/** "a nota do mercado" is one of theirs, "o filme do celular" is no title. */
const STARTS_OPEN = new RegExp(
  String.raw`^(?:d[eoa]s?|em|n[oa]s?|com|pra|pro|por|sobre|mais|outr[oa]s?|nov[oa]s?|` +
    String.raw`favorit[oa]s?|preferid[oa]s?|melhor|bo[ma]|noss[oa])\b`,
);
/** Films are put and kept in other places too. */
const ELSEWHERE = new RegExp(
  String.raw` n[oa] (?:tv|televisao|tela|netflix|prime|youtube|hd|pen ?drive|drive|nuvem|` +
    String.raw`pc|computador|notebook|tablet|celular|telefone|carrinho|orcamento|plano)\b`,
);
const SMALL_WORD = /\b(?:d[eoa]s?|e|[oa]s?|ums?|umas?|n[oa]s?|em|com|por|ate|bem|muito|sempre|mais|menos|so)\b|\d/;
/** What else one may want saved. */
const THINGS_TO_KEEP = new Set(
  ("contato numero telefone email endereco senha foto imagem print audio rascunho progresso conversa mensagem arquivo documento data lembrete receita lista " +
    "dado pix chave codigo texto informacao info configuracao jogo vida geral tempo energia agua dinheiro backup perfil pasta evento horario local gente " +
    "galera mano rapaz planilha alteracao mudanca favorito alteracoe historico resposta resultado ideia dica nome amor deu comprovante recibo cupom ingresso passagem curriculo " +
    "relatorio treino dieta rotina agenda tarefa meta playlist musica livro podcast artigo site pagina post meme curso produto mapa codigo token nossa")
    .split(" "),
);

/** Content in which another subject is heard (money, health, people) may be meant for its records. */
function isPlain(content: string): boolean {
  return findSkills(normalizeForSkills(content)).every(({ skill }) => skill === "library");
}

/** A name without a word for what it is: "inception". */
function isName(phrase: string): boolean {
  const folded = fold(phrase);
  return !SMALL_WORD.test(folded) && !folded.split(" ").some((word) => THINGS_TO_KEEP.has(word.replace(/s$/, "")));
}

const THANKS_AFTER = /(?:[\s,.!]+(?:por favor|pfv|pf|obrigad[ao]|obg|valeu|vlw))+[\s.!]*$/i;
/** A time may ask for a reminder, a figure for a record, and what somebody says of themselves for memory. */
const NO_NOTE = new RegExp(
  String.raw`[\d?]|\b(?:eu|me|meus?|minhas?|sou|to|estou|tenho|tive|fui|gosto|odeio|adoro|` +
    String.raw`amo|prefiro|quero|preciso|devo|moro|trabalho|hoje|ontem|amanha|segunda|terca|` +
    String.raw`quarta|quinta|sexta|sabado|domingo|semana|mes|ano|dias?|horas?|cedo|noite|` +
    String.raw`tarde|manha|isso|isto)\b|^\w+ei\b`,
);

/** What is longer tells something, which the model may want to remember. */
const LONGEST_NOTE = 500;

/** "anota :)" is a smile. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

function readNote(read: CommandWords): Intent | null {
  const until = KEEPS_NOTE.exec(read.text)?.[0].length;
  const colon = until === undefined ? undefined : read.words.find(({ at }) => at === until - 1);
  // What follows it as it was written: emojis are no words, and may be all there is.
  const written = colon === undefined ? "" : read.written.slice(colon.end).trim();
  if (written.length > LONGEST_NOTE) return null;
  const content = written.replace(THANKS_AFTER, "");
  return !SAYS_SOMETHING.test(content) || NO_NOTE.test(fold(content)) || !isPlain(content)
    ? null
    : found(read, "save", { itemType: "note", content });
}
