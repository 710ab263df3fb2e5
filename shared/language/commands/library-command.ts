import { findSkills, normalizeForSkills } from "../triggers/find-skills.ts";
import { fold } from "../fold.ts";
import { isVideoUrl } from "../figures/url.ts";
import type { Intent } from "./intent.ts";
import { SAVED_TYPES, type SavedType, typeOfVerb } from "./saved-types.ts";
import { type CommandWords, readCommandWords } from "./command-words.ts";
import {
  DELETES_ALL,
  DELETES_ITEM,
  FORGIVEN,
  IS_LINK,
  KEEPS_LINK,
  KEEPS_NOTE,
  KEEPS_PREVIOUS,
  KEEPS_TITLE,
  KEEPS_UNTYPED,
  LISTS_ALL,
  LISTS_STATUS,
  LISTS_TYPE,
  NAMES_TYPE,
  SAYS_MORE,
  SEARCHES,
} from "./library-patterns.ts";

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
  for (const [status, patterns] of LISTS_STATUS) {
    const match = patterns.map((pattern) => pattern.exec(read.plain)).find((match) => match !== null);
    if (!match) continue;
    const itemType = typeIn(match) ?? typeOfVerb(match.groups?.clause ?? "");
    return intentOf(read, "list_status", { itemType, status });
  }
  const named = NAMES_TYPE.exec(read.plain);
  if (named) return intentOf(read, "list_type", { itemType: typeIn(named), mayAnswer: true });
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
  if (IS_LINK.test(read.plain)) {
    return intentOf(read, "offer_link", { url, itemType: isVideoUrl(url) ? "video" : "link", mayAnswer: true });
  }
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
  return SAVED_TYPES.find((type) => groups[type] !== undefined);
}

function yearIn({ groups = {} }: RegExpExecArray): number | undefined {
  const year = groups.year ?? groups.made;
  return year === undefined ? undefined : Number(year);
}

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
