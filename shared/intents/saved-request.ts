import { fold } from "../text/fold.ts";
import type { Intent, IntentEntities, SavedItemType } from "./intent.ts";
import { readPositions } from "./positions.ts";

const ERASE =
  /\b(?:apag|delet|exclu|remov|elimin)(?:a|e|o|ar|ir|i|er|ue|ues|em|ando)\b|\b(?:limpa|limpe|limpar|zera|zere|zerar|joga fora|tira|tire|tirar|deleeta|dleeta|deleta|apga|apagr|excluri)\b/;
const SHOW =
  /\b(?:list(?:a|e|ar|agem)|mostr(?:a|e|ar)|exib(?:a|e|ir)|ver|veja|ve|abre|abrir|traz|traga|quais|que|quero ver|deixa eu ver|manda|lsita|mosrta)\b|^(?:os|as|a)?\s?(?:meus|minhas|minha (?:biblioteca|lista))\b/;
const SEARCH =
  /\b(?:procur|busc|pesquis|ach|encontr|localiz)(?:a|e|o|ar|ue|ou|ei)\b|\bcade\b|\bqual (?:era|e|eh|foi|o|a)\b|\bonde (?:esta|ta|salvei|anotei)\b/;
const SAVED =
  /\b(?:salv(?:ei|o|os|a|as|ou|amos)|guard(?:ei|ad[oa]s?)|anotei|anotad[oa]s?|favoritei|biblioteca|lista de (?:filmes|series|videos|links|notas)|minha lista|meus salvos|itens|arquivei)\b/;
/** A request to save something new is for the tools. */
const SAVING =
  /^(?:(?:por favor|pode|quero|me|voce|vc|consegue|ai|entao|agora)[\s,]{1,3})*(?:salv|guard|anot|adicion|grav|coloc|bot|inclu|arquiv|favorit)(?:a|e|ar|i|ir)\b|^(?:add|poe|mete|insere)\b/;
const EVERYTHING = /\b(?:tudo|td|todos? (?:os|as)?|todas? (?:as|os)?|todos|todas|inteir[oa]|tds)\b/;
/** What is kept elsewhere than among the saved items; its own tools see to it. */
const ELSEWHERE =
  /\b(?:gast\w{1,5}|despesas?|contas?|boletos?|faturas?|dividas?|parcelas?|dinheiro|salario|renda|orcamento|invest\w{1,8}|peso|pesos|agua|sono|humor|treinos?|exercicios?|metricas?|habitos?|registros?|historico|conversas?|mensagens|memorias?|sabe|aprendeu|perfil|mim|sobre mim|aniversarios?|pessoas?|saude|financas?|remedios?|consultas?|vida|casa|cabeca|pendencias?|contatos?|fotos?|compromissos?|agenda|luz|duvidas?)\b/;
const PREVIOUS = /\b(?:iss[oa]|isto|ess[ea]s?|est[ea]s?|el[ea]s?|ultim[oa]|aquel[ea]|anterior)\b/;
const COMMAND_WORDS = new RegExp(
  `${ERASE.source}|${SEARCH.source}|${SHOW.source}|${SAVED.source}|` +
    "\\b(?:por favor|pfv|pra mim|para mim|me|pode|quero|queria|poderia|sao|voce|vc|eu|ai|algum[a]?|alguma coisa|algo|coisa|coisas|tenho|tem|tinha|havia|sobre|chamad[oa]s?|com o nome|com o titulo|titulo|d[aeo]s?|[nd]?[ao]s?|n[ao]s?|um|uma|que|meus?|minhas?|ja|lista|itens?|item|e|la|aqui|entre|nos|fala(?:va|ndo)?|do tipo|tipo|em|pro|pra)\\b|[?!.,:;]",
  "g",
);
const TYPE_WORDS =
  /\b(?:series?|seriados?|novelas?|animes?|filmes?|videos?|links?|sites?|notas?|notinhas?|anotac(?:ao|oes)|lembretes?|artigos?)\b/g;

/** Requests about saved items: list, list by type, search, delete one, delete all; null when it is none of them. */
export function readSavedRequest(text: string): Intent | null {
  const folded = fold(text).trim();
  if (folded.length > 200) return null;
  const itemType = savedItemType(folded);
  const typed: IntentEntities = itemType === undefined ? {} : { itemType };
  if (isErase(folded)) return ELSEWHERE.test(folded) ? null : readErase(text, folded, typed);
  if (ELSEWHERE.test(folded) || SAVING.test(folded)) return null;
  return readSearch(text, folded, typed) ?? readList(folded, typed);
}

/** The command comes first, at most after politeness: "quero apagar tudo", not "apaguei tudo ontem". */
function isErase(folded: string): boolean {
  const at = folded.search(ERASE);
  return at >= 0 &&
    /^(?:(?:oi|ola|ei|por favor|pfv|pode|podes|voce|vc|poderia|consegue|quero|queria|preciso|que|entao|agora|ah|ok|sim|por gentileza|da pra|me)[\s,!]{1,3})*$/
      .test(folded.slice(0, at));
}

function readErase(text: string, folded: string, typed: IntentEntities): Intent | null {
  const rest = folded.replace(ERASE, " ").trim();
  if (EVERYTHING.test(rest)) {
    // "apaga tudo sobre dentista" names what to delete.
    const query = queryOf(text, folded.replace(EVERYTHING, (all) => " ".repeat(all.length)));
    if (query !== "") return { action: "delete_item", confidence: 0.7, entities: { ...typed, query } };
    return { action: "delete_all", confidence: 0.95, entities: typed };
  }
  const positions = readPositions(rest);
  if (positions !== null) {
    return { action: "delete_item", confidence: 0.9, entities: { ...typed, selection: positions } };
  }
  const query = queryOf(text, folded);
  if (query === "") {
    if (PREVIOUS.test(rest)) {
      return { action: "delete_item", confidence: 0.8, entities: { ...typed, refersToPrevious: true } };
    }
    return typed.itemType === undefined ? null : { action: "delete_item", confidence: 0.7, entities: typed };
  }
  if (PREVIOUS.test(rest)) typed = { ...typed, refersToPrevious: true };
  const confidence = typed.itemType !== undefined || SAVED.test(folded) ? 0.9 : 0.7;
  return query.split(/\s+/).length > 8 ? null : { action: "delete_item", confidence, entities: { ...typed, query } };
}

function readSearch(text: string, folded: string, typed: IntentEntities): Intent | null {
  const about = /\b(?:sobre|chamad[oa]s?|com o nome|falando de|que fala(?:va)? d[eoa])\s/.test(folded);
  const asked = SEARCH.test(folded) || (about && (SAVED.test(folded) || /\btenho\b/.test(folded)));
  // "qual o melhor filme?" asks for an opinion unless it was saved.
  if (/\bqual\b/.test(folded) && !SAVED.test(folded)) return null;
  if (!asked || (!SAVED.test(folded) && typed.itemType === undefined)) return null;
  const query = queryOf(text, folded);
  if (query === "" || query.split(/\s+/).length > 10) return null;
  return { action: "search_saved", confidence: SAVED.test(folded) ? 0.9 : 0.75, entities: { ...typed, query } };
}

function readList(folded: string, typed: IntentEntities): Intent | null {
  const kept = SAVED.test(folded);
  const shown = SHOW.test(folded) || /^(?:tudo|tds?)\b/.test(folded) || (kept && typed.itemType !== undefined) ||
    /\btenho\b/.test(folded);
  if (!shown) return null;
  const foreign = queryOf(folded, folded).replace(EVERYTHING, " ").replace(/\b(?:tudo|todos|todas|coisas?)\b/g, " ")
    .trim();
  if (foreign !== "") return null;
  if (typed.itemType !== undefined) {
    const own = kept || EVERYTHING.test(folded) || /\b(?:meus|minhas|tenho)\b/.test(folded) ||
      /^(?:me )?(?:list|mostr)/.test(folded);
    return own ? { action: "list_by_type", confidence: kept ? 0.95 : 0.85, entities: typed } : null;
  }
  const everything = EVERYTHING.test(folded) ||
    /\b(?:o que|q) (?:eu )?(?:ja )?(?:tenho|salvei|guardei|anotei|tem)\b|\bitens\b|\bbiblioteca\b|\bsalvos\b/.test(
      folded,
    );
  if (
    !kept && !/^(?:(?:me|pode|quero|por favor) )*(?:list\w{1,3}|mostr\w{1,2}) (?:tudo|td|todos)\b[.!]*$/.test(folded)
  ) return null;
  return everything || kept ? { action: "list_all", confidence: 0.95, entities: {} } : null;
}

/** What is left of the text when the words of the command are taken out, as typed. */
function queryOf(text: string, folded: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  const left = folded.replace(/^[^\S]+/, "").replace(PREVIOUS, blank);
  const kept = left.replace(COMMAND_WORDS, blank).replace(TYPE_WORDS, blank);
  const start = kept.search(/\S/);
  if (start < 0) return "";
  const end = kept.trimEnd().length;
  return text.trim().normalize("NFC").slice(start, end).replace(/[?!.,;:\s"“”]+$/, "").replace(/^["“”\s]+/, "");
}

const TYPES: readonly [SavedItemType, RegExp][] = [
  ["tv_show", /\b(?:series?|seriados?|novelas?|animes?|tv ?shows?)\b/],
  ["movie", /\b(?:filmes?|filminhos?|longas?|movies?)\b/],
  ["video", /\b(?:videos?|videozinhos?|youtube|yt)\b/],
  ["link", /\b(?:links?|sites?|urls?|paginas?|artigos?|favoritos)\b/],
  ["note", /\b(?:notas?|notinhas?|anotac(?:ao|oes)|anotacoezinhas|lembretes?|recados?|textos?|ideias?)\b/],
];

/** The kind of saved item named in folded text, the first one named; undefined when none is. */
function savedItemType(folded: string): SavedItemType | undefined {
  let first: { type: SavedItemType; at: number } | undefined;
  for (const [type, pattern] of TYPES) {
    const at = folded.search(pattern);
    if (at >= 0 && (first === undefined || at < first.at)) first = { type, at };
  }
  return first?.type;
}
